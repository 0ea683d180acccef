"""The areas of a game's table: who is where, how far areas are apart, who sees whom, and a place in one."""

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.core.state import Figure, Profile, State, Unit
from battlefield.rules.scene.contents import Area, Board, Border, Model
from battlefield.rules.table import areas


def strip(*levels):
    """Squares of six inches in a row, called a, b, c."""
    return tuple(
        Area(
            "abcdef"[n],
            Polygon(((6.0 * n, 0.0), (6.0 * n + 6, 0.0), (6.0 * n + 6, 6.0), (6.0 * n, 6.0))),
            level,
        )
        for n, level in enumerate(levels)
    )


def game(*at, levels=(0.0, 0.0, 0.0), borders=(), where="table"):
    units, figures = {}, {}
    for number, place in enumerate(at):
        name = f"u{number}"
        figures[f"{name}/1"] = Figure(Model(f"{name}/1", BaseSize.round(25), place, name, "red"), 1)
        units[name] = Unit(name, name, "red", "p", (f"{name}/1",), where)
    return State(
        "none", Board(36, 12), (), ("red", "blue"), {"p": Profile("p", "P")}, units, figures,
        areas=strip(*levels), borders=borders,
    )  # fmt: skip


def test_a_unit_is_in_the_area_that_it_stands_in():
    state = game((3.0, 3.0), (9.0, 1.0), (9.0, 5.0), (30.0, 3.0))
    assert [areas.area_of(state, f"u{n}") for n in range(4)] == ["a", "b", "b", ""]
    assert areas.units_in(state, "b") == ("u1", "u2")
    assert areas.area_of(game((3.0, 3.0), where="reserve"), "u0") == ""


def test_steps_cross_heights_and_stop_at_barriers():
    state = game(levels=(0.0, 2.0, 0.0))
    assert areas.steps_from(state, "a") == {"a": 0, "b": 1, "c": 2}
    wall = (Border(((6.0, 0.0), (6.0, 6.0)), "barrier"),)
    assert areas.steps_from(game(borders=wall), "a") == {"a": 0}


@pytest.mark.parametrize(("levels", "seen"), [((0.0, 0.0, 0.0), True), ((0.0, 2.0, 0.0), False)])
def test_sight_is_stopped_by_higher_ground_between(levels, seen):
    assert areas.sees(game(levels=levels), "a", "c") is seen


def test_a_border_may_be_of_several_kinds():
    """A stair along half of a height step."""
    stair = (Border(((6.0, 0.0), (6.0, 3.0)), "open"),)
    assert sorted(areas.kinds_between(game(levels=(0.0, 2.0), borders=stair), "a", "b")) == ["open", "step"]
    assert areas.kinds_between(game(), "a", "c") == ()


def test_a_place_in_an_area_is_at_its_level_and_free_of_others():
    state = game((3.0, 3.0), (9.0, 3.0), levels=(0.0, 2.0, 0.0))
    placed = areas.place_in(state, state.figures["u0/1"].model, "b")
    assert placed.bottom == 2.0 and areas.area_at(state, placed.at) == "b"
    assert placed.at != (9.0, 3.0)


def test_the_table_of_a_game_shows_its_areas():
    state = game((3.0, 3.0))
    assert state.scene().areas == state.areas and areas.name_of(state, "a") == "a"


@pytest.mark.parametrize(
    ("passing", "clear"), [(("b",), True), ((), False), (("a", "b", "c"), True), (("d",), False)]
)
def test_a_line_runs_within_the_areas_that_it_may_pass(passing, clear):
    """From a to c all lines run through b."""
    assert areas.sees_within(game(levels=(0.0, 0.0, 0.0, 0.0)), "a", "c", passing) is clear


def test_a_line_within_areas_is_stopped_by_barriers_like_any_other():
    wall = (Border(((6.0, 0.0), (6.0, 6.0)), "barrier"),)
    assert not areas.sees_within(game(borders=wall), "a", "c", ("b",))
    assert areas.sees_within(game(), "a", "b", ())  # beside each other nothing lies between
