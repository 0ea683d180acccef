"""Who is under a template, where it lies best, what each aim is worth, and where it may scatter."""

from battlefield.geometry.templates.covering import (
    PARTLY,
    WHOLLY,
    coverage,
    coverage_after,
    describe,
    margins,
    witness,
)
from battlefield.geometry.templates.heatmap import MIDDLE, TOP, Best, HeatMap, weighed, weighted_map
from battlefield.geometry.templates.placement_search import BestPlacement, best_nudge, best_placement
from battlefield.geometry.templates.scatter_dice import roll
from battlefield.geometry.templates.scattering import Landings, Scatter, ScatterRule, landings, scatter

SISTERS = ("placements",)

__all__ = [
    "MIDDLE",
    "PARTLY",
    "TOP",
    "WHOLLY",
    "Best",
    "BestPlacement",
    "HeatMap",
    "Landings",
    "Scatter",
    "ScatterRule",
    "best_nudge",
    "best_placement",
    "coverage",
    "coverage_after",
    "describe",
    "landings",
    "margins",
    "roll",
    "scatter",
    "weighed",
    "weighted_map",
    "witness",
]
