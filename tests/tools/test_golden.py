# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Golden files: compared by default, and written only when asked."""

import pytest

from tests.conftest import compare_with_golden

Failed = pytest.fail.Exception


def test_a_missing_golden_fails_and_is_not_made(tmp_path):
    path = tmp_path / "new.txt"
    with pytest.raises(Failed, match="no golden file.*--update-goldens"):
        compare_with_golden(path, "text", update=False)
    assert not path.exists()


def test_a_changed_text_fails_with_a_diff_and_keeps_the_file(tmp_path):
    path = tmp_path / "play.txt"
    path.write_text("one\ntwo\n")
    with pytest.raises(Failed, match=r"(?s)-two.*\+three"):
        compare_with_golden(path, "one\nthree\n", update=False)
    assert path.read_text() == "one\ntwo\n"


@pytest.mark.parametrize("now", [b"abXd", b"ab"])
def test_changed_bytes_fail_with_the_place(tmp_path, now):
    path = tmp_path / "shot.bin"
    path.write_bytes(b"abcd")
    with pytest.raises(Failed, match="first difference at byte 2"):
        compare_with_golden(path, now, update=False)


@pytest.mark.parametrize("content", ["né à Pâques\n", b"\x00\xff"])
def test_update_writes_and_then_compares_equal(tmp_path, content):
    path = tmp_path / "folder" / "play"
    compare_with_golden(path, content, update=True)
    compare_with_golden(path, content, update=False)


def test_the_fixture_only_reads_in_an_ordinary_run(golden, request, tmp_path):
    path = tmp_path / "play.txt"
    path.write_text("as it was\n")
    golden(path, "as it was\n")
    if not request.config.getoption("--update-goldens"):
        with pytest.raises(Failed):
            golden(path, "changed\n")
        assert path.read_text() == "as it was\n"
