"""The lens that shows where a model can go: its policies, the way to the hand, and what it says of it."""

from dataclasses import replace

import pytest
from later import Later

from battlefield.app.desk import edits
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line, Mark, Region
from battlefield.app.measure.overlays import Lenses
from battlefield.app.measure.overlays.reach import (
    CLIMB,
    CLIMB_COST,
    DIFFICULT_BY,
    EVERY,
    FACTOR,
    IGNORES_TERRAIN,
    IGNORES_UNITS,
    IN_COHERENCY,
    JUMPS,
    MOVE,
    TURNS,
)
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain

INCH = BaseSize.round(25.4)  # a disc one inch across
A = Ref("model", "a")


def model(id_, at, unit="Watch", **facts):
    return Model(id_, INCH, at, unit, "red", facts.pop("bottom", 0.0), 1.0, **facts)


def box(id_, x, y, far_x, far_y, **facts):
    return Terrain(id_, Polygon(((x, y), (far_x, y), (far_x, far_y), (x, far_y))), **facts)


def open_on(*things, background=None):
    """Open a table with the reach lens on and the model a selected."""
    models = tuple(thing for thing in things if isinstance(thing, Model))
    terrain = tuple(thing for thing in things if isinstance(thing, Terrain))
    desk = Desk(Document(Scene(Board(48, 48), terrain=terrain, models=models)))
    lenses = Lenses(desk, background)
    lenses.switch("reach")
    desk.select([A])
    return desk, lenses


def held(desk, lenses, *to):
    """Hold the model a at a place, and give the answer."""
    (x, y) = desk.scene.model("a").at
    desk.show(edits.moved(desk.scene, [A], (to[0] - x, to[1] - y)))
    (only,) = lenses.answers()
    return only


def path(found):
    return next(part for part in found.drawing if isinstance(part, Line))


def plate(found):
    return next(part.words for part in found.drawing if isinstance(part, Mark))


def test_reach_on_open_ground_is_a_disc_and_a_straight_way_with_its_cost_beside_the_hand():
    desk, lenses = open_on(model("a", (24, 24)))
    found = held(desk, lenses, 27, 28)
    assert found.lines == (
        "a reaches 113.1 square inches with 6.00 in",
        "the shortest way costs 5.000 in, 1.00 in to spare",
        "an inch of difficult ground under its centre costs 2.00 in",
    )
    assert [part.role for part in found.drawing if isinstance(part, Region)] == ["reach"]
    assert path(found) == Line(((24, 24), (27, 28)), "path", arrow=True)
    assert plate(found) == ("5.00 in",)
    mark = next(part for part in found.drawing if isinstance(part, Mark))
    assert mark.at == pytest.approx((27.3, 28.4)) and mark.toward == pytest.approx((0.6, 0.8))


def test_a_place_too_far_says_by_how_much():
    desk, lenses = open_on(model("a", (24, 24)))
    desk.options.put(MOVE, 4.0)
    found = held(desk, lenses, 27, 28)
    assert found.lines[1] == "the shortest way costs 5.000 in, 1.00 in too far"
    assert plate(found) == ("5.00 in", "1.00 in too far")
    assert (path(found).role, path(found).dashed) == ("bad", True)


def test_a_place_where_nobody_may_end_says_why():
    desk, lenses = open_on(model("a", (24, 24)), model("b", (27, 24)))
    found = held(desk, lenses, 26.5, 24)
    assert found.lines[1] == "cannot get there: on b"
    assert plate(found) == ("on b",)
    assert not any(isinstance(part, Line) for part in found.drawing)


def test_the_way_leads_round_a_wall_that_ignoring_terrain_and_jumping_go_over():
    wall = box("wall", 26, 20, 26.5, 26, top=3.0, ground=("impassable",))
    desk, lenses = open_on(model("a", (24, 24)), wall)
    desk.options.put(MOVE, 10.0)
    assert len(path(held(desk, lenses, 29, 24)).points) > 2
    desk.options.put(JUMPS, True)
    found = held(desk, lenses, 29, 24)
    assert path(found).points == ((24, 24), (29, 24))
    assert found.lines[-1] == "jumps; no difficult ground"
    desk.options.put(JUMPS, False)
    desk.options.put(IGNORES_TERRAIN, True)
    assert held(desk, lenses, 29, 24).lines[-1] == "moves over terrain; no difficult ground"


def test_models_in_the_way_are_passed_only_where_that_is_allowed():
    desk, lenses = open_on(model("a", (24, 24)), model("b", (26, 24)))
    assert "costs 4.000 in" not in held(desk, lenses, 28, 24).lines[1]
    desk.options.put(IGNORES_UNITS, True)
    found = held(desk, lenses, 28, 24)
    assert "costs 4.000 in" in found.lines[1]
    assert found.lines[-1].startswith("passes through models; ")


