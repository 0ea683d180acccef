"""What a hand changes, and that it leaves everything else as it was."""

from dataclasses import replace
from math import dist

import pytest
from campaigns import tries
from hypothesis import given, settings
from hypothesis import strategies as st
from little_table import RUIN, bases, blast, cone, model, places, table, templates

from battlefield.app.desk import edits

ONE_OF_EACH = table(
    RUIN,
    model("a1", 5, 5),
    model("a2", 8, 5, facing=350.0),
    blast("b1", 20, 10),
    cone("c1", 30, 30, 45.0),
    cone("c2", 31, 31, locked=True),
    blast("n1", 5, 5, model="a1"),
)
coordinates = st.floats(-500.0, 500.0)
steps = st.tuples(coordinates, coordinates)
EDITS = {
    "moved": lambda chosen: edits.moved(ONE_OF_EACH, chosen, (1.5, -2.0)),
    "turned": lambda chosen: edits.turned(ONE_OF_EACH, chosen, 15.0),
    "wheeled": lambda chosen: edits.wheeled(ONE_OF_EACH, chosen, 15.0),
    "deleted": lambda chosen: edits.deleted(ONE_OF_EACH, chosen),
    "duplicated": lambda chosen: edits.duplicated(ONE_OF_EACH, chosen, (1.0, 1.0))[0],
    "aimed": lambda chosen: edits.aimed(ONE_OF_EACH, chosen[0], (40.0, 1.0)),
}


def by_id(scene):
    return {piece.id: piece for piece in (*scene.models, *scene.templates)}


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_keeps_everything_else_the_very_same(name):
    after = EDITS[name](bases("a2"))
    was, now = by_id(ONE_OF_EACH), by_id(after)
    assert all(now[id_] is was[id_] for id_ in was if id_ != "a2")
    assert after.terrain is ONE_OF_EACH.terrain
    assert after.board is ONE_OF_EACH.board
    assert after != ONE_OF_EACH


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_of_a_template_keeps_the_models_as_one_and_the_same_tuple(name):
    after = EDITS[name](templates("c1"))
    assert after.models is ONE_OF_EACH.models or name == "deleted"
    assert after != ONE_OF_EACH


@pytest.mark.parametrize("name", ["moved", "turned", "wheeled", "deleted", "aimed"])
def test_a_locked_template_stays_as_it_is(name):
    after = EDITS[name](templates("c2"))
    assert after == ONE_OF_EACH
    assert by_id(after)["c2"] is by_id(ONE_OF_EACH)["c2"]


def test_a_move_adds_its_step_to_each_place():
    after = edits.moved(ONE_OF_EACH, (*bases("a1", "a2"), *templates("b1")), (1.5, -2.0))
    assert places(after) == {
        "a1": (6.5, 3.0),
        "a2": (9.5, 3.0),
        "b1": (21.5, 8.0),
        "c1": (30.0, 30.0),
        "c2": (31.0, 31.0),
        "n1": (6.5, 3.0),
    }


def test_a_move_leaves_places_on_a_grain_of_a_ten_millionth():
    after = edits.moved(table(model("a1", 0.1, 0.2)), bases("a1"), (1 / 3, 2 / 3))
    assert after.models[0].at == (0.4333333, 0.8666667)


def test_a_move_along_one_axis_leaves_the_other_coordinate_exactly():
    start = table(model("a1", 1 / 3, 2 / 3))
    assert edits.moved(start, bases("a1"), (0.0, 1.0)).models[0].at == (1 / 3, 1.6666667)
    assert edits.moved(start, bases("a1"), (1.0, -0.0)).models[0].at == (1.3333333, 2 / 3)
    assert edits.moved(start, bases("a1"), (0.0, 0.0)) == start


@given(steps, steps)
def test_a_move_is_exact_to_half_a_grain_and_never_gives_a_negative_nothing(at, by):
    (x, y) = edits.moved(table(model("a1", *at)), bases("a1"), by).models[0].at
    assert abs(x - (at[0] + by[0])) <= 0.6e-7
    assert abs(y - (at[1] + by[1])) <= 0.6e-7
    if all(by):
        assert (x, y) == edits.rounded((x, y))
        assert "-0.0" not in (repr(x), repr(y))


