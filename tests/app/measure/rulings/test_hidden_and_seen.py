"""What if one of two stood elsewhere, and whether a target counts as hidden: by hand, and by trying."""

from dataclasses import replace
from math import cos, hypot, pi, sin, sqrt
from random import Random

import pytest
from little_scenes import box, by_chance, exactly, model, pairs, table

from battlefield.app.measure.questions import QuestionError, answer
from battlefield.geometry.sight import sight
from battlefield.rules.table.table import table_of

LOOK = {"ask": "sight", "from": "a", "to": "b"}
PAIR = model("a", 10, 20, 0.05), model("b", 30, 20, 0.06)  # discs one inch across, an inch high
WALL = box("wall", 20, 19.98, 21, 48, sight="blocks", sigma=0.03)
HAIR = 2e-5


def clear(scene, one="a", other="b"):
    return bool(sight(table_of(scene), one, other).clear)


def moved(scene, id_, to):
    return replace(scene, models=tuple(replace(m, at=to) if m.id == id_ else m for m in scene.models))


def hidden(scene, share=0.5, **more):
    return answer(scene, {**LOOK, "hidden_from": share, **more})["hidden"]


def test_a_target_is_hidden_by_so_many_inches_and_errs_by_who_looks_what_hides_and_itself():
    found = hidden(table(*PAIR, terrain=[WALL]))
    # from the eye at (10, 20) the wall's corner at 19.98 hides what lies beyond 19.96 at twice the distance
    assert found["hidden"] and found["margin"] == pytest.approx(0.04, abs=2e-4)
    # an inch of the corner is two at the target, an inch of the eye is one, against it
    assert found["sigma"] == pytest.approx(sqrt(0.06**2 + 0.05**2 + (2 * 0.03) ** 2), rel=2e-3)
    assert (found["verdict"], found["rule"]) == ("open", "R29")
    assert found["settled_by"] in ("b", "wall")  # 0.06 either way


@pytest.mark.campaign
def test_where_all_is_known_exactly_a_target_is_hidden_for_certain_or_to_a_hair():
    bare = table(*(replace(each, sigma=None) for each in PAIR), terrain=[replace(WALL, sigma=0.0)])
    found = hidden(bare)
    assert (found["sigma"], found["probability"], found["verdict"]) == (0.0, 1.0, "certain")
    assert hidden(bare, 0.6)["hidden"] is False and hidden(bare, 0.6)["margin"] < 0.0


def test_what_nothing_can_hide_has_no_margin():
    found = hidden(table(*PAIR))
    assert (found["hidden"], found["margin"], found["verdict"]) == (False, None, "certain")


@pytest.mark.campaign
def test_the_moves_that_bare_a_target_are_told_with_it():
    moves = hidden(table(*PAIR, terrain=[WALL]), what_if=True)["moves"]
    assert moves["b"]["by"] == pytest.approx(0.04, abs=2e-4)
    assert moves["b"]["to"] == pytest.approx([30.0, 19.96], abs=2e-3)
    assert set(moves) == {"a", "b"}


@pytest.mark.parametrize("share", [0.0, 1.5, "half"])
def test_a_share_that_cannot_be_is_refused(share):
    with pytest.raises(QuestionError, match="hidden_from"):
        answer(table(*PAIR), {**LOOK, "hidden_from": share})


@pytest.mark.campaign
def test_a_look_past_a_wall_is_barred_by_a_step_behind_it():
    wall = box("wall", 20, 19.7, 21, 48, sight="blocks")
    scene = table(*PAIR, terrain=[wall])
    moves = answer(scene, {**LOOK, "what_if": True})["moves"]
    # a line from the edge of the one at (10, 19.5), just past the corner at (21, 19.7), comes in at 19.8636
    assert moves["b"]["by"] == pytest.approx(4.0 / 11.0, abs=2e-3)
    assert moves["b"]["to"][1] == pytest.approx(20.0 + 4.0 / 11.0, abs=2e-3)
    assert clear(scene) and not clear(moved(scene, "b", tuple(moves["b"]["to"])))


def test_nothing_turns_a_look_over_an_empty_table():
    assert answer(table(*PAIR), {**LOOK, "what_if": True})["moves"] == {}


def test_areas_have_no_moves():
    with pytest.raises(QuestionError, match="what_if"):
        answer(table(*PAIR), {**LOOK, "what_if": True, "by": "agemonia"})


@pytest.mark.campaign
@pytest.mark.parametrize("seed", range(3))
def test_each_move_turns_a_look_and_none_that_is_tried_and_shorter_does(seed):
    scene = by_chance(seed, exactly)
    one, other = Random(seed).choice(pairs(scene))
    before = clear(scene, one, other)
    moves = answer(scene, {"ask": "sight", "from": one, "to": other, "what_if": True})["moves"]
    for id_, move in moves.items():
        x, y = next(each.at for each in scene.models if each.id == id_)
        assert hypot(move["to"][0] - x, move["to"][1] - y) == pytest.approx(move["by"], abs=1e-9)
        assert clear(moved(scene, id_, tuple(move["to"])), one, other) is not before
        for angle in (2.0 * pi * ray / 30 for ray in range(30)):
            for share in (0.5, 0.95):
                at = (x + share * move["by"] * cos(angle), y + share * move["by"] * sin(angle))
                assert clear(moved(scene, id_, at), one, other) is before, (id_, move, at)
