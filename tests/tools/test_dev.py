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
    listed = re.findall(r"^  (\w+) ", run_dev("--help").stdout, re.MULTILINE)
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


@pytest.mark.parametrize("own", [["-n", "0"], ["-n2"], ["--pdb"]])
def test_tests_use_all_cores_unless_told(own):
    assert environment.pytest_arguments(own) == own
    assert environment.pytest_arguments(["-q"]) == ["-n", "auto", "--dist", "worksteal", "-q"]


def test_every_dependency_is_pinned():
    groups = tomllib.loads((environment.ROOT / "pyproject.toml").read_text())["dependency-groups"]
    for pins in groups.values():
        assert [pin for pin in pins if not re.fullmatch(r"[a-z0-9-]+==[\w.]+", pin)] == []
