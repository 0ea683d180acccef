"""The facts of a piece as words that can be typed over."""

from dataclasses import replace

from battlefield.app.desk.edits import Piece, rounded
from battlefield.app.wording.lengths import parse_length
from battlefield.app.wording.presets import template_words
from battlefield.files.text.ring_words import RingError, ring_words, rings_of
from battlefield.rules.scene.contents import Model, PlacedTemplate


class FactError(ValueError):
    """A typed value that cannot be; its text says why."""


def facts(piece: Piece) -> dict[str, str]:
    """Write the facts of a piece as they can be typed."""
    if isinstance(piece, Model):
        return {
            "Name": piece.name or piece.id,
            "Unit": piece.unit,
            "Side": piece.side,
            "Height": f"{piece.height:g} in",
            "at": f"{piece.bottom:g} in",
            "x": _coordinate(piece.at[0]),
            "y": _coordinate(piece.at[1]),
            "Facing": f"{piece.facing:g}°",
            "Uncertainty": "" if piece.sigma is None else f"{piece.sigma:g} in",
            "Rings": ring_words(piece.rings),
        }
    template = piece.template
    return {
        "Name": piece.name or template_words(template),
        "Size": f"{template.size:g} in",
        "x": _coordinate(template.at[0]),
        "y": _coordinate(template.at[1]),
        "Bearing": f"{template.bearing:g}°",
        "Uncertainty": f"{piece.sigma:g} in",
    }


def _coordinate(value: float) -> str:
    shown = round(value, 4) + 0.0  # without the sign of a nothing
    return f"{shown:.4f}".rstrip("0").rstrip(".") + " in"


def with_fact(piece: Piece, name: str, text: str) -> Piece:
    """Change one fact of a piece as typed; a value that cannot be is refused with a sentence."""
    if isinstance(piece, Model):
        return _model_with(piece, name, text.strip())
    return _template_with(piece, name, text.strip())


def _model_with(model: Model, name: str, text: str) -> Model:
    if name in ("Name", "Unit", "Side"):
        return _renamed(model, name, text)
    if name == "Facing":
        return replace(model, facing=_degrees(text))
    if name == "Uncertainty" and not text:
        return replace(model, sigma=None)
    if name == "Rings":
        return _ringed(model, text)
    length = parse_length(text)
    if name == "Uncertainty":
        if length < 0:
            raise FactError("an uncertainty cannot be negative; write 0 or more, or nothing for the table's")
        return replace(model, sigma=length)
    if name in ("Height", "at") and length < 0:
        raise FactError("a height cannot be below the table; write 0 or more")
    if name == "Height":
        return replace(model, height=length)
    if name == "at":
        return replace(model, bottom=length)
    at = (length, model.at[1]) if name == "x" else (model.at[0], length)
    return replace(model, at=rounded(at))


def _ringed(model: Model, text: str) -> Model:
    try:
        return replace(model, rings=rings_of(text))
    except RingError as error:
        raise FactError(str(error)) from None


def _renamed(model: Model, name: str, text: str) -> Model:
    if name == "Name":
        return replace(model, name=text)
    return replace(model, unit=text) if name == "Unit" else replace(model, side=text)


def _template_with(placed: PlacedTemplate, name: str, text: str) -> PlacedTemplate:
    template = placed.template
    if name == "Name":
        return replace(placed, name=text)
    if name == "Bearing":
        return replace(placed, template=replace(template, bearing=_degrees(text)))
    length = parse_length(text)
    if name == "Uncertainty":
        if length < 0:
            raise FactError("an uncertainty cannot be negative; write 0 or more")
        return replace(placed, sigma=length)
    if name == "Size":
        if not 0.01 <= length <= 1000:
            raise FactError("a template is between 0.01 and 1000 inches")
        return replace(placed, template=replace(template, size=length))
    if placed.model:
        raise FactError("a nova lies about its model; move the model instead")
    at = (length, template.at[1]) if name == "x" else (template.at[0], length)
    return replace(placed, template=replace(template, at=rounded(at)))


def _degrees(text: str) -> float:
    try:
        value = float(text.replace("°", "").replace(",", "."))
    except ValueError:
        raise FactError(f'"{text}" is no angle; write degrees clockwise from up, such as 90') from None
    if not -36000 <= value <= 36000:
        raise FactError(f'"{text}" is no angle; write degrees between 0 and 360')
    return value % 360.0 % 360.0  # -1e-17 % 360 is 360
