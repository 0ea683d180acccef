"""Who plays which side: names that files keep, and whose eyes look on while the program plays."""

import json

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.opponents.players import PLAYERS
from battlefield.app.opponents.seating import (
    ME,
    OFFERED,
    SOMEONE,
    TEMPER_NAMES,
    eyes_of,
    is_program,
    level_of,
    level_says,
    named,
    program_sides,
    says_of,
    temper_of,
    temper_says,
)
from battlefield.files.battles.scripts import read_script
from battlefield.files.journals.battle_journal import battles_left_behind
from battlefield.files.text.errors import SceneError
from battlefield.resources import asset
from battlefield.rulebooks.registry import BOOKS


def battle(folder=None):
    return Battle.started(read_script(asset("rosters/first_battle.json")), folder)


@pytest.mark.parametrize("level", OFFERED)
def test_each_level_and_temper_has_a_name_that_is_read_again(level):
    for temper in TEMPER_NAMES:
        name = named(level, temper)
        assert is_program(name)
        assert level_of(name) == level
        assert temper_of(name) in (temper, "measured")


def test_who_is_not_known_counts_as_a_person():
    for name in ("", ME, SOMEONE, "grandmaster", "recruit:sleepy", "automaton:bold"):
        assert not is_program(name)
    assert set(OFFERED) < set(PLAYERS)


def test_the_eyes_of_a_person_stay_their_own_while_the_program_plays():
    sides = ("red", "blue", "green")
    assert eyes_of({}, sides, "blue") == "blue"
    assert eyes_of({"red": "recruit"}, sides, "red") == "blue"
    assert eyes_of({"red": "recruit", "green": ME}, sides, "red") == "green"
    assert eyes_of({"red": "recruit", "green": ME}, sides, "blue") == "blue"
    assert eyes_of(dict.fromkeys(sides, "recruit"), sides, "red") is None
    assert program_sides({"red": ME, "blue": "recruit"}) == ("blue",)


def test_who_plays_stands_in_the_file_and_changes_nothing_that_is_played(tmp_path):
    made, path = battle(), tmp_path / "game.json"
    plain = made.session.hash
    made.seat("raiders", "recruit:bold")
    made.save(path)
    again = Battle.opened(path)
    assert again.session.players == {"raiders": "recruit:bold"}
    assert again.session.hash == plain


def test_a_file_without_players_is_played_by_people(tmp_path):
    made, path = battle(), tmp_path / "game.json"
    made.save(path)
    assert "players" not in json.loads(path.read_text())
    assert Battle.opened(path).session.players == {}


@pytest.mark.parametrize("found", [{"nobody": "recruit"}, {"raiders": 3}, "recruit"])
def test_players_that_make_no_sense_are_told(tmp_path, found):
    made, path = battle(), tmp_path / "game.json"
    made.save(path)
    path.write_text(json.dumps(json.loads(path.read_text()) | {"players": found}))
    with pytest.raises(SceneError, match="players"):
        Battle.opened(path)


def test_a_rescued_battle_knows_who_played_last(tmp_path):
    made = battle(tmp_path)
    made.begin(made.book.actions(made.state)[0])
    made.seat("raiders", "automaton")
    made.seat("wardens", ME)
    made.close()
    found = battles_left_behind(tmp_path, BOOKS)
    assert found[0].session.players == {"raiders": "automaton", "wardens": ME}


def test_a_step_apart_keeps_who_plays():
    session = session_of(read_script(asset("rosters/first_battle.json")))
    session.players = {"raiders": "recruit"}
    assert session.apart().players == session.players


@pytest.mark.parametrize("level", OFFERED)
def test_each_level_that_is_offered_says_how_it_plays(level):
    assert level_says(level).endswith(".")
    assert says_of(level).startswith(level_says(level))


def test_each_temper_says_what_it_cares_for_where_the_level_has_one():
    for temper in TEMPER_NAMES:
        assert says_of(named("recruit", temper)).endswith(temper_says(temper))
    assert temper_says("measured") not in says_of("automaton")
    assert says_of(ME) == ""
