"""Extracts of OpenStreetMap, as XML and as Overpass answers: nodes, ways, multipolygons, and what lacks."""

import json
from itertools import islice
from math import cos, radians

import pytest
from campaigns import oftener, tries
from damage import flipped, odd_json, odd_xml, outcome, truncated

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip

LATITUDE = 52.0
METRE = 1.0 / 111_319.49  # degrees at the equator
SCALE = 100.0  # inches on the ground to one on the table


def spot(x, y):
    """Return the longitude and latitude of a place so many metres east and north."""
    return 10.0 + x * METRE / cos(radians(LATITUDE)), LATITUDE + y * METRE


PLACES = {1: (0, 0), 2: (10, 0), 3: (10, 6), 4: (0, 6), 5: (40, 20), 6: (0, 20), 7: (20, 30),
          11: (30, 0), 12: (60, 0), 13: (60, 15), 14: (30, 15), 15: (40, 5), 16: (50, 5),
          17: (50, 10)}  # fmt: skip
WAYS = {
    20: ([1, 2, 3, 4, 1], {"building": "yes", "building:levels": "2"}),
    21: ([6, 5], {"highway": "residential", "width": "5"}),
    22: ([11, 12, 13], {}),
    23: ([11, 14, 13], {}),
    24: ([15, 16, 17, 15], {}),
    25: ([1, 2, 3, 4, 1], {"barrier": "wall"}),
    26: ([5, 99], {"barrier": "hedge", "name": "Cut off"}),
}
TREE = (7, {"natural": "tree"})
LAKE = (30, [("outer", 22), ("outer", 23), ("inner", 24)], {"type": "multipolygon", "natural": "water"})
ROUTE = (31, [("", 21)], {"type": "route", "name": "Bus 7"})


def xml(ways=WAYS, relations=(LAKE, ROUTE)):
    def tags(found):
        return "".join(f'<tag k="{key}" v="{value}"/>' for key, value in found.items())

    text = '<?xml version="1.0"?><osm version="0.6"><bounds minlat="52" minlon="10" maxlat="53" maxlon="11"/>'
    for id_, place in PLACES.items():
        lon, lat = spot(*place)
        text += (
            f'<node id="{id_}" lon="{lon:.12f}" lat="{lat:.12f}">{tags(TREE[1]) if id_ == 7 else ""}</node>'
        )
    for id_, (refs, found) in ways.items():
        nodes = "".join(f'<nd ref="{ref}"/>' for ref in refs)
        text += f'<way id="{id_}">{nodes}{tags(found)}</way>'
    for id_, members, found in relations:
        ways = "".join(f'<member type="way" ref="{ref}" role="{role}"/>' for role, ref in members)
        text += f'<relation id="{id_}">{ways}{tags(found)}</relation>'
    return Source("town.osm", (text + "</osm>").encode())


def overpass(with_geometry=False):
    def geometry(refs):
        return [{"lon": spot(*PLACES[ref])[0], "lat": spot(*PLACES[ref])[1]} for ref in refs if ref in PLACES]

    elements = []
    if not with_geometry:
        for id_, place in PLACES.items():
            lon, lat = spot(*place)
            elements.append(
                {"type": "node", "id": id_, "lon": lon, "lat": lat, "tags": TREE[1] if id_ == 7 else {}}
            )
    else:
        lon, lat = spot(*PLACES[7])
        elements.append({"type": "node", "id": 7, "lon": lon, "lat": lat, "tags": TREE[1]})
    for id_, (refs, found) in WAYS.items():
        more = {"geometry": geometry(refs)} if with_geometry else {}
        elements.append({"type": "way", "id": id_, "nodes": refs, "tags": found, **more})
    for id_, members, found in (LAKE, ROUTE):
        parts = [
            {"type": "way", "ref": ref, "role": role}
            | ({"geometry": geometry(WAYS[ref][0])} if with_geometry else {})
            for role, ref in members
        ]
        elements.append({"type": "relation", "id": id_, "members": parts, "tags": found})
    value = {"version": 0.6, "generator": "Overpass API", "elements": elements}
    return Source("town.json", json.dumps(value).encode())


SOURCES = {"xml": xml(), "overpass": overpass(), "overpass with geometry": overpass(with_geometry=True)}


def read(source, **answers):
    return imported(source, {"scale": SCALE, **answers})


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES)
def test_an_extract_is_read_alike_in_each_form(source):
    assert format_of(source) == "openstreetmap"
    assert [each.key for each in questions(source)] == ["scale"]
    house, road, wall, tree, lake = sorted(read(source).scene.terrain, key=lambda each: _order(each.kind))
    inch = 1000.0 / 25.4 / SCALE  # a metre on the table
    assert isinstance(house.outline, Polygon) and house.storeys == 2
    (left, top), (right, low) = _box(house.outline.points)
    assert (right - left, low - top) == pytest.approx((10 * inch, 6 * inch), rel=1e-4)
    assert house.top == pytest.approx(6 * inch)
    assert isinstance(road.outline, Strip) and road.outline.width == pytest.approx(5 * inch)
    assert isinstance(wall.outline, Strip) and wall.outline.points[0] == wall.outline.points[-1]
    assert isinstance(tree.outline, Circle) and tree.outline.radius == pytest.approx(3 * inch)
    assert (
        isinstance(lake.outline, Polygon) and len(lake.outline.points) == 4 and len(lake.outline.holes) == 1
    )


def _order(kind):
    return ("building", "road", "wall", "wood", "water").index(kind)


def _box(points):
    xs, ys = zip(*points, strict=True)
    return (min(xs), min(ys)), (max(xs), max(ys))


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES)
def test_what_the_extract_lacks_is_told(source):
    dropped = read(source).dropped
    assert "1 relation of the type route: Bus 7" in dropped
    assert "1 way without its nodes: Cut off" in dropped


def test_an_outline_that_does_not_close_is_told():
    open_lake = (30, [("outer", 22)], LAKE[2])
    assert "1 open outer line of a multipolygon" in read(xml(relations=(open_lake,))).dropped


def test_a_closed_way_that_fills_nothing_is_a_line_and_one_that_says_so_an_area():
    square = [1, 2, 3, 4, 1]
    (road,) = read(xml({1: (square, {"highway": "pedestrian"})}, ())).scene.terrain[1:]
    assert isinstance(road.outline, Strip)
    (place,) = read(xml({1: (square, {"highway": "pedestrian", "area": "yes"})}, ())).scene.terrain[1:]
    assert isinstance(place.outline, Polygon)


@oftener
def test_a_damaged_extract_is_one_sentence():
    xml, json_ = SOURCES["xml"].data, json.loads(SOURCES["overpass with geometry"].data)
    each = tries(1, 4)
    for data in (*truncated(xml), *flipped(xml), *islice(odd_xml(xml.decode()), None, None, each)):
        outcome("town.osm", data)
    for data in islice(odd_json(json_), None, None, each):
        outcome("town.json", data)
