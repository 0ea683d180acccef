"""What a change may not do because no scene file could hold it, said in one sentence."""

from collections.abc import Iterator

from battlefield.app.edits import Piece
from battlefield.app.presets import template_words
from battlefield.files import limits
from battlefield.geometry.shapes import Point
from battlefield.rules.scene import Model, PlacedTemplate, Scene


class ChangeError(ValueError):
    """A change that cannot be made; its text is one sentence for the reader."""


def check_change(before: Scene, after: Scene) -> None:
    """Let a change pass where a file can hold all that it adds or alters; raise ChangeError otherwise."""
    fault = next(_faults(before, after), None)
    if fault is not None:
        raise ChangeError(fault)


def _faults(before: Scene, after: Scene) -> Iterator[str]:
    if len(after.models) > limits.MODELS:
        yield f"A table holds at most {limits.MODELS} bases; take some off first"
    if len(after.templates) > limits.TEMPLATES:
        yield f"A table holds at most {limits.TEMPLATES} templates; take some off first"
    known = {id(piece) for piece in (*before.models, *before.templates)}
    for model in after.models:
        if id(model) not in known:
            yield from _model_faults(model)
    for placed in after.templates:
        if id(placed) not in known:
            yield from _template_faults(placed)


def _model_faults(model: Model) -> Iterator[str]:
    for text in (model.id, model.name, model.unit, model.side):
        yield from _text_faults(text)
    yield from _place_faults(model, model.at)
    sizes = (model.base.length_mm, model.base.width_mm)
    yield from _number_faults(model, "a base size in mm", limits.BASE_MM, *sizes)
    yield from _number_faults(model, "a height in inches", limits.HEIGHT, model.bottom, model.height)
    yield from _number_faults(model, "a facing in degrees", (-limits.TURN, limits.TURN), model.facing)


def _template_faults(placed: PlacedTemplate) -> Iterator[str]:
    for text in (placed.id, placed.name):
        yield from _text_faults(text)
    template = placed.template
    yield from _place_faults(placed, template.at)
    yield from _number_faults(placed, "a size in inches", limits.TEMPLATE, template.size)
    yield from _number_faults(placed, "a bearing in degrees", (-limits.TURN, limits.TURN), template.bearing)


def _place_faults(piece: Piece, at: Point) -> Iterator[str]:
    if not all(-limits.COORDINATE <= value <= limits.COORDINATE for value in at):
        farthest = f"{limits.COORDINATE:g} inches"
        yield f"{_name(piece)} cannot go there: places end {farthest} from the board's corner"


def _number_faults(piece: Piece, what: str, allowed: tuple[float, float], *values: float) -> Iterator[str]:
    low, high = allowed
    for value in values:
        if not low <= value <= high:
            yield f"{_name(piece)} cannot have {what} of {value:g}; write a number from {low:g} to {high:g}"


def _text_faults(text: str) -> Iterator[str]:
    if len(text) > limits.CHARACTERS:
        yield f"A name has at most {limits.CHARACTERS} characters, not {len(text)}; write a shorter one"
    if any("\ud800" <= character <= "\udfff" for character in text):
        yield "A name holds half a character that no file can keep; type it again"


def _name(piece: Piece) -> str:
    return piece.name or (piece.id if isinstance(piece, Model) else template_words(piece.template))
