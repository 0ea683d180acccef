"""Heat maps: every node says what a template aimed there covers."""

from fractions import Fraction
from threading import Thread

import numpy as np
import oracle_scatter as slow
import pytest

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, Template, TemplateKind
from battlefield.geometry.templates.cover_chains import chain
from battlefield.geometry.templates.cover_rows import Footprint, row_ends
from battlefield.geometry.templates.heatmap import HeatMap, Mode, heat_map
from battlefield.geometry.templates.placements import touched_pairs
from battlefield.geometry.templates.scattering import ScatterRule, landings

AIMED: list[tuple[TemplateKind, float]] = [
    ("round", 5.0), ("round", 2.0), ("cone", 8.0), ("wall", 6.0), ("beam", 12.0), ("diffuse", 6.0)
]  # fmt: skip


def _all_nodes(
    kind: TemplateKind, size: float, bearing: float, bases: Bases, weights: Floats, found: HeatMap, grade: int
) -> Floats:
    at = np.stack(np.meshgrid(found.xs, found.ys), axis=-1).reshape(-1, 2)
    pairs = touched_pairs(kind, size, at, np.full(len(at), bearing), bases)
    counted = pairs.covered >= grade
    values = np.bincount(pairs.placement[counted], weights[pairs.base[counted]], len(at))
    return np.asarray(values.reshape(found.values.shape))


@pytest.mark.first(4)
@pytest.mark.parametrize(("kind", "size"), AIMED)
@pytest.mark.parametrize("mode", ["partly", "wholly"])
def test_every_node_is_what_the_template_covers_there(kind: TemplateKind, size: float, mode: Mode) -> None:
    bases, weights = slow.random_bases(11, 50, 30.0, 20.0), np.arange(-9.0, 41.0)
    for bearing in (0.0, 90.0, 33.7, 225.0):
        found = heat_map(kind, size, bearing, bases, weights, (30.0, 20.0), 0.25, mode=mode)
        grade = 2 if mode == "wholly" else 1
        nodes = _all_nodes(kind, size, bearing, bases, weights, found, grade)
        assert found.values.shape == (81, 121) and np.array_equal(found.values, nodes)


@pytest.mark.first(7)
@pytest.mark.parametrize(("kind", "size"), AIMED)
@pytest.mark.parametrize("bearing", [0.0, 90.0, 33.7, 1e-4])
def test_rows_end_where_steps_from_outside_end(kind: TemplateKind, size: float, bearing: float) -> None:
    footprint, step, past = Footprint.of(kind, size, bearing, False), 0.23, 0.0371
    square = slow.random_bases(8, 30, 30.0, 20.0)
    square = Bases(square.kind, square.xy, np.tile([[1.0, 0.0], [0.0, -1.0]], (15, 1)), square.half)
    for bases in (slow.random_bases(9, 30, 30.0, 20.0), square):
        for group in bases.groups():
            sides = chain(footprint, group)
            assert sides is not None
            first = np.ceil((group.y - footprint.extent(group, 0.0, 1.0) - past) / step).astype(np.intp)
            last = np.floor((group.y + footprint.extent(group, 0.0, -1.0) - past) / step).astype(np.intp)
            left, right = sides.ends(first, last, step, past)
            rows = [range(a, b + 1) for a, b in zip(first.tolist(), last.tolist(), strict=True)]
            which = np.repeat(np.arange(len(rows)), [len(row) for row in rows])
            down = np.concatenate(rows) * step + past
            start, end = row_ends(footprint, group.at(which), down)
            assert np.isfinite(start).mean() > 0.9 and np.array_equal(left <= right, start <= end)
            there = start <= end
            assert left[there] == pytest.approx(start[there], abs=1e-11)
            assert right[there] == pytest.approx(end[there], abs=1e-11)


def test_the_thinnest_bases_are_asked_row_by_row_as_any_other() -> None:
    thin = Bases.of(
        [BaseSize.oval(100.0, 0.05), BaseSize.rect(50.0, 2e-5)], [(5.0, 5.0), (9.0, 5.0)], [30.0, 9.0]
    )
    for kind, size in AIMED:
        found = heat_map(kind, size, 20.0, thin, np.array([1.0, 2.0]), (14.0, 10.0), 0.25)
        assert np.array_equal(
            found.values, _all_nodes(kind, size, 20.0, thin, np.array([1.0, 2.0]), found, 1)
        )


