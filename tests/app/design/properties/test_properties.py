"""The exact properties of parts, of one and of several, told and typed over."""

from dataclasses import replace

import pytest
from drawn_table import box, everything, held, model, models, of, outline, piece, table, terrain

from battlefield.app.design.parts.parts import all_parts, chosen_parts
from battlefield.app.design.parts.transforms import ellipse_of, with_ellipse
from battlefield.app.design.properties.measures import ANCHORS, anchor_of, form_of
from battlefield.app.design.properties.properties import (
    anchor_words,
    choices_of,
    common_properties,
    property_label,
    survey,
    value_words,
    with_property,
)
from battlefield.app.design.properties.typed import TypedError
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.geometry.outlines import Ellipse
from battlefield.geometry.pieces.boxes import Rectangle
from battlefield.rules.scene.contents import Terrain

WEDGE = Polygon(((0.0, 0.0), (6.0, 0.0), (0.0, 3.0)))
SCENE = table(
    piece("box", box(10, 10, 16, 14)),
    piece("tilted", Rectangle((30.0, 20.0), 8.0, 3.0, 30.0).polygon),
    piece("round", Circle((5.0, 5.0), 2.0)),
    piece("strip", Strip(((0.0, 30.0), (10.0, 30.0)), 2.0)),
    piece("wedge", WEDGE),
    with_ellipse(piece("oval", Circle((0.0, 0.0), 1.0)), Ellipse((40.0, 10.0), 6.0, 4.0, 0.0)),
)


def prop(scene, refs, key, anchor="centre"):
    """One property of parts, by its key."""
    return next(each for each in common_properties(chosen_parts(scene, refs), anchor) if each.key == key)


def keys(scene, refs):
    """The properties that parts have in common."""
    return [each.key for each in common_properties(chosen_parts(scene, refs))]


def typed(scene, refs, key, value, anchor="centre", unit="inches"):
    """The scene after a property is typed over."""
    return with_property(scene, chosen_parts(scene, refs), prop(scene, refs, key, anchor), value, unit)


def shown(scene, refs, key, anchor="centre"):
    """What a property's field shows."""
    shared, value = next(each for each in survey(chosen_parts(scene, refs), anchor) if each[0].key == key)
    return value_words(shared, value)


RULES = [
    "sigma",
    "bottom",
    "top",
    "storeys",
    "difficult",
    "dangerous",
    "impassable",
    "sight",
    "door",
    "platform",
    "cover",
    "picture",
]
HELD = ["layer", "locked", "hidden"]
WHICH = [
    ("box", ["name", "kind", "x", "y", "width", "length", "rotation", *RULES, *HELD]),
    ("oval", ["name", "kind", "x", "y", "width", "length", "rotation", *RULES, *HELD]),
    ("round", ["name", "kind", "x", "y", "radius", *RULES, *HELD]),
    ("strip", ["name", "kind", "x", "y", "strip", "turn", *RULES, *HELD]),
    ("wedge", ["name", "kind", "x", "y", "width", "length", "turn", *RULES, *HELD]),
]


@pytest.mark.parametrize(("id_", "expected"), WHICH)
def test_each_shape_has_its_own_measures(id_, expected):
    assert keys(SCENE, terrain(id_)) == expected


OTHERS = [
    (Ref("area", "yard"),
     ["name", "x", "y", "width", "length", "rotation", "level", "capacity", "start", *HELD]),
    (Ref("border", "border1"), ["border", "x", "y", "turn", *HELD]),
    (Ref("zone", "north"), ["name", "zone", "side", "x", "y", "width", "length", "rotation", *HELD]),
    (Ref("entry", "gate"), ["name", "side", "x", "y", "turn", *HELD]),
    (Ref("objective", "well"), ["name", "objective", "side", "x", "y", *HELD]),
    (Ref("objective", "keep"), ["name", "objective", "side", "x", "y", "radius", *HELD]),
    (Ref("model", "a1"),
     ["name", "side", "unit", "base", "x", "y", "rotation", "sigma", "bottom", "height", *HELD]),
    (Ref("template", "nova1"), ["name", "template size", "sigma", "locked"]),
    (Ref("template", "fire"), ["name", "template size", "sigma", "x", "y", "rotation", "locked"]),
    (Ref("note", "n1"), ["text", "letters", "x", "y", *HELD]),
]  # fmt: skip


