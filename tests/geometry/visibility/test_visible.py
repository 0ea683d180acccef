"""What a point sees on the table: by hand, against rays and lines, and its properties."""

from math import pi

import numpy as np
import pytest
import shapely
from sight_scenes import random_table

from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Point, Polygon
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.visibility.regions import VisibleRegion, times_seen

WIDTH, HEIGHT = 40.0, 30.0


def box(
    name: str, x0: float, y0: float, x1: float, y1: float, bottom: float = 0.0, top: float = 3.0
) -> Piece:
    return Piece(name, Polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1))), bottom, top, blocks_sight=True)


def disc(name: str, x: float, y: float, r: float, cloud: bool = False) -> Piece:
    return Piece(name, Circle((x, y), r), 0.0, 0.0 if cloud else 3.0, blocks_sight=not cloud, cloud=cloud)


def table(*pieces: Piece, bodies: tuple[Body, ...] = ()) -> Table:
    return Table(WIDTH, HEIGHT, pieces, bodies)


def test_an_empty_board_is_seen_whole_from_anywhere_on_it() -> None:
    for eye in ((20.0, 15.0), (0.0, 0.0), (40.0, 7.0), (3.0, 30.0)):
        region = VisibleRegion.of(table(), eye)
        assert region.area == pytest.approx(WIDTH * HEIGHT, abs=1e-9)
        assert region.sees(np.array([(0.0, 0.0), (40.0, 30.0), eye, (12.0, 13.0)])).all()


def test_a_wall_hides_its_shadow() -> None:
    """From (10, 15) a wall at x = 20, y 14..16 hides a trapezium of widths 2 and 6 up to x = 40."""
    region = VisibleRegion.of(table(box("w", 20, 14, 20.5, 16)), (10.0, 15.0))
    assert region.area == pytest.approx(WIDTH * HEIGHT - 20.0 * (2.0 + 6.0) / 2.0, abs=1e-9)
    assert region.sees(np.array([(20.0, 15.0), (25.0, 15.0), (25.0, 17.0)])).tolist() == [True, False, True]


def test_a_disc_hides_what_lies_between_its_tangents_and_is_never_a_polygon() -> None:
    r, d = 2.0, 10.0
    region = VisibleRegion.of(table(disc("d", 20, 15, r)), (10.0, 15.0))
    slope = r / (d * d - r * r) ** 0.5
    wedge = 30.0 * 30.0 * slope
    reach = (d * d - r * r) ** 0.5
    front = reach * r - r * r * (pi / 2.0 - np.arcsin(r / d))  # between the tangents and the near arc
    assert region.area == pytest.approx(WIDTH * HEIGHT - wedge + front, abs=1e-9)
    assert shapely.Polygon(region.outline).area == pytest.approx(region.area, rel=1e-4)


def test_only_what_reaches_the_table_and_rises_above_it_hides() -> None:
    pieces = box("bridge", 12, 10, 14, 20, bottom=1.0), box("flat", 15, 10, 16, 20, top=0.0)
    assert VisibleRegion.of(table(*pieces), (10.0, 15.0)).area == pytest.approx(WIDTH * HEIGHT)
    assert VisibleRegion.of(table(*pieces), (10.0, 15.0), height=1.5).area < WIDTH * HEIGHT - 100.0


def test_a_point_sees_into_a_cloud_but_not_through_it_and_out_of_one_around_it() -> None:
    scene = table(disc("c", 20, 15, 3, cloud=True))
    region = VisibleRegion.of(scene, (10.0, 15.0))
    points = np.array([(17.5, 15.0), (22.9, 15.0), (23.1, 15.0), (35.0, 15.0), (20.0, 20.0)])
    assert region.sees(points).tolist() == [True, True, False, False, True]
    r, d = 3.0, 10.0
    reach = (d * d - r * r) ** 0.5
    lens = reach * r + r * r * (pi / 2.0 + np.arcsin(r / d))
    assert region.area == pytest.approx(WIDTH * HEIGHT - 30.0 * 30.0 * r / reach + lens, abs=1e-9)
    assert VisibleRegion.of(scene, (20.0, 15.0)).area == pytest.approx(WIDTH * HEIGHT)
    square = Piece("c", Polygon(((18, 13), (22, 13), (22, 17), (18, 17))), cloud=True)
    seen = VisibleRegion.of(table(square), (10.0, 15.0)).sees(points + np.array((0.0, 0.01)))
    assert seen.tolist() == [True, False, False, False, True]


