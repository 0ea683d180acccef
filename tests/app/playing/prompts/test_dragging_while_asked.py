"""Whoever acts can be dragged while it is asked what it does: it moves there, as if nothing were asked."""

from dataclasses import replace

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.app.desk.tools import Pointer, Ref
from battlefield.app.playing.aiming.on_table import NO_ENEMY
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts import choosing
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset


@pytest.fixture
def desk():
    """A desk of Iron Kingdoms on which a character that may move is asked what it does."""
    battle = Battle.started(replace(read_script(asset("rosters/smoke_on_the_fen.json")), steps=(), dice=()))
    while battle.state.clock.phase != "Activation" or battle.pending is not None:
        assert chance_step(battle, 4)
    made = BattleDesk(battle)
    assert made.begin(next(each for each in made.hand.actions if each.name == "Activate"))
    assert made.hand.asked.what.startswith("movement of ")
    return made


def drag(desk, by):
    """Drag whoever acts by some inches; gives its id and where it was dropped."""
    unit = desk.seen.question.action.unit
    model = next(each for each in desk.table.shown.models if each.unit == unit)
    to = (model.at[0] + by[0], model.at[1] + by[1])
    desk.hand.press(Pointer(model.at, Ref("model", model.id)))
    desk.hand.move(Pointer(to))
    desk.hand.release(Pointer(to))
    return model.id, to


def test_a_character_that_is_asked_about_its_movement_moves_where_it_is_dragged(desk):
    before = desk.state.figures
    id_, to = drag(desk, (0.5, 0.75))
    assert desk.table.shown.model(id_).at == pytest.approx(to, abs=1e-3)
    desk.undo()
    assert desk.state.figures == before


def test_a_hand_that_only_trembles_moves_nobody(desk):
    before = desk.state.figures
    drag(desk, (0.0, 0.0))
    assert desk.state.figures == before and desk.hand.asked.what.startswith("movement of ")


def test_a_drag_of_whoever_is_asked_about_an_attack_says_what_it_is_for(desk, monkeypatch):
    monkeypatch.setattr(choosing, "movement", lambda *_: None)  # as where it has moved already
    before = desk.state.figures
    drag(desk, (0.5, 0.75))
    assert (desk.table.complaint, desk.state.figures) == (NO_ENEMY, before)
