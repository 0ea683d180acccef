"""The schema of a saved game: records as they are declared in the code, with what may stand in each field."""

import types
from collections.abc import Mapping
from dataclasses import MISSING, Field, is_dataclass
from fractions import Fraction
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from battlefield.files.battles import games
from battlefield.files.battles.records import IS
from battlefield.files.battles.seals import SEAL
from battlefield.files.schemas.kit import (
    FLAG,
    Definitions,
    Schema,
    listed,
    one_of,
    ref,
    thing,
    told,
    whole_schema,
    words,
)
from battlefield.geometry.kernel.tags import parts_of, tag_of
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Event
from battlefield.rules.core.state import Profile, State

_COUNTS: Schema = {"type": "array", "items": {"type": "integer", "minimum": 0}}
_PLAIN: Mapping[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: FLAG,
    float: {"type": "number"},
    type(None): {"type": "null"},
    Fraction: {
        "type": "object", "required": [IS, "of"],
        "properties": {
            IS: {"const": "Fraction"}, "of": {"type": "string", "pattern": "^-?[0-9]+(/0*[1-9][0-9]*)?$"},
        },
    },
}  # fmt: skip


def definitions() -> Definitions:
    """Return the records that a game is made of, by their tags."""
    found: dict[str, Schema] = {}
    for wanted in (State, Action, Event, Profile):
        _described(wanted, found)
    answer = _described(games.ANSWER, found)
    return {**found, "recorded-answer": one_of((FLAG, listed(answer))), "deed": _deed(found)}


def game_schema() -> Schema:
    """Return the schema of a saved game."""
    known = definitions()
    start = known[tag_of(State)]
    parts: dict[str, Schema] = {
        "format": {"const": games.FORMAT}, "version": {"const": games.VERSION}, "book": words(BOOKS),
        "start": {**start, "properties": {**start["properties"], games.SEED: {"type": "integer"}},
                  "required": [*start["required"], games.SEED]},
        "deeds": listed(ref("deed"), games.DEEDS), "hash": {"type": "string"},
        "typed dice": told(listed({"type": "string"}), "the sides that roll real dice"),
        "players": {"type": "object", "additionalProperties": {"type": "string"}},
        "pictures": {"type": "object", "additionalProperties": {"type": "string"}},
        "in hand": ref("deed"),
    }  # fmt: skip
    root = thing(
        {key: parts[key] for key in games.KEYS}, ("format", "version", "book", "start", "hash"), False
    )
    return whole_schema("Saved game", "How a battle began, each action, and what came of it.", root, known)


def _deed(found: dict[str, Schema]) -> Schema:
    events = listed(_described(Event, found))
    parts = {"action": ref(tag_of(Action)), "answers": listed(ref("recorded-answer"), games.DEEDS)}
    seal: Schema = told({"type": "string"}, "a hash chained to that of the action before")
    return thing({**parts, "at": _COUNTS, "typed": _COUNTS, "events": events, SEAL: seal}, ("action",))


def _described(wanted: Any, found: dict[str, Schema]) -> Schema:
    """Describe what may stand in a field of some type; records it is made of are added to those found."""
    origin, parts = get_origin(wanted), get_args(wanted)
    if wanted is Any:
        return {}
    if origin in (Union, types.UnionType):
        return one_of(_described(each, found) for each in parts)
    if origin is Literal:
        return words(parts)
    if origin is tuple:
        return _tuple(parts, found)
    if origin is not None and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": _described(parts[1], found)}
    return _record(wanted, found) if is_dataclass(wanted) else _PLAIN[wanted]


def _tuple(parts: tuple[Any, ...], found: dict[str, Schema]) -> Schema:
    if len(parts) == 2 and parts[1] is Ellipsis:
        return listed(_described(parts[0], found))
    each = [_described(part, found) for part in parts]
    return {"type": "array", "prefixItems": each, "items": False, "minItems": len(each)}


def _record(wanted: Any, found: dict[str, Schema]) -> Schema:
    tag = tag_of(wanted)
    if tag not in found:
        found[tag] = {}  # which holds the place of one that may hold itself
        hints, fields = get_type_hints(wanted), parts_of(wanted)
        parts = {name: _described(hints[each.name], found) for name, each in fields.items()}
        needed = [name for name, each in fields.items() if not _may_be_left_out(each)]
        found[tag] = thing({IS: {"const": tag}, **parts}, (IS, *needed), others=False)
    return ref(tag)


def _may_be_left_out(field: "Field[Any]") -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING
