"""Work that is called off: where it may be, who is heeded, and what is known afterwards."""

from itertools import count

import pytest
from campaigns import oftener, tries

from battlefield.geometry.displacement import Layout, stable_places
from battlefield.geometry.kernel.cancellation import StoppedError, heeded, heeding, unless_stopped
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.movement import Policy, reach
from battlefield.geometry.pieces import Body, Piece, Table

DISC = BaseSize.round(25.4)
TOP = Piece("top", Polygon(((2.0, 12.0), (9.0, 12.0), (9.0, 18.0), (2.0, 18.0))), 0.0, 2.0, platform=True)
WOOD = Piece("wood", Circle((14.0, 10.0), 3.0), difficult=True)
WALL = Piece(
    "wall", Polygon(((11.0, 2.0), (12.0, 2.0), (12.0, 9.0), (11.0, 9.0))), 0.0, 3.0, blocks_sight=True
)
OTHERS = tuple(Body(f"b{n}", PlacedBase(DISC, (3.0 + 3.0 * n, 4.0)), 0.0, 1.5) for n in range(2))
TABLE = Table(24.0, 24.0, (TOP, WOOD, WALL), (Body("a", PlacedBase(DISC, (9.5, 10.0)), 0.0, 1.5), *OTHERS))


def region():
    found = reach(TABLE, "a", 6.0, Policy(climb=6.0))
    return stable_places(found.levels, Layout.of(TABLE), found.body, 6.0)


def looks(work):
    """Count how often a piece of work looks whether it is still wanted."""
    asked = count()
    with heeding(lambda: next(asked) < 0):
        work()
    return next(asked)


@oftener
def test_where_a_base_may_go_is_called_off_at_any_look_and_then_found_as_if_nothing_had_been():
    known, many = region(), looks(region)
    assert many > 100
    for stop in range(0, many, tries(37, many // 4)):
        asked = count()
        with heeding(lambda stop=stop, asked=asked: next(asked) >= stop), pytest.raises(StoppedError):
            region()
        assert next(asked) == stop + 1
    assert region() == known


@pytest.mark.campaign
def test_a_reach_that_was_called_off_answers_as_one_that_never_was():
    far = (12.8, 8.0)
    for stop in (0, 1, 5):
        known, asked = reach(TABLE, "a", 9.0), count()
        with heeding(lambda stop=stop, asked=asked: next(asked) >= stop), pytest.raises(StoppedError):
            known.near(far, steps=4000)
        fresh = reach(TABLE, "a", 9.0)
        assert known.near(far, steps=4000) == fresh.near(far, steps=4000) is not None
        assert known.cost_to(far) == fresh.cost_to(far)


def test_nobody_is_heeded_any_longer_than_asked_for():
    with pytest.raises(StoppedError), heeding(lambda: True):
        unless_stopped()
    unless_stopped()
    with heeding(lambda: True):
        with heeding(lambda: False):
            assert list(heeded("ab")) == ["a", "b"]
        with pytest.raises(StoppedError):
            next(heeded("ab"))
