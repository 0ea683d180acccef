"""Imprison: a unit that takes an enemy into itself, for as long as it is worth enough."""

from battlefield.rulebooks.warsurge.attack_moments import Lost
from battlefield.rulebooks.warsurge.moments import Gained, Left
from battlefield.rulebooks.warsurge.movement import embarking
from battlefield.rulebooks.warsurge.movement.leaving import come_out_in_reserve
from battlefield.rulebooks.warsurge.perks.kit.ranks import HpHaveChanged
from battlefield.rulebooks.warsurge.perks.kit.reaching import cost_problem, used
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import is_part
from battlefield.rulebooks.warsurge.words import ESCAPES, MOVEMENT, working
from battlefield.rules.core.events import EffectEnded, UnitLeft
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import SpanEnding, UnitDone
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts, Use
from battlefield.rules.core.state import TABLE, State

NAME = "Imprison"
_SLIPS_OUT = ("Breach", "Phaser", "Incorporeal")
Change = Lost | Gained | UnitDone | SpanEnding


# taking in


def _found(game: Game, bearer: Bearer) -> tuple[str, ...]:
    """Return the enemies in a melee with it that it can take in."""
    state, user = game.state, bearer.unit
    return tuple(
        foe
        for foe in unit_status.foes_in_melee(state, user)
        if state.units[foe].where == TABLE
        and not is_part(state, foe)
        and are_enemies(state, user, foe)
        and is_up(game, foe)
        and not cost_problem(game, user, foe, bearer.perk.terms)
        and not game.reason_against(working(NAME), foe, foe=user)
    )


def _cannot(game: Game, bearer: Bearer) -> str:
    if game.state.units[bearer.unit].where != TABLE:
        return "only on the table"
    return "" if _found(game, bearer) else "it fights nobody whom it could take in"


def _imprison(game: Game, bearer: Bearer) -> Flow[None]:
    words = {id_: game.state.units[id_].name for id_ in _found(game, bearer)}
    by = game.state.units[bearer.unit].commander
    target = yield from game.choose_one(f"target of {NAME}", words, by=by)
    if target:
        yield from used(game, bearer, target, _take_in, test=True)


def _take_in(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Let its own passengers out, and take the target in, away from all other melees."""
    user = bearer.unit
    if not (yield from game.lay(NAME, target, by=user)):
        return
    yield from embarking.empty(game, target, NAME)
    unit_status.unlock(game, target)
    game.begin(passengers.INSIDE, target, by=user)
    game.emit(UnitLeft(target, user, NAME))
    yield from game.tell(Left(target, user))


# being inside


def is_held(state: State, bearer: Bearer) -> bool:
    """Return whether a prisoner is still inside."""
    effect = bearer.effect
    return effect is not None and state.units[bearer.unit].where == effect.by


def _shut_in(ask: Ask, bearer: Bearer) -> str:
    """Let nobody move inside but those that slip out."""
    slips = _slips(ask.state, bearer.unit)
    return "" if slips or not is_held(ask.state, bearer) else NAME


def _slips(state: State, unit: str) -> bool:
    profile = state.profile_of(unit)
    return any(profile.has(name) for name in _SLIPS_OUT[:2]) or state.is_under(unit, _SLIPS_OUT[2])


def _may_go(ask: Ask, bearer: Bearer) -> Modifier | None:
    slips = is_held(ask.state, bearer) and _slips(ask.state, bearer.unit)
    return plus(1, NAME) if slips else None


def _changes(state: State, bearer: Bearer, moment: Change) -> bool:
    """Return whether it is time to compare what the two are worth, or to drop what is over."""
    assert bearer.effect is not None
    pair = (bearer.unit, bearer.effect.by)
    return not isinstance(moment, Lost | Gained) or moment.unit in pair or not is_held(state, bearer)


def _compare(game: Game, bearer: Bearer, _moment: Change) -> Flow[None]:
    """Let a prisoner out at once that has become worth too much."""
    effect, target = bearer.effect, bearer.unit
    assert effect is not None
    row = game.book.get(NAME)
    if not is_held(game.state, bearer):
        game.emit(EffectEnded(effect.id, "it is out"))
        return
    if row is None or not cost_problem(game, effect.by, target, row.terms) or not is_up(game, effect.by):
        return
    game.emit(EffectEnded(effect.id, "it is worth too much"))
    if game.state.units[effect.by].where == TABLE:
        yield from embarking.put_beside(game, target, NAME)
    else:
        there = passengers.reserve_of(game.state, effect.by)
        yield from come_out_in_reserve(game, target, there, NAME)


PERKS: tuple[Perk, ...] = (
    ability(
        NAME,
        "Melee, Point Cost (Double), Mastery Test",
        "After a Mastery Test, an enemy in a melee with it that costs no more than double is inside it, and"
        " goes where it goes. There the two, and friends aboard, fight hand to hand. It comes out once it"
        " costs more than double, once its gaoler falls, by Vanish, or if it goes through things.",
        gives=(Gives(ESCAPES, _may_go, "under"),),
        forbids=(Forbids(MOVEMENT, _shut_in, "under"),),
        reacts=(
            Reacts(Lost, _compare, _changes, "under", HpHaveChanged.COMPARES),
            Reacts(Gained, _compare, _changes, "under", HpHaveChanged.COMPARES),
            Reacts(UnitDone, _compare, _changes, "under", HpHaveChanged.COMPARES),
            Reacts(SpanEnding, _compare, _changes, "under", HpHaveChanged.COMPARES),
        ),
        uses=(Use("imprison", _imprison, _cannot),),
        rulings=("W-Imprison-1", "W-Imprison-2"),
    ),
)
