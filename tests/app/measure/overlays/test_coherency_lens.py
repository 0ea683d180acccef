"""The lens that links the models of a unit, standing and in a hand."""

from dataclasses import replace

import pytest

from battlefield.app.desk import edits
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line, Mark, Shape
from battlefield.app.measure.coherency_answers import coherency_answer
from battlefield.app.measure.overlays import Lenses
from battlefield.app.measure.overlays.coherency import HORIZONTAL, VERTICAL, common_shift, units_of
from battlefield.geometry.coherency import coherency
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.scene.contents import Board, Model, Scene
from battlefield.rules.table.table import body_of

INCH = BaseSize.round(25.4)  # a disc one inch across


def model(id_, at, unit="Watch", bottom=0.0, **facts):
    return Model(id_, facts.pop("base", INCH), at, unit, "red", bottom, 1.0, **facts)


def refs(*ids):
    return tuple(Ref("model", id_) for id_ in ids)


def open_on(*models):
    desk = Desk(Document(Scene(Board(48, 48), models=models)))
    lenses = Lenses(desk)
    lenses.switch("coherency")
    return desk, lenses


def answer(lenses):
    (only,) = lenses.answers()
    return only


def lines(found, role):
    return [part for part in found.drawing if isinstance(part, Line) and part.role == role]


def plates(found):
    return [part.words for part in found.drawing if isinstance(part, Mark)]


def test_a_unit_in_coherency_is_linked_from_edge_to_edge():
    _, lenses = open_on(model("a", (10, 10)), model("b", (12, 10)), model("c", (14, 10)))
    found = answer(lenses)
    assert found.lines == (
        "Watch: in coherency, 3 models",
        "would break without b (ringed)",
        "the weakest link is a to b, 1.00 in to spare",
    )
    assert [part.points for part in lines(found, "good")] == [
        ((10.5, 10), (11.5, 10)),
        ((12.5, 10), (13.5, 10)),
    ]
    assert lines(found, "bad") == [] and plates(found) == []


def test_the_casualty_that_would_break_it_has_a_dashed_ring():
    _, lenses = open_on(model("a", (10, 10)), model("b", (12, 10)), model("c", (14, 10)))
    rings = [part for part in answer(lenses).drawing if isinstance(part, Shape)]
    assert [(part.shape.at, part.dashed) for part in rings] == [((12, 10), True)]


def test_only_the_shortest_links_are_drawn_and_they_join_what_all_join():
    corners = ((10, 10), (12, 10), (12, 12), (10, 12))
    _, lenses = open_on(*(model(f"m{k}", at) for k, at in enumerate(corners)))
    assert len(lines(answer(lenses), "good")) == 3
    assert "would break" not in " ".join(answer(lenses).lines)


def test_a_stray_model_is_told_its_shortest_way_back_with_the_gap_on_the_broken_link():
    _, lenses = open_on(model("a", (10, 10)), model("b", (12, 10)), model("c", (15.5, 10)))
    found = answer(lenses)
    assert found.lines == (
        "Watch: out of coherency, 2 groups",
        "c: 0.500 in at 270° brings it back to b",
        "the weakest link is c to b, 0.50 in too far",
    )
    (broken,) = lines(found, "bad")
    assert broken.dashed and sorted(broken.points) == [pytest.approx((12.5, 10)), pytest.approx((15.0, 10))]
    (way,) = lines(found, "path")
    assert way.arrow and way.points[0] == (15.5, 10) and way.points[1] == pytest.approx((15.0, 10))
    assert plates(found) == [("gap 2.500 in",), ("0.500 in at 270°",)]


def test_a_model_too_high_cannot_be_slid_back():
    _, lenses = open_on(model("a", (10, 10)), model("b", (12, 10), bottom=9.0))
    assert answer(lenses).lines[1] == "b: too high above or below the rest"
    assert lines(answer(lenses), "path") == []


def test_many_lost_models_are_not_all_named():
    _, lenses = open_on(*(model(f"m{k}", (4.0 * k + 2.0, 10)) for k in range(10)))
    assert answer(lenses).lines[-2] == "and 3 more groups on their own"
    assert answer(lenses).lines[-1].endswith("1.00 in too far")


def test_the_limits_are_options():
    desk, lenses = open_on(model("a", (10, 10)), model("b", (14, 10), bottom=3.0))
    assert "out of coherency" in answer(lenses).lines[0]
    desk.options.put(HORIZONTAL, 3.0)
    assert "in coherency" in answer(lenses).lines[0]
    desk.options.put(VERTICAL, 1.0)
    assert "out of coherency" in answer(lenses).lines[0]


@pytest.mark.parametrize(
    ("held", "by", "words"),
    [
        (("c",), (1.0, 0.0), "out of coherency, 2 groups"),
        (("b", "c"), (1.0, 0.0), "in coherency"),
        (("b", "c"), (1.3, 0.0), "out of coherency, 2 groups"),
        (("a", "b", "c"), (7.1, 3.3), "in coherency"),
        (("b",), (0.0, 4.0), "out of coherency, 3 groups"),
    ],
)
def test_one_model_part_of_a_unit_and_all_of_it_are_followed_in_the_hand(held, by, words):
    desk, lenses = open_on(model("a", (10, 10)), model("b", (12, 10)), model("c", (14.5, 10)))
    desk.select(refs(*held))
    for share in (0.3, 0.7, 1.0):
        desk.show(edits.moved(desk.scene, refs(*held), (by[0] * share, by[1] * share)))
        found = answer(lenses)
        members = desk.shown.models
        anew = coherency([body_of(m) for m in members], [m.id for m in members])
        assert found == coherency_answer(desk.shown, members, anew, "inches")
    assert words in found.lines[0]


