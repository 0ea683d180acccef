"""`battlefield generate` writes a table and says why it is fair; what cannot be is one sentence."""

import json

import pytest

from battlefield.__main__ import main
from battlefield.files import read_scene

SMALL = ("--size", "24x20", "--density", "10", "--tries", "1", "--base", "32", "--objectives", "1")


def test_a_table_is_written_with_the_reason_why_it_is_fair(tmp_path, capsys):
    out = tmp_path / "table.json"
    assert main(["generate", str(out), "--kit", "docks", "--json", *SMALL]) == 0
    told, scene = json.loads(capsys.readouterr().out), read_scene(out)
    assert told["words"].startswith("Fair: no figure") and told["fairness"]["even"] is True
    assert scene.terrain and told["words"] in scene.description
    assert (scene.board.width, scene.board.height, scene.name) == (24.0, 20.0, "Docks 1")


def test_kits_are_listed(capsys):
    assert main(["generate", "--list"]) == 0
    assert "Woodland: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ((), "name the file to write"),
        (("t.png",), "must end in .json"),
        (("t.json", "--kit", "dokcs"), "did you mean 'docks'"),
        (("t.json", "--size", "big"), "write it as 60x44"),
        (("t.json", "--size", "999x44"), "the width is 999 in; it must be from 18 to 144 in"),
        (("t.json", "--density", "-3"), "must be a whole number"),
        (("t.json", "--seed", "one"), "--seed is 'one'; it must be a whole number"),
        (("t.json", "--symmetry", "halfturn"), "did you mean 'half-turn'"),
        (("t.json", "--base", "33"), "the base is '33'"),
        (("no/such/folder/t.json", *SMALL), "no/such/folder"),
    ],
)
def test_what_cannot_be_made_is_one_sentence(given, words, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["generate", *given]) == 2
    said = capsys.readouterr()
    assert words in said.err and said.err.count("\n") == 1 and not said.out
    assert not list(tmp_path.iterdir())
