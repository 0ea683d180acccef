"""Forecasts of a weapon that may strike several say what comes of each."""

from dataclasses import replace
from fractions import Fraction

import pytest
from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.app.foreseeing.chances import Average
from battlefield.app.foreseeing.changes import Counted
from battlefield.app.foreseeing.telling import Outcome, Prospect
from battlefield.app.foreseeing.ways import Ways
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.forecasts import Forecast, Forecasts, comes_to_dice, forecast
from battlefield.app.playing.prompts.unasked import UNASKED
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.book.actions import Action

SLINGERS, KING = "raiders/slingers", "raiders/brute"


def asking(battle):
    """Give the desk of a battle that asks for the weapon, even where there is one."""
    desk = BattleDesk(battle)
    desk.table.options.put(UNASKED, False)
    return desk


def losing(name, *amounts, trials=0):
    """What may come about where a unit loses these HP with these chances."""
    lost = Outcome(Counted(name, "loses", measure="health"), Average(amounts, trials))
    return Prospect("warsurge", (lost,), Ways((), trials))


@pytest.mark.campaign
def test_a_weapon_with_two_targets_is_foreseen_against_each():
    rows = (BOWS, 4.0, 6.0), (CUTTERS, 3.0, 14.0), (SLINGERS, 14.0, 14.0), (SPEARS, 30.0, 2.0)
    desk = asking(begun(*rows, side="wardens", phase="Attack"))
    assert desk.begin(Action("Attack", "wardens", BOWS))
    bow = next(option.id for option in desk.pending.options if option.words == "War bow")
    found = forecast(desk.seen.question, (bow,), lambda: False)
    first, second = found.lines
    assert first.startswith("Reed Cutters loses ") and second.startswith("Mud Slingers loses ")


def test_a_template_over_two_units_tells_the_dice_and_the_loss_of_each():
    rows = (SPEARS, 4.0, 10.0), (BOWS, 4.0, 11.2), (KING, 5.5, 15.0), (CUTTERS, 20.0, 20.0)
    desk = asking(begun(*rows, side="raiders", phase="Attack"))
    assert desk.begin(Action("Attack", "raiders", KING))
    desk.hand.choose(desk.pending.options[0].id)
    lines = forecast(desk.seen.question, (6.0, 10.6), lambda: False).lines
    for name in ("Gate Spears", "Ridge Bows"):
        assert any(f"attacks {name}" in line and "needed" in line for line in lines)
        assert any(line.startswith(f"{name} loses ") for line in lines)


def test_losses_come_first_then_what_counts_and_what_the_dice_need():
    said = "attack dice: in a melee: -1", "Bows attacks Pikes, in cover with Bow: 2 dice, 6 needed (Power 3)"
    found = losing("Pikes", (Fraction(1, 4), 0.0), (Fraction(1, 2), 1.0), (Fraction(1, 4), 3.0))
    assert Forecast(said, found).lines == (
        "Pikes loses 1.2 HP on average, mostly 0 to 3; 25 % nothing",
        "attack dice: in a melee: -1",
        "in cover, 2 dice, 6 needed (Power 3)",
    )
    assert Forecast((*said, said[1].replace("Pikes", "Axes")), found).lines[2] == said[1]  # whose is whose
    nobody = Forecast(said, Prospect("warsurge", (), Ways(())))
    assert nobody.lines[0] == "nothing changes"
    assert Forecast((), found, (("Pikes", nobody),)).lines == ("against Pikes: nothing changes",)


def test_what_comes_with_every_target_is_told_once():
    ap = Outcome(Counted("reds", "has", "AP less", "purse"), Average(((Fraction(1), 2.0),)))
    each = [
        (name, Forecast((), replace(losing(name, (Fraction(1), 1.0)), outcomes=(*one.outcomes, ap))))
        for name, one in ((name, losing(name, (Fraction(1), 1.0))) for name in ("Pikes", "Axes"))
    ]
    assert replace(each[0][1], against=tuple(each)).lines == (
        "Pikes loses 1 HP",
        "Axes loses 1 HP",
        "reds has 2 AP less",
    )


