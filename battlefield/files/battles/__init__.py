"""Rosters, battle scripts, saved games and their records."""

OPEN = (
    "games",
    "records",
    "roster_writing",
    "rosters",
    "scripts",
    "seals",
)  # the modules that others may import
