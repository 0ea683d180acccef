"""Looking back at a battle: what is shown is a place that has been, and nothing can be played there."""

from dataclasses import replace

import pytest
from battles import advance, battle

from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import face_of
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.looking_back import (
    latest_passage,
    marks_of,
    told_of,
)
from battlefield.app.playing.prompts.looking import LookingHand
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.files.battles.scripts import read_script
from battlefield.play.session import Session
from battlefield.resources import asset
from battlefield.rules.core.requests import Places


@pytest.fixture(scope="module")
def played():
    """How a battle went that has come to the second turn, at a question for places."""
    fought = battle()
    while fought.state.clock.turn < 2 or not isinstance(fought.pending, Places):
        advance(fought, 1)
    return fought.session


def desk_at(played, course):
    """Put a battle that went so far on a desk of its own."""
    session = Session(played.start, played.book, played.dice, seed=played.seed)
    session.go_to(course)
    return BattleDesk(Battle(session))


@pytest.fixture
def desk(played):
    """A desk whose battle has come to the second turn, at a question."""
    return desk_at(played, played.course.copy())


@pytest.fixture
def new_turn(played):
    """A desk whose battle has come to the second turn, before anybody has acted in it."""
    course = played.course.copy()
    course.hand = None
    while course.deeds[-1].before.clock.turn == 2:
        course.deeds.pop()
    return desk_at(played, course)


def test_the_present_is_shown_until_somebody_looks_back(desk):
    assert not desk.looking.is_back and desk.looking.banner == ""
    assert desk.seen.state is desk.state
    assert desk.looking.place == desk.looking.length == desk.battle.session.event_count


def test_a_place_shows_the_state_and_the_table_as_they_were(desk):
    place = desk.looking.replay.stops("phase")[3]
    desk.look_back(place)
    assert desk.seen.state == desk.looking.replay.state(place) != desk.state
    assert desk.table.scene.models == desk.seen.state.scene().models
    clock = desk.seen.state.clock
    assert (
        desk.looking.banner == f"Looking back at turn {clock.turn}, {clock.phase} · End returns to the game"
    )


def test_looking_back_to_the_last_place_is_the_present(desk):
    desk.look_back(3)
    desk.look_back(desk.looking.length)
    assert not desk.looking.is_back
    assert desk.table.scene.models == desk.state.scene().models


@pytest.mark.parametrize("kind", ["turn", "phase", "action", "event"])
def test_steps_back_and_on_halt_at_the_stops_of_their_kind(desk, kind):
    stops = [stop for stop in desk.looking.replay.stops(kind) if stop < desk.looking.length]
    seen = []
    for _ in range(len(stops)):
        desk.look_back(desk.looking.target(kind, -1))
        seen.append(desk.looking.place)
    assert seen == stops[::-1]
    for stop in stops[1:]:
        desk.look_back(desk.looking.target(kind, 1))
        assert desk.looking.place == stop
    desk.look_back(desk.looking.target(kind, 1))
    assert not desk.looking.is_back


def test_steps_by_lines_halt_where_the_log_tells_something(desk):
    desk.look_back(0)
    seen = []
    while desk.looking.is_back:
        desk.look_back(desk.looking.target("line", 1))
        seen.append(desk.looking.place)
    told = dict.fromkeys(line.place for line in desk.battle.log)
    assert seen == list(dict.fromkeys((*told, desk.looking.length)))
    desk.look_back(desk.looking.target("line", -1))
    assert desk.battle.log[desk.looking.line].place == desk.looking.place


def test_nothing_is_played_or_taken_back_while_one_looks_back(desk):
    before = desk.battle.session.hash, desk.pending
    desk.look_back(5)
    assert isinstance(desk.hand, LookingHand)
    assert not desk.reply(())
    assert "Looking back at" in desk.table.complaint
    desk.undo()
    desk.redo()
    assert (desk.battle.session.hash, desk.pending) == before


def test_enter_and_esc_return_to_the_game_and_to_what_was_in_hand(desk):
    held = desk.hand
    for leave in ("accept", "cancel"):
        desk.look_back(5)
        assert getattr(desk.hand, leave)()
        assert desk.hand is held and not desk.looking.is_back


@pytest.mark.campaign
def test_a_layout_in_hand_waits_and_is_shown_again(desk):
    assert isinstance(desk.hand, PlacingHand)
    desk.hand.nudge((0.5, 0.25))
    shown = desk.table.shown.models
    desk.look_back(0)
    assert desk.table.shown.models == ()
    desk.look_back(None)
    assert desk.table.shown.models == shown


def test_a_unit_that_was_not_there_yet_is_not_looked_at(desk):
    desk.look_at_unit(next(iter(desk.state.units)))
    desk.look_back(0)
    assert desk.table.selection == () and desk.gaze.unit in desk.seen.state.units


def test_going_on_from_a_phase_takes_back_all_that_was_decided_since(desk):
    place = desk.looking.replay.stops("phase")[2]
    last = (desk.battle.session.hash, len(desk.battle.log))
    desk.look_back(place)
    clock = desk.seen.state.clock
    assert desk.go_on_from_here()
    now = desk.state.clock
    assert not desk.looking.is_back and (now.turn, now.phase) == (clock.turn, clock.phase)
    assert desk.looking.length >= place
    desk.redo()
    assert (desk.battle.session.hash, len(desk.battle.log)) == last
    assert not desk.battle.can_redo


