"""Maps as other programs write them, each with every feature that is read."""

import json
from base64 import b64encode
from itertools import pairwise

_SIZE = (320).to_bytes(4, "big") + (160).to_bytes(4, "big")
PICTURE = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + _SIZE + b"\x08\x02"


def place(x, y):
    return {"x": x, "y": y}


def uvtt(**changes):
    """A map of 10 by 5 squares whose origin is (2, 1)."""
    room = [place(3, 2), place(7, 2), place(7, 5), place(3, 5), place(3, 2)]
    found = {
        "format": 0.3,
        "resolution": {"map_origin": place(2, 1), "map_size": place(10, 5), "pixels_per_grid": 32},
        "line_of_sight": [room, [place(8, 1), place(8, 2.5)], [place(8, 3.5), place(8, 6)]],
        "objects_line_of_sight": [[place(10, 3), place(11, 3), place(10.5, 4), place(10, 3)]],
        "portals": [
            {
                "position": place(8, 3),
                "bounds": [place(8, 2.5), place(8, 3.5)],
                "rotation": 1.570796,
                "closed": True,
                "freestanding": False,
            },
            {"bounds": [place(9, 4), place(9, 6)], "closed": False, "freestanding": True},
        ],
        "environment": {"baked_lighting": False, "ambient_light": "ff808080"},
        "lights": [{"position": place(8.5, 2), "range": 5, "intensity": 1, "color": "ffeccd8b"}],
        "image": b64encode(PICTURE).decode(),
    }
    return found | changes


def sides(*corners):
    """Walls of two points each from corner to corner, as many programs write them."""
    return [[place(*one), place(*other)] for one, other in pairwise(corners)]


def house():
    """A map whose rooms are made of walls of two points that meet in corners, in T-joints and at a door."""
    rim = sides((1, 1), (9, 1), (9, 7), (6, 7), (3, 7), (1, 7), (1, 4), (1, 1))
    inner = [*sides((6, 7), (6, 4)), *sides((6, 3), (6, 1)), *sides((1, 4), (6, 4), (9, 4))]
    table = [*sides((7, 1.1), (8, 1.1), (8, 2), (7, 2), (7, 1.1))]
    door = {"position": place(6, 3.5), "bounds": [place(6, 3), place(6, 4)], "closed": True}
    return uvtt(
        resolution={"map_origin": place(0, 0), "map_size": place(12, 8), "pixels_per_grid": 32},
        line_of_sight=[*rim, *inner],
        objects_line_of_sight=table,
        portals=[door],
    )


def thing(kind, x, y, **more):
    """An object of a Tiled map, in pixels."""
    told = {"id": 1, "name": "", "type": kind, "x": x, "y": y, "width": 0, "height": 0, "rotation": 0}
    return told | {"visible": True} | more


def told(**found):
    """Custom properties as Tiled lists them."""
    return [{"name": key, "type": "string", "value": value} for key, value in found.items()]


def objects(*things, **more):
    """An object layer."""
    return {"type": "objectgroup", "name": "things", "objects": list(things), "visible": True} | more


def tiled(*layers, **changes):
    """A map of 20 by 10 tiles of 32 pixels."""
    found = {
        "type": "map",
        "version": "1.10",
        "orientation": "orthogonal",
        "infinite": False,
        "width": 20,
        "height": 10,
        "tilewidth": 32,
        "tileheight": 32,
        "tilesets": [],
        "properties": [],
        "layers": list(layers),
    }
    return found | changes


def full_tiled():
    """A map with every kind of object and layer."""
    ring = [place(0, 0), place(64, 0), place(64, 32), place(0, 32)]
    everything = objects(
        thing("ruin", 64, 32, width=64, height=32, rotation=30, properties=told(height_in=5, storeys="2")),
        thing("wood", 160, 32, width=64, height=64, ellipse=True),
        thing("hill", 260, 32, width=96, height=64, ellipse=True, rotation=45),
        thing("rock", 64, 160, polygon=ring),
        thing("wall", 64, 240, polyline=ring[:3], properties=told(width=0.5)),
        thing("", 300, 200, text={"text": "Mind the gap", "pixelsize": 32}, width=64, height=32),
        thing("model", 320, 160, point=True, rotation=90, properties=told(base="32 mm", side="red")),
        thing("objective", 96, 96, point=True),
        thing("deployment", 0, 0, width=640, height=96, name="red"),
        thing("", 400, 200, gid=3, width=32, height=64),
        thing("container", 400, 100, width=96, height=32, capsule=True),
        thing("entry", 0, 0, polyline=[place(0, 0), place(0, 320)], properties=told(side="blue")),
    )
    group = {"type": "group", "name": "high", "layers": [everything], "offsetx": 32, "offsety": -32}
    tiles = {"type": "tilelayer", "name": "ground", "data": [1, 2, 3], "width": 3, "height": 1}
    image = {"type": "imagelayer", "name": "photo", "image": "photo.png", "offsetx": 0}
    sets = [{"firstgid": 1, "tiles": [{"id": 2, "type": "crate"}], "objectalignment": "center"}]
    return tiled(tiles, group, image, tilesets=sets)


