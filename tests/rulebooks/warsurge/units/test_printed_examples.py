"""Numbers that the book works out as examples, where no other test uses just these."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from companies import field, squad
from fighting import attack, duel, in_phase, line, rolls, under
from running import asks

from battlefield.rulebooks.warsurge.units.stats import BEST_LEVEL, points_now, stat
from battlefield.rulebooks.warsurge.units.unit_status import ACTED
from battlefield.rules.core.events import Placed
from battlefield.rules.core.modifiers import Limits, figured, plus, times

GUN = weapon("gun")


def test_half_of_a_unit_of_120_points_is_worth_60():
    state = field(squad(models=2, hp=3, points=120))
    wounded = state.with_figures(replace(state.figures["red11"], hp=0))
    assert points_now(asks(wounded), "red1") == 60


def test_power_5_and_3_doubled_is_16():
    modifiers = (times(2, "Twice"), plus(2, "One"), plus(1, "Another"))
    assert figured("power", 5, modifiers, Limits("down", 0)).value == 16


def test_defence_4_raised_from_two_sources_is_6():
    state = under(duel(troop("a"), [GUN], troop("t", defence=4)), "Boost Defence", "blue1", "blue1")
    state = under(state, "Adrenaline", "blue1", "blue1")
    assert stat(asks(state), "defence", "blue1").value == 6


@pytest.mark.parametrize(("armour", "left"), [(5, 0), (4, 1), (None, 0)])
def test_a_save_of_5_lowered_by_2_is_none(armour, left):
    state = duel(troop("a"), [GUN], troop("t", armour=armour))
    for name in ("Corrode", "Curse Armour"):
        state = under(state, name, "blue1", "red1")
    assert stat(asks(state), "armour", "blue1").value == left <= BEST_LEVEL


def test_arc_rolls_four_dice_for_50_models_too():
    spots = [(15.0 + 1.5 * (n % 10), 10.0 + 1.5 * (n // 10)) for n in range(50)]
    crowd = troop("crowd", defence=4, hp=1, armour=None)
    gun = weapon("gun", "Arc I", power=10)
    rows = (("red1", "red", troop("a"), (gun,), line(1, 5.0)), ("blue1", "blue", crowd, (), spots))
    session = attack(in_phase(army(*rows)), [3, 3, 3, 3])
    assert rolls(session) == [("Arc I", 4)]


def test_who_bleeds_and_moves_dashes_and_blinks_loses_3_hp():
    walker = troop("walker", "Blink I", hp=9, armour=None)
    state = under(duel(walker, [], troop("t"), apart=30.0), "Bleed", "red1", "blue1")
    moved = attack(
        in_phase(state, "Move"),
        [],
        [("Blink I",), (Placed("red11", (12.0, 10.0)),), (Placed("red11", (14.0, 10.0)),)],
        name="Move",
    )
    assert moved.state.hp("red1") == 7
    ready = replace(moved.state, effects=tuple(e for e in moved.state.effects if e.name != ACTED))
    dashed = attack(in_phase(ready, "Dash"), [], [(Placed("red11", (16.0, 10.0)),)], name="Dash")
    assert dashed.state.hp("red1") == 6
