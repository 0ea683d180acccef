"""Templates used inside of units: beams on their carrier, and what stays in there."""

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, lost
from prisons import BOW, carried, prison
from running import run

from battlefield.rulebooks.warsurge.movement.moving import settle
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.events import Placed


def test_a_beam_from_inside_strikes_the_carrier_and_all_in_it_but_its_user():
    after = attack(prison("Beam I"), [6, 6])
    assert [lost(after, unit) for unit in ("truck", "rider", "red1")] == [1, 1, 0]


def test_a_second_rank_beam_from_inside_rolls_for_the_models():
    after = attack(prison("Beam II"), [2, 3, 6, 6, 6, 6, 1])
    assert lost(after, "truck") + lost(after, "rider") == 4


def test_a_beam_from_an_open_transport_strikes_that_too():
    gun = weapon("gun", "Beam I", range=12, power=3)
    state = army(
        ("red1", "red", troop("gunner", hp=3), (gun,), [(40.0, 40.0)]),
        (
            "truck",
            "red",
            troop("truck", hp=9, armour=None, transport=9, fire_points=1),
            (BOW,),
            [(20.0, 20.0)],
        ),
        ("blue1", "blue", troop("foe", armour=None), (BOW,), [(20.0, 25.0)]),
    )
    after = attack(in_phase(carried(state, "red1", "truck")), [6])
    assert [lost(after, unit) for unit in ("truck", "blue1")] == [1, 0]


@pytest.mark.parametrize("name", ["Residue", "Vortex"])
def test_what_stays_inside_hurts_all_in_there_as_the_carrier_moves_a_turn_later(name):
    state = attack(prison("Beam I", f"{name} I"), [6, 6]).state
    assert state.is_under("truck", f"{name} Inside")
    place = (Placed("truck1", (20.0, 24.0)),)

    def flow(game):
        yield from settle(game, "truck", "Move", place)

    assert run(state, flow).state.hp("truck") == state.hp("truck")
    late = run(in_phase(state, "Move", 2), flow, [6, 6, 6, 6]).state
    assert late.hp("truck") == state.hp("truck") - 1
    assert late.hp("rider") == state.hp("rider") - 2
    assert late.hp("red1") == 2


def test_a_vortex_comes_out_of_a_transport_that_is_lost():
    state = attack(prison("Explode II", "Vortex I"), [1, 1, 6, 6], [("truck",)]).state

    def flow(game):
        yield from lose(game, "truck", 20, "a test")
        yield from remove_casualties(game)

    assert [mark.name for mark in run(state, flow).state.markers] == ["Vortex"]
