"""When a Pacifist may be targeted after all: by the company it keeps, whom it leads, and where it is."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import offered, opened
from companies import attached, part_of
from convoys import inside
from fighting import in_phase, under
from running import asks

from battlefield.geometry.kernel.shapes import Circle
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.units.objectives import ASSET, FLAG, MARKER, SABOTAGE, ZONE, objective
from battlefield.rules.core.state import GONE, RESERVE, Held
from battlefield.rules.core.values import info_of

RIFLE = weapon("rifle", range=48)
MONK, FIGHTER = troop("monk", "Pacifist"), troop("fighter")


def peace(*others, monk=MONK, foe=(), settings=()):
    """A red pacifist, a red fighter far off, a blue rifle and whoever else there is."""
    rows = [
        ("monk", "red", monk, (), [(10.0, 10.0)]),
        ("fighter", "red", FIGHTER, (), [(40.0, 10.0)]),
        ("foe", "blue", troop("foe", *foe), (RIFLE,), [(10.0, 30.0)]),
        *others,
    ]
    return in_phase(army(*rows, settings=settings), "Attack", 1, "blue")


def targets(state):
    """Give whom the rifle may be directed at."""
    return {aim.target for aim in aims(asks(state), "foe", "rifle")}


def truck(*perks, at=(20.0, 14.0), **more):
    return ("truck", "red", troop("lorry", *perks, transport=8, hp=6, **more), (), [at])


def riding(state, unit="monk", room=""):
    return inside(state, unit, "truck", "truck1", room)


# whether others are there to fight


def test_it_is_spared_while_a_fighter_is_on_the_battlefield():
    assert targets(peace()) == {"fighter"}


@pytest.mark.parametrize("where", [RESERVE, GONE])
def test_it_is_not_spared_once_all_fighters_are_casualties_or_in_reserve(where):
    state = peace()
    assert targets(state.with_unit(replace(state.units["fighter"], where=where))) == {"monk"}


def test_fighters_in_a_transport_are_on_the_battlefield():
    state = riding(peace(truck("Pacifist")), "fighter")
    assert targets(state) == set()


def test_fighters_that_went_over_to_the_enemy_are_no_friends():
    state = peace()
    traitor = replace(state.units["fighter"], control="blue")
    assert targets(state.with_unit(traitor)) == {"monk"}


def test_a_sergeant_of_a_pacifist_unit_is_no_fighter():
    state = part_of(peace(), "fighter", "monk")
    assert "monk" in targets(state)


def test_a_sergeant_of_a_pacifist_unit_is_spared_with_it():
    """By weapons, by perks, in a melee, and by who walks through it."""
    boss = ("boss", "red", troop("boss", "Sergeant"), (), [(11.5, 10.0)])
    state = part_of(peace(boss), "boss", "monk")
    assert targets(state) == {"fighter"}
    game = asks(state)
    assert game.reason_against("be targeted by perks", "boss", foe="foe")
    assert game.reason_against("engage", "foe", foe="boss")
    assert game.figure("lets pass", 0, "boss", foe="foe").value > 0
    alone = state.with_unit(replace(state.units["monk"], where=GONE))
    assert targets(alone) == {"boss", "fighter"}


# whom it is merged with


def test_one_that_joined_a_fighter_may_be_targeted():
    assert "monk" in targets(attached(peace(), "monk", "fighter"))


def test_one_that_a_fighter_joined_may_be_targeted():
    assert "monk" in targets(attached(peace(), "fighter", "monk"))


def test_one_that_joined_a_pacifist_is_spared():
    state = peace(("nun", "red", troop("nun", "Pacifist"), (), [(12.0, 10.0)]))
    assert targets(attached(state, "monk", "nun")) == {"fighter"}


# objectives


@pytest.mark.parametrize("kind", [MARKER, FLAG, ASSET])
@pytest.mark.parametrize(("far", "spared"), [(3.0, False), (3.1, True)])
def test_one_that_holds_an_objective_may_be_targeted(kind, far, spared):
    mark = objective(kind, 1, at=(10.0, 10.0 + 16 / 25.4 + far))
    assert ("monk" not in targets(replace(peace(), markers=(mark,)))) is spared


@pytest.mark.parametrize(("far", "spared"), [(2.0, False), (2.1, True)])
def test_one_at_an_objective_to_sabotage_may_be_targeted(far, spared):
    mark = objective(SABOTAGE, 1, at=(10.0, 10.0 + 16 / 25.4 + far), side="blue")
    assert ("monk" not in targets(replace(peace(), markers=(mark,)))) is spared


def test_one_that_contests_an_objective_may_be_targeted():
    mark = objective(MARKER, 1, at=(10.0, 12.0))
    near = peace(("rival", "blue", troop("rival"), (), [(10.0, 14.0)]))
    assert "monk" in targets(replace(near, markers=(mark,)))


def test_one_that_may_hold_no_objectives_is_spared_there():
    mark = objective(MARKER, 1, at=(10.0, 12.0))
    below = under(replace(peace(), markers=(mark,)), "Incorporeal", "fighter")
    hidden = peace(monk=troop("monk", "Pacifist", "Respawn"))
    twice = under(under(hidden, "times respawned", "monk", "monk", 2), "Respawn", "monk", "monk")
    assert "monk" in targets(below)
    assert "monk" not in targets(replace(twice, markers=(mark,)))


@pytest.mark.parametrize(
    ("game_type", "middle", "spared"),
    [
        ("domination", (10.0, 10.0), False),
        ("domination", (10.0, 14.0), True),
        ("secure ground", (10.0, 14.0), False),
        ("secure ground", (10.0, 16.0), True),
    ],
)
def test_one_in_a_zone_may_be_targeted_where_it_counts_there(game_type, middle, spared):
    zone = objective(ZONE, 1, outline=Circle(middle, 4.0))
    state = replace(peace(settings=(("game type", game_type),)), markers=(zone,))
    assert ("monk" not in targets(state)) is spared


# whom it leads


@pytest.mark.parametrize(
    ("perk", "key"),
    [("Controlled I", "controller"), ("Controlled II", "controller"), ("Enslaved", "enslaver")],
)
@pytest.mark.parametrize(("more", "spared"), [((), False), (("Pacifist",), True)])
def test_the_leader_of_a_bound_unit_that_is_no_pacifist_may_be_targeted(perk, key, more, spared):
    bound = ("bound", "red", troop("bound", Held(perk, info_of({key: "monk"})), *more), (), [(44.0, 12.0)])
    assert ("monk" not in targets(peace(bound))) is spared


# what it rides in


@pytest.mark.parametrize("perk", ["Crew I", "Crew II", "Crew III"])
def test_the_crew_of_a_transport_may_be_targeted(perk):
    assert "monk" in targets(riding(peace(truck(perk, fire_points=1))))
    assert "monk" not in targets(riding(peace(truck(perk, "Pacifist", fire_points=1))))


def test_a_passenger_of_any_other_transport_is_spared():
    assert targets(riding(peace(truck(fire_points=1)))) == {"fighter", "truck"}


def test_one_in_an_unsheltered_transport_is_targeted_before_it():
    assert targets(riding(peace(truck("Unsheltered")))) == {"fighter", "monk"}


@pytest.mark.parametrize(("room", "found"), [("Compartment: Unsheltered", "monk"), ("", "truck")])
def test_of_an_unsheltered_compartment_only_those_in_it_are_targeted(room, found):
    assert targets(riding(peace(truck("Compartment: Unsheltered")), room=room)) == {"fighter", found}


def test_a_transport_is_targeted_past_passengers_that_nobody_may_target():
    ghost = under(riding(peace(truck("Unsheltered"))), "Incorporeal", "monk", "monk")
    assert targets(ghost) == {"fighter", "truck"}


# perks


@pytest.mark.parametrize("perk", ["Curse Defence", "Terrify", "Provoke I"])
def test_who_is_spared_is_not_targeted_by_perks_of_enemies_either(perk):
    """Within reach there is nobody but the pacifist; without its fighter it is fair game."""
    state = peace(foe=(perk,))
    near = state.figures["foe1"]
    state = state.with_figures(replace(near, model=replace(near.model, at=(10.0, 20.0))))
    assert perk not in offered(state, "Move", "foe")
    alone = state.with_unit(replace(state.units["fighter"], where=GONE))
    assert perk in offered(alone, "Move", "foe")


@pytest.mark.parametrize(("monk", "foe"), [((), ("Murderer",)), (("Taunt II",), ())])
def test_who_may_attack_a_pacifist_uses_no_perks_on_it_for_that(monk, foe):
    """A Murderer may target it with weapons, and so may whom it taunts; the curse is no weapon."""
    state = peace(monk=troop("monk", "Pacifist", *monk), foe=("Curse Defence", *foe))
    near = state.figures["foe1"]
    state = state.with_figures(replace(near, model=replace(near.model, at=(10.0, 20.0))))
    assert "monk" in targets(state)
    assert "Curse Defence" not in offered(state, "Move", "foe")


def test_friends_use_perks_on_a_pacifist():
    state = peace(("medic", "red", troop("medic", "Boost Move"), (), [(12.0, 10.0)]))
    session = opened(state, "Boost Move", unit="medic", dice=[4])
    assert "monk" in [option.id for option in session.pending.options]
