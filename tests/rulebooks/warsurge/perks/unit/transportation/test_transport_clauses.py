"""Single clauses of transports and their compartments: who gets in, who is hit, and what crews do."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from boarders import field as boarding
from boarders import inside as broken
from boarders import riding
from convoys import convoy, inside
from fighting import attack, in_phase, locked, lost
from movers import begun
from running import asks, run

from battlefield.rulebooks.warsurge.attack.attack import cover_bonus, covered, target_stat
from battlefield.rulebooks.warsurge.attack.targets import Aim, aims, attack_on, why_not_use
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.transport_capacity import holds, why_not_board
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.events import Placed

TOUCH = 32 / 25.4
ROOMS = [f"Compartment: {kind}" for kind in ("Enclosed", "Exposed I", "Exposed II", "Unsheltered")]
EACH_ROOM = pytest.mark.parametrize("room", ROOMS)


def options(state, unit="squad", name="Move"):
    return {option.id for option in getattr(begun(state, name=name, unit=unit).pending, "options", ())}


def targets(state, of="foe", arm="bow"):
    return {aim.target for aim in aims(asks(state), of, arm)}


def blue(state):
    return in_phase(state, "Attack", 1, "blue")


# compartments


@EACH_ROOM
def test_a_compartment_is_for_transports_and_takes_half_of_them(room):
    needs = CATALOGUE.get(room).needs
    assert any(need(troop("walker"), None) for need in needs)
    assert not any(need(troop("lorry", room, transport=4), None) for need in needs)
    found = [(hold.room, hold.capacity) for hold in holds(asks(convoy(room, transport=7)), "truck")]
    assert found == [("", 4), (room, 3)]


@EACH_ROOM
def test_a_compartment_is_boarded_by_base_contact(room):
    """Of those that reach the transport, and into any part of it that has room."""
    near, far = 14.0 - TOUCH - 6.0, 14.0 - TOUCH - 6.01
    assert options(convoy(room, at=(10.0, near), models=1)) >= {"truck|truck1|", f"truck|truck1|{room}"}
    assert options(convoy(room, at=(10.0, far), models=1)) == set()
    session = attack(convoy(room), (), [(f"truck|truck1|{room}",)], unit="squad", name="Move")
    assert passengers.room_of(session.state, "squad") == room
    assert f"truck|truck1|{room}" not in options(convoy(room, models=2, transport=2))


@EACH_ROOM
@pytest.mark.parametrize("how", ["Move", "Dash"])
def test_passengers_change_into_a_compartment_and_back_with_a_movement(room, how):
    for start, end in (("", room), (room, "")):
        state = in_phase(inside(convoy(room), room=start), how)
        session = attack(state, (), [(f"truck|truck1|{end}",)], unit="squad", name=how)
        assert session.state.units["squad"].where == "truck"
        assert passengers.room_of(session.state, "squad") == end
        assert unit_status.is_marked(session.state, unit_status.MOVED, "squad")


# Enclosed


@pytest.mark.parametrize("part", ["", "Compartment: "])
def test_who_has_broken_in_heeds_no_enclosure(part):
    """From outside the Defence of 8 counts, from inside the rider's own 3."""
    crew = ("blue2", "blue", troop("crew", hp=2, armour=None), (), [(14.0, 14.0)])
    watch = ("blue3", "blue", troop("watch"), (), [(30.0, 30.0)])
    room = f"{part}Enclosed" if part else ""
    stats = {"transport": 16, "defence": 8}
    for perk in ("Breach", "Hijack"):
        state = riding(boarding(perk, host=[f"{part}Enclosed"], others=(crew, watch), **stats), room=room)
        state = broken(state, room)
        game, aim = asks(state), Aim("blue2", ("red11",), 0.0, True)
        within = attack_on(game, "red1", "sword", aim)
        assert target_stat(game, within, "defence").value == 3
        outside = attack_on(game, "red1", "sword", aim)
        outside.aim(replace(outside.aimed, attacker="blue3"))
        assert target_stat(game, outside, "defence").value == 8


@pytest.mark.parametrize("part", ["", "Compartment: "])
@pytest.mark.parametrize(("stat", "own", "lent", "used"), [("defence", 3, 6, 6), ("defence", 6, 3, 6)])
def test_an_enclosed_passenger_uses_the_better_stat(part, stat, own, lent, used):
    perk = f"{part}Enclosed"
    state = inside(convoy(perk, foe_at=(10.0, 25.0), **{stat: lent}), room=perk if part else "")
    assert asks(state).figure(stat, own, "squad", foe="foe").value == used
    aside = inside(convoy(perk, foe_at=(10.0, 25.0), **{stat: lent}), room="" if part else "another")
    assert asks(aside).figure(stat, own, "squad", foe="foe").value == own


# Exposed


