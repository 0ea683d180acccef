"""Endless maps of Tiled: the table is as large as all that is drawn on it, as it lies, turned or not."""

import pytest
from map_samples import TMX, as_bytes, objects, place, thing, tiled

from battlefield.files.imports import Source, imported
from battlefield.files.text.errors import SceneError


def board_of(*things):
    found = imported(Source("map.tmj", as_bytes(tiled(objects(*things), infinite=True))), {}).scene
    left, top = (min(each for piece in found.terrain for each in axis(piece)) for axis in (xs, ys))
    return found.board.width, found.board.height, left, top


def xs(piece):
    return [x for x, _ in piece.outline.points]


def ys(piece):
    return [y for _, y in piece.outline.points]


@pytest.mark.parametrize(
    ("turn", "size"),
    [(0, (3.0, 1.0)), (90, (1.0, 3.0)), (180, (3.0, 1.0)), (270, (1.0, 3.0))],
)
def test_a_turned_piece_lies_on_the_table_wholly(turn, size):
    width, height, left, top = board_of(thing("ruin", 96, 96, width=96, height=32, rotation=turn))
    assert ((width, height), (left, top)) == (size, (0.0, 0.0))


def test_turned_outlines_and_tiles_count_as_they_lie():
    steps = [place(0, 0), place(64, 0), place(64, 32)]
    assert board_of(thing("rock", 96, 96, polygon=steps, rotation=180))[:2] == (2.0, 1.0)
    tile = {"firstgid": 1, "tiles": [{"id": 0, "type": "crate"}]}
    drawn = objects(thing("", 64, 96, width=32, height=64, gid=1))
    found = imported(Source("m.tmj", as_bytes(tiled(drawn, infinite=True, tilesets=[tile]))), {}).scene
    assert (found.board.width, found.board.height) == (1.0, 2.0)
    assert min(ys(found.terrain[0])) == 0.0


@pytest.mark.parametrize("value", [[], {}, 0, [1], {"a": 1}, True])
@pytest.mark.parametrize("key", ["type", "class"])
def test_a_class_that_is_no_text_is_told(key, value):
    odd = thing("", 64, 96, width=32, height=32)
    odd.pop("type")
    found = imported(Source("m.tmj", as_bytes(tiled(objects(odd | {key: value})))), {})
    assert any("unusable value of 'kind'" in each for each in found.dropped) or any(
        f"'{value}' is no kind" in each for each in found.guessed
    )


@pytest.mark.parametrize("value", ["", "inf", "#", "0 0", "2"])
def test_a_map_that_is_neither_endless_nor_not_is_refused_with_its_line(value):
    whole = TMX.replace('infinite="0"', f'infinite="{value}"', 1)
    with pytest.raises(SceneError, match=r"line \d+, infinite is .*; it must be 0 or 1"):
        imported(Source("m.tmx", whole.encode()), {})
