"""Afflictions that hold units, lead them astray or take their wits."""

from fractions import Fraction
from math import atan2, degrees, hypot

from battlefield.geometry.tolerance import is_within
from battlefield.rulebooks.warsurge import marks
from battlefield.rulebooks.warsurge.perks.afflicting import (
    afflict,
    at_most_double,
    cannot_hold,
    changes,
    effect_row,
    hp_taken,
    is_suffering,
    lays_on_dice,
    lays_on_hp,
    stops,
    weapon_row,
    works,
)
from battlefield.rulebooks.warsurge.perks.directed import (
    FLIGHT_FORBIDS,
    FLIGHT_GIVES,
    farthest,
    flight,
    only_nearest,
    units_beside,
)
from battlefield.rulebooks.warsurge.perks.resistance import game_of
from battlefield.rulebooks.warsurge.perks.vocabulary import uses_weapon
from battlefield.rulebooks.warsurge.trails import KINDS, inches_in, last_way
from battlefield.rules.events import EffectChanged, EffectEnded, Placed
from battlefield.rules.figuring import Modifier, becomes, plus, times
from battlefield.rules.flow import Game
from battlefield.rules.moments import Moved, Moving, Struck, UnitDone
from battlefield.rules.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.state import State
from battlefield.rules.values import info_of

RANKS = ("I", "II")
ATTEMPTS = 2
SLACK_DEGREES = 5.0
"""What a hand may be off a direction."""
SLACK_INCHES = 0.25
"""What a hand may be off a distance."""
_BEGUN = ("Activate", "Aether", "Mastery Test")


# attempts that wear something off


def _count(game: Game, bearer: Bearer, key: str) -> None:
    """Count an attempt, and end the effect with the last that it takes."""
    effect = bearer.effect
    assert effect is not None
    counts = {**dict(effect.info), key: int(effect.get(key) or 0) + 1}
    game.emit(EffectChanged(effect.id, effect.amount, info=info_of(counts)))
    needed = dict(bearer.perk.numbers)
    if all(int(counts.get(each, 0)) >= int(needed[each]) for each in ("moves", "attacks") if each in needed):
        game.emit(EffectEnded(effect.id, "worn off"))


def _tries(state: State, bearer: Bearer, moment: UnitDone) -> bool:
    counted = KINDS if "attacks" not in bearer.perk.numbers else (*KINDS, "Attack")
    return moment.unit == bearer.unit and moment.action in counted and works(state, bearer)


def _tried(game: Game, bearer: Bearer, moment: UnitDone) -> Flow[None]:
    _count(game, bearer, "attacks" if moment.action == "Attack" else "moves")
    yield from ()


def _relocates(state: State, bearer: Bearer, moment: Moved) -> bool:
    own = moment.unit == bearer.unit and not moment.forced and moment.how not in KINDS
    return own and works(state, bearer)


def _relocated(game: Game, bearer: Bearer, _moment: Moved) -> Flow[None]:
    _count(game, bearer, "moves")
    yield from ()


_WEARS_OFF = (Reacts(UnitDone, _tried, _tries, "under"), Reacts(Moved, _relocated, _relocates, "under"))
_ATTEMPTED = changes("attempts", lambda _, bearer: plus(1, bearer.perk.name))


def _halves(stat: str) -> Gives:
    """Halve a distance, rounded up, by at least an inch."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier:
        printed = ask.state.profile_of(ask.unit).stats.get(stat) or 0
        return plus(-1, bearer.perk.name) if printed == 1 else times(Fraction(1, 2), bearer.perk.name)

    return changes(stat, answer)


def _hardened(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Double the Defence, unless the unit is frozen as well."""
    return None if is_suffering(ask.state, bearer.unit, "Freeze") else times(2, bearer.perk.name)


