# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire: the hunt for the Iguane's fire, with the Chapardeur as the device's own seat.

Only one value can be played at any moment, so one press a turn (play, filou or pass) tells the
device every card on the table. Cards are numbers: 1-9 the opossums, FILOU the "+1". A fire card
is the Iguane's start value, 1-9, or CAMPFIRE + seat. A set of cards is an int, bit c for card c.
"""

from girouette.game import Game as BaseGame
from girouette.questions import Chance, Choose, Fact, Heading, Number, Tell

FILOU = 10
CAMPFIRE = 10
ALL_CARDS = 0b11111111110
ROUNDS = 9
COLOURS = ("green", "yellow", "red", "pink", "blue", "black")
TIMERS = (0, 30, 60, 90)


def next_value(value):
    """The one value that covers this one (TOF-17, 18): after 9 comes 1."""
    return value % 9 + 1


def cards_of(mask):
    """The cards of a set, in order."""
    return [card for card in range(1, FILOU + 1) if mask >> card & 1]


def label(card):
    """What is printed on a card."""
    return "+1" if card == FILOU else card


class Game(BaseGame):
    def __init__(self):
        BaseGame.__init__(self)
        self.has_chapardeur = False
        self.draws_brasiers = True
        self.virtual_pile = False
        self.filou_keeps_value = False  # TOF-29, the other reading
        self.timer = 0
        self.piles = []  # by seat: [[top card, value when won, [fire cards]], ...]
        self.exhausted = []  # by seat: cards played last round
        self.played = []  # by seat: cards played this round
        self.flames = {}  # by fire card; the campfire's under CAMPFIRE
        self.assumed = []  # fire cards whose flames nobody has told
        self.iguanas = list(range(1, ROUNDS + 1))  # not yet seen
        self.iguana = 0  # the visible one
        self.box = []  # fire cards the Chapardeur took
        self.first = 0
        self.active = -1
        self.start = 0
        self.last = 0  # value of the card that lies on top, 0 before the first
        self.last_card = 0
        self.owner = -1
        self.draw = []  # the Chapardeur's, in no order: a draw picks one
        self.reserve = []

    # --- the script -------------------------------------------------------------------------

    def script(self):
        self.phase = "setup"
        yield from self.setup()
        self.first = self.colours.index((yield Choose("oldest", None, list(self.colours))))
        for number in range(1, ROUNDS + 1):
            self.round = number
            yield from self.reveal_iguana()
            yield Heading("round", round=number, first=self.colours[self.first])
            self.phase = "choose"
            yield from self.choose()
            self.phase = "hunt"
            winner = yield from self.hunt()
            self.phase = "win"
            yield from self.win(winner)
            self.phase = "prepare"
            yield from self.prepare()
        self.rank(self.scores())
        winners = [self.colours[seat] for seat, _, rank in self.ranking if rank == 1]
        yield Heading("end_shared" if self.shared else "end", stop=True, winners=winners)

    def setup(self):
        """TOF-01..06, 37: colours, campfires, first Brasiers, the Iguane pile."""
        count = yield Number("players", None, 2, 6, 4)
        # TOF-02: the black deck is the Chapardeur's when it plays.
        self.has_chapardeur = count < 4
        yield from self.take_colours(count, COLOURS[:5] if self.has_chapardeur else COLOURS)
        while True:
            choice = yield Choose(
                "options",
                None,
                ["go", "brasiers", "pile", "filou", "timer"],
                brasiers="by_device" if self.draws_brasiers else "by_hand",
                pile="virtual" if self.virtual_pile else "physical",
                filou="by_value" if self.filou_keeps_value else "by_sign",
                timer=self.timer,
            )
            if choice == "go":
                break
            elif choice == "brasiers":
                self.draws_brasiers = not self.draws_brasiers
            elif choice == "pile":
                self.virtual_pile = not self.virtual_pile
            elif choice == "filou":
                self.filou_keeps_value = not self.filou_keeps_value
            else:
                self.timer = TIMERS[(TIMERS.index(self.timer) + 1) % len(TIMERS)]
        yield Tell("setup", stop=True)
        fact = Fact("campfire", "tof.campfire", 0, 4, 1)
        yield from self.learn(CAMPFIRE, fact)
        self.exhausted = [0] * count
        self.played = [0] * count
        self.piles = [[] for _ in range(count)]
        yield from self.first_brasiers()
        if self.has_chapardeur:
            yield Tell("setup_chapardeur", stop=True)
        if not self.virtual_pile:
            yield Tell("setup_iguanas", stop=True)

    def first_brasiers(self):
        """TOF-04, 05: one opossum 1-9 each, all different, never the +1."""
        free = list(range(1, 10))
        for seat in range(len(self.colours)):
            if self.draws_brasiers:
                value = free[(yield Chance("brasier", len(free)))]
            else:
                value = int((yield Choose("brasier", seat, [str(card) for card in free])))
            free.remove(value)
            self.piles[seat].append([value, value, [CAMPFIRE + seat]])
            yield Tell("brasier", seat, stop=self.draws_brasiers, value=value)

    def reveal_iguana(self):
        """TOF-06: only the top Iguane card counts; a pile of cards is read out to the device."""
        left = self.iguanas
        if self.virtual_pile:
            self.iguana = left[(yield Chance("iguana", len(left)))]
        elif len(left) == 1:
            self.iguana = left[0]
        else:
            self.iguana = int((yield Choose("iguana", None, [str(card) for card in left])))
        left.remove(self.iguana)
        self.start = self.iguana

    def choose(self):
        """TOF-08..10: all choose three opossums; who has fewer takes all."""
        self.active = -1
        self.last = self.last_card = 0
        self.owner = -1
        for seat in range(len(self.colours)):
            able = len(cards_of(self.available(seat)))
            if able < 3:
                yield Tell("fewer", seat, count=able)
        yield Tell("choose", stop=True, timer=self.timer)

    def hunt(self):
        """TOF-11..23: turns go round until one comes back to the owner of the last card."""
        seats = len(self.colours)
        lap = [(self.first + step) % seats for step in range(seats)]
        if self.has_chapardeur:
            # TOF-37, 42: its pile lies to the right of the first player, so it acts last.
            lap.append(seats)
            self.draw = list(range(1, 10))
            self.reserve = []
        turn = 0
        while True:
            self.active = seat = lap[turn % len(lap)]
            if self.owner == seat:
                return seat
            if turn and turn % len(lap) == 0 and not self.last:
                yield from self.raise_start(turn // len(lap))
            value = next_value(self.last) if self.last else self.start
            if seat == seats:
                card = yield from self.chapardeur_card(value)
            else:
                card = yield from self.player_card(seat, value)
            if card:
                self.last, self.last_card, self.owner = value, card, seat
            turn += 1

    def raise_start(self, laps):
        """TOF-14, 15: a whole lap without a card."""
        self.start = next_value(self.start)
        yield Tell("rises", stop=True, value=self.start)
        if laps == 9:
            yield Tell("many_laps", stop=True)

    def player_card(self, seat, value):
        """TOF-12, 13, 17..23: what this player may play; no question when it is nothing."""
        hand = self.available(seat) & ~self.played[seat]
        options = []
        if len(cards_of(self.played[seat])) < 3:
            if hand >> value & 1:
                options.append("play")
            if self.last and self.last_card != FILOU and hand >> FILOU & 1:
                options.append("filou")
        if not options:
            yield Tell("cannot", seat, value=value, why=self.why_not(seat, value))
            return 0
        options.append("pass")
        answer = yield Choose("turn", seat, options, value=value)
        if answer == "pass":
            yield Tell("pass", seat)
            return 0
        card = value if answer == "play" else FILOU
        self.played[seat] |= 1 << card
        yield Tell(answer, seat, value=value)
        return card

    def why_not(self, seat, value):
        """The reason a player cannot play, said aloud so that nobody waits for them."""
        if len(cards_of(self.played[seat])) >= 3:
            return "three_played"
        if self.exhausted[seat] >> value & 1:
            return "exhausted"
        return "played" if self.played[seat] >> value & 1 else "on_brasier"

    def chapardeur_card(self, value):
        """TOF-38..40: the reserve's top card first, else one drawn card, else it passes."""
        if self.reserve and self.reserve[-1] == value:
            self.reserve.pop()
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
        fires = [self.iguana]
        takes_box = winner == len(self.colours)
        if takes_box:
            yield Tell("chapardeur_wins", stop=True, value=self.last)
        else:
            yield from self.learn(
                self.iguana,
                Fact("flames", "tof.flames." + str(self.iguana), 2, 4, 3, card=self.iguana),
            )
            yield Tell("wins", winner, stop=True, value=self.last, card=self.iguana)
        for seat in range(len(self.colours)):
            for pile in [pile for pile in self.piles[seat] if self.steals(pile)]:
                if seat == winner:
                    continue  # TOF-30: never from oneself
                self.piles[seat].remove(pile)
                fires += pile[2]
                if takes_box:
                    yield Tell("boxed", stop=True, victim=self.colours[seat], value=label(pile[0]))
                else:
                    yield Tell(
                        "steals",
                        winner,
                        stop=True,
                        victim=self.colours[seat],
                        value=label(pile[0]),
                        cards=len(pile[2]),
                        flames=self.flames_of(pile),
                    )
                yield Tell("comes_back", seat, value=label(pile[0]))
        if takes_box:
            self.box += fires
        else:
            self.piles[winner].append([self.last_card, self.last, fires])
            self.first = winner

    def steals(self, pile):
        """TOF-26, 29: does the card that won match the opossum on this pile?"""
        if self.filou_keeps_value:
            return pile[1] == self.last
        return pile[0] == self.last or pile[0] == FILOU == self.last_card

    def prepare(self):
        """TOF-31..33: cards played are exhausted for a round, those exhausted before come back."""
        for seat in range(len(self.colours)):
            back = [label(card) for card in cards_of(self.exhausted[seat])]
            self.exhausted[seat] = self.played[seat] & ~self.tops(seat)
            self.played[seat] = 0
            worn = [label(card) for card in cards_of(self.exhausted[seat])]
            if back or worn:
                yield Tell("prepare", seat, exhausted=worn, back=back)
        self.active = -1
        yield Tell("prepared", stop=True)

    def learn(self, card, fact):
        """Ask for a number printed on a card, and remember whether it is only assumed."""
        self.flames[card] = yield fact
        if fact.assumed:
            self.assumed.append(card)

    def correct(self, name, value):
        card = CAMPFIRE if name == "tof.campfire" else int(name.split(".")[2])
        self.flames[card] = value
        if card in self.assumed:
            self.assumed.remove(card)

    # --- what the state says ----------------------------------------------------------------

    def tops(self, seat):
        """The opossums lying on a player's own Brasiers."""
        mask = 0
        for pile in self.piles[seat]:
            mask |= 1 << pile[0]
        return mask

    def available(self, seat):
        """TOF-09: neither exhausted nor on a Brasier."""
        return ALL_CARDS & ~self.exhausted[seat] & ~self.tops(seat)

    def flames_of(self, pile):
        return sum([self.flames.get(min(card, CAMPFIRE), 0) for card in pile[2]])

    def scores(self):
        """TOF-35: all flames in one's own Brasiers."""
        return [sum([self.flames_of(pile) for pile in piles]) for piles in self.piles]

    def name(self, seat):
        return "chapardeur" if seat == len(self.colours) else self.colours[seat]

    def status(self):
        # Only programs that drive the game ask for it: a board never loads it.
        from girouette.games.tails_on_fire.status import status

        return status(self)
