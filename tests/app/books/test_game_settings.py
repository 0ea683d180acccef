"""The settings of each book: each is one that its rules know, said in words, and offered where it counts."""

import re
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from battlefield.app.battle.mustering import BOOKS, session_of
from battlefield.app.books.faces import FACES, face_of
from battlefield.app.books.setting import counting, setting_named, value_of, written
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rulebooks.warsurge.games import GAME_TYPES
from battlefield.rules.book.setting import DOORS
from battlefield.rules.core.values import info_of

WARSURGE = face_of("warsurge").settings
SAMPLES = {
    "warsurge": "first_battle",
    "pulp-city": "dock_brawl",
    "iron-kingdoms": "smoke_on_the_fen",
    "agemonia": "drowned_mill",
}
every_setting = pytest.mark.parametrize(
    ("book", "setting"),
    [(book, setting) for book, face in FACES.items() for setting in face.settings],
    ids=lambda value: getattr(value, "name", value),
)
each_setting = pytest.mark.parametrize("setting", [s for face in FACES.values() for s in face.settings])
every_book = pytest.mark.parametrize("book", FACES)


def rules_of(book):
    package = import_module(f"battlefield.rulebooks.{book.replace('-', '_')}")
    return "\n".join(p.read_text(encoding="utf-8") for p in sorted(Path(package.__path__[0]).rglob("*.py")))


def names(**chosen):
    given = {key.replace("_", " "): value for key, value in chosen.items()}
    return [setting.name for setting in counting(WARSURGE, given)]


def test_each_book_that_can_be_played_is_shown():
    assert list(FACES) == list(BOOKS)


@every_setting
def test_a_setting_is_one_that_the_rules_ask_for_and_is_explained(book, setting):
    assert f'"{setting.name}"' in rules_of(book) or setting is DOORS  # the table's, whatever the book
    assert setting.text and len(setting.says) > len("What is it about")
    assert not setting.says.endswith(".")
    assert set(setting.only) <= {each.name for each in FACES[book].settings}


@each_setting
def test_the_usual_value_is_among_those_that_can_be_chosen(setting):
    if setting.choices:
        assert setting.usual in [value for value, _ in setting.choices]
        assert len({words for _, words in setting.choices}) == len(setting.choices) > 1
    elif setting.letters:
        assert 0 < len(setting.usual) <= setting.letters
    elif not setting.is_side:
        assert setting.least <= setting.usual <= setting.most


@every_setting
def test_each_value_can_be_played(book, setting):
    script = read_script(asset(f"rosters/{SAMPLES[book]}.json"))
    values = [value for value, _ in setting.choices] or ([] if setting.is_side else [setting.usual])
    for value in values:
        if value in ("den of dread", "stronghold"):
            continue  # these ask for rosters of their own
        session = session_of(replace(script, settings=info_of({setting.name: value})))
        assert session.book.refusal(session.state, session.book.actions(session.state)[0]) == ""


@every_book
def test_every_setting_that_the_rules_ask_for_is_offered(book):
    asked = set(re.findall(r'\.setting\("([a-z ]+)"', rules_of(book)))
    assert asked
    assert asked <= {setting.name for setting in FACES[book].settings}


@pytest.mark.parametrize("book", [book for book in FACES if book != "warsurge"])
def test_every_setting_is_told_in_the_page_of_its_book(book):
    text = (Path(__file__).parents[3] / "docs" / f"{book}.md").read_text(encoding="utf-8")
    for setting in FACES[book].settings:
        assert f"`{setting.name}`" in text


def test_settings_of_other_games_and_of_the_other_playstyle_are_not_offered():
    assert names() == [
        "game type",
        "playstyle",
        "turns",
        "zone depth",
        "ladder",
        "deploy share",
        "entry depth",
        "random turns",
        "restore melees",
        "diminish literally",
        "doors",
    ]
    assert {"command die", "step actions"} == set(names(playstyle="advanced")) - set(names())
    assert {"objective reach", "contested objectives", "wiped out", "tie break"} == set(
        names(game_type="objective markers")
    ) - set(names())


def test_each_game_has_its_own_number_of_turns_until_one_is_chosen():
    turns = setting_named(WARSURGE, "turns")
    assert value_of(turns, {"game type": "stronghold"}) == GAME_TYPES["stronghold"].turns == 5
    assert value_of(turns, {}) == 4
    assert value_of(turns, {"game type": "stronghold", "turns": 3}) == 3


def test_only_what_is_not_as_usual_is_written_besides_what_is_always_told():
    plain = {"game type": "deathmatch", "playstyle": "standard", "turns": 4}
    assert written(WARSURGE, {}) == plain
    assert written(WARSURGE, {"step actions": 3, "tie break": "none"}) == plain
    assert written(WARSURGE, {"playstyle": "advanced", "step actions": 3})["step actions"] == 3
    city = face_of("pulp-city").settings
    assert written(city, {"crash damage": 2}) == {"plot": "smackdown", "rounds": 4, "crash damage": 2}


def test_a_setting_that_a_book_has_not_is_none():
    assert setting_named(WARSURGE, "plot") is None


@pytest.mark.parametrize(
    ("book", "name"), [("warsurge", "game type"), ("pulp-city", "plot"), ("agemonia", "doors")]
)
def test_choices_that_are_explained_are_so_in_whole_sentences(book, name):
    setting = setting_named(face_of(book).settings, name)
    assert set(setting.explained) == {value for value, _ in setting.choices}
    for sentence in setting.explained.values():
        assert not sentence[0].islower()
        assert sentence.endswith(".")