def _held(name: str, rank: str, what: str) -> Perk:
    """Make a weapon's row that lays an effect after a Skill Test, by HP lost or by successful dice."""
    on_dice = rank == "II"
    when = "whose attacker's dice succeed" if on_dice else "that loses HP to it"
    trigger = lays_on_dice(test=True) if on_dice else lays_on_hp(test=True)
    stat = "" if name == "Freeze" else ", Stat Change"
    terms = f"Attack Dice, Skill Test{stat}" if on_dice else f"HP Loss, Skill Test{stat}"
    full = f"{name} {rank}".strip()
    return weapon_row(full, terms, f"After a Skill Test, a unit {when} {what}", reacts=(trigger,))


# led astray


def _perks_begun(ask: Ask, bearer: Bearer) -> str:
    """Let no perks be used that one begins or tests for."""
    perk = ask.fact("perk")
    begun = perk is None or any(term.startswith(_BEGUN) for term in perk.terms)
    return bearer.perk.name if begun and works(ask.state, bearer) else ""


def _is_moved(state: State, bearer: Bearer, moment: Moving) -> bool:
    return moment.unit == bearer.unit and moment.how in KINDS and works(state, bearer)


def _hand_over(game: Game, bearer: Bearer, moment: Moving) -> Flow[None]:
    """Let the side that confused a unit place it."""
    if bearer.cause in game.state.units:
        moment.by = game.state.units[bearer.cause].commander
    yield from ()


def _only_nearest(ask: Ask, bearer: Bearer) -> str:
    """Let weapons be directed at the nearest unit of all."""
    if not works(ask.state, bearer):
        return ""
    game = game_of(ask)
    return only_nearest(
        game, bearer.unit, ask.weapon, ask.foe, units_beside(game, bearer.unit), bearer.perk.name
    )


def _has_raved(state: State, bearer: Bearer, moment: UnitDone) -> bool:
    return moment.unit == bearer.unit and moment.action == "Attack" and works(state, bearer)


def _calm(game: Game, bearer: Bearer, _moment: UnitDone) -> Flow[None]:
    if bearer.effect is not None:
        game.emit(EffectEnded(bearer.effect.id, "it has attacked"))
    yield from ()


def _direction(game: Game, bearer: Bearer, moment: Moving) -> Flow[None]:
    """Let a unit's middle go the way it went last."""
    state, unit = game.state, bearer.unit
    way = last_way(state, unit)
    if way is None or not hypot(way.x, way.y):
        return
    begun = {figure.id: figure.model.at for figure in state.figures_of(unit)}

    def check(places: tuple[Placed, ...]) -> str:
        x = sum(p.at[0] - begun[p.figure][0] for p in places)
        y = sum(p.at[1] - begun[p.figure][1] for p in places)
        turn = degrees(atan2(way.x * y - way.y * x, way.x * x + way.y * y))
        if not hypot(x, y) or is_within(abs(turn), SLACK_DEGREES):
            return ""
        return f"{bearer.perk.name}: it goes the way it went last, within {SLACK_DEGREES:g} degrees"

    moment.checks.append(check)
    far = hypot(way.x, way.y)
    ahead = farthest(game, unit, moment.allowance, (way.x / far, way.y / far))
    moment.tries += [ahead] if ahead else []
    yield from ()


def _velocity(game: Game, bearer: Bearer, moment: Moving) -> Flow[None]:
    """Let a unit go as far as it went in the turn before, where it finds a way."""
    state, unit = game.state, bearer.unit
    far = inches_in(state, unit, moment.how, state.clock.turn - 1)
    if not far:
        moment.stopped = f"{bearer.perk.name}: it stood still last turn"
        return
    moment.allowance = far = min(far, moment.allowance)
    begun = {figure.id: figure.model.at for figure in state.figures_of(unit)}

    def check(places: tuple[Placed, ...]) -> str:
        gone = max(hypot(p.at[0] - begun[p.figure][0], p.at[1] - begun[p.figure][1]) for p in places)
        return "" if is_within(far - SLACK_INCHES, gone) else f"{bearer.perk.name}: it goes {far:.2f} in"

    for way in _COMPASS:
        there = farthest(game, unit, far, way)
        if there and not check(there):
            moment.tries.append(there)
            moment.checks.append(check)
            return
    yield from ()


_DIAGONAL = 0.5**0.5
_COMPASS = (
    *((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)),
    *((x * _DIAGONAL, y * _DIAGONAL) for x in (1, -1) for y in (1, -1)),
)


