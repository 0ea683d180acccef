"""Dominate and Hacker: units that command an enemy for a turn, and what becomes of it when that ends."""

from typing import Any

from battlefield.rulebooks.warsurge.attack.targets import attack_on, lawful_aim, weapons_of
from battlefield.rulebooks.warsurge.moments import DeploymentDone, Fallen
from battlefield.rulebooks.warsurge.movement import embarking, moving
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.perks.kit.afflicting import impose
from battlefield.rulebooks.warsurge.perks.kit.attaching import command
from battlefield.rulebooks.warsurge.perks.kit.ranks import HpHaveChanged
from battlefield.rulebooks.warsurge.perks.kit.reaching import Deed, cost_problem, targets, used
from battlefield.rulebooks.warsurge.perks.kit.resistance import without_rank
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.perks.unit.ability.reanimate import hand_back
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.out_of_turn_fire import is_ready, use_at_once
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import TRAITOR, new_side
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import (
    are_casualties,
    counted_with,
    is_part,
    with_parts,
)
from battlefield.rulebooks.warsurge.units.stats import worth
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import (
    CARRIES_ANYBODY,
    ITS_FREE,
    ITS_HOW,
    ITS_PERK,
    ITS_TARGET,
    ITS_WAS,
    MOVEMENT,
    USING_PERKS,
    USING_WEAPONS,
    using,
    working,
)
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import SpanEnding, TurnBegan, UnitDone
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Perk, Reacts
from battlefield.rules.core.state import Effect, State, Until
from battlefield.rules.core.words import Prohibition

DOMINATE, HACKER = "Dominate", "Hacker"
COMMANDS = "Commands an enemy"  # of the unit that does; remembers whom, whose that was, and what it may do
HELD = "has held"  # of a unit that did so to another one last turn; remembers whom, and how
CONTROL, HALTED, FROZEN = "control", "halted", "frozen"


# beginning


def _is_free(state: State, bearer: Bearer, _moment: DeploymentDone | TurnBegan) -> bool:
    unit = bearer.unit
    there = is_on_battlefield(state, unit) and bool(state.living(unit))
    return there and not state.is_under(unit, COMMANDS) and not state.is_under(unit, _tried(bearer))


def _tried(bearer: Bearer) -> str:
    return f"used {bearer.perk.name}"


def _is_fit(game: Game, bearer: Bearer, target: str) -> str:
    state = game.state
    if not is_on_battlefield(state, target):
        return "it is not on the battlefield"
    if _is_commanded(state, target):
        return "somebody commands it already"
    made = without_rank(bearer.perk.name) == DOMINATE or state.profile_of(target).has("Artificial")
    return "" if made else "it is not Artificial"


def _is_commanded(state: State, unit: str) -> bool:
    return any(effect.name == COMMANDS and effect.get(ITS_TARGET) == unit for effect in state.effects)


def _barred(game: Game, bearer: Bearer) -> bool:
    name = bearer.perk.name
    why = game.reason_against(USING_PERKS, bearer.unit, about=UsingPerk(bearer.perk))
    return bool(why or game.reason_against(using(name), bearer.unit))


def _seek(game: Game, bearer: Bearer, _moment: DeploymentDone) -> Flow[None]:
    """Once all have deployed, let its player choose an enemy to take over."""
    found = targets(game, bearer, bearer.number("radius"), "enemies", extra=_is_fit)
    if not found or _barred(game, bearer):
        return
    by = game.state.units[bearer.unit].commander
    words = {id_: game.state.units[id_].name for id_ in found}
    chosen = yield from game.choose(f"target of {bearer.perk.name}", words, by=by, least=0)
    if chosen:
        unit_status.mark(game, _tried(bearer), bearer.unit)
        yield from used(game, bearer, chosen[0], _take, test=True)


def _has_held(state: State, bearer: Bearer, moment: TurnBegan) -> bool:
    return _is_free(state, bearer, moment) and any(
        e.get(ITS_PERK) == bearer.perk.name for e in _held(state, bearer)
    )


def _held(state: State, bearer: Bearer) -> tuple[Effect, ...]:
    return state.effects_on(bearer.unit, HELD)


