# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time at the device: four keys in, scenes out, with a power cut in between."""

from tests.hand import Hand
from tests.shell_ports import HostPorts

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


# Three players up to the question of the track.
SEATED = """
choose Jeux
choose Snow Time
choose 3
choose Rouge
choose Vert
choose Rose
choose Arbitrer
choose C'est parti !
"""
# The track: 20 squares, on the second one a mana bonus of 2.
TOLD = (
    SEATED
    + """
choose 20
choose 1
choose 2
choose 3
choose 2
"""
)
# The dice, then the cards of Rouge and Vert.
TWO_CARDS = (
    TOLD
    + """
press OK
press OK
choose 6
choose 5
"""
)


def test_a_turn_is_told_floor_by_floor_and_the_next_one_follows():
    hand = Hand().tell(TOLD)
    hand.tell("""
        expect text 15 fruits
        press OK
        expect text Une carte chacun
        expect text → 20. Ru 0 −20
        press OK
        choose 6
        choose 5
        # both stand in the tree
        expect text 6  Ru
        expect text 5● V
        choose 3
        # one page of all that is to do, and each step on request
        expect text Tombés : Vert
        expect text Ru 1 −19
        hold OK
        choose Historique
    """)
    pages = [hand.sees()] + [hand.press("NEXT").sees() for _ in range(4)]
    assert "Étage 6 : Rouge fait" in " ".join(pages).replace(". ", " ")
    hand.press("BACK")
    while "Une carte chacun" not in hand.sees():
        hand.press("OK")
    hand.tell("""
        expect text T2
        expect text V 0 −20
        press OK
        expect text Rouge →20
        expect text Carte ?
    """)


def test_the_game_and_the_track_outlive_a_power_cut():
    hand = Hand().tell(TWO_CARDS)
    before = hand.sees()
    hand.tell("""
        unplug
        power on
        press OK
    """)
    assert hand.sees() == before
    hand.tell("""
        hold OK
        choose Finir la partie
        press OK
        choose Oui
        choose Jeux
        choose Snow Time
        choose Oui, mise en place
        # the same table; the track is not asked again
        expect text 15 fruits
    """)


def test_pages_of_the_table_menu():
    hand = Hand().tell(TWO_CARDS)
    for page, line in (
        ("Course", "Rouge 0 −20"),
        ("Mains", "Vert 1234567"),
        ("Piste", "2 : mana +2"),
        ("Un tour", "Un fruit par dé"),
        ("Rappel des règles", "face cachée"),
    ):
        hand.tell(f"""
            hold OK
            choose {page}
            expect text {line}
            press BACK
        """)


def test_an_undo_asks_for_the_last_card_again():
    Hand().tell(TOLD).tell("""
        press OK
        press OK
        choose 6
        hold OK
        choose Annuler
        expect text Rouge →20
        expect text Carte ?
    """)


def with_file(text):
    return Hand(HostPorts(files={"facts.txt": text}))


def test_a_makers_file_tells_the_whole_track():
    hand = with_file(BOARD).tell("""
        expect text 8 valeurs lues
        press OK
    """)
    hand.tell(SEATED).tell("""
        expect text 15 fruits
        press OK
        press OK
        hold OK
        choose Piste
        expect text → 24. 4 : bagarre +2. 9 : mana +1
    """)


def test_a_makers_file_with_a_track_of_no_squares_is_refused_by_its_line():
    hand = with_file(BOARD.replace("tt.length = 24", "tt.length = 0"))
    hand.tell("expect text l. 3 : valeur hors")


def test_a_bonus_that_the_file_puts_on_a_taken_square_or_beyond_the_end_is_asked_for():
    for wrong in ("4", "24", "90"):
        hand = with_file(BOARD.replace("2.place = 9", "2.place = " + wrong))
        hand.tell("press OK").tell(SEATED).tell("""
            expect text Bonus 2 : case (5 à 23) ?
            choose 7
            # and nothing else is
            expect text 15 fruits
        """)


def test_a_wrong_entry_is_corrected_from_the_table_menu():
    hand = (
        Hand()
        .tell(TOLD)
        .tell("""
        press OK
        press OK
        choose 6
        hold OK
        choose Valeurs apprises
        choose B1 case
        choose 1
    """)
    )
    while hand.app.question.key != "card":
        hand.press("BACK")
    hand.choose("5", "3")
    seen = [hand.sees()]
    while "Une carte chacun" not in seen[-1]:
        seen.append(hand.press("OK").sees())
    # Rose's mana led onto square 1, where its bonus of 2 is now.
    assert any("Rs 3 −17" in scene for scene in seen)
