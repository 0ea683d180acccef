"""Files and battles put into a campaign: copied whole, with their pictures, over nothing that is there."""

import pytest
from battles import advance
from warring import a_roster, a_roster_with_picture, a_table, ended, fought, saved

from battlefield.app.battle.fighting import Battle
from battlefield.app.campaigns.filing import (
    Origin,
    added,
    battle_named,
    file_battle,
    new_campaign,
    noted,
)
from battlefield.app.campaigns.folder import keep, look
from battlefield.files.text.errors import SceneError
from battlefield.resources import asset

WHEN = "2026-11-29T18:30:00+01:00"


@pytest.fixture
def war(tmp_path):
    new_campaign(tmp_path / "war", " The River War ", "For the ford")
    return tmp_path / "war"


def test_a_new_campaign_has_a_name_and_is_made_once(war):
    found = look(war)
    assert (found.campaign.name, found.campaign.description) == ("The River War", "For the ford")
    with pytest.raises(SceneError, match="is there already"):
        new_campaign(war, "Again")


def test_a_campaign_without_a_name_is_called_like_its_folder(tmp_path):
    assert new_campaign(tmp_path / "River War", "").campaign.name == "River War"


def test_files_from_elsewhere_are_copied_by_their_kind(war, tmp_path):
    given = (
        a_table(tmp_path / "t"),
        a_roster(tmp_path / "r"),
        saved(tmp_path / "b", "mill.json", fought(2)),
    )
    names = [added(war, path) for path in given]
    assert names == ["tables/ford.json", "rosters/wardens.json", "battles/mill.json"]
    for name, path in zip(names, given, strict=True):
        assert (war / name).read_bytes() == path.read_bytes()


def test_a_file_that_is_added_twice_is_there_once_and_another_of_its_name_beside_it(war, tmp_path):
    path = a_table(tmp_path / "t")
    assert added(war, path) == added(war, path) == added(war, war / "tables" / "ford.json")
    assert added(war, a_table(tmp_path / "u", title="Another Ford")) == "tables/ford-2.json"


def test_a_roster_brings_the_pictures_of_its_units(war, tmp_path):
    assert added(war, a_roster_with_picture(tmp_path / "r", b"one")) == "rosters/wardens.json"
    other = added(war, a_roster_with_picture(tmp_path / "s", b"two"))
    assert other == "rosters/wardens/wardens.json"
    assert (war / "rosters" / "spear.png").read_bytes() == b"one"
    assert (war / "rosters" / "wardens" / "spear.png").read_bytes() == b"two"


def test_what_is_no_table_roster_or_battle_is_refused_and_nothing_is_copied(war, tmp_path):
    (tmp_path / "x.json").write_text("{}")
    for path in (
        asset("rosters/first_battle.json"),
        tmp_path / "x.json",
        tmp_path / "no",
        war / "campaign.json",
    ):
        with pytest.raises(SceneError):
            added(war, path)
    assert [path.name for path in war.iterdir()] == ["campaign.json"]


def test_a_damaged_battle_is_not_taken_in(war, tmp_path):
    path = saved(tmp_path / "b", "mill.json", fought(2))
    path.write_bytes(path.read_bytes().replace(b'"hash":"', b'"hash":"0', 1))
    with pytest.raises(SceneError):
        added(war, path)
    assert not list((war / "battles").glob("*.json"))


def test_a_battle_that_begins_is_saved_in_the_folder_and_tells_where_it_comes_from(war, tmp_path):
    table, roster = a_table(war / "tables"), a_roster(war / "rosters")
    found = fought(3, 1)
    away = a_roster(tmp_path / "away")
    rosters, players = {"wardens": roster, "raiders": away}, {"wardens": "me"}
    file_battle(war, found, "The ford", Origin("The Ford", table, rosters, players), WHEN)
    assert found.path == war / "battles" / "2026-11-29-the-ford.json" and not found.is_modified
    (filed,) = (each.filed for each in look(war).battles)
    assert (filed.title, filed.begun, filed.table, filed.table_file) == (
        "The ford", WHEN, "The Ford", "tables/ford.json",
    )  # fmt: skip
    assert [(side.file, side.player) for side in filed.sides] == [("rosters/wardens.json", "me"), ("", "")]
    assert look(war).faults == ()


def test_what_is_played_and_saved_later_is_told_with_where_it_came_from(war):
    found = fought(3, 1)
    file_battle(war, found, "", Origin("The Ford"), WHEN)
    advance(found, 4)
    found.save(found.path, found.disk)
    (filed,) = (each.filed for each in look(war).battles)
    assert (filed.rounds, filed.table, filed.title) == (1, "The Ford", "wardens against raiders")


def test_two_battles_of_a_day_and_a_name_are_two_files(war):
    for seed in (1, 2):
        file_battle(war, fought(seed, 1), "", Origin(), WHEN)
    assert [each.filed.file for each in look(war).battles] == [
        "battles/2026-11-29-wardens-against-raiders.json",
        "battles/2026-11-29-wardens-against-raiders-2.json",
    ]


def test_a_battle_that_cannot_be_filed_is_in_no_file_and_can_be_played(tmp_path):
    found = fought(3, 1)
    with pytest.raises(SceneError):
        file_battle(tmp_path / "nowhere", found, "", Origin(), WHEN)
    assert isinstance(found, Battle) and found.path is None


def test_a_battle_is_named_by_number_file_or_title(war):
    saved(war / "battles", "ford.json", ended(1, "draw"))
    saved(war / "battles", "mill.json", ended(2, "draw"))
    contents = keep(look(war))
    ids = {battle_named(contents, name).id for name in ("1", contents.battles[0].filed.file)}
    assert ids == {contents.battles[0].filed.id}
    with pytest.raises(SceneError, match="is the name of 2 battles"):
        battle_named(contents, "wardens against raiders")
    for name in ("0", "3", "ford"):
        with pytest.raises(SceneError, match="is no battle of this campaign"):
            battle_named(contents, name)


def test_notes_are_kept_and_may_be_taken_away(war):
    saved(war / "battles", "ford.json", ended(1, "draw"))
    for text in ("  by a hair ", ""):
        contents = look(war)
        noted(contents, contents.battles[0].filed, text)
        assert look(war).battles[0].filed.notes == text.strip()
    with pytest.raises(SceneError, match="characters long"):
        noted(look(war), look(war).battles[0].filed, "x" * 10_001)
