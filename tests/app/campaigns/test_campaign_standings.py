"""Wins, draws, losses and units lost of rosters, sides and players over the battles of a campaign."""

from pathlib import Path

from battlefield.app.campaigns.finding import found_in
from battlefield.app.campaigns.folder import Battle, Contents, RosterFile, TableFile
from battlefield.app.campaigns.standings import Standing, standings
from battlefield.app.campaigns.telling import (
    battle_rows,
    contents_text,
    result_words,
    standing_lines,
    standing_object,
)
from battlefield.files.campaigns.campaign_file import Campaign, Filed, FiledSide


def battle(number, result, winner, red, blue, **more):
    return Filed(
        f"b{number}", f"battles/{number}.json", result=result, winner=winner, sides=(red, blue), **more
    )


RED, BLUE = (
    FiledSide("red", "Wardens", player="me", units=4, lost=1),
    FiledSide("blue", "Raiders", player="regular", units=5, lost=3),
)
BATTLES = (
    battle(1, "victory for red", "red", RED, BLUE, title="The ford", rounds=4, table="Reed Ford",
           begun="2026-11-29T18:30:00+01:00", notes="Held by a hair", book="warsurge"),
    battle(2, "draw", "", FiledSide("red", "Raiders", units=5, lost=1),
           FiledSide("blue", "Wardens", units=4)),
    battle(3, "", "", RED, BLUE, rounds=2),
)  # fmt: skip


def test_battles_are_counted_by_roster_whatever_its_side_is_called():
    assert standings(BATTLES) == (
        Standing("Wardens", wins=1, draws=1, open=1, units=8, lost=1, taken=4),
        Standing("Raiders", draws=1, losses=1, open=1, units=10, lost=4, taken=1),
    )


def test_they_are_counted_by_side_and_by_player_too():
    by_side = {each.name: (each.wins, each.draws, each.losses) for each in standings(BATTLES, "side")}
    assert by_side == {"red": (1, 1, 0), "blue": (0, 1, 1)}
    by_player = {each.name: (each.wins, each.draws, each.losses) for each in standings(BATTLES, "player")}
    assert by_player == {"me": (1, 0, 0), "regular": (0, 0, 1), "Someone at this screen": (0, 1, 0)}


def test_a_standing_is_one_line():
    assert list(standing_lines(standings(BATTLES))) == [
        "Wardens: 1 win, 1 draw, 0 losses, 1 going on; 1 of 8 units lost, 4 taken",
        "Raiders: 0 wins, 1 draw, 1 loss, 1 going on; 4 of 10 units lost, 1 taken",
    ]


def test_a_result_says_what_came_and_when_or_how_far_it_is():
    words = [result_words(each) for each in BATTLES]
    assert words == ["Victory for Red in turn 4", "Draw", "Goes on, turn 2"]


def test_the_history_of_a_battle_has_who_what_where_and_when():
    rows = battle_rows(Battle(BATTLES[0]))
    assert rows == (
        ("Result", "Victory for Red in turn 4"),
        ("Side", "Red (Wardens), played by me, 1 of 4 units lost"),
        ("Side", "Blue (Raiders), played by the Regular, 3 of 5 units lost"),
        ("Table", "Reed Ford"),
        ("Game system", "WARSURGE"),
        ("Begun", "29 November 2026"),
        ("File", "battles/1.json"),
    )


CONTENTS = Contents(
    Path("war"),
    Campaign("War"),
    (TableFile("tables/ford.json", "Reed Ford", "30 × 22 in"),),
    (RosterFile("rosters/w.json", "Wardens", "warsurge", "250 of 250 points"),),
    tuple(Battle(each) for each in BATTLES),
)


def test_what_holds_all_words_is_found_in_whichever_case_with_its_number():
    found = found_in(CONTENTS, "FORD")
    assert [number for number, _ in found.battles] == [1]
    assert [each.file for each in found.tables] == ["tables/ford.json"] and not found.rosters
    assert [number for number, _ in found_in(CONTENTS, "hair victory").battles] == [1]
    assert [number for number, _ in found_in(CONTENTS, "raiders draw").battles] == [2]
    assert found_in(CONTENTS, "nothing of it").is_empty
    assert len(found_in(CONTENTS, " ").battles) == 3


def test_the_whole_list_names_each_thing_once():
    text = contents_text(CONTENTS)
    assert text.splitlines()[0] == "War"
    for each in ("Battle 1: The ford", "Table: Reed Ford", "Roster: Wardens, WARSURGE", "  Held by a hair"):
        assert text.count(each) == 1


def test_a_roster_that_fights_itself_has_fought_one_battle_and_neither_won_nor_lost_it():
    north = FiledSide("north", "Wardens", player="me", units=4, lost=1)
    south = FiledSide("south", "Wardens", player="regular", units=4, lost=3)
    battles = battle(1, "victory for north", "north", north, south), battle(2, "", "", north, south)
    (found,) = standings(battles)
    assert (found.battles, found.wins, found.losses, found.draws, found.open) == (1, 0, 0, 0, 1)
    assert (found.units, found.lost) == (8, 4)
    told = standing_object(found)
    assert told["battles"] == 1
    assert told["battles"] == sum(int(str(told[each])) for each in ("wins", "draws", "losses", "mirrors"))
    assert next(standing_lines([found])).startswith(
        "Wardens: 0 wins, 0 draws, 0 losses, 1 against itself, 1 going on"
    )
    assert {each.name: each.wins for each in standings(battles, "side")} == {"north": 1, "south": 0}
