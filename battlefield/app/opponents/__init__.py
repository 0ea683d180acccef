"""Who plays a side that no person plays: opponents by level and temper, and their reasons."""

OPEN = (
    "aside",
    "messages",
    "minds",
    "outcomes",
    "players",
    "printed",
    "reasons",
    "seating",
    "secret_tempers",
    "thinking",
    "thoughts",
)  # the modules that others may import
