"""Units merged into one: those that joined a unit, and the sergeants that are parts of one for good."""

from collections.abc import Iterable

from battlefield.geometry.coherency import coherency
from battlefield.geometry.distance import least_gap
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.words import IS_COMMANDER, POINTS, TURN_TO_SUFFER
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, SEPARATED, TABLE, Figure, State
from battlefield.rules.table import layout
from battlefield.rules.table.table import body_of
from battlefield.rules.table.underground import are_apart

ATTACHED = "attached"  # by the unit that it joined, until either of them leaves the other


def with_parts(state: State, unit: str) -> tuple[str, ...]:
    """Return a unit and its parts that are where it is; a wreck by itself."""
    where = state.units[unit].where
    if state.units[unit].is_rough:
        return (unit,)
    return (unit, *(part for part in state.parts_of(unit) if state.units[part].where == where))


def lain_on(state: State, unit: str) -> tuple[str, ...]:
    """Return those on whom lies what holds for a unit and its parts.

    That goes on lying on a unit of which a part alone is left.
    """
    whole = state.units[unit].part_of
    lost = whole and state.units[whole].where == GONE and unit in state.parts_of(whole)
    return (*with_parts(state, unit), *((whole,) if lost else ()))


def is_part(state: State, unit: str) -> bool:
    """Return whether a unit acts, moves and is counted with the one that it is a part of."""
    return state.whole_of(unit) != unit


def belongs_to(state: State, unit: str, whole: str) -> bool:
    """Return whether a unit is another one, or a part of it."""
    return unit == whole or (unit in state.units and state.whole_of(unit) == whole)


def counted_with(state: State, unit: str) -> tuple[str, ...]:
    """Return the units that are one where casualties are counted: one and its sergeants, fallen ones too."""
    whole = state.units[unit].part_of
    whole = unit if not whole or state.is_under(unit, SEPARATED) else whole
    parts = (u.id for u in state.units.values() if u.part_of == whole and not state.is_under(u.id, SEPARATED))
    return (whole, *parts)


def fallen_with(state: State, unit: str) -> tuple[str, ...]:
    """Return those of a unit that is gone and its sergeants who have fallen."""
    gone = (each for each in counted_with(state, unit) if state.units[each].where == GONE)
    fell = unit_status.WIPED_OUT
    return tuple(each for each in gone if each == unit or unit_status.is_marked(state, fell, each))


def is_wiped_out(state: State, unit: str) -> bool:
    """Return whether nobody is left of a unit and its sergeants."""
    return all(state.units[each].where == GONE for each in counted_with(state, unit))


def are_casualties(state: State, unit: str) -> bool:
    """Return whether nobody is left of a unit and its sergeants, but for a wreck."""
    return all(is_casualty(state, each) for each in counted_with(state, unit))


def have_fallen(state: State, unit: str) -> bool:
    """Return whether a unit and its sergeants were in the game and are casualties, a wreck at most."""
    fell = unit_status.WIPED_OUT
    marked = any(unit_status.is_marked(state, fell, each) for each in counted_with(state, unit))
    return marked and are_casualties(state, unit)


def is_casualty(state: State, unit: str) -> bool:
    """Return whether nobody is left of a unit alone, but for a wreck."""
    return state.units[unit].where == GONE or state.units[unit].is_rough


def is_wiped_out_with(state: State, unit: str, other: str) -> bool:
    """Return whether a unit is another one or a sergeant of it, and nobody is left of these."""
    return unit in counted_with(state, other) and is_wiped_out(state, other)


def figures_with(state: State, units: Iterable[str]) -> tuple[Figure, ...]:
    """Return the figures of several units, unit by unit."""
    return tuple(figure for unit in units for figure in state.figures_of(unit))


def living_with(state: State, unit: str) -> tuple[Figure, ...]:
    """Return the figures of a unit and its parts that have HP left."""
    return tuple(figure for figure in figures_with(state, with_parts(state, unit)) if figure.hp > 0)


def joined(state: State, unit: str) -> str:
    """Return the unit that a unit has joined, or nothing."""
    return next((effect.by for effect in state.effects_on(unit, ATTACHED)), "")


