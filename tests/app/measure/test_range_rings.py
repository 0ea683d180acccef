"""Range rings: who is within them, what is drawn of them, and how they are typed and taken away."""

from dataclasses import replace
from math import hypot, isclose

import pytest
from little_scenes import model, table

from battlefield.app.desk import edits
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Mark, Shape
from battlefield.app.desk.ringed import NO_RINGS, NOBODY, clear_rings, put_rings, rings_of_chosen
from battlefield.app.measure.questions import answer
from battlefield.app.measure.ring_answers import Rings, laid_rings, outlines_of, ranged
from battlefield.app.measure.ruled import put_game
from battlefield.files.text.ring_words import RingError, rings_of
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.rules.scene.contents import RangeRing

A = (Ref("model", "a"),)


def desk_with(*models, sigma=0.0):
    return Desk(Document(table(*models, sigma=sigma)))


@pytest.fixture
def desk():
    """Discs one inch across, in a row: a, and b 5 in away from edge to edge, c 6.5, d 12."""
    row = (("a", 10), ("b", 16), ("c", 17.5), ("d", 23))
    return desk_with(*(model(id_, x, 10, unit=f"unit {id_}") for id_, x in row))


@pytest.mark.parametrize(
    ("text", "rings"),
    [
        ("3, 6, 12", (RangeRing(3.0), RangeRing(6.0), RangeRing(12.0))),
        ("6 Inspiring", (RangeRing(6.0, "Inspiring"),)),
        ("1 1/4 in Foe's bane; 25.4 mm", (RangeRing(1.25, "Foe's bane"), RangeRing(1.0))),
        ("9 Rally of the unit, 3 unit", (RangeRing(9.0, "Rally", True), RangeRing(3.0, "", True))),
        ("6, 6", (RangeRing(6.0),)),
        ("", ()),
    ],
)
def test_rings_are_read_as_people_type_them(text, rings):
    assert rings_of(text) == rings


@pytest.mark.parametrize(
    "text", ["Inspiring", "0", "-3", "1001", "6 " + "long" * 20, ",".join(map(str, range(1, 20)))]
)
def test_what_is_no_ring_is_refused_with_a_sentence(text):
    with pytest.raises(RingError):
        rings_of(text)


def test_a_ring_is_named_as_it_was_typed():
    found = laid_rings(table(replace(model("a", 10, 10), rings=(RangeRing(1.155, "Dread"),))))
    assert [each.words("inches") for each in found] == ["Dread, 1.155 in"]


def test_rings_tell_who_is_within_by_how_much_and_who_just_is_not(desk):
    desk.select(A)
    put_rings(desk, "6, 1 Bane")
    (found,) = Rings(desk).answers()
    assert found.lines == (
        "a, 6.00 in: 1 model within",
        "– red: b (1.00 in inside)",
        "– just out of it: c (0.50 in too far)",
        "a, Bane, 1.00 in: nobody within",
    )
    assert found.rule == "Plain geometry, R3"


def test_rings_say_what_ask_says(desk):
    desk.select(A)
    put_rings(desk, "6")
    (laid,) = laid_rings(desk.scene)
    asked = answer(desk.scene, {"ask": "range", "from": "a", "within": 6})["models"]
    for each in ranged(desk.scene, laid):
        said = asked[each.model.id]
        assert (each.limit.yes, each.limit.margin) == (said["within"], said["margin"])


def test_an_unsure_place_makes_a_ring_say_how_sure_it_is():
    desk = desk_with(model("a", 10, 10), model("b", 16.95, 10, unit="b"), sigma=0.05)
    desk.select(A)
    put_rings(desk, "6")
    (found,) = Rings(desk).answers()
    assert found.lines[1] == "– red: b (0.050 in inside, likely 76 %)"  # 0.05 / (0.05 sqrt 2) = 0.707
    assert found.lines[2] == "– b: likely 76 % (± 0.071 in): measure a again to settle it"


def test_an_open_ring_says_what_this_table_does_about_it():
    desk = desk_with(model("a", 10, 10), model("b", 17, 10, unit="b"))
    desk.do("Agree", replace(desk.scene, custom="benefit of the doubt"))
    desk.select(A)
    put_rings(desk, "6")
    (found,) = Rings(desk).answers()
    agreed = "give the benefit of the doubt, as agreed for this table"
    assert found.lines[-1] == f"– b: too close to call: {agreed}"


