"""Command points of the Advanced playstyle: what a side has, who brings them in, and what actions cost."""

from battlefield.rulebooks.warsurge.moments import Commanding
from battlefield.rulebooks.warsurge.occasions import Acting
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.counters import ACTING, acting, has_action_left
from battlefield.rulebooks.warsurge.units.merged_units import is_part
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced, took
from battlefield.rulebooks.warsurge.words import COMMAND_COST, COMMAND_POINTS
from battlefield.rules.core.events import EffectChanged, EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import GONE, State, Unit, Until

POINTS = "command points"  # of a side, so many as the effect's amount
DIE = 3
_STRIKES = "strikes out of turn"


def left(state: State, side: str) -> int:
    """Return the command points that a side has left."""
    return sum(effect.amount for effect in state.effects_on(side, POINTS))


def generate(game: Game) -> Flow[None]:
    """Roll one die for all: it gives each side as many points for each of its units that count."""
    state = game.state
    sides = int(state.setting("command die", DIE))
    faces = yield from game.roll("command points for each unit", 1, sides, by=state.clock.first)
    moment = Commanding(faces[0], dict.fromkeys(state.sides, 0))
    yield from game.tell(moment)
    for side in state.sides:
        count = sum(_points_for(game, unit) for unit in state.units.values() if unit.commander == side)
        amount = moment.face * count + moment.given[side]
        for old in game.state.effects_on(side, POINTS):
            game.emit(EffectEnded(old.id, "a new turn"))
        until = Until("turn", state.clock.turn)
        game.begin(POINTS, side, amount=amount, until=until)
        more = f", and {moment.given[side]} more" if moment.given[side] else ""
        game.say(f"{side} has {counted(amount)}: {moment.face} for each of {count} units{more}")


def _points_for(game: Game, unit: Unit) -> int:
    """Return for how many units one counts: 1 as a rule, 0 where it brings no command points in."""
    if unit.where == GONE or is_part(game.state, unit.id):
        return 0
    return max(0, game.figure(COMMAND_POINTS, 1, unit.id).value)


def counted(points: int) -> str:
    """Write a number of command points."""
    return "1 command point" if points == 1 else f"{points} command points"


def cost_of(game: Game, unit: str, action: str) -> int:
    """Return what an action of a unit costs its side."""
    return max(0, game.figure(COMMAND_COST, 1, unit, about=Acting(action)).value)


def why_not_pay(state: State, side: str, cost: int) -> str:
    """Say what a side lacks of a cost, or nothing."""
    there = left(state, side)
    if there >= cost:
        return ""
    rest = "none is left" if not there else f"{there} {'is' if there == 1 else 'are'} left"
    return f"needs {counted(cost)}; {rest}"


def why_not_strike(game: Game, unit: str) -> str:
    """Say why a unit cannot pay for weapons used out of turn, as for an Attack: once in an action.

    Its sergeants use theirs for the same points.
    """
    state, unit = game.state, game.state.whole_of(unit)
    if not is_advanced(state) or state.is_under(unit, _STRIKES):
        return ""
    return why_not_pay(state, state.units[unit].commander, cost_of(game, unit, "Attack"))


def why_no_action(game: Game, unit: str) -> str:
    """Say that a unit's step has no action left for an Attack beside the one under way, or nothing."""
    state, unit = game.state, game.state.whole_of(unit)
    if not is_advanced(state) or state.is_under(unit, _STRIKES) or has_action_left(state, unit):
        return ""
    return "its step has no action left"


def pay_to_strike(game: Game, unit: str, why: str, *, takes_action: bool = False) -> None:
    """Pay for a weapon used out of turn that counts as an Attack of its unit, and perhaps as its action."""
    unit = game.state.whole_of(unit)
    if is_advanced(game.state) and not game.state.is_under(unit, _STRIKES):
        if takes_action and acting(game.state) == unit:
            unit_status.mark(game, ACTING, unit, "phase")
        pay(game, game.state.units[unit].commander, cost_of(game, unit, "Attack"), why)
        unit_status.mark(game, _STRIKES, unit, "action")
        unit_status.mark(game, took("Attack"), unit)


def pay(game: Game, side: str, cost: int, why: str) -> None:
    """Take command points from a side."""
    for effect in game.state.effects_on(side, POINTS) if cost else ():
        game.emit(EffectChanged(effect.id, effect.amount - cost))
        game.say(f"{side} pays {counted(cost)} for {why}; {effect.amount - cost} left")


def refund(game: Game, unit: str, action: str) -> None:
    """Give back what an action cost that was undone; nothing where actions cost nothing."""
    cost, side = cost_of(game, unit, action), game.state.units[unit].commander
    for effect in game.state.effects_on(side, POINTS) if cost else ():
        game.emit(EffectChanged(effect.id, effect.amount + cost))
        game.say(f"{side} has {counted(cost)} back for {action}; {effect.amount + cost} left")
