"""Opponents against each other: battles in pairs, what came of them, and players outside the program."""

OPEN = (
    "arena",
    "clock",
    "matches",
    "records",
    "seats",
    "standings",
)  # the modules that others may import
SISTERS = ("messages",)  # the modules that rooms of this layer may import
