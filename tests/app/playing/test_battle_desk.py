"""The desk of a battle: what is asked is answered by pointers and keys, and nothing moves by hand alone."""

import pytest
from battles import battle, without_forecasts

from battlefield.app.battle.scripted import chance_step
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.forecasts import forecast
from battlefield.app.playing.prompts.choosing import ChoosingHand, OrderingHand, RollingHand
from battlefield.app.playing.prompts.confirming import ConfirmingHand
from battlefield.app.playing.prompts.idle import IdleHand
from battlefield.app.playing.prompts.placing import AS_ONE, PlacingHand
from battlefield.app.playing.prompts.pointing import PointingHand
from battlefield.rules.core.laws import ChooseLaw
from battlefield.rules.core.requests import Choose, Confirm, Option, Order, Roll


@pytest.fixture
def desk():
    return BattleDesk(battle())


def deploying(desk):
    """Begin the battle and the deployment of the first unit."""
    assert desk.hand.accept()
    assert desk.hand.step(1)
    assert desk.hand.accept()
    assert isinstance(desk.hand, PlacingHand)
    return desk.hand


def on(id_, at, **keys):
    return Pointer(at, Ref("model", id_), **keys)


def test_a_battle_begins_with_the_one_thing_that_can_be_done(desk):
    assert isinstance(desk.hand, IdleHand)
    assert [choice.words for choice in desk.hand.asked.choices] == ["Begin"]
    assert desk.hand.accept()
    assert desk.state.clock.turn == 1


def test_stepping_looks_at_one_unit_after_the_other_and_enter_begins_with_it(desk):
    desk.hand.accept()
    units = [unit.id for unit in desk.state.units.values() if unit.side == desk.state.clock.side]
    looked = []
    for _ in range(len(units) + 1):
        desk.hand.step(1)
        looked.append(desk.gaze.unit)
    assert looked == [*units, units[0]]
    desk.hand.accept()
    assert desk.pending.figures == desk.state.units[units[0]].figures


def test_a_unit_in_reserve_shows_up_where_it_could_be_put(desk):
    hand = deploying(desk)
    figures = hand.request.figures
    assert [place.figure for place in hand.places] == list(figures)
    assert all(desk.table.shown.model(id_) is not None for id_ in figures)
    assert all(desk.table.scene.model(id_) is None for id_ in figures)
    assert hand.asked.accept and not hand.asked.problem


def test_dragging_a_model_takes_its_unit_along_and_with_ctrl_moves_it_alone(desk):
    hand = deploying(desk)
    first = hand.request.figures[0]
    before = {place.figure: place.at for place in hand.places}
    hand.press(on(first, before[first]))
    hand.move(Pointer((before[first][0] + 3.0, before[first][1] + 1.0)))
    hand.release(Pointer((before[first][0] + 3.0, before[first][1] + 1.0)))
    after = {place.figure: place.at for place in hand.places}
    assert all(after[id_] == pytest.approx((x + 3.0, y + 1.0)) for id_, (x, y) in before.items())
    hand.press(on(first, after[first], ctrl=True))
    hand.move(Pointer((after[first][0] + 0.25, after[first][1]), ctrl=True))
    alone = {place.figure: place.at for place in hand.places}
    assert [id_ for id_ in alone if alone[id_] != after[id_]] == [first]


def test_a_layout_that_will_not_do_says_why_and_changes_nothing(desk):
    hand = deploying(desk)
    first = hand.places[0]
    hand.press(on(first.figure, first.at))
    hand.release(Pointer((first.at[0], first.at[1] + 20.0), shift=True))
    unit = desk.state.units[desk.state.figures[hand.held].model.unit]
    assert hand.asked.problem == f"model 1 of {unit.name} would stand outside the deployment zone"
    assert not hand.asked.accept
    assert not hand.accept()
    assert desk.table.complaint == hand.asked.problem
    assert desk.hand is hand


