"""Edits of a roster: each gives the roster that comes of it, and the place to look at then."""

from dataclasses import replace
from typing import Any

from battlefield.app.books.forms import form_of
from battlefield.app.rosters.naming import free_id, free_name
from battlefield.app.rosters.places import (
    WHOLE,
    Piece,
    Place,
    alike,
    found,
    held_at,
    put,
    with_alike,
    with_held,
)
from battlefield.rules.core.state import Held
from battlefield.rules.core.values import Info
from battlefield.rules.core.words import Stat
from battlefield.rules.muster.roster import Roster, RosterEffect, RosterUnit

_NAMING = ("controller", "enslaver", "unit", "linked")  # what perks call units that they name by ids
Edited = tuple[Roster, Place]


def add_unit(roster: Roster, after: Place = WHOLE) -> Edited:
    """Add a unit behind another one, or at the end; it can be played as it is."""
    new = form_of(roster.book).new_unit
    name = free_name(new.name, [unit.name for unit in roster.units])
    made = replace(new, id=free_id(name, _ids(roster.units)), name=name)
    number = after.unit + 1 if after.unit >= 0 else len(roster.units)
    return _inserted(roster, Place(number), made)


def add_sergeant(roster: Roster, unit: Place) -> Edited:
    """Add a sergeant to a unit, on a base like the others'; to the last unit where none is looked at."""
    unit = unit if unit.unit >= 0 else Place(len(roster.units) - 1)
    owner = roster.units[unit.unit]
    name = free_name("Sergeant", [each.name for each in owner.sergeants])
    made = replace(
        owner, id=free_id(name, _ids(owner.sergeants)), name=name, models=1, sergeants=(), perks=(), words=()
    )
    weapons = tuple(replace(weapon, count=0) for weapon in owner.weapons)
    return _inserted(
        roster, Place(unit.unit, len(owner.sergeants)), replace(made, weapons=weapons, points=_LEAST)
    )


_LEAST = 5  # points of a sergeant


def add_weapon(roster: Roster, unit: Place) -> Edited:
    """Add a weapon to a unit or a sergeant."""
    place = replace(unit, weapon=0)
    weapons = alike(roster, place)
    new = form_of(roster.book).new_weapon
    made = replace(new, name=free_name(new.name, [each.name for each in weapons]))
    return _inserted(roster, replace(unit, weapon=len(weapons)), made)


def add_effect(roster: Roster) -> Edited:
    """Add an effect that the roster makes up; the whole roster has it at first."""
    own = form_of(roster.book).own
    assert own is not None
    name = free_name("New effect", [each.name for each in roster.effects])
    made = RosterEffect(name, "", "used", "friends", until="round", once="game", changes={own.numbers[0]: 1})
    changed, place = _inserted(roster, Place(effect=len(roster.effects)), made)
    return replace(changed, perks=(*changed.perks, Held(name))), place


def _inserted(roster: Roster, place: Place, piece: Piece) -> Edited:
    pieces = alike(roster, place)
    return with_alike(roster, place, (*pieces[: place.number], piece, *pieces[place.number :])), place


def drop(roster: Roster, place: Place) -> Edited:
    """Take something out, and what names it; the place is then that of what comes after it, or is before."""
    pieces = alike(roster, place)
    left = (*pieces[: place.number], *pieces[place.number + 1 :])
    gone = found(roster, place)
    changed = with_alike(roster, place, left)
    if isinstance(gone, RosterEffect):
        changed = _renamed_effect(changed, gone.name, "")
    return changed, place.at(min(place.number, len(left) - 1)) if left else place.outer


def double(roster: Roster, place: Place) -> Edited:
    """Put another one like it behind something, under a name and an id of its own."""
    piece = found(roster, place)
    assert not isinstance(piece, Roster)
    others = alike(roster, place)
    name = free_name(piece.name, [each.name for each in others])
    made: Piece = replace(piece, name=name)
    if isinstance(made, RosterUnit):
        made = replace(made, id=free_id(name, _ids(others)))
    return _inserted(roster, place.at(place.number + 1), made)


def move(roster: Roster, place: Place, by: int) -> Edited:
    """Move something up or down among its like; at the end it stays."""
    pieces, to = list(alike(roster, place)), place.number + by
    if not 0 <= to < len(pieces):
        return roster, place
    pieces.insert(to, pieces.pop(place.number))
    return with_alike(roster, place, tuple(pieces)), place.at(to)


