"""The odds question: what the page on odds shows, chances by hand, and sentences for what cannot be asked."""

import json
import re
from pathlib import Path

import pytest
from campaigns import tries
from hypothesis import given, settings
from hypothesis import strategies as st

from battlefield.__main__ import main
from battlefield.app.measure.questions import QuestionError, answer
from battlefield.rulebooks.warsurge.odds import asked_profiles as profiles
from battlefield.rules.scene.contents import Board, Scene

EMPTY = Scene(Board(48, 48))
PAGE = (Path(__file__).parents[2] / "docs" / "odds.md").read_text(encoding="utf-8")
SAMPLE = Path(__file__).parents[2] / "maps" / "skirmish.json"
ATTACK, TARGET = {"attacks": 2, "power": 4}, {"defence": 4, "hp": 3}


def ask(attack=ATTACK, target=TARGET, **more):
    return answer(EMPTY, {"ask": "odds", "attack": attack, "target": target, **more})


def test_two_dice_that_need_four():
    found = ask()
    assert found["hp_loss"] == [[0, 0.25], [1, 0.5], [2, 0.25]]
    assert (found["mean"], found["casualties"], found["destroyed"]) == (1.0, 0.0, 0.0)


def test_models_that_fall_are_counted():
    found = ask(target={"defence": 4, "models": 3, "hp": 2, "wounds": 1})
    assert found["casualties_by"] == [[0, 0.25], [1, 0.75]]
    assert found["casualties"] == 0.75


def test_all_chances_add_up_to_one():
    weapon = {"models": 20, "attacks": "2+d3", "power": "4+d6", "ap": "5+", "ap_more": "d3", "rolled": "d6"}
    found = ask(weapon, {"models": 30, "hp": 3, "defence": 6, "armour": "3+", "aegis": 5, "wild": "d6"})
    assert abs(sum(chance for _, chance in found["hp_loss"]) - 1) < 1e-12
    assert all(chance > 0 for _, chance in found["hp_loss"])
    assert found["mean"] == pytest.approx(sum(hp * chance for hp, chance in found["hp_loss"]), abs=1e-9)
    assert found["casualties"] == pytest.approx(sum(n * c for n, c in found["casualties_by"]), abs=1e-9)


def test_saves_are_written_as_printed_or_as_a_number():
    mean = [ask(target=TARGET | {"armour": armour})["mean"] for armour in ("3+", "3", 3, 3.0, None, "–")]
    assert mean == [pytest.approx(1 / 3)] * 4 + [1.0] * 2


def test_weapons_used_one_after_the_other_are_a_list():
    assert ask([ATTACK, {"attacks": 1, "power": 20}], {"defence": 14, "hp": 9})["mean"] > 1.0
    assert ask([{"attacks": 1, "power": 20}] * 2, {"defence": 14, "hp": 9})["hp_loss"] == [[2, 1.0]]


def test_a_weapon_with_a_face_of_its_own_needs_no_power():
    assert ask({"attacks": 6, "damage": 2}, {"defence": 15, "hp": 9})["mean"] == 5.0


def test_the_ladder_can_be_chosen():
    target = {"defence": 7, "hp": 9}
    means = [ask({"attacks": 6, "power": 4}, target, ladder=name)["mean"] for name in ("even", "steep")]
    assert means == [pytest.approx(5 / 6), pytest.approx(1 / 2)]  # 6/2+ and 6/4+
    assert ask({"attacks": 1, "power": 4}, {"defence": 4}, ladder="d10")["mean"] == 0.5


def test_weapons_that_may_malfunction_are_judged_each_by_itself():
    gun, target = {"attacks": 1, "power": 10, "models": 2}, {"defence": 4, "hp": 9}
    both, each = (ask(gun | {"malfunction": weapons}, target)["hp_loss"] for weapons in (1, 2))
    assert both == [[0, pytest.approx(11 / 36)], [2, pytest.approx(25 / 36)]]
    assert each == [[0, pytest.approx(1 / 36)], [1, pytest.approx(10 / 36)], [2, pytest.approx(25 / 36)]]


