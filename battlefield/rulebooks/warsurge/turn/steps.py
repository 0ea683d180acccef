"""Action steps of the Advanced playstyle: one or two actions of a unit, answers to them, then casualties.

Actions cost command points. Sides take turns step by step, until all pass in a row or nobody has anything
left to do.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.rulebooks.warsurge.attack.attacking import is_open
from battlefield.rulebooks.warsurge.attack.targets import weapons_of, why_no_aim
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.deploying import why_not_deploy
from battlefield.rulebooks.warsurge.movement.embarking import spill
from battlefield.rulebooks.warsurge.occasions import Acting
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn import preparing
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.unit_actions import do, why_not_idle
from battlefield.rulebooks.warsurge.turn.using import AFTER, BEFORE, opens_the_way, usable, use_perks
from battlefield.rulebooks.warsurge.turn.victory import tend
from battlefield.rulebooks.warsurge.units import counters, unit_status
from battlefield.rulebooks.warsurge.units.command import cost_of, left, pay, why_not_pay
from battlefield.rulebooks.warsurge.units.counters import ACTING, ANSWERED, ANSWERS, acting
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import is_part, with_parts
from battlefield.rulebooks.warsurge.units.playstyle import COUNTER_PERK, USE_PERKS, took
from battlefield.rulebooks.warsurge.words import MOVE_ATTEMPTS
from battlefield.rules.book.actions import Action, Loss
from battlefield.rules.core.events import ClockSet
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import UnitActivated, UnitDone
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import GONE, RESERVE, TABLE, State, Unit

STEP, ANSWER = "Action", "Counter"  # phases: a side takes a step, a side answers one
PREPARE, COUNTER_ATTACK = "Prepare", "Counter Attack"
PASS, END_STEP, NO_ANSWER = "Pass", "End Step", "No Counter"
OWED = ("Deploy", "Move", "Dash", "Attack")
ACTIONS = (*OWED, USE_PERKS, PREPARE)
ANSWERING = {COUNTER_ATTACK: "Attack", COUNTER_PERK: USE_PERKS}
PASSED = "has passed"  # of a side, until anybody acts
_OWNS = "takes the step"  # of a side
_NO_TARGET = "no target in range"


# what may be begun


def actions(game: Game) -> Sequence[Action]:
    """Return what the side whose turn it is may begin, with what it costs."""
    clock, one = game.state.clock, acting(game.state)
    if clock.phase == ANSWER:
        asked = counters.may_answer(game.state, clock.side)
        return (*(a for unit in asked for a in _of(game, unit, ANSWERING)), Action(NO_ANSWER, clock.side))
    units = (one,) if one else _own(game.state, clock.side)
    found = [action for unit in units for action in _of(game, unit, ACTIONS) if action.by == clock.side]
    if one:
        return (*found, Action(END_STEP, clock.side))
    return tuple(found) if why_not_pass(game, clock.side) else (*found, Action(PASS, clock.side))


def _own(state: State, side: str) -> tuple[str, ...]:
    units = (u for u in state.units.values() if u.commander == side and u.where != GONE)
    return tuple(unit.id for unit in units if not is_part(state, unit.id))


def _of(game: Game, unit: str, names: Sequence[str] | dict[str, str]) -> Iterator[Action]:
    """Yield the actions of a unit that are open to it now."""
    for name in names:
        if not why_not(game, unit, name, briefly=True):
            side = game.state.units[unit].commander
            yield Action(name, side, unit, cost=cost_of(game, unit, name))


def refusal(game: Game, action: Action) -> str:
    """Say why an action may not be begun, or nothing."""
    state, one = game.state, acting(game.state)
    if action.by != state.clock.side:
        return f"it is {state.clock.side}'s turn to act"
    answers = state.clock.phase == ANSWER
    if not action.unit:
        return _why_not_end(game, action)
    if action.unit not in state.units:
        return f"there is no unit {action.unit}"
    if action.name not in (ANSWERING if answers else ACTIONS):
        return f"{action.name} cannot be chosen now: {_known(answers)}"
    name = state.units[action.unit].name
    if state.units[action.unit].commander != action.by or is_part(state, action.unit):
        return f"{name} does not act for {action.by}"
    if one and not answers and action.unit != one:
        return f"it is the step of {state.units[one].name}: it takes its second action, or the step ends"
    if answers and action.unit not in counters.may_answer(state, action.by):
        return f"{name} was not targeted in this step, or cannot answer any more"
    reason = why_not(game, action.unit, action.name)
    return f"{name}, {action.name}: {reason}" if reason else ""


def _known(answers: bool) -> str:
    return ", ".join((*ANSWERING, NO_ANSWER) if answers else (*ACTIONS, END_STEP, PASS))


def _why_not_end(game: Game, action: Action) -> str:
    state, one = game.state, acting(game.state)
    wanted = NO_ANSWER if state.clock.phase == ANSWER else END_STEP if one else PASS
    if action.name != wanted:
        return f"{action.name} cannot be chosen now without a unit, only {wanted}"
    return why_not_pass(game, action.by) if wanted == PASS else ""


def why_not(game: Game, unit: str, name: str, *, briefly: bool = False) -> str:
    """Say why a unit may not take an action now, what its side lacks for it included, or nothing."""
    state = game.state
    short = why_not_pay(state, state.units[unit].commander, cost_of(game, unit, name))
    deed = ANSWERING.get(name, name)
    return short or why_not_do(_as_if(game, unit, name), unit, deed, briefly=briefly)


def _as_if(game: Game, unit: str, name: str) -> Game:
    """Return the game as it would be with the action under way."""
    trial = Game(_at(Same(game.state), ANSWERING.get(name, name)), game.book)
    if name in ANSWERING:
        unit_status.mark(trial, ANSWERS, unit, "action", by=acting(game.state))
    return trial


@lru_cache(maxsize=8)
def _at(state: Same[State], phase: str) -> State:
    return replace(state.value, clock=replace(state.value.clock, phase=phase))


def why_not_do(game: Game, unit: str, deed: str, *, briefly: bool = False) -> str:
    """Say why a unit could not do something at all, or nothing; `briefly` leaves out who is out of reach."""
    if deed == USE_PERKS:
        return "" if usable(game, unit) else "it has no perk to use now"
    if deed == "Deploy":
        return "" if opens_the_way(game, unit, deed) else why_not_deploy(game, unit)
    if not _is_there(game.state, game.state.units[unit], deed):
        return "it is not on the battlefield"
    if deed == PREPARE:
        return preparing.why_not(game, unit)
    if deed == "Attack":
        in_vain = game.figure(MOVE_ATTEMPTS, 0, unit, about=Acting(deed)).value > 0
        if in_vain or _may_attack(game, unit):
            return ""
        return _NO_TARGET if briefly else _why_no_target(game, unit)
    if not is_up(game, unit):
        return "it has no HP left"
    attempts = game.figure(MOVE_ATTEMPTS, 0, unit).value > 0
    return "" if attempts else moving.why_not_move(game, unit, deed)


def _why_no_target(game: Game, unit: str) -> str:
    """Say that nothing is left to attack with or to attack, and what perks keep it from that."""
    users = with_parts(game.state, unit)
    found = (why_no_aim(game, user, weapon) for user in users for weapon in weapons_of(game.state, user))
    return "; ".join((*dict.fromkeys(filter(None, found)), _NO_TARGET))


def _may_attack(game: Game, unit: str) -> bool:
    """Return whether a unit has a weapon to use, or a perk that goes with an attack, a weapon's or its own.

    One that lies hidden shows itself first, and may.
    """
    users = with_parts(game.state, unit)
    armed = any(weapons_of(game.state, user) for user in users)
    if armed and (game.state.is_under(unit, passengers.LURKS) or opens_the_way(game, unit, "Attack")):
        return True
    ready = any(is_open(game, user, weapon) for user in users for weapon in weapons_of(game.state, user))
    return ready or any(bearer.weapon for bearer in usable(game, unit).values())


def _is_there(state: State, unit: Unit, deed: str) -> bool:
    if deed == "Attack" and passengers.strikes_in_reserve(state, unit.id):
        return True
    if unit.where == RESERVE and not state.is_under(unit.id, passengers.LURKS):
        return deed != "Attack" and state.is_under(unit.id, passengers.ROAMS)
    return unit.where in (TABLE, RESERVE) or passengers.is_carried(state, unit.id)


def why_not_pass(game: Game, side: str) -> str:
    """Say what a side still has to do, and could, before it may pass."""
    for unit in _own(game.state, side):
        for name in OWED:
            if game.state.is_under(unit, took(name)):
                continue
            reason = why_not_idle(Game(_at(Same(game.state), name), game.book), unit)
            if reason and not why_not(game, unit, name):
                return f"{game.state.units[unit].name} has to take {name} first: {reason}"
    return ""


def lost_by_passing(game: Game, action: Action) -> Loss | None:
    """Say how many command points go unused if a side passes, and when; None where none do."""
    points = left(game.state, action.by)
    if action.name != PASS or not points:
        return None
    still = [side for side in game.state.sides if not game.state.is_under(side, PASSED)]
    if any(_can_act(game, side) for side in still if side != action.by):
        return Loss(f"{points} CP would be lost if all others pass too", False)
    return Loss(f"{points} CP would be lost: nobody else acts any more, so the turn's actions end", True)


# the course of steps


def begin(game: Game) -> Flow[bool]:
    """Begin the steps of a turn; tells whether they are over already."""
    clock = game.state.clock
    game.emit(ClockSet(clock.turn, STEP, 0, "", clock.first))
    return (yield from _pass_on(game, ""))


def _pass_on(game: Game, from_side: str) -> Flow[bool]:
    """Let the next side take a step that can and has not passed; tells whether there is none."""
    clock, sides = game.state.clock, game.state.sides
    start = sides.index(from_side) + 1 if from_side else sides.index(clock.first)
    for side in (*sides[start:], *sides[:start]):
        if not game.state.is_under(side, PASSED) and _can_act(game, side):
            game.emit(ClockSet(clock.turn, STEP, clock.step + 1, side, clock.first))
            return False
    return True
    yield  # a flow, like the others, though it asks nothing


def _can_act(game: Game, side: str) -> bool:
    return any(True for unit in _own(game.state, side) for _ in _of(game, unit, ACTIONS))


def act(game: Game, action: Action) -> Flow[bool]:
    """Take an action of a step, or end the step; tells whether the turn's actions are over with it."""
    if action.name == PASS:
        unit_status.mark(game, PASSED, action.by)
        return (yield from _pass_on(game, action.by))
    if action.name == NO_ANSWER:
        for unit in counters.may_answer(game.state, action.by):
            unit_status.mark(game, ANSWERED, unit, "phase")
    if not action.unit:
        return (yield from _to_answers(game))
    words = f"{action.name} of {game.state.units[action.unit].name}"
    pay(game, action.by, cost_of(game, action.unit, action.name), words)
    if action.name in ANSWERING:
        unit_status.mark(game, ANSWERED, action.unit, "phase")
        unit_status.mark(game, ANSWERS, action.unit, "action", by=acting(game.state))
    else:
        for side in game.state.sides:
            game.lift(side, PASSED)
        unit_status.mark(game, ACTING, action.unit, "phase")
        unit_status.mark(game, _OWNS, action.by, "phase")
    yield from _perform(game, action.unit, ANSWERING.get(action.name, action.name))
    if action.name not in ANSWERING and _goes_on(game, action.unit):
        _set(game, STEP, action.by)
        return False
    return (yield from _to_answers(game))


