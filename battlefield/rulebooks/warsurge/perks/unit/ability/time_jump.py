"""Time Jump: a unit that undoes what it has just done."""

from battlefield.rulebooks.warsurge.moments import Acted, ActionsDone, PerkBegun
from battlefield.rulebooks.warsurge.movement.moving import renew_melees
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import spend_use, uses_left
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.perks.unit.ability.past_actions import (
    PAST,
    forget,
    past_action,
    remember,
    taken_back,
)
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.command import refund
from battlefield.rulebooks.warsurge.units.counters import acting
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rulebooks.warsurge.words import USING_PERKS, using
from battlefield.rules.core.events import TurnedBack
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import UnitActivated, UnitDone
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import GONE, State

_UNDOES = ("Move", "Dash", "Attack")


def _spent(bearer: Bearer) -> str:
    return f"used {bearer.perk.name}"


def _may_undo(state: State, bearer: Bearer, moment: Acted) -> bool:
    if moment.unit != bearer.unit or moment.action not in _UNDOES or moment.again:
        return False
    if (
        state is moment.before
        or state.units[bearer.unit].where == GONE
        or state.is_under(bearer.unit, _spent(bearer))
    ):
        return False
    return "uses" not in bearer.perk.numbers or uses_left(state, bearer) > 0


def _jump(game: Game, bearer: Bearer, moment: Acted) -> Flow[None]:
    """Let its player turn all back to where it was before the action, and count the use after that.

    In the Advanced game it may still do so later.
    """
    unit = bearer.unit
    if (yield from _begins(game, bearer, moment.action)):
        game.emit(_turned_back(moment.before, unit, bearer.perk.name))
        moment.again = True
        _count(game, bearer)
    elif is_advanced(game.state) and not game.state.is_under(unit, _spent(bearer)):
        remember(game, unit, moment.action, moment.before)


def _begins(game: Game, bearer: Bearer, action: str) -> Flow[bool]:
    """Return whether its player undoes an action, and nothing makes that fail."""
    unit, name = bearer.unit, bearer.perk.name
    by = game.state.units[unit].commander
    if game.reason_against(USING_PERKS, unit, about=UsingPerk(bearer.perk)) or game.reason_against(
        using(name), unit
    ):
        return False
    if not (yield from game.confirm(f"{name}: undo the {action} of {game.state.units[unit].name}", by=by)):
        return False
    begun = PerkBegun(unit, name)
    yield from game.tell(begun)
    if begun.void:
        game.say(f"{name} fails: {begun.void}", unit)
        unit_status.mark(game, _spent(bearer), unit)
        forget(game, unit)
    return not begun.void


def _count(game: Game, bearer: Bearer) -> None:
    unit_status.mark(game, _spent(bearer), bearer.unit)
    if "uses" in bearer.perk.numbers:
        spend_use(game, bearer)


# later, in the Advanced game


def _answered(state: State, bearer: Bearer, moment: UnitDone) -> bool:
    """Return whether somebody else has answered in the unit's own step."""
    return moment.unit != bearer.unit and acting(state) == bearer.unit and _is_open(state, bearer)


def _acts_anew(state: State, bearer: Bearer, moment: UnitActivated) -> bool:
    return moment.unit == bearer.unit and state.is_under(bearer.unit, PAST)


def _all_have_acted(state: State, bearer: Bearer, _moment: ActionsDone) -> bool:
    return _is_open(state, bearer)


def _is_open(state: State, bearer: Bearer) -> bool:
    return bool(past_action(state, bearer.unit))


def _jump_late(game: Game, bearer: Bearer, moment: UnitActivated | UnitDone | ActionsDone) -> Flow[None]:
    """Let its player take the unit's last action back, whatever others have done since, and its cost."""
    unit = bearer.unit
    action = past_action(game.state, unit)
    if action and (yield from _begins(game, bearer, action)):
        game.emit(taken_back(game.state, unit, bearer.perk.name))
        for each in game.state.units:
            yield from renew_melees(game, each, may_begin=False)
        refund(game, unit, action)
        _count(game, bearer)
    elif isinstance(moment, UnitActivated):
        forget(game, unit)


def _turned_back(before: State, unit: str, why: str) -> TurnedBack:
    return TurnedBack(
        unit,
        tuple(before.units.values()),
        tuple(before.figures.values()),
        before.effects,
        before.markers,
        before.terrain,
        tuple(before.scores.items()),
        why,
    )


def _time_jump(rank: str, terms: str, often: str, **numbers: int) -> Perk:
    return ability(
        f"Time Jump {rank}",
        terms,
        f"Once a {often}, right after its Move, Dash or attacks, all that came of them is undone: where"
        " units stand, the HP they lost, all else. Then it does the same action once more, or leaves it."
        " Advanced: it may also wait with that until others have answered, it begins another action, or all"
        " have acted; then its place and the HP are given back, and the command points.",
        numbers=numbers,
        reacts=(
            Reacts(Acted, _jump, _may_undo),
            Reacts(UnitDone, _jump_late, _answered),
            Reacts(UnitActivated, _jump_late, _acts_anew),
            Reacts(ActionsDone, _jump_late, _all_have_acted),
        ),
        rulings=("W-TimeJump-1",),
    )


PERKS: tuple[Perk, ...] = (
    _time_jump("I", "Activate, Limited Use (1)", "game", uses=1),
    _time_jump("II", "Activate", "turn"),
)
