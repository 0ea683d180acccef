"""GeoJSON: tables of our own, landscapes of others, every geometry."""

import pytest
from map_samples import as_bytes, feature, full_geojson, geojson

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip

TABLE = {"units": "inch", "width": 44, "height": 60, "y_axis": "down"}
SQUARE = [[1, 1], [5, 1], [5, 4], [1, 4], [1, 1]]


def read(found, **answers):
    return imported(Source("a.geojson", as_bytes(found)), answers)


def asked(found):
    return {question.key: question.usual for question in questions(Source("a", as_bytes(found)))}


@pytest.mark.parametrize(
    "found", [geojson(), feature("Point", [1, 2]), {"type": "Point", "coordinates": [1, 2]}]
)
def test_collections_features_and_bare_geometries_are_known(found):
    assert format_of(Source("x", as_bytes(found))) == "geojson"


def test_a_table_of_our_own_is_read_as_it_is():
    scene = read(geojson(feature("Polygon", [SQUARE], kind="ruin", height=5, id="mill"), **TABLE)).scene
    (ruin,) = scene.terrain
    assert (scene.board.width, scene.board.height) == (44.0, 60.0)
    assert ruin.outline == Polygon(((1.0, 1.0), (5.0, 1.0), (5.0, 4.0), (1.0, 4.0)))
    assert (ruin.id, ruin.kind, ruin.top) == ("mill", "ruin", 5.0)


def test_nothing_is_asked_of_a_table_of_our_own():
    assert asked(full_geojson()) == {}


def test_y_counts_upward_unless_a_table_says_otherwise():
    (piece,) = read(geojson(feature("Polygon", [SQUARE]), width=44, height=60)).scene.terrain
    assert piece.outline.points[:2] == ((1.0, 59.0), (5.0, 59.0))


@pytest.mark.parametrize(
    ("units", "inches"), [("mm", 1 / 25.4), ("cm", 1 / 2.54), ("foot", 12.0), ("inches", 1.0)]
)
def test_tables_may_be_told_in_other_units(units, inches):
    scene = read(
        geojson(feature("Polygon", [SQUARE]), **(TABLE | {"units": units, "width": 30, "height": 30}))
    ).scene
    assert scene.board.width == pytest.approx(30 * inches)
    assert scene.terrain[0].outline.points[1] == pytest.approx((5 * inches, inches))


def test_every_geometry_becomes_what_its_properties_say():
    scene = read(full_geojson()).scene
    mill, wood, wall, hedge, crater, hill = scene.terrain
    assert mill.outline.holes == (((2.0, 2.0), (3.0, 2.0), (3.0, 3.0)),) and mill.name == "Mill"
    assert wood.outline == Polygon(((20.0, 20.0), (24.0, 20.0), (24.0, 24.0)))
    assert wall.outline == Strip(((10.0, 10.0), (18.0, 10.0), (18.0, 14.0)), 0.5)
    assert hedge.outline == Strip(((10.0, 30.0), (18.0, 30.0)), 0.5)
    assert crater.outline == Circle((34.0, 12.0), 2.0)
    assert hill.outline == Circle((5.0, 5.0), 2.0)
    assert [(model.at, model.base, model.facing, model.side) for model in scene.models] == [
        ((x, 5.0), BaseSize.oval(60.0, 35.0), 90.0, "red") for x in (5.0, 6.0)
    ]
    assert [(each.kind, each.at) for each in scene.objectives] == [("marker", (3.0, 3.0))]
    assert [(each.template.kind, each.template.at) for each in scene.templates] == [("round", (4.0, 4.0))]


def test_what_has_no_place_is_dropped_and_counted():
    assert read(full_geojson()).dropped == ("1 feature without a geometry",)


def test_a_drawing_without_a_table_is_as_large_as_it_reaches():
    found = read(geojson(feature("Polygon", [[[0, 0], [44, 0], [44, 29.5], [0, 29.5], [0, 0]]])))
    assert (found.scene.board.width, found.scene.board.height) == (44.0, 30.0)
    assert "The table is as large as the drawing: 44 × 30 in" in found.guessed


def test_units_and_scale_are_asked_with_good_guesses():
    table = geojson(feature("Polygon", [[[0, 0], [44, 0], [44, 30], [0, 0]]]))
    town = geojson(feature("Polygon", [[[8.5, 47.3], [8.52, 47.3], [8.52, 47.32], [8.5, 47.3]]]))
    survey = geojson(
        feature("Polygon", [[[2.6e6, 1.2e6], [2.601e6, 1.2e6], [2.601e6, 1.201e6], [2.6e6, 1.2e6]]])
    )
    assert asked(table) == {"units": "inch", "scale": 1.0}
    assert asked(town) == {"units": "degree", "scale": 2000.0}
    assert asked(survey) == {"units": "metre", "scale": 1000.0}


