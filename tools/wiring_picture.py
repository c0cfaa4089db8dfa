# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The wiring picture of a board: boards/<board>/wiring.svg, drawn from the board's own data.

Signals come from girouette_board.py, the module's pins and the supplies from maker.toml. So a pin
that changes changes the picture, and a test fails while the kept picture is another one. Words on
it are names of pins, keys and parts, which are the same in every language.

The module stands in the middle. A part stands beside the side that most of its pins are on; each
of its wires goes out from the pin, along a lane of its own and to the part's leg. A wire from the
other side goes over the top. Lanes are ordered so that few wires cross.
"""

from html import escape
from math import cos, pi, sin

from host_sim.definitions import BoardDefinition
from tools.build import ROOT, board_values
from tools.maker import maker_values

PITCH = 24
LANE = 13
MODULE_WIDTH = 190
PART_WIDTH = 270
# Between a part and the lanes: the wire's label stands there.
LABEL_WIDTH = 92
# Legs stand half a pitch off the pins, so that no two wires lie on each other.
TOP = 90
LEGS = {
    "VCC": "#d32f2f", "3V": "#d32f2f", "5V": "#ef6c00", "GND": "#212121", "SDA": "#1565c0",
    "SCL": "#9a7b00", "DIN": "#2e7d32", "PREV": "#6a1b9a", "NEXT": "#00838f", "OK": "#558b2f",
    "BACK": "#ad1457", "MENU": "#4527a0", "+": "#5d4037",
}  # fmt: skip
OTHER = "#455a64"


class Wire:
    """One wire: from a leg of a part to a pin of the module."""

    def __init__(self, part, leg, pin, number, slot):
        self.part, self.leg, self.pin, self.number = part, leg, pin, number
        self.side, self.pin_y = slot
        self.leg_y = self.lane = self.over = None

    @property
    def label(self):
        """The pin's name and number as people read it on the board or in its pinout."""
        number = str(self.number).replace("GPIO", "IO")
        return f"{self.pin} · {number}" if number else self.pin


class Pinout:
    """The module's pins: where each stands, and its number."""

    def __init__(self, board):
        told = maker_values(board)["pinout"]
        values = board_values(board)
        self.name = told["name"]
        self.sides = {"left": told["left"], "right": told["right"]}
        self.numbers = told["numbers"]
        self.chip = BoardDefinition(values.BOARD_ID).pins
        count = len(told["left"])
        self.rows = {}
        for side, names in self.sides.items():
            for row, name in enumerate(names):
                number = row + 1 if side == "left" else count + len(names) - row
                if name:
                    self.rows[side, row] = (
                        name,
                        number if self.numbers else self.chip_number(name),
                    )

    def chip_number(self, name):
        """The microcontroller's own name of a pin, or "" of a supply."""
        return self.chip.get(name, "")

    def find(self, pin):
        """(name, number, (side, y)) of a pin given by name or number. Of several with one name the
        first counts."""
        for (side, row), (name, number) in self.rows.items():
            if pin in (name, number):
                return name, number, (side, TOP + row * PITCH)
        raise ValueError(f"the pinout of maker.toml has no {pin}")

    @property
    def height(self):
        return PITCH * max(len(names) for names in self.sides.values())


def signals(values):
    """{part: {leg: pin}} of what girouette_board.py wires."""
    found = {}
    if values.DISPLAY[0] != "builtin":
        found["display"] = {"SDA": values.DISPLAY[1], "SCL": values.DISPLAY[2]}
    if values.KEYS[0] == "pins":
        found["keys"] = dict(zip(values.KEY_NAMES, values.KEYS[1], strict=True))
    if values.LIGHTS:
        found["lights"] = {"DIN": values.LIGHTS[0]}
    if values.SOUND:
        found["sound"] = {"+": values.SOUND[0]}
    return found


def boards_with_wires():
    """Folders of boards/, the template among them, that have a picture."""
    folders = sorted(path.parent.name for path in (ROOT / "boards").glob("*/maker.toml"))
    return [board for board in folders if "pinout" in maker_values(board)]


def wires_of(board):
    """Every wire, by part."""
    maker, pinout = maker_values(board), Pinout(board)
    wires = []
    for part, legs in signals(board_values(board)).items():
        for leg, pin in (legs | maker["supply"].get(part, {})).items():
            wires.append(Wire(part, leg, *pinout.find(pin)))
    return wires


