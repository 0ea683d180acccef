"""Hidden shares worked out by hand."""

from dataclasses import replace
from math import hypot, sqrt

import numpy as np
import pytest

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.sight.silhouette.margin import ObscuredMargin
from battlefield.geometry.sight.silhouette.obscured import Obscured, obscured_shares

INCH = 25.4
A = Body("a", PlacedBase(BaseSize.round(INCH), (0.0, 20.0)), 0.0, 2.0)
B = Body("b", PlacedBase(BaseSize.round(2 * INCH), (20.0, 20.0)), 0.0, 2.0)  # silhouette y 19..21, z 0..2


def box(
    name: str, x0: float, y0: float, x1: float, y1: float, bottom: float = 0.0, top: float = 9.0
) -> Piece:
    return Piece(name, Polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1))), bottom, top, blocks_sight=True)


def hidden(
    *pieces: Piece, a: Body = A, b: Body = B, others: tuple[Body, ...] = (), models: bool = True
) -> float:
    return Obscured.of(Table(40.0, 40.0, pieces, (a, b, *others)), "a", "b", models).share


def test_nothing_in_the_way_hides_nothing_and_a_wall_across_all() -> None:
    assert hidden() == 0.0
    assert hidden(box("w", 9, 0, 10, 40)) == 1.0
    assert hidden(box("w", 22, 0, 23, 40), box("v", -9, 0, -8, 40)) == 0.0


@pytest.mark.parametrize("edge", [19.6, 20.0, 20.3])
def test_a_walls_end_hides_by_its_shadow_on_the_plane_of_the_silhouette(edge: float) -> None:
    """Seen from x = 0, the corner at x = 10 falls twice as far out at x = 20."""
    assert hidden(box("w", 9.0, 0.0, 10.0, edge)) == pytest.approx(
        (2.0 * (edge - 20.0) * (1.0 if edge < 20.0 else 10.0 / 9.0) + 1.0) / 2.0, abs=1e-9
    )


@pytest.mark.parametrize("top", [0.5, 1.0, 1.5])
def test_a_low_wall_hides_up_to_the_line_over_its_far_or_near_edge(top: float) -> None:
    """The eye is at 2; the look falls, so that the near edge at x = 10 casts the higher shadow."""
    shadow = 2.0 + (top - 2.0) * 20.0 / 10.0
    assert hidden(box("w", 10, 0, 12, 40, top=top)) == pytest.approx(
        max(0.0, (2.0 + (top - 2.0) * 20.0 / 12.0) / 2.0)
    )
    assert shadow <= 2.0


def test_two_low_walls_hide_their_union_and_each_tells_its_own_share() -> None:
    left, right = box("l", 9.5, 0, 10, 20, top=1.5), box("r", 9.5, 19.75, 10, 40, top=1.2)
    found = Obscured.of(Table(40, 40, (left, right), (A, B)), "a", "b")
    high, low = 2.0 - 0.5 * 2.0, 2.0 - 0.8 * 2.0  # heights hidden at the plane behind x = 10
    parts = dict(found.by)
    assert parts["l"] == pytest.approx(0.5 * high / 2.0, abs=1e-6)
    near = 1.0 + 0.25 * 20.0 / 9.5  # the near corner reaches farther out
    far = 1.0 + 0.25 * 20.0 / 10.0
    assert far * low / 4.0 <= parts["r"] <= near * low / 4.0
    assert found.share == pytest.approx(parts["l"] + 0.5 * low / 2.0, abs=1e-6)


def test_a_floating_slab_hides_a_band() -> None:
    """The band from 0.8 to 1.2 at x = 10 and of no depth to speak of hides -0.4..0.4 of a silhouette 0..2."""
    assert hidden(box("w", 10, 0, 10 + 1e-7, 40, 0.8, 1.2)) == pytest.approx(0.2, abs=1e-6)
    assert hidden(box("w", 10, 0, 10 + 1e-7, 40, 1.2, 1.6)) == pytest.approx(0.4, abs=1e-6)


def test_a_disc_hides_as_wide_as_its_tangents_meet_the_plane() -> None:
    r, away = 0.25, 10.0
    half = 20.0 * r / sqrt(away * away - r * r)
    disc = Piece("d", Circle((10.0, 20.0), r), 0.0, 9.0, blocks_sight=True)
    assert hidden(disc) == pytest.approx(half / 1.0, abs=1e-8)


