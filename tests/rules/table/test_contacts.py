"""Layouts that touch an enemy: exact contact, in formation, within the inches given."""

from math import hypot

import pytest
from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.rulebooks.warsurge.movement.movement_paths import stood
from battlefield.rules.core.state import State
from battlefield.rules.table import layout
from battlefield.rules.table.contacts import enemies_apart, reachable_contacts

BASE = 25 / 25.4


def state_with(*rows) -> State:
    return begun(*rows).state


def found(state, inches, check=lambda _: ""):
    foes = enemies_apart(state, CUTTERS)
    figures = state.figures_of(CUTTERS)
    return list(reachable_contacts(state, figures, foes, inches, unsure, lambda places: not check(places)))


def unsure(layouts):
    return [None] * len(layouts)


def moved(state, contact):
    return state.with_figures(*(stood(state.figures[place.figure], place) for place in contact.places))


def test_each_enemy_in_reach_is_touched_to_a_millionth_and_the_nearest_comes_first():
    state = state_with((SPEARS, 2.0, 10.0), (BOWS, 19.0, 12.0), (CUTTERS, 10.5, 15.0))
    contacts = found(state, 7.0)
    assert [contact.unit for contact in contacts] == [BOWS, SPEARS]
    for contact in contacts:
        between = layout.between(moved(state, contact), CUTTERS, contact.unit)
        assert between.gap <= 1e-6


def test_the_formation_is_kept_and_the_shift_is_the_shortest():
    state = state_with((SPEARS, 8.0, 10.0), (CUTTERS, 8.0, 15.0))
    (contact,) = found(state, 7.0)
    shifts = {
        (round(place.at[0] - x, 6), round(place.at[1] - y, 6))
        for place in contact.places
        for x, y in [state.figures[place.figure].model.at]
    }
    assert len(shifts) == 1
    assert hypot(*shifts.pop()) == pytest.approx(5.0 - BASE, abs=1e-5)


def test_what_is_too_far_or_refused_is_left_out():
    state = state_with((SPEARS, 8.0, 10.0), (CUTTERS, 8.0, 15.0))
    assert found(state, 4.0) == []
    assert found(state, 7.0, lambda _: "no") == []


def test_an_enemy_that_is_touched_already_is_none_to_go_to():
    state = state_with((SPEARS, 8.0, 10.0), (CUTTERS, 8.0, 10.0 + BASE))
    assert SPEARS not in enemies_apart(state, CUTTERS)
