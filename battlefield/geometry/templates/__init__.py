"""Who is under a template, where it lies best, what each aim is worth, and where it may scatter."""

from battlefield.geometry.templates.covering import coverage, margins, witness
from battlefield.geometry.templates.heatmap import Best, HeatMap
from battlefield.geometry.templates.placement_search import BestPlacement
from battlefield.geometry.templates.scatter_dice import roll
from battlefield.geometry.templates.scattering import Landings, Scatter, ScatterRule, landings

SISTERS = ("placements",)

__all__ = [
    "Best",
    "BestPlacement",
    "HeatMap",
    "Landings",
    "Scatter",
    "ScatterRule",
    "coverage",
    "landings",
    "margins",
    "roll",
    "witness",
]
