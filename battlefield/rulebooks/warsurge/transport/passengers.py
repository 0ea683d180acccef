"""Who is inside of whom, and what that means for weapons: who stands for them, who can be aimed at."""

from collections.abc import Iterable, Iterator

from battlefield.rulebooks.warsurge.occasions import Riding
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.words import FIRE_POINTS, ITS_FIGURE, ITS_OPEN, ITS_ROOM, ITS_SIDE, OPEN
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown
from battlefield.rules.core.state import RESERVE, TABLE, Effect, Figure, State, Unit
from battlefield.rules.table import layout

ABOARD = "aboard"  # by the unit that carries it; remembers `figure` (of those that carry) and `room`
INSIDE = unit_status.INSIDE
ROAMS = "moves in reserve"  # as long as it is there
LURKS = "lies hidden on the table"  # as a marker: it is in no reserve, though it counts as being there
BETWEEN = "between two places"  # off the table and in no reserve
GUEST = "in another reserve"  # by a unit of the side whose reserve it is in; remembers `side`


def boarding(state: State, unit: str) -> Effect | None:
    """Return how a unit is aboard, or None where it is not."""
    return next(iter(state.effects_on(unit, ABOARD)), None)


def is_carried(state: State, unit: str) -> bool:
    """Return whether a unit is carried, or hidden, in another one on the table, or in who is in one there."""
    return base_unit(state, unit) not in ("", unit)


def broken_in(state: State, unit: str) -> Effect | None:
    """Return how a unit is inside of an enemy through whose Fire Points it may be shot at, or None."""
    return next((effect for effect in state.effects_on(unit, INSIDE) if effect.get(ITS_OPEN)), None)


def base_unit(state: State, unit: str) -> str:
    """Return the unit on the table that a unit is, or that carries it; nothing where neither is there."""
    base = layout.carrier_of(state, unit)
    return base if state.units[base].where == TABLE else ""


def share_a_hull(state: State, unit: str, other: str) -> bool:
    """Return whether two units on the battlefield are one, or in one transport, or that transport."""
    base = base_unit(state, unit)
    return bool(base) and base == base_unit(state, other)


def are_shipmates(state: State, unit: str, other: str) -> bool:
    """Return whether a passenger has another unit beside it in its transport, or is in that one."""
    carrier = state.units[unit].where
    rides = carrier in state.units and boarding(state, unit) is not None and unit != other
    return rides and (other == carrier or state.units[other].where == carrier)


def room_of(state: State, unit: str) -> str:
    """Return the compartment that a unit is in; nothing for the main hold."""
    held = boarding(state, unit) or broken_in(state, unit)
    return held.get(ITS_ROOM) if held is not None else ""


def passengers(state: State, carrier: str) -> tuple[str, ...]:
    """Return the units in another one, in the order in which they came in."""
    inside = [unit.id for unit in state.units.values() if unit.where == carrier]
    order = {effect.on: effect.id for effect in state.effects if effect.name in (ABOARD, INSIDE)}
    return tuple(sorted(inside, key=lambda unit: order.get(unit, 0)))


def is_open(game: Game, unit: str) -> bool:
    """Tell whether a passenger can shoot out, and be shot at: by Fire Points, or because nothing hides it."""
    found = opening(game, unit)
    return found is not None and found.value > 0


def opening(game: Game, unit: str) -> Breakdown | None:
    """Return through what a passenger shoots out and is shot at: Fire Points, or perks; None for others."""
    state = game.state
    carrier = state.units[unit].where
    if carrier not in state.units or not (boarding(state, unit) or broken_in(state, unit)):
        return None
    printed = state.profile_of(carrier).stats.get(FIRE_POINTS) or 0
    return game.figure(OPEN, printed, carrier, foe=unit, about=Riding(room_of(state, unit)))


def is_shut_off(game: Game, unit: str) -> bool:
    """Return whether anything that a unit is in keeps it from acting upon those outside."""
    state = game.state
    while state.units[unit].where in state.units:
        if not is_open(game, unit):
            return True
        unit = state.units[unit].where
    return False


