"""What two units do to each other, as one decision sees it: by what became of them since it was asked for.

What holds of two units hangs on all that stands about them. To work that out for every state that thought
comes to would take too long, and to take what was found first would let it hang on the order of thought. So
whatever else stands on the table counts as it was when the decision was asked for.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from battlefield.rules.core.state import TABLE, Effect, Figure, State, Unit


class Looks:
    """Tells units apart by what has become of them since a state, and shows that state with them in it."""

    def __init__(self, base: State) -> None:
        self.base = base
        self._first = {id_: self.of(base, unit) for id_, unit in base.units.items()}
        self._tables: dict[Hashable, State] = {}

    def of(self, state: State, unit: Unit) -> Hashable:
        """Return all that tells a unit from what it was: its own facts, not where it has gone.

        Who stood on no table is seen where it stands.
        """
        return (
            unit.id,
            unit.profile,
            unit.where,
            unit.commander,
            tuple(self._figure(figure, unit.id) for figure in state.figures_of(unit.id)),
            tuple(map(_fact, _effects(state, unit))),
        )

    def table(self, state: State, looks: Sequence[tuple[str, Hashable]]) -> State:
        """Return the base state with some units, by their looks, as they are now and where they stood."""
        changed = [(unit, look) for unit, look in looks if self._first.get(unit) != look]
        if not changed:
            return self.base
        key = tuple(changed)
        if key not in self._tables:
            self._tables[key] = self._with(state, [unit for unit, _ in changed])
        return self._tables[key]

    def _figure(self, figure: Figure, unit: str) -> Hashable:
        place = () if self._stood(unit, figure.id) else (figure.model.at, figure.model.bottom)
        return figure.id, figure.hp, figure.weapons, place

    def _stood(self, unit: str, figure: str) -> bool:
        known = self.base.units.get(unit)
        return known is not None and known.where == TABLE and figure in self.base.figures

    def _with(self, state: State, units: Sequence[str]) -> State:
        figures = dict(self.base.figures)
        for unit in units:
            for figure in state.figures_of(unit):
                stood = figures[figure.id].model if self._stood(unit, figure.id) else figure.model
                figures[figure.id] = replace(figure, model=stood)
        all_ = {**self.base.units, **{unit: state.units[unit] for unit in units}}
        new = list(chain.from_iterable(_effects(state, state.units[unit]) for unit in units))
        on = {place for unit in units for place in _places(state.units[unit])}
        kept = (each for each in self.base.effects if each.on not in on)
        effects = (*kept, *dict.fromkeys(new))
        return replace(self.base, profiles=state.profiles, units=all_, figures=figures, effects=effects)


def _places(unit: Unit) -> tuple[str, ...]:
    """Return what effects may be on that count for a unit."""
    return unit.commander, unit.id, *unit.figures


def _effects(state: State, unit: Unit) -> Iterator[Effect]:
    return chain.from_iterable(map(state.effects_on, _places(unit)))


def _fact(effect: Effect) -> Hashable:
    return effect.on, effect.name, effect.by, effect.amount, effect.info
