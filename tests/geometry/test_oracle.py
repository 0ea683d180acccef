"""The oracle itself, against figures worked out by hand, dense scans and fifty-digit arithmetic."""

from math import acos, hypot, pi, sqrt

import mpmath
import numpy as np
import pytest
from campaigns import few
from oracle import (
    ACCURACY,
    base_bodies,
    hulls_of_points,
    margins,
    signed_depths,
    slacks,
    template_bodies,
)
from oracle_cases import cases
from oracle_share import shares

from battlefield.geometry.kernel.shapes import (
    BASE_KINDS,
    TEMPLATE_KINDS,
    BaseKind,
    BaseSize,
    PlacedBase,
    Template,
    TemplateKind,
)

INCH = 25.4
HALF_MM = 0.5 / INCH
DISC = BaseSize.round(2 * INCH)  # radius 1 inch
OVAL = BaseSize.oval(4 * INCH, 2 * INCH)
SQUARE = BaseSize.rect(2 * INCH, 2 * INCH)
HEX = BaseSize.hex(2 * INCH)

Pair = tuple[Template, PlacedBase]

MARGINS_BY_HAND: list[tuple[Pair, float]] = [
    ((Template("round", 4, (0, 0)), PlacedBase(DISC, (3, 4))), -2.0),
    ((Template("round", 4, (0, 0)), PlacedBase(DISC, (0, 0))), 3.0),
    ((Template("round", 4, (0, 0)), PlacedBase(OVAL, (5, 0), 90)), -1.0),
    ((Template("round", 4, (0, 0)), PlacedBase(OVAL, (5, 0), 0)), -2.0),
    ((Template("round", 4, (0, 0)), PlacedBase(OVAL, (0, 0), 0)), 3.0),
    ((Template("round", 4, (0, 0)), PlacedBase(SQUARE, (4, 5))), 2 - hypot(3, 4)),
    ((Template("round", 4, (0, 0)), PlacedBase(HEX, (0, -4), 0)), -1.0),
    ((Template("round", 4, (0, 0)), PlacedBase(HEX, (5, 0), 0)), 2 / sqrt(3) - 3),
    ((Template("cone", 8, (10, 10), 90), PlacedBase(DISC, (7, 10))), -2.0),
    ((Template("cone", 8, (10, 10), 90), PlacedBase(DISC, (19, 10))), 0.0),
    ((Template("cone", 8, (10, 10), 90), PlacedBase(DISC, (16.75, 10))), 2.25),
    ((Template("cone", 8, (10, 10), 0), PlacedBase(SQUARE, (10, 1.5), 0)), 0.5),
    ((Template("wall", 12, (10, 10), 90), PlacedBase(DISC, (12, 12))), HALF_MM - 1),
    ((Template("wall", 12, (10, 10), 0), PlacedBase(SQUARE, (11.5, 10), 0)), HALF_MM - 0.5),
    ((Template("wall", 12, (10, 10), 0), PlacedBase(OVAL, (10, 10), 90)), 2 + HALF_MM),
    ((Template("beam", 24, (10, 30), 0), PlacedBase(DISC, (10, 33))), -2.0),
    ((Template("beam", 24, (10, 30), 0), PlacedBase(DISC, (10, 6))), 1.0),
    ((Template("beam", 24, (10, 30), 0), PlacedBase(OVAL, (14, 6), 90)), HALF_MM - 2),
    ((Template("beam", 24, (10, 30), 0), PlacedBase(DISC, (10, 18))), 1 + HALF_MM),
    ((Template("diffuse", 10, (20, 20), 45), PlacedBase(DISC, (24, 18))), 3.0),
    ((Template("diffuse", 10, (20, 20), 45), PlacedBase(SQUARE, (24, 21.5), 0)), -0.5),
    ((Template("diffuse", 10, (20, 20), 45), PlacedBase(DISC, (17, 24))), -4.0),
    ((Template("diffuse", 10, (20, 20), 45), PlacedBase(DISC, (29, 11))), 1 - 8 / sqrt(2)),
]
SLACKS_BY_HAND: list[tuple[Pair, float]] = [
    ((Template("round", 6, (0, 0)), PlacedBase(DISC, (0.6, 0.8))), 1.0),
    ((Template("round", 6, (0, 0)), PlacedBase(DISC, (3, 0))), -1.0),
    ((Template("round", 6, (0, 0)), PlacedBase(OVAL, (0, 0), 33)), 1.0),
    ((Template("round", 6, (0, 0)), PlacedBase(OVAL, (0.5, 0), 90)), 0.5),
    ((Template("round", 6, (0, 0)), PlacedBase(SQUARE, (1, 0))), 3 - sqrt(5)),
    ((Template("round", 6, (0, 0)), PlacedBase(HEX, (0, 0), 12)), 3 - 2 / sqrt(3)),
    ((Template("cone", 16, (0, 0), 90), PlacedBase(DISC, (13.5, 0))), 1.5),
    ((Template("beam", 24, (0, 0), 90), PlacedBase(DISC, (12, 0))), HALF_MM - 1),
    ((Template("diffuse", 10, (20, 20), 45), PlacedBase(SQUARE, (23, 17.5), 90)), 1.5),
    ((Template("diffuse", 10, (20, 20), 45), PlacedBase(SQUARE, (20.5, 17.5), 90)), -0.5),
]


