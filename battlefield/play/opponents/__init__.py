"""Who plays a side that no person plays: what it may know, what it might do, and how it decides."""

OPEN = (
    "automaton",
    "candidates",
    "chance",
    "foresight",
    "page_of_rules",
    "plain_values",
    "playing_on",
    "sharing",
    "tempers",
    "thinker",
    "trials",
    "view",
    "worth",
)  # the modules that others may import