def test_enter_puts_the_unit_where_the_hand_left_it(desk):
    hand = deploying(desk)
    hand.nudge((2.0, 1.0))
    wanted = {place.figure: place.at for place in hand.places}
    assert hand.accept()
    assert {id_: desk.table.scene.model(id_).at for id_ in wanted} == {
        id_: pytest.approx(at, abs=1e-6) for id_, at in wanted.items()
    }


def test_turning_wheels_the_unit_about_its_middle(desk):
    hand = deploying(desk)
    desk.table.options.put(AS_ONE, True)
    before = [place.at for place in hand.places]
    hand.turn(90.0)
    middle = [sum(part) / len(before) for part in zip(*before, strict=True)]
    for (x, y), place in zip(before, hand.places, strict=True):
        assert place.at == pytest.approx((middle[0] - (y - middle[1]), middle[1] + (x - middle[0])))


def test_who_deploys_looks_ahead_and_is_turned_by_the_hand(desk):
    hand = deploying(desk)
    sides = {desk.table.shown.model(place.figure).side for place in hand.places}
    ahead = 180.0 if sides == {desk.state.sides[0]} else 0.0
    assert {desk.table.shown.model(place.figure).facing for place in hand.places} == {ahead}
    desk.table.options.put(AS_ONE, False)
    hand.turn(-45.0)
    assert desk.table.shown.model(hand.held).facing == (ahead - 45.0) % 360.0
    held = hand.held
    assert hand.accept()
    looks = {id_: desk.table.scene.model(id_).facing for id_ in hand.request.figures}
    assert looks.pop(held) == (ahead - 45.0) % 360.0
    assert set(looks.values()) == {ahead}


def test_undo_takes_the_hand_back_to_what_was_asked_before(desk):
    deploying(desk).accept()
    assert isinstance(desk.hand, IdleHand)
    desk.undo()
    assert desk.table.scene.models == ()
    desk.redo()
    assert len(desk.table.scene.models) > 0


def test_at_the_start_there_is_nothing_to_take_back(desk):
    desk.undo()
    assert desk.table.complaint == "There is nothing left to take back"
    desk.redo()
    assert desk.table.complaint == "There is nothing to bring back"


def test_models_cannot_be_moved_but_by_play(desk):
    deploying(desk).accept()
    model = desk.table.scene.models[0]
    changed = desk.table.scene.__class__(desk.table.scene.board)
    with pytest.raises(ChangeError, match="is no move of the game"):
        desk.table.document.do("Delete all", changed)
    assert desk.table.scene.model(model.id) is model


def answered(desk, monkeypatch):
    """Catch what a hand answers."""
    given = []
    monkeypatch.setattr(desk, "reply", lambda answer: given.append(answer) or True)
    return given


OPTIONS = tuple(Option(id_, f"take {id_}") for id_ in ("a", "b", "c"))


def test_one_choice_is_taken_from_the_panel_at_once(desk, monkeypatch):
    given = answered(desk, monkeypatch)
    hand = ChoosingHand(desk, ChooseLaw(Choose("wardens", "which", OPTIONS)))
    assert hand.asked.accept == ""
    assert hand.choose("b") and not hand.choose("z")
    assert given == [("b",)]


def test_several_choices_are_marked_up_to_the_most_and_then_taken(desk, monkeypatch):
    given = answered(desk, monkeypatch)
    hand = ChoosingHand(desk, ChooseLaw(Choose("wardens", "which", OPTIONS, 1, 2)))
    for id_ in ("c", "a", "b"):
        hand.choose(id_)
    assert "at most 2" in desk.table.complaint
    assert [choice.marked for choice in hand.asked.choices] == [True, False, True]
    hand.accept()
    assert given == [("c", "a")]


def test_nothing_may_be_chosen_where_none_is_needed(desk, monkeypatch):
    given = answered(desk, monkeypatch)
    hand = ChoosingHand(desk, ChooseLaw(Choose("wardens", "which", OPTIONS, 0, 1)))
    assert hand.asked.accept == "None of these"
    hand.accept()
    assert given == [()]


