"""What may stand under the keys of an attack and a target of an odds question."""

from typing import Final

from battlefield.rulebooks.warsurge.attack.power_table import LADDERS
from battlefield.rulebooks.warsurge.odds.profile import Again, Barred, Reroll
from battlefield.rulebooks.warsurge.units.elements import ELEMENTS
from battlefield.rulebooks.warsurge.units.stats import BEST_LEVEL
from battlefield.rules.book.questions import Part

MOST_WEAPONS: Final = 8
MOST_UNITS: Final = 8
MOST_MODELS: Final = 200
MOST_HP: Final = 2_000  # of a whole unit
MOST_POINTS: Final = 1_000
MOST_FACTORS: Final = 4
FACES: Final = (2, 6)

REROLLS: Final[tuple[Reroll, ...]] = ("none", "ones", "failed")
AGAIN: Final[tuple[Again, ...]] = ("none", "sixes", "successes")
BARRED: Final[tuple[Barred, ...]] = ("none", "armour", "both")

_SAVES = range(FACES[0], FACES[1] + 1)
_FLAG = Part("flag")
_THROW = Part("throw", 0, MOST_POINTS)
_FACE = Part("whole", *FACES)
_LEVEL = Part("word", words=(None, "-", "–", *(w for n in _SAVES for w in (n, str(n), f"{n}+"))))
_DAMAGE = Part(
    "whole",
    min(ladder.rungs[0][0] for ladder in LADDERS.values()),
    max(ladder.die.highest for ladder in LADDERS.values()),
)
_ELEMENTS = Part("list", most=len(ELEMENTS))


def _up_to(most: int, least: int = 0) -> Part:
    return Part("whole", least, most)


_ATTACK: dict[str, Part] = {
    "models": _up_to(MOST_MODELS, 1), "attacks": _THROW,
    "attacks_times": Part("throw", 0, MOST_POINTS, many=MOST_FACTORS),
    "power": _THROW, "power_times": _up_to(10, 1), "damage": _DAMAGE, "stunned": _FLAG,
    "bonus": _up_to(20), "penalty": _up_to(20),
    "accuracy": _FACE, "aim": _FACE, "reroll": Part("word", words=REROLLS), "reroll_sixes": _FLAG,
    "success_times": _up_to(100, 1), "ap": _LEVEL, "ap_more": _THROW, "negates_aegis": _FLAG, "melee": _FLAG,
    "break_deflect": _up_to(BEST_LEVEL), "penetrate": _up_to(6), "puncture": _THROW, "armour_at_best": _LEVEL,
    "break_ward": _up_to(BEST_LEVEL), "break_parry": _up_to(BEST_LEVEL), "transpierce": _up_to(6),
    "no_saves": Part("word", words=BARRED), "reroll_saves": Part("word", words=BARRED),
    "six_times": _up_to(MOST_POINTS, 1), "six_rolled": _THROW, "six_ignores": Part("word", words=BARRED),
    "rolled": Part("throw", 1, MOST_POINTS), "times": _up_to(MOST_POINTS, 1), "elements": _ELEMENTS,
    "malfunction": _up_to(MOST_MODELS),
}  # fmt: skip


def _save(kind: str) -> dict[str, Part]:
    return {
        kind: _LEVEL, f"{kind}_more": _THROW, f"{kind}_lowered": _up_to(20), f"{kind}_ignores": _up_to(20),
        f"{kind}_again": Part("word", words=AGAIN), f"reroll_{kind}": _FLAG,
    }  # fmt: skip


_TARGET: dict[str, Part] = {
    "models": _up_to(MOST_MODELS, 1), "hp": _up_to(MOST_HP, 1), "wounds": _up_to(MOST_HP - 1),
    "defence": _up_to(30), "cover": _up_to(10), "penalty": _up_to(20), "bedim": _FACE,
    **_save("armour"), "durable": _LEVEL, "deflect": _up_to(BEST_LEVEL),
    **_save("aegis"), "ward": _up_to(BEST_LEVEL), "parry": _up_to(BEST_LEVEL),
    "defends": _FLAG, "emergency": _FLAG, "wild": Part("throw", 1, 6),
    "elements": _ELEMENTS, "times": _up_to(MOST_POINTS, 1), "halved": _up_to(10),
    "absorbs": _up_to(MOST_POINTS), "at_most": _up_to(MOST_HP),
}  # fmt: skip
ATTACK = Part("object", many=MOST_WEAPONS, parts=_ATTACK, needed=(("attacks",), ("power", "damage")))
TARGET = Part("object", many=MOST_UNITS, parts=_TARGET, needed=(("defence",),))