def test_a_low_disc_hides_under_the_conic_of_its_rim() -> None:
    """Integrated by brute force over the near rim, whose image is the upper edge of the shadow."""
    r, top = 0.3, 1.5
    disc = Piece("d", Circle((10.0, 20.0), r), 0.0, top, blocks_sight=True)
    y = (np.arange(200_000) + 0.5) / 100_000 - 1.0
    u = np.stack([np.full_like(y, 20.0), y]) / np.hypot(20.0, y)
    square = r * r - (10.0 * u[1]) ** 2
    far = 10.0 * u[0] + np.sqrt(np.maximum(square, 0.0))
    shadow = np.where(square > 0.0, 2.0 + (top - 2.0) * np.hypot(20.0, y) / far, 0.0)
    assert hidden(disc) == pytest.approx(float(np.clip(shadow, 0.0, 2.0).mean()) / 2.0, abs=1e-6)


def test_bodies_hide_unless_they_are_seen_through_and_never_themselves() -> None:
    other = Body("m", PlacedBase(BaseSize.rect(INCH, 4 * INCH), (10.0, 20.0), 90.0), 0.0, 9.0)
    assert hidden(others=(other,)) == 1.0
    assert hidden(others=(other,), models=False) == 0.0
    assert dict(Obscured.of(Table(40, 40, (), (A, B, other)), "a", "b").by) == {"m": 1.0}


def test_a_cloud_hides_what_lies_behind_it_but_not_what_is_in_it_nor_from_within() -> None:
    wide = Piece("c", Circle((10.0, 20.0), 2.0), cloud=True)
    assert hidden(wide) == 1.0
    assert hidden(replace(wide, outline=Circle((20.0, 20.0), 2.0))) == 0.0
    assert hidden(replace(wide, outline=Circle((0.0, 20.0), 2.0))) == 0.0
    half = Piece("c", Polygon(((15, 10), (22, 10), (22, 20), (15, 20))), cloud=True)
    assert hidden(half) == 0.0
    about = Circle((20.0, 20.0), 2.0)
    assert (
        hidden(replace(wide, outline=about, top=1.0)) == 0.0
    )  # looks at what stands out of it pass above it
    deep = replace(B, bottom=-1.0, height=2.0)
    above = Body("a", A.base, 2.0, 2.0)
    block = Polygon(((18, 10), (22, 10), (22, 30), (18, 30)))
    share = (0.5 - 0.1 / 0.9) / 2.0  # what is below the cloud, but seen through it where it begins at x = 18
    assert hidden(Piece("c", block, 0.5, 3.0, cloud=True), a=above, b=deep) == pytest.approx(share, abs=1e-6)


def test_an_eye_straight_above_takes_the_line_toward_the_top_of_the_board() -> None:
    over = Body("a", PlacedBase(BaseSize.round(INCH), (20.0, 20.0)), 6.0, 1.0)
    assert hidden(a=over) == 0.0
    assert hidden(box("f", 10, 10, 30, 30, 4.0, 5.0), a=over) == 1.0
    assert hidden(box("f", 10, 10, 20, 30, 4.0, 5.0), a=over) == pytest.approx(0.5)  # its left half
    assert hidden(box("f", 10, 10, 30, 19.9, 4.0, 5.0), a=over) == 0.0  # nothing of it lies up there


def test_the_silhouette_is_as_wide_as_the_base_across_the_line() -> None:
    for facing, wide in ((90.0, 1.0), (0.0, 2.0), (45.0, 3.0 / sqrt(2.0))):
        base = PlacedBase(BaseSize.rect(2 * INCH, INCH), (20.0, 20.0), facing)
        target = Body("b", base, 1.0, 2.0)
        wall = box("w", 9, 0, 10, 20.18)  # its shadow ends 0.4 beyond the middle
        assert hidden(wall, b=target) == pytest.approx(0.5 + 0.4 / wide)
        assert Obscured.of(Table(40, 40, (), (A, target)), "a", "b").eye == (0.0, 20.0, 2.0)
        low = box("v", 19, 0, 19.5, 40, top=2.0)  # as high as the eye: half of 1 to 3 is hidden
        assert hidden(low, b=target) == pytest.approx(0.5)


def test_a_silhouette_of_no_height_is_hidden_as_a_line() -> None:
    flat = replace(B, height=0.0)
    assert hidden(box("w", 9, 0, 10, 20), b=flat) == pytest.approx(0.5, abs=1e-6)


def test_one_sees_all_of_oneself_and_unknown_ids_are_key_errors() -> None:
    table = Table(40, 40, (box("w", 9, 0, 10, 40),), (A, B))
    assert obscured_shares(table).tolist() == [[0.0, 1.0], [1.0, 0.0]]
    for ask in (Obscured.of, ObscuredMargin.of):
        with pytest.raises(KeyError):
            ask(table, "a", "x")