def _went(ask: Ask, bearer: Bearer) -> str:
    """Let a unit that moved last turn not stand still."""
    state, clock = ask.state, ask.state.clock
    if clock.phase not in KINDS or not works(state, bearer):
        return ""
    return bearer.perk.name if inches_in(state, bearer.unit, clock.phase, clock.turn - 1) else ""


# dread


def _has_gone(state: State, bearer: Bearer, moment: UnitDone) -> bool:
    return moment.unit == bearer.unit and moment.action in KINDS and works(state, bearer)


def _gone(game: Game, bearer: Bearer, moment: UnitDone) -> Flow[None]:
    """End the dread once a move and a dash have been given to it."""
    effect = bearer.effect
    assert effect is not None
    done = {**dict(effect.info), moment.action: True}
    game.emit(EffectChanged(effect.id, effect.amount, info=info_of(done)))
    if all(done.get(how) for how in KINDS):
        game.emit(EffectEnded(effect.id, "it has fled"))
    yield from ()


# palsy, stupor


def _palsied(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
    """Roll a die for each HP lost, and lay the affliction where one shows a 6."""
    count = hp_taken(moment.attack)
    if not count or game.reason_against("effect Paralysis", moment.target, foe=bearer.unit):
        return
    by = game.state.units[bearer.unit].commander
    faces = yield from game.roll("Paralysis", count, by=by, about=(bearer.unit, moment.target))
    if 6 in faces:
        yield from afflict(game, "Paralysis", moment.target, by=bearer.unit, weapon=bearer.weapon)


def _lets_go(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let a unit walk away from foes that cannot hold it."""
    foes = marks.foes_in_melee(ask.state, ask.unit)
    free = bearer.unit in foes and all(is_suffering(ask.state, foe, "Paralysis") for foe in foes)
    return plus(1, bearer.perk.name) if free else None


def _fails(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Make tests of Aether weapons harder."""
    return plus(-3, bearer.perk.name) if ask.weapon else None


def _by_die(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let a harmless weapon need a die for what would pass by itself."""
    harmless = any(why.startswith("Harmless") for why in ask.fact("why", ()))
    return becomes(4, bearer.perk.name) if harmless else None


_UNTIL = "until the next turn ends or it has tried to move twice."
PERKS: tuple[Perk, ...] = (
    weapon_row(
        "Confuse",
        "HP Loss, Skill Test, Point Cost (Double), End of Turn, Instruct",
        "After a Skill Test, a unit of at most double the cost that loses HP to it uses no weapons and"
        " begins no perks in"
        " the next turn, and its enemy places it when it moves or dashes, out of melees too.",
        gives=(changes("leaves melee", lambda _, bearer: plus(1, bearer.perk.name)),),
        forbids=(*stops("weapons"), Forbids("perks", _perks_begun, "under"), cannot_hold(*KINDS)),
        reacts=(lays_on_hp(test=True, only=at_most_double), Reacts(Moving, _hand_over, _is_moved, "under")),
        rulings=("W-Confuse-1",),
    ),
    *(_held("Cripple", rank, f"has half its Move and Dash, {_UNTIL}") for rank in RANKS),
    effect_row(
        "Cripple",
        f"Half of Move and Dash, {_UNTIL}",
        numbers={"moves": ATTEMPTS},
        gives=(_halves("move"), _halves("dash")),
        reacts=_WEARS_OFF,
        rulings=("W-Attempts-1",),
    ),
    weapon_row(
        "Delirium",
        "Point Cost (Double), HP Loss, Skill Test",
        "After a Skill Test, a unit of at most double the cost that loses HP to it attacks the nearest unit,"
        " friend or"
        " foe, with all it has, this turn or, where it has attacked already, in the next.",
        gives=(
            changes("targets anybody", lambda _, bearer: plus(1, bearer.perk.name)),
            changes("must attack", lambda _, bearer: plus(1, bearer.perk.name)),
        ),
        forbids=(Forbids("target", _only_nearest, "under"), cannot_hold("Attack")),
        reacts=(lays_on_hp(test=True, only=at_most_double), Reacts(UnitDone, _calm, _has_raved, "under")),
        rulings=("W-Delirium-1",),
    ),
    weapon_row(
        "Direction Lock",
        "HP Loss, Skill Test, End of Turn",
        "After a Skill Test, a unit that loses HP to it moves and dashes in the next turn only the way it"
        " went last.",
        reacts=(lays_on_hp(test=True), Reacts(Moving, _direction, _is_moved, "under")),
        rulings=("W-DirectionLock-1",),
    ),
    weapon_row(
        "Dread",
        "HP Loss, Skill Test, End of Phase/Step",
        "After a Skill Test, a unit that loses HP to it gives its next move and dash to reaching its own"
        " edge, and goes"
        " into reserve there, or at once where it is immobile; in a melee it has -1 to attack dice instead.",
        gives=FLIGHT_GIVES,
        forbids=FLIGHT_FORBIDS,
        reacts=(
            lays_on_hp(test=True),
            *flight(at_phase_end=True),
            Reacts(UnitDone, _gone, _has_gone, "under"),
        ),
        rulings=("W-Flight-1", "W-Dread-1"),
    ),
    *(_held("Freeze", rank, f"is immobile, {_UNTIL}") for rank in RANKS),
    effect_row(
        "Freeze",
        f"Immobile, {_UNTIL}",
        numbers={"moves": ATTEMPTS},
        gives=(_ATTEMPTED,),
        forbids=stops("movement"),
        reacts=_WEARS_OFF,
        rulings=("W-Attempts-1",),
    ),
    weapon_row(
        "Fugue",
        "HP Loss, Skill Test, End of Turn",
        "After a Skill Test, a unit that loses HP to it fails all Mastery and Skill Tests in the next turn;"
        " its Aether"
        " weapons have -3 to their tests, and what harmless ones do needs a 4+.",
        gives=(changes("Aether Test", _fails), changes("automatic face", _by_die)),
        forbids=stops("Mastery Test", "Skill Test"),
        reacts=(lays_on_hp(test=True),),
    ),
    weapon_row(
        "Paralysis",
        "HP Loss, D6 (6+), End of Turn",
        "A die for each HP lost to it: on a 6 the unit is as if absent from the end of this turn to the end"
        " of the next:"
        " it does nothing, holds nothing and nobody.",
        gives=(changes("leaves melee", _lets_go, mine=False),),
        forbids=stops("movement", "weapons", "perks", "objectives"),
        reacts=(Reacts(Struck, _palsied, uses_weapon),),
    ),
    weapon_row(
        "Solidify",
        "HP Loss, Skill Test, Stat Change",
        "After a Skill Test, a unit that loses HP to it has double Defence, but is immobile and uses no"
        " weapons or"
        " perks, until the next turn ends or it has tried to move twice and to attack once.",
        numbers={"moves": ATTEMPTS, "attacks": 1},
        gives=(changes("defence", _hardened), _ATTEMPTED),
        forbids=stops("movement", "weapons", "perks", "objectives"),
        reacts=(lays_on_hp(test=True), *_WEARS_OFF),
        rulings=("W-Attempts-1",),
    ),
    weapon_row(
        "Stun",
        "HP Loss, Skill Test, End of Turn",
        "After a Skill Test, a unit that loses HP to it has no help from dice modifiers in the next turn,"
        " needs at least"
        " 5+ with attack dice, and picks out no models.",
        gives=(changes("stunned", lambda _, bearer: plus(1, bearer.perk.name)),),
        forbids=stops("precision"),
        reacts=(lays_on_hp(test=True),),
    ),
    weapon_row(
        "Velocity Lock",
        "HP Loss, Skill Test, End of Turn",
        "After a Skill Test, a unit that loses HP to it moves and dashes in the next turn as far as it did"
        " in this one,"
        " or not at all.",
        forbids=(Forbids("hold", _went, "under"),),
        reacts=(lays_on_hp(test=True), Reacts(Moving, _velocity, _is_moved, "under")),
        rulings=("W-VelocityLock-1",),
    ),
)
