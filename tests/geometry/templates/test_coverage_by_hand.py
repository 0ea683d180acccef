"""Coverage worked out with pencil and paper."""

from math import acos, hypot, pi, sqrt

import numpy as np
import pytest
from table_strategies import one

from battlefield.geometry.distance import farthest_gap
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Template, TemplateKind
from battlefield.geometry.kernel.template_table import STRIP_TEMPLATE_WIDTH, template_kinds
from battlefield.geometry.templates.covering import NONE, PARTLY, WHOLLY, coverage, margins, witness

INCH = 25.4
ROUND_4 = Template("round", 4.0, (10.0, 10.0))
LIMIT = 2.0 + 50.0 / 50.8  # a 50 mm base beside a round area of 4 inches


def judged(template: Template, base: PlacedBase) -> int:
    return int(coverage(template, one(base)).covered[0])


@pytest.mark.parametrize(("between", "expected"), [(LIMIT - 2e-6, PARTLY), (LIMIT, NONE), (LIMIT + 1, NONE)])
@pytest.mark.parametrize("facing", [0.0, 33.0, 90.0])
def test_a_50_mm_base_is_clipped_up_to_2_984252_inches_between_centres(
    between: float, expected: int, facing: float
) -> None:
    assert pytest.approx(2.984252, abs=5e-7) == LIMIT
    assert judged(ROUND_4, PlacedBase(BaseSize.round(50.0), (10.0 + between, 10.0), facing)) == expected
    assert judged(ROUND_4, PlacedBase(BaseSize.round(50.0), (10.0, 10.0 - between), facing)) == expected


MARGINS = [
    # a rectangle of 2 x 1 inches, its end, then its side toward the area
    (BaseSize.rect(2 * INCH, INCH), (13.5, 10.0), 90.0, -0.5),
    (BaseSize.rect(2 * INCH, INCH), (13.5, 10.0), 0.0, -1.0),
    (BaseSize.rect(2 * INCH, INCH), (14.0, 11.5 + 2.0), 90.0, 2.0 - hypot(3.0, 3.0)),  # corner to corner
    # a hexagon of 1 inch: its flat, then its corner toward the area
    (BaseSize.hex(INCH), (13.0, 10.0), 90.0, -0.5),
    (BaseSize.hex(INCH), (13.0, 10.0), 120.0, -1.0 + 1.0 / sqrt(3.0)),
    # an oval of 2 x 1 inches, lengthwise, sideways, and given the short axis first
    (BaseSize.oval(2 * INCH, INCH), (13.5, 10.0), 270.0, -0.5),
    (BaseSize.oval(2 * INCH, INCH), (13.5, 10.0), 180.0, -1.0),
    (BaseSize.oval(INCH, 2 * INCH), (13.5, 10.0), 180.0, -0.5),
    # concentric: out sideways, the shorter way
    (BaseSize.oval(2 * INCH, INCH), (10.0, 10.0), 12.0, 2.5),
    (BaseSize.rect(2 * INCH, INCH), (10.0, 10.0), 12.0, 2.5),
    (BaseSize.hex(INCH), (10.0, 10.0), 12.0, 2.5),
    (BaseSize.round(INCH), (10.0, 10.0), 12.0, 2.5),
]


@pytest.mark.parametrize(("size", "at", "facing", "margin"), MARGINS)
def test_margins_against_a_round_area(
    size: BaseSize, at: tuple[float, float], facing: float, margin: float
) -> None:
    base = PlacedBase(size, at, facing)
    assert margins(ROUND_4, one(base))[0] == pytest.approx(margin, abs=1e-12)
    assert coverage(ROUND_4, one(base)).margin[0] == pytest.approx(margin, abs=1e-12)


def test_a_slanted_beam_reaches_the_nearest_point_of_an_oval() -> None:
    # The point of x²/4 + y² = 1 with outward normal (0.6, 0.8): (4*0.6, 0.8)/sqrt(4*0.36 + 0.64).
    reach = sqrt(4.0 * 0.36 + 0.64)
    foot = (2.4 / reach, 0.8 / reach)
    start = (foot[0] + 3.0 * 0.6, foot[1] + 3.0 * 0.8)
    bearing = float(np.degrees(np.arctan2(0.6, -0.8)))
    beam = Template("beam", 5.0, start, bearing)
    base = PlacedBase(BaseSize.oval(4 * INCH, 2 * INCH), (0.0, 0.0), 90.0)
    found = witness(beam, one(base), 0)
    assert found.margin == pytest.approx(-3.0, abs=1e-12)
    assert found.points[1] == pytest.approx(foot, abs=1e-12)
    assert found.direction == pytest.approx((-0.6, -0.8), abs=1e-12)


