"""Who plays a side that no person plays: opponents by level and temper."""

OPEN = (
    "messages",
    "players",
    "seating",
    "thinking",
)  # the modules that others may import
