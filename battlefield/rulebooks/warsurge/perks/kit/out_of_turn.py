"""Weapons used out of turn: on a move, an arrival, a melee, a shot, or at a fixed moment."""

from collections.abc import Callable, Iterable

from battlefield.geometry.kernel.shapes import Point
from battlefield.rulebooks.warsurge.attack.attack import Attack, Passing
from battlefield.rulebooks.warsurge.attack.targets import aims, is_worth_aiming, lawful_aim
from battlefield.rulebooks.warsurge.attack.templates import is_template
from battlefield.rulebooks.warsurge.attack_moments import (
    Redirected,
    SequenceDone,
    Targeted,
    WeaponDrawn,
    WeaponResolved,
)
from battlefield.rulebooks.warsurge.moments import (
    ActionsDone,
    Arrived,
    DeploymentDone,
    Engaged,
    Moved,
    MovementOver,
    WentUp,
)
from battlefield.rulebooks.warsurge.movement.move_interruptions import attack_along, halts
from battlefield.rulebooks.warsurge.perks.kit.ranks import MeleeBegins, UnitMoved, UseIsOver, WeaponIsDrawn
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import is_anti_air, uses_weapon
from battlefield.rulebooks.warsurge.transport.passengers import passengers, within_aim
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.out_of_turn_fire import (
    EXCHANGE,
    close_at_once,
    close_exchange,
    is_out_of_turn,
    is_ready,
    open_at_once,
    open_exchange,
    use_at_once,
)
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.command import pay_to_strike, why_no_action, why_not_strike
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import company
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.units.trails import KINDS, counts_as, is_in_a_move
from battlefield.rulebooks.warsurge.words import BEHIND_PASSENGERS, ITS_WEAPON, USING_THE_WEAPON
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Perk, Reacts
from battlefield.rules.core.state import TABLE, State

FLYING = ("Airborne", "Jumper")


_weapon = Rows("Tactical", "weapon")


def wants(game: Game, bearer: Bearer, words: str) -> Flow[bool]:
    """Ask whether a weapon is used out of turn."""
    state = game.state
    name = state.profiles[bearer.weapon].name
    what = f"{bearer.perk.name}: use {name} {words}"
    return (yield from game.confirm(what, by=state.units[bearer.unit].commander))


def _stands(state: State, bearer: Bearer) -> bool:
    return state.units[bearer.unit].where == TABLE and bool(state.figures_of(bearer.unit))


def _is_here(state: State, bearer: Bearer) -> bool:
    """Return whether it is on the table, or carried there."""
    return is_on_battlefield(state, bearer.unit) and bool(state.figures_of(bearer.unit))


# Fast


def _draws(state: State, bearer: Bearer, moment: WeaponDrawn) -> bool:
    return uses_weapon(state, bearer, moment) and not is_out_of_turn(state, bearer.unit, bearer.weapon)


def _begin_fast(game: Game, bearer: Bearer, _moment: WeaponDrawn) -> None:
    open_at_once(game, bearer.unit, bearer.weapon)


def _is_in_turn(state: State, bearer: Bearer, moment: SequenceDone) -> bool:
    return uses_weapon(state, bearer, moment) and state.is_under(bearer.unit, _REPLIES) is False


def _end_fast(game: Game, bearer: Bearer, _moment: SequenceDone) -> Flow[None]:
    """Take the casualties of a Fast weapon off, unless a use out of turn is about to do that."""
    if is_out_of_turn(game.state, bearer.unit, bearer.weapon):
        yield from close_at_once(game, bearer.unit, bearer.weapon)


def _struck_by_itself(state: State, bearer: Bearer, moment: WeaponResolved) -> bool:
    """Return whether what struck is what the weapon has left, a trap or a residue, and nobody's aim."""
    waits = any(effect.name in (unit_status.AT_ONCE, EXCHANGE) for effect in state.effects)
    aimed = any(not attack.secondary for attack in moment.use.struck)
    return uses_weapon(state, bearer, moment) and not (waits or aimed)


def _fall_at_once(game: Game, _bearer: Bearer, moment: WeaponResolved) -> Flow[None]:
    """Take off whom it has brought down."""
    for unit, lost in moment.lost.items():
        if lost:
            yield from remove_casualties(game, unit)


_REPLIES = "replies with a Fast weapon"


