"""What answers are worth, worked by hand: which uncertainties count, and by how much each."""

from dataclasses import replace
from math import sqrt

import pytest
from little_scenes import box, model, table

from battlefield.app.measure.questions import QuestionError, answer
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.scene.contents import Board, Scene

WALL = box("wall", 20, 19.7, 21, 48, sight="blocks", sigma=0.06)


def ask(scene, kind, /, **more):
    return answer(scene, {"ask": kind, **more})


def worth(found):
    return {key: found[key] for key in ("margin", "sigma", "verdict")}


def test_the_gap_of_two_round_bases_errs_as_both_do():
    scene = table(model("a", 10, 10, 0.03), model("b", 13, 14, 0.04))  # 5 between centres, a gap of 4
    found = ask(scene, "range", **{"from": "a", "within": 4.1})["models"]["b"]
    assert found["within"] and found["gap"] == pytest.approx(4.0)
    assert (found["margin"], found["sigma"]) == (pytest.approx(0.1), pytest.approx(0.05))
    assert found["probability"] == pytest.approx(0.977250, abs=1e-6)  # two deviations
    assert (found["verdict"], found["rule"]) == ("certain", "R3") and "settled_by" not in found


def test_a_model_without_its_own_has_the_uncertainty_of_the_scene_and_one_with_0_has_none():
    scene = table(model("a", 10, 10), model("b", 13, 14, 0.0), model("c", 13, 6, 0.4), sigma=0.3)
    found = ask(scene, "range", **{"from": "a", "within": 4.2})["models"]
    assert found["b"]["sigma"] == pytest.approx(0.3)
    assert found["c"]["sigma"] == pytest.approx(0.5)
    assert (found["b"]["settled_by"], found["c"]["settled_by"]) == ("a", "c")


def test_a_bare_place_errs_as_the_question_says():
    scene = table(model("a", 13, 14, 0.04))
    found = ask(scene, "range", **{"from": [10, 10], "within": 4.5, "sigma": 0.03})["models"]["a"]
    assert (found["margin"], found["sigma"]) == (pytest.approx(0.0), pytest.approx(0.05))
    assert found["verdict"] == "open"


def test_a_range_from_a_unit_counts_from_its_nearest_model():
    scene = table(model("a", 10, 10, 0.03), model("z", 30, 10, 0.5), model("b", 15, 10, 0.04, unit="foes"))
    found = ask(scene, "range", unit="watch", within=4, to=["b"])["models"]
    assert list(found) == ["b"]
    assert (found["b"]["margin"], found["b"]["sigma"]) == (pytest.approx(0.0), pytest.approx(0.05))


def test_of_two_models_that_are_equally_near_the_less_sure_one_counts():
    scene = table(model("a", 10, 10, 0.03), model("z", 20, 10, 0.5), model("b", 15, 10, 0.0, unit="foes"))
    assert ask(scene, "range", unit="watch", within=4)["models"]["b"]["sigma"] == pytest.approx(0.5)


def test_models_that_overlap_are_within_by_the_depth_more():
    scene = table(model("a", 10, 10, 0.03), model("b", 10.75, 10, 0.04))
    found = ask(scene, "range", **{"from": "a", "within": 0, "to": "b"})["models"]["b"]
    assert (found["within"], found["gap"]) == (True, 0.0)
    assert worth(found) == {"margin": pytest.approx(0.25), "sigma": pytest.approx(0.05), "verdict": "certain"}


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"within": 1}, "the question has neither"),
        ({"from": "a"}, "within is missing"),
        ({"from": "a", "unit": "watch", "within": 1}, "leave all but one of them out"),
        ({"from": "a", "within": -1}, "within is -1"),
        ({"from": "a", "within": 1, "to": ["b", "x"]}, "to[1] is 'x'; it must be the id of a model"),
        ({"from": "a", "within": 1, "to": "a"}, "to is 'a'; it is what is measured from"),
        ({"from": "a", "within": 1, "sigma": -0.1}, "sigma is -0.1; it must be a number from 0 to 1000"),
        ({"from": "a", "within": 1, "by": "chess"}, "by is 'chess'; it must be 'warsurge', 'pulp_city'"),
        ({"unit": "guard", "within": 1}, "unit is 'guard'; no model is of that unit; there are: watch"),
        ({"from": "a", "withn": 1}, "withn is not known; leave it out, did you mean 'within'?"),
    ],
)
def test_a_range_that_cannot_be_asked_is_refused_in_a_sentence(more, sentence):
    with pytest.raises(QuestionError) as caught:
        ask(table(model("a", 10, 10), model("b", 13, 14)), "range", **more)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("bottom", [0.2, 0.9, 1.0, 1.000005, 1.2])