def test_weights_that_are_no_whole_numbers_add_up_too() -> None:
    bases, weights = slow.random_bases(10, 30, 12.0, 9.0), np.arange(30.0) / 8.0 - 1.0
    found = heat_map("cone", 6.0, 50.0, bases, weights, (12.0, 9.0))
    assert np.array_equal(found.values, _all_nodes("cone", 6.0, 50.0, bases, weights, found, 1))
    half = heat_map("cone", 6.0, 50.0, bases, weights + 0.3, (12.0, 9.0))
    expected = _all_nodes("cone", 6.0, 50.0, bases, weights + 0.3, half, 1)
    assert half.values == pytest.approx(expected, abs=1e-11)


@pytest.mark.first(1)
@pytest.mark.parametrize(("kind", "size"), [("round", 4.0), ("cone", 6.0), ("diffuse", 4.0)])
@pytest.mark.parametrize("mode", ["partly", "wholly"])
def test_nodes_equal_the_slow_answer_wherever_no_base_is_within_a_hair(
    kind: TemplateKind, size: float, mode: Mode
) -> None:
    bases, weights = slow.random_bases(12, 12, 6.0, 4.0), np.arange(1.0, 13.0)
    found = heat_map(kind, size, 70.0, bases, weights, (6.0, 4.0), 0.4, mode=mode)
    nodes = [(x, y) for y in found.ys.tolist() for x in found.xs.tolist()]
    still = [((0.0, 0.0), Fraction(1))]
    values, clear = slow.node_values(
        Template(kind, size, (0.0, 0.0), 70.0), bases, weights, nodes, still, mode == "wholly"
    )
    assert clear.mean() > 0.99 and values.max() > 0.0
    assert np.array_equal(found.values.ravel()[clear], values[clear])


@pytest.mark.campaign
@pytest.mark.parametrize(("kind", "size"), [("round", 4.0), ("cone", 6.0), ("beam", 9.0)])
def test_with_scatter_a_node_is_the_mean_over_every_landing(kind: TemplateKind, size: float) -> None:
    bases, weights = slow.random_bases(13, 25, 9.0, 6.0), np.arange(-4.0, 21.0)
    rule = ScatterRule()
    for step in (0.25, 0.3):
        found = heat_map(kind, size, 20.0, bases, weights, (9.0, 6.0), step, rule)
        fall, total = landings(rule), np.zeros(found.values.shape)
        for (dx, dy), weight in zip(fall.at, fall.weight.tolist(), strict=True):
            shifted = HeatMap(found.values, found.xs + dx, found.ys + dy, step)
            total += weight * _all_nodes(kind, size, 20.0, bases, weights, shifted, 1)
        assert np.array_equal(found.values, total / fall.denominator)


def test_with_scatter_nodes_equal_the_slow_answer() -> None:
    bases, weights = slow.random_bases(14, 10, 8.0, 8.0), np.ones(10)
    found = heat_map("round", 3.0, 0.0, bases, weights, (1.0, 1.0), 0.5, ScatterRule(6, (1, 4), "d3+1"))
    nodes = [(x, y) for y in found.ys.tolist() for x in found.xs.tolist()]
    outcomes = slow.falls(Template("round", 3.0, (0.0, 0.0)), 6, Fraction(1, 4), [range(1, 4)], 1)
    values, clear = slow.node_values(
        Template("round", 3.0, (0.0, 0.0)), bases, weights, nodes, outcomes, False
    )
    assert clear.all() and values.max() > 0.5
    assert found.values.ravel() == pytest.approx(values, abs=1e-12)


@pytest.mark.parametrize(("kind", "size"), AIMED)
def test_the_map_of_a_shifted_table_is_shifted(kind: TemplateKind, size: float) -> None:
    bases = slow.random_bases(15, 30, 16.0, 12.0)
    moved = bases.moved(range(len(bases)), bases.xy + np.array([2.0, 1.5]))
    one, other = (
        heat_map(kind, size, 15.0, some, np.ones(30), (20.0, 16.0), 0.25, ScatterRule(4)).values
        for some in (bases, moved)
    )
    assert one.max() > 1.0 and np.array_equal(one[:-6, :-8], other[6:, 8:])


