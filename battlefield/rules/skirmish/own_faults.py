"""What is wrong with effects that a roster makes up: one sentence for each fault, naming its place."""

from collections.abc import Callable, Collection, Iterator

from battlefield.rules.core.perks import Catalogue
from battlefield.rules.core.spelling_hints import nearest
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Roster, RosterEffect
from battlefield.rules.skirmish.own_effects import (
    ALWAYS,
    CHOSEN,
    ONCE,
    ROW,
    STRUCK,
    TURN_BEGINS,
    TURN_ENDS,
    UNTIL,
    WHEN,
    WHOM,
    OwnNumbers,
)

_OF_MODELS = (TURN_BEGINS, TURN_ENDS)


def names_of(roster: Roster) -> tuple[str, ...]:
    """Return the names of all effects that a roster makes up."""
    return tuple(effect.name for effect in roster.effects)


def effect_faults(
    roster: Roster,
    numbers: OwnNumbers,
    book: Catalogue,
    struck: Collection[str],
    why_not: Callable[[Held], str],
) -> Iterator[str]:
    """Say what is wrong with a roster's effects.

    `struck` are the names that its actions or weapons give, `why_not` says what is wrong with a line.
    """
    for number, effect in enumerate(roster.effects):
        place = f"effects[{number}]"
        if effect.name in names_of(roster)[:number]:
            yield f"{place}.name is '{effect.name}' again; every effect needs its own"
        elif effect.name in book.perks or effect.name == ROW:
            yield f"{place}.name is '{effect.name}', which the book has already; choose another name"
        yield from _word_faults(place, effect)
        yield from _change_faults(place, effect, numbers, why_not)
        yield from _holder_faults(place, effect, roster, struck)
    yield from _unknown_faults(roster)


def _word_faults(place: str, effect: RosterEffect) -> Iterator[str]:
    for key, word, known in (
        ("when", effect.when, tuple(WHEN)),
        ("for", effect.whom, WHOM),
        ("until", effect.until, tuple(UNTIL)),
        ("once", effect.once, tuple(ONCE)),
    ):
        if word not in known:
            yield f"{place}.{key} is '{word}'; it must be one of {', '.join(known)}{nearest(word, known)}"
    if effect.when == ALWAYS and effect.whom in CHOSEN:
        yield f"{place}.for is '{effect.whom}', but nobody is asked of what holds always; write friends"


def _change_faults(
    place: str, effect: RosterEffect, numbers: OwnNumbers, why_not: Callable[[Held], str]
) -> Iterator[str]:
    for stat, change in effect.changes.items():
        if stat not in numbers.stats:
            yield (
                f"{place}.changes.{stat} is not known; there are {', '.join(numbers.stats)}"
                f"{nearest(stat, numbers.stats)}"
            )
        elif not change:
            yield f"{place}.changes.{stat} changes nothing; write by how much, such as 1 or -1"
    for number, line in enumerate(effect.does):
        wrong = why_not(line)
        if wrong:
            yield f"{place}.does[{number}]: {wrong}"
    at_once = effect.does or effect.damage or effect.heal or effect.scores
    if not (effect.changes or at_once):
        yield f"{place} does nothing; give it changes, does, damage, heal or scores"
    elif effect.when == ALWAYS and at_once:
        yield f"{place}.when is '{ALWAYS}', which only changes numbers; choose another time for the rest"


def _holder_faults(
    place: str, effect: RosterEffect, roster: Roster, struck: Collection[str]
) -> Iterator[str]:
    whole = _has(roster.perks, effect)
    units = any(_has(unit.perks, effect) for unit in roster.units)
    weapon = effect.name in struck
    if not (whole or units or weapon):
        yield f"{place}.name is '{effect.name}', which nobody has; write it among perks of who does"
    if weapon and effect.when != STRUCK:
        yield f"{place}.when is '{effect.when}', but an action or weapon gives it; write '{STRUCK}' there"
    if effect.when == STRUCK and (whole or units):
        yield f"{place}.when is '{STRUCK}', but no weapon gives it; write it among the perks of one"
    if whole and effect.within is not None and effect.when not in _OF_MODELS:
        yield f"{place}.within is {effect.within}, but a whole roster stands nowhere; leave it out"


def _has(perks: tuple[Held, ...], effect: RosterEffect) -> bool:
    return any(held.name == effect.name for held in perks)


def _unknown_faults(roster: Roster) -> Iterator[str]:
    """Say which names of the whole roster mean nothing."""
    known = names_of(roster)
    for number, held in enumerate(roster.perks):
        if held.name not in known:
            hint = nearest(held.name, known)
            yield f"perks[{number}] is '{held.name}', which no whole roster has; write it under effects{hint}"
