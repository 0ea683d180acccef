"""What the parts of a table are called where one chooses which of them are drawn."""

SHOWN_WORDS = {
    "models": "Models",
    "templates": "Templates",
    "zones": "Zones and entry edges",
    "objectives": "Objectives",
    "areas": "Areas and their borders",
    "notes": "Notes and lights",
    "names": "Names and heights",
    "grid": "Inch grid",
    "mat": "Colour of the mat (takes much ink)",
    "picture": "Picture under the table",
    "drawn": "Drawn terrain",
    "hidden": "What is hidden in the designer",
}
"""By the names of the fields of `Shown`."""