def _is_targeted(state: State, bearer: Bearer, moment: Targeted | Redirected) -> bool:
    foe = moment.attacker in state.units and moment.attacker != bearer.unit
    target = moment.attack.target  # whoever it was directed at, and then whoever it was turned on
    ours = target in state.units and bearer.unit in company(state, target)
    return ours and foe and not moment.attack.secondary and _is_here(state, bearer)


def _reply(game: Game, bearer: Bearer, moment: Targeted | Redirected) -> Flow[None]:
    """Offer to strike the attacker before its dice are rolled."""
    unit, weapon = bearer.unit, bearer.weapon
    foe = moment.attacker
    if not is_on_battlefield(game.state, foe) or not is_ready(game, unit, weapon):
        return
    if game.state.units[foe].commander == game.state.units[unit].commander:
        return
    if why_not_strike(game, unit) or not any(aim.target == foe for aim in aims(game, unit, weapon)):
        return
    if (yield from wants(game, bearer, f"on {game.state.units[foe].name} before its dice are rolled")):
        pay_to_strike(game, unit, bearer.perk.name)
        unit_status.mark(game, _REPLIES, unit, "sequence")
        yield from use_at_once(game, unit, weapon, foe)
        game.lift(unit, _REPLIES)


# along a move


def _strides(state: State, bearer: Bearer, moment: Moved | WentUp) -> bool:
    mine = moment.unit == bearer.unit and is_in_a_move(moment.how) and not moment.forced
    return mine and bool(moment.paths) and _stands(state, bearer)


def _strike_moving(game: Game, bearer: Bearer, moment: Moved | WentUp) -> Flow[None]:
    """Offer a strike from anywhere along the wielder's own move."""
    unit, weapon = bearer.unit, bearer.weapon
    if not is_ready(game, unit, weapon) or why_not_strike(game, unit) or why_no_action(game, unit):
        return
    there, lays = halts(game.state, moment.paths), is_template(game, unit, weapon)
    attacks: dict[str, tuple[Attack, State]] = {}
    for other in within_aim(game, unit):
        if is_worth_aiming(game, unit, weapon, other) and is_up(game, other.id):
            found = attack_along(game, unit, weapon, other.id, there, nearest=lays)
            if found is not None:
                attacks[other.id] = found
    if not attacks or not (yield from wants(game, bearer, f"during its {moment.how}")):
        return
    pay_to_strike(game, unit, bearer.perk.name, takes_action=True)
    words = {id_: game.state.units[id_].name for id_ in attacks}
    by = game.state.units[unit].commander
    chosen = yield from game.choose_one(f"target of {game.state.profiles[weapon].name}", words, by=by)
    open_exchange(game, unit)
    attack, halt = attacks[chosen]
    in_the_open = tuple(id_ for id_, (each, _) in attacks.items() if not each.placed.cover)
    yield from _at_once(game, bearer, attack, Passing(_places(halt, moment), in_the_open))


def _places(halt: State, moment: Moved | WentUp) -> dict[str, Point]:
    return {figure: halt.figures[figure].model.at for figure in moment.paths}


def _at_once(game: Game, bearer: Bearer, attack: Attack, passing: Passing) -> Flow[None]:
    """Make an attack out of turn; a template is laid where all are in the moment in which somebody passes."""
    given = () if is_template(game, bearer.unit, bearer.weapon) else (attack,)
    yield from use_at_once(game, bearer.unit, bearer.weapon, attacks=given, passing=passing)


_SPARES = "lets a unit pass"  # whose sergeants, which move with it, are then no other target


def _passes(state: State, bearer: Bearer, moment: Moved | WentUp) -> bool:
    if moment.forced or not is_in_a_move(moment.how) or not moment.paths or not _is_here(state, bearer):
        return False
    whole = state.whole_of(moment.unit)
    if any(
        e.by == whole and e.get(ITS_WEAPON) == bearer.weapon for e in state.effects_on(bearer.unit, _SPARES)
    ):
        return False
    flies = any(state.profile_of(each).has(name) for each in (moment.unit, whole) for name in FLYING)
    return not flies or is_anti_air(state, bearer.weapon)


