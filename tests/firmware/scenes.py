# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A catalogue of scenes: every kind of picture, alone, with words and with options."""

from girouette.scene import Scene

# The kinds of squares of a grid picture, in the order that scene.py numbers them.
(
    CELL_EMPTY,
    CELL_GEM,
    CELL_BREAK,
    CELL_FLAME,
    CELL_TOWER,
    CELL_ROOF,
    CELL_LEGAL,
    CELL_CHOSEN,
) = range(8)


def board():
    """A Fire Tower board some turns into the game, with every kind of square."""
    cells = bytearray(256)
    for row in range(16):
        for column in range(16):
            if min(row, 15 - row) < 3 and min(column, 15 - column) < 3:
                cells[16 * row + column] = CELL_TOWER
    for row, column in ((7, 7), (7, 8), (8, 7), (8, 8)):
        cells[16 * row + column] = CELL_ROOF
    for row, column in ((6, 7), (6, 8), (5, 7), (5, 8), (4, 8), (4, 9), (3, 9), (9, 9)):
        cells[16 * row + column] = CELL_FLAME
    for row, column in ((4, 5), (4, 6), (10, 11)):
        cells[16 * row + column] = CELL_BREAK
    for row, column in ((2, 9), (3, 8), (3, 10)):
        cells[16 * row + column] = CELL_LEGAL
    cells[16 * 4 + 10] = CELL_CHOSEN
    for row, column in ((5, 2), (11, 4), (12, 12), (4, 13)):
        cells[16 * row + column] = CELL_GEM
    return bytes(cells)


