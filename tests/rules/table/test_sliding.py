"""Bases that slide past something: whether they come within a distance of it on the way."""

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.rules.scene.contents import Model
from battlefield.rules.table.sliding import comes_within, deepest_along

SIZES = {"round": BaseSize.round(25.4), "square": BaseSize.rect(25.4, 25.4)}


def model(id_, at, size):
    return Model(id_, size, at, "u", "red")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_base_is_near_where_the_middle_of_its_way_is_though_its_ends_are_not(size):
    still, mover = model("still", (10.0, 5.0), SIZES["round"]), model("mover", (0.0, 0.0), size)
    path = ((0.0, 0.0), (20.0, 0.0))
    assert comes_within(mover, path, still, 4.0)  # 5 in between the middles, half an inch for each base
    assert not comes_within(mover, path, still, 3.99)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_way_that_bends_off_in_time_is_not_near(size):
    still, mover = model("still", (10.0, 0.0), SIZES["round"]), model("mover", (0.0, 0.0), size)
    assert not comes_within(mover, ((0.0, 0.0), (4.0, 0.0), (4.0, 9.0)), still, 4.99)
    assert comes_within(mover, ((0.0, 0.0), (4.0, 0.0), (4.0, 9.0)), still, 5.0)
    assert not comes_within(mover, ((0.0, 0.0),), still, 8.99)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize(
    ("path", "deepest"),
    [
        ((), float("-inf")),
        (((0.0, 0.0),), 1.5 + 0.5 - 10.0),
        (((4.0, 0.0), (16.0, 0.0)), 1.5 + 0.5),  # across the middle of the disc
        (((4.0, 1.0), (16.0, 1.0)), 1.5 + 0.5 - 1.0),  # past the middle at an inch
        (((4.0, 0.0), (7.0, 0.0), (4.0, 0.0)), 1.5 + 0.5 - 3.0),  # up to three inches and back
    ],
)
def test_a_base_is_deepest_under_a_disc_where_its_way_is_nearest_to_the_middle(size, path, deepest):
    disc, mover = Template("round", 3.0, (10.0, 0.0)), model("mover", (0.0, 0.0), size)
    assert deepest_along(disc, mover, path) == pytest.approx(deepest, abs=1e-6)
