"""Rosters lined up on a table, as the cards and the setup page picture them."""

from dataclasses import replace

import pytest

from battlefield.app.playing.setup.parade import on_parade
from battlefield.files.battles.rosters import read_roster
from battlefield.resources import asset
from battlefield.rules.scene.contents import Board

INCH = 25.4
WARDENS = read_roster(asset("rosters/hill_wardens.json"))
RAIDERS = read_roster(asset("rosters/marsh_raiders.json"))


def test_the_first_roster_stands_along_the_top_edge_and_the_others_along_the_bottom_facing_each_other():
    scene = on_parade(Board(30, 30), (), [WARDENS, RAIDERS])
    assert [model.side for model in scene.models] == ["0"] * 12 + ["1"] * 12
    for model in scene.models:
        half = model.base.length_mm / INCH / 2
        edge = half if model.side == "0" else 30 - half
        assert abs(model.at[1] - edge) >= 1.0 - 1e-9
        assert (model.facing, model.at[1] < 15) == ((180, True) if model.side == "0" else (0, False))


def test_a_rank_stands_in_the_middle_with_its_models_side_by_side():
    scene = on_parade(Board(30, 30), (), [WARDENS])
    first, second, last = scene.models[0], scene.models[1], scene.models[-1]
    assert second.at[0] - first.at[0] == pytest.approx(25 / INCH + 0.25)
    left = first.at[0] - 12.5 / INCH
    right = 30 - last.at[0] - 16 / INCH
    assert left == pytest.approx(right)


def test_who_finds_no_room_in_a_row_stands_in_the_next_and_none_stands_over_the_middle():
    many = replace(WARDENS, units=WARDENS.units * 9)
    scene = on_parade(Board(12, 12), (), [many, many])
    assert 0 < len(scene.models) < 2 * 12 * 9
    assert len({model.at[1] for model in scene.models}) > 4
    for model in scene.models:
        assert model.at[0] - model.base.width_mm / INCH / 2 >= 1 - 1e-9
        assert model.at[0] + model.base.width_mm / INCH / 2 <= 11 + 1e-9
        assert (model.at[1] < 6) == (model.side == "0")


def test_a_side_without_a_roster_leaves_its_edge_empty():
    scene = on_parade(Board(30, 30), (), [None, RAIDERS, WARDENS])
    assert {model.side for model in scene.models} == {"1", "2"}
    assert all(model.at[1] > 15 for model in scene.models)


def test_who_is_yet_to_be_summoned_does_not_stand_among_the_others():
    company = read_roster(asset("rosters/millers_company.json"))
    scene = on_parade(Board(30, 30), (), [company])
    assert "Lantern Wisp" in {unit.name for unit in company.units}
    assert {model.name for model in scene.models} == {unit.name for unit in company.units} - {"Lantern Wisp"}
