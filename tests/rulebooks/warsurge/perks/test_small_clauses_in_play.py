"""Single clauses that are easily passed over, beside the same without them."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from arrivals import at, begun, waiting
from coming_back import begun as started
from coming_back import fallen, turn
from convoys import inside
from fighting import attack, in_phase, under
from running import asks, run
from wards import ward

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import GONE, TABLE, Held
from battlefield.rules.core.values import info_of
from battlefield.rules.scene.contents import Terrain

GUN = weapon("gun")


# a Nova that heals


def test_a_nova_that_heals_takes_in_its_own_unit():
    state = ward("Heal", "Nova III", attacks=1)
    near = state.figures["red21"]
    state = state.with_figures(
        replace(near, model=replace(near.model, at=(12.0, 10.0))), replace(state.figures["red11"], hp=1)
    )
    after = attack(state).state
    assert (after.hp("red1"), after.hp("red2")) == (2, 5)


def test_a_nova_that_harms_spares_its_own_unit():
    state = ward("Nova III", attacks=1)
    assert attack(state).state.hp("red1") == state.hp("red1")


# Summon, Respawn


def test_what_is_controlled_is_summoned_no_more_once_its_controller_fell():
    imp = troop("imp", "Summon", Held("Controlled I", info_of({"controller": "red2"})))
    state = started(
        army(
            ("red1", "red", imp, (GUN,), [(10.0, 10.0)]),
            ("red2", "red", troop("master"), (GUN,), [(14.0, 10.0)]),
            ("blue1", "blue", troop("foe"), (GUN,), [(40.0, 40.0)]),
        )
    )
    assert "red1 (2)" in turn(state, 2).units
    lost = fallen(state, "red2")
    assert lost.units["red1"].where == GONE
    assert "red1 (2)" not in turn(lost, 2).units


def test_who_respawns_has_no_poison_left_of_its_own_side_either():
    rows = ("red1", "red", troop("a", "Respawn", hp=2), (GUN,), [(10.0, 10.0)])
    state = started(army(rows, ("blue1", "blue", troop("foe"), (GUN,), [(40.0, 40.0)])))
    after = turn(under(under(state, "Poison", "red1", "red1"), "Boost Move", "red1", "red1"), 2, [True])
    assert not after.is_under("red1", "Poison")
    assert after.is_under("red1", "Boost Move")


# dashes


def dashing(*places, **more):
    state = army(
        ("red1", "red", troop("a", **more), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe"), (GUN,), [(40.0, 40.0)]),
    )
    return attack(in_phase(state, "Dash"), (), places, name="Dash").state


@pytest.mark.parametrize(("to", "dashed"), [((10.0, 10.0), False), ((11.0, 10.0), True)])
def test_only_who_moved_has_dashed(to, dashed):
    after = dashing((Placed("red11", to),))
    assert unit_status.is_marked(after, unit_status.DASHED, "red1") is dashed


@pytest.mark.parametrize(("perks", "side"), [(("Courage",), "red"), ((), "")])
@pytest.mark.parametrize("phase", ["Move", "Dash"])
def test_a_side_that_cannot_move_but_has_a_perk_to_use_is_not_passed_over(phase, perks, side):
    still = {"move": 0, "dash": 0}
    state = army(
        ("red1", "red", troop("a", *perks, **still), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe", **still), (), [(40.0, 40.0)]),
        settings=(("turns", 1),),
    )

    def flow(game):
        yield from turns.begin_phase(game, phase)

    clock = run(in_phase(state, "Start"), flow).state.clock
    assert (clock.side if clock.phase == phase else "") == side


# healing aboard


def test_who_is_healed_beyond_the_room_of_its_transport_gets_out_before_that_moves():
    state = army(
        ("truck", "red", troop("lorry", "Healer I", transport=1, hp=6), (), [(10.0, 14.0)]),
        ("squad", "red", troop("squad", hp=2, points=60), (), [(40.0, 40.0)]),
        ("foe", "blue", troop("foe"), (), [(40.0, 10.0)]),
    )
    state = state.with_figures(replace(state.figures["squad1"], hp=1))
    away = (Placed("truck1", (5.0, 14.0)),)
    choices = [("Healer I",), ("squad",), away]
    after = attack(inside(in_phase(state, "Move")), (), choices, "truck", "Move").state
    assert after.units["squad"].where == TABLE
    assert after.figures["truck1"].model.at == (5.0, 14.0)
    assert after.figures["squad1"].model.at[0] > 8.0
    assert asks(after).state.hp("squad") == 2


# Airborne


@pytest.mark.parametrize(("perks", "open_"), [(("Airborne",), True), ((), False)])
def test_only_what_flies_comes_out_of_ambush_onto_impassable_ground(perks, open_):
    rim = Polygon(((20.0, 16.0), (28.0, 16.0), (28.0, 24.0), (20.0, 24.0)))
    marsh = Terrain("marsh", rim, ground=("impassable",))
    session = begun(waiting("Ambush III", *perks, turn=2, terrain=(marsh,)), (4,))
    assert not session.answer(("Ambush III",))
    refusal = session.answer(at((24.0, 20.0)))
    assert (refusal == "") is open_
    if open_:
        assert session.state.figures["red11"].model.at == (24.0, 20.0)
