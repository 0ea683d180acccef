"""Coherency by hand, against all pairs measured slowly, and while a model is dragged."""

from collections.abc import Sequence
from dataclasses import replace
from math import hypot, inf
from random import Random

import numpy as np
import pytest
from campaigns import oftener, tries
from motion_scenes import a_base
from oracle import base_bodies, margins

from battlefield.geometry.coherency import few, links
from battlefield.geometry.coherency import links_and_groups as judging
from battlefield.geometry.coherency.drag import CoherencyGroupDrag, drag
from battlefield.geometry.coherency.links_and_groups import coherency
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point
from battlefield.geometry.pieces import Body, Table

pytestmark = oftener

INCH = BaseSize.round(25.4)


def model(id_: str, x: float, y: float = 0.0, bottom: float = 0.0, height: float = 1.0) -> Body:
    """Make a model an inch wide."""
    return Body(id_, PlacedBase(INCH, (x, y)), bottom, height)


def ids_of(bodies: Sequence[Body]) -> list[str]:
    """Give the ids of models."""
    return [body.id for body in bodies]


def test_a_chain_of_models_two_inches_apart_is_coherent() -> None:
    chain = [model(f"m{i}", 3.0 * i) for i in range(5)]
    found = coherency(chain, ids_of(chain))
    assert found.coherent
    assert found.groups == (("m0", "m1", "m2", "m3", "m4"),)
    assert found.nearest == ()
    assert found.mends == ()
    assert [link.models for link in found.links] == [(f"m{i}", f"m{i + 1}") for i in range(4)]
    assert [link.margin for link in found.links] == pytest.approx([0.0] * 4)
    assert found.too_close


def test_the_limit_is_kept_within_the_tolerance_only() -> None:
    assert coherency([model("a", 0), model("b", 3.0000009)], ["a", "b"]).coherent
    assert not coherency([model("a", 0), model("b", 3.000002)], ["a", "b"]).coherent


def test_groups_come_largest_first_and_equal_ones_in_the_order_given() -> None:
    bodies = [model("lone", 50), model("x", 20), model("y", 22), model("p", 0), model("q", 2), model("r", 4)]
    bodies += [model("u", 70), model("v", 72)]
    found = coherency(bodies, ids_of(bodies))
    assert found.groups == (("p", "q", "r"), ("x", "y"), ("u", "v"), ("lone",))
    assert found.nearest == pytest.approx((15.0, 19.0, 19.0))


def test_only_the_models_asked_about_form_links() -> None:
    bodies = Table(40, 30, (), (model("a", 0), model("b", 3), model("c", 6)))
    assert coherency(bodies, ["a", "b", "c"]).coherent
    found = coherency(bodies, ["c", "a"])
    assert found.groups == (("c",), ("a",))
    with pytest.raises(KeyError):
        coherency(bodies, ["a", "nobody"])


def test_none_and_one_are_coherent() -> None:
    assert coherency([], []).coherent
    assert coherency([], []).groups == ()
    assert coherency([model("a", 0)], ["a"]).groups == (("a",),)


def test_height_ranges_must_be_near_as_well() -> None:
    for bottom, coherent in ((1.0, True), (7.0, True), (7.00001, False)):
        assert coherency([model("a", 0), model("b", 0, bottom=bottom)], ["a", "b"]).coherent == coherent
    far = coherency([model("a", 0), model("b", 0, bottom=9)], ["a", "b"])
    assert far.nearest == (0.0,)
    assert far.mends[0].distance == inf
    assert coherency([model("a", 0), model("b", 4, bottom=9)], ["a", "b"], 4, 12).coherent


def test_critical_models_are_those_who_hold_others_together() -> None:
    ring = [model("a", 0, 0), model("b", 2, 0), model("c", 2, 2), model("d", 0, 2)]
    tail = [model("e", 4.5, 2), model("f", 7, 2)]
    found = coherency(ring + tail, ids_of(ring + tail))
    assert found.critical == ("c", "e")
    assert coherency(ring, ids_of(ring)).critical == ()


