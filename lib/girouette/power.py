# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the people are told when the battery's level changes: 0 well, 1 low, 2 empty.

Only on drives of boards that can measure one. Its texts are in power_fr.txt.
"""


def tell(app, level):
    app.power = "low" if level else ""
    app.untidy = 2
    # What waits is written now, while there is power for it.
    app.store.flush()
    app.paint()
    scene = app.scene
    if level:
        app.texts.add("girouette.power")
        text = app.texts.get("power.low" if level == 1 else "power.empty")
        app.texts.drop()
        if level == 1:
            scene.hint = text
        else:
            scene.clear()
            scene.title = "Girouette"
            scene.saved = app.power
            scene.lines = [text]
        scene.cue = "error"
