# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the people are told when the battery's level changes: 0 well, 1 low, 2 empty.

Only on drives of boards that may measure one: their battery.py loads it when there is something to
tell, and forgets it: it is in no list of parts, which all boards hold. Its texts: menus_fr.txt.
"""


def tell(app, level):
    app.untidy = 2
    # What waits is written now, while there is power for it.
    app.store.flush()
    app.paint()
    if not level:
        return
    tables = app.part("text_tables")
    tables.add(app.texts, "girouette.menus")
    text = app.texts.get("power.low" if level == 1 else "power.empty")
    tables.drop(app.texts)
    scene = app.scene
    if level == 1:
        scene.hint = text
    else:
        scene.clear()
        scene.title = "Girouette"
        scene.lines = [text]
    scene.cue = "error"
