# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What must hold at every answer of a random game of Sky Tango; how it is played is in
tools/players/sky_tango.py."""

from girouette.games.sky_tango.companion import CELESTIAL
from girouette.games.sky_tango.game import CARDS
from girouette.games.sky_tango.rows import ENOUGH, values_of
from tests.games.sky_tango.story import stacks_of
from tools.players.sky_tango import CASES, answer  # noqa: F401

ECLIPSES = 5  # of each body


def check(game):
    if not game.hands:
        return
    scored = sum(game.collected) + sum(game.left_hand)
    assert all(0 <= hand <= 5 for hand in game.hands)
    assert min(game.draw, game.discard) >= 0
    if not game.referee:
        assert game.level.on_table(game) >= 0
        assert scored + sum(game.left_rows) <= CELESTIAL
        return
    values = 0
    for body in (0, 1):
        cards = []
        for row in game.rows[body::2]:
            stacks = stacks_of(row)
            visible = [stack[-1] for stack in stacks if stack[-1]]
            assert visible == sorted(set(visible)), "visible values do not ascend"
            cards += sum(stacks, [])
        dark = cards.count(0)
        on_table = sum([1 << card for card in cards if card])
        assert game.unseen[body] & 1 == (game.eclipses[body] > 0)
        # Without bit 0, which stands for eclipses: these are counted.
        unseen, thrown = game.unseen[body] & ~1, set_of(game.thrown[body])
        # No value in two places, and none twice: a sum that carries would not have as many bits.
        assert not (on_table & unseen or on_table & thrown or unseen & thrown)
        assert (on_table | unseen | thrown) < 1 << 30
        assert on_table.bit_count() == len(cards) - dark
        assert game.eclipses[body] >= 0
        assert dark + game.eclipses[body] + thrown_eclipses(game, body) <= ECLIPSES
        values += on_table.bit_count() + unseen.bit_count() + thrown.bit_count()
    assert values + sum(game.collected) == CELESTIAL, "a value is lost"
    in_rows = sum([len(row) for row in game.rows])
    gone = sum(game.collected) + boxed(game)
    assert in_rows + sum(game.hands) + game.draw + game.discard + gone == CARDS, "a card is lost"
    check_collected(game)
    if len(game.colours) == 4:
        for row in range(8):
            assert not (game.rows[row] and game.rows[row ^ 1]), "a partner builds two rows"
            assert not (game.rows[row] and game.rows[row - 4]), "partners build the same body"
    if game.ranking:
        hidden = sum(len(values_of(mask)) for mask in game.unseen)
        assert sum(game.left_hand) <= hidden


def set_of(cards):
    """Their values as a set of the game's: bit v for value v."""
    return sum({1 << card % 32 for card in cards if card % 32})


def thrown_eclipses(game, body):
    return sum([card % 32 == 0 for card in game.thrown[body]])


def boxed(game):
    """Eclipses that left under collected cards: those that are nowhere else."""
    elsewhere = sum(game.eclipses) + sum([thrown_eclipses(game, body) for body in (0, 1)])
    elsewhere += sum([card % 32 == 0 for row in game.rows for card in row])
    return 2 * ECLIPSES - elsewhere


def check_collected(game):
    """What was collected showed no eclipse: all that were visible lie there still."""
    visible = sum([card == 0 for row in game.rows for card in row])
    laid = sum(game.collected) + boxed(game) + sum([len(row) for row in game.rows])
    asked = game.active if game.open > 1 else None
    now = (sum(game.collected), laid, visible, asked)
    collected, before, dark, whose = getattr(game, "before", now)
    # A Total Eclipse of the next player may follow without a question: fewer cards are laid then.
    # Where the same player is asked the same as before, the table was corrected.
    if collected < now[0] and before == laid and (asked is None or asked != whose):
        assert visible == dark, "a visible eclipse was collected"
        assert now[0] - collected >= ENOUGH
    game.before = now
