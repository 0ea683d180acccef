"""Who sees whom, by how much the verdict holds, and how much of a target is hidden."""

from battlefield.geometry.sight.lines_of_sight import Sight, sees_each, sight
from battlefield.geometry.sight.silhouette.margin import ObscuredMargin
from battlefield.geometry.sight.silhouette.obscured import Obscured, obscured_shares

__all__ = [
    "Obscured",
    "ObscuredMargin",
    "Sight",
    "obscured_shares",
    "sees_each",
    "sight",
]
