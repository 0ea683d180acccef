"""Limitations that leave a weapon to chance: Incantation, Malfunction, Volatile and Wildcard."""

from battlefield.rulebooks.warsurge.attack.attack import BACKFIRE, STRAY, Attack
from battlefield.rulebooks.warsurge.attack.attack_dice import ladder_of
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement, Terms
from battlefield.rulebooks.warsurge.attack.striking import strike
from battlefield.rulebooks.warsurge.attack.targets import type_forbids, wielders_of
from battlefield.rulebooks.warsurge.attack_moments import Struck, VolleyRolled, WeaponDrawn
from battlefield.rulebooks.warsurge.perks.kit.meant import meant
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitIsStruck, WeaponIsDrawn
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    flags,
    forget,
    from_note,
    note,
    thrown,
    times_note,
    uses_weapon,
)
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stat_tests import aether_test
from battlefield.rulebooks.warsurge.units.stats import save_words
from battlefield.rulebooks.warsurge.words import (
    AETHER_TEST,
    AP,
    ATTACKS,
    HEAVIER_TYPE,
    ITS_FACTOR,
    ITS_HEAVIER,
    ITS_WEAPON,
    JUDGED_TOGETHER,
    NEEDS_NO_TARGET,
    POWER,
    RANGE,
    RESTORES,
    ROLLS_APART,
    SHARED,
    USING_THE_WEAPON,
    WATCHES_FACES,
    noted_of,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, becomes, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts
from battlefield.rules.core.state import Profile, State
from battlefield.rules.core.words import Stat

_STATS = (RANGE, ATTACKS, POWER, AP)


_weapon = Rows("Limitation", "weapon")


# Incantation


def _chant(game: Game, bearer: Bearer, moment: WeaponDrawn) -> Flow[None]:
    """Make an Aether Test before the weapon is used; failed, nothing comes of it."""
    forget(game, bearer, moment)
    target = yield from meant(game, bearer, moment, AETHER_TEST)
    found = yield from aether_test(game, bearer.unit, bearer.perk.name, target=target, weapon=bearer.weapon)
    if not found.passed:
        moment.void, moment.unused = f"the Aether Test for {bearer.perk.name} failed", True
    elif found.upgraded:
        note(game, bearer, ITS_FACTOR(bearer.number("times")))


# Malfunction


def _jam(game: Game, bearer: Bearer, moment: VolleyRolled) -> None:
    """Discard the dice of each weapon that shows too many 1s in this use; the worse rank destroys it."""
    lowest = ladder_of(game.state).die.lowest
    for owner, faces in moment.use.rolled.items():
        ones = faces.count(lowest)
        if owner in moment.use.jammed or not (faces and _are_many(bearer, ones, len(faces))):
            continue
        moment.use.jam(owner)
        game.say(f"{bearer.perk.name}: the attack dice are discarded", bearer.unit)
        if bearer.number("breaks"):
            _break(game, bearer, owner)


def _are_many(bearer: Bearer, ones: int, dice: int) -> bool:
    return 2 * ones >= dice or ones >= int(bearer.number("most"))


def _break(game: Game, bearer: Bearer, owner: str) -> None:
    """Put a figure's weapon out of use for good; where one shares that of another, the other's."""
    carriers = wielders_of(game, bearer.unit, bearer.weapon, carrying=True)
    if owner not in carriers and game.figure(SHARED, 0, bearer.unit, weapon=bearer.weapon).value:
        owner = next(iter(carriers), "")
    if owner:
        game.begin(unit_status.BROKEN, owner, ITS_WEAPON(bearer.weapon), by=bearer.unit)
    game.say(f"{bearer.perk.name}: the weapon is destroyed", bearer.unit)


def _three_attacks(_unit: Profile, weapon: Profile | None) -> str:
    """Ask for three attacks."""
    attacks = (weapon.stats.get(ATTACKS) if weapon is not None else None) or 0
    return "" if attacks >= 3 else "the weapon needs 3 attacks or more"


# Volatile


def _backfires(state: State, bearer: Bearer, moment: Struck) -> bool:
    attack = moment.attack
    shown = attack.weighed.die.lowest in attack.rolled.faces.values()
    return uses_weapon(state, bearer, moment) and attack.aimed.origin not in (BACKFIRE, STRAY) and shown


def _backfire(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
    """Strike each wielder with a die for each 1 that its weapon shows."""
    attack: Attack = moment.attack
    rolled, lowest = attack.rolled, attack.weighed.die.lowest
    owners = [rolled.dice[die].owner for die, face in rolled.faces.items() if face == lowest]
    attack.turn_back(len(owners))
    for owner in dict.fromkeys(owners):
        wielders = (owner,) if owner in game.state.units[bearer.unit].figures else ()
        if owner and not wielders:
            continue
        aimed = Aimed(bearer.unit, bearer.weapon, bearer.unit, wielders, origin=BACKFIRE)
        placed = Placement(0.0, under=0 if wielders else 1, reach=attack.placed.reach)
        terms = Terms(fixed=owners.count(owner), chosen=wielders)
        back = Attack(aimed, placed, terms, use=attack.use)
        if game.figure(RESTORES, 0, bearer.unit, weapon=bearer.weapon).value > 0:
            back.give("restores", plus(-1, bearer.perk.name))
        yield from strike(game, back)


# Wildcard


def _deal(game: Game, bearer: Bearer, moment: WeaponDrawn) -> Flow[None]:
    """Roll the weapon's stats, and let its side say whether it is used with them."""
    forget(game, bearer, moment)
    reach = sum((yield from thrown(game, bearer, 2, tells=sum))) * bearer.number("inches")
    attacks = sum((yield from thrown(game, bearer, 2, tells=sum)))
    power = sum((yield from thrown(game, bearer, 2, tells=sum)))
    ap = (yield from thrown(game, bearer))[0]
    kind = (yield from thrown(game, bearer, 1, 2))[0]
    level = 0 if ap == 1 else 7 - ap
    rolled = {RANGE: reach, ATTACKS: attacks, POWER: power, AP: level}
    facts = (noted_of(stat)(amount) for stat, amount in rolled.items())
    note(game, bearer, *facts, ITS_HEAVIER(int(kind == 1)))
    named = "Battle" if kind == 1 else "Assault"
    words = f'range {reach}", {attacks} attacks, Power {power}, AP {save_words(level)}, {named}'
    by, barred = game.state.units[bearer.unit].commander, _why_not_as_dealt(game, bearer)
    if barred:
        moment.void, moment.unused = f"{bearer.perk.name} with {words}: {barred}", True
    elif not (yield from game.confirm(f"{bearer.perk.name}: use it with {words}", by=by)):
        moment.void, moment.unused = f"{bearer.perk.name}: its side does not want {words}", True


def _why_not_as_dealt(game: Game, bearer: Bearer) -> str:
    """Say why the type that was dealt, or what another limitation makes of it, forbids the use."""
    unit, weapon = bearer.unit, bearer.weapon
    barred = game.reason_against(USING_THE_WEAPON, unit, weapon=weapon)
    return type_forbids(game, unit, weapon) or barred


def _dealt(stat: Stat) -> Gives:
    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        """Return the stat that was rolled for this use."""
        mine = bearer.get(ITS_WEAPON) == ask.weapon
        return becomes(bearer.get(noted_of(stat)), bearer.perk.name) if mine else None

    return Gives(stat, answer, "under")


def _blank(_unit: Profile, weapon: Profile | None) -> str:
    """Ask for a weapon without stats of its own."""
    if weapon is None:
        return ""
    stats = weapon.stats
    blank = not stats.get(RANGE) and not stats.get(POWER) and stats.get(AP) is None
    return "" if blank and stats.get(ATTACKS) == 1 else "write range 0, 1 attack, Power 0 and no AP"


CHANCE: tuple[Perk, ...] = (
    _weapon(
        "Incantation",
        "Specific, Aether",
        "It needs an Aether Test before each use; with a 2 it has {times} times as many attacks.",
        numbers={"times": 2},
        gives=(times_note(ATTACKS, ITS_FACTOR),),
        reacts=(Reacts(WeaponDrawn, _chant, uses_weapon, rank=WeaponIsDrawn.FORGETS),),
        rulings=("W-Incantation-1",),
    ),
    *(
        _weapon(
            f"Malfunction {rank}",
            "Specific, Auto Test",
            f"If half of its attack dice show a 1, or {{most}} of them, {rest}. All are rolled before any"
            " of them counts; each weapon is rolled apart.",
            numbers={"most": 5, "breaks": breaks},
            gives=flags(WATCHES_FACES, ROLLS_APART, JUDGED_TOGETHER),
            reacts=(Reacts(VolleyRolled, _jam, uses_weapon),),
            needs=(_three_attacks,),
            rulings=("W-Malfunction-1",),
        )
        for rank, breaks, rest in (
            ("I", False, "the attack comes to nothing"),
            ("II", True, "the attack comes to nothing and the weapon is destroyed"),
        )
    ),
    _weapon(
        "Volatile",
        "Specific, Auto Test",
        "Each attack die that shows a 1 becomes an attack die against its own wielder; those make no more.",
        gives=flags(WATCHES_FACES, ROLLS_APART),
        reacts=(Reacts(Struck, _backfire, _backfires, rank=UnitIsStruck.BACKFIRES),),
    ),
    _weapon(
        "Wildcard",
        "Specific",
        "Its stats are rolled before each use: range 2D6 x {inches}, attacks 2D6, Power 2D6, AP D6 (none on"
        " a 1), and its type: 1 Battle, 2 Assault. Its side may then leave it.",
        numbers={"inches": 3},
        gives=(
            *(_dealt(stat) for stat in _STATS),
            from_note(HEAVIER_TYPE, ITS_HEAVIER),
            *flags(NEEDS_NO_TARGET),
        ),
        reacts=(Reacts(WeaponDrawn, _deal, uses_weapon, rank=WeaponIsDrawn.IS_DEALT),),
        needs=(_blank,),
        rulings=("W-Wildcard-1",),
    ),
)
