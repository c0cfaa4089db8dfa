# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How random players play Sky Tango."""

CASES = tuple((players, level) for players in (2, 3, 4) for level in ("referee", "companion"))


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
    if key == "empty":
        return "yes" if rng.random() < 0.8 else "no"
    if key in ("turn", "again"):
        return habit(question.options, rng)
    if key == "animal":
        return rng.choice([0, 0, 0, 0, 1, None])
    if key == "thrown":
        return rng.randint(0, min(12, question.hi))
    if key == "collected":
        return rng.randint(question.lo, min(9, question.hi))
    if key == "left_rows":
        return rng.randint(0, min(9, question.hi))
    return ...


def habit(options, rng):
    """People collect when they can and suffer a Total Eclipse when they must."""
    if "collect" in options and rng.random() < 0.8:
        return "collect"
    others = [option for option in options if option not in ("total", "stuck")]
    return rng.choice(others) if others and rng.random() < 0.985 else rng.choice(options)
