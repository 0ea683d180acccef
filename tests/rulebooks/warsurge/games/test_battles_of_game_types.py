"""Whole battles of every game type, with all roster perks, by random legal choices."""

from dataclasses import replace

import pytest
from armies import army, enlisted, played_out, troop, weapon
from campaigns import few

from battlefield.play.session import replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.games import GAME_TYPES
from battlefield.rulebooks.warsurge.perks.roster import PERKS
from battlefield.rules.core.digest import digest
from battlefield.rules.core.state import GONE, RESERVE, TABLE

BOW = weapon("bow", range=24, attacks=3, power=5, ap=4)
PLAGUE = weapon("bile", "Plague", range=12, attacks=2, power=4)
SWORD = weapon("sword", range=0, attacks=3, power=5)
ROWS = (
    ("guard", ("Aura II", "Presence"), {}),
    ("hunter", ("Blink I", "Resurrection I"), {}),
    ("wall", (), {"move": 0, "dash": 0, "hp": 3, "points": 60}),
)
PICKS = [[perk.name for perk in PERKS[start::3]] for start in range(3)]


def cast(name, seed):
    """Give each side three units (one in the Den of Dread), and a third of the roster perks."""
    rows = []
    for side in ("red", "blue"):
        for id_, perks, stats in ROWS[: 1 if name == "den of dread" else 3]:
            printed = troop(f"{id_}-{side}", *perks, **stats)
            rows.append((f"{id_}-{side}", side, printed, (BOW, PLAGUE, SWORD), None))
    settings = (("game type", name), ("zone depth", 8), ("turns", 2))
    made = army(*rows, board=(24, 24), settings=settings)
    for unit in tuple(made.units.values()):
        made = made.with_unit(replace(unit, figures=unit.figures[:2], strength=2))
    made = enlisted(made, "red", *PICKS[seed % 3], points=1000)
    return enlisted(made, "blue", *PICKS[(seed + 1) % 3], points=1000)


def keeps_the_books(session):
    """Look at what has to hold at any time."""
    state = session.state
    for unit in state.units.values():
        assert unit.where in (TABLE, RESERVE, GONE) or unit.where in state.units
        assert unit.figures or unit.where == GONE
    assert len({mark.id for mark in state.markers}) == len(state.markers)
    assert all(side in state.sides for side in state.scores)


@pytest.mark.first(2)
@pytest.mark.parametrize("name", few(GAME_TYPES, 4))
def test_a_battle_of_each_type_comes_to_its_end_and_can_be_played_again(name, seed=1):
    session = played_out(cast(name, seed + list(GAME_TYPES).index(name)), seed, after=keeps_the_books)
    assert session.state.result
    assert replayed(session, Warsurge()) == session.state


@pytest.mark.campaign
def test_all_of_it_can_be_taken_back():
    session = played_out(cast("tactical strike", 3), 3)
    end = session.hash
    while session.undo():
        pass
    assert digest(session.state) == digest(session.start)
    while session.redo():
        pass
    assert session.hash == end


@pytest.mark.campaign
def test_a_battle_of_the_advanced_kind_scores_as_well():
    state = cast("objective markers", 2)
    settings = (*state.settings, ("playstyle", "advanced"))
    session = played_out(replace(state, settings=settings), 2, most=6000, after=keeps_the_books)
    assert session.state.result
