"""What must hold of a WARSURGE battle after each event, whatever perks are on the table."""

from collections import Counter

from battlefield.geometry.distance import gap, gap_table
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import model_hp
from battlefield.rules.core.apply import apply
from battlefield.rules.core.events import (
    FiguresAdded,
    HpGained,
    HpLost,
    TurnedBack,
    UnitAdded,
    UnitArrived,
    UnitMoved,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, RESERVE, TABLE
from battlefield.rules.table.layout import base_of, bases
from battlefield.rules.table.underground import figures_below

PLACING = (UnitMoved, UnitArrived, FiguresAdded, UnitAdded, TurnedBack)
CLOSE = 1e-6  # inches


def wrongs_in(state, events):
    """Say what is wrong after any of some events, and give the state after all of them."""
    wrong, placed = [], dict[str, str]()
    for event in events:
        before, state = state, apply(state, event)
        if isinstance(event, HpGained) and not event.why.endswith("beyond full"):
            wrong += wrong_hp(before, state, event)
        elif isinstance(event, HpLost):
            wrong += [f"{event.unit}: loses {lost} HP" for _, lost in event.losses if lost < 0]
        elif isinstance(event, PLACING):
            placed |= {figure: type(event).__name__ for figure in _placed_by(event)}
        if state.clock.turn < before.clock.turn:
            wrong.append(f"the clock goes back to turn {state.clock.turn}")
    return [*wrong, *overlaps(state, placed)], state


def _placed_by(event):
    """Give the figures that an event puts somewhere; those of one unit may come to others in between."""
    yield from (figure.id for figure in getattr(event, "figures", ()))
    yield from (place.figure for place in getattr(event, "places", ()))


def wrong_hp(before, state, event):
    """Say which figures were given more HP than they have at full strength; what is doubled may be more."""
    most = model_hp(Game(before, CATALOGUE), event.unit)
    found = []
    for id_, gained in event.gains:
        hp, doubled = state.figures[id_].hp, gained == before.figures[id_].hp
        if gained and hp > most and not doubled:
            found.append(f"{id_}: {hp} of {most} HP after {event.why}")
    return found


def overlaps(state, placed):
    """Say which of some figures overlap others, lie over the edge, or who stands on nothing."""
    deep = figures_below(state)
    solid = [unit for unit in state.on_table() if unit.terrain is None]
    others = [figure for unit in solid for figure in state.figures_of(unit.id)]
    mine = [figure for figure in others if figure.id in placed]
    if not mine:
        return []
    gaps, wrong = gap_table(bases(mine), bases(others)), []
    for n, one in enumerate(mine):
        for m, two in enumerate(others):
            if gaps[n, m] > CLOSE or one.id == two.id or (one.id in deep) != (two.id in deep):
                continue
            if are_level(one, two) and gap(base_of(one.model), base_of(two.model)).overlap > CLOSE:
                wrong.append(f"{one.id} ({placed[one.id]}) and {two.id} overlap")
        x, y = one.model.at
        if not (0 <= x <= state.board.width and 0 <= y <= state.board.height):
            wrong.append(f"{one.id} is off the board")
    return wrong


def are_level(one, two):
    """Tell whether two figures share some height."""
    ones, others = one.model, two.model
    return ones.bottom < others.bottom + others.height and others.bottom < ones.bottom + ones.height


def wrongs_in_state(state, asked=None):
    """Say what is wrong: who is where, what counters say; less is settled while one is asked."""
    settled = () if asked is not None else _wrong_passengers(state)
    return [*_wrong_units(state), *_wrong_effects(state), *_wrong_ids(state), *settled]


def _wrong_passengers(state):
    for unit in state.units.values():
        if unit.where in state.units and state.units[unit.where].where == GONE:
            yield f"{unit.id} is in {unit.where}, which is gone"


def _wrong_units(state):
    for unit in state.units.values():
        if not unit.figures and unit.where != GONE and not unit.part_of:
            yield f"{unit.id} is at {unit.where} with {len(unit.figures)} figures"
        if unit.where not in (TABLE, RESERVE, GONE) and unit.where not in state.units:
            yield f"{unit.id} is at {unit.where}, which is nowhere"
        if unit.commander not in state.sides:
            yield f"{unit.id} obeys {unit.commander}"
        for figure in state.figures_of(unit.id):
            if figure.hp < 0:
                yield f"{figure.id} has {figure.hp} HP"
            if figure.model.unit != unit.id:
                yield f"{figure.id} of {unit.id} is of {figure.model.unit}"


def _wrong_effects(state):
    for unit in state.units:
        for foe in unit_status.foes_in_melee(state, unit):
            if unit not in unit_status.foes_in_melee(state, foe):
                yield f"{unit} is in a melee with {foe}, which is not in one with it"
    for effect in state.effects:
        if effect.id > state.serial:
            yield f"the effect {effect.id} is beyond the serial {state.serial}"
        if effect.until.turn and effect.until.turn < state.clock.turn and effect.until.span != "game":
            yield f"{effect.name} on {effect.on} was to end in turn {effect.until.turn}"


def _wrong_ids(state):
    counted = {
        "effect": Counter(effect.id for effect in state.effects),
        "marker": Counter(marker.id for marker in state.markers),
        "figure": Counter(id_ for unit in state.units.values() for id_ in unit.figures),
    }
    for what, ids in counted.items():
        yield from (f"{what} {id_} is there {times} times" for id_, times in ids.items() if times > 1)
