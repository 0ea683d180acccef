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
from battlefield.geometry.templates.heatmap import MIDDLE, TOP, Best, HeatMap, weighed
from battlefield.geometry.templates.placement_search import BestPlacement
from battlefield.geometry.templates.scatter_dice import roll
from battlefield.geometry.templates.scattering import Landings, Scatter, ScatterRule, landings

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
    "coverage",
    "coverage_after",
    "describe",
    "landings",
    "margins",
    "roll",
    "weighed",
    "witness",
]
