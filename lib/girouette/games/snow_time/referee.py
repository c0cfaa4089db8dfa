# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The referee's turn of Snow Time: the cards are entered, the device resolves them.

From the top of the tree, and the pawns go with it; one page says in the end what there is to do.
"""

from girouette.games.snow_time.game import CARDS, cards_of
from girouette.questions import BadAnswer, Choose, Question, Tell

_TOP = 7
_HEALER = 8
_LOOKOUT = 9
_STORM = 10
_NUMBERS = 0b11111110

_FRUIT = 1
_FIGHT = 2
_MANA = 3


def turn(game):
    game.phase = "cards"
    yield from play_cards(game, range(len(game.colours)))
    yield from resolve(game)
    yield result(game)
    if not game.winners:
        game.played = [0] * len(game.colours)
        game.gained = 0


def play_cards(game, seats):
    """TT-09, 26, 36: all cards are face up now; each player's is one they can have."""
    for seat in seats:
        game.active = seat
        question = which_card(game)
        question.again = lambda: which_card(game)
        card = yield question
        game.played[seat] = CARDS.index(card)
        yield Tell("plays", seat, card=card)


def which_card(game):
    key = "card" if game.phase == "cards" else "lookout"
    return Hand(key, game.active, game.hand(game.active), game.fruits)


class Hand(Choose):
    """A card of a set, listed only where somebody looks. The cursor starts where people go: on the
    floor with the most fruits, the upper of two, or on the healer with at most two characters
    left."""

    in_words = True

    def __init__(self, key, seat, cards, fruits):
        Question.__init__(self, key, seat, {})
        self.cards = cards
        self.fruits = fruits

    @property
    def options(self):
        return cards_of(self.cards)

    @property
    def places(self):
        return bin(self.cards).count("1")

    @property
    def first(self):
        start = characters = most = 0
        for floor in range(1, _TOP + 1):
            if self.cards >> floor & 1:
                if self.fruits[floor] >= most:
                    most = self.fruits[floor]
                    start = characters
                characters += 1
        return start if characters > 2 else characters

    def decode(self, byte):
        for card in range(1, len(CARDS)):
            if self.cards >> card & 1:
                if not byte:
                    return CARDS[card]
                byte -= 1
        raise BadAnswer("bad.option")


def resolve(game):
    """TT-10, 11: A specials, B and C fights and fruits, D mana, E bonus, F hands.

    TT-37: it stops at the very step that brings a pawn to the arrival.
    """
    game.phase = "specials"
    if _LOOKOUT in game.played:
        yield from lookouts(game)
    if _STORM in game.played:
        yield from game.part("storm")
    if game.winners:
        return
    if _HEALER in game.played:
        yield from healers(game)
    game.phase = "floors"
    still = yield from floors(game)
    if game.winners:
        return
    yield from mana(game, still)
    if game.winners:
        return
    game.phase = "bonus"
    if not game.sure:
        yield from game.part("track")
    game.arrive()  # a track that was corrected may end at a pawn
    if not game.winners and set(game.bonus_places) & set(game.places):
        yield from game.part("bonus")
    if still and not game.winners:
        # TT-24, 29: to hand again, as the healers.
        yield Tell("back", seats=game.names(still))


# --- A: the special cards, in the order of TT-34 ---------------------------------------


def lookouts(game):
    """TT-30, 31, 35: another card from the hand, now that all the others are known."""
    owners = game.who_played(_LOOKOUT)
    discard(game, owners)
    if len(owners) > 1:
        yield Tell("lookouts", stop=True, seats=game.names(owners))
    yield from play_cards(game, owners)


def healers(game):
    """TT-27..29: up to two number cards of one's own, or all seven when all are gone. Nobody leaves
    one or two lying: these come back unasked. Of more, two are chosen at once; who wants only one,
    or none, says so first."""
    for seat in game.who_played(_HEALER):
        game.active = seat
        if game.discards[seat] & game.all_lost == game.all_lost:
            game.discards[seat] &= ~_NUMBERS
            yield Tell("heals_all", seat, stop=True)
            continue
        cards = cards_of(game.discards[seat] & _NUMBERS)
        for option in ("others", "none") if len(cards) > 2 else ():
            question = which_back(game, option)
            question.again = lambda option=option: which_back(game, option)
            key = yield question
            cards = key.split("+") if key != "none" else []
            if key != option:
                break
        for card in cards:
            game.discards[seat] &= ~(1 << int(card))
        yield Tell("heals", seat, cards=cards)


