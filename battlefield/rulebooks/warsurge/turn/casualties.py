"""Figures at 0 HP leave the table at the end of the phase, or at once where a rule says so."""

from collections.abc import Collection

from battlefield.rulebooks.warsurge.moments import CasualtiesRemoved, Fallen, Falling
from battlefield.rulebooks.warsurge.movement.embarking import abandon, abandon_in_reserve, head_starts
from battlefield.rulebooks.warsurge.movement.melees import restore_melees
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.falls import take_off
from battlefield.rulebooks.warsurge.transport.passengers import reserve_of
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import ATTACHED, with_parts
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rules.core.events import EffectEnded, FiguresRemoved, HpLost
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import GONE


def remove_casualties(game: Game, unit: str = "", spared: Collection[str] = ()) -> Flow[None]:
    """Take the figures without HP off, of one unit or of all; who may save some does so before.

    `spared` are figures that still stand until the usual time. Of all, those go too that fall as others are
    taken off. Melees that this breaks are restored.
    """
    before = {each.id: len(each.figures) for each in game.state.units.values()}
    known, units = frozenset(fallen(game)), (unit,) if unit else tuple(game.state.units)
    while units:
        for each in units:
            if game.state.units[each].where != GONE:
                yield from _remove(game, each, spared)
        more = [] if unit else [id_ for id_ in fallen(game) if id_ not in known]
        known = known.union(more)
        units = tuple(dict.fromkeys(game.state.figures[id_].model.unit for id_ in more))
    thinned = [each for each, count in before.items() if len(game.state.units[each].figures) < count]
    yield from restore_melees(game, thinned)
    yield from game.tell(CasualtiesRemoved())


def destroy(game: Game, unit: str, why: str) -> Flow[None]:
    """Let a unit become a casualty, its sergeants with it, and take it off at once."""
    for each in with_parts(game.state, unit):
        losses = tuple((figure.id, figure.hp) for figure in game.state.living(each))
        if losses:
            game.emit(HpLost(each, losses, why))
        yield from remove_casualties(game, each)


def fallen(game: Game) -> tuple[str, ...]:
    """Return the figures without HP that have not been taken off."""
    units = game.state.units
    return tuple(f.id for unit in units for f in game.state.figures_of(unit) if f.hp <= 0)


def _remove(game: Game, unit: str, spared: Collection[str]) -> Flow[None]:
    dead = [f.id for f in game.state.figures_of(unit) if f.hp <= 0 and f.id not in spared]
    copies = tuple(id_ for id_ in dead if unit_status.is_copy(game.state, id_))
    if copies and len(copies) < len(game.state.units[unit].figures):
        game.emit(FiguresRemoved(unit, copies))
        dead = [id_ for id_ in dead if id_ not in copies]
    if not dead:
        return
    falling = Falling(unit, dead)
    yield from game.tell(falling)
    standing = game.state.units[unit].figures  # others may have been taken off meanwhile
    still = [id_ for id_ in falling.figures if id_ in standing and game.state.figures[id_].hp <= 0]
    if not still:
        return
    in_reserve, there = not is_on_battlefield(game.state, unit), reserve_of(game.state, unit)
    starts = head_starts(game, unit)
    take_off(game, unit, still)
    figures = tuple(game.state.figures[id_] for id_ in still)  # where they fell
    if game.state.units[unit].where == GONE:
        unit_status.unlock(game, unit)
        _part(game, unit)
        game.lift(unit, unit_status.INSIDE)
        game.lift(unit, passengers.ABOARD)
        unit_status.mark(game, unit_status.WIPED_OUT, unit, "game")
        if in_reserve:
            yield from abandon_in_reserve(game, unit, there)
        else:
            yield from abandon(game, unit, figures, starts)
        yield from game.tell(Fallen(unit))
    else:
        yield from abandon(game, unit, figures, starts)


def _part(game: Game, unit: str) -> None:
    """Part a unit that has fallen from whom it had joined, and who had joined it; it may come back."""
    for effect in game.state.effects:
        if effect.name == ATTACHED and unit in (effect.on, effect.by):
            game.emit(EffectEnded(effect.id, "one of them has fallen"))
