# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The plain parts of the million presses against the real ones: the same presses, turn by turn.

On the real side the firmware stands on Blinka's displayio, Adafruit's drivers and the
virtual chips, and every sixteenth picture is sent. After each turn of the loop a one-bit display
must have the same frame on both sides; on a colour display every layer must stand where it does on
the plain side, with the same cells, and the canvas have the same dots. So must the lights.
"""

from array import array

import pytest

from girouette.describe import describe
from tests.robust.any_hand import AnyHand
from tests.robust.common import BOARDS
from tests.robust.whole_device import WholeDevice

pytestmark = pytest.mark.slow

PRESSES = 1500
SENT = 16


class Watcher(AnyHand):
    """Writes down what is on display and lights after each turn."""

    def __init__(self, device, seed):
        AnyHand.__init__(self, device, seed)
        self.seen = []

    def between_turns(self, asked_us):
        if self.app is not None:
            self.seen.append(self._sight())
        AnyHand.between_turns(self, asked_us)

    def _meet(self):
        AnyHand._meet(self)
        if not self.device.plain:
            screen = self.firmware.screen
            self._send_seldom(screen.display if self.in_colour else screen)

    @property
    def in_colour(self):
        return self.device.board["COLOUR_DISPLAY"]

    def _send_seldom(self, sender):
        """Sending takes nine tenths of the time; what was changed waits for the next one."""
        send = sender.refresh
        count = [0]

        def refresh(column=0, width=0):
            count[0] += 1
            if count[0] % SENT == 0:
                send()

        sender.refresh = refresh

    def _sight(self):
        screen = self.firmware.screen
        state = (screen.width, screen.height, screen.turned, screen._is_dark)
        parts = [describe(self.app.scene), state, round(screen.display.brightness, 2)]
        if self.in_colour:
            for layer in screen.group._layers:
                inside = layer._layers[0] if hasattr(layer, "_layers") else layer
                parts.append((layer.x, layer.y, bytes(inside._tiles)))
        picture = self.app.scene.picture
        # A plain QR code has only its size in common with a real one.
        if _is_code(picture):
            parts.append(picture[2])
        elif self.in_colour:
            parts.append(self._dots(screen._canvas.bitmap))
        else:
            parts.append(hash(tuple(screen._frame.pages)))
        parts.append(self._lights())
        return parts

    def _dots(self, bitmap):
        """A hash of the canvas, packed as Blinka packs it."""
        if not self.device.plain:
            return hash(array("L", bitmap._data).tobytes())
        digits = "".join(f"{value:x}" for value in bitmap.number.data)
        base = 2 if bitmap.most == 1 else 16
        size = 32 if base == 2 else 8
        rows = [digits[at : at + bitmap.width] for at in range(0, len(digits), bitmap.width)]
        # A word's first dots are its high bits.
        rows = [row + "0" * (-len(row) % size) for row in rows]
        words = [int(row[at : at + size], base) for row in rows for at in range(0, len(row), size)]
        return hash(array("L", words).tobytes())

    def _lights(self):
        return self.device.lights() if self.firmware.lights else None


def _is_code(picture):
    return picture and picture[0] == "qr"


def sights(board, plain):
    with WholeDevice(board, plain=plain, seed=3) as device:
        hand = Watcher(device, board + " compared")
        hand.run(PRESSES)
        return hand


@pytest.mark.parametrize("board", BOARDS)
def test_the_same_presses_give_the_same_cells_dots_and_lights(board):
    real, plain = sights(board, False), sights(board, True)
    for turn, (one, other) in enumerate(zip(real.seen, plain.seen, strict=False)):
        assert one == other, f"turn {turn} of {board}"
    assert len(real.seen) == len(plain.seen) > PRESSES // 10
    kinds = {sight[0] for sight in plain.seen}
    dots = {sight[-2] for sight in plain.seen}
    print(f"{board}: {real.presses} presses, {len(kinds)} scenes and {len(dots)} canvases alike")
    assert len(kinds) > PRESSES // 20 and len(dots) > 5
