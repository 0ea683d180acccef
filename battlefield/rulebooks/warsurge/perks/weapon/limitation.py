"""Limitation perks: weapons that fail, wait, wear out or may only be used now and then."""

from battlefield.rulebooks.warsurge.attack.attack import LEAP
from battlefield.rulebooks.warsurge.attack.targets import is_used_along, lawful_aim, was_used
from battlefield.rulebooks.warsurge.attack_moments import AttackRolled, Lost, Struck, Targeted, WeaponDrawn
from battlefield.rulebooks.warsurge.perks.kit.looting import LOOT
from battlefield.rulebooks.warsurge.perks.kit.out_of_turn import only_out_of_turn
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitIsStruck, UnitIsTargeted
from battlefield.rulebooks.warsurge.perks.kit.resistance import perks_of
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    adds,
    flags,
    linked_weapons,
    spend_use,
    uses_left,
    uses_weapon,
)
from battlefield.rulebooks.warsurge.perks.weapon.bursting import BURSTING
from battlefield.rulebooks.warsurge.perks.weapon.chance import CHANCE
from battlefield.rulebooks.warsurge.perks.weapon.upheaval import UPHEAVALS
from battlefield.rulebooks.warsurge.perks.weapon.wearing import WEARING
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.out_of_turn_fire import EXCHANGE, had_fallen, is_ready, use_at_once
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import is_part
from battlefield.rulebooks.warsurge.units.stats import full_hp, own_hp
from battlefield.rulebooks.warsurge.units.staying import STAYED_NOW, is_on_battlefield, turns_stayed
from battlefield.rulebooks.warsurge.words import (
    AIM,
    ATTACK_DICE,
    ITS_TURN,
    ITS_WEAPON,
    LEAST_RANGE,
    SHIELDING,
    TARGETS_PASSENGERS,
    TO_TARGET,
    TRANSPORT,
    USING_THE_WEAPON,
)
from battlefield.rules.core.events import EffectChanged, EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, becomes, plus
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import Effect, State

RANKS = ("I", "II", "III", "IV")
_CREWS = ("Crew I", "Crew II", "Crew III")


_weapon = Rows("Limitation", "weapon")


def _aim(_ask: Ask, bearer: Bearer) -> Modifier:
    """Name the face that each attack die must show first."""
    return becomes(bearer.number("face"), bearer.perk.name)


