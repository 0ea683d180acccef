"""What commanders do: redirect attacks, give orders, punish friends, and lose control of themselves."""

from collections.abc import Iterator

from battlefield.rulebooks.warsurge.attack.attack import STRAY, Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.attack.striking import strike_surely
from battlefield.rulebooks.warsurge.attack.targets import aim_at, weapons_of, wielders_of
from battlefield.rulebooks.warsurge.attack_moments import Lost, Struck, Targeted
from battlefield.rulebooks.warsurge.perks.kit.attaching import COMMANDER, LED, needs_command
from battlefield.rulebooks.warsurge.perks.kit.directed import nearest
from battlefield.rulebooks.warsurge.perks.kit.outliving import once_down
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins, UnitIsStruck, UnitIsTargeted
from battlefield.rulebooks.warsurge.perks.kit.resistance import (
    are_enemies,
    are_friends,
    is_immobile,
    is_near,
    is_near_and_seen,
    is_surrounded,
    sees,
)
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import is_barred
from battlefield.rulebooks.warsurge.perks.unit.leadership.challenger import is_in_duel
from battlefield.rulebooks.warsurge.perks.weapon.tactical import COMMANDERS, has_any
from battlefield.rulebooks.warsurge.transport.passengers import are_in_one_reserve
from battlefield.rulebooks.warsurge.units.harm import is_up, pay
from battlefield.rulebooks.warsurge.units.merged_units import belongs_to, company, in_turn_to_suffer, is_part
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import (
    ATTACK_DICE,
    ATTACKS,
    DASH,
    DEFENCE,
    HARMLESS,
    ITS_ORDER,
    MODELS,
    MOVE,
    MOVEMENT,
    POWER,
    RESTORES,
    TO_BE_TARGETED,
    USING_WEAPONS,
    working,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import RESERVE, TABLE, Profile, State, Until
from battlefield.rules.core.words import Prohibition, Stat

_row = Rows("Leadership")

ORDERS = {
    "move": "Move, Move, Move!: Move and Dash are doubled, no weapons",
    "cover": "Take Cover!: +1 Defence, no movement",
    "fire": "Bring it Down!: +1 Power, -1 Defence",
}


def _single_model(unit: Profile, _weapon: Profile | None) -> str:
    models = unit.stats.get(MODELS) or 1
    return "" if models == 1 else f"the unit must be a single model; it has {models}"


# War Master


def _may_redirect(state: State, bearer: Bearer, moment: Targeted) -> bool:
    attack, unit = moment.attack, bearer.unit
    unmoved = moment.target == unit and isinstance(attack, Attack) and attack.target == unit
    if not unmoved or attack.aimed.meant_for:
        return False
    hostile = are_enemies(state, moment.attacker, unit) and bool(state.living(unit))
    return hostile and bool(attack.wielders) and not is_in_duel(state, unit)


def _redirect(game: Game, bearer: Bearer, moment: Targeted) -> Flow[None]:
    """Let a friend suffer the attack instead, unless the user is the nearest target of the attacker."""
    unit = bearer.unit
    found = {id_: game.state.units[id_].name for id_ in _stand_ins(game, bearer, moment)}
    if not found or _is_nearest(game, unit, moment.attacker):
        return
    what = f"{bearer.perk.name}: who takes {game.state.profiles[moment.weapon].name} instead"
    chosen = yield from game.choose(what, found, by=game.state.units[unit].commander, least=0)
    if chosen:
        moment.target = chosen[0]
        game.say(f"{bearer.perk.name}: redirected to {found[chosen[0]]}", unit)


def _is_nearest(game: Game, unit: str, attacker: str) -> bool:
    state = game.state
    if state.units[unit].where != TABLE:
        return False
    foes = (u.id for u in state.on_table() if are_enemies(state, attacker, u.id) and is_up(game, u.id))
    return unit in nearest(game, attacker, foes)


def _stand_ins(game: Game, bearer: Bearer, moment: Targeted) -> Iterator[str]:
    """Yield the friends that an attack may be redirected to."""
    state, unit = game.state, bearer.unit
    where = state.units[unit].where
    for other in state.units.values():
        friend = are_friends(state, unit, other.id) and other.id != unit
        if not friend or is_part(state, other.id) or not state.living(other.id):
            continue
        if game.reason_against(working(bearer.perk.name), other.id, foe=unit):
            continue
        if is_in_duel(state, other.id):
            continue
        if where == TABLE:
            near = _is_in_reach_of_all(game, bearer, moment, other.id)
        else:
            near = are_in_one_reserve(state, unit, other.id) if where == RESERVE else other.where == where
        if near:
            yield other.id


def _is_in_reach_of_all(game: Game, bearer: Bearer, moment: Targeted, other: str) -> bool:
    state, unit = game.state, bearer.unit
    if not is_near(state, unit, other, float(bearer.number("radius"))):
        return False
    if game.reason_against(TO_BE_TARGETED, other, weapon=moment.weapon, foe=moment.attacker):
        return False
    aim = aim_at(game, moment.attacker, moment.weapon, other)
    return aim is not None and aim.seen and sees(state, unit, other)


# Egotistical


def _is_upstaged(state: State, bearer: Bearer, moment: Lost) -> bool:
    """Return whether a friend nearby brought the last model of an enemy commander down."""
    unit = bearer.unit
    if state.living(moment.unit) or moment.by not in state.units or moment.by == unit:
        return False
    friend = are_friends(state, unit, moment.by) and are_enemies(state, unit, moment.unit)
    return (
        friend
        and bool(state.living(unit))
        and is_surrounded(state, moment.by, unit, float(bearer.number("radius")))
    )


def _punish(game: Game, bearer: Bearer, fallen: str, by: str) -> Flow[None]:
    """Let the friend lose one model, without saves: of its sergeants only where none else is left."""
    state, whole = game.state, game.state.whole_of(by)
    order = (each for each in in_turn_to_suffer(game, whole) if belongs_to(state, each, whole))
    loser = next((each for each in order if state.living(each)), "")
    if not loser or not has_any(state, fallen, COMMANDERS):
        return
    weakest = min(state.living(loser), key=lambda figure: figure.hp)
    yield from pay(game, loser, weakest.hp, bearer.perk.name, figure=weakest.id)


def _sulks(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Lower attack dice where it is merged with no other unit and none of its friends is near."""
    state, unit = ask.state, bearer.unit
    whole = state.whole_of(unit)
    joined = unit != whole or any(state.whole_of(each) != whole for each in company(state, unit))
    if joined or not is_on_battlefield(state, unit):
        return None
    inches = float(bearer.number("radius"))
    friends = (
        each for each in state.units if are_friends(state, unit, each) and state.whole_of(each) != whole
    )
    near = any(is_near_and_seen(state, unit, each, inches) for each in friends)
    return None if near else plus(-1, bearer.perk.name)


# Furious


def _has_failed(state: State, bearer: Bearer, moment: Struck) -> bool:
    attack = moment.attack
    own = moment.attacker == bearer.unit and isinstance(attack, Attack)
    if not own or not attack.by_its_user or not attack.wielders:
        return False
    return attack.rolled.failed > 0 and bool(state.living(bearer.unit))


def _rage(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
    """Let the dice that failed strike the nearest friend, or the user's own unit."""
    unit, made = bearer.unit, moment.attack
    count = made.rolled.failed
    aimed = Aimed(unit, moment.weapon, _next_friend(game, bearer), made.wielders, origin=STRAY)
    attack = Attack(aimed, Placement(0.0, reach=made.placed.reach), use=made.use)
    game.say(f"{bearer.perk.name}: {count} dice strike {game.state.units[attack.target].name}", unit)
    yield from strike_surely(game, attack, count, face=0)


def _next_friend(game: Game, bearer: Bearer) -> str:
    """Give the nearest friend on the table, or aboard with a user that is carried; else the user itself.

    Who is merged with the user is no friend beside it: it suffers with it, before it.
    """
    state, unit = game.state, bearer.unit
    inches, carried = float(bearer.number("radius")), state.units[unit].where != TABLE
    own = company(state, unit)
    near = [
        other.id
        for other in (state.units.values() if carried else state.on_table())
        if are_friends(state, unit, other.id)
        and other.id not in own
        and state.living(other.id)
        and is_near_and_seen(state, unit, other.id, inches)
    ]
    return nearest(game, unit, near)[0] if near else unit


# Orders


def _may_order(state: State, bearer: Bearer, _moment: TurnBegan) -> bool:
    return is_on_battlefield(state, bearer.unit) and bool(state.living(bearer.unit))


def _order(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Let the user give each friend in reach one order, or none."""
    if is_barred(game, bearer):
        return
    unit, name = bearer.unit, bearer.perk.name
    by, inches = game.state.units[unit].commander, float(bearer.number("radius"))
    for other in tuple(game.state.units.values()):
        friend = are_friends(game.state, unit, other.id) and is_on_battlefield(game.state, other.id)
        if not friend or is_part(game.state, other.id) or game.state.is_under(other.id, name):
            continue
        if other.id != unit and not is_surrounded(game.state, other.id, unit, inches):
            continue
        words = {key: says for key, says in ORDERS.items() if not _why_not_order(game, other.id, key)}
        chosen = yield from game.choose(f"{name} for {other.name}", words, by=by, least=0)
        if chosen and not game.reason_against(working(name), other.id, foe=unit):
            until = Until("turn", game.state.clock.turn)
            yield from game.lay(name, other.id, ITS_ORDER(chosen[0]), by=unit, until=until)


def _why_not_order(game: Game, unit: str, order: str) -> str:
    """Say why a unit cannot be given an order, or nothing."""
    if order == "move":
        return "" if _has_arms(game, unit) else "it has no weapons that work"
    if order == "cover":
        return "it cannot move" if is_immobile(game, unit) else ""
    return "" if stat(game, DEFENCE, unit).value > 0 else "its Defence is 0"


def _has_arms(game: Game, unit: str) -> bool:
    """Return whether a unit has a weapon that can cost somebody HP."""
    for weapon in weapons_of(game.state, unit):
        harms = not any(game.figure(what, 0, unit, weapon=weapon).value for what in (RESTORES, HARMLESS))
        attacks = stat(game, ATTACKS, unit, weapon=weapon).value
        if harms and attacks > 0 and wielders_of(game, unit, weapon):
            return True
    return False


def _ordered(bearer: Bearer) -> str:
    return bearer.get(ITS_ORDER)


def _under(stat_: Stat, order: str, modifier: Modifier) -> Gives:
    return Gives(stat_, lambda _, bearer: modifier if _ordered(bearer) == order else None, scope="under")


def _barred(what: Prohibition, order: str) -> Forbids:
    return Forbids(
        what, lambda _, bearer: bearer.perk.name if _ordered(bearer) == order else "", scope="under"
    )


COMMANDS: tuple[Perk, ...] = (
    _row(
        "Egotistical",
        'Commander, Specific, Radius (6")',
        'A friendly unit within {radius}" and in sight that brings an enemy commander down loses one model,'
        ' without saves. With no friendly unit within {radius}" and in sight it has -1 to attack dice.',
        numbers={"radius": 6},
        gives=(Gives(ATTACK_DICE, _sulks),),
        reacts=once_down(_punish, _is_upstaged),
        needs=(needs_command,),
        rulings=("W-Egotistical-1",),
    ),
    _row(
        "Furious",
        'Commander, Specific, Radius (6")',
        'Its attack dice that fail succeed against the nearest friendly unit within {radius}" and in sight'
        " instead, or against itself where there is none.",
        numbers={"radius": 6},
        reacts=(Reacts(Struck, _rage, _has_failed, rank=UnitIsStruck.RAGES),),
        needs=(needs_command,),
        rulings=("W-Furious-1",),
    ),
    _row(
        "Orders",
        'Commander, Specific, Radius (18"), Stat Change',
        'As a turn begins, each friendly unit within {radius}" and in sight, itself included, may be ordered'
        " one of: Move and Dash doubled but no weapons; +1 Defence but no movement; +1 Power but -1 Defence.",
        numbers={"radius": 18},
        gives=(
            _under(MOVE, "move", times(2, "Orders")),
            _under(DASH, "move", times(2, "Orders")),
            _under(DEFENCE, "cover", plus(1, "Orders")),
            _under(POWER, "fire", plus(1, "Orders")),
            _under(DEFENCE, "fire", plus(-1, "Orders")),
        ),
        forbids=(_barred(USING_WEAPONS, "move"), _barred(MOVEMENT, "cover")),
        reacts=(Reacts(TurnBegan, _order, _may_order, rank=TurnBegins.ORDERS),),
        needs=(needs_command,),
        rulings=("W-Orders-1", "W-Radius-1", "W-Barred-1"),
    ),
    _row(
        "War Master",
        'Single Model, Passive, Radius (6")',
        'A commander. It may redirect an enemy attack to a friendly unit within {radius}" that it and the'
        " attacker see and the weapon reaches, unless it is that enemy's nearest target. Carried or in"
        " reserve, it may redirect to any friend there.",
        numbers={"radius": 6},
        gives=(*COMMANDER, LED),
        reacts=(Reacts(Targeted, _redirect, _may_redirect, rank=UnitIsTargeted.REDIRECTS),),
        needs=(_single_model,),
        rulings=("W-WarMaster-1",),
    ),
)
