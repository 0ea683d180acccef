"""Single clauses of Pacifists: what they use, whom they command, who passes, fights and goes for them."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from boarders import field as boarding
from boarders import inside as broken
from corpses import fallen
from fighting import in_phase
from movers import begun, to
from running import asks, run

from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.moments import DeploymentDone
from battlefield.rulebooks.warsurge.movement.movement_paths import policy_of
from battlefield.rulebooks.warsurge.movement.moving import renew_melees
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.unit_status import is_engaged
from battlefield.rules.core.moments import SpanEnded
from battlefield.rules.core.state import RESERVE

RIFLE, CLUB = weapon("rifle", range=40, power=10), weapon("club", range=12, power=10)
BALM = weapon("balm", "Heal", range=40)
CONTACT = 32 / 25.4


def unit(id_, at, *perks, side="red", arms=(RIFLE,), **stats):
    """Give a row of one model that is easy to hurt."""
    return (id_, side, troop(id_, *perks, **{"hp": 9, "armour": None, "defence": 4, **stats}), arms, [at])


def table(*rows, phase="Attack", turn=2, **more):
    return in_phase(army(*rows, **more), phase, turn)


def targets(state, of="red1", arm="rifle"):
    return [aim.target for aim in aims(asks(state), of, arm)]


def peace(*monk, foe=(), others=(), phase="Attack", arms=(RIFLE,), side="blue"):
    """A red pacifist 10 inches from a blue unit, and a red fighter 20 inches from that."""
    rows = (
        unit("monk", (10.0, 10.0), "Pacifist", *monk, arms=arms, points=900),
        unit("fighter", (30.0, 20.0)),
        unit("blue1", (10.0, 20.0), *foe, side="blue"),
        *others,
    )
    return in_phase(army(*rows), phase, 2, side)


@pytest.mark.parametrize(("perk", "free"), [("Heal", True), ("Repair", True), ("Arc I", False)])
def test_a_pacifist_uses_weapons_that_heal_or_repair_and_no_others(perk, free):
    state = peace(arms=(weapon("tool", perk, range=40),), side="red")
    assert (why_not_use(asks(state), "monk", "tool") == "") is free


@pytest.mark.parametrize("perk", ["Taunt I", "Taunt II"])
def test_a_pacifist_that_draws_attacks_may_be_attacked(perk):
    near = [unit("blue2", (10.0, 13.0), side="blue")]
    assert targets(peace(others=near), "blue2") == ["fighter"]
    assert targets(peace(perk, others=near), "blue2") == ["monk"]


@pytest.mark.parametrize("perk", ["Berserk", "Psychotic"])
def test_the_driven_pass_a_pacifist_over_unless_they_may_attack_it(perk):
    """It is the nearest, with a fighter farther off; without the fighter they go for it."""
    mate = [unit("blue2", (44.0, 44.0), side="blue")]
    assert targets(peace(foe=(perk,), others=mate), "blue1") == ["fighter"]
    state = peace(foe=(perk,), phase="Move", others=mate)
    knife = {"rifle": weapon("rifle", range=1)}
    near = replace(state, profiles={**state.profiles, **knife})
    assert perk in begun(near, unit="blue1").refusal(to(10.0, 16.0, "blue11"))
    assert not begun(near, unit="blue1").refusal(to(14.0, 20.0, "blue11"))
    alone = near.with_unit(replace(near.units["fighter"], where=RESERVE))
    assert not begun(alone, unit="blue1").refusal(to(10.0, 16.0, "blue11"))
    assert perk in begun(alone, unit="blue1").refusal(to(14.0, 20.0, "blue11"))
    assert targets(in_phase(alone, "Attack", 2, "blue"), "blue1") == []
    assert targets(peace(foe=(perk, "Murderer"), others=mate), "blue1") == ["monk"]


def test_the_mad_friend_of_a_pacifist_goes_for_it():
    """Only enemies may not target it."""
    state = peace(others=(unit("nut", (10.0, 13.0), "Psychotic"),), side="red")
    assert targets(state, "nut") == ["monk"]


@pytest.mark.parametrize("name", ["Terrify", "Dominate I", "Dominate II", "Hacker I", "Hacker II"])
def test_a_pacifist_takes_control_of_nobody(name):
    def uses(*perks):
        rows = (
            unit("monk", (10.0, 10.0), *perks, points=900),
            unit("fighter", (30.0, 20.0)),
            unit("blue1", (10.0, 20.0), "Artificial", side="blue"),
        )
        state = in_phase(army(*rows), "Move" if name == "Terrify" else "Deploy", 2)
        if name == "Terrify":
            return name in usable(asks(state), "monk")
        dice, answers = ((), ()) if "Pacifist" in perks else ((4,), [("blue1",)])
        busy = run(state, lambda game: game.tell(DeploymentDone()), dice, answers)
        return busy.state.units["blue1"].commander == "red"

    assert uses(name)
    assert not uses(name, "Pacifist")


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_a_pacifist_raises_no_dead_to_command(rank):
    state, perk = fallen(rank), f"Reanimate {rank}"
    assert perk in usable(asks(state), "red1")
    monk = {"red1": troop("red1", "Pacifist", perk, points=100)}
    assert perk not in usable(asks(replace(state, profiles={**state.profiles, **monk})), "red1")


def test_a_pacifist_hijacks_no_transport():
    def taken(*perks):
        state = broken(boarding("Hijack", *perks, host=(), transport=8))
        return run(state, lambda game: game.tell(SpanEnded("phase", "Move"))).state.units["blue1"].commander

    assert taken() == "red"
    assert taken("Pacifist") == "blue"


def test_enemies_pass_a_pacifist_and_friends_do_not():
    state = peace()
    assert "monk1" in policy_of(asks(state), "blue1").passes
    assert "monk1" not in policy_of(asks(state), "fighter").passes


@pytest.mark.parametrize(("where", "fights"), [("table", False), (RESERVE, True)])
@pytest.mark.parametrize("mover", ["blue1", "monk"])
def test_a_pacifist_fights_hand_to_hand_only_where_it_could_be_targeted(where, fights, mover):
    state = peace()
    blue = state.figures["blue11"]
    state = state.with_figures(replace(blue, model=replace(blue.model, at=(10.0, 10.0 + CONTACT))))
    state = state.with_unit(replace(state.units["fighter"], where=where))
    assert is_engaged(run(state, lambda game: renew_melees(game, mover)).state, "monk") is fights
