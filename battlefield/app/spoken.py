"""Sentences of the rules as players read them: names in place of ids."""

import re

from battlefield.rules.state import State

_ID = re.compile(r"[^\s,;:()|\"]+/[^\s,;:()|\"]*[^\s,;:()|\".?!]")


def spoken(words: str, state: State) -> str:
    """Put names in place of the ids of units and of their figures: "wardens/spears/1" is "Gate Spears 1"."""
    if "/" not in words:
        return words
    return _ID.sub(lambda found: _named(found.group(), state), words)


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
