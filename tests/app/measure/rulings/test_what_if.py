"""The smallest moves that turn a verdict: by hand, and against moves tried out all around."""

from dataclasses import replace
from math import cos, hypot, pi, sin, sqrt
from random import Random

import pytest
from campaigns import few, left_to_the_campaign, oftener, tries
from little_scenes import INCH, box, model, table

from battlefield.app.measure.questions import answer
from battlefield.app.measure.rulings.bases import gap_between
from battlefield.app.measure.rulings.look_moves import moves_of_look
from battlefield.app.measure.rulings.looks import plainly
from battlefield.app.measure.rulings.nearness import nearness
from battlefield.app.measure.rulings.turning import nearest_turn
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.scene.certainty import Limit
from battlefield.rules.scene.contents import Terrain

HAIR = 2e-5  # inch: beyond what touching and within allow
ANGLES = [2.0 * pi * ray / 48 for ray in range(48)]
SHORTER = 0.98  # of the move that was found: none so short may turn the verdict


def asked(scene, question):
    return answer(scene, {**question, "what_if": True})


def moved(scene, id_, to):
    models = (replace(each, at=to) if each.id == id_ else each for each in scene.models)
    return replace(scene, models=tuple(models))


def check(scene, question, verdict, moves, stands=False):
    """See that each move, and a hair more, turns a verdict, and that no shorter one tried does.

    With `stands`, places at which nobody can stand do not count: nothing leads from there at all.
    """
    before = verdict(answer(scene, question))
    for id_, move in moves.items():
        (x, y), by = next(each.at for each in scene.models if each.id == id_), move["by"]
        (u, v) = move["to"]
        assert hypot(u - x, v - y) == pytest.approx(by, abs=1e-9)
        beside = [(u + HAIR * cos(angle), v + HAIR * sin(angle)) for angle in ANGLES]
        turned = (verdict(answer(moved(scene, id_, at), question)) is not before for at in ((u, v), *beside))
        assert any(turned), (id_, move)  # a hair beyond a corner, the way goes on but the verdict may not
        for angle in ANGLES[:: tries(1, 6)]:
            for share in (0.25, 0.5, 0.75, SHORTER):
                at = (x + share * by * cos(angle), y + share * by * sin(angle))
                found = answer(moved(scene, id_, at), question)
                assert verdict(found) is before or (stands and found["cost"] is None), (id_, move, at)


# by hand


def test_two_discs_come_into_contact_along_the_line_of_their_centres():
    found = asked(table(model("a", 0, 0), model("b", 3, 4)), {"ask": "distance", "from": "a", "to": "b"})
    assert found["moves"]["b"] == {"by": pytest.approx(4.0), "to": pytest.approx([0.6, 0.8])}
    assert found["moves"]["a"] == {"by": pytest.approx(4.0), "to": pytest.approx([2.4, 3.2])}


def test_who_is_out_of_range_comes_in_by_what_is_missing_and_who_is_in_leaves_by_what_is_to_spare():
    scene = table(model("a", 0, 0), model("b", 8, 0), model("c", 5, 0))
    found = asked(scene, {"ask": "range", "from": "a", "within": 6})["models"]
    assert found["b"]["moves"]["b"] == {"by": pytest.approx(1.0), "to": pytest.approx([7.0, 0.0])}
    assert found["c"]["moves"]["c"] == {"by": pytest.approx(2.0), "to": pytest.approx([7.0, 0.0])}
    assert found["c"]["moves"]["a"] == {"by": pytest.approx(2.0), "to": pytest.approx([-2.0, 0.0])}


def test_who_stands_between_two_of_a_unit_leaves_square_to_their_line():
    scene = table(model("a", -2, 0), model("b", 2, 0), model("foe", 0, 0, unit="foes"))
    found = asked(scene, {"ask": "range", "unit": "watch", "within": 2})["models"]["foe"]
    assert set(found["moves"]) == {"foe"}  # neither of the two can leave it alone
    assert found["moves"]["foe"]["by"] == pytest.approx(sqrt(3.0**2 - 2.0**2), abs=1e-6)


