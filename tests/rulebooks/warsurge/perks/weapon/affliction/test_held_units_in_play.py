"""Units that are held or led astray, in play: what wears it off, and what it keeps them from."""

from dataclasses import replace

import pytest
from advanced import facing, playing, take
from armies import army, troop, weapon
from fighting import attack, in_phase, locked, rolls, told
from running import run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.words import ITS_MOVES
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed, UnitMoved
from battlefield.rules.core.moments import UnitDone
from battlefield.rules.core.state import Held

WIDTH = 32 / 25.4
GUN = weapon("gun")


def held(name, *perks, phase="Move", turn=2, armed=(GUN,), at=(10.0, 20.0), user=(40.0, 10.0), points=100):
    """Blue, in a later turn, suffers what red laid on it in turn 1."""
    state = army(
        ("red1", "red", troop("red1", hp=9), (weapon("gun"),), [user]),
        ("blue1", "blue", troop("blue1", *perks, hp=20, armour=None, points=points), tuple(armed), [at]),
    )
    state = run(in_phase(state), lambda g: afflict(g, name, "blue1", by="red1", weapon="gun")).state
    return in_phase(state, phase, turn, "blue")


def relocated(state, perk, *places, dice=(), action="Move"):
    """Let blue use a perk that relocates it before it acts, and leave the rest open."""
    session = Session(state, Warsurge(), Listed(dice))
    assert not session.begin(Action(action, "blue", "blue1"))
    for answer in ((perk,), *places):
        refusal = session.answer(answer)
        assert not refusal, refusal
    return session


def counted(state, name):
    return sum(effect.get(ITS_MOVES) for effect in state.effects_on("blue1", name))


def dashed(state):
    return run(state, lambda game: game.tell(UnitDone("blue1", "Dash"))).state


def test_a_crippled_unit_that_blinks_has_tried_once():
    session = relocated(held("Cripple", "Blink I"), "Blink I", (Placed("blue11", (10.0, 22.0)),))
    assert session.state.figures["blue11"].model.at == (10.0, 22.0)
    assert counted(session.state, "Cripple") == 1
    assert not dashed(session.state).is_under("blue1", "Cripple")


@pytest.mark.parametrize(
    ("perk", "action", "phase", "dice"),
    [
        ("Manoeuvre I", "Attack", "Attack", ()),
        ("Blink I", "Move", "Move", ()),
        ("Teleport I", "Move", "Move", (4,)),
    ],
)
def test_a_frozen_unit_may_try_to_relocate_and_stays_where_it_is(perk, action, phase, dice):
    session = relocated(held("Freeze", perk, phase=phase), perk, dice=dice, action=action)
    assert session.state.figures["blue11"].model.at == (10.0, 20.0)
    assert any(f"no {perk.removesuffix(' I')}: Freeze" in words for words in told(session))
    # the Move that follows is tried in vain, too
    assert session.state.is_under("blue1", "Freeze") == (action == "Attack")
    assert not dashed(session.state).is_under("blue1", "Freeze")
    if action == "Move":
        assert attack(held("Freeze"), unit="blue1", name="Move").state.is_under("blue1", "Freeze")


@pytest.mark.parametrize("name", ["Freeze", "Solidify"])
def test_a_frozen_unit_may_try_to_dodge_and_so_may_a_solid_one(name):
    state = held(name, "Reflex Manoeuvre I", user=(22.0, 20.0))
    assert counted(attack(in_phase(state, "Attack", 2, "red"), [1], [True]).state, name) == 1


# led astray


def test_a_confused_unit_is_led_out_of_a_melee():
    state = held("Confuse", user=(10.0 + WIDTH, 20.0))
    state = locked(state, "red1", "blue1")
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action("Move", "blue", "blue1"))
    assert not session.answer((Placed("blue11", (7.0, 20.0)),))
    assert not session.state.is_under("blue1", "melee")
    sober = replace(state, effects=tuple(e for e in state.effects if e.name != "Confuse"))
    assert "melee" in Session(sober, Warsurge(), Listed(())).begin(Action("Move", "blue", "blue1"))


def test_a_delirious_unit_lays_its_template_on_the_nearest_unit():
    bomb = weapon("bomb", "Explode I", power=10, range=40)
    friend = ("blue2", "blue", troop("blue2"), (), [(10.0, 26.0)])

    def aimed(name):
        state = army(
            ("red1", "red", troop("red1", hp=9), (GUN,), [(30.0, 20.0)]),
            ("blue1", "blue", troop("blue1", hp=20, points=100), (bomb,), [(10.0, 20.0)]),
            friend,
        )
        state = in_phase(state, "Attack", 1, "blue")
        state = run(state, lambda g: afflict(g, name, "blue1", by="red1", weapon="gun")).state
        session = Session(state, Warsurge(), Listed([6, 6]))
        assert not session.begin(Action("Attack", "blue", "blue1"))
        return session

    wild = aimed("Delirium")
    assert "Delirium" in wild.answer((30.0, 20.0))
    assert not wild.answer((10.0, 26.0))
    sane = aimed("Chill")
    assert not sane.answer(("bomb",))
    assert not sane.answer((30.0, 20.0))


def test_a_unit_in_dread_runs_as_the_step_ends_where_there_are_no_phases():
    dreadful = weapon("skull", "Dread", power=10, ap=4)
    scared = troop("scared", defence=4, hp=9, armour=None, move=4, dash=2)
    session = take(playing(facing(weapons=(dreadful,), target=scared)), "Attack", "red1", [4])
    assert session.state.is_under("blue1", "Dread")
    take(session, "End Step")
    take(session, "No Counter")
    ended = [event for event in session.events if isinstance(event, UnitMoved) and event.unit == "blue1"]
    assert [event.how for event in ended] == ["Move", "Dash"]


# fugue


@pytest.mark.parametrize(("face", "takes"), [(3, False), (4, True)])
def test_what_a_harmless_weapon_of_a_unit_in_fugue_does_needs_a_four(face, takes):
    ray = weapon("ray", "Harmless", "Blind I", power=10, ap=4, range=40)
    state = held("Fugue", phase="Attack", armed=(ray,))
    state = state.with_figures(replace(state.figures["red11"], hp=9))
    session = attack(state, [face], unit="blue1")
    assert session.state.is_under("red1", "Blind") == takes
    assert any("Fugue" in words for words in told(session))
    clear = replace(state, effects=())
    assert rolls(attack(clear, unit="blue1")) == []


@pytest.mark.parametrize(("rank", "face"), [("I", 5), ("II", 6)])
def test_what_a_harmless_weapon_does_in_fugue_is_resisted_by_a_modifier(rank, face):
    """It would take by itself, and needs 4+ in fugue; Resist makes that worse by its 1 or 2."""
    ray = weapon("ray", "Harmless", "Blind I", power=10, ap=4, range=40)
    state = held("Fugue", phase="Attack", armed=(ray,))
    wary = replace(state.profiles["red1"], perks=(Held(f"Resist {rank}"),))
    state = replace(state, profiles={**state.profiles, "red1": wary})
    for shown in (face - 1, face):
        session = attack(state, [shown], unit="blue1")
        assert session.state.is_under("red1", "Blind") == (shown == face)
