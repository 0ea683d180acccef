"""Figures that players know or can work out with a pencil, asked of the program."""

from math import hypot, pi, sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Template, TemplateKind
from battlefield.geometry.templates.covering import coverage
from battlefield.geometry.templates.placements import coverage_counts

MIDDLE = (24.0, 18.0)


def _grid(reach: float, step: float) -> NDArray[np.float64]:
    """Give the nodes of a square grid about MIDDLE, [P, 2]."""
    line = np.arange(-reach, reach, step) + step / 3
    return np.stack(np.meshgrid(line + MIDDLE[0], line + MIDDLE[1]), axis=-1).reshape(-1, 2)


def _one(size: BaseSize, at: tuple[float, float], facing: float = 0.0) -> Bases:
    return Bases.of([size], [at], [facing])


@pytest.mark.parametrize(
    ("millimetres", "area", "reach"),
    [(50, 4, 2.984252), (32, 3, 2.129921), (25, 5, 2.992126), (40, 10, 5.787402), (160, 1, 3.649606)],
)
def test_a_round_area_clips_a_base_up_to_both_radii_between_centres(
    millimetres: float, area: float, reach: float
) -> None:
    size = BaseSize.round(millimetres)
    for away, covered in ((reach - 5e-6, 1), (reach + 5e-6, 0)):
        places = [(24 + away, 18.0), (24 - 0.6 * away, 18 + 0.8 * away)]
        found = coverage(Template("round", area, MIDDLE), Bases.of([size] * 2, places, [0.0, 0.0]))
        assert found.covered.tolist() == [covered, covered]
        assert found.margin == pytest.approx([reach - away] * 2, abs=1e-6)


def test_half_the_blasts_that_touch_a_32_mm_base_miss_its_centre() -> None:
    step, radius, base = 0.01, 1.5, 16 / 25.4
    at = _grid(2.2, step)
    touched, _ = coverage_counts("round", 3.0, at, np.zeros(len(at)), _one(BaseSize.round(32), MIDDLE))
    missed = touched.astype(bool) & (np.hypot(*(at - np.array(MIDDLE)).T) > radius)
    expected = 1 - radius**2 / (radius + base) ** 2
    assert expected == pytest.approx(0.504, abs=1e-3)
    assert missed.sum() / touched.sum() == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize(
    ("kind", "size", "area"),
    [
        ("round", 3.0, pi * 2.25),
        ("wall", 6.0, 6.0 / 25.4),
        ("beam", 6.0, 6.0 / 25.4),
        ("diffuse", 4.0, 8.0),
        ("cone", 8.0, sqrt(6.75**2 - 1.25**2) * 1.25 + 1.25**2 * (pi / 2 + np.arcsin(1.25 / 6.75))),
    ],
)
def test_uniform_placements_touch_a_disc_in_the_area_the_template_grown_by_it_has(
    kind: TemplateKind, size: float, area: float
) -> None:
    """Check the area of T grown by a disc of radius r: area + r perimeter + r² pi."""
    radius, step = 20 / 25.4, 0.02
    around = {
        "round": pi * size,
        "wall": 2 * (size + 1 / 25.4),
        "beam": 2 * (size + 1 / 25.4),
        "diffuse": size * (2 + sqrt(2)),
        "cone": 2 * sqrt(6.75**2 - 1.25**2) + 1.25 * 2 * (pi / 2 + np.arcsin(1.25 / 6.75)),
    }[kind]
    at = _grid(9.5, step)
    bearing = np.full(len(at), 33.0)
    touched, _ = coverage_counts(kind, size, at, bearing, _one(BaseSize.round(40), MIDDLE))
    assert touched.sum() * step**2 == pytest.approx(area + around * radius + pi * radius**2, rel=1e-3)


def test_a_blast_wholly_covers_a_base_while_its_centre_is_within_the_difference_of_radii() -> None:
    room = 1.5 - 16 / 25.4
    for away, covered in ((room - 5e-6, 2), (room + 5e-6, 1)):
        found = coverage(Template("round", 3, (10.0, 10.0)), _one(BaseSize.round(32), (10.0, 10.0 + away)))
        assert found.covered.tolist() == [covered]