@pytest.mark.parametrize("kind", template_kinds())
def test_a_template_of_no_size_is_a_point_that_touches_who_stands_there(kind: TemplateKind) -> None:
    point = Template(kind, 0.0, (10.0, 10.0), 30.0)
    size = BaseSize.round(2 * INCH)
    bases = Bases.placed([PlacedBase(size, (x, 10.0)) for x in (10.5, 11.0, 11.5)])
    slim = STRIP_TEMPLATE_WIDTH / 2.0 if kind in ("beam", "wall") else 0.0
    assert margins(point, bases) == pytest.approx([0.5, 0.0, -0.5], abs=slim + 1e-12)
    assert farthest_gap(PlacedBase(size, (12.0, 10.0)), point) == pytest.approx(1.0, abs=slim + 1e-12)
    assert coverage(point, bases).counted(wholly=False) == [True, slim > 0.0, False]


INCENTRE = 12.0 * (2.0 - sqrt(2.0)) / 2.0
TIGHTEST = [
    (Template("cone", 8.0, (0.0, 0.0), 90.0), (6.75, 0.0), 2.5 * INCH),
    (Template("diffuse", 12.0, (0.0, 0.0), 90.0), (INCENTRE * sqrt(2.0), 0.0), 2.0 * INCENTRE * INCH),
    (Template("round", 3.0, (5.0, 5.0)), (5.0, 5.0), 3.0 * INCH),
    (Template("wall", 12.0, (5.0, 5.0), 45.0), (5.0, 5.0), 1.0),
    (Template("beam", 12.0, (0.0, 0.0), 180.0), (0.0, 3.0), 1.0),
]


@pytest.mark.parametrize(("template", "at", "diameter"), TIGHTEST, ids=lambda case: getattr(case, "kind", ""))
def test_the_largest_round_base_that_a_template_takes_is_wholly_under_it(
    template: Template, at: tuple[float, float], diameter: float
) -> None:
    assert judged(template, PlacedBase(BaseSize.round(diameter), at)) == WHOLLY
    assert coverage(template, one(PlacedBase(BaseSize.round(diameter), at))).share[0] == 1.0
    assert judged(template, PlacedBase(BaseSize.round(diameter + 1e-5 * 2 * INCH), at)) == PARTLY


@pytest.mark.parametrize("step", [(1e-5, 0.0), (-1e-5, 0.0), (0.0, 1e-5), (0.0, -1e-5)])
def test_the_tightest_base_under_a_cone_and_a_diffuse_has_no_room_to_move(step: tuple[float, float]) -> None:
    for template, at, diameter in TIGHTEST[:2]:
        moved = PlacedBase(BaseSize.round(diameter), (at[0] + step[0], at[1] + step[1]))
        assert judged(template, moved) == PARTLY, template


WHOLE = [
    (Template("round", 2.0 * hypot(1.0, 0.5), (0.0, 0.0)), BaseSize.rect(2 * INCH, INCH), 0.0),
    (Template("round", 2.0, (0.0, 0.0)), BaseSize.oval(INCH, 2 * INCH), 0.0),
    (Template("round", 2.0 / sqrt(3.0), (0.0, 0.0)), BaseSize.hex(INCH), 0.0),
    (Template("wall", 12.0, (0.0, 0.0), 77.0), BaseSize.oval(12.0 * INCH, 1.0), 77.0),
    (Template("wall", 12.0, (0.0, 0.0), 77.0), BaseSize.rect(12.0 * INCH, 1.0), 257.0),
]


@pytest.mark.parametrize(("template", "size", "facing"), WHOLE)
def test_a_base_as_large_as_the_template_allows_is_wholly_under_it(
    template: Template, size: BaseSize, facing: float
) -> None:
    assert judged(template, PlacedBase(size, (0.0, 0.0), facing)) == WHOLLY
    assert judged(template, PlacedBase(size, (8e-6, 8e-6), facing)) == PARTLY


TOUCHING = [
    (Template("round", 2.0, (0.0, 0.0)), (0.0, 1.5)),
    (Template("wall", 2.0, (0.0, 0.0)), (0.5 / INCH + 0.5, 0.0)),
    (Template("beam", 2.0, (0.0, 0.25), 270.0), (0.5, 0.25)),
    (Template("cone", 2.0, (0.0, 0.0)), (0.0, 0.5)),
    (Template("diffuse", 2.0, (0.0, 0.0)), (0.0, 0.5)),
]


