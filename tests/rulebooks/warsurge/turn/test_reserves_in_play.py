"""What units in reserve may, must and may not do as whole turns are played."""

from dataclasses import replace

import pytest
from advanced import ADVANCED, GUN, MAN, take
from armies import army, troop
from coming_back import fallen
from fighting import in_phase, told
from running import run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.turns import ready
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Effect
from battlefield.rules.core.values import info_of

BASE = 32 / 25.4


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
        refusal = session.answer(session.suggestions()[0])
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


# Final Hope


def hoping(*perks, at=(10.0, 6.0), after_all=False):
    """A last hope in reserve, a friend on the table, one more beside it unless the first is the last."""
    rows = [
        ("red1", "red", troop("hope", "Final Hope", *perks), (GUN,), None),
        ("red2", "red", MAN, (GUN,), [at]),
        ("red3", "red", troop("sower"), (GUN,), [(30.0, 6.0)]),
        ("blue1", "blue", MAN, (GUN,), [(20.0, 40.0)]),
        ("blue2", "blue", MAN, (GUN,), None),
    ]
    state = in_phase(army(*(row for row in rows if not after_all or row[0] != "red3")), "Attack", 2)
    return run(state, lambda game: game.tell(GameBegan())).state


@pytest.mark.parametrize(("last", "where"), [(False, RESERVE), (True, TABLE)])
def test_a_last_hope_is_no_phoenix_while_others_are_left(last, where):
    after = fallen(hoping("Phoenix", after_all=last), "red2")
    assert after.units["red1"].where == where


@pytest.mark.parametrize("phase", ["Move", "Dash"])
def test_a_last_hope_does_not_trespass(phase):
    ours = [unit.id for unit in ready(in_phase(hoping("Trespasser I"), phase, 2), "red")]
    assert ours == ["red2", "red3"]


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_last_hope_is_not_sown_while_others_are_left(rank):
    state = hoping(f"Seed {rank}")
    sown = run(state, lambda game: afflict(game, "Implant", "blue1", by="red3")).state
    assert sown.units["red1"].where == RESERVE
    assert fallen(sown, "blue1").units["red1"].where == RESERVE


# Sentinel


def guarded(*perks, sentinel=(20.0, 20.0), turn=1, others=(), where=None):
    """A red unit to come, and a blue sentinel."""
    rows = (
        ("red1", "red", troop("comer", *perks), (GUN,), None),
        ("blue1", "blue", troop("sentinel", "Sentinel"), (GUN,), [sentinel]),
        *others,
    )
    state = in_phase(army(*rows), "Deploy", turn)
    unit = state.units["red1"]
    return state.with_unit(replace(unit, figures=unit.figures[:1], strength=1, where=where or RESERVE))


def begun(state, name="Deploy", dice=()):
    session = Session(state, Warsurge(), Listed(dice))
    assert not session.begin(Action(name, "red", "red1"))
    return session


def at(x, y):
    return (Placed("red11", (x, y)),)


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_a_sentinel_keeps_invaders_12_inches_off(rank):
    session = begun(guarded(f"Invade {rank}"))
    near, far = 20.0 + BASE + 11.9, 20.0 + BASE + 12.1
    assert "keeps arrivals 12 in away" in session.refusal(at(near, 20.0))
    assert not session.refusal(at(far, 20.0))


def test_a_sentinel_lets_invaders_deploy_in_their_own_zone():
    assert not begun(guarded("Invade I")).refusal(at(20.0, 10.0))


def scouting(*spots, sentinel=(20.0, 26.0)):
    """Deploy a scout at the first spot, and come to where it may relocate."""
    session = begun(guarded("Recon I", sentinel=sentinel))
    assert not session.answer(at(*spots))
    return session


def test_a_sentinel_keeps_scouts_12_inches_off():
    session = scouting(20.0, 10.0)
    assert session.pending.what.startswith("Recon I")
    assert "keeps arrivals 12 in away" in session.refusal(at(20.0, 13.0))
    assert not session.refusal(at(26.0, 10.0))


def test_a_scout_that_deployed_beside_a_sentinel_stays_there():
    session = scouting(20.0, 10.0, sentinel=(20.0, 20.0))
    assert session.state.clock.phase != "Deploy"
    assert session.state.figures["red11"].model.at == (20.0, 10.0)
    assert any(words.startswith("no Recon I: Sentinel") for words in told(session))


@pytest.mark.parametrize(("sentinel", "open_"), [((20.0, 34.0), False), ((20.0, 46.0), True)])
def test_a_sentinel_shuts_a_rift_gate_near_it(sentinel, open_):
    gate = troop("gate", "Rift Gate", transport=10)
    others = (("red2", "red", gate, (), [(20.0, 30.0)]),)
    session = begun(guarded(sentinel=sentinel, turn=2, others=others))
    options = [option.id for option in getattr(session.pending, "options", ())]
    assert ("red2|red21|" in options) is open_


@pytest.mark.parametrize(("sentinel", "refused"), [((20.0, 34.0), True), ((44.0, 10.0), False)])
def test_a_sentinel_keeps_trespassers_out_of_its_own_zone(sentinel, refused):
    state = guarded("Trespasser I", sentinel=sentinel, turn=2)
    guest = Effect(state.serial + 1, passengers.GUEST, "red1", "red1", info=info_of({"side": "blue"}))
    away = replace(state, effects=(*state.effects, guest), serial=state.serial + 1)
    refusal = begun(away).refusal(at(20.0, 40.0))
    assert ("keeps arrivals" in refusal) is refused


# perks in place of deploying


def test_who_used_a_perk_in_reserve_may_stay_there():
    session = begun(guarded("Recover", turn=2))
    assert not session.answer(("Recover",))
    assert [option.id for option in session.pending.options] == ["Deploy", "Hold"]
    assert not session.answer(("Hold",))
    assert session.state.units["red1"].where == RESERVE
    assert session.state.clock.phase != "Deploy"


def test_who_used_a_perk_in_reserve_may_deploy_all_the_same():
    session = begun(guarded("Recover", turn=2))
    for answer in (("Recover",), ("Deploy",), at(20.0, 5.0)):
        assert not session.answer(answer)
    assert session.state.units["red1"].where == TABLE


def test_who_has_to_deploy_on_the_first_turn_does_so_after_a_perk():
    session = begun(guarded("Recover"))
    assert not session.answer(("Recover",))
    assert session.pending.what == "deploy Red1"


def test_who_used_no_perk_is_asked_where_it_deploys_at_once():
    session = begun(guarded("Recover", turn=2))
    assert not session.answer(())
    assert session.pending.what == "deploy Red1"
