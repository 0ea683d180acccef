"""What the parts of a table are called where one chooses which of them are drawn."""

from battlefield.app.wording.translation import QT_TR_NOOP

SHOWN_WORDS = {
    "models": QT_TR_NOOP("Models"),
    "templates": QT_TR_NOOP("Templates"),
    "zones": QT_TR_NOOP("Zones and entry edges"),
    "objectives": QT_TR_NOOP("Objectives"),
    "areas": QT_TR_NOOP("Areas and their borders"),
    "notes": QT_TR_NOOP("Notes and lights"),
    "names": QT_TR_NOOP("Names and heights"),
    "grid": QT_TR_NOOP("Inch grid"),
    "mat": QT_TR_NOOP("Colour of the mat (takes much ink)"),
    "picture": QT_TR_NOOP("Picture under the table"),
    "drawn": QT_TR_NOOP("Drawn terrain"),
    "hidden": QT_TR_NOOP("What is hidden in the designer"),
}
"""By the names of the fields of `Shown`."""
