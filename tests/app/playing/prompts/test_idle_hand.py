"""The actions that are offered between actions: unit by unit, the one that is looked at first."""

import pytest
from battles import advance, battle
from two_rows import BOWS, CUTTERS, begun

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.idle import _key
from battlefield.app.playing.prompts.prompt import Choice, digits, outline
from battlefield.rules.book.actions import Action


@pytest.fixture
def desk():
    found = BattleDesk(advance(battle(), 1))
    while found.pending is not None or len({offer.action.unit for offer in found.battle.actions()}) < 3:
        advance(found.battle, 1)
    return found


def units(desk):
    return list(dict.fromkeys(choice.unit for choice in desk.hand.asked.choices))


def test_the_actions_of_a_unit_stand_together(desk):
    found = [choice.unit for choice in desk.hand.asked.choices]
    assert found == [unit for each in dict.fromkeys(found) for unit in found if unit == each]


def test_units_and_their_actions_keep_their_places_whoever_is_looked_at(desk):
    before = [choice.id for choice in desk.hand.asked.choices]
    last = [unit for unit in units(desk) if unit][-1]
    desk.look_at_unit(last)
    assert [choice.id for choice in desk.hand.asked.choices] == before
    assert {choice.unit for choice in desk.hand.asked.choices if choice.marked} == {last}


def test_what_a_phase_is_for_stands_before_to_hold_whether_or_not_it_can_be_done(desk):
    for _ in range(200):
        asked = desk.hand.asked
        refused = [choice.label for choice in asked.choices if choice.refusal]
        if asked.kind == "idle" and set(refused) - {"Hold"}:
            break
        advance(desk.battle, 1)
    able = {choice.unit for choice in asked.choices if not choice.refusal}
    offered = [(choice.unit, choice.label) for choice in asked.choices]
    labels = {each: [label for unit, label in offered if unit == each] for each in able if each}
    assert labels
    phase = desk.state.clock.phase
    assert all(found in ([phase], ["Hold"], [phase, "Hold"]) for found in labels.values())


def choice(id_, unit="", refusal=""):
    return Choice(id_, id_, unit=unit, refusal=refusal)


def test_choices_are_counted_and_more_than_nine_have_two_digits():
    assert digits([choice("b", "u", "no"), choice("Pass")]) == {"Pass": "1"}
    assert list(digits([choice(str(n)) for n in range(9)]).values()) == list("123456789")
    assert list(digits([choice(str(n)) for n in range(12)]).values())[-3:] == ["10", "11", "12"]
    assert digits([choice(str(n)) for n in range(12)])["0"] == "01"


def test_what_a_unit_can_do_keeps_its_digit_when_others_have_acted():
    desk = BattleDesk(begun((BOWS, 6.0, 8.0), (CUTTERS, 5.0, 30.0), side="wardens", phase="Move"))
    before = digits(desk.hand.asked.choices)
    assert set(before.values()) <= set("123456")
    desk.begin(Action("Hold", "wardens", BOWS))
    while desk.state.clock.side != "wardens" or desk.pending is not None:
        advance(desk.battle, 1)
    desk.put_back()
    now = digits(desk.hand.asked.choices)
    shared = {id_ for id_ in before if id_ in now and desk.state.clock.phase == "Move"}
    assert all(now[id_] == before[id_] for id_ in shared)


@pytest.mark.parametrize(
    ("place", "keys"), [((0, 0, 3, 2), "1"), ((2, 1, 3, 2), "6"), ((3, 1, 6, 2), "42"), ((9, 1, 12, 2), "20")]
)
def test_a_digit_goes_by_the_place_in_the_roster_and_the_kind_of_action(place, keys):
    assert _key(*place) == keys


def test_those_that_cannot_act_come_last(desk):
    able = {choice.unit for choice in desk.hand.asked.choices if not choice.refusal}
    order = [unit in able for unit in units(desk)]
    assert order == sorted(order, reverse=True)


def test_enter_begins_nothing_while_nobody_is_chosen_and_units_may_act(desk):
    desk.look_at(None)
    before = desk.battle.session.event_count
    assert not desk.hand.accept()
    assert desk.battle.session.event_count == before


def advanced():
    fought = advance(battle(settings=(("playstyle", "advanced"), ("zone depth", 6))), 1)
    while fought.state.clock.phase != "Action" or fought.pending is not None:
        advance(fought, 1)
    return BattleDesk(fought)


def test_passing_with_command_points_says_what_would_be_lost_and_the_last_one_is_asked_once_more():
    desk = advanced()
    first = desk.state.clock.side

    def passing():
        return next(choice for choice in desk.hand.asked.choices if choice.id == "Pass")

    assert "CP would be lost if all others pass too" in passing().notes[0]
    assert desk.hand.choose("Pass")
    assert desk.state.clock.side != first
    (told,) = passing().notes
    assert told.endswith("nobody else acts any more, so the turn's actions end")
    before = desk.battle.session.event_count
    assert not desk.hand.choose("Pass")
    assert desk.table.complaint.startswith(told) and "once more" in desk.table.complaint
    assert desk.battle.session.event_count == before
    assert desk.hand.choose("Pass")
    assert desk.battle.session.event_count > before


def test_who_may_act_is_outlined_more_firmly_than_anything_else_and_the_chosen_one_most(desk):
    desk.look_at_unit(next(choice.unit for choice in desk.hand.asked.choices if not choice.refusal))
    weights = {(part.dashed, part.weight) for part in desk.hand.drawing}
    assert weights <= {(True, 1.7), (False, 2.4)}
    assert outline(None, True).weight > outline(None, False).weight > 1.0