def test_a_mending_move_makes_two_groups_one() -> None:
    bodies = [model("a", 0), model("b", 2), model("c", 6, 3)]
    found = coherency(bodies, ids_of(bodies))
    (move,) = found.mends
    assert (move.group, move.model, move.to) == (("c",), "c", "b")
    assert move.distance == pytest.approx(5 - 1 - 2)
    assert move.direction == pytest.approx((-0.8, -0.6))
    assert move.bearing == pytest.approx(306.869897645844)
    for distance, mended in ((move.distance, True), (move.distance - 1e-5, False)):
        after = moved(bodies, move.group, move.direction, distance)
        assert coherency(after, ids_of(after)).coherent == mended


def moved(bodies: Sequence[Body], group: Sequence[str], direction: Point, distance: float) -> list[Body]:
    """Give models after one group has slid."""
    placed = []
    for body in bodies:
        (x, y), by = body.base.at, distance if body.id in group else 0.0
        placed.append(
            replace(body, base=replace(body.base, at=(x + by * direction[0], y + by * direction[1])))
        )
    return placed


def test_no_shorter_slide_of_a_group_mends_and_this_one_overlaps_nobody() -> None:
    draw = Random(41)
    for _ in range(tries(25, 5)):
        bodies = [Body(f"m{i}", a_base(draw, 6.0), 0, 1) for i in range(4)]
        bodies += [Body(f"n{i}", shifted(a_base(draw, 5.0), 14.0), 0, 1) for i in range(3)]
        for mend in coherency(bodies, ids_of(bodies)).mends:
            after = moved(bodies, mend.group, mend.direction, mend.distance)
            assert is_joined(after, mend.group)
            own, rest = ([b.base for b in after if (b.id in mend.group) == side] for side in (True, False))
            assert all(gap(one, other).gap >= 2.0 - 1e-9 for one in own for other in rest)
            for turn in np.linspace(0, 2 * np.pi, 24):
                way = (float(np.cos(turn)), float(np.sin(turn)))
                assert not is_joined(moved(bodies, mend.group, way, 0.999 * mend.distance - 1e-5), mend.group)


def shifted(base: PlacedBase, by: float) -> PlacedBase:
    """Give a base farther to the right."""
    return replace(base, at=(base.at[0] + by, base.at[1]))


def is_joined(bodies: Sequence[Body], group: Sequence[str]) -> bool:
    """Tell whether a group is linked to anybody outside of it."""
    groups = coherency(bodies, ids_of(bodies)).groups
    return any(set(group) & set(names) and not set(names) <= set(group) for names in groups)


def slow_groups(bodies: Sequence[Body], horizontal: float, vertical: float) -> list[tuple[str, ...]]:
    """Join all pairs within the limits, measured by the slow judge, by walking from each model in turn."""
    pairs = [(i, j) for i in range(len(bodies)) for j in range(i)]
    every = base_bodies([body.base for body in bodies])
    rows = [np.array(side) for side in zip(*pairs, strict=True)]
    one, other = (type(every)(every.centres[r], every.radii[r], every.axes[r], every.along[r]) for r in rows)
    linked: dict[int, set[int]] = {i: set() for i in range(len(bodies))}
    for (i, j), margin in zip(pairs, margins(one, other).value.tolist(), strict=True):
        rise = max(bodies[i].bottom - bodies[j].top, bodies[j].bottom - bodies[i].top)
        if -margin <= horizontal + 1e-6 and rise <= vertical + 1e-6:
            linked[i].add(j)
            linked[j].add(i)
    groups, met = [], set()
    for start in range(len(bodies)):
        waiting, group = [start], set()
        while waiting:
            row = waiting.pop()
            if row not in met:
                met.add(row)
                group.add(row)
                waiting += linked[row]
        if group:
            groups.append(tuple(bodies[row].id for row in sorted(group)))
    return sorted(groups, key=lambda names: (-len(names), int(names[0][1:])))


def crowd(draw: Random, count: int, span: float) -> list[Body]:
    """Draw models of all kinds of bases at some heights."""
    return [Body(f"m{i}", a_base(draw, span), draw.choice([0.0, 0.0, 3.0, 9.0]), 1.5) for i in range(count)]


