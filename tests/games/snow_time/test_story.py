# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time at the device: four keys in, scenes out, with a power cut in between."""

from tests.shell_ports import Hand, HostPorts

# A maker's file on the drive: line 3 is the length.
BOARD = """
# our board
tt.length = 24
tt.bonus.count = 2
tt.bonus.1.place = 4
tt.bonus.1.kind = 2
tt.bonus.1.points = 2
tt.bonus.2.place = 9
tt.bonus.2.kind = 3
tt.bonus.2.points = 1
"""


def seated(hand):
    """Three players up to the question of the track."""
    hand.choose("Jeux", "Snow Time").dial(3)
    return hand.choose("Rouge", "Vert", "Rose", "C'est parti !")


def told(hand):
    """The track: 20 squares, on the second one a mana bonus of 2."""
    return seated(hand).dial(20).dial(1).dial(2).dial(3).dial(2)


def test_a_turn_is_told_floor_by_floor_and_the_next_one_follows():
    hand = told(Hand())
    assert "15 fruits" in hand.sees()
    hand.press("OK")
    assert "Une carte chacun" in hand.sees() and "→ 20. Ru 0 −20" in hand.sees()
    hand.press("OK").choose("6", "5")
    assert "6 Ru" in hand.sees() and "V. 4" in hand.sees(), "both stand in the tree"
    hand.choose("3")
    assert "Étage 6 : Rouge fait tomber Vert (+1). Case 1." in hand.sees()
    while "Une carte chacun" not in hand.sees():
        hand.press("OK")
    assert "T2" in hand.sees() and "V 0 −20" in hand.sees()
    hand.press("OK")
    assert "→20" in hand.sees() and "Rouge : quelle carte ?" in hand.sees()


def test_the_game_and_the_track_outlive_a_power_cut():
    hand = told(Hand())
    hand.press("OK", "OK").choose("6", "5")
    before = hand.sees()
    hand.start()
    hand.press("OK")
    assert hand.sees() == before
    hand.hold().choose("Finir la partie", "Oui")
    hand.choose("Jeux", "Snow Time", "Oui", "C'est parti !")
    assert "15 fruits" in hand.sees(), "the same table; the track is not asked again"


def test_pages_of_the_table_menu():
    hand = told(Hand())
    hand.press("OK", "OK").choose("6", "5")
    for page, line in (
        ("Course", "Rouge 0 −20"),
        ("Mains", "Vert 1234567"),
        ("Piste", "2 : mana +2"),
        ("Un tour", "Un fruit par dé"),
        ("Rappel des règles", "face cachée"),
    ):
        hand.hold().choose(page)
        assert line in hand.sees()
        hand.press("BACK")


def test_an_undo_asks_for_the_last_card_again():
    hand = told(Hand())
    hand.press("OK", "OK").choose("6")
    hand.hold().choose("Annuler")
    assert "Rouge : quelle carte ?" in hand.sees()


def with_file(text):
    return Hand(HostPorts(files={"facts.txt": text}))


def test_a_makers_file_tells_the_whole_track():
    hand = with_file(BOARD)
    assert "8 valeurs lues" in hand.sees()
    seated(hand.press("OK"))
    assert "15 fruits" in hand.sees()
    hand.press("OK", "OK").hold().choose("Piste")
    assert "→ 24. 4 : bagarre +2. 9 : mana +1" in hand.sees()


def test_a_makers_file_with_a_track_of_no_squares_is_refused_by_its_line():
    hand = with_file(BOARD.replace("tt.length = 24", "tt.length = 0"))
    assert "l. 3 : valeur hors" in hand.sees()


def test_a_bonus_that_the_file_puts_on_a_taken_square_or_beyond_the_end_is_asked_for():
    for wrong in ("4", "24", "90"):
        hand = with_file(BOARD.replace("2.place = 9", "2.place = " + wrong))
        seated(hand.press("OK"))
        assert "Bonus 2 : case (5 à 23) ?" in hand.sees()
        hand.dial(7)
        assert "15 fruits" in hand.sees(), "and nothing else is"


def test_a_wrong_entry_is_corrected_from_the_table_menu():
    hand = told(Hand())
    hand.press("OK", "OK").choose("6")
    hand.hold().choose("Valeurs apprises", "B1 case").dial(1)
    while "Vert : quelle carte ?" not in hand.sees():
        hand.press("BACK")
    hand.choose("5", "3")
    seen = [hand.sees()]
    while "Une carte chacun" not in seen[-1]:
        seen.append(hand.press("OK").sees())
    # Rose's mana led onto square 1, where its bonus is now.
    assert any("Rose : case bonus mana (+2). Case 3." in scene for scene in seen)
