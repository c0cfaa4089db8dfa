# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Heap of the device side on a 32-bit VM, from .mpy files, after drawing the whole catalogue.

The hardware modules are stand-ins that take the memory of the real ones: a Bitmap its pixels, a
TileGrid its tiles and, as a Python object, more than the board's structure of about 150 bytes.
"""

import json

import pytest

from tools.compiler import compile_file
from tools.micropython import vm

from .scenes import CATALOGUE

DEVICE = vm.LIB.parent / "firmware"
LITTLE_FONTS = ((5, 8), (6, 10), (8, 13))
BIG_FONTS = ((6, 10), (8, 13), (10, 20))
CELLS_IN_COLOUR, KEPT = 160, 139
# Besides the glyphs and the picture under the text, which are what their sizes say.
# Names that CircuitPython has in flash, and this VM has not, count here.
CODE_AND_LINES = {False: 26_000, True: 37_000}

STAND_INS = {
    "displayio": """
class Bitmap:
    def __init__(self, width, height, values):
        bits = 1 if values <= 2 else 4
        self.width = width
        self.data = bytearray((width * bits + 31) // 32 * 4 * height)
    def fill(self, value):
        pass
    def __setitem__(self, place, value):
        pass
class Palette:
    def __init__(self, count):
        self.data = [0] * count
    def __len__(self):
        return len(self.data)
    def __setitem__(self, index, value):
        self.data[index] = value
    def make_transparent(self, index):
        pass
class Group:
    def __init__(self, scale=1, x=0, y=0):
        self.x = x
        self.y = y
        self.layers = []
    def __len__(self):
        return len(self.layers)
    def append(self, layer):
        self.layers.append(layer)
    def pop(self):
        return self.layers.pop()
class TileGrid:
    def __init__(self, bitmap, pixel_shader=None, width=1, height=1, tile_width=0, tile_height=0,
                 default_tile=0, x=0, y=0):
        self.x = x
        self.y = y
        self.tiles = bytearray(width * height)
        self.pixel_shader = pixel_shader
    def __setitem__(self, index, value):
        self.tiles[index] = value
    def __getitem__(self, index):
        return self.tiles[index]
""",
    "bitmaptools": """
def fill_region(*arguments):
    pass
def readinto(*arguments):
    pass
""",
}

SCRIPT = """
import json
from girouette.scene import Scene
from girouette_device import lights
COLOUR = IN_COLOUR
class Display:
    rotation = 0
    width, height = SIZE
    def refresh(self):
        pass
class Memory:
    columns, pages = SIZE[0], SIZE[1] // 8
    is_slow = True
    def write(self, page, column, data):
        pass
if COLOUR:
    from girouette_device.screen_colour import Screen
    screen = Screen(Display())
else:
    from girouette_device.screen_mono import Screen
    screen = Screen(Display(), Memory())
ring = lights.Lights(lambda pin, data: None, None, 16, "ring", 200, 0)
scene = Scene()
# From a file: as literals of this script the texts would stay in the VM for good.
with open("/scenes.json") as file:
    for line in file:
        fields = json.loads(line)
        for name in fields:
            setattr(scene, name, fields[name])
        if scene.picture and scene.picture[0] == "grid":
            scene.picture[1] = bytes(scene.picture[1])
            scene.picture[3] = bytes(scene.picture[3])
            scene.picture = tuple(scene.picture)
        screen.show(scene)
        ring.show(scene, 0)
fields = name = line = file = None
scene.clear()
screen.show(scene)
"""


def device_files(folder):
    files = {f"/lib/{name}.py": text for name, text in STAND_INS.items()}
    for source in sorted((DEVICE / "girouette_device").rglob("*.py")):
        target = folder / "module.mpy"
        place = source.relative_to(DEVICE).as_posix()
        compile_file(source, place, target)
        files[f"/lib/{place.removesuffix('.py')}.mpy"] = target.read_bytes()
    for font in (DEVICE / "fonts").iterdir():
        files[f"/fonts/{font.name}"] = font.read_bytes()
    return files


@pytest.mark.parametrize(("size", "colour"), [((128, 64), False), ((160, 128), True)])
def test_display_and_lights_stay_small(size, colour, tmp_path):
    files = device_files(tmp_path) | vm.lib_files()
    scenes = [json.dumps(vars(scene), default=list) for scene in CATALOGUE.values()]
    files["/scenes.json"] = "\n".join(scenes)
    script = SCRIPT.replace("SIZE", repr(size)).replace("IN_COLOUR", repr(colour))
    shared = "import displayio, bitmaptools, girouette.parts, girouette.scene, girouette.texts"
    stand_ins = vm.measure_heap(shared, files)
    whole = vm.measure_heap(script, files)
    # The glyphs in memory, the canvas of a colour display, a frame and what is under it of another.
    fonts, dots = (BIG_FONTS, size[0] * size[1] * 4) if colour else (LITTLE_FONTS, 0)
    if colour:
        glyphs = sum(CELLS_IN_COLOUR * width * height for width, height in fonts)
    else:
        glyphs = sum(KEPT * width * ((height + 7) // 8 * 8) for width, height in fonts)
    frames = dots or 2 * size[0] * size[1]

    assert whole - stand_ins - (glyphs + frames) // 8 < CODE_AND_LINES[colour]
