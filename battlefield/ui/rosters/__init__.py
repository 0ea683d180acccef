"""Rosters made in the window: parts at the left, what is written about one, its card and what is wrong."""

OPEN = (
    "begin_dialog",
    "page",
    "printing",
)  # the modules that others may import
