"""Bringing figures and units back: where they fell, as near to it as there is room."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf

from battlefield.geometry.distance import least_gap
from battlefield.rulebooks.warsurge.movement.deploying import arrive
from battlefield.rulebooks.warsurge.transport.falls import last_first, last_of, lies, removed
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import RAISED
from battlefield.rulebooks.warsurge.units.harm import COHERENCY
from battlefield.rulebooks.warsurge.units.merged_units import fallen_with
from battlefield.rulebooks.warsurge.units.stats import model_hp
from battlefield.rules.core.events import ControlChanged, FiguresAdded, HpGained, Placed, UnitLeft
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import GONE, RESERVE, SEPARATED, TABLE, Figure, State
from battlefield.rules.table import layout

AROUND = 12.0
"""Inches around where it fell that a figure looks for room."""


def gap_to_fallen(eyes: Sequence[Figure], fell: Sequence[Figure]) -> float:
    """Return how far figures that act are from the nearest that fell; infinite where there are none."""
    return least_gap(layout.bases(eyes), layout.bases(fell)).gap if eyes and fell else inf


def see_fallen(state: State, eyes: Sequence[Figure], fell: Sequence[Figure]) -> bool:
    """Return whether figures that act see a place where another one fell."""
    return any(layout.sees_point(state, eye.id, figure.model.at) for eye in eyes for figure in fell)


def refill(game: Game, unit: str, amount: int, why: str) -> int:
    """Return HP to figures that still stand without any, then to those taken off; gives what found room.

    No limit of the turn counts, and nothing that keeps a unit from regaining HP.
    """
    full, left = model_hp(game, unit), amount
    gains = []
    for figure in game.state.figures_of(unit):
        more = min(left, full - figure.hp)
        if more > 0 and not unit_status.is_copy(game.state, figure.id):
            gains.append((figure.id, more))
            left -= more
    if gains:
        game.emit(HpGained(unit, tuple(gains), why))
    for figure in removed(game.state, unit):
        if left <= 0 or not _stood_up(game, unit, replace(figure, hp=min(full, left)), why):
            break
        left -= min(full, left)
    return amount - left


def _stood_up(game: Game, unit: str, figure: Figure, why: str) -> bool:
    """Add a figure beside its unit; a unit that is not on the table needs no room."""
    if game.state.units[unit].where == TABLE:
        others = game.state.figures_of(unit)
        place = next(layout.places_beside(game.state, figure, others, COHERENCY), None)
        if place is None:
            game.say(f"{why}: no room for {figure.id}", unit)
            return False
        figure = _at(figure, place)
    game.emit(FiguresAdded(unit, (figure,), why))
    return True


def _at(figure: Figure, place: Placed) -> Figure:
    return replace(figure, model=replace(figure.model, at=place.at, bottom=place.bottom))


def _anywhere(_figure: Figure) -> bool:
    return True


def bring_back_whole(game: Game, unit: str, why: str) -> Flow[None]:
    """Stand a whole unit and its sergeants up where the last of them fell, in reserve if it fell there."""
    last = last_of(game.state, fallen_with(game.state, unit))
    yield from bring_back_with(game, last, last_first(game.state, last), why)


def bring_back_with(
    game: Game, first: str, figures: Sequence[str], why: str, fits: Callable[[Figure], bool] = _anywhere
) -> Flow[None]:
    """Stand figures of a fallen unit or sergeant up, then beside them all who are one unit with it."""
    let_go(game, first)
    others = [each for each in fallen_with(game.state, first) if each != first]
    yield from bring_back(game, first, figures, why, fits)
    yield from bring_back_beside(game, first, others, why)


def bring_back_beside(game: Game, unit: str, others: Sequence[str], why: str) -> Flow[None]:
    """Stand others up that fell, beside a unit, once that has been brought back."""
    for other in others if game.state.units[unit].where != GONE else ():
        for figure in removed(game.state, other):
            yield from _stood_beside(game, unit, other, replace(figure, hp=model_hp(game, other)), why)


def let_go(game: Game, unit: str) -> None:
    """Free a fallen unit, and those that fell with it, from who had raised it before."""
    for each in fallen_with(game.state, unit):
        if game.lift(each, RAISED, "it has fallen again") and game.lift(each, unit_status.SEIZED):
            game.emit(ControlChanged(each, "", RAISED))


def part_from_traitor(game: Game, unit: str) -> None:
    """Let the parts of a unit that still stand for themselves that somebody else commands from now on."""
    for part in game.state.parts_of(unit):
        if game.state.units[part].commander != game.state.units[unit].commander:
            game.begin(SEPARATED, part, by=part)


def _stood_beside(game: Game, unit: str, part: str, figure: Figure, why: str) -> Flow[None]:
    """Add a figure of a unit or sergeant in coherency with another, or where that is off the table."""
    state, where = game.state, game.state.units[unit].where
    if state.units[part].where != GONE:
        _stood_up(game, part, figure, why)
    elif where != TABLE:
        game.emit(FiguresAdded(part, (figure,), why))
        game.emit(UnitLeft(part, where, why))
    else:
        place = next(layout.places_beside(state, figure, state.figures_of(unit), COHERENCY), None)
        if place is None:
            game.say(f"{why}: no room for {figure.id}", part)
            return
        game.emit(FiguresAdded(part, (_at(figure, place),), why))
        yield from arrive(game, part, (place,), why, is_back=True)


def bring_back(
    game: Game, unit: str, figures: Sequence[str], why: str, fits: Callable[[Figure], bool] = _anywhere
) -> Flow[int]:
    """Stand fallen figures up at full HP, the first of a whole unit where it fell; gives how many.

    That one stands where it `fits`. Those that fell in reserve follow where others stand up on the table, or
    stand up in reserve.
    """
    full, back = model_hp(game, unit), 0
    for id_ in sorted(figures, key=lambda figure: not lies(game.state, figure)):
        figure = replace(game.state.figures[id_], hp=full)
        if game.state.units[unit].where != GONE:
            back += _stood_up(game, unit, figure, why)
            continue
        if not lies(game.state, id_):
            game.emit(FiguresAdded(unit, (figure,), why))
            game.emit(UnitLeft(unit, RESERVE, why))
            back += 1
            continue
        place = _where_it_fell(game.state, figure, fits)
        if place is None:
            game.say(f"{why}: no room for {id_}", unit)
            continue
        game.emit(FiguresAdded(unit, (_at(figure, place),), why))
        yield from arrive(game, unit, (place,), why, is_back=True)
        back += 1
    return back


def _where_it_fell(state: State, figure: Figure, fits: Callable[[Figure], bool]) -> Placed | None:
    model = figure.model
    is_free = layout.may_stand(layout.layout_without(state, [figure.id]), model, model.at, model.bottom)
    if is_free and fits(figure):
        return Placed(figure.id, model.at, model.bottom)
    places = layout.places_beside(state, figure, [figure], AROUND)
    return next((place for place in places if fits(_at(figure, place))), None)
