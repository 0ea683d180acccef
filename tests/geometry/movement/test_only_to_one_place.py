"""A search that looks for ways to one place alone finds the very ways of one that looks everywhere."""

import numpy as np
import pytest
from campaigns import few
from little_scenes import box, model, table

from battlefield.files import read_scene
from battlefield.geometry.movement import reach
from battlefield.resources import sample_maps
from battlefield.rules.table.table import table_of

MAPS = {path.stem: path for path in sample_maps()}


@pytest.mark.first(2)
@pytest.mark.parametrize("name", ["river_crossing", "skirmish"])
@pytest.mark.parametrize("seed", few(range(12)))
def test_the_cheapest_way_is_found_beside_fewer_bends(name, seed):
    scene, rng = read_scene(MAPS[name]), np.random.default_rng(seed)
    base = scene.models[int(rng.integers(len(scene.models)))]
    to, move = tuple(map(float, np.array(base.at) + rng.uniform(-4.0, 4.0, 2))), 6.0
    every = reach(table_of(scene), base.id, move, proves=False).cost_to(to)
    alone = reach(table_of(scene), base.id, move, proves=False)
    alone.look_to(to)
    assert alike(alone.cost_to(to), every)


@pytest.mark.first(2)
@pytest.mark.parametrize("name", ["river_crossing", "skirmish"])
@pytest.mark.parametrize("seed", few(range(12)))
def test_so_is_one_that_is_likely_to_cost_what_another_does_and_leads_beyond_the_move(name, seed):
    scene, rng = read_scene(MAPS[name]), np.random.default_rng(100 + seed)
    base = scene.models[int(rng.integers(len(scene.models)))]
    to = tuple(map(float, np.array(base.at) + rng.uniform(-9.0, 9.0, 2)))
    every = reach(table_of(scene), base.id, 2.0, proves=False).cost_to(to)
    for likely in (None, every.cost, every.cost - 0.004) if every.path else ():
        alone = reach(table_of(scene), base.id, 2.0, proves=False)
        alone.look_to(to, likely)
        assert alike(alone.cost_to(to), every)


def test_a_way_that_is_much_dearer_than_it_was_likely_to_be_is_found_all_the_same():
    scene = table(model("a", 10, 10), terrain=(box("wall", 12, 4, 13, 16, ground=("impassable",)),))
    for move in (1.0, 3.0, 30.0):  # the wall is beyond the first
        every = reach(table_of(scene), "a", move).cost_to((15.0, 10.0))
        for likely in (None, 5.0):
            alone = reach(table_of(scene), "a", move)
            alone.look_to((15.0, 10.0), likely)
            assert alike(alone.cost_to((15.0, 10.0)), every)


def alike(one, other):
    """Tell whether two ways are the same."""
    return (one.reachable, one.path) == (other.reachable, other.path) and one.cost == pytest.approx(
        other.cost, abs=1e-12
    )
