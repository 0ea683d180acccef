"""A file of each foreign format, from the tests' own samples, under the name that it is tried with."""

from list_samples import MAP, ROS
from map_samples import SVG, TMX, feature, full_geojson, full_tiled, geojson, house
from test_army_texts import APP, WTC
from test_foundry import scene as foundry
from test_foundry import wall
from test_one_page_dungeon import dungeon

RING = [[8.5, 47.3], [8.51, 47.3], [8.51, 47.31], [8.5, 47.31], [8.5, 47.3]]
TOWN = geojson(
    feature("Polygon", [RING], natural="wood"),
    feature("Polygon", [RING], building="yes", height="12"),
    feature("LineString", RING[:2], highway="residential", width="6"),
    feature("LineString", RING[:3], barrier="wall"),
    feature("Polygon", [RING], landuse="residential"),
    feature("Point", RING[0], natural="tree"),
)
YARD = foundry(
    wall(0, 0, 4, 0), wall(4, 0, 4, 4), wall(4, 4, 4, 6, door=1), wall(9, 9, 9, 11, sight=0),
    wall(1, 1, 1, 3, move=0), wall(6, 6, 6, 8, door=2, ds=2),
    lights=[{"x": 700, "y": 500, "config": {"dim": 20, "bright": 10, "color": "#eccd8b"}}],
    tokens=[{"name": "Ogre", "x": 700, "y": 500, "width": 2, "height": 2, "disposition": -1}],
    notes=[{"x": 600, "y": 400, "text": "Well"}],
)  # fmt: skip
SAMPLES = {
    "uvtt": ("house.dd2vtt", house()),
    "foundry": ("yard.json", YARD),
    "tiled": ("map.tmj", full_tiled()),
    "tiled-xml": ("map.tmx", TMX),
    "svg": ("yard.svg", SVG),
    "geojson": ("table.geojson", full_geojson()),
    "osm": ("town.geojson", TOWN),
    "one-page-dungeon": ("cellar.json", dungeon()),
    "army-list": ("list.ros", ROS),
    "army-text": ("list.txt", WTC),
    "army-app": ("list.txt", APP),
    "ascii": ("map.txt", MAP),
}
