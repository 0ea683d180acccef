"""The schema of a roster file: keys and limits as its reader has them."""

import re

from battlefield.files.battles import rosters
from battlefield.files.schemas import tables
from battlefield.files.schemas.kit import (
    NAME,
    SCALAR,
    TEXT,
    Definitions,
    Schema,
    listed,
    number,
    of_keys,
    one_of,
    ref,
    thing,
    told,
    whole,
    whole_schema,
)
from battlefield.files.text import limits
from battlefield.rulebooks.registry import BOOKS

BOOK: Schema = {**NAME, "examples": list(BOOKS)}
_PARTING = re.escape(rosters.PARTING)
ID: Schema = {
    "type": "string", "maxLength": rosters.ID_LETTERS,
    "pattern": rf"^[^{_PARTING}]*[^{_PARTING}\s][^{_PARTING}]*$",
}  # fmt: skip
_BESIDE = r"^(?![.])[^/\\:]*$"  # the name of a file in the same folder
_POINTS, _SMALL = whole(rosters.POINTS), whole(rosters.STAT)
_MODEL: dict[str, Schema] = {
    "id": ID, "name": TEXT, "base": ref("base"), "height": number(limits.HEIGHT), "stats": ref("stats"),
    "points": _POINTS, "perks": ref("perks"), "weapons": listed(ref("weapon"), rosters.WEAPONS),
    "words": listed(NAME, rosters.PERKS), "picture": {**TEXT, "pattern": _BESIDE},
    "models": whole(rosters.MODELS, 1), "sergeants": listed(ref("sergeant"), rosters.SERGEANTS),
}  # fmt: skip


def definitions() -> Definitions:
    """Return what a roster is made of, by name."""
    return {
        **{name: tables.definitions()[name] for name in ("base",)},
        "stats": _stats(0),
        "perks": listed(one_of((NAME, _perk())), rosters.PERKS),
        "weapon": _weapon(),
        "sergeant": _closed(rosters.MODEL_KEYS, _MODEL, ("id", "base")),
        "unit": _closed(rosters.UNIT_KEYS, _MODEL, ("id", "base")),
        "effect": _effect(),
    }


def roster_schema() -> Schema:
    """Return the schema of a roster file."""
    parts: dict[str, Schema] = {
        "format": {"const": rosters.FORMAT}, "version": {"const": rosters.VERSION}, "name": NAME,
        "description": TEXT, "book": BOOK, "points": told(_POINTS, "the limit; left out: none"),
        "perks": ref("perks"), "effects": listed(ref("effect"), rosters.EFFECTS),
        "units": listed(ref("unit"), rosters.UNITS, 1),
    }  # fmt: skip
    root = _closed(rosters.ROSTER_KEYS, parts, ("format", "version", "name", "book", "units"))
    return whole_schema("Roster", "What one player brings to a battle.", root, definitions())


def _closed(keys: tuple[str, ...], parts: dict[str, Schema], needed: tuple[str, ...]) -> Schema:
    return thing(of_keys(keys, parts), needed, others=False)


def _stats(least: int) -> Schema:
    stat = {"type": ["integer", "null"], "minimum": least, "maximum": rosters.STAT}
    return {"type": "object", "additionalProperties": stat}


def _perk() -> Schema:
    return {**thing({"perk": NAME}, ("perk",)), "additionalProperties": SCALAR}


def _weapon() -> Schema:
    parts: dict[str, Schema] = {
        "name": NAME, "type": TEXT, "stats": ref("stats"), "points": _POINTS, "perks": ref("perks"),
        "models": whole(rosters.MODELS),
    }  # fmt: skip
    return _closed(rosters.WEAPON_KEYS, parts, ("name",))


def _effect() -> Schema:
    parts: dict[str, Schema] = {
        "name": NAME, "says": TEXT, "when": NAME, "for": TEXT, "within": _SMALL, "until": TEXT, "once": TEXT,
        "changes": _stats(-rosters.STAT), "does": ref("perks"), "damage": _SMALL, "heal": _SMALL,
        "scores": _SMALL,
    }  # fmt: skip
    return _closed(rosters.EFFECT_KEYS, parts, ("name", "when"))
