# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What every test may use: golden files, which change only by an explicit flag; and what a quick
run leaves out."""

import difflib
import os

import hypothesis
import pytest

from tools import packages
from tools.environment import EFFORT, needs_of

# The same made-up cases in every run: a test that fails now and then tells nothing.
hypothesis.settings.register_profile("fixed", derandomize=True)
hypothesis.settings.load_profile("fixed")


def pytest_addoption(parser):
    parser.addoption(
        "--quick",
        action="store_true",
        help="a minute's worth, before a commit: without the tests marked slow, few random games",
    )
    parser.addoption(
        "--games", metavar="DIR", help="the tests that hold for every game, on a folder of packages"
    )
    parser.addoption(
        "--update-goldens",
        action="store_true",
        help="rewrite the golden files from what the code gives now; review the diff",
    )


def pytest_configure(config):
    if config.getoption("--games"):
        # Before tests/games/common.py is imported, here and in the workers.
        os.environ[packages.GAMES] = os.path.abspath(config.getoption("--games"))
        packages.from_environment()
    if config.getoption("--quick"):
        # Before tests/effort.py is imported, here and in the workers, which inherit it.
        os.environ[EFFORT] = "quick"
        # Neither is set up for a quick run: who uses one unsaid must fail on any machine.
        os.environ["NODE"] = os.environ["CHROMIUM"] = "none-in-a-quick-run"


def pytest_ignore_collect(collection_path, config):
    """What the cases are made with is not installed for a quick run: not even imported."""
    quick = config.getoption("--quick") and collection_path.suffix == ".py"
    return True if quick and "case" in needs_of(collection_path) else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """A test file that needs Node.js or a browser is slow by its nature."""
    slow_files = {path: bool(needs_of(path)) for path in {item.path for item in items}}
    for item in items:
        if slow_files[item.path]:
            item.add_marker(pytest.mark.slow)
    if config.getoption("--quick"):
        left_out = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]


def pytest_terminal_summary(terminalreporter):
    """What did not run for want of an image is said, not left to be counted among the skipped."""
    skipped = terminalreporter.stats.get("skipped", ())
    if any("test_emulate_chip" in report.nodeid for report in skipped):
        terminalreporter.write_line(
            "emulate: not run, for no image was given: GIROUETTE_UF2 and GIROUETTE_BOOTROM name "
            "one (CONTRIBUTING.md)"
        )


def compare_with_golden(path, content, update):
    """Fail unless the file holds exactly `content` (text or bytes); rewrite it on `update`."""
    data = content.encode("utf-8") if isinstance(content, str) else bytes(content)
    if update:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)
        return
    advice = "if the change is meant, run the test with --update-goldens and review the diff"
    if not path.exists():
        pytest.fail(f"no golden file {path}; {advice}", pytrace=False)
    kept = path.read_bytes()
    if kept == data:
        return
    if isinstance(content, str):
        lines = difflib.unified_diff(
            kept.decode("utf-8", "replace").splitlines(),
            content.splitlines(),
            f"{path.name} (golden)",
            f"{path.name} (now)",
            lineterm="",
        )
        shown = "\n".join(lines) or "(only line ends differ)"
    else:
        pairs = enumerate(zip(kept, data, strict=False))
        shorter = min(len(kept), len(data))
        at = next((place for place, (old, new) in pairs if old != new), shorter)
        shown = f"{len(kept)} bytes kept, {len(data)} now, first difference at byte {at}"
    pytest.fail(f"{path} differs from what the code gives now; {advice}\n{shown}", pytrace=False)


@pytest.fixture
def golden(request):
    """golden(path, text_or_bytes): compare with the file, or rewrite it with --update-goldens."""
    update = request.config.getoption("--update-goldens")

    def compare(path, content):
        compare_with_golden(path, content, update)

    return compare