def test_one_redo_brings_back_what_one_step_took_and_no_more(desk):
    ends = [(desk.battle.session.hash, len(desk.battle.log))]
    for stop in (3, 1):
        desk.look_back(desk.looking.replay.stops("phase")[stop])
        assert desk.go_on_from_here()
        ends.append((desk.battle.session.hash, len(desk.battle.log)))
    desk.undo()
    for wanted in reversed(ends):
        desk.redo()
        assert (desk.battle.session.hash, len(desk.battle.log)) == wanted


def test_what_went_back_at_one_go_is_forgotten_once_something_else_is_played(desk):
    desk.look_back(desk.looking.replay.stops("phase")[2])
    assert desk.go_on_from_here()
    desk.begin(desk.battle.actions()[0].action)
    assert not desk.battle.can_redo


def test_going_on_lands_at_the_first_decision_behind_the_place(desk):
    actions = desk.looking.replay.stops("action")
    fought = desk.battle
    assert fought.step(lambda game: "" if game.undo_to(actions[6]) else "nothing").make() == ""
    assert fought.session.event_count == actions[6] and fought.pending is None
    assert not fought.session.undo_to(fought.session.event_count)


def test_going_on_in_the_present_changes_nothing(desk):
    before = desk.battle.session.hash
    assert not desk.go_on_from_here()
    assert desk.battle.session.hash == before


def test_what_happened_as_the_turn_ended_is_a_list_in_order(new_turn):
    passage = new_turn.looking.passage
    assert passage.title == "Turn 1 ends, turn 2 begins"
    last = passage.lines[-1].words
    assert last.startswith("turn 2, Start, ") and last.endswith(" to act")
    assert [line.place for line in passage.lines] == sorted(line.place for line in passage.lines)
    rolled = next(n for n, line in enumerate(passage.lines) if "roll-off" in line.words)
    assert not any(line.words.endswith(" to act") for line in passage.lines[:rolled])  # dice decide it
    assert all("Deploy" not in line.words for line in passage.lines)
    assert new_turn.looking.passage_shown == passage
    new_turn.look_back(1)
    assert new_turn.looking.passage_shown is None  # nothing that comes later is told there
    new_turn.look_back(None)


def test_the_list_is_stepped_through_and_left_at_its_end(new_turn):
    desk = new_turn
    places = [line.place for line in desk.looking.passage.lines]
    for place in places:
        desk.look_back(desk.looking.step_passage(1))
        assert desk.looking.place == place
    desk.look_back(desk.looking.step_passage(-1))
    assert desk.looking.place == places[-2]
    desk.look_back(desk.looking.step_passage(1))
    desk.look_back(desk.looking.step_passage(1))
    assert not desk.looking.is_back and desk.looking.passage is None


def test_the_list_is_skipped_and_does_not_come_back(new_turn):
    desk = new_turn
    desk.look_back(desk.looking.step_passage(1))
    desk.looking.skip_passage()
    desk.look_back(None)
    assert not desk.looking.is_back and desk.looking.passage is None


def test_the_list_is_gone_once_somebody_acts(new_turn):
    desk = new_turn
    advance(desk.battle, 1)
    assert latest_passage(desk.looking.replay, desk.battle.log, face_of(desk.state.book)) is None
    desk.battle.undo_action()
    assert latest_passage(desk.looking.replay, desk.battle.log, face_of(desk.state.book)) is not None


def test_the_lines_of_a_unit_are_its_own_and_those_of_its_actions_below_their_turn(desk):
    unit, replay = "wardens/bows", desk.looking.replay
    lines = told_of(unit, desk.battle.log, replay)
    turns = set(replay.stops("turn"))
    own = [line for line in lines if line.place not in turns]
    assert own and len(own) < len(desk.battle.log)
    assert all(line.unit == unit or replay.action(line.place - 1).unit == unit for line in own)
    assert lines[0].place in turns


def test_turns_and_phases_are_marked(desk):
    replay = desk.looking.replay
    marks = marks_of(replay)
    assert [place for place, kind in sorted(marks.items()) if kind == "turn"] == list(replay.stops("turn"))
    assert set(marks) == set(replay.stops("phase")) | set(replay.stops("turn"))


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("dock_brawl", "Round 1 ends, round 2 begins"),
        ("smoke_on_the_fen", "Round 3, Maintenance of"),
    ],
)
def test_other_books_call_their_turns_rounds_and_tell_their_own_phases(name, title):
    fought = Battle.started(replace(read_script(asset(f"rosters/{name}.json")), steps=()))
    desk = BattleDesk(fought)
    titles = []
    while fought.state.clock.turn < 3 and not fought.state.result:
        advance(fought, 1)
        if desk.looking.passage is not None:
            titles.append(desk.looking.passage.title)
            assert not [line for line in desk.looking.passage.lines if line.words.startswith("round ")]
    assert any(each.startswith(title) for each in titles), titles
    assert desk.looking.where.startswith(("round ", "the time before"))
