"""What units in reserve may, must and may not do as whole turns are played."""

from advanced import ADVANCED, GUN, MAN, take
from armies import army, troop
from fighting import told

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.actions import Action
from battlefield.rules.dice import Listed
from battlefield.rules.state import GONE, RESERVE, TABLE


def opened(*rows, dice=(), settings=ADVANCED):
    """Begin a battle of some rows with a blue man in reserve."""
    state = army(*rows, ("blue1", "blue", MAN, (GUN,), None), settings=settings)
    session = Session(state, Warsurge(), Listed(dice))
    assert not session.begin(Action("Begin", "red"))
    return session


# Summon


def summoning(*perks):
    """Play an Advanced battle to the Deploy phase of its second turn, in which an imp is produced."""
    imp, late = troop("imp", "Summon", *perks), ("red2", "red", MAN, (GUN,), None)
    session = opened(("red1", "red", imp, (GUN,), None), late, dice=[6, 1])
    begin(session, "Deploy", "red1")
    begin(session, "Deploy", "blue1")
    session.dice = Listed([1])
    begin(session, "Hold", "red2")
    take(session, "Pass")
    return take(session, "Pass", dice=[6, 1])


def begin(session, name, unit):
    """Begin an action of a unit and answer what is asked as it is suggested first."""
    refusal = session.begin(Action(name, session.state.clock.side, unit))
    while not refusal and session.pending is not None:
        refusal = session.answer(session.pending.suggestions()[0])
    assert not refusal, refusal


def test_a_summoned_unit_deploys_as_an_advanced_turn_begins_at_no_cost():
    session = summoning()
    assert (session.state.clock.turn, session.state.clock.phase) == (2, "Deploy")
    session.dice = Listed([3])
    begin(session, "Deploy", "red1 (2)")
    assert session.state.units["red1 (2)"].where == TABLE
    assert session.state.clock.phase == "Action"
    assert "red has 9 command points: 3 for each of 3 units" in told(session)
    assert not any("pays" in words for words in told(session))


def test_the_other_reserves_still_wait_for_an_action_of_their_own():
    session = summoning()
    assert {action.unit for action in session.book.actions(session.state)} == {"red1 (2)"}
    for name in ("Deploy", "Hold"):
        refusal = session.begin(Action(name, "red", "red2"))
        assert "it deploys by an action, once command points are rolled" in refusal


def test_a_summoned_unit_that_its_player_holds_back_is_lost():
    session = summoning()
    session.dice = Listed([3])
    begin(session, "Hold", "red1 (2)")
    assert session.state.units["red1 (2)"].where == GONE
    assert "Summon: it was not deployed, and is lost" in told(session)


def test_a_summoned_unit_lies_concealed_where_it_deploys():
    session = summoning("Concealed")
    session.dice = Listed([3])
    begin(session, "Deploy", "red1 (2)")
    assert session.state.units["red1 (2)"].where == RESERVE
    assert not any("is lost" in words for words in told(session))
