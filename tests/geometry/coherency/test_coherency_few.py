"""Groups of few models and of many: found in different ways, and the same to the last bit."""

from dataclasses import replace
from itertools import combinations
from typing import NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table_strategies import placed_bases

from battlefield.geometry.coherency import few
from battlefield.geometry.coherency.few import few_labels, join_all, leaders, spread
from battlefield.geometry.coherency.links import all_pairs, group_labels
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase
from battlefield.geometry.pieces import Body

INCH = BaseSize.round(25.4)
HAIRS = (0.0, 1e-16, 1e-15, 1e-9, 9.99e-7, 1e-6, 1.0000000001e-6, 1.01e-6, -1e-9, 1e-3)

steps = st.builds(
    lambda whole, hair: whole + hair, st.sampled_from([0.0, 1.0, 3.0, 5.0]), st.sampled_from(HAIRS)
)
crowds = st.lists(st.tuples(placed_bases, st.sampled_from([0.0, 3.0, 8.0])), min_size=1, max_size=9)


def posed(base: PlacedBase) -> few.Posed:
    """Give a base as few ones are held."""
    return spread([Body("m", base)], 6.0).posed(0)


def never() -> NoReturn:
    raise AssertionError("so few doubtful pairs are looked at one by one")


@given(st.lists(st.tuples(steps, steps), min_size=1, max_size=9), st.booleans())
def test_round_bases_at_the_limit_fall_into_the_same_groups_either_way(
    shifts: list[tuple[float, float]], high: bool
) -> None:
    x = y = 0.0
    bodies = []
    for place, (dx, dy) in enumerate(shifts):
        x, y = x + dx, y + dy
        bodies.append(Body(f"m{place}", PlacedBase(INCH, (x, y)), 7.0 * (place % 2) if high else 0.0, 0.5))
    found = spread(bodies, 6.0)
    assert found.alike and not found.mixed and found.level == (not high or len(bodies) == 1)
    assert few_labels(found, 2.0, 6.0) == group_labels(found, never, (2.0, 6.0))


@given(crowds, st.sampled_from([0.0, 0.5, 2.0]))
def test_bases_of_all_kinds_fall_into_the_same_groups_either_way(
    standing: list[tuple[PlacedBase, float]], limit: float
) -> None:
    bodies = [Body(f"m{place}", base, bottom, 1.5) for place, (base, bottom) in enumerate(standing)]
    found = spread(bodies, 2.0)
    assert few_labels(found, limit, 2.0) == group_labels(found, never, (limit, 2.0))


@given(placed_bases, placed_bases, st.sampled_from([-0.5, -1e-3, -1e-5, 1e-5, 1e-3, 0.5]))
def test_a_pair_is_linked_up_to_its_gap_and_no_farther(
    one: PlacedBase, other: PlacedBase, more: float
) -> None:
    apart = gap(one, other).gap
    limit = apart + more
    if limit >= 0.0:
        assert few._are_linked(posed(one), posed(other), limit) == (more > 0.0)


def test_straight_sides_face_to_face_are_settled_without_a_measurement(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two squares of 2 inches, 3 inches apart and a little askew: no corner is nearest to another."""
    monkeypatch.setattr(few, "_measured_gap", lambda *_: never())
    size = BaseSize.rect(50.8, 50.8)
    one, two = PlacedBase(size, (0.0, 0.0)), PlacedBase(size, (5.0, 0.7))
    assert few._are_linked(posed(one), posed(two), 3.001)
    assert not few._are_linked(posed(one), posed(two), 2.999)
    turned = replace(two, facing=30.0)
    assert few._are_linked(posed(one), posed(turned), gap(one, turned).gap + 1e-6)
    assert not few._are_linked(posed(one), posed(turned), gap(one, turned).gap - 1e-5)


@pytest.mark.parametrize("count", [0, 1, 2, 7, 100, 131])
def test_all_pairs_are_listed_once_the_first_before_the_second(count: int) -> None:
    first, second = all_pairs(count)
    assert sorted(zip(first.tolist(), second.tolist(), strict=True)) == list(combinations(range(count), 2))


@given(st.integers(1, 12), st.data())
def test_the_lowest_of_a_group_leads_it(count: int, data: st.DataObject) -> None:
    rows = st.integers(0, count - 1)
    pairs = data.draw(st.lists(st.tuples(rows, rows), max_size=16))
    parents = list(range(count))
    join_all(parents, pairs)
    labels = list(range(count))
    for _ in range(count):
        for i, j in pairs:
            labels[i] = labels[j] = min(labels[i], labels[j])
    assert leaders(parents) == labels