def _in_melee(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take from dice in a melee, and against who is inside as in one."""
    inside = bool(ask.foe) and passengers.is_in_with(ask.state, ask.unit, ask.foe)
    engaged = inside or passengers.is_in_melee(ask.state, ask.unit)
    return plus(-bearer.number("penalty"), bearer.perk.name) if engaged else None


def _unwieldy(ask: Ask, bearer: Bearer) -> str:
    return f"{bearer.perk.name}: in a melee" if passengers.is_in_melee(ask.state, bearer.unit) else ""


def _unwieldy_inside(ask: Ask, bearer: Bearer) -> str:
    inside = bool(ask.foe) and passengers.is_in_with(ask.state, bearer.unit, ask.foe)
    return f"{bearer.perk.name}: in a melee with it" if inside else ""


def _is_used(state: State, bearer: Bearer, moment: WeaponDrawn) -> bool:
    """Return whether the weapon is used, and has not been left or failed before that."""
    return uses_weapon(state, bearer, moment) and not moment.unused


# waiting


def _counting(ask: Ask, bearer: Bearer) -> str:
    left = bearer.number("turns") - turns_stayed(ask.state, bearer.unit)
    return f"{bearer.perk.name}: {left} whole turn{'s' * (left != 1)} to wait" if left > 0 else ""


def _charge(state: State, bearer: Bearer) -> Effect | None:
    """Return what counts the turns since the weapon was used."""
    found = (e for e in state.effects_on(bearer.unit, bearer.perk.name) if e.get(ITS_WEAPON) == bearer.weapon)
    return next(found, None)


def _charging(ask: Ask, bearer: Bearer) -> str:
    known = _charge(ask.state, bearer)
    left = bearer.number("turns") - known.amount if known is not None else 0
    return f"{bearer.perk.name}: {left} whole turn{'s' * (left != 1)} to wait" if left > 0 else ""


def _discharge(game: Game, bearer: Bearer, _moment: WeaponDrawn) -> None:
    """Begin to wait as the weapon is used."""
    known = _charge(game.state, bearer)
    if known is not None:
        game.emit(EffectEnded(known.id))
    game.begin(
        bearer.perk.name,
        bearer.unit,
        ITS_WEAPON(bearer.weapon),
        ITS_TURN(game.state.clock.turn),
        by=bearer.unit,
        amount=0,
    )


def _waits(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    known = _charge(state, bearer)
    later = known is not None and known.get(ITS_TURN) < state.clock.turn
    return moment.span == "turn" and later and unit_status.is_marked(state, STAYED_NOW, bearer.unit)


def _wait(game: Game, bearer: Bearer, _moment: SpanEnding) -> None:
    known = _charge(game.state, bearer)
    if known is not None:
        game.emit(EffectChanged(known.id, known.amount + 1))


def _is_one(state: State, unit: str, other: str) -> bool:
    """Return whether two units are one: the same, or a unit and a sergeant of it."""
    return state.whole_of(unit) == state.whole_of(other)


def _locked(ask: Ask, bearer: Bearer) -> str:
    opened = [e.get(ITS_TURN) for e in ask.state.effects_on(bearer.unit, bearer.perk.name)]
    free = any(int(turn or 0) < ask.state.clock.turn for turn in opened)
    return "" if free else f"{bearer.perk.name}: no enemy has cost its user HP in an earlier turn"


def _is_hurt(state: State, bearer: Bearer, moment: Lost) -> bool:
    foe = moment.by in state.units and state.units[moment.by].commander != state.units[bearer.unit].commander
    mine = _is_one(state, moment.unit, bearer.unit) and moment.own > 0
    return mine and foe and not state.is_under(bearer.unit, bearer.perk.name)


def _unlock(game: Game, bearer: Bearer, _moment: Lost) -> None:
    game.begin(bearer.perk.name, bearer.unit, ITS_TURN(game.state.clock.turn), by=bearer.unit)


def _used_up(ask: Ask, bearer: Bearer) -> str:
    return "" if uses_left(ask.state, bearer) > 0 else f"{bearer.perk.name}: it is used up"


def _spend(game: Game, bearer: Bearer, _moment: WeaponDrawn) -> None:
    spend_use(game, bearer)


# whom, and by whom


def _is_too_well(game: Game, bearer: Bearer, foe: str) -> bool:
    most = full_hp(game, foe) // int(bearer.number("part"))
    return own_hp(game.state, foe) > most


def _too_well(ask: Ask, bearer: Bearer) -> str:
    if not ask.foe or ask.book is None:
        return ""
    too_well = _is_too_well(Game(ask.state, ask.book), bearer, ask.foe)
    return f"{bearer.perk.name}: it has too many HP left" if too_well else ""


def _finish(game: Game, bearer: Bearer, moment: Targeted) -> None:
    """Spare who has too many HP, such as others under a template."""
    if _is_too_well(game, bearer, moment.target):
        moment.void = f"{bearer.perk.name}: it has too many HP left"


def _spare(game: Game, bearer: Bearer, moment: AttackRolled) -> None:
    """Spare whoever else its dice come upon, merged with the target or struck by what strays."""
    if moment.attack.hits and _is_too_well(game, bearer, moment.target):
        moment.attack.land(())
        game.say(f"{bearer.perk.name}: it has too many HP left", moment.target)


def _is_in_its_user(state: State, bearer: Bearer, unit: str) -> bool:
    """Return whether a unit is inside of the weapon's user; a sergeant's user is the unit that it is in."""
    return state.units[unit].where == state.whole_of(bearer.unit)


def _outside(ask: Ask, bearer: Bearer) -> str:
    if not ask.foe or _is_in_its_user(ask.state, bearer, ask.foe):
        return ""
    return f"{bearer.perk.name}: it is not on board"


def _stay_inside(game: Game, bearer: Bearer, moment: Targeted) -> None:
    """Spare whom the weapon would leap to that is not inside of its user, such as that itself."""
    if moment.attack.aimed.origin == LEAP and not _is_in_its_user(game.state, bearer, moment.target):
        moment.void = f"{bearer.perk.name}: it is not on board"


def _unmanned(ask: Ask, bearer: Bearer) -> str:
    state = ask.state
    whole = state.whole_of(bearer.unit)  # whose sergeants may serve such weapons, too
    profile = state.profile_of(whole)
    needed = 2 if any(profile.has(crew) for crew in _CREWS) else 1
    aboard = sum(unit.where == whole and not is_part(state, unit.id) for unit in state.units.values())
    if profile.stats.get(TRANSPORT) and aboard >= needed:
        return ""
    return f"{bearer.perk.name}: it needs {needed} unit(s) on board"


def _is_countered(state: State, bearer: Bearer, moment: Struck) -> bool:
    lost = moment.attack.outcome.lost
    struck = moment.target in state.units and _is_one(state, moment.target, bearer.unit)
    if not struck or moment.attacker not in state.units or not lost > 0:
        return False
    foe = state.units[moment.attacker]
    return is_on_battlefield(state, foe.id) and foe.commander != state.units[bearer.unit].commander


_QUICK = frozenset(("Fast", "Opening Strike", "Pre-Emptive"))
"""Weapons whose casualties are taken off at once, and use no weapons any more."""


def _spared_by_quick(state: State, moment: Struck) -> tuple[str, ...] | None:
    """Return who had fallen before a weapon struck whose casualties go at once; None where they stay a while.

    Casualties of uses within each other fall together.
    """
    open_ = [effect for effect in state.effects if effect.name in (unit_status.AT_ONCE, EXCHANGE)]
    alone = len(open_) == 1 and (open_[0].on, open_[0].get(ITS_WEAPON)) == (moment.attacker, moment.weapon)
    if not alone or _QUICK.isdisjoint(perks_of(state, moment.weapon)):
        return None
    return had_fallen(open_[0])


def _counter(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
    """Strike back at the first that costs the user HP, if it is in reach."""
    unit, weapon = bearer.unit, bearer.weapon
    spared = _spared_by_quick(game.state, moment)
    if spared is not None:
        yield from remove_casualties(game, unit, spared)
    wielded = any(weapon in figure.weapons for figure in game.state.figures_of(unit))
    if not wielded or not game.state.figures_of(moment.attacker) or not is_ready(game, unit, weapon):
        return
    once = not was_used(game.state, unit, weapon)
    if once and lawful_aim(game, unit, weapon, moment.attacker) is not None:
        yield from use_at_once(game, unit, weapon, moment.attacker, removes=False)


def _other_of_set(ask: Ask, bearer: Bearer) -> str:
    state = ask.state
    rest = (w for w in linked_weapons(state, bearer.unit, bearer.weapon) if w != bearer.weapon)
    named = (w for w in rest if state.profiles[w].has(bearer.perk.name))
    spent = next((w for w in named if is_used_along(state, bearer.unit, w)), None)
    return f"{bearer.perk.name}: {state.profiles[spent].name} has been used" if spent else ""


def _no_shield(ask: Ask, bearer: Bearer) -> str:
    return bearer.perk.name if ask.weapon == bearer.weapon else ""


def _set_of(name: str, count: int) -> Perk:
    return _weapon(
        name,
        f"Specific, Linked Weapon ({count - 1})",
        "One of a set of {count}, of which only one is used in an attack; its shield is of no use.",
        numbers={"count": count},
        forbids=(Forbids(USING_THE_WEAPON, _other_of_set), Forbids(SHIELDING, _no_shield)),
        rulings=("W-Set-1",),
    )


PERKS: tuple[Perk, ...] = (
    *(
        _weapon(
            f"Aim {face}+",
            f"Specific, D6 ({face}+)",
            "Each attack die first has to show {face}+ before it may be rolled.",
            numbers={"face": face},
            gives=(Gives(AIM, _aim),),
        )
        for face in (2, 3, 4, 5, 6)
    ),
    *(
        _weapon(
            f"Countdown {rank}",
            "Specific",
            "It cannot be used until its user has been on the battlefield for {turns} whole turn(s).",
            numbers={"turns": turns},
            forbids=(Forbids(USING_THE_WEAPON, _counting),),
        )
        for rank, turns in zip(RANKS, (1, 2, 3), strict=False)
    ),
    _weapon(
        "Counter",
        "Specific",
        "It is used once a turn on the first enemy that costs its user HP, if that one is in reach;"
        " never else.",
        reacts=(Reacts(Struck, _counter, _is_countered, rank=UnitIsStruck.COUNTERS),),
        forbids=(Forbids(USING_THE_WEAPON, only_out_of_turn),),
        rulings=("W-Counter-1",),
    ),
    _weapon(
        "Cumbersome",
        "Specific",
        "-{penalty} to attack dice in a melee.",
        numbers={"penalty": 1},
        gives=(Gives(ATTACK_DICE, _in_melee),),
    ),
    *(
        _weapon(
            f"Finisher {rank}",
            "Specific",
            "It can only target and hurt units with a share of 1/{part} of their HP or less, rounded down.",
            numbers={"part": part},
            forbids=(Forbids(TO_TARGET, _too_well),),
            reacts=(
                Reacts(Targeted, _finish, uses_weapon, rank=UnitIsTargeted.IS_WEIGHED),
                Reacts(AttackRolled, _spare, uses_weapon),
            ),
            rulings=("W-Finisher-1",),
        )
        for rank, part in (("I", 4), ("II", 2))
    ),
    _weapon(
        "Internal",
        "Specific",
        "It can only be used on units that are inside its user.",
        gives=flags(TARGETS_PASSENGERS),
        forbids=(Forbids(TO_TARGET, _outside),),
        reacts=(Reacts(Targeted, _stay_inside, uses_weapon, rank=UnitIsTargeted.IS_WEIGHED),),
    ),
    LOOT,
    _weapon(
        "Manned",
        "Specific",
        "It can only be used while a unit is on board of its user, a transport; with Crew, two.",
        forbids=(Forbids(USING_THE_WEAPON, _unmanned),),
        rulings=("W-Manned-1",),
    ),
    _weapon(
        "Pain Locked",
        "Specific, End of Turn",
        "It cannot be used before the turn after an enemy first cost its user HP.",
        forbids=(Forbids(USING_THE_WEAPON, _locked),),
        reacts=(Reacts(Lost, _unlock, _is_hurt),),
    ),
    *(
        _weapon(
            f"Recharge {rank}",
            "Specific",
            "Once used it waits for {turns} whole turn(s) of its user on the battlefield.",
            numbers={"turns": turns},
            forbids=(Forbids(USING_THE_WEAPON, _charging),),
            reacts=(Reacts(WeaponDrawn, _discharge, _is_used), Reacts(SpanEnding, _wait, _waits)),
        )
        for rank, turns in zip(RANKS, (1, 2, 3), strict=False)
    ),
    *(
        _weapon(
            f"Trajectory {rank}",
            "Specific",
            'Nobody within {inches}" of its wielder can be targeted; a template begins that far away or'
            " farther.",
            numbers={"inches": inches},
            gives=(adds(LEAST_RANGE, "inches"),),
            rulings=("W-Trajectory-1",),
        )
        for rank, inches in zip(RANKS, (6, 12, 24, 36), strict=False)
    ),
    _set_of("Triune", 3),
    _set_of("Twin", 2),
    _weapon(
        "Unwieldy",
        "Specific",
        "It cannot be used in a melee.",
        forbids=(Forbids(USING_THE_WEAPON, _unwieldy), Forbids(TO_TARGET, _unwieldy_inside)),
    ),
    *(
        _weapon(
            f"Use {rank}",
            f"Limited Use ({uses})",
            "It can be used {uses} time(s) in the game.",
            numbers={"uses": uses},
            forbids=(Forbids(USING_THE_WEAPON, _used_up),),
            reacts=(Reacts(WeaponDrawn, _spend, _is_used),),
        )
        for rank, uses in zip(RANKS, (1, 2, 3), strict=False)
    ),
    *CHANCE,
    *BURSTING,
    *UPHEAVALS,
    *WEARING,
)
