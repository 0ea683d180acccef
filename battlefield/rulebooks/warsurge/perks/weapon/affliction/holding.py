"""Afflictions that hold units or take their wits."""

from dataclasses import replace
from fractions import Fraction

from battlefield.rulebooks.warsurge.attack_moments import Struck
from battlefield.rulebooks.warsurge.moments import Moved, StayedPut
from battlefield.rulebooks.warsurge.occasions import Acting, Testing
from battlefield.rulebooks.warsurge.perks.kit.afflicting import (
    afflict,
    bears,
    changes,
    effect_row,
    halves_what_is_added,
    is_suffering,
    lays_on_dice,
    lays_on_hp,
    stops,
    weapon_row,
    works,
)
from battlefield.rulebooks.warsurge.perks.kit.resistance import without_rank
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import asked_perk, uses_weapon
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import stat as figure_of
from battlefield.rulebooks.warsurge.units.trails import KINDS, goes_on, is_its_own
from battlefield.rulebooks.warsurge.words import (
    AETHER_TEST,
    AUTOMATIC_FACE,
    DASH,
    DEFENCE,
    HOLDING_OBJECTIVES,
    ITS_ATTACKS,
    ITS_MOVES,
    LEAVES_MELEE,
    MASTERY_TEST,
    MOVE,
    MOVE_ATTEMPTS,
    MOVEMENT,
    SKILL_TEST,
    STUNNED,
    TO_USE_PRECISION,
    USING_PERKS,
    USING_WEAPONS,
    automatic,
    passing,
)
from battlefield.rules.core.events import EffectChanged, EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, afterwards, becomes, plus, times
from battlefield.rules.core.moments import UnitDone
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import State
from battlefield.rules.core.values import info_of
from battlefield.rules.core.words import Fact, Stat, befalling

RANKS = ("I", "II")
ATTEMPTS = 2
_HALF = Fraction(1, 2)


# attempts that wear something off


def _count(game: Game, bearer: Bearer, counted: Fact[int]) -> None:
    """Count an attempt, and end the effect with the last that it takes."""
    effect = bearer.effect
    assert effect is not None
    counts = {each: effect.get(each) + (each == counted) for each in (ITS_MOVES, ITS_ATTACKS)}
    kept = dict(effect.info) | {each.name: count for each, count in counts.items() if count}
    game.emit(EffectChanged(effect.id, effect.amount, info=info_of(kept)))
    needed = bearer.perk.numbers
    if all(count >= int(needed.get(each.name, 0)) for each, count in counts.items()):
        game.emit(EffectEnded(effect.id, "worn off"))


def _tries(state: State, bearer: Bearer, moment: UnitDone) -> bool:
    counted = KINDS if "attacks" not in bearer.perk.numbers else (*KINDS, "Attack")
    return moment.unit == bearer.unit and moment.action in counted and works(state, bearer)


def _tried(game: Game, bearer: Bearer, moment: UnitDone) -> None:
    _count(game, bearer, ITS_ATTACKS if moment.action == "Attack" else ITS_MOVES)


def _relocates(state: State, bearer: Bearer, moment: Moved) -> bool:
    own = moment.unit == bearer.unit and not moment.forced and moment.how not in KINDS
    return own and is_its_own(moment.how) and not goes_on(moment.how) and works(state, bearer)


def _stays_put(state: State, bearer: Bearer, moment: StayedPut) -> bool:
    return moment.unit == bearer.unit and works(state, bearer)


def _relocated(game: Game, bearer: Bearer, _moment: Moved | StayedPut) -> None:
    _count(game, bearer, ITS_MOVES)


_BY_ACTIONS = Reacts(UnitDone, _tried, _tries, "under")
_WEARS_OFF = (_BY_ACTIONS, Reacts(Moved, _relocated, _relocates, "under"))
_WEARS_OFF_IN_VAIN = (_BY_ACTIONS, Reacts(StayedPut, _relocated, _stays_put, "under"))