def acting_from(game: Game, unit: str) -> tuple[Figure, ...]:
    """Return the figures from which a unit acts upon what is outside: its living ones, or those it rides in.

    There are none for who is shut off in a transport, in reserve or gone.
    """
    state, base = game.state, base_unit(game.state, unit)
    if base == unit:
        return state.living(unit)
    return layout.standing(state, unit) if base and not is_shut_off(game, unit) else ()


# who stands for whom


def stand_in(state: State, figure: str, target: str = "") -> Figure:
    """Return the figure on the table that stands for one: its own, or one of those that carry it.

    Of several that carry it, this is one that sees a target, and the nearest of these to it.
    """
    unit = state.figures[figure].model.unit
    if not is_carried(state, unit):
        return state.figures[figure]
    carriers = carrying_figures(state, unit)
    if not target or len(carriers) == 1:
        return carriers[0]
    models = standing(state, target, [each.id for each in state.figures_of(target)])
    rows = layout.seen_pairs(state, [each.id for each in carriers], models)
    gaps = layout.gaps_to(state, carriers, target)
    ranked = [(not any(row), round(gap, 6), n) for n, (row, gap) in enumerate(zip(rows, gaps, strict=True))]
    return carriers[min(ranked)[2]]


def carrying_figures(state: State, unit: str) -> tuple[Figure, ...]:
    """Return the figures that carry a unit: one of its carrier, or all where they carry together."""
    carrier = state.units[unit].where
    if state.units[carrier].where in state.units:
        return carrying_figures(state, carrier)
    held = boarding(state, unit)
    named = held.get(ITS_FIGURE) if held is not None else ""
    figures = state.figures_of(carrier)
    return tuple(figure for figure in figures if figure.id == named) or figures


def standing(state: State, unit: str, figures: Iterable[str]) -> tuple[str, ...]:
    """Return the figures on the table that stand for some of a unit: themselves, or those that carry it."""
    return tuple(f.id for f in carrying_figures(state, unit)) if is_carried(state, unit) else tuple(figures)


# melees


def is_in_with(state: State, unit: str, other: str) -> bool:
    """Tell whether one of two units is inside of the other as in a melee, or among that one's passengers."""
    if not state.is_in_force(INSIDE):
        return False
    pairs = ((unit, other), (other, unit))
    beside = any(
        state.is_under(one, INSIDE) and state.units[two].where == state.units[one].where for one, two in pairs
    )
    return beside or wrestle(state, unit, other)


def wrestle(state: State, unit: str, other: str) -> bool:
    """Tell whether one of two units is inside of the other itself as in a melee: with parts of it, too."""
    pairs = ((unit, other), (other, unit))
    return any(state.is_under(one, INSIDE) and _holds(state, two, one) for one, two in pairs)


def _holds(state: State, unit: str, inner: str) -> bool:
    host = state.units[inner].where
    return host in state.units and state.whole_of(host) == state.whole_of(unit)


def foes_in_melee(state: State, unit: str) -> tuple[str, ...]:
    """Return the units that a unit is locked in a melee with, or its carrier is."""
    own = unit_status.foes_in_melee(state, unit)
    if state.units[unit].where in state.units and not state.is_under(unit, INSIDE):
        return (*own, *unit_status.foes_in_melee(state, state.units[unit].where))
    return own


def is_in_melee(state: State, unit: str) -> bool:
    """Return whether a unit is in a melee, or its transport is, or it is inside of another as in a melee."""
    return bool(foes_in_melee(state, unit)) or state.is_under(unit, INSIDE)


def fights(state: State, unit: str, other: str) -> bool:
    """Return whether two units fight hand to hand: in a melee, or one of them inside of the other.

    Passengers are in the melees of their transport.
    """
    carrier = state.units[other].where
    rides = carrier in state.units and not state.is_under(other, INSIDE)
    theirs = (other, carrier) if rides else (other,)
    mine = foes_in_melee(state, unit)
    return any(each in mine for each in theirs) or is_in_with(state, unit, other)