# --- the plan of the picture --------------------------------------------------------------------


class Part:
    """A part beside the module, with its wires from top to bottom."""

    def __init__(self, name, wires):
        self.name = name
        sides = [wire.side for wire in wires]
        self.side = max(("left", "right"), key=sides.count)
        # Wires over the top come from above.
        self.wires = sorted(wires, key=lambda w: (w.side == self.side, w.pin_y))
        self.top = 0

    @property
    def middle(self):
        """Where it would like to be."""
        own = [wire.pin_y for wire in self.wires if wire.side == self.side]
        return sum(own) / len(own)

    @property
    def height(self):
        least = {"lights": 6, "keys": 5, "display": 5, "wing": 7}.get(self.name, 3)
        return PITCH * max(len(self.wires) + 1, least)


def crossings(order):
    """How many wires cross on one side; `order` has (inner y, outer y, goes back) by lane, the
    nearest to the module first."""
    count = 0
    for near, (a, b, back) in enumerate(order):
        span = min(a, b), max(a, b)
        for c, d, far_back in order[near + 1 :]:
            count += span[0] < c < span[1]
            count += far_back and span[0] < d < span[1]
            count += not back and min(c, d) < b < max(c, d)
    return count


def in_order(items):
    """The wires' lanes: one is moved as long as that makes fewer cross; items are (wire, span)."""
    best = list(items)
    count = crossings([span for _, span in best])
    improved = True
    while improved and count:
        improved = False
        for start in range(len(best)):
            for place in range(len(best)):
                tried = best[:start] + best[start + 1 :]
                tried.insert(place, best[start])
                fewer = crossings([span for _, span in tried])
                if fewer < count:
                    best, count, improved = tried, fewer, True
    return [item for item, _ in best]


def group(board, wires):
    """The parts; boards that are plugged on as a wing are one."""
    wing = maker_values(board).get("extra", {}).get("wing")
    names = {}
    for wire in wires:
        name = "wing" if wing and wire.part in ("display", "keys") else wire.part
        names.setdefault(name, []).append(wire)
    return [Part(name, found) for name, found in names.items()]


