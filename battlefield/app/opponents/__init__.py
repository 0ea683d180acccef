"""Who plays a side that no person plays: opponents by level and temper, and their reasons."""

OPEN = (
    "minds",
    "outcomes",
    "players",
    "printed",
    "reasons",
    "secret_tempers",
    "thoughts",
)  # the modules that others may import
