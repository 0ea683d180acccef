"""A unit that is dragged against an edge slides along it, as near to the pointer as it may stand."""

from dataclasses import replace

import pytest
from battles import battle
from two_rows import CUTTERS, begun

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.halting import halted
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed
from battlefield.rules.table import layout


@pytest.fixture
def desk():
    desk = BattleDesk(battle())
    desk.hand.accept()
    assert desk.hand.step(1)
    assert desk.hand.accept()
    return desk


def drag(desk, by, let_go=True):
    hand = desk.hand
    place = hand.places[0]
    end = (place.at[0] + by[0], place.at[1] + by[1])
    hand.press(Pointer(place.at, Ref("model", place.figure)))
    for share in (0.1, 0.5, 1.0):
        hand.move(Pointer((place.at[0] + share * by[0], place.at[1] + share * by[1])))
    if let_go:
        hand.release(Pointer(end))


def rows(desk):
    """The least and the greatest y that bases of the layout cover."""
    figures = desk.state.figures
    spans = [layout.rows_of(replace_at(figures[place.figure].model, place.at)) for place in desk.hand.places]
    return min(low for low, _ in spans), max(high for _, high in spans)


def replace_at(model, at):
    return replace(model, at=at)


def outward(desk):
    """Which way leads out of the zone of the side that deploys: the sample's zones are 6 inches deep."""
    return -1.0 if desk.hand.places[0].at[1] > 18.0 else 1.0


def test_a_unit_dragged_out_of_its_zone_slides_along_its_edge(desk):
    before, away = desk.hand.places[0].at, outward(desk)
    step = 8.0 if before[0] < 24.0 else -8.0
    drag(desk, (step, away * 9.0))
    assert not desk.hand.asked.problem
    assert desk.hand.places[0].at[0] == pytest.approx(before[0] + step, abs=0.02)
    low, high = rows(desk)
    assert (high == pytest.approx(6.0, abs=0.02)) if away > 0 else (low == pytest.approx(30.0, abs=0.02))
    assert "stopped at its limit" in desk.hand.asked.note


def test_it_slides_on_from_the_edge_it_stands_at(desk):
    away = outward(desk)
    drag(desk, (0.0, away * 9.0))
    before = desk.hand.places[0].at
    step = 5.0 if before[0] < 24.0 else -5.0
    drag(desk, (step, away * 4.0))
    assert not desk.hand.asked.problem
    assert desk.hand.places[0].at[0] == pytest.approx(before[0] + step, abs=0.02)


def test_it_slides_while_it_is_dragged(desk):
    before, away = desk.hand.places[0].at, outward(desk)
    step = 8.0 if before[0] < 24.0 else -8.0
    drag(desk, (step, away * 9.0), let_go=False)
    assert desk.hand.places[0].at[0] == pytest.approx(before[0] + step, abs=0.02)
    low, high = rows(desk)
    assert low >= -0.01 and high <= 36.01
    assert high <= 6.01 or low >= 29.99
    assert "this is as far as it can go" in desk.hand.asked.note


def test_a_drag_beyond_the_reach_slides_along_its_rim():
    desk = BattleDesk(begun((CUTTERS, 8.0, 8.0), side="raiders"))
    assert desk.begin(Action("Move", "raiders", CUTTERS))
    drag(desk, (6.0, 8.0))  # three to four: the nearest place lies 7 inches along that line
    assert desk.hand.places[0].at == pytest.approx((8.0 + 4.2, 8.0 + 5.6), abs=0.03)


def put(place, at):
    return Placed(place.figure, at)


def test_without_a_picture_of_the_limit_it_slides_sideways_all_the_same():
    def check(places):
        return "" if places[0].at[1] <= 5.0 else "too far down"

    start, meant = (Placed("a", (0.0, 5.0)),), (Placed("a", (6.0, 9.0)),)
    found = halted(start, meant, meant, check, put)
    assert found.reason == "too far down"
    assert found.places[0].at == pytest.approx((6.0, 5.0), abs=0.05)


def test_a_place_that_will_do_is_taken_though_the_picture_says_it_is_too_far():
    start, end, meant = ((Placed("a", (x, 0.0)),) for x in (0.0, 3.0, 4.0))
    assert halted(start, end, meant, lambda _: "", put).places == meant


def test_a_picture_a_little_too_wide_is_put_right():
    def check(places):
        return "" if places[0].at[0] <= 2.995 else "no"

    start, end, meant = ((Placed("a", (x, 0.0)),) for x in (0.0, 3.0, 9.0))
    assert halted(start, end, meant, check, put).places[0].at == pytest.approx((2.992, 0.0))
