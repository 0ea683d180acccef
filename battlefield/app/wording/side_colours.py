"""Which of the palette's colours a side has: the one that its name says, else the next that is free."""

import re
from collections.abc import Sequence
from functools import lru_cache

from battlefield.app.wording.translation import tr
from battlefield.rules.core.state import winner_of

_SAID = (  # in the order of the palette, which all can tell apart
    ("blue", "azure", "navy"),
    ("red", "orange", "scarlet", "crimson", "vermilion"),
    ("green", "emerald"),
    ("pink", "purple", "violet", "magenta"),
)

_SPEAKING_OF = ("of", "for", "by", "against", "from")  # after which a side's name is one, and no other word
_DOING = "has|have|pays|pay|gains|gain|loses|lose|defends|scores|wins|win"


def side_name(side: str) -> str:
    """Return a side's name as a title: sides of rosters are named in small letters."""
    return side[:1].upper() + side[1:]


def with_sides_named(words: str, sides: tuple[str, ...]) -> str:
    """Write sides as titles where a sentence speaks of them: "victory for Raiders", "others of Watch".

    A side may be called by any word, such as "watch": it stays small elsewhere.
    """
    named = _named(sides)
    return named.sub(lambda found: side_name(found.group()), words) if named is not None else words


@lru_cache(maxsize=32)
def _named(sides: tuple[str, ...]) -> re.Pattern[str] | None:
    small = sorted((side for side in sides if side[:1].islower()), key=len, reverse=True)
    if not small:
        return None
    names = "|".join(map(re.escape, small))
    after = "".join(rf"|(?<=\b{word} )" for word in _SPEAKING_OF)
    return re.compile(rf"(?:^(?=(?:{names})(?::|'s| (?:{_DOING})\b)){after})(?:{names})(?!\w|/)")


def with_sides_large(words: str, sides: Sequence[str]) -> str:
    """Write the sides that a sentence names as titles, and begin it with a capital."""
    named = "|".join(map(re.escape, sorted(filter(None, sides), key=len, reverse=True)))
    if named:
        words = re.sub(rf"(?<!\w)(?:{named})(?!\w)", lambda found: side_name(found.group()), words)
    return words[:1].upper() + words[1:]


def result_said(result: str, sides: Sequence[str]) -> str:
    """Say how a battle ended: "Victory for Raiders", whatever its book calls that."""
    winner = winner_of(result, sides)
    return f"Victory for {side_name(winner)}" if winner else with_sides_large(result, sides)


def shown_result(result: str, sides: Sequence[str], *, within: bool = False) -> str:
    """Say how a battle ended in the language that is spoken, alone or within a sentence.

    The words of its book stay as they are, but for the usual ones.
    """
    winner = winner_of(result, sides)
    if winner and within:
        return tr("victory for {side}", side=side_name(winner))
    if winner:
        return tr("Victory for {side}", side=side_name(winner))
    words = with_sides_large(result, sides)
    if within:
        words = words[:1].lower() + words[1:]
    return tr(words)


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
