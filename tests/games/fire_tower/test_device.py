# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower at the device: keys in, scenes out."""

import random

from girouette import upkeep
from tests.hand import Hand

# Two players at the referee's level, up to the champion.
REFEREE = """
choose Jeux
choose Fire Tower
choose 2
choose Rouge et Bleu
choose Arbitrer
choose C'est parti !
press OK 5
choose On joue sans
"""


def referee(hand):
    """Up to the first gem."""
    hand.tell(REFEREE)
    while hand.app.scene.picture is None or hand.app.scene.picture[0] != "grid":
        hand.press("OK")
    return hand


def test_the_first_gem_is_laid_with_one_press():
    hand = referee(Hand())
    kind, cells, width, cursor = hand.app.scene.picture
    assert (kind, width) == ("grid", 16)
    hand.press("NEXT")
    assert hand.app.scene.picture[3] != cursor, "the cursor steps from legal square to legal square"
    hand.press("OK")
    assert hand.app.scene.picture[0] == "arrow"
    assert "Carte Vent" in hand.sees()


def test_the_wind_stays_in_sight_whatever_is_pressed_and_a_power_cut_loses_nothing():
    rng = random.Random(8)
    hand = referee(Hand())
    shown = set()
    for _ in range(150):
        hand.press(rng.choice(("OK", "OK", "NEXT", "PREV")))
        scene = hand.app.scene
        assert scene.picture[0] in ("arrow", "grid", "value"), hand.sees()
        if hand.app.question.timeout_ms:
            assert scene.lights == [("spin",)], "while the die rolls, the lights roll with it"
        else:
            assert scene.lights[-1][0] == "wind"
            shown.add(scene.corner.split()[-1])
    assert shown <= set("NESO") and shown
    while scene.cursor < 0 and scene.picture[0] == "arrow":
        hand.press("OK")  # past what is only told: it would not come back
    before = (scene.corner, scene.options, scene.lines)
    hand.start().press("OK")
    assert (hand.app.scene.corner, hand.app.scene.options, hand.app.scene.lines) == before


def test_the_champion_of_the_last_game_is_offered_first():
    hand = Hand()
    upkeep.begin(hand.app.store, 2, 1)
    upkeep.end(hand.app.store, [(0, 1, 1), (6, 0, 2)], 3)
    hand.choose("Jeux", "Fire Tower")
    while hand.app.question.key != "champion":
        hand.press("OK")
    assert hand.app.question.options[hand.app.cursor] == "purple"


def test_an_event_is_told_from_the_table_menu():
    hand = referee(Hand())
    hand.press("OK").tell("""
        choose Défausser
        choose 1
        hold OK
        choose Évènement
        expect text Pioché par :
    """)
    assert hand.app.play.session.run.game.phase == "spread"


def test_a_square_is_found_by_row_and_column_and_the_row_is_given_back():
    hand = referee(Hand())
    hand.press("OK").tell("""
        choose Autre carte
        choose Ligne d'arrêt
    """)
    whole = hand.app.scene.picture[3]
    assert len(whole) > 1 and len({square // 16 for square in whole}) == 1
    hand.press("NEXT")
    below = hand.app.scene.picture[3]
    assert below[0] // 16 == whole[0] // 16 + 1, "the row below"
    hand.press("OK")
    assert len(hand.app.scene.picture[3]) == 1
    hand.press("BACK")
    assert hand.app.scene.picture[3] == below, "another row"
    hand.press(3)
    (square,) = hand.app.scene.picture[3]
    assert square // 16 == below[0] // 16, "key 4 of a MacroPad goes left"
    hand.press(7, 4)
    assert hand.app.question.key == "lay", "key 8 down, key 5 takes it"
    assert hand.app.play.session.run.game.board.last == square + 16