def test_an_eye_at_the_edge_of_a_cloud_sees_all_of_it_and_what_lies_before_its_tangent() -> None:
    for eye, before in (((17.0, 15.0), 17.0 * HEIGHT), ((20.0, 12.0), 12.0 * WIDTH)):
        region = VisibleRegion.of(table(disc("c", 20, 15, 3, cloud=True)), eye)
        assert region.area == pytest.approx(before + 9.0 * pi, abs=1e-6)
        assert shapely.Polygon(region.outline).area == pytest.approx(region.area, rel=1e-4)


def test_an_eye_inside_what_blocks_sees_nothing() -> None:
    for piece in (box("w", 5, 5, 15, 15), disc("d", 10, 10, 3)):
        region = VisibleRegion.of(table(piece), (10.0, 10.0))
        assert region.area == 0.0 and region.outline == () and not region.sees(np.array([(10.0, 10.0)])).any()


def test_an_eye_at_a_wall_looks_along_it_and_away() -> None:
    wall = box("w", 10, 10, 30, 20)
    assert VisibleRegion.of(table(wall), (20.0, 10.0)).area == pytest.approx(WIDTH * 10.0, abs=1e-6)
    assert VisibleRegion.of(table(wall), (10.0, 10.0)).area == pytest.approx(
        WIDTH * HEIGHT - 30.0 * 20.0, abs=1e-6
    )
    points = np.array([(20.0, 15.0), (20.0, 18.0), (5.0, 25.0)])  # two inside the wall, whatever its side
    for eye, seen in (((20.0, 20.0), True), ((10.0, 15.0), True), ((30.0, 15.0), False)):
        assert VisibleRegion.of(table(wall), eye).sees(points).tolist() == [False, False, seen]
    at_disc = VisibleRegion.of(table(disc("d", 20, 15, 5)), (15.0, 15.0))
    assert at_disc.area == pytest.approx(15.0 * HEIGHT, abs=1e-6)


def test_a_wall_that_points_at_the_eye_hides_what_its_other_sides_do() -> None:
    """From (5, 15) a block at x 20..30, y 15..16 hides what lies beyond x = 20 up to a slope of 1 / 15."""
    region = VisibleRegion.of(table(box("w", 20, 15, 30, 16)), (5.0, 15.0))
    assert region.area == pytest.approx(WIDTH * HEIGHT - 20.0 * (1.0 + 35.0 / 15.0) / 2.0, abs=1e-9)
    points = np.array([(35.0, 15.0), (35.0, 15.01), (35.0, 16.99), (35.0, 17.01)])
    assert region.sees(points).tolist() == [True, False, False, True]
    corners = {(0.0, 0.0), (40.0, 0.0), (40.0, 15.0), (20.0, 15.0), (20.0, 16.0), (0.0, 30.0), (40.0, 30.0)}
    drawn = sorted((round(x, 9) + 0.0, round(y, 9) + 0.0) for x, y in region.outline)
    assert drawn == sorted([*corners, (40.0, round(15.0 + 35.0 / 15.0, 9))])


def test_overlapping_and_touching_walls_hide_as_one() -> None:
    one = VisibleRegion.of(table(box("w", 20, 10, 21, 20)), (10.0, 15.0)).area
    parts = [box(f"w{k}", 20, 10 + 2 * k, 21, 12 + 2 * k) for k in range(5)]
    assert VisibleRegion.of(table(*parts), (10.0, 15.0)).area == pytest.approx(one, abs=1e-9)
    crossing = box("v", 19.9, 11, 20.1, 19), box("u", 20, 10, 21, 20)
    assert VisibleRegion.of(table(*crossing), (10.0, 15.0)).area < one


