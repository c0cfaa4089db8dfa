# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Tails on Fire shows: the one value that can be played, big; whose turn; what lies below."""

from girouette.games.tails_on_fire.game import ALL_CARDS, ROUNDS, cards_of, label


def paint(scene, game, question, texts):
    key = question.key
    if game.round and (question.kind != "tell" or key == "choose"):
        # Other tells may speak of the round before.
        scene.corner = "M" + str(game.round) + "/" + str(ROUNDS)
    if key == "turn":
        value = question.values["value"]
        scene.picture = ("value", str(value), texts.get("s.play"))
        scene.title = texts.word(scene.who)
        scene.lines = []
        if game.last:
            scene.hint = texts.get("s.under", {"value": game.last, "owner": game.name(game.owner)})
        else:
            scene.hint = texts.get("s.iguana", {"card": game.iguana})
        scene.lights = [("who", scene.who), ("bar", value, 9, scene.who)]
        scene.cue = "turn"
    elif key == "choose":
        scene.picture = ("panel", _unavailable(game, texts))
        scene.cue = "ok"
    elif key == "prepared":
        scene.picture = ("panel", _rows(game, texts, game.exhausted))
    elif key == "steals":
        victim = question.values["victim"]
        scene.lights = [("flash", (victim, scene.who))]
        scene.cue = "theft"
    elif key == "rises":
        scene.picture = ("value", str(game.start), "")
        scene.cue = "alarm"
    elif scene.who:
        scene.lights = [("who", scene.who)]


def _unavailable(game, texts):
    """Per player, the cards that may not be chosen this round."""
    seats = range(len(game.colours))
    return _rows(game, texts, [ALL_CARDS & ~game.available(seat) for seat in seats])


def _rows(game, texts, masks):
    """A row a player: the first letters of the name, then the cards of a set."""
    rows = []
    for seat, colour in enumerate(game.colours):
        cards = [str(label(card)) for card in cards_of(masks[seat])]
        rows.append(texts.word(colour)[:3] + " " + "".join(cards))
    return tuple(rows)