def company(state: State, unit: str) -> tuple[str, ...]:
    """Return the units merged with a unit, itself among them, in roster order: all in the same place."""
    links = [(e.on, e.by) for e in state.effects if e.name == ATTACHED]
    links += [
        (u.id, state.whole_of(u.id)) for u in state.units.values() if u.part_of and is_part(state, u.id)
    ]
    if not links:
        return (unit,)
    where, found, size = state.units[unit].where, {unit}, 0
    while size < len(found):
        size = len(found)
        for pair in links:
            if found.intersection(pair):
                found.update(each for each in pair if state.units[each].where == where != GONE)
    return tuple(each for each in state.units if each in found)


def others_with(state: State, unit: str) -> tuple[str, ...]:
    """Return the units merged with a unit that act for themselves: neither itself nor anybody's part."""
    return tuple(each for each in company(state, unit) if each != unit and not is_part(state, each))


def is_touching(game: Game, unit: str, foe: str) -> bool:
    """Return whether two units are in contact, or any of those merged with them."""
    ours, theirs = company(game.state, unit), company(game.state, foe)
    return any(_touch(game, one, other) for one in ours for other in theirs)


def _touch(game: Game, unit: str, foe: str) -> bool:
    state = game.state
    stand = state.units[unit].where == TABLE == state.units[foe].where
    alive = stand and unit_status.is_up(game, unit) and unit_status.is_up(game, foe)
    return alive and not are_apart(state, unit, foe) and layout.in_contact(state, unit, foe)


def is_beside(state: State, unit: str, other: str, limits: tuple[float, float]) -> bool:
    """Return whether two units stand within coherency of each other: a figure of each keeps both limits."""
    if not state.units[unit].where == TABLE == state.units[other].where:
        return False
    ours, theirs = state.living(unit), state.living(other)
    if (
        not ours
        or not theirs
        or not is_within(least_gap(layout.bases(ours), layout.bases(theirs)).gap, limits[0])
    ):
        return False
    return any(_are_beside(one, two, limits) for one in ours for two in theirs)


def _are_beside(one: Figure, two: Figure, limits: tuple[float, float]) -> bool:
    bodies = (body_of(one.model), body_of(two.model))
    return coherency(bodies, [body.id for body in bodies], *limits).coherent


# who suffers first


def is_commander(game: Game, unit: str) -> bool:
    """Return whether a unit is a commander."""
    return game.figure(IS_COMMANDER, 0, unit).value > 0


def in_turn_to_suffer(game: Game, unit: str) -> tuple[str, ...]:
    """Return who of the units merged with a unit suffers first: below 0 before others, above 0 after them.

    Of equals the one that costs less at full strength comes first.
    """
    members = company(game.state, unit)
    if len(members) == 1:
        return members
    cost = {each: game.figure(POINTS, game.state.profile_of(each).points, each).value for each in members}
    return tuple(sorted(members, key=lambda each: (_turn(game, each), cost[each])))


def _turn(game: Game, unit: str) -> int:
    return game.figure(TURN_TO_SUFFER, 0, unit).value


def brunt(game: Game, target: str, eyes: Iterable[str], *, sees_all: bool = False) -> tuple[str, ...]:
    """Return who of a target's company suffers an attack, in order; the target alone where it stands alone.

    `eyes` are the attacking figures on the table. As long as they see somebody, who comes before all whom
    they see is spared, and one that is to suffer before others protects nobody where it is not seen itself.
    """
    state = game.state
    order = [each for each in in_turn_to_suffer(game, target) if state.living(each)]
    if len(order) < 2:
        return (target,)
    seen = order if sees_all else _seen(state, tuple(eyes), order)
    if seen:
        behind = [each for each in order[order.index(seen[0]) :] if _turn(game, each) >= 0]
        order = [each for each in order if each in seen or each in behind]
    return tuple(order)


def _seen(state: State, eyes: tuple[str, ...], units: Iterable[str]) -> list[str]:
    found = []
    for unit in units:
        rows = layout.seen_pairs(state, eyes, [figure.id for figure in state.living(unit)])
        if any(any(row) for row in rows):
            found.append(unit)
    return found


def parts_mended(state: State, unit: str, weapon: str) -> tuple[str, ...]:
    """Return the parts of a unit to whom a weapon that restores gives HP; Repair only to what is made."""
    parts = state.parts_of(unit)
    if not weapon or not state.profiles[weapon].has("Repair"):
        return parts
    return tuple(each for each in parts if state.profile_of(each).has("Artificial"))
