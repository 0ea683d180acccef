"""Movement that a rule directs: toward the nearest unit, or back to the edge and off the table."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from math import hypot, inf
from types import MappingProxyType

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.pieces.boxes import Box
from battlefield.rulebooks.warsurge.attack.targets import weapons_of, wielders_of
from battlefield.rulebooks.warsurge.moments import Moved, Moving
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.forced_marches import march
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.movement.movement_paths import Ways
from battlefield.rulebooks.warsurge.perks.kit.afflicting import is_in_force, is_proof, works
from battlefield.rulebooks.warsurge.perks.kit.ranks import PerkIsUsed, TurnEnds, UnitMoves
from battlefield.rulebooks.warsurge.perks.kit.resistance import is_immobile
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import is_foe
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import company, is_part, with_parts
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rulebooks.warsurge.units.stats import reach_of
from battlefield.rulebooks.warsurge.units.trails import KINDS
from battlefield.rulebooks.warsurge.words import ATTACK_DICE, TO_HOLD, TO_LAY_ON, TO_TARGET
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import Afflicted, SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Reaction, Reacts, Scope
from battlefield.rules.core.state import TABLE, State
from battlefield.rules.core.values import grained
from battlefield.rules.muster import deployment_zones
from battlefield.rules.table import layout

Check = Callable[[tuple[Placed, ...]], str]
_ALONE: Mapping[str, float] = MappingProxyType({})
_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1)


def shifted(state: State, unit: str, x: float, y: float) -> tuple[Placed, ...]:
    """Return places for a unit's figures, all moved by the same shift from where they are or are carried."""
    begins = {figure.id: passengers.stand_in(state, figure.id).model for figure in state.figures_of(unit)}
    return tuple(
        Placed(id_, (grained(begin.at[0] + x), grained(begin.at[1] + y)), begin.bottom)
        for id_, begin in begins.items()
    )


def placed(state: State, places: Iterable[Placed]) -> State:
    """Return the state with figures elsewhere."""
    found = ((state.figures[p.figure], p) for p in places)
    return state.with_figures(
        *(replace(f, model=replace(f.model, at=p.at, bottom=p.bottom)) for f, p in found)
    )


def farthest(
    game: Game,
    unit: str,
    allowance: float,
    way: tuple[float, float],
    along: Mapping[str, float] = _ALONE,
    most: float = inf,
) -> tuple[Placed, ...]:
    """Give where a unit comes to stand when it goes one way as far as it may; nothing where it cannot go.

    Those `along` go the same way, with inches of their own, and nobody farther than the slowest, nor than
    `most` inches, which bad ground does not make fewer.
    """
    ways, least = Ways(game, unit, allowance, along), min((allowance, most, *along.values()))
    for share in _SHARES:
        x, y = way[0] * least * share, way[1] * least * share
        places = tuple(place for each in (unit, *along) for place in shifted(game.state, each, x, y))
        if ways.are_near(places) and not ways.problem(places):
            return places
    return ()


# the nearest unit


def nearest(game: Game, unit: str, others: Iterable[str]) -> tuple[str, ...]:
    """Return the nearest of some units to a unit; several where they are equally near."""
    state = game.state
    gaps = {other: layout.between(state, unit, other).gap for other in others}
    least = min(gaps.values(), default=0.0)
    return tuple(other for other, gap in gaps.items() if is_within(gap, least))


def units_beside(game: Game, unit: str) -> Iterator[str]:
    """Return all other units on the table that are up; a part of one is no other unit."""
    state, whole = game.state, game.state.whole_of(unit)
    others = (u for u in state.on_table() if u.id != whole and not is_part(state, u.id))
    return (u.id for u in others if not u.is_rough and is_up(game, u.id))


def strangers_beside(game: Game, unit: str) -> Iterator[str]:
    """Return all other units on the table that are up and not merged with a unit."""
    return (other for other in units_beside(game, unit) if other not in company(game.state, unit))


def enemies_of(game: Game, unit: str) -> Iterator[str]:
    """Return a unit's enemies on the table that are up."""
    return (id_ for id_ in units_beside(game, unit) if is_foe(game, unit, id_))


def has_all_in_range(game: Game, unit: str, foe: str) -> bool:
    """Return whether each weapon of a unit reaches another unit from some figure that carries it."""
    gap = layout.between(game.state, unit, foe).gap
    if foe in unit_status.foes_in_melee(game.state, unit):
        return True
    for weapon in weapons_of(game.state, unit):
        figures = tuple(passengers.stand_in(game.state, id_, foe) for id_ in wielders_of(game, unit, weapon))
        gap = min(layout.gaps_to(game.state, figures, foe), default=gap)
        if not is_within(gap, reach_of(game, unit, weapon, foe)):
            return False
    return True


