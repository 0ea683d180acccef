"""What is wrong with a roster, in the words of who makes it: where, why, and what would do."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from battlefield.app.books.forms import form_of
from battlefield.app.rosters.naming import name_at
from battlefield.app.rosters.places import WHOLE, Place, found
from battlefield.app.wording.translation import tr
from battlefield.rulebooks.registry import book_of
from battlefield.rules.book.roster_form import RosterForm
from battlefield.rules.muster.roster import Roster, RosterUnit

_PLACE = re.compile(
    r"(?:units\[(?P<unit>\d+)\])?(?:\.sergeants\[(?P<sergeant>\d+)\])?(?:\.?weapons\[(?P<weapon>\d+)\])?"
    r"(?:effects\[(?P<effect>\d+)\])?(?:\.?(?P<key>stats|perks|words|points|type|models|name|does|changes)"
    r"(?:\[(?P<number>\d+)\])?(?:\.(?P<inner>\w+))?)?"
)
_WHOLE = (("units has ", "it has "), ("points is ", "the limit is "))


@dataclass(frozen=True, slots=True)
class Finding:
    """Something about a part of a roster: in words that name it, with what would do.

    A fault keeps it from being played; anything else is only told.
    """

    place: Place
    words: str
    remedy: str = ""
    is_fault: bool = True

    @property
    def sentence(self) -> str:
        """Say it, and what would do."""
        return f"{self.words}; {self.remedy}" if self.remedy else self.words


def findings(roster: Roster) -> tuple[Finding, ...]:
    """Look a roster through: what its book does not allow, then what is likely a slip."""
    book = book_of(roster.book)
    faults = book.faults(roster) if book is not None else ()
    return (*(_finding(roster, fault) for fault in faults), *_alike(roster))


def new_faults(before: Roster, after: Roster) -> tuple[str, ...]:
    """Say what would be wrong after a change that is not wrong now."""
    known = {each.sentence for each in findings(before)}
    found_now = (each for each in findings(after) if each.is_fault and each.sentence not in known)
    return tuple(each.sentence for each in found_now)


def _finding(roster: Roster, fault: str) -> Finding:
    """Read the place off a sentence of the book, and say it by the names of what stands there."""
    told, _, remedy = fault.partition("; ")
    if told.startswith(tuple(start for start, _ in _WHOLE)):
        start, instead = next(pair for pair in _WHOLE if told.startswith(pair[0]))
        return Finding(WHOLE, _begun(instead + told.removeprefix(start)), remedy)
    match = _PLACE.match(told)
    place = _place(match) if match is not None else WHOLE
    rest = told[match.end() :] if match is not None else told
    key = _key(match, form_of(roster.book)) if match is not None else ""
    if match is None or not match[0]:
        return Finding(WHOLE, _begun(told), remedy)
    if place == WHOLE:
        return Finding(WHOLE, _begun(f"{key}{rest}"), remedy)
    name = name_at(roster, place)
    words = f"{name}: {key}{rest}" if key else f"{name}{rest}"
    return Finding(place, words, remedy)


def _place(match: "re.Match[str]") -> Place:
    parts = {name: int(match[name]) for name in ("unit", "sergeant", "weapon", "effect") if match[name]}
    return Place(**parts)


def _key(match: "re.Match[str]", form: RosterForm) -> str:
    """Name what is meant at a place: a number by its name, an effect by its place among them."""
    key, number, inner = match["key"], match["number"], match["inner"]
    if not key:
        return ""
    if key in ("stats", "changes"):
        part = "weapon" if match["weapon"] else "unit"
        names = {str(each.key): each.name for each in form.numbers("weapon" if part == "weapon" else "unit")}
        return names.get(inner or "", inner or "its numbers")
    called = {"perks": form.perk, "words": "word", "does": "line", "type": "kind"}.get(key, key)
    place = f"{called} {int(number) + 1}" if number else called
    return f"{inner} of {place}" if inner else place


def _begun(words: str) -> str:
    return words[:1].upper() + words[1:]


def _alike(roster: Roster) -> Iterator[Finding]:
    """Tell names that stand twice: players and logs could not tell them apart."""
    remedy = tr("give one another name")
    for number in _again([unit.name for unit in roster.units]):
        name = roster.units[number].name
        yield Finding(Place(number), tr("Two units are called {name}", name=name), remedy, False)
    for place in _bearers(roster):
        unit = found(roster, place)
        assert isinstance(unit, RosterUnit)
        for number in _again([weapon.name for weapon in unit.weapons]):
            weapon = unit.weapons[number].name
            words = tr("{unit} has two called {weapon}, of which only the last counts",
                       unit=name_at(roster, place), weapon=weapon)  # fmt: skip
            yield Finding(Place(place.unit, place.sergeant, number), words, remedy, False)


def _bearers(roster: Roster) -> Iterator[Place]:
    for number, unit in enumerate(roster.units):
        yield Place(number)
        yield from (Place(number, inner) for inner in range(len(unit.sergeants)))


def _again(names: Sequence[str]) -> Iterator[int]:
    """Yield the places of names that stand before them already."""
    return (number for number, name in enumerate(names) if name in names[:number])