def test_a_landscape_keeps_its_shape_and_north_is_up():
    ring = [[8.0, 60.0], [8.02, 60.0], [8.02, 60.01], [8.0, 60.0]]
    found = read(geojson(feature("Polygon", [ring], kind="wood")), scale=1000.0)
    (wood,) = found.scene.terrain
    (x0, y0), (x1, _), (_, y2) = wood.outline.points
    assert (x0, y2) == pytest.approx((0.0, 0.0)) and y0 > y2
    assert (x1 - x0) / (y0 - y2) == pytest.approx(1.0, rel=0.001)  # half as wide at 60 degrees north
    assert y0 - y2 == pytest.approx(43.83, abs=0.01)  # 1.1132 km in inches, over a thousand


def test_models_without_a_base_have_the_one_that_their_name_tells():
    found = geojson(
        feature("Point", [4, 5], part="model", name="Old troll"),
        feature("Point", [9, 5], part="model", unit="Fen Riders", name="Ada"),
        feature("Point", [9, 9], part="model", name="Ben"),
        feature("Point", [2, 2], part="model", name="Cave troll", base="round 40"),
        **TABLE,
    )
    assert list(asked(found)) == ["base:Old troll", "base:Fen Riders", "base"]
    made = read(found)
    bases = [model.base for model in made.scene.models]
    assert bases == [BaseSize.round(60), BaseSize.oval(75, 42), BaseSize.round(32), BaseSize.round(40)]
    told = "\n".join(made.guessed)
    assert "Old troll stands on a round base of 60 mm" in told
    assert "Fen Riders stands on an oval base of 75 × 42 mm" in told
    assert "A model of which no base is told stands on a round base of 32 mm" in told
    assert "Cave troll" not in told
    mended = read(found, **{"base:Old troll": BaseSize.round(50), "base": BaseSize.round(25)})
    assert [model.base.length_mm for model in mended.scene.models] == [50, 75, 25, 40]
    assert "Old troll" not in "\n".join(mended.guessed) and "no base" not in "\n".join(mended.guessed)


def test_models_without_a_base_have_the_one_that_is_answered():
    found = geojson(feature("Point", [1, 2], kind="model"), **TABLE)
    assert list(asked(found)) == ["base"]
    assert read(found, base=BaseSize.rect(50.0, 25.0)).scene.models[0].base == BaseSize.rect(50.0, 25.0)


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (geojson(feature("Circle", [1, 2])), "features[0].geometry.type is 'Circle'"),
        (geojson(feature("Polygon", [[1, 2]])), "geometry.coordinates[0][0] is 1"),
        (geojson(feature("Point", ["a", 2])), "geometry.coordinates[0] is 'a'"),
        (geojson(3), "features[0]"),
        (geojson(width=44, height=9000, units="inch"), "battlefield.height is 9000"),
        (geojson(width=44, height=60, units="parsec"), "battlefield.units is 'parsec'"),
    ],
)
def test_what_cannot_be_read_is_refused_by_place(found, words):
    with pytest.raises(SceneError) as caught:
        read(found)
    assert words in str(caught.value)


def test_a_drawing_too_large_for_any_table_asks_for_another_scale():
    with pytest.raises(SceneError, match="give another unit or scale"):
        read(geojson(feature("LineString", [[0, 0], [9000, 9000]])), units="inch", scale=1.0)


def test_a_complaint_about_a_feature_names_it():
    blob = {"type": "Feature", "properties": {"name": "Old mill"}, "geometry": {"type": "Blob"}}
    data = as_bytes({"type": "FeatureCollection", "features": [blob]})
    with pytest.raises(SceneError, match=r"^m.geojson: features\[0\].geometry.type of 'Old mill' is 'Blob'"):
        imported(Source("m.geojson", data), {})


def utm(system):
    square = [[1000, 2000], [1060, 2000], [1060, 2030], [1000, 2030], [1000, 2000]]
    named = {"type": "name", "properties": {"name": system}}
    return {
        "type": "FeatureCollection",
        "crs": named,
        "features": [feature("Polygon", [square], kind="ruin")],
    }


def test_a_coordinate_system_of_metres_is_heeded_and_told():
    found = utm("urn:ogc:def:crs:EPSG::25832")
    assert asked(found)["units"] == "metre"
    told = "Places of the coordinate system 'urn:ogc:def:crs:EPSG::25832' are taken for metres"
    assert told in read(found).guessed


def test_a_coordinate_system_of_degrees_says_nothing_of_a_drawing_in_inches():
    found = utm("urn:ogc:def:crs:OGC:1.3:CRS84")
    assert asked(found)["units"] == "inch"
    assert not any("coordinate system" in words for words in read(found).guessed)


@pytest.mark.parametrize(
    ("ground", "is_told"), [([{}], True), (["difficult", 3], True), (["difficult"], False)]
)
def test_a_list_of_grounds_with_what_is_no_word_is_told(ground, is_told):
    found = read(geojson(feature("Polygon", [SQUARE], kind="ruin", ground=ground), **TABLE))
    assert any("ground" in words for words in (*found.guessed, *found.dropped)) is is_told