def test_a_base_in_contact_is_not_covered() -> None:
    away = 2 + 25 / 25.4
    found = coverage(Template("round", 4, (0.0, 0.0)), _one(BaseSize.round(50), (away, 0.0)))
    assert found.covered.tolist() == [0] and abs(found.margin[0]) <= 1e-12


def test_a_beam_over_the_centre_of_a_base_takes_its_radius_and_half_a_millimetre_to_leave() -> None:
    found = coverage(Template("beam", 24, (5.0, 5.0), 90.0), _one(BaseSize.round(32), (15.0, 5.0)))
    assert found.margin == pytest.approx([16.5 / 25.4], abs=1e-12)
    assert abs(found.direction[0, 0]) <= 1e-9
    assert found.share == pytest.approx([4 / pi * 1 / 32], abs=1e-4)


def test_a_base_over_the_point_of_a_cone_leaves_backward() -> None:
    found = coverage(Template("cone", 8, (20.0, 20.0), 90.0), _one(BaseSize.round(32), (19.9, 20.0)))
    assert found.margin == pytest.approx([16 / 25.4 - 0.1], abs=1e-9)
    assert found.direction[0] == pytest.approx([-1.0, 0.0], abs=1e-6)


def test_a_cone_ends_at_its_length_and_is_five_sixteenths_of_it_wide() -> None:
    cone, pin = Template("cone", 16, (10.0, 30.0), 0.0), BaseSize.round(0.02)
    places = [(10.0, y) for y in (14.001, 13.999)] + [(10 + x, 16.5) for x in (2.499, -2.499, 2.501, -2.501)]
    found = coverage(cone, Bases.of([pin] * 6, places, [0.0] * 6))
    assert found.covered.tolist() == [2, 0, 2, 2, 0, 0]


def test_a_diffuse_opens_forty_five_degrees_to_either_side_of_its_bearing() -> None:
    diffuse, pin = Template("diffuse", 10, (20.0, 20.0), 90.0), BaseSize.round(0.02)
    far = 10 / sqrt(2)
    places = [(20 + far - 0.001, 20.0), (20 + far + 0.001, 20.0), (25.0, 24.99), (25.0, 25.01), (19.99, 20.0)]
    found = coverage(diffuse, Bases.of([pin] * 5, places, [0.0] * 5))
    assert found.covered.tolist() == [2, 0, 2, 0, 0]


def test_the_gap_of_two_bases_is_that_of_their_centres_less_their_radii() -> None:
    one, other = PlacedBase(BaseSize.round(25), (3.0, 4.0)), PlacedBase(BaseSize.round(40), (9.0, 12.0))
    found = gap(one, other)
    assert found.gap == pytest.approx(10 - 65 / 50.8, abs=1e-12)
    assert found.centres == pytest.approx(10.0, abs=1e-12)
    (ax, ay), (bx, by) = found.points
    assert hypot(ax - 3, ay - 4) == pytest.approx(25 / 50.8, abs=1e-9)
    assert hypot(bx - 9, by - 12) == pytest.approx(40 / 50.8, abs=1e-9)


def test_an_oval_measures_by_its_length_along_its_facing_and_by_its_width_across() -> None:
    oval = BaseSize.oval(120, 92)
    area = Template("round", 2, (20.0, 20.0))
    along = coverage(area, _one(oval, (25.0, 20.0), 90.0)).margin[0]
    across = coverage(area, _one(oval, (25.0, 20.0), 0.0)).margin[0]
    assert along == pytest.approx(1 + 60 / 25.4 - 5, abs=1e-12)
    assert across == pytest.approx(1 + 46 / 25.4 - 5, abs=1e-12)


def test_a_hexagon_has_a_flat_toward_its_facing_and_a_corner_thirty_degrees_off() -> None:
    area, hexagon = Template("round", 2, (20.0, 20.0)), BaseSize.hex(50.8)
    flat = coverage(area, _one(hexagon, (20.0, 26.0), 0.0)).margin[0]
    corner = coverage(area, _one(hexagon, (20.0, 26.0), 30.0)).margin[0]
    assert flat == pytest.approx(2 - 6, abs=1e-12)
    assert corner == pytest.approx(1 + 2 / sqrt(3) - 6, abs=1e-12)
