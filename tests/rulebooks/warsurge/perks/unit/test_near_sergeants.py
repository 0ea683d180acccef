"""What surrounds somebody reaches a unit and its sergeants as one: where any of them is near enough."""

from dataclasses import replace

import pytest
from armies import weapon
from clauses import TOUCH, bearing
from companies import RIFLE, drilled, squad
from fighting import attack, in_phase, lost
from running import asks, run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import Held

ENDS = pytest.mark.parametrize("end", ["unit", "sergeant"])
BOTH = ("red1", "red2")


def near(end, inches):
    """Give a place so far from the left end of red1, or from its sergeant at the right."""
    return (30.0 - TOUCH - inches if end == "unit" else 33.0 + TOUCH + inches, 10.0)


def beside(end, inches, *perks, side="blue", others=(), **more):
    """Red1 with a sergeant at its right end, and somebody so far from one end of them."""
    other = squad(*perks, id_="other", side=side, models=1, at=near(end, inches), **more)
    state = drilled(others=(other, *others))
    own = (figure for unit in BOTH for figure in state.figures_of(unit))
    return state.with_figures(
        *(replace(f, model=replace(f.model, at=(f.model.at[0] + 20.0, 10.0))) for f in own)
    )


@ENDS
@pytest.mark.parametrize(("inches", "gain"), [(11.9, 1), (12.1, 0)])
def test_an_aura_is_for_a_unit_and_its_sergeants(end, inches, gain):
    aura = Held("Aura I", (("auras", "Protective Aura"),))
    state = beside(end, inches, aura, side="red")
    assert [stat(asks(state), "armour", unit).value for unit in BOTH] == [gain, gain]


@ENDS
@pytest.mark.parametrize(("inches", "found"), [(17.9, ["red1"]), (18.1, [])])
def test_an_order_is_given_to_a_unit_whose_sergeant_alone_is_near(end, inches, found):
    state = beside(end, inches, "Leader", "Orders", side="red")
    answers = [("move",), ()] if found else [()]
    begun = run(state, lambda game: game.tell(TurnBegan(1)), (), answers).state
    assert [each.on for each in begun.effects if each.name == "Orders"] == found


@ENDS
@pytest.mark.parametrize(("inches", "found"), [(5.9, {"other"}), (6.1, {"other", "blue1"})])
def test_who_taunts_a_unit_taunts_its_sergeant_too(end, inches, found):
    state = in_phase(beside(end, inches, "Taunt I"), "Attack")
    for unit in BOTH:
        assert {aim.target for aim in aims(asks(state), unit, RIFLE.id)} == found


@ENDS
@pytest.mark.parametrize(("inches", "loss"), [(5.9, -1), (6.1, 0)])
def test_a_spy_unsettles_a_unit_and_its_sergeant(end, inches, loss):
    state = bearing(beside(end, inches), "Espionage", "other", "other", 2, side="red")
    for unit in BOTH:
        assert asks(state).figure("attack dice", 0, unit, weapon=RIFLE.id, foe="blue1").value == loss


@ENDS
@pytest.mark.parametrize(("inches", "open_"), [(11.9, True), (12.1, False)])
def test_who_is_near_a_sergeant_uncovers_its_unit(end, inches, open_):
    state = beside(end, inches, "Uncover")
    for unit in BOTH:
        assert bool(asks(state).reason_against("cover", "blue1", foe=unit)) is open_


@ENDS
@pytest.mark.parametrize(("inches", "cost"), [(5.9, 1), (6.1, 0)])
def test_a_leap_goes_to_a_unit_whose_sergeant_alone_is_near(end, inches, cost):
    hook = weapon("hook", "Chain I", range=60, power=10)
    shooter = squad(id_="blue2", side="blue", models=1, at=(30.0, 40.0), weapons=(hook,))
    state = in_phase(
        beside(end, inches, side="red", hp=9, armour=None, others=(shooter,)), "Attack", 1, "blue"
    )
    struck = attack(state, [4] if cost else [], [("other",)], unit="blue2")
    assert sum(lost(struck, unit) for unit in BOTH) == cost


@ENDS
@pytest.mark.parametrize(("inches", "dice", "cost"), [(11.9, [1, 6], 1), (12.1, [], 0)])
def test_a_decoy_that_explodes_strikes_a_unit_whose_sergeant_alone_is_near(end, inches, dice, cost):
    state = bearing(beside(end, inches, hp=1), "Decoy", "other", "other", explodes=12)
    after = run(in_phase(state, "Attack"), lambda game: lose(game, "other", 1, "Gun"), dice).state
    assert state.hp("red1") - after.hp("red1") == cost
