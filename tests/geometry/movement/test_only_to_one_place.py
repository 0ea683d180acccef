"""A search that looks for ways to one place alone finds the very ways of one that looks everywhere."""

import numpy as np
import pytest
from campaigns import few

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
    model = scene.models[int(rng.integers(len(scene.models)))]
    to, move = tuple(map(float, np.array(model.at) + rng.uniform(-4.0, 4.0, 2))), 6.0
    every = reach(table_of(scene), model.id, move, proves=False).cost_to(to)
    alone = reach(table_of(scene), model.id, move, proves=False)
    alone.about = to, every.cost + 0.5
    found = alone.cost_to(to)
    assert (found.reachable, found.cost, found.path) == (every.reachable, every.cost, every.path)