def test_the_margin_is_the_shortest_way_to_or_from_half_hidden() -> None:
    """The wall's end at y = 20.2, x = 10 casts its shadow to 20.4: 70 % of 19..21 are hidden."""
    wall = box("w", 10.0 - 1e-6, 0.0, 10.0, 20.2)
    found = ObscuredMargin.of(Table(40, 40, (wall,), (A, B)), "a", "b")
    assert found.share == pytest.approx(0.7, abs=1e-6)
    assert 0.0 < found.margin <= 0.4 + 1e-3  # straight across it takes 0.4
    across = 0.4 * 20.0 / hypot(20.0, 0.4)  # square to the line of the shadow's edge is shortest
    assert found.margin == pytest.approx(across, abs=1e-3)
    assert found.direction[1] > 0.99
    other = ObscuredMargin.of(Table(40, 40, (box("w", 10.0 - 1e-6, 0.0, 10.0, 19.8),), (A, B)), "a", "b")
    assert other.share == pytest.approx(0.3, abs=1e-6) and other.margin == pytest.approx(-across, abs=1e-3)


def test_a_move_by_the_margin_turns_the_verdict_and_a_shorter_one_does_not() -> None:
    post = Piece("d", Circle((12.0, 21.0), 0.3), 0.0, 3.0, blocks_sight=True)
    table = Table(40, 40, (box("w", 9.0, 12.0, 10.0, 20.1), post), (A, B))
    for mover in ("target", "observer"):
        found = ObscuredMargin.of(table, "a", "b", mover=mover)
        half = found.share >= 0.5
        for stretch, same in ((0.995, True), (1.005, False)):
            length = abs(found.margin) * stretch
            name = {"target": "b", "observer": "a"}[mover]
            bodies = []
            for body in table.bodies:
                (x, y), (dx, dy) = body.base.at, found.direction
                at = (x + length * dx, y + length * dy) if body.id == name else (x, y)
                bodies.append(replace(body, base=replace(body.base, at=at)))
            moved = Obscured.of(replace(table, bodies=tuple(bodies)), "a", "b").share >= 0.5
            assert (moved == half) == same


def test_where_no_move_turns_the_verdict_the_margin_is_infinite() -> None:
    found = ObscuredMargin.of(Table(40, 40, (), (A, B)), "a", "b")
    assert found.margin == -np.inf and found.share == 0.0


def test_an_eye_level_with_the_top_of_a_cloud_looks_out_of_it() -> None:
    """A model stands in a cloud of its own height; from above it a look down at the table crosses it."""
    low = replace(box("c", -3, 10, 3, 30, 0.0, 2.0), blocks_sight=False, cloud=True)
    assert hidden(low) == 0.0
    higher = Body("a", A.base, 0.0, 2.0 + 1e-3)
    # a look from 2.001 high leaves the cloud at x = 3, so it passes above it only to 2.001 - 20 / 3 * 0.001
    assert hidden(low, a=higher) == pytest.approx((2.001 - 0.02 / 3.0) / 2.0, abs=1e-6)


def test_the_share_that_counts_as_hidden_can_be_another() -> None:
    """The shadow's edge lies at y = 20.4: 90 % of 19..21 are hidden once it lies at 20.8, square to it."""
    table = Table(40, 40, (box("w", 10.0 - 1e-6, 0.0, 10.0, 20.2),), (A, B))
    found = ObscuredMargin.of(table, "a", "b", share=0.9)
    assert found.margin == pytest.approx(-0.4 * 20.0 / hypot(20.0, 0.4), abs=1e-3)
    assert found.direction[1] < -0.99 and found.rule.startswith("At least 90 % hidden: no")
    for share in (0.0, 1.1):
        with pytest.raises(ValueError, match="share"):
            ObscuredMargin.of(table, "a", "b", share=share)


def test_a_search_for_the_margin_that_is_called_off_ends() -> None:
    table = Table(40, 40, (box("w", 10.0, 0.0, 10.1, 20.2),), (A, B))
    with pytest.raises(StoppedError):
        ObscuredMargin.of(table, "a", "b", cancelled=lambda: True)


def test_a_body_that_is_to_hide_nothing_hides_nothing_and_is_still_hidden_itself() -> None:
    """A row of three seen along it: each hides all behind it, unless it is clear."""
    c = replace(B, id="c", base=replace(B.base, at=(10.0, 20.0)))
    table = Table(40, 40, (), (A, B, c))
    assert obscured_shares(table, ["a"], ["b", "c"])[0].tolist() == pytest.approx([1.0, 0.0], abs=1e-3)
    assert obscured_shares(table, ["a"], ["b", "c"], clear=["c"])[0].tolist() == [0.0, 0.0]
    wall = Table(40, 40, (box("w", 5.0, 0.0, 5.1, 40.0),), (A, B, c))
    assert obscured_shares(wall, ["a"], ["b", "c"], clear=["b", "c"])[0].tolist() == pytest.approx([1, 1])
