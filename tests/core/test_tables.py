# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tables of texts in files, whole and damaged, on CPython; test_tables_on_micropython.py tells the
same stories on the 32-bit VM."""

import sys

import pytest

from girouette import text_tables, texts
from tests.core import table_ports

sys.modules.setdefault("table_ports", table_ports)  # its name on the VM

from tests.core.vm_tables import BLOCK, LONGEST, STORIES  # noqa: E402

IDS = [story.__name__ for story in STORIES]


def test_sizes_are_those_of_the_core():
    assert (BLOCK, LONGEST) == (text_tables._BLOCK, texts._LONGEST)


@pytest.mark.parametrize("story", STORIES, ids=IDS)
def test_on_the_host(story):
    story()