@pytest.mark.parametrize(
    ("gun", "target", "words"),
    [
        ({"models": 3, "malfunction": 2}, TARGET, "in equal parts"),
        ({"malfunction": 1}, [TARGET, TARGET], "each of the units merged into one by itself"),
    ],
)
def test_what_cannot_be_said_of_a_malfunction_is_refused(gun, target, words):
    with pytest.raises(QuestionError, match=words):
        ask(ATTACK | gun, target)


def test_units_merged_into_one_are_a_list_in_the_order_they_suffer():
    found = ask(
        {"attacks": 3, "power": 20}, [{"defence": 14, "hp": 2}, {"defence": 14, "hp": 3, "armour": 4}]
    )
    assert found["hp_loss"] == [[2, 0.5], [3, 0.5]]
    assert [unit["hp_loss"] for unit in found["units"]] == [[[2, 1.0]], [[0, 0.5], [1, 0.5]]]
    assert [unit["destroyed"] for unit in found["units"]] == [1.0, 0.0]
    assert (found["casualties"], found["mean"]) == (1.0, 2.5)


def test_only_a_list_of_units_is_answered_unit_by_unit():
    assert "units" not in ask()
    alone = ask(target=[TARGET])
    assert alone == ask() | {"units": [ask()]}


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"penetrate": 1}, {}),
        ({"puncture": 1}, {"penetrate": 1}),
        ({"no_saves": "both"}, {"no_saves": "armour"}),
        ({"no_saves": "armour"}, {}),
        ({"reroll_saves": "both"}, {"reroll_saves": "armour"}),
        ({"reroll_saves": "armour"}, {}),
        ({"transpierce": 1}, {}),
        ({"break_ward": 1}, {}),
        ({"armour_at_best": 5}, {}),
        ({"negates_aegis": True, "ap": 3}, {"negates_aegis": True}),
        ({"ap": 4}, {"ap": 5}),
        ({"six_ignores": "both"}, {"six_ignores": "armour"}),
        ({"six_times": 3}, {"six_times": 2}),
        ({"six_rolled": "d6"}, {"six_rolled": "d3"}),
        ({"reroll": "failed"}, {"reroll": "ones"}),
        ({"reroll": "ones"}, {}),
        ({}, {"reroll_sixes": True}),
        ({}, {"accuracy": 2}),
        ({"aim": 2}, {"aim": 3}),
        ({"bonus": 1}, {"penalty": 1}),
        ({}, {"stunned": True}),
        ({"power_times": 2}, {}),
        ({"attacks_times": ["d3", 2]}, {"attacks_times": 2}),
        ({"success_times": 3}, {"times": 2}),
        ({"elements": ["fire"]}, {}),
    ],
)
def test_each_key_of_an_attack_works_the_way_it_should(more, less):
    weapon = {"models": 3, "attacks": 2, "power": 4}
    target = {"defence": 4, "hp": 200, "armour": 4, "aegis": 5, "ward": 1, "elements": ["Ice"]}
    if "puncture" in more:
        target |= {"durable": 4}
    expected = [ask(weapon | keys, target)["mean"] for keys in (more, less)]
    if more == {"armour_at_best": 5}:
        expected.reverse()
        expected = [ask(weapon | more, target)["mean"], ask(weapon, target)["mean"]]
    assert expected[0] > expected[1]


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"armour": 3}, {"armour": 4}),
        ({"armour": 5, "armour_more": "d3"}, {"armour": 5}),
        ({"armour": 3}, {"armour": 3, "armour_lowered": 1}),
        ({"armour": 3, "armour_lowered": 1, "armour_ignores": 1}, {"armour": 3, "armour_lowered": 1}),
        ({"armour": 4, "reroll_armour": True}, {"armour": 4}),
        ({"armour": 4}, {"armour": 4, "armour_again": "sixes"}),
        ({"armour": 4, "armour_again": "sixes"}, {"armour": 4, "armour_again": "successes"}),
        ({"armour": 5, "durable": 5}, {"armour": 5}),
        ({"armour": 6, "deflect": 2}, {"armour": 6}),
        ({"aegis": 4}, {"aegis": 5}),
        ({"aegis": 5, "aegis_more": 1}, {"aegis": 5}),
        ({"aegis": 4}, {"aegis": 4, "aegis_lowered": 1}),
        ({"aegis": 4, "aegis_lowered": 2, "aegis_ignores": 1}, {"aegis": 4, "aegis_lowered": 2}),
        ({"aegis": 4}, {"aegis": 4, "aegis_again": "successes"}),
        ({"aegis": 4, "reroll_aegis": True}, {"aegis": 4}),
        ({"aegis": 4, "ward": 1}, {"aegis": 4, "parry": 1}),
        ({"aegis": 4, "defends": True}, {"aegis": 4}),
        ({"emergency": True}, {}),
        ({"wild": 1}, {"wild": 2}),
        ({"wild": "d6"}, {}),
        ({"cover": 1}, {}),
        ({"penalty": 2}, {"penalty": 1}),
        ({"bedim": 5}, {"bedim": 4}),
        ({"halved": 1}, {"elements": ["Nature"]}),
        ({"elements": ["Nature"]}, {}),
        ({}, {"times": 2}),
        ({"absorbs": 2}, {"absorbs": 1}),
        ({"at_most": 3}, {}),
        ({"wounds": 198}, {}),
    ],
)
def test_each_key_of_a_target_works_the_way_it_should(less, more):
    weapon = {"models": 4, "attacks": 2, "power": 4, "ap": 5, "elements": ["Water"]}
    if "durable" not in less:
        weapon |= {"ap": None}
    means = [ask(weapon, {"defence": 4, "hp": 200} | keys)["mean"] for keys in (less, more)]
    if "elements" not in more:
        assert means[0] < means[1]
    else:
        assert means[0] == means[1]  # halved once by either


