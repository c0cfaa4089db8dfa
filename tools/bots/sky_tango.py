# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""People who play Sky Tango: the card of the hand that leaves the smallest gap in one's own rows,
eclipses into the middle of what another one would collect next, and rows are collected once it
pays."""

from girouette.games.sky_tango.referee import place_name
from girouette.games.sky_tango.rows import ROWS, places, put, runs, tops, values_of

CASES = {"referee": (3, "referee"), "companion": (3, "companion")}
_WORTH = 6  # cards of a run that people stop waiting at


class Bot:
    def __init__(self, rng):
        self.rng = rng
        self.hands = {}
        self.card = (0, 0)  # the row and the value that are being played

    def turn(self, game):
        if game.phase == "setup" or game.active < 0:
            return None
        return game.round, game.active, game.ending, game.turns_left

    def answer(self, question, game):
        key, rng = question.key, self.rng
        if key in ("turn", "again", "last"):
            return self.act(question, game) if game.referee else self.say(question, game)
        if key == "value":
            return str(self.card[1])
        if key == "eclipse":
            return self.darken(question, game)
        if key == "target":
            run = longest(game.rows[game.row])
            return str(run[(len(run) - rng.randint(0, 1)) // 2])
        if key == "place":
            return self.put_where(question, game)
        if key == "collect":
            return question.options[0]
        if key in ("from", "to"):
            return question.options[0]
        if key == "collected":
            return min(question.hi, rng.choice((5, 5, 5, 6, 6, 7, 8)))
        if key == "thrown":
            # What lies before one player, give or take some.
            return max(0, min(question.hi, question.hi // len(game.colours) + rng.randint(-4, 4)))
        if key == "left_rows":
            return min(question.hi, rng.randint(2, 9))
        if key == "left_hand":
            return max(question.lo, question.hi - rng.randint(0, 1))
        if key == "empty":
            return "yes"
        return ...

    # --- a companion's table: nobody sees the rows

    def say(self, question, game):
        options, rng = question.options, self.rng
        if "collect" in options and rng.random() < 0.14:
            return "collect"
        if "card" not in options:
            return options[0]
        if rng.random() < 0.02:
            return options[-1]
        return "animal" if rng.random() < 0.12 else "card"

    # --- a referee's

    def act(self, question, game):
        seat, options, rng = question.seat, question.options, self.rng
        if "collect" in options:
            longest = max(len(run) for row in game.own_rows(seat) for run in runs(game.rows[row]))
            if longest >= _WORTH or rng.random() < 0.6 or len(options) < 2:
                return "collect"
        found = self.fits(question, game)
        if not found:
            # No card of this hand fits: another hand, for the device offers what could be.
            self.hands[seat] = self.draw(game, game.hands[seat])
            found = self.fits(question, game)
        if found and (found[0][0] < 12 or "eclipse" not in options):
            _, row, value = found[0]
            self.hands[seat].remove((row & 1, value))
            self.card = row, value
            return ROWS[row]
        if "eclipse" in options:
            return "eclipse"
        rows = [option for option in options if option in ROWS]
        if not rows:
            return options[-1]
        row = ROWS.index(rows[0])
        fits = values_of(game.fitting[row] & game.unseen[row & 1])
        self.card = row, rng.choice(list(fits))
        return rows[0]

    def darken(self, question, game):
        """A Sun or a Moon eclipse, whichever one holds: the others' row that is worth most."""
        body = rng_body = self.rng.randint(0, 1)
        rows = [ROWS.index(option) for option in question.options]
        for body in (rng_body, 1 - rng_body):
            others = [row for row in rows if row & 1 == body and row // 2 != question.seat]
            if others:
                return ROWS[max(others, key=lambda row: len(longest(game.rows[row])))]
        return question.options[0]

    def put_where(self, question, game):
        """Where the card makes the longest run: mostly on the eclipse that broke it."""
        row, value = game.rows[game.row], question.values["value"]
        found = [
            (-len(longest(put(row, place, value))), question.options.index(place_name(row, place)))
            for place, low, high in places(row, game.past_eclipse)
            if low < value < high
        ]
        return question.options[min(found)[1]]

    def fits(self, question, game):
        """(gap, row, value) of each card of the hand, the smallest gap first; rows of others come
        after one's own."""
        seat = question.seat
        hand = self.hands.get(seat, [])
        hand = [card for card in hand if game.unseen[card[0]] >> card[1] & 1]
        if len(hand) != game.hands[seat]:
            hand = (hand + self.draw(game, game.hands[seat]))[: game.hands[seat]]
        self.hands[seat] = hand
        found = []
        for body, value in hand:
            for row in range(body, len(game.rows), 2):
                if ROWS[row] not in question.options or not game.fitting[row] >> value & 1:
                    continue
                gaps = []
                for _, low, high in places(game.rows[row], game.past_eclipse):
                    if low < value < high:
                        gaps.append(
                            min(
                                [value - low] * (low > 0) + [high - value] * (high < 30)
                                or [abs(value - 15)]
                            )
                        )
                if gaps:
                    other = 0 if row // 2 == seat else 10
                    found.append((min(gaps) + other, row, value))
        return sorted(found)

    def draw(self, game, count):
        cards = [(body, value) for body in range(2) for value in values_of(game.unseen[body])]
        return self.rng.sample(cards, min(count, len(cards)))


def longest(row):
    """The longest stretch of visible values."""
    return max(tops(row).split(b"\0"), key=len)
