"""A battle being set up: what is chosen, what is wrong yet, and the script that comes of it."""

import json
from dataclasses import replace

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.books.faces import face_of
from battlefield.app.books.setting import setting_named
from battlefield.app.playing.setup.setup import (
    Setup,
    Side,
    checked,
    first_setup,
    offered,
    other_book,
    read_side,
    script_of,
    size_words,
    unit_rows,
)
from battlefield.app.playing.setup.tables import blank_table, open_table, read_table, scenarios
from battlefield.files.battles.scripts import SEED
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.resources import asset, sample_maps
from battlefield.rules.scene.contents import Area, Board, Scene

WARDENS, RAIDERS = asset("rosters/hill_wardens.json"), asset("rosters/marsh_raiders.json")


def named_setting(name, book="warsurge"):
    return setting_named(face_of(book).settings, name)


def two_sides(*paths):
    """Set the samples against each other on a blank table."""
    setup = Setup(blank_table(30, 30), (Side(), Side()), "7")
    for number, path in enumerate(paths or (WARDENS, RAIDERS)):
        setup = setup.with_side(number, read_side(path, setup.sides[number]))
    return setup


def named(setup, number, name):
    return setup.with_side(number, replace(setup.sides[number], name=name, is_named=True))


def words(setup):
    return [(each.side, each.words) for each in checked(setup).problems]


def spoiled(folder, change, name="mine.json"):
    """Write the wardens with something changed."""
    value = json.loads(WARDENS.read_text(encoding="utf-8"))
    change(value)
    path = folder / name
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


def test_two_rosters_on_a_table_make_a_battle_that_can_begin():
    found = checked(two_sides())
    assert found.problems == ()
    battle = Battle.started(found.script)
    assert battle.state.sides == ("Hill Wardens", "Marsh Raiders")
    assert (battle.state.board.width, battle.session.seed) == (30, 7)
    assert [offer.action.name for offer in battle.actions()] == ["Begin"]
    assert battle.begin(battle.actions()[0].action) == ""


def test_what_comes_along_is_offered_and_set_up_first():
    found = offered(sample_maps(), [WARDENS, RAIDERS])
    assert [table.path for table in found.tables] == sample_maps()
    setup = first_setup(found, 12)
    assert [side.path for side in setup.sides] == [WARDENS, RAIDERS]
    assert setup.table.board.width * setup.table.board.height == min(
        table.board.width * table.board.height for table in found.tables
    )
    assert setup.seed == "12"
    assert checked(setup).script is not None


def test_rosters_that_cannot_be_read_are_not_offered_and_sides_wait_for_theirs(tmp_path):
    (tmp_path / "bad.json").write_text("{")
    found = offered([], [tmp_path / "bad.json", RAIDERS])
    setup = first_setup(found, 0)
    assert [side.name for side in setup.sides] == ["Marsh Raiders", "Side 2"]
    assert words(setup) == [(1, "Side 2 has no roster; choose one")]


def test_units_are_listed_with_their_models_and_points():
    roster = read_side(WARDENS).roster
    assert unit_rows(roster) == (("6 × Gate Spears", "90"), ("5 × Ridge Bows", "90"), ("Old Marra", "70"))
    assert size_words(roster) == "250 of 250 points"
    assert size_words(replace(roster, limit=0)) == "250 points"


def test_the_same_roster_twice_gets_two_names():
    assert [side.name for side in two_sides(WARDENS, WARDENS).sides] == ["Hill Wardens", "Hill Wardens 2"]


