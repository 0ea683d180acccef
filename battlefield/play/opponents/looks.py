"""What two units do to each other, as one decision sees it: by what became of them since it was asked for.

What holds of two units hangs on all that stands about them. To work that out for every state that thought
comes to would take too long, and to take what was found first would let it hang on the order of thought. So
whatever else stands on the table counts as it was when the decision was asked for.
"""

from collections.abc import Hashable, Sequence, Set
from dataclasses import replace

from battlefield.rules.core.state import TABLE, Effect, Figure, State, Unit


class Looks:
    """Tells units apart by what has become of them since a state, and shows that state with them in it."""

    def __init__(self, base: State) -> None:
        self.base = base
        self._stood = {f: u.id for u in base.units.values() if u.where == TABLE for f in u.figures}
        self._numbers: dict[Hashable, int] = {}
        self._first = {id_: self.of(base, unit) for id_, unit in base.units.items()}
        self._tables: dict[Hashable, State] = {}

    def of(self, state: State, unit: Unit) -> int:
        """Return a number for all that tells a unit from what it was: its own facts, not where it has gone.

        Who stood on no table is seen where it stands.
        """
        facts = (
            unit.id,
            unit.profile,
            unit.where,
            unit.commander,
            tuple(self._figure(state.figures[id_], unit.id) for id_ in unit.figures),
            tuple(map(_fact, _effects(state, [unit]))),
        )
        return self._numbers.setdefault(facts, len(self._numbers))

    def table(self, state: State, looks: Sequence[tuple[str, int]]) -> State:
        """Return the base state with some units, by their looks, as they are now and where they stood."""
        changed = [(unit, look) for unit, look in looks if self._first.get(unit) != look]
        if not changed:
            return self.base
        key = tuple(changed)
        if key not in self._tables:
            self._tables[key] = self._with(state, [unit for unit, _ in changed])
        return self._tables[key]

    def _figure(self, figure: Figure, unit: str) -> Hashable:
        if self._stood.get(figure.id) == unit:
            return figure.id, figure.hp, figure.weapons
        return figure.id, figure.hp, figure.weapons, figure.model.at, figure.model.bottom

    def _with(self, state: State, ids: Sequence[str]) -> State:
        units, figures = [state.units[id_] for id_ in ids], dict(self.base.figures)
        for unit in units:
            for figure in state.figures_of(unit.id):
                stood = self._stood.get(figure.id) == unit.id
                model = figures[figure.id].model if stood else figure.model
                figures[figure.id] = replace(figure, model=model)
        on = _places(units)
        kept = (each for each in self.base.effects if each.on not in on)
        return replace(
            self.base,
            profiles=state.profiles,
            units={**self.base.units, **{unit.id: unit for unit in units}},
            figures=figures,
            effects=(*kept, *_effects(state, units)),
        )


def _places(units: Sequence[Unit]) -> Set[str]:
    """Return what effects may be on that count for units."""
    return {place for unit in units for place in (unit.id, *unit.figures)}


def _effects(state: State, units: Sequence[Unit]) -> Sequence[Effect]:
    on = _places(units)
    return [effect for effect in state.effects if effect.on in on]


def _fact(effect: Effect) -> Hashable:
    return effect.on, effect.name, effect.by, effect.amount, effect.info
