# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The Collection against a second model on random sequences of won cards.

The model knows no bytes and no order of methods. A collection is a list of stacks, each a sorted
tuple of card names; the rules are a table of reactions, and the first one that applies happens,
until none does. What it cannot know, a player's choice, it takes from the question, after having
found the same legal targets itself.
"""

import random

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
    ("food", lambda cards: loose(cards, FOODS) and any(map(unfed, cards)), None),
    (
        "weevils",
        lambda cards: loose(cards, ["weevil"]) and loose(cards, ["wheat"]),
        lambda cards: [one for one in cards if one != ("wheat",)],
    ),
]


class Model:
    """Runs beside a Story and answers its questions at random."""

    def __init__(self, players, seed):
        self.rng = random.Random(seed)
        self.story = Story(players)
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
        for name, applies, result in REACTIONS:
            cards = self.cards[owner]
            if not applies(cards):
                continue
            self.seen.add(name)
            if result:
                self.cards[owner] = result(cards)
            else:
                card = loose(cards, ["bone"] if name == "bone" else FOODS)[0]
                stacks = partners(cards, card[0])
                _, stack = self.choose([(owner, stack) for stack in stacks])
                cards.remove(card)
                cards.remove(stack)
                cards.append(tuple(sorted(stack + card)))
            return self.react(owner)
        return None

    def choose(self, targets):
        """The target the players take, after both have found the same ones."""
        if len(targets) == 1:
            return targets[0]
        question = self.story.question
        assert question.key == "target"
        named = {(owner, WORDS.get(stack, stack[0])): (owner, stack) for owner, stack in targets}
        assert sorted(map(tuple, self.story.targets())) == sorted(named)
        option = self.rng.choice(question.options)
        chosen = named[tuple(question.values[option])]
        self.story.do(option)
        return chosen

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
        owner, stack = self.choose(sorted(targets))
        self.seen.add(card + (" kept" if owner == winner else " stole"))
        self.cards[owner].remove(stack)
        self.cards[winner].append(tuple(sorted((*stack, card))))
        self.react(winner)

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
    for seed in range(60):
        model = Model(players, f"{players}/{seed}")
        # Few kinds of card at a time make deep collections; all of them make wide ones.
        kinds = model.rng.sample(COMMON, model.rng.randint(3, len(COMMON)))
        for _ in range(45):
            model.win(model.rng.choice(model.story.colours), model.rng.choice(kinds))
            model.compare()
        seen |= model.seen
    reactions = {name for name, _, _ in REACTIONS}
    birds = {"magpie on " + card for card in ("wheat", "weevil", "bone", "twig")}
    locks = {card + done for card in ("cage", "trap") for done in (" kept", " stole")}
    nothing = {"nothing for a " + card for card in ("magpie", "cage", "trap")}
    assert seen == reactions | birds | locks | nothing
