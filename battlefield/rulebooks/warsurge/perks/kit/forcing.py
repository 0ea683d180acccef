"""Force, Knockback, Grapple and Warp: weapons that shift whom they hurt."""

from battlefield.geometry.kernel.shapes import Point
from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack_moments import PushTriggered, Struck, WeaponResolved
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.movement.shoving import (
    Impact,
    drag,
    draw_in,
    force,
    knock_back,
    nearest_pair,
)
from battlefield.rulebooks.warsurge.perks.kit.afflicting import bears, tested
from battlefield.rulebooks.warsurge.perks.kit.resistance import is_immobile
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags, thrown, uses_weapon
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import worth
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import (
    ITS_DICE,
    ITS_FACE,
    ITS_INCHES,
    ITS_WEAPON,
    TOLD_BY_FIGURE,
    WITHOUT_SIGHT,
    working,
)
from battlefield.rules.core.events import EffectChanged, EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import TABLE, Effect, Figure, State, Until
from battlefield.rules.core.values import Scalar, Told, info_of

FORCE, KNOCKBACK, GRAPPLE, WARP = "Force", "Knockback", "Grapple", "Warp"
_PUSHES = (FORCE, KNOCKBACK)


_weapon = Rows("Tactical", "weapon")


def is_spared(game: Game, bearer: Bearer, target: str) -> bool:
    """Return whether a unit is unaffected by a perk, and say so."""
    name = bearer.perk.name
    why = game.reason_against(working(name), target, foe=bearer.unit)
    if why:
        game.say(f"{name} does not take: {why}", target)
    return bool(why)


def _pend(game: Game, name: str, bearer: Bearer, target: str, amount: int, *facts: Told) -> None:
    """Remember until the end of the attack sequence what is to befall a unit; more of the same adds up.

    The weapons of a unit and of its parts count together.
    """
    whole_of = game.state.whole_of
    for known in game.state.effects_on(target, name):
        if whole_of(known.by) == whole_of(bearer.unit):
            more = {key: _higher(dict(known.info).get(key), value) for key, value in facts}
            game.emit(EffectChanged(known.id, known.amount + amount, info=info_of(dict(known.info) | more)))
            return
    until = Until("sequence", game.state.clock.turn)
    game.begin(name, target, *facts, by=bearer.unit, amount=amount, until=until)


def _higher(known: Scalar | None, value: Scalar) -> Scalar:
    """Return the higher of two numbers; of two names the one that was known."""
    return max(int(known or 0), value) if isinstance(value, int) else known or value


def _hurts(state: State, bearer: Bearer, moment: Struck) -> bool:
    """Return whether an attack has cost a unit HP, or a sergeant of it."""
    took = moment.attack.outcome.felt > 0 and bool(bears(state, moment.attack))
    return uses_weapon(state, bearer, moment) and took


# Force and Knockback