def test_a_typed_name_stays_when_another_roster_is_chosen_and_any_other_follows_it():
    setup = named(two_sides(), 0, "Ada")
    setup = setup.with_side(0, read_side(RAIDERS, setup.sides[0]))
    assert [side.name for side in setup.sides] == ["Ada", "Marsh Raiders"]
    setup = setup.with_side(1, read_side(WARDENS, setup.sides[1]))
    assert [side.name for side in setup.sides] == ["Ada", "Hill Wardens"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "Side 2 has no name; give it one"),
        ("a/b", "The name a/b has a “/” in it; leave that out, it parts a side from its units"),
        ("x" * 41, "The name is long; use at most 40 letters"),
    ],
)
def test_a_name_that_will_not_do_is_told_beside_its_side(name, said):
    assert words(named(two_sides(), 1, name)) == [(1, said)]


def test_a_name_that_is_typed_and_taken_already_is_refused_and_changes_no_other():
    before, other = (side.name for side in two_sides().sides)
    setup = named(two_sides(), 1, before)
    assert [side.name for side in setup.sides] == [before, before]
    assert words(setup) == [(1, f"Two sides are called {before}; give one of them another name")]
    assert [number for number, _ in words(named(two_sides(), 0, other))] == [0]


def test_two_sides_that_are_called_alike_on_purpose_are_told():
    setup = named(named(two_sides(), 0, "Ada"), 1, "Ada")
    assert words(setup) == [(1, "Two sides are called Ada; give one of them another name")]


def test_a_roster_with_faults_names_file_place_and_remedy(tmp_path):
    def cheap(value):
        value["units"][0]["points"] = 9

    setup = two_sides(WARDENS, spoiled(tmp_path, cheap))
    assert words(setup) == [(1, "mine.json: units[0].points is 9; a unit costs at least 50")]


def test_a_roster_of_another_book_is_refused(tmp_path):
    path = spoiled(tmp_path, lambda value: value.update(book="chess"))
    assert words(two_sides(path, RAIDERS)) == [
        (0, "mine.json: it is a roster for chess; choose one for WARSURGE")
    ]


def test_a_file_that_is_no_roster_is_told_in_one_sentence_beside_the_side(tmp_path):
    path = tmp_path / "torn.json"
    path.write_text("{")
    for file, said in ((path, "line 1"), (sample_maps()[0], "is a scene; choose a roster")):
        side = read_side(file)
        assert side.roster is None
        assert side.trouble.startswith(str(file)) and said in side.trouble
        assert words(two_sides(WARDENS, file))[-1] == (1, side.trouble)


def test_the_table_of_a_scene_file_comes_with_its_terrain_and_without_its_models():
    table = read_table(sample_maps()[0])
    setup = replace(two_sides(), table=table)
    script = checked(setup).script
    assert (script.board, script.terrain) == (table.board, table.terrain)
    assert table.terrain
    assert session_of(script).state.scene().models == ()


def test_a_roster_is_no_table():
    with pytest.raises(SceneError, match="is a roster; a table is taken from a scene file"):
        read_table(WARDENS)


def test_objectives_of_the_scene_are_laid_out_and_those_that_do_not_fit_name_the_file(tmp_path):
    def table(**flag):
        text = {"id": "flag", "kind": "flag", "at": [3, 3], **flag}
        value = {"format": "battlefield-scene", "version": 1, "board": {"width": 30, "height": 30}}
        (tmp_path / "scene.json").write_text(json.dumps(value | {"objectives": [text]}))
        return replace(two_sides(), table=read_table(tmp_path / "scene.json"))

    script = checked(table(side="Hill Wardens")).script
    assert [(each.id, each.side) for each in script.objectives] == [("flag", "Hill Wardens")]
    ((side, said),) = words(table(side="red"))
    assert side is None
    assert said.endswith(
        "scene.json: objectives[0].side is 'red'; it must be one of Hill Wardens, Marsh Raiders"
    )


def test_settings_that_count_are_told_to_the_battle_and_others_are_not():
    setup = two_sides().choose("king percent", 30).choose("ladder", "d10")
    assert dict(script_of(setup).settings) == {
        "game type": "deathmatch",
        "playstyle": "standard",
        "turns": 4,
        "zone depth": 10,
        "ladder": "d10",
    }
    regicide = dict(script_of(setup.choose("game type", "regicide")).settings)
    assert (regicide["king percent"], regicide["game type"]) == (30, "regicide")


