"""What is written about a scenario, and its board resized."""

from dataclasses import replace

import pytest

from battlefield.app.design.properties.facts import (
    BOARD_SIZES,
    FACT_WORDS,
    BoardError,
    beside,
    fact_of,
    resized,
    with_fact,
    with_sigma,
    with_turns,
)
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Template
from battlefield.rules.scene.contents import Board, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Backdrop

TABLE = Scene(
    Board(44.0, 60.0, {"maker": "x"}),
    terrain=(Terrain("t", Circle((22.0, 30.0), 2.0)),),
    models=(Model("m", BaseSize.round(25.4), (43.0, 59.0)),),
    templates=(
        PlacedTemplate("nova", Template("round", 3.0, (43.0, 59.0)), model="m"),
        PlacedTemplate("blast", Template("round", 3.0, (10.0, 10.0))),
    ),
    objectives=(Objective("o", "marker", (22.0, 30.0)),),
    backdrop=Backdrop("map.png", (((0.0, 0.0), (0.0, 0.0)), ((440.0, 600.0), (44.0, 60.0)))),
    symmetry="quarter-turn",
)


@pytest.mark.parametrize("name", list(FACT_WORDS))
def test_each_fact_is_written_and_read(name: str) -> None:
    written = with_fact(TABLE, name, "  Hold the ford \n")  # type: ignore[arg-type]
    assert fact_of(written, name) == "Hold the ford"  # type: ignore[arg-type]
    assert with_fact(written, name, "") == TABLE  # type: ignore[arg-type]


def test_a_text_longer_than_a_file_holds_is_cut() -> None:
    assert len(with_fact(TABLE, "special", "x" * 20_000).facts.special) == 10_000


def test_the_turn_limit_stays_within_what_a_file_holds() -> None:
    assert with_turns(TABLE, 5).facts.turns == 5
    assert with_turns(TABLE, -3).facts.turns == 0
    assert with_turns(TABLE, 10**9).facts.turns == 1_000


def test_the_boards_of_the_trade_are_offered() -> None:
    sizes = [(size.width, size.height) for size in BOARD_SIZES]
    assert sizes == [
        (44, 60), (60, 44), (44, 30), (48, 48), (36, 36), (48, 72), (72, 48), (22, 30), (30, 22)
    ]  # fmt: skip


def test_a_resized_board_keeps_all_parts_about_its_middle() -> None:
    after = resized(TABLE, 60.0, 44.0)
    assert (after.board.width, after.board.height, after.board.extra) == (60.0, 44.0, {"maker": "x"})
    assert after.terrain[0].outline == Circle((30.0, 22.0), 2.0)
    assert after.models[0].at == (51.0, 51.0)
    assert [item.template.at for item in after.templates] == [(51.0, 51.0), (18.0, 2.0)]
    assert after.objectives[0].at == (30.0, 22.0)
    assert after.backdrop is not None
    assert after.backdrop.pairs[0] == ((0.0, 0.0), (8.0, -8.0))
    assert after.symmetry == ""


def test_a_resized_board_can_keep_its_corner() -> None:
    after = resized(TABLE, 48.0, 48.0, "corner")
    assert (after.terrain, after.models) == (TABLE.terrain, TABLE.models)
    assert after.symmetry == "quarter-turn"


def test_parts_that_a_smaller_board_cuts_off_are_named() -> None:
    small = replace(TABLE, board=Board(30.0, 22.0))
    assert [part.id for part in beside(small, small.board)] == ["t", "o", "nova", "m"]
    assert not beside(TABLE, Board(44.5, 60.5))[1:]


@pytest.mark.parametrize(("width", "height"), [(0.5, 44.0), (44.0, 501.0), (float("nan"), 44.0)])
def test_a_board_that_no_file_holds_is_refused(width: float, height: float) -> None:
    with pytest.raises(BoardError, match="1 to 500 in"):
        resized(TABLE, width, height)


@pytest.mark.parametrize(("typed", "kept"), [(0.03, 0.03), (-1.0, 0.0), (1e9, 1000.0)])
def test_how_well_all_models_are_known_stays_within_what_a_file_may_hold(typed: float, kept: float) -> None:
    assert with_sigma(TABLE, typed) == replace(TABLE, sigma=kept)
