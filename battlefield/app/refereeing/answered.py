"""Answers of `ask` read back: the limits that they tell of, and plain numbers and names in them."""

from collections.abc import Mapping
from dataclasses import dataclass

from battlefield.app.refereeing.evidence import Evidence, Object
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_touching

_YES = {
    "sight": "clear",
    "range": "within",
    "distance": "touching",
    "coherency": "coherent",
    "reach": "reachable",
}


@dataclass(frozen=True, slots=True)
class Part:
    """One limit that an answer tells of, with the models that it is about and all that is said of it."""

    ids: tuple[str, ...]
    yes: bool
    margin: float | None
    sigma: float
    probability: float
    verdict: str
    rule: str
    settled_by: str
    found: Object


def parts_of(evidence: Evidence) -> list[Part]:
    """Return the limits of an answer; that of a whole unit stands before those of its links."""
    kind, reply = str(evidence.question["ask"]), evidence.answer
    models = reply.get("models")
    if kind in ("coverage", "range") and isinstance(models, Mapping):
        return [_part((id_,), kind, found) for id_, found in models.items() if isinstance(found, Mapping)]
    if kind != "coherency":
        return [_part((), kind, reply)]
    links = reply.get("links")
    found = [each for each in links if isinstance(each, Mapping)] if isinstance(links, list) else []
    return [_part(tuple(texts(reply, "weakest")), kind, reply), *(_link(each) for each in found)]


def _part(ids: tuple[str, ...], kind: str, found: Object) -> Part:
    return _made(ids, yes_of(kind, found), found)


def _link(found: Object) -> Part:
    return _made(tuple(texts(found, "models")), is_touching(numbers(found, "margin") or 0.0), found)


def _made(ids: tuple[str, ...], yes: bool, found: Object) -> Part:
    settled = str(found.get("settled_by", ""))
    return Part(
        ids,
        yes,
        numbers(found, "margin"),
        numbers(found, "sigma") or 0.0,
        numbers(found, "probability") or 0.0,
        str(found.get("verdict", "")),
        str(found.get("rule", "")),
        "" if settled == "question" else settled,
        found,
    )


def yes_of(kind: str, found: Object) -> bool:
    """Return whether an answer is a yes."""
    return (
        found.get("covered") in ("partly", "wholly") if kind == "coverage" else found.get(_YES[kind]) is True
    )


def numbers(found: Object, key: str) -> float | None:
    """Return a number of an answer, None where it has none there."""
    value = found.get(key)
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None


def texts(found: Object, key: str) -> list[str]:
    """Return a list of names of an answer."""
    value = found.get(key)
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def place_of(value: object) -> Point | None:
    """Return a place [x, y], or [x, y, z] without its height; None where it is none."""
    if not isinstance(value, list) or len(value) < 2:
        return None
    x, y = value[:2]
    return (float(x), float(y)) if isinstance(x, int | float) and isinstance(y, int | float) else None


def places_of(found: Object, key: str) -> list[Point]:
    """Return a list of places of an answer."""
    value = found.get(key)
    places = [place_of(each) for each in value] if isinstance(value, list) else []
    return [place for place in places if place is not None]
