"""Tactical perks: weapons that are better against some, or in some plight."""

from collections.abc import Callable, Iterable
from typing import Any

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.targets import weapons_of
from battlefield.rulebooks.warsurge.attack_moments import SequenceDone, Struck
from battlefield.rulebooks.warsurge.moments import Engaged, Falling
from battlefield.rulebooks.warsurge.occasions import Testing
from battlefield.rulebooks.warsurge.perks.kit.afflicting import bears, tested
from battlefield.rulebooks.warsurge.perks.kit.copying import COPYING
from battlefield.rulebooks.warsurge.perks.kit.forcing import SHIFTING, is_spared
from battlefield.rulebooks.warsurge.perks.kit.offering import CORRUPTED
from battlefield.rulebooks.warsurge.perks.kit.out_of_turn import OUT_OF_TURN
from battlefield.rulebooks.warsurge.perks.kit.resistance import without_rank
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    attack_of,
    flags,
    from_note,
    hp_as_used,
    of_the_bearer,
    uses_weapon,
    was_used,
)
from battlefield.rulebooks.warsurge.perks.weapon.precision import PRECISION
from battlefield.rulebooks.warsurge.perks.weapon.speed import SPEED
from battlefield.rulebooks.warsurge.perks.weapon.traps import TRAPS
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import with_parts
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rulebooks.warsurge.units.stats import full_hp, own_hp
from battlefield.rulebooks.warsurge.words import (
    AIMS_BEYOND_RANGE,
    ATTACK_DICE,
    ATTACKS,
    HARMLESS,
    HP_LOSS,
    IS_LED,
    ITS_BEGINS,
    ITS_REROLL,
    ITS_USED,
    ITS_WEAPON,
    POWER,
    RANGE,
    REROLL_FAILURES,
    SHARED,
    SHIELDING,
    SKILL_TEST,
    SPLITS_ATTACKS,
    THROUGH_HULLS,
    TOLD_BY_RANGE,
    USING_THE_WEAPON,
    WITHOUT_SIGHT,
    automatic,
    noted_of,
)
from battlefield.rules.core.events import EffectEnded, WeaponsChanged
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import State, Until
from battlefield.rules.core.words import Fact, Stat

COMMANDERS = ("Leader", "Sergeant", "War Master")
FLYING = ("Airborne", "Jumper")


_weapon = Rows("Tactical", "weapon")


def has_any(state: State, unit: str, names: Iterable[str]) -> bool:
    """Return whether a unit has a perk of one of these names."""
    profile = state.profile_of(unit)
    return any(profile.has(name) for name in names)


# against some


def _if_foe(names: tuple[str, ...], modifier: Callable[[Any, str], Modifier], number: str) -> Any:
    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        """Return a modifier against a unit that has one of these perks."""
        if not ask.foe or not has_any(ask.state, ask.foe, names):
            return None
        return modifier(bearer.number(number), bearer.perk.name)

    return answer


