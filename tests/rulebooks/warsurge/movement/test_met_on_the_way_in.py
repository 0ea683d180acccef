"""Who embarks, goes through a gateway, breaks in or gets out is met on its way like anybody who moves."""

from dataclasses import replace

import pytest
from armies import army, enlisted, troop, weapon
from companies import part_of
from convoys import inside
from fighting import attack, in_phase, lost
from movers import begun, box
from running import run

from battlefield.geometry.kernel.shapes import Polygon, Template
from battlefield.rulebooks.warsurge.movement.deploying import arrive
from battlefield.rulebooks.warsurge.turn.lingering_markers import leave
from battlefield.rulebooks.warsurge.words import ITS_FROM
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import GameBegan, TurnBegan
from battlefield.rules.core.requests import Places
from battlefield.rules.scene.contents import Terrain

TOUCH = 32 / 25.4
BOW, SNIPER, GUN = (
    weapon("bow", range=12),
    weapon("gun", "Snipe", range=40, power=10),
    weapon("gun", range=40, power=10),
)
EMBARK, OUT = ("truck|truck1|",), ("disembark",)
STRIP = Polygon(((5.0, 11.0), (15.0, 11.0), (15.0, 12.0), (5.0, 12.0)))


def column(*squad, gun=GUN, bow=BOW, foe=(), hp=9, at=(10.0, 9.0), others=(), terrain=()):
    """A squad of one above its transport, which stands at (10, 14); blue1 stands to the right of its way."""
    rows = (
        ("squad", "red", troop("squad", *squad, armour=None, hp=hp), (bow,), [at]),
        ("truck", "red", troop("lorry", transport=9, hp=6, armour=None), (), [(10.0, 14.0)]),
        ("blue1", "blue", troop("foe", *foe, armour=None, hp=3), (gun,), [(20.0, 11.5)]),
        *others,
    )
    return in_phase(army(*rows, terrain=terrain), "Move")


def embarks(state, dice=(), answers=()):
    return attack(state, dice, [EMBARK, *answers], "squad", "Move")


def gets_out(state, dice=(), answers=(), to=(10.0, 9.0)):
    return attack(inside(state), dice, [OUT, (Placed("squad1", to),), *answers], "squad", "Move")


BOTH_WAYS = pytest.mark.parametrize("goes", [embarks, gets_out])


def residue(state, at=(10.0, 11.5), name="Residue"):
    """Let the foe's weapon have left a round template an inch wide."""
    lies = Template("round", 1.0, at)

    def flow(game):
        yield from ()
        leave(game, name, "blue1", "gun", at, ITS_FROM(1), template=lies)

    return run(state, flow).state


@BOTH_WAYS
def test_it_is_sniped_on_its_way(goes):
    session = goes(column(gun=SNIPER), answers=[True])
    assert lost(session, "squad") == 1
    assert session.state.units["squad"].where == ("truck" if goes is embarks else "table")


@BOTH_WAYS
def test_it_is_seen_where_it_passes_though_neither_where_it_begins_nor_where_it_ends(goes):
    """The foe looks between two walls at the middle of the way alone."""
    walls = (box("upper", 14.0, 0.0, 1.0, 11.0), box("lower", 14.0, 12.0, 1.0, 20.0))
    assert lost(goes(column(gun=SNIPER, terrain=walls), answers=[True]), "squad") == 1
    shut = (*walls, box("gap", 14.0, 10.5, 1.0, 2.0))
    assert lost(goes(column(gun=SNIPER, terrain=shut)), "squad") == 0


def test_who_falls_on_the_way_does_not_come_aboard():
    assert embarks(column(gun=SNIPER, hp=1), answers=[True]).state.units["squad"].where == "gone"


@BOTH_WAYS
def test_it_strikes_while_it_moves(goes):
    """Out of its transport, and into it, nobody else sees anything."""
    assert lost(goes(column(bow=weapon("bow", "Moving Strike", power=10)), answers=[True])) == 1


@BOTH_WAYS
@pytest.mark.parametrize("ground", [(), ("dangerous",)])
def test_dangerous_ground_on_its_way_hurts(goes, ground):
    strip = Terrain("strip", STRIP, ground=ground)
    assert lost(goes(column(terrain=(strip,)), [1] * len(ground)), "squad") == len(ground)


@BOTH_WAYS
@pytest.mark.parametrize("name", ["Residue", "Vortex"])
def test_what_lies_on_its_way_hurts(goes, name):
    assert lost(goes(residue(column(), name=name)), "squad") == 1
    assert lost(goes(residue(column(), (13.0, 11.5), name)), "squad") == 0


def test_who_embarks_out_of_a_residue_beside_its_transport_leaves_it():
    near = (10.0, 14.0 - TOUCH)
    assert lost(embarks(residue(column(at=near), near)), "squad") == 1


@BOTH_WAYS
@pytest.mark.parametrize(("y", "where"), [(11.5, "gone"), (4.0, "table")])
def test_a_decoy_near_its_way_vanishes(goes, y, where):
    """A decoy at y to the left: seen from the way at 5 inches in one place, at 8 in the other."""
    state = run(in_phase(column(foe=("Decoy I",)), "Start", 0), lambda game: game.tell(GameBegan())).state
    fake = "blue1 (decoy)"
    place = (Placed(f"{fake}/1", (10.0 - 5.0 - TOUCH, y)),)
    state = run(state, lambda game: arrive(game, fake, place, "Deploy")).state
    assert goes(in_phase(state, "Move")).state.units[fake].where == where


@BOTH_WAYS
def test_a_juggernaut_destroys_what_it_goes_through(goes):
    wall = box("wall", 5.0, 11.0, 10.0, 0.5)
    assert not goes(column("Juggernaut II", terrain=(wall,))).state.terrain


def test_who_goes_into_a_gateway_is_sniped_on_its_way_and_goes_in_with_its_sergeant():
    boss = ("boss", "red", troop("boss", "Sergeant", armour=None, move=6), (), [(11.5, 9.0)])
    state = in_phase(part_of(enlisted(column(gun=SNIPER, others=(boss,)), "red", "Gateway"), "boss", "squad"))
    state = run(in_phase(state, "Start"), lambda game: game.tell(TurnBegan(1)), (), [(6.0, 12.0)]).state
    state = run(in_phase(state, "Start", 2), lambda game: game.tell(TurnBegan(2)), (), [(40.0, 40.0)]).state
    state = in_phase(state, "Move", 2)
    session = attack(state, (), [("Gateway 1 of red",), True], "squad", "Move")
    assert lost(session, "squad") == 1
    assert {session.state.units[each].where for each in ("squad", "boss")} == {"reserve"}
    slow = replace(state, profiles={**state.profiles, "boss": troop("boss", "Sergeant", armour=None, move=3)})
    assert isinstance(begun(slow, unit="squad").pending, Places)  # the sergeant does not come that far


def test_who_breaks_in_is_sniped_on_its_way():
    host = ("blue2", "blue", troop("host", hp=9), (), [(5.0, 12.0)])
    state = column("Breach", gun=SNIPER, others=(host,))
    session = attack(state, (), [("into|blue2|",), True], "squad", "Move")
    assert (lost(session, "squad"), session.state.units["squad"].where) == (1, "blue2")
