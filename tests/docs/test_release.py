# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The release check: names what is missing in a small tree, and is content when nothing is."""

import pytest

from tools import release
from tools.environment import EFFORT
from tools.quiet import INTERRUPTED

NUMBER = "1.2.0"
HEAD = "# SPDX-FileCopyrightText: 2026 Girouette contributors\n# SPDX-License-Identifier: MIT\n"


@pytest.fixture
def tree(tmp_path):
    """The smallest tree that could be released."""
    files = {
        "LICENSE": "MIT",
        "CHANGELOG.md": f"# Changelog\n\n## [{NUMBER}] - 2026-11-16\n\n- A game.\n\n## [1.1.0]\n",
        "README.md": "# A project\n\n[Docs](docs/README.md#games), [licence](LICENSE)\n",
        "docs/README.md": "# Docs\n\n## Games\n\n`[no](link)`\n",
        "docs/stories/dance.story": "press OK\nshot dance\n",
        "docs/pictures/fr/dance.png": "",
        "docs/pictures/en/dance.png": "",
        "boards/b/girouette_board.py": HEAD,
        "boards/b/README.md": "# B\n",
        "lib/girouette/games/dance/game.py": HEAD,
        "tests/games/dance/checks.py": HEAD,
        "tools/players/dance.py": HEAD,
    }
    for name in ("start", "tools", "dance"):
        for language in ("fr", "en"):
            files[f"docs/players/{name}.{language}.md"] = "# Guide\n"
    for name in ("one", "two", "three"):
        files[f"tests/games/dance/playthroughs/{name}.txt"] = ""
    for place, text in files.items():
        path = tmp_path / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def findings(tree):
    return release.missing(tree, NUMBER)


def test_a_complete_tree_lacks_nothing(tree):
    assert findings(tree) == []


@pytest.mark.parametrize(
    "lost, finding",
    [
        ("LICENSE", "there is no LICENSE"),
        ("CHANGELOG.md", "CHANGELOG.md has no entry [1.2.0]"),
        ("docs/players/dance.fr.md", "docs/players/dance.fr.md is not written"),
        ("docs/pictures/en/dance.png", "docs/pictures/en/dance.png is not drawn"),
        ("boards/b/README.md", "boards/b has no README.md"),
        ("tests/games/dance/checks.py", "tests/games/dance has no checks.py"),
        ("tools/players/dance.py", "tools/players/dance.py is not written"),
        ("tests/games/dance/playthroughs/two.txt", "playthroughs has 2 of 3 files"),
        ("docs/README.md", "README.md links to docs/README.md#games"),
    ],
)
def test_what_is_lost_is_named(tree, lost, finding):
    (tree / lost).unlink()
    assert [line for line in findings(tree) if finding in line]


@pytest.mark.parametrize(
    "place, text, finding",
    [
        ("CHANGELOG.md", "## [1.2.0]\n\n- A game.\n", "needs a date"),
        ("CHANGELOG.md", "## [1.2.0] - soon\n\n- A game.\n", "needs a date"),
        ("CHANGELOG.md", "## [1.2.0] - 2026-11-16\n\n## [1.1.0]\n- Old.\n", "says nothing"),
        ("README.md", "# R\n\n[x](docs/README.md#nowhere)\n", "docs/README.md#nowhere"),
        ("README.md", '# R\n\n<img src="gone.png" width="9">\n', "links to gone.png"),
        ("lib/girouette/more.py", "print()\n", "lib/girouette/more.py has no SPDX lines"),
    ],
)
def test_what_is_wrong_is_named(tree, place, text, finding):
    (tree / place).write_text(text, encoding="utf-8")
    assert [line for line in findings(tree) if finding in line]


def test_a_version_that_is_none_is_named(tree):
    assert "is not like 1.2.3" in release.missing(tree, "soon")[0]


@pytest.fixture
def quiet(monkeypatch):
    """No boards are built and no commands run; what would have run is kept."""
    ran = []
    monkeypatch.setattr(release, "missing", lambda: [])
    monkeypatch.setattr(release, "build_all", lambda out: [])

    def call(command, cwd, env):
        assert env[EFFORT] == "long"
        ran.append(command[2])
        return 0

    monkeypatch.setattr(release.quiet, "call", call)
    return ran


def test_all_is_run_and_the_status_is_zero(quiet, capsys):
    assert release.main(["--check"]) == 0
    assert quiet == ["check", "test", "bench"]
    assert "is ready" in capsys.readouterr().out


def test_what_is_being_done_is_told_before_it_is_done(quiet, monkeypatch, capsys):
    told = []

    def call(command, cwd, env):
        told.append((command[2], capsys.readouterr().out.splitlines()[-1]))
        return 0

    monkeypatch.setattr(release.quiet, "call", call)
    release.main(["--check"])
    assert [name for name, _ in told] == list(release.COMMANDS)
    assert all(line.startswith(f"release: {name}: ") for name, line in told)


def test_ctrl_c_in_a_command_ends_the_release(quiet, monkeypatch):
    monkeypatch.setattr(release.quiet, "call", lambda command, **options: INTERRUPTED)
    with pytest.raises(KeyboardInterrupt):
        release.main(["--check"])


def test_tests_can_be_left_out(quiet):
    assert release.main(["--check", "--no-tests"]) == 0
    assert quiet == []


def test_a_failing_command_is_a_finding(quiet, monkeypatch, capsys):
    monkeypatch.setattr(release.quiet, "call", lambda command, **options: command[2] == "test")
    assert release.main(["--check"]) == 1
    told = capsys.readouterr().out
    assert "missing: python3 tools/dev.py test fails" in told and "1 to do" in told


def test_without_check_nothing_happens(quiet):
    with pytest.raises(SystemExit):
        release.main([])
    assert quiet == []


@pytest.mark.slow
def test_every_board_is_built_and_compared(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(release, "board_names", lambda: ["pico_ring"])
    assert release.build_all(tmp_path) == []
    assert [path.suffix for path in tmp_path.iterdir() if path.is_file()] == [".zip"]
    assert capsys.readouterr().out.startswith("release: building pico_ring")


def test_a_board_that_does_not_build_is_a_finding(tmp_path, monkeypatch):
    def fail(board, out):
        raise release.BuildError("no such library")

    monkeypatch.setattr(release, "board_names", lambda: ["pico_ring"])
    monkeypatch.setattr(release, "build", fail)
    assert release.build_all(tmp_path) == ["pico_ring does not build: no such library"]