TMX = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.9" orientation="orthogonal" infinite="0"
 width="20" height="10" tilewidth="32" tileheight="32">
 <properties><property name="px_per_inch" type="float" value="16"/></properties>
 <tileset firstgid="1" name="t" tilewidth="32" tileheight="32"><tile id="2" type="crate"/></tileset>
 <layer id="1" name="ground" width="2" height="1"><data encoding="csv">1,2</data></layer>
 <group id="2" name="high" offsetx="16" offsety="-16">
  <objectgroup id="3" name="pieces" visible="0" opacity="0.5" parallaxx="1.5">
   <object id="1" name="shed" class="ruin" x="64" y="32" width="64" height="32" rotation="90">
    <properties><property name="height_in" type="float" value="5"/>
     <property name="platform" type="bool" value="true"/></properties>
   </object>
   <object id="2" type="wood" x="160" y="48" width="64" height="64"><ellipse/></object>
   <object id="3" type="rock" x="64" y="160"><polygon points="0,0 64,0 64,32.5 0,32"/></object>
   <object id="4" type="wall" x="64" y="240"><polyline points="0,0 64,0"/></object>
   <object id="5" type="objective" x="96" y="96"><point/></object>
   <object id="6" x="300" y="200" width="64" height="32"><text pixelsize="32">Mind the gap</text></object>
   <object id="7" gid="3" x="400" y="200" width="32" height="64" visible="0"/>
  </objectgroup>
 </group>
 <imagelayer id="8" name="photo"><image source="../photo.png" width="32" height="32"/></imagelayer>
</map>"""

SVG = """<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
 xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="44in" height="60in" viewBox="0 0 44 60">
 <title>Yard</title>
 <style>.low { fill: none } #hid { display: none }</style>
 <defs><symbol id="sign" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></symbol>
  <g id="pair"><rect id="crate" width="1" height="2"/><rect x="2" width="1" height="2"/></g></defs>
 <g inkscape:groupmode="layer" inkscape:label="terrain" fill="#999" stroke="#222" stroke-width="0.05">
  <rect id="ruin-1" data-kind="ruin" data-height="5"
   x="16" y="27" width="12" height="6" transform="rotate(30 22 30)"/>
  <polygon id="hill-1" points="5,10 13,10 13,13 9,13 9,18 5,18"/>
  <line id="wall-1" x1="10" y1="45" x2="18" y2="45" stroke-width="0.25"/>
  <circle id="crater-1" cx="34" cy="12" r="2"/>
  <ellipse id="pond" cx="34" cy="30" rx="4" ry="2" transform="translate(1 2) scale(1 1.5) skewX(10)"/>
  <path id="wood" fill-rule="evenodd"
   d="M2 30h8v8h-8z M4,32 h2v2h-2zM5 50C6 45 12 45 13 50S18 55 20 50q1-2 2 0t2 0a1 1 0 0110 0Z"/>
  <path class="low" id="fence" d="m30 40l4 0 0 4"/>
  <polyline id="hedge" class="low" points="20 20 24 20 24 26"/>
  <use xlink:href="#pair" x="30" y="50" transform="rotate(15)"/>
  <use href="#sign" x="1" y="1" width="4" height="4"/>
  <text id="t" x="20" y="5" font-size="1">Old <tspan>yard</tspan></text>
  <rect id="hid" width="3" height="3"/>
  <g clip-path="url(#c)"><rect id="box" x="3" y="3" width="2" height="2" rx="0.5"/></g>
 </g>
 <image href="data:image/png;base64,PNG" width="44" height="60"/>
</svg>""".replace("PNG", b64encode(PICTURE).decode(), 1)


def feature(shape, coordinates, /, **properties):
    """A feature of GeoJSON."""
    geometry = {"type": shape, "coordinates": coordinates}
    ident = properties.pop("id", "f")
    return {"type": "Feature", "id": ident, "geometry": geometry, "properties": properties}


def geojson(*features, **table):
    """A collection on a table of our own kind; without one where `table` is empty."""
    found = {"type": "FeatureCollection", "features": list(features)}
    return found | ({"battlefield": table} if table else {})


def full_geojson():
    """A collection of every geometry."""
    ring = [[1, 1], [9, 1], [9, 8], [1, 8], [1, 1]]
    hole = [[2, 2], [3, 2], [3, 3], [2, 2]]
    nested = {"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [3, 3]}]}
    return geojson(
        feature("Polygon", [ring, hole], kind="ruin", height=3, name="Mill", ground=["difficult"]),
        feature("MultiPolygon", [[[[20, 20], [24, 20], [24, 24], [20, 20]]]], kind="wood"),
        feature("LineString", [[10, 10], [18, 10], [18, 14]], kind="wall", thickness=0.5),
        feature("MultiLineString", [[[10, 30], [18, 30]]], kind="hedge"),
        feature("Point", [34, 12], kind="crater", radius=2),
        feature("MultiPoint", [[5, 5], [6, 5]], kind="model", base="60x35 oval", facing=90, team="red"),
        {"type": "Feature", "geometry": nested, "properties": {"kind": "objective"}},
        {"type": "Feature", "geometry": None, "properties": None},
        feature("Polygon", [ring], part="terrain", kind="hill", shape={"circle": [5, 5], "radius": 2}),
        feature("Polygon", [ring], template={"round": 3, "at": [4, 4]}, id="blast"),
        units="inch", width=44, height=60, y_axis="down", name="Yard", layers=[{"id": "low"}],
    )  # fmt: skip


def as_bytes(value):
    """A value as JSON text."""
    return json.dumps(value).encode()
