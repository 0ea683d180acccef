"""Doors of a battle's table: opened and closed by agreement between actions, as all that is done there."""

from dataclasses import replace

import pytest
from battles import advance, battle, place, script

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import ScriptError, play_steps
from battlefield.files.battles.games import read_game
from battlefield.files.battles.scripts import Step
from battlefield.files.journals.battle_journal import battles_left_behind
from battlefield.geometry.kernel.shapes import Strip
from battlefield.geometry.movement import WaysTo
from battlefield.geometry.sight import sight
from battlefield.play.session import replayed
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.book.actions import Action
from battlefield.rules.core.apply import apply
from battlefield.rules.core.events import Placed, UnitArrived
from battlefield.rules.scene.contents import Door, Terrain
from battlefield.rules.table.layout import table
from battlefield.rules.table.table import pieces_of

LEAF = Strip(((12.0, 4.0), (12.0, 8.0)), 0.25)
GATE = Terrain(
    "gate", LEAF, top=3.0, ground=("impassable",), sight="blocks", name="Gate of the mill", door=Door()
)
OPEN = Action("Open a door", "wardens", info=(("door", "gate"),))
CLOSE = Action("Close a door", "raiders", info=(("door", "gate"),))


def walled(**changes):
    return battle(terrain=(GATE,), **changes)


def is_open(fought):
    [gate] = fought.state.terrain
    return gate.door.is_open


def standing(fought, unit, at):
    """Put one figure of a unit somewhere, as a state that was reached."""
    state = fought.state
    figure = state.units[unit].figures[0]
    others = {id_: (2.0 + 2.0 * n, 20.0) for n, id_ in enumerate(state.units[unit].figures[1:])}
    places = tuple(Placed(id_, spot) for id_, spot in {figure: at, **others}.items())
    return apply(state, UnitArrived(unit, places, "Deploy"))


def test_either_side_opens_and_closes_a_door_and_it_is_told():
    fought = walled()
    assert fought.begin(OPEN) == "" and is_open(fought)
    assert fought.begin(CLOSE) == "" and not is_open(fought)
    assert [line.words for line in fought.log] == ["Gate of the mill is opened", "Gate of the mill is closed"]


def test_a_door_without_a_name_of_its_own_is_called_one():
    fought = battle(terrain=(replace(GATE, name="Granary"),))
    assert fought.begin(OPEN) == ""
    assert [line.words for line in fought.log] == ["The door Granary is opened"]


def test_it_is_taken_back_and_brought_back_as_all_that_is_done():
    fought = walled()
    before = fought.session.hash
    fought.begin(OPEN)
    after = fought.session.hash
    assert after != before
    assert fought.undo() and not is_open(fought) and fought.session.hash == before
    assert fought.redo() and is_open(fought) and fought.session.hash == after


def test_it_is_in_the_saved_game_and_in_the_journal(tmp_path):
    fought = advance(walled(folder=tmp_path), 1)
    fought.begin(OPEN)
    fought.save(tmp_path / "kept.json")
    fought.begin(CLOSE)
    opened = read_game(tmp_path / "kept.json", BOOKS)
    assert opened.state.terrain[0].door.is_open
    assert replayed(opened, opened.book) == opened.state
    there = place(fought.session)
    fought.close()
    [found] = battles_left_behind(tmp_path, BOOKS)
    rescued = Battle.rescued(found)
    assert place(rescued.session) == there
    rescued.drop()


def test_sight_and_ways_follow_the_door():
    fought = walled()
    start = fought.state
    watcher, seen = (next(u.id for u in start.units.values() if u.side == side) for side in start.sides)
    for unit, at in ((watcher, (10.0, 6.0)), (seen, (14.0, 6.0))):
        fought.session.course.start = standing(fought, unit, at)
        fought.session.stay()
    one, other = (fought.state.units[unit].figures[0] for unit in (watcher, seen))

    def way():
        board = fought.state.board
        ways = WaysTo.of(pieces_of(fought.state.terrain), board.width, board.height, (14.0, 6.0))
        return ways.inches((10.0, 6.0)) if ways is not None else 4.0

    def seen_through():
        return sight(table(fought.state), one, other).clear

    closed = way()
    assert closed > 5.0 and not seen_through()
    fought.begin(OPEN)
    assert way() == 4.0 and seen_through()
    fought.begin(CLOSE)
    assert way() == closed and not seen_through()


