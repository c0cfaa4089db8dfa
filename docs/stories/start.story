# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# The first minutes with the device: menus, the table menu, the power that goes, the settings.
# No line names a word of one language, so the same story draws the French and the English pictures.
seed 3
shot home
press OK
choose Tails on Fire
shot players
choose 4
press OK
press OK 3
# "let's go", then what to do with the cards
press OK
press OK
choose 1
press OK 3
choose 8
press OK
# a card is played; the table menu, and back
press OK
hold OK
shot table_menu
press NEXT 2
press OK
shot scores
press OK
# the plug: the game waits
unplug
power on
shot resume
press PREV
press OK
shot settings
