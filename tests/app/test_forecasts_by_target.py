"""Forecasts of a weapon that may strike several say what comes of each."""

from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.forecasts import forecast
from battlefield.rules.actions import Action

SLINGERS, KING = "raiders/slingers", "raiders/brute"


def test_a_weapon_with_two_targets_is_foreseen_against_each():
    rows = (BOWS, 4.0, 6.0), (CUTTERS, 3.0, 14.0), (SLINGERS, 14.0, 14.0), (SPEARS, 30.0, 2.0)
    desk = BattleDesk(begun(*rows, side="wardens", phase="Attack"))
    assert desk.begin(Action("Attack", "wardens", BOWS))
    bow = next(option.id for option in desk.pending.options if option.words == "War bow")
    found = forecast(desk.question, (bow,), lambda: False)
    begins = [line.partition(":")[0] for line in found.lines]
    assert begins == ["against Reed Cutters", "against Mud Slingers"]
    assert found.lines[0].startswith("against Reed Cutters: Reed Cutters loses ")


def test_a_template_over_two_units_tells_the_dice_and_the_loss_of_each():
    rows = (SPEARS, 4.0, 10.0), (BOWS, 4.0, 11.2), (KING, 5.5, 15.0), (CUTTERS, 20.0, 20.0)
    desk = BattleDesk(begun(*rows, side="raiders", phase="Attack"))
    assert desk.begin(Action("Attack", "raiders", KING))
    desk.hand.choose(desk.pending.options[0].id)
    lines = forecast(desk.question, (6.0, 10.6), lambda: False).lines
    for name in ("Gate Spears", "Ridge Bows"):
        assert any(f"attacks {name}" in line and "needed" in line for line in lines)
        assert any(line.startswith(f"{name} loses ") for line in lines)
