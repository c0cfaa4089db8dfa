# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What programs that drive a game are shown of it. No board has it, nor a package's `status.py`."""

from girouette import parts


def status_of(game):
    """Everything a scoreboard would show, language-free, as plain dicts and lists."""
    shown = {"scores": by_colour(game, game.scores()), "round": game.round}
    parts.of(game.package, "status").add(shown, game)
    return shown


def by_colour(game, values):
    """A list kept by seat as a dict by colour key."""
    return dict(zip(game.colours, values))
