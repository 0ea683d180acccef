"""Who is under a template, where it lies best, what each aim is worth, and where it may scatter."""

from battlefield.geometry.templates.covering import (
    PARTLY,
    WHOLLY,
    coverage,
    coverage_after,
    coverage_counts,
    margins,
    touched_pairs,
    witness,
)
from battlefield.geometry.templates.heatmap import HeatMap, heat_map
from battlefield.geometry.templates.placement_search import BestPlacement, best_nudge, best_placement
from battlefield.geometry.templates.scatter_dice import roll
from battlefield.geometry.templates.scattering import Landings, Scatter, ScatterRule, landings, scatter
from battlefield.geometry.templates.witnesses import describe

OPEN = ("heat_levels",)  # modules that others may import

__all__ = [
    "PARTLY",
    "WHOLLY",
    "BestPlacement",
    "HeatMap",
    "Landings",
    "Scatter",
    "ScatterRule",
    "best_nudge",
    "best_placement",
    "coverage",
    "coverage_after",
    "coverage_counts",
    "describe",
    "heat_map",
    "landings",
    "margins",
    "roll",
    "scatter",
    "touched_pairs",
    "witness",
]
