"""Burrow: units below ground, their markers, and what passes from level to level."""

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, locked, told, under
from running import asks, run

from battlefield.geometry.kernel.shapes import Circle, Polygon, Template
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.attack.template_placement import Mode
from battlefield.rulebooks.warsurge.attack.templates import models_under
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.events import Placed
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table import layout
from battlefield.rules.table.underground import BELOW, are_apart, is_below

GUN = weapon("gun", range=24, power=3)
ARC = weapon("arc", "No Line of Sight I", range=24, power=3)
WALL = Terrain(
    "wall", Polygon(((13.0, 0.0), (14.0, 0.0), (14.0, 48.0), (13.0, 48.0))), top=9.0, sight="blocks"
)
LAVA = Terrain("lava", Circle((10.0, 15.0), 2.0), ground=("impassable",))


def field(*perks, apart=10.0, weapons=(GUN,), terrain=(), foe=()):
    return in_phase(
        army(
            ("red1", "red", troop("red1", "Burrow", *perks), weapons, [(10.0, 10.0)]),
            ("blue1", "blue", troop("blue1", *foe, hp=4), (GUN,), [(10.0 + apart, 10.0)]),
            terrain=terrain,
        ),
        "Move",
    )


def burrowed(state, dice=()):
    bearer = usable(asks(state), "red1")["Burrow"]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer), list(dice)).state


def aimed(state, unit="red1", weapon_="gun"):
    return [aim.target for aim in aims(asks(state), unit, weapon_)]


def below(state, *units):
    for unit in units:
        state = under(state, BELOW, unit, unit)
    return state


def test_it_goes_below_and_comes_up_with_a_marker_near_it_each_time():
    state = burrowed(field())
    assert is_below(state, "red1")
    assert [mark.name for mark in state.markers] == ["Underground Marker"]
    gap = layout.gap_to_point(layout.base_of(state.figures["red11"].model), state.markers[0].at)
    assert gap <= 6.0
    up = burrowed(state)
    assert not is_below(up, "red1")
    assert len(up.markers) == 2


def test_it_burrows_beside_moves_not_beside_attacks_and_tests_for_it_in_a_melee():
    assert "Burrow" not in usable(asks(in_phase(field(), "Attack")), "red1")
    fighting = locked(field(apart=32 / 25.4), "red1", "blue1")
    assert not is_below(burrowed(fighting, [3]), "red1")
    gone = burrowed(fighting, [4])
    assert is_below(gone, "red1")
    assert not unit_status.is_engaged(gone, "blue1")


def test_levels_do_not_see_each_other_and_those_below_see_through_terrain():
    state = field(terrain=(WALL,))
    assert aimed(state) == []
    assert aimed(field()) == ["blue1"]
    assert aimed(below(field(), "red1")) == []
    assert aimed(below(field(), "blue1")) == []
    assert aimed(below(state, "red1", "blue1")) == ["blue1"]


def test_a_weapon_that_needs_no_sight_strikes_through_with_its_penalty_and_leaves_a_marker():
    state = in_phase(below(field(weapons=(ARC,)), "blue1"))
    session = attack(state, [6, 1])
    assert any("No Line of Sight" in words for words in told(session))
    assert len(session.state.markers) == 1
    assert session.state.markers[0].side == "blue"


def test_templates_strike_only_their_own_level():
    disc, mode = [Template("round", 5.0, (20.0, 10.0))], Mode("round", 5.0)
    assert models_under(asks(field()), "red1", disc, mode) == [("blue1", 1)]
    assert models_under(asks(below(field(), "red1")), "red1", disc, mode) == []


def moved(state, x, y):
    return attack(state, (), [(Placed("red11", (x, y)),)], name="Move")


def test_below_it_goes_half_as_far_through_walls_and_enemies_above():
    state = below(field(terrain=(WALL,), apart=2.5), "red1")
    assert moved(below(field(terrain=(WALL,)), "red1"), 13.0, 10.0).state.figures["red11"].model.at == (
        13.0,
        10.0,
    )
    with pytest.raises(AssertionError, match="never asked"):
        moved(state, 13.1, 10.0)
    assert not unit_status.is_engaged(moved(state, 10.0, 12.0).state, "red1")


def test_below_it_ends_neither_on_impassable_ground_nor_under_others():
    lava = below(field(terrain=(LAVA,)), "red1")
    with pytest.raises(AssertionError, match="never asked"):
        moved(lava, 10.0, 13.0)
    with pytest.raises(AssertionError, match="never asked"):
        moved(below(field(apart=3.0), "red1"), 12.5, 10.0)


def test_what_it_flies_by_does_nothing_below_but_a_gift_for_rough_ground_does():
    flier = below(field("Airborne"), "red1")
    assert not asks(flier).figure("passes units", 0, "red1").value
    with pytest.raises(AssertionError, match="never asked"):
        moved(flier, 10.0, 15.0)
    assert moved(below(field("Traverse I"), "red1"), 10.0, 16.0).state.figures["red11"].model.at == (
        10.0,
        16.0,
    )


def test_above_it_walks_over_those_below():
    state = below(field(apart=3.0), "blue1")
    assert moved(state, 16.0, 10.0).state.figures["red11"].model.at == (16.0, 10.0)
    assert are_apart(state, "red1", "blue1")


def test_a_unit_that_touches_a_marker_may_go_down_there_once_a_turn():
    state = burrowed(burrowed(field(foe=())))
    mark = state.markers[0].at
    walker = state.figures["red11"].model.at
    down = attack(state, (), [(Placed("red11", mark),), True], name="Move").state if mark != walker else state
    assert is_below(down, "red1")
    assert down.is_under("red1", "used an underground marker")


def test_below_it_holds_no_objectives_and_comes_up_off_the_table():
    state = below(field(), "red1")
    assert asks(state).reason_against("objectives", "red1")
    assert not is_below(run(state, lambda game: to_reserve(game, "red1", "test")).state, "red1")
