"""A battle as window and command line play it: steps, refusals, listeners, log, saving."""

import pytest
from battles import advance, battle, place, script, undone

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS
from battlefield.app.battle.scripted import chance_step
from battlefield.files.journals.battle_journal import battles_left_behind
from battlefield.files.text.errors import SceneError
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import HpLost, UnitArrived
from battlefield.rules.core.flow import Game
from battlefield.rules.core.requests import Places, Roll

BEGIN = Action("Begin", "wardens")


def at_a_question(fought):
    while fought.pending is None:
        advance(fought, 1)
    return fought


def test_a_battle_begins_with_the_one_thing_that_may_be_done():
    fought = battle()
    assert [(offer.action.name, offer.refusal) for offer in fought.actions()] == [("Begin", "")]
    assert (fought.title, fought.pending, fought.log) == ("wardens against raiders", None, ())
    assert not (fought.can_undo or fought.can_redo or fought.is_modified)


def test_a_step_is_told_to_listeners_and_a_refused_one_is_not():
    fought, heard = battle(), []
    fought.listen(lambda: heard.append(len(fought.log)))
    assert fought.begin(Action("Dash", "wardens", "wardens/bows")) != ""
    assert fought.answer(True) == "nothing is asked"
    assert not fought.undo() and not fought.redo()
    assert heard == []
    assert fought.begin(BEGIN) == ""
    assert fought.undo() and fought.redo()
    assert heard == [len(fought.log), 0, len(fought.log)]


def test_units_that_have_acted_are_offered_with_the_reason_against_it():
    fought = advance(battle(), 1)
    side = fought.state.clock.side
    before = {offer.action.unit: offer.refusal for offer in fought.actions() if offer.action.name == "Deploy"}
    assert set(before.values()) == {""}
    acted = fought.actions()[0].action
    assert fought.begin(acted) == ""
    while fought.pending is not None or fought.state.clock.side != side:
        advance(fought, 1)
    after = {offer.action.unit: offer.refusal for offer in fought.actions() if offer.action.name == "Deploy"}
    assert after.keys() == before.keys()
    assert after[acted.unit].endswith(" is deployed already")
    assert all(fought.begin(Action("Deploy", side, unit)) == why for unit, why in after.items() if why)


def test_amid_a_question_nothing_is_offered_and_nothing_else_begins():
    fought = at_a_question(battle())
    assert fought.actions() == ()
    assert fought.begin(BEGIN).startswith("answer first: ")


def test_a_rule_that_fails_leaves_the_battle_as_it_was(monkeypatch):
    fought = at_a_question(battle())
    before = (place(fought.session), undone(fought.session))

    def fail(*_):
        raise RuntimeError("a rule's mistake")

    answer = fought.session.suggestions()[0]
    monkeypatch.setattr(Game, "emit", fail)
    with pytest.raises(RuntimeError):
        fought.answer(answer)
    monkeypatch.undo()
    assert (place(fought.session), undone(fought.session)) == before
    assert fought.answer(answer) == ""


@pytest.mark.parametrize("steps", [0, 1, 7, 30])
def test_a_saved_battle_opens_at_the_same_question(steps, tmp_path):
    fought = at_a_question(advance(battle(typed=("raiders",)), steps))
    fought.save(tmp_path / "game.json")
    assert (fought.path, fought.is_modified) == (tmp_path / "game.json", False)
    opened = Battle.opened(tmp_path / "game.json")
    assert place(opened.session) == place(fought.session)
    assert opened.session.typed == ("raiders",)
    assert opened.log == fought.log
    for _ in range(10):
        advance(fought, 1)
        advance(opened, 1)
    assert place(opened.session) == place(fought.session)


def test_a_battle_is_modified_by_a_step_and_by_going_back_over_a_save(tmp_path):
    fought = advance(battle(), 3)
    assert fought.is_modified
    fought.save(tmp_path / "game.json")
    fought.undo()
    assert fought.is_modified
    fought.redo()
    assert not fought.is_modified


