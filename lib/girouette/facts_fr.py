# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the pages of learned facts say, in French; loaded with them only."""

TABLE = """
q.facts Valeurs apprises de vos cartes
o.facts.read Lire facts.txt
q.known ✓ donnée, ? supposée
o.known.forget Tout oublier
q.fact {what} ?
s.line l. {n} : {why}
s.read {n} {n|valeur lue|valeurs lues}.
w.no_equals il faut nom = valeur
w.no_number pas un nombre
w.twice nom déjà donné
w.unknown_name nom inconnu
w.out_of_range valeur hors limites
"""