@pytest.mark.parametrize(("ref", "expected"), OTHERS)
def test_each_kind_of_part_has_its_own_facts(ref, expected):
    assert sorted(keys(everything(), [ref])) == sorted(expected)


def test_a_rectangle_at_an_angle_tells_its_own_width_and_length():
    told = [shown(SCENE, terrain("tilted"), key) for key in ("x", "y", "width", "length", "rotation")]
    assert told == ["30 in", "20 in", "3 in", "8 in", "30°"]


def test_a_rectangle_at_an_angle_is_made_wider_about_its_centre():
    scene = typed(SCENE, terrain("tilted"), "width", "75 mm")
    found = form_of(of(scene, "terrain", "tilted"))
    assert (found.at, found.length, found.bearing) == (pytest.approx((30.0, 20.0)), pytest.approx(8.0), 30.0)
    assert found.width == pytest.approx(75 / 25.4, abs=1e-6)


def test_a_rectangle_keeps_its_corner_where_it_is_measured_there():
    scene = typed(SCENE, terrain("box"), "width", "10", "top left")
    assert outline(scene, "box") == box(10, 10, 20, 14)
    scene = typed(scene, terrain("box"), "length", "+2", "bottom right")
    assert outline(scene, "box") == box(10, 8, 20, 14)


def test_typing_a_rotation_and_typing_it_back_changes_nothing():
    turned = typed(SCENE, terrain("box"), "rotation", "60")
    assert shown(turned, terrain("box"), "rotation") == "60°"
    assert [shown(turned, terrain("box"), key) for key in ("width", "length")] == ["6 in", "4 in"]
    assert typed(turned, terrain("box"), "rotation", "0") == SCENE


def test_an_ellipse_stays_one_when_its_measures_are_typed():
    scene = typed(typed(SCENE, terrain("oval"), "width", "2"), terrain("oval"), "rotation", "45")
    assert ellipse_of(of(scene, "terrain", "oval")) == Ellipse((40.0, 10.0), 6.0, 2.0, 45.0)


def test_any_other_outline_is_measured_by_its_box_and_turned_by_degrees():
    assert [shown(SCENE, terrain("wedge"), key) for key in ("width", "length", "turn")] == [
        "6 in",
        "3 in",
        "",
    ]
    scene = typed(SCENE, terrain("wedge"), "width", "3", "top left")
    assert outline(scene, "wedge").points == ((0.0, 0.0), (3.0, 0.0), (0.0, 3.0))
    half = typed(SCENE, terrain("wedge"), "turn", "180")
    assert outline(half, "wedge").points == ((4.0, 2.0), (-2.0, 2.0), (4.0, -1.0))


def test_circles_and_strips_have_a_radius_and_a_width():
    scene = typed(typed(SCENE, terrain("round"), "radius", "*1.5"), terrain("strip"), "strip", "1 1/2")
    assert outline(scene, "round") == Circle((5.0, 5.0), 3.0)
    assert outline(scene, "strip").width == 1.5


@pytest.mark.parametrize(
    ("anchor", "at"),
    list(zip(ANCHORS, [(13, 12), (10, 10), (16, 10), (10, 14), (16, 14)], strict=True)),
)
def test_x_and_y_tell_the_anchor_and_move_it(anchor, at):
    assert anchor_of(of(SCENE, "terrain", "box"), anchor) == at
    scene = typed(SCENE, terrain("box"), "x", "20", anchor)
    assert outline(scene, "box") == box(30 - at[0], 10, 36 - at[0], 14)