@pytest.mark.parametrize(("template", "at"), TOUCHING, ids=lambda case: getattr(case, "kind", ""))
def test_contact_is_no_cover(template: Template, at: tuple[float, float]) -> None:
    found = coverage(template, one(PlacedBase(BaseSize.round(INCH), at)))
    assert found.margin[0] == pytest.approx(0.0, abs=1e-12)
    assert (found.covered[0], found.share[0]) == (NONE, 0.0)


SHARES = [
    (Template("diffuse", 12.0, (0.0, 0.0), 90.0), BaseSize.round(40.0), (0.0, 0.0), 0.25),
    (Template("diffuse", 12.0, (0.0, 0.0), 90.0), BaseSize.oval(60.0, 35.0), (12 * sqrt(0.5), 1.0), 0.5),
    (Template("diffuse", 12.0, (0.0, 0.0), 90.0), BaseSize.hex(40.0), (12 * sqrt(0.5), 1.0), 0.5),
    (Template("diffuse", 12.0, (0.0, 0.0), 90.0), BaseSize.rect(40.0, 20.0), (12 * sqrt(0.5), 1.0), 0.5),
    (Template("wall", 12.0, (0.0, 0.0), 90.0), BaseSize.rect(50.0, 25.0), (0.0, 0.0), 1.0 / 50.0),
    (Template("beam", 12.0, (0.0, 0.0), 0.0), BaseSize.rect(50.0, 25.0), (0.0, 0.0), 0.5 * 1.0 / 25.0),
    (Template("round", 2.0, (0.0, 0.0)), BaseSize.round(2 * INCH), (1.0, 0.0), 2 / 3 - sqrt(3.0) / (2 * pi)),
    (Template("round", 1.0, (0.0, 0.0)), BaseSize.round(4 * INCH), (0.5, 0.3), 1.0 / 16.0),
    (Template("round", 1.0, (0.0, 0.0)), BaseSize.oval(6 * INCH, 3 * INCH), (0.5, 0.3), 1.0 / 18.0),
    (Template("round", 1.0, (0.0, 0.0)), BaseSize.rect(6 * INCH, 3 * INCH), (0.5, 0.3), pi / 72.0),
]


@pytest.mark.parametrize(("template", "size", "at", "share"), SHARES)
def test_shares_of_a_base(template: Template, size: BaseSize, at: tuple[float, float], share: float) -> None:
    assert coverage(template, one(PlacedBase(size, at))).share[0] == pytest.approx(share, abs=1e-9)


def test_a_droplet_within_a_base_covers_its_own_area() -> None:
    # r = 5/32 of the length, centre at 27/32: two tangents, and the disc beyond them.
    r, centre = 8.0 * 5 / 32, 8.0 * 27 / 32
    tangent = sqrt(centre**2 - r**2)
    area = r * tangent + r * r * (pi - acos(r / centre))
    for size in (BaseSize.round(20 * INCH), BaseSize.oval(20 * INCH, 10 * INCH), BaseSize.rect(500.0, 400.0)):
        base = one(PlacedBase(size, (4.0, 0.3)))
        share = coverage(Template("cone", 8.0, (0.0, 0.0), 90.0), base).share[0]
        assert share * base.area()[0] == pytest.approx(area, abs=1e-9)


def test_a_witness_between_parallel_edges_stands_in_the_middle_of_what_they_share() -> None:
    wall = Template("wall", 6.0, (0.0, 0.0), 90.0)
    base = PlacedBase(BaseSize.rect(2 * INCH, 4 * INCH), (4.0, 3.0), 0.0)
    found = witness(wall, one(base), 0)
    assert found.points[0] == pytest.approx((2.5, 0.5 / INCH), abs=1e-12)
    assert found.points[1] == pytest.approx((2.5, 2.0), abs=1e-12)
    assert found.covered == NONE and not found.too_close


@pytest.mark.parametrize(("past", "close"), [(2e-6, True), (2e-5, False)])
def test_a_verdict_near_its_limit_is_too_close_to_call(past: float, close: bool) -> None:
    found = witness(ROUND_4, one(PlacedBase(BaseSize.round(50.0), (10.0 + LIMIT - past, 10.0))), 0)
    assert found.covered == PARTLY and found.too_close is close


def test_thousands_of_bases_and_none_at_all_are_judged() -> None:
    crowd = one(PlacedBase(BaseSize.oval(60.0, 35.0), (10.0, 10.0), 20.0)).take([0] * 4000)
    found = coverage(ROUND_4, crowd)
    assert set(found.covered.tolist()) == {WHOLLY} and len(found.covered) == 4000
    assert len(coverage(ROUND_4, crowd.take([])).margin) == 0
