"""What a place sees, and maps of how many see each place."""

from battlefield.geometry.visibility.exposure import ExposureMap, seen_map
from battlefield.geometry.visibility.regions import VisibleRegion
from battlefield.geometry.visibility.sight_by_areas import area_sight

__all__ = [
    "ExposureMap",
    "VisibleRegion",
    "area_sight",
    "seen_map",
]