def test_it_is_said_what_x_and_y_measure():
    parts = {part.id: part for part in all_parts(SCENE)}
    assert anchor_words([parts["box"]], "centre") == "x and y: centre"
    assert anchor_words([parts["wedge"]], "centre") == "x and y: centroid of its area"
    assert anchor_words([parts["box"], parts["wedge"]], "centre") == "x and y: centre of each"
    assert anchor_words([parts["box"]], "top left") == "x and y: top left corner of the box"


def test_several_parts_show_what_they_share_and_nothing_where_they_differ():
    refs = terrain("box", "round")
    assert shown(SCENE, refs, "x") == ""
    assert shown(SCENE, refs, "top") == "0 in"
    assert "width" not in keys(SCENE, refs)


def test_a_relative_length_changes_each_part_from_where_it_is():
    scene = typed(SCENE, terrain("box", "round"), "y", "+1")
    assert outline(scene, "box") == box(10, 11, 16, 15)
    assert outline(scene, "round") == Circle((5.0, 6.0), 2.0)


def test_an_absolute_length_puts_all_parts_there():
    scene = typed(SCENE, terrain("box", "round"), "x", "20", "top left")
    assert [anchor_of(of(scene, "terrain", id_), "top left")[0] for id_ in ("box", "round")] == [20, 20]


def test_a_kind_brings_all_that_is_usual_for_it():
    wood = of(typed(SCENE, terrain("box"), "kind", "wood"), "terrain", "box")
    assert (wood.kind, wood.ground, wood.sight) == ("wood", ("difficult",), "cloud")
    own = of(typed(SCENE, terrain("box"), "kind", "market"), "terrain", "box")
    assert own == Terrain("box", box(10, 10, 16, 14), kind="market")


def test_grounds_are_ticked_one_by_one_in_their_own_order():
    scene = typed(SCENE, terrain("box"), "impassable", True)
    scene = typed(scene, terrain("box"), "difficult", True)
    assert of(scene, "terrain", "box").ground == ("difficult", "impassable")
    assert of(typed(scene, terrain("box"), "impassable", False), "terrain", "box").ground == ("difficult",)


def test_a_capacity_left_empty_is_no_limit():
    ref = [Ref("area", "yard")]
    scene = typed(everything(), ref, "capacity", "")
    assert of(scene, "area", "yard").capacity is None
    assert shown(scene, ref, "capacity") == ""
    assert of(typed(scene, ref, "capacity", "4"), "area", "yard").capacity == 4


def test_an_objective_that_becomes_an_area_gets_one_and_loses_it_again():
    ref = [Ref("objective", "well")]
    area = typed(everything(), ref, "objective", "zone")
    assert of(area, "objective", "well").outline == Circle((24.0, 18.0), 3.0)
    assert of(typed(area, ref, "objective", "flag"), "objective", "well").at == (24.0, 18.0)


def test_layers_and_sides_are_chosen_from_those_of_the_scene():
    scene = everything()
    refs = [Ref("zone", "north")]
    layers = choices_of(scene, prop(scene, refs, "layer"), chosen_parts(scene, refs))
    assert layers == (("", "No layer"), ("ground", "ground"), ("top", "top"))
    sides = dict(choices_of(scene, prop(scene, refs, "side"), chosen_parts(scene, refs)))
    assert sides[""] == "Nobody" and "red" in sides
    assert of(typed(scene, refs, "layer", "ground"), "zone", "north").hold.layer == "ground"


def test_a_note_is_rewritten_and_resized():
    ref = [Ref("note", "n1")]
    scene = typed(typed(everything(), ref, "text", "two\nlines"), ref, "letters", "1/2")
    assert (of(scene, "note", "n1").text, of(scene, "note", "n1").size) == ("two\nlines", 0.5)