class Plan:
    """Where everything is, in dots from the left upper corner."""

    def __init__(self, board):
        self.board = board
        self.values = board_values(board)
        self.extra = maker_values(board).get("extra", {})
        self.pinout = Pinout(board)
        self.wires = wires_of(board)
        self.parts = group(board, self.wires)
        self._stack()
        self._over_the_top()
        self._lanes()
        parts_end = max(part.top + part.height for part in self.parts)
        self.height = max(parts_end, TOP + self.pinout.height) + 30

    def _stack(self):
        """Parts of a side below each other, near the pins they want."""
        for side in ("left", "right"):
            end = TOP - PITCH
            for part in sorted((p for p in self.parts if p.side == side), key=lambda p: p.middle):
                wished = part.middle - part.height / 2
                rows = max(0, round((wished - TOP) / PITCH))
                part.top = max(end, TOP - PITCH // 2 + rows * PITCH - PITCH // 2)
                end = part.top + part.height + PITCH
                spare = (part.height - PITCH * len(part.wires)) // 2 // PITCH * PITCH
                for number, wire in enumerate(part.wires):
                    wire.leg_y = part.top + spare + PITCH // 2 + number * PITCH

    def _over_the_top(self):
        over = [w for part in self.parts for w in part.wires if w.side != part.side]
        for number, wire in enumerate(sorted(over, key=lambda w: (w.leg_y, w.pin_y))):
            wire.over = TOP - 34 - number * LANE

    def _lanes(self):
        side_of = {wire: part.side for part in self.parts for wire in part.wires}
        # A wire over the top has a lane on either side.
        self.lanes = {"left": [], "right": []}
        for side, lanes in self.lanes.items():
            items = []
            for wire in self.wires:
                if wire.side == side and side_of[wire] == side:
                    items.append((wire, (wire.pin_y, wire.leg_y, False)))
                elif wire.side == side:
                    items.append((wire, (wire.pin_y, wire.over, True)))
                elif side_of[wire] == side:
                    items.append((wire, (wire.over, wire.leg_y, False)))
            lanes += in_order(items)
        has = {side: any(part.side == side for part in self.parts) for side in self.lanes}
        room = {
            side: 40 + LANE * len(lanes) + (LABEL_WIDTH + PART_WIDTH if has[side] else 0)
            for side, lanes in self.lanes.items()
        }
        self.left = 20 + room["left"]
        self.right = self.left + MODULE_WIDTH
        self.width = self.right + room["right"] + 20

    def edge(self, side):
        return self.left if side == "left" else self.right

    def out(self, side, distance):
        """So far from the module's edge, outwards."""
        return self.left - distance if side == "left" else self.right + distance

    def lane(self, wire, side):
        return self.out(side, 40 + LANE * self.lanes[side].index(wire))

    def part_edge(self, side):
        return self.out(side, 40 + LANE * len(self.lanes[side]) + LABEL_WIDTH)

    def path(self, wire, side):
        """The corners of a wire whose part stands on `side`."""
        start = (self.edge(wire.side), wire.pin_y)
        end = (self.part_edge(side), wire.leg_y)
        lane = self.lane(wire, side)
        if wire.side == side:
            return [start, (lane, wire.pin_y), (lane, wire.leg_y), end]
        other = self.lane(wire, wire.side)
        return [
            start,
            (other, wire.pin_y),
            (other, wire.over),
            (lane, wire.over),
            (lane, wire.leg_y),
            end,
        ]


# --- drawing ------------------------------------------------------------------------------------


def tag(name, text=None, **attributes):
    named = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{named}/>" if text is None else f"<{name}{named}>{text}</{name}>"


def words(x, y, text, size=13, anchor="start", fill="#1b1f1d", weight="normal"):
    return tag(
        "text", escape(text), x=x, y=y, font_size=size, text_anchor=anchor, fill=fill,
        font_weight=weight,
    )  # fmt: skip


def colour_of(wire):
    return LEGS.get(wire.leg, OTHER)


def draw_module(plan):
    pinout = plan.pinout
    top, height = TOP - PITCH, pinout.height + PITCH
    middle = (plan.left + plan.right) / 2
    yield tag(
        "rect", x=plan.left, y=top, width=MODULE_WIDTH, height=height, rx=10, fill="#2f6b4f",
        stroke="#1d4733", stroke_width=2,
    )  # fmt: skip
    yield tag("rect", x=middle - 27, y=top - 9, width=54, height=30, rx=4, fill="#c3c9c6")
    yield words(middle, top + 12, "USB", 12, "middle")
    turned = f"rotate(90 {middle} {top + height / 2})"
    yield tag(
        "text", escape(pinout.name), x=middle, y=top + height / 2 + 5, font_size=16,
        text_anchor="middle", fill="#ffffff", transform=turned,
    )  # fmt: skip
    used = {(wire.side, wire.pin_y) for wire in plan.wires}
    for (side, row), (name, number) in pinout.rows.items():
        y = TOP + row * PITCH
        wired = (side, y) in used
        yield tag(
            "circle", cx=plan.edge(side), cy=y, r=6, fill="#f2c14e" if wired else "#8fb3a1",
            stroke="#1d4733", stroke_width=1.5,
        )  # fmt: skip
        inner = plan.left + 12 if side == "left" else plan.right - 12
        anchor = "start" if side == "left" else "end"
        shade = "#ffffff" if wired else "#a9c9b9"
        number = str(number).replace("GPIO", "IO")
        text = f"{number} {name}" if side == "left" else f"{name} {number}"
        yield words(inner, y + 4, text.strip(), 12, anchor, shade, "bold" if wired else "normal")


def draw_wire(plan, wire, side):
    points = plan.path(wire, side)
    line = "M" + " L".join(f"{x} {y}" for x, y in points)
    dashed = {"stroke_dasharray": "7 4"} if plan.extra.get("wing") and wire.part != "lights" else {}
    halo = tag("path", d=line, fill="none", stroke="#ffffff", stroke_width=7)
    stroke = tag(
        "path", d=line, fill="none", stroke=colour_of(wire), stroke_width=3,
        stroke_linejoin="round", **dashed,
    )  # fmt: skip
    return halo + tag(
        "g", stroke, class_="wire", data_part=wire.part, data_leg=wire.leg, data_pin=wire.pin,
        data_number=wire.number,
    )  # fmt: skip


def draw_label(plan, wire, side):
    """The pin's name and number on the wire, beside the part."""
    x = plan.part_edge(side) + (LABEL_WIDTH / 2 + 2 if side == "left" else -LABEL_WIDTH / 2 - 2)
    width = 8 * len(wire.label) + 8
    box = tag(
        "rect", x=x - width / 2, y=wire.leg_y - 9, width=width, height=18, rx=9, fill="#ffffff",
        stroke=colour_of(wire), stroke_width=1.5,
    )  # fmt: skip
    return box + words(x, wire.leg_y + 4, wire.label, 12, "middle", colour_of(wire), "bold")


def draw_part(plan, part):
    edge = plan.part_edge(part.side)
    left = edge - PART_WIDTH if part.side == "left" else edge
    yield tag(
        "rect", x=left, y=part.top, width=PART_WIDTH, height=part.height, rx=10, fill="#f3f5f4",
        stroke="#7d8a84", stroke_width=1.5,
    )  # fmt: skip
    inward = -1 if part.side == "left" else 1
    for wire in part.wires:
        yield tag("circle", cx=edge, cy=wire.leg_y, r=5, fill=colour_of(wire))
        anchor = "end" if part.side == "left" else "start"
        yield words(
            edge + inward * 12, wire.leg_y + 4, leg_text(plan, part, wire), 13, anchor,
            weight="bold",
        )  # fmt: skip
    # The picture of the part stands on the side away from its legs.
    x = edge + inward * (PART_WIDTH - 72)
    yield from PICTURES[part.name](plan, part, x, part.top + part.height / 2)


def leg_text(plan, part, wire):
    """A leg's own name; a key of a wing has a letter on it too."""
    if part.name == "wing" and wire.part == "keys":
        return "ABC"[plan.values.KEY_NAMES.index(wire.leg)] + "  " + wire.leg
    return wire.leg


def draw_display(plan, part, x, y, title=None):
    kind, *facts = plan.values.DISPLAY
    size = f"{plan.values.DISPLAY_SIZE[0]}×{plan.values.DISPLAY_SIZE[1]}"
    yield tag("rect", x=x - 62, y=y - 38, width=124, height=76, rx=5, fill="#23408f")
    yield tag("rect", x=x - 52, y=y - 28, width=104, height=52, fill="#0b0f14")
    yield words(x, y - 4, title or f"OLED {size}", 13, "middle", "#e8f6ff", "bold")
    yield words(x, y + 13, f"{kind.upper()} · 0x{facts[2]:02X}", 11, "middle", "#9fd0ff")


def draw_wing(plan, part, x, y):
    yield from draw_display(plan, part, x, y, plan.extra["wing"].split()[0])
    yield words(x, y + 58, plan.extra["wing"], 12, "middle", weight="bold")


def draw_keys(plan, part, x, y):
    """Every key joins its wire to the common ground."""
    shown = [wire for wire in part.wires if wire.leg != "GND"]
    ground = [wire.leg_y for wire in part.wires if wire.leg == "GND"]
    rail = x + 34
    ys = [wire.leg_y for wire in shown]
    yield tag(
        "path", d=f"M{rail} {min(ys + ground)} L{rail} {max(ys + ground)}", stroke="#212121",
        stroke_width=2,
    )  # fmt: skip
    for wire in shown:
        yield tag(
            "path", d=f"M{x - 138} {wire.leg_y} L{x - 20} {wire.leg_y} M{x + 20} {wire.leg_y}"
            f" L{rail} {wire.leg_y}", stroke=colour_of(wire), stroke_width=2,
        )  # fmt: skip
        yield tag("rect", x=x - 20, y=wire.leg_y - 9, width=40, height=18, rx=3, fill="#cfd8d3")
        yield tag("circle", cx=x, cy=wire.leg_y, r=7, fill=colour_of(wire))
    for y in ground:
        yield tag("path", d=f"M{x - 138} {y} L{rail} {y}", stroke="#212121", stroke_width=2)


def draw_lights(plan, part, x, y):
    _pin, count, shape = plan.values.LIGHTS
    radius = 44
    if shape == "ring":
        yield tag("circle", cx=x, cy=y, r=radius, fill="none", stroke="#26332d", stroke_width=20)
    for number in range(count):
        angle = 2 * pi * number / count
        spot = (x + radius * sin(angle), y - radius * cos(angle))
        if shape != "ring":
            spot = (x + 14 * (number - (count - 1) / 2), y)
        fill = "#4caf50" if number == 0 else "#f4f1e4"
        yield tag("circle", cx=round(spot[0], 1), cy=round(spot[1], 1), r=6, fill=fill)
    if shape == "ring":
        yield words(x, y - 14, "N ↑ 0", 13, "middle", "#2e7d32", "bold")
        yield words(x, y + 5, f"{count} ×", 13, "middle")
        yield words(x, y + 19, "WS2812B", 10, "middle")
    edge = plan.part_edge(part.side)
    inward = -1 if part.side == "left" else 1
    data = next(wire for wire in part.wires if wire.leg == "DIN")
    if plan.extra.get("resistor"):
        middle = edge + inward * 92
        lead = f"M{edge + inward * 46} {data.leg_y} L{x - inward * 50} {data.leg_y}"
        yield tag("path", d=lead, stroke=colour_of(data), stroke_width=2)
        yield tag(
            "rect", x=middle - 38, y=data.leg_y - 9, width=76, height=18, rx=3, fill="#e8d3a9",
            stroke="#7a5c1e",
        )  # fmt: skip
        yield words(middle, data.leg_y + 4, plan.extra["resistor"], 11, "middle")
    if plan.extra.get("capacitor"):
        yield from draw_capacitor(plan, part, edge, inward)


def draw_capacitor(plan, part, edge, inward):
    """From the ring's supply to its ground."""
    ys = {wire.leg: wire.leg_y for wire in part.wires}
    middle = edge + inward * 92
    lead = f"M{edge + inward * 46} {ys['5V']} L{middle} {ys['5V']} L{middle} {ys['GND']}"
    lead += f" L{edge + inward * 48} {ys['GND']}"
    yield tag("path", d=lead, fill="none", stroke="#37474f", stroke_width=2)
    yield tag(
        "rect", x=middle - 38, y=ys["5V"] - 9, width=76, height=18, rx=9, fill="#cfd8dc",
        stroke="#37474f",
    )  # fmt: skip
    yield words(middle, ys["5V"] + 4, plan.extra["capacitor"], 11, "middle")
    yield words(edge + inward * 44, ys["5V"] - 3, "+", 12, "middle", weight="bold")


def draw_sound(plan, part, x, y):
    yield tag("circle", cx=x, cy=y, r=26, fill="#d9a441", stroke="#7a5c1e", stroke_width=2)
    yield tag("circle", cx=x, cy=y, r=16, fill="#f1d9a3")
    yield words(x, y + 4, "piezo", 11, "middle")


PICTURES = {
    "display": draw_display,
    "keys": draw_keys,
    "lights": draw_lights,
    "sound": draw_sound,
    "wing": draw_wing,
}


def draw(board):
    """The picture of a board as SVG."""
    plan = Plan(board)
    body = [tag("rect", width=plan.width, height=plan.height, fill="#ffffff")]
    for part in plan.parts:
        for wire in part.wires:
            body.append(draw_wire(plan, wire, part.side))
    body += draw_module(plan)
    for part in plan.parts:
        body += draw_part(plan, part)
        body += [draw_label(plan, wire, part.side) for wire in part.wires]
    title = tag("title", escape(plan.values.NAME))
    inside = "\n".join([title, *body])
    return (
        "<!-- SPDX-FileCopyrightText: 2026 Girouette contributors -->\n"
        "<!-- SPDX-License-Identifier: MIT -->\n"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {plan.width} {plan.height}"'
        f' width="{plan.width}" height="{plan.height}" font-family="sans-serif">\n'
        f"{inside}\n</svg>\n"
    )


def picture_file(board):
    return ROOT / "boards" / board / "wiring.svg"


def draw_all():
    for board in boards_with_wires():
        picture_file(board).write_text(draw(board), encoding="utf-8")
        yield picture_file(board)