def _snipe(game: Game, bearer: Bearer, moment: Moved | WentUp) -> Flow[None]:
    """Offer a shot at an enemy anywhere along its move, or at whoever is hit before it."""
    unit, weapon, mover = bearer.unit, bearer.weapon, game.state.units[moment.unit]
    if moment.unit == unit or not is_worth_aiming(game, unit, weapon, mover):
        return
    if not is_up(game, moment.unit) or not is_ready(game, unit, weapon) or why_not_strike(game, unit):
        return
    found = _on_the_way(game, bearer, moment)
    if not found:
        return
    if (yield from wants(game, bearer, f"on {mover.name} during its {moment.how}")):
        pay_to_strike(game, unit, bearer.perk.name)
        words = {each: game.state.units[each].name for each in found}
        by, what = game.state.units[unit].commander, f"target of {game.state.profiles[weapon].name}"
        attack, halt = found[(yield from game.choose_one(what, words, by=by))]
        open_exchange(game, moment.unit)
        in_the_open = () if attack.placed.cover else (attack.target, mover.id)
        yield from _at_once(game, bearer, attack, Passing(_places(halt, moment), in_the_open, mover.id))
    elif game.state.parts_of(game.state.whole_of(moment.unit)):
        game.begin(_SPARES, unit, ITS_WEAPON(weapon), by=game.state.whole_of(moment.unit))


def _forget(game: Game, bearer: Bearer, moment: MovementOver) -> None:
    for effect in game.state.effects_on(bearer.unit, _SPARES):
        if effect.by == moment.unit and effect.get(ITS_WEAPON) == bearer.weapon:
            game.emit(EffectEnded(effect.id, "the movement is over"))


def _on_the_way(game: Game, bearer: Bearer, moment: Moved | WentUp) -> dict[str, tuple[Attack, State]]:
    """Return how to shoot at a unit that moves, or at those in it that are hit before it."""
    lays, there = is_template(game, bearer.unit, bearer.weapon), halts(game.state, moment.paths)

    def ways(units: Iterable[str]) -> dict[str, tuple[Attack, State]]:
        living = (unit for unit in units if is_up(game, unit))
        found = {
            unit: attack_along(game, bearer.unit, bearer.weapon, unit, there, nearest=lays) for unit in living
        }
        return {unit: way for unit, way in found.items() if way is not None}

    behind = game.figure(BEHIND_PASSENGERS, 0, moment.unit).value > 0
    return ways((moment.unit,)) or (ways(passengers(game.state, moment.unit)) if behind else {})


# on arrival, and as a melee begins


def _arrives(state: State, bearer: Bearer, moment: Arrived) -> bool:
    return moment.unit == bearer.unit and not moment.is_back and _stands(state, bearer)


def _open(game: Game, bearer: Bearer, _moment: Arrived) -> Flow[None]:
    """Offer a use as the wielder comes onto the table."""
    yield from _offer(game, bearer, "now that it has arrived")


def _offer(game: Game, bearer: Bearer, words: str, *, removes: bool = True) -> Flow[None]:
    unit, weapon = bearer.unit, bearer.weapon
    if not is_ready(game, unit, weapon):
        return
    if not is_template(game, unit, weapon) and not aims(game, unit, weapon, possible=True):
        return
    if (yield from wants(game, bearer, words)):
        yield from use_at_once(game, unit, weapon, removes=removes)


def _is_engaged(state: State, bearer: Bearer, moment: Engaged) -> bool:
    moved = counts_as(moment.how).startswith((*KINDS, "Charge"))
    return moved and bearer.unit in moment.free and _stands(state, bearer)


def _pre_empt(game: Game, bearer: Bearer, moment: Engaged) -> Flow[None]:
    """Offer a strike at one of those that the wielder has just met."""
    unit, weapon, state = bearer.unit, bearer.weapon, game.state
    if not is_ready(game, unit, weapon):
        return
    foes = [foe for foe in unit_status.foes_in_melee(state, unit) if state.figures_of(foe)]
    names = {foe: state.units[foe].name for foe in foes if lawful_aim(game, unit, weapon, foe) is not None}
    names = {foe: name for foe, name in names.items() if state.whole_of(foe) not in names.keys() - {foe}}
    if not names:
        return
    on = f"on {next(iter(names.values()))} " if len(names) == 1 else ""
    if (yield from wants(game, bearer, f"{on}as the melee begins")):
        what, by = f"choose whom {state.profiles[weapon].name} strikes", state.units[unit].commander
        open_exchange(game, moment.unit)
        yield from use_at_once(game, unit, weapon, (yield from game.choose_one(what, names, by=by)))


def _is_over(_state: State, bearer: Bearer, _moment: MovementOver) -> bool:
    return bearer.effect is not None


