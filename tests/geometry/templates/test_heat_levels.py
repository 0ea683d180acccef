"""Heat maps for showing: levels, the best node, the value at a place, and sums that cancel out exactly."""

import numpy as np
import pytest

from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.geometry.templates.heatmap import HeatMap, weighed
from battlefield.geometry.templates.scattering import ScatterRule


def heat(*rows, step=1.0):
    values = np.array(rows, dtype=np.float64)
    ys, xs = (np.arange(count) * step for count in values.shape)
    return HeatMap(values, xs, ys, step)


def test_levels_rise_from_nothing_to_the_highest_value():
    assert list(heat([0.0, 1.0, 2.0], [0.001, 4.0, 0.0]).levels) == [0, 64, 128, 1, 255, 0]


def test_levels_have_their_zero_in_the_middle_where_values_can_be_negative():
    assert list(heat([-2.0, 0.0, 1.0, 4.0]).levels) == [64, 128, 160, 255]
    assert list(heat([-4.0, 2.0]).levels) == [1, 192]


def test_a_map_of_nothing_is_all_clear():
    assert list(heat([0.0, 0.0]).levels) == [0, 0]
    assert heat([0.0, 0.0]).limits == (0.0, 0.0)


def test_limits_hold_zero_even_where_everything_is_gained_or_lost():
    assert heat([2.0, 3.0]).limits == (0.0, 3.0)
    assert heat([-2.0, -3.0]).limits == (-3.0, 0.0)


def test_the_best_node_lies_in_the_middle_of_the_widest_field():
    field = np.zeros((7, 9))
    field[1, 8] = 3.0  # as good, but alone
    field[1:6, 1:6] = 3.0
    found = heat(*field, step=0.5).best
    assert (found.at, found.value) == ((1.5, 1.5), 3.0)


def test_the_value_at_a_place_is_that_of_the_nearest_node():
    board = heat([1.0, 2.0], [3.0, 4.0], step=0.5)
    assert board.value_at((0.2, 0.3)) == 3.0
    assert board.value_at((0.7, 0.0)) == 2.0


@pytest.mark.parametrize("at", [(-0.3, 0.0), (0.8, 0.0), (0.0, -0.3), (0.0, 0.8)])
def test_beside_the_map_there_is_no_value(at):
    assert heat([1.0, 2.0], [3.0, 4.0], step=0.5).value_at(at) is None


def test_weights_that_cancel_out_leave_exactly_nothing():
    size = BaseSize.round(25.4)
    bases = Bases.of([size] * 3, [(5.0, 5.0)] * 3, [0.0] * 3)
    blast = Template("round", 3.0, (0.0, 0.0))
    found = HeatMap.of(blast, bases, (0.1, 0.2, -0.3), (10.0, 10.0), 0.5, ScatterRule(), False)
    assert np.count_nonzero(found.values) == 0
    single = HeatMap.of(blast, bases, (0.1, 0.0, 0.0), (10.0, 10.0), 0.5, None, False)
    assert float(single.values[10, 10]) == 0.1


def test_weights_are_kept_to_the_thousandth():
    assert weighed((0.1, -2.0, 0.33333)).tolist() == [0.1, -2.0, 0.333]