@pytest.mark.parametrize(("kind", "size"), AIMED)
def test_the_map_of_a_mirrored_table_is_mirrored(kind: TemplateKind, size: float) -> None:
    bases, mirror = slow.random_bases(16, 30, 16.0, 12.0), np.array([-1.0, 1.0])
    mirrored = Bases(bases.kind, bases.xy * mirror + (16.0, 0.0), bases.axis * mirror, bases.half)
    one = heat_map(kind, size, 75.0, bases, np.ones(30), (16.0, 12.0)).values
    other = heat_map(kind, size, -75.0, mirrored, np.ones(30), (16.0, 12.0)).values
    assert np.array_equal(one, other[:, ::-1])


def test_bases_in_exact_contact_with_the_template_add_nothing() -> None:
    inch = BaseSize.round(25.4)
    contact = Bases.of([inch] * 2, [(5.0, 5.0), (5.0, 9.0)], [0.0, 0.0])
    found = heat_map("round", 3.0, 0.0, contact, np.ones(2), (10.0, 10.0), 0.5)
    assert found.values[14, 10] == 0.0  # two inches from both centres
    assert found.values[13, 10] == 1.0 == found.values[15, 10]


def test_a_base_that_just_fits_is_wholly_covered_from_one_node_only() -> None:
    just = Bases.of([BaseSize.round(76.2)], [(5.0, 5.0)], [0.0])
    found = heat_map("round", 3.0, 0.0, just, np.ones(1), (10.0, 10.0), 0.5, mode="wholly")
    assert found.values.sum() == 1.0 == found.values[10, 10]


def test_a_board_that_is_no_whole_number_of_steps_ends_at_the_last_node_on_it() -> None:
    found = heat_map("round", 3.0, 0.0, slow.random_bases(1, 3, 5.0, 5.0), np.ones(3), (5.05, 3.0), 0.1)
    assert (len(found.xs), len(found.ys)) == (51, 31) and found.xs[-1] == pytest.approx(5.0)


def test_an_empty_table_is_cold() -> None:
    nobody = Bases.of([], [], [])
    assert not heat_map("cone", 8.0, 0.0, nobody, np.zeros(0), (6.0, 4.0)).values.any()
    weightless = slow.random_bases(1, 5, 6.0, 4.0)
    assert not heat_map("cone", 8.0, 0.0, weightless, np.zeros(5), (6.0, 4.0)).values.any()


def test_a_step_of_nought_is_refused() -> None:
    with pytest.raises(ValueError, match="step"):
        heat_map("round", 3.0, 0.0, slow.random_bases(1, 3, 5.0, 5.0), np.ones(3), (5.0, 5.0), 0.0)


def test_progress_grows_to_the_whole() -> None:
    heard: list[float] = []
    bases = slow.random_bases(17, 40, 40.0, 30.0)
    heat_map("cone", 8.0, 10.0, bases, np.ones(40), (40.0, 30.0), 0.25, ScatterRule(), heard.append)
    assert heard == sorted(heard) and 0.0 < heard[0] < 0.1 and heard[-1] == pytest.approx(1.0)


def test_a_map_that_nobody_wants_any_more_ends_at_once() -> None:
    looks: list[bool] = []

    def cancelled() -> bool:
        looks.append(True)
        return len(looks) == 3

    bases = slow.random_bases(18, 40, 40.0, 30.0)
    with pytest.raises(StoppedError):
        heat_map("beam", 12.0, 10.0, bases, np.ones(40), (40.0, 30.0), 0.1, ScatterRule(), None, cancelled)
    assert len(looks) == 3


def test_maps_made_in_two_threads_at_once_are_right() -> None:
    bases, found = slow.random_bases(19, 40, 24.0, 18.0), {}

    def make(bearing: float) -> None:
        found[bearing] = heat_map("cone", 8.0, bearing, bases, np.ones(40), (24.0, 18.0)).values

    threads = [Thread(target=make, args=(bearing,)) for bearing in (0.0, 120.0)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for bearing, values in found.items():
        assert np.array_equal(values, heat_map("cone", 8.0, bearing, bases, np.ones(40), (24.0, 18.0)).values)
    assert len(found) == 2
