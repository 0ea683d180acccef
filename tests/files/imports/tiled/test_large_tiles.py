"""Tiles of Tiled that are drawn larger than their cells, as trees mostly are, are told."""

import pytest
from map_samples import as_bytes, tiled

from battlefield.files.imports import Source, imported

WORDS = "Tiles larger than their cells count for these cells alone"


def read(kind="wood", **size):
    tileset = {"firstgid": 1, "name": "trees", "tiles": [{"id": 0, "type": kind}]} | size
    ground = {"type": "tilelayer", "name": "x", "width": 2, "height": 1, "data": [0, 1]}
    return imported(Source("map.tmj", as_bytes(tiled(ground, tilesets=[tileset]))), {})


@pytest.mark.parametrize(
    ("size", "is_told"),
    [
        ({"tilewidth": 32, "tileheight": 32}, False),
        ({"tilewidth": 16, "tileheight": 16}, False),
        ({"tilewidth": 64, "tileheight": 32}, True),
        ({"tilewidth": 32, "tileheight": 96}, True),
        ({"tilewidth": "64"}, False),
        ({}, False),
    ],
)
def test_a_tile_larger_than_its_cell_is_told(size, is_told):
    found = read(**size)
    assert found.scene.terrain[0].outline.points == ((1.0, 0.0), (2.0, 0.0), (2.0, 1.0), (1.0, 1.0))
    assert (WORDS in found.guessed) is is_told


def test_one_that_is_nothing_on_a_table_is_not():
    assert WORDS not in read("nothing of ours", tilewidth=64, tileheight=64).guessed
