"""Defensive perks for saves: better ones, further ones, and those that hold against what weakens saves."""

from collections.abc import Callable

from battlefield.rulebooks.warsurge.attack.attack import Attack, against, target_stat, weapon_stat
from battlefield.rulebooks.warsurge.attack.saving import save_by
from battlefield.rulebooks.warsurge.attack.shields import bonus
from battlefield.rulebooks.warsurge.attack.targets import has_used_any
from battlefield.rulebooks.warsurge.attack_moments import Redirected, SingledOut, Targeted
from battlefield.rulebooks.warsurge.moments import PerkBegun, PerkUsed
from battlefield.rulebooks.warsurge.perks.kit.outliving import stands
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitIsTargeted
from battlefield.rulebooks.warsurge.perks.kit.resistance import (
    are_enemies,
    game_of,
    is_immobile,
    needs_save,
    perks_of,
)
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    adds,
    attack_of,
    flags,
    forbids,
    has_shield,
    is_barred,
    spend_use,
    thrown,
    uses_left,
)
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import company
from battlefield.rulebooks.warsurge.units.stat_tests import aether_test
from battlefield.rulebooks.warsurge.units.stats import BEST_LEVEL, stat
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    ARMOUR,
    DEFENCE,
    EMERGENCY_SHIELD_SAVE,
    ITS_AGAIN,
    ITS_UPGRADED,
    MOVEMENT,
    POWER,
    USING_WEAPONS,
    WILD_ARMOUR,
    WILD_ARMOUR_SAVE,
    always,
    floor_of,
    rerolled,
    spared_of,
)
from battlefield.rules.core.events import EffectChanged
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts, Use
from battlefield.rules.core.state import FOREVER, State, Until
from battlefield.rules.core.words import Prohibition, Stat

_row = Rows("Defensive")

RANKS = ("I", "II", "III", "IV", "V")


def this_turn(game: Game) -> Until:
    """Return the end of the turn that goes on."""
    return Until("turn", game.state.clock.turn)


def _amount(bearer: Bearer) -> int:
    return bearer.effect.amount if bearer.effect is not None else 0


# what cannot be used beside a shield


def _beside_no_shield(give: Callable[[Bearer], int]) -> Callable[[Ask, Bearer], Modifier | None]:
    """Answer with an amount, unless it is asked how the save is with a shield; none of 0."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        amount = 0 if has_shield(ask) else give(bearer)
        return plus(amount, bearer.perk.name) if amount else None

    return answer


def _rerolls(save: Stat) -> Gives:
    return Gives(rerolled(save), _beside_no_shield(lambda _: 1))


def _roll_armour(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    faces = yield from thrown(game, bearer, sides=int(bearer.number("sides")))
    yield from game.lay(bearer.perk.name, bearer.unit, by=bearer.unit, amount=faces[0], until=this_turn(game))


def _cast_armour(game: Game, bearer: Bearer) -> Flow[None]:
    name, unit = bearer.perk.name, bearer.unit
    result = yield from aether_test(game, unit, name)
    used = PerkUsed(unit, name, unit)
    if result.passed:
        yield from game.tell(used)
    if used.void:
        game.say(f"{name} comes to nothing: {used.void}", unit)
    elif result.passed:
        taker, bonus_ = used.taker or unit, int(bearer.number("bonus"))
        yield from game.lay(
            name, taker, ITS_UPGRADED(result.upgraded), by=taker, amount=bonus_, until=this_turn(game)
        )


def _is_upgraded(bearer: Bearer) -> int:
    return int(bearer.get(ITS_UPGRADED))


# armour that AP does not quite pass


def _floor(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Leave a save, unless the weapon's power is twice the defence."""
    attack = attack_of(ask)
    if attack is None or (attack.weapon and _is_twice_as_strong(game_of(ask), attack)):
        return None
    return plus(int(bearer.number("level")), bearer.perk.name)


def _is_twice_as_strong(game: Game, attack: Attack) -> bool:
    """Compare the weapon's power with the defence; while that is still worked out, with the unit's own."""
    power, defence = attack.weighed.power, attack.weighed.defence
    if not power:
        power, defence = weapon_stat(game, attack, POWER).value, stat(game, DEFENCE, attack.target).value
    return power >= 2 * defence


def _durable(rank: str, level: int) -> Perk:
    return _row(
        f"Durable Armour {rank}",
        "Passive",
        "AP and Penetrate leave it an armour save of {face}+ at least, unless the weapon has twice the power "
        "of its defence. What forbids armour saves altogether still does.",
        numbers={"level": level, "face": 7 - level},
        gives=(Gives(floor_of(ARMOUR), _floor),),
        needs=(needs_save(ARMOUR, 7 - level),),
        rulings=("W-Durable-1",),
    )


