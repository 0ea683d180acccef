"""The facts of a piece as words that can be typed over."""

from dataclasses import replace
from functools import partial

from battlefield.app.desk.edits import Piece, rounded
from battlefield.app.wording.lengths import LengthUnit, format_length, limit_words, typed_length
from battlefield.app.wording.presets import template_words
from battlefield.app.wording.ring_lengths import told_rings, typed_rings
from battlefield.files.text.ring_words import RingError
from battlefield.rules.scene.contents import Model, PlacedTemplate


class FactError(ValueError):
    """A typed value that cannot be; its text says why."""


def facts(piece: Piece, unit: LengthUnit = "inches") -> dict[str, str]:
    """Write the facts of a piece as they can be typed, in a unit."""
    told = partial(_told, unit=unit)
    if isinstance(piece, Model):
        return {
            "Name": piece.name or piece.id,
            "Unit": piece.unit,
            "Side": piece.side,
            "Height": told(piece.height),
            "at": told(piece.bottom),
            "x": told(piece.at[0]),
            "y": told(piece.at[1]),
            "Facing": f"{piece.facing:g}°",
            "Uncertainty": "" if piece.sigma is None else told(piece.sigma),
            "Rings": told_rings(piece.rings, unit),
        }
    template = piece.template
    return {
        "Name": piece.name or template_words(template, unit),
        "Size": told(template.size),
        "x": told(template.at[0]),
        "y": told(template.at[1]),
        "Bearing": f"{template.bearing:g}°",
        "Uncertainty": told(piece.sigma),
    }


def _told(value: float, unit: LengthUnit) -> str:
    if unit == "fractions" and float(round(value, 6) * 16).is_integer():
        return format_length(value, unit)
    number, name = (value * 2.54, "cm") if unit == "centimetres" else (value, "in")
    shown = round(number, 4) + 0.0  # without the sign of a nothing
    return f"{f'{shown:.4f}'.rstrip('0').rstrip('.')} {name}"


def with_fact(piece: Piece, name: str, text: str, unit: LengthUnit = "inches") -> Piece:
    """Change one fact of a piece as typed, bare lengths in a unit; a wrong one is refused in a sentence."""
    if isinstance(piece, Model):
        return _model_with(piece, name, text.strip(), unit)
    return _template_with(piece, name, text.strip(), unit)


def _model_with(model: Model, name: str, text: str, unit: LengthUnit) -> Model:
    if name in ("Name", "Unit", "Side"):
        return _renamed(model, name, text)
    if name == "Facing":
        return replace(model, facing=_degrees(text))
    if name == "Uncertainty" and not text:
        return replace(model, sigma=None)
    if name == "Rings":
        return _ringed(model, text, unit)
    length = typed_length(text, unit)
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


def _ringed(model: Model, text: str, unit: LengthUnit) -> Model:
    try:
        return replace(model, rings=typed_rings(text, unit))
    except RingError as error:
        raise FactError(str(error)) from None


def _renamed(model: Model, name: str, text: str) -> Model:
    if name == "Name":
        return replace(model, name=text)
    return replace(model, unit=text) if name == "Unit" else replace(model, side=text)


def _template_with(placed: PlacedTemplate, name: str, text: str, unit: LengthUnit) -> PlacedTemplate:
    template = placed.template
    if name == "Name":
        return replace(placed, name=text)
    if name == "Bearing":
        return replace(placed, template=replace(template, bearing=_degrees(text)))
    length = typed_length(text, unit)
    if name == "Uncertainty":
        if length < 0:
            raise FactError("an uncertainty cannot be negative; write 0 or more")
        return replace(placed, sigma=length)
    if name == "Size":
        if not 0.01 <= length <= 1000:
            raise FactError(f"a template is {limit_words(0.01, 1000.0, unit)}")
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
