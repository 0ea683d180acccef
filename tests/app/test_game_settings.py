"""The settings of a battle: each is one that the rules know, said in words, and offered where it counts."""

import re
from pathlib import Path

import pytest

import battlefield.rulebooks.warsurge as book
from battlefield.app.mustering import session_of
from battlefield.app.playing.game_settings import (
    SETTINGS,
    counting,
    game_words,
    setting_named,
    usual_turns,
    value_of,
    written,
)
from battlefield.files.scripts import read_script
from battlefield.resources import asset
from battlefield.rulebooks.warsurge.games import GAME_TYPES
from battlefield.rules.values import info_of

RULES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(book.__path__[0]).rglob("*.py")))
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)


def names(**chosen):
    return [setting.name for setting in counting({key.replace("_", " "): v for key, v in chosen.items()})]


@every_setting
def test_a_setting_is_one_that_the_rules_ask_for_and_is_explained(setting):
    assert f'"{setting.name}"' in RULES
    assert setting.text and len(setting.says) > len("How the battle is won") - 1
    assert not setting.says.endswith(".")
    assert set(setting.games) <= set(GAME_TYPES)


@every_setting
def test_the_usual_value_is_among_those_that_can_be_chosen(setting):
    if setting.choices:
        assert setting.usual in [value for value, _ in setting.choices]
        assert len({words for _, words in setting.choices}) == len(setting.choices) > 1
    elif not setting.is_side:
        assert setting.least <= setting.usual <= setting.most


@every_setting
def test_each_value_can_be_played(setting):
    script = read_script(asset("rosters/first_battle.json"))
    for value, _ in setting.choices:
        if value in ("den of dread", "stronghold"):
            continue  # these ask for rosters of their own
        session = session_of(_with(script, {setting.name: value}))
        assert session.book.refusal(session.state, session.book.actions(session.state)[0]) == ""


def _with(script, chosen):
    from dataclasses import replace

    return replace(script, settings=info_of(chosen))


def test_every_setting_that_the_rules_ask_for_is_offered():
    asked = set(re.findall(r'\.setting\("([a-z ]+)"', RULES))
    assert asked >= {"turns", "ladder", "zone depth"}
    assert asked <= {setting.name for setting in SETTINGS}


def test_settings_of_other_games_and_of_the_other_playstyle_are_not_offered():
    assert names() == [
        "game type",
        "playstyle",
        "turns",
        "zone depth",
        "ladder",
        "deploy share",
        "random turns",
        "restore melees",
        "diminish literally",
    ]
    assert {"command die", "step actions"} == set(names(playstyle="advanced")) - set(names())
    assert {"objective reach", "contested objectives", "wiped out", "tie break"} == set(
        names(game_type="objective markers")
    ) - set(names())


def test_each_game_has_its_own_number_of_turns_until_one_is_chosen():
    turns = setting_named("turns")
    assert value_of(turns, {"game type": "stronghold"}) == usual_turns("stronghold") == 5
    assert value_of(turns, {}) == 4
    assert value_of(turns, {"game type": "stronghold", "turns": 3}) == 3


def test_only_what_is_not_as_usual_is_written_besides_game_playstyle_and_turns():
    assert written({}) == {"game type": "deathmatch", "playstyle": "standard", "turns": 4}
    assert written({"step actions": 3, "tie break": "none"}) == written({})
    assert written({"playstyle": "advanced", "step actions": 3})["step actions"] == 3


@pytest.mark.parametrize("name", GAME_TYPES)
def test_a_game_is_explained_in_a_sentence(name):
    assert not game_words(name)[0].islower()
    assert game_words(name).endswith(".")
