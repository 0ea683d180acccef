"""Range rings as they are typed and read in the unit that lengths are shown in."""

from collections.abc import Iterable
from functools import partial

from battlefield.app.wording.lengths import LengthUnit, format_length, limit_words, typed_length
from battlefield.files.text.ring_words import EXAMPLES, ring_words, rings_of
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rules.scene.contents import RangeRing

_IN_CM = "8, 15, 30 · 15 Inspiring · 23 Rally of the unit"


def ring_examples(unit: LengthUnit) -> str:
    """Return what may be typed, in lengths that are usual in a unit."""
    return _IN_CM if unit == "centimetres" else EXAMPLES


def typed_rings(text: str, unit: LengthUnit = "inches") -> tuple[RangeRing, ...]:
    """Read rings, bare lengths in a unit; a RingError says what is wrong with them."""
    return rings_of(
        text, partial(typed_length, unit=unit), partial(limit_words, unit=unit), ring_examples(unit)
    )


def told_rings(rings: Iterable[RangeRing], unit: LengthUnit = "inches") -> str:
    """Write rings in a unit, so that they can be typed over."""
    return ring_words(rings, partial(_told, unit=unit))


def _told(within: float, unit: LengthUnit) -> str:
    if unit == "centimetres":
        return f"{f'{within * MM_PER_INCH / 10.0:.4f}'.rstrip('0').rstrip('.')} cm"
    if unit == "fractions" and float(round(within, 6) * 16).is_integer():
        return format_length(within, unit).removesuffix(" in")
    return f"{round(within, 4):g}"
