"""Odds: how many HP an attack sequence takes from a target, and how many models."""

from battlefield.rulebooks.warsurge.attack.power_table import LADDERS, Ladder
from battlefield.rulebooks.warsurge.odds import asked_profiles
from battlefield.rulebooks.warsurge.odds.asked_parts import ATTACK, TARGET
from battlefield.rulebooks.warsurge.odds.chances import Odds, TooMuchError
from battlefield.rulebooks.warsurge.odds.merged import merged_odds
from battlefield.rules.book.questions import Answer, Keys, Part
from battlefield.rules.core.chances import Chances


def answered(keys: Keys) -> Answer:
    """Answer how likely each loss of HP is in one attack sequence."""
    ladder = _ladder(keys)
    attacks, targets = asked_profiles.attacks_in(keys, ladder), asked_profiles.targets_in(keys)
    if len(targets) > 1 and any(attack.weapons for attack in attacks):
        raise keys.wrong("attack", "may malfunction", "ask for each of the units merged into one by itself")
    try:
        found = merged_odds(attacks, targets, ladder)
    except TooMuchError as error:
        raise keys.wrong("attack", "is too much", str(error)) from None
    each = [_told(one) for one in found.each]
    return _told(found.together) | ({"units": each} if isinstance(keys.found["target"], list) else {})


def parts() -> dict[str, Part]:
    """Tell what may stand under each key."""
    return {"attack": ATTACK, "target": TARGET, "ladder": Part("word", words=tuple(LADDERS))}


def _ladder(keys: Keys) -> Ladder:
    """Read the name of a ladder, the even one where it is left out."""
    keys.text("ladder")
    return LADDERS[keys.word("ladder", tuple(LADDERS))]


def _told(found: Odds) -> Answer:
    return {
        "hp_loss": _listed(found.lost),
        "mean": float(found.mean),
        "casualties": float(found.casualties),
        "casualties_by": _listed(found.fallen),
        "destroyed": float(found.destroyed),
    }


def _listed(found: Chances) -> list[list[int | float]]:
    return [[number, chance] for number, chance in found.floats()]
