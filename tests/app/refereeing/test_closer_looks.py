"""Where a verdict is decided, and how closely that is looked at."""

import json

import pytest
from verdict_scenes import MADE

from battlefield.app.desk.pictures import Line
from battlefield.app.refereeing.closer import LEAST, closer_of
from battlefield.app.refereeing.evidence import evidence_of
from battlefield.app.refereeing.spot import spot_of
from battlefield.files import parse_scene

WALL = {"id": "wall", "shape": {"polygon": [[8, 4], [9, 4], [9, 7], [8, 7]]}, "top": 5, "sight": "blocks"}


def table(*models, terrain=()):
    """Bases of 1 inch at places, called a, b, c ..., 1 in high."""
    bodies = [
        {"id": id_, "unit": "u", "base": {"round": 25.4}, "at": at, "height": 1}
        for id_, at in zip("abcd", models, strict=False)
    ]
    raw = {"format": "battlefield-scene", "version": 1, "board": {"width": 24, "height": 24}}
    return parse_scene(json.dumps(raw | {"models": bodies, "terrain": terrain}).encode(), "a table")


def closer(scene, question, about=""):
    return closer_of(evidence_of(scene, question, MADE, about=about))


def test_a_range_is_looked_at_where_the_target_begins():
    found = closer(table([5, 5], [9, 5]), {"ask": "range", "from": "a", "within": 3.1, "to": ["b"]})
    assert found.at == pytest.approx((8.5, 5)) and found.half == pytest.approx(0.16)


def test_of_several_the_one_nearest_to_its_limit_is_looked_at_unless_the_card_is_about_another():
    scene, question = table([5, 5], [9, 5], [5, 8.5]), {"ask": "range", "from": "a", "within": 3}
    assert closer(scene, question).at == pytest.approx((8.5, 5))
    assert closer(scene, question, about="c").at == pytest.approx((5, 8))


def test_a_contact_is_looked_at_between_the_bases_and_no_closer_than_a_glass_shows():
    found = closer(table([5, 5], [6.001, 5]), {"ask": "distance", "from": "a", "to": "b"})
    assert found.at == pytest.approx((5.5005, 5)) and found.half == LEAST


def test_a_template_is_looked_at_where_it_misses():
    question = {"ask": "coverage", "template": {"round": 4, "at": [2, 5]}}
    found = closer(table([4.7, 5]), question)
    assert found.at == pytest.approx((4.1, 5)) and found.half == pytest.approx(0.32)


def test_a_line_is_looked_at_where_it_passes_nearest_to_what_could_bar_it():
    scene = table([5, 7.2], [12, 7.2], terrain=[WALL])  # the line runs along the lower edges, y 7.7
    found = closer(scene, {"ask": "sight", "from": "a", "to": "b"})
    assert 8 <= found.at[0] <= 9 and found.at[1] == pytest.approx(7.35, abs=1e-4)
    assert found.half == pytest.approx(1.12, abs=1e-3)


def test_a_look_that_is_barred_is_looked_at_at_the_corner_that_bars_it():
    scene = table([5, 6.3], [12, 6.3], terrain=[WALL])  # 0.2 in short of seeing past the lower end
    found = closer(scene, {"ask": "sight", "from": "a", "to": "b"})
    assert found.at[1] == pytest.approx(7) and found.half == pytest.approx(0.32, abs=1e-3)


def test_what_hangs_by_much_is_looked_at_from_as_far_as_shows_it():
    found = closer(table([5, 5], [9, 5]), {"ask": "range", "from": "a", "within": 9, "to": ["b"]})
    assert found.at == pytest.approx((8.5, 5)) and found.half == pytest.approx(1.6 * 6.0)


def test_a_line_beside_which_nothing_is_is_looked_at_whole():
    found = closer(table([5, 5], [9, 5]), {"ask": "sight", "from": "a", "to": "b"})
    assert found.at[1] == pytest.approx(5) and 1.6 < found.half < 3.0


