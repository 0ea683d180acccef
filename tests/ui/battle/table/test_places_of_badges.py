"""Badges in a melee: over no other base, no sign and no other badge; a dot stands for those without room."""

from itertools import combinations

import pytest

from battlefield.geometry.kernel.units import direction, inches
from battlefield.rules.book.face import Badge
from battlefield.ui.battle.table.badge_places import Badged, places
from battlefield.ui.board.rooms import Room, Taken

pytestmark = pytest.mark.usefixtures("program")
RADIUS = inches(32.0) / 2
WOUNDS, MELEE, FIRE = (
    Badge("wounds", "3/5", "3 HP of 5"),
    Badge("melee", "", "in melee"),
    Badge("effect", "F", "Fire"),
)
CROWD = {"middle": (10.0, 10.0)} | {
    f"about {turn}": tuple(10.0 + 2 * RADIUS * part for part in direction(60.0 * turn)) for turn in range(6)
}


def laid(ats, badges, lod, *others):
    bases = [Room.disc(*at, RADIUS, id_) for id_, at in ats.items()]
    shown = {id_: Badged(at, RADIUS, badges) for id_, at in ats.items()}
    return bases, places(shown, Taken((*bases, *others)), lod)


def test_badges_stand_right_and_above_and_wounds_below_where_there_is_room():
    _, found = laid({"a": (5.0, 5.0)}, (WOUNDS, MELEE, FIRE), 26.0)
    at = {spot.badge.kind: spot.at for spot in found["a"]}
    assert at["wounds"][0] == pytest.approx(5.0) and at["wounds"][1] > 5.0 + RADIUS
    assert at["melee"][0] > 5.0 + RADIUS and at["melee"][1] == pytest.approx(5.0)
    assert at["effect"][1] < 5.0


@pytest.mark.parametrize("lod", [10.0, 16.0, 26.0, 45.0])
def test_in_a_ring_of_bases_in_contact_no_badge_lies_over_another_or_over_another_base(lod):
    bases, found = laid(CROWD, (WOUNDS, MELEE, FIRE), lod)
    rooms = [(id_, spot.room(lod)) for id_, spots in found.items() for spot in spots]
    assert {id_ for id_, _ in rooms} == {*CROWD}  # each has one at least, if only a dot
    assert not [(a, b) for (a, one), (b, two) in combinations(rooms, 2) if one.is_over(two)]
    assert not [
        (id_, base.of) for id_, room in rooms for base in bases if base.of != id_ and room.is_over(base)
    ]


def test_what_finds_no_room_is_told_by_a_dot_on_its_own_base():
    wall = Room(-20.0, -20.0, 40.0, 40.0, of="everything")
    _, found = laid({"a": (5.0, 5.0)}, (WOUNDS, MELEE), 26.0, wall)
    (spot,) = found["a"]
    assert spot.badge is None
    assert (spot.at[0] - 5.0) ** 2 + (spot.at[1] - 5.0) ** 2 < RADIUS**2


def test_badges_leave_signs_free():
    sign = Room.disc(5.0 + RADIUS, 5.0, 0.3, "sign")
    _, found = laid({"a": (5.0, 5.0)}, (MELEE,), 26.0, sign)
    (spot,) = found["a"]
    assert spot.badge == MELEE and not spot.room(26.0).is_over(sign)
