"""Challenger: commanders who fight each other alone until one of them is left."""

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.targets import aim_at, weapons_of
from battlefield.rulebooks.warsurge.moments import Moving
from battlefield.rulebooks.warsurge.movement.gathering import gather
from battlefield.rulebooks.warsurge.perks.kit.attaching import needs_command
from battlefield.rulebooks.warsurge.perks.kit.directed import placed
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import ATTACHED, company, is_commander
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rulebooks.warsurge.units.stats import reach_of
from battlefield.rulebooks.warsurge.words import (
    ATTACK_DICE,
    ITS_FIRST_TURN,
    ITS_WITH,
    TO_BE_JOINED,
    TO_BE_TARGETED,
    TO_JOIN,
    TO_TARGET,
    TURN_TO_SUFFER,
    working,
)
from battlefield.rules.core.events import EffectEnded, Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import plus
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts, Use
from battlefield.rules.core.state import SEPARATED, TABLE, State, Until
from battlefield.rules.table import layout

_row = Rows("Leadership")

DUEL, SHUNNED = "Duel", "Challenge Refused"
ACCEPT, REFUSE = "accept", "refuse"


def is_in_duel(state: State, unit: str) -> bool:
    """Return whether a unit fights a duel."""
    return state.is_under(unit, DUEL)


# the challenge


def _challenged(game: Game, bearer: Bearer) -> dict[str, str]:
    """Return the enemy commanders that the user reaches with a weapon and that reach it with one."""
    state, unit = game.state, bearer.unit
    if state.units[unit].where != TABLE or is_in_duel(state, unit):
        return {}
    return {
        other.id: other.name
        for other in state.on_table()
        if are_enemies(state, unit, other.id)
        and state.living(other.id)
        and not is_in_duel(state, other.id)
        and is_commander(game, other.id)
        and not game.reason_against(working(bearer.perk.name), other.id, foe=unit)
        and _reaches(game, unit, other.id)
        and _reaches(game, other.id, unit)
    }


def _reaches(game: Game, unit: str, other: str) -> bool:
    return any(aim_at(game, unit, weapon, other) is not None for weapon in weapons_of(game.state, unit))


def _cannot_challenge(game: Game, bearer: Bearer) -> str:
    return "" if _challenged(game, bearer) else "no enemy commander is in range with a weapon in range"


def _challenge(game: Game, bearer: Bearer) -> Flow[None]:
    """Let enemy commanders accept or refuse; who accepts fights the user alone."""
    unit, found = bearer.unit, _challenged(game, bearer)
    by = game.state.units[unit].commander
    chosen = yield from game.choose("commanders that are challenged", found, by=by, most=len(found))
    fighters = [unit]
    for foe in chosen:
        side = game.state.units[foe].commander
        what = f"{found[foe]} is challenged by {game.state.units[unit].name}"
        answer = yield from game.choose_one(what, _answers(game, foe), by=side)
        if answer == REFUSE:
            yield from _shun(game, foe, unit)
        else:
            fighters.append(foe if answer == ACCEPT else answer)
    if len(fighters) > 1:
        _begin(game, tuple(dict.fromkeys(fighters)))


def _answers(game: Game, foe: str) -> dict[str, str]:
    """Return how a challenge may be answered: by the commander, by a bodyguard merged with it, or not."""
    guards = (
        each
        for each in company(game.state, foe)
        if each != foe and game.figure(TURN_TO_SUFFER, 0, each).value < 0 and not is_in_duel(game.state, each)
    )
    words = {each: f"{game.state.units[each].name} accepts instead" for each in guards}
    return {ACCEPT: "accept", **words, REFUSE: "refuse: -1 to attack dice for a turn"}


def _shun(game: Game, unit: str, by: str) -> Flow[None]:
    """Lower the attack dice of who refuses, from the next turn on where it has attacked already."""
    turn = game.state.clock.turn
    late = unit_status.is_marked(game.state, unit_status.ATTACKED, unit) and not is_advanced(game.state)
    first = turn + 1 if late else turn
    yield from game.lay(SHUNNED, unit, ITS_FIRST_TURN(first), by=by, until=Until("turn", first))


