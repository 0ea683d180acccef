"""Free space, shortest ways, all places in reach, and walks over levels."""

from battlefield.geometry.movement.freespace.space import stands_in_the_way
from battlefield.geometry.movement.paths.search import Search
from battlefield.geometry.movement.policy import Arc, Policy, Route, Turns
from battlefield.geometry.movement.reaching.reach import Coherency, Reach, reach
from battlefield.geometry.movement.walks.arrival import Ways, come_to, homes
from battlefield.geometry.movement.walks.disc_packing import room_for
from battlefield.geometry.movement.walks.from_zones import WalksFrom
from battlefield.geometry.movement.walks.levels import LevelWalks
from battlefield.geometry.movement.walks.place_regions import (
    nearer_than,
    nearest_in,
    shared,
    shared_shifts,
    tidied,
    without,
)
from battlefield.geometry.movement.walks.pockets import Pocket, pockets
from battlefield.geometry.movement.walks.walk_map import open_places
from battlefield.geometry.movement.walks.ways_to import WaysTo

SISTERS = ("freespace.inflate", "reaching.area", "walks.place_regions", "walks.walk_map")

__all__ = [
    "Arc",
    "Coherency",
    "LevelWalks",
    "Pocket",
    "Policy",
    "Reach",
    "Route",
    "Search",
    "Turns",
    "WalksFrom",
    "Ways",
    "WaysTo",
    "come_to",
    "homes",
    "nearer_than",
    "nearest_in",
    "open_places",
    "pockets",
    "reach",
    "room_for",
    "shared",
    "shared_shifts",
    "stands_in_the_way",
    "tidied",
    "without",
]