@pytest.mark.parametrize(("at", "is_in_the_way"), [((12.3, 6.0), True), ((15.0, 6.0), False)])
def test_a_door_is_not_closed_on_a_base_that_stands_in_the_doorway(at, is_in_the_way):
    fought = walled()
    fought.begin(OPEN)
    unit = next(iter(fought.state.units))
    fought.session.course.deeds[-1] = replace(
        fought.session.course.deeds[-1], after=standing(fought, unit, at)
    )
    fought.session.stay()
    refusal = fought.begin(CLOSE)
    assert refusal == (
        "Gate of the mill cannot be closed: a base stands in the doorway" if is_in_the_way else ""
    )
    assert is_open(fought) == is_in_the_way


def test_a_door_is_not_opened_under_a_base_that_stands_on_it():
    fought = battle(terrain=(replace(GATE, outline=Strip(((12.0, 4.0), (12.0, 8.0)), 3.0), platform=True),))
    unit = next(iter(fought.state.units))
    state = standing(fought, unit, (12.0, 6.0))
    figure = state.figures[state.units[unit].figures[0]]
    up = replace(figure, model=replace(figure.model, bottom=3.0))
    fought.session.course.start = state.with_figures(up)
    fought.session.stay()
    assert fought.begin(OPEN) == "Gate of the mill cannot be opened: a base stands on it"


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (CLOSE, "Gate of the mill is closed already"),
        (replace(OPEN, info=(("door", "gatte"),)), "there is no door 'gatte'; did you mean gate?"),
        (replace(OPEN, info=()), "name the door that is opened or closed"),
        (replace(OPEN, by="others"), "there is no side 'others'"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(action, refusal):
    fought = walled()
    assert fought.begin(action) == refusal
    assert not fought.can_undo


def test_amid_a_question_doors_stay_as_they_are():
    fought = walled()
    while fought.pending is None:
        advance(fought, 1)
    assert fought.begin(OPEN) == f"answer first: {fought.pending.what}"


def test_once_the_battle_is_over_doors_stay_as_they_are():
    fought = walled()
    fought.session.course.start = replace(fought.state, result="wardens win")
    fought.session.stay()
    assert fought.begin(OPEN) == "the battle is over"


def test_where_it_is_set_so_nobody_moves_them():
    fought = walled(settings=(("doors", "as they stand"),))
    assert fought.begin(OPEN) == "doors stay as they stand in this battle"


def test_scripts_name_the_door():
    steps = (
        Step("steps[0]", "Open a door", door="gate"),
        Step("steps[1]", "Close a door", door="gate"),
        Step("steps[2]", undo=1),
    )
    fought, told = walled(), []
    play_steps(fought, script(terrain=(GATE,), steps=steps), told.append)
    assert is_open(fought) and "Gate of the mill is closed" in told
    wrong = script(terrain=(GATE,), steps=(Step("steps[0]", "Close a door", door="gate"),))
    with pytest.raises(ScriptError, match="steps\\[0\\]: Gate of the mill is closed already"):
        play_steps(walled(), wrong, told.append)


def test_looked_at_again_the_door_is_as_it_was():
    fought = walled()
    fought.begin(OPEN)
    replay = fought.replay
    assert [replay.state(n).terrain[0].door.is_open for n in (0, replay.length)] == [False, True]


def test_the_rest_of_a_battle_goes_on_as_by_the_rules():
    fought = advance(walled(), 3)
    while fought.pending is not None:
        advance(fought, 1)
    clock, offers = fought.state.clock, fought.actions()
    fought.begin(OPEN)
    assert fought.state.clock == clock and fought.actions() == offers
    advance(fought, 2)
