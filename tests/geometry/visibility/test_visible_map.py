"""How many eyes see each node of a grid: by hand, and against asking for each place."""

import numpy as np
import pytest

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.visibility.exposure import ExposureMap
from battlefield.geometry.visibility.regions import VisibleRegion, times_seen

WALL = Piece("w", Polygon(((9, 4), (11, 4), (11, 12), (9, 12))), 0.0, 3.0, blocks_sight=True)
CLOUD = Piece("c", Circle((10.0, 8.0), 2.0), cloud=True)
EYES = ((2.0, 8.0), (18.0, 8.0), (10.0, 2.0))


def table(*pieces: Piece) -> Table:
    bodies = (Body(f"e{k}", PlacedBase(BaseSize.round(32), at)) for k, at in enumerate(EYES))
    return Table(20.0, 16.0, pieces, tuple(bodies))


@pytest.mark.parametrize("piece", [WALL, CLOUD])
def test_every_node_has_the_count_of_its_place(piece: Piece) -> None:
    scene = table(piece)
    found = ExposureMap.of(scene, EYES, 0.5)
    points = np.array([(x, y) for y in found.heat.ys for x in found.heat.xs])
    assert found.heat.values.shape == (33, 41)
    regions = [VisibleRegion.from_body(scene, eye) for eye in ("e0", "e1", "e2")]
    assert found.heat.values.ravel().tolist() == times_seen(regions, points).tolist()
    assert found.mean == pytest.approx(found.heat.values.mean()) and found.mean < 3.0
    assert found.seen_at((3.0, 8.0)) == int(times_seen(regions, np.array([(3.0, 8.0)]))[0])


def test_a_cloud_exposes_what_is_in_it_and_hides_what_is_behind_it() -> None:
    """From (2, 8) a look along y = 8 enters the cloud at x = 8 and leaves it at x = 12."""
    found = ExposureMap.of(table(CLOUD), EYES[:1], 1.0)
    assert [found.seen_at((x, 8.0)) for x in (7.0, 8.5, 11.9, 12.1, 19.0)] == [1, 1, 1, 0, 0]
    inside = ExposureMap.of(table(CLOUD), [(10.0, 8.0)], 1.0)
    assert inside.unseen == 0.0


def test_the_share_that_nobody_sees_is_that_of_nodes() -> None:
    found = ExposureMap.of(table(WALL), EYES[:1], 1.0)
    hidden = (found.heat.values == 0.0).sum()
    assert found.unseen == pytest.approx(hidden / (21 * 17)) and hidden > 40


def test_progress_is_told_and_the_work_can_be_called_off() -> None:
    told: list[float] = []
    ExposureMap.of(table(), EYES, 1.0, progress=told.append)
    assert told == pytest.approx([1 / 3, 2 / 3, 1.0])
    with pytest.raises(StoppedError):
        ExposureMap.of(table(), EYES, 1.0, cancelled=lambda: True)


def test_eyes_and_steps_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="not on the board"):
        ExposureMap.of(table(), [(21.0, 3.0)], 1.0)
    with pytest.raises(ValueError, match="step"):
        ExposureMap.of(table(), EYES, 0.0)
