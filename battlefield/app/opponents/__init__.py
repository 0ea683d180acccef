"""Who plays a side that no person plays: opponents by level and temper."""

OPEN = (
    "mind",
    "players",
)  # the modules that others may import
