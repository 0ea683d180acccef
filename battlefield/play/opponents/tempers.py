"""Tempers: how much each term counts for an opponent."""

from collections.abc import Mapping

PLAIN: Mapping[str, float] = {
    "result": 1.0, "lead": 1.0, "strength": 1.0, "threat": 0.45, "danger": 0.5, "objectives": 1.0,
}  # fmt: skip

TEMPERS: Mapping[str, Mapping[str, float]] = {
    "measured": PLAIN,
    "bold": {**PLAIN, "threat": 0.6, "danger": 0.2},
    "cautious": {**PLAIN, "threat": 0.4, "danger": 0.75},
    "guardian": {**PLAIN, "danger": 0.6, "objectives": 2.0},
    "hunter": {**PLAIN, "threat": 0.75, "objectives": 0.5},
    "beast": {**PLAIN, "threat": 0.8, "danger": 0.0, "objectives": 0.2},
}
"""Every temper by its name, with the weight of each term."""
