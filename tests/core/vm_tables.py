# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories of tables of texts that run on CPython and, as they are, on the MicroPython VM.

Each function is one story; test_tables.py runs them in both places. The small dialect only.
"""

from table_ports import TablePorts

from girouette import mark_of
from girouette.text_tables import add, drop
from girouette.texts import Texts

# As in texts.py, where the compiler folds them.
BLOCK = 256
LONGEST = 1000


def made(table, name="table"):
    texts = Texts("fr", TablePorts({name + "_fr.txt": table}))
    add(texts, name)
    texts.ports.reads = 0
    return texts


def mark(key):
    return mark_of((key + " ").encode())


def key_with(wanted, start="k"):
    """A key that has this mark, or what `wanted` says of it."""
    number = 0
    while not wanted(mark(start + str(number))):
        number += 1
    return start + str(number)


def first_and_last_lines():
    for end in ("", "\n", "\r\n", "\n\n"):
        texts = made("a Un\nb Deux\nc Trois" + end)
        assert [texts.find(key) for key in "abc"] == ["Un", "Deux", "Trois"], end
        # A last line that ends nowhere might go on.
        assert texts.ports.reads == (3 if end else 4), "one read a text"


def comments_blank_lines_and_odd_lines():
    texts = made("# a Un\n#b Deux\n\nword\na Vrai\n \n text\nb  deux espaces \n#\n\nc x")
    found = [texts.find(key) for key in ("#", "#b", "word", "a", "b", "c", "text")]
    assert found == [None, None, None, "Vrai", " deux espaces ", "x", None], found


def windows_line_ends_and_a_byte_order_mark():
    texts = made("\ufeff# head\r\na Un\r\nb Été\r\n")
    assert [texts.find("a"), texts.find("b")] == ["Un", "Été"]


def an_empty_file_and_one_without_lines():
    for table in ("", "\n", "\n\n\n", "# nothing", "x" * 3000, " " * 600, "\0" * 70000):
        texts = made(table)
        assert texts.find("a") is None and texts.get("a") == "?a"


def a_missing_file():
    texts = made("a Un", "other")
    add(texts, "girouette.games.none.text", 1)
    assert texts.ports.logged == ["texts: girouette/games/none/text_fr.txt cannot be read"]
    assert texts.find("a") == "Un" and texts.get("b") == "?b"
    drop(texts, 1)
    drop(texts)
    assert texts.ports.open == []


def the_first_of_two_equal_keys():
    texts = made("a Un\nb Deux\na Trois\n")
    assert texts.find("a") == "Un"


def keys_that_begin_alike():
    texts = made("q.turn.x 1\nq.turn 2\nq.tur 3\nq. 4\n")
    assert [texts.find(k) for k in ("q.turn", "q.turn.x", "q.tur", "q.", "q")] == list("2134") + [
        None
    ]


def non_ascii_at_every_place_of_a_block():
    """Letters of two, three and four bytes across the end of the first block."""
    for pad in range(BLOCK - 20, BLOCK + 4):
        texts = made("# " + "x" * (pad - 3) + "\nq.é ç☀😀✓\nw.ü é\nz fin")
        assert [texts.find(k) for k in ("q.é", "w.ü", "z")] == ["ç☀😀✓", "é", "fin"], pad


def a_key_cut_by_the_end_of_a_block():
    for pad in range(BLOCK - 24, BLOCK + 2):
        texts = made("x" * (pad - 1) + "\no.question.option Oui\nb Non\n")
        assert texts.find("o.question.option") == "Oui" and texts.find("b") == "Non", pad


def many_blocks():
    lines = ["key" + str(n) + " " + "é" * (n % 97) + str(n) for n in range(400)]
    texts = made("\n".join(lines))
    for n in range(400):
        assert texts.find("key" + str(n)) == "é" * (n % 97) + str(n), n
    assert texts.find("key400") is None


def lines_longer_than_a_block():
    for size in (BLOCK - 3, BLOCK, BLOCK + 1, 2 * BLOCK + 7, LONGEST - 3):
        text = "é" * (size // 2) + "!" * (size & 1)
        texts = made("a " + text + "\nb " + text + "\nc fin")
        assert [texts.find(k) for k in "abc"] == [text, text, "fin"], size


def keys_as_long_as_a_block():
    key = "k" * (BLOCK - 2)
    texts = made("a Un\n" + key + " long\nb Deux\n")
    assert [texts.find("a"), texts.find(key), texts.find("b")] == ["Un", "long", "Deux"]


def two_keys_with_one_mark():
    other = key_with(lambda found: found == mark("turn"))
    third = key_with(lambda found: found == mark("turn"), "z")
    texts = made("turn Un\nmid x\n" + other + " Deux\n")
    assert texts.find("turn") == "Un" and texts.find(other) == "Deux"
    texts.ports.reads = 0
    assert texts.find(third) is None and texts.ports.reads == 2, "never another key's text"


def a_mark_across_two_others():
    """The bytes of a mark also stand between two marks: no reading, and the right line after it."""
    wanted = mark("turn")
    first = key_with(lambda found: found[1] == wanted[0], "a")
    second = key_with(lambda found: found[0] == wanted[1], "b")
    texts = made(first + " 1\n" + second + " 2\n")
    assert (mark(first) + mark(second)).find(wanted) == 1
    assert texts.find("turn") is None and texts.ports.reads == 0
    texts = made(first + " 1\n" + second + " 2\nturn 3\n")
    assert texts.find("turn") == "3" and texts.ports.reads == 1


def marks_are_not_looked_for_among_places():
    """A mark that equals the place of a line."""
    key = key_with(lambda found: 0 < found[0] < 16)
    place = mark(key)[0] << 8 | mark(key)[1]
    texts = made("# " + "x" * (place - 3) + "\nword Oui\n")
    assert texts.tables[0][1].find(mark(key)) == 2
    assert texts.find(key) is None and texts.ports.reads == 0 and texts.find("word") == "Oui"


def a_miss_takes_no_reading():
    texts = made("\n".join(["q.key" + str(n) + " text" for n in range(140)]))
    for n in range(60):
        assert texts.find("o.none" + str(n)) is None
    assert texts.ports.reads <= 1, texts.ports.reads


def bytes_that_are_no_text():
    texts = made(b"a Un\nb \xff\xfe\xe9\nc Trois\nd cut \xc3")
    assert texts.find("a") == "Un" and texts.find("c") == "Trois"
    assert texts.get("b") == "?b" and texts.get("d") == "?d"
    logged = texts.ports.logged
    assert logged[0].startswith("texts: b: ") and logged[1].startswith("texts: d: ")
    assert len(logged) == 2


def a_file_that_is_no_table():
    """Everything a byte can be, for ever: the index stays small and nothing is found."""
    texts = made(bytes([n * n * 7 & 255 for n in range(256)]) * 400)
    assert texts.get("a") == "?a"
    texts = made("\n \n" * 40000)
    assert texts.get("a") == "?a" and len(texts.tables[0][1]) < 5000


def a_file_of_more_than_64_kilobytes():
    texts = made("a Un\n# " + "x" * 70000 + "\nb Deux\n")
    assert texts.find("a") == "Un" and texts.get("b") == "?b"


def a_read_that_fails_while_the_table_is_opened():
    table = "\n".join(["key" + str(n) + " text " + str(n) for n in range(200)])
    for good in range(4):
        ports = TablePorts({"table_fr.txt": table})
        ports.fails = good
        texts = Texts("fr", ports)
        add(texts, "table")
        assert ports.logged == ["texts: table_fr.txt cannot be read"]
        ports.fails = None
        found = [n for n in range(200) if texts.find("key" + str(n)) == "text " + str(n)]
        assert found == list(range(len(found))) and (len(found) > 10) == (good > 0), good


def a_read_that_fails_in_mid_game():
    texts = made("a Un\nb Deux\n")
    texts.ports.fails = 1
    assert texts.get("a") == "Un"
    assert texts.get("b") == "?b"
    assert texts.ports.logged[0].startswith("texts: b: ") and len(texts.ports.logged) == 2
    texts.ports.fails = None
    assert texts.get("b") == "Deux", "it is tried again"


def a_table_that_fails_leaves_the_others():
    ports = TablePorts({"one_fr.txt": "a Un\n", "two_fr.txt": "a Deux\n"})
    texts = Texts("fr", ports)
    add(texts, "one")
    add(texts, "two")
    assert texts.find("a") == "Deux"
    texts.tables[0][0].file.close()
    assert texts.find("a") == "Un"


STORIES = (
    first_and_last_lines,
    comments_blank_lines_and_odd_lines,
    windows_line_ends_and_a_byte_order_mark,
    an_empty_file_and_one_without_lines,
    a_missing_file,
    the_first_of_two_equal_keys,
    keys_that_begin_alike,
    non_ascii_at_every_place_of_a_block,
    a_key_cut_by_the_end_of_a_block,
    many_blocks,
    lines_longer_than_a_block,
    keys_as_long_as_a_block,
    two_keys_with_one_mark,
    a_mark_across_two_others,
    marks_are_not_looked_for_among_places,
    a_miss_takes_no_reading,
    bytes_that_are_no_text,
    a_file_that_is_no_table,
    a_file_of_more_than_64_kilobytes,
    a_read_that_fails_while_the_table_is_opened,
    a_read_that_fails_in_mid_game,
    a_table_that_fails_leaves_the_others,
)
