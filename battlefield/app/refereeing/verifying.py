"""A verdict card worked out again: what of it is not as it was made, in one sentence."""

from collections.abc import Mapping
from math import isclose

from battlefield import __version__
from battlefield.app.measure.questions import QuestionError, answer
from battlefield.app.refereeing.evidence import Evidence, digest_of
from battlefield.files.text.errors import joined, shown

CLOSE = 1e-6  # inches, and shares: as exact as answers are, on whatever machine


def fault_of(evidence: Evidence, is_sealed: bool) -> str:
    """Say what differs on a card from what its own evidence gives; nothing where all is as it was made."""
    if digest_of(evidence.written) != evidence.digest:
        return "the scene in it is not the one that its hash was taken of"
    try:
        now = answer(evidence.scene, evidence.question)
    except QuestionError as error:
        return f"its question cannot be answered: {error}"
    differs = difference(evidence.answer, now, adds=evidence.program != __version__)
    if differs:
        return f"its answer is not what the scene gives: {differs}"
    return "" if is_sealed else "the page is not the one that was sealed: something on it was changed"


def difference(was: object, now: object, place: str = "", adds: bool = False) -> str:
    """Say where an answer on a card first differs from a new one, which another version may have added to."""
    if isinstance(was, Mapping) and isinstance(now, Mapping):
        keys = [*was, *(key for key in now if key not in was and not adds)]
        parts = ((was.get(key, _GONE), now.get(key, _GONE), joined(place, key)) for key in keys)
    elif isinstance(was, list) and isinstance(now, list | tuple) and len(was) == len(now):
        parts = ((old, new, f"{place}[{n}]") for n, (old, new) in enumerate(zip(was, now, strict=True)))
    else:
        return _unlike(was, now, place)
    return next((words for old, new, at in parts if (words := difference(old, new, at, adds))), "")


def _unlike(was: object, now: object, place: str) -> str:
    if now is _GONE:
        return f"{place} is no part of it"
    if was is _GONE:
        return f"{place} is missing on the card"
    return (
        "" if _is_same(was, now) else f"{place} is {shown(was)} on the card and {shown(now)} worked out again"
    )


_GONE = object()


def _is_same(was: object, now: object) -> bool:
    if isinstance(was, bool) or isinstance(now, bool):
        return was is now
    if isinstance(was, int | float) and isinstance(now, int | float):
        return isclose(was, now, rel_tol=0.0, abs_tol=CLOSE)
    return was == now
