"""The properties of lights that virtual tables read: how bright they are, and in what colour."""

import re
from dataclasses import replace
from typing import Final

from battlefield.app.design.parts.parts import Part
from battlefield.app.design.properties.property_kinds import Property, Value
from battlefield.app.design.properties.typed import TypedError
from battlefield.app.wording.translation import tr
from battlefield.files.text import limits
from battlefield.rules.scene.scenario import Light

_COLOUR: Final = re.compile("#?([0-9a-f]{6}(?:[0-9a-f]{2})?)")
_WORDS: Final = (
    ("#ffffff", "White"),
    ("#eccd8b", "Candle"),
    ("#ff9a3c", "Fire"),
    ("#bcd8ff", "Moon"),
    ("#7cff9a", "Eerie green"),
    ("#c79bff", "Violet"),
)


def _intensity_of(part: Part) -> Value | None:
    return part.intensity if isinstance(part, Light) else None


def _put_intensity(part: Part, value: Value) -> Part:
    return replace(part, intensity=float(value)) if isinstance(part, Light) else part


def _colour_of(part: Part) -> Value | None:
    return part.colour if isinstance(part, Light) else None


def _put_colour(part: Part, value: Value) -> Part:
    if not isinstance(part, Light):
        return part
    found = _COLOUR.fullmatch(str(value).strip().lower())
    if found is None:
        raise TypedError(tr("“{typed}” is no colour; choose one, or write it like #eccd8b", typed=value))
    return replace(part, colour=f"#{found[1]}")


OF_LIGHTS: tuple[Property, ...] = (
    Property("intensity", "Brightness", "number", "What it does",
             "How bright it is on virtual tables; 1 is usual", _intensity_of, _put_intensity,
             low=limits.INTENSITY[0], high=limits.INTENSITY[1]),
    Property("colour", "Colour", "free choice", "What it does",
             "Its colour on virtual tables, chosen or typed: #eccd8b, with two digits more for its opacity",
             _colour_of, _put_colour, words=_WORDS),
)  # fmt: skip
