"""Whole battles by random legal choices, with what must hold after each event, each undo and a replay."""

import pytest
from armies import army, played_out, troop, weapon
from by_chance import is_led_back
from campaigns import few

from battlefield.geometry.distance import gap, gap_table
from battlefield.play.session import replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.core.state import GONE, TABLE
from battlefield.rules.table.layout import base_of

BOW = weapon("bow", range=24, attacks=2, power=4, ap=5)
SWORD = weapon("sword", range=0, attacks=2, power=4)
MORTAR = weapon("mortar", "Blast II", kind="Heavy", range=36, attacks=1, power=6, ap=4)
FLAMES = weapon("flames", "Cone I", range=0, attacks=1, power=4)


def two_by_two():
    return army(
        ("wolves", "red", troop("wolf"), (BOW, SWORD), None),
        ("bears", "red", troop("bear", hp=3, defence=4), (SWORD, MORTAR), None),
        ("foxes", "blue", troop("fox", move=8), (BOW,), None),
        ("boars", "blue", troop("boar", hp=2, aegis=6), (SWORD, FLAMES), None),
        board=(30, 30),
        settings=(("zone depth", 8),),
    )


def check(session):
    """See that a state is lawful."""
    state = session.state
    standing = [figure for unit in state.on_table() for figure in state.figures_of(unit.id)]
    bases = [base_of(figure.model) for figure in standing]
    if bases:
        gaps = gap_table(bases, bases)
        for n, one in enumerate(bases):
            for m in range(n):
                assert gaps[n, m] > 0 or gap(one, bases[m]).overlap <= 1e-6, (standing[n], standing[m])
    for unit in state.units.values():
        full = state.profiles[unit.profile].stats["hp"]
        assert all(0 <= figure.hp <= full for figure in state.figures_of(unit.id))
        assert (unit.where == GONE) == (not unit.figures)
    for figure in standing:
        x, y = figure.model.at
        assert 0 <= x <= state.board.width
        assert 0 <= y <= state.board.height


@pytest.mark.campaign
@pytest.mark.parametrize("seed", few(range(4)))
def test_a_battle_comes_to_its_end_and_is_lawful_all_the_way(seed):
    session = played_out(two_by_two(), seed, after=check)
    assert session.state.result
    assert replayed(session, Warsurge()) == session.state


def test_undoing_everything_leads_back_to_the_start_by_the_same_states():
    assert is_led_back(played_out(two_by_two(), 9))


@pytest.mark.campaign
def test_units_lose_models_to_fire_and_to_swords():
    lost = [
        unit
        for seed in range(4)
        for unit in played_out(two_by_two(), seed).state.units.values()
        if len(unit.figures) < unit.strength
    ]
    assert lost


def test_nobody_stands_on_the_table_before_it_is_deployed():
    assert all(unit.where != TABLE for unit in two_by_two().units.values())
