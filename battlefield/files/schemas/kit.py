"""What schemas are made of: numbers within limits, words, lists, objects, and definitions by name."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from battlefield.files.text.limits import CHARACTERS

Schema = dict[str, Any]
Definitions = Mapping[str, Schema]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
ANYTHING: Schema = {}
NOTHING: Schema = {"not": {}}
FLAG: Schema = {"type": "boolean"}
TEXT: Schema = {"type": "string", "maxLength": CHARACTERS}
NAME: Schema = {**TEXT, "pattern": r"\S"}
SCALAR: Schema = {"type": ["string", "integer", "boolean"]}
_TO_A_DEFINITION = re.compile(r"^#/\$defs/(.+)$")


def ref(name: str) -> Schema:
    """Refer to a definition."""
    return {"$ref": f"#/$defs/{name}"}


def number(limits: tuple[float, float]) -> Schema:
    """Describe a number within limits, both allowed."""
    return {"type": "number", "minimum": limits[0], "maximum": limits[1]}


def whole(most: int, least: int = 0) -> Schema:
    """Describe a whole number."""
    return {"type": "integer", "minimum": least, "maximum": most}


def words(known: Iterable[object]) -> Schema:
    """Describe one of some known words."""
    return {"enum": list(known)}


def listed(items: Schema, most: int | None = None, least: int = 0) -> Schema:
    """Describe a list of things of one kind."""
    return {
        "type": "array",
        "items": items,
        **({"minItems": least} if least else {}),
        **({"maxItems": most} if most is not None else {}),
    }


def thing(parts: Mapping[str, Schema], needed: Iterable[str] = (), others: bool = True) -> Schema:
    """Describe an object; where it takes no `others`, keys that are not among its parts are refused."""
    return {
        "type": "object",
        "properties": dict(parts),
        **({"required": list(needed)} if needed else {}),
        **({} if others else {"additionalProperties": False}),
    }


def part(parts: Mapping[str, Schema], needed: Iterable[str], **more: object) -> Schema:
    """Describe a part of an object."""
    return {"properties": dict(parts), "required": list(needed), **more}


def chosen(known: Iterable[str], choices: Mapping[str, Schema]) -> Schema:
    """Describe the part of an object that has just one of some keys, each with what it needs besides."""
    return {"oneOf": [_without(known, one, choice) for one, choice in choices.items()]}


def _without(known: Iterable[str], one: str, choice: Schema) -> Schema:
    absent = {key: NOTHING for key in known if key != one}
    return {**choice, "properties": {**choice["properties"], **absent}}


def of_keys(keys: Iterable[str], parts: Mapping[str, Schema]) -> dict[str, Schema]:
    """Pick what describes some keys, in their order; a key that nothing describes is a KeyError."""
    return {key: parts[key] for key in keys}


def one_of(choices: Iterable[Schema]) -> Schema:
    """Describe what is at least one of some things."""
    return {"anyOf": list(choices)}


def told(schema: Schema, description: str) -> Schema:
    """Say in words what something is."""
    return {**schema, "description": description}


def merged(*some: Definitions) -> Definitions:
    """Put definitions together; two that differ under one name are a ValueError."""
    found: dict[str, Schema] = {}
    for name, schema in (pair for each in some for pair in each.items()):
        if found.setdefault(name, schema) != schema:
            raise ValueError(f"there are two definitions {name}")
    return found


def whole_schema(title: str, description: str, root: Schema, definitions: Definitions) -> Schema:
    """Write a schema with the definitions that it needs, in the order of their names."""
    needed = _needed(root, definitions)
    head: Schema = {"$schema": DRAFT, "title": title, "description": description, **root}
    return head | ({"$defs": {name: definitions[name] for name in sorted(needed)}} if needed else {})


def _needed(root: Schema, definitions: Definitions) -> set[str]:
    todo: list[object] = [root]
    found: set[str] = set()
    while todo:
        now = todo.pop()
        if isinstance(now, list):
            todo += now
        elif isinstance(now, dict):
            name = _name_of(now.get("$ref"))
            if name and name not in found:
                found.add(name)
                todo.append(definitions[name])
            todo += now.values()
    return found


def _name_of(reference: object) -> str:
    match = _TO_A_DEFINITION.match(reference) if isinstance(reference, str) else None
    return match[1] if match else ""
