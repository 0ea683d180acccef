"""Whom a unit can attack by what, and what stands beside each target."""

from dataclasses import replace
from fractions import Fraction

import pytest
from two_models import BOOKS, facing_off
from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.background import AtOnce
from battlefield.app.foreseeing.chances import Average
from battlefield.app.foreseeing.changes import LOSES, Counted
from battlefield.app.foreseeing.telling import Outcome
from battlefield.app.playing.aiming.aims import aims, movement, why_not
from battlefield.app.playing.aiming.odds import Odds
from battlefield.app.playing.aiming.sight_lines import sight_line
from battlefield.app.playing.aiming.targets import Targets
from battlefield.app.playing.assumptions import assumed
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.forecasts import forecast, glimpse
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.play.session import Session
from battlefield.rules.core.apply import apply
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import EffectBegan
from battlefield.rules.core.requests import Choose, Option, Roll
from battlefield.rules.core.state import Effect
from battlefield.rules.scene.contents import Terrain

SLINGERS, KING, HUNTER = "raiders/slingers", "raiders/brute", "wardens/hunter"
ROWS = (BOWS, 6.0, 8.0), (CUTTERS, 5.0, 15.0), (SLINGERS, 14.0, 14.0), (SPEARS, 14.0, 3.0)


def desk_of(phase, *rows, **more):
    return BattleDesk(begun(*(rows or ROWS), side="wardens", phase=phase, **more))


def questions(desk, unit):
    offers = (offer for offer in desk.battle.actions() if not offer.refusal)
    return [desk.seen.question_of(offer.action, ()) for offer in offers if offer.action.unit == unit]


def test_a_bow_can_attack_each_enemy_in_range():
    desk = desk_of("Attack")
    found = aims(questions(desk, BOWS))
    assert {target: [aim.words for aim in each] for target, each in found.items()} == {
        CUTTERS: ["War bow"],
        SLINGERS: ["War bow"],
    }


def test_who_stands_in_contact_with_one_enemy_is_aimed_at_though_no_target_is_asked_for():
    desk = desk_of("Attack", (SPEARS, 4.0, 10.0), (CUTTERS, 4.0, 10.99))
    assert list(aims(questions(desk, SPEARS))) == [CUTTERS]


def test_a_template_is_aimed_where_it_lies_over_most_of_a_unit():
    desk = desk_of("Attack", (HUNTER, 4.0, 4.0), (CUTTERS, 3.0, 12.0))
    (aim,) = aims(questions(desk, HUNTER))[CUTTERS]
    assert aim.is_laid and aim.words == "Fire flask"
    lost = Odds(aim, forecast(aim.question, aim.answer, lambda: False)).lost
    assert lost is not None and lost.mean > 1.0


@pytest.mark.parametrize("gap", [11.0, 11.4, 11.9])
def test_a_template_is_aimed_at_who_only_its_edge_can_reach(gap):
    """A disc of 3 in that lies wholly within 12 in covers whose base begins nearer than that."""
    radii = (32 + 25) / 2 / 25.4
    desk = desk_of("Attack", (HUNTER, 4.0, 3.0), (CUTTERS, 4.0, 3.0 + radii + gap))
    (aim,) = aims(questions(desk, HUNTER))[CUTTERS]
    assert aim.is_laid and aim.words == "Fire flask"


def test_a_template_is_aimed_at_whichever_model_it_reaches():
    """The first models of a unit may be out of reach of what the last one stands in reach of."""
    radii = (32 + 25) / 2 / 25.4
    desk = desk_of("Attack", (HUNTER, 16.0, 3.0), (CUTTERS, 9.5, 3.0 + radii + 11.0))
    assert CUTTERS in aims(questions(desk, HUNTER))


def test_the_better_of_two_weapons_comes_first():
    desk = desk_of("Attack", (BOWS, 6.0, 8.0), (KING, 6.5, 9.35))
    found = aims(questions(desk, BOWS))[KING]
    assert len(found) == 2
    worth = [Odds(aim, glimpse(aim.question, aim.answer, lambda: False)).lost for aim in found]
    means = [lost.mean if lost is not None else 0.0 for lost in worth]
    assert means == sorted(means, reverse=True)


