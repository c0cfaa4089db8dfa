# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Layout and code page give on the 32-bit VM what they give here."""

import json

from tools.micropython import vm

from .scenes import CATALOGUE
from .test_layout import SIZES, layout
from .test_memory import device_files

SCRIPT = """
import json
from girouette.scene import Scene
from girouette_device import codepage, layout, rare_letters
letters = codepage.EXTRA + rare_letters.EXTRA
print([codepage.cell(character) for character in letters + "aZ~"])
scene = Scene()
with open("/scenes.json") as file:
    for line in file:
        fields = json.loads(line)
        for name in fields:
            setattr(scene, name, fields[name])
        for size in SIZES:
            plan = layout.plan(scene, size[0], size[1])
            print(json.dumps([plan.texts, plan.big, plan.marks, plan.box, plan.rules, plan.over]))
"""


def test_the_vm_lays_out_the_same_screens(tmp_path):
    files = device_files(tmp_path) | vm.lib_files()
    scenes = [json.dumps(vars(scene), default=list) for scene in CATALOGUE.values()]
    files["/scenes.json"] = "\n".join(scenes)
    cells, *plans = vm.run(SCRIPT.replace("SIZES", repr(SIZES)), files).splitlines()
    expected = []
    for scene in CATALOGUE.values():
        for size in SIZES:
            plan = layout.plan(scene, *size)
            fields = [plan.texts, plan.big, plan.marks, plan.box, plan.rules, plan.over]
            expected.append(json.loads(json.dumps(fields)))
    assert [json.loads(plan) for plan in plans] == expected
    count = len(json.loads(cells))
    assert json.loads(cells) == [n + 96 for n in range(count - 3)] + [
        ord(character) - 32 for character in "aZ~"
    ]