def test_zones_are_as_deep_as_usual_but_a_third_of_a_small_table_unless_somebody_chooses():
    depth = named_setting("zone depth")
    setup = two_sides()
    assert setup.value(depth) == 10
    assert replace(setup, table=blank_table(30, 48)).value(depth) == 12
    assert replace(setup, table=blank_table(30, 2)).value(depth) == 1
    assert setup.choose("zone depth", 15).value(depth) == 15
    assert checked(setup.choose("zone depth", 15)).problems == ()


def test_zones_that_meet_are_told_with_the_most_that_fits():
    setup = replace(two_sides(), table=blank_table(30, 22.5)).choose("zone depth", 12)
    said = "Two deployment zones of 12 in do not fit a table 22.5 in deep; make each at most 11 in"
    assert words(setup) == [(None, said)]
    flat = replace(two_sides(), table=blank_table(30, 1))
    assert words(flat)[0][1].endswith("choose a deeper table")


@pytest.mark.parametrize("seed", ["", "-1", "7.5", "dice", "²", str(SEED + 1), "9" * 30])
def test_a_seed_that_is_none_is_told(seed):
    ((side, said),) = words(replace(two_sides(), seed=seed))
    assert side is None
    assert said.startswith("The seed must be a whole number from 0 to ")


def test_the_greatest_seed_will_do():
    assert checked(replace(two_sides(), seed=f" {SEED} ")).script.seed == SEED


def test_what_the_game_type_asks_for_is_told_in_its_own_words():
    assert words(two_sides().choose("game type", "den of dread")) == [
        (None, "The Den of Dread is 24 by 24 inches")
    ]


def test_the_last_side_defends_until_one_is_chosen_which_stays_the_defender_under_another_name():
    defender = named_setting("defender")
    setup = two_sides().choose("game type", "survive at all costs")
    assert setup.value(defender) == "Marsh Raiders"
    setup = named(setup.choose("defender", "Hill Wardens"), 0, "Ada")
    assert setup.value(defender) == "Ada"
    assert dict(script_of(setup).settings)["defender"] == "Ada"
    assert setup.add_side().drop_side(0).value(defender) == "Side 3"


def test_real_dice_are_told_to_the_battle():
    setup = two_sides()
    setup = setup.with_side(1, replace(setup.sides[1], is_typed=True))
    assert checked(setup).script.typed == ("Marsh Raiders",)
    assert session_of(checked(setup).script).typed == ("Marsh Raiders",)


def test_a_third_side_may_fight():
    setup = two_sides().add_side()
    assert words(setup) == [(2, "Side 3 has no roster; choose one")]
    setup = setup.with_side(2, read_side(WARDENS, setup.sides[2]))
    assert Battle.started(checked(setup).script).state.sides == (
        "Hill Wardens",
        "Marsh Raiders",
        "Hill Wardens 2",
    )


def of_book(book, *names):
    """Set two rosters of a book up on what suits it."""
    found = offered(
        sample_maps(), [asset(f"rosters/{name}.json") for name in names], [asset("rosters/drowned_mill.json")]
    )
    return first_setup(found, 7, book)


def test_a_scenario_comes_with_its_map_and_its_tokens_for_sides_of_any_name():
    setup = of_book("agemonia", "millers_company", "river_brood")
    script = checked(named(setup, 1, "Ada")).script
    assert len(script.areas) == 15 and script.borders
    assert [each.side for each in script.objectives][:3] == ["Miller's Company", "Miller's Company", "Ada"]
    assert dict(script.settings) == {"rounds": 10, "allies": "Miller's Company"}
    assert session_of(script).state.areas == script.areas


