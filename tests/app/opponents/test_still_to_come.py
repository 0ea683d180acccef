"""How much a unit is taken to do yet: all while it may act, less once it has acted, nothing at the end."""

import pytest
from campaigns import few
from fought import BATTLES, led

from battlefield.app.opponents.players import decide, player, values_of
from battlefield.play.opponents.worth import Worth
from battlefield.rules.book.face import ACTED
from battlefield.rules.book.values import to_come
from battlefield.rules.core.state import TABLE


def test_who_is_ready_counts_whole_and_who_is_done_less():
    assert (to_come(True, False), to_come(True, True)) == (1.0, 1.0)
    assert 0.0 < to_come(False, False) < 1.0
    assert to_come(False, True) == 0.0


@pytest.mark.first(1)
@pytest.mark.parametrize("name", few(BATTLES, 2))
def test_who_may_begin_an_action_that_strikes_is_still_to_act(name):
    session = led(name, 0)
    values, lots, looked = values_of(session.state.book), player("chance", session.book), 0
    for _ in range(160):
        if session.state.result:
            break
        state = session.state
        if session.pending is None and state.clock.phase not in ("Deploy", "Dash"):
            for action in session.book.actions(state):
                if action.unit in state.units and state.units[action.unit].where == TABLE:
                    assert values.to_come(state, action.unit) == 1.0, (action, state.clock)
                    looked += 1
            for unit in state.on_table():
                assert values.to_come(state, unit.id) in (0.0, 0.8, 1.0)
        decide(session, lots)
    assert looked


@pytest.mark.campaign
def test_nobody_does_anything_once_the_battle_is_over():
    session = led("drowned_mill", 0)
    lots = player("chance", session.book)
    while decide(session, lots):
        pass
    worth = Worth(session.book, values_of(session.state.book))
    for side in session.state.sides:
        terms = worth.terms(session.state, side)
        assert terms["threat"] == terms["danger"] == 0.0
        assert terms["result"]


@pytest.mark.campaign
def test_a_figure_that_has_had_its_last_turn_threatens_nobody():
    session = led("drowned_mill", 0)
    values, lots, last = values_of("agemonia"), player("chance", session.book), set()
    while decide(session, lots):
        state = session.state
        if session.pending is None and state.clock.turn >= int(state.setting("rounds", 10)):
            last |= {
                values.to_come(state, unit.id) for unit in state.on_table() if state.is_under(unit.id, ACTED)
            }
    assert last <= {0.0}
