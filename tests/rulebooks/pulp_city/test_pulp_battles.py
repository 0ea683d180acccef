"""Whole battles by random legal choices, with what must hold after each step, each undo and a replay."""

from dataclasses import replace

import pytest
from by_chance import is_led_back, is_read_back, overlapping, sample
from supremes import block, played_out

from battlefield.play.session import replayed
from battlefield.rulebooks.pulp_city.book import PULP_CITY
from battlefield.rulebooks.pulp_city.models.models import is_inanimate
from battlefield.rulebooks.pulp_city.models.team import fatigue, most_fatigue, pool
from battlefield.rules.core.state import GONE, RESERVE
from battlefield.rules.skirmish.single import printed


def brawl(**settings):
    """The sample battle with other settings."""
    return sample("dock_brawl", **settings)


def check(session):
    """See that a state is lawful: nobody overlaps, nobody has more than there is, nothing is owed."""
    state = session.state
    for side in state.sides:
        assert pool(state, side) >= 0
    stand = [figure.model for unit in state.on_table() for figure in state.figures_of(unit.id)]
    assert overlapping(stand) == []
    for unit in state.units.values():
        assert (unit.where == GONE) == (not unit.figures)
        assert fatigue(state, unit.id) <= most_fatigue(state, unit.id)
        assert all(0 <= f.hp <= printed(state, unit.id, "hp", 1) for f in state.figures_of(unit.id))
        assert unit.where == RESERVE or (unit.terrain is not None) == is_inanimate(state, unit.id)
    for each in stand:
        assert 0 <= each.at[0] <= state.board.width and 0 <= each.at[1] <= state.board.height


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", [0, 2])
def test_a_battle_comes_to_its_end_and_is_lawful_all_the_way(seed):
    session = played_out(brawl(rounds=2), seed, after=check)
    assert session.state.result
    assert replayed(session, PULP_CITY) == session.state


@pytest.mark.campaign
def test_a_battle_among_roofs_and_fire_is_lawful_too():
    roof = block("roof", 4.0, 9.0, 11.0, 15.0, 4.0, platform=True)
    fire = replace(block("fire", 18.5, 12.0, 22.0, 15.0, 0.0), sight="clear", ground=("dangerous",))
    start = replace(brawl(rounds=2), terrain=(roof, fire))
    assert played_out(start, 3, after=check).state.result


@pytest.mark.campaign
def test_undoing_everything_leads_back_to_the_start_by_the_same_states():
    assert is_led_back(played_out(brawl(rounds=2), 5))


def test_a_saved_battle_is_read_back_the_same():
    assert is_read_back(played_out(brawl(rounds=1), 6))


@pytest.mark.first(1)
@pytest.mark.parametrize("plot", ["king of the hill", "territory"])
def test_the_other_plots_are_played_to_their_end_too(plot):
    session = played_out(brawl(plot=plot, rounds=2), 7)
    assert session.state.result in ("victory for watch", "victory for carnival", "draw")


@pytest.mark.campaign
def test_a_side_that_knocks_more_levels_out_wins_the_smackdown():
    states = (played_out(brawl(rounds=2), seed).state for seed in (13, 20, 21))
    state = next(state for state in states if state.scores)
    (winner,) = state.scores
    assert state.scores == {winner: 3} and state.result == f"victory for {winner}"
    assert any(unit.where == GONE and unit.side != winner for unit in state.units.values())
