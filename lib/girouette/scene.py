# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A scene: what a person sees, hears and has lit up, as plain data.

The core fills scenes; firmware/ draws them; tests compare them as text and the simulator's page
reads them aloud (describe.py). One Scene object lives for the whole run and is filled anew, so that
nothing is allocated while the screen stays as it is.

    title, corner   the header line, left and right
    who             colour key of the player whose turn it is, or None
    picture         None, or a tuple: a kind and its data (below)
    lines           text of the body, one paragraph an entry: the drawer wraps it
    options         texts of the options; `cursor` is the chosen one, -1 where there is no choice
    tints           a colour key or None for each option (lights of direct keys, colour displays)
    keys            number of the direct key that takes each option, 0 where none does; empty on
                    boards without. A display shows it unless the option reads so itself
    sight           (first, end) of the options that the display shows: the one thing it writes
    hint            the small last line. Beside a game's question it is the message line: the shell
                    shows there what was told since the last answer, a piece every two seconds; what
                    a face writes there comes after that
    lights          a list of tuples, drawn in order (below)
    cue             the sound of this scene's arrival, or None
    saved           "" when saved, else the sign shown in the header ("pending", "unsaved"); the
                    firmware puts "low" there, for a battery

Pictures:
    ("value", text, caption)      what is read from across the table, three characters at most
    ("arrow", "n" "e" "s" or "w", caption)     the wind; it stays when the display is turned
    ("dice", (faces...), sides)   dice; six-sided ones as pips
    ("grid", cells, width, blinking)  a byte a square: 0 empty, 1 gem, 2 firebreak, 3 flame,
                                  4 tower, 5 roof, 6 may be chosen, 7 chosen; and the squares that
                                  blink, as bytes: the cursor's
    ("panel", (strings...))       rows of small text, at most 7 of 12 beside options, 25 alone
    ("bars", ((label, value, colour, text), ...), top)  a table of scores with bars up to `top`
    ("qr", rows, size)            rows of bits as ints

Lights:
    ("who", colour)  ("wind", direction)  ("side", direction)  ("bar", n, total, colour)
    ("flash", colours)  ("race", ((colour, 0..255), ...))  ("pulse", colour)  ("spin",)
    ("dice", n)
"""

# Every colour a player may have; a game offers its own choice of them. A list, because a compiled
# tuple holds a second copy of every name.
COLOURS = ["red", "green", "yellow", "blue", "pink", "black", "purple", "orange"]


class Scene:
    """What is seen now; see the head of this module for every field."""

    def __init__(self):
        self.clear()

    def clear(self):
        self.title = ""
        self.corner = ""
        self.who = None
        self.picture = None
        self.lines = []
        self.options = []
        self.tints = []
        self.cursor = -1
        self.keys = ()
        self.sight = None
        self.hint = ""
        self.lights = []
        self.cue = None
        self.saved = ""
