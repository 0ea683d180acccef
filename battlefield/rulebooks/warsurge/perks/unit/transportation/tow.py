"""Tow: a unit that is taken along by another one."""

from math import inf, pi

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.moments import Arrived, Left, Moved
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.arrival_ends import ends_in, one_beside, whole_table
from battlefield.rulebooks.warsurge.movement.beside import packed
from battlefield.rulebooks.warsurge.movement.movement_paths import Ways
from battlefield.rulebooks.warsurge.movement.moving import why_not_by_types
from battlefield.rulebooks.warsurge.perks.kit.directed import placed, shifted
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitMoved
from battlefield.rulebooks.warsurge.perks.kit.reaching import use_on
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, are_friends
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import is_part, with_parts
from battlefield.rulebooks.warsurge.units.stat_tests import mastery_test
from battlefield.rulebooks.warsurge.units.trails import KINDS, counts_as, is_in_a_move, last_way
from battlefield.rulebooks.warsurge.words import ITS_REACH, LEAVES_MELEE, MOVEMENT
from battlefield.rules.core.events import EffectEnded, Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Perk, Reacts
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import FOREVER, TABLE, Effect, State, Until
from battlefield.rules.table import layout

TOW, TOWED = "Tow", "in tow"


def towed_by(state: State, unit: str) -> tuple[str, ...]:
    """Return the units on the table that a unit has in tow."""
    return tuple(line.on for line in _lines(state, unit) if not _is_cut(state, line))


def _lines(state: State, unit: str) -> tuple[Effect, ...]:
    """Return what ties units on the table to one that tows, whoever commands them now."""
    held = (effect for effect in state.effects if effect.name == TOWED and effect.by == unit)
    return tuple(line for line in held if state.units[line.on].where == TABLE)


def _is_cut(state: State, line: Effect) -> bool:
    """Return whether who was taken in tow as a friend is none now: others command one of the two."""
    return line.until == FOREVER and not are_friends(state, line.by, line.on)


def _cannot_be_towed(game: Game, bearer: Bearer, target: str) -> str:
    state = game.state
    if target == bearer.unit or state.units[target].where != TABLE or state.units[bearer.unit].where != TABLE:
        return "it is not beside it"
    if is_part(state, target):
        return "it is towed with its unit"
    if _is_locked(game, target):
        return "it is locked in a melee"
    if bearer.unit in towed_by(state, target) and not are_enemies(state, bearer.unit, target):
        return "it has the other in tow itself"
    held = any(not _is_cut(state, line) for line in state.effects_on(target, TOWED))
    return "something has it in tow already" if held else ""


