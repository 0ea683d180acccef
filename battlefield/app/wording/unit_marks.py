"""What tells units apart on their bases: one or two letters each, and what sort of miniature it is."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, count
from string import ascii_uppercase, digits

from battlefield.rules.book.unit_kinds import UnitKind
from battlefield.rules.scene.contents import Model

_LEFT_OUT = frozenset(("the", "a", "an", "of", "and", "who", "with", "in"))


@dataclass(frozen=True, slots=True)
class UnitMark:
    """The letters of a unit, one of them for small bases, the kind of its silhouette, its picture's file."""

    letters: str
    initial: str = ""
    kind: UnitKind | None = None
    picture: str = ""


def marks_of_models(models: Sequence[Model]) -> dict[str, UnitMark]:
    """Return the mark of each unit that models of a table name."""
    return _named_alike(tuple(dict.fromkeys((model.unit, model.side) for model in models if model.unit)))


@lru_cache(maxsize=16)
def _named_alike(units: tuple[tuple[str, str], ...]) -> dict[str, UnitMark]:
    """Return the marks of units that are named as their ids are: asked at each frame of a drag."""
    return marks_of({unit: unit.rpartition("/")[2] or unit for unit, _ in units}, {}, dict(units))


def marks_of(
    names: Mapping[str, str], kinds: Mapping[str, UnitKind], sides: Mapping[str, str]
) -> dict[str, UnitMark]:
    """Return the mark of each unit by its name, its kind and its side.

    Units of one name have the same letters on all sides, which colours and signs tell apart.
    """
    like = _likes(names, sides)
    each_name = {each: names[unit] for unit, each in like.items()}
    letters, initials = letters_of(each_name), initials_of(each_name)
    return {unit: UnitMark(letters[each], initials[each], kinds.get(unit)) for unit, each in like.items()}


def _likes(names: Mapping[str, str], sides: Mapping[str, str]) -> dict[str, str]:
    """Return for each unit what it has in common with its like of other sides: name and number there."""
    counted: dict[tuple[str, str], int] = {}
    found = {}
    for unit, name in names.items():
        key = (sides.get(unit, ""), name)
        counted[key] = counted.get(key, 0) + 1
        found[unit] = f"{name}/{counted[key]}"
    return found


def initials_of(names: Mapping[str, str]) -> dict[str, str]:
    """Return one letter for each unit, no two alike as long as any last: of its name if it can."""
    found: dict[str, str] = {}
    for unit, name in names.items():
        words, taken = _words(name), {*found.values()}
        tried = "".join(word[0] for word in words) + "".join(words) + ascii_uppercase + digits
        found[unit] = next((each for each in tried.upper() if each not in taken), words[0][0].upper())
    return found


def letters_of(names: Mapping[str, str]) -> dict[str, str]:
    """Return one or two letters for each unit by its name, no two alike as long as any are left.

    Initials come first, then a first letter with another of the name, then with a digit.
    """
    found: dict[str, str] = {}
    taken = set[str]()
    for unit, name in names.items():
        letters = next(each for each in _choices(name) if each not in taken)
        taken.add(letters)
        found[unit] = letters
    return found


def _choices(name: str) -> Iterable[str]:
    """Yield letters for a name, the ones that are read as it first; "Pikes 2" is told by its number."""
    words = _words(name)
    first = words[0][0].upper()
    rest = [word[0].upper() for word in words[1:]]
    numbered = [f"{first}{words[-1].upper()}"] if len(words) > 1 and len(words[-1]) == 1 else []
    alone = [first] if len(words[0]) == 1 else [f"{first}{words[0][1].lower()}"]
    initials = [f"{first}{letter}" for letter in rest]
    others = (f"{first}{letter.lower()}" for letter in "".join(words)[1:])
    return chain(numbered, initials if rest else alone, alone, others, (f"{first}{n}" for n in count(2)))


def _words(name: str) -> list[str]:
    """Return the words of a name that count, its last part where it is a path such as "north/spears"."""
    plain = "".join(c if c.isalnum() else " " for c in name.rpartition("/")[2].partition(",")[0])
    words = plain.split()
    last = len(words) - 1
    counted = [
        word for k, word in enumerate(words) if word.lower() not in _LEFT_OUT or (k == last and word == "A")
    ]
    return counted or words or ["?"]
