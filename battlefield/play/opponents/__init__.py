"""Who plays a side that no person plays: what it may know, what it might do, and how it decides."""

OPEN = (
    "automaton",
    "chance",
    "foresight",
    "plain_values",
    "tempers",
    "thinker",
    "view",
)  # the modules that others may import
