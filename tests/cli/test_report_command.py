"""`battlefield report`: a saved battle as PDF or HTML."""

import pytest

from battlefield.__main__ import main
from battlefield.app.battle.fighting import Battle
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset


@pytest.fixture
def game(tmp_path):
    """A saved game of one action."""
    battle = Battle.started(read_script(asset("rosters/first_battle.json")))
    battle.begin(battle.book.actions(battle.state)[0])
    path = tmp_path / "hill_fight.json"
    battle.save(path)
    return path


@pytest.mark.parametrize(("ending", "begins"), [("pdf", b"%PDF"), ("html", b"<!DOCTYPE html>")])
def test_a_game_is_told_in_a_file(game, tmp_path, ending, begins):
    out = tmp_path / f"told.{ending}"
    assert main(["report", str(game), str(out)]) == 0
    assert out.read_bytes().startswith(begins)
    if ending == "html":
        assert "<h1>Hill fight</h1>" in out.read_text(encoding="utf-8")


def test_another_ending_is_refused(game, tmp_path, capsys):
    assert main(["report", str(game), str(tmp_path / "told.doc")]) == 2
    assert "must end in .pdf or .html" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [game]


def test_a_file_that_is_no_game_is_told(tmp_path, capsys):
    assert main(["report", str(tmp_path / "none.json"), str(tmp_path / "told.pdf")]) == 2
    assert "none.json" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_told(game, tmp_path, capsys):
    assert main(["report", str(game), str(tmp_path / "nowhere" / "told.html")]) == 2
    assert "was not saved" in capsys.readouterr().err
