"""Files opened by what they hold: scenes, scripts whose steps are played, and games."""

import json
import shutil
from contextlib import closing

import pytest
from battles import SAMPLE, advance, battle, place, script

from battlefield.app.battle.opening import OpenedBattle, battles_to_rescue, begun, opened, rescued, titled
from battlefield.files.scene.opening import read_scene
from battlefield.files.text.errors import SceneError
from battlefield.resources import sample_maps


@pytest.fixture
def journals(tmp_path):
    return tmp_path / "journals"


def written(tmp_path, **changes):
    """Write the sample's script with changes, beside its rosters."""
    folder = tmp_path / "scripts"
    shutil.copytree(SAMPLE.parent, folder, dirs_exist_ok=True)
    value = json.loads(SAMPLE.read_text(encoding="utf-8")) | {"name": ""} | changes
    (folder / "my_fight.json").write_text(json.dumps(value))
    return folder / "my_fight.json"


def test_a_scene_is_read_as_a_scene(journals):
    path = sample_maps()[0]
    assert opened(path, journals) == read_scene(path)
    assert not journals.exists()


def test_the_steps_of_a_script_are_played_and_then_it_is_the_players_turn(tmp_path, journals):
    path = written(tmp_path, steps=[{"action": "Begin"}, {"auto": 5}])
    found = opened(path, journals)
    assert isinstance(found, OpenedBattle)
    assert found.battle.state.clock.turn == 1
    assert found.title == "My fight"
    assert not found.battle.is_modified and found.battle.path is None
    before = place(found.battle.session)
    advance(found.battle, 3)
    assert found.battle.is_modified
    found.battle.close()
    (left,) = battles_to_rescue(journals)
    with closing(rescued(left).battle) as again:
        assert place(again.session) == place(found.battle.session) != before


def test_a_game_is_opened_at_its_question_and_saved_to_its_file_again(tmp_path, journals):
    fought = advance(battle(), 9)
    fought.save(tmp_path / "game.json")
    found = opened(tmp_path / "game.json", journals)
    assert place(found.battle.session) == place(fought.session)
    assert (found.battle.path, found.title, found.note) == (tmp_path / "game.json", "Game", "")
    advance(found.battle, 1)
    found.battle.close()
    (left,) = battles_to_rescue(journals)
    again = rescued(left)
    again.battle.close()
    assert (again.title, again.battle.path) == ("Game", tmp_path / "game.json")


def test_a_battle_is_begun_without_the_steps_of_its_script(journals):
    found = begun(script(), journals, "Ours")
    assert (found.title, found.battle.state.clock.turn) == ("Ours", 0)
    assert len(list(journals.glob("*.battle"))) == 1
    found.battle.drop()
    assert list(journals.glob("*.battle")) == []


def test_a_battle_that_nobody_has_touched_leaves_nothing_to_rescue(journals):
    begun(script(), journals, "").battle.close()
    assert list(battles_to_rescue(journals)) == []
    assert list(journals.iterdir()) == []


def test_a_rescued_battle_keeps_the_name_under_which_it_was_begun(journals):
    fought = begun(script(), journals, "The last ford").battle
    advance(fought, 2)
    fought.close()
    (left,) = battles_to_rescue(journals)
    again = rescued(left)
    again.battle.close()
    assert left.title.startswith("The last ford") and again.title == "The last ford"


def test_where_no_journal_can_be_written_the_battle_begins_and_says_so(tmp_path):
    (tmp_path / "journals").write_text("in the way")
    found = begun(script(), tmp_path / "journals", "")
    assert "a crash would lose unsaved work" in found.note
    assert advance(found.battle, 1).state.clock.turn == 1


def test_a_rescue_whose_journal_is_gone_goes_on_without_one_and_says_so(journals):
    fought = begun(script(), journals, "").battle
    advance(fought, 2)
    fought.close()
    (left,) = battles_to_rescue(journals)
    left.path.unlink()
    found = rescued(left)
    assert "cannot be written" in found.note
    assert place(found.battle.session) == place(fought.session)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"steps": [{"action": "Dance"}]}, "steps[0] cannot be done ("),
        (
            {"sides": {"a": "none.json", "b": "marsh_raiders.json"}},
            "none.json does not exist; check the path",
        ),
        ({"book": "chess"}, "book is 'chess'; it must be 'warsurge', 'pulp-city'"),
    ],
)
def test_a_script_that_cannot_be_played_is_one_sentence_with_file_and_place(
    tmp_path, journals, changes, said
):
    path = written(tmp_path, **changes)
    with pytest.raises(SceneError) as error:
        opened(path, journals)
    assert said in str(error.value)
    assert str(path.parent) in str(error.value)
    assert "\n" not in str(error.value)
    assert not journals.exists()


def test_a_roster_is_sent_to_where_it_can_be_chosen(journals):
    path = SAMPLE.parent / "hill_wardens.json"
    with pytest.raises(SceneError) as error:
        opened(path, journals)
    assert str(error.value).startswith(f"{path} is a roster and no table; choose it for a side")


def test_a_game_that_was_changed_by_hand_is_refused(tmp_path, journals):
    advance(battle(), 9).save(tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text().replace('"hash":"', '"hash":"0')
    (tmp_path / "game.json").write_text(text)
    with pytest.raises(SceneError, match="does not fit what happened"):
        opened(tmp_path / "game.json", journals)


def test_a_battle_is_called_after_its_file(tmp_path):
    assert titled(tmp_path / "the_last-bridge.json") == "The last bridge"
