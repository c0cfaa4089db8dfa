# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire: the hunt for the Iguane's fire, with the Chapardeur as the device's own seat.

Only one value can be played at any moment, so one press a turn (play, filou or pass) tells the
device every card on the table. Cards are numbers: 1-9 the opossums, 10 the filou, "+1". A fire card
is the Iguane's start value, 1-9, or 10 + seat for a campfire. A set of cards is an int, bit c for
card c. A Brasier is a pile, in bytes: see `pile_of`.
"""

from girouette import game as base
from girouette import parts
from girouette.chance import Chance
from girouette.fact import Fact
from girouette.questions import Choose, Heading, Tell

ROUNDS = 9

# Of a pile in bytes: the opossum on top, the value that it had when it won, then the fire cards.
TOP = 0
VALUE = 1
FIRES = 2

_FILOU = 10
_CAMPFIRE = 10
_ALL_CARDS = 0b11111111110


def next_value(value):
    """The one value that covers this one (TOF-17, 18): after 9 comes 1."""
    return value % 9 + 1


def label(card, value=0):
    """What is printed on a card; with its value the filou's too: "+1=6"."""
    if card == _FILOU:
        return "+1=" + str(value) if value else "+1"
    return card


def pile_of(card, value, fires):
    """A Brasier: its TOP, its VALUE, and FIRES below."""
    return bytes((card, value)) + fires


def flames_fact(card):
    """The name of the fact how many flames are printed on a fire card."""
    return "tof.campfire" if card >= _CAMPFIRE else "tof.flames." + str(card)


def labels(mask):
    """What is printed on the cards of a set."""
    found = []
    card = 1
    while mask >> card:
        # Without a call a card: a round's end asks this of everybody.
        if mask >> card & 1:
            found.append("+1" if card == _FILOU else card)
        card += 1
    return found


class Turn(Choose):
    """The question that stands in a hunt. Where the cursor starts is found only where somebody
    looks."""

    @property
    def first(self):
        # Cards are chosen with the start in sight: the three are mostly among the first that one
        # has from there on. The fewer of these lie below this one, and the fewer are played
        # already, the likelier it is one of them.
        game, seat = self.game, self.seat
        below = bin(game.played[seat]).count("1")
        card = game.start
        while card != game.value:
            below += game.able[seat] >> card & 1
            card = next_value(card)
        return 0 if below < 4 else self.places - 1


