"""The schema of a question: the keys that each takes, as they are refused or read."""

from typing import get_args

from battlefield.app.measure.questions import KEYS
from battlefield.app.measure.questions.asked import FAR, TEMPLATE_KEYS
from battlefield.app.measure.questions.covering import MOST_DIRECTIONS
from battlefield.app.measure.questions.moving import MOST_MODELS
from battlefield.app.measure.questions.pushing import ANGLES
from battlefield.app.measure.questions.seeing import MOST_TARGETS, SHARES
from battlefield.app.measure.rulings.by import GAMES
from battlefield.files.schemas import tables
from battlefield.files.schemas.kit import (
    ANYTHING,
    FLAG,
    NAME,
    Definitions,
    Schema,
    chosen,
    listed,
    number,
    of_keys,
    one_of,
    part,
    ref,
    thing,
    told,
    whole,
    whole_schema,
    words,
)
from battlefield.files.text.limits import SIGMA
from battlefield.geometry.displacement import FallWhen, PushKind
from battlefield.rulebooks.registry import QUESTIONS
from battlefield.rules.book.questions import Part

_FAR = number((0.0, FAR))
_PLACE = one_of((NAME, ref("point")))
_TEXT: Schema = {"type": "string"}
_USUAL: dict[str, Schema] = {
    "from": told(NAME, "the id of a model"), "to": told(NAME, "the id of a model"), "unit": NAME,
    "model": NAME, "models": listed(NAME, MOST_MODELS, 1), "template": ref("laid-template"),
    "within": _FAR, "move": _FAR,
    "distance": _FAR, "horizontal": _FAR, "vertical": _FAR, "climb": _FAR, "stop_short": _FAR,
    "sigma": number(SIGMA), "by": words(GAMES), "what_if": FLAG, "proof": FLAG, "models_block": FLAG,
    "hidden_from": number(SHARES), "kind": words(get_args(PushKind)), "fall_when": words(get_args(FallWhen)),
    "bearing": ANYTHING, "directions": whole(MOST_DIRECTIONS, 1), "hit": listed(whole(10**6), 2, 2),
    "dice": _TEXT,
}  # fmt: skip
_OWN: dict[str, dict[str, Schema]] = {
    "displace": {"from": ANYTHING},
    "range": {"from": _PLACE, "to": one_of((NAME, listed(NAME, MOST_TARGETS, 1)))},
    "reach": {"to": ref("point")},
    "visible": {"from": _PLACE},
}
_NEEDED: dict[str, tuple[str, ...]] = {
    "coverage": ("template",), "displace": ("model", "kind", "distance"), "distance": ("from", "to"),
    "odds": ("attack", "target"), "pools": ("attack",), "range": ("within",), "reach": ("model", "move"),
    "scatter": ("template",), "sight": ("from", "to"), "visible": ("from",),
}  # fmt: skip


_CHOICES = {
    "coherency": ("models", "unit"), "range": ("from", "unit"), "pools": ("defence", "difficulty"),
}  # fmt: skip


def definitions() -> Definitions:
    """Return every question by its name, and what they are made of."""
    laid = {**thing(dict.fromkeys(TEMPLATE_KEYS, ANYTHING), others=False), **tables.template_kinds()}
    return {**tables.definitions(), "laid-template": laid, "question": _question(), **_each()}


def question_schema() -> Schema:
    """Return the schema of a question."""
    return whole_schema("Question", "A line that `battlefield ask` reads.", _question(), definitions())


def _question() -> Schema:
    kinds = [
        {"if": part({"ask": {"const": kind}}, ("ask",)), "then": ref(f"{kind}-question")} for kind in KEYS
    ]
    return {**thing({"ask": words(KEYS)}, ("ask",)), "allOf": kinds}


def _each() -> dict[str, Schema]:
    return {f"{kind}-question": {**_of(kind), **_choice(kind)} for kind in KEYS}


def _of(kind: str) -> Schema:
    known = _of_book(kind) if kind in QUESTIONS else of_keys(KEYS[kind], _USUAL | _OWN.get(kind, {}))
    parts: dict[str, Schema] = {"ask": {"const": kind}, **known}
    return thing({**parts, "tag": ANYTHING}, ("ask", *_NEEDED.get(kind, ())), others=False)


def _of_book(kind: str) -> dict[str, Schema]:
    """Describe the keys of a question that a book answers, as it tells them."""
    return of_keys(KEYS[kind], {key: _parted(part) for key, part in QUESTIONS[kind].parts().items()})


def _parted(told_of: Part) -> Schema:
    one = _single(told_of)
    return one_of((one, listed(one, told_of.many, _least(told_of)))) if told_of.many else one


def _least(told_of: Part) -> int:
    return 1 if told_of.kind == "object" else 0


def _single(told_of: Part) -> Schema:
    if told_of.kind == "flag":
        return FLAG
    if told_of.kind == "word":
        return words(told_of.words)
    if told_of.kind == "list":
        return listed(_TEXT, told_of.most)
    if told_of.kind == "object":
        parts = {key: _parted(each) for key, each in told_of.parts.items()}
        needed = [{"anyOf": [{"required": [key]} for key in group]} for group in told_of.needed]
        return {**thing(parts, others=False), **({"allOf": needed} if needed else {})}
    number_ = whole(told_of.most, told_of.least)
    return one_of((number_, _TEXT)) if told_of.kind == "throw" else number_


def _choice(kind: str) -> Schema:
    """Describe what goes together in a question."""
    if kind in _CHOICES:
        both = _CHOICES[kind]
        return chosen(both, {key: part({}, (key,)) for key in both})
    if kind != "displace":
        return {}
    along = part({"kind": {"const": "along"}, "bearing": number(ANGLES)}, ("bearing",))
    others = words(each for each in get_args(PushKind) if each != "along")
    return chosen(
        ("from", "bearing"), {"bearing": along, "from": part({"kind": others, "from": _PLACE}, ("from",))}
    )
