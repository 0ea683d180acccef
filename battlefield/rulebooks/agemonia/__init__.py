"""Agemonia: heroes and their allies against enemies, on a map of areas."""

OPEN = (
    "book",
    "dice",
    "effects",
    "figures",
    "planning",
    "rounds",
    "vocabulary",
)  # the modules that others may import