# whom a unit may aim at


def within_aim(game: Game, unit: str) -> Iterator[Unit]:
    """Yield the units that a unit could aim at: on the table, in open transports, or in one reserve."""
    state = game.state
    if state.units[unit].where == RESERVE:
        near = (shares_reserve, is_in_with)
        yield from (u for u in state.units.values() if any(each(state, unit, u.id) for each in near))
        return
    shut = is_carried(state, unit) and not is_open(game, unit)
    for other in state.units.values():
        out_of_reach = shut or other.id == state.units[unit].where
        if is_in_with(state, unit, other.id) or (not out_of_reach and _is_exposed(game, unit, other)):
            yield other


def _is_exposed(game: Game, unit: str, other: Unit) -> bool:
    state = game.state
    if other.where == TABLE:
        return True
    return is_carried(state, other.id) and other.where != unit and is_open(game, other.id)


def is_shut_in(game: Game, unit: str) -> bool:
    """Return whether a unit can lay no template: in a reserve, or in a transport that is not open."""
    state = game.state
    reserve = state.units[unit].where == RESERVE
    return reserve or (is_carried(state, unit) and not is_open(game, unit))


def why_not_fire(game: Game, unit: str) -> str:
    """Say why a unit cannot use weapons where it is, or nothing."""
    state = game.state
    beset = any(is_in_with(state, unit, other) for other in state.units if other != unit)
    if is_carried(state, unit) and not is_open(game, unit) and not beset:
        return "its transport has no Fire Points"
    return ""


# one reserve


def reserve_of(state: State, unit: str) -> str:
    """Give the side in whose reserve a unit is: its own, unless it went over; nothing on the battlefield."""
    if state.units[unit].where != RESERVE:
        return ""
    away = _as_guest(state, unit)
    return away[0].get(ITS_SIDE) if away else state.units[unit].side


def _as_guest(state: State, unit: str) -> tuple[Effect, ...]:
    """Return what tells in whose reserve a unit is, other than its own; a part is where its unit is."""
    whole = state.whole_of(unit)
    return state.effects_on(whole if state.units[whole].where == RESERVE else unit, GUEST)


def is_guest(state: State, unit: str) -> bool:
    """Return whether a unit, or the one that it is a part of, is in the reserve of another side."""
    return bool(_as_guest(state, unit))


def waits_in_reserve(state: State, unit: str) -> bool:
    """Return whether a unit, or who carries it, waits in a reserve; who lies hidden on the table does not."""
    base = layout.carrier_of(state, unit)
    elsewhere = any(state.is_under(base, mark) for mark in (LURKS, BETWEEN))
    return state.units[base].where == RESERVE and not elsewhere


def are_in_one_reserve(state: State, unit: str, other: str) -> bool:
    """Return whether two units wait in one reserve; who lies hidden on the table, say, waits in none."""
    if any(state.is_under(each, mark) for each in (unit, other) for mark in (LURKS, BETWEEN)):
        return False
    return bool(reserve_of(state, unit)) and reserve_of(state, unit) == reserve_of(state, other)


def shares_reserve(state: State, unit: str, other: str) -> bool:
    """Return whether two units are in one reserve, one of them as a guest."""
    if unit == other or not are_in_one_reserve(state, unit, other):
        return False
    return is_guest(state, unit) or is_guest(state, other)


def is_beset(state: State, unit: str) -> bool:
    """Return whether an enemy is in a unit's reserve, or it is in an enemy's."""
    side = state.units[unit].commander
    foes = (u.id for u in state.units.values() if u.commander != side)
    return any(shares_reserve(state, unit, foe) for foe in foes)


def strikes_in_reserve(state: State, unit: str) -> bool:
    """Return whether a unit has enemies to fight off the table: in one reserve with it, or inside with it."""
    if state.units[layout.carrier_of(state, unit)].where != RESERVE:
        return False
    side = state.units[unit].commander
    foes = (u.id for u in state.units.values() if u.commander != side)
    return is_beset(state, unit) or any(is_in_with(state, unit, foe) for foe in foes)
