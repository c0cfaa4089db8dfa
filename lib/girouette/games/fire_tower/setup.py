# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: setup. Loaded for it only, for a game is long and the heap is small."""

from girouette.questions import Choose, Number, Tell

TOWERS = ["red", "purple", "blue", "green"]


def script(game):
    """FT-01..11, 60..62: towers, level, options, the cards, the first wind."""
    count = yield Number("players", None, 2, 4, 4)
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
    game.referee = (yield Choose("level", None, ["companion", "referee"])) == "referee"
    # Only the chosen level's half is loaded: the other would fill the heap for nothing.
    if game.referee:
        from .board import Board
    else:
        from .companion import Board
    game.board = Board(game)
    yield from options(game)
    yield Tell("setup_board", stop=True)
    if game.ablaze and count < 4:
        yield Tell("setup_forest", stop=True)
    yield Tell("setup_buckets", stop=True)
    yield Tell("setup_deal", stop=True)
    events = game.events()
    if events:
        yield Tell("setup_events", stop=True, events=events)
    game.hands = [game.hand] * count
    game.pile = 52 + len(events) - sum(game.hands)
    if not game.teams:
        yield from champion(game)
    # FT-10, 11: the die turns the vane, the threatened tower begins.
    game.blow((yield from game.roll()), "die")
    nearest = game.wind if game.wind in game.towers else (game.wind + 1) % 4
    game.active = game.first = game.towers.index(nearest)
    yield Tell("first", game.active, stop=True, wind=game.wind_key())


def options(game):
    while True:
        names = ["go", "storms", "mutual_aid", "ablaze", "discards"]
        if not game.teams:
            names.append("shadow")  # FT-63: in teams nobody is ever eliminated
        if len(game.colours) == 4:
            names.append("teams")
        choice = yield Choose(
            "options",
            None,
            names,
            storms=game.storms,
            mutual_aid=_on(game.mutual_aid),
            shadow=_on(game.shadow),
            ablaze=_on(game.ablaze),
            discards=game.discards,
            teams=_on(game.teams),
        )
        if choice == "go":
            return
        elif choice == "storms":
            # FT-06, 44: the card too, only after eliminations, neither.
            game.storms = {"whole": "partial", "partial": "off", "off": "whole"}[game.storms]
        elif choice == "mutual_aid":
            game.mutual_aid = not game.mutual_aid
        elif choice == "shadow":
            game.shadow = 1 - game.shadow
        elif choice == "ablaze":
            game.ablaze = not game.ablaze
        elif choice == "discards":
            game.discards = "all_cards" if game.discards == "five" else "five"
        else:
            game.teams = not game.teams
            game.shadow = 0


def champion(game):
    """FT-61: who won the last game, and the power that comes of it. The cursor may start on the
    keepsake of the last game that was played for the card."""
    names = ("unused", "none", "red", "purple", "blue", "green", "grand_red", "grand_purple",
             "grand_blue", "grand_green")  # fmt: skip
    question = Choose("champion", None, list(names))
    question.recalls = True  # the shell puts the cursor on the last game's keepsake
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


def _on(value):
    return "on" if value else "off"
