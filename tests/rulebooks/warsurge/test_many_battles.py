"""Battles of rosters drawn from all perks, and of the samples, with all that must hold after each event.

`tests/benchmarks/many_battles.py` plays as many more as one likes.
"""

from dataclasses import replace

import pytest
from hosts import NAMES, Drawer, drawn_state, sample_state, samples
from marathon import Marathon
from wrongs import overlaps, wrongs_in, wrongs_in_state

from battlefield.rulebooks.warsurge.muster import faults
from battlefield.rules.core.events import ClockSet, HpGained, Placed, UnitArrived
from battlefield.rules.core.state import GONE, TABLE


@pytest.mark.parametrize(("seed", "playstyle"), [(1001, "standard"), (1002, "advanced"), (1003, "")])
def test_a_battle_of_drawn_rosters_is_lawful_to_its_end_and_can_be_taken_back_and_played_again(
    seed, playstyle
):
    marathon = Marathon(drawn_state(seed, playstyle, units=2), seed).play()
    assert marathon.wrongs == []
    assert marathon.session.state.result


def test_rosters_that_are_drawn_may_be_played():
    drawer = Drawer(7)
    for number in range(20):
        assert faults(drawer.roster(f"host {number}")) == []


@pytest.mark.campaign
def test_every_perk_is_drawn_before_long():
    drawer, held = Drawer(7), set()
    for number in range(170):
        roster = drawer.roster(f"host {number}")
        held |= {perk.name for perk in roster.perks}
        for unit in roster.units:
            held |= {perk.name for perk in (*unit.perks, *(p for arm in unit.weapons for p in arm.perks))}
    never = [name for names in NAMES.values() for name in names if name not in held]
    assert never == ["Sergeant"]  # which stands in a unit's list of sergeants


def test_all_sample_rosters_may_be_played():
    assert len(samples()) == 4
    assert [faults(roster) for roster in samples()] == [[]] * 4


# what must hold is seen to be broken


def arrived():
    """Give a drawn battle in which the first units of both sides stand on the same spot."""
    state = drawn_state(3, "standard", units=2)
    red, blue = (next(u for u in state.units.values() if u.side == side) for side in ("red", "blue"))
    places = [UnitArrived(u.id, tuple(Placed(f, (10.0, 10.0)) for f in u.figures)) for u in (red, blue)]
    return state, red, blue, places


def test_bases_that_overlap_are_found():
    state, red, blue, places = arrived()
    wrong, _ = wrongs_in(state, places)
    assert any(red.figures[0] in each and blue.figures[0] in each and "overlap" in each for each in wrong)


def test_a_figure_off_the_board_is_found():
    state, red, _, _ = arrived()
    figure = state.figures[red.figures[0]]
    off = replace(figure, model=replace(figure.model, at=(-1.0, 4.0)))
    state = state.with_figures(off).with_unit(replace(red, where=TABLE, figures=red.figures[:1]))
    assert overlaps(state, {figure.id: ""}) == [f"{figure.id} is off the board"]


def test_more_hp_than_a_model_has_are_found():
    state, red, _, _ = arrived()
    wrong, _ = wrongs_in(state, [HpGained(red.id, ((red.figures[0], 50),), "soup")])
    assert wrong
    assert "HP after soup" in wrong[0]


def test_a_clock_that_goes_back_is_found():
    state, *_ = arrived()
    wrong, _ = wrongs_in(state, [ClockSet(2, "Move"), ClockSet(1, "Move")])
    assert wrong == ["the clock goes back to turn 1"]


def test_a_passenger_of_what_is_gone_is_found_once_nobody_is_asked():
    state, red, blue, _ = arrived()
    state = state.with_unit(replace(red, where=blue.id)).with_unit(replace(blue, where=GONE))
    assert wrongs_in_state(state) == [f"{red.id} is in {blue.id}, which is gone"]
    assert wrongs_in_state(state, asked="anything") == []


def test_a_battle_of_sample_rosters_begins(seed=1):
    state = sample_state(samples()[:2], seed, "standard")
    marathon = Marathon(state, seed)
    for _ in range(12):
        assert marathon.step()
    assert marathon.wrongs == []
