"""Perforation perks: weapons that weaken or pass the saves of what they hit, for their own attacks alone."""

from dataclasses import replace
from typing import Any

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.saving import AEGIS, ARMOUR, WILD, saves_of
from battlefield.rulebooks.warsurge.attack_moments import AttackRolled
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    adds,
    dice_words,
    flags,
    takes,
    thrown,
    uses_weapon,
)
from battlefield.rulebooks.warsurge.units.stats import level
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts
from battlefield.rules.core.state import State

RANKS = ("I", "II", "III", "IV")


def _weapon(name: str, terms: str, says: str, **more: Any) -> Perk:
    return Perk(name, "Perforation", "weapon", tuple(terms.split(", ")), says=says, **more)


def _breaks(shield: str) -> tuple[Perk, ...]:
    says = f"A target's {shield} counts {{bonus}} less against this weapon, though never less than nothing."
    return tuple(
        _weapon(
            f"Break {shield} {rank}",
            "Specific",
            says,
            numbers={"bonus": n},
            gives=(adds(f"breaks {shield.lower()}"),),
        )
        for n, rank in enumerate(RANKS[:3], 1)
    )


def _softens(name: str, save: str, ranks: int) -> tuple[Perk, ...]:
    words = "armour" if save == ARMOUR else "AEGIS"
    says = f"Unless AP ignores the target's {words} save, its dice have -{{penalty}}; below 6+ there is none."
    return tuple(
        _weapon(f"{name} {rank}", "Passive", says, numbers={"penalty": n}, gives=(takes(f"{save} dice"),))
        for n, rank in enumerate(RANKS[:ranks], 1)
    )


def _pierce(barred: tuple[str, ...]) -> Reacts:
    """Let the hits of dice that show a 6 pass some saves."""

    def act(game: Game, bearer: Bearer, moment: AttackRolled) -> Flow[None]:
        passing = [hit for hit in moment.attack.hits if hit.face == moment.attack.die.highest]
        for hit in passing:
            hit.saves_ignored.update(barred)
        if passing:
            hits = "1 hit passes" if len(passing) == 1 else f"{len(passing)} hits pass"
            kinds = " and ".join(kind.replace(AEGIS, "AEGIS") for kind in barred if kind != WILD)
            game.say(f"{bearer.perk.name}: {hits} {kinds} saves", moment.target)
        yield from ()

    return Reacts(AttackRolled, act, uses_weapon)


def _has_hits(state: State, bearer: Bearer, moment: AttackRolled) -> bool:
    return uses_weapon(state, bearer, moment) and bool(moment.attack.hits)


_PUNCTURED = "armour dice below floor"


def _puncture(game: Game, bearer: Bearer, moment: AttackRolled) -> Flow[None]:
    """Roll once for each unit what its armour loses, where AP leaves any to lose."""
    attack: Attack = moment.attack
    before = [each for each in attack.given.get(_PUNCTURED, ()) if each.source == bearer.perk.name]
    if any(each.by == attack.target for each in before):  # a batch on the same unit
        return
    for old in before:  # that of a unit merged with it, who suffered first
        attack.given[_PUNCTURED].remove(old)
    left = (each for each in saves_of(game, attack) if each.kind in (ARMOUR, WILD))
    if any(each.level and not each.pierced for each in left):
        faces = yield from thrown(game, bearer, 1, bearer.number("sides"))
        attack.give(_PUNCTURED, replace(plus(-faces[0], bearer.perk.name), by=attack.target))


def _rend(_ask: Ask, bearer: Bearer) -> Modifier:
    """Leave at best a face of armour."""
    return plus(level(bearer.number("face")), bearer.perk.name)


_SIXES = "An attack die that shows a 6, on its last roll, "
_REROLLED = "Successful {} against it are rerolled, after any reroll of the target's own."
PERKS: tuple[Perk, ...] = (
    *_breaks("Deflect"),
    *_breaks("Parry"),
    *_breaks("Ward"),
    _weapon(
        "Negate AEGIS",
        "Passive",
        "Its AP works on AEGIS saves, and no longer on armour saves.",
        gives=flags("ap against aegis"),
    ),
    *_softens("Penetrate", "armour", 4),
    *(
        _weapon(
            name,
            "Specific, Auto Test",
            f"{_SIXES}passes {words}.",
            gives=flags("watches faces"),
            reacts=(_pierce(barred),),
        )
        for name, words, barred in (
            ("Piercing Hit I", "armour saves", (ARMOUR, WILD)),
            ("Piercing Hit II", "armour and AEGIS saves", (ARMOUR, WILD, AEGIS)),
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
        gives=(Gives("armour at best", _rend),),
        rulings=("W-Rend-1",),
    ),
    _weapon("Rupture I", "Passive", _REROLLED.format("armour saves"), gives=flags("reroll armour successes")),
    _weapon(
        "Rupture II",
        "Passive",
        _REROLLED.format("armour and AEGIS saves"),
        gives=flags("reroll armour successes", "reroll aegis successes"),
    ),
    *_softens("Transpierce", "aegis", 2),
)