def test_a_nova_goes_where_its_model_goes_and_cannot_be_moved_alone():
    after = edits.moved(ONE_OF_EACH, bases("a1"), (3.0, 4.0))
    assert by_id(after)["n1"].template.at == (8.0, 9.0)
    alone = edits.moved(ONE_OF_EACH, templates("n1"), (3.0, 4.0))
    assert by_id(alone)["n1"] is by_id(ONE_OF_EACH)["n1"]


def test_a_nova_selected_with_its_model_moves_once():
    after = edits.moved(ONE_OF_EACH, (*bases("a1"), *templates("n1")), (3.0, 4.0))
    assert by_id(after)["n1"].template.at == by_id(after)["a1"].at == (8.0, 9.0)


def test_a_locked_nova_still_follows_its_model():
    start = edits.locked(ONE_OF_EACH, templates("n1"), True)
    assert by_id(edits.moved(start, bases("a1"), (1.0, 0.0)))["n1"].template.at == (6.0, 5.0)


@pytest.mark.parametrize("lock", [False, True])
def test_a_nova_leaves_the_table_with_its_model(lock):
    start = edits.locked(ONE_OF_EACH, templates("n1"), lock)
    assert list(by_id(edits.deleted(start, bases("a1")))) == ["a2", "b1", "c1", "c2"]


def test_a_nova_follows_a_model_whose_facts_were_typed_over():
    after = edits.with_model(ONE_OF_EACH, "a1", lambda m: replace(m, at=(1.0, 2.0)))
    assert by_id(after)["n1"].template.at == (1.0, 2.0)


@pytest.mark.parametrize(
    ("facing", "by", "expected"),
    [(350.0, 20.0, 10.0), (0.0, -15.0, 345.0), (90.0, 360.0, 90.0), (-90.0, 0.0, 270.0), (0.0, -1e-9, 0.0)],
)
def test_a_turn_gives_a_facing_of_at_least_0_and_less_than_360(facing, by, expected):
    after = edits.turned(table(model("a1", 5, 5, facing=facing)), bases("a1"), by)
    assert after.models[0].facing == expected


def test_a_round_template_has_nothing_to_turn():
    assert edits.turned(ONE_OF_EACH, templates("b1"), 15.0) == ONE_OF_EACH


def test_a_wheel_turns_the_selection_about_its_middle_clockwise():
    start = table(model("a1", 10, 10), model("a2", 14, 10, facing=300.0), cone("c1", 12, 7, 10.0))
    after = edits.wheeled(start, (*bases("a1", "a2"), *templates("c1")), 90.0)
    assert places(after) == {"a1": (11.0, 7.0), "a2": (11.0, 11.0), "c1": (14.0, 9.0)}
    assert [m.facing for m in after.models] == [90.0, 30.0]
    assert after.templates[0].template.bearing == 100.0


def test_a_wheel_of_one_base_turns_it_where_it_stands():
    after = edits.wheeled(ONE_OF_EACH, bases("a2"), 30.0)
    assert (by_id(after)["a2"].at, by_id(after)["a2"].facing) == ((8.0, 5.0), 20.0)


def test_what_cannot_move_does_not_draw_the_middle_of_a_wheel():
    chosen = (*bases("a1", "a2"), *templates("n1", "c2"))
    after = edits.wheeled(ONE_OF_EACH, chosen, 180.0)
    assert by_id(after)["a1"].at == (8.0, 5.0)
    assert by_id(after)["a2"].at == (5.0, 5.0)
    assert by_id(after)["n1"].template.at == (8.0, 5.0)
    assert by_id(after)["c2"] is by_id(ONE_OF_EACH)["c2"]


@settings(deadline=None, max_examples=tries(50, 20))
@given(st.lists(st.tuples(st.floats(0, 48), st.floats(0, 48)), min_size=1, max_size=5), st.integers(1, 24))
def test_wheeling_full_circle_in_steps_returns_every_base(at, count):
    start = table(*(model(f"a{n}", *place) for n, place in enumerate(at)))
    chosen, scene = bases(*(m.id for m in start.models)), start
    for _ in range(count):
        scene = edits.wheeled(scene, chosen, 360.0 / count)
    for was, now in zip(start.models, scene.models, strict=True):
        assert dist(was.at, now.at) <= 1e-6 + count * 2e-7
        assert min(now.facing, 360.0 - now.facing) <= 1e-6 * count


