"""`battlefield play` in the Advanced playstyle: actions by name, their cost, and what is refused."""

import json
import shutil
from pathlib import Path

import pytest

from battlefield.__main__ import main

SAMPLES = Path(__file__).resolve().parents[2] / "assets" / "rosters"


@pytest.fixture
def played(tmp_path, capsys):
    """Play steps of the sample battle in the Advanced playstyle; gives exit code and what was said."""
    folder = tmp_path / "battle"
    shutil.copytree(SAMPLES, folder)

    def play(steps, **settings):
        value = json.loads((folder / "first_battle.json").read_text(encoding="utf-8"))
        value |= {"steps": steps, "settings": {"playstyle": "advanced", "turns": 2, **settings}}
        path, game = folder / "mine.json", folder / "game.json"
        path.write_text(json.dumps(value), encoding="utf-8")
        code = main(["play", str(path), "--out", str(game)])
        said = capsys.readouterr()
        if not code:
            assert main(["replay", str(game)]) == 0
        return code, said.out, said.err

    return play


@pytest.mark.first(1)
@pytest.mark.parametrize("ladder", ["even", "d10"])
def test_a_battle_in_steps_plays_to_its_end_and_can_be_verified(played, ladder):
    code, out, _ = played([{"action": "Begin"}, {"auto": 4000}], ladder=ladder)
    assert code == 0
    assert "command points:" in out
    assert "pays 1 command point for" in out
    result = json.loads(out.splitlines()[-1])["result"]
    assert result.startswith("victory for") or result == "draw"


def test_what_cannot_be_begun_is_refused_with_its_reason(played):
    code, _, error = played([{"action": "Begin"}, {"action": "Move", "unit": "wardens/bows"}])
    assert code == 1
    assert "steps[1]: " in error


def test_a_playstyle_that_is_none_is_refused(played):
    code, _, error = played([{"action": "Begin"}], playstyle="fast")
    assert code == 2
    assert "settings.playstyle is 'fast'; it must be 'standard' or 'advanced'" in error
