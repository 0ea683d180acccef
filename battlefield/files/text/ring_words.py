"""Range rings as people type them: "3, 6, 12", "6 Inspiring", "12 Rally of the unit"."""

import re
from collections.abc import Callable, Iterable

from battlefield.files.text.lengths import LengthError, parse_length
from battlefield.files.text.limits import NAME_OF_RING, RINGS_OF_MODEL, TEMPLATE
from battlefield.rules.scene.contents import RangeRing

EXAMPLES = "3, 6, 12 · 6 Inspiring · 9 Rally of the unit"
_OF_UNIT = re.compile(r"\s*\b(?:of\s+(?:the\s+)?)?unit\s*$", re.IGNORECASE)
LONGEST = RINGS_OF_MODEL * (NAME_OF_RING + 40)  # letters: as much as all rings of a model take
_MOST_WORDS = 3  # of a length: "1 1/4 in"


class RingError(ValueError):
    """Rings that cannot be understood; the text is one sentence for the reader."""


def _from_to(low: float, high: float) -> str:
    return f"from {low:g} to {high:g} inches"


def rings_of(
    text: str,
    read: Callable[[str], float] = parse_length,
    limits: Callable[[float, float], str] = _from_to,
    examples: str = EXAMPLES,
) -> tuple[RangeRing, ...]:
    """Read rings, parted by commas, or by semicolons where there are any; none of an empty text.

    Others may `read` their lengths, and say the `limits` and `examples` of them, in another unit.
    """
    parts = [part.strip() for part in text.split(";" if ";" in text else ",")]
    found = tuple(dict.fromkeys(_ring(part, read, limits, examples) for part in parts if part))
    if len(found) > RINGS_OF_MODEL:
        raise RingError(f"{len(found)} rings are too many; a model has {RINGS_OF_MODEL} at most")
    return found


def _ring(
    text: str, read: Callable[[str], float], limits: Callable[[float, float], str], examples: str
) -> RangeRing:
    plain = _OF_UNIT.sub("", text)
    length, name = _parted(plain.split(), read, examples)
    if not TEMPLATE[0] <= length <= TEMPLATE[1]:
        raise RingError(f'"{text}" is no range; a ring is {limits(*TEMPLATE)} away')
    if len(name) > NAME_OF_RING:
        raise RingError(f'"{name[:20]}…" is too long; a ring has a name of {NAME_OF_RING} letters at most')
    return RangeRing(length, name, plain != text)


def _parted(words: list[str], read: Callable[[str], float], examples: str) -> tuple[float, str]:
    """Part a length, as long as it goes, from the name behind it."""
    for count in range(min(len(words), _MOST_WORDS), 0, -1):
        try:
            return read(" ".join(words[:count])), " ".join(words[count:])
        except LengthError:
            continue
    raise RingError(f'"{" ".join(words)}" does not begin with a range; write rings like {examples}')


def ring_text(rings: Iterable[RangeRing]) -> str:
    """Write rings so that they are read back as they are."""
    return "; ".join(_written(ring, _plain(ring.within)) for ring in rings)


def _to_four_places(inches: float) -> str:
    return f"{round(inches, 4):g}"


def ring_words(rings: Iterable[RangeRing], write: Callable[[float], str] = _to_four_places) -> str:
    """Write rings as people do."""
    return ", ".join(_written(ring, write(ring.within)) for ring in rings)


def _written(ring: RangeRing, inches: str) -> str:
    return " ".join(part for part in (inches, ring.name, "of the unit" if ring.of_unit else "") if part)


def _plain(inches: float) -> str:
    return str(int(inches)) if inches.is_integer() else repr(inches)
