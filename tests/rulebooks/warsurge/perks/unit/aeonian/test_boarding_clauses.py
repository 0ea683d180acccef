"""Breach and Hijack clause by clause: in and out, who fights whom inside, and whose the transport is."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from boarders import CREW, GUN, INTO, SWORD, TRUCK, field, inside, riding, turn_of
from clauses import TOUCH, at, opened, to
from fighting import attack, in_phase, lost
from running import asks, run

from battlefield.rulebooks.warsurge.attack.attack import target_stat
from battlefield.rulebooks.warsurge.attack.targets import Aim, aims, attack_on
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.passengers import reserve_of
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties

WATCH = ("blue3", "blue", troop("watch"), (GUN,), [(20.0, 20.0)])
BOTH = (("Breach", {}), ("Hijack", TRUCK))


def aimed(state, unit, arm):
    return [aim.target for aim in aims(asks(state), unit, arm)]


def wide(*perks, host=()):
    """A host of two models 2 inches apart, edge to edge, and red beside the first of them."""
    rows = [
        ("red1", "red", troop("breacher", *perks, hp=4), (SWORD, GUN), [(10.0, 10.0)]),
        (
            "blue1",
            "blue",
            troop("host", *host, hp=3, armour=None),
            (GUN,),
            [(14.0, 10.0), (16.0 + TOUCH, 10.0)],
        ),
        WATCH,
    ]
    return in_phase(army(*rows), "Move")


# in


def test_it_goes_into_a_unit_as_a_whole():
    """Though the model that it reached falls, it is inside still; it comes out as the last one falls."""
    state = inside(wide("Breach"))
    first = state.with_figures(replace(state.figures["blue11"], hp=0))
    state = run(first, remove_casualties).state
    assert state.units["red1"].where == "blue1"
    last = state.with_figures(replace(state.figures["blue12"], hp=0))
    assert run(last, remove_casualties).state.units["red1"].where == "table"


def test_friends_are_not_broken_into_and_no_transport_is_needed():
    state = field("Breach")
    assert inside(state).units["red1"].where == "blue1"
    friendly = state.with_unit(replace(state.units["blue1"], control="red"))
    asked = opened(friendly).pending
    assert INTO not in [option.id for option in getattr(asked, "options", ())]


def test_a_hijacker_needs_a_transport_but_no_room_in_it():
    """It has 4 HP; there is room for 1."""
    assert inside(field("Hijack", transport=1)).units["red1"].where == "blue1"
    asked = opened(field("Hijack")).pending
    assert INTO not in [option.id for option in getattr(asked, "options", ())]


# who fights whom


@pytest.mark.parametrize(("perk", "stats"), BOTH)
def test_it_and_whoever_it_is_in_fight_as_in_a_melee_and_its_host_goes_where_it_likes(perk, stats):
    state = inside(
        riding(field(perk, others=(CREW, WATCH), **TRUCK)) if stats else field(perk, others=(WATCH,))
    )
    for unit, arm, foe in (("red1", "sword", "blue1"), ("blue1", "gun", "red1")):
        found = next(aim for aim in aims(asks(state), unit, arm) if aim.target == foe)
        assert attack_on(asks(state), unit, arm, found).placed.melee
    moved = opened(turn_of(state, "Move", "blue"), to(18.0, 10.0, "blue11"), unit="blue1", turn=2)
    assert at(moved.state, "blue11") == (18.0, 10.0)
    assert moved.state.units["red1"].where == "blue1"


NO_SIGHT = weapon("eye", "No Line of Sight III")
LESS = weapon("dim", "No Line of Sight II")


@pytest.mark.parametrize("points", [0, 1])
def test_who_else_may_shoot_at_it(points):
    """Through Fire Points, or with what needs no hole: not with a plain gun, nor with a lesser rank."""
    watch = ("blue3", "blue", troop("watch"), (GUN, NO_SIGHT, LESS), [(20.0, 20.0)])
    state = inside(field("Breach", others=(watch,), fire_points=points))
    assert aimed(state, "blue3", "gun") == ["red1"] * points
    assert aimed(state, "blue3", "dim") == ["red1"] * points
    assert aimed(state, "blue3", "eye") == ["red1"]


@pytest.mark.parametrize("perk", ["Beam I", "Beam II"])
def test_a_beam_goes_through_its_host_to_it(perk):
    """Directed at its host, it costs that HP first, then who has broken in; else it is for enemies only."""
    ray = weapon("ray", perk, power=3)
    watch = ("blue3", "blue", troop("watch"), (ray,), [(14.0, 20.0)])
    state = turn_of(inside(field("Breach", others=(watch,))), "Attack", "blue")
    dice = [6, 6] if perk == "Beam I" else [6, 1, 6]
    session = attack(state, [*dice, 1], [("ray",), (14.0, 10.0)], unit="blue3")
    assert (lost(session, "blue1"), lost(session, "red1")) == (1, 1)
    alone = field("Breach", others=(watch,))
    asked = opened(alone, "ray", phase="Attack", unit="blue3")
    assert "lead through a target" in asked.refusal((14.0, 10.0))


def test_it_and_passengers_fight_as_in_a_melee():
    state = inside(riding(field("Breach", others=(CREW,), **TRUCK)))
    for unit, arm, foe in (("red1", "sword", "blue2"), ("blue2", "gun", "red1")):
        found = next(aim for aim in aims(asks(state), unit, arm) if aim.target == foe)
        assert attack_on(asks(state), unit, arm, found).placed.melee


HULLS = (
    ("Enclosed", ""),
    ("Exposed II", ""),
    ("Compartment: Exposed II", "Compartment: Exposed II"),
    ("Mastery", ""),
)


@pytest.mark.parametrize("perk", ["Breach", "Hijack"])
@pytest.mark.parametrize(("hull", "room"), HULLS)
def test_no_hull_shields_passengers_from_whoever_is_inside(perk, hull, room):
    """Crew of Defence 3 in a hull of Defence 8; from outside Enclosed gives 8, Exposed II one more."""
    state = riding(field(perk, host=[hull], others=(CREW, WATCH), defence=8, **TRUCK), room=room)
    state = inside(state)
    game = asks(state)
    within = attack_on(game, "red1", "sword", Aim("blue2", ("red11",), 0.0, True))
    assert target_stat(game, within, "defence").value == 3
    within.aim(replace(within.aimed, attacker="blue3"))
    shielded = {"Enclosed": 8, "Exposed II": 4, "Compartment: Exposed II": 4, "Mastery": 3}[hull]
    assert target_stat(game, within, "defence").value == shielded


# compartments


@pytest.mark.parametrize(
    ("perk", "room"),
    [(p, r) for p in ("Breach", "Hijack") for r in ("Compartment: Exposed I", "Compartment: Enclosed")],
)
def test_it_goes_into_any_compartment_and_moves_from_one_to_another(perk, room):
    state = inside(
        field(perk, host=[room], others=(WATCH, CREW), **TRUCK)
        if perk == "Breach"
        else riding(field(perk, host=[room], others=(WATCH, CREW), **TRUCK)),
        room,
    )
    assert passengers.room_of(state, "red1") == room
    after = opened(turn_of(state, "Move"), "room|", turn=2).state
    assert passengers.room_of(after, "red1") == ""
    back = opened(turn_of(after, "Dash"), f"room|{room}", phase="Dash", turn=2).state
    assert passengers.room_of(back, "red1") == room


# out


@pytest.mark.parametrize("model", ["blue11", "blue12"])
def test_who_breaks_free_comes_out_beside_any_model(model):
    state = turn_of(inside(wide("Breach", "Unyielding")), "Move")
    x, y = at(state, model)
    session = opened(state, "disembark", turn=2)
    assert session.refusal(to(x, y - TOUCH)) == ""
    locked_in = turn_of(inside(wide("Breach")), "Move")
    asked = opened(locked_in, turn=2).pending
    assert "disembark" not in [option.id for option in getattr(asked, "options", ())]


def test_breaking_off_lets_it_out():
    """Disengage is for who fights hand to hand, and that it does in there."""
    state = turn_of(inside(field("Breach", "Disengage")), "Move")
    session = opened(state, "Disengage", "disembark", turn=2, dice=[4])
    assert session.pending.what.startswith("Disembark")


# reserve


def reserved(state, unit, *answers):
    return run(state, lambda game: to_reserve(game, unit, "test"), answers=answers).state


def test_it_goes_into_reserve_with_its_host_but_not_its_host_with_it():
    state = inside(field("Breach"))
    assert reserved(state, "blue1").units["red1"].where == "blue1"
    alone = reserved(state, "red1")
    assert (alone.units["red1"].where, alone.units["blue1"].where) == ("reserve", "table")


def test_who_gets_out_in_an_enemys_reserve_is_in_its_own():
    state = turn_of(inside(field("Breach", "Unyielding")), "Move")
    out = reserved(state, "blue1", True)
    assert reserve_of(out, "red1") == "red"
    assert not out.is_under("red1", passengers.INSIDE)
    stays = reserved(state, "blue1", False)
    assert stays.units["red1"].where == "blue1"


def test_templates_inside_strike_all_in_there():
    """From inside a Nova I rolls D6 times its attacks at each enemy: 2 dice at the host, 1 at the crew."""
    nova = weapon("gun", "Nova I", range=0, power=4)
    state = inside(riding(field("Breach", others=(CREW,), **TRUCK)))
    state = replace(state, profiles={**state.profiles, "gun": nova})
    state = state.with_figures(replace(state.figures["red11"], weapons=("gun",)))
    session = attack(turn_of(state, "Attack"), [2, 1, 6, 6, 6])
    assert (lost(session, "blue1"), lost(session, "blue2"), lost(session, "red1")) == (2, 1, 0)


# taking over


def test_a_hijacker_commands_a_transport_only_while_none_of_its_own_is_aboard():
    assert inside(field("Hijack", **TRUCK)).units["blue1"].commander == "red"
    crewed = inside(riding(field("Hijack", others=(CREW,), **TRUCK)))
    assert crewed.units["blue1"].commander == "blue"
    assert inside(field("Breach", **TRUCK)).units["blue1"].commander == "blue"
    assert aimed(crewed, "red1", "sword") == ["blue1", "blue2"]
