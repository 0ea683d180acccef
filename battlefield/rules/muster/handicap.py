"""A handicap: more or less for one side, in percent of what its book counts a roster by; seen by all."""

from collections.abc import Mapping
from dataclasses import replace

from battlefield.rules.core.state import State
from battlefield.rules.core.values import info_of
from battlefield.rules.core.words import HP
from battlefield.rules.muster.roster import Roster, RosterUnit

MOST = 50  # percent, either way
_TOLD = "handicap"


def limit_moved(roster: Roster, percent: int) -> Roster:
    """Return a roster that may cost so many percent more than its limit, or less."""
    return replace(roster, limit=_moved(roster.limit or roster.points, percent))


def health_moved(roster: Roster, percent: int) -> Roster:
    """Return a roster whose units have so many percent more health, or less, but some."""
    return replace(roster, units=tuple(_with_health(unit, percent) for unit in roster.units))


def _with_health(unit: RosterUnit, percent: int) -> RosterUnit:
    health = unit.stats.get(HP)
    if health is None:
        return unit
    return replace(unit, stats={**unit.stats, HP: max(1, _moved(health, percent))})


def _moved(amount: int, percent: int) -> int:
    return (amount * (100 + percent) + 50) // 100


def words(handicaps: Mapping[str, int], of: str) -> str:
    """Tell the handicaps of sides, nothing where there is none: "raiders +20 % points"."""
    return ", ".join(f"{side} {percent:+d} % {of}" for side, percent in handicaps.items() if percent)


def noted(state: State, told: str) -> State:
    """Return a state that tells its handicaps, for all to see."""
    return replace(state, settings=info_of({**dict(state.settings), _TOLD: told})) if told else state


def told(state: State) -> str:
    """Return what a battle tells of its handicaps, nothing where there is none."""
    return str(state.setting(_TOLD, ""))
