"""Which of the palette's colours a side has: the one that its name says, else the next that is free."""

import re
from collections.abc import Sequence
from functools import lru_cache

_SAID = (  # in the order of the palette, which all can tell apart
    ("blue", "azure", "navy"),
    ("red", "orange", "scarlet", "crimson", "vermilion"),
    ("green", "emerald"),
    ("pink", "purple", "violet", "magenta"),
)


def side_name(side: str) -> str:
    """Return a side's name as a title: sides of rosters are named in small letters."""
    return side[:1].upper() + side[1:]


def with_sides_large(words: str, sides: Sequence[str]) -> str:
    """Write the sides that a sentence names as titles, and begin it with a capital."""
    named = "|".join(map(re.escape, sorted(filter(None, sides), key=len, reverse=True)))
    if named:
        words = re.sub(rf"(?<!\w)(?:{named})(?!\w)", lambda found: side_name(found.group()), words)
    return words[:1].upper() + words[1:]


def colour_place(side: str, sides: Sequence[str]) -> int:
    """Return the place of a side's colour in the palette; `sides` are all there are, in their order.

    A side that is not among them has the colour after theirs.
    """
    known = tuple(sides)
    if side not in known:
        known = (*known, side)
    return _places(known)[known.index(side)]


@lru_cache(maxsize=64)
def _places(sides: tuple[str, ...]) -> tuple[int, ...]:
    """Return the place of each side: those whose names say a colour choose first."""
    found: dict[int, int] = {}
    for number, side in enumerate(sides):
        said = _said(side)
        if said is not None and said not in found.values():
            found[number] = said
    free = iter(place for place in range(len(sides) + len(_SAID)) if place not in found.values())
    return tuple(found[number] if number in found else next(free) for number in range(len(sides)))


def _said(side: str) -> int | None:
    words = re.findall(r"[a-z]+", side.lower())
    return next((place for place, names in enumerate(_SAID) if any(word in names for word in words)), None)
