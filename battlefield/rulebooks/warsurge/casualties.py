"""Figures at 0 HP leave the table at the end of the phase, or at once where a rule says so."""

from battlefield.rulebooks.warsurge import marks
from battlefield.rulebooks.warsurge.moving import renew_melees
from battlefield.rules.events import FiguresRemoved
from battlefield.rules.flow import Game
from battlefield.rules.moments import Fallen, Falling
from battlefield.rules.perks import Flow
from battlefield.rules.state import GONE


def remove_casualties(game: Game, unit: str = "") -> Flow[None]:
    """Take the figures without HP off, of one unit or of all; who may save some does so before."""
    units = (unit,) if unit else tuple(game.state.units)
    for each in units:
        if game.state.units[each].where != GONE:
            yield from _remove(game, each)


def _remove(game: Game, unit: str) -> Flow[None]:
    dead = [figure.id for figure in game.state.figures_of(unit) if figure.hp <= 0]
    if not dead:
        return
    falling = Falling(unit, dead)
    yield from game.tell(falling)
    still = [id_ for id_ in falling.figures if game.state.figures[id_].hp <= 0]
    if not still:
        return
    game.emit(FiguresRemoved(unit, tuple(still)))
    if game.state.units[unit].where == GONE:
        marks.unlock(game, unit)
        yield from game.tell(Fallen(unit))
    else:
        yield from renew_melees(game, unit, may_begin=False)
