"""The catalogue: the book's three special effects, the continuous ones that have names, and conditions."""

from collections.abc import Callable

from battlefield.rulebooks.iron_kingdoms.vocabulary import (
    ASPECTS,
    CLOUD,
    CONTINUOUS,
    CORROSION,
    CRITICAL,
    FIRE,
    KNOCKDOWN,
    PRONE,
    STATIONARY,
    crippled,
)
from battlefield.rules.core.modifiers import Modifier, becomes, plus
from battlefield.rules.core.perks import Ask, Bearer, Catalogue, Gives, Perk

FAMILY = "Special effects"
HELPLESS_DEF = 5


def _plain(stat: str, amount: int, name: str) -> Gives:
    return Gives(stat, lambda _ask, _bearer: plus(amount, name), scope="under")


def _helpless(name: str) -> Gives:
    return Gives("def", lambda _ask, _bearer: becomes(HELPLESS_DEF, name, key="helpless"), scope="under")


def _when(stat: str, amount: int, name: str, applies: Callable[[Ask], bool]) -> Gives:
    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        del bearer
        return plus(amount, name) if applies(ask) else None

    return Gives(stat, answer, scope="under")


_PRINTED = (
    Perk(
        CLOUD,
        FAMILY,
        "weapon",
        says="It leaves a cloud for some rounds: who has any part of the base in it has concealment, and "
        "sight goes into and out of it but never through.",
        rulings=("I-Cloud-1", "I-Cloud-2", "I-Cloud-3", "I-Cloud-4", "I-Cloud-5", "I-Cloud-6"),
    ),
    Perk(
        CONTINUOUS,
        FAMILY,
        "weapon",
        says="Who is hit has the effect on him, one of each kind. At the start of his Maintenance Phase each "
        "expires on a 1 or 2; those that remain then apply together. Outside combat it is each minute.",
        rulings=(
            "I-Continuous-1",
            "I-Continuous-2",
            "I-Continuous-3",
            "I-Continuous-4",
            "I-Continuous-5",
            "I-Continuous-6",
        ),
    ),
    Perk(
        CRITICAL,
        FAMILY,
        "weapon",
        says="If the attack hits and two of its dice show the same, the target suffers the effect, hurt or "
        "not. A template's critical effect needs a direct hit, then all under the template suffer it.",
        rulings=("I-Critical-1", "I-Critical-2", "I-Critical-3"),
    ),
)
_NAMED = (
    Perk(
        FIRE,
        FAMILY,
        "effect",
        numbers={"pow": 12},
        says="While it remains, it makes a damage roll of Power {pow} in each Maintenance Phase.",
    ),
    Perk(
        CORROSION,
        FAMILY,
        "effect",
        numbers={"damage": 1},
        says="While it remains, it does {damage} damage in each Maintenance Phase.",
    ),
    Perk(
        KNOCKDOWN,
        FAMILY,
        "effect",
        says="Melee attacks hit without a roll, DEF is 5; it gives up movement or action to stand up.",
        gives=(_helpless(KNOCKDOWN),),
        rulings=("I-Knockdown-1",),
    ),
    Perk(
        STATIONARY,
        FAMILY,
        "effect",
        says="Melee attacks hit without a roll, DEF is 5; its next activation is lost, then it ends.",
        gives=(_helpless(STATIONARY),),
        rulings=("I-Stationary-1",),
    ),
    Perk(
        PRONE,
        FAMILY,
        "effect",
        says="+2 DEF against what is shot, +4 ARM against blasts; in melee it strikes at −2 and is struck "
        "at +2.",
        gives=(
            _when("def", 2, PRONE, lambda ask: bool(ask.fact("shot"))),
            _when("def", -2, PRONE, lambda ask: bool(ask.fact("melee"))),
            _when("arm", 4, PRONE, lambda ask: bool(ask.fact("blast"))),
            _when("attack", -2, PRONE, lambda ask: bool(ask.fact("melee"))),
        ),
        rulings=("I-Prone-1",),
    ),
)
_CRIPPLED = tuple(
    Perk(crippled(aspect), FAMILY, "effect", says=says, gives=(_plain(stat, -2, crippled(aspect)),))
    for aspect, (stat, says) in zip(
        ASPECTS, (("str", "STR −2."), ("attack", "Attack rolls −2."), ("def", "DEF −2.")), strict=True
    )
)
CATALOGUE = Catalogue((*_PRINTED, *_NAMED, *_CRIPPLED))