@settings(deadline=None, max_examples=tries(50, 20))
@given(st.lists(st.tuples(st.floats(0, 48), st.floats(0, 48)), min_size=2, max_size=5), st.floats(-360, 360))
def test_a_wheel_keeps_the_distances_within_the_body(at, by):
    start = table(*(model(f"a{n}", *place) for n, place in enumerate(at)))
    after = edits.wheeled(start, bases(*(m.id for m in start.models)), by)
    for m, n in zip(range(len(at) - 1), range(1, len(at)), strict=True):
        was = dist(start.models[m].at, start.models[n].at)
        assert dist(after.models[m].at, after.models[n].at) == pytest.approx(was, abs=1e-6)


@pytest.mark.parametrize(
    ("at", "facing"), [((5.0, 1.0), 0.0), ((9.0, 5.0), 90.0), ((5.0, 9.0), 180.0), ((1.0, 1.0), 315.0)]
)
def test_an_aimed_base_looks_at_the_point(at, facing):
    assert edits.aimed(ONE_OF_EACH, bases("a1")[0], at).models[0].facing == facing


def test_nothing_can_look_at_its_own_place_and_nothing_gone_can_be_aimed():
    assert edits.aimed(ONE_OF_EACH, bases("a1")[0], (5.0, 5.0)) is ONE_OF_EACH
    assert edits.aimed(ONE_OF_EACH, bases("gone")[0], (5.0, 5.0)) is ONE_OF_EACH


def test_copies_lie_beside_their_originals_under_ids_of_their_own():
    chosen = (*bases("a1", "a2"), *templates("c2", "n1"))
    after, copies = edits.duplicated(ONE_OF_EACH, chosen, (1.0, 1.0))
    assert copies == (*bases("a3", "a4"), *templates("c3", "n2"))
    found = by_id(after)
    assert [found[ref.id] for ref in copies[:2]] == [
        model("a3", 6, 6),
        model("a4", 9, 6, facing=350.0),
    ]
    assert found["c3"] == cone("c3", 32, 32)
    assert found["n2"] == blast("n2", 6, 6)


@given(st.text(min_size=1, max_size=5), st.lists(st.text(min_size=1, max_size=5), max_size=12))
def test_a_free_id_is_never_taken_and_the_wanted_one_where_it_can_be(wanted, taken):
    found = edits.free_id(wanted, taken)
    assert found not in taken
    assert (found == wanted) == (wanted not in taken)


@given(st.sets(st.integers(0, 12)))
def test_a_free_id_carries_the_lowest_free_number(numbers):
    taken = [f"squad{n}" for n in numbers]
    lowest = next(n for n in range(1, 20) if n not in numbers)
    assert edits.free_id(taken[0] if taken else "squad1", taken) == f"squad{lowest}"


def test_ids_of_models_and_templates_do_not_hinder_each_other():
    after, ref = edits.added(table(model("x", 1, 1)), blast("x", 2, 2))
    assert ref == templates("x")[0]
    assert len(after.templates) == 1


def test_only_the_selected_templates_are_locked_and_models_cannot_be():
    after = edits.locked(ONE_OF_EACH, (*bases("a1"), *templates("c1")), True)
    assert [item.locked for item in after.templates] == [False, True, True, False]
    assert after.models is ONE_OF_EACH.models


def test_pieces_come_in_the_order_of_the_scene_whatever_the_order_asked():
    chosen = (*templates("c1", "b1"), *bases("a2", "gone", "a1"))
    assert [piece.id for piece in edits.pieces(ONE_OF_EACH, chosen)] == ["a1", "a2", "b1", "c1"]


def test_an_edit_of_nothing_changes_nothing():
    for name in ("moved", "turned", "wheeled", "deleted", "duplicated"):
        assert EDITS[name](()) == ONE_OF_EACH