def _begin(game: Game, fighters: tuple[str, ...]) -> None:
    """Part fighters from whomever they are with, and bind them to each other."""
    for unit in fighters:
        game.lift(unit, ATTACHED, "it fights alone")
        for effect in game.state.effects:
            if effect.name == ATTACHED and effect.by == unit:
                game.emit(EffectEnded(effect.id, "it fights alone"))
        if game.state.units[unit].part_of:
            game.begin(SEPARATED, unit, by=unit)
        game.begin(DUEL, unit, ITS_WITH("|".join(fighters)), by=unit)
    names = ", ".join(game.state.units[unit].name for unit in fighters)
    game.say(f"a duel begins: {names}")


# the duel


def _fighters(bearer: Bearer) -> tuple[str, ...]:
    return tuple(bearer.get(ITS_WITH).split("|")) if bearer.effect is not None else ()


def _aims_elsewhere(ask: Ask, bearer: Bearer) -> str:
    return "" if ask.foe in _fighters(bearer) else f"{DUEL}: it fights nobody else"


def _is_left_alone(ask: Ask, bearer: Bearer) -> str:
    return "" if ask.foe in _fighters(bearer) else f"{DUEL}: nobody interferes"


def _is_own(state: State, bearer: Bearer, moment: Moving) -> bool:
    return moment.unit == bearer.unit and state.units[bearer.unit].where == TABLE


def _keep_near(game: Game, bearer: Bearer, moment: Moving) -> None:
    """Keep a movement within range of everybody's farthest weapon, or let it lead nearer."""
    state, unit = game.state, bearer.unit
    foes = [f for f in _fighters(bearer) if f != unit and state.units[f].where == TABLE and state.living(f)]
    most = {foe: min(_farthest(game, unit), _farthest(game, foe)) for foe in foes}
    before = {foe: layout.between(state, unit, foe).gap for foe in foes}

    def check(places: tuple[Placed, ...]) -> str:
        there = placed(state, places)
        for foe, inches in most.items():
            gap = layout.between(there, unit, foe).gap
            if not is_within(gap, max(inches, before[foe])):
                return f'{DUEL}: it stays within {inches:g}" of {state.units[foe].name}'
        return ""

    moment.checks.append(check)


def _farthest(game: Game, unit: str) -> float:
    reaches = (reach_of(game, unit, weapon) for weapon in weapons_of(game.state, unit))
    return max(reaches, default=0.0)


def _may_end(_state: State, _bearer: Bearer, moment: SpanEnding) -> bool:
    return moment.span in ("step", "phase", "turn")


def _end(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """End the duel once no two of its fighters are left, and bring a sergeant back to its unit."""
    state, unit = game.state, bearer.unit
    left = [f for f in _fighters(bearer) if state.units[f].where == TABLE and state.living(f)]
    if len({state.units[fighter].commander for fighter in left}) > 1 and unit in left:
        return
    assert bearer.effect is not None
    game.emit(EffectEnded(bearer.effect.id, "the duel is over"))
    if game.lift(unit, SEPARATED, "the duel is over") and state.living(unit):
        yield from gather(game, game.state.whole_of(unit))


def _is_shunned(ask: Ask, bearer: Bearer) -> bool:
    return bearer.effect is not None and ask.state.clock.turn >= bearer.get(ITS_FIRST_TURN)


DUELLING: tuple[Perk, ...] = (
    _row(
        "Challenger",
        "Commander, Specific",
        "It may challenge enemy commanders in range that have a weapon in range too. Who refuses has"
        " -1 to attack dice for a turn; who accepts fights it alone, both apart from all others, until"
        " one is left.",
        uses=(Use("challenge enemy commanders", _challenge, _cannot_challenge),),
        needs=(needs_command,),
        rulings=("W-Challenger-1", "W-Challenger-2"),
    ),
    _row.effect(
        DUEL,
        "Its fighters can target, and be targeted by, each other only.",
        forbids=(
            Forbids(TO_TARGET, _aims_elsewhere, "under"),
            Forbids(TO_BE_TARGETED, _is_left_alone, "under"),
            *(Forbids(what, lambda _, __: DUEL, "under") for what in (TO_JOIN, TO_BE_JOINED)),
        ),
        reacts=(Reacts(Moving, _keep_near, _is_own, "under"), Reacts(SpanEnding, _end, _may_end, "under")),
    ),
    _row.effect(
        SHUNNED,
        "-1 to attack dice.",
        gives=(
            Gives(
                ATTACK_DICE,
                lambda ask, bearer: plus(-1, SHUNNED) if _is_shunned(ask, bearer) else None,
                "under",
            ),
        ),
    ),
)