def code_rows(size):
    """Something that looks like a QR code: the finders and a fixed pattern."""
    rows = []
    for y in range(size):
        row = 0
        for x in range(size):
            dark = (x * y + x * x // 3 + y) % 3 == 0
            for left, top in ((0, 0), (size - 7, 0), (0, size - 7)):
                if left - 1 <= x <= left + 7 and top - 1 <= y <= top + 7:
                    ring = max(abs(x - left - 3), abs(y - top - 3))
                    dark = ring in (0, 1, 3)
            row = row << 1 | dark
        rows.append(row)
    return tuple(rows)


def scene(**fields):
    made = Scene()
    for name, value in fields.items():
        assert hasattr(made, name), name
        setattr(made, name, value)
    return made


CATALOGUE = {
    "menu": scene(
        title="Girouette", corner="FR", cursor=0,
        options=["Reprendre Tails M3", "Jeux", "Outils", "Réglages"],
    ),
    "options_few": scene(
        title="Snow Time", corner="tour 2", lines=["Qui commence ?"], cursor=1,
        options=["Marie", "Noé"], tints=["red", "blue"], who="red",
    ),
    "options_colours": scene(
        title="Joueur 1", corner="1/4", lines=["Votre couleur ?"], cursor=2,
        options=["Rouge", "Vert", "Jaune", "Bleu", "Rose", "Noir", "Violet", "Orange"],
        tints=["red", "green", "yellow", "blue", "pink", "black", "purple", "orange"],
    ),
    "options_keys": scene(
        title="Marie", corner="T3", lines=["Quelle carte ?"], cursor=7,
        options=["1", "2", "3", "4", "5", "6", "7", "Guérisseur", "Guetteur", "Tempête"],
        keys=[1, 2, 3, 4, 5, 6, 7, 10, 11, 12],
    ),
    "options_many": scene(
        title="Réglages", cursor=7, hint="OK : changer",
        options=["Langue : français", "Luminosité : 2", "Son : doux", "Rotation : 0",
                 "Veille : 2 min", "Noir après : 10 min", "Faits appris", "À propos",
                 "Effacer toutes les parties terminées"],
    ),
    "text": scene(
        title="Tricky Badger", corner="M2",
        lines=["Le blaireau vole le pli à Vert et prend 3 points."], hint="OK : suite",
    ),
    "text_long": scene(
        title="Rappel des règles", corner="1/3",
        lines=["Chaque joueur joue une carte plus forte que la précédente, ou passe.",
               "Quand tous ont passé, le dernier à avoir joué ramasse la pile et marque ses "
               "flammes."],
    ),
    "value_options": scene(
        title="Tails on Fire", corner="M3/9", who="red", picture=("value", "5", "à jouer"),
        options=["Jouer 5", "Filou +1", "Passer"], cursor=0, hint="Iguane 4♦ 3",
        tints=[None, "purple", None],
    ),
    "value_two": scene(
        title="Sky Tango", corner="♟ 4", picture=("value", "12", "cartes"),
        lines=["À ROUGE", "OK : piocher"], who="red",
    ),
    "value_three": scene(title="Total", picture=("value", "+17", "points"), who="green"),
    "arrow_options": scene(
        title="Fire Tower", corner="tour 7", picture=("arrow", "n", "VENT NORD"), who="blue",
        options=["Action", "Tourner", "Passer"], cursor=0,
    ),
    "arrow_left_out": scene(
        title="Ludivine", corner="7 N", picture=("arrow", "n", "nord"), who="blue",
        lines=["Quelle action ?"], options=["Carte Vent", "Autre carte", "Défausser", "Seau"],
        cursor=2, hint="Wladimir pose une gemme",
    ),
    "arrow_east": scene(
        title="Fire Tower", corner="tour 7", picture=("arrow", "e", "EST"),
        lines=["À ROUGE", "par Bleu"], lights=[("wind", "e")], who="red",
    ),
    "dice_two": scene(
        title="Snow Time", corner="fruits", picture=("dice", (5, 2), 6),
        lines=["étages 5 et 2"], hint="Posez 1 fruit par étage",
    ),
    "dice_options": scene(
        title="Snow Time", corner="dés", picture=("dice", (6, 3, 1), 6), cursor=1,
        options=["Garder", "Relancer"],
    ),
    "dice_eight": scene(title="Dé", picture=("dice", (7,), 8), lines=["Un dé à huit faces"]),
    "dice_alone": scene(title="Dés", corner="=16", picture=("dice", (4, 5, 1, 6), 6)),
    "grid": scene(
        title="Fire Tower", corner="tour 7", picture=("grid", board(), 16, bytes((16 * 2 + 9,))),
        lines=["ROUGE propage le feu"], hint="1/3 cases", who="red",
    ),
    "grid_options": scene(
        title="VENT NORD", picture=("grid", board(), 16, b""),
        options=["Seau", "Coupe-feu", "Vent"], cursor=1, who="blue",
    ),
    "panel_options": scene(
        title="Étage 6", corner="Marie +5",
        picture=("panel", ("7", "6 M     ●●●", "5 V ?     ●", "4 H", "3 N     ●  ", "2",
                           "1 É g p")),
        options=["Suite", "Corriger"], cursor=0, lines=["V tombe"],
    ),
    "panel_alone": scene(
        title="Historique", corner="p. 2",
        picture=("panel", ("Rouge joue 5", "Vert passe", "Bleu joue Filou +1 → 6",
                           "Rose ramasse 4 cartes", "Rouge vole Vert", "Vert +3")),
    ),
    "bars": scene(
        title="Scores", corner="M3/9",
        picture=("bars", (("1 Rouge", 9, "red", "9"), ("2 Vert", 7, "green", "7"),
                          ("3 Rose", 4, "pink", "4"), ("4 Jaune", 1, "yellow", "1")), 10),
    ),
    "bars_six": scene(
        title="Scores", corner="fin", hint="OK : nouvelle partie",
        picture=("bars", (("Rouge", 42, "red", "42"), ("Vert", 37, "green", "37"),
                          ("Rose", 24, "pink", "24"), ("Jaune", 11, "yellow", "11"),
                          ("Bleu", 8, "blue", "8"), ("Noir", 0, "black", "0")), 42),
    ),
    "bars_options": scene(
        title="Fin", corner="M9", cursor=0, options=["Revanche", "Menu"],
        picture=("bars", (("Rouge", 9, "red", "9"), ("Vert", 7, "green", "7"),
                          ("Rose", 4, "pink", "4")), 10),
    ),
    "qr": scene(
        title="Aide", picture=("qr", code_rows(25), 25), lines=["Les règles en ligne"],
    ),
    "unsaved": scene(
        title="Tails on Fire", corner="M3", saved="unsaved", lines=["Partie non sauvée"],
        options=["Continuer", "Réessayer"], cursor=0,
    ),
    "pending": scene(
        title="Tails on Fire", corner="M3", saved="pending", picture=("value", "8", "joué"),
        options=["OK"], cursor=0,
    ),
    "crash": scene(title="Oups", corner="E17", lines=["ValueError session 212", "OK : redémarrer"]),
}  # fmt: skip

LIGHTS = {
    "who": [("who", "red")],
    "wind_n": [("wind", "n")],
    "wind_e": [("wind", "e")],
    "wind_s": [("wind", "s")],
    "wind_w": [("wind", "w")],
    "side": [("side", "s")],
    "bar": [("who", "green"), ("bar", 4, 9, "green")],
    "flash": [("flash", ("red", "blue"))],
    "race": [("race", (("red", 250), ("green", 120), ("blue", 30)))],
    "pulse": [("pulse", "yellow")],
    "spin": [("spin",)],
    "dice": [("dice", 5)],
}