def test_lines_are_put_in_order(desk, monkeypatch):
    given = answered(desk, monkeypatch)
    hand = OrderingHand(desk, Order("wardens", "in which order", OPTIONS))
    hand.shift("c", -1)
    hand.shift("c", -1)
    hand.step(1)
    hand.shift("b", 5)
    hand.accept()
    assert given == [("a", "c", "b")]


def test_yes_and_no_are_answers(desk, monkeypatch):
    given = answered(desk, monkeypatch)
    hand = ConfirmingHand(desk, Confirm("wardens", "really"))
    assert hand.choose("yes") and hand.choose("no") and not hand.choose("perhaps")
    assert given == [True, False]


def test_enter_says_yes_and_one_key_says_no(desk, monkeypatch):
    given = answered(desk, monkeypatch)
    hand = ConfirmingHand(desk, Confirm("wardens", "Fate: roll the die again"))
    assert hand.asked.what == "Fate: roll the die again?" and not hand.asked.accept
    assert [(choice.words, choice.marked) for choice in hand.asked.choices] == [("Yes", True), ("No", False)]
    assert "1 or Enter: yes · 2: no" in hand.hint()
    assert hand.accept() and not hand.step(1)
    assert given == [True]


def test_real_dice_are_typed_face_by_face_and_taken_back(desk, monkeypatch):
    given = answered(desk, monkeypatch)
    hand = RollingHand(desk, Roll("wardens", "attack dice", 2))
    assert hand.asked.problem == "2 more to go"
    assert not hand.choose("7")
    assert desk.table.complaint == "7 is no face of these dice; they show 1 to 6"
    hand.choose("4")
    assert hand.asked.accept == "" and "1 more to go" in hand.asked.problem
    hand.cancel()
    hand.choose("6")
    hand.choose("1")
    assert not hand.choose("2")
    assert desk.table.complaint.startswith("all dice are typed")
    hand.accept()
    assert given == [(6, 1)]


def attacking(desk):
    """Play on to the first choice of a weapon that has somebody to strike."""
    for _ in range(200):
        pending = desk.pending
        if isinstance(pending, Choose) and pending.what.startswith("choose a weapon"):
            return desk.seen.question
        assert chance_step(desk.battle, 5)
    raise AssertionError("nobody ever attacked")


@pytest.mark.campaign
def test_a_forecast_tells_dice_and_average_loss_and_is_the_same_when_asked_again(desk):
    question = attacking(desk)
    option = desk.pending.options[0].id
    found = forecast(question, (option,), lambda: False)
    assert "dice" in found.said[-1] and "needed" in found.said[-1]
    assert " HP on average" in found.lines[0] and found.found.ways.is_exact
    assert forecast(question, (option,), lambda: False).lines == found.lines
    assert desk.seen.question == question


def test_what_comes_to_no_dice_is_not_foreseen(desk):
    question = attacking(desk)
    assert forecast(question, ("done",), lambda: False) is None
    assert forecast(question, (desk.pending.options[0].id,), lambda: True) is None


@pytest.mark.campaign
def test_a_whole_battle_is_played_by_steps_and_enter(desk, monkeypatch):
    """Every question has a place or a choice that a few keys find."""
    without_forecasts(monkeypatch)
    kinds = set()
    for _ in range(600):
        if desk.state.result:
            break
        hand = desk.hand
        kinds.add(type(hand))
        choices = [choice for choice in hand.asked.choices if not choice.refusal]
        if choices and hand.asked.kind != "places":
            assert hand.choose(choices[0].id)
        else:
            hand.step(1)
            assert hand.accept() or hand.accept(), desk.table.complaint  # over nobody it is asked once more
    assert desk.state.result
    assert desk.hand.asked.kind == "over"
    assert {IdleHand, PlacingHand, ChoosingHand, PointingHand} <= kinds
    while desk.battle.can_undo:
        desk.undo()
    assert desk.state == desk.battle.session.start