@pytest.mark.parametrize("part", ["", "Compartment: "])
@pytest.mark.parametrize("rank", ["I", "II"])
def test_both_an_exposed_transport_and_those_in_it_may_be_targeted_and_these_shoot(part, rank):
    perk = f"{part}Exposed {rank}"
    state = inside(convoy(perk, foe_at=(10.0, 25.0)), room=perk if part else "")
    assert targets(state) == {"truck", "squad"}
    assert not why_not_use(asks(state), "squad", "bow")
    assert targets(state, "squad") == {"foe"}
    if part:
        hold = inside(convoy(perk, foe_at=(10.0, 25.0)))
        assert targets(hold) == {"truck"}
        assert why_not_use(asks(hold), "squad", "bow") == "its transport has no Fire Points"


@pytest.mark.parametrize(("perk", "found"), [("Exposed I", {"truck", "squad"}), ("Unsheltered", {"squad"})])
def test_what_opens_a_transport_does_not_open_its_compartments(perk, found):
    room = "Compartment: Enclosed"
    state = convoy(perk, room, transport=8, foe_at=(10.0, 25.0))
    assert targets(inside(state)) == found
    assert targets(inside(state, room=room)) == {"truck"}
    assert why_not_use(asks(inside(state, room=room)), "squad", "bow") == "its transport has no Fire Points"


@pytest.mark.parametrize("part", ["", "Compartment: "])
@pytest.mark.parametrize(("perks", "defence"), [((), 4), (("Cover II",), 6)])
def test_cover_of_those_exposed_is_the_usual_one_with_their_own_perks(part, perks, defence):
    if perks and CATALOGUE.get(perks[0]) is None:
        pytest.fail("no such perk")
    perk = f"{part}Exposed II"
    state = inside(convoy(perk, squad=perks, foe_at=(10.0, 25.0)), room=perk if part else "")
    game = asks(state)
    assert covered(game, "foe", ("foe1",), "squad")
    aim = next(aim for aim in aims(game, "foe", "bow") if aim.target == "squad")
    found = attack_on(game, "foe", "bow", aim)
    assert target_stat(game, found, "defence", *cover_bonus(game, found)).value == defence


@pytest.mark.parametrize("part", ["", "Compartment: "])
def test_in_a_melee_those_exposed_have_a_point_of_defence_instead_of_cover(part):
    perk = f"{part}Exposed II"
    state = inside(convoy(perk, squad=("Cover II",), foe_at=(10.0, 14.0 + TOUCH)), room=perk if part else "")
    state = locked(state, "truck", "foe")
    game = asks(state)
    aim = next(aim for aim in aims(game, "foe", "bow") if aim.target == "squad")
    found = attack_on(game, "foe", "bow", aim)
    assert found.placed.melee
    assert target_stat(game, found, "defence", *cover_bonus(game, found)).value == 4


# Unsheltered


@pytest.mark.parametrize("part", ["", "Compartment: "])
@pytest.mark.parametrize("melee", [False, True])
def test_those_unsheltered_are_hit_before_all_else_in_the_transport(part, melee):
    perk = f"{part}Unsheltered"
    mates = ("mates", "red", troop("mates"), (), [(44.0, 44.0)])
    at = (10.0, 14.0 + TOUCH) if melee else (10.0, 25.0)
    rooms = (perk, "Compartment: Exposed I") if part else (perk,)
    state = convoy(*rooms, foe_at=at, others=(mates,), transport=9)
    state = inside(state, room=perk if part else "")
    state = inside(state, "mates", room="Compartment: Exposed I" if part else "")
    state = locked(state, "truck", "foe") if melee else state
    assert targets(state) == ({"squad"} if part else {"squad", "mates"})
    assert not why_not_use(asks(state), "squad", "bow")
    dead = state.with_figures(*(replace(figure, hp=0) for figure in state.figures_of("squad")))
    dead = run(dead, remove_casualties).state
    assert targets(dead) == ({"mates", "truck"} if part else {"mates"})


def test_what_those_unsheltered_have_not_to_lose_does_not_go_on_to_their_transport():
    state = inside(convoy("Unsheltered", foe_at=(10.0, 25.0), armour=None, defence=4))
    cannon = weapon("cannon", range=40, power=10, attacks=6)
    armed = replace(state.figures["foe1"], weapons=("cannon",))
    state = replace(state.with_figures(armed), profiles={**state.profiles, "cannon": cannon})
    session = attack(blue(state), (), (), unit="foe")
    assert (lost(session, "squad"), lost(session, "truck")) == (2, 0)


def test_a_trap_that_an_unsheltered_transport_springs_strikes_those_in_it():
    snare = weapon("snare", "Trap I", range=40, power=10)
    state = convoy("Unsheltered", foe_at=(30.0, 20.0), armour=None)
    armed = replace(state.figures["foe1"], weapons=("snare",))
    state = replace(state.with_figures(armed), profiles={**state.profiles, "snare": snare})
    laid = attack(blue(state), (), [(10.0, 22.0)], unit="foe").state
    rode = in_phase(inside(laid), "Move", 2)
    session = attack(rode, (), [(Placed("truck1", (10.0, 19.5)),)], unit="truck", name="Move")
    assert (lost(session, "squad"), lost(session, "truck")) == (1, 0)