def _push(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
    """Test once for each HP; passed, the target is pushed at the end of the attack sequence.

    One test is made for all that use the weapon, and each of those whose dice cost HP counts as one; once it
    has passed for HP of a unit, none is made for those of its sergeants.
    """
    made, target = moment.attack, bears(game.state, moment.attack)
    if is_spared(game, bearer, target):
        return
    took = f"{bearer.perk.name} took by {bearer.weapon}"
    before = _counted_before(made) if made.aimed.follows else frozenset()
    passed = game.lift(target, took) and made.aimed.follows
    if not passed and not (yield from tested(game, bearer, target, made.outcome.felt)):
        return
    unit_status.mark(game, took, target, "sequence", by=bearer.unit)
    facts = ITS_INCHES(bearer.number("inches")), ITS_DICE(bearer.number("dice"))
    hurt = frozenset(made.outcome.hurt_by)
    weapons = len(hurt - before) if passed else max(1, len(hurt | before))
    name = bearer.perk.name.rpartition(" ")[0]
    _pend(game, name, bearer, target, weapons, ITS_WEAPON(bearer.weapon), *facts)
    if not passed:
        yield from game.tell(PushTriggered(bearer.unit, bearer.weapon, target))


def _counted_before(made: Attack) -> frozenset[str]:
    """Return whose dice have cost HP before, in what an attack follows."""
    assert made.use is not None
    first = next(each for each in made.use.attacks if any(part is made for part in each.followed))
    return frozenset(
        figure for each in (first, *first.followed) if each is not made for figure in each.outcome.hurt_by
    )


def _sequence_ends(_state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    return moment.span == "sequence" and bearer.effect is not None


def _push_all(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Carry out all pushes of a unit, in the order that it picks."""
    units, by = game.state.units, bearer.cause
    pending = {str(e.id): e for e in game.state.effects if e.name in _PUSHES and e.by == by}
    words = {id_: f"{effect.name}: {units[effect.on].name}" for id_, effect in pending.items()}
    order = yield from game.order("order of pushes", words, by=units[by].commander)
    for id_ in order:
        effect = pending[id_]
        game.emit(EffectEnded(effect.id))
        if units[effect.on].where == TABLE:
            yield from _pushed(game, effect)


def _pushed(game: Game, effect: Effect) -> Flow[None]:
    inches, dice = float(effect.get(ITS_INCHES)), effect.get(ITS_DICE)
    if effect.name == FORCE:
        weapon = effect.get(ITS_WEAPON)
        yield from force(game, effect.on, inches, Impact(FORCE, effect.by, weapon, dice, effect.amount))
    else:
        yield from knock_back(game, effect.on, effect.by, inches, KNOCKBACK)


def _pushes(name: str, rank: str, inches: int, dice: int, says: str) -> Perk:
    return _weapon(
        f"{name} {rank}",
        "HP Loss, Skill Test, Instruct",
        f"{says} It is no movement and begins no melee, but may end one.",
        numbers={"inches": inches, "dice": dice},
        gives=flags(TOLD_BY_FIGURE) if name == FORCE else (),  # each whose own dice cost HP counts
        reacts=(Reacts(Struck, _push, _hurts),),
        rulings=("W-Push-1", f"W-{name}-1"),
    )


_FORCED = (
    'When it has cost HP and a Skill Test passes, the user moves the target up to {inches}" any one way as'
    " the attack sequence ends, until something is in the way. All that meet then take {dice}D6 dice, times"
    " the number of such weapons that cost it HP, which hurt on 4+, with saves."
)
_KNOCKED = (
    'When it has cost HP and a Skill Test passes, the target goes {inches}" directly away from the user as'
    ' the attack sequence ends; it stops 1" short of what is in the way.'
)


# Grapple


def _grapple(game: Game, bearer: Bearer, moment: WeaponResolved) -> Flow[None]:
    """Test for each target that it cost HP; passed, one is pulled to the other, or to a trap that struck."""
    taken: dict[str, int] = {}
    for attack in moment.use.struck:
        target = bears(game.state, attack)
        if attack.outcome.taken and target:
            taken[target] = taken.get(target, 0) + attack.outcome.taken
    for target in taken:
        if target != bearer.unit:
            _note_hooked(game, bearer, target)
    for target, amount in taken.items():
        if _is_gone(game.state, target):
            continue
        if moment.use.trap is not None:
            yield from _haul(game, bearer, target, amount, moment.use.trap)
        elif target != bearer.unit and not _is_gone(game.state, bearer.unit):
            yield from _try_to_pull(game, bearer, target, amount)


def _try_to_pull(game: Game, bearer: Bearer, target: str, amount: int) -> Flow[None]:
    if (yield from tested(game, bearer, target, amount)):
        yield from _pull(game, bearer, target)


def _note_hooked(game: Game, bearer: Bearer, target: str) -> None:
    """Remember until the attack sequence ends whom such weapons of the user have cost HP."""
    if target not in _hooked(game.state, bearer):
        until = Until("sequence", game.state.clock.turn)
        game.begin(GRAPPLE, target, by=bearer.unit, until=until)


def _hooked(state: State, bearer: Bearer) -> tuple[str, ...]:
    whole = state.whole_of(bearer.unit)
    return tuple(e.on for e in state.effects if e.name == GRAPPLE and state.whole_of(e.by) == whole)


def _haul(game: Game, bearer: Bearer, target: str, amount: int, at: Point) -> Flow[None]:
    """Pull a target to the trap that struck it, whatever either costs."""
    if _is_stuck(game, bearer, target):
        return
    if (yield from tested(game, bearer, target, amount)):
        yield from draw_in(game, target, at, GRAPPLE)


def _is_gone(state: State, unit: str) -> bool:
    return state.units[unit].where != TABLE and not passengers.is_carried(state, unit)


def _pull(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    state, user = game.state, bearer.unit
    stuck = {unit: _is_stuck(game, bearer, unit) for unit in (user, target)}
    cost = worth(game, user, full=True) - worth(game, target, full=True, targeted=True)
    if all(stuck.values()) or not cost:
        game.say("Grapple: neither is pulled", user)
        return
    moved = target if stuck[user] or (cost > 0 and not stuck[target]) else user
    if moved == user and len(_hooked(state, bearer)) > 1:
        game.say("Grapple: hooked to several targets, the user stays", user)
        return
    other = user if moved == target else target
    one, goal = nearest_pair(state.figures_of(moved), _figures(state, other))
    through = game.figure(WITHOUT_SIGHT, 0, user, weapon=bearer.weapon).value > 0
    foes = state.units[user].commander != state.units[target].commander
    yield from drag(game, moved, goal.model.at, user, GRAPPLE, through=through, fights=foes, lead=one.id)


def _is_stuck(game: Game, bearer: Bearer, unit: str) -> bool:
    """Return whether a unit cannot be pulled: one that is aboard is held by what carries it."""
    is_away = game.state.units[unit].where != TABLE
    return is_away or is_immobile(game, unit) or is_spared(game, bearer, unit)


def _figures(state: State, unit: str) -> tuple[Figure, ...]:
    """Return the figures toward which is pulled: those of the carrier for who is aboard."""
    return (
        passengers.carrying_figures(state, unit)
        if passengers.is_carried(state, unit)
        else state.figures_of(unit)
    )


# Warp


def _send(game: Game, bearer: Bearer, moment: Struck) -> None:
    """Remember a die for each HP."""
    target = bears(game.state, moment.attack)
    if not is_spared(game, bearer, target):
        _pend(game, WARP, bearer, target, moment.attack.outcome.felt, ITS_FACE(bearer.number("face")))


def _warp(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Roll the dice at the end of the attack sequence; one that is high enough sends the unit to reserve."""
    effect = bearer.effect
    assert effect is not None
    game.emit(EffectEnded(effect.id))
    if not is_on_battlefield(game.state, effect.on):
        return
    by = Bearer(bearer.perk, effect.by)
    faces = yield from thrown(game, by, effect.amount)
    if any(face >= effect.get(ITS_FACE) for face in faces):
        yield from to_reserve(game, effect.on, WARP)


_ENDS = (Reacts(SpanEnding, _push_all, _sequence_ends, "under"),)
SHIFTING: tuple[Perk, ...] = (
    _pushes(FORCE, "I", 6, 1, _FORCED),
    _pushes(FORCE, "II", 12, 2, _FORCED),
    _weapon.effect(FORCE, "Pushed as the attack sequence ends.", reacts=_ENDS),
    _pushes(KNOCKBACK, "I", 6, 0, _KNOCKED),
    _pushes(KNOCKBACK, "II", 12, 0, _KNOCKED),
    _weapon.effect(KNOCKBACK, "Knocked back as the attack sequence ends.", reacts=_ENDS),
    _weapon(
        GRAPPLE,
        "HP Loss, Skill Test, Point Cost (Lesser), Point Cost (Greater), Instruct, Specific",
        "When it has cost HP and a Skill Test passes, a cheaper target is pulled straight to the user, and"
        " the user to a dearer one; full costs count. The user says where on the way it stops; in contact"
        " with enemies a melee begins. Who is immobile or unaffected stays and pulls the other one.",
        reacts=(Reacts(WeaponResolved, _grapple, uses_weapon),),
        rulings=("W-Grapple-1", "W-Grapple-2", "W-Grapple-3"),
    ),
    _weapon(
        WARP,
        "HP Loss, D6 (6+), Specific",
        "A die for each HP it costs as the attack sequence ends: one {face}+ sends the target into its"
        " reserve, from where it may come back from the next turn on.",
        numbers={"face": 6},
        reacts=(Reacts(Struck, _send, _hurts), Reacts(SpanEnding, _warp, _sequence_ends, "under")),
    ),
)
