"""Esc takes back one drag or one run of a key after the other, and says so, before it leaves the action."""

import pytest
from two_rows import SPEARS, begun

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.files.battles.games import read_game
from battlefield.rules.book.actions import Action

STEP_BACK, LEAVE = " · Esc takes the last step back", " · Esc leaves the action"


@pytest.fixture
def desk():
    made = BattleDesk(begun((SPEARS, 4.0, 4.0), side="wardens"))
    assert made.begin(Action("Move", "wardens", SPEARS))
    return made


def drag(desk, figure, by, ctrl=False):
    at = desk.table.shown.model(figure).at
    hit = Ref("model", figure)
    desk.hand.press(Pointer(at, hit, ctrl=ctrl))
    desk.hand.move(Pointer((at[0] + by[0], at[1] + by[1]), ctrl=ctrl))
    desk.hand.release(Pointer((at[0] + by[0], at[1] + by[1]), ctrl=ctrl))


def spots(desk):
    return [place.at for place in desk.hand.places]


def test_esc_takes_the_last_drag_back_and_then_the_one_before(desk):
    stood = spots(desk)
    drag(desk, desk.hand.places[0].figure, (2.0, 1.0))
    together = spots(desk)
    drag(desk, desk.hand.places[5].figure, (0.25, 0.5), ctrl=True)
    assert spots(desk)[:5] == together[:5] and spots(desk)[5] != together[5]
    assert desk.leaving_words == STEP_BACK
    assert desk.hand.cancel() and spots(desk) == together
    assert desk.hand.cancel() and spots(desk) == stood
    assert desk.leaving_words == LEAVE
    assert not desk.hand.cancel()


def test_a_run_of_arrows_is_one_step_back(desk):
    stood = spots(desk)
    for _ in range(5):
        desk.hand.nudge((0.5, 0.0))
    desk.hand.turn(15.0)
    assert desk.hand.cancel() and spots(desk)[0][0] == pytest.approx(stood[0][0] + 2.5)
    assert desk.hand.cancel() and spots(desk) == stood


def test_while_a_drag_is_held_the_hint_alone_says_what_esc_does(desk):
    figure = desk.hand.places[0].figure
    at = desk.table.shown.model(figure).at
    desk.hand.press(Pointer(at, Ref("model", figure)))
    desk.hand.move(Pointer((at[0] + 1.0, at[1])))
    assert desk.leaving_words == "" and "Esc takes it back" in desk.hand.hint()


def test_who_acts_is_looked_at_in_a_battle_that_is_opened_amid_an_action(desk, tmp_path):
    path = tmp_path / "amid.json"
    desk.battle.save(path)
    opened = BattleDesk(Battle(read_game(path, BOOKS)))
    assert opened.gaze.unit == SPEARS
    assert {ref.id for ref in opened.table.selection} == set(opened.state.units[SPEARS].figures)
