"""Naming one unit of a roster for a perk, before the first turn: Avenge, Despair, Nexus."""

from collections.abc import Callable

from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.perks import Bearer, Flow, Reacts
from battlefield.rules.core.state import State

Fit = Callable[[State, str], bool]


def _any_unit(_state: State, _unit: str) -> bool:
    return True


def designates(fit: Fit = _any_unit) -> Reacts:
    """Let its player name a unit that fits, unless the roster has named it in `unit`."""

    def act(game: Game, bearer: Bearer, _moment: GameBegan) -> Flow[None]:
        state, side, name = game.state, bearer.unit, bearer.perk.name
        own = [unit.id for unit in state.units_of(side) if fit(state, unit.id)]
        named = [unit for unit in own if unit in (bearer.number("unit"), f"{side}/{bearer.number('unit')}")]
        words = {unit: state.units[unit].name for unit in named or own}
        chosen = yield from game.choose_one(f"unit for {name}", words, by=side)
        if chosen:
            game.begin(name, chosen, by=side)

    return Reacts(GameBegan, act)


def designated(state: State, bearer: Bearer) -> str:
    """Return the unit that was named; nothing where none was."""
    found = (e.on for e in state.effects if e.name == bearer.perk.name and e.by == bearer.unit)
    return next(found, "")