FEW, DOUBTFUL = (judging, "_FEW"), (links, "_FEW")
SOME, MANY = (links, "_SOME"), (links, "_MANY")
WAYS = {
    "as it comes": [],
    "all pairs": [FEW],
    "in strips": [FEW, SOME],
    "all in arrays": [FEW, SOME, DOUBTFUL],
    "in cells": [FEW, SOME, DOUBTFUL, MANY],
}
"""Groups are found one by one where models are few, else from all pairs, from strips or from cells."""


@pytest.mark.parametrize("way", WAYS)
def test_groups_are_those_of_all_pairs_measured(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in WAYS[way]:
        monkeypatch.setattr(*limit, 0)
    draw = Random(42)
    for _ in range(tries(12, 3)):
        bodies = crowd(draw, draw.randint(2, 40), draw.choice([12.0, 30.0, 45.0]))
        horizontal, vertical = draw.choice([(2.0, 6.0), (4.0, 12.0), (0.5, 1.0), (0.0, 0.0)])
        found = coherency(bodies, ids_of(bodies), horizontal, vertical)
        assert list(found.groups) == slow_groups(bodies, horizontal, vertical)
        assert found.coherent == (len(found.groups) == 1)


@pytest.mark.parametrize("looks", [0, 1, 8])
def test_pairs_that_bounds_leave_open_are_measured(looks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(few, "_LOOKS", looks)
    draw = Random(47)
    for _ in range(tries(6, 2)):
        bodies = crowd(draw, 30, 30.0)
        assert list(coherency(bodies, ids_of(bodies), 1.0).groups) == slow_groups(bodies, 1.0, 6.0)


@pytest.mark.campaign
def test_many_models_fall_into_the_groups_of_all_pairs_measured() -> None:
    bodies = crowd(Random(48), 120, 62.0)
    found = coherency(bodies, ids_of(bodies))
    assert len(found.groups) > 5 and list(found.groups) == slow_groups(bodies, 2.0, 6.0)


def test_a_gap_a_hair_beyond_the_limit_is_too_close_to_call_as_well() -> None:
    for beyond, close in ((-5e-6, True), (5e-6, True), (-2e-5, False), (2e-5, False)):
        found = coherency([model("a", 0), model("b", 3 + beyond)], ["a", "b"])
        assert found.coherent == (beyond < 0) == (len(found.links) == 1)
        assert found.too_close == close


def test_links_come_in_the_order_of_the_models() -> None:
    bodies = crowd(Random(49), 40, 20.0)
    rows = [tuple(int(id_[1:]) for id_ in link.models) for link in coherency(bodies, ids_of(bodies)).links]
    assert len(rows) > 40 and rows == sorted(rows) and all(one < other for one, other in rows)


def test_critical_models_are_found_by_leaving_each_out() -> None:
    draw = Random(43)
    for _ in range(tries(25, 5)):
        bodies = crowd(draw, 14, 12.0)
        found = coherency(bodies, ids_of(bodies), 1.0)
        expected = []
        for body in bodies:
            rest = [other.id for other in bodies if other is not body]
            alone = any(names == (body.id,) for names in found.groups)
            if len(coherency(bodies, rest, 1.0).groups) > len(found.groups) - alone:
                expected.append(body.id)
        assert list(found.critical) == expected


@pytest.mark.campaign
def test_nearest_gaps_are_the_least_of_all_pairs() -> None:
    draw = Random(44)
    for _ in range(tries(15, 3)):
        bodies = crowd(draw, 12, 40.0)
        found = coherency(bodies, ids_of(bodies))
        by_id = {body.id: body.base for body in bodies}
        for names, nearest in zip(found.groups[1:], found.nearest, strict=True):
            rest = [body.base for body in bodies if body.id not in names]
            expected = min(gap(by_id[name], base).gap for name in names for base in rest)
            assert nearest == pytest.approx(expected, abs=1e-9)


def test_a_dragged_model_is_judged_as_if_all_were() -> None:
    draw = Random(45)
    for _ in range(tries(12, 3)):
        bodies = crowd(draw, 15, 16.0)
        held = draw.choice(bodies)
        hand = drag(bodies, ids_of(bodies), held.id)
        for _ in range(8):
            place, bottom = (draw.uniform(0, 20), draw.uniform(0, 20)), draw.choice([0.0, 9.0])
            there = replace(held, base=replace(held.base, at=place), bottom=bottom)
            expected = coherency([there if body is held else body for body in bodies], ids_of(bodies))
            found = hand.at(place, bottom)
            assert found.groups == expected.groups
            assert {frozenset(k.models) for k in found.links} == {frozenset(k.models) for k in expected.links}
            assert hand.is_coherent(place, bottom) == expected.coherent
    with pytest.raises(KeyError):
        drag([model("a", 0)], ["a"], "b")


@pytest.mark.campaign
def test_a_dragged_group_is_judged_as_if_all_were() -> None:
    draw = Random(50)
    for count in (0, 1, 4, 9, 15) * 2:
        bodies = crowd(draw, 15, 16.0)
        held = draw.sample(ids_of(bodies), count)
        hand = CoherencyGroupDrag.of(bodies, ids_of(bodies), held)
        for shift, rise in (
            ((0.0, 0.0), 0.0),
            *(((draw.gauss(0, 4), draw.gauss(0, 4)), 3.0) for _ in range(5)),
        ):
            there = [lifted(body, shift, rise) if body.id in held else body for body in bodies]
            expected = coherency(there, ids_of(there))
            found = hand.at(shift, rise)
            assert found.groups == expected.groups and found.critical == expected.critical
            assert [link.models for link in found.links] == [link.models for link in expected.links]
            assert [link.gap for link in found.links] == pytest.approx([link.gap for link in expected.links])
            assert found.nearest == pytest.approx(expected.nearest)
            assert hand.is_coherent(shift, rise) == expected.coherent


def lifted(body: Body, shift: Point, rise: float) -> Body:
    """Give a model moved by a shift and up by a rise."""
    (x, y), (dx, dy) = body.base.at, shift
    return replace(body, base=replace(body.base, at=(x + dx, y + dy)), bottom=body.bottom + rise)


def test_half_a_chain_comes_off_where_its_gap_passes_the_limit() -> None:
    chain = [model(f"m{i}", 2.0 * i) for i in range(6)]
    hand = CoherencyGroupDrag.of(chain, ids_of(chain), ["m3", "m4", "m5"])
    assert hand.is_coherent((1.0, 0.0)) and not hand.is_coherent((1.00001, 0.0))
    assert hand.at((1.5, 0.0)).groups == (("m0", "m1", "m2"), ("m3", "m4", "m5"))
    assert hand.at((1.5, 0.0)).nearest == pytest.approx((2.5,))
    assert not hand.is_coherent((0.0, 0.0), 7.5) and hand.is_coherent((0.0, 0.0), 7.0)
    with pytest.raises(KeyError):
        CoherencyGroupDrag.of(chain, ids_of(chain), ["m1", "nobody"])
    with pytest.raises(KeyError):
        CoherencyGroupDrag.of(chain, ["m1", "m2"], ["m3"])


def test_turning_the_table_or_shuffling_the_models_keeps_the_groups() -> None:
    draw = Random(46)
    bodies = crowd(draw, 30, 25.0)
    found = {frozenset(names) for names in coherency(bodies, ids_of(bodies)).groups}
    shuffled = draw.sample(bodies, len(bodies))
    assert {frozenset(names) for names in coherency(bodies, ids_of(shuffled)).groups} == found
    turned = []
    for body in bodies:
        (x, y), facing = body.base.at, body.base.facing
        turned.append(replace(body, base=replace(body.base, at=(-y + 7, x - 3), facing=facing + 90)))
    assert {frozenset(names) for names in coherency(turned, ids_of(turned)).groups} == found
    assert hypot(*turned[0].base.at) != hypot(*bodies[0].base.at)