# crews


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_a_crew_needs_room_and_fire_points(rank):
    needs = CATALOGUE.get(f"Crew {rank}").needs

    def barred(**stats):
        return any(need(troop("open", **stats), None) for need in needs)

    assert barred(transport=3) and barred(fire_points=1) and not barred(transport=3, fire_points=1)


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_without_a_crew_it_uses_nothing_and_moves_only_with_the_first_rank(rank):
    state = convoy(f"Crew {rank}", "Healer I", fire_points=1, foe_at=(10.0, 24.0))
    assert why_not_use(asks(state), "truck", "bow") == f"Crew {rank}: nobody is aboard"
    assert "Healer I" not in usable(asks(state), "truck")
    assert bool(asks(state).reason_against("movement", "truck")) is (rank != "I")
    manned = inside(state)
    assert not why_not_use(asks(manned), "truck", "bow")
    assert not asks(manned).reason_against("movement", "truck")
    assert targets(manned, "truck") == {"foe"}


def test_a_transport_for_anybody_obeys_whoever_is_in_it_and_is_a_friend_to_all_when_empty():
    state = convoy("Crew III", fire_points=1, foe_at=(10.0, 18.0))
    assert targets(state) == {"squad"}
    own = attack(state, (), [("truck|truck1|",)], unit="squad", name="Move").state
    assert own.units["truck"].commander == "red"
    assert "truck" in targets(own)
    theirs = in_phase(state, "Move", 1, "blue")
    taken = attack(theirs, (), [("truck|truck1|",)], unit="foe", name="Move").state
    assert taken.units["truck"].commander == "blue"
    assert targets(in_phase(taken), "squad") >= {"truck"}
    assert targets(taken, "truck") == {"squad"}


def test_an_empty_transport_for_anybody_may_be_fought_hand_to_hand():
    state = in_phase(convoy("Crew III", fire_points=1, foe_at=(10.0, 20.0)), "Move", 1, "blue")
    met = attack(state, (), [(Placed("foe1", (10.0, 14.0 + TOUCH)),)], unit="foe", name="Move").state
    assert unit_status.foes_in_melee(met, "foe") == ("truck",)
    assert "truck" in targets(met)


@pytest.mark.parametrize(
    ("crew", "manned", "free"), [("III", False, True), ("III", True, False), ("II", False, False)]
)
def test_nobody_keeps_his_distance_from_an_empty_transport_for_anybody(crew, manned, free):
    """A friend to all may be as near as friends are, and does not have to be fought."""
    state = convoy(f"Crew {crew}", fire_points=1, foe_at=(10.0, 20.0), at=(30.0, 10.0), models=1)
    there = in_phase(inside(state) if manned else state, "Move", 1, "blue")
    session = begun(there, *([("walk",)] if free else []), unit="foe")
    near = (Placed("foe1", (10.0, 14.0 + TOUCH + 0.5)),)
    assert ("0.50 in from" in session.refusal(near)) is not free
    if free:
        assert not session.answer(near)
        assert not unit_status.is_engaged(session.state, "foe")


@pytest.mark.parametrize("manned", [False, True])
def test_nobody_charges_an_empty_transport_for_anybody(manned):
    state = convoy("Crew III", fire_points=1, foe_at=(10.0, 26.0), at=(40.0, 10.0), models=1)
    foe = state.units["foe"].profile
    runner = replace(troop("foe", "Charge I", armour=None, hp=2), id=foe)
    state = replace(state, profiles={**state.profiles, foe: runner})
    there = in_phase(inside(state) if manned else state, "Move", 1, "blue")
    session = begun(there, (Placed("foe1", (10.0, 20.0)),), unit="foe")
    assert (session.pending is not None and "Charge I with foe" in session.pending.what) is manned


@pytest.mark.parametrize("manned", [False, True])
def test_what_spares_friends_spares_an_empty_transport_for_anybody(manned):
    nova = weapon("bow", "Nova I", range=0, power=20)
    near = (10.0, 14.0 + TOUCH + 0.5)
    state = convoy("Crew III", fire_points=1, foe_at=near, at=(30.0, 10.0), models=1, armour=None)
    state = replace(state, profiles={**state.profiles, "bow": nova})
    session = attack(blue(inside(state) if manned else state), unit="foe")
    assert (lost(session, "truck") > 0) is manned


@pytest.mark.parametrize("rank", ["I", "II"])
def test_other_crewed_transports_take_friends_only(rank):
    state = convoy(f"Crew {rank}", fire_points=1, foe_at=(10.0, 18.0))
    assert why_not_board(asks(state), "foe", holds(asks(state), "truck")[0]) == "it is not a friend"
