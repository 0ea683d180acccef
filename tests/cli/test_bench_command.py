"""`battlefield bench`: one effect on a scene file, told, written and refused."""

import json

import pytest

from battlefield.__main__ import main
from battlefield.files import read_scene

SCENE = {
    "format": "battlefield-scene",
    "version": 1,
    "board": {"width": 48, "height": 20},
    "models": [
        {"id": "ann", "base": {"round": 25.4}, "at": [5, 10], "unit": "Archers", "side": "red"},
        {"id": "bob", "base": {"round": 25.4}, "at": [10, 10], "unit": "Brutes", "side": "blue"},
    ],
}


@pytest.fixture
def scene(tmp_path):
    path = tmp_path / "scene.json"
    path.write_text(json.dumps(SCENE), encoding="utf-8")
    return str(path)


def bench(scene, *words):
    return main(["bench", scene, *words])


ON_BOB = ("--effect", "Knockback II", "--attacker", "ann", "--target", "bob")


def test_each_roll_is_told_with_its_reason(scene, capsys):
    assert bench(scene, *ON_BOB, "--dice", "4,2") == 0
    said = capsys.readouterr()
    assert "Skill Test for Knockback II: 4, needs 4+, passed" in said.out
    assert "bob now stands at 22.00, 10.00 in, 12.00 in from where it stood" in said.out
    assert "1 of the dice given were not rolled" in said.err


def test_the_answer_as_json_says_where_models_came_to(scene, capsys):
    assert bench(scene, *ON_BOB, "--dice", "4", "--json") == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["models"]["bob"]["at"] == pytest.approx([22.0, 10.0])
    assert facts["dice left"] == 0


def test_the_scene_after_it_is_written_to_a_file(scene, tmp_path, capsys):
    out = tmp_path / "after.json"
    words = ("--book", "pulp-city", "--effect", "Knockback 4", "--attacker", "ann", "--target", "bob")
    assert bench(scene, *words, "--out", str(out)) == 0
    assert "4.00 in" in capsys.readouterr().out
    assert read_scene(str(out)).model("bob").at == pytest.approx((14.0, 10.0))
    assert read_scene(scene).model("bob").at == (10.0, 10.0)


def test_what_may_come_of_it_is_only_told(scene, capsys):
    assert bench(scene, *ON_BOB, "--foresee") == 0
    assert "50 %: bob is moved by 12.00 in." in capsys.readouterr().out


def test_numbers_are_set_and_places_answered(scene, capsys):
    words = ("--effect", "Blast I", "--attacker", "ann", "--set", "hp=1")
    assert bench(scene, *words, "--answer", "10,10", "--dice", "1,6") == 0
    said = capsys.readouterr().out
    assert "HP 1" in said and "bob is off the table" in said


def test_the_effects_are_listed_with_what_can_be_set(scene, capsys):
    assert bench(scene, "--book", "pulp-city", "--list") == 0
    assert "Knockback: attacker, target; amount=4" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (("--effect", "Knokback II"), 2, "did you mean"),
        (("--effect", "Knockback II"), 1, "--attacker"),
        ((), 1, "--effect"),
        ((*ON_BOB, "--set", "hp"), 1, "KEY=N"),
        ((*ON_BOB, "--set", "hp=99"), 1, "from 1 to 40"),
        ((*ON_BOB, "--dice", "four"), 1, "no face"),
        ((*ON_BOB, "--set", "roll=1", "--set", "range=2"), 1, "reaches 2 in"),
        (("--effect", "Blast I", "--attacker", "ann", "--answer", "there"), 1, "x,y"),
        (("--book", "chess", "--effect", "Fork"), 2, "no book"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(scene, capsys, words, status, told):
    assert bench(scene, *words) == status
    said = capsys.readouterr()
    assert told in said.err and said.err.count("\n") == 1 and said.out == ""


def test_the_list_ends_with_what_is_not_on_the_bench_and_why(scene, capsys):
    assert bench(scene, "--list", "--book", "pulp-city") == 0
    listed, left = capsys.readouterr().out.split("Not on the bench:")
    assert "Summon Minion: attacker, place;" in listed
    assert "Special: What it does stands on the card of one model alone" in left


def test_an_effect_that_is_not_on_the_bench_is_refused_with_the_reason(scene, capsys):
    assert bench(scene, "--effect", "Decoy I", "--attacker", "ann") == 2
    assert "Decoy I cannot be tried by itself. It tells how a unit is hidden" in capsys.readouterr().err
