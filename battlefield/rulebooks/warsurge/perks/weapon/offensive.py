"""Offensive perks: weapons that strike surer, more often or harder."""

from collections.abc import Callable
from typing import Any

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack_moments import Harming, WeaponUsed
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    attack_of,
    dice_words,
    flags,
    forbids,
    hp_of_models,
    is_in_melee,
    multiplies,
    range_of_18,
    thrown,
    uses_weapon,
    worth,
)
from battlefield.rulebooks.warsurge.perks.weapon.deathblow import DEATHBLOW, GRAVITY
from battlefield.rulebooks.warsurge.units.merged_units import living_with
from battlefield.rulebooks.warsurge.words import (
    ATTACK_DICE,
    ATTACKS,
    DAMAGE_FACE,
    HITS_EACH,
    HP_LOSS,
    POWER,
    REROLL_FAILURES,
    REROLL_ONES,
    TAKING_COVER,
    TOLD_BY_RANGE,
    WATCHES_FACES,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, becomes, plus, times
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reaction, Reacts
from battlefield.rules.core.state import State

RANKS = ("I", "II", "III", "IV", "V")


_weapon = Rows("Offensive", "weapon")


# the power and the number of attacks


def _arc(game: Game, bearer: Bearer, moment: WeaponUsed) -> Flow[None]:
    """Roll a die for each five living models of the unit aimed at, and give as many attacks against it."""
    targeted = game.state.whole_of(moment.aimed_at)
    models = min(len(living_with(game.state, targeted)), bearer.number("most"))
    count = models // bearer.number("each")
    if count:
        faces = yield from thrown(game, bearer, count, bearer.number("sides"), tells=sum)
        moment.attack.give("attacks", plus(sum(faces), bearer.perk.name))


def _if_near(
    modifier: Callable[[Any, str], Modifier], number: str
) -> Callable[[Ask, Bearer], Modifier | None]:
    """Return a modifier within half of the weapon's range."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        attack = attack_of(ask)
        if attack is None or not attack.placed.near_half:
            return None
        return modifier(bearer.number(number), bearer.perk.name)

    return answer


# what a die needs


def _damage(_ask: Ask, bearer: Bearer) -> Modifier:
    """Name the face that always suffices."""
    return becomes(bearer.number("face"), bearer.perk.name)


def _might(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Return a bonus in a melee against a unit that is worth more now."""
    if not is_in_melee(ask) or worth(ask, ask.foe) <= worth(ask, ask.unit):
        return None
    return plus(bearer.number("bonus"), bearer.perk.name)


# what a hit costs


def _annihilate(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Multiply the HP lost by a unit whose models have several."""
    if hp_of_models(ask, ask.foe) < bearer.number("hp"):
        return None
    return times(bearer.number("times"), bearer.perk.name)


def _is_any(_game: Game, _bearer: Bearer, _attack: Attack) -> bool:
    return True


def _has_several_hp(game: Game, bearer: Bearer, attack: Attack) -> bool:
    ask = Ask(game.state, attack.attacker, attack.weapon, attack.target, book=game.book)
    return hp_of_models(ask, attack.target) >= int(bearer.number("hp"))


def _rolls(sixes: bool, fits: Callable[[Game, Bearer, Attack], bool] = _is_any) -> Reacts[Game, Harming]:
    """Roll dice for each attack die that costs HP (or only for its sixes), and multiply its loss by them."""

    def act(game: Game, bearer: Bearer, moment: Harming) -> Flow[None]:
        if not fits(game, bearer, moment.attack):
            return
        hits = moment.attack.best_hits if sixes else moment.attack.hits
        count = bearer.number("dice")
        for die in dict.fromkeys(hit.die for hit in hits):
            total = sum((yield from thrown(game, bearer, count, bearer.number("sides"), tells=sum)))
            moment.attack.multiply_by_throw(die, total)

    return Reacts(Harming, act, _costs)


def _critical(_game: Game, bearer: Bearer, moment: Harming) -> None:
    """Multiply what dice cost that show a 6."""
    moment.attack.multiply_best(bearer.number("times"))


def _costs(state: State, bearer: Bearer, moment: Harming) -> bool:
    return uses_weapon(state, bearer, moment) and bool(moment.attack.hits)


def _rolled_loss(
    name: str, terms: str, who: str, rows: tuple[tuple[int, int], ...], reacts: Reaction, **more: Any
) -> tuple[Perk, ...]:
    """Return ranks that differ in the dice that multiply HP loss."""
    return tuple(
        _weapon(
            f"{name} {rank}",
            terms,
            f"{who} costs {dice_words(dice, sides)} times as much HP; such throws for one die are added.",
            numbers={"dice": dice, "sides": sides, **more.get("numbers", {})},
            gives=more.get("gives", ()),
            reacts=(reacts,),
            rulings=("W-Destroy-1", *more.get("rulings", ())),
        )
        for rank, (dice, sides) in zip(RANKS, rows, strict=False)
    )


_SEVERAL = {"numbers": {"hp": 2}, "rulings": ("W-Annihilate-1",)}
_WATCHES = {"gives": flags(WATCHES_FACES)}
_EACH = "Each attack die that causes HP loss"
_BIG = "Against models of 2 HP or more, each attack die that causes HP loss"
_SIX = "Each attack die that shows a 6, on its last roll,"
_ROLLED: tuple[Perk, ...] = (
    *_rolled_loss("Decimate", "HP Loss, Damage Bonus", _EACH, ((1, 3), (2, 3), (3, 3)), _rolls(False)),
    *_rolled_loss(
        "Destroy", "HP Loss, Damage Bonus", _EACH, ((1, 6), (2, 6), (3, 6), (4, 6), (5, 6)), _rolls(False)
    ),
    *_rolled_loss(
        "Devastate",
        "Specific, Damage Bonus",
        _BIG,
        ((1, 3), (1, 6)),
        _rolls(False, _has_several_hp),
        **_SEVERAL,
    ),
    *_rolled_loss(
        "Dire Hit", "Specific, Auto Test, Damage Bonus", _SIX, ((1, 3), (1, 6)), _rolls(True), **_WATCHES
    ),
)
_NEAR = "Within half of the weapon's range (for a template: wholly within it) "
PERKS: tuple[Perk, ...] = (
    *(
        _weapon(
            f"Annihilate {rank}",
            "Specific, Damage Bonus",
            "Units whose models have {hp} HP or more at full strength lose {times} times as much HP.",
            numbers={"times": factor, "hp": 2},
            gives=(Gives(HP_LOSS, _annihilate),),
            rulings=("W-Annihilate-1",),
        )
        for rank, factor in (("I", 2), ("II", 3))
    ),
    *(
        _weapon(
            f"Arc {rank}",
            "Specific, Stat Change",
            f"{dice_words(1, sides)} more attacks for each {{each}} living models of the target, of {{most}}"
            " at most.",
            numbers={"each": 5, "most": 20, "sides": sides},
            reacts=(Reacts(WeaponUsed, _arc, uses_weapon),),
            rulings=("W-Arc-1",),
        )
        for rank, sides in (("I", 3), ("II", 6))
    ),
    *(
        _weapon(
            f"Critical Hit {rank}",
            "Specific, Auto Test, Damage Bonus",
            f"{_SIX} costs {{times}} times as much HP.",
            numbers={"times": factor},
            gives=flags(WATCHES_FACES),
            reacts=(Reacts(Harming, _critical, _costs),),
        )
        for rank, factor in (("I", 2), ("II", 3))
    ),
    *(
        _weapon(
            f"Damage {face}+",
            "Passive",
            "Attack dice succeed on {face}+, or better where Power allows it; Power is not needed.",
            numbers={"face": face},
            gives=(Gives(DAMAGE_FACE, _damage),),
        )
        for face in (2, 3, 4, 5, 6)
    ),
    DEATHBLOW,
    *_ROLLED,
    GRAVITY,
    _weapon("Ignore Cover", "Passive", "Cover of any kind does not count.", forbids=(forbids(TAKING_COVER),)),
    *(
        _weapon(
            f"Impact {rank}",
            "Specific, Stat Change",
            f"{_NEAR}it has {{bonus}} more Power.",
            numbers={"bonus": bonus},
            gives=(Gives(POWER, _if_near(plus, "bonus")), *flags(TOLD_BY_RANGE)),
            needs=(range_of_18,),
            rulings=("W-Rapid-1",),
        )
        for rank, bonus in (("I", 1), ("II", 2))
    ),
    *(
        _weapon(
            f"Might {rank}",
            "Melee, Point Cost (Greater)",
            "+{bonus} to attack dice in a melee against a unit that is worth more now.",
            numbers={"bonus": bonus},
            gives=(Gives(ATTACK_DICE, _might),),
            rulings=("W-Might-1",),
        )
        for rank, bonus in (("I", 1), ("II", 2))
    ),
    *(
        _weapon(
            f"Obliterate {rank}",
            "Passive",
            "Each successful attack die counts {times} times, on top of any multiple it has already.",
            numbers={"times": factor},
            gives=(multiplies(HITS_EACH),),
        )
        for rank, factor in (("I", 3), ("II", 5), ("III", 10))
    ),
    _weapon(
        "Rapid",
        "Specific, Stat Change",
        f"{_NEAR}it has {{times}} times as many attacks.",
        numbers={"times": 2},
        gives=(Gives(ATTACKS, _if_near(times, "times")), *flags(TOLD_BY_RANGE)),
        needs=(range_of_18,),
        rulings=("W-Rapid-1",),
    ),
    _weapon(
        "Reroll 1's",
        "Specific",
        "Attack dice that show a 1 are rerolled.",
        gives=flags(REROLL_ONES),
        rulings=("W-Reroll-1",),
    ),
    _weapon(
        "Reroll Attack",
        "Specific",
        "Attack dice that fail are rerolled.",
        gives=flags(REROLL_FAILURES),
        rulings=("W-Reroll-1",),
    ),
    *(
        _weapon(
            f"Terminate {rank}",
            "Passive, Damage Bonus",
            "HP loss is multiplied by {times}.",
            numbers={"times": factor},
            gives=(multiplies(HP_LOSS),),
        )
        for rank, factor in (("I", 3), ("II", 5), ("III", 10))
    ),
)
