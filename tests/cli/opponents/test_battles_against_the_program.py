"""`battlefield play --side`: the program decides for the sides that are named, to the end of the battle."""

import json

import pytest
from sample_scripts import script

from battlefield.__main__ import main
from battlefield.files.battles.games import read_game
from battlefield.rulebooks.registry import BOOKS


def played(capsys, *words):
    status = main(["play", *words])
    said = capsys.readouterr()
    return status, said.out.splitlines(), said.err


@pytest.mark.campaign
def test_a_named_side_is_played_by_the_program_to_the_end(folder, capsys):
    path = script(folder, steps=[{"action": "Begin"}])
    status, said, errors = played(capsys, path, "--side", "wardens=regular", "--side", "raiders=chance")
    last = json.loads(said[-1])
    assert (status, errors, last["result"]) == (0, "", "victory for wardens")
    assert len(said) > 20


@pytest.mark.campaign
def test_the_program_decides_within_steps_by_chance_too(folder, capsys):
    path = script(folder, steps=[{"action": "Begin"}, {"auto": 2000}])
    _, whole, _ = played(capsys, path, "--side", "wardens=recruit")
    _, by_chance, _ = played(capsys, path)
    path = script(folder, steps=[{"action": "Begin"}])
    _, played_on, _ = played(capsys, path, "--side", "wardens=recruit")
    assert whole == played_on != by_chance


def test_sides_that_are_not_named_go_by_chance_once_the_steps_end(folder, capsys):
    path = script(folder, steps=[{"action": "Begin"}, {"auto": 3}])
    status, said, _ = played(capsys, path, "--side", "wardens=chance")
    assert status == 0 and json.loads(said[-1])["result"].startswith(("victory", "draw"))


@pytest.mark.campaign
def test_such_a_battle_is_saved_and_verified(folder, capsys, tmp_path):
    path = script(folder, steps=[{"action": "Begin"}])
    game = str(tmp_path / "game.json")
    status, said, _ = played(capsys, path, "--side", "raiders=recruit:bold", "--out", game)
    assert status == 0 and main(["replay", game]) == 0
    assert read_game(game, BOOKS).hash == json.loads(said[-1])["hash"]


@pytest.mark.parametrize(
    ("side", "words"),
    [
        ("warden=regular", "names 'warden'; the sides are wardens, raiders, did you mean 'wardens'?"),
        ("wardens", "there is no level ''; choose one of chance, "),
        ("wardens=wizard", "there is no level 'wizard'; choose one of chance, "),
        ("wardens=regular:mad", "there is no temper 'mad'; choose one of measured, "),
    ],
)
def test_who_cannot_play_is_told_in_one_sentence(folder, capsys, side, words):
    status, said, error = played(capsys, script(folder), "--side", side)
    assert (status, said) == (2, [])
    assert error.count("\n") == 1 and words in error


def test_a_side_has_one_player(folder, capsys):
    words = ["--side", "wardens=chance", "--side", "wardens=recruit"]
    status, _, error = played(capsys, script(folder), *words)
    assert status == 2 and "names 'wardens' twice; name each side once" in error


@pytest.mark.campaign
def test_a_secret_temper_is_told_at_the_end(folder, capsys):
    words = ["play", script(folder, settings={"turns": 1}), "--side", "raiders=recruit:secret"]
    assert main(words) == 0
    said = capsys.readouterr().out.splitlines()
    temper = json.loads(said[-1])["tempers"]["raiders"]
    assert said[-2] == f"raiders was played with the temper {temper}"
    assert not any("temper" in line for line in said[:-2])
