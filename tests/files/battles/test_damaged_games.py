"""A game that was changed by hand is refused with a sentence that stays short, whatever stands in it."""

import json
from pathlib import Path

import pytest
from seals_of_games import unsealed

from battlefield.__main__ import main
from battlefield.app.battle.mustering import BOOKS
from battlefield.files.battles.games import read_game
from battlefield.files.text.errors import SceneError, in_short

BATTLE = Path(__file__).parents[3] / "assets/rosters/first_battle.json"


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """The values of a game that was played to its end."""
    path = tmp_path_factory.mktemp("games") / "game.json"
    assert main(["play", str(BATTLE), "--out", str(path)]) == 0
    return json.loads(path.read_text(encoding="utf-8"))


def lengthened(value, longer):
    """Make each name of a unit that happened to something very long."""
    if isinstance(value, dict):
        return {key: longer if key == "unit" and isinstance(each, str) else lengthened(each, longer)
                for key, each in value.items()}  # fmt: skip
    return [lengthened(each, longer) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("longer", ["wardens/bows" * 2_000, "wardens\n\nbows" * 2_000])
def test_what_a_damaged_game_says_is_one_short_sentence(game, tmp_path, longer):
    path = tmp_path / "game.json"
    changed = unsealed(game | {"deeds": lengthened(game["deeds"], longer)})
    path.write_text(json.dumps(changed), encoding="utf-8")
    with pytest.raises(SceneError, match="cannot have happened") as caught:
        read_game(path, BOOKS)
    said = str(caught.value).replace(str(path), "game.json")
    assert len(said) < 300 and said.isprintable()


def test_short_complaints_are_repeated_as_they_are():
    assert in_short(ValueError("there is no unit x")) == "there is no unit x"
    assert in_short(ValueError("one\ntwo")) == "one\\ntwo"