def test_under_what_hangs_the_lowest_line_has_the_most_room(bottom):
    slab = replace(box("slab", 12, 0, 14, 48, 2.0, sight="blocks", sigma=0.05), bottom=bottom)
    scene = table(model("a", 10, 10), model("b", 16, 10), terrain=[slab])
    assert ask(scene, "sight", **{"from": "a", "to": "b"})["margin"] == pytest.approx(bottom, abs=1e-6)


def test_models_without_height_miss_each_other_by_a_wall_whatever_hangs_elsewhere():
    wall = replace(box("wall", 12, 4, 14, 16, 2.0), sight="blocks")
    flat = [replace(model(id_, x, 10), height=0.0) for id_, x in (("a", 10), ("b", 16))]
    slab = replace(box("slab", 30, 0, 34, 48, 2.0, sight="blocks"), bottom=1.0)
    alone, under = (
        ask(table(*flat, terrain=pieces), "sight", **{"from": "a", "to": "b"})["margin"]
        for pieces in ([wall], [wall, slab])
    )
    assert under == alone < -1.0


def test_two_walls_that_overlap_by_a_hair_may_part_and_two_that_touch_are_one():
    def between(over):
        west, east = box("west", 20, 0, 21, 20, sigma=0.05), box("east", 20, 20 - over, 21, 48, sigma=0.05)
        walls = [replace(each, sight="blocks") for each in (west, east)]
        return ask(
            table(model("a", 10, 20), model("b", 30, 20), terrain=walls), "sight", **{"from": "a", "to": "b"}
        )

    found = between(0.05)  # each yields by half: 0.05 / sqrt(2) in of sigma
    assert (found["margin"], found["sigma"]) == (
        pytest.approx(-0.025, abs=1e-6),
        pytest.approx(0.05 / sqrt(2.0), rel=1e-3),
    )
    assert (found["probability"], found["verdict"]) == (pytest.approx(0.2398, abs=1e-3), "likely")
    assert between(0.0)["verdict"] == "certain" and not between(0.0)["clear"]


def test_a_template_and_a_base_err_together_by_the_root_of_both_squares():
    scene = table(model("a", 10, 12.4, 0.04))
    found = ask(scene, "coverage", template={"round": 4, "at": [10, 10]}, sigma=0.03)["models"]["a"]
    assert found["covered"] == "partly"
    assert worth(found) == {"margin": pytest.approx(0.1), "sigma": pytest.approx(0.05), "verdict": "certain"}
    assert found["rule"] == "R4"


def test_a_nova_errs_with_its_model_but_not_over_it():
    scene = table(model("a", 10, 10, 0.04), model("b", 12.4, 10, 0.03))
    found = ask(scene, "coverage", template={"round": 4, "model": "a"})["models"]
    assert (found["a"]["sigma"], found["b"]["sigma"]) == (0.0, pytest.approx(0.05))
    laid = ask(scene, "coverage", template={"round": 4, "at": [10, 10]})["models"]
    assert (laid["a"]["sigma"], laid["b"]["sigma"]) == (pytest.approx(0.04), pytest.approx(0.03))


def test_a_unit_is_as_sure_as_its_weakest_link():
    scene = table(model("a", 10, 10, 0.0), model("b", 12.5, 10, 0.03), model("c", 15.4, 10, 0.04))
    found = ask(scene, "coherency", unit="watch")
    assert found["coherent"] and found["weakest"] == ["b", "c"]
    assert (found["margin"], found["sigma"]) == (pytest.approx(0.1), pytest.approx(0.05))
    links = {tuple(link["models"]): link for link in found["links"]}
    assert list(links) == [("a", "b"), ("b", "c")]
    assert (links["a", "b"]["margin"], links["a", "b"]["sigma"]) == (pytest.approx(0.5), pytest.approx(0.03))


def test_a_ring_is_as_sure_as_the_best_tree_in_it():
    # a and c are linked by a hair, but a third model joins both for sure
    scene = table(model("a", 10, 10), model("b", 11.5, 11), model("c", 13, 10), sigma=0.05)
    found = ask(scene, "coherency", unit="watch")
    assert [link["models"] for link in found["links"]] == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert found["links"][1]["verdict"] == "open" and found["verdict"] == "certain"


