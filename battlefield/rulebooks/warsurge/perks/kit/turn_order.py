"""In which order things happen as a turn begins: the ranks of reactions to that, lowest first.

Whatever is chosen or rolled for the turn (stances, forms, armour) has a rank from 0 to 20. As a turn ends,
`SpanClosing` comes first (what spreads), then `SpanEnding` (afflictions by their ranks, then what lies on the
table), then what lasted until then ends.
"""

RETURNS = -30
"""Units return, before all else."""
DRIFTS = -25
"""What lies on the table drifts."""
PLAGUES = -20
"""Plagues pass from unit to unit."""
NERVES = -10
"""Nerves are tested."""
INSTINCTS = -5
"""Instincts wake."""
GROWTH = 30
"""Units change that have been there for so many turns."""
FORCED = 90
"""Units move that are made to, where no phases are to come in which they would."""