def _attempts(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let a unit try in vain whatever wears the effect off."""
    counts = ask.about != Acting("Attack") or "attacks" in bearer.perk.numbers
    return plus(1, bearer.perk.name) if counts else None


_ATTEMPTED = changes(MOVE_ATTEMPTS, _attempts)


_RELOCATING = ("Blink", "Manoeuvre", "Reflex Manoeuvre", "Teleport")


def _but_for_relocating(stop: Forbids) -> Forbids:
    """Stop the use of perks, but for those that one relocates by: these may be tried, in vain."""

    def answer(ask: Ask, bearer: Bearer) -> str:
        perk = asked_perk(ask)
        tries = perk is not None and without_rank(perk.name) in _RELOCATING
        return "" if tries else stop.answer(ask, bearer)

    return Forbids(stop.what, answer, "under")


def _halves(stat: Stat) -> tuple[Gives, Gives]:
    """Halve a distance, rounded up, by at least an inch: of a single inch nothing is left."""

    def last_inch(ask: Ask, bearer: Bearer) -> Modifier | None:
        others = tuple(effect for effect in ask.state.effects if effect != bearer.effect)
        assert ask.book is not None
        whole = figure_of(Game(replace(ask.state, effects=others), ask.book), stat, ask.unit).value
        return afterwards(-_HALF, bearer.perk.name) if whole == 1 else None

    return changes(stat, lambda _, bearer: times(_HALF, bearer.perk.name)), changes(stat, last_inch)


def _hardened(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Double the Defence, unless the unit is frozen as well."""
    return None if is_suffering(ask.state, bearer.unit, "Freeze") else times(2, bearer.perk.name)


def _held(name: str, rank: str, what: str) -> Perk:
    """Make a weapon's row that lays an effect after a Skill Test, by HP lost or by successful dice."""
    on_dice = rank == "II"
    when = "whose attacker's dice succeed" if on_dice else "that loses HP to it"
    triggers = lays_on_dice() if on_dice else (lays_on_hp(test=True),)
    stat = "" if name == "Freeze" else ", Stat Change"
    terms = f"Attack Dice, Skill Test{stat}" if on_dice else f"HP Loss, Skill Test{stat}"
    full = f"{name} {rank}".strip()
    return weapon_row(full, terms, f"After a Skill Test, a unit {when} {what}", reacts=triggers)


# palsy, stupor


def _palsied(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
    """Roll a die for each HP lost, and lay the affliction where one shows a 6."""
    count, target = moment.attack.outcome.taken, bears(game.state, moment.attack)
    if not count or not target:
        return
    immune = game.reason_against(befalling("Paralysis"), target, foe=bearer.unit)
    if immune:
        game.say(f"Paralysis does not take: {immune}", target)
        return
    if (yield from _has_palsied(game, bearer, target, count)):
        yield from afflict(game, "Paralysis", target, by=bearer.unit, weapon=bearer.weapon)


def _has_palsied(game: Game, bearer: Bearer, target: str, count: int) -> Flow[bool]:
    """Roll the dice, unless the target needs none."""
    user, weapon = bearer.unit, bearer.weapon
    by_itself = game.figure(automatic("Paralysis"), 0, user, weapon=weapon, foe=target)
    if by_itself.value > 0:
        game.explain(by_itself, "Paralysis takes without a die", target)
        return True
    by = game.state.units[user].commander
    return 6 in (yield from game.roll("Paralysis", count, by=by, about=(user, target), alike=True))


def _lets_go(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let a unit walk away from foes that cannot hold it."""
    foes = unit_status.foes_in_melee(ask.state, ask.unit)
    free = bearer.unit in foes and all(is_suffering(ask.state, foe, "Paralysis") for foe in foes)
    return plus(1, bearer.perk.name) if free else None


def _fails(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Make tests of Aether weapons harder."""
    return plus(-3, bearer.perk.name) if ask.weapon else None


def _by_die(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let a harmless weapon need a die for what would pass by itself."""
    testing = ask.told(Testing)
    harmless = testing is not None and any(why.startswith("Harmless") for why in testing.by_itself)
    return becomes(4, bearer.perk.name) if harmless else None


_UNTIL = "until the next turn ends or it has tried to move twice."
PERKS: tuple[Perk, ...] = (
    *(_held("Cripple", rank, f"has half its movement, {_UNTIL}") for rank in RANKS),
    effect_row(
        "Cripple",
        f"Half of Move and Dash, and of what dice or a charge add, {_UNTIL}",
        numbers={"moves": ATTEMPTS},
        gives=(*_halves(MOVE), *_halves(DASH)),
        reacts=(*_WEARS_OFF, halves_what_is_added("under", works)),
        rulings=("W-Attempts-1", "W-Cripple-1"),
    ),
    *(_held("Freeze", rank, f"is immobile, {_UNTIL}") for rank in RANKS),
    effect_row(
        "Freeze",
        f"Immobile, {_UNTIL}",
        numbers={"moves": ATTEMPTS},
        gives=(_ATTEMPTED,),
        forbids=stops(MOVEMENT),
        reacts=_WEARS_OFF_IN_VAIN,
        rulings=("W-Attempts-1",),
    ),
    weapon_row(
        "Fugue",
        "HP Loss, Skill Test, End of Turn",
        "After a Skill Test, a unit that loses HP to it fails all Mastery and Skill Tests in the next turn;"
        " its Aether weapons have -3 to their tests, and what harmless ones do needs a 4+.",
        gives=(changes(AETHER_TEST, _fails), changes(AUTOMATIC_FACE, _by_die)),
        forbids=stops(passing(MASTERY_TEST), passing(SKILL_TEST)),
        reacts=(lays_on_hp(test=True),),
    ),
    weapon_row(
        "Paralysis",
        "HP Loss, D6 (6+), End of Turn",
        "A die for each HP lost to it: on a 6 the unit is as if absent from the end of this turn to the end"
        " of the next: it does nothing, holds nothing and nobody.",
        gives=(changes(LEAVES_MELEE, _lets_go, mine=False),),
        forbids=stops(MOVEMENT, USING_WEAPONS, USING_PERKS, HOLDING_OBJECTIVES),
        reacts=(Reacts(Struck, _palsied, uses_weapon),),
    ),
    weapon_row(
        "Solidify",
        "HP Loss, Skill Test, Stat Change",
        "After a Skill Test, a unit that loses HP to it has double Defence, but is immobile and uses no"
        " weapons or perks, until the next turn ends or it has tried to move twice and to attack once. To try"
        " a perk that relocates it counts as trying to move.",
        numbers={"moves": ATTEMPTS, "attacks": 1},
        gives=(changes(DEFENCE, _hardened), _ATTEMPTED),
        forbids=(
            *stops(MOVEMENT, USING_WEAPONS, HOLDING_OBJECTIVES),
            *map(_but_for_relocating, stops(USING_PERKS)),
        ),
        reacts=(lays_on_hp(test=True), *_WEARS_OFF_IN_VAIN),
        rulings=("W-Attempts-1",),
    ),
    weapon_row(
        "Stun",
        "HP Loss, Skill Test, End of Turn",
        "After a Skill Test, a unit that loses HP to it has no help from dice modifiers in the next turn,"
        " needs at least 5+ with attack dice, and picks out no models.",
        gives=(changes(STUNNED, lambda _, bearer: plus(1, bearer.perk.name)),),
        forbids=stops(TO_USE_PRECISION),
        reacts=(lays_on_hp(test=True),),
    ),
)