def test_a_base_is_chosen_by_the_words_on_its_box():
    scene = typed(everything(), models("a1"), "base", "40 mm round")
    assert of(scene, "model", "a1").base.length_mm == 40


WRONG = [
    (SCENE, terrain("box"), "x", "left", "no length"),
    (SCENE, terrain("box"), "width", "0", "from 0.01 in"),
    (SCENE, terrain("box"), "width", "-3", "from 0.01 in"),
    (SCENE, terrain("box"), "top", "-1", "from 0 in"),
    (SCENE, terrain("box"), "storeys", "1.5", "whole number"),
    (SCENE, terrain("box"), "storeys", "500", "from 0 to 100"),
    (SCENE, terrain("box"), "rotation", "north", "no number"),
    (everything(), [Ref("note", "n1")], "letters", "40", "from 0.05 in"),
    (table(held(SCENE.terrain[0], locked=True)), terrain("box"), "x", "3", "locked"),
]


@pytest.mark.parametrize(("scene", "refs", "key", "text", "words"), WRONG)
def test_what_cannot_be_is_refused_with_one_sentence(scene, refs, key, text, words):
    with pytest.raises((TypedError, ChangeError), match=words):
        typed(scene, refs, key, text)


def test_a_top_below_the_bottom_is_refused():
    scene = typed(typed(SCENE, terrain("box"), "top", "3"), terrain("box"), "bottom", "2")
    with pytest.raises(ChangeError, match="cannot end below"):
        typed(scene, terrain("box"), "top", "1")


def test_a_locked_part_can_be_unlocked_and_renamed_in_company_only():
    scene = table(held(SCENE.terrain[0], locked=True), SCENE.terrain[2])
    assert not of(typed(scene, terrain("box"), "locked", False), "terrain", "box").hold.locked
    both = typed(scene, terrain("box", "round"), "name", "x")
    assert [part.name for part in both.terrain] == ["", "x"]


def test_a_models_facing_is_its_rotation():
    assert of(typed(table(model("m", 1, 1)), models("m"), "rotation", "450"), "model", "m").facing == 90.0


def test_the_history_says_what_was_changed():
    assert property_label(prop(SCENE, terrain("box"), "x"), "box") == "Change place across of box"
    assert property_label(prop(SCENE, terrain("wedge"), "turn"), "wedge") == "Turn wedge"
    assert property_label(prop(SCENE, terrain("box"), "top"), "box") == "Change top of box"


def test_how_well_a_piece_is_known_is_typed_and_taken_back():
    scene = typed(SCENE, terrain("box"), "sigma", "1 mm")
    assert of(scene, "terrain", "box").sigma == pytest.approx(1 / 25.4, abs=1e-6)
    assert typed(scene, terrain("box"), "sigma", "") == SCENE
    with pytest.raises(TypedError, match="Uncertainty goes from 0 in to 1000 in"):
        typed(SCENE, terrain("box"), "sigma", "-0.1")


def test_a_model_without_an_uncertainty_has_that_of_the_table():
    scene, a1 = everything(), [Ref("model", "a1")]
    assert shown(scene, a1, "sigma") == ""
    known = typed(scene, a1, "sigma", "0")
    assert of(known, "model", "a1").sigma == 0.0 and shown(known, a1, "sigma") == "0 in"
    assert of(typed(known, a1, "sigma", " "), "model", "a1").sigma is None


def test_models_that_are_known_differently_show_nothing_and_are_set_together():
    scene, both = everything(), [Ref("model", id_) for id_ in ("a1", "a2")]
    scene = replace(scene, models=(*scene.models, replace(of(scene, "model", "a1"), id="a2")))
    mixed = typed(scene, both[:1], "sigma", "0.1")
    assert shown(mixed, both[:1], "sigma") == "0.1 in" and shown(mixed, both, "sigma") == ""
    assert [of(typed(mixed, both, "sigma", "0.2"), "model", ref.id).sigma for ref in both] == [0.2, 0.2]