def write(roster: Roster, place: Place, key: str, value: object) -> Roster:
    """Write one thing of a part, by the name of its field."""
    piece: Any = found(roster, place)
    return put(roster, place, replace(piece, **{key: value}))


def write_number(
    roster: Roster, place: Place, field: str, key: Stat, value: int | None, lacks: bool
) -> Roster:
    """Write a number of a part; one that is none is written so where it may lack, and else left out."""
    stats: dict[Stat, int | None] = {**getattr(found(roster, place), field), key: value}
    if value is None and not lacks:
        del stats[key]
    return write(roster, place, field, stats)


def rename(roster: Roster, place: Place, name: str) -> Roster:
    """Give something another name; effects that the roster makes up are renamed wherever they are named."""
    piece = found(roster, place)
    changed = put(roster, place, replace(piece, name=name))
    return _renamed_effect(changed, piece.name, name) if isinstance(piece, RosterEffect) else changed


def with_id(roster: Roster, place: Place, id_: str) -> Roster:
    """Give a unit another id, also where perks name it."""
    unit = found(roster, place)
    assert isinstance(unit, RosterUnit)
    changed = put(roster, place, replace(unit, id=id_))
    if place.sergeant >= 0:
        return changed
    perks = _renamed(changed.perks, unit.id, id_)
    units = tuple(replace(each, perks=_renamed(each.perks, unit.id, id_)) for each in changed.units)
    return replace(changed, perks=perks, units=units)


def _renamed(perks: tuple[Held, ...], old: str, new: str) -> tuple[Held, ...]:
    return tuple(replace(held, info=_names_changed(held.info, old, new)) for held in perks)


def _names_changed(info: Info, old: str, new: str) -> Info:
    return tuple((key, _swapped(str(value), old, new) if key in _NAMING else value) for key, value in info)


def _swapped(listed: str, old: str, new: str) -> str:
    names = [name.strip() for name in listed.split(",")]
    return ", ".join(new if name == old else name for name in names) if old in names else listed


def _renamed_effect(roster: Roster, old: str, new: str) -> Roster:
    """Let all who have an effect of the roster have it under another name, or no more under none."""
    units = tuple(_effect_of_unit(unit, old, new) for unit in roster.units)
    return replace(roster, units=units, perks=_effects(roster.perks, old, new))


def _effect_of_unit(unit: RosterUnit, old: str, new: str) -> RosterUnit:
    weapons = tuple(replace(each, perks=_effects(each.perks, old, new)) for each in unit.weapons)
    sergeants = tuple(_effect_of_unit(each, old, new) for each in unit.sergeants)
    return replace(unit, perks=_effects(unit.perks, old, new), weapons=weapons, sergeants=sergeants)


def _effects(perks: tuple[Held, ...], old: str, new: str) -> tuple[Held, ...]:
    named = ((held, _effect_name(held.name, old, new)) for held in perks)
    return tuple(replace(held, name=name) for held, name in named if name)


def _effect_name(name: str, old: str, new: str) -> str:
    """Return what names an effect by its new name: itself, or a line of an action with it behind a stroke."""
    if name == old:
        return new
    line, stroke, of = name.rpartition("/")
    return name if not stroke or of != old else f"{line}/{new}" if new else ""


# effects


def give(roster: Roster, place: Place, held: Held) -> Roster:
    """Let the roster, a unit or a weapon have one more effect; let an effect do one thing more."""
    return with_held(roster, place, (*held_at(roster, place), held))


def change_held(roster: Roster, place: Place, number: int, held: Held | None) -> Roster:
    """Write an effect of something otherwise, or take it away."""
    known = held_at(roster, place)
    return with_held(
        roster, place, (*known[:number], *(() if held is None else (held,)), *known[number + 1 :])
    )


def move_held(roster: Roster, place: Place, number: int, by: int) -> Roster:
    """Move an effect of something up or down; at the end it stays."""
    known, to = list(held_at(roster, place)), number + by
    if not 0 <= to < len(known):
        return roster
    known.insert(to, known.pop(number))
    return with_held(roster, place, tuple(known))


def _ids(pieces: tuple[Piece, ...]) -> list[str]:
    return [each.id for each in pieces if isinstance(each, RosterUnit)]