@pytest.mark.campaign
def test_difficult_ground_costs_its_factor_where_it_counts():
    desk, lenses = open_on(model("a", (24, 24)), box("mud", 26, 4, 28, 44, ground=("difficult",)))
    desk.options.put(MOVE, 20.0)
    assert plate(held(desk, lenses, 30, 24)) == ("8.00 in",)  # two of six inches in the mud, at 2 each
    desk.options.put(FACTOR, 3.0)
    assert plate(held(desk, lenses, 30, 24)) == ("10.00 in",)
    desk.options.put(DIFFICULT_BY, "any part")
    found = held(desk, lenses, 30, 24)
    assert plate(found) == ("12.00 in",)  # three inches: half a base on either side more
    assert found.lines[-1] == "an inch of difficult ground under any part of it costs 3.00 in"
    desk.options.put(FACTOR, 1.0)
    assert held(desk, lenses, 30, 24).lines[-1] == "no difficult ground"


@pytest.mark.campaign
def test_a_cost_that_no_proof_backs_says_so_and_one_past_no_ground_is_proven():
    mud = Terrain("mud", Circle((28.0, 25.0), 2.0), ground=("difficult",))
    desk, lenses = open_on(model("a", (24, 24)), mud)
    desk.options.put(MOVE, 20.0)
    found = held(desk, lenses, 29, 26)
    assert found.lines[1].startswith("the best way found costs ")
    assert "may save a little" in found.lines[2]
    assert held(desk, lenses, 20, 24).lines[1].startswith("the shortest way costs 4.000 in")


def test_a_base_climbs_where_it_may_and_pays_for_the_height():
    roof = box("roof", 26, 20, 32, 28, top=2.0, platform=True)
    desk, lenses = open_on(model("a", (24, 24)), roof)
    assert "cannot get there" in held(desk, lenses, 29, 24).lines[1]
    desk.options.put(CLIMB, 3.0)
    desk.options.put(CLIMB_COST, 0.5)
    found = held(desk, lenses, 29, 24)
    assert plate(found) == ("6.00 in",)  # five inches, and two of height at a half each
    assert found.lines[1].startswith("the shortest way")
    assert found.lines[-1].endswith("climbs up to 3.00 in, an inch of height costs 0.50 in")


def test_a_model_that_turns_little_cannot_go_back():
    desk, lenses = open_on(model("a", (24, 24), facing=90.0))
    desk.options.put(TURNS, "45")
    desk.options.put(EVERY, 2.0)
    ahead = held(desk, lenses, 25.5, 24)
    assert plate(ahead) == ("1.50 in",)
    assert ahead.lines[-1].endswith("; turns by at most 45° after each 2.00 in")
    assert "cannot get there: no way there" in held(desk, lenses, 22, 24).lines[1]


def test_a_move_may_have_to_end_in_coherency():
    desk, lenses = open_on(model("a", (24, 24)), model("b", (26, 24)), model("c", (20, 24), "Others"))
    desk.options.put(IN_COHERENCY, True)
    assert held(desk, lenses, 26, 27).lines[1].startswith("the ")
    assert held(desk, lenses, 26, 27.5).lines[1] == "cannot get there: out of coherency"
    assert held(desk, lenses, 26, 27).lines[-1].endswith("; stays within 2.00 in of its unit")


def test_a_model_alone_in_its_unit_is_free_to_go():
    desk, lenses = open_on(model("a", (24, 24)))
    desk.options.put(IN_COHERENCY, True)
    assert held(desk, lenses, 27, 28).lines[1].startswith("the shortest way costs 5.000 in")


def test_a_way_within_the_move_is_there_at_once_and_one_beyond_it_follows():
    slow = Later()
    desk, lenses = open_on(model("a", (24, 24)), background=slow)
    assert lenses.answers()[0].lines == ("finding where a can go …",)
    slow.finish()
    assert plate(held(desk, lenses, 27, 28)) == ("5.00 in",)
    assert slow.waiting == []
    found = held(desk, lenses, 24, 32)
    assert found.lines[1] == "beyond 6.00 in; finding the shortest way …"
    assert plate(found) == ("at least 8.00 in …",)
    slow.finish()
    assert plate(lenses.answers()[0]) == ("8.00 in", "2.00 in too far")


def test_while_a_longer_way_is_being_found_the_one_before_stays():
    slow = Later()
    desk, lenses = open_on(model("a", (24, 24)), background=slow)
    lenses.answers()
    slow.finish()
    held(desk, lenses, 24, 32)
    slow.finish()
    found = held(desk, lenses, 24, 33)
    assert (path(found).points, path(found).role) == (((24, 24), (24, 32)), "quiet")
    slow.finish()
    assert path(lenses.answers()[0]).points == ((24, 24), (24, 33))


def test_a_way_between_unsure_places_says_how_sure_it_is_to_be_in_reach():
    desk, lenses = open_on(model("a", (10, 10), sigma=0.05))
    desk.options.put(MOVE, 5.05)
    assert held(desk, lenses, 13, 14).lines[-1] == "likely 84 % (± 0.050 in): measure a again to settle it"
    desk.do("Know", replace(desk.scene, models=(model("a", (10, 10)),)))
    assert not any("±" in line for line in held(desk, lenses, 13, 14).lines)
