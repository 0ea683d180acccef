"""Plots: what a battle is about, who has won it after the last round, and the end of the game."""

from collections.abc import Callable, Mapping

from battlefield.geometry.kernel.tolerance import is_contained
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.models.models import team
from battlefield.rulebooks.pulp_city.models.team import is_out
from battlefield.rulebooks.pulp_city.words import PRINTED_LEVEL, SCORE
from battlefield.rules.core.events import GameEnded, Scored
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, State
from battlefield.rules.skirmish.single import figure_of, is_waiting, printed

ROUNDS, WORTH = 4, 3  # rounds of a plot, and the AGP that it is worth
HILL = 8.0  # inches, both ways
SMACKDOWN, KING, TERRITORY = "smackdown", "king of the hill", "territory"
BY_CARDS = "by cards"  # what effects of the rosters score, and nothing else


def _knocked_out(state: State) -> Mapping[str, int]:
    """Count the levels that each side has knocked out of the others."""
    found = dict.fromkeys(state.sides, 0)
    for unit in state.units.values():
        if unit.where == GONE and "#" not in unit.id:
            for side in state.enemies_of(unit.side):
                found[side] += printed(state, unit.id, PRINTED_LEVEL)
    return found


def _on_the_hill(state: State) -> Mapping[str, int]:
    """Count the levels that each side has in the square in the middle, wholly or in part."""
    x, y = state.board.width / 2.0, state.board.height / 2.0
    return {side: _levels_in(state, side, (x, y, HILL / 2.0, HILL / 2.0)) for side in state.sides}


def _quarters(state: State) -> Mapping[str, int]:
    """Count the quarters of the table in which each side has the most levels."""
    wide, high = state.board.width / 4.0, state.board.height / 4.0
    found = dict.fromkeys(state.sides, 0)
    for x in (wide, 3.0 * wide):
        for y in (high, 3.0 * high):
            levels = {side: _levels_in(state, side, (x, y, wide, high)) for side in state.sides}
            best = [side for side, count in levels.items() if count == max(levels.values())]
            if len(best) == 1:
                found[best[0]] += 1
    return found


def _scored(state: State) -> Mapping[str, int]:
    """Return the AGP that each side has scored."""
    return {side: state.scores.get(side, 0) for side in state.sides}


def _levels_in(state: State, side: str, area: tuple[float, float, float, float]) -> int:
    """Add up the levels of a side's models whose centre lies in an area; some score nothing."""
    x, y, wide, high = area
    game, found = Game(state, CATALOGUE), 0
    for unit in team(state, side):
        u, v = figure_of(state, unit.id).model.at
        inside = is_contained(wide - abs(u - x)) and is_contained(high - abs(v - y))
        if inside and not game.reason_against(SCORE, unit.id):
            found += printed(state, unit.id, PRINTED_LEVEL)
    return found


PLOTS: Mapping[str, tuple[str, Callable[[State], Mapping[str, int]]]] = {
    SMACKDOWN: ("levels knocked out", _knocked_out),
    KING: ("levels on the hill in the middle", _on_the_hill),
    TERRITORY: ("quarters of the table held", _quarters),
    BY_CARDS: ("AGP scored by cards", _scored),
}


def plot(state: State) -> str:
    """Return the plot that is played."""
    return str(state.setting("plot", SMACKDOWN))


def why_not_play(state: State) -> str:
    """Say which setting is none, or nothing."""
    if plot(state) not in PLOTS:
        return f"there is no plot '{plot(state)}': choose one of {', '.join(PLOTS)}"
    if state.setting("powerhouse efx", "trump") not in ("trump", "all"):
        return "powerhouse efx must be trump or all"
    return ""


def tally(state: State) -> Mapping[str, int]:
    """Return what counts for each side in the plot as it stands."""
    return PLOTS[plot(state)][1](state)


def is_over(state: State) -> bool:
    """Return whether the plot has run its rounds, or at most one team is left."""
    left = [side for side in state.sides if not is_out(state, side)]
    return len(left) <= 1 or state.clock.turn >= int(state.setting("rounds", ROUNDS))


def finish(game: Game) -> None:
    """Give the AGP of the plot to whoever has won it, and end the game: most AGP win."""
    state = game.state
    left = [side for side in state.sides if not is_out(state, side)]
    words, counted = PLOTS[plot(state)][0], tally(state)
    for side, count in counted.items():
        game.say(f"{side}: {count} {words}")
    best = [side for side in state.sides if counted[side] == max(counted.values())]
    ahead = left if len(left) == 1 else best
    if len(ahead) == 1 and plot(state) != BY_CARDS:
        game.emit(Scored(ahead[0], WORTH, plot(state)))
    scored = _scored(game.state)
    winners = [side for side in state.sides if scored[side] == max(scored.values())]
    game.emit(GameEnded(f"victory for {winners[0]}" if len(winners) == 1 else "draw"))


def levels(state: State, side: str) -> tuple[int, int]:
    """Return the levels that a side has left, and those it began with."""
    listed = (u for u in state.units.values() if u.side == side and "#" not in u.id)
    own = [u for u in listed if not is_waiting(state, u.id)]
    full = sum(printed(state, u.id, PRINTED_LEVEL) for u in own)
    return sum(printed(state, u.id, PRINTED_LEVEL) for u in own if u.where != GONE), full