@pytest.mark.parametrize(("pair", "expected"), MARGINS_BY_HAND)
def test_margins_are_those_worked_out_by_hand(pair: Pair, expected: float) -> None:
    found = margins(template_bodies([pair[0]]), base_bodies([pair[1]])).value[0]
    assert found == pytest.approx(expected, abs=2 * ACCURACY)


@pytest.mark.parametrize(("pair", "expected"), SLACKS_BY_HAND)
def test_slacks_are_those_worked_out_by_hand(pair: Pair, expected: float) -> None:
    found = slacks(template_bodies([pair[0]]), base_bodies([pair[1]])).value[0]
    assert found == pytest.approx(expected, abs=2 * ACCURACY)


@pytest.mark.parametrize("base_kind", few(BASE_KINDS, 1))
@pytest.mark.parametrize("template_kind", TEMPLATE_KINDS)
def test_no_scanned_direction_is_better_than_the_least_one(
    template_kind: TemplateKind, base_kind: BaseKind
) -> None:
    some = cases(template_kind, base_kind)
    rows, loss = slice(0, 48), pi / 720 * 75  # half a step, times the reach of the largest pair
    outer, inner = template_bodies(some.templates[rows]), base_bodies(some.bases[rows])
    margin, slack = margins(outer, inner).value, slacks(outer, inner).value
    apart, inside = np.full(len(margin), np.inf), np.full(len(margin), np.inf)
    for angle in np.linspace(0, 2 * pi, 720, endpoint=False):
        units = np.tile((np.cos(angle), np.sin(angle)), (len(margin), 1))
        apart = np.minimum(apart, outer.support(units) + inner.support(-units))
        inside = np.minimum(inside, outer.support(units) - inner.support(units))
    assert np.all(margin <= apart + ACCURACY) and np.all(apart - margin <= loss)
    assert np.all(slack <= inside + ACCURACY) and np.all(inside - slack <= loss)


def test_the_slack_of_a_straight_edged_base_is_that_of_its_worst_corner() -> None:
    for kind, base_kind in (("round", "rect"), ("cone", "hex"), ("diffuse", "rect"), ("beam", "hex")):
        some = cases(kind, base_kind)
        outer, inner = template_bodies(some.templates[:240]), base_bodies(some.bases[:240])
        corners = np.stack([signed_depths(outer, inner.centres[:, k]) for k in range(inner.centres.shape[1])])
        assert np.abs(slacks(outer, inner).value - corners.min(axis=0)).max() <= 2 * ACCURACY


