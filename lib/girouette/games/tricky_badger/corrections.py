# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger: what the device believes of the table, put right.

A card goes from one place to another: a player's collection, the discards, or "unseen", the cards
that were put up without the device's knowing. Every card of a virtual deck is known: it has none.
What would not stay as it is put (a hamster beside a hungry badger) is refused: the table has
settled that already, so something else is to be put right first.
"""

from girouette.games.tricky_badger.game import ARROWS, TYPES, Game, stack
from girouette.questions import Choose, Number, Tell

# Cards and bits as in game.py: private numbers are folded into the code.
_MALE = 2
_TWIG = 6
_MAGPIE = 7
_CAGE = 8
_GIVEN = 12
_LOCKED = 16


def script(game):
    options = ["card"]
    if game.phase == "prize":
        options.append("first")
        # A referee knows the leaf cards of each trick, a virtual deck its cards.
        if not game.referee and not game.virtual:
            options.append("trick")
    elif game.phase == "play":
        # Without a referee the prize is what was told last, undo is quicker; with one, the first
        # player has led already.
        if not game.referee:
            options.append("first")
        elif game.prize:
            options.append("prize")
    elif game.phase != "end":
        yield Tell("cannot_correct", stop=True)
        return
    what = yield Choose("correct", None, options)
    if what == "card":
        yield from move_card(game)
    elif what == "first":
        colour = yield Choose("first", None, list(game.colours), None, game.first)
        game.first = game.colours.index(colour)
        yield Tell("corrected_first", game.first)
    elif what == "trick":
        yield from set_trick(game)
    else:
        yield from set_prize(game)


def set_trick(game):
    """TB-04, 07: a trick that was forgotten leaves one face-up card fewer; one that was entered
    twice can be taken back once its card is out of the collections."""
    while True:
        trick = yield Number("trick", None, 1, 9, game.trick)
        unseen = game.unseen + trick - game.trick
        if unseen >= 0:
            break
        yield Tell("cannot_correct_trick", stop=True, trick=trick)
    game.face_up -= trick - game.trick
    game.unseen = unseen
    game.trick = trick
    yield Tell("corrected_trick", trick=trick)


def set_prize(game):
    """TB-08, 11: the card at stake and its arrow."""
    offered = []
    for card in TYPES:
        if card == game.prize or not game.virtual or game.arrows_of(card):
            offered.append(card)
    prize = yield Choose("prize", game.first, offered, None, offered.index(game.prize))
    arrows = game.arrows_of(prize)
    if prize == game.prize and game.arrow not in arrows:
        arrows.append(game.arrow)
    start = arrows.index(game.arrow) if game.arrow in arrows else 0
    arrow = yield Choose("arrow", game.first, arrows, None, start, card=prize)
    old, new = TYPES.index(game.prize), TYPES.index(prize)
    if game.virtual:
        game.dealt.append(old * 2 + ARROWS.index(game.arrow))
        game.dealt.remove(new * 2 + ARROWS.index(arrow))
        game.dealt.sort()
    game.seen[old] -= 1
    game.seen[new] += 1
    game.prize = prize
    game.arrow = arrow
    yield Tell("corrected_prize", card=prize, arrow="way." + arrow)


# --- a card goes from one place to another ------------------------------------------------------


def move_card(game):
    """TB-19..37: which card, where the device has it, where it lies. An animal goes with what lies
    on it, other cards go alone."""
    types = list(TYPES)
    if game.virtual:
        types.remove(TYPES[_MAGPIE])  # all of them are discarded, and stay so
    while True:
        card = TYPES.index((yield Choose("card", None, types)))
        places = [colour for colour in game.colours if lying(game, colour, card)]
        if game.discards[card]:
            places.append("discards")
        if game.unseen:
            places.append("unseen")
        if places:
            break
        yield Tell("cannot_correct_card", stop=True, card=TYPES[card])
    place = yield Choose("place", None, places)
    animal = yield from choose_stack(game, place, card)
    offered = list(game.colours) if card != _MAGPIE else []
    offered += ["discards"] if game.virtual else ["discards", "unseen"]
    # What lies on an animal may belong on another one of the same player.
    if place in offered and (animal < 0 or card <= _MALE):
        offered.remove(place)
    while True:
        to = yield Choose("to", None, offered)
        # On a copy, until the last answer is given.
        trial = copy_of(game)
        cards = take(trial, place, card, animal)
        refused = yield from put(trial, to, card, animal, cards)
        tells = []
        for seat, colour in enumerate(game.colours):
            if not refused and colour in (place, to):
                refused = yield from settle(trial, seat, tells)
        if not refused:
            break
        key, seat = refused
        yield Tell("cannot_correct." + key, seat, stop=True, card=TYPES[card])
    if to in game.colours:
        yield from game.learn_points(card)  # TB-39: the last question, if it is one
    game.animals, game.loose = trial.animals, trial.loose
    game.discards, game.seen, game.unseen = trial.discards, trial.seen, trial.unseen
    yield Tell("corrected_card", cards=[TYPES[one] for one in cards], place=place, to=to)
    for tell in tells:
        yield Tell("associated", tell.seat, **tell.values)


def lying(game, place, card):
    """How a card lies in a collection: the animals with it in their stack, -1 where it is loose;
    nothing in other places."""
    found = []
    if place in game.colours:
        seat = game.colours.index(place)
        if card <= _TWIG and game.loose[seat][card]:
            found.append(-1)
        for animal in sorted(game.animals[seat]):
            if card in stack(animal) and animal not in found:
                found.append(animal)
    return found


def choose_stack(game, place, card):
    """Which of them; -1 where it lies on no animal."""
    found = lying(game, place, card)
    if len(found) < 2:
        return found[0] if found else -1
    options = [str(number + 1) for number in range(len(found))]
    question = Choose("target", game.colours.index(place), options, what="for.correct")
    for option, animal in zip(options, found):
        question.values[option] = [TYPES[card] if animal < 0 else "a." + str(animal)]
    return found[int((yield question)) - 1]


def copy_of(game):
    trial = Game()
    trial.colours = game.colours
    trial.weevils = game.weevils
    trial.animals = [list(animals) for animals in game.animals]
    trial.loose = [bytearray(loose) for loose in game.loose]
    trial.discards = bytearray(game.discards)
    trial.seen = bytearray(game.seen)
    trial.unseen = game.unseen
    return trial


def take(game, place, card, animal):
    """The cards that leave a place."""
    if place == "discards":
        game.discards[card] -= 1
    elif place == "unseen":
        game.seen[card] += 1
        game.unseen -= 1
    elif animal < 0:
        game.loose[game.colours.index(place)][card] -= 1
    else:
        animals = game.animals[game.colours.index(place)]
        animals.remove(animal)
        if card <= _MALE:
            return stack(animal)
        animals.append(animal & ~(_LOCKED if card >= _CAGE else _GIVEN))
    return [card]


def put(game, place, card, animal, cards):
    """They come to another place; (why, whose collection) when that cannot be."""
    if place == "discards":
        for one in cards:
            game.discards[one] += 1
    elif place == "unseen":
        for one in cards:
            game.seen[one] -= 1
            game.unseen += 1
    else:
        seat = game.colours.index(place)
        if card <= _MALE:
            game.animals[seat].append(max(card, animal))
        elif card < _CAGE:
            game.loose[seat][card] += 1
        else:
            partners = game.partners(seat, card)
            if not partners:
                return "lock", seat
            _, animal = yield from game.target(seat, card, partners)
            animals = game.animals[seat]
            animals[animals.index(animal)] |= _LOCKED
    return None


def settle(game, seat, tells):
    """What can be associated is, and told; (why, seat) when cards would be lost by it."""
    steps = game.live_together(seat)
    answer = None
    while True:
        try:
            question = steps.send(answer)
        except StopIteration:
            return None
        answer = None
        if question.kind != "tell":
            answer = yield question
        elif question.key == "associated":
            tells.append(question)
        else:
            return question.key, seat
