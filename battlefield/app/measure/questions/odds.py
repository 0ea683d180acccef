"""Odds: how many HP an attack sequence takes from a target, and how many models."""

from battlefield.app.measure.questions import profiles
from battlefield.app.measure.questions.asked import Answer, word_in
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields, word
from battlefield.rulebooks.warsurge.attack.power_table import LADDERS
from battlefield.rulebooks.warsurge.odds.chances import Odds, TooMuchError
from battlefield.rulebooks.warsurge.odds.merged import merged_odds
from battlefield.rules.core.chances import Chances
from battlefield.rules.scene.contents import Scene


def odds_of(_scene: Scene, fields: Fields) -> Answer:
    """Answer how likely each loss of HP is in one attack sequence; the scene itself plays no part."""
    ladder = LADDERS[word(word_in(fields, "ladder", "even"), "ladder", tuple(LADDERS))]
    attacks, targets = profiles.attacks_in(fields, ladder), profiles.targets_in(fields)
    try:
        found = merged_odds(attacks, targets, ladder)
    except TooMuchError as error:
        raise SceneError("attack", "is too much", str(error)) from None
    each = [_told(one) for one in found.each]
    return _told(found.together) | ({"units": each} if isinstance(fields.found["target"], list) else {})


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
