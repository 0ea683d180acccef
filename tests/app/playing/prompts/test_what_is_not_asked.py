"""Nothing is asked that has one answer, and undo does not stop where nobody was asked."""

from dataclasses import replace

import pytest
from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.play_tool import PlayTool
from battlefield.app.playing.prompts.unasked import UNASKED
from battlefield.files.battles.scripts import read_script
from battlefield.files.journals.battle_journal import rescue_battle
from battlefield.resources import asset
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.book.actions import Action

SLINGERS = "raiders/slingers"


@pytest.fixture
def desk():
    """Spears out of reach of anybody, and bows with two targets; the enemies reach nobody."""
    rows = (BOWS, 6.0, 8.0), (CUTTERS, 5.0, 15.0), (SLINGERS, 14.0, 38.0), (SPEARS, 30.0, 1.0)
    return BattleDesk(begun(*rows, side="wardens", phase="Attack"))


def actions(desk):
    return [deed.action for deed in desk.battle.session.deeds]


def test_an_attack_with_one_weapon_asks_for_the_target_at_once():
    rows = (BOWS, 6.0, 8.0), (CUTTERS, 5.0, 15.0), (SLINGERS, 14.0, 14.0)
    desk = BattleDesk(begun(*rows, side="wardens", phase="Attack"))
    assert desk.begin(Action("Attack", "wardens", BOWS))
    assert desk.pending.what == "choose whom War bow strikes"
    assert desk.leave_action()  # nothing in it was decided by anybody
    assert desk.pending is None and not desk.battle.session.deeds


def test_sides_that_can_only_hold_do_so_by_themselves(desk):
    assert desk.begin(Action("Hold", "wardens", BOWS))
    assert [action.unit for action in actions(desk)][:3] == [BOWS, CUTTERS, SPEARS]
    assert desk.state.clock.phase != "Attack"


def test_undo_takes_back_what_nobody_was_asked_for_together_with_the_decision_before(desk):
    before = desk.battle.session.hash
    desk.begin(Action("Hold", "wardens", BOWS))
    after = desk.battle.session.hash
    desk.undo()
    assert desk.battle.session.hash == before
    desk.redo()
    assert desk.battle.session.hash == after


def test_who_wants_to_be_asked_is_asked(desk):
    desk.table.options.put(UNASKED, False)
    desk.begin(Action("Hold", "wardens", BOWS))
    assert [action.unit for action in actions(desk)] == [BOWS]


@pytest.fixture
def planned():
    """A scenario whose figures are all set up, as far as its first plan."""
    battle = Battle.started(replace(read_script(asset("rosters/drowned_mill.json")), steps=()))
    desk = BattleDesk(battle)
    while desk.state.clock.phase in ("", "Deploy"):
        assert decided(desk)
    return desk


def test_what_a_side_alone_can_do_without_a_unit_is_begun_by_itself(planned):
    assert planned.battle.session.course.hand.action.name == "Plan Round"
    assert planned.pending.what == "action of Sella Thorn this round"


@pytest.mark.parametrize(("sample", "deed"), [("dock_brawl", "Deploy"), ("drowned_mill", "Take Turn")])
def test_a_side_with_one_unit_left_to_act_is_not_asked_which(sample, deed):
    battle = Battle.started(replace(read_script(asset(f"rosters/{sample}.json")), steps=()))
    desk = BattleDesk(battle)
    assert decided(desk)
    begun = {deed: 0}
    for _ in range(40):
        if desk.pending is None:
            able = [offer.action for offer in battle.actions() if not offer.refusal]
            assert len(able) > 1, able
            begun[deed] += able[-1].name == deed
        assert decided(desk)
    assert sum(action.name == deed for action in actions(desk)) > begun[deed] > 0


def test_a_drag_over_the_bare_table_moves_nobody_while_no_unit_acts(planned):
    tool, before = PlayTool(planned), planned.state
    tool.press(Pointer((1.0, 9.0), None))
    for at in ((2.0, 9.0), (4.0, 10.0)):
        tool.move(Pointer(at, None))
    tool.release(Pointer((4.0, 10.0), None))
    assert planned.state is before and not planned.table.complaint


def test_undo_goes_past_what_began_by_itself(planned):
    so_far = planned.battle.session.hash
    planned.undo()
    assert (planned.pending, planned.state.clock.phase) == (None, "Deploy")
    planned.redo()
    assert planned.battle.session.hash == so_far


def test_escape_leaves_nothing_that_began_by_itself(planned):
    """It would take back what was decided before."""
    so_far = planned.battle.session.hash
    assert planned.leave_action()
    assert planned.battle.session.hash == so_far


def test_who_wants_to_be_asked_begins_it(planned):
    planned.undo()
    planned.table.options.put(UNASKED, False)
    while planned.state.clock.phase == "Deploy":
        assert decided(planned)
    assert [choice.words for choice in planned.hand.asked.choices] == ["Plan Round"]
    assert planned.hand.choose("Plan Round") and planned.leave_action()
    assert planned.pending is None and planned.state.clock.phase == "Planning"


def test_a_battle_waits_for_its_player_to_begin():
    desk = BattleDesk(Battle.started(replace(read_script(asset("rosters/drowned_mill.json")), steps=())))
    assert [choice.words for choice in desk.hand.asked.choices] == ["Begin"]


def test_a_rescue_has_what_went_on_by_itself(tmp_path):
    """A battle that is stopped after units have held by themselves comes back whole, and goes on."""
    battle = Battle.started(read_script(asset("rosters/first_battle.json")), tmp_path)
    desk = BattleDesk(battle)
    by_itself = 0
    while by_itself < 3:
        known = len(battle.session.deeds)
        assert decided(desk)
        by_itself += max(0, len(battle.session.deeds) - known - 1)
    assert rescued(tmp_path) == (battle.session.hash, actions(desk))
    desk.undo()
    assert rescued(tmp_path) == (battle.session.hash, actions(desk))
    desk.redo()
    assert rescued(tmp_path) == (battle.session.hash, actions(desk))
    battle.close()


def rescued(folder):
    """Where a rescue would go on, and what was done before; all of the journal can be followed."""
    (left,) = folder.glob("*.battle")
    found = rescue_battle(left, BOOKS)
    assert found.damage is None and not found.is_short
    return found.session.hash, [deed.action for deed in found.session.deeds]


def decided(desk):
    """Decide once as a person does: hold, or else what the rules suggest first."""
    if desk.pending is not None:
        return desk.reply(desk.battle.session.suggestions(1)[0])
    known = [offer.action for offer in desk.battle.actions() if not offer.refusal]
    return desk.begin(next((each for each in known if each.name != "Hold"), known[0]))