def test_an_eye_off_the_board_is_refused() -> None:
    with pytest.raises(ValueError, match="not on the board"):
        VisibleRegion.of(table(), (41.0, 3.0))


def rays_agree(scene: Table, eye: Point, points: np.ndarray) -> np.ndarray:
    """Judge each look by itself with GEOS: from the eye to the point, with circles of 4096 sides."""
    free = np.ones(len(points), dtype=bool)
    looks = shapely.linestrings(np.stack([np.broadcast_to(eye, points.shape), points], axis=1))
    for piece in scene.pieces:
        if isinstance(piece.outline, Circle):
            area = shapely.Point(piece.outline.centre).buffer(piece.outline.radius, quad_segs=1024)
        else:
            assert isinstance(piece.outline, Polygon)
            area = shapely.Polygon(piece.outline.points)
        hit = shapely.length(shapely.intersection(looks, area)) > 1e-9
        if piece.cloud:
            hit &= ~shapely.contains_xy(area, *points.T) & (not shapely.contains_xy(area, *eye))
        free &= ~hit
    return free


@pytest.mark.campaign
@pytest.mark.parametrize("kind", ["ground", "clouds"])
def test_single_looks_agree_with_the_region(kind: str) -> None:
    for seed in range(20):
        scene = random_table(seed, kind)
        rng = np.random.default_rng(seed)
        points = rng.uniform(0.0, 12.0, (250, 2))
        eye = (float(points[0, 0]), float(points[0, 1]))
        region = VisibleRegion.of(scene, eye)
        assert (region.sees(points[1:]) != rays_agree(scene, eye, points[1:])).sum() == 0, seed
        if region.area:
            assert shapely.Polygon(region.outline).area == pytest.approx(region.area, rel=1e-4)


@pytest.mark.campaign
def test_the_area_is_that_of_many_small_sectors() -> None:
    for seed in range(8):
        scene = random_table(seed, "clouds")
        region = VisibleRegion.of(scene, (6.1, 0.7))
        angles = (np.arange(40_000) + 0.5) / 40_000 * 2.0 * pi
        reach = np.zeros(len(angles))
        step = 16.0
        while step > 1e-6:
            further = reach + step
            ends = np.stack([6.1 + further * np.cos(angles), 0.7 + further * np.sin(angles)], axis=1)
            reach = np.where(region.sees(ends), further, reach)
            step /= 2.0
        assert region.area == pytest.approx(float(np.mean(reach**2)) * pi, rel=2e-3, abs=1e-6)


def test_a_side_sees_the_union_and_exposure_counts_its_eyes() -> None:
    base = BaseSize.round(32)
    eyes = tuple(
        Body(f"e{k}", PlacedBase(base, at), 0.0, 1.5) for k, at in enumerate([(10.0, 15.0), (30.0, 15.0)])
    )
    scene = table(box("w", 19, 5, 21, 25), bodies=eyes)
    points = np.array([(12.0, 15.0), (28.0, 15.0), (20.0, 15.0), (20.0, 2.0)])
    regions = [VisibleRegion.from_body(scene, body.id) for body in eyes]
    assert times_seen(regions, points).tolist() == [1, 1, 0, 2]
    polygons, area = VisibleRegion.united(regions)
    unseen = 2.0 * 20.0 + 2.0 * 10.0 / 9.0  # the wall, and a triangle at either end of it
    assert area == pytest.approx(WIDTH * HEIGHT - unseen, abs=1e-3)
    assert area >= max(region.area for region in regions) and len(polygons) == 1
    with pytest.raises(KeyError):
        VisibleRegion.from_body(scene, "nobody")
