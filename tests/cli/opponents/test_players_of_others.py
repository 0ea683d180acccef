"""Players outside the program on the command line: an example plays, what cannot be run is told."""

import json
import shlex
import sys
from pathlib import Path

import pytest
from sample_scripts import script

from battlefield.__main__ import main

EXAMPLE = Path(__file__).resolve().parents[3] / "docs" / "examples" / "player_by_chance.py"
PLAYER = f"exec:{shlex.join([sys.executable, str(EXAMPLE)])}"


@pytest.mark.campaign
def test_a_side_is_played_by_a_program_of_somebody_else(folder, capsys):
    path = script(folder, steps=[{"action": "Begin"}])
    words = ["--side", f"wardens={PLAYER}", "--side", "raiders=chance", "--budget", "30"]
    assert main(["play", path, *words]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out.splitlines()[-1])["result"] and said.err == ""


@pytest.mark.campaign
def test_such_players_fight_in_an_arena_two_battles_at_once(folder, capsys):
    words = ["--first", PLAYER, "--second", PLAYER, "--games", "2", "--at-once", "2", "--budget", "30"]
    assert main(["arena", script(folder), *words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (found["games"], found["refused"], found["errors"], found["fallbacks"]) == (2, 0, 0, 0)
    assert found["seconds"]["max"] > 0.0


def test_a_player_that_fails_is_told_in_a_sentence(folder, capsys):
    player = f"exec:{shlex.join([sys.executable, '-c', 'pass'])}"
    path = script(folder, steps=[{"action": "Begin"}])
    assert main(["play", path, "--side", f"wardens={player}", "--budget", "30"]) == 0
    errors = capsys.readouterr().err.splitlines()
    assert (
        len(errors) == 2 and "it has ended; it is asked no more; the automaton decides instead" in errors[0]
    )


@pytest.mark.parametrize("command", ["", "no-such-program-anywhere --fast", "'"])
def test_a_command_that_cannot_be_run_is_one_sentence(folder, capsys, command):
    path = script(folder)
    assert main(["play", path, "--side", f"wardens=exec:{command}"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    assert "there is no program" in said.err or "cannot be read" in said.err


@pytest.mark.parametrize("budget", ["0", "-1", "nan", "soon", "1e9"])
def test_a_budget_is_a_number_of_seconds(folder, capsys, budget):
    with pytest.raises(SystemExit) as ended:
        main(["play", script(folder), "--budget", budget])
    assert ended.value.code == 2
    assert "must be more than 0 seconds, and no more than 3600" in capsys.readouterr().err
