"""The report of a battle, with a map of each turn."""

OPEN = (
    "html",
    "maps",
    "report",
)  # the modules that others may import