def test_trials_tell_how_far_off_they_may_be_and_say_so_where_nothing_came():
    found = losing("Pikes", (Fraction(1, 2), 0.0), (Fraction(1, 2), 2.0), trials=40)
    assert found.lines() == (
        "Pikes loses about 1 HP on average (between 0.7 and 1.3; 40 trials), mostly 0 to 2; "
        "about 50 % (between 35 and 65 %; 40 trials) nothing",
    )
    nothing = Prospect("warsurge", (), Ways((), 40))
    assert nothing.lines() == ("nothing changed in 40 trials: the chance is below 9 %",)


@pytest.mark.campaign
def test_a_template_is_foreseen_where_it_would_lie_well_before_it_is_laid():
    rows = (SPEARS, 4.0, 10.0), (BOWS, 4.0, 11.2), (KING, 5.5, 15.0), (CUTTERS, 20.0, 20.0)
    desk = asking(begun(*rows, side="raiders", phase="Attack"))
    assert desk.begin(Action("Attack", "raiders", KING))
    pot = next(option for option in desk.pending.options if option.words == "Oil pot")
    assert comes_to_dice(desk.seen.question, (pot.id,))
    first = forecast(desk.seen.question, (pot.id,), lambda: False).lines[0]
    assert first.startswith("laid well: ") and " loses " in first
    far = asking(begun((SPEARS, 4.0, 40.0), (KING, 5.5, 15.0), side="raiders", phase="Attack"))
    assert far.begin(Action("Attack", "raiders", KING))
    pot = next(option for option in far.pending.options if option.words == "Oil pot")
    assert not comes_to_dice(far.seen.question, (pot.id,))
    assert forecast(far.seen.question, (pot.id,), lambda: False) is None


def test_who_cannot_be_struck_is_told_why_when_it_is_looked_at():
    rows = (BOWS, 4.0, 6.0), (CUTTERS, 3.0, 14.0), (SLINGERS, 14.0, 14.0), (KING, 4.0, 40.0)
    desk = asking(begun(*rows, side="wardens", phase="Attack"))
    assert desk.begin(Action("Attack", "wardens", BOWS))
    desk.look_at_unit(KING)
    assert desk.table.complaint.startswith("The Eel King cannot be chosen: War bow: 32")
    bow = next(option.id for option in desk.pending.options if option.words == "War bow")
    desk.hand.choose(bow)
    desk.look_at_unit(CUTTERS)
    assert desk.table.complaint == ""
    desk.look_at_unit(KING)
    assert " in away, and it reaches " in desk.table.complaint
    desk.look_at_unit(BOWS)
    assert "cannot be chosen" not in desk.table.complaint


def test_of_many_answers_each_is_looked_at_once_and_of_few_until_that_is_good_enough():
    rough = Forecast((), losing("Pikes", (Fraction(1, 40), 0.0), (Fraction(39, 40), 9.0), trials=40))
    assert not rough.is_settled
    few, many = Forecasts({}, ("a", "b", "c")), Forecasts({}, ("a", "b", "c", "d"))
    for _ in range(3):
        few, many = few.with_next(rough), many.with_next(rough)
    assert few.open == ("a", "b", "c") and many.open == ("d",)


def test_what_other_units_may_do_later_is_not_foreseen_of_one_that_passes():
    """Who commands Minions decides one after the other: the next ones are not what a pass comes to."""
    battle = Battle.started(read_script(asset("rosters/dock_brawl.json")))
    while battle.pending is None or not battle.pending.what.startswith("action of Dock Divers"):
        assert chance_step(battle, 7)
    desk = BattleDesk(battle)
    assert forecast(desk.seen.question, ("done",), lambda: False) is None