def plain(**more):
    return ATTACK | more


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ({"attack": 3}, "attack is 3; it must be an object {...}"),
        ({"attack": {"power": 4}}, "attack.attacks is missing; it must be a number or dice such as 2d6"),
        ({"attack": {"attacks": 2}}, "attack.power is missing; it must be a number or dice such as 4+d6"),
        ({"attack": plain(powr=4)}, "attack.powr is not known; leave it out, did you mean 'power'?"),
        (
            {"attack": plain(attacks="2x")},
            "attack.attacks is '2x'; it must be a number or dice such as 2d6, d3 or d6+1",
        ),
        (
            {"attack": plain(attacks=True)},
            'attack.attacks is true; it must be a number or dice such as "2d6"',
        ),
        ({"attack": plain(attacks=1.5)}, "attack.attacks is 1.5; it must be a whole number"),
        ({"attack": plain(attacks=-1)}, "attack.attacks is -1; it must be a number from 0 to 1000"),
        ({"attack": plain(attacks="21d6")}, "attack.attacks is '21d6'; at most 20 dice are rolled at once"),
        ({"attack": plain(ap=7)}, 'attack.ap is 7; it must be 2 to 6 (or "2+" to "6+"), or null for none'),
        ({"attack": plain(models=0)}, "attack.models is 0; it must be a number from 1 to 200"),
        ({"attack": plain(damage=7)}, "attack.damage is 7; it must be a number from 2 to 6"),
        ({"attack": plain(reroll="all")}, "attack.reroll is 'all'; it must be 'none', 'ones' or 'failed'"),
        ({"attack": []}, "attack is a list of 0; at least 1 are needed"),
        ({"attack": [ATTACK, 1]}, "attack[1] is 1; it must be an object {...}"),
        (
            {"attack": plain(attacks_times=[1, "x"])},
            "attack.attacks_times[1] is 'x'; it must be a number or dice",
        ),
        ({"target": {}}, "target.defence is missing; it must be a number from 0 to 30"),
        (
            {"target": {"defence": 4, "wild": 7}},
            "target.wild is 7; it must be d6, or the face 1 to 6 it showed",
        ),
        ({"target": {"defence": 4, "wounds": 1}}, "target.wounds is 1; it must be a number from 0 to 0"),
        (
            {"target": {"defence": 4, "models": 200, "hp": 11}},
            "target has 2200 HP; at most 2000 in all can be worked out",
        ),
        ({"target": {"defence": 4, "elements": ["Mud"]}}, "target.elements[0] is 'Mud'; it must be 'Dark', "),
        ({"attack": plain(rolled=0)}, "attack.rolled is 0; it must come to 1 at least"),
        ({"target": []}, "target is a list of 0; at least 1 are needed"),
        ({"target": [{"defence": 4}] * 9}, "target is a list of 9; at most 8 are allowed"),
        (
            {"target": [{"defence": 4}, {"defense": 4}]},
            "target[1].defense is not known; leave it out, did",
        ),
        (
            {"target": [{"defence": 4, "hp": 900}] * 3},
            "target has 2700 HP; at most 2000 in all can be worked",
        ),
        (
            {"target": [{"defence": 4}, {"defence": 4, "models": 200, "hp": 20}]},
            "target[1] has 4000 HP; at most 2000 in all can be worked out",
        ),
        ({"ladder": "d8"}, "ladder is 'd8'; it must be 'even', 'steep' or 'd10'"),
        ({"targets": 1}, "targets is not known; leave it out, did you mean 'target'?"),
        (
            {"attack": plain(models=200, attacks=900, rolled="5d6"), "target": {"defence": 4, "hp": 2000}},
            "attack is too much; so many dice against so many HP take too long to work out exactly",
        ),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(question, sentence):
    with pytest.raises(QuestionError, match=f"^{re.escape(sentence)}"):
        ask(**question)


