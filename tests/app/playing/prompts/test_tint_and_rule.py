"""What is tinted while a unit or a model is to move is what the rule accepts, off its rim by a hair.

`tests/benchmarks/moves/many_tints.py` looks at thousands of positions.
"""

from dataclasses import replace

import numpy as np
import pytest
from campaigns import few
from tints import SLACK, about_to_move, drag_faults, faults, layout_at, rim, shown, suggestion_faults
from two_models import BOOKS, MOVE, facing_off
from two_rows import CUTTERS, SPEARS, begun

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.resources import asset
from battlefield.rules.book.actions import Action
from battlefield.rules.scene.contents import Terrain

TERRAIN = read_script(asset("rosters/first_battle.json")).terrain


def desk_with_unit(seed):
    """Begin the Move of a unit somewhere on the first sample's table, with enemies near."""
    rng = np.random.default_rng(seed)
    x, y = rng.uniform((4, 4), (20, 16)).tolist()
    wide, step = int(rng.integers(2, 7)), float(rng.uniform(1.05, 1.6))
    foe = CUTTERS, x + float(rng.uniform(-5, 5)), y + float(rng.uniform(3.5, 8)), int(rng.integers(2, 7)), 1.3
    desk = BattleDesk(begun((SPEARS, x, y, wide, step), foe, side="wardens", terrain=TERRAIN))
    assert desk.begin(Action("Move", "wardens", SPEARS))
    return desk, rng


@pytest.mark.campaign
@pytest.mark.parametrize("seed", few(range(16), 3))
def test_a_unit_in_formation_may_end_where_it_is_tinted_and_nowhere_else(seed):
    desk, rng = desk_with_unit(seed)
    figures = desk.hand.request.figures
    held = figures[int(rng.integers(len(figures)))]
    assert not faults(desk, rng, held, figures)


def box(name, x, y, wide, high, **what):
    """Give a piece of terrain with four corners."""
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    return Terrain(name, Polygon(corners), **what)


def stages(rng):
    """Give a stack to climb, another that adjoins it, a footbridge, and a wood, beside (8, 12)."""
    x, y = rng.uniform((4, 13.2), (8, 14)).tolist()
    u, v = rng.uniform((3, 7), (8, 8.5)).tolist()
    return (
        box("stack", x, y, 3.0, 2.2, top=1.0, ground=("impassable",), platform=True),
        box("shed", x + 3.0, y, 1.6, 2.6, top=1.0, ground=("impassable",), platform=True),
        box("bridge", u, v, 3.0, 2.0, bottom=5.5, top=5.7, platform=True),
        Terrain("silo", Circle((11.5, 9.5), 1.1), top=0.8, ground=("impassable",), platform=True),
        box("wood", 5.0, 10.0, 2.0, 1.5, ground=("difficult",)),
    )


@pytest.mark.campaign
@pytest.mark.parametrize("seed", few(range(5), 1))
@pytest.mark.parametrize("book", BOOKS)
def test_a_model_among_platforms_may_end_where_it_is_tinted_and_nowhere_else(book, seed):
    rng = np.random.default_rng(seed)
    battle, mover, _ = facing_off(book, 1.5 + seed, terrain=stages(rng))
    desk = BattleDesk(battle)
    assert desk.begin(Action("Activate", desk.state.units[mover].side, mover)) and desk.reply((MOVE,))
    [figure] = desk.hand.request.figures
    assert shown(desk, figure, (figure,)).area > 5.0
    assert not faults(desk, rng, figure, (figure,), 8)


@pytest.mark.parametrize("seed", few(range(5), 1))
@pytest.mark.parametrize("how", few(("Fly", "Blink", "Bound", "Wallcrawl")))
def test_a_model_that_goes_over_things_may_end_where_it_is_tinted_and_nowhere_else(how, seed):
    rng = np.random.default_rng(seed)
    keep = Terrain("keep", Circle((float(rng.uniform(4, 6)), 9.0), 1.2), top=6.0, ground=("impassable",))
    terrain = (*stages(rng), replace(keep, platform=bool(seed % 2)))
    battle, mover, _ = facing_off("pulp-city", 1.5 + seed, terrain=terrain, moving=how)
    desk = BattleDesk(battle)
    assert desk.begin(Action("Activate", desk.state.units[mover].side, mover)) and desk.reply((MOVE,))
    [figure] = desk.hand.request.figures
    assert how in desk.hand.request.what and shown(desk, figure, (figure,)).area > 5.0
    assert not faults(desk, rng, figure, (figure,), 12)
    assert not drag_faults(desk, rng, figure, (figure,), 12)


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", [2, 3, 7])
def test_a_model_moved_by_itself_is_tinted_the_limit_of_its_own_move_whatever_its_fellows_do(seed):
    desk, rng = desk_with_unit(seed)
    session, held = desk.battle.session, desk.hand.request.figures[0]

    def layout(at):
        return layout_at(desk, held, (held,), at)

    area = shown(desk, held, (held,))
    assert area.area > 20.0
    assert all(session.law.way(layout(at)[0]).reachable for at in rim(rng, area.buffer(-SLACK), 20))
    assert all(session.refusal(layout(at)) for at in rim(rng, area.buffer(SLACK), 20))


@pytest.mark.campaign
@pytest.mark.parametrize("seed", few((5, 14, 25, 8, 6, 3, 0, 4, 37, 7, 9, 16), 1))
def test_tint_drag_and_suggestions_agree_with_the_rule_for_units_of_all_books(seed):
    case = about_to_move(seed)
    desk, rng = case.desk, case.rng
    figures = desk.hand.request.figures
    held = figures[int(rng.integers(len(figures)))]
    assert not faults(desk, rng, held, figures, 2)
    assert not drag_faults(desk, rng, held, figures, 4)
    assert not suggestion_faults(desk, held, figures)
