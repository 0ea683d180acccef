"""What a moment holds that a reaction may change without a word: HP that are at stake, inches to go."""

from collections.abc import Callable
from dataclasses import dataclass

from battlefield.rules.core.moments import Gaining, Harming, Losing, Moment, Moving


@dataclass(frozen=True, slots=True)
class Weight:
    """So much of something that a unit is about to lose, regain or go."""

    unit: str
    what: str
    amount: float
    measure: str = ""

    def change(self, now: "Weight | None") -> str:
        """Say what became of it, or nothing where it is the same."""
        if now is None or now == self:
            return ""
        return f"{self.what}: {self.amount:g}{self.measure} → {now.amount:g}{now.measure}"


def weight_of(moment: Moment) -> Weight | None:
    """Give what a moment holds that reactions may change, None where it holds nothing of the kind."""
    weigh = _WEIGHED.get(type(moment))
    return weigh(moment) if weigh is not None else None


def _losing(moment: Losing) -> Weight:
    return Weight(moment.unit, "HP to lose", moment.amount)


def _gaining(moment: Gaining) -> Weight:
    return Weight(moment.unit, "HP to regain", moment.amount)


def _moving(moment: Moving) -> Weight:
    return Weight(moment.unit, f"{moment.how}, inches to go", moment.allowance, " in")


def _harming(moment: Harming) -> Weight:
    return Weight(moment.target, "HP at stake", getattr(moment.attack, "cost", 0))


_WEIGHED: dict[type, Callable[..., Weight]] = {
    Losing: _losing,
    Gaining: _gaining,
    Moving: _moving,
    Harming: _harming,
}