def test_a_sure_link_is_better_than_a_shorter_one_that_is_unsure():
    models = (
        model("a", 10, 10, 0.0),
        model("b", 12.9, 10, 0.0),
        model("c", 10.1, 12.7, 0.3),
        model("d", 12.8, 12.7, 0.3),
    )
    found = ask(table(*models), "coherency", models=["a", "b"])
    assert found["margin"] == pytest.approx(0.1) and found["verdict"] == "certain"
    assert ask(table(*models), "coherency", unit="watch")["verdict"] == "likely"


def test_a_link_that_misses_is_told_where_it_would_be_the_best():
    scene = table(model("a", 10, 10, 0.03), model("b", 13.1, 10, 0.04), model("c", 20, 10, 0.0))
    found = ask(scene, "coherency", unit="watch")
    assert not found["coherent"] and found["weakest"] == ["b", "c"]
    assert [(link["models"], link["verdict"]) for link in found["links"]] == [
        (["a", "b"], "certain"), (["b", "c"], "certain"),
    ]  # fmt: skip
    assert [link["probability"] < 0.03 for link in found["links"]] == [True, True]


def test_height_parts_two_models_for_sure():
    scene = table(model("a", 10, 10, 5.0), replace(model("b", 11.5, 10, 5.0), bottom=8.0))
    found = ask(scene, "coherency", unit="watch")
    assert worth(found) == {"margin": pytest.approx(-1.0), "sigma": 0.0, "verdict": "certain"}


def test_who_has_nobody_to_be_linked_to_is_coherent_for_sure():
    found = ask(table(model("a", 10, 10, 1.0)), "coherency", models=["a"])
    assert (found["coherent"], found["margin"], found["verdict"], found["weakest"]) == (
        True,
        None,
        "certain",
        None,
    )


def test_a_line_past_a_wall_errs_with_the_wall_and_with_both_ends():
    # the best line runs level along y = 19.5, 0.2 off the wall's corners at x = 20 and 21, from 10 to 30
    scene = table(model("a", 10, 20, 0.04), model("b", 30, 20, 0.05), terrain=(WALL,))
    found = ask(scene, "sight", **{"from": "a", "to": "b"})
    assert found["clear"] and found["margin"] == pytest.approx(0.2, abs=1e-5)
    # an inch at an end is 10 or 11 twentieths of an inch at a corner: the steeper side counts
    expected = sqrt((0.5 * 0.04) ** 2 + (0.55 * 0.05) ** 2 + 0.06**2)
    assert found["sigma"] == pytest.approx(expected, rel=0.02)
    assert (found["verdict"], found["rule"]) == ("certain", "R29")


def test_a_line_that_falls_steeply_over_a_wall_errs_by_its_fall():
    # from (10.5, 7 high) to (13.5, 1 high) it falls 2 in to the inch, and is 4.8 high at the wall's far edge
    wall = box("wall", 11.5, 0, 11.6, 48, 4.5, sight="blocks", sigma=0.05)
    high = replace(model("a", 10, 20, 0.0), bottom=6.0)
    scene = table(high, model("b", 13, 20, 0.0), terrain=(wall,))
    found = ask(scene, "sight", **{"from": "a", "to": "b"})
    assert (found["margin"], found["sigma"]) == (pytest.approx(0.3, abs=1e-3), pytest.approx(0.1, rel=0.02))


def test_terrain_without_its_own_is_known_exactly():
    wall = replace(WALL, sigma=0.0)
    scene = replace(table(model("a", 10, 20, 0.0), model("b", 30, 20, 0.0), terrain=(wall,)), sigma=0.5)
    assert ask(scene, "sight", **{"from": "a", "to": "b"})["sigma"] == 0.0


def test_what_is_far_from_all_lines_does_not_matter():
    far = box("far", 2, 30, 3, 40, sight="blocks", sigma=0.5)
    scene = table(model("a", 10, 20), model("b", 30, 20), terrain=(WALL, far))
    found = ask(scene, "sight", **{"from": "a", "to": "b"})
    assert found["sigma"] == pytest.approx(0.06)


