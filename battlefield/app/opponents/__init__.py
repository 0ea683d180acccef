"""Who plays a side that no person plays: opponents by level and temper."""

OPEN = (
    "players",
    "printed",
    "secret_tempers",
)  # the modules that others may import