def _anti_air(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Return a bonus against what flies or jumps, and perhaps a penalty against others."""
    flies = ask.foe and has_any(ask.state, ask.foe, FLYING)
    amount = bearer.number("bonus") if flies else -bearer.number("penalty")
    return plus(amount, bearer.perk.name) if amount else None


def _commander(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Reroll failures against a commander, or who is joined by one, whoever takes the attack for them."""
    assert ask.book is not None
    game, attack = Game(ask.state, ask.book), attack_of(ask)
    meant = filter(None, (ask.foe, attack.aimed.meant_for if attack is not None else ""))
    found = any(has_any(ask.state, foe, COMMANDERS) or game.figure(IS_LED, 0, foe).value for foe in meant)
    return plus(1, bearer.perk.name) if found else None


# in some plight


def _focus(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Reroll failures while neither side has moved."""
    still = not any(unit_status.has_moved(ask.state, unit) for unit in (ask.unit, ask.foe) if unit)
    return plus(1, bearer.perk.name) if still and ask.foe else None


def _hearty(number: str) -> Callable[[Ask, Bearer], Modifier | None]:
    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        """Return a bonus at full HP."""
        assert ask.book is not None
        whole = hp_as_used(ask) >= full_hp(Game(ask.state, ask.book), ask.unit)
        return plus(bearer.number(number), bearer.perk.name) if whole else None

    return answer


def _bleeds(game: Game, bearer: Bearer, _moment: TurnBegan) -> None:
    """Note at the start of a turn that the user is at half of its HP or less."""
    if 0 < own_hp(game.state, bearer.unit) <= full_hp(game, bearer.unit) // 2:
        turn, bonus = game.state.clock.turn, bearer.number("bonus")
        facts = ITS_WEAPON(bearer.weapon), noted_of(POWER)(bonus), noted_of(ATTACKS)(bonus)
        game.begin(bearer.perk.name, bearer.unit, *facts, by=bearer.unit, until=Until("turn", turn))


def _keyed_up(fact: Fact[int]) -> Callable[[Game, Bearer, Engaged], None]:
    def act(game: Game, bearer: Bearer, moment: Engaged) -> None:
        """Note that the next use is the first after beginning a melee."""
        _calm(game, bearer, moment)
        game.begin(
            bearer.perk.name,
            bearer.unit,
            ITS_WEAPON(bearer.weapon),
            fact(bearer.number("bonus")),
            by=bearer.unit,
        )

    return act


def _calm(game: Game, bearer: Bearer, _moment: Any) -> None:
    for effect in game.state.effects_on(bearer.unit, bearer.perk.name):
        if effect.get(ITS_WEAPON) == bearer.weapon:
            game.emit(EffectEnded(effect.id, "the weapon was used"))


def _first_use(name: str, fact: Fact[int], stat: Stat, terms: str, says: str) -> Perk:
    return _weapon(
        name,
        terms,
        says,
        numbers={"bonus": 1},
        gives=(from_note(stat, fact),),
        reacts=(Reacts(Engaged, _keyed_up(fact), of_the_bearer), Reacts(SequenceDone, _calm, was_used)),
        rulings=("W-Clash-1",),
    )


# range and sight


def _reaches_on(_ask: Ask, bearer: Bearer) -> Modifier:
    """Double the range once, whatever ranks a weapon has."""
    return times(bearer.number("times"), bearer.perk.name, key=without_rank(bearer.perk.name))


def _beyond(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take Power beyond the weapon's own range; a template counts by its farthest edge."""
    attack = attack_of(ask)
    if attack is None:
        return None
    within = is_within(attack.placed.far, attack.placed.reach)
    return None if within else plus(-bearer.number("penalty"), bearer.perk.name)


def _unseen(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take from dice against who is not seen."""
    attack = attack_of(ask)
    unseen = attack is not None and not attack.placed.seen
    return plus(-bearer.number("penalty"), bearer.perk.name) if unseen else None


# Disarm


def _disarm(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
    """Test for each HP; for each pass choose a weapon that the target cannot use this turn, or the next."""
    target, name = bears(game.state, moment.attack), bearer.perk.name
    if not target or is_spared(game, bearer, target):
        return
    by, turn = game.state.units[bearer.unit].commander, game.state.clock.turn
    late = unit_status.is_marked(game.state, unit_status.ATTACKED, target) and not is_advanced(game.state)
    begins = turn + 1 if late else turn
    arms = [arm for each in with_parts(game.state, target) for arm in weapons_of(game.state, each)]
    for _ in range(moment.attack.outcome.felt):
        then = (e for e in game.state.effects_on(target, name) if e.get(ITS_BEGINS) == begins)
        taken = [effect.get(ITS_USED) for effect in then]
        left = [arm for arm in dict.fromkeys(arms) if arm not in taken]
        if not left:
            return
        if (yield from tested(game, bearer, target, 1)):
            words = {weapon: game.state.profiles[weapon].name for weapon in left}
            chosen = yield from game.choose_one("weapon that cannot be used", words, by=by)
            until = Until("turn", begins)
            facts = ITS_USED(chosen), ITS_BEGINS(begins)
            yield from game.lay(name, target, *facts, by=bearer.unit, until=until, weapon=bearer.weapon)


def _disarmed(ask: Ask, bearer: Bearer) -> str:
    effect = bearer.effect
    if effect is None or effect.get(ITS_USED) != ask.weapon:
        return ""
    return bearer.perk.name if ask.state.clock.turn >= effect.get(ITS_BEGINS) else ""


def _struck_hp(state: State, bearer: Bearer, moment: Struck) -> bool:
    return uses_weapon(state, bearer, moment) and moment.attack.outcome.felt > 0


# Harmless and Shared


def _passes(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let tests of Grapple and of afflictions on this weapon pass by themselves where it would cost HP."""
    testing = ask.told(Testing)
    hurts = testing is not None and testing.hurts
    perk = ask.book.get(testing.source) if ask.book is not None and testing is not None and hurts else None
    fits = perk is not None and (perk.family == "Affliction" or perk.name == "Grapple")
    return plus(1, bearer.perk.name) if fits else None


def _carrier_falls(state: State, bearer: Bearer, moment: Falling) -> bool:
    return moment.unit == bearer.unit and any(
        bearer.weapon in state.figures[id_].weapons for id_ in moment.figures
    )


def _hand_on(game: Game, bearer: Bearer, moment: Falling) -> None:
    """Hand the weapon of a casualty on to a model that has none such; that one comes back without it.

    What is destroyed or has gone off is not handed on.
    """
    state, weapon = game.state, bearer.weapon
    for fallen in moment.figures:
        if weapon not in state.figures[fallen].weapons or unit_status.is_spent(state, fallen, weapon):
            continue
        rest = (f for f in game.state.living(bearer.unit) if f.id not in moment.figures)
        heir = next((figure for figure in rest if weapon not in figure.weapons), None)
        if heir is not None:
            weapons = (*heir.weapons, weapon)
            kept = tuple(each for each in state.figures[fallen].weapons if each != weapon)
            game.emit(WeaponsChanged(bearer.unit, fallen, kept, bearer.perk.name))
            game.emit(WeaponsChanged(bearer.unit, heir.id, weapons, bearer.perk.name))


_WALL = "Shield Wall"


def _in_a_wall(ask: Ask, bearer: Bearer) -> str:
    """Let a shield that is shared make no wall of shields."""
    mine = ask.weapon == bearer.weapon and ask.state.profile_of(bearer.unit).has(_WALL)
    return f"{bearer.perk.name}: no part of a {_WALL}" if mine else ""


_BONUS = {"bonus": 1}
PERKS: tuple[Perk, ...] = (
    *(
        _weapon(
            f"Anti-Air {rank}",
            "Specific",
            f"+{{bonus}} to attack dice against units with Airborne or Jumper{rest}.",
            numbers={"bonus": 1, "penalty": penalty},
            gives=(Gives(ATTACK_DICE, _anti_air),),
        )
        for rank, penalty, rest in (("I", 1, ", -{penalty} against all others"), ("II", 0, ""))
    ),
    _weapon(
        "Bloody",
        "Specific, Stat Change",
        "+{bonus} Power and attacks in each turn that the user begins with half of its HP or less.",
        numbers={"bonus": 2},
        gives=(from_note(POWER), from_note(ATTACKS)),
        reacts=(Reacts(TurnBegan, _bleeds),),
    ),
    _first_use(
        "Clash",
        noted_of(ATTACKS),
        ATTACKS,
        "Specific, Stat Change",
        "{bonus} more attack the first time it is used after the user has begun a melee.",
    ),
    _weapon(
        "Commander Killer",
        "Specific",
        "Attack dice that fail against a commander, or a unit joined by one, are rerolled.",
        gives=(Gives(REROLL_FAILURES, _commander),),
    ),
    CORRUPTED,
    _weapon(
        "Deconstruct",
        "Specific",
        "+{bonus} to attack dice against Artificial units.",
        numbers=_BONUS,
        gives=(Gives(ATTACK_DICE, _if_foe(("Artificial",), plus, "bonus")),),
    ),
    _weapon(
        "Disarm",
        "HP Loss, Skill Test",
        "For each HP it costs, a passed Skill Test puts one of the target's weapons, and its shield, out of"
        " use this turn; in the Standard playstyle the next one where it has attacked.",
        reacts=(Reacts(Struck, _disarm, _struck_hp),),
        forbids=(
            Forbids(USING_THE_WEAPON, _disarmed, "under"),
            Forbids(SHIELDING, _disarmed, "under", mine=False),
        ),
        rulings=("W-Disarm-1",),
    ),
    _weapon(
        "Dismantle",
        "Specific",
        "Artificial units lose {times} times as much HP.",
        numbers={"times": 2},
        gives=(Gives(HP_LOSS, _if_foe(("Artificial",), times, "times")),),
    ),
    _first_use(
        "Flurry",
        ITS_REROLL,
        REROLL_FAILURES,
        "Specific",
        "Attack dice that fail are rerolled the first time it is used after the user has begun a melee.",
    ),
    _weapon(
        "Focus",
        "Specific",
        "Attack dice that fail are rerolled while neither the user nor the target has moved this turn.",
        gives=(Gives(REROLL_FAILURES, _focus),),
    ),
    _weapon(
        "Harmless",
        "Specific",
        "It costs no HP; Grapple and afflictions on it need no Skill Test where it would have.",
        gives=(*flags(HARMLESS), Gives(automatic(SKILL_TEST), _passes)),
        rulings=("W-Harmless-1",),
    ),
    _weapon(
        "Hearty",
        "Specific, Stat Change",
        '+{range}" range and +{power} Power while the user is at full HP.',
        numbers={"range": 12, "power": 1},
        gives=(Gives(RANGE, _hearty("range")), Gives(POWER, _hearty("power"))),
    ),
    *(
        _weapon(
            f"Longshot {rank}",
            "Specific, Stat Change",
            "It may be aimed up to {times} times its range; beyond the range it has -{penalty} Power.",
            numbers={"times": 2, "penalty": penalty},
            gives=(Gives(AIMS_BEYOND_RANGE, _reaches_on), Gives(POWER, _beyond), *flags(TOLD_BY_RANGE)),
            rulings=("W-Longshot-1",),
        )
        for rank, penalty in (("I", 1), ("II", 2))
    ),
    _weapon(
        "Multi-Strike",
        "Passive",
        "Each of its attacks may go to another unit; with a template each attack lays one.",
        gives=flags(SPLITS_ATTACKS),
        rulings=("W-MultiStrike-1",),
    ),
    *(
        _weapon(
            f"No Line of Sight {rank}",
            "Passive",
            says,
            numbers={"penalty": penalty},
            gives=(*flags(WITHOUT_SIGHT, *more), *((Gives(ATTACK_DICE, _unseen),) if penalty else ())),
        )
        for rank, penalty, says, more in (
            ("I", 2, "It needs no line of sight, at -{penalty} to attack dice against who is not seen.", ()),
            ("II", 0, "It needs no line of sight.", ()),
            ("III", 0, "It needs no line of sight, not even into or out of transports.", (THROUGH_HULLS,)),
        )
    ),
    *PRECISION,
    _weapon(
        "Shared",
        "Specific",
        "Any model of the unit may use it, as many at once as carry it; it is handed on when its bearer"
        " falls. Its shield is no part of a Shield Wall.",
        gives=flags(SHARED),
        forbids=(Forbids(SHIELDING, _in_a_wall),),
        reacts=(Reacts(Falling, _hand_on, _carrier_falls),),
    ),
    *OUT_OF_TURN,
    *SHIFTING,
    *SPEED,
    *TRAPS,
    *COPYING,
)
