# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How random players play Snow Time."""

# Players and level.
CASES = tuple((players, level) for players in (2, 3, 4, 5) for level in ("referee", "companion"))


def answer(case, question, game, rng):
    """Ellipsis: any answer will do."""
    players, level = case
    key = question.key
    if key == "players":
        return players
    if key == "level":
        return level
    if key == "options":
        return rng.choice(["go", "go", "go"] + question.options)
    if question.is_fact and rng.random() < 0.2:
        return None
    if key == "length":
        return rng.randint(3, 30)
    if key == "count":
        return rng.randint(0, min(4, question.hi))
    if key == "card":
        # Healers that nobody needs would only make the games longer.
        lost = bin(game.discards[question.seat]).count("1")
        if lost < 4 and rng.random() < 0.8:
            return rng.choice([card for card in question.options if card != "healer"])
    if key == "eaten":
        # Any more often, and most games would be over in their first turns.
        return "race" if rng.random() < 0.1 else rng.choice(question.options[:-1])
    return ...
