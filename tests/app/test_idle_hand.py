"""The actions that are offered between actions: unit by unit, the one that is looked at first."""

import pytest
from battles import advance, battle

from battlefield.app.playing.battle_desk import BattleDesk


@pytest.fixture
def desk():
    found = BattleDesk(advance(battle(), 1))
    while found.pending is not None or len({offer.action.unit for offer in found.offers()}) < 3:
        advance(found.battle, 1)
    return found


def units(desk):
    return list(dict.fromkeys(choice.unit for choice in desk.hand.asked.choices))


def test_the_actions_of_a_unit_stand_together(desk):
    found = [choice.unit for choice in desk.hand.asked.choices]
    assert found == [unit for each in dict.fromkeys(found) for unit in found if unit == each]


def test_the_unit_that_is_looked_at_comes_first(desk):
    last = [unit for unit in units(desk) if unit][-1]
    able = [choice.unit for choice in desk.hand.asked.choices if not choice.refusal]
    desk.look_at_unit(able[-1] or last)
    assert units(desk)[0] == (able[-1] or last)


def test_those_that_cannot_act_come_last(desk):
    able = {choice.unit for choice in desk.hand.asked.choices if not choice.refusal}
    order = [unit in able for unit in units(desk)]
    assert order == sorted(order, reverse=True)


def test_enter_begins_nothing_while_nobody_is_chosen_and_units_may_act(desk):
    desk.look_at(None)
    before = desk.battle.session.event_count
    assert not desk.hand.accept()
    assert desk.battle.session.event_count == before