def _set(game: Game, phase: str, side: str) -> None:
    clock = game.state.clock
    game.emit(ClockSet(clock.turn, phase, clock.step, side, clock.first))


def _perform(game: Game, unit: str, deed: str) -> Flow[None]:
    """Do what was paid for, with the perks that go beside it; what lasts for one action ends with it."""
    _set(game, deed, game.state.units[unit].commander)
    yield from game.tell(UnitActivated(unit, deed))
    if deed == USE_PERKS:
        yield from use_perks(game, unit, "of this action")
    elif deed == PREPARE:
        preparing.prepare(game, unit)
    else:
        yield from use_perks(game, unit, BEFORE)
        yield from do(game, unit, deed)
        yield from use_perks(game, unit, AFTER)
    unit_status.mark(game, took(deed), unit)
    yield from game.tell(UnitDone(unit, deed))
    yield from spill(game)
    yield from game.end("action", deed)


def _goes_on(game: Game, unit: str) -> bool:
    """Return whether a unit may take another action in its step."""
    if game.state.result or not counters.has_action_left(game.state, unit):
        return False
    return game.state.units[unit].where != GONE and any(True for _ in _of(game, unit, ACTIONS))


def _to_answers(game: Game) -> Flow[bool]:
    """Let the next side answer that can, in their order after the one that acts; then end the step."""
    sides = game.state.sides
    own = next(side for side in sides if game.state.is_under(side, _OWNS))
    start = sides.index(own) + 1
    for side in (*sides[start:], *sides[:start]) if acting(game.state) else ():
        open_ = (a for unit in counters.may_answer(game.state, side) for a in _of(game, unit, ANSWERING))
        if side != own and any(True for _ in open_):
            _set(game, ANSWER, side)
            return False
    return (yield from _end_step(game, own))


def _end_step(game: Game, side: str) -> Flow[bool]:
    """Take casualties off, end what lasts until the end of a step, and pass on."""
    _set(game, STEP, side)
    yield from remove_casualties(game)
    yield from game.end("phase", STEP)
    yield from tend(game)
    if game.state.result:
        return False
    return (yield from _pass_on(game, side))
