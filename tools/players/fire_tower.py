# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How random players play Fire Tower.

They are arsonists more often than not: left to pure chance they would put out what they lit and
play for hours.
"""

CASES = ((2, "referee"), (3, "referee"), (4, "referee"), (0, "companion"))
CORNERS = ((0, 0), (0, 15), (15, 15), (15, 0))
FIERCE = ("explosion", "snag", "flare")


def answer(case, question, game, rng):
    """Ellipsis: any answer will do."""
    players, level = case
    key = question.key
    if key == "players":
        return players or rng.randint(2, 4)
    if key == "level":
        return level
    if key == "options":
        return "go" if rng.random() < 0.4 else ...
    asides = question.asides()
    if asides and rng.random() < 0.08:
        return rng.choice(asides)
    if question.kind == "square":
        return toward_a_tower(question, game, rng) if rng.random() < 0.7 else ...
    if key == "begin":
        return rare(question, rng, "spread", 0.06)
    if key == "finish":
        return rare(question, rng, "end", 0.12)
    if key == "action":
        return rare(question, rng, "card", 0.4)
    if key == "turn":
        if rng.random() < 0.06:
            return "burn"
        return rng.choice([option for option in question.options if option != "burn"])
    if key in ("gem", "gem_to", "storm", "stolen"):
        return rare(question, rng, "none", 0.1)
    if key == "card" and rng.random() < 0.5:
        return rng.choice([card for card in question.options if card in FIERCE])
    if key == "redraw":
        return 0 if rng.random() < 0.8 else ...
    return ...


def rare(question, rng, usual, share):
    return ... if rng.random() < share else usual


def toward_a_tower(question, game, rng):
    """The legal square nearest to a tower that still stands and is not one's own."""
    seats = [seat for seat in game.standing() if seat != question.seat] or game.standing()
    row, column = CORNERS[game.towers[seats[game.round // 8 % len(seats)]]]
    square = min(question.squares, key=lambda at: abs(at // 16 - row) + abs(at % 16 - column))
    return square // 16, square % 16