def test_a_save_that_cannot_be_written_leaves_the_battle_modified(tmp_path):
    fought = advance(battle(), 1)
    with pytest.raises(SceneError):
        fought.save(tmp_path / "none" / "game.json")
    assert fought.is_modified


def test_real_dice_are_asked_of_their_side_only():
    fought = battle(typed=("raiders",))
    assert fought.begin(BEGIN) == ""
    assert isinstance(fought.pending, Roll) and fought.pending.by == "raiders"
    assert fought.answer((7,)) == "roll-off: Turn Master: a die shows 1 to 6"
    assert fought.answer(("six",)) == "roll-off: Turn Master: a die shows 1 to 6"
    assert fought.answer((6, 6)) == "roll-off: Turn Master: give 1 die"
    assert fought.answer((3,)) == ""


def test_a_battle_with_real_dice_can_be_played_to_its_end_by_chance():
    fought = battle(typed=("wardens", "raiders"))
    while chance_step(fought, 7):
        pass
    assert fought.state.result


@pytest.mark.campaign
def test_the_log_tells_the_unit_and_the_place_of_each_event():
    fought = battle()
    while chance_step(fought, 4):
        pass
    events, state = fought.session.events, fought.session.start
    arrived = next(n for n, event in enumerate(events) if isinstance(event, UnitArrived))
    line = next(line for line in fought.log if line.place == arrived + 1)
    xs = [place.at[0] for place in events[arrived].places]
    assert (line.unit, line.at[0]) == (events[arrived].unit, sum(xs) / len(xs))
    assert "onto the table" in line.words
    hurt = [line for line in fought.log if isinstance(events[line.place - 1], HpLost)]
    assert hurt
    for line in hurt:
        state = fought.replay.state(line.place - 1)
        figures = state.figures_of(line.unit)
        assert line.at[1] == pytest.approx(sum(f.model.at[1] for f in figures) / len(figures))


@pytest.mark.campaign
def test_the_log_is_the_same_however_it_was_come_by():
    fought = advance(battle(), 40)
    walked = battle()
    for step in range(40):
        advance(walked, 1)
        if step % 3 == 0:
            assert walked.log
            walked.undo_answer()
            walked.redo()
    assert walked.log == fought.log


def test_the_replay_goes_with_the_battle():
    fought = advance(battle(), 20)
    replay = fought.replay
    assert fought.replay is replay
    assert replay.state(replay.length) == fought.state
    fought.undo()
    assert fought.replay.length < replay.length
    assert fought.replay.state(fought.replay.length) == fought.state


def test_a_roster_that_may_not_be_played_is_told_with_its_place():
    start = script()
    wardens = start.rosters["wardens"]
    poor = type(wardens)(wardens.name, wardens.book, wardens.units, wardens.perks, 60, wardens.description)
    with pytest.raises(SceneError, match=r"hill_wardens\.json cannot be played: points is 60"):
        battle(rosters={**start.rosters, "wardens": poor})


def test_a_question_about_places_is_asked_again_after_undo():
    fought = battle()
    while not isinstance(fought.pending, Places):
        advance(fought, 1)
    asked, answer = fought.pending, fought.session.suggestions()[0]
    assert fought.answer(answer) == ""
    assert fought.undo_answer()
    assert fought.pending.figures == asked.figures
    assert fought.redo()
    assert not isinstance(fought.pending, Places) or fought.pending.figures != asked.figures


def test_going_far_back_is_one_step_for_listeners_and_is_rescued(tmp_path):
    fought = advance(battle(tmp_path), 40)
    heard, first = [], fought.session.deeds[:3]
    fought.listen(lambda: heard.append(len(fought.session.deeds)))
    begun = sum(len(deed.events) for deed in first)
    assert fought.step(lambda game: "" if game.undo_to(begun) else "nothing").make() == ""
    assert (heard, fought.session.deeds) == ([3], first)
    end = fought.session.hash
    fought.close()
    [found] = battles_left_behind(tmp_path, BOOKS)
    assert found.session.hash == end
