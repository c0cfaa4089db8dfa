# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Tails on Fire shows: the one value that can be played, big; whose turn; what lies below."""

from girouette import game as base
from girouette import parts
from girouette.games.tails_on_fire.game import ROUNDS, label, labels

_PANEL = 12  # letters in a row of a panel


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        key = question.key
        if game.round and (question.kind != "tell" or key == "choose"):
            # Other tells may speak of the round before.
            scene.corner = texts.get("s.round", {"round": game.round, "last": ROUNDS})
        if key == "turn":
            value = question.values["value"]
            scene.picture = ("value", str(value), texts.get("s.play"))
            scene.title = texts.word(scene.who)
            scene.lines = []
            if game.last:
                last = label(game.last_card, game.last)
                scene.hint = texts.get("s.under", {"value": last, "owner": game.name(game.owner)})
            else:
                scene.hint = texts.get("s.iguana", {"card": game.iguana})
            scene.lights = [("who", scene.who), ("bar", value, 9, scene.who)]
            scene.cue = "turn"
        elif key == "choose":
            # Who deals the Iguanes on the screen has no card to read it from.
            told = {"first": game.colours[game.first], "value": game.start}
            scene.title = texts.get("s.begins", told)
            scene.picture = ("panel", _rows(game, texts, True))
            scene.cue = "ok"
        elif key == "brasiers":
            rows = []
            for seat, tag in enumerate(parts.core("short_names").of(game, texts)):
                rows.append(tag + " " + str(game.piles[seat][0][0]))
            scene.picture = ("panel", tuple(rows))
        elif key == "prepared":
            scene.picture = ("panel", _rows(game, texts, False))
        elif key == "steals":
            victim = question.values["victim"]
            scene.lights = [("flash", (victim, scene.who))]
            scene.cue = "theft"
        elif key == "rises":
            scene.picture = ("value", str(game.start), "")
            scene.cue = "alarm"
        elif scene.who:
            scene.lights = [("who", scene.who)]


def _rows(game, texts, choosing):
    """A row a player: as few letters as tell the names apart, then the exhausted cards; for the
    choice of cards, with those that lie on Brasiers."""
    rows = []
    for seat, tag in enumerate(parts.core("short_names").of(game, texts)):
        mask = game.exhausted[seat]
        if choosing:
            mask |= game.tops(seat)
        cards = [str(card) for card in labels(mask)]
        row = tag + " " + " ".join(cards)
        rows.append(row if len(row) <= _PANEL else tag + " " + "".join(cards))
    return tuple(rows)
