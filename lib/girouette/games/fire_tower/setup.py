# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: setup."""

from girouette import parts
from girouette.questions import Choose, Tell
from girouette.setup import OFF_ON, choose_level, choose_options, players

TOWERS = ["red", "purple", "blue", "green"]


def script(game):
    """FT-01..11, 60..62: towers, level, options, the cards, the first wind."""
    count = yield from players(game, 4)
    colours = list(TOWERS)
    if count == 3:
        colours.remove((yield Choose("unmanned", None, list(TOWERS))))
    elif count == 2:
        # FT-02: two players sit diagonally.
        pair = yield Choose("pair", None, ["red_blue", "purple_green"])
        colours = pair.split("_")
    game.colours = colours
    game.towers = [TOWERS.index(colour) for colour in game.colours]
    game.burnt_at = [0] * count
    game.referee = yield from choose_level(game)
    # Only the chosen level's half is loaded: the other would fill the heap for nothing.
    level = "board" if game.referee else "companion"
    game.board = parts.of(game.package, level).Board(game)
    yield from choose_options(game, lambda: offered(game))
    if game.teams:
        # FT-63: in teams nobody is ever eliminated, so there is no Shadow.
        game.shadow = 0
    yield Tell("setup_board", stop=True)
    if count < 4:
        yield Tell("setup_forest", stop=True)
    yield Tell("setup_buckets", stop=True)
    yield Tell("setup_deal", stop=True)
    events = game.events()
    if events:
        yield Tell("setup_events", stop=True, events=events)
    game.hands = [game.hand] * count
    game.pile = 52 + len(events) - sum(game.hands)
    yield from champion(game)
    # FT-10, 11: the die turns the vane, the threatened tower begins.
    winds = parts.of(game.package, "winds")  # no sooner: the setup is where a game is fullest
    winds.blow(game, (yield from winds.roll(game)), "die")
    nearest = game.wind if game.wind in game.towers else (game.wind + 1) % 4
    game.active = game.first = game.towers.index(nearest)
    yield Tell("first", game.active, stop=True, wind=game.wind_key())


def offered(game):
    options = [
        # FT-06, 44: the card too, only after eliminations, neither.
        ("storms", "storms", (("whole", "whole"), ("partial", "partial"), ("off", "off"))),
        ("mutual_aid", "mutual_aid", OFF_ON),
        ("ablaze", "ablaze", OFF_ON),
        ("discards", "discards", (("all_cards", "all_cards"), ("five", "five"))),
    ]
    # Of two players nobody is left to come back.
    if not game.teams and len(game.colours) > 2:
        options.append(("shadow", "shadow", ((0, "off"), (1, "on"))))
    if len(game.colours) == 4:
        options.append(("teams", "teams", OFF_ON))
    return options


def champion(game):
    """FT-61: who won the last game, and the power that comes of it. The cursor may start on the
    keepsake of the last game that was played for the card."""
    names = ("unused", "none", "red", "purple", "blue", "green", "grand_red", "grand_purple",
             "grand_blue", "grand_green")  # fmt: skip
    question = Choose("champion", None, list(names))
    question.recalls = True
    name = yield question
    game.keepsake = names.index(name)
    colour = name.split("_")[-1]
    if colour in game.colours:
        seat = game.colours.index(colour)
        yield Tell("power", seat)
        for _ in range(2):
            yield from game.board.firebreak(seat)
        if colour != name:
            yield Tell("grand_power", seat, stop=True)
