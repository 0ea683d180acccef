"""Lists of whom to choose: enemies first, with side and distance, and the own side asked once more."""

import re

import pytest
from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.choosing import ChoosingHand
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.core.laws import ChooseLaw
from battlefield.rules.core.requests import Choose, Option


@pytest.fixture
def desk():
    return BattleDesk(begun((SPEARS, 8.0, 10.0), (BOWS, 8.0, 7.0), (CUTTERS, 8.0, 15.0)))


def choosing(desk, what, *ids, monkeypatch=None):
    given = []
    monkeypatch.setattr(desk, "reply", lambda answer: given.append(answer) or True)
    words = {id_: desk.state.units[id_].name if id_ in desk.state.units else id_ for id_ in ids}
    request = Choose("wardens", what, tuple(Option(id_, words[id_]) for id_ in ids))
    desk._plays = ChoosingHand(desk, ChooseLaw(request))
    return desk.hand, given


def test_enemies_come_first_and_each_is_told_apart_in_words(desk, monkeypatch):
    hand, _ = choosing(desk, "target of Flare", BOWS, CUTTERS, "done", monkeypatch=monkeypatch)
    assert [choice.words for choice in hand.asked.choices] == [
        "Reed Cutters · enemy", "Ridge Bows · own side", "done",
    ]  # fmt: skip


def test_the_own_side_is_asked_once_more_and_an_enemy_is_not(desk, monkeypatch):
    hand, given = choosing(desk, "target of Flare", BOWS, CUTTERS, monkeypatch=monkeypatch)
    assert not hand.choose(BOWS)
    assert desk.table.complaint == "Ridge Bows are on your own side: choose once more if you mean it"
    assert [choice.id for choice in hand.asked.choices if choice.marked] == [BOWS] and not given
    assert hand.choose(BOWS) and given == [(BOWS,)]
    hand, given = choosing(desk, "target of Flare", BOWS, CUTTERS, monkeypatch=monkeypatch)
    assert hand.choose(CUTTERS) and given == [(CUTTERS,)]


def test_a_choice_among_friends_that_harms_nobody_stays_as_it_is(desk, monkeypatch):
    hand, given = choosing(desk, "which Minions to command", BOWS, SPEARS, monkeypatch=monkeypatch)
    assert [choice.words for choice in hand.asked.choices] == ["Ridge Bows", "Gate Spears"]
    assert hand.choose(BOWS) and given


def test_a_unit_named_within_an_id_is_found_too(desk, monkeypatch):
    hand, _ = choosing(desk, "attack of Old Marra", f"axe|{BOWS}", f"axe|{CUTTERS}", monkeypatch=monkeypatch)
    assert [choice.id for choice in hand.asked.choices] == [f"axe|{CUTTERS}", f"axe|{BOWS}"]


def test_in_a_game_of_areas_it_is_told_how_many_areas_an_enemy_is_away():
    """Nobody measures in inches there: ranges of actions are areas."""
    desk = BattleDesk(Battle.started(read_script(asset("rosters/drowned_mill.json"))))
    while desk.pending is None or desk.pending.what != "targets of Long Shot":
        assert chance_step(desk.battle, 5)
    asked = ChoosingHand(desk, desk.battle.session.law).asked
    far = [choice.words.partition(" · enemy, ")[2] for choice in asked.choices]
    assert far and all(re.fullmatch(r"in the same area|1 area away|\d areas away", each) for each in far), (
        asked
    )