def test_a_unit_that_is_turned_as_well_is_judged_anew():
    bar = BaseSize.rect(101.6, 25.4)  # four inches by one
    desk, lenses = open_on(model("a", (10, 10)), model("b", (14.2, 10), base=bar, facing=0.0))
    assert "out of coherency" in answer(lenses).lines[0]
    desk.show(edits.turned(desk.scene, refs("b"), 90.0))
    assert "in coherency" in answer(lenses).lines[0]


def test_units_that_nobody_touches_keep_their_answers():
    desk, lenses = open_on(
        model("a", (10, 10)),
        model("b", (12, 10)),
        model("x", (30, 10), "Guard"),
        model("y", (32, 10), "Guard"),
    )
    watch, guard = lenses.answers()
    desk.show(edits.moved(desk.scene, refs("a"), (-3.0, 0.0)))
    after = lenses.answers()
    assert after[0] != watch and after[1] is guard


def test_a_common_shift_is_found_only_where_all_that_moved_moved_alike():
    before = (model("a", (10, 10)), model("b", (12, 10)), model("c", (14, 10)))
    assert common_shift(before, before) is None
    assert common_shift(before, (before[0], model("b", (13, 11)), before[2])) == (1.0, 1.0)
    assert common_shift(before, (before[0], model("b", (13, 11)), model("c", (15, 11)))) == (1.0, 1.0)
    assert common_shift(before, (before[0], model("b", (13, 11)), model("c", (15, 12)))) is None
    assert common_shift(before, (before[0], model("b", (13, 10), facing=90.0), before[2])) is None


def test_models_of_no_unit_and_units_of_one_have_no_coherency():
    _, lenses = open_on(model("a", (10, 10), ""), model("b", (12, 10), ""), model("c", (14, 10)))
    assert lenses.answers() == ()


def test_two_sides_may_have_units_of_one_name():
    scene = Scene(Board(48, 48), models=(model("a", (1, 1)), Model("b", INCH, (2, 2), "Watch", "blue")))
    assert list(units_of(scene)) == [("red", "Watch"), ("blue", "Watch")]


def test_a_unit_says_how_sure_its_weakest_link_is():
    desk, lenses = open_on(model("a", (10, 10)), model("b", (12.95, 10)), model("c", (14, 10), sigma=0.0))
    assert not any("±" in line for line in answer(lenses).lines)
    desk.do("Doubt", replace(desk.scene, sigma=0.05))
    assert answer(lenses).lines[-2:] == (
        "the weakest link is a to b, 0.050 in to spare",
        "likely 76 % (± 0.071 in): measure a again to settle it",
    )


def test_the_weakest_link_is_that_of_the_question_even_where_heights_leave_less_room():
    high = model("c", (13.5, 10), bottom=6.8)  # 0.2 in to spare upward, 1.5 in aside
    _, lenses = open_on(model("a", (10, 10)), model("b", (12, 10)), high)
    assert answer(lenses).lines[-1] == "the weakest link is b to c, 0.20 in to spare"


def test_an_open_verdict_says_what_this_table_does_about_it():
    models = model("a", (10, 10)), model("b", (13, 10))
    desk, lenses = open_on(*models)
    assert "too close to call" in answer(lenses).lines
    desk.do("Agree", replace(desk.scene, custom="roll off", sigma=0.05))
    assert answer(lenses).lines[-1].startswith("open (± 0.071 in): measure a again to settle it, or roll off")
    assert "too close to call: roll off, as agreed for this table" in answer(lenses).lines


def test_a_link_at_its_limit_is_named_where_another_breaks_the_unit():
    _, lenses = open_on(model("a", (10, 10)), model("b", (13, 10)), model("c", (17, 10)))
    lines = answer(lenses).lines
    assert "whether a and b hang together is too close to call" in lines
    assert "too close to call" not in lines and lines[-1] == "the weakest link is c to b, 1.00 in too far"


def test_a_link_at_its_limit_that_the_unit_can_do_without_goes_unsaid():
    _, lenses = open_on(model("a", (10, 10)), model("b", (11.5, 10)), model("c", (13, 10)))
    assert not any("too close to call" in line for line in answer(lenses).lines)
    assert answer(lenses).lines[-1] == "the weakest link is a to b, 1.50 in to spare"


def test_several_selected_models_of_no_unit_are_looked_at_as_one():
    """Bases found in a photograph belong to none."""
    row = (model(f"m{n}", (10 + 2 * n, 10), unit="") for n in range(3))
    desk, lenses = open_on(*row, model("far", (40, 40), unit=""))
    desk.select(refs("m0"))
    assert lenses.answers() == ()
    desk.select(refs("m0", "m1", "m2"))
    assert answer(lenses).lines[0] == "These models: in coherency, 3 models"
    desk.select(refs("m0", "m1", "far"))
    assert answer(lenses).lines[0] == "These models: out of coherency, 2 groups"
