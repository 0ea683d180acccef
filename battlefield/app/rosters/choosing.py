"""Effects found by what is typed: in which a part of a roster may have, and what would be wrong with one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from battlefield.app.books.forms import form_of
from battlefield.app.rosters.checks import new_faults
from battlefield.app.rosters.edits import give
from battlefield.app.rosters.places import Place, held_at
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.book.roster_form import Blank, Choice, Part
from battlefield.rules.core.state import Held
from battlefield.rules.core.values import Scalar, info_of
from battlefield.rules.muster.roster import Roster

OF_ROSTER = QT_TR_NOOP("Of this roster")
_TYPED = QT_TR_NOOP("As typed")


@dataclass(frozen=True, slots=True)
class Listed:
    """An effect that fits what is typed; one that the part has already is only shown."""

    choice: Choice
    is_held: bool = False


def search(roster: Roster, place: Place, typed: str, most: int = 200) -> tuple[Listed, ...]:
    """Return the effects that fit what is typed: those whose names begin with it first, then by words."""
    words = typed.casefold().split()
    known = _known(roster, place)
    ranked = ((rank, number, each) for number, each in enumerate(known) if (rank := _rank(each, words)) < 4)
    held = {each.name for each in held_at(roster, place)}
    chosen = [each for _, _, each in sorted(ranked, key=lambda row: row[:2])]
    written = _written(roster, place, typed.strip(), chosen)
    return tuple(Listed(each, each.held.name in held) for each in (*written, *chosen)[:most])


def _known(roster: Roster, place: Place) -> tuple[Choice, ...]:
    """Return all that may be chosen for a part: for an effect, the lines of the book that it may do."""
    form = form_of(roster.book)
    if place.effect >= 0:
        return form.own.lines() if form.own is not None else ()
    return (*_own(roster), *form.choices(place.part))


def _rank(choice: Choice, words: Sequence[str]) -> int:
    """Rank how well an effect fits: 0 by the beginning of its name, 3 by what it does, 4 not at all."""
    name = choice.name.casefold()
    if not words or name.startswith(" ".join(words)):
        return 0
    if all(word in name for word in words):
        return 1
    if all(word in f"{name} {choice.family.casefold()}" for word in words):
        return 2
    whole = f"{name} {choice.family} {choice.says}".casefold()
    return 3 if all(word in whole for word in words) else 4


def _own(roster: Roster) -> Iterator[Choice]:
    """Yield the effects that the roster makes up."""
    own = form_of(roster.book).own
    for effect in roster.effects if own is not None else ():
        assert own is not None
        yield Choice(effect.name, Held(effect.name), tr(OF_ROSTER), own.words(effect))


def _written(roster: Roster, place: Place, typed: str, known: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return what is typed itself, where the book can read it and nothing listed is just that."""
    form, held = form_of(roster.book), Held(typed)
    if not form.is_typed or not typed or any(each.held.name == typed for each in known):
        return ()
    if new_faults(roster, give(roster, place, held)):
        return ()
    return (Choice(typed, held, tr(_TYPED), form.says(place.part, held)),)


def why_not(roster: Roster, place: Place, choice: Choice) -> str:
    """Say what would be wrong if a part had an effect, or nothing."""
    if any(held.name == choice.held.name for held in held_at(roster, place)):
        return tr("It has {effect} already", effect=choice.held.name)
    return next(iter(new_faults(roster, give(roster, place, choice.held))), "")


def says(roster: Roster, place: Place, held: Held) -> str:
    """Say what an effect does that a part of a roster has."""
    part: Part = "weapon" if place.effect >= 0 else place.part
    known = _known(roster, place) if place.effect >= 0 else _own(roster)
    names = (held.name, held.name.rpartition("/")[2])  # of an action's line, what stands behind its stroke
    own = next((each.says for each in known if each.held.name in names), "")
    return own or form_of(roster.book).says(part, held)


def blanks(roster: Roster, held: Held) -> tuple[Blank, ...]:
    """Return what may be said of an effect beside its name, and what is said that the book does not ask."""
    asked = form_of(roster.book).blanks(held.name)
    known = {each.key for each in asked}
    return (*asked, *(Blank(key, key, _kind(value)) for key, value in held.info if key not in known))


def _kind(value: Scalar) -> Literal["number", "text", "flag"]:
    return "flag" if isinstance(value, bool) else "number" if isinstance(value, int) else "text"


def filled(held: Held, key: str, value: Scalar | None) -> Held:
    """Say something of an effect; None, or a text of nothing, says nothing any more."""
    said = {name: told for name, told in held.info if name != key}
    if value is not None and value != "":
        said[key] = value
    return replace(held, info=info_of(said))
