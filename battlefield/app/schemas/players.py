"""The schema of the lines between the program and a player outside it, as they are written and read."""

from typing import get_args

from battlefield.app.contests import messages
from battlefield.app.schemas import answers, questions
from battlefield.files.schemas import games, tables
from battlefield.files.schemas.kit import (
    ANYTHING,
    FLAG,
    SCALAR,
    Definitions,
    Schema,
    listed,
    merged,
    one_of,
    part,
    ref,
    thing,
    told,
    whole_schema,
    words,
)
from battlefield.geometry.kernel.tags import tag_of
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.core.requests import Request, Roll
from battlefield.rules.core.state import Marker, Profile

_TEXT: Schema = {"type": "string"}
_NUMBER: Schema = {"type": "number"}
_COUNT: Schema = {"type": "integer", "minimum": 0}
_WHOLE: Schema = {"type": "integer"}
_NUMBERED: dict[str, Schema] = {"id": told(_COUNT, "of the decision, counted from 1")}
KINDS = tuple(messages.kind_of(each) for each in get_args(Request) if each is not Roll)


def definitions() -> Definitions:
    """Return every message by its type, and what they are made of."""
    own: dict[str, Schema] = {
        "view": _view(), "request": _request(), "begun": _action(), "said-answer": _said(),
        "option": thing({"id": _TEXT, "words": _TEXT}, ("id", "words")),
        "decision": one_of((thing({"begin": _COUNT}, ("begin",)), thing({"answer": ANYTHING}, ("answer",)))),
    }  # fmt: skip
    asked = (questions.definitions(), answers.definitions())
    return merged(games.definitions(), tables.definitions(), *asked, _named(), own)


def player_schema() -> Schema:
    """Return the schema of a message, of either side."""
    types = tuple(_messages())
    root: Schema = {
        **thing({"type": words(types)}, ("type",)),
        "allOf": [
            {"if": part({"type": {"const": each}}, ("type",)), "then": ref(f"{each}-message")}
            for each in types
        ],
    }
    description = "A line between the program and a player outside it."
    return whole_schema("Message of a player, or to one", description, root, definitions())


def _named() -> dict[str, Schema]:
    return {f"{kind}-message": schema for kind, schema in _messages().items()}


def _messages() -> dict[str, Schema]:
    version: Schema = {"const": messages.VERSION}
    return {
        "greeting": _message({
            "version": version, "book": words(BOOKS), "side": _TEXT, "sides": listed(_TEXT),
            "settings": {"type": "object", "additionalProperties": SCALAR}, "budget": _NUMBER,
        }),
        "ready": _message({"version": version}, {"name": _TEXT}),
        "decide": _decide(),
        "answer": {**_message(_NUMBERED), **_either("begin", "answer")},
        "question": _question(),
        "reply": _reply(),
        "passed": _message({**_NUMBERED, "why": _TEXT}),
        "end": _message({"result": _TEXT}),
    }  # fmt: skip


def _message(parts: dict[str, Schema], other: dict[str, Schema] | None = None) -> Schema:
    """Describe a message; keys that are not known are passed over by both sides."""
    return thing({"type": _TEXT, **parts, **(other or {})}, ("type", *parts))


def _either(*keys: str) -> Schema:
    """Describe that one of some keys is there."""
    return {"anyOf": [{"required": [key]} for key in keys]}


def _decide() -> Schema:
    parts = {**_NUMBERED, "budget": _NUMBER, "view": ref("view")}
    return {
        **_message(parts, {"actions": listed(ref("begun")), "request": ref("request")}),
        **_either("actions", "request"),
    }


def _question() -> Schema:
    asked: dict[str, Schema] = {
        "legal": ref("decision"), "forecast": ref("decision"), "ask": ref("question"),
    }  # fmt: skip
    parts = {key: asked[key] for key in messages.QUESTIONS}
    return {
        **_message(_NUMBERED, {"tag": ANYTHING, **parts}),
        "oneOf": [{"required": [key]} for key in messages.QUESTIONS],
    }


def _reply() -> Schema:
    sums: Schema = {"type": "object", "additionalProperties": _NUMBER}
    foretold: dict[str, Schema] = {"score": _NUMBER, "terms": sums, "hp": sums, "whole": FLAG}
    other: dict[str, Schema] = {
        "tag": ANYTHING, "legal": FLAG, "why": _TEXT, "answer": ref("answer"), "error": _TEXT, **foretold,
    }  # fmt: skip
    return {**_message(_NUMBERED, other), **_either("legal", "score", "answer", "error")}


def _view() -> Schema:
    clock: dict[str, Schema] = {
        "turn": _WHOLE,
        "phase": _TEXT,
        "step": _WHOLE,
        "acting": _TEXT,
        "first": _TEXT,
    }
    parts: dict[str, Schema] = {
        "side": _TEXT, **clock, "scores": {"type": "object", "additionalProperties": _WHOLE},
        "scene": ref("scene"), "units": {"type": "object", "additionalProperties": _unit()},
        "profiles": {"type": "object", "additionalProperties": ref(tag_of(Profile))},
        "markers": listed(ref(tag_of(Marker))),
    }  # fmt: skip
    return thing({**parts, "in hand": {**_action({"answers": listed(ref("said-answer"))})}}, parts)


def _unit() -> Schema:
    model = {"hp": _WHOLE, "weapons": listed(_TEXT)}
    effect: dict[str, Schema] = {"name": _TEXT, "amount": _WHOLE}
    parts: dict[str, Schema] = {
        "name": _TEXT, "side": _TEXT, "commander": _TEXT, "where": _TEXT, "profile": _TEXT,
        "strength": _WHOLE,
        "models": {"type": "object", "additionalProperties": thing(model, model)},
        "effects": listed(thing(effect, effect)),
    }  # fmt: skip
    return thing(parts, parts)


def _action(other: dict[str, Schema] | None = None) -> Schema:
    info: Schema = {"type": "object"}
    parts: dict[str, Schema] = {
        "action": _TEXT, "unit": _TEXT, "info": info, "cost": _WHOLE, **(other or {}),
    }  # fmt: skip
    return thing(parts, parts)


def _request() -> Schema:
    circle = {"circle": listed(_NUMBER, 2, 2), "radius": _NUMBER}
    bond: dict[str, Schema] = {"models": listed(_TEXT), "horizontal": _NUMBER, "vertical": _NUMBER}
    parts: dict[str, Schema] = {
        "kind": words(KINDS), "by": _TEXT, "what": _TEXT, "suggested": listed(ref("said-answer")),
    }  # fmt: skip
    other: dict[str, Schema] = {
        "options": listed(ref("option")), "least": _COUNT, "most": _COUNT, "models": listed(_TEXT),
        "coherency": listed(thing(bond, bond)), "is move": FLAG, "keeps off": FLAG,
        "within": listed(thing(circle, circle)),
    }  # fmt: skip
    return thing({**parts, **other}, parts)


def _said() -> Schema:
    placed: Schema = {"type": "array", "prefixItems": [_TEXT], "items": _NUMBER, "minItems": 4, "maxItems": 4}
    return one_of((FLAG, listed(_TEXT), listed(_NUMBER), listed(placed)))
