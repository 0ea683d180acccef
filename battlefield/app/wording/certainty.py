"""How far an answer can be believed, in words: certain, likely by so much, or open."""

from collections.abc import Callable

from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.percents import percent_of
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.rules.scene.certainty import CERTAIN, LIKELY, Custom, Limit

DECISION_RULE = (
    f"Certain: right by a chance of {100.0 * CERTAIN:g} % at least; likely: {100.0 * LIKELY:g} %; "
    "else open (guarded decision rule of JCGM 106:2012)"
)
"""The rule by which verdicts are given, as it stands beside them."""
CUSTOM_WORDS: dict[Custom, str] = {
    "": QT_TR_NOOP("as your game does"),
    "roll off": QT_TR_NOOP("roll off"),
    "benefit of the doubt": QT_TR_NOOP("give the benefit of the doubt"),
}
"""What is done about an open verdict."""


def custom_words(custom: Custom) -> str:
    """Say what a table does about an open verdict; nothing where nothing is agreed."""
    return f": {CUSTOM_WORDS[custom]}, as agreed for this table" if custom else ""


def close_words(custom: Custom = "") -> str:
    """Say that a margin is within a hair of its limit, and what is done about that."""
    return f"too close to call{custom_words(custom)}"


def verdict_words(limit: Limit) -> str:
    """Say how sure an answer is, in a word or two; the chance is that of what the answer says."""
    return sure_words(limit.verdict, limit.probability, limit.yes)


def sure_words(verdict: str, probability: float, yes: bool) -> str:
    """Say how sure an answer is by its verdict, the chance of yes, and what it says."""
    chance = probability if yes else 1.0 - probability
    return f"likely {percent_of(chance)}" if verdict == "likely" else verdict


def worth_words(
    limit: Limit, name_of: Callable[[str], str], unit: LengthUnit = "inches", custom: Custom = ""
) -> str:
    """Say how sure an answer is, and what settles it; nothing where every place is known exactly.

    What is done about one that stays open is said too, where a table has a custom for it.
    """
    if not limit.sigma:
        return ""
    words = f"{verdict_words(limit)} (± {format_length(limit.sigma, unit, 3)})"
    settles = limit.settles
    if limit.verdict == "certain" or settles is None:
        return words
    again = f": measure {name_of(settles[1])} again to settle it" if settles[1] else ""
    return words + again + (_else(custom, again) if limit.verdict == "open" else "")


def _else(custom: Custom, again: str) -> str:
    """Say what is done where nothing is measured again."""
    return custom_words(custom).replace(":", ", or" if again else ":", 1)
