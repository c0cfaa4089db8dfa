# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Random journals of Fire Tower replayed on a 32-bit MicroPython: the same status at the end.

A journal holds the answers, not the board: a square that were legal on one interpreter only, or a
storm that laid another gem, would not replay.
"""

from girouette.status import status_of
from tests.games.common import checks_of
from tests.games.test_random_games import play
from tests.playthrough import as_text
from tools.micropython.vm import ROOT, lib_files, run_steps

JOURNALS = 6

REPLAY = """
from girouette.session import Session
from girouette.games.fire_tower.game import Game
from girouette.status import status_of
from playthrough import as_text
for line in open("/journals.txt").read().split():
    session = Session(Game, None)
    session.restore(bytes.fromhex(line))
    print(as_text(status_of(session.run.game)))
"""


def test_random_journals_end_alike_on_micropython():
    sessions = [
        play("fire_tower", case, f"micropython {case} {number}")[0]
        for case in checks_of("fire_tower").CASES
        for number in range(JOURNALS)
    ]
    files = {
        **lib_files(),
        "/lib/playthrough.py": (ROOT / "tests" / "playthrough.py").read_text(encoding="utf-8"),
        "/journals.txt": "\n".join(bytes(session.log).hex() for session in sessions),
    }
    replayed = run_steps([REPLAY], files)[0].strip("\n").split("\n")
    assert replayed == [as_text(status_of(session.run.game)) for session in sessions]
