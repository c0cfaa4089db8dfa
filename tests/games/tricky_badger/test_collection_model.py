# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The Collection against a second model on random sequences of won cards.

The model knows no bytes and no order of methods. A collection is a list of stacks, each a sorted
tuple of card names; the rules are a table of reactions, and the first one that applies happens,
until none does. What it cannot know, a player's choice, it takes from the question, after having
found the same legal targets itself. What a theft would cost it finds by trying each.
"""

import random
from itertools import combinations

import pytest

from tests.games.tricky_badger.story import Story

HAMSTERS = {"female", "male"}
FOODS = {"wheat", "weevil"}
# The words of targets, as the texts know them.
STACKS = {
    "a.0": ("badger",),
    "a.4": ("badger", "bone"),
    "a.16": ("badger", "cage"),
    "a.1": ("female",),
    "a.9": ("female", "wheat"),
    "a.13": ("female", "weevil"),
    "a.17": ("female", "trap"),
    "a.2": ("male",),
    "a.10": ("male", "wheat"),
    "a.14": ("male", "weevil"),
    "a.18": ("male", "trap"),
}
WORDS = {tuple(sorted(stack)): word for word, stack in STACKS.items()}
COMMON = ["badger", "female", "male", "bone", "wheat", "weevil", "twig", "magpie", "cage", "trap"]


def holds(stack, names):
    return bool(set(stack) & set(names))


def loose(cards, names):
    return [stack for stack in cards if len(stack) == 1 and stack[0] in names]


def without(cards, names):
    """All stacks with one of these cards go."""
    return [stack for stack in cards if not holds(stack, names)]


def hungry(stack):
    return holds(stack, ["badger"]) and not holds(stack, ["bone"])


def unfed(stack):
    return holds(stack, HAMSTERS) and not holds(stack, FOODS)


def partners(cards, card):
    """The stacks that a loose card could be put on, alike ones once."""
    wants = hungry if card == "bone" else unfed
    return sorted({stack for stack in cards if wants(stack)})


# (name of the reaction, when it happens, what is left then); None: a loose card is put on a stack.
REACTIONS = [
    ("bone", lambda cards: loose(cards, ["bone"]) and any(map(hungry, cards)), None),
    ("food", lambda cards: loose(cards, FOODS) and any(map(unfed, cards)), None),
    (
        "eaten",
        lambda cards: any(map(hungry, cards)) and any(holds(one, HAMSTERS) for one in cards),
        lambda cards: without(cards, HAMSTERS),
    ),
    (
        "quarrel",
        lambda cards: sum(one.count("male") for one in cards) >= 2,
        lambda cards: without(cards, HAMSTERS),
    ),
    (
        "weevils",
        lambda cards: loose(cards, ["weevil"]) and loose(cards, ["wheat"]),
        lambda cards: [one for one in cards if one != ("wheat",)],
    ),
]
OPTIONS = ("eaten", "discard", "weevils")
# What is told of the cost of a theft, by the card and the reaction that would take it.
COSTS = {
    ("cage", "eaten"): "cost_of_cage",
    ("trap", "eaten"): "cost_of_trap",
    ("trap", "quarrel"): "cost_of_male",
    ("trap", "weevils"): "cost_of_wheat",
}


def reactions(options):
    """The table for these options of the game."""
    table = list(REACTIONS)
    if "eaten" in options:
        table.insert(3, table.pop(1))  # hamsters are fed after they were eaten or have quarrelled
    if "weevils" in options:
        name, _, result = table[-1]
        table[-1] = (name, lambda cards: loose(cards, ["wheat"]) and any_weevil(cards), result)
    return table


def any_weevil(cards):
    return any(holds(stack, ["weevil"]) for stack in cards)


class Model:
    """Runs beside a Story and answers its questions at random."""

    def __init__(self, players, seed, options=()):
        self.rng = random.Random(seed)
        self.story = Story(players, options=options)
        self.options = options
        self.reactions = reactions(options)
        self.cards = {colour: [] for colour in self.story.colours}
        self.seen = set()  # the reactions and effects that happened

    def win(self, winner, card):
        self.story.wins(winner, card)
        if card == "magpie":
            self.magpie(winner)
        elif card in ("cage", "trap"):
            self.lock(winner, card)
        else:
            self.cards[winner].append((card,))
            self.react(winner)

    def react(self, owner):
        """All that happens among a player's cards."""
        self.cards[owner], happened = self.settle(
            self.cards[owner], lambda stacks: self.choose([(owner, one) for one in stacks])[1]
        )
        self.seen |= set(happened)

    def settle(self, cards, choose):
        """The cards after all reactions, and which those were."""
        cards = list(cards)
        for name, applies, result in self.reactions:
            if not applies(cards):
                continue
            if result:
                cards = result(cards)
            else:
                card = loose(cards, ["bone"] if name == "bone" else FOODS)[0]
                stack = choose(partners(cards, card[0]))
                cards.remove(card)
                cards.remove(stack)
                cards.append(tuple(sorted(stack + card)))
            cards, more = self.settle(cards, choose)
            return cards, [name, *more]
        return cards, []

    def choose(self, targets, always=False):
        """The target the players take, after both have found the same ones; None: none of them."""
        if len(targets) == 1 and not always:
            return targets[0]
        question = self.story.question
        assert question.key == "target"
        named = {(owner, WORDS.get(stack, stack[0])): (owner, stack) for owner, stack in targets}
        options = [option for option in question.options if option != "discard"]
        assert ("discard" in question.options) == (always and "discard" in self.options)
        assert sorted(tuple(question.values[one]) for one in options) == sorted(named)
        option = self.rng.choice(question.options)
        self.story.do(option)
        return None if option == "discard" else named[tuple(question.values[option])]

    def magpie(self, winner):
        targets = set()
        for owner, cards in self.cards.items():
            reach = FOODS if owner == winner else FOODS | {"bone", "twig"}
            targets |= {(owner, stack) for stack in loose(cards, reach)}
        if not targets:
            self.seen.add("nothing for a magpie")
            return
        owner, stack = self.choose(sorted(targets))
        self.cards[owner].remove(stack)
        self.seen.add("magpie on " + stack[0])
        if stack[0] not in FOODS:
            keep = self.rng.choice(["keep", "discard"])
            self.story.do(keep)
            if keep == "keep":
                self.cards[winner].append(stack)
                self.react(winner)

    def lock(self, winner, card):
        kinds = ["badger"] if card == "cage" else HAMSTERS
        targets = set()
        for owner, cards in self.cards.items():
            for stack in cards:
                if holds(stack, kinds) and not holds(stack, [card]):
                    targets.add((owner, stack))
        if not targets:
            self.seen.add("nothing for a " + card)
            return
        self.check_costs(winner, card, targets)
        chosen = self.choose(sorted(targets), always=True)
        if chosen is None:
            self.seen.add(card + " discarded")
            return
        owner, stack = chosen
        self.seen.add(card + (" kept" if owner == winner else " stole"))
        self.cards[owner].remove(stack)
        self.cards[winner].append(tuple(sorted((*stack, card))))
        self.react(winner)

    def check_costs(self, winner, card, targets):
        """TB-32: everything a theft could cost was told before it is chosen, and nothing else."""
        costs = set()
        for owner, stack in targets:
            cards = [*self.cards[winner], tuple(sorted((*stack, card)))]
            if owner == winner:
                cards.remove(stack)
            _, happened = self.settle(cards, lambda stacks: stacks[0])
            costs |= {COSTS[card, name] for name in happened if (card, name) in COSTS}
        told = {tell.key: tell.values for tell in self.story.heard if tell.key.startswith("cost")}
        assert set(told) == costs
        self.seen |= costs
        mine = sorted(name for one in self.cards[winner] for name in one if name in HAMSTERS)
        for key in ("cost_of_cage", "cost_of_male"):
            assert key not in told or sorted(told[key]["cards"]) == mine

    def points(self, colour):
        """What the stacks are worth when printed points of other cards are 0."""
        cards = self.cards[colour]
        names = [name for stack in cards for name in stack]
        twigs = names.count("twig")
        fed = [stack for stack in cards if holds(stack, HAMSTERS) and holds(stack, FOODS)]
        total = 3 * names.count("badger") + names.count("female") + names.count("male")
        total += len(fed) + ("female" in names and "male" in names)
        return total + (2 * twigs if twigs > 4 else -twigs)

    def compare(self):
        for colour in self.cards:
            stacks, counts = self.story.cards(colour)
            shown = [tuple(sorted(stack.split("+"))) for stack in stacks]
            shown += [(name,) for name, count in counts.items() for _ in range(count)]
            assert sorted(shown) == sorted(self.cards[colour])
            assert self.story.score(colour) == self.points(colour)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_sequences_agree_with_the_model(players):
    seen = set()
    every = [some for count in range(4) for some in combinations(OPTIONS, count)]
    for seed in range(60):
        # As many with all readings of the rulebook as they are as with others.
        options = every[seed // 2 % len(every)] if seed % 2 else ()
        model = Model(players, f"{players}/{seed}", options)
        # Few kinds of card at a time make deep collections; all of them make wide ones.
        kinds = model.rng.sample(COMMON, model.rng.randint(3, len(COMMON)))
        if options == ("weevils",):
            kinds = ["female", "male", "wheat", "wheat", "weevil", "trap"]
        for _ in range(45):
            model.win(model.rng.choice(model.story.colours), model.rng.choice(kinds))
            model.compare()
        seen |= model.seen
    names = {name for name, _, _ in REACTIONS}
    birds = {"magpie on " + card for card in ("wheat", "weevil", "bone", "twig")}
    done = (" kept", " stole", " discarded")
    locks = {card + one for card in ("cage", "trap") for one in done}
    nothing = {"nothing for a " + card for card in ("magpie", "cage", "trap")}
    assert seen == names | birds | locks | nothing | set(COSTS.values())
