# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Names as boards keep them: spared where they are ours alone, told back, and never two in one."""

import ast
import re
import tokenize

import pytest

from tools import names
from tools.compiler import compile_file
from tools.micropython.vm import VMError, lib_files, run, run_steps

PAIRS = names.table()
HOUSES = sorted({names.house_of(place) for place in names.sources()})
# The two paragraphs under their comments.
PARAGRAPHS = re.split(r"(?m)^#.*\n", names.SPARE.read_text(encoding="utf-8"))
EVERY_PYTHON, CIRCUITPYTHON = [part for part in PARAGRAPHS if part.strip()]


@pytest.mark.parametrize("house", HOUSES)
def test_nothing_that_is_loaded_together_gets_one_name(house):
    """A house is loaded with the core and the device: what is written there stays as different as
    it was, and becomes nothing that is meant otherwise."""
    words = {
        word
        for place, tree in names.sources().items()
        if names.house_of(place) in (house, names.CORE, names.DEVICE)
        for word in names.words_of(tree)
    }
    written = [PAIRS.get(word, word) for word in words]
    assert len(set(written)) == len(words)


def test_most_names_of_ours_are_spared():
    own = {name for tree in names.sources().values() for name in names.defined_in(tree)}
    kept = names.used_elsewhere() | names.reserved()
    assert own - kept == set(PAIRS)
    assert len(PAIRS) > len(own) // 3


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("keepsake", "the contracts name it"),
        ("choose_level", "the tutorial does"),
        ("heading", "a guest may extend its class"),
        ("BadAnswer", "a crash page may show it"),
        ("home_menu", "a module's file is called so"),
        ("open_keys", "boot.py asks for it"),
        ("KEY_NAMES", "a board's file says it"),
        ("running", "people look at it on the console"),
        ("burnt", "it is a text of Fire Tower too"),
        ("rest", "it is a keyword of a call"),
        ("has_news", "the page of the site asks for it"),
        ("brightness", "CircuitPython's displays have one"),
    ],
)
def test_names_that_others_use_stay(name, why):
    assert name not in PAIRS, why


def test_what_the_examples_and_the_rescue_use_stays():
    for pattern in ("examples/**/*.py", "firmware/*.py", "tools/on_board/*.py"):
        for path in names.ROOT.glob(pattern):
            assert not PAIRS.keys() & set(names.words_of(ast.parse(path.read_bytes()))), path


def test_every_python_has_the_first_spare_names():
    """Those of the core take no heap in MicroPython either: `bench` says what a board has."""
    uses = "".join(f"    None.{name}\n" for name in EVERY_PYTHON.split())
    ask = "import micropython\nmicropython.qstr_info(1)"
    told = run_steps(["def use():\n" + uses, ask])[-1]
    brought = {line.strip()[2:-1] for line in told.splitlines() if line.startswith("Q(")}
    assert not brought & set(EVERY_PYTHON.split())


def test_no_name_is_taken_that_the_compiler_has_plans_for():
    """A call of one would be another thing: `game_class()`, written `super()`, once was."""
    assert not {"super", "const"} & {*EVERY_PYTHON.split(), *CIRCUITPYTHON.split()}


def test_circuitpython_has_the_other_spare_names():
    """As far as its stubs tell."""
    stubs = set()
    for file in names.importlib.metadata.files("circuitpython-stubs"):
        if file.suffix == ".pyi" and file.parts[0] != "board_definitions":
            with tokenize.open(file.locate()) as source:
                stubs.update(token.string for token in tokenize.generate_tokens(source.readline))
    assert set(CIRCUITPYTHON.split()) <= stubs
    assert len(CIRCUITPYTHON.split()) > 500


def test_a_source_keeps_its_lines_and_texts():
    name = sorted(PAIRS)[0]
    text = f'def {name}(self):\n    """{name}"""\n    return self.{name}, "{name}"  # {name}\n'
    short = PAIRS[name]
    assert names.put_in(text) == (
        f'def {short}(self):\n    """{name}"""\n    return self.{short}, "{name}"  # {name}\n'
    )


def test_only_our_own_modules_are_renamed(tmp_path):
    name = sorted(PAIRS)[0]
    source, compiled = tmp_path / "module.py", tmp_path / "module.mpy"
    source.write_text(f"def {name}():\n    pass\n")
    for place, renamed in (
        ("girouette/late.py", True),
        ("girouette_device/late.py", True),
        ("games/late.py", False),
        ("adafruit_late.py", False),
    ):
        compile_file(source, place, compiled)
        assert (name.encode() not in compiled.read_bytes()) == renamed


def test_a_traceback_of_a_board_is_told_in_our_names(tmp_path, capsys):
    """A run of no game at all, in a function whose name is ours alone."""
    with pytest.raises(VMError) as caught:
        begin = "from girouette.session import Session\nfrom girouette.replay import new_run\n"
        run(begin + "new_run(Session(None))", lib_files())
    told = str(caught.value)
    assert 'File "girouette.session", line 1, in __init__' in told
    line = 'File "girouette.replay", line 1, in '
    assert line + "new_run" not in told
    assert line + "new_run" in names.explained(told)

    report = tmp_path / "console.txt"
    report.write_text("girouette 0.1.0\n" + told, encoding="utf-8")
    assert names.main([str(report)]) == 0
    assert capsys.readouterr().out == "girouette 0.1.0\n" + names.explained(told)
    assert "no such" in names.main([str(tmp_path / "none.txt")]).lower()


def test_what_is_no_module_of_ours_is_left_as_it_is():
    line = '  File "games.pig.game", line 12, in isalpha\n'
    assert names.explained(line) == line
