"""Whole battles by random legal choices, with what must hold after each step, each undo and a replay."""

import json
from dataclasses import replace
from math import hypot

import pytest
from supremes import block, played_out

from battlefield.app.mustering import session_of
from battlefield.files.fields import Fields
from battlefield.files.games import game_bytes, game_of
from battlefield.files.scripts import read_script
from battlefield.geometry.gap import gap
from battlefield.play.session import replayed
from battlefield.resources import asset
from battlefield.rulebooks.pulp_city.book import PulpCity
from battlefield.rulebooks.pulp_city.models import is_inanimate, stat
from battlefield.rulebooks.pulp_city.team import fatigue, most_fatigue, pool
from battlefield.rules.layout import base_of
from battlefield.rules.state import GONE, RESERVE


def brawl(seed, **settings):
    """The sample battle with another seed and other settings."""
    state = session_of(read_script(asset("rosters/dock_brawl.json"))).start
    chosen = {**dict(state.settings), **settings}
    return replace(state, seed=seed, settings=tuple(sorted(chosen.items())))


def check(session):
    """See that a state is lawful: nobody overlaps, nobody has more than there is, nothing is owed."""
    state = session.state
    for side in state.sides:
        assert pool(state, side) >= 0
    stand = [figure.model for unit in state.on_table() for figure in state.figures_of(unit.id)]
    for n, one in enumerate(stand):
        for two in stand[:n]:
            if hypot(one.at[0] - two.at[0], one.at[1] - two.at[1]) > 2.5:
                continue  # the widest bases reach an inch each
            apart = one.bottom >= two.bottom + two.height or two.bottom >= one.bottom + one.height
            assert apart or gap(base_of(one), base_of(two)).overlap <= 1e-6, (one, two)
    for unit in state.units.values():
        assert (unit.where == GONE) == (not unit.figures)
        assert fatigue(state, unit.id) <= most_fatigue(state, unit.id)
        assert all(0 <= f.hp <= stat(state, unit.id, "hp", 1) for f in state.figures_of(unit.id))
        assert unit.where == RESERVE or (unit.terrain is not None) == is_inanimate(state, unit.id)
    for each in stand:
        assert 0 <= each.at[0] <= state.board.width and 0 <= each.at[1] <= state.board.height


@pytest.mark.parametrize("seed", [0, 2])
def test_a_battle_comes_to_its_end_and_is_lawful_all_the_way(seed):
    session = played_out(brawl(seed, rounds=2), seed, after=check)
    assert session.state.result
    assert replayed(session, PulpCity()) == session.state


def test_a_battle_among_roofs_and_fire_is_lawful_too():
    roof = block("roof", 4.0, 9.0, 11.0, 15.0, 4.0, platform=True)
    fire = replace(block("fire", 18.5, 12.0, 22.0, 15.0, 0.0), sight="clear", ground=("dangerous",))
    start = replace(brawl(3, rounds=2), terrain=(roof, fire))
    assert played_out(start, 3, after=check).state.result


def test_undoing_everything_leads_back_to_the_start_by_the_same_states():
    session = played_out(brawl(5, rounds=2), 5)
    ends = [deed.after for deed in session.deeds]
    for wanted in [*ends[-2::-1], session.start]:
        assert session.undo()
        assert session.state is wanted
    assert not session.undo()
    assert len(ends) > 20


def test_a_saved_battle_is_read_back_the_same():
    session = played_out(brawl(6, rounds=1), 6)
    back = game_of(Fields(json.loads(game_bytes(session)), ""), {"pulp-city": PulpCity})
    assert back.state == session.state and back.hash == session.hash


@pytest.mark.parametrize("plot", ["king of the hill", "territory"])
def test_the_other_plots_are_played_to_their_end_too(plot):
    session = played_out(brawl(7, plot=plot, rounds=2), 7)
    assert session.state.result in ("victory for watch", "victory for carnival", "draw")


def test_a_side_that_knocks_more_levels_out_wins_the_smackdown():
    state = played_out(brawl(5, rounds=2), 5).state
    assert state.scores == {"watch": 3}
    assert any(unit.where == GONE and unit.side == "carnival" for unit in state.units.values())
