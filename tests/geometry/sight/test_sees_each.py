"""Many pairs asked together see what each of them sees when it is asked alone."""

from itertools import permutations

import pytest
from sight_scenes import random_table

from battlefield.geometry.sight import sees_each, sight


def _pairs(table):
    return list(permutations([body.id for body in table.bodies], 2))


@pytest.mark.parametrize("kind", ["ground", "floors", "clouds"])
@pytest.mark.parametrize("models_block", [True, False])
@pytest.mark.parametrize("seed", range(6))
def test_pairs_together_and_alone(kind, models_block, seed):
    table = random_table(seed, kind)
    pairs = _pairs(table)
    assert sees_each(table, pairs, models_block) == [
        sight(table, *pair, models_block).clear for pair in pairs
    ]


def test_so_many_that_all_are_searched_for_together():
    table = random_table(3, "clouds")
    pairs = (_pairs(table) * 70)[:70]
    assert sees_each(table, pairs) == [sight(table, *pair).clear for pair in pairs]


def test_no_pairs_and_unknown_bodies():
    table = random_table(0)
    assert sees_each(table, []) == []
    with pytest.raises(KeyError):
        sees_each(table, [("a", "nobody")])
