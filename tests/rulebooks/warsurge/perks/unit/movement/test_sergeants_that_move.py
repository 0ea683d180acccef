"""A unit and its sergeant on their way: both go as the less free of them, and are tested once."""

from dataclasses import replace

import pytest
from armies import army, troop
from clauses import TOUCH, opened
from companies import RIFLE, part_of
from fighting import in_phase
from movers import box, to
from running import asked_in

HOST, BOSS = (10.0, 10.0), (10.0 + TOUCH, 10.0)


def pair(host=(), boss=(), foe=(), foe_at=(40.0, 40.0), others=(), **more):
    """Red1 and its sergeant red2, to the right of it and in contact."""
    rows = (
        ("red1", "red", troop("unit", *host), (RIFLE,), [HOST]),
        ("red2", "red", troop("boss", "Sergeant", *boss, points=20), (RIFLE,), [BOSS]),
        ("blue1", "blue", troop("foe", *foe), (RIFLE,), [foe_at]),
        *others,
    )
    return part_of(in_phase(army(*rows, **more), "Move"), "red2", "red1")


def by(dx, dy, apart=0.0):
    """Move both by so much, the sergeant some inches farther to the right."""
    return (*to(HOST[0] + dx, HOST[1] + dy), *to(BOSS[0] + dx + apart, BOSS[1] + dy, "red21"))


@pytest.mark.parametrize("wanderer", ["host", "boss"])
def test_where_one_wanders_off_both_go_the_way_that_is_rolled_once(wanderer):
    session = opened(pair(**{wanderer: ("Wanderer",)}), dice=[3, 1])
    assert session.refusal(by(0.0, -4.0)) == ""
    assert "red21" in session.refusal(by(0.0, -4.0, 1.0))
    assert "red11" in session.refusal((*to(10.5, 6.0), *to(BOSS[0], 6.0, "red21")))


def test_two_that_wander_off_roll_once():
    assert opened(pair(("Wanderer",), ("Wanderer",)), dice=[3, 1]).refusal(by(0.0, -4.0)) == ""


def test_where_one_is_led_by_a_hit_both_are():
    assert opened(pair(boss=("Wanderer",)), dice=[6]).refusal(by(2.0, 3.0)) == ""


@pytest.mark.parametrize(("straight", "left", "right"), [("boss", 9.0, 10.5), ("host", 10.75, 12.3)])
def test_where_one_goes_in_straight_legs_both_do(straight, left, right):
    """A wall lies above the other one; round its end is a way of less than 6 inches, not in one leg."""
    wall = box("wall", left, 8.0, right - left, 0.2)
    up = by(0.0, -3.0)
    assert opened(pair(terrain=(wall,))).refusal(up) == ""
    assert "cannot get there" in opened(pair(terrain=(wall,), **{straight: ("Forward Motion",)})).refusal(up)


@pytest.mark.parametrize(("face", "free"), [(4, False), (3, True)])
def test_a_horror_tests_once_for_a_unit_and_its_sergeant(face, free):
    session = opened(pair(foe=("Horrific",), foe_at=(20.0, 10.0)), dice=[face])
    assert session.refusal(by(0.0, 3.0)) == ""
    assert (session.refusal(by(0.0, 3.5)) == "") == free
    assert (session.refusal((*to(10.0, 13.0), *to(BOSS[0], 14.0, "red21"))) == "") == free


def test_a_sergeant_that_is_an_opportunist_makes_no_second_move():
    moved = opened(pair(boss=("Opportunist",)), by(0.0, 3.0)).state
    over = replace(moved, clock=replace(moved.clock, phase="End"))
    assert asked_in(over, lambda game: game.end("turn", "End")) is None


@pytest.mark.parametrize("fights", ["host", "boss"])
def test_who_fights_beside_its_sergeant_does_so_though_one_of_both_does_not_touch_the_enemy(fights):
    """The one ends in contact, the other half an inch off it, as models of one unit may."""
    ends = {
        "host": [(10.0, 15.0 - TOUCH), (10.5 + TOUCH, 15.0)],
        "boss": [(9.5 - TOUCH, 15.0), (10.0, 15.0 - TOUCH)],
    }
    session = opened(pair(foe_at=(10.0, 15.0)))
    host, boss = ends[fights]
    assert session.refusal((*to(*host), *to(*boss, "red21"))) == ""
    near = (*to(10.0, 14.5 - TOUCH), *to(10.5 + TOUCH, 15.0, "red21"))
    assert "touch it to fight" in session.refusal(near)


def test_an_enemy_is_fought_though_its_sergeant_is_near_and_not_touched():
    """Neither a unit nor its sergeant is touched by who ends near either, who stays an inch off both."""
    boss = ("blue2", "blue", troop("mate", "Sergeant", points=20), (RIFLE,), [(10.0 + 1.6, 15.0)])
    state = pair(foe_at=(10.0, 15.0), others=(boss,))
    session = opened(part_of(state, "blue2", "blue1"))
    assert session.refusal((*to(10.0, 15.0 - TOUCH), *to(10.0 - TOUCH, 15.0 - TOUCH, "red21"))) == ""
    assert "touch it to fight" in session.refusal(by(0.0, 3.5))
