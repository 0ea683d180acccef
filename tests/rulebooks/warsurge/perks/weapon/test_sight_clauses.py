"""No Line of Sight, sentence by sentence: over walls, through hulls, and through the ground."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from asking import game_of
from fighting import attack, duel, lost, under
from prisons import carried

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table.underground import BELOW

MARK = troop("mark", defence=4, hp=30, armour=None)
USER = troop("user", defence=4, hp=20, armour=None)
WALL = Terrain(
    "wall", Polygon(((14.0, 0.0), (14.5, 0.0), (14.5, 40.0), (14.0, 40.0))), 0.0, 6.0, sight="blocks"
)
RANKS = pytest.mark.parametrize("rank", ["I", "II", "III"])


def arc(rank, *perks, **stats):
    return weapon("gun", f"No Line of Sight {rank}", *perks, **{"range": 30, "power": 6} | stats)


def aimed(state):
    return [aim.target for aim in aims(game_of(state), "red1", "gun")]


@pytest.mark.parametrize(("rank", "need"), [("I", 5), ("II", 3), ("III", 3)])
def test_who_is_hidden_is_struck_in_cover_and_by_the_first_rank_with_worse_dice(rank, need):
    """Power 6 against Defence 4 and cover needs a 3."""
    state = duel(USER, [arc(rank)], MARK, terrain=(WALL,))
    assert (lost(attack(state, [need])), lost(attack(state, [need - 1]))) == (1, 0)
    assert not aimed(duel(USER, [weapon("gun", range=30)], MARK, terrain=(WALL,)))


@RANKS
def test_who_is_seen_is_struck_as_usual(rank):
    state = duel(USER, [arc(rank)], MARK)
    assert (lost(attack(state, [2])), lost(attack(state, [1]))) == (1, 0)


@pytest.mark.parametrize(("rank", "need"), [("I", 4), ("II", 2), ("III", 2)])
def test_ignore_cover_takes_the_cover_of_who_is_hidden(rank, need):
    state = duel(USER, [arc(rank, "Ignore Cover")], MARK, terrain=(WALL,))
    assert (lost(attack(state, [need])), lost(attack(state, [need - 1]))) == (1, 0)


@RANKS
def test_its_range_counts_all_the_same(rank):
    assert not aimed(duel(USER, [arc(rank, range=8)], MARK, terrain=(WALL,)))


# transports


def loaded(rank, fire_points, terrain=()):
    """An enemy is in a transport of its own."""
    truck = troop("truck", hp=20, defence=4, armour=None, transport=90, fire_points=fire_points)
    rider = ("rider", "blue", replace(MARK, id="riders"), (), [(40.0, 40.0)])
    return carried(duel(USER, [arc(rank)], truck, others=[rider], terrain=terrain), "rider", "blue1")


@RANKS
@pytest.mark.parametrize("terrain", [(), (WALL,)])
@pytest.mark.parametrize("fire_points", [0, 1])
def test_passengers_are_reached_through_fire_points_or_by_the_third_rank(rank, terrain, fire_points):
    assert ("rider" in aimed(loaded(rank, fire_points, terrain))) is (bool(fire_points) or rank == "III")


@RANKS
@pytest.mark.parametrize("fire_points", [0, 1])
def test_a_passenger_reaches_out_through_fire_points_or_by_the_third_rank(rank, fire_points):
    truck = troop("truck", hp=20, defence=4, armour=None, transport=90, fire_points=fire_points)
    van = ("van", "red", truck, (), [(10.0, 14.0)])
    state = carried(duel(USER, [arc(rank)], MARK, others=[van]), "red1", "van")
    open_ = bool(fire_points) or rank == "III"
    assert (not why_not_use(game_of(state), "red1", "gun")) is open_
    if open_:
        assert lost(attack(state, [6])) == 1


# the ground


@pytest.mark.parametrize("below", ["red1", "blue1"])
@pytest.mark.parametrize(("rank", "need"), [("I", 5), ("II", 3), ("III", 3)])
def test_it_reaches_from_level_to_level(below, rank, need):
    """Neither sees the other, so that there is cover; the first rank has worse dice too."""
    state = under(duel(USER, [arc(rank)], MARK), BELOW, below, below)
    assert (lost(attack(state, [need])), lost(attack(state, [need - 1]))) == (1, 0)
    assert not aimed(under(duel(USER, [weapon("gun", range=30)], MARK), BELOW, below, below))


@pytest.mark.parametrize("below", ["red1", "blue1"])
@pytest.mark.parametrize("shape", ["Explode I", "Beam I", "Wall I"])
def test_its_template_strikes_through_the_ground(below, shape):
    def struck(*perks):
        gun = weapon("gun", shape, "Ignore Cover", *perks, range=30, power=10)
        state = under(duel(USER, [gun], MARK), BELOW, below, below)
        turn = [(20.0, 16.0)] if shape == "Wall I" else []
        return lost(attack(state, [], [(20.0, 10.0), *turn]))

    assert struck("No Line of Sight II") == 1
    if shape != "Beam I":  # which needs somebody to be directed at
        assert struck() == 0
