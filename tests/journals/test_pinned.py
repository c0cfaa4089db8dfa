# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Journals of every rules version so far replay to the state in which they were left, or are
refused because the rules have changed since, as their files say."""

from binascii import crc32
from importlib import import_module

import pytest

from girouette import VERSION
from girouette.carry_over import carried
from girouette.journal import FORMAT, JournalError, unpack
from girouette.questions import BadAnswer
from girouette.session import Session
from tests.journals.pinned import HERE, PACKAGES, Pinned, paths, record, state_lines
from tools.drive import Driver

JOURNALS = {path.stem: path for path in paths()}
# What the driver can play: games.
DRIVEN = [
    pinned.path.stem
    for pinned in map(Pinned, paths())
    if (pinned.kind, pinned.result) == ("games", "replays")
]
ADVICE = (
    "{0.name} does not replay a journal of its rules version {0.rules}: raise RULES_VERSION or "
    "keep it replaying. After raising it, this journal's file says `result refused`."
)
MISSING = (
    "{0} has no journal of rules version {1} and format {2}: run this test with --update-goldens, "
    "which records one, and commit it. Pinned journals of a version that was released stay as "
    "they are; only while none was may the file be deleted and recorded anew."
)


def journal_of(pinned):
    """As it would travel."""
    data = bytes((71, pinned.format, pinned.about.CODE, pinned.rules)) + pinned.log
    return data + (crc32(data) & 0xFFFF).to_bytes(2, "big")


@pytest.mark.parametrize("name", JOURNALS)
def test_a_pinned_journal_replays_or_is_refused(name):
    pinned = Pinned(JOURNALS[name])
    journal, about = journal_of(pinned), pinned.about
    if pinned.result == "refused":
        with pytest.raises(JournalError, match=r"journal\.version"):
            unpack(journal, about.CODE, about.RULES_VERSION)
        return
    assert pinned.result == "replays"
    began = []

    class Counted(pinned.game_class):
        def script(self):
            began.append(self)
            return pinned.game_class.script(self)

    try:
        log = unpack(journal, about.CODE, about.RULES_VERSION)
        if pinned.format == 1:
            log = carried(pinned.game_class, log)
        session = Session(Counted).restore(log)
    except (JournalError, BadAnswer) as error:
        pytest.fail(f"{ADVICE.format(pinned)} ({error})")
    assert state_lines(session, pinned.keys) == pinned.state, ADVICE.format(pinned)
    assert len(began) == 1, "one replay, whatever was undone"


@pytest.mark.parametrize("kind,name", PACKAGES)
def test_every_package_has_a_journal_of_its_rules(kind, name, request):
    found = [Pinned(path) for path in JOURNALS.values()]
    mine = [pinned for pinned in found if (pinned.kind, pinned.name) == (kind, name)]
    rules = import_module(f"girouette.{kind}.{name}").RULES_VERSION
    if not [pinned for pinned in mine if (pinned.rules, pinned.format) == (rules, FORMAT)]:
        path = HERE / f"{name}_rules_{rules}_format_{FORMAT}.txt"
        if request.config.getoption("--update-goldens"):
            path.write_text(record(kind, name, VERSION, FORMAT), encoding="utf-8")
        assert path.exists(), MISSING.format(name, rules, FORMAT)


@pytest.mark.parametrize("name", DRIVEN)
def test_the_driver_goes_on_from_either_format(name):
    pinned = Pinned(JOURNALS[name])
    lines = []
    driver = Driver(pinned.name, "en", None, lines.append)
    assert driver.start(journal_of(pinned).hex())
    assert state_lines(driver.session, pinned.keys) == pinned.state
    again = Driver(pinned.name, "en", None, lines.append)
    assert again.start(driver.journal()), "what it saves is of format 2"
    assert again.session.log == driver.session.log


def test_a_later_format_is_named():
    (pinned,) = [Pinned(path) for name, path in JOURNALS.items() if name == "dice_rules_1_format_2"]
    pinned.format = FORMAT + 1
    with pytest.raises(JournalError, match=r"journal\.format"):
        unpack(journal_of(pinned), pinned.about.CODE, pinned.rules)