def _spares(name: str, save: Stat, rank: str, points: int) -> Perk:
    words = "armour" if save == ARMOUR else "AEGIS"
    return _row(
        f"{name} {rank}",
        "Passive",
        f"{{points}} in all of what others take from its {words} save does not count: of the stat first, "
        "then of dice modifiers.",
        numbers={"points": points},
        gives=(adds(spared_of(save), "points"),),
        rulings=("W-Impenetrable-1",) if save == ARMOUR else (),
    )


# defence against what leaves armour alone


def _disperse(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Return defence where the weapon neither pierces nor lowers the armour save."""
    attack = attack_of(ask)
    if attack is None:
        return None
    game = game_of(ask)
    whole = min(BEST_LEVEL, target_stat(game, attack, ARMOUR).value + bonus(game, attack, ARMOUR))
    found = save_by(game, attack, ARMOUR)
    spared = against(game, attack, spared_of(ARMOUR)).value
    punctured = not spared and "Puncture" in perks_of(ask.state, attack.weapon)  # by 1 at least, rolled later
    if not whole or punctured or found.pierced or found.level < whole:
        return None
    return plus(int(bearer.number("bonus")), bearer.perk.name)


# bracing


def _why_not_defend(game: Game, bearer: Bearer) -> str:
    state, unit = game.state, bearer.unit
    if is_immobile(game, unit):
        return "it is immobile"
    if unit_status.has_moved(state, unit):
        return "it has moved"
    return "it has used a weapon" if has_used_any(state, unit) else ""


def lays_for_turn(game: Game, bearer: Bearer) -> Flow[None]:
    """Put the perk's own effect in force on its bearer until the turn ends."""
    yield from game.lay(bearer.perk.name, bearer.unit, by=bearer.unit, until=this_turn(game))


def _under(give: Gives) -> Gives:
    return Gives(give.stat, give.answer, scope="under")


def _forbids_under(what: Prohibition) -> Forbids:
    return Forbids(what, forbids(what).answer, scope="under")


_DEFEND = _row(
    "Defend",
    "Activate",
    "If it has neither moved nor used a weapon and is not immobile: it rerolls failed armour and AEGIS saves "
    "this turn, and neither moves nor uses weapons any more.",
    numbers={},
    gives=tuple(_under(each) for each in flags(rerolled(ARMOUR), rerolled(AEGIS))),
    forbids=tuple(map(_forbids_under, (MOVEMENT, USING_WEAPONS))),
    uses=(Use("Brace itself", lays_for_turn, _why_not_defend),),
)


# a further save for a while


def _why_no_shield(game: Game, bearer: Bearer) -> str:
    if not uses_left(game.state, bearer):
        return "it has been used"
    return "it is up" if game.state.is_under(bearer.unit, bearer.perk.name) else ""


def _raise_ahead(game: Game, bearer: Bearer) -> Flow[None]:
    """Raise the shield before anybody attacks: the first rank waits for one unit's sequence."""
    spend_use(game, bearer)
    until = this_turn(game) if bearer.number("lasts") == "turn" else FOREVER
    yield from game.lay(bearer.perk.name, bearer.unit, by=bearer.unit, until=until)


def _is_attacked(state: State, bearer: Bearer, moment: Targeted | Redirected | SingledOut) -> bool:
    """Return whether an enemy is about to strike it, or those that it is merged with."""
    if isinstance(moment, Targeted) and (moment.void or moment.target != moment.attack.target):
        return False  # nothing comes of it, or it is redirected, which is told next
    hostile = are_enemies(state, moment.attacker, bearer.unit)
    return hostile and bearer.unit in company(state, moment.target) and stands(state, bearer.unit)


def _raise_now(game: Game, bearer: Bearer, moment: Targeted | Redirected | SingledOut) -> Flow[None]:
    """Offer the shield to whoever is targeted; one that was raised ahead lasts for this sequence."""
    span = Until("turn" if bearer.number("lasts") == "turn" else "sequence", game.state.clock.turn)
    up = game.state.effects_on(bearer.unit, bearer.perk.name)
    for effect in up:
        if effect.until == FOREVER:
            game.emit(EffectChanged(effect.id, effect.amount, span))
    if up or not uses_left(game.state, bearer) or is_barred(game, bearer):
        return
    unit, foe = game.state.units[bearer.unit], game.state.units[moment.attacker]
    what = f"{bearer.perk.name} of {unit.name} against {foe.name}"
    if not (yield from game.confirm(what, by=unit.commander)):
        return
    begun = PerkBegun(unit.id, bearer.perk.name)
    yield from game.tell(begun)
    if begun.void:
        game.say(f"{bearer.perk.name} fails: {begun.void}", unit.id)
        return
    spend_use(game, bearer)
    yield from game.lay(bearer.perk.name, bearer.unit, by=bearer.unit, until=span)


def _emergency(rank: str, lasts: str) -> Perk:
    span = "one enemy's attack sequence" if lasts == "sequence" else "the turn"
    return _row(
        f"Emergency Shield {rank}",
        "Activate, Limited Use (1)",
        f"Once a game, when it acts or is targeted: a further save of 2+ for {span}, which nothing weakens.",
        numbers={"uses": 1, "lasts": lasts, "level": BEST_LEVEL},
        gives=(_under(adds(EMERGENCY_SHIELD_SAVE, "level")),),
        reacts=(
            Reacts(Targeted, _raise_now, _is_attacked, rank=UnitIsTargeted.RAISES_SHIELD),
            Reacts(Redirected, _raise_now, _is_attacked),
            Reacts(SingledOut, _raise_now, _is_attacked),
        ),
        uses=(Use("Raise its shield", _raise_ahead, _why_no_shield),),
        rulings=("W-Emergency-1",),
    )


# a save that is rolled for each turn

LOWERING = ("Corrode",)
"""Weapon perks that take from an armour stat, and so from this save as well."""


def _roll_wild(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    faces = yield from thrown(game, bearer)
    level = 7 - max(2, faces[0])
    until, again = this_turn(game), ITS_AGAIN(faces[0] == 1)
    yield from game.lay(bearer.perk.name, bearer.unit, again, by=bearer.unit, amount=level, until=until)


def _wild(ask: Ask, bearer: Bearer) -> Modifier | None:
    lowered = sum(ask.state.is_under(bearer.unit, name) for name in LOWERING)
    level = max(0, _amount(bearer) - lowered)
    return plus(level, bearer.perk.name) if level else None


def _wild_again(_ask: Ask, bearer: Bearer) -> Modifier | None:
    again = bearer.get(ITS_AGAIN)
    return plus(1, bearer.perk.name) if again else None


_WILD = _row(
    "Wild Armour",
    "Specific",
    "Each turn begins with a D6: the face of a further save that turn. A 1 gives 2+ with failures rerolled. "
    "What pierces or lowers armour does so to it; what helps armour does not help it.",
    numbers={},
    gives=(
        Gives(WILD_ARMOUR_SAVE, _wild, scope="under"),
        Gives(rerolled(WILD_ARMOUR), _wild_again, scope="under"),
    ),
    reacts=(Reacts(TurnBegan, _roll_wild),),
    rulings=("W-Wild-1",),
)


def _rerolling(name: str, save: Stat, says: str) -> Perk:
    return _row(name, "Passive", says, gives=(_rerolls(save),), rulings=("W-Shields-1",))


_INVULNERABLE = _row(
    "Invulnerable III",
    "Passive",
    "Against attack dice its AEGIS save cannot be lowered, ignored or removed.",
    numbers={"points": 10, "level": BEST_LEVEL},
    gives=(adds(spared_of(AEGIS), "points"), adds(floor_of(AEGIS), "level"), *flags(always(AEGIS))),
)

PERKS: tuple[Perk, ...] = (
    *_row.ranks(
        "+Armour",
        "Specific, Stat Change",
        "Each turn begins with a D{sides}, by which its armour save is better that turn, 2+ at best. "
        "Deflect is used instead wherever that is better.",
        {"sides": (3, 6)},
        gives=(Gives(ARMOUR, _beside_no_shield(_amount), scope="under"),),
        reacts=(Reacts(TurnBegan, _roll_armour),),
        rulings=("W-Shields-1",),
    ),
    _DEFEND,
    *_row.ranks(
        "Dispersion",
        "Specific, Stat Change",
        "+{bonus} defence against weapons that neither pierce nor lower its armour save; one that only might "
        "does not count as doing so.",
        numbers={"bonus": (1, 2)},
        gives=(Gives(DEFENCE, _disperse),),
        needs=(needs_save(ARMOUR, 6),),
        rulings=("W-Dispersion-1",),
    ),
    *(_durable(rank, n) for n, rank in enumerate(RANKS, 1)),
    _emergency("I", "sequence"),
    _emergency("II", "turn"),
    *(_spares("Impenetrable", ARMOUR, rank, n) for n, rank in enumerate(RANKS[:4], 1)),
    *(_spares("Invulnerable", AEGIS, rank, n) for n, rank in enumerate(RANKS[:2], 1)),
    _INVULNERABLE,
    *_row.ranks(
        "Magic Armour",
        "Aether, Stat Change",
        "An Aether Test makes its armour save {bonus} better this turn, 2+ at best; a 2 also lets it reroll "
        "failed armour saves. Deflect is used instead wherever that is better.",
        numbers={"bonus": (1, 2, 3)},
        gives=(
            Gives(ARMOUR, _beside_no_shield(_amount), scope="under"),
            Gives(rerolled(ARMOUR), _beside_no_shield(_is_upgraded), scope="under"),
        ),
        uses=(Use("Strengthen its armour by Aether", _cast_armour),),
        rulings=("W-Shields-1",),
    ),
    _rerolling(
        "Reinforced", ARMOUR, "Rerolls failed armour saves. Deflect is used instead where it is better."
    ),
    _rerolling("Resilient", AEGIS, "Rerolls failed AEGIS saves. Ward or Parry is used instead where better."),
    _WILD,
)