def _keep(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """At the start of a turn, test to go on as in the one before, however far away the other is."""
    for effect in _held(game.state, bearer):
        target, how = effect.get(ITS_TARGET), effect.get(ITS_HOW)
        state, user = game.state, bearer.unit
        if effect.get(ITS_PERK) != bearer.perk.name or not _may_keep(game, bearer, target):
            continue
        by = state.units[user].commander
        if not (yield from game.confirm(f"{bearer.perk.name}: hold {state.units[target].name} again", by=by)):
            continue
        yield from used(game, bearer, target, _again(how), test=True)


def _again(how: str) -> Deed:
    def deed(game: Game, bearer: Bearer, target: str) -> Flow[None]:
        yield from _hold(game, bearer, target, how)

    return deed


def _may_keep(game: Game, bearer: Bearer, target: str) -> bool:
    units = game.state.units
    if _barred(game, bearer) or not is_on_battlefield(game.state, target) or not is_up(game, target):
        return False
    hostile = units[target].commander != units[bearer.unit].commander
    spared = game.reason_against(working(bearer.perk.name), target, foe=bearer.unit)
    free = not _is_commanded(game.state, target)
    return free and hostile and not spared and not cost_problem(game, bearer.unit, target, bearer.perk.terms)


# what comes of it


def _take(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Take a unit over, or, where it costs more than its hacker, roll what happens."""
    name = bearer.perk.name
    unfit = _is_fit(game, bearer, target)  # another one may have taken its place
    if unfit:
        game.say(f"{name} comes to nothing: {unfit}", target)
        return
    dominates = without_rank(name) == DOMINATE
    if dominates or worth(game, target, targeted=True) <= worth(game, bearer.unit):
        yield from _hold(game, bearer, target, CONTROL)
        return
    by = game.state.units[bearer.unit].commander
    face = (yield from game.roll(name, by=by, about=(bearer.unit, target)))[0]
    if face <= 3:
        yield from _strike_back(game, bearer, target)
    else:
        yield from _hold(game, bearer, target, {4: HALTED, 5: FROZEN}.get(face, CONTROL))


def _strike_back(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Let the target strike the user with a weapon of its choice that reaches it."""
    state, user = game.state, bearer.unit
    found = {
        weapon: state.profiles[weapon].name
        for weapon in weapons_of(state, target)
        if is_ready(game, target, weapon) and lawful_aim(game, target, weapon, user) is not None
    }
    by = state.units[target].commander
    weapon = yield from game.choose_one(f"weapon that strikes {state.units[user].name}", found, by=by)
    aim = lawful_aim(game, target, weapon, user) if weapon else None
    if aim is None:
        game.say(f"{bearer.perk.name}: no weapon of it reaches", target)
        return
    attack = attack_on(game, target, weapon, aim)
    yield from use_at_once(game, target, weapon, user, attacks=(attack,), removes=False)


def _hold(game: Game, bearer: Bearer, target: str, how: str) -> Flow[None]:
    """Hold a unit for the turn in one of three ways, and remember that for the next."""
    user, turn, name = bearer.unit, game.state.clock.turn, without_rank(bearer.perk.name)
    for effect in _held(game.state, bearer):
        if effect.get(ITS_TARGET) == target:
            game.lift(user, HELD, "held anew")
    if not (yield from game.lay(name, target, ITS_HOW(how), by=user, until=Until("turn", turn))):
        return
    if is_up(game, user):
        facts = ITS_PERK(bearer.perk.name), ITS_TARGET(target), ITS_HOW(how)
        impose(game, HELD, user, *facts, by=user, turns=1)
    if how == CONTROL:
        seize(game, user, target, free=bool(bearer.number("free")))


def seize(game: Game, user: str, target: str, *, free: bool, turns: int = 0) -> None:
    """Let the side of a unit command another one, for this turn and so many more; melees between them end."""
    state = game.state
    side, was = state.units[user].commander, state.units[target].control
    until = Until("turn", state.clock.turn + turns)
    for each in with_parts(state, target):
        game.begin(unit_status.SEIZED, each, by=user, until=until)
    game.begin(COMMANDS, user, ITS_TARGET(target), ITS_WAS(was), ITS_FREE(free), by=user, until=until)
    command(game, target, side, COMMANDS)
    _part_from_friends(game, target)


def _part_from_friends(game: Game, unit: str) -> None:
    """End the melees of a unit and its parts with whoever is commanded by the same side now."""
    for each in counted_with(game.state, unit):
        for foe in unit_status.foes_in_melee(game.state, each):
            if game.state.units[foe].commander == game.state.units[each].commander:
                unit_status.unlock(game, each, foe)


# ending


def _ends(state: State, bearer: Bearer, moment: SpanEnding | UnitDone | Fallen) -> bool:
    """Return whether the turn is over, either of the two has fallen, or its hold has been broken."""
    effect = bearer.effect
    if effect is None:
        return False
    if isinstance(moment, SpanEnding) and moment.span == "turn":
        return effect.until.turn <= state.clock.turn
    target = effect.get(ITS_TARGET)
    gone = any(are_casualties(state, each) for each in (bearer.unit, target))
    holds = any(e.by == bearer.unit for name in (DOMINATE, HACKER) for e in state.effects_on(target, name))
    return gone or not holds


def _turned_to(state: State, unit: str) -> str:
    """Return the side that a unit has gone over to for good; nothing where it is true to its own."""
    return new_side(state, unit) if state.is_under(unit, TRAITOR) else ""


def _let_go(game: Game, bearer: Bearer, _moment: SpanEnding | UnitDone | Fallen) -> Flow[None]:
    """Give a unit back to whoever commanded it, and to the melees that it stands in."""
    effect = bearer.effect
    assert effect is not None
    target = effect.get(ITS_TARGET)
    game.lift(bearer.unit, COMMANDS, "it is over")
    for name in (unit_status.SEIZED, DOMINATE, HACKER):
        for laid in (
            e for each in counted_with(game.state, target) for e in game.state.effects_on(each, name)
        ):
            if laid.by == bearer.unit:
                game.emit(EffectEnded(laid.id, COMMANDS))
    seized_for = game.state.units[target].commander
    command(game, target, effect.get(ITS_WAS) or _turned_to(game.state, target), COMMANDS)
    raised = hand_back(game, target, seized_for) if game.state.units[target].commander != seized_for else ()
    for unit in _among_enemies(game, target):
        yield from embarking.put_beside(game, unit, f"{game.state.units[target].name} is free again")
    here = [each for each in counted_with(game.state, target) if is_on_battlefield(game.state, each)][:1]
    for each in (*here, *raised):
        _part_from_friends(game, each)
        yield from moving.renew_melees(game, each)


def _among_enemies(game: Game, freed: str) -> tuple[str, ...]:
    """Return who is aboard of an enemy now that a unit is free: it, or whom it took aboard meanwhile."""
    state, units = game.state, game.state.units
    aboard = (freed, *passengers.passengers(state, freed))
    riders = ((each, units[each].where) for each in aboard if passengers.boarding(state, each) is not None)
    return tuple(
        rider
        for rider, carrier in riders
        if not is_part(state, rider)
        and units[rider].commander != units[carrier].commander
        and not game.figure(CARRIES_ANYBODY, 0, carrier, foe=rider).value
    )


def _is_busy(what: Prohibition) -> Forbids:
    def answer(_ask: Ask, bearer: Bearer) -> str:
        free = bearer.get(ITS_FREE) and what == "movement"
        return "" if free else bearer.perk.name

    return Forbids(what, answer, "under")


def _stopped(what: Prohibition, *how: str) -> Forbids:
    def answer(_ask: Ask, bearer: Bearer) -> str:
        return bearer.perk.name if bearer.get(ITS_HOW) in how else ""

    return Forbids(what, answer, "under")


_STOPS = (
    _stopped(MOVEMENT, HALTED, FROZEN),
    *(_stopped(what, FROZEN) for what in (USING_WEAPONS, USING_PERKS)),
)


def _row(name: str, rank: str, free: bool, terms: str, says: str, *rulings: str) -> Perk:
    may = "only moves and dashes" if free else "does nothing else"
    ruled = ("W-Seized-1", "W-Seized-2", "W-Seized-3", *rulings)
    more: dict[str, Any] = {"numbers": {"radius": 18, "free": free}, "rulings": ruled}
    return ability(
        f"{name} {rank}",
        terms,
        f"{says} While it does, it {may}. As the next turn begins it may test to go on, near or far.",
        reacts=(Reacts(DeploymentDone, _seek, _is_free), Reacts(TurnBegan, _keep, _has_held)),
        **more,
    )


_TAKES = (
    'Once all have deployed, a Mastery Test lets its side command an enemy within {radius}" and in sight'
    " that costs no more than it, until the turn ends or either falls. Auras and Presence of that are off,"
    " and it is nobody's friend."
)
_HACKS = (
    'Once all have deployed, it may take a Mastery Test against an Artificial enemy within {radius}" and in'
    " sight that costs no more than double. One that costs no more than it is commanded by its side this"
    " turn; for another one a D6: 1-3 the user is struck by one of its weapons, 4 it cannot move, 5 it does"
    " nothing, 6 it is commanded."
)
_LESSER = 'Mastery Test, Point Cost (Lesser), Radius (18"), Instruct'
_DOUBLE = 'Mastery Test, Point Cost (Double), Specific, Radius (18"), Instruct'
PERKS: tuple[Perk, ...] = (
    *(_row(DOMINATE, rank, free, _LESSER, _TAKES) for rank, free in (("I", False), ("II", True))),
    *(_row(HACKER, rank, free, _DOUBLE, _HACKS, "W-Hacker-1") for rank, free in (("I", False), ("II", True))),
    ability.effect(
        DOMINATE, "An enemy commands it.", without="What commands it says what it may do, and ends it."
    ),
    ability.effect(HACKER, "An enemy has got into it.", forbids=_STOPS),
    ability.effect(
        COMMANDS,
        "It commands an enemy, and does nothing else.",
        forbids=tuple(_is_busy(what) for what in (MOVEMENT, USING_WEAPONS, USING_PERKS)),
        reacts=(
            Reacts(SpanEnding, _let_go, _ends, "under", HpHaveChanged.LETS_GO),
            Reacts(UnitDone, _let_go, _ends, "under", HpHaveChanged.LETS_GO),
            Reacts(Fallen, _let_go, _ends, "under", HpHaveChanged.LETS_GO),
        ),
    ),
)
