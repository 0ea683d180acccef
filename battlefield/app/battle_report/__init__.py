"""The report of a battle, with a map of each turn."""

OPEN = (
    "html",
    "knobs",
    "maps",
    "report",
    "turning_points",
)  # the modules that others may import