def toward(game: Game, moment: Moving, goals: tuple[str, ...], source: str) -> None:
    """Let a move end nearer to one of some units than it began, unless all weapons are in range already.

    To stay put is no movement, and always allowed.
    """
    unit, state = moment.unit, game.state
    if not goals or any(has_all_in_range(game, unit, goal) for goal in goals):
        return
    figures = tuple(passengers.stand_in(state, figure.id) for figure in state.figures_of(unit))
    before = {goal: layout.gaps_to(state, figures, goal) for goal in goals}
    stay = {place.figure: place.at for place in shifted(state, unit, 0.0, 0.0)}

    def check(places: tuple[Placed, ...]) -> str:
        if all(place.at == stay[place.figure] for place in places):
            return ""
        there = placed(state, places)
        for goal in goals:
            after = layout.gaps_to(there, there.figures_of(unit), goal)
            nearer = all(is_within(now, was) for now, was in zip(after, before[goal], strict=True))
            if nearer and not is_within(min(before[goal]), min(after)):
                return ""
        return f"{source}: it moves toward {state.units[goals[0]].name} or not at all"

    moment.checks.append(check)
    for goal in goals:
        x, y = _way_to(state, unit, goal)
        for share in _SHARES[::3]:
            moment.tries.append(
                shifted(state, unit, x * moment.allowance * share, y * moment.allowance * share)
            )


def _way_to(state: State, unit: str, goal: str) -> tuple[float, float]:
    found = layout.between(state, unit, goal)
    one = layout.standing(state, unit)[found.one].model.at
    other = layout.standing(state, goal)[found.other].model.at
    x, y = other[0] - one[0], other[1] - one[1]
    far = hypot(x, y) or 1.0
    return x / far, y / far


def directs(answer: Callable[[Ask, Bearer], str], scope: Scope = "held") -> tuple[Forbids, ...]:
    """Forbid to direct weapons at some units, templates among them."""
    return tuple(Forbids(what, answer, scope) for what in (TO_TARGET, TO_LAY_ON))


def only_nearest(game: Game, unit: str, weapon: str, foe: str, others: Iterable[str], source: str) -> str:
    """Say why a weapon may not be directed at a unit that is not the nearest of some, or nothing."""
    del weapon
    near = nearest(game, unit, others)
    if game.state.whole_of(foe) in near or not near:
        return ""
    return f"{source}: the nearest is {game.state.units[near[0]].name}"


# back to the edge


def way_to_edge(state: State, side: str) -> tuple[float, float]:
    """Return the way to the edge of the table behind a side's deployment zone, one inch long."""
    (x, y), (_, end) = deployment_zones.own_edge(state, side)
    if y == end:
        return 0.0, 1.0 if y > 0.0 else -1.0
    return 1.0 if x > 0.0 else -1.0, 0.0


def gap_to_edge(state: State, unit: str, side: str) -> float:
    """Return how far a unit's nearest base is from the edge of a side."""
    way, board = way_to_edge(state, side), state.board
    boxes = [Box.of(layout.base_of(figure.model)) for figure in state.living(unit)]
    if way[1]:
        gaps = [board.height - box.bottom if way[1] > 0.0 else box.top for box in boxes]
    else:
        gaps = [board.width - box.right if way[0] > 0.0 else box.left for box in boxes]
    return min(map(abs, gaps), default=0.0)


def _party(state: State, unit: str) -> tuple[str, ...]:
    """Return who flees when a unit does: what forces one of a unit and its sergeants to move forces both."""
    return with_parts(state, state.whole_of(unit))


def _way_back(game: Game, moment: Moving) -> tuple[tuple[Placed, ...], float]:
    """Return where a move may end as near to the unit's own edge as it can, and how near that is."""
    state, unit, how = game.state, moment.unit, moment.how
    side, parts = state.units[unit].side, _party(state, unit)[1:]
    left, before = gap_to_edge(state, unit, side), min(gap_to_edge(state, e, side) for e in (unit, *parts))
    along = dict.fromkeys(parts, moment.allowance)
    if how in KINDS:
        along = {each: moving.allowance(game, each, how) for each in parts}
    along |= {each: far for each, far in moment.along.items() if each in along}
    best = farthest(game, unit, min(moment.allowance, before), way_to_edge(state, side), along)
    return best, gap_to_edge(placed(state, best), unit, side) if best else left


def _get_out_before(game: Game, bearer: Bearer, moment: Moving) -> None:
    """Let who is carried get out only where it is nearer to its own edge than whoever carries it."""
    state, unit, side = game.state, moment.unit, game.state.units[moment.unit].side
    before = gap_to_edge(state, passengers.base_unit(state, unit), side)

    def check(places: tuple[Placed, ...]) -> str:
        if is_within(before, gap_to_edge(placed(state, places), unit, side)):
            return f"{bearer.perk.name}: it goes to its own edge"
        return ""

    moment.checks.append(check)