def test_a_bare_place_does_not_move():
    found = asked(table(model("a", 5, 0)), {"ask": "range", "from": [0, 0], "within": 3})
    assert set(found["models"]["a"]["moves"]) == {"a"}


def test_a_covered_base_leaves_a_blast_and_one_beside_it_comes_under_it():
    scene = table(model("a", 1, 0), model("b", 4, 0))
    found = asked(scene, {"ask": "coverage", "template": {"round": 3, "at": [0, 0]}})["models"]
    assert found["a"]["moves"] == {"a": {"by": pytest.approx(1.0), "to": pytest.approx([2.0, 0.0])}}
    assert found["b"]["moves"] == {"b": {"by": pytest.approx(2.0), "to": pytest.approx([2.0, 0.0])}}


def test_a_nova_goes_where_its_model_goes():
    scene = table(model("a", 0, 0), model("b", 4, 0))
    found = asked(scene, {"ask": "coverage", "template": {"round": 3, "model": "a"}})["models"]
    assert found["a"]["moves"] == {}
    assert found["b"]["moves"]["a"] == {"by": pytest.approx(2.0), "to": pytest.approx([2.0, 0.0])}


def test_the_middle_of_a_row_breaks_it_sideways():
    row = table(model("a", 0, 0), model("b", 2.5, 0), model("c", 5, 0))
    found = asked(row, {"ask": "coherency", "unit": "watch"})
    # its centre must be more than 3 inches from that of an end: sideways it leaves both at once
    assert found["moves"]["b"]["by"] == pytest.approx(0.5, abs=1e-9)
    assert found["moves"]["a"] == {
        "by": pytest.approx(0.5, abs=1e-6),
        "to": pytest.approx([-0.5, 0.0], abs=1e-3),
    }


def test_one_model_mends_a_broken_row_where_it_reaches_all_groups():
    row = table(model("a", 0, 0), model("b", 2, 0), model("c", 6, 0))
    found = asked(row, {"ask": "coherency", "unit": "watch"})
    assert found["moves"]["c"]["to"] == pytest.approx([5.0, 0.0], abs=1e-6)
    assert found["moves"]["b"]["to"] == pytest.approx([3.0, 0.0], abs=1e-6)
    assert "a" in found["moves"]  # it may step over to link both
    far = table(model("a", 0, 0), model("b", 30, 0), model("c", 15, 20))
    assert asked(far, {"ask": "coherency", "unit": "watch"})["moves"] == {}


def test_moves_are_told_only_where_they_are_asked_for():
    scene = table(model("a", 0, 0), model("b", 8, 0))
    assert "moves" not in answer(scene, {"ask": "distance", "from": "a", "to": "b"})


def test_a_place_that_is_never_reached_is_none():
    assert nearest_turn(lambda at: 1.0 + hypot(*at), (0.0, 0.0), 50.0) is None


# against moves tried out

BASES = (INCH, INCH, BaseSize.oval(60, 35), BaseSize.rect(50, 25), BaseSize.hex(30))


@pytest.mark.parametrize("seed", range(40))
def test_a_base_tried_out_is_as_near_as_the_kernel_measures(seed):
    one, two = drawn(seed, 2, 5).models
    assert nearness(one, two)(two.at) == pytest.approx(gap_between(one, two).margin, abs=1e-9)


def drawn(seed, count, across, bases=BASES):
    rng = Random(seed)
    places = [(rng.uniform(0, across), rng.uniform(0, across)) for _ in range(count)]
    units = ("foes", *("watch",) * (count - 1))
    return table(*(
        model(f"m{n}", *at, base=rng.choice(bases), facing=rng.uniform(0, 360), unit=units[n])
        for n, at in enumerate(places)
    ))  # fmt: skip


@oftener
@pytest.mark.parametrize("seed", few(range(6)))
def test_no_shorter_move_turns_a_touch(seed):
    scene = drawn(seed, 2, 4)
    question = {"ask": "distance", "from": "m0", "to": "m1"}
    check(scene, question, lambda found: found["touching"], asked(scene, question)["moves"])


