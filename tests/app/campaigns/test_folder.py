"""A campaign's folder as it is now, whatever has become of the files in it: each change is one sentence."""

import shutil
from dataclasses import replace

import pytest
from warring import a_roster, a_table, ended, fought, saved

from battlefield.app.campaigns.filing import added, forgotten, new_campaign, noted
from battlefield.app.campaigns.folder import folder_of, keep, look
from battlefield.files.campaigns.campaign_file import read_campaign, write_campaign
from battlefield.files.text.errors import SceneError


@pytest.fixture(scope="module")
def once(tmp_path_factory):
    """A campaign with two battles, a table and a roster, one battle noted; it is copied for each test."""
    folder = tmp_path_factory.mktemp("war") / "war"
    new_campaign(folder, "The River War")
    saved(folder / "battles", "ford.json", ended(1, "victory for wardens"))
    saved(folder / "battles", "mill.json", fought(2))
    a_table(folder / "tables")
    a_roster(folder / "rosters")
    contents = keep(look(folder))
    first = next(each.filed for each in contents.battles if each.filed.file == "battles/ford.json")
    noted(contents, first, "Held by a hair")
    campaign = read_campaign(folder / "campaign.json")
    on_ford = [
        replace(each, table="The Ford", table_file="tables/ford.json", title=each.file[8:12])
        for each in campaign.battles
    ]
    write_campaign(
        folder / "campaign.json",
        replace(campaign, battles=tuple(sorted(on_ford, key=lambda each: each.file))),
    )
    return folder


@pytest.fixture
def war(once, tmp_path):
    return shutil.copytree(once, tmp_path / "elsewhere")


def battles_of(contents):
    return {each.filed.title: each for each in contents.battles}


def test_all_that_is_in_the_folder_is_told(war):
    found = look(war)
    assert [(each.file, each.name, each.size) for each in found.tables] == [
        ("tables/ford.json", "The Ford", "30 × 22 in")
    ]
    assert [(each.file, each.name) for each in found.rosters] == [("rosters/wardens.json", "Hill Wardens")]
    ford, mill = (each.filed for each in found.battles)
    assert (ford.result, ford.winner, ford.notes) == ("victory for wardens", "wardens", "Held by a hair")
    assert (mill.result, mill.rounds) == ("", 1)
    assert [(side.side, side.roster, side.units) for side in mill.sides] == [
        ("wardens", "Hill Wardens", 3),
        ("raiders", "Marsh Raiders", 3),
    ]
    assert found.faults == ()


def test_looking_writes_nothing_and_a_copy_elsewhere_is_the_same_campaign(war, once):
    before = {path: path.read_bytes() for path in war.rglob("*.json")}
    here, there = look(war), look(once)
    assert {path: path.read_bytes() for path in war.rglob("*.json")} == before
    assert (here.battles, here.tables, here.rosters) == (there.battles, there.tables, there.rosters)


def test_a_battle_that_is_renamed_or_moved_keeps_its_notes(war):
    (war / "old").mkdir()
    (war / "battles" / "ford.json").rename(war / "old" / "first.json")
    found = look(war)
    assert battles_of(found)["ford"].filed.file == "old/first.json"
    assert battles_of(found)["ford"].filed.notes == "Held by a hair"
    assert found.faults == ("battles/ford.json is old/first.json now",)
    assert keep(found).campaign.battles[0].file == "old/first.json"
    assert look(war).faults == ()


def test_a_battle_that_is_deleted_counts_on_until_it_is_forgotten(war):
    (war / "battles" / "ford.json").unlink()
    found = look(war)
    gone = battles_of(found)["ford"]
    assert gone.filed.winner == "wardens"
    assert gone.trouble == "battles/ford.json is gone; what is known of ford is kept"
    left = forgotten(found, gone.filed)
    assert list(battles_of(left)) == list(battles_of(look(war))) == ["mill"]


def test_a_battle_whose_file_is_there_is_not_forgotten(war):
    found = look(war)
    with pytest.raises(SceneError, match="is there"):
        forgotten(found, found.battles[0].filed)


