"""Who stands in the way of whom: hand-computed lanes, and where to stand in one."""

import pytest

from battlefield.play.opponents.gains import Blow, gain_of, may_be_barred
from battlefield.play.opponents.lanes import is_barred, lane, screen

HOUND, GUN = (0.0, 0.0, 0.5), (10.0, 0.0, 0.5)


@pytest.mark.parametrize(
    ("other", "barred"),
    [
        ((5.0, 0.0, 0.5), True),  # in the middle of the lane
        ((5.0, 0.9, 0.5), True),  # 0.1 in of its base reaches into the lane, which is 1 in wide
        ((5.0, 1.0, 0.5), False),  # it just touches the lane
        ((5.0, 0.97, 0.5), False),  # it grazes the lane by less than 0.05 in
        ((12.0, 0.0, 0.5), False),  # behind who is gone for
        ((-1.5, 0.0, 0.5), False),  # behind who goes
        ((5.0, 1.4, 1.0), True),  # a wide base counts by its rim
    ],
)
def test_a_lane_is_as_wide_as_who_walks_in_it(other, barred):
    assert is_barred(HOUND, GUN, [other]) is barred


def test_nobody_in_the_way_bars_nothing():
    assert not is_barred(HOUND, GUN, [])
    assert not is_barred(HOUND, HOUND, [(0.2, 0.0, 0.5)])


def test_a_lane_leads_between_the_nearest_two():
    ones, others = ((0.0, 0.0, 0.5), (4.0, 0.0, 0.5)), ((9.0, 0.0, 0.5), (6.0, 1.0, 0.5))
    assert lane(ones, others) == (ones[1], others[1])


@pytest.mark.parametrize(
    ("mover", "at"),
    [
        ((4.0, 3.0), (4.0, 0.0)),  # straight into the lane
        ((-5.0, 1.0), (1.1, 0.0)),  # as near to the hound as bases of half an inch let it, and 0.1 in
        ((20.0, 1.0), (8.9, 0.0)),  # and the same before the gun
    ],
)
def test_who_screens_goes_the_shortest_way_into_the_lane(mover, at):
    assert screen(HOUND, GUN, mover, 0.5) == pytest.approx(at)


def test_there_is_no_room_between_two_that_stand_close():
    assert screen(HOUND, (2.0, 0.0, 0.5), (1.0, 3.0), 0.5) is None
    assert screen(HOUND, (2.3, 0.0, 0.5), (1.0, 3.0), 0.5) is not None


@pytest.mark.parametrize(
    ("gap", "reach", "stride", "may"),
    [
        (6.0, 0.0, 8.0, True),  # it walks up and strikes
        (0.0, 0.0, 8.0, False),  # it stands there already
        (9.0, 0.0, 8.0, False),  # it comes no so far, whoever stands there
        (6.0, 10.0, 8.0, False),  # it shoots over who stands there
    ],
)
def test_only_who_has_to_walk_up_can_be_barred(gap, reach, stride, may):
    assert may_be_barred(gap, [Blow(reach, 1.0)], stride) is may


def test_a_barred_blow_counts_for_less_and_a_shot_for_as_much():
    blow, shot = [Blow(0.0, 10.0)], [Blow(12.0, 10.0)]
    assert gain_of(6.0, blow, 8.0, True, is_barred=True) == pytest.approx(0.6 * gain_of(6.0, blow, 8.0, True))
    assert gain_of(6.0, shot, 8.0, True, is_barred=True) == gain_of(6.0, shot, 8.0, True)
