# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the starter tool says, in French."""

TABLE = """
q.draw Que tirer au sort ?
o.draw.first Qui commence
o.draw.order Ordre du tour
o.draw.teams Équipes
o.draw.leave Quitter
q.teams Combien d'équipes ?
t.first {first} commence
t.order Ordre : {order}
t.team Équipe {number} : {team}
w.starter Qui commence ?
"""
