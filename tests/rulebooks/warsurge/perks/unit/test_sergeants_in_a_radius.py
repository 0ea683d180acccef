"""A unit and its sergeants are one to what surrounds somebody: both are as near to it as either."""

import pytest
from armies import army, troop, weapon
from clauses import TOUCH, bearing
from companies import part_of
from fighting import attack, in_phase, lost, told
from running import asked_in, asks, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.perks.kit.resistance import sees
from battlefield.rulebooks.warsurge.units.stat_tests import mastery_test
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import Held
from battlefield.rules.scene.contents import Terrain

GUN = weapon("gun", range=48)
SPOT = (10.0, 10.0)
EITHER = pytest.mark.parametrize("near", ["red1", "red2"])
OUTSIDE = 0.4
"""Inches by which the other one of unit and sergeant is out of the radius; the near one is just in it."""


def led(near, inches, *perks, side="blue", others=(), terrain=(), phase="Attack"):
    """Red1 and its sergeant red2 side by side, one of them within so many inches of a unit with perks."""
    spots = {"red1": inches + OUTSIDE, "red2": inches + OUTSIDE, near: inches}
    x = {unit: SPOT[0] + 0.75 * TOUCH * (1 if unit == "red2" else -1) for unit in spots}
    y = {unit: SPOT[1] + (((TOUCH + gap) ** 2 - (0.75 * TOUCH) ** 2) ** 0.5) for unit, gap in spots.items()}
    rows = (
        ("red1", "red", troop("unit", hp=3, armour=None), (GUN,), [(x["red1"], y["red1"])]),
        ("red2", "red", troop("boss", "Sergeant", points=20, armour=None), (GUN,), [(x["red2"], y["red2"])]),
        ("user", side, troop("user", *perks, points=900, hp=9, armour=None), (), [SPOT]),
        ("blue2", "blue", troop("foe", hp=9, armour=None), (GUN,), [(40.0, 40.0)]),
        *others,
    )
    return in_phase(part_of(army(*rows, terrain=terrain), "red2", "red1"), phase)


def aimed(state, unit):
    return [aim.target for aim in aims(asks(state), unit, "gun")]


@EITHER
def test_a_taunt_draws_the_weapons_of_both(near):
    for unit in ("red1", "red2"):
        assert aimed(led(near, 6.0, "Taunt I"), unit) == ["user"]
        assert aimed(led(near, 6.1, "Taunt I"), unit) == ["user", "blue2"]


@EITHER
def test_either_may_aim_at_who_hides_where_their_unit_has_a_model_near(near):
    for unit in ("red1", "red2"):
        for inches, found in ((6.0, True), (6.1, False)):
            state = bearing(led(near, inches, "Stealth"), "Stealth", "user", "user")
            assert ("user" in aimed(state, unit)) is found


@EITHER
def test_an_aura_is_for_both(near):
    shield = Held("Aura I", (("auras", "Protective Aura"),))
    for unit in ("red1", "red2"):
        for inches, armour in ((12.0, 1), (12.1, 0)):
            assert stat(asks(led(near, inches, shield, side="red")), "armour", unit).value == armour


@EITHER
def test_a_spy_unsettles_both(near):
    for unit in ("red1", "red2"):
        for inches, less in ((6.0, -1), (6.1, 0)):
            state = bearing(led(near, inches, "Espionage"), "Espionage", "user", "user", turn=2, side="red")
            assert asks(state).figure("attack dice", 0, unit, weapon="gun", foe="blue2").value == less


WALL = Terrain(
    "wall", Polygon(((0.0, 31.0), (48.0, 31.0), (48.0, 31.2), (0.0, 31.2))), 0.0, 1.1, sight="blocks"
)


@EITHER
def test_who_uncovers_lays_both_open(near):
    """Power 4 on Defence 3 hits on a 3, on Defence 4, behind the wall, on a 4."""
    for inches, hit in ((12.0, 1), (12.1, 0)):
        state = in_phase(led(near, inches, "Uncover", terrain=(WALL,)), "Attack", 1, "blue")
        session = attack(state, [3], unit="blue2")
        assert lost(session, "red1") == hit, told(session)


@EITHER
def test_a_test_of_either_is_resisted_near_any_of_both(near):
    for unit in ("red1", "red2"):
        for inches, passed in ((12.0, False), (12.1, True)):
            found = []

            def flow(game, unit=unit, found=found):
                found.append((yield from mastery_test(game, unit, "Rite")))

            run(led(near, inches, "Resist I"), flow, (4,))
            assert found == [passed]


@EITHER
def test_orders_reach_a_unit_by_its_sergeant(near):
    for inches, given in ((18.0, True), (18.1, False)):
        state = led(near, inches, "Leader", "Orders", side="red", phase="Start")
        ordered = run(state, lambda game: game.tell(TurnBegan(2)), answers=[("cover",)] * (1 + given)).state
        assert ordered.is_under("red1", "Orders") is given


@pytest.mark.parametrize(("perks", "side"), [(("Leader", "Orders"), "red"), (("Uncover",), "blue")])
def test_who_sees_a_sergeant_alone_sees_its_unit(perks, side):
    """A wall hides the unit from the user, and not its sergeant beside it."""
    screen = Polygon(((7.0, 18.6), (9.9, 18.6), (9.9, 18.8), (7.0, 18.8)))
    state = led("red2", 8.0, *perks, side=side, terrain=(Terrain("w", screen, top=9.0, sight="blocks"), WALL))
    assert not sees(state, "user", "red1")
    if side == "red":
        state = in_phase(state, "Start", 2)
        after = run(state, lambda game: game.tell(TurnBegan(2)), answers=[("cover",)] * 2).state
        assert after.is_under("red1", "Orders")
    else:
        assert asks(state).reason_against("cover", "blue2", foe="red1")


@EITHER
def test_dice_of_either_are_jinxed_near_any_of_both(near):
    for unit in ("red1", "red2"):
        for inches, jinxed in ((24.0, True), (24.1, False)):
            state = led(near, inches, "Jinx")
            request = asked_in(state, lambda game, unit=unit: game.roll("x", 1, by="red", about=(unit,)), [4])
            assert (request is not None) is jinxed
