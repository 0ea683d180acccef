"""Pictures that units have: kept with a battle from its roster on, beside its file, told by name alone."""

import json
import shutil
from contextlib import ExitStack
from dataclasses import replace

import pytest
from battles import SAMPLE

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.opening import again, begun, opened
from battlefield.files.battles.scripts import read_script
from battlefield.files.text.errors import SceneError
from battlefield.resources import asset

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63f8cfc0f01f0005"
    "0001ff5672f2b50000000049454e44ae426082"
)
SPEARS = "wardens/spears"


@pytest.fixture
def folder(tmp_path):
    """A folder with the sample and a roster in it, of which one unit has a picture."""
    for name in ("first_battle", "first_battle_table", "hill_wardens", "marsh_raiders"):
        shutil.copy(asset(f"rosters/{name}.json"), tmp_path)
    path = tmp_path / "hill_wardens.json"
    roster = json.loads(path.read_text(encoding="utf-8"))
    roster["units"][0]["picture"] = "spears.png"
    path.write_text(json.dumps(roster), encoding="utf-8")
    (tmp_path / "spears.png").write_bytes(DOT)
    return tmp_path


@pytest.fixture
def closing():
    """Close battles when the test is over."""
    with ExitStack() as stack:
        yield lambda battle: stack.callback(battle.close) and battle


@pytest.fixture
def begin(folder, closing):
    script = replace(read_script(folder / SAMPLE.name), steps=())
    return lambda: closing(begun(script, folder / "state" / "journals", "A battle").battle)


def test_a_battle_keeps_the_pictures_of_its_rosters_and_takes_them_along(
    folder, begin, closing, tmp_path_factory
):
    battle = begin()
    kept = battle.unit_pictures()[SPEARS]
    assert kept.read_bytes() == DOT and kept.parent != folder
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    battle.save(elsewhere / "game.json")
    shutil.rmtree(folder / "state")
    loaded = Battle.opened(elsewhere / "game.json")
    assert loaded.unit_pictures()[SPEARS] == elsewhere / kept.name
    assert str(folder) not in (elsewhere / "game.json").read_text(encoding="utf-8")
    anew = closing(again(loaded, 5, folder / "more" / "journals", "Again").battle)
    assert anew.unit_pictures()[SPEARS] == elsewhere / kept.name


def test_pictures_count_for_no_hash_and_a_picture_that_is_gone_is_a_bare_name(folder, begin):
    battle = begin()
    (folder / "spears.png").unlink()
    bare = begin()
    assert battle.session.hash == bare.session.hash
    assert [*map(str, bare.unit_pictures().values())] == ["spears.png"]
    assert Battle.started(read_script(SAMPLE)).unit_pictures() == {}


def test_a_game_names_no_file_in_another_folder(folder, begin):
    battle, path = begin(), folder / "game.json"
    battle.save(path)
    told = json.loads(path.read_text(encoding="utf-8"))
    told["pictures"][SPEARS] = "../secret.png"
    path.write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(SceneError, match="is no name of a file"):
        opened(path, folder / "journals")
