"""What things are worth in any book: by points or HP, and by the ranges that weapons print."""

from collections.abc import Sequence

from battlefield.rules.book.face import ACTED
from battlefield.rules.book.values import ONCE, Strike, to_come
from battlefield.rules.core.state import GONE, State
from battlefield.rules.core.words import HP, stat_called

_MOVE = stat_called("move")
_RANGE = stat_called("range")
_USUAL_TURNS = 4
_USUAL_STRIDE = 5.0  # inches, where nothing is printed


class PlainValues:
    """Knows no more of a book than what every state says."""

    idle: tuple[str, ...] = ("done", "nobody", "nothing", "rest", "pass")
    by_sides: bool = False

    def price(self, state: State, unit: str) -> float:
        """Return the points of a unit, or its HP where it has none."""
        profile, held = state.profile_of(unit), state.units[unit]
        return float(profile.points or (profile.stats.get(HP) or 1) * max(1, held.strength))

    def stride(self, state: State, unit: str) -> float:
        """Return the printed move of a unit, in inches."""
        return float(state.profile_of(unit).stats.get(_MOVE) or _USUAL_STRIDE)

    def strikes(self, state: State, unit: str) -> Sequence[Strike]:
        """Return the weapons that somebody of a unit carries."""
        names = {name: None for figure in state.living(unit) for name in figure.weapons}
        return tuple(Strike(name, float(state.profiles[name].stats.get(_RANGE) or 0)) for name in names)

    def harm(self, state: State, unit: str, strike: Strike, foe: str) -> float:
        """Count one HP for each model that strikes."""
        del foe
        return float(sum(strike.name in figure.weapons for figure in state.living(unit)))

    def sees(self, state: State, unit: str, foe: str) -> bool:  # noqa: ARG002
        """Return that nothing is laid that hides anybody."""
        return True

    def lives(self, state: State, unit: str) -> tuple[float, float]:  # noqa: ARG002
        """Return that a unit is gone with its last HP."""
        return ONCE

    def to_come(self, state: State, unit: str) -> float:
        """Return less for who has acted; nobody knows here when the battle ends."""
        return to_come(not state.is_under(unit, ACTED), is_last=False)

    def turns(self, state: State) -> tuple[int, int]:
        """Return the turn that is played; nobody knows here which is the last one."""
        return state.clock.turn, max(_USUAL_TURNS, state.clock.turn + 1)

    def counts(self, state: State) -> float:
        """Count all that stands at the end, unless somebody has scored."""
        return 1.0 if not any(state.scores.values()) else 0.5

    def ahead(self, state: State, side: str) -> float:
        """Return the lead in scores, where a point is worth a tenth of all prices."""
        best = max((state.scores.get(other, 0) for other in state.enemies_of(side)), default=0)
        whole = sum(self.price(state, unit.id) for unit in state.units.values() if unit.where != GONE)
        return (state.scores.get(side, 0) - best) * whole / 10.0
