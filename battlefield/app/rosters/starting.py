"""How a roster is begun: from nothing, from a sample or another file, or from an army list."""

from pathlib import Path

from battlefield.app.books.faces import face_of
from battlefield.app.rosters.draft import Draft
from battlefield.app.rosters.edits import add_unit
from battlefield.files.battles.rosters import read_roster
from battlefield.resources import sample_rosters
from battlefield.rules.muster.roster import Roster

_LIMITS = {"warsurge": 250, "pulp-city": 10, "iron-kingdoms": 30}


def blank_roster(book: str) -> Roster:
    """Return a roster with one unit, which can be played as it is."""
    empty = Roster(f"New {face_of(book).name} roster", book, (), limit=_LIMITS.get(book, 0))
    return add_unit(empty)[0]


def copy_of(path: Path) -> Draft:
    """Begin with what is in a file, without touching that; raise SceneError where it is no roster."""
    return Draft(read_roster(path))


def opened(path: Path) -> Draft:
    """Open a file; a sample is opened as a copy without a file."""
    return copy_of(path) if path in sample_rosters() else Draft.opened(path)
