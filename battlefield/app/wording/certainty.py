"""How far an answer can be believed, in words: certain, likely by so much, or open."""

from collections.abc import Callable

from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.rules.scene.certainty import Limit


def verdict_words(limit: Limit) -> str:
    """Say how sure an answer is, in a word or two; the chance is that of what the answer says."""
    return sure_words(limit.verdict, limit.probability, limit.yes)


def sure_words(verdict: str, probability: float, yes: bool) -> str:
    """Say how sure an answer is by its verdict, the chance of yes, and what it says."""
    chance = probability if yes else 1.0 - probability
    return f"likely {100.0 * chance:.0f} %" if verdict == "likely" else verdict


def worth_words(limit: Limit, name_of: Callable[[str], str], unit: LengthUnit = "inches") -> str:
    """Say how sure an answer is, and what settles it; nothing where every place is known exactly."""
    if not limit.sigma:
        return ""
    words = f"{verdict_words(limit)} (± {format_length(limit.sigma, unit, 3)})"
    settles = limit.settles
    if limit.verdict == "certain" or settles is None or not settles[1]:
        return words
    return f"{words}: measure {name_of(settles[1])} again to settle it"
