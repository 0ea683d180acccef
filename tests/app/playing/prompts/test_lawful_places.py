"""Where a place may be chosen is found by trying, close enough for the eye."""

from dataclasses import replace
from math import dist, pi

import pytest
from decoys import begun

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.background import AtOnce
from battlefield.app.desk.pictures import Region
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.lawful import lawful_rings
from battlefield.app.playing.prompts.pointing import PointingHand
from battlefield.geometry.kernel.shapes import Circle, Template
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.requests import Spot
from battlefield.rules.scene.contents import Board

BOARD = Board(48.0, 36.0)
ASKED = Spot("red", "where")


def area(ring):
    """The area that a ring encloses, by the shoelace formula; its sign tells which way round it goes."""
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return sum(x * v - u * y for (x, y), (u, v) in pairs) / 2.0


def in_disc(at):
    return dist(at, (20.0, 15.0)) <= 6.0


def test_a_disc_is_found_as_large_as_it_is():
    (ring,) = lawful_rings(in_disc, BOARD)
    assert abs(area(ring)) == pytest.approx(36.0 * pi, rel=0.03)
    assert all(dist(at, (20.0, 15.0)) == pytest.approx(6.0, abs=0.06) for at in ring)


def test_a_hole_has_a_ring_of_its_own_that_goes_the_other_way_round():
    rings = lawful_rings(lambda at: 5.0 <= dist(at, (24.0, 18.0)) <= 10.0, BOARD)
    assert len(rings) == 2
    assert abs(sum(map(area, rings))) == pytest.approx(75.0 * pi, rel=0.03)


def test_what_will_do_up_to_the_edge_of_the_table_ends_there():
    (ring,) = lawful_rings(lambda at: at[1] <= 9.0, BOARD)
    assert abs(area(ring)) == pytest.approx(48.0 * 9.0, rel=0.01)
    assert min(y for _, y in ring) == 0.0


def test_two_places_that_touch_at_a_corner_are_two_rings():
    rings = lawful_rings(lambda at: (at[0] < 24.0) == (at[1] < 18.0), BOARD)
    assert sum(abs(area(ring)) for ring in rings) == pytest.approx(48.0 * 18.0, rel=0.02)


def test_nothing_and_everything_need_no_picture():
    assert lawful_rings(lambda _: False, BOARD) == ()
    assert lawful_rings(lambda _: True, BOARD) == ()


def test_who_loses_interest_gets_nothing():
    assert lawful_rings(in_disc, BOARD, cancelled=lambda: True) == ()


def pointing(spot):
    desk = BattleDesk(Battle(begun()))
    desk._plays = PointingHand(desk, spot, AtOnce())
    return [part for part in desk.hand.drawing if isinstance(part, Region)]


def test_a_question_for_a_place_shows_where_it_may_be():
    (region,) = pointing(SpotLaw(ASKED, lambda at: "" if in_disc(at) else "too far"))
    assert abs(sum(map(area, region.rings))) == pytest.approx(36.0 * pi, rel=0.05)


def test_circles_that_hold_all_are_shown_without_a_try():
    tried = []
    (region,) = pointing(SpotLaw(replace(ASKED, within=(Circle((15.0, 15.0), 6.0),)), tried.append))
    assert abs(sum(map(area, region.rings))) == pytest.approx(36.0 * pi, rel=0.05)
    assert tried == []


def test_where_a_template_follows_the_pointer_nothing_is_tried():
    tried = []
    assert pointing(SpotLaw(ASKED, tried.append, laid=lambda at: (Template("round", 3.0, at),))) == []
    assert tried == []
