"""The small battles made to be fair: the same from both ends, turned half about, and playable at once."""

import json
from dataclasses import replace

import pytest
from campaigns import few

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.battle.scripted import Seats, play_steps
from battlefield.app.opponents.players import player
from battlefield.app.playing.setup.setup import checked, first_setup, offered
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.resources import asset, sample_battles

FAIR = {
    "warsurge": "three_cairns",
    "pulp-city": "under_the_crane",
    "iron-kingdoms": "toll_bridge",
    "agemonia": "twin_sluices",
}
NAMES = tuple(FAIR.values())


def script(name):
    return read_script(asset(f"rosters/{name}.json"))


def turned(points, board):
    return {(round(board.width - x, 6), round(board.height - y, 6)) for x, y in points}


def corners(points):
    return {(round(x, 6), round(y, 6)) for x, y in points}


def corners_of(outline):
    points = outline.points if isinstance(outline, Polygon) else ()
    return frozenset(corners(points))


@pytest.mark.parametrize("name", NAMES)
def test_terrain_areas_and_objectives_are_the_same_turned_half_about(name):
    found = script(name)
    shapes = [corners_of(piece.outline) for piece in found.terrain if isinstance(piece.outline, Polygon)]
    shapes += [corners_of(area.polygon) for area in found.areas]
    assert shapes
    for shape in shapes:
        assert frozenset(turned(shape, found.board)) in shapes
    places = corners(each.at for each in found.objectives if each.at is not None)
    assert turned(places, found.board) == places


@pytest.mark.parametrize("name", [name for book, name in FAIR.items() if book != "agemonia"])
def test_both_sides_bring_the_same(name):
    one, other = script(name).rosters.values()
    assert one == other


@pytest.mark.parametrize("name", NAMES)
def test_it_is_offered_at_the_start_with_a_name_and_a_story(name):
    path = asset(f"rosters/{name}.json")
    found = read_script(path)
    assert path in sample_battles() and found.name and found.description
    assert json.loads(path.read_bytes())["book"] == found.book


@pytest.mark.campaign
@pytest.mark.parametrize("name", few(NAMES, 1))
def test_it_is_played_to_its_end_in_few_decisions(name):
    found = script(name)
    with_players = Battle(session_of(replace(found, seed=4)))
    counted = {side: Counted(with_players.book) for side in found.rosters}
    play_steps(with_players, found, lambda _: None, Seats(counted))
    assert with_players.state.result
    assert 20 <= sum(each.count for each in counted.values()) <= 200


class Counted:
    """The automaton, and how often it decides."""

    def __init__(self, book):
        self.page, self.count = player("automaton", book), 0

    def decide(self, view):
        self.count += 1
        return self.page.decide(view)


def test_its_map_of_areas_may_be_chosen_for_a_new_battle():
    path = asset("rosters/twin_sluices.json")
    rosters = [asset("rosters/sluice_keepers.json"), asset("rosters/sluice_brood.json")]
    setup = first_setup(offered((), rosters, [path]), 3, "agemonia")
    assert setup.table.name == "The twin sluices" and not checked(setup).problems