def test_a_line_over_a_low_wall_is_looked_at_where_it_clears_it_by_the_least():
    low = WALL | {"shape": {"polygon": [[8, 0], [9, 0], [9, 24], [8, 24]]}, "top": 0.9}
    found = closer(table([5, 5], [12, 5], terrain=[low]), {"ask": "sight", "from": "a", "to": "b"})
    assert 8 <= found.at[0] <= 9 and found.half == pytest.approx(0.16)


def test_a_way_is_looked_at_where_it_ends_and_one_that_is_too_long_where_the_move_is_spent():
    scene = table([5, 5])
    enough = closer(scene, {"ask": "reach", "model": "a", "move": 4.1, "to": [9, 5]})
    assert enough.at == pytest.approx((9, 5)) and enough.half == pytest.approx(0.16)
    short = closer(scene, {"ask": "reach", "model": "a", "move": 3.5, "to": [9, 5]})
    assert short.at == pytest.approx((8.5, 5)) and short.half == pytest.approx(0.8)
    assert short.more[0].shape.at == pytest.approx((8.5, 5))  # as far as the base comes


def test_in_difficult_ground_a_move_is_spent_twice_as_soon():
    mud = {"id": "mud", "shape": {"polygon": [[7, 0], [20, 0], [20, 24], [7, 24]]}, "ground": ["difficult"]}
    found = closer(table([5, 5], terrain=[mud]), {"ask": "reach", "model": "a", "move": 3, "to": [9, 5]})
    assert found.at == pytest.approx((7.5, 5), abs=0.02)


def test_a_way_through_a_narrow_passage_is_looked_at_there():
    gate = [WALL | {"id": id_, "shape": {"polygon": [[8, y], [9, y], [9, y + 9.48], [8, y + 9.48]]}}
            for id_, y in (("north", 0), ("south", 10.5))]  # fmt: skip
    scene = table([5, 10], terrain=gate)  # 1.02 in wide
    found = closer(scene, {"ask": "reach", "model": "a", "move": 9, "to": [12, 10]})
    assert 8 <= found.at[0] <= 9 and found.at[1] == pytest.approx(10.5)
    assert found.half == pytest.approx(1.6 * 0.02)
    assert found.more[0].shape.at[1] == pytest.approx(9.98)  # it touches the other side


def test_where_no_way_leads_the_passage_that_is_too_narrow_is_looked_at():
    walls = [[[8, 0], [9, 0], [9, 9.5], [8, 9.5]], [[8, 10.4], [9, 10.4], [9, 24], [8, 24]]]
    gate = [WALL | {"id": f"w{n}", "shape": {"polygon": wall}} for n, wall in enumerate(walls)]
    found = closer(table([5, 10], terrain=gate), {"ask": "reach", "model": "a", "move": 9, "to": [12, 10]})
    assert found.at[1] == pytest.approx(10.4) and found.half == pytest.approx(0.16)


def test_where_the_end_of_a_way_is_taken_that_is_looked_at():
    scene = table([5, 5], [9, 5])
    found = closer(scene, {"ask": "reach", "model": "a", "move": 9, "to": [8.2, 5]})
    assert found.at == pytest.approx((8.5, 5)) and found.half == pytest.approx(0.32)


def test_the_same_lines_are_drawn_in_the_smaller_box_without_their_words():
    evidence = evidence_of(table([5, 5], [6.2, 5]), {"ask": "distance", "from": "a", "to": "b"}, MADE)
    whole, near = spot_of(evidence), closer_of(evidence).of(spot_of(evidence))
    assert near.box == pytest.approx((5.28, 4.68, 5.92, 5.32))
    (line,) = [part for part in near.drawing if isinstance(part, Line)]
    assert line.words == () and len(near.drawing) == len(whole.drawing)


def test_a_broken_unit_is_looked_at_where_its_weakest_link_is_and_not_where_another_is_nearer_to_its_limit():
    scene = table([5, 5], [7.9, 5], [13, 5])  # gaps of 1.9 and 4.1
    found = closer(scene, {"ask": "coherency", "unit": "u"})
    assert found.at[0] in (pytest.approx(8.4), pytest.approx(12.5)) and found.at[1] == pytest.approx(5)