def which_back(game, option):
    """Pairs of cards, or single ones where the others are asked for, and the option. The highest
    are the strongest, and come first."""
    options = cards_of(game.discards[game.active] & _NUMBERS)
    options.reverse()
    if option == "others":
        options = [high + "+" + low for at, high in enumerate(options) for low in options[at + 1 :]]
    return Choose("heal", game.active, options + [option])


# --- B, C, D: the tree from the top ----------------------------------------------------


def floors(game):
    """TT-11: from floor 7 down, the fights of a floor and then its fruits, or the fights of all
    and then the fruits of all; the seats that are left in the tree, from its top."""
    still = []
    for floor in sorted(set(game.played), reverse=True):
        here = game.on_floor(floor) if floor <= _TOP else ()
        if len(here) > 1:
            yield from brawl(game, floor, here)
        elif here:
            yield from stand(game, floor, here, not game.by_steps)
            still += here
        if game.winners:
            return still
    for seat in still if game.by_steps else ():
        yield from stand(game, game.played[seat], [seat], True)
        if game.winners:
            break
    return still


def brawl(game, floor, seats):
    """TT-12, 16, 39: all on one floor fall; a point for each other one; nobody below is hit."""
    discard(game, seats)
    points = len(seats) - 1
    score(game, seats, points, _FIGHT)
    yield Tell(
        "brawl",
        floor=floor,
        fallen=game.names(seats),
        points=points,
        places=game.squares_of(seats),
    )


def stand(game, floor, seats, eats):
    """TT-13..15, 18, 19: one alone knocks down all on the floor below, then eats."""
    below = game.on_floor(floor - 1)
    discard(game, below)
    score(game, seats, len(below), _FIGHT)
    eaten = 0
    if eats and not game.winners:
        eaten = game.fruits[floor]
        game.fruits[floor] = 0
        if eaten:
            game.eaten |= 1 << floor
        score(game, seats, eaten, _FRUIT)
    if below or eaten:
        yield Tell(
            "beats_eats" if below and eaten else "beats" if below else "eats",
            seats[0],
            floor=floor,
            fallen=game.names(below),
            points=len(below),
            fruits=eaten,
            place=game.squares_of(seats)[0],
        )


def mana(game, seats):
    """TT-20: the lowest character still in the tree, if any."""
    if seats:
        lowest = seats[-1:]
        seat = lowest[0]
        score(game, lowest, 1, _MANA)
        place = game.squares_of(lowest)[0]
        yield Tell("mana", seat, floor=game.played[seat], place=place)


# --- the end of the turn ------------------------------------------------------------------------


def result(game):
    """TT-04, 12, 13, 18: what there is to do at the table after a turn, all at once: the cards
    that go, the floors that are eaten empty, where every pawn stands. The history has the
    steps."""
    fallen = []
    for seat, card in enumerate(game.played):
        if card <= _TOP and game.discards[seat] >> card & 1:
            fallen.append(seat)
    eaten = []
    for floor in range(_TOP, 0, -1):
        if game.eaten >> floor & 1:
            eaten.append(floor)
    key = "result_both" if fallen and eaten else "result_fallen" if fallen else "result_eaten"
    game.eaten = 0
    return Tell(
        key if fallen or eaten else "result",
        stop=True,
        fallen=game.names(fallen),
        floors=eaten,
        places=game.scores(),
    )


# --- what a step does to the table -----------------------------------------------------


def discard(game, seats):
    """TT-12, 13, 17, 35: the cards that these played; a character falls out of the tree."""
    for seat in seats:
        game.discards[seat] |= 1 << game.played[seat]


def score(game, seats, points, kind):
    """TT-04, 23: each point is one square; squares are shared freely."""
    if points:
        for seat in seats:
            game.places[seat] += points
            game.gained |= 1 << 4 * seat + kind
    elif game.sure:
        return  # no pawn has moved, nor has the arrival
    game.arrive()
