"""The schema of an answer to each question; answers may grow keys, so further ones are let be."""

from collections.abc import Mapping
from typing import get_args

from battlefield.app.measure.questions import KEYS
from battlefield.app.measure.questions.covering import COVERED
from battlefield.app.schemas import proofs
from battlefield.files.schemas.kit import (
    ANYTHING,
    FLAG,
    Definitions,
    Schema,
    listed,
    number,
    of_keys,
    one_of,
    ref,
    thing,
    told,
    whole_schema,
    words,
)
from battlefield.geometry.displacement import Stop
from battlefield.rules.scene.certainty import CUSTOMS, Verdict

_TEXT: Schema = {"type": "string"}
_LENGTH: Schema = {"type": "number", "minimum": 0}
_NULL: Schema = {"type": "null"}
_SHARE, _ANY = number((0.0, 1.0)), {"type": "number"}
_COUNTED = listed({"type": "array", "prefixItems": [{"type": "integer"}, _SHARE], "items": False})
_PLACE = listed(_ANY, 2, 2)
_LINE = one_of((listed(listed(_ANY, 3, 3), 2, 2), _NULL))
_MOVES = {"type": "object", "additionalProperties": thing({"by": _LENGTH, "to": _PLACE}, ("by", "to"))}
_WORTH: dict[str, Schema] = {
    "margin": told({"type": ["number", "null"]}, "inches to the limit, positive on the side of yes"),
    "sigma": _LENGTH,
    "probability": _SHARE,
    "verdict": words(get_args(Verdict)),
    "rule": told(_TEXT, "the number of a ruling"),
}
_SETTLING: dict[str, Schema] = {"settled_by": _TEXT, "custom": words(CUSTOMS[1:]), "moves": _MOVES}


def definitions() -> Definitions:
    """Return the answer to each question by its name, and what they are made of."""
    found = {f"{kind}-answer": schema for kind, schema in of_keys(KEYS, _each()).items()}
    error = thing({"error": told(_TEXT, "what is wrong and where")}, ("error",))
    outline = listed(ref("polygon"))
    proven = proofs.definitions()
    rings = {"polygon": listed(_PLACE), "holes": listed(listed(_PLACE))}
    return {
        **found, **proven, "error": error, "told-outline": outline, "polygon": thing(rings, ("polygon",)),
        "answer": _answer(),
    }  # fmt: skip


def answer_schema() -> Schema:
    """Return the schema of an answer."""
    return whole_schema("Answer", "A line that `battlefield ask` writes.", _answer(), definitions())


def _answer() -> Schema:
    return {
        **thing({"tag": ANYTHING}),
        **one_of(ref(name) for name in (*(f"{k}-answer" for k in KEYS), "error")),
    }


def _always(parts: Mapping[str, Schema], other: Mapping[str, Schema] | None = None) -> Schema:
    """Describe an answer that has some keys always, and others where they were asked for."""
    return thing({**parts, **(other or {}), "tag": ANYTHING}, parts)


def _worth(parts: Mapping[str, Schema], other: Mapping[str, Schema] | None = None) -> Schema:
    """Describe an answer about a limit, which says what it is worth."""
    return _always({**parts, **_WORTH}, {**_SETTLING, **(other or {})})


def _proof(kind: str) -> dict[str, Schema]:
    """Describe what an outsider can check, where it was asked for."""
    return {"proof": ref(f"{kind}-proof")}


def _by_model(each: Schema, other: Mapping[str, Schema] | None = None) -> Schema:
    return _always({"models": {"type": "object", "additionalProperties": each}}, other)


def _each() -> dict[str, Schema]:
    covered = {"covered": words(COVERED), "share": _SHARE}
    near = {"within": FLAG, "gap": {"type": ["number", "null"]}}
    return {
        "coherency": _coherency(),
        "coverage": _by_model(_worth(covered), _proof("coverage")),
        "displace": _displace(),
        "distance": _distance(),
        "odds": _odds(),
        "pools": _always({"success": _SHARE, "efx": _COUNTED, "mean_efx": _LENGTH}),
        "range": _by_model(_worth(near), _proof("range")),
        "reach": _reach(),
        "scatter": _scatter(),
        "sight": _sight(),
        "visible": _always({"area": _LENGTH, "outline": ref("told-outline")}),
    }


def _coherency() -> Schema:
    ids = listed(_TEXT)
    link = _worth({"models": listed(_TEXT, 2, 2), "gap": _LENGTH})
    parts: dict[str, Schema] = {"coherent": FLAG, "groups": listed(ids), "nearest": listed(_LENGTH)}
    weakest = one_of((listed(_TEXT, 2, 2), _NULL))
    return _worth({**parts, "weakest": weakest, "links": listed(link)}, _proof("coherency"))


def _displace() -> Schema:
    kinds = get_args(Stop.__annotations__["kind"])
    stop = {**thing(dict.fromkeys(kinds, _TEXT), others=False), "minProperties": 1, "maxProperties": 1}
    parts: dict[str, Schema] = {
        "to": _PLACE, "moved": _LENGTH, "stopped_by": one_of((stop, _NULL)),
        "contact": one_of((_PLACE, _NULL)),
        "falls": FLAG, "drop": _ANY,
    }  # fmt: skip
    return _always(parts)


def _distance() -> Schema:
    parts: dict[str, Schema] = {
        "gap": _LENGTH, "centres": _LENGTH, "vertical": _LENGTH, "touching": FLAG, "overlap": _LENGTH,
        "points": listed(_PLACE, 2, 2),
    }  # fmt: skip
    return _worth(parts, _proof("distance"))


def _odds() -> Schema:
    parts: dict[str, Schema] = {
        "hp_loss": _COUNTED, "mean": _LENGTH, "casualties": _LENGTH, "casualties_by": _COUNTED,
        "destroyed": _LENGTH,
    }  # fmt: skip
    return _always(parts, {"units": listed(_always(parts))})


def _reach() -> Schema:
    """Describe where a model can be, or the way to one place."""
    parts: dict[str, Schema] = {
        "reachable": FLAG, "cost": {"type": ["number", "null"]}, "path": listed(_PLACE),
        "shortest": {"const": True}, "proven": FLAG,
    }  # fmt: skip
    return one_of((_worth(parts), _always({"area": _LENGTH, "outline": ref("told-outline")})))


def _scatter() -> Schema:
    chances: Schema = {"type": "object", "additionalProperties": _SHARE}
    means: Schema = {"type": "object", "additionalProperties": _LENGTH}
    return _always({"expected": means, "models": chances, "landings": {"type": "integer"}})


def _sight() -> Schema:
    parts: dict[str, Schema] = {"clear": FLAG, "line": _LINE, "obscured": _SHARE, "by": listed(_TEXT)}
    return _worth(parts, {"hidden": _worth({"hidden": FLAG}), **_proof("sight")})