def _gap_by_fifty_digits(base: PlacedBase, point: tuple[float, float]) -> float:
    """Measure from a point outside to an oval, by the root of its normal equation at fifty digits."""
    with mpmath.workdps(50):
        turn = mpmath.radians(mpmath.mpf(base.facing))
        east, south = mpmath.sin(turn), -mpmath.cos(turn)
        dx, dy = mpmath.mpf(point[0]) - base.at[0], mpmath.mpf(point[1]) - base.at[1]
        u, v = abs(dx * east + dy * south), abs(-dx * south + dy * east)
        a, b = (mpmath.mpf(mm) / mpmath.mpf("50.8") for mm in (base.size.length_mm, base.size.width_mm))
        low, high = mpmath.mpf(0), (a + b) * (u + v)
        for _ in range(190):
            s = (low + high) / 2
            low, high = (s, high) if (a * u / (s + a * a)) ** 2 + (b * v / (s + b * b)) ** 2 > 1 else (low, s)
        return float(mpmath.hypot(u - a * a * u / (s + a * a), v - b * b * v / (s + b * b)))


@pytest.mark.campaign
def test_gaps_from_ovals_to_points_agree_with_fifty_digits() -> None:
    rng = np.random.default_rng(11)
    sizes = [BaseSize.oval(*mm) for mm in ((200, 10), (35.5, 60), (170, 20), (50, 49.99))]
    ovals = [PlacedBase(sizes[i % 4], (10.0, 10.0), float(rng.uniform(0, 360))) for i in range(60)]
    angles, reach = rng.uniform(0, 2 * pi, 60), rng.uniform(3.94, 9, 60)
    points = [(10 + r * np.cos(t), 10 + r * np.sin(t)) for t, r in zip(angles, reach, strict=True)]
    found = margins(hulls_of_points([[point] for point in points]), base_bodies(ovals)).value
    expected = [-_gap_by_fifty_digits(oval, point) for oval, point in zip(ovals, points, strict=True)]
    assert np.abs(found - expected).max() <= 2 * ACCURACY


def _lens(first: float, second: float, centres: float) -> float:
    """Give the area common to two discs."""
    p = (centres**2 + first**2 - second**2) / (2 * centres)
    parts = first**2 * acos(p / first) + second**2 * acos((centres - p) / second)
    return parts - centres * sqrt(first**2 - p**2)


def test_shares_are_those_worked_out_by_hand() -> None:
    blast, wall = Template("round", 4, (0, 0)), Template("wall", 12, (0, 0), 0)
    diffuse = Template("diffuse", 20, (0, 0), 45)
    pairs = [
        (blast, PlacedBase(DISC, (2.2, 0)), _lens(2, 1, 2.2) / pi),
        (blast, PlacedBase(BaseSize.round(4 * INCH), (0, 0)), 1.0),
        (blast, PlacedBase(BaseSize.round(8 * INCH), (1, 0.5)), 0.25),
        (blast, PlacedBase(OVAL, (0, 0), 71), 1.0),
        (blast, PlacedBase(BaseSize.rect(8 * INCH, 4 * INCH), (2, 0), 90), pi * 4 / 32),
        (wall, PlacedBase(SQUARE, (0.3, 0.2), 0), HALF_MM),
        (wall, PlacedBase(OVAL, (0, 0), 0), 0.0),
        (diffuse, PlacedBase(DISC, (5, 0)), 0.5),
        (diffuse, PlacedBase(OVAL, (0, 0), 90), 0.25),
        (diffuse, PlacedBase(HEX, (5, 0), 0), 0.5),
    ]
    across = HALF_MM / 1.0  # the wall lies along the oval's long axis: a strip through an ellipse 4 by 2
    strip = 2 * (across * sqrt(1 - across**2) + pi / 2 - acos(across)) * 2 / (2 * pi)
    expected = [strip if i == 6 else share for i, (_, _, share) in enumerate(pairs)]
    found = shares([t for t, _, _ in pairs], [b for _, b, _ in pairs])
    assert np.abs(found - expected).max() <= 1e-6
