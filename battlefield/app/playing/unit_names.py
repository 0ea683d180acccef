"""What is written about units on the table: the name of each, and of each of its models."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from battlefield.app.wording.spoken import plain_name
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import inches
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model


@dataclass(frozen=True, slots=True)
class UnitName:
    """A unit's name, the points below, above and beside its models, and each of these with its radius.

    One that is `needed` is read even where it stands over something else.
    """

    unit: str
    words: str
    below: Point
    above: Point
    left: Point | None = None
    right: Point | None = None
    models: tuple[tuple[str, Point, float], ...] = ()
    needed: bool = False


class ModelNames:
    """Names models after their units; looked up anew only where other units are there."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}
        self._units: tuple[str, ...] = ()

    def of(self, models: Iterable[Model], state: State) -> dict[str, str]:
        """Name each model, by id: "Gate Spears 2", or the unit alone where it has but one."""
        if self._units != tuple(state.units):
            self._known, self._units = {}, tuple(state.units)
        for model in models:
            if model.id not in self._known:
                self._known[model.id] = plain_name(model.id, state)
        return {model.id: self._known[model.id] for model in models}


def unit_names(
    models: Iterable[Model], state: State, chosen: str = "", acting: str = ""
) -> tuple[UnitName, ...]:
    """Return the names of the units whose models stand there: first the one chosen and the one that acts."""
    parts: dict[str, list[Model]] = {}
    for model in models:
        if model.unit in state.units:
            parts.setdefault(model.unit, []).append(model)
    order = sorted(parts, key=lambda unit: (unit != chosen, unit != acting))
    names = (_named(state.units[unit].name, unit, parts[unit]) for unit in order)
    return tuple(replace(name, needed=name.unit in (chosen, acting)) for name in names)


def _named(words: str, unit: str, models: list[Model]) -> UnitName:
    across = sum(model.at[0] for model in models) / len(models)
    low = max(model.at[1] + _radius(model) for model in models)
    high = min(model.at[1] - _radius(model) for model in models)
    middle = (low + high) / 2.0
    left = min(model.at[0] - _radius(model) for model in models)
    right = max(model.at[0] + _radius(model) for model in models)
    placed = tuple((model.id, model.at, _radius(model)) for model in models)
    return UnitName(unit, words, (across, low), (across, high), (left, middle), (right, middle), placed)


def _radius(model: Model) -> float:
    return inches(max(model.base.length_mm, model.base.width_mm)) / 2
