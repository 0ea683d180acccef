"""The two pictured examples of the book with its figures: dwarfs of a Standard game, and an oracle."""

from dataclasses import replace

import pytest
from advanced import facing, in_step, playing, points, take
from armies import army, troop, weapon
from fighting import attack, in_phase, rolls
from running import asks, end_turn, run

from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.perks.unit.ability.illusion import copies_of
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rules.core.events import Placed

AXE = weapon("axe", range=1)
BASE = 32 / 25.4


# the dwarfs


def dwarfs(foe_at=(10.0, 30.0 + BASE), models=1, phase="Move", resist=("Resist I",)):
    """Seekers of Move 6 and 2 HP a model at (10, 10), and a beast that resists, facing them."""
    seeker = troop("seeker", "Charge II", "Recover", "Terrify", "Adrenaline", hp=2, points=300, armour=None)
    rows = (
        ("red1", "red", seeker, (AXE,), [(10.0 + 1.5 * n, 10.0) for n in range(models)]),
        ("blue1", "blue", troop("beast", *resist, hp=6, move=8), (AXE,), [foe_at]),
    )
    return in_phase(army(*rows), phase)


def test_a_third_more_of_6_inches_are_8_and_a_charge_of_8_is_not_raised():
    """Adrenaline, 8 inches, then 8 rolled: the foe is 12 inches off after the move."""
    there = (Placed("red11", (10.0, 18.0)),)
    answers = [("Adrenaline",), there, True, (Placed("red11", (10.0, 26.0)),)]
    after = attack(dwarfs(), (3, 5), answers, name="Move").state
    assert after.figures["red11"].model.at == (10.0, 26.0)
    with pytest.raises(AssertionError, match="never asked"):
        attack(dwarfs(), (3, 5), [*answers[:3], (Placed("red11", (10.0, 26.1)),)], name="Move")
    with pytest.raises(AssertionError):
        attack(dwarfs(), (), [("Adrenaline",), (Placed("red11", (10.0, 18.1)),)], name="Move")


def test_adrenaline_is_used_once_in_the_game():
    after = attack(dwarfs(), (3, 5), [("Adrenaline",), (Placed("red11", (10.0, 18.0)),)], name="Move").state
    assert "Adrenaline" not in usable(asks(in_phase(end_turn(after), "Move", 2)), "red1")


@pytest.mark.parametrize(("face", "flees"), [(4, False), (5, True), (6, True)])
def test_a_beast_that_resists_is_terrified_on_a_5_and_goes_back_to_its_edge(face, flees):
    state = dwarfs(foe_at=(10.0, 20.0))
    bearer = usable(asks(state), "red1")["Terrify"]
    after = run(state, lambda game: bearer.perk.uses[0].run(game, bearer), (face,)).state
    assert after.is_under("blue1", "Terrify") == flees
    if flees:
        moved = attack(in_phase(after, "Move", side="blue"), unit="blue1", name="Move").state
        assert moved.figures["blue11"].model.at == (10.0, 28.0)


def test_nobody_has_to_terrify():
    after = attack(dwarfs(foe_at=(10.0, 40.0)), (), [(), (Placed("red11", (10.0, 14.0)),)], name="Move").state
    assert not after.is_under("blue1", "Terrify")


def test_instead_of_a_dash_a_model_comes_back_with_some_of_its_hp():
    """Five of 2 HP, two of which have fallen: of 10 HP one D3 is rolled, and a fourth model has its 1 HP."""
    state = dwarfs(models=5, phase="Attack")
    shot = state.with_figures(*(replace(state.figures[f"red1{n}"], hp=0) for n in (4, 5)))
    state = in_phase(run(shot, remove_casualties).state, "Dash")
    session = attack(state, (1,), [("Recover",)], name="Dash")
    assert rolls(session) == [("Recover", 1)]
    assert sorted(f.hp for f in session.state.figures_of("red1")) == [1, 2, 2, 2]


# the oracle


def oracle():
    """An oracle of 6 HP beside burning hoplites, with command points for six actions."""
    seer = troop("seer", "Cure I", "Illusion II", "Blink I", hp=6, armour=None, points=300)
    hoplites = ("red2", "red", troop("hoplite", hp=3), (AXE,), [(14.0, 10.0)])
    state = facing(seer, others=(hoplites,), apart=20.0)
    return run(state, lambda game: afflict(game, "Burn", "red2", by="blue1")).state


def uses(session, *names, dice=()):
    """Take the action of using perks, with each of these, in this order."""
    answers = {"Illusion II": [("2",)], "Blink I": [(Placed("red11", (10.0, 14.0)),)]}
    given = [answer for name in names for answer in ((name,), *answers.get(name, ()))]
    return take(session, "Use Perks", "red1", dice=dice, answers=given)


def test_the_oracle_cures_and_conjures_in_one_action_and_keeps_its_blink():
    session = uses(playing(oracle()), "Cure I", "Illusion II", dice=(4,))
    assert not session.state.is_under("red2", "Burn")
    assert len(copies_of(session.state, "red1")) == 2
    assert points(session) == 5
    assert "Blink I" in usable(asks(in_phase(session.state, "Use Perks")), "red1")


def test_a_failed_test_cures_nobody():
    session = uses(playing(oracle()), "Cure I", dice=(3,))
    assert session.state.is_under("red2", "Burn")


def test_in_a_later_step_the_oracle_conjures_again_and_blinks_for_good():
    """The first illusion was destroyed meanwhile; neither perk is left after that."""
    session = uses(playing(oracle()), "Illusion II")
    state = session.state
    gone = state.with_figures(*(replace(state.figures[id_], hp=0) for id_ in copies_of(state, "red1")))
    later = in_step(run(gone, remove_casualties).state, points=0)
    session = uses(playing(later), "Blink I", "Illusion II")
    assert len(copies_of(session.state, "red1")) == 2
    ready = usable(asks(in_phase(end_turn(session.state), "Use Perks", 2)), "red1")
    assert not {"Illusion II", "Blink I"} & set(ready)
