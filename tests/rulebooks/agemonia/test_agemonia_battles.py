"""Whole scenarios by random legal choices, with what must hold after each step, each undo and a replay."""

from functools import lru_cache

import pytest
from by_chance import is_led_back, is_read_back, overlapping, sample
from mills import played_out, running

from battlefield.play.session import replayed
from battlefield.rulebooks.agemonia.book import AGEMONIA
from battlefield.rulebooks.agemonia.conditions import conditions_on
from battlefield.rulebooks.agemonia.figures import available, full_hp, size_of
from battlefield.rulebooks.agemonia.movement.ground import load
from battlefield.rules.core.state import GONE
from battlefield.rules.skirmish.single import is_up
from battlefield.rules.table.areas import area_of


def mill(**settings):
    """The sample scenario with other settings."""
    return sample("drowned_mill", **settings)


def check(session):
    """See that a state is lawful: who is on the map is in an area, with room once turns are over."""
    state = session.state
    stand = [unit for unit in state.on_table() if is_up(state, unit.id)]
    for unit in stand:
        assert area_of(state, unit.id), unit.id
        level = next(area.level for area in state.areas if area.id == area_of(state, unit.id))
        assert state.figures_of(unit.id)[0].model.bottom == level
        assert 0 <= state.hp(unit.id) <= full_hp(running(state), unit.id)
        assert 0 <= available(state, unit.id) <= state.hp(unit.id)
        assert len(conditions_on(running(state), unit.id)) <= 2 or session.pending is not None
    for unit in state.units.values():
        assert unit.figures or unit.where == GONE
    if session.pending is None:
        for area in state.areas:
            assert area.capacity is None or load(state, area.id) <= area.capacity, area.id
            there = [unit.id for unit in stand if area_of(state, unit.id) == area.id]
            assert overlapping([state.figures_of(id_)[0].model for id_ in there]) == []


@lru_cache
def explored(seed):
    """A whole scenario, checked after each step."""
    return played_out(mill(), seed, after=check)


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", range(3))
def test_a_scenario_comes_to_its_end_and_is_lawful_all_the_way(seed):
    session = explored(seed)
    assert session.state.result in ("company wins", "brood wins")
    assert replayed(session, AGEMONIA) == session.state


def test_undoing_everything_leads_back_to_the_start_by_the_same_states():
    assert is_led_back(played_out(mill(rounds=3), 5))


def test_a_saved_scenario_is_read_back_the_same():
    session = played_out(mill(rounds=2), 6)
    assert session.state.areas and session.state.borders and is_read_back(session)


@pytest.mark.campaign
def test_all_that_is_special_happens_somewhere_in_a_few_scenarios():
    """Pulls, pushes, falls, teleports, summoning, provoking and defeats are all met by chance."""
    told = "\n".join(str(event) for seed in range(6) for event in explored(seed).events)
    for words in (
        "Pull into",
        "Push into",
        "Teleport into",
        "why='fall'",
        "how='Summoning'",
        "Provoke",
        "Revenge",
    ):
        assert words in told, words
    assert "FiguresRemoved" in told and "goes back into" in told


def test_the_sizes_of_the_sample_figures():
    state = mill()
    sizes = {unit.name: size_of(state, unit.id) for unit in state.units.values()}
    assert sizes["Sluice Warden"] == 2 and sizes["Lantern Wisp"] == 0 and sizes["Burr"] == 1
