"""A file of each foreign format, from the tests' own samples, under the name that it is tried with."""

from list_samples import MAP, ROS, packed
from map_samples import SVG, TMX, feature, full_geojson, full_tiled, geojson, house, tiled
from test_40kdc_lists import unit as resolved_unit
from test_army_lists import as_json
from test_army_texts import APP, WTC
from test_foundry import scene as foundry
from test_foundry import wall
from test_hostile_layouts_and_lists import LAYOUT, PATTERN, SAVE
from test_one_page_dungeon import dungeon
from test_rosterizer_lists import LIST
from test_tile_layers import OTHER, PATH, RUIN, SETS, SOLID, WOOD
from test_tile_layers import layer as tiles

from battlefield.files.imports.reading.xml_text import parse_xml

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
MEADOW = tiled(tiles([[WOOD, WOOD, 0, RUIN], [SOLID, 0, PATH, OTHER]]), tilesets=SETS)
UNITS = [
    resolved_unit("Captain", 1, 90, more=20),
    resolved_unit("Guard", 10, 180, [("Sergeant", 1), ("Guard", 9)]),
]
RESOLVED = {
    "name": "Fen",
    "points": {"declared_limit": 2000, "total_reported": 290, "total_computed": 0},
    "units": UNITS,
}
RESOLVED["diagnostics"] = {"warnings": []}
SAMPLES = {
    "uvtt": ("house.dd2vtt", house()),
    "foundry": ("yard.json", YARD),
    "tiled": ("map.tmj", full_tiled()),
    "tiled-tiles": ("map.tmj", MEADOW),
    "tiled-xml": ("map.tmx", TMX),
    "svg": ("yard.svg", SVG),
    "geojson": ("table.geojson", full_geojson()),
    "osm": ("town.geojson", TOWN),
    "one-page-dungeon": ("cellar.json", dungeon()),
    "layout": ("layout.json", LAYOUT),
    "layout-pattern": ("pattern.json", PATTERN),
    "tabletop-simulator": ("save.json", SAVE),
    "army-list": ("list.ros", ROS),
    "army-packed": ("list.rosz", ROS),
    "army-package": ("list.rosz", packed(ROS)),
    "army-new-recruit": ("list.json", {"roster": as_json(parse_xml(ROS.encode()))}),
    "army-text": ("list.txt", WTC),
    "army-app": ("list.txt", APP),
    "army-rosterizer": ("fen.registry", LIST),
    "army-40kdc": ("fen.json", RESOLVED),
    "ascii": ("map.txt", MAP),
}
