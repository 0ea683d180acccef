"""Figures of a unit in sentences: by their numbers in place of their ids."""

from collections.abc import Iterable

from battlefield.app.wording.told_apart import name_apart
from battlefield.rules.core.state import State


def with_names(state: State, figures: Iterable[str], words: str) -> str:
    """Say "model 6 of Reed Cutters" where a sentence names one of some figures by its id."""
    for id_ in sorted(figures, key=len, reverse=True):  # the id of a tenth begins like that of the first
        unit = state.units.get(state.figures[id_].model.unit)
        if unit is not None and id_ in unit.figures:
            words = words.replace(id_, f"model {_number(id_, unit.figures)} of {name_apart(state, unit.id)}")
    return words


def _number(id_: str, figures: tuple[str, ...]) -> str:
    """Return the number that a figure's id ends with, or its place among its fellows."""
    last = id_.rpartition("/")[2]
    return last if last.isdigit() else str(figures.index(id_) + 1)
