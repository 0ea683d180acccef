"""Places worth standing at: hand-computed tables of edges of reaches, and of places beside what hides."""

from dataclasses import replace
from math import hypot

import pytest

from battlefield.app.battle.mustering import session_of
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.play.opponents.vantages import at_edges, covers
from battlefield.resources import asset
from battlefield.rules.scene.contents import Terrain

BARE = replace(session_of(read_script(asset("rosters/three_cairns.json"))).start, terrain=())
SQUARE = Polygon(((10.0, 10.0), (12.0, 10.0), (12.0, 12.0), (10.0, 12.0)))


def distances(places, foe):
    return [pytest.approx(hypot(x - foe[0], y - foe[1])) for x, y in places]


def test_places_lie_just_within_a_reach_and_half_of_it_and_just_out_of_the_foes():
    # bases of half an inch each, a gun that reaches 12, a foe that gets at 8: from centre to centre
    found = list(at_edges((0.0, 20.0), (0.0, 0.0), 1.0, [12.0], 8.0))
    assert distances(found, (0.0, 0.0)) == [1 + 12 - 0.1, 1 + 6 - 0.1, 1 + 8 + 0.1]
    assert all(x == 0.0 and y > 0.0 for x, y in found)


def test_who_strikes_by_contact_goes_to_contact():
    assert distances(at_edges((3.0, 4.0), (0.0, 0.0), 1.0, [0.0], 2.0), (0.0, 0.0)) == [1.0, 3.1]


def test_the_same_reach_counts_once():
    assert len(list(at_edges((0.0, 9.0), (0.0, 0.0), 1.0, [6.0, 6.0], 2.0))) == 3


def test_who_touches_the_foe_already_goes_nowhere():
    assert not list(at_edges((0.5, 0.0), (0.0, 0.0), 1.0, [6.0], 2.0))


def test_places_beside_what_hides_are_out_of_it_by_the_radius_and_a_little():
    state = replace(BARE, terrain=(Terrain("barn", SQUARE, top=3.0, sight="blocks"),))
    found = covers(state, (9.0, 11.0), 0.5, 3.0)
    assert found[0] == pytest.approx((10.0 - 0.6, 11.0))  # the middle of the near edge
    corner = 10.0 - 0.6 / 2**0.5
    assert (pytest.approx(corner), pytest.approx(corner)) in [tuple(each) for each in found]


def test_what_is_seen_over_and_what_lies_too_far_hides_nobody():
    low = replace(BARE, terrain=(Terrain("meadow", SQUARE),))
    barn = replace(BARE, terrain=(Terrain("barn", SQUARE, top=3.0, sight="blocks"),))
    assert covers(low, (9.0, 11.0), 0.5, 9.0) == []
    assert covers(barn, (9.0, 11.0), 0.5, 0.3) == []


def test_a_round_piece_has_a_place_on_each_of_four_sides():
    tower = replace(BARE, terrain=(Terrain("tower", Circle((10.0, 10.0), 1.0), top=3.0, sight="blocks"),))
    found = covers(tower, (10.0, 10.0), 0.5, 9.0)
    round_it = ((8.4, 10.0), (10.0, 8.4), (10.0, 11.6), (11.6, 10.0))
    assert sorted(found) == [pytest.approx(at) for at in round_it]