def test_rings_follow_the_base_in_the_hand(desk):
    desk.select(A)
    put_rings(desk, "6")
    rings = Rings(desk)
    desk.show(edits.moved(desk.scene, A, (0.5, 0.0)))
    (found,) = rings.answers()
    assert found.lines[:2] == (
        "a, 6.00 in: 2 models within",
        "– red: c (0.0000000 in inside, open), b (1.50 in inside)",
    )
    ring = next(part for part in found.drawing if isinstance(part, Shape))
    assert ring.shape == Circle((10.5, 10), 6.5) and not ring.is_filled


def test_the_ring_of_a_round_base_is_a_circle_and_says_its_range_at_its_top(desk):
    desk.select(A)
    put_rings(desk, "6 Inspiring")
    (found,) = Rings(desk).answers()
    ring, plate = found.drawing
    assert ring == Shape(Circle((10, 10), 6.5), "path", True, 0.7, is_filled=False)
    assert plate == Mark((10, 3.5), "path", ("Inspiring, 6.00 in",), 0.0, (0.0, -1.0))


def test_a_ring_that_begins_above_the_table_says_its_range_at_its_foot(desk):
    desk.select(A)
    put_rings(desk, "12")
    (found,) = Rings(desk).answers()
    assert found.drawing[-1] == Mark((10, 22.5), "path", ("12.00 in",), 0.0, (0.0, 1.0))


@pytest.mark.parametrize("base", [BaseSize.rect(50.8, 25.4), BaseSize.hex(25.4), BaseSize.oval(75, 42)])
def test_the_ring_of_an_odd_base_keeps_its_distance_everywhere(base):
    from battlefield.geometry.distance import gap

    desk = desk_with(model("a", 1, 10, base=base, facing=30.0))
    desk.select(A)
    put_rings(desk, "3")
    (laid,) = laid_rings(desk.scene)
    (outline,) = outlines_of(laid)
    assert isinstance(outline, Polygon) and not outline.holes
    body = PlacedBase(base, (1, 10), 30.0)
    far = [gap(body, Circle(point, 0.0)).gap for point in outline.points]
    assert all(isclose(each, 3.0, abs_tol=0.01) for each in far)
    assert min(x for x, _ in outline.points) < -1.9  # nothing is cut off at the table's edge


def test_a_ring_of_the_unit_is_one_ring_about_all_of_it():
    desk = desk_with(
        model("a", 10, 10), model("b", 14, 10), model("c", 40, 10), model("foe", 17.4, 10, unit="foes")
    )
    desk.select([Ref("model", id_) for id_ in "ab"])
    put_rings(desk, "3 of the unit")
    (laid,) = laid_rings(desk.scene)
    assert [model.id for model in laid.origins] == ["a", "b", "c"] and len(outlines_of(laid)) == 2
    (found,) = Rings(desk).answers()
    assert found.lines == ("watch, 3.00 in: 1 model within", "– red: foe (0.60 in inside)")
    outline = max(outlines_of(laid), key=lambda each: len(each.points))
    assert not any(hypot(x - 10, y - 10) < 3.49 or hypot(x - 14, y - 10) < 3.49 for x, y in outline.points)


def test_rings_are_laid_and_taken_away_in_one_step_each(desk):
    desk.select([Ref("model", id_) for id_ in "ab"])
    before = desk.scene
    assert put_rings(desk, "3, 6 Rally")
    assert rings_of_chosen(desk) == "3, 6 Rally"
    assert desk.document.history.undo_label == "Rings of 2 models: 3, 6 Rally"
    desk.select(())
    assert clear_rings(desk) and not any(each.rings for each in desk.scene.models)
    desk.undo()
    desk.undo()
    assert desk.scene == before


def test_only_the_rings_of_who_is_selected_go(desk):
    desk.select([Ref("model", id_) for id_ in "ab"])
    put_rings(desk, "3")
    desk.select(A)
    clear_rings(desk)
    assert [each.id for each in desk.scene.models if each.rings] == ["b"]


def test_without_a_model_or_a_ring_it_is_said_what_is_missing(desk):
    with pytest.raises(RingError, match=NOBODY):
        put_rings(desk, "3")
    assert not clear_rings(desk) and desk.complaint == NO_RINGS
    assert Rings(desk).answers() == ()


def test_a_game_of_areas_is_told_that_rings_are_in_inches(desk):
    desk.select(A)
    put_rings(desk, "6")
    put_game(desk.options, "agemonia")
    (found,) = Rings(desk).answers()
    assert found.lines[-1].startswith("Agemonia counts steps") and found.rule == "Plain geometry, R3"
