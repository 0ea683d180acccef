"""Where something stands in a roster: the roster itself, a unit, a sergeant, a weapon, an effect."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from battlefield.rules.book.roster_form import Part
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Roster, RosterEffect, RosterUnit, RosterWeapon

Piece = Roster | RosterUnit | RosterWeapon | RosterEffect


@dataclass(frozen=True, slots=True)
class Place:
    """A part of a roster by the numbers on the way to it; all of them below 0 is the roster as a whole."""

    unit: int = -1
    sergeant: int = -1
    weapon: int = -1
    effect: int = -1

    @property
    def number(self) -> int:
        """Its place among its like."""
        inner = (each for each in (self.effect, self.weapon, self.sergeant, self.unit) if each >= 0)
        return next(inner, -1)

    @property
    def part(self) -> Part:
        """What kind of effects may stand in it."""
        return "weapon" if self.weapon >= 0 else "unit" if self.unit >= 0 else "roster"

    @property
    def outer(self) -> "Place":
        """What it belongs to: a weapon to its unit or sergeant, this to its unit, all else to the roster."""
        if self.weapon >= 0:
            return replace(self, weapon=-1)
        return replace(self, sergeant=-1) if self.sergeant >= 0 else WHOLE

    def at(self, number: int) -> "Place":
        """Return the place of another of its like."""
        if self.effect >= 0:
            return replace(self, effect=number)
        if self.weapon >= 0:
            return replace(self, weapon=number)
        return replace(self, sergeant=number) if self.sergeant >= 0 else replace(self, unit=number)


WHOLE = Place()


def found(roster: Roster, place: Place) -> Piece:
    """Return what stands at a place; LookupError where nothing does."""
    if place == WHOLE:
        return roster
    return alike(roster, place)[place.number]


def alike(roster: Roster, place: Place) -> tuple[Piece, ...]:
    """Return what stands beside a place, itself included: all units, all weapons of one unit."""
    if place.effect >= 0:
        return roster.effects
    if place.weapon >= 0:
        owner = found(roster, place.outer)
        assert isinstance(owner, RosterUnit)
        return owner.weapons
    return roster.units[place.unit].sergeants if place.sergeant >= 0 else roster.units


def with_alike(roster: Roster, place: Place, pieces: tuple[Any, ...]) -> Roster:
    """Return a roster in which other pieces stand where a place is."""
    if place.effect >= 0:
        return replace(roster, effects=pieces)
    if place.weapon < 0 and place.sergeant < 0:
        return replace(roster, units=pieces)
    owner = found(roster, place.outer)
    assert isinstance(owner, RosterUnit)
    changed = replace(owner, weapons=pieces) if place.weapon >= 0 else replace(owner, sergeants=pieces)
    return put(roster, place.outer, changed)


def put(roster: Roster, place: Place, piece: Piece) -> Roster:
    """Return a roster with something else at a place."""
    if place == WHOLE:
        assert isinstance(piece, Roster)
        return piece
    pieces = alike(roster, place)
    return with_alike(roster, place, (*pieces[: place.number], piece, *pieces[place.number + 1 :]))


def held_at(roster: Roster, place: Place) -> tuple[Held, ...]:
    """Return the effects that stand in a part of a roster; in an effect, the lines of what it does."""
    piece = found(roster, place)
    return piece.does if isinstance(piece, RosterEffect) else piece.perks


def with_held(roster: Roster, place: Place, held: tuple[Held, ...]) -> Roster:
    """Return a roster in which other effects stand in a part."""
    piece = found(roster, place)
    if isinstance(piece, RosterEffect):
        return put(roster, place, replace(piece, does=held))
    return put(roster, place, replace(piece, perks=held))


def all_places(roster: Roster) -> Iterator[Place]:
    """Yield every place of a roster, as they are listed: a unit, its weapons, its sergeants with theirs."""
    yield WHOLE
    for number, unit in enumerate(roster.units):
        yield Place(number)
        yield from (Place(number, weapon=each) for each in range(len(unit.weapons)))
        for inner, sergeant in enumerate(unit.sergeants):
            yield Place(number, inner)
            yield from (Place(number, inner, each) for each in range(len(sergeant.weapons)))
    yield from (Place(effect=number) for number in range(len(roster.effects)))
