"""Whether a choice would strike nobody but the side that makes it: a single target is taken unasked."""

from battlefield.app.playing.forecasts import Forecast
from battlefield.rules.core.events import DiceRolled
from battlefield.rules.core.state import State

_AGAINST = " against "  # stands in what dice are for, before the name of whom they strike


def own_target(forecast: Forecast, by: str, state: State) -> str:
    """Name the unit of the choosing side that all dice are rolled against; nothing where enemies are struck.

    Nothing either where targets are still to be chosen, or where an enemy has the same name.
    """
    if forecast.against:
        return ""
    rolled = [
        each for _, way in forecast.found.ways.each for each in way.events if isinstance(each, DiceRolled)
    ]
    struck = {each.why.rpartition(_AGAINST)[2] for each in rolled if _AGAINST in each.why}
    named = [unit for unit in state.units.values() if unit.name in struck]
    return named[0].name if named and all(unit.commander == by for unit in named) else ""
