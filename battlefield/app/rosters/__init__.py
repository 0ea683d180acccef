"""Rosters being made: a draft with its history, its edits, what is wrong with it, its cards and its list."""

OPEN = (
    "army",
    "cards",
    "checks",
    "choosing",
    "draft",
    "edits",
    "listing",
    "naming",
    "places",
    "starting",
)  # the modules that others may import
