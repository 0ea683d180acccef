"""Rosters, battle scripts, saved games and their records."""

OPEN = (
    "games",
    "records",
    "rosters",
    "scripts",
    "seals",
)  # the modules that others may import