def _tow(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Take a unit in tow: an enemy after a Mastery Test, until the turn ends."""
    hostile = are_enemies(game.state, bearer.unit, target)
    if hostile and not (yield from mastery_test(game, bearer.unit, bearer.perk.name, target=target)):
        return
    until = Until("turn", game.state.clock.turn) if hostile else FOREVER
    yield from game.lay(TOWED, target, ITS_REACH(int(bearer.number("reach"))), by=bearer.unit, until=until)


def _reach_to(state: State, unit: str, tower: str) -> float:
    found = (effect for effect in state.effects_on(unit, TOWED) if effect.by == tower)
    return float(int(next(found).get(ITS_REACH) or 0))


# going along


def _pulls(state: State, bearer: Bearer, moment: Moved) -> bool:
    own = moment.unit == bearer.unit and counts_as(moment.how) in KINDS and not moment.forced
    return own and bool(_lines(state, bearer.unit))


def _is_locked(game: Game, unit: str) -> bool:
    """Return whether a melee holds a unit, out of which nothing drags it."""
    return unit_status.is_engaged(game.state, unit) and not game.figure(LEAVES_MELEE, 0, unit).value


def _pull(game: Game, bearer: Bearer, moment: Moved) -> Flow[None]:
    """Bring along what is in tow, or release it, as who is no friend any more."""
    for line in _lines(game.state, bearer.unit):
        if _is_cut(game.state, line):
            game.emit(EffectEnded(line.id, "it is no friend any more"))
    for unit in towed_by(game.state, bearer.unit):
        tries = (
            ()
            if _is_held(game, bearer.unit, unit, moment.how)
            else _tries(game, unit, bearer.unit, moment.how)
        )
        by = game.state.units[bearer.unit].commander
        words = f"keep {game.state.units[unit].name} in tow?"
        if not tries or not (yield from game.confirm(words, by=by)):
            game.lift(unit, TOWED, "released")
            continue
        places = yield from game.places(_request(game, unit, bearer.unit, by, tries))
        hostile = are_enemies(game.state, bearer.unit, unit)
        yield from moving.settle(game, unit, TOW, places, forced=hostile)
        if counts_as(moment.how) == "Dash" and not hostile:
            for each in with_parts(game.state, unit):
                unit_status.mark(game, unit_status.DASHED, each)


def _is_held(game: Game, tower: str, unit: str, how: str) -> bool:
    """Return whether a melee holds a unit, or the type of a weapon that it used holds a friend."""
    if _is_locked(game, unit):
        return True
    parts = () if are_enemies(game.state, tower, unit) else with_parts(game.state, unit)
    held = next(filter(None, (why_not_by_types(game.state, part, counts_as(how)) for part in parts)), "")
    if held:
        game.say(f"{TOW}: it stays behind, {held}", unit)
    return bool(held)


def _request(game: Game, unit: str, tower: str, by: str, tries: tuple[tuple[Placed, ...], ...]) -> PlacesLaw:
    def problem(places: tuple[Placed, ...]) -> str:
        return _problem(game, unit, tower, places)

    held = game.state.units[unit]
    figures = tuple(place.figure for place in tries[0])
    cores, reach = layout.bases(layout.standing(game.state, tower)), _reach_to(game.state, unit, tower)
    request = Places(by, f"{held.name} in tow", figures)
    moved = tuple(dict.fromkeys(game.state.figures[id_].model.unit for id_ in figures))
    ends = ends_in(game, unit, [whole_table(game.state)], moved)
    joint = one_beside(game.state, unit, cores, reach)
    return PlacesLaw(request, problem, lambda: tries, ends=ends, joint=joint)


def _problem(game: Game, unit: str, tower: str, places: tuple[Placed, ...]) -> str:
    there = placed(game.state, places)
    reach = _reach_to(game.state, unit, tower)
    gap = layout.between(there, unit, tower).gap
    if not is_within(gap, reach):
        where = f'within {reach:g}" of' if reach else "in contact with"
        return f"it stays {where} {game.state.units[tower].name}"
    moved = {game.state.figures[place.figure].model.unit for place in places}
    return Ways(game, unit, inf, dict.fromkeys(moved - {unit}, inf)).end_problem(there)


def _tries(game: Game, unit: str, tower: str, how: str) -> tuple[tuple[Placed, ...], ...]:
    """Return places for what is in tow: shifted with its parts like the other, or packed round it."""
    state = game.state
    way = last_way(state, tower, how)
    if way is not None:
        along = (shifted(state, each, way.x, way.y) for each in with_parts(state, unit))
        shift = tuple(place for places in along for place in places)
        if not _problem(game, unit, tower, shift):
            return (shift,)
    cores = [layout.base_of(figure.model) for figure in state.figures_of(tower)]
    found = [packed(state, unit, cores, 0.0, pi * n / 2.0)[0] for n in range(4)]
    full = len(state.units[unit].figures)
    return tuple(each for each in found if len(each) == full and not _problem(game, unit, tower, each))


def _slips(state: State, bearer: Bearer, moment: Moved) -> bool:
    """Return whether who is in tow has gone somewhere, or its tug by what takes nobody along."""
    lines = _lines(state, bearer.unit)
    if moment.unit == bearer.unit:
        along = is_in_a_move(moment.how) and not moment.forced
        return not along and bool(lines)
    return moment.how != TOW and any(line.on == moment.unit for line in lines)


def _slip(game: Game, bearer: Bearer, moment: Moved) -> None:
    """Release whom anything but the tug's move or dash has brought out of reach, or who is no friend."""
    for line in _lines(game.state, bearer.unit):
        if moment.unit not in (line.on, line.by):
            continue
        gap = layout.between(game.state, line.on, line.by).gap
        if _is_cut(game.state, line) or not is_within(gap, float(int(line.get(ITS_REACH) or 0))):
            game.emit(EffectEnded(line.id, "it has left"))


def _parts(state: State, bearer: Bearer, moment: Left | Arrived) -> bool:
    """Return whether who tows, or is in tow, has left the table or comes onto it anew."""
    pairs = ((e.by, e.on) for e in state.effects if e.name == TOWED)
    return any(by == bearer.unit and moment.unit in (by, on) for by, on in pairs)


def _let_go(game: Game, bearer: Bearer, moment: Left | Arrived) -> None:
    for effect in game.state.effects:
        if effect.name == TOWED and effect.by == bearer.unit and moment.unit in (effect.by, effect.on):
            game.emit(EffectEnded(effect.id, "it has left"))


def _is_stuck(ask: Ask, bearer: Bearer) -> str:
    """Keep two units that tow each other where they are."""
    state, unit = ask.state, bearer.unit
    mutual = any(effect.by in towed_by(state, unit) for effect in state.effects_on(unit, TOWED))
    return f"{bearer.perk.name}: they tow each other" if mutual else ""


def _tows(rank: str, radius: int, says: str, terms: str, anybody: bool = False) -> Perk:
    return _row(
        f"{TOW} {rank}",
        f"Activate, {terms}",
        says,
        numbers={"radius": radius, "reach": radius},
        forbids=(Forbids(MOVEMENT, _is_stuck),) if anybody else (),
        reacts=(
            Reacts(Moved, _pull, _pulls, rank=UnitMoved.PULLS),
            Reacts(Moved, _slip, _slips, rank=UnitMoved.SLIPS),
            Reacts(Left, _let_go, _parts),
            Reacts(Arrived, _let_go, _parts),
        ),
        uses=(use_on("tow", "all" if anybody else "friends", _tow, extra=_cannot_be_towed),),
        rulings=("W-Tow-1", "W-Tow-2", "W-Tow-3"),
    )


_row = Rows("Transportation")
_COST, _NEAR = "Point Cost (Double Max)", 'Radius (6")'
_ALONG = "When it moves it brings that unit along, or releases it; to weapon types the unit has moved then."
PERKS: tuple[Perk, ...] = (
    _tows("I", 0, f"It takes a friendly unit in base contact in tow. {_ALONG}", _COST),
    _tows("II", 6, f'It takes a friendly unit within 6" and in sight in tow. {_ALONG}', f"{_COST}, {_NEAR}"),
    _tows(
        "III",
        6,
        f'It takes a friendly unit within 6" in tow, or after a Mastery Test an enemy until the turn'
        f" ends. {_ALONG}",
        f"Mastery Test, {_COST}, {_NEAR}",
        anybody=True,
    ),
)