def test_what_a_script_sets_holds_until_somebody_chooses():
    setup = of_book("agemonia", "millers_company", "river_brood")
    short = replace(setup, table=replace(setup.table, settings={"rounds": 6}))
    rounds = named_setting("rounds", "agemonia")
    assert short.value(rounds) == 6
    assert short.choose("rounds", 8).value(rounds) == 8


def test_heroes_on_the_other_side_are_named_in_the_settings():
    setup = of_book("agemonia", "river_brood", "millers_company")
    ((_, said),) = words(setup)
    assert said.endswith("the setting allies names the side that has")
    assert words(setup.choose("allies", "Miller's Company")) == []


def test_maps_of_areas_are_for_books_that_are_played_by_them():
    assert [table.path for table in scenarios([asset("rosters/first_battle.json")])] == []
    found = offered(sample_maps(), [WARDENS], [asset("rosters/drowned_mill.json")])
    assert [table.name for table in found.tables_of(face_of("agemonia"))] == ["The drowned mill"]
    assert {table.path for table in found.tables_of(face_of("warsurge"))} == set(sample_maps())


def test_another_book_keeps_seed_dice_and_typed_names_and_the_table_where_it_suits():
    paths = [WARDENS, RAIDERS, *(asset(f"rosters/{n}.json") for n in ("harbour_watch", "rust_carnival"))]
    found = offered(sample_maps(), paths)
    setup = named(first_setup(found, 99), 0, "Ada")
    setup = setup.with_side(1, replace(setup.sides[1], is_typed=True)).choose("ladder", "d10")
    other = other_book(found, setup, "pulp-city")
    assert [side.name for side in other.sides] == ["Ada", "Rust Carnival"]
    assert [side.is_typed for side in other.sides] == [False, True]
    assert (other.seed, other.table, dict(other.chosen)) == ("99", setup.table, {})
    assert checked(other).script.book == "pulp-city"


def test_a_roster_of_a_known_book_is_named_by_its_title():
    path = asset("rosters/harbour_watch.json")
    assert words(two_sides(path, RAIDERS)) == [
        (0, "harbour_watch.json: it is a roster for Pulp City; choose one for WARSURGE")
    ]


@pytest.mark.parametrize(
    ("name", "size", "row"),
    [
        ("harbour_watch", "10 of 10 levels", ("3 × Dock Divers", "3 levels")),
        ("cinder_company", "54 of 60 points", ("Tam the Bombardier", "12")),
        ("river_brood", "7 figures", ("4 × Gnawer", "Enemy")),
    ],
)
def test_a_roster_is_measured_as_its_book_does(name, size, row):
    roster = read_side(asset(f"rosters/{name}.json")).roster
    assert size_words(roster) == size
    assert row in unit_rows(roster)


def test_the_table_that_is_open_comes_first_and_its_areas_choose_the_book():
    found = offered(sample_maps(), [WARDENS, RAIDERS])
    plain = open_table(Scene(Board(60.0, 44.0)), None, "Untitled table")
    setup = first_setup(replace(found, tables=(*found.tables, plain)), 1)
    assert (setup.table, setup.table.name) == (plain, "Untitled table (open now)")
    yard = Area("yard", Polygon(((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))))
    drawn = open_table(Scene(Board(30.0, 20.0), areas=(yard,)), None, "Yards")
    setup = first_setup(replace(found, tables=(drawn, *found.tables)), 1)
    assert (setup.table, setup.book) == (drawn, "agemonia")


def test_a_handicap_moves_what_a_side_may_bring_and_comes_along_into_the_battle():
    setup = two_sides()
    more = setup.with_side(0, replace(setup.sides[0], handicap=20))
    assert size_words(more.sides[0].fielded) == "250 of 300 points"
    assert script_of(more).handicaps == {more.sides[0].name: 20}
    less = setup.with_side(0, replace(setup.sides[0], handicap=-20))
    assert words(less) == [(0, "hill_wardens.json: points is 200, but the units cost 250; leave some out")]
