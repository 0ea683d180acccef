"""What a number of battles say of the first player: how often it wins, and how surely that is known."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import ceil
from statistics import fmean

from battlefield.app.contests.matches import Came, Fought
from battlefield.app.foreseeing.chances import Chance

_WORTH: Mapping[Came, float] = {"win": 1.0, "draw": 0.5, "loss": 0.0}


def standing(script: str, battles: Sequence[Fought]) -> dict[str, object]:
    """Count some battles; the bounds are Wilson's for 95 %, where a draw counts half."""
    came = [each.came for each in battles]
    wins, draws = came.count("win"), came.count("draw")
    rate = Chance(Fraction(2 * wins + draws, 2 * max(1, len(came))), len(came))
    low, high = rate.bounds if came else (0.0, 1.0)
    return {
        "script": script, "games": len(came), "wins": wins, "draws": draws, "losses": came.count("loss"),
        "rate": round(float(rate.share), 4), "low": round(low, 4), "high": round(high, 4),
        "seconds": _seconds([second for each in battles for second in each.seconds]),
        "refused": sum(each.refused for each in battles),
        "errors": sum(each.errors for each in battles),
        "fallbacks": sum(each.fallbacks for each in battles),
        "first side": round(_first_side(battles), 4),
    }  # fmt: skip


def _first_side(battles: Sequence[Fought]) -> float:
    """Return the share of the script's first side, whoever played it; a draw counts half."""
    came = [_WORTH[each.came] if each.game % 2 == 0 else 1.0 - _WORTH[each.came] for each in battles]
    return fmean(came) if came else 0.0


def _seconds(taken: Sequence[float]) -> dict[str, float]:
    ranked = sorted(taken) or [0.0]
    shares = {"median": 0.5, "p99": 0.99, "max": 1.0}
    return {name: round(_at(ranked, share), 3) for name, share in shares.items()}


def _at(ranked: Sequence[float], share: float) -> float:
    """Return the least value that a share of all does not go beyond."""
    return ranked[max(1, ceil(share * len(ranked))) - 1]
