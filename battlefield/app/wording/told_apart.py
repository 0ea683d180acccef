"""Units that are called as one of another side is, told apart by their sides: "Flare (Raiders)"."""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from battlefield.app.wording.side_colours import side_name
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import State

_PARTS = re.compile(r" > |\|")  # between the parts of an answer
_AT = r"(?P<at>\b(?:against|attacks|strikes|on) )?"
_NEEDS = r"(?P<needs>[,:] \d+ or more)?"  # of an attack


def name_apart(state: State, unit: str) -> str:
    """Name a unit so that it is mistaken for none of another side; what is no unit is named as it is."""
    return told_apart(state).units[unit].name if unit in state.units else unit


def behind(id_: str, state: State) -> str:
    """Return what has to stand behind the name of a unit or a figure: " (Raiders)", or nothing."""
    unit = state.figures[id_].model.unit if id_ in state.figures and id_ not in state.units else id_
    if unit not in state.units:
        return ""
    return name_apart(state, unit).removeprefix(state.units[unit].name)


def told_apart(state: State) -> State:
    """Return a state to be told of: names that units of several sides have are followed by their sides'."""
    names = _names(tuple((unit.id, unit.name, unit.side) for unit in state.units.values()))
    if not names:
        return state
    units = {id_: replace(unit, name=names.get(id_, unit.name)) for id_, unit in state.units.items()}
    return replace(state, units=units)


@lru_cache(maxsize=32)
def _names(units: tuple[tuple[str, str, str], ...]) -> dict[str, str]:
    """Return the names, by ids, of the units whose own name is not enough."""
    sides: dict[str, set[str]] = {}
    for _, name, side in units:
        sides.setdefault(name, set()).add(side)
    return {id_: f"{name} ({side_name(side)})" for id_, name, side in units if len(sides[name]) > 1}


def units_in(answers: Iterable[Answer], state: State) -> frozenset[str]:
    """Return the units that answers speak of; all where a place was answered: whoever stands there is hit."""
    given = tuple(answers)
    if any(isinstance(each, tuple) and each and isinstance(each[0], float) for each in given):
        return frozenset(state.units)
    return frozenset(_units_in(given, state))


def _units_in(answers: Iterable[Answer], state: State) -> Iterator[str]:
    for answer in answers:
        for each in answer if isinstance(answer, tuple) else ():
            for part in (each, *_PARTS.split(each)) if isinstance(each, str) else ():
                unit = state.figures[part].model.unit if part in state.figures else part
                if unit in state.units:
                    yield unit


def sides_told(words: str, state: State, aimed: Collection[str], by: str = "", unit: str = "") -> str:
    """Put sides behind the names in a sentence of the rules that are not enough, where it is known whose.

    That is whom it is aimed at, by what was answered, else the one unit of that name that is no friend of the
    side `by` whom it is; and the `unit` that it begins with.
    """
    apart = told_apart(state)
    if apart is state:
        return words
    plain = {id_: each.name for id_, each in state.units.items() if each.name != apart.units[id_].name}
    named = _finding(tuple(sorted({*plain.values()}, key=len, reverse=True)))

    def told(found: re.Match[str]) -> str:
        name = found["name"]
        at, needs = found["at"] or "", found["needs"] or ""
        is_attack = bool(at) and (at != "on " or bool(needs))
        known = [id_ for id_ in aimed if plain.get(id_) == name]
        if at and len(known) > 1:  # of a unit and its like the other one is aimed at
            known = [id_ for id_ in known if id_ != unit]
        elif is_attack and not known and by:  # nobody was asked where there is but one target
            known = [id_ for id_, each in plain.items() if each == name and state.units[id_].commander != by]
        if not at:
            known = [unit] if not found.start() and plain.get(unit) == name else []
        return at + (apart.units[known[0]].name if len(known) == 1 else name) + needs

    return named.sub(told, words)


@lru_cache(maxsize=32)
def _finding(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"{_AT}(?<!\w)(?P<name>{'|'.join(map(re.escape, names))})(?!\w| \(){_NEEDS}")