@pytest.mark.parametrize("sigma", [0.0, 0.03])
def test_three_models_of_one_height_in_a_row_are_open(sigma):
    scene = table(model("a", 10, 20), model("c", 20, 20), model("b", 30, 20), sigma=sigma)
    found = ask(scene, "sight", **{"from": "a", "to": "b"})
    assert (found["clear"], found["obscured"], found["verdict"]) == (True, 1.0, "open")
    assert found["margin"] == pytest.approx(0.0, abs=1e-5)


def test_a_straight_way_errs_with_its_two_ends():
    scene = table(model("a", 10, 10, 0.03))
    found = ask(scene, "reach", model="a", move=5.1, to=[13, 14], sigma=0.04)
    assert found["reachable"]
    assert worth(found) == {
        "margin": pytest.approx(0.1), "sigma": pytest.approx(0.05, rel=1e-4), "verdict": "certain",
    }  # fmt: skip


@pytest.mark.campaign
def test_an_inch_of_mud_counts_double_and_its_edge_counts_once():
    mud = box("mud", 12, 0, 30, 48, 0.0, ground=("difficult",), sigma=0.03)
    scene = table(model("a", 10, 10, 0.1), terrain=(mud,))
    found = ask(scene, "reach", model="a", move=7, to=[14, 10], sigma=0.02)  # 2 in outside, 2 in inside
    assert found["cost"] == pytest.approx(6.0)
    assert found["sigma"] == pytest.approx(sqrt(0.1**2 + (2 * 0.02) ** 2 + 0.03**2), rel=1e-3)


def test_a_place_without_a_way_has_no_margin():
    house = box("house", 20, 20, 30, 30, ground=("impassable",))
    found = ask(table(model("a", 10, 10, 0.1), terrain=(house,)), "reach", model="a", move=40, to=[25, 25])
    assert (found["reachable"], found["margin"], found["verdict"]) == (False, None, "certain")


def test_an_area_in_reach_has_no_limit_of_its_own():
    assert set(ask(table(model("a", 10, 10, 0.1)), "reach", model="a", move=2)) == {"area", "outline"}


def test_contact_errs_as_a_gap_does():
    scene = table(model("a", 10, 10, 0.03), model("b", 11.1, 10, 0.04))
    found = ask(scene, "distance", **{"from": "a", "to": "b"})
    assert not found["touching"]
    assert worth(found) == {"margin": pytest.approx(-0.1), "sigma": pytest.approx(0.05), "verdict": "certain"}


def test_an_oval_errs_as_a_round_base_does():
    oval = model("b", 14, 10, 0.04, BaseSize.oval(60, 35), facing=30.0)
    scene = table(model("a", 10, 10, 0.03), oval)
    found = ask(scene, "range", **{"from": "a", "within": 3})["models"]["b"]
    assert found["sigma"] == pytest.approx(0.05)


def test_with_no_uncertainty_all_else_of_an_answer_is_as_it_was():
    scene = Scene(Board(48, 48), models=(model("a", 10, 10), model("b", 13, 14)))
    for kind, more in (
        ("sight", {"from": "a", "to": "b"}),
        ("coherency", {"unit": "watch"}),
        ("coverage", {"template": {"round": 3, "at": [10, 10]}}),
        ("reach", {"model": "a", "move": 6, "to": [12, 12]}),
        ("distance", {"from": "a", "to": "b"}),
    ):
        exact, unsure = ask(scene, kind, **more), ask(replace(scene, sigma=0.5), kind, **more)
        assert "settled_by" not in str(exact) and "'sigma': 0.0" in str(exact)
        same = {
            key
            for key in exact
            if key not in ("sigma", "probability", "verdict", "settled_by", "links", "models")
        }
        assert {key: exact[key] for key in same} == {key: unsure[key] for key in same}


def test_an_open_answer_tells_what_the_table_does_about_it_and_no_other_does():
    scene = table(model("a", 10, 10), model("b", 13, 10), model("c", 20, 10, unit="foes"))
    assert "custom" not in ask(scene, "coherency", unit="watch")
    agreed = replace(scene, custom="roll off")
    whole = ask(agreed, "coherency", unit="watch")  # 2 in apart, to a hair
    assert whole["verdict"] == "open" and whole["custom"] == "roll off"
    assert whole["links"][0]["custom"] == "roll off"
    found = ask(agreed, "range", **{"from": "a", "within": 2})["models"]
    assert found["b"]["custom"] == "roll off" and "custom" not in found["c"]
