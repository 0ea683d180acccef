"""The running game: state, events, requests, dice, moments, the order of arithmetic, perks as rows."""

OPEN = (
    "apply",
    "chances",
    "dice",
    "digest",
    "events",
    "flow",
    "grain",
    "hidden_information",
    "modifiers",
    "moments",
    "perks",
    "remembering",
    "requests",
    "roll_off",
    "scoreboard",
    "spelling_hints",
    "stakes",
    "state",
    "turn_order",
    "values",
)  # the modules that others may import
