"""Rosters written as the files that they are read from: what is usual is left out, a unit stays readable."""

import json
import os
from collections.abc import Sequence

from battlefield.files.battles.rosters import FORMAT, VERSION, parse_roster
from battlefield.files.scene.shapes import base_object
from battlefield.files.scene.whole_files import write_bytes
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Roster, RosterEffect, RosterUnit, RosterWeapon

_WIDE = 118  # letters of a line
_HEIGHT = 1.5  # inches, of models that say nothing


def write_roster(path: str | os.PathLike[str], roster: Roster, over: str | None = None) -> str:
    """Write a roster to a file and give its digest; one that could not be read again is a SceneError.

    So is a file that no longer holds what the digest `over` tells.
    """
    data = roster_bytes(roster)
    parse_roster(data, os.fspath(path))
    return write_bytes(path, data, over)


def roster_bytes(roster: Roster) -> bytes:
    """Return the text of a roster file."""
    return (_laid(roster_object(roster), 0) + "\n").encode()


def roster_object(roster: Roster) -> dict[str, object]:
    """Return a roster as what its file says."""
    head = {"format": FORMAT, "version": VERSION, "book": roster.book, "name": roster.name}
    more = _said(
        points=roster.limit,
        description=roster.description,
        perks=_perks(roster.perks),
        effects=[_effect(effect) for effect in roster.effects],
    )
    return {**head, **more, "units": [_unit(unit) for unit in roster.units]}


def _unit(unit: RosterUnit) -> dict[str, object]:
    found = _said(name=unit.name, picture=unit.picture, models=unit.models if unit.models != 1 else 0)
    found["base"] = base_object(unit.base)
    found |= {"height": unit.height} if unit.height != _HEIGHT else {}
    found |= _said(
        points=unit.points,
        words=list(unit.words),
        stats=dict(unit.stats),
        perks=_perks(unit.perks),
        weapons=[_weapon(weapon) for weapon in unit.weapons],
        sergeants=[_unit(sergeant) for sergeant in unit.sergeants],
    )
    return {"id": unit.id, **found}


def _weapon(weapon: RosterWeapon) -> dict[str, object]:
    more = _said(
        type=weapon.kind,
        models=weapon.count,
        points=weapon.points,
        stats=dict(weapon.stats),
        perks=_perks(weapon.perks),
    )
    return {"name": weapon.name, **more}


def _effect(effect: RosterEffect) -> dict[str, object]:
    found: dict[str, object] = {"name": effect.name, **_said(says=effect.says), "when": effect.when}
    found |= _said(**{"for": effect.whom if effect.whom != "itself" else ""})
    found |= {"within": effect.within} if effect.within is not None else {}
    return found | _said(
        until=effect.until if effect.until != "round" else "",
        once=effect.once if effect.once != "game" else "",
        changes=dict(effect.changes),
        does=_perks(effect.does),
        damage=effect.damage,
        heal=effect.heal,
        scores=effect.scores,
    )


def _perks(perks: Sequence[Held]) -> list[object]:
    return [{"perk": held.name, **dict(held.info)} if held.info else held.name for held in perks]


def _said(**found: object) -> dict[str, object]:
    """Return what says something: no nothing, no empty list."""
    return {key: value for key, value in found.items() if value}


def _laid(value: object, depth: int) -> str:
    """Write a value on one line where it fits, else each of its parts on a line of its own."""
    plain = json.dumps(value, ensure_ascii=False)
    if len(plain) + depth <= _WIDE or not isinstance(value, dict | list) or not value:
        return plain
    inner = " " * (depth + 2)
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {_laid(each, depth + 2)}" for key, each in value.items()]
        return "{\n" + ",\n".join(f"{inner}{part}" for part in parts) + "\n" + " " * depth + "}"
    parts = [_laid(each, depth + 2) for each in value]
    return "[\n" + ",\n".join(f"{inner}{part}" for part in parts) + "\n" + " " * depth + "]"
