"""Tags of OpenStreetMap in GeoJSON: what is known, guessed, and nothing, and lengths on the ground."""

import pytest
from map_samples import as_bytes, feature, geojson

from battlefield.files.imports import Source, imported
from battlefield.files.imports.osm_tags import _VALUES, tagged
from battlefield.files.terrain.terrain_kinds import KINDS

RING = [[8.5, 47.3], [8.51, 47.3], [8.51, 47.31], [8.5, 47.31], [8.5, 47.3]]
WAY = [[8.5, 47.3], [8.51, 47.31]]
SCALE = 1000.0
METRE = 1000.0 / 25.4 / SCALE  # inches on the table


def read(*features):
    return imported(Source("town.geojson", as_bytes(geojson(*features))), {"scale": SCALE})


def only(shape, /, **tags):
    [piece] = read(feature(shape, [RING] if shape == "Polygon" else WAY, **tags)).scene.terrain
    return piece


@pytest.mark.parametrize(
    ("tags", "kind"),
    [
        ({"natural": "wood"}, "wood"),
        ({"natural": "water"}, "water"),
        ({"landuse": "forest"}, "wood"),
        ({"building": "yes"}, "building"),
        ({"building": "ruins"}, "ruin"),
        ({"building": "church", "amenity": "place_of_worship"}, "building"),
        ({"landuse": "farmland"}, "field"),
        ({"natural": "wetland"}, "swamp"),
    ],
)
def test_areas_are_of_the_kind_that_their_tag_says(tags, kind):
    assert only("Polygon", **tags).kind == kind


@pytest.mark.parametrize(
    ("tags", "kind", "width"),
    [
        ({"barrier": "wall"}, "wall", 0.25),
        ({"barrier": "fence"}, "fence", 0.1),
        ({"barrier": "hedge"}, "hedge", 1.5 * METRE),
        ({"highway": "residential"}, "road", 6 * METRE),
        ({"highway": "track", "width": "4.5"}, "road", 4.5 * METRE),
        ({"highway": "path", "width": "10 ft"}, "road", 3.048 * METRE),
        ({"waterway": "river"}, "river", 30 * METRE),
    ],
)
def test_lines_are_as_wide_as_on_the_ground(tags, kind, width):
    piece = only("LineString", **tags)
    assert piece.kind == kind and piece.outline.width == pytest.approx(width)


def test_heights_are_metres_on_the_ground_and_never_inches_on_the_table():
    assert only("Polygon", building="yes", height="12").top == pytest.approx(12 * METRE)
    tall = only("Polygon", building="house", **{"building:levels": "3"})
    assert tall.top == pytest.approx(9 * METRE) and tall.storeys == 3


def test_what_is_known_and_what_is_guessed_is_listed_by_its_tag():
    found = read(feature("Polygon", [RING], natural="wood"), feature("Polygon", [RING], building="gazebo"))
    assert "OpenStreetMap: natural=wood is wood" in found.guessed
    guess = "OpenStreetMap: building=gazebo is not known here, and is guessed to be building"
    assert guess in found.guessed


def test_what_is_nothing_on_a_table_is_dropped_by_its_tag():
    found = read(
        feature("Polygon", [RING], landuse="residential"),
        feature("Polygon", [RING], natural="wood", source="survey", wikidata="Q1"),
        feature("Point", [8.5, 47.3], highway="bus_stop"),
    )
    assert [piece.kind for piece in found.scene.terrain] == ["wood"]
    nothing = "1 thing of OpenStreetMap that is nothing on a table"
    assert f"{nothing}: landuse=residential" in found.dropped
    assert f"{nothing}: highway=bus_stop" in found.dropped
    assert "2 other tags of OpenStreetMap" in found.dropped


def test_sizes_may_be_numbers_and_what_is_none_is_told():
    assert only("Polygon", building="yes", height=12).top == pytest.approx(12 * METRE)
    assert only("Polygon", building="yes", **{"building:levels": 3}).storeys == 3
    tall = read(feature("Polygon", [RING], building="yes", height="very", **{"building:levels": {"x": 1}}))
    assert {"1 unusable value of 'height'", "1 unusable value of 'building:levels'"} <= set(tall.dropped)


def test_a_tree_is_as_wide_as_its_crown():
    [tree] = read(feature("Point", [8.5, 47.3], natural="tree"), feature("Polygon", [RING])).scene.terrain[:1]
    assert tree.kind == "wood" and tree.outline.radius == pytest.approx(3 * METRE)


def test_tags_may_stand_together_under_one_key():
    assert only("Polygon", tags={"natural": "wood", "name": "Elm Wood"}, type="way").name == "Elm Wood"


def test_what_a_thing_says_of_itself_counts_before_its_tags():
    assert only("Polygon", kind="ruin", building="yes").kind == "ruin"


def test_every_kind_of_the_tables_is_a_kind_of_terrain():
    assert {kind for values in _VALUES.values() for kind in values.values()} <= {"", *KINDS}
    assert tagged({"surface": "gravel"}) is None


def test_a_tag_that_says_no_leaves_what_the_others_say():
    found = tagged({"building": "no", "barrier": "no", "natural": "wood"})
    assert (found.tag, found.kind, found.is_known) == ("natural=wood", "wood", True)
    only = tagged({"building": "no"})
    assert (only.tag, only.kind) == ("building=no", "")


@pytest.mark.parametrize(("key", "value"), [("highway", "residential"), ("railway", "rail")])
@pytest.mark.parametrize("bridge", ["yes", "viaduct", "no"])
def test_a_way_that_goes_over_a_bridge_is_one(key, value, bridge):
    found = tagged({key: value, "bridge": bridge})
    assert (found.kind, found.is_known) == ("road" if bridge == "no" else "bridge", True)
    assert found.words == f"{key}={value}" + ("" if bridge == "no" else f" with bridge={bridge}")


@pytest.mark.parametrize(
    "tags", [{"waterway": "stream", "tunnel": "culvert"}, {"highway": "path", "tunnel": "yes"}]
)
def test_what_runs_below_the_ground_is_nothing_on_a_table(tags):
    found = read(feature("LineString", WAY, **tags))
    assert not found.scene.terrain
    assert any(f"with tunnel={tags['tunnel']}" in each for each in found.dropped)
    assert len(read(feature("LineString", WAY, **{**tags, "tunnel": "no"})).scene.terrain) == 1


def test_a_bridge_is_as_wide_as_its_way_and_is_stood_on():
    bridge = only("LineString", highway="residential", bridge="yes", width="6")
    assert (bridge.kind, bridge.platform) == ("bridge", True)
    assert bridge.outline.width == pytest.approx(6 * METRE)
    assert only("LineString", highway="residential", bridge="yes").outline.width == pytest.approx(6 * METRE)
