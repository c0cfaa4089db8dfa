# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What must hold at every answer of a random game of Tricky Badger; how it is played is in
tools/players/tricky_badger.py."""

from girouette.games.tricky_badger.game import TYPES, stack
from girouette.games.tricky_badger.trick import top
from girouette.status import status_of
from tools.players.tricky_badger import CASES, COPY, answer  # noqa: F401

BADGER, FEMALE, MALE, BONE, WHEAT, WEEVIL, TWIG, MAGPIE, CAGE, TRAP = range(len(TYPES))
GIVEN = 12
LOCKED = 16
DECK = 53

assert sum(COPY) == DECK


def check(game):
    if not game.animals:
        return
    held = bytearray(len(TYPES))
    for seat, animals in enumerate(game.animals):
        loose = game.loose[seat]
        for animal in animals:
            assert not animal & GIVEN or (animal >> 2 & 3 == 1) == (animal & 3 == BADGER)
            for card in stack(animal):
                held[card] += 1
        for card in range(BONE, TWIG + 1):
            held[card] += loose[card]
        if game.phase != "effect":
            check_peace(animals, loose, game.weevils)
    assert not held[MAGPIE], "a magpie was kept"
    check_cards(game, held)
    check_leaves(game)


def check_peace(animals, loose, all_weevils):
    """What must hold in a collection whenever no effect is being worked out."""
    bones, wheats, weevils, _ = loose[BONE:]
    assert not any(loose[:BONE]), "an animal among the loose cards"
    kinds = [animal & 3 for animal in animals]
    hungry = [animal for animal in animals if not animal & ~LOCKED]
    unfed = [animal for animal in animals if animal & 3 and not animal & GIVEN]
    assert kinds.count(MALE) <= 1, "two males live together"
    assert not (hungry and any(kinds)), "a hungry badger beside a hamster"
    assert not (hungry and bones), "a bone could be associated"
    assert not (unfed and (wheats or weevils)), "a food could be associated"
    if all_weevils:
        weevils += sum(animal & GIVEN == GIVEN for animal in animals)
    assert not (wheats and weevils), "a weevil beside a wheat"


def check_cards(game, held):
    """Every card of the Collection is in one place; the one at stake is nobody's yet."""
    rounds_over = game.round if game.phase == "end" else max(game.round - 1, 0)
    # The last card of a round is put up and discarded: seen with the virtual deck only.
    unseen = 0 if game.virtual else rounds_over
    assert 0 <= game.unseen <= (0 if game.virtual else DECK)
    settled = sum(held) + sum(game.discards) + unseen + game.unseen
    status = status_of(game)
    assert status["discarded"] == sum(game.discards) + unseen
    assert status["deck"] == DECK - 10 * game.round
    at_stake = DECK - settled - game.face_up - status["deck"]
    if game.phase == "effect":
        assert at_stake in (0, 1), "Collection cards lost or doubled"
    else:
        assert at_stake == bool(game.prize), "Collection cards lost or doubled"
        for card in range(len(TYPES)):
            somewhere = held[card] + game.discards[card] + (game.prize == TYPES[card])
            assert somewhere == game.seen[card], TYPES[card]
    if game.virtual and not at_stake:
        for card in range(len(TYPES)):
            left = sum(game.deck[card * 2 : card * 2 + 2])
            dealt = [one for one in game.dealt if one >> 1 == card]
            total = left + len(dealt) + held[card] + game.discards[card]
            assert total == sum(COPY[card * 2 : card * 2 + 2]), TYPES[card]


def check_leaves(game):
    """As many leaf cards are gone as were played, never more of a colour than there are, and no
    value but of one of them."""
    if not game.referee or not game.gone:
        return
    played = 0
    for colour, gone in enumerate(game.gone):
        assert gone >> 12 <= top(colour), "more cards of a colour than there are"
        assert bin(gone & 4095).count("1") <= gone >> 12, "more values than cards"
        assert not gone & 1 and (gone & 4095) >> top(colour) + 1 == 0
        played += gone >> 12
    for colour in game.table:
        assert colour < len(game.leaves) == len(game.colours)
    if game.phase in ("prize", "play"):
        played += len(game.colours) - len(game.table)
    assert played == game.trick * len(game.colours)
