"""A forecast goes as far as what its answer brings about; later choices are foreseen when they are asked."""

from dataclasses import replace

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.forecasts import comes_to_dice, forecast, glimpse
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.book.actions import Action

BOMBARDIER = "company/bombardier"


@pytest.fixture(scope="module")
def bombardier():
    """The desk as somebody with a weapon is activated who may move, stay or aim."""
    script = replace(read_script(asset("rosters/smoke_on_the_fen.json")), steps=())
    desk = BattleDesk(Battle.started(script))
    while desk.state.clock.phase != "Activation":
        if desk.pending is not None:
            assert desk.reply(desk.battle.session.suggestions(1)[0])
        else:
            assert desk.begin(next(offer.action for offer in desk.battle.actions() if not offer.refusal))
    assert desk.begin(Action("Activate", "company", BOMBARDIER))
    assert desk.pending.what == "movement of Tam the Bombardier"
    return desk


def never():
    return False


@pytest.mark.parametrize("way", ["stay", "aim", "drop prone"])
def test_who_stays_is_told_nothing_of_attacks_that_are_still_to_be_chosen(bombardier, way):
    question = bombardier.seen.question
    assert way in [option.id for option in bombardier.pending.options]
    assert forecast(question, (way,), never) is glimpse(question, (way,), never) is None
    assert not comes_to_dice(question, (way,))


def test_an_attack_is_foreseen_where_it_is_chosen(bombardier):
    assert bombardier.reply(("stay",))
    first = bombardier.pending.options[0]
    assert first.words.startswith("Pitch launcher on ")
    assert comes_to_dice(bombardier.seen.question, (first.id,))
    assert glimpse(bombardier.seen.question, (first.id,), never).lines
