"""Games for what can be carried off: Flags, of which each side has one, and Assets, which are nobody's."""

from collections.abc import Iterator

from battlefield.rulebooks.warsurge.games.ground import on_middle_line
from battlefield.rulebooks.warsurge.games.kinds import GameType
from battlefield.rulebooks.warsurge.moments import Carrying
from battlefield.rulebooks.warsurge.movement.deploying import middle, zone
from battlefield.rulebooks.warsurge.occasions import Laden
from battlefield.rulebooks.warsurge.units.merged_units import counted_with
from battlefield.rulebooks.warsurge.units.objectives import (
    ASSET,
    FLAG,
    claimants,
    earn,
    holder,
    home_of,
    lay,
    objective,
    objectives,
    occupies,
)
from battlefield.rulebooks.warsurge.words import HOLDING_OBJECTIVES, ITS_KIND
from battlefield.rules.core.events import EffectEnded, MarkerMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import TABLE, Effect, Marker, State
from battlefield.rules.muster import deployment_zones

CARRIES = "carries an objective"
_BROUGHT_HOME, _CARRIED = 3, 1


def carrier_of(state: State, mark: Marker) -> Effect | None:
    """Return how an objective is carried, or None where it lies on the table."""
    return next((each for each in state.effects if each.name == CARRIES and each.by == mark.id), None)


def carried(state: State) -> Iterator[tuple[Marker, Effect]]:
    """Yield the objectives that are carried, with who has them."""
    for mark in objectives(state, FLAG, ASSET):
        effect = carrier_of(state, mark)
        if effect is not None:
            yield mark, effect


def _lay_flags(game: Game) -> None:
    """Lay each side's flag in the middle of its deployment zone."""
    state, found = game.state, []
    for number, side in enumerate(state.sides, 1):
        at = middle(state, side)
        found.append(objective(FLAG, number, at=at, side=side, name=f"Flag of {side}"))
    lay(game, *found)


def _lay_assets(game: Game) -> None:
    places = on_middle_line(game.state)
    lay(game, *(objective(ASSET, number, at=at) for number, at in enumerate(places, 1)))


def _hand_on(game: Game) -> None:
    """Let those carry on who are left of a unit and its sergeants: it has not fallen before they have."""
    state = game.state
    for mark, effect in tuple(carried(state)):
        there = (each for each in counted_with(state, effect.on) if state.living(each))
        heir = next((each for each in there if state.units[each].where == TABLE), "")
        if heir and not state.living(effect.on):
            game.emit(EffectEnded(effect.id, "handed on"))
            game.begin(CARRIES, heir, by=mark.id)


def follow(game: Game) -> None:
    """Let what is carried be where its bearer is; who left the table, or may hold nothing, drops it."""
    _hand_on(game)
    for mark, effect in tuple(carried(game.state)):
        unit = game.state.units[effect.on]
        holds = unit.where == TABLE and bool(game.state.living(unit.id))
        if unit.figures:
            first = next(iter(game.state.living(unit.id)), game.state.figures[unit.figures[0]])
            if first.model.at != mark.at:
                game.emit(MarkerMoved(mark.id, first.model.at))
        if not holds or game.reason_against(HOLDING_OBJECTIVES, unit.id, about=Laden(mark.id)):
            game.emit(EffectEnded(effect.id, "dropped"))
            game.say(f"it drops {mark.name}", unit.id)


def _score(game: Game) -> Flow[None]:
    """Let units take what lies at hand, then score for all that is carried."""
    follow(game)
    for mark in objectives(game.state, FLAG, ASSET):
        if carrier_of(game.state, mark) is None:
            yield from _claim(game, mark)
    for mark, effect in tuple(carried(game.state)):
        yield from game.tell(Carrying(effect.on, mark.id))
    follow(game)
    for mark, effect in tuple(carried(game.state)):
        yield from _score_carried(game, mark, effect)


def _claim(game: Game, mark: Marker) -> Flow[None]:
    """Let the side that holds an objective take it; its own flag goes back to where it belongs."""
    side = holder(game, mark)
    if not side:
        return
    if mark.side == side:
        _send_home(game, mark)
        return
    laden = frozenset(effect.on for _, effect in carried(game.state))
    free = [unit for unit in claimants(game, mark, side) if unit not in laden]
    names = {unit: game.state.units[unit].name for unit in free}
    chosen = yield from game.choose_one(f"unit that takes {mark.name}", names, by=side)
    if chosen:
        game.begin(CARRIES, chosen, by=mark.id)
        game.say(f"it takes {mark.name}", chosen)


def _send_home(game: Game, mark: Marker) -> None:
    if mark.at != home_of(mark):
        game.emit(MarkerMoved(mark.id, home_of(mark)))


def _score_carried(game: Game, mark: Marker, effect: Effect) -> Flow[None]:
    """Score for an objective that is carried, and more for an enemy's flag in the own deployment zone."""
    side = game.state.units[effect.on].commander
    own = deployment_zones.drawn(game.state, side) or deployment_zones.areas(
        game.state, side, zone(game.state, side)
    )
    if mark.get(ITS_KIND) == FLAG and any(occupies(game, effect.on, area) for area in own):
        game.emit(EffectEnded(effect.id, "brought home"))
        _send_home(game, mark)
        yield from earn(game, side, _BROUGHT_HOME, f"brought {mark.name} home", effect.on)
    else:
        yield from earn(game, side, _CARRIED, f"carries {mark.name}", effect.on)


CARRYING = (
    GameType(
        "flags",
        "each turn 1 point for an enemy's flag that is carried, 3 for one brought into the own zone",
        begin=_lay_flags,
        tend=follow,
        score=_score,
    ),
    GameType(
        "assets",
        "each turn 1 point for each asset that is carried",
        begin=_lay_assets,
        tend=follow,
        score=_score,
    ),
)
