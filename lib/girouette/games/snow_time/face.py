# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Snow Time shows: the tree while cards are chosen and entered, the race in the header.

A stopping Tell is shown when the script is already at the next question, so what a step did is
read from the Tell's own values. Only the fruits' Tell, the last before the cards, has a picture of
the state, and the dice have none of their own: it would come before the turn that they follow.
"""

from girouette.games.snow_time.game import TOP

_FRUITS = ("two_fruits", "double", "last_fruit", "no_fruit")
_FIGHTS = ("brawl", "beats", "beats_eats", "storm", "storms")


def paint(scene, game, question, texts):
    key = question.key
    if not game.places:
        return
    # The race is in the lights all the time, under whatever else they show.
    scene.lights = [("race", _lights(game))]
    if key in _FRUITS:
        scene.picture = ("panel", tuple(race_rows(game, _tags(game, texts))))
        scene.corner = "T" + str(game.round)
        scene.hint = ""
        scene.cue = "roll" if game.dice else "turn"
    elif key in ("card", "lookout", "heal", "die"):
        scene.picture = ("panel", tuple(_tree_rows(game, texts)))
        scene.title, scene.corner = "→" + length_text(game), _race_line(game, texts)
        scene.hint = ""
        if scene.who:
            scene.lights.append(("who", scene.who))
    elif key in _FIGHTS:
        colours = question.values["fallen"]
        scene.lights = [("flash", tuple(colours + ([scene.who] if scene.who else [])))]
        scene.cue = "theft"
    elif scene.who:
        scene.lights.append(("who", scene.who))


def _tags(game, texts):
    """By seat, the shortest thing that tells the names apart: "B", or "Ru" beside "Rs"."""
    names = [texts.word(colour) for colour in game.colours]
    return [_tag(seat, name, names) for seat, name in enumerate(names)]


def _tag(seat, name, names):
    alike = [names[other] for other in range(len(names)) if other != seat]
    alike = [other for other in alike if other[0] == name[0]]
    if not alike:
        return name[0]
    for at in range(1, len(name)):
        if name[at] not in [other[at : at + 1] for other in alike]:
            return name[0] + name[at]
    return name[0] + str(seat + 1)


def _order(game):
    """(square, seat), the leader first."""
    order = [(square, -seat) for seat, square in enumerate(game.scores())]
    order.sort(reverse=True)  # keys differ
    return [(square, -seat) for square, seat in order]


def length_text(game):
    """The arrival's number, with a question mark while it is only assumed."""
    return str(game.track.length()) + ("?" if "tt.length" in game.track.assumed else "")


def _lights(game):
    length = game.track.length()
    return tuple([(game.colours[seat], square * 255 // length) for square, seat in _order(game)])


def _race_line(game, texts):
    """As much of the race as a header holds beside the arrival, the leaders first."""
    tags = _tags(game, texts)
    line = ""
    for square, seat in _order(game):
        more = line + (" " if line else "") + tags[seat] + str(square)
        if len(more) > 19:
            break
        line = more
    return line


def race_rows(game, names):
    """The pawns in order: where each is and how far from the arrival."""
    rows = ["→ " + length_text(game)]
    for square, seat in _order(game):
        left = game.track.length() - square
        rows.append(names[seat] + " " + str(square) + " −" + str(left))
    return rows


def _tree_rows(game, texts):
    """The tree from its top: floor, fruits, who stands there."""
    tags = _tags(game, texts)
    rows = []
    for floor in range(TOP, 0, -1):
        row = str(floor)
        fruits = game.fruits[floor]
        if fruits:
            row += " " + ("●" * fruits if fruits < 4 else "●" + str(fruits))
        here = [tags[seat] for seat in game.on_floor(floor)]
        rows.append(row + " " + "".join(here) if here else row)
    return rows
