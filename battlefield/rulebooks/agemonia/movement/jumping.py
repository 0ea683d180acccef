"""Jump: into an area in range and sight that has room, over white lines; down is a fall."""

from battlefield.rulebooks.agemonia.figures import flies, is_up
from battlefield.rulebooks.agemonia.moments import Moved
from battlefield.rulebooks.agemonia.movement.entering import come_into, fall
from battlefield.rulebooks.agemonia.movement.ground import has_room, shift
from battlefield.rulebooks.agemonia.movement.teleporting import reachable
from battlefield.rulebooks.agemonia.movement.walking import provoke
from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rulebooks.agemonia.words import LEAP, STEP
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.table.areas import area_of, graph, name_of


def landings(game: Game, unit: str, most: int) -> tuple[str, ...]:
    """Return the areas that a figure may jump into: none that is full, none higher unless it flies.

    What hinders movement hinders a jump.
    """
    state = game.state
    if game.reason_against(STEP, unit):
        return ()
    known, most = graph(state), game.figure(LEAP, most, unit).value
    level = known.area(area_of(state, unit)).height
    return tuple(
        area
        for area in reachable(state, unit, most)
        if has_room(state, area, unit) and (flies(state, unit) or known.area(area).height <= level)
    )


def jump(game: Game, turn: Turn, most: int, how: str) -> Flow[None]:
    """Let a figure jump, which provokes foes as it leaves, and fall where it comes down lower."""
    unit, here = turn.unit, area_of(game.state, turn.unit)
    areas = {area: name_of(game.state, area) for area in landings(game, unit, most)}
    what = f"{how}: where {game.state.units[unit].name} goes"
    there = yield from game.choose_one(what, areas, by=game.state.units[unit].commander)
    if not there:
        game.say("there is nowhere to jump to", unit)
        return
    provoke(game, turn, here)
    if not is_up(game.state, unit):
        return
    known = graph(game.state)
    shift(game, unit, there, how)
    if known.area(there).height < known.area(here).height and not flies(game.state, unit):
        yield from fall(game, unit)
    yield from come_into(game, unit, there)
    yield from game.tell(Moved(unit, "jumped"))
