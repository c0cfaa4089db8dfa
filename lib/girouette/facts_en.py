# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the pages of learned facts say, in English; loaded with them only."""

TABLE = """
q.facts Learned values of your cards
o.facts.read Read facts.txt
q.known ✓ told, ? assumed
o.known.forget Forget all
q.fact {what}?
s.line line {n}: {why}
s.read {n} {n|value|values} read.
w.no_equals needs name = value
w.no_number not a number
w.twice name given before
w.unknown_name unknown name
w.out_of_range value out of range
"""
