"""What parts of a roster are called: in a list, in a sentence, and by ids that nothing else has."""

from collections.abc import Collection

from battlefield.app.books.forms import form_of
from battlefield.app.rosters.places import Place, found
from battlefield.files.battles.rosters import ID_LETTERS
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon


def name_at(roster: Roster, place: Place) -> str:
    """Name what stands at a place, with what it belongs to: "Ridge Bows, War bow"."""
    piece = found(roster, place)
    if isinstance(piece, Roster):
        return piece.name
    own = piece.name or kind_at(roster, place)
    outer = place.outer
    return own if outer == Place() else f"{name_at(roster, outer)}, {own}"


def kind_at(roster: Roster, place: Place) -> str:
    """Say what stands at a place in the words of the book: a unit, a model, an action."""
    form = form_of(roster.book)
    piece = found(roster, place)
    if isinstance(piece, RosterWeapon):
        return form.weapon
    if isinstance(piece, RosterUnit):
        return "sergeant" if place.sergeant >= 0 else form.unit
    return "roster" if isinstance(piece, Roster) else "effect"


def counted_name(unit: RosterUnit) -> str:
    """Name a unit with how many models it has."""
    return unit.name if unit.models == 1 else f"{unit.models} × {unit.name}"


def free_id(name: str, taken: Collection[str]) -> str:
    """Make an id of a name that is none of those taken."""
    letters = "".join(letter if letter.isalnum() else " " for letter in name.lower())
    plain = "-".join(letters.split())[: ID_LETTERS - 4] or "unit"
    names = (plain, *(f"{plain}-{number}" for number in range(2, len(taken) + 3)))
    return next(each for each in names if each not in taken)


def free_name(name: str, taken: Collection[str]) -> str:
    """Return a name that is none of those taken: with a number behind it where it has to be."""
    names = (name, *(f"{name} {number}" for number in range(2, len(taken) + 3)))
    return next(each for each in names if each not in taken)