@pytest.mark.parametrize("book", BOOKS)
def test_a_model_of_another_book_begins_to_move_by_its_first_way_of_moving(book):
    battle, unit, _ = facing_off(book, 6.0)
    desk = BattleDesk(battle)
    start = movement(questions(desk, unit), unit)
    assert start is not None and start.question.action.unit == unit


def test_the_only_enemy_in_reach_is_aimed_at_though_nobody_asks_which():
    battle, unit, foe = facing_off("pulp-city", 0.0, ap=6)
    found = aims(questions(BattleDesk(battle), unit))
    (aim,) = found[foe]
    assert aim.words == "Anchor Blow: CCM, 2 AP, Strength vs Defense"
    lines = Odds(aim, forecast(aim.question, aim.answer, lambda: False)).lines
    assert lines[1] == "attack dice 1, Size Matters: +1 → 2; defence dice 1"


def test_a_charge_is_called_one():
    battle, unit, foe = facing_off("iron-kingdoms", 9.0)
    (aim,) = aims(questions(BattleDesk(battle), unit))[foe]
    assert aim.words == "charge Mother Sedge"


def test_odds_beside_the_target_call_no_attack_sure_that_three_ones_miss():
    ox = "coven/brute"
    battle, unit, _ = facing_off("iron-kingdoms", 9.0, (ox, (8.0, 18.0)))
    focus = EffectBegan(Effect(battle.state.serial + 1, "focus left", unit, unit, amount=2))
    battle = Battle(Session(apply(battle.state, focus), battle.book, Seeded(), seed=3))
    found = aims(questions(BattleDesk(battle), unit))[ox]
    told = [Odds(aim, forecast(aim.question, aim.answer, lambda: False)).all_lines for aim in found]
    assert any("99.5 % hit" in line for lines in told for line in lines)
    assert not any("100 % hit" in line for lines in told for line in lines)


def test_nothing_moves_where_only_attacks_are_due():
    desk = desk_of("Attack")
    assert movement(questions(desk, BOWS), BOWS) is None
    moving = desk_of("Move")
    assert movement(questions(moving, BOWS), BOWS) is not None


def test_who_is_out_of_range_is_told_by_how_much():
    desk = desk_of("Attack", (BOWS, 6.0, 1.0), (CUTTERS, 5.0, 12.0), (KING, 6.0, 40.0))
    assert "War bow: " in why_not(questions(desk, BOWS), KING)


def test_each_weapon_says_why_it_cannot_be_used_one_with_a_template_too():
    desk = desk_of("Attack", (HUNTER, 4.0, 3.0), (CUTTERS, 4.0, 19.0))
    told = why_not(questions(desk, HUNTER), CUTTERS)
    assert told.startswith("Fire flask: 14.88 in away, and its template lies within 12 in; Twin hatchets: ")


def test_the_odds_tell_what_is_lost_what_hits_and_what_saves():
    desk = desk_of("Attack")
    (aim,) = aims(questions(desk, BOWS))[CUTTERS]
    odds = Odds(aim, forecast(aim.question, aim.answer, lambda: False))
    assert odds.lines == ("−2.1 of 6 HP", "5 dice, hits 4+, armour save 6+")
    assert odds.distribution[0].split()[-2:] == ["6.8", "%"]
    assert odds.kill is None  # five dice never kill six


def odds_of(rows, unit, target, words=""):
    """The odds of the best attack of a unit on a target, or of the best one with these words."""
    desk = BattleDesk(begun(*rows, side=unit.partition("/")[0], phase="Attack"))
    aim = next(each for each in aims(questions(desk, unit))[target] if words in each.words)
    return Odds(aim, forecast(aim.question, aim.answer, lambda: False))


def test_odds_of_dice_that_are_rolled_twice_name_both_rolls():
    """Power 3 against Defence 5 and cover: a 6, and then 2+ with the same die."""
    found = odds_of(((BOWS, 6.0, 3.0), (SPEARS, 6.0, 8.0, 6, 1.0), (KING, 8.5, 10.5)), BOWS, KING)
    assert found.needs == "5 dice, hits 6/2+, in cover, armour save 5+"


