"""Forced movement: where a model ends that is pushed."""

from typing import get_args

from battlefield.app.measure.questions.asked import (
    FAR,
    Answer,
    model_in,
    place_in,
    plain,
    plain_point,
    refused,
    word_in,
)
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields, word
from battlefield.geometry.displacement import Displacement, FallWhen, Push, PushError, PushKind, Stop
from battlefield.rules.scene.contents import Scene
from battlefield.rules.table.table import table_of

_KINDS: tuple[PushKind, ...] = get_args(PushKind)
_FALLS: tuple[FallWhen, ...] = get_args(FallWhen)
ANGLES = (-36_000.0, 36_000.0)


def displacement_of(scene: Scene, fields: Fields) -> Answer:
    """Answer where a model ends that is pushed, and what stops it."""
    push = _push(scene, fields)
    try:
        found = Displacement.of(table_of(scene), push)
    except PushError as error:
        raise refused("from" if push.kind != "along" else "bearing", error) from None
    return {
        "to": plain_point(found.to),
        "moved": plain(found.moved),
        "stopped_by": _stopped(found.stopped_by),
        "contact": None if found.contact is None else plain_point(found.contact),
        "falls": found.falls,
        "drop": plain(found.drop),
    }


def _push(scene: Scene, fields: Fields) -> Push:
    model = model_in(scene, fields, "model")
    kind = word(fields.need("kind", " or ".join(_KINDS)), "kind", _KINDS)
    along = kind == "along"
    idle, used = ("from", "bearing") if along else ("bearing", "from")
    if idle in fields.found:  # who gives it means something by it, which the answer would not hold
        raise SceneError(idle, "cannot be used", f"a push {kind!r} goes by {used!r} alone")
    return Push(
        model.id,
        kind,
        fields.needed_number("distance", (0.0, FAR)),
        None if along else place_in(scene, fields, "from"),
        fields.needed_number("bearing", ANGLES) if along else None,
        fields.number("stop_short", (0.0, FAR), 0.0),
        word(word_in(fields, "fall_when", "centre"), "fall_when", _FALLS),
    )


def _stopped(stop: Stop | None) -> Answer | None:
    return None if stop is None else {stop.kind: stop.id}