def _fall_together(game: Game, bearer: Bearer, _moment: MovementOver) -> Flow[None]:
    """Take off the casualties of all weapons that were used in a movement."""
    assert bearer.effect is not None
    yield from close_exchange(game, bearer.effect)


# at a fixed moment of the turn


Fixed = ActionsDone | DeploymentDone


def _is_there(state: State, bearer: Bearer, _moment: Fixed) -> bool:
    return _is_here(state, bearer)


def _at_end_of(words: str) -> Callable[[Game, Bearer, Fixed], Flow[None]]:
    def act(game: Game, bearer: Bearer, _moment: Fixed) -> Flow[None]:
        """Offer a use; casualties stay until all such weapons have been used."""
        yield from _offer(game, bearer, words, removes=False)

    return act


def only_out_of_turn(ask: Ask, bearer: Bearer) -> str:
    """Forbid a weapon in a usual attack."""
    return "" if is_out_of_turn(ask.state, bearer.unit, bearer.weapon) else f"{bearer.perk.name}: not now"


_ONCE = "Its casualties are taken off at once. It may be used in an attack instead, once a turn."
_PAID = "Advanced: out of turn it costs what an Attack costs, and nobody answers it."
OUT_OF_TURN: tuple[Perk, ...] = (
    _weapon(
        "Fast",
        "Specific",
        "Its casualties are taken off at once. It may be used on an enemy that targets its wielder, before"
        " that one rolls attack dice; where both sides strike at once, both sides' casualties fall together."
        f" {_PAID}",
        reacts=(
            Reacts(WeaponDrawn, _begin_fast, _draws, rank=WeaponIsDrawn.FAST),
            Reacts(SequenceDone, _end_fast, _is_in_turn, rank=UseIsOver.GIVES_BACK),
            Reacts(Targeted, _reply, _is_targeted),
            Reacts(Redirected, _reply, _is_targeted),
            Reacts(WeaponResolved, _fall_at_once, _struck_by_itself),
        ),
        rulings=("W-Fast-1", "W-Fast-2", "W-Advanced-8"),
    ),
    _weapon(
        "Moving Strike",
        "Specific",
        "It may be used at any point of its wielder's move or dash; a target in the open anywhere along it"
        f" has no cover. {_ONCE} {_PAID} It is one of the two actions of the step.",
        reacts=(
            Reacts(Moved, _strike_moving, _strides, rank=UnitMoved.STRIKES),
            Reacts(WentUp, _strike_moving, _strides, rank=UnitMoved.STRIKES),
        ),
        rulings=("W-Path-1", "W-Advanced-8"),
    ),
    _weapon(
        "Opening Strike",
        "Specific",
        f"It may be used as its wielder comes onto the table. {_ONCE}",
        reacts=(Reacts(Arrived, _open, _arrives),),
    ),
    _weapon.effect(
        EXCHANGE,
        "Casualties of all weapons that are used in a movement fall together as it ends.",
        reacts=(Reacts(MovementOver, _fall_together, _is_over, "under"),),
    ),
    _weapon(
        "Postliminary",
        "Specific",
        "It is used after all have acted in the turn, and at no other time.",
        reacts=(Reacts(ActionsDone, _at_end_of("after all have acted"), _is_there),),
        forbids=(Forbids(USING_THE_WEAPON, only_out_of_turn),),
    ),
    _weapon(
        "Pre-Emptive",
        "Melee, Specific",
        f"It may be used as its wielder comes into a melee, on a unit in it. {_ONCE}",
        reacts=(Reacts(Engaged, _pre_empt, _is_engaged, rank=MeleeBegins.STRIKES),),
        rulings=("W-PreEmptive-1",),
    ),
    _weapon(
        "Preliminary",
        "Specific",
        "It may be used once all have deployed, or in an attack, once a turn; its casualties are taken off"
        " when all such weapons have been used.",
        reacts=(Reacts(DeploymentDone, _at_end_of("now that all have deployed"), _is_there),),
    ),
    _weapon(
        "Snipe",
        "Specific",
        "It may be used on an enemy at any point of its move or dash; one in the open anywhere along it has"
        f" no cover. Airborne units and Jumpers need Anti-Air. {_ONCE} {_PAID}",
        reacts=(
            Reacts(Moved, _snipe, _passes, rank=UnitMoved.STRIKES),
            Reacts(WentUp, _snipe, _passes, rank=UnitMoved.STRIKES),
            Reacts(MovementOver, _forget),
        ),
        rulings=("W-Path-1", "W-Advanced-8"),
    ),
)
