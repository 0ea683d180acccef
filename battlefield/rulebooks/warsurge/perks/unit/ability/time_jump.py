"""Time Jump: a unit that undoes what it has just done."""

from battlefield.rulebooks.warsurge.moments import Acted, PerkBegun
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import spend_use, uses_left
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.words import USING_PERKS, using
from battlefield.rules.core.events import TurnedBack
from battlefield.rules.core.flow import Game
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
    """Let its player turn all back to where it was before the action, and count the use after that."""
    unit, name = bearer.unit, bearer.perk.name
    by = game.state.units[unit].commander
    if game.reason_against(USING_PERKS, unit, about=UsingPerk(bearer.perk)) or game.reason_against(
        using(name), unit
    ):
        return
    if not (
        yield from game.confirm(f"{name}: undo the {moment.action} of {game.state.units[unit].name}", by=by)
    ):
        return
    begun = PerkBegun(unit, name)
    yield from game.tell(begun)
    if begun.void:
        game.say(f"{name} fails: {begun.void}", unit)
        unit_status.mark(game, _spent(bearer), unit)
        return
    game.emit(_turned_back(moment.before, unit, name))
    moment.again = True
    unit_status.mark(game, _spent(bearer), unit)
    if "uses" in bearer.perk.numbers:
        spend_use(game, bearer)


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
        " units stand, the HP they lost, all else. Then it does the same action once more, or leaves it.",
        numbers=numbers,
        reacts=(Reacts(Acted, _jump, _may_undo),),
        rulings=("W-TimeJump-1",),
    )


PERKS: tuple[Perk, ...] = (
    _time_jump("I", "Activate, Limited Use (1)", "game", uses=1),
    _time_jump("II", "Activate", "turn"),
)