values = st.sampled_from(
    [0, 1, 2, 4, 6, 2.5, -1, "d6", "2d6", "3+", "none", "both", "failed", True, None, [], ["Ice"]]
)
weapons = st.dictionaries(st.sampled_from([*profiles.ATTACK.parts]), values, max_size=6)
units = st.dictionaries(st.sampled_from([*profiles.TARGET.parts]), values, max_size=6)


@given(weapons, units | st.lists(units, max_size=3))
@settings(max_examples=tries(200, 20), deadline=None)
def test_any_odds_are_answered_in_finite_numbers_or_refused_in_one_line(weapon, unit):
    company = isinstance(unit, list)
    try:
        found = ask(ATTACK | weapon, [TARGET | each for each in unit] if company else TARGET | unit)
    except QuestionError as error:
        assert str(error).isprintable()
        return
    json.dumps(found, allow_nan=False)
    assert abs(sum(chance for _, chance in found["hp_loss"]) - 1) < 1e-12


EXAMPLES = re.findall(r"^(\{\"ask\": \"odds\".*\})\n(\{.*\})$", PAGE, re.M)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0][:40])
def test_the_page_on_odds_shows_what_is_answered(example, tmp_path, capsys):
    asked = tmp_path / "question"
    asked.write_text(example[0] + "\n", encoding="utf-8")
    assert main(["ask", str(SAMPLE), str(asked)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(example[1])


def test_the_page_on_odds_names_every_key():
    assert len(EXAMPLES) >= 3
    listed = {
        key for row in re.findall(r"^\| (`[^|]+) \|", PAGE, re.M) for key in re.findall(r"`(\w+)`", row)
    }
    assert {*profiles.ATTACK.parts, *profiles.TARGET.parts} <= listed
