"""Sentences of the rules as players read them: names in place of ids."""

import re

from battlefield.rules.core.state import State, Unit

_ID = re.compile(r"[^\s,;:()|\"]+/[^\s,;:()|\"]*[^\s,;:()|\".?!]")


def spoken(words: str, state: State) -> str:
    """Put names in place of the ids of units and of their figures: "wardens/spears/1" is "Gate Spears 1"."""
    if "/" not in words:
        return words
    parts, end = [], 0
    while (found := _ID.search(words, end)) is not None:
        parts.append(words[end : found.start()])
        id_ = _longest(found.group(), words[found.start() :], state)
        parts.append(_named(id_, state))
        end = found.start() + len(id_)
    return "".join((*parts, words[end:]))


def unit_named_in(words: str, state: State) -> Unit | None:
    """Give the unit that words name, the one with the longest name of several; None where they name none."""
    named = [unit for unit in state.units.values() if re.search(rf"\b{re.escape(unit.name)}\b", words)]
    return max(named, key=lambda unit: len(unit.name), default=None)


def _longest(id_: str, rest: str, state: State) -> str:
    """Return the longest id that begins there; those of doubles have more words than one."""
    longer = (each for ids in (state.units, state.figures) for each in ids if len(each) > len(id_))
    return max((each for each in longer if rest.startswith(each)), key=len, default=id_)


def _named(id_: str, state: State) -> str:
    if id_ in state.units:
        return state.units[id_].name
    figure = state.figures.get(id_)
    unit = state.units.get(figure.model.unit) if figure is not None else None
    if figure is None or unit is None:
        return id_
    number = re.search(r"\d+$", id_)
    is_one_of_many = unit.strength > 1 and number is not None
    return f"{unit.name} {number.group()}" if is_one_of_many and number is not None else unit.name
