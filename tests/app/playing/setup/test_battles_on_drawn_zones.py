"""Battles on a table with drawn deployment zones: who deploys lies wholly in them, in every book."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS, session_of
from battlefield.app.battle.scripted import chance_step
from battlefield.app.books.faces import face_of
from battlefield.app.playing.markings import markings
from battlefield.app.playing.setup.setup import Setup, checked, read_side, script_of
from battlefield.app.playing.setup.tables import blank_table, read_table
from battlefield.files import write_scene
from battlefield.files.battles.games import game_bytes, read_game
from battlefield.files.battles.scripts import read_script
from battlefield.files.journals.battle_journal import BattleJournal, rescue_battle
from battlefield.geometry.distance import is_inside
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Polygon
from battlefield.play.session import Session
from battlefield.resources import asset
from battlefield.rulebooks.pulp_city.models.models import has_role, is_inanimate
from battlefield.rulebooks.pulp_city.models.vocabulary import INFILTRATOR
from battlefield.rules.core.digest import digest
from battlefield.rules.core.events import UnitArrived
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.scenario import Backdrop, Entry, Facts, Hold, Layer, Note, Zone
from battlefield.rules.table import layout

WEST: Outline = Polygon(((0.0, 0.0), (14.0, 0.0), (8.0, 18.0), (14.0, 36.0), (0.0, 36.0)))
EAST: Outline = Circle((39.0, 18.0), 8.5)
FIELD = Scene(
    Board(48.0, 36.0),
    "Field",
    zones=(Zone("w", WEST, side="Attackers"), Zone("e", EAST, side="Defenders")),
    facts=Facts(turns=5),
)
_STEPS = 120
ROSTERS = {
    "warsurge": ("brasswick_company", "gale_corsairs"),
    "pulp-city": ("harbour_watch", "rust_carnival"),
    "iron-kingdoms": ("cinder_company", "fen_coven"),
}


def _session(folder: Path, book: str, scene: Scene = FIELD) -> Session:
    write_scene(folder / "field.json", scene)
    paths = [str(asset(f"rosters/{name}.json")) for name in ROSTERS[book]]
    script = {"format": "battlefield-script", "version": 1, "book": book, "scene": "field.json", "seed": 11}
    script["sides"] = {"red": paths[0], "blue": paths[1]}
    (folder / "script.json").write_text(json.dumps(script), encoding="utf-8")
    return session_of(read_script(folder / "script.json"))


@pytest.mark.first(2)
@pytest.mark.parametrize("book", list(ROSTERS))
def test_whoever_deploys_by_chance_lies_wholly_in_the_zone_that_is_drawn(tmp_path: Path, book: str) -> None:
    battle = Battle(_session(tmp_path, book))
    seen = False
    for _ in range(_STEPS):
        marks = markings(battle.state, battle.book.catalogue)
        seen = seen or [mark.outline for mark in marks if mark.sort == "zone"] == [WEST, EAST]
        if battle.state.clock.turn > 1 or not chance_step(battle, 11):
            break
    arrived = [event for event in battle.session.events if isinstance(event, UnitArrived)]
    deployed = [event for event in arrived if event.how == "Deploy" and not _goes_anywhere(battle, event)]
    assert len(deployed) >= 4
    assert all(_is_home(battle.session.start, event) for event in deployed)
    assert {_look(battle.session.start, event) for event in deployed} == {("red", 90.0), ("blue", 270.0)}
    assert seen


def _look(start: State, arrived: UnitArrived) -> tuple[str, float]:
    """Give the side of a unit that came, and where it looks as it does."""
    [way] = {start.figures[p.figure].model.facing if p.facing is None else p.facing for p in arrived.places}
    return start.units[arrived.unit].side, way


@pytest.mark.campaign
def test_a_game_saved_when_all_looked_north_opens_and_they_look_north_still(tmp_path: Path) -> None:
    new = _session(tmp_path, "warsurge")
    north = [layout.facing(figure, 0.0) for figure in new.start.figures.values()]
    old = Session(new.start.with_figures(*north), new.book, new.dice, seed=new.seed)
    battle = Battle(old)
    while battle.state.clock.turn < 2 and chance_step(battle, 11):
        pass
    (tmp_path / "game.json").write_bytes(game_bytes(old))
    again = read_game(tmp_path / "game.json", BOOKS)
    assert digest(again.state) == digest(old.state)
    there = [f for unit in again.state.on_table() for f in again.state.figures_of(unit.id)]
    assert {figure.model.facing for figure in there} == {0.0}


def _is_home(start: State, arrived: UnitArrived) -> bool:
    zone = WEST if start.units[arrived.unit].side == "red" else EAST
    models = [(start.figures[place.figure].model, place) for place in arrived.places]
    return all(
        is_inside(PlacedBase(m.base, p.at, m.facing if p.facing is None else p.facing), zone)
        for m, p in models
    )


def _goes_anywhere(battle: Battle, arrived: UnitArrived) -> bool:
    if battle.state.book != "pulp-city":
        return False
    return has_role(battle.session.start, arrived.unit, INFILTRATOR) or is_inanimate(
        battle.session.start, arrived.unit
    )


@pytest.mark.parametrize("book", list(ROSTERS))
def test_the_zones_of_the_scene_are_those_of_the_sides_in_their_order(tmp_path: Path, book: str) -> None:
    state = _session(tmp_path, book).state
    assert [(zone.side, zone.outline) for zone in state.zones] == [("red", WEST), ("blue", EAST)]
    assert face_of(book).zone is not None
    low, high = face_of(book).zone(state, "blue")  # type: ignore[misc]
    assert (low, high) == (9.5, 26.5)


@pytest.mark.parametrize("book", list(ROSTERS))
def test_a_saved_game_keeps_its_zones_and_its_hash(tmp_path: Path, book: str) -> None:
    session = _session(tmp_path, book)
    (tmp_path / "game.json").write_bytes(game_bytes(session))
    again = read_game(tmp_path / "game.json", BOOKS)
    assert again.state.zones == session.state.zones
    assert digest(again.state) == digest(session.state)


def test_a_table_without_zones_writes_the_same_game_as_ever(tmp_path: Path) -> None:
    session = _session(tmp_path, "warsurge", Scene(Board(48.0, 36.0), "Field"))
    assert b'"zones"' not in game_bytes(session)


def test_the_table_proposes_its_turn_limit_and_says_where_sides_deploy(tmp_path: Path) -> None:
    write_scene(tmp_path / "field.json", FIELD)
    table = read_table(tmp_path / "field.json")
    sides = tuple(read_side(asset(f"rosters/{name}.json")) for name in ROSTERS["warsurge"])
    setup = Setup(table, sides, "7")
    turns = next(setting for setting in setup.settings if setting.name == "turns")
    assert setup.value(turns) == 5
    assert setup.choose("turns", 3).value(turns) == 3
    assert replace(setup, table=replace(table, settings={"turns": 2})).value(turns) == 2
    assert setup.start_words(0) == "Deploys in the zone that the table draws for it."
    found = checked(setup)
    assert not found.problems
    assert found.script is not None
    assert dict(found.script.settings)["turns"] == 5
    assert found.script.zones == FIELD.zones


def test_the_picture_of_a_setup_shows_zones_and_entry_edges_of_the_sides(tmp_path: Path) -> None:
    setup = _setup(tmp_path)
    one, two = (side.name for side in setup.sides)
    scene = checked(setup).scene
    assert [(zone.side, zone.outline) for zone in scene.zones] == [(one, WEST), (two, EAST)]
    assert [(entry.side, entry.points) for entry in scene.entries] == [(one, ROAD.points)]
    assert {model.side for model in scene.models} == {one, two}


def test_the_picture_shows_strips_where_no_zones_are_drawn(tmp_path: Path) -> None:
    setup = replace(_setup(tmp_path), table=blank_table(30, 48)).choose("zone depth", 10)
    one, two = checked(setup).scene.zones
    assert (one.side, two.side) == tuple(side.name for side in setup.sides)
    assert isinstance(one.outline, Polygon)
    assert isinstance(two.outline, Polygon)
    assert [max(y for _, y in one.outline.points), min(y for _, y in two.outline.points)] == [10.0, 38.0]


def test_sides_that_are_not_told_apart_by_name_have_no_zones_in_the_picture(tmp_path: Path) -> None:
    setup = _setup(tmp_path)
    scene = checked(replace(setup, sides=(setup.sides[0], replace(setup.sides[1], name="")))).scene
    assert (scene.zones, {model.side for model in scene.models}) == ((), {"0", "1"})


def test_settings_that_change_nothing_on_a_table_say_why(tmp_path: Path) -> None:
    setup = _setup(tmp_path)
    known = {setting.name: setting for setting in setup.settings}
    depth, edge = known["zone depth"], known["entry depth"]
    assert (setup.why_idle(depth), setup.why_idle(edge)) == ("The table draws a zone for each side.", "")
    half = replace(setup, table=replace(setup.table, zones=setup.table.zones[:1], entries=()))
    assert (half.why_idle(depth), half.why_idle(edge)) == ("", "The table draws no entry edge.")


PIECE = Terrain(
    "wall", Polygon(((20.0, 16.0), (22.0, 16.0), (22.0, 20.0), (20.0, 20.0))), top=2.0, sight="blocks"
)
ROAD = Entry("road", ((0.0, 10.0), (0.0, 26.0)), "Attackers")


def test_how_an_editor_holds_the_pieces_does_not_change_a_battle(tmp_path: Path) -> None:
    plain = replace(FIELD, terrain=(PIECE,), entries=(ROAD,))
    held = Hold(layer="walls", group="1", locked=True, hidden=True, link="a", image=1)
    edited = replace(
        plain,
        terrain=(replace(PIECE, hold=held, cover="light"),),
        zones=tuple(replace(zone, hold=held) for zone in FIELD.zones),
        entries=(replace(ROAD, hold=held),),
        layers=(Layer("walls", locked=True, hidden=True),),
    )
    for each in ("warsurge", "pulp-city"):
        one, other = _session(tmp_path, each, plain), _session(tmp_path, each, edited)
        assert one.hash == other.hash
        assert one.start == other.start
    setup = _setup(tmp_path)
    other = replace(setup, table=replace(setup.table, terrain=edited.terrain))
    one = replace(setup, table=replace(setup.table, terrain=plain.terrain))
    assert session_of(script_of(one)).hash == session_of(script_of(other)).hash


def _setup(folder: Path) -> Setup:
    write_scene(folder / "field.json", replace(FIELD, entries=(ROAD,)))
    sides = tuple(read_side(asset(f"rosters/{name}.json")) for name in ROSTERS["warsurge"])
    return Setup(read_table(folder / "field.json"), sides, "7")


def test_entry_edges_go_with_scripts_tables_and_saved_games(tmp_path: Path) -> None:
    session = _session(tmp_path, "warsurge", replace(FIELD, entries=(ROAD,)))
    assert session.state.entries == (replace(ROAD, side="red"),)
    assert session.hash != _session(tmp_path, "warsurge").hash
    (tmp_path / "game.json").write_bytes(game_bytes(session))
    again = read_game(tmp_path / "game.json", BOOKS)
    assert again.state.entries == session.state.entries
    with closing(BattleJournal.start_at(tmp_path / "kept.battle", session)):
        pass
    kept = rescue_battle(tmp_path / "kept.battle", BOOKS)
    assert kept is not None
    assert kept.session.state == session.state
    setup = _setup(tmp_path)
    fought = session_of(script_of(setup)).state
    assert [entry.side for entry in fought.entries] == [setup.sides[0].name]


def test_notes_other_zones_and_the_picture_go_along_and_count_for_nothing(tmp_path: Path) -> None:
    note, held = Note("n", (4.0, 4.0), "Mill"), Zone("s", EAST, "scoring", side="Defenders")
    picture = Backdrop("map.png", (((0.0, 0.0), (0.0, 0.0)), ((480.0, 360.0), (48.0, 36.0))))
    drawn = replace(FIELD, notes=(note,), zones=(*FIELD.zones, held), backdrop=picture)
    session = _session(tmp_path, "warsurge", drawn)
    assert session.hash == _session(tmp_path, "warsurge").hash
    scene = session.state.scene()
    assert [zone.side for zone in scene.zones] == ["blue", "red", "blue"]
    assert scene.notes == (note,)
    assert scene.backdrop is not None
    assert scene.backdrop.picture == "map.png"
    (tmp_path / "game.json").write_bytes(game_bytes(session))
    assert read_game(tmp_path / "game.json", BOOKS).state == session.state


@pytest.mark.parametrize(
    ("book", "name"), [("warsurge", "turns"), ("pulp-city", "rounds"), ("iron-kingdoms", "rounds")]
)
def test_the_limit_of_the_scene_is_that_of_the_battle_unless_the_script_sets_one(
    tmp_path: Path, book: str, name: str
) -> None:
    assert _session(tmp_path, book).state.setting(name, 0) == 5
    script = read_script(tmp_path / "script.json")
    assert session_of(replace(script, settings=((name, 3),))).state.setting(name, 0) == 3
    assert session_of(replace(script, turns=99)).state.setting(name, 0) == 20
    assert session_of(replace(script, turns=0)).state.setting(name, 0) == 0
