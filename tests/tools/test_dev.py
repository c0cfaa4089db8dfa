# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""dev.py is honest about what is there, and says in one line what is missing."""

import re
import subprocess
import sys
import tomllib

import pytest

from tools import dev, environment
from tools.environment import Missing

DEV = environment.ROOT / "tools" / "dev.py"


def run_dev(*arguments):
    return subprocess.run(
        [sys.executable, str(DEV), *arguments],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def test_help_lists_exactly_the_commands_whose_module_exists():
    listed = re.findall(r"^  ([\w-]+) ", run_dev("--help").stdout, re.MULTILINE)
    assert listed == [name for name, (module, *_) in dev.MODULES.items() if dev.exists(module)]
    assert {"test", "check", "drive"} <= set(listed)


def test_an_unknown_command_fails_with_one_line():
    result = run_dev("brew")
    assert result.returncode != 0
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert "brew" in result.stderr


def test_a_command_without_its_module_fails_with_one_line(monkeypatch):
    monkeypatch.setitem(dev.MODULES, "sim", ("nowhere.at_all", (), ""))
    assert "nowhere.at_all" in dev.main(["sim"])
    assert "sim" not in dev.usage()


def test_drive_needs_nothing_set_up():
    assert dev.MODULES["drive"][1] == ()


def test_what_is_missing_becomes_the_exit_line(monkeypatch):
    def fail():
        raise Missing("no network")

    monkeypatch.setattr(environment, "python", fail)
    assert dev.main(["check"]) == "dev.py: no network"


def test_no_chromium_and_no_right_to_install_is_one_line(monkeypatch):
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(environment.shutil, "which", lambda name: None)
    with pytest.raises(Missing, match="apt install chromium"):
        environment.chromium()


APT_LOCKED = (
    "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt)",
    "E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another "
    "process using it?",
)


@pytest.fixture
def apt(tmp_path, monkeypatch):
    """An apt-get that fails with these words, one after the other, and works when none is left;
    its runs and our pauses are counted."""
    words = tmp_path / "words"
    words.write_text("")
    program = tmp_path / "apt-get"
    program.write_text(
        f"#!{sys.executable}\n"
        "import pathlib, sys\n"
        f"words = pathlib.Path({str(words)!r})\n"
        "left = words.read_text().splitlines()\n"
        "if left:\n"
        "    words.write_text('\\n'.join(left[1:]))\n"
        "    sys.exit('Reading package lists...\\n' + left[0])\n"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(environment, "VENV", tmp_path / "venv")
    pauses = []
    monkeypatch.setattr(environment.time, "sleep", pauses.append)

    def fail_with(*lines):
        words.write_text("\n".join(lines))
        return pauses

    return fail_with


@pytest.mark.parametrize("words", APT_LOCKED)
def test_another_package_manager_is_waited_for(apt, words, capsys):
    pauses = apt(words, words)
    environment.apt_get("update")
    assert len(pauses) == 2
    assert capsys.readouterr().err == "dev.py: waiting for another package manager to finish\n"


def test_a_lock_that_is_never_given_back_is_named_in_the_end(apt):
    pauses = apt(*APT_LOCKED[:1] * environment.LOCK_TRIES)
    with pytest.raises(Missing, match="Could not get lock"):
        environment.apt_get("update")
    assert len(pauses) == environment.LOCK_TRIES - 1


def test_other_troubles_of_apt_are_not_waited_for(apt):
    pauses = apt("E: Unable to locate package chromium")
    with pytest.raises(Missing, match="Unable to locate"):
        environment.apt_get("install", "chromium")
    assert pauses == []


def test_a_failing_command_tells_its_error_and_keeps_its_output(tmp_path):
    log = tmp_path / "log" / "pip.log"
    script = "print('looking'); print('ERROR: no such package'); raise SystemExit(1)"
    with pytest.raises(Missing, match="ERROR: no such package") as caught:
        environment.call([sys.executable, "-c", script], log, "installing")
    assert len(str(caught.value).splitlines()) == 1
    assert "looking" in log.read_text()


def test_only_what_the_chosen_tests_need_is_set_up(tmp_path):
    plain, browser = tmp_path / "test_plain.py", tmp_path / "test_page.py"
    plain.write_text("def test_one(): assert True\n")
    browser.write_text("import play" + "wright\n")
    assert environment.needs_of_tests([str(plain)]) == ()
    assert environment.needs_of_tests([f"{browser}::test_two", "-q"]) == ("chromium",)
    assert environment.needs_of_tests(["-k", "lib"]) == environment.needs_of_tests([])
    assert "node" in environment.needs_of_tests([])
    assert environment.needs_of_tests(["tests/tools/test_golden.py"]) == ()
    assert environment.needs_of_tests(["--quick"]) == ()


@pytest.mark.parametrize("own", [["-n", "0"], ["-n2"], ["--pdb"]])
def test_tests_use_all_cores_unless_told(own):
    assert environment.pytest_arguments(own) == own
    assert environment.pytest_arguments(["-q"]) == ["-n", "auto", "--dist", "worksteal", "-q"]


def test_every_dependency_is_pinned():
    groups = tomllib.loads((environment.ROOT / "pyproject.toml").read_text())["dependency-groups"]
    for pins in groups.values():
        assert [pin for pin in pins if not re.fullmatch(r"[a-z0-9-]+==[\w.]+", pin)] == []
