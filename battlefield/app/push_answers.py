"""Where a push ends and why, in sentences and as a ghost trail."""

from dataclasses import replace

from battlefield.app.answers import name_of, placed
from battlefield.app.drawing import Answer, Drawing, Line, Mark, Shape
from battlefield.app.edits import rounded, with_model
from battlefield.app.lengths import LengthUnit, format_length, format_margin
from battlefield.app.names import full_name
from battlefield.app.table import table_of
from battlefield.geometry.displace import Displacement, Push, displace
from battlefield.rules.scene import Scene


def push_answer(scene: Scene, push: Push, unit: LengthUnit) -> tuple[Answer, Scene]:
    """Show where a push ends and why, and give the scene after it."""
    found = displace(table_of(scene), push)
    model = scene.model(push.model)
    assert model is not None
    after = replace(model, at=rounded(found.to), bottom=max(0.0, model.bottom - found.drop))
    lines = (f"{full_name(model)} goes {format_length(found.moved, unit, 3)}", *_ending(scene, found, unit))
    drawing: Drawing = (
        Shape(placed(model), "quiet", dashed=True),
        Line((model.at, found.to), "path", (format_length(found.moved, unit),), arrow=True),
        Shape(placed(replace(model, at=found.to)), "path"),
    )
    if found.contact is not None:
        drawing += (Mark(found.contact, "bad", (lines[1],)),)
    return Answer("Push", lines, drawing), with_model(scene, model.id, lambda _: after)


def _ending(scene: Scene, found: Displacement, unit: LengthUnit) -> list[str]:
    words = []
    stop = found.stopped_by
    if stop is None:
        words.append(f"nothing stops it; it had {format_margin(found.margin, unit)} to spare")
    elif stop.kind == "edge":
        words.append(f"stops at the {stop.id} edge")
    elif stop.kind == "fall":
        words.append(f"falls off {name_of(scene, stop.id)}, {format_length(found.drop, unit)} down")
    else:
        words.append(f"stops at {name_of(scene, stop.id)}")
    if found.crossed:
        words.append("crosses " + ", ".join(name_of(scene, id_) for id_ in found.crossed))
    return [*words, "too close to call"] if found.too_close else words
