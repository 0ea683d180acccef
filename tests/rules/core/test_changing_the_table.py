"""Events that change what there is: terrain that goes, printed facts that a game makes."""

import pytest

from battlefield.geometry.kernel.shapes import Circle
from battlefield.rules.core.apply import EventError, applied, apply
from battlefield.rules.core.events import ProfileChanged, ProfileMade, TerrainRemoved, UnitBecameTerrain
from battlefield.rules.core.state import Profile, State, Unit
from battlefield.rules.scene.contents import Board, Terrain

ROCKS = tuple(Terrain(name, Circle((3.0, 3.0), 1.0)) for name in ("a", "b"))


def a_state():
    units = {"u": Unit("u", "U", "red", "p", (), strength=3)}
    return State("test", Board(9, 9), ROCKS, ("red", "blue"), {"p": Profile("p", "P")}, units, {})


def test_terrain_that_is_removed_is_gone_and_the_rest_stays():
    assert [piece.id for piece in apply(a_state(), TerrainRemoved("a")).terrain] == ["b"]
    with pytest.raises(EventError):
        apply(a_state(), TerrainRemoved("c"))


def test_a_unit_takes_a_profile_that_was_made_in_the_game():
    made = ProfileMade(Profile("q", "Q"))
    state = applied(a_state(), [made, ProfileChanged("u", "q")])
    assert (state.units["u"].profile, state.units["u"].strength) == ("q", 3)
    assert applied(a_state(), [made, ProfileChanged("u", "q", strength=5)]).units["u"].strength == 5
    with pytest.raises(EventError):
        apply(state, made)


def test_a_unit_that_becomes_terrain_is_rough_where_it_is_difficult():
    assert not a_state().units["u"].is_rough
    assert not apply(a_state(), UnitBecameTerrain("u")).units["u"].is_rough
    wrecked = apply(a_state(), UnitBecameTerrain("u", ("difficult",))).units["u"]
    assert (wrecked.terrain, wrecked.is_rough) == (("difficult",), True)
