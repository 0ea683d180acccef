"""What a moment holds that a reaction may change without a word: HP that are at stake, inches to go."""

from dataclasses import dataclass


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
