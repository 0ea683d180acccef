"""What a place sees, and maps of how many see each place."""

from battlefield.geometry.visibility.exposure import ExposureMap, exposure_map, seen_map, seen_of
from battlefield.geometry.visibility.regions import (
    VisibleRegion,
    united_regions,
    visible_from,
    visible_region,
)
from battlefield.geometry.visibility.sight_by_areas import area_sight

__all__ = [
    "ExposureMap",
    "VisibleRegion",
    "area_sight",
    "exposure_map",
    "seen_map",
    "seen_of",
    "united_regions",
    "visible_from",
    "visible_region",
]