def _direct_back(game: Game, bearer: Bearer, moment: Moving) -> None:
    """Let the move go as far toward the unit's own edge as it can, once it is known how far it may go."""
    state, unit, side = game.state, moment.unit, game.state.units[moment.unit].side
    most: list[float] = []

    def check(places: tuple[Placed, ...]) -> str:
        if not most:
            most.append(_way_back(game, moment)[1])
        if is_within(gap_to_edge(placed(state, places), unit, side), most[0]):
            return ""
        return f"{bearer.perk.name}: it goes to its own edge, as far as it can"

    moment.checks.append(check)


def _show_back(game: Game, _bearer: Bearer, moment: Moving) -> None:
    best = _way_back(game, moment)[0]
    moment.tries += [best] if best else []


def _flees(state: State, bearer: Bearer, moment: Moving) -> bool:
    """Return whether a unit that moves has to flee: in a melee it is only shaken."""
    whole = state.whole_of(bearer.unit)
    here = state.units[whole].where == TABLE and not unit_status.is_engaged(state, whole)
    return moment.unit == whole and works(state, bearer) and here


def _flees_out(state: State, bearer: Bearer, moment: Moving) -> bool:
    whole = state.whole_of(bearer.unit)
    carried = passengers.is_carried(state, whole) and bool(passengers.base_unit(state, whole))
    return moment.unit == whole and works(state, bearer) and carried


def _has_fled(state: State, bearer: Bearer, moment: Moved) -> bool:
    unit = moment.unit
    if unit not in _party(state, bearer.unit) or not works(state, bearer) or not state.living(unit):
        return False
    if state.units[unit].where != TABLE:
        return False
    return is_within(gap_to_edge(state, unit, state.units[unit].side), 0.0)


def _goes_off(game: Game, bearer: Bearer, _moment: Moved) -> Flow[None]:
    name = bearer.perk.name
    game.lift(bearer.unit, name, "it has fled")
    yield from to_reserve(game, bearer.unit, name)


def _cannot_run(game: Game, bearer: Bearer, _moment: Afflicted | SpanEnding) -> Flow[None]:
    """Take an immobile unit off at once."""
    state, unit, name = game.state, bearer.unit, bearer.perk.name
    here = unit in state.units and state.units[unit].where == TABLE
    if here and state.living(unit) and any(is_immobile(game, each) for each in _party(state, unit)):
        game.lift(unit, name, "it has fled")
        yield from to_reserve(game, unit, name)


def _runs(game: Game, bearer: Bearer, _moment: Afflicted | SpanEnding) -> Flow[None]:
    """Let a unit run at once where no phases are to come in which it would."""
    if is_advanced(game.state) and game.state.is_under(bearer.unit, bearer.perk.name):
        yield from march(game, game.state.whole_of(bearer.unit))


def _begins(_state: State, bearer: Bearer, moment: Afflicted) -> bool:
    return moment.on == bearer.unit and moment.name == bearer.perk.name


def _is_held(state: State, bearer: Bearer, moment: Afflicted) -> bool:
    """Return whether something else came over a unit that has to flee before anybody acts in the turn."""
    return state.clock.phase == "Start" and moment.on in _party(state, bearer.unit)


def _phase_ends(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    return moment.span == "phase" and works(state, bearer)


def _shaken(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take from attack dice in a melee, where a unit cannot flee."""
    locked = works(ask.state, bearer) and unit_status.is_engaged(ask.state, bearer.unit)
    return plus(-1, bearer.perk.name) if locked and not is_proof(ask, bearer, ask.unit) else None


def _must_go(ask: Ask, bearer: Bearer) -> str:
    effect, clock = bearer.effect, ask.state.clock
    bound = effect is not None and is_in_force(ask.state, effect) and clock.phase in KINDS
    return bearer.perk.name if bound and not unit_status.is_engaged(ask.state, bearer.unit) else ""


FLIGHT_GIVES = (Gives(ATTACK_DICE, _shaken, "under"),)
FLIGHT_FORBIDS = (Forbids(TO_HOLD, _must_go, "under"),)


def flight(*, at_phase_end: bool = False) -> tuple[Reaction, ...]:
    """Give what a unit does that flees under an effect: it goes to its own edge, and from there into reserve.

    One that is immobile goes into reserve as the effect is laid, or as the phase ends, and so does one that
    becomes so later; in the Advanced playstyle all others make a move and a dash as the effect is laid, or
    then.
    """
    starts: tuple[Reaction, ...] = (
        Reacts(Afflicted, _cannot_run, _begins, "under"),
        Reacts(Afflicted, _cannot_run, _is_held, "under"),
        Reacts(Afflicted, _runs, _begins, "under", PerkIsUsed.RUNS),
    )
    if at_phase_end:
        starts = (Reacts(SpanEnding, _runs, _phase_ends, "under", TurnEnds.RUNS),)
    return (
        Reacts(Moving, _direct_back, _flees, "under"),
        Reacts(Moving, _show_back, _flees, "under", UnitMoves.FLEES),
        Reacts(Moving, _get_out_before, _flees_out, "under"),
        Reacts(Moved, _goes_off, _has_fled, "under"),
        Reacts(SpanEnding, _cannot_run, _phase_ends, "under"),
        *starts,
    )
