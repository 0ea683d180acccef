"""What a campaign gives a battle that is set up in it, and battles begun anew from it."""

import pytest
from battles import advance, battle
from warring import a_roster, a_table, ended, saved

from battlefield.app.battle.opening import OpenedBattle
from battlefield.app.campaigns.filing import Origin, new_campaign, renamed
from battlefield.app.campaigns.folder import keep, look
from battlefield.app.campaigns.giving import again_in, filed, given_by
from battlefield.app.campaigns.pictures import scene_of
from battlefield.files.text.errors import SceneError

WHEN = "2026-11-29T18:30:00+01:00"


@pytest.fixture
def war(tmp_path):
    folder = tmp_path / "war"
    new_campaign(folder, "The River War")
    for name in ("ford.json", "mill.json"):
        a_table(folder / "tables", name)
    for name in ("one.json", "two.json"):
        a_roster(folder / "rosters", name)
    return folder


def test_a_battle_begins_with_the_first_table_and_roster_or_those_that_were_chosen(war):
    given = given_by(look(war))
    assert (given.name, given.table, given.book) == (
        "The River War", war / "tables" / "ford.json", "warsurge",
    )  # fmt: skip
    chosen = given_by(look(war), "tables/mill.json")
    assert chosen.table == war / "tables" / "mill.json" and chosen.book == ""
    assert given_by(look(war), "", "rosters/two.json").rosters[0] == war / "rosters" / "two.json"


def test_an_empty_campaign_gives_nothing(tmp_path):
    given = given_by(new_campaign(tmp_path / "new", ""))
    assert (given.tables, given.rosters, given.table, given.book) == ((), (), None, "")


def test_a_battle_that_is_played_again_is_another_one_with_the_same_table_and_players(war, tmp_path):
    first = filed(
        OpenedBattle(battle(seed=1), "The ford"), war, Origin("Ford", players={"wardens": "me"}), WHEN
    )
    assert first.note == "" and first.battle.path is not None
    contents = look(war)
    again = again_in(contents, contents.battles[0].filed, 99, tmp_path / "journals", WHEN)
    advance(again.battle, 1)
    again.battle.drop()
    one, other = (each.filed for each in look(war).battles)
    assert one.id != other.id and (one.title, one.table) == (other.title, other.table) == ("The ford", "Ford")
    assert [side.player for side in other.sides] == ["me", ""]


def test_a_battle_that_cannot_be_filed_goes_on_and_says_why(tmp_path):
    found = filed(OpenedBattle(battle(seed=1), "The ford", "First"), tmp_path / "no", Origin(), WHEN)
    assert found.note.startswith("First. The battle is not in the campaign: ") and found.battle.path is None


def test_a_campaign_gets_another_name_and_no_blank_one(war):
    assert look(war).campaign.name == "The River War"
    renamed(look(war), " The Mill War ")
    assert look(war).campaign.name == "The Mill War"
    with pytest.raises(SceneError):
        renamed(look(war), "  ")


def test_pictures_are_drawn_of_tables_battles_and_rosters(war):
    saved(war / "battles", "mill.json", ended(2, "draw"))
    assert scene_of("scene", war / "tables" / "ford.json").board.width == 30
    assert scene_of("game", war / "battles" / "mill.json").board.width == 24
    assert len(scene_of("roster", war / "rosters" / "one.json").models) == 12
    assert keep(look(war)).faults == ()
