"""A perk of WARSURGE set up on any table: units with the numbers of the bench, and the flow of the perk."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.sequence import use
from battlefield.rulebooks.warsurge.attack.striking import strike_surely
from battlefield.rulebooks.warsurge.attack.targets import Aim, attack_on, why_not_reach
from battlefield.rulebooks.warsurge.attack_moments import SequenceDone
from battlefield.rulebooks.warsurge.bench import keys as keys
from battlefield.rulebooks.warsurge.bench.ways import (
    FOR_USERS,
    ON_FRIENDS,
    WITH_TARGET,
    WITH_USER,
    Way,
)
from battlefield.rulebooks.warsurge.moments import PerkBegun
from battlefield.rulebooks.warsurge.movement.deploying import deploy
from battlefield.rulebooks.warsurge.movement.embarking import disembark, travel
from battlefield.rulebooks.warsurge.movement.moving import allowance, move
from battlefield.rulebooks.warsurge.movement.moving import begun as setting_out_of
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.transport.transport_capacity import board, holds, why_not_board
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    AP,
    ARMOUR,
    ATTACKS,
    DASH,
    DEFENCE,
    FIRE_POINTS,
    HP,
    MODELS,
    MOVE,
    POWER,
    RANGE,
    TRANSPORT,
)
from battlefield.rules.book.bench import Begun, Case, Cast, cast_of, on_target
from battlefield.rules.core.events import ClockSet
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Bearer, Flow, Perk
from battlefield.rules.core.state import RESERVE, Clock, Figure, Held, Profile, State, Unit, roster_id
from battlefield.rules.core.words import Stat
from battlefield.rules.scene.contents import Model
from battlefield.rules.table import layout

_PHASES: dict[Way, str] = {
    "move": "Move", "turn": "Move", "travel": "Move", "out": "Move", "deploy": "Deploy", "scout": "Deploy",
}  # fmt: skip
_HELD_BY_TARGET: tuple[Way, ...] = ("suffer", "out", "inside")
_FROM_RESERVE, _ANSWERED, _WORTH_MORE = "Espionage", "Challenger", "Defiance"
PASSENGER, _BESIDE = "Passenger", "bench beside"
_PHASE, _EARLIER = "Attack", "Move"
_BEST_FACE = 6
_POINTS = 100
_ATTACKER, _TARGET, _WEAPON = "bench attacker", "bench target", "bench weapon"
_CAN_CARRY = {TRANSPORT: 8, FIRE_POINTS: 1}


def begun(case: Case, perk: Perk, way: Way) -> Begun:
    """Set a perk up in one of the ways."""
    cast = cast_of(case, alone=bool(case.value(keys.ALONE)))
    attacker, target = cast.attacker, cast.target
    game = _ready(Game(_state(case, perk, way, cast), CATALOGUE), case, way, attacker, target)
    if way == "use" and _refusal(game, case, perk, way, attacker, target):
        game = _in_phase(game, _EARLIER, perk, attacker)
    state = game.state
    refusal = _refusal(game, case, perk, way, attacker, target)
    flow = _flow(case, perk, way, attacker, target)
    return Begun(state, cast.side, flow, refusal)


# the state


def _state(case: Case, perk: Perk, way: Way, cast: Cast) -> State:
    attacker, target = cast.attacker, cast.target
    profiles, units = _profiles(case, perk, way), cast.units(_ATTACKER, _TARGET)
    figures = {}
    for group in cast.groups:
        hp = profiles[units[group.id].profile].stats.get(HP) or 1
        for model in group.models:
            armed = (_WEAPON,) if model.id == case.attacker or perk.name == _ANSWERED else ()
            figures[model.id] = Figure(model, hp, armed)
    if target and way in _HELD_BY_TARGET:  # it alone has the perk, not everybody who is as tough
        units[target] = replace(units[target], profile=perk.name)
    elif target and perk.name in WITH_TARGET:
        units[target] = replace(units[target], profile=_BESIDE)
    if way == "deploy" or perk.name == _FROM_RESERVE:
        units[attacker] = replace(units[attacker], where=RESERVE)
    if way == "inside":
        _add_passenger(units, figures, units[target].side)
    if perk.kind == "roster":
        side = units[target if way == "suffer" else attacker].side
        profiles[roster_id(side)] = Profile(roster_id(side), side, "roster", perks=(Held(perk.name),))
    sides, board, terrain = cast.sides, case.scene.board, case.scene.terrain
    clock = Clock(2 if way == "deploy" else 1, _PHASES.get(way, _PHASE), 0, sides[0], sides[0])
    return State("warsurge", board, terrain, sides, profiles, units, figures, clock=clock)


def _add_passenger(units: dict[str, Unit], figures: dict[str, Figure], side: str) -> None:
    """Put a unit of one model beside the table, which goes aboard the target."""
    model = Model(
        f"{PASSENGER}/1", BaseSize.round(25), (0.0, 0.0), PASSENGER, side, height=1.5, name=PASSENGER
    )
    figures[model.id] = Figure(model, 3)
    units[PASSENGER] = Unit(PASSENGER, PASSENGER, side, _TARGET, (model.id,), RESERVE, strength=1)


def _profiles(case: Case, perk: Perk, way: Way) -> dict[str, Profile]:
    def save(key: str) -> int | None:
        return case.value(key) if case.value(key) > 1 else None

    tough = {DEFENCE: case.value(keys.DEFENCE) or 4, HP: max(1, case.value(keys.HP)), MODELS: 1}
    tough |= {MOVE: 6, DASH: 6, **_CAN_CARRY}
    stats: dict[Stat, int | None] = {**tough, ARMOUR: save(keys.ARMOUR), AEGIS: save(keys.AEGIS)}
    held = (Held(perk.name),)
    own = held if way not in (*_HELD_BY_TARGET, "weapon") and perk.kind == "unit" else ()
    far = case.value(keys.MOVE) or 6
    mover: dict[Stat, int | None] = {**stats, MOVE: far, DASH: far}
    worth = 2 * _POINTS if perk.name == _WORTH_MORE else _POINTS
    user_too, target_too = _beside(WITH_USER, perk), _beside(WITH_TARGET, perk)
    on_weapon = (perk.name, case.effect.with_) if perk.kind == "weapon" else ()
    armed = tuple(Held(name) for name in on_weapon if name)
    weapon: dict[Stat, int | None] = {
        RANGE: case.value(keys.RANGE), ATTACKS: case.value(keys.ATTACKS) or 1,
        POWER: case.value(keys.POWER), AP: save(keys.AP),
    }  # fmt: skip
    return {
        _ATTACKER: Profile(_ATTACKER, "attacker", "unit", mover, (*own, *user_too), _POINTS),
        _TARGET: Profile(_TARGET, "target", "unit", stats, (), worth),
        perk.name: Profile(perk.name, "target", "unit", stats, (*held, *target_too), _POINTS),
        _BESIDE: Profile(_BESIDE, "target", "unit", stats, target_too, _POINTS),
        _WEAPON: Profile(_WEAPON, "the weapon", "weapon", weapon, armed, 0, ("Assault",)),
    }


def _beside(known: Mapping[str, str], perk: Perk) -> tuple[Held, ...]:
    return (Held(known[perk.name]),) if perk.name in known else ()


# why not


def _refusal(game: Game, case: Case, perk: Perk, way: Way, attacker: str, target: str) -> str:
    if way == "use":
        bearer = _bearer(game, perk, attacker)
        return perk.uses[0].refusal(game, bearer) if bearer is not None else ""
    if way == "deploy" and perk.uses:
        bearer = _bearer(game, perk, attacker)
        return perk.uses[0].refusal(game, bearer) if bearer is not None else ""
    if way == "out":
        return _why_not_aboard(game, attacker, target)
    if way == "inside":
        target = PASSENGER
    units = game.state.units
    if perk.name in ON_FRIENDS and units[target].side != units[attacker].side:
        return f"{perk.name} is used on friends; choose a model of the same side"
    rolled = way == "weapon" and case.value(keys.ROLL) and case.effect.needs("target")
    attacks = way in ("suffer", "strike", "inside") or rolled
    if attacks and attacker == target and perk.name not in ON_FRIENDS:
        return "attacker and target are of one unit; choose a model of another unit"
    why = why_not_reach(game, attacker, _WEAPON, target, possible=True) if attacks else ""
    return f"the target cannot be aimed at: {why}" if why else ""


def _why_not_aboard(game: Game, unit: str, carrier: str) -> str:
    if unit == carrier:
        return "choose another unit as the one that it gets out of"
    if game.state.units[unit].where == carrier:
        return ""
    return next((why_not_board(game, unit, hold) for hold in holds(game, carrier)), "it carries nobody")


def _ready(game: Game, case: Case, way: Way, attacker: str, target: str) -> Game:
    """Lock the two with enemies in contact in melees, and take the HP off that were lost before."""
    if way in ("out", "inside"):
        _take_aboard(game, PASSENGER if way == "inside" else attacker, target)
    units = game.state.units
    for one in (units[id_] for id_ in dict.fromkeys((attacker, target)) if id_):
        for other in game.state.on_table():
            if one.side != other.side and is_within(layout.between(game.state, one.id, other.id).gap, 0.0):
                unit_status.lock(game, one.id, other.id)
    name = case.effect.name
    lost, who = case.value(keys.LOST), attacker if name in FOR_USERS else target or attacker
    for _ in lose(game, who, lost, "lost before") if lost else ():
        break  # whoever could answer that is asked nothing about the past
    return game


def _take_aboard(game: Game, unit: str, carrier: str) -> None:
    """Put a unit into a transport before anything begins, where it may."""
    for hold in holds(game, carrier):
        if not why_not_board(game, unit, hold):
            for _ in board(game, unit, hold):
                break  # nobody is asked about what was before
            return


def _in_phase(game: Game, phase: str, perk: Perk, unit: str) -> Game:
    """Return the game in another phase, where a perk can be used then."""
    state = replace(game.state, clock=replace(game.state.clock, phase=phase))
    then = Game(state, CATALOGUE)
    bearer = _bearer(then, perk, unit)
    return game if bearer is None or perk.uses[0].refusal(then, bearer) else then


def _bearer(game: Game, perk: Perk, unit: str) -> Bearer | None:
    known = game.book.bearers(game.state)
    return next((each for each in known if each.perk is perk and each.unit == unit and not each.effect), None)


# what is done


def _flow(case: Case, perk: Perk, way: Way, attacker: str, target: str) -> Callable[[Game], Flow[None]]:
    def flow(game: Game) -> Flow[None]:
        yield from on_target(_done(game, case, perk, way, attacker, target), target)
        if case.value(keys.END):
            clock = game.state.clock
            game.emit(ClockSet(clock.turn, "End", 0, "", clock.first))
            yield from game.end("turn", "End")
        yield from remove_casualties(game)

    return flow


def _done(game: Game, case: Case, perk: Perk, way: Way, attacker: str, target: str) -> Flow[None]:
    if way == "use":
        yield from _used(game, perk, attacker)
    elif way == "move":
        how = "Dash" if perk.name.startswith("Fleeting") else "Move"
        far = allowance(game, attacker, how) if perk.kind == "roster" else float(case.value(keys.MOVE))
        yield from move(game, attacker, how, far)
    elif way == "travel":
        yield from travel(game, attacker, "Move")
    elif way == "out":
        setting_out = yield from setting_out_of(game, attacker, "Move", allowance(game, attacker, "Move"))
        if setting_out is not None:
            yield from disembark(game, setting_out)
    elif way == "turn":
        yield from game.tell(TurnBegan(game.state.clock.turn))
    elif way == "deploy":
        yield from _used(game, perk, attacker) if perk.uses else deploy(game, attacker)
    elif way == "scout":
        yield from game.end("phase", _PHASES["scout"])
    elif way == "inside":
        yield from use(game, attacker, _WEAPON, PASSENGER)
        yield from game.end("sequence")
    elif way in ("suffer", "strike") or case.value(keys.ROLL) or not case.effect.needs("target"):
        yield from use(game, attacker, _WEAPON, target if case.effect.needs("target") else "")
        yield from game.end("sequence")
    else:
        yield from _struck(game, case, attacker, target)
        yield from game.end("sequence")


def _used(game: Game, perk: Perk, unit: str) -> Flow[None]:
    bearer = _bearer(game, perk, unit)
    begun_ = PerkBegun(unit, perk.name)
    yield from game.tell(begun_)
    if begun_.void:
        game.say(f"{perk.name} fails: {begun_.void}", unit)
    elif bearer is not None:
        yield from perk.uses[0].run(game, bearer) or ()


def _struck(game: Game, case: Case, attacker: str, target: str) -> Flow[None]:
    """Hit the target surely, wherever it stands; saves and the effect's own dice are rolled."""
    gap = layout.between(game.state, attacker, target).gap if attacker != target else 0.0
    attack = attack_on(game, attacker, _WEAPON, Aim(target, (case.attacker,), gap, True))
    attack.uncover()
    game.say(f"the attack hits surely: {case.value(keys.HITS)}", attacker)
    yield from strike_surely(game, attack, case.value(keys.HITS), _BEST_FACE)
    yield from game.tell(SequenceDone(attacker, _WEAPON, (target,)))