def test_odds_name_each_save_that_is_rolled():
    """Armour saves what it can, and the aegis may save what is left."""
    found = odds_of(((SLINGERS, 5.0, 12.0), (HUNTER, 8.0, 4.0)), SLINGERS, HUNTER)
    assert found.needs == "5 dice, hits 5+, armour save 4+, aegis save 6+"


def test_odds_name_those_of_the_own_side_whom_the_attack_hurts_too():
    """Old Marra's flask at an enemy in contact with her may burn her as well."""
    found = odds_of(((KING, 12.0, 12.0), (HUNTER, 12.0 + 41 / 25.4, 12.0)), HUNTER, KING, "Fire flask")
    lost = found.forecast.found.outcomes
    is_hurt = any(each.change == Counted("Old Marra", LOSES, measure="health") for each in lost)
    assert is_hurt == any(line.startswith("own losses: Old Marra −") for line in found.lines)
    assert is_hurt


def test_a_loss_that_is_next_to_nothing_is_told_without_a_sign():
    desk = desk_of("Attack")
    (aim,) = aims(questions(desk, BOWS))[CUTTERS]
    known = forecast(aim.question, aim.answer, lambda: False)
    chances = (Fraction(999, 1000), 0.0), (Fraction(1, 1000), 1.0)
    rare = Outcome(Counted("Reed Cutters", LOSES, measure="health"), Average(chances))
    odds = Odds(aim, replace(known, found=replace(known.found, outcomes=(rare,))))
    assert odds.lines[0] == "less than 0.01 of 6 HP lost"


def test_a_first_figure_is_there_before_the_exact_one_and_says_that_it_is_not_exact():
    desk = desk_of("Attack")
    (aim,) = aims(questions(desk, BOWS))[SLINGERS]
    targets = Targets(AtOnce(), lambda: None)
    first = targets.odds((aim,))[aim]
    assert first.lines[0].startswith("about −") and not first.forecast.is_settled
    assert targets.odds((aim,))[aim].lines[0] == "−1.7 of 5 HP · kills 0.4 %"


def wall(height):
    ring = ((0.0, 11.0), (30.0, 11.0), (30.0, 11.5), (0.0, 11.5))
    return (Terrain("wall", Polygon(ring), name="Long wall", top=height, sight="blocks"),)


@pytest.mark.parametrize(("height", "kind"), [(0.0, "whole"), (1.0, "partly"), (9.0, "blocked")])
def test_a_line_of_sight_says_how_much_is_hidden_and_by_what(height, kind):
    terrain = wall(height) if height else ()
    line = sight_line(desk_of("Attack", terrain=terrain).state, BOWS, CUTTERS)
    assert line is not None and line.kind == kind
    assert all("Long wall" in words for words in line.words)


def test_odds_say_which_later_decisions_they_take_for_granted():
    """Who has focus left is asked whether to boost each roll, and odds have to count on one of the two."""
    battle, unit, foe = facing_off("iron-kingdoms", 0.0)
    desk = BattleDesk(Battle(Session(focused(battle.state, unit), battle.book, Seeded(), seed=1)))
    aim = aims(questions(desk, unit))[foe][0]
    told = Odds(aim, forecast(aim.question, aim.answer, lambda: False)).told
    assert told[-1].startswith("assuming later: Boost the attack roll of Captain Orsolya Venn: yes")


def focused(state, unit):
    return apply(state, EffectBegan(Effect(state.serial + 1, "focus left", unit, unit, 2)))


def test_an_effect_that_is_chosen_as_the_dice_fall_is_told_by_what_is_chosen():
    efx = Choose("watch", "Thunderhead: EFX 1 of 2", (Option("done", "none"), Option("0", "Damage 1")))
    assert assumed(efx, ("done",), "watch") == "Thunderhead: EFX 1 of 2: none"
    assert not assumed(efx, ("done",), "carnival")  # what the enemy decides is not the player's
    assert not assumed(Roll("watch", "attack dice", 2), (), "watch")
