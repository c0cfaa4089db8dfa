# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of Fire Tower in the table menu: towers and hands, the cards played so far, and what each
card does."""

from girouette.games.fire_tower.game import CARDS

COUNTS = b"\4\4\4\4\4\4\3\3\4\4\4\3\3\4"  # how many there are of each of CARDS: 52


def view(name, game, texts):
    """Lines of a page of the table menu; of "types", the cards that have a page each."""
    if name == "types":
        return types(game)
    if name == "towers":
        return towers(game, texts)
    if name == "cards":
        lines = [texts.get("s.pile", {"pile": game.pile})]
        for card, count, most in played(game):
            lines.append(texts.word(card) + " " + str(count) + "/" + str(most))
        return lines
    return card_type(name, game, texts)


def towers(game, texts):
    """FT-19, 42, 43: the size of a hand by now; of each player the tower, the cards in hand, the
    Bucket if it is full, the partner in teams."""
    lines = [texts.get("s.hands", {"hand": game.hand})]
    for seat, colour in enumerate(game.colours):
        state = texts.get("s.burnt" if game.burnt_at[seat] else "s.stands")
        lines.append(texts.get("s.tower", {"who": colour, "state": state}))
        if game.teams:
            # FT-62: partners sit diagonally.
            partner = game.colours[(seat + 2) % 4]
            lines.append(" " + texts.get("s.partner", {"partner": partner}))
        if game.teams or not game.burnt_at[seat]:
            line = " " + texts.get("s.in_hand", {"cards": game.hands[seat]})
            if not game.buckets >> seat & 1:
                line += ", " + texts.word("bucket")
            lines.append(line)
    return lines


def played(game):
    """[(card, how many were played since the last shuffle, how many there are)]"""
    # People may name the wrong card: never more than there are.
    cards = zip(CARDS, game.seen, COUNTS)
    return [(card, min(count, most), most) for card, count, most in cards if count]


def types(game):
    """Every kind of card in this game; the four winds do the same."""
    cards = ["wind"] + CARDS[4:] + ["bucket", "abandon"]
    if game.storms != "off":
        cards.append("firestorm")
    if game.mutual_aid:
        cards.append("mutual_aid")
    if game.shadow:
        cards.append("shadow")
    return cards


def card_type(card, game, texts):
    """FT-22..40, 48..59, 64: what a card does."""
    if card == "firestorm" and game.storms == "partial":
        card = "partial"
    elif card == "bucket" and game.teams:
        card = "bucket.teams"
    return [texts.get("c." + card)]
