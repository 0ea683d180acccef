"""The schema of what proves an answer, for each question that is proved: docs/proofs.md says why it does."""

from collections.abc import Mapping

from battlefield.files.schemas.kit import Definitions, Schema, listed, one_of, ref, thing, words

_TEXT: Schema = {"type": "string"}
_NUMBER: Schema = {"type": "number"}
_NULL: Schema = {"type": "null"}
_PLACE = listed(_NUMBER, 2, 2)
_POINTS, _PAIR = listed(_PLACE, 2, 2), listed(_TEXT, 2, 2)
_SCENE: dict[str, Schema] = {"scene": {**_TEXT, "pattern": "^[0-9a-f]{64}$"}}
_NAMED: Schema = {
    "type": "array", "prefixItems": [words(("model", "terrain")), _TEXT], "minItems": 2, "maxItems": 2,
}  # fmt: skip
_NAMES = listed(_NAMED)
_BODY = words((0, 1))


def definitions() -> Definitions:
    """Return the proof of each question that has one, by its name, and what it is made of."""
    return {**{f"{kind}-proof": schema for kind, schema in _each().items()}, "division": _division()}


def _whole(parts: Mapping[str, Schema]) -> Schema:
    return thing({**_SCENE, **parts}, ("scene", *parts), others=False)


def _exactly(parts: Mapping[str, Schema]) -> Schema:
    return thing(parts, parts, others=False)


def _by_model(*proofs: Schema) -> Schema:
    return _whole({"models": {"type": "object", "additionalProperties": one_of(proofs)}})


def _each() -> dict[str, Schema]:
    directions: Schema = {"type": "object", "additionalProperties": _PLACE}
    link = _exactly({"models": _PAIR, "points": _POINTS})
    gap = _exactly({"models": _PAIR, "direction": _PLACE})
    point, direction = {"point": _PLACE}, {"direction": _PLACE}
    covered = (_exactly(direction), _exactly(point), _exactly({**point, **direction}))
    near = (_exactly({"directions": directions}), _exactly({"from": _TEXT, "points": _POINTS}))
    line: dict[str, Schema] = {
        "line": listed(listed(_NUMBER, 3, 3), 2, 2), "shift": listed(_NUMBER, 3, 3), "room": _NUMBER,
    }  # fmt: skip
    seen = ({"undecided": _TEXT}, line, {"division": ref("division")})
    return {
        "coherency": _whole({"links": listed(link), "apart": listed(gap)}),
        "coverage": _by_model(*covered),
        "distance": _whole({"points": _POINTS, "direction": _PLACE}),
        "range": _by_model(*near),
        "sight": one_of(map(_whole, seen)),
    }


def _division() -> Schema:
    """Describe how two bodies are cut until something shuts each pair of parts."""
    either = one_of((ref("division"), _NULL))
    at = one_of((listed(_NUMBER, 3, 3), _NUMBER))
    kinds: tuple[dict[str, Schema], ...] = (
        {"split": _BODY, "at": at, "parts": listed(either, 2, 2)},
        {"path": listed(_PLACE, least=2), "by": listed(_NAMES)},
        {"inside": _NAMES, "part": _BODY},
        {"floor": _NAMES, "height": _NUMBER},
    )
    return one_of(map(_exactly, kinds))