@oftener
@pytest.mark.parametrize("seed", few(range(6)))
def test_no_shorter_move_turns_a_range_of_a_unit(seed):
    scene = drawn(seed, 5, 6)
    question = {"ask": "range", "unit": "watch", "within": 2, "to": "m0"}
    moves = asked(scene, question)["models"]["m0"]["moves"]
    assert "m0" in moves
    check(scene, question, lambda found: found["models"]["m0"]["within"], moves)


@oftener
@pytest.mark.parametrize("seed", few(range(6)))
@pytest.mark.parametrize(
    "template", [{"round": 3}, {"cone": 8, "bearing": 30}, {"diffuse": 6, "bearing": 200}]
)
def test_no_shorter_move_turns_a_cover(seed, template):
    scene = drawn(seed, 1, 6)
    question = {"ask": "coverage", "template": {**template, "at": [3, 3]}}
    moves = asked(scene, question)["models"]["m0"]["moves"]
    check(scene, question, lambda found: found["models"]["m0"]["covered"] != "none", moves)


@oftener
@pytest.mark.parametrize("seed", few(range(8), 1))
def test_no_shorter_move_turns_coherency(seed):
    scene = drawn(seed, 5, 5.5)
    question = {"ask": "coherency", "models": [each.id for each in scene.models], "horizontal": 1}
    check(scene, question, lambda found: found["coherent"], asked(scene, question)["moves"])


WAY = {"ask": "reach", "model": "a", "move": 6}


def wall(*corners):
    return Terrain("wall", Polygon(corners), 0.0, 3.0, ground=("impassable",))


@pytest.mark.campaign
def test_who_is_an_inch_short_begins_an_inch_nearer():
    scene = table(model("a", 10, 10))
    found = asked(scene, {**WAY, "to": [17, 10]})
    assert found["moves"]["a"] == {"by": pytest.approx(1, abs=2e-6), "to": pytest.approx([11, 10], abs=2e-3)}
    found = asked(scene, {**WAY, "to": [14, 10]})
    assert found["moves"]["a"] == {"by": pytest.approx(2, abs=4e-6), "to": pytest.approx([8, 10], abs=4e-3)}


@oftener
@pytest.mark.parametrize("to", [(16.5, 10), *left_to_the_campaign([((14, 13),), ((17, 12),)])])
def test_no_shorter_move_turns_a_way_round_a_wall(to):
    house = wall((12, 8.5), (13, 8.5), (13, 12), (12, 12))
    scene = table(model("a", 10, 10), terrain=(house,))
    question = {**WAY, "to": list(to)}
    moves = asked(scene, question)["moves"]
    assert set(moves) == {"a"}
    check(scene, question, lambda found: found["reachable"], moves, stands=True)


def test_where_nobody_can_stand_no_move_helps():
    scene = table(model("a", 10, 10), terrain=(wall((14, 8), (18, 8), (18, 12), (14, 12)),))
    assert asked(scene, {**WAY, "to": [16, 10]})["moves"] == {}


@pytest.mark.campaign
def test_places_at_the_very_limit_of_sight_are_asked_seldom():
    """A no costs the more the nearer its limit it lies: one direction that is best is closed in on once."""
    scene, asked_at = (
        table(
            model("a", 10, 10), model("b", 18, 10), terrain=(box("w", 14, 0, 15, 20, 3.0, sight="blocks"),)
        ),
        [],
    )

    def looking(there, one, other):
        asked_at.append([each.at for each in there.models])
        return plainly(there, one, other)

    moves = moves_of_look(scene, *scene.models, Limit(-1.0, False), True, looking)
    for n, (id_, by) in enumerate((("a", 4.5), ("b", 3.5))):
        assert moves[id_].by == pytest.approx(by, abs=1e-4)
        gone = [hypot(pair[n][0] - scene.models[n].at[0], pair[n][1] - 10) for pair in asked_at]
        assert sum(abs(each - by) < 2e-3 for each in gone) < 30
