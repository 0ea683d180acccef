"""What an action has changed, remembered so that it can still be taken back when others have acted since.

Those who acted stand again where they stood, whoever lost or gained HP has what the action took or gave, and
what began in it ends. Nothing else that has happened since is touched.
"""

from collections.abc import Iterator
from dataclasses import replace

from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import company
from battlefield.rulebooks.warsurge.words import ITS_BOTTOM, ITS_FROM, ITS_HOW, ITS_NUMBER, ITS_X, ITS_Y
from battlefield.rules.core.events import EffectEnded, TurnedBack
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, TABLE, Effect, Figure, State, Unit, Until
from battlefield.rules.core.values import noted
from battlefield.rules.table import layout

PAST = "last action"  # of a unit: `amount` counts what there was when it was over
_STOOD = "stood before the last action"  # of a figure
_HAD = "had before the last action"  # of a figure: so many HP more
_COUNTED = "counted in the last action"  # of a unit: so many more of the effect that it numbers
_LAID = "laid in the last action"  # of a marker
_MEMORY = (PAST, _STOOD, _HAD, _COUNTED, _LAID)


def remember(game: Game, unit: str, action: str, before: State) -> None:
    """Remember what an action of a unit has changed until the turn ends, in place of what it did before."""
    forget(game, unit)
    after, until = game.state, Until("turn", game.state.clock.turn)
    if before.units[unit].where != TABLE or after.units[unit].where != TABLE:
        return
    own = frozenset(id_ for each in company(before, unit) for id_ in before.units[each].figures)
    game.begin(PAST, unit, ITS_HOW(action), ITS_FROM(before.serial), amount=after.serial, until=until)
    for id_, known in before.figures.items():
        there, now = known.model, after.figures[id_]
        if id_ in own and (there.at, there.bottom) != (now.model.at, now.model.bottom):
            x, y = (noted(each) for each in there.at)
            place = ITS_X(x), ITS_Y(y), ITS_BOTTOM(noted(there.bottom))
            game.begin(_STOOD, id_, *place, by=unit, until=until)
        if known.hp != now.hp:
            game.begin(_HAD, id_, by=unit, amount=known.hp - now.hp, until=until)
    amounts = {effect.id: effect.amount for effect in before.effects}
    for effect in after.effects:
        more = effect.amount - amounts.get(effect.id, effect.amount)
        if more:
            game.begin(_COUNTED, unit, ITS_NUMBER(effect.id), by=unit, amount=more, until=until)
    laid = {mark.id for mark in after.markers} - {mark.id for mark in before.markers}
    for mark in (each.id for each in after.markers if each.id in laid):
        game.begin(_LAID, mark, by=unit, until=until)


def forget(game: Game, unit: str) -> None:
    """Forget a unit's last action: it acts anew."""
    for effect in _memory(game.state, unit):
        game.emit(EffectEnded(effect.id))


def past_action(state: State, unit: str) -> str:
    """Return the last action of a unit that may still be taken back; nothing where others are in the way."""
    past = next(iter(state.effects_on(unit, PAST)), None)
    if past is None or state.units[unit].where != TABLE:
        return ""
    back = _placed_back(state, unit)
    ground = layout.layout_without(state, tuple(back))
    models = [f.model for f in back.values() if f.id in state.units[f.model.unit].figures]
    free = all(layout.may_stand(ground, model, model.at, model.bottom) for model in models)
    return past.get(ITS_HOW) if free else ""


def taken_back(state: State, unit: str, why: str) -> TurnedBack:
    """Take back what a unit's last action has changed."""
    figures = {**state.figures, **_placed_back(state, unit)}
    for had in _remembered(state, unit, _HAD):
        figures[had.on] = replace(figures[had.on], hp=max(0, figures[had.on].hp + had.amount))
    units = tuple(_whole_again(state, each, figures) for each in state.units.values())
    laid = [effect.on for effect in _remembered(state, unit, _LAID)]
    return TurnedBack(
        unit,
        units,
        tuple(figures.values()),
        tuple(_effects_before(state, unit, units)),
        tuple(mark for mark in state.markers if mark.id not in laid),
        state.terrain,
        tuple(state.scores.items()),
        why,
    )


def _remembered(state: State, unit: str, name: str) -> Iterator[Effect]:
    return (effect for effect in state.effects if effect.name == name and effect.by == unit)


def _memory(state: State, unit: str) -> list[Effect]:
    return [e for e in state.effects if e.name in _MEMORY and unit in (e.by, e.on)]


def _placed_back(state: State, unit: str) -> dict[str, Figure]:
    found = {}
    for stood in _remembered(state, unit, _STOOD):
        figure = state.figures[stood.on]
        at, bottom = (float(stood.get(ITS_X)), float(stood.get(ITS_Y))), float(stood.get(ITS_BOTTOM))
        found[stood.on] = replace(figure, model=replace(figure.model, at=at, bottom=bottom))
    return found


def _whole_again(state: State, unit: Unit, figures: dict[str, Figure]) -> Unit:
    """Put those back into a unit that were taken off and have HP again, where there still is room."""
    ground = layout.layout_without(state, ())
    back = [
        f.id
        for f in figures.values()
        if f.model.unit == unit.id and f.id not in unit.figures and f.hp > 0 >= state.figures[f.id].hp
        if layout.may_stand(ground, f.model, f.model.at, f.model.bottom)
    ]
    if not back:
        return unit
    order = [id_ for id_ in state.figures if id_ in (*unit.figures, *back)]
    return replace(unit, figures=tuple(order), where=TABLE if unit.where == GONE else unit.where)


def _effects_before(state: State, unit: str, units: tuple[Unit, ...]) -> Iterator[Effect]:
    """Yield what is in force without what the action began, counted as before it."""
    (past,) = state.effects_on(unit, PAST)
    counted = {e.get(ITS_NUMBER): e.amount for e in _remembered(state, unit, _COUNTED)}
    risen = [each.id for each in units if each.where != GONE == state.units[each.id].where]
    memory = [effect.id for effect in _memory(state, unit)]
    for effect in state.effects:
        began = past.get(ITS_FROM) < effect.id <= past.amount
        wiped_out = effect.name == unit_status.WIPED_OUT and effect.on in risen
        if not (began or wiped_out or effect.id in memory):
            yield replace(effect, amount=effect.amount - counted.get(effect.id, 0))
