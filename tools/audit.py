# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`python3 tools/dev.py shots audit`: does the table see what the device knows?

Every screen of the walks of walks.py (random games of every game, number of players and level,
their table menus, the tools and all menus, in every language, with names of eight letters) is laid
out as the display of every board has it, in all its turns, with large text on and off. Counted are

unseen   by game, tells that stood in no scene before the next answer, given after all messages had
         their turn; headings are the history's only
cut      distinct screens on which a text is not whole: it ends in "…", lies over another one or
         over the picture, or reaches out of the display
small    by game or tool, percent of the distinct screens of play (a question after the setup, on a
         little display) that have the question or an option in less than 8x13
tiny     by game or tool, how many of these have any text in less than 6x10 but on the message line
"""

import collections
import functools
import sys

from tools import glyphs
from tools.bench import passed_budgets
from tools.device_side import load
from tools.walks import Eye, display_sizes, folders, walk_games, walk_the_rest

LITTLE = (128, 64)
FONTS = ("5x8", "6x10", "8x13")
ROUNDS = 3
WHOLE_GAME = 3000  # answers

layout = load("layout")
codepage = load("codepage")


class Findings(Eye):
    """What was found, over all that was walked.

    unseen   how often, by (game, key of the tell)
    told     how many tells there were, by game; `tell_keys` which ones
    cut      an example, by (place, question's key, size, what was cut)
    fonts    how many distinct screens, by game and by the smallest font of question and options
    small    and how many of less than 8x13, by game and question's key
    pages    how many of what hands must do now, by game and (key, font on a little display)
    tiny     how many with a text of less than 6x10, by game and (question's key, what is so small)
    """

    def __init__(self):
        self.unseen = collections.Counter()
        self.tells = collections.Counter()
        self.cut = {}
        self.fonts = collections.defaultdict(collections.Counter)
        self.small = collections.defaultdict(collections.Counter)
        self.tiny = collections.defaultdict(collections.Counter)
        self.pages = collections.defaultdict(collections.Counter)
        self.sizes = display_sizes()
        self._screens = set()

    def told(self, place):
        self.tells[place] += 1

    def missed(self, place, key):
        self.unseen[place, key] += 1

    def look(self, place, app, of_game):
        """Lay a scene out on all displays, unless the same one was before."""
        scene = app.scene
        words = (scene.title, tuple(scene.lines), tuple(scene.options), scene.hint, scene.corner)
        picture = scene.picture
        if picture and picture[0] in ("grid", "qr"):
            picture = picture[0]
        # A page is broken into lines for one width; other boards break it otherwise.
        columns = app.ports.columns if app.question.is_page else 0
        screen = (place, words, picture, scene.cursor, columns)
        if screen in self._screens:
            return
        self._screens.add(screen)
        key = app.question.key or app.question.kind
        for size, wide in self.sizes.items():
            if not columns or wide == columns:
                self.lay_out(scene, size, place, key)
        if app.question.kind == "tell" and app.question.key:
            self.pages[place][key, layout.plan(scene, *LITTLE).font or 0] += 1
        if of_game:
            self.read_at_arms_length(scene, place, key, (place, words[:3], bool(picture)))

    def lay_out(self, scene, size, place, key):
        self.note_cuts(layout.plan(scene, *size), scene, size, place, key)
        if scene.options:
            large = layout.plan(scene, *size, large=1)
            self.note_cuts(large, scene, (*size, "large"), place, key)

    def note_cuts(self, plan, scene, size, place, key):
        for what in plan.over.split() or flaws(plan, scene, size[:2]):
            texts = [text[4] for text in plan.texts]
            self.cut.setdefault((place, key, size, what), " / ".join(texts))

    def read_at_arms_length(self, scene, place, key, distinct):
        """The letters of a screen of play on a little display, once for all its cursors."""
        plan = layout.plan(scene, *LITTLE)
        if plan.font is None or distinct in self._screens:
            return
        self._screens.add(distinct)
        self.fonts[place][plan.font] += 1
        if plan.font < layout.LARGE:
            self.small[place][key] += 1
        what = tiny_text(plan, scene)
        if what:
            self.tiny[place][key, what] += 1


def tiny_text(plan, scene):
    """What has the smallest letters, but for the message line: "" where nothing has."""
    for font, _x, y, _cells, text, style, _tint in plan.texts:
        if font == layout.SMALL and text.strip():
            if style:
                return "header"
            if scene.picture and scene.picture[0] == "panel" and text in scene.picture[1]:
                return "panel"
            if scene.picture and text == scene.picture[-1]:
                return "caption"
            if not (scene.hint and text in scene.hint and y > LITTLE[1] // 3):
                return "words"
    return ""


def flaws(plan, scene, size):
    """What of a plan cannot be read whole, beside what it says itself."""
    words = [scene.title, scene.corner, scene.hint, *scene.lines, *scene.options]
    found = []
    texts = drawn_texts(plan, layout.fonts_for(*size))
    for at, one in enumerate(texts):
        if one.text.endswith("…") and not any(word.endswith(one.text) for word in words):
            found.append("text")
        if one.left < 0 or one.top < 0 or one.right > size[0] or one.bottom > size[1]:
            found.append("outside")
        if any(one.meets(other) and one.dots() & other.dots() for other in texts[at + 1 :]):
            found.append("overlap")
        if plan.box and scene.picture[0] in ("arrow", "grid", "qr"):
            x, y, width, height = plan.box
            if one.left < x + width and x < one.right and one.top < y + height and y < one.bottom:
                found.append("on_picture")
    return found


class Drawn:
    """A text where a plan has put it, and the rectangle that its ink fills."""

    def __init__(self, text, x, y, size, scale=1):
        self.text = text
        self.x, self.y, self.size, self.scale = x, y, size, scale
        inked = [ink_rows(size)[codepage.cell(character)] for character in text]
        inked = [rows for rows in inked if rows]
        self.left = x
        self.right = x + (len(text) * size[0] - 1) * scale  # the last column of a cell is blank
        self.top = y + min(rows[0] for rows in inked) * scale
        self.bottom = y + (max(rows[-1] for rows in inked) + 1) * scale

    def meets(self, other):
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def dots(self):
        """The places of its ink."""
        found = set()
        for number, character in enumerate(self.text):
            glyph = glyphs_of(self.size)[codepage.cell(character)]
            for row, bits in enumerate(glyph):
                for column, bit in enumerate(bits):
                    if bit == "1":
                        x = self.x + (number * self.size[0] + column) * self.scale
                        found.add((x, self.y + row * self.scale))
        return found


def drawn_texts(plan, fonts):
    drawn = [
        Drawn(text[:cells].rstrip(" "), x, y, fonts[font])
        for font, x, y, cells, text, _style, _tint in plan.texts
        if text[:cells].strip(" ")
    ]
    if plan.big:
        scale, x, y, text = plan.big
        drawn.append(Drawn(text, x, y, fonts[layout.LARGE], scale))
    return drawn


@functools.cache
def glyphs_of(size):
    name = f"{size[0]}x{size[1]}"
    if name in glyphs.SHEETS:
        return glyphs.cells(name)
    # Every dot of a smaller sheet as four.
    return [
        ["".join(dot * 2 for dot in row) for row in glyph for _ in range(2)]
        for glyph in glyphs_of((size[0] // 2, size[1] // 2))
    ]


@functools.cache
def ink_rows(size):
    """The rows of every glyph that have any ink."""
    return [[number for number, row in enumerate(glyph) if "1" in row] for glyph in glyphs_of(size)]


def audit(games=None, rounds=1, most=300):
    """The findings of so many games of each case and language, cut off after `most` answers; of
    some `games`, or of all with the tools and menus."""
    findings = Findings()
    walk_games(findings, games or folders("games"), rounds=rounds, most=most)
    if not games:
        walk_the_rest(findings)
    return findings


def figures(findings):
    """What is held to a budget, by name."""
    found = {"audit.cut": len(findings.cut)}
    for game in findings.tells:
        count = sum(number for (name, _), number in findings.unseen.items() if name == game)
        found[f"audit.unseen.{game}"] = count
    for place, fonts in findings.fonts.items():
        small = fonts[layout.SMALL] + fonts[layout.TEXT]
        found[f"audit.small.{place}"] = round(100 * small / max(1, fonts.total()), 1)
        found[f"audit.tiny.{place}"] = findings.tiny[place].total()
    return found


def main():
    findings = audit(rounds=ROUNDS, most=WHOLE_GAME)
    report(findings)
    passed = passed_budgets(figures(findings))
    for name, figure, limit in passed:
        print(f"over budget: {name} is {figure}, allowed {limit}", file=sys.stderr)
    return 1 if passed else 0


def report(findings):
    sizes = ", ".join(f"{width}x{height}" for width, height in findings.sizes)
    print(f"laid out on {sizes}; told: {findings.tells.total()}")
    for (game, key), count in sorted(findings.unseen.items()):
        print(f"unseen: {game} {key}: {count}")
    for (place, key, size, what), example in sorted(findings.cut.items(), key=str):
        print(f"cut: {place} {key} {'x'.join(map(str, size))} {what}: {example}")
    for game, fonts in findings.fonts.items():
        shares = [f"{FONTS[font]} {100 * fonts[font] // fonts.total()} %" for font in (2, 1, 0)]
        small = ", ".join(f"{key} {count}" for key, count in findings.small[game].most_common(12))
        print(f"fonts: {game}: {fonts.total()} screens: {', '.join(shares)}; small: {small}")
        for (key, what), count in findings.tiny[game].most_common(12):
            print(f"tiny: {game} {key} {what}: {count}")
    for game, pages in findings.pages.items():
        small = {key: number for (key, font), number in pages.items() if font == layout.SMALL}
        share = 100 * sum(small.values()) // pages.total()
        print(f"pages: {game}: {pages.total()}, {share} % in 5x8: {', '.join(sorted(small))}")
    for name, figure in figures(findings).items():
        print(f"{name} {figure}")
