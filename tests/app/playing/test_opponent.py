"""The program on the desk of a battle: it decides for its sides alone, and steps back lead to people."""

from dataclasses import replace

import pytest
from battles import SAMPLE

from battlefield.app.battle.fighting import Battle
from battlefield.app.opponents.players import chosen, player
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.ending import ending_of
from battlefield.app.playing.play_tool import PlayTool
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.tempers import TEMPERS
from battlefield.play.opponents.thinker import Choice
from battlefield.play.opponents.view import Decision, deciding


def desk_of(players, **others):
    return BattleDesk(Battle.started(replace(read_script(SAMPLE), steps=(), players=players, **others)))


def let_play(desk, most=500):
    """Let the program decide as long as it is its turn."""
    automaton = player("automaton", desk.battle.book)
    desk.opponent.let_go_on()
    for _ in range(most):
        if not desk.opponent.side:
            return
        seen = desk.opponent.view()
        assert desk.play(seen, chosen(automaton, seen[0]))


def play_once(desk):
    if desk.pending is None:
        assert desk.begin(desk.battle.book.actions(desk.state)[0])
    while desk.pending is not None and not desk.opponent.side:
        assert desk.reply(desk.battle.session.suggestions(1)[0])


@pytest.fixture
def amid():
    """A battle in which a person and the program have taken turns for a while."""
    desk = desk_of({"wardens": "me", "raiders": "automaton"})
    for _ in range(8):
        let_play(desk)
        play_once(desk)
    let_play(desk)
    return desk


@pytest.mark.campaign
def test_a_step_back_goes_to_the_last_decision_of_a_person(amid):
    session, was = amid.battle.session, amid.battle.session.hash
    counts = []
    while session.course.can_go_back:
        amid.undo()
        counts.append(session.event_count)
        assert deciding(session) == "wardens"
        assert not amid.opponent.side
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] == 0
    while amid.battle.can_redo:
        amid.redo()
    assert session.hash == was


@pytest.mark.campaign
def test_what_was_taken_back_and_brought_back_replays_equal(amid, tmp_path):
    amid.undo()
    amid.redo()
    path = tmp_path / "game.json"
    amid.battle.save(path)
    assert Battle.opened(path).session.hash == amid.battle.session.hash


@pytest.mark.campaign
def test_the_program_waits_after_steps_back_until_a_person_plays(amid):
    amid.undo()
    assert amid.opponent.halted
    play_once(amid)
    assert not amid.opponent.halted


def test_real_dice_of_its_side_are_typed_by_people():
    desk = desk_of({"wardens": "automaton", "raiders": "automaton"}, typed=("wardens",))
    let_play(desk)
    assert desk.hand.asked.kind == "roll"
    assert not desk.opponent.side
    assert desk.reply((3,) * desk.pending.count)


def test_a_move_that_is_not_legal_is_told_and_the_automaton_decides():
    desk = desk_of({"wardens": "recruit", "raiders": "me"})
    desk.opponent.let_go_on()
    assert desk.play(desk.opponent.view(), Choice(Decision(answer="nonsense")))
    assert desk.battle.session.event_count
    assert desk.opponent.note.startswith("The automaton decided for the Recruit")


def test_without_a_decision_in_time_the_first_legal_thing_is_done():
    desk = desk_of({"wardens": "recruit", "raiders": "me"})
    desk.opponent.let_go_on()
    assert desk.play(desk.opponent.view(), None, "it hangs")
    assert desk.opponent.note == "The first legal move was taken for the Recruit: it hangs"


def test_the_hand_says_who_plays_and_answers_nothing():
    desk = desk_of({"wardens": "recruit", "raiders": "me"})
    assert "waits for you" in desk.hand.asked.what
    assert desk.hand.accept()
    assert desk.hand.asked.what == "the Recruit plays …"
    desk.opponent.is_thinking, desk.opponent.seconds = True, 4
    assert desk.hand.asked.what == "the Recruit thinks … 4 s"
    assert not desk.hand.accept()
    assert not desk.hand.turn(15.0)
    assert "Recruit" in desk.table.complaint
    assert desk.hand.cancel()
    assert desk.opponent.is_urged
    assert desk.battle.session.event_count == 0


class Slow:
    """Works every step out for as long as nobody ends it."""

    def run(self, step, end):
        self.end = lambda: end(step.make)
        return False


def test_escape_does_not_call_off_what_the_program_has_decided_and_the_rules_work_out():
    desk = desk_of({"wardens": "automaton", "raiders": "me"})
    desk.opponent.let_go_on()
    desk.stepping = slow = Slow()
    seen = desk.opponent.view()
    assert desk.play(seen, chosen(player("automaton", desk.battle.book), seen[0]))
    assert desk.is_waiting
    assert desk.hand.asked.what == "the Automaton plays …"
    assert desk.hand.cancel()
    slow.end()
    assert desk.battle.session.event_count
    assert not desk.opponent.halted


@pytest.mark.campaign
def test_its_ways_and_blows_are_drawn_until_a_person_decides(amid):
    drawn = []
    for _ in range(60):
        if amid.state.result:
            break
        drawn.append(amid.opponent.trail)
        answer = PlayTool(amid).answer
        assert not amid.opponent.trail or set(amid.opponent.trail) <= set(answer.drawing)
        play_once(amid)
        let_play(amid)
    roles = {getattr(each, "role", "") for trail in drawn for each in trail}
    assert {"path", "bad"} <= roles
    amid.undo()
    assert amid.opponent.trail == ()


def test_a_side_is_taken_over_and_given_back():
    desk = desk_of({})
    assert desk.hand.asked.kind == "idle"
    desk.seat("wardens", "automaton")
    assert desk.opponent.side == "wardens"
    assert desk.opponent.may_go_on
    desk.seat("wardens", "someone")
    assert desk.hand.asked.kind == "idle"
    assert desk.battle.session.players == {"wardens": "someone"}


def test_it_tells_why_it_did_what_it_did():
    desk = desk_of({"wardens": "recruit", "raiders": "me"})
    desk.opponent.let_go_on()
    recruit = player("recruit", desk.battle.book)
    while desk.opponent.side:
        seen = desk.opponent.view()
        choice = chosen(recruit, seen[0])
        assert desk.play(seen, choice)
        desk.ask_why()
        assert desk.counsel.kind == "why"
        assert desk.counsel.reasons is not None
        desk.look_back(None)
        if len(choice.weighed) > 1:
            break
    assert len(choice.weighed) > 1
    moment, thought = desk.battle.minds.latest(desk.battle.session.course)
    assert moment.decision(desk.battle.session.course) == thought.decision
    assert [each.score for each in thought.weighed] == [each.score for each in choice.weighed[:3]]


@pytest.mark.campaign
def test_a_secret_temper_is_drawn_and_told_at_the_end_only():
    desk = desk_of({"wardens": "recruit:secret", "raiders": "automaton"})
    desk.opponent.let_go_on()
    seen = {desk.opponent.thinks_as for _ in range(3) if desk.opponent.side == "wardens"}
    while desk.opponent.side != "wardens":
        let_play_one(desk)
    seen.add(desk.opponent.thinks_as)
    assert len(seen) == 1
    assert seen.pop() in {f"recruit:{temper}" for temper in TEMPERS}
    assert desk.opponent.words.startswith("the Recruit")
    let_play(desk, 5000)
    assert any("was played with the temper" in note for note in ending_of(desk.battle).notes)


def let_play_one(desk):
    seen = desk.opponent.view()
    assert desk.play(seen, chosen(player("automaton", desk.battle.book), seen[0]))
