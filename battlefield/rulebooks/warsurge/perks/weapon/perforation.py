"""Perforation perks: weapons that weaken or pass the saves of what they hit, for their own attacks alone."""

from dataclasses import replace

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.saving import saves_of
from battlefield.rulebooks.warsurge.attack_moments import AttackRolled
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    adds,
    dice_words,
    flags,
    takes,
    thrown,
    uses_weapon,
)
from battlefield.rulebooks.warsurge.units.stats import level
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    AP_AGAINST_AEGIS,
    ARMOUR,
    DEFLECT,
    PARRY,
    WARD,
    WATCHES_FACES,
    WILD_ARMOUR,
    best_of,
    broken,
    dice_below_floor,
    dice_of,
    successes_rerolled,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts
from battlefield.rules.core.state import State
from battlefield.rules.core.words import Stat

RANKS = ("I", "II", "III", "IV")


_weapon = Rows("Perforation", "weapon")


def _breaks(shield: Stat) -> tuple[Perk, ...]:
    name = shield.capitalize()
    says = f"A target's {name} counts {{bonus}} less against this weapon, though never less than nothing."
    return tuple(
        _weapon(f"Break {name} {rank}", "Specific", says, numbers={"bonus": n}, gives=(adds(broken(shield)),))
        for n, rank in enumerate(RANKS[:3], 1)
    )


def _softens(name: str, save: Stat, ranks: int) -> tuple[Perk, ...]:
    words = "armour" if save == ARMOUR else "AEGIS"
    says = f"Unless AP ignores the target's {words} save, its dice have -{{penalty}}; below 6+ there is none."
    return tuple(
        _weapon(f"{name} {rank}", "Passive", says, numbers={"penalty": n}, gives=(takes(dice_of(save)),))
        for n, rank in enumerate(RANKS[:ranks], 1)
    )


def _pierce(barred: tuple[Stat, ...]) -> Reacts[Game, AttackRolled]:
    """Let the hits of dice that show a 6 pass some saves."""

    def act(game: Game, bearer: Bearer, moment: AttackRolled) -> None:
        passing = moment.attack.best_hits
        moment.attack.bar_saves(barred)
        if passing:
            hits = "1 hit passes" if len(passing) == 1 else f"{len(passing)} hits pass"
            kinds = " and ".join(kind.replace(AEGIS, "AEGIS") for kind in barred if kind != WILD_ARMOUR)
            game.say(f"{bearer.perk.name}: {hits} {kinds} saves", moment.target)

    return Reacts(AttackRolled, act, uses_weapon)


def _has_hits(state: State, bearer: Bearer, moment: AttackRolled) -> bool:
    return uses_weapon(state, bearer, moment) and bool(moment.attack.hits)


_PUNCTURED = dice_below_floor(ARMOUR)


def _puncture(game: Game, bearer: Bearer, moment: AttackRolled) -> Flow[None]:
    """Roll once for each unit what its armour loses, where AP leaves any to lose."""
    attack: Attack = moment.attack
    before = [each for each in attack.terms.given.get(_PUNCTURED, ()) if each.source == bearer.perk.name]
    if any(each.by == attack.target for each in before):  # a batch on the same unit
        return
    attack.take_back(_PUNCTURED, bearer.perk.name)  # that of a unit merged with it, who suffered first
    left = (each for each in saves_of(game, attack) if each.kind in (ARMOUR, WILD_ARMOUR))
    if any(each.level and not each.pierced for each in left):
        faces = yield from thrown(game, bearer, 1, bearer.number("sides"))
        attack.give(_PUNCTURED, replace(plus(-faces[0], bearer.perk.name), by=attack.target))


def _rend(_ask: Ask, bearer: Bearer) -> Modifier:
    """Leave at best a face of armour."""
    return plus(level(bearer.number("face")), bearer.perk.name)


_SIXES = "An attack die that shows a 6, on its last roll, "
_REROLLED = "Successful {} against it are rerolled, after any reroll of the target's own."
PERKS: tuple[Perk, ...] = (
    *_breaks(DEFLECT),
    *_breaks(PARRY),
    *_breaks(WARD),
    _weapon(
        "Negate AEGIS",
        "Passive",
        "Its AP works on AEGIS saves, and no longer on armour saves.",
        gives=flags(AP_AGAINST_AEGIS),
    ),
    *_softens("Penetrate", ARMOUR, 4),
    *(
        _weapon(
            name,
            "Specific, Auto Test",
            f"{_SIXES}passes {words}.",
            gives=flags(WATCHES_FACES),
            reacts=(_pierce(barred),),
        )
        for name, words, barred in (
            ("Piercing Hit I", "armour saves", (ARMOUR, WILD_ARMOUR)),
            ("Piercing Hit II", "armour and AEGIS saves", (ARMOUR, WILD_ARMOUR, AEGIS)),
        )
    ),
    *(
        _weapon(
            f"Puncture {rank}",
            "Specific",
            f"Unless AP ignores the target's armour save, its dice have -{dice_words(1, sides)}, rolled for"
            " each attack; below 6+ there is none.",
            numbers={"sides": sides},
            reacts=(Reacts(AttackRolled, _puncture, _has_hits),),
            rulings=("W-Puncture-1",),
        )
        for rank, sides in (("I", 3), ("II", 6))
    ),
    _weapon(
        "Rend",
        "Specific",
        "Unless AP ignores the target's armour save, one that is better than {face}+ is {face}+.",
        numbers={"face": 4},
        gives=(Gives(best_of(ARMOUR), _rend),),
        rulings=("W-Rend-1",),
    ),
    _weapon(
        "Rupture I", "Passive", _REROLLED.format("armour saves"), gives=flags(successes_rerolled(ARMOUR))
    ),
    _weapon(
        "Rupture II",
        "Passive",
        _REROLLED.format("armour and AEGIS saves"),
        gives=flags(successes_rerolled(ARMOUR), successes_rerolled(AEGIS)),
    ),
    *_softens("Transpierce", AEGIS, 2),
)