def test_a_battle_that_is_damaged_says_why_and_keeps_what_was_known(war):
    path = war / "battles" / "ford.json"
    path.write_bytes(path.read_bytes()[:-200])
    ford = battles_of(look(war))["ford"]
    assert ford.trouble.startswith("battles/ford.json") and "\n" not in ford.trouble
    assert ford.filed.result == "victory for wardens"
    path.write_text("no battle at all")
    assert "holds something else now" in battles_of(look(war))["ford"].trouble


def test_a_battle_that_was_played_on_is_told_as_it_is_now_with_its_notes(war):
    saved(war / "battles", "ford.json", ended(1, "draw"))
    ford = battles_of(look(war))["ford"].filed
    assert (ford.result, ford.winner, ford.notes, ford.table) == ("draw", "", "Held by a hair", "The Ford")


def test_another_battle_under_the_same_name_is_another_battle(war):
    saved(war / "battles", "ford.json", fought(9, 2))
    found = look(war)
    assert battles_of(found)["ford"].trouble.startswith("battles/ford.json holds something else now")
    assert battles_of(found)["wardens against raiders"].filed.notes == ""


def test_a_copy_of_a_battle_is_counted_once(war):
    shutil.copyfile(war / "battles" / "ford.json", war / "battles" / "a_copy.json")
    found = look(war)
    assert len(found.battles) == 2
    assert found.faults == (
        "battles/a_copy.json is the same battle as battles/ford.json; it is counted once",
    )


def test_battles_follow_a_table_that_is_renamed_and_keep_the_name_of_one_that_is_gone(war):
    (war / "tables" / "ford.json").rename(war / "tables" / "the_ford.json")
    found = look(war)
    assert {each.filed.table_file for each in found.battles} == {"tables/the_ford.json"}
    (war / "tables" / "the_ford.json").unlink()
    found = look(war)
    assert {each.filed.table for each in found.battles} == {"The Ford"}
    assert found.faults == ("tables/ford.json is gone; battles that were fought with it keep its name",)


@pytest.mark.parametrize("file", ["tables/ford.json", "rosters/wardens.json"])
def test_a_damaged_table_or_roster_is_one_sentence_and_the_rest_is_there(war, file):
    path = war / file
    path.write_bytes(path.read_bytes()[:-9])
    found = look(war)
    assert len(found.tables) + len(found.rosters) == 1 and len(found.battles) == 2
    assert any(each.startswith(file) for each in found.faults)


def test_a_damaged_campaign_file_is_told_and_left_alone_and_the_files_are_there(war):
    path = war / "campaign.json"
    path.write_bytes(path.read_bytes()[:300])
    spoilt = path.read_bytes()
    found = look(war)
    assert found.faults[0].startswith(str(path))
    assert len(found.battles) == 2 and len(found.tables) == 1
    assert keep(found) == found
    with pytest.raises(SceneError, match="not written over"):
        noted(found, found.battles[0].filed, "x")
    with pytest.raises(SceneError):
        added(war, a_table(war.parent / "more"))
    assert path.read_bytes() == spoilt


def test_a_campaign_file_that_another_program_has_changed_is_not_written_over(war):
    found = look(war)
    write_campaign(war / "campaign.json", replace(found.campaign, name="The Other War"))
    with pytest.raises(SceneError, match="changed by another program"):
        noted(found, found.battles[0].filed, "x")


def test_a_folder_without_a_campaign_is_one_sentence_with_the_remedy(tmp_path):
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(SceneError) as told:
            look(folder)
        assert str(told.value).startswith(str(folder))


def test_a_campaign_is_named_by_its_folder_or_its_file(war):
    assert folder_of(war / "campaign.json") == folder_of(war) == war


def test_hidden_files_those_of_others_and_names_that_no_system_shares_are_left_out(war):
    shutil.copyfile(war / "tables" / "ford.json", war / ".hidden.json")
    (war / "other.json").write_text('{"tilewidth": 32}')
    shutil.copyfile(war / "tables" / "ford.json", war / "a:b.json")
    found = look(war)
    assert [each.file for each in found.tables] == ["tables/ford.json"]
    assert found.faults == ("a:b.json is left out; no name in it may begin with a point or hold a colon",)