class Game(base.Game):
    package = "girouette.games.tails_on_fire"

    # Options.
    draws_brasiers = True  # the device, for the first Brasiers
    virtual_pile = False  # the device deals the Iguane cards
    filou_keeps_value = True  # TOF-29; else its printed sign counts
    reserve_at = -1  # TOF-38: the card of the reserve that is tried: put there last, or 0
    timer = 0

    iguana = 0  # the visible one
    box = b""  # fire cards the Chapardeur took
    first = 0
    active = -1
    start = 0  # of this round, as far as it has risen; 0 before its Iguane is known
    value = 0  # the one that can be played now
    last = 0  # value of the card that lies on top, 0 before the first
    last_card = 0
    owner = -1

    def __init__(self):
        base.Game.__init__(self)
        self.piles = []  # by seat: the Brasiers
        self.exhausted = []  # by seat: cards played last round
        self.played = []  # by seat: cards played this round
        self.able = []  # by seat: cards that may be played this round, none after three
        self.iguanas = list(range(1, ROUNDS + 1))  # not yet seen
        self.draw = self.reserve = ()  # the Chapardeur's: to draw one of, in no order; put aside

    # --- the script -------------------------------------------------------------------------

    def script(self):
        yield from self.part("setup")
        while self.iguanas:
            self.round += 1
            self.phase = "choose"
            yield from self.reveal_iguana()
            yield Heading("round", round=self.round, first=self.colours[self.first])
            yield from self.choose()
            self.phase = "hunt"
            winner = yield from self.hunt()
            self.phase = "win"
            yield from self.win(winner)
            self.phase = "prepare"
            yield from self.prepare()
        ranking = parts.core("ranking")
        ranking.rank(self, self.scores())
        key = "end_shared" if self.shared else "end"
        yield Heading(key, stop=True, winners=ranking.won(self))

    def reveal_iguana(self):
        """TOF-06: only the top Iguane card counts; a pile of cards is read out to the device."""
        left = self.iguanas
        if self.virtual_pile:
            self.iguana = left[(yield Chance("iguana", len(left)))]
        elif len(left) == 1:
            self.iguana = left[0]
        else:
            question = self.which_iguana()
            question.again = self.which_iguana
            self.iguana = int((yield question))
        self.iguanas.remove(self.iguana)
        self.start = self.iguana

    def which_iguana(self):
        return Choose("iguana", None, list(map(str, self.iguanas)))

    def choose(self):
        """TOF-08..10: all choose three opossums; who has fewer takes all."""
        self.able = []
        for seat in range(len(self.colours)):
            able = self.available(seat)
            self.able.append(able)
            count = bin(able).count("1")
            if count < 3:
                yield Tell("fewer", seat, count=count)
        yield Tell("choose", stop=True, timer=self.timer)

    def hunt(self):
        """TOF-11..23: turns go round until one comes back to the owner of the last card.

        A turn reads what it does from the game, not from before its question: a correction may have
        come in between."""
        seats = len(self.colours)
        if seats < 4:
            # TOF-37, 42: its pile lies to the right of the first player, so it acts last.
            self.draw = list(range(1, 10))
            self.reserve = []
        self.value = self.start
        self.active = self.first
        laps = 0
        while self.active != self.owner:
            if self.active == seats:
                card = yield from self.chapardeur_card(self.value)
            else:
                card = yield from self.player_card()
            seat = self.active
            if card:
                self.last, self.last_card, self.owner = self.value, card, seat
                self.value = next_value(self.value)
            if seat == seats:
                seat = self.first
            else:
                seat = (seat + 1) % seats
                if seat == self.first and seats < 4:
                    seat = seats
            self.active = seat
            if seat == self.first:
                laps += 1
                if not self.last:
                    yield from self.raise_start(laps)
        return self.active

    def raise_start(self, laps):
        """TOF-14, 15: a whole lap without a card."""
        self.value = self.start = next_value(self.start)
        yield Tell("rises", stop=True, value=self.start)
        if laps == 9:
            yield Tell("many_laps", stop=True)

    def player_card(self):
        """TOF-12, 13, 17..23: the card that this player plays; no question when there is none."""
        seat, value = self.active, self.value
        able = self.playable(seat, value)
        if not able:
            yield Tell("cannot", seat, value=value, why=self.why_not(seat, value))
            return 0
        question = self.turn(able)
        question.again = self.turn
        answer = yield question
        seat, value = self.active, self.value
        if answer == "pass":
            yield Tell("pass", seat)
            return 0
        card = value if answer == "play" else _FILOU
        self.played[seat] |= 1 << card
        if bin(self.played[seat]).count("1") == 3:
            self.able[seat] = 0
        yield Tell(answer, seat, value=value)
        return card

    def playable(self, seat, value):
        """What a player may play now: a set of one or two cards, or none."""
        cards = 1 << value
        if self.last and self.last_card != _FILOU:
            cards |= 1 << _FILOU
        return cards & self.able[seat] & ~self.played[seat]

    def turn(self, able=None):
        """What the active player may do."""
        seat, value = self.active, self.value
        if able is None:
            able = self.playable(seat, value)
        options = ["play"] if able >> value & 1 else []
        if able >> _FILOU:
            options.append("filou")
        options.append("pass")
        question = Turn("turn", seat, options, value=value)
        question.game = self
        return question

    def why_not(self, seat, value):
        """The reason a player cannot play, said aloud so that nobody waits for them."""
        if self.played[seat] and not self.able[seat]:
            return "three_played"
        if self.exhausted[seat] >> value & 1:
            return "exhausted"
        return "played" if self.played[seat] >> value & 1 else "on_brasier"

    def chapardeur_card(self, value):
        """TOF-38..40: the first card of the reserve, else one drawn card, else it passes."""
        if self.reserve and self.reserve[self.reserve_at] == value:
            self.reserve.pop(self.reserve_at)
            yield Tell("chapardeur_reserve", stop=True, value=value)
            return value
        if not self.draw:
            yield Tell("chapardeur_empty")
            return 0
        card = self.draw.pop((yield Chance("chapardeur", len(self.draw))))
        if card == value:
            yield Tell("chapardeur_plays", stop=True, value=value)
            return card
        self.reserve.append(card)
        yield Tell("chapardeur_passes", card=card)
        return 0

    def win(self, winner):
        """TOF-24..30, 41: the Iguane card, the new Brasier, the thefts."""
        card = self.iguana
        taken = bytes((card,))
        takes_box = winner == len(self.colours)
        if takes_box:
            yield Tell("chapardeur_wins", stop=True, value=self.last)
        else:
            yield from Fact("flames", flames_fact(card), 2, 4, 3, card=card).learn(self)
            value = self.shown(pile_of(self.last_card, self.last, taken))
            yield Tell("wins", winner, stop=True, value=value, card=card)
        for seat, victim in enumerate(self.colours):
            if seat == winner:
                # TOF-30: never from oneself.
                continue
            for pile in list(self.piles[seat]):
                if not self.steals(pile):
                    continue
                self.piles[seat].remove(pile)
                taken += pile[FIRES:]
                value = self.shown(pile)
                if takes_box:
                    yield Tell("boxed", stop=True, victim=victim, value=value)
                else:
                    yield Tell(
                        "steals",
                        winner,
                        stop=True,
                        victim=victim,
                        value=value,
                        cards=len(pile[FIRES:]),
                        flames=self.flames_of(pile),
                    )
                yield Tell("comes_back", seat, value=label(pile[TOP]))
        if takes_box:
            self.box += taken
        else:
            self.piles[winner].append(pile_of(self.last_card, self.last, taken))
            self.first = winner

    def steals(self, pile):
        """TOF-26, 29: does the card that won match the opossum on this pile?"""
        if self.filou_keeps_value:
            return pile[VALUE] == self.last
        return pile[TOP] == self.last_card

    def prepare(self):
        """TOF-31..33: cards played are exhausted for a round, those exhausted before come back."""
        for seat, played in enumerate(self.played):
            back = labels(self.exhausted[seat])
            self.exhausted[seat] = played & ~self.tops(seat)
            self.played[seat] = 0
            worn = labels(self.exhausted[seat])
            if back or worn:
                yield Tell("prepare", seat, exhausted=worn, back=back)
        self.active = self.owner = -1
        self.start = self.last = self.last_card = 0
        yield Tell("prepared", stop=True)

    # --- what the state says ----------------------------------------------------------------

    def tops(self, seat):
        """The opossums lying on a player's own Brasiers."""
        mask = 0
        for pile in self.piles[seat]:
            mask |= 1 << pile[TOP]
        return mask

    def available(self, seat):
        """TOF-09: neither exhausted nor on a Brasier."""
        return _ALL_CARDS & ~self.exhausted[seat] & ~self.tops(seat)

    def shown(self, pile):
        """The opossum on a pile: a filou with the value that it keeps there."""
        return label(pile[TOP], pile[VALUE] if self.filou_keeps_value else 0)

    def flames_of(self, pile):
        """All flames of a Brasier; those that nobody was asked for yet count nothing."""
        flames = 0
        for card in pile[FIRES:]:
            flames += self.learned.get(flames_fact(card), 0)
        return flames

    def scores(self):
        """TOF-35: all flames in one's own Brasiers."""
        scores = []
        for piles in self.piles:
            scores.append(0)
            for pile in piles:
                scores[-1] += self.flames_of(pile)
        return scores

    def name(self, seat):
        return "chapardeur" if seat == len(self.colours) else self.colours[seat]
