"""What a picture of the table shows, and the options that leave parts of it out."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from battlefield.app.printing.wish import Shown

LEFT_OUT = {
    "picture": "the picture under the table",
    "grid": "the inch grid",
    "names": "names and heights",
    "models": "the models",
    "templates": "the templates",
    "zones": "zones and entry edges",
    "objectives": "the objectives",
    "areas": "areas and their borders",
    "notes": "the notes and lights",
}


def shown_of(given: argparse.Namespace, **others: bool) -> "Shown":
    """Read what a picture of the table is to show."""
    from battlefield.app.printing.wish import Shown  # which loads arrays

    kept = {name: not getattr(given, f"no_{name}") for name in LEFT_OUT}
    return Shown(**kept, **others, hidden=given.hidden, drawn=given.drawn)


def shown_bare(given: argparse.Namespace) -> "Shown":
    """Read what the picture of a virtual table's map is to show: the bare table, unless all is wished."""
    from dataclasses import replace

    from battlefield.app.printing.wish import BARE

    if given.everything:
        return shown_of(given)
    return replace(BARE, picture=not given.no_picture, hidden=given.hidden, drawn=given.drawn)
