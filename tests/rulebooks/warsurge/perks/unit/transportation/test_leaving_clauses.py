"""Single clauses of getting out and across: Debark, squadrons and linked transports."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from clauses import bearing, opened
from companies import part_of
from convoys import convoy, inside
from fighting import attack, in_phase, lost
from movers import begun, box, to
from running import asks, run

from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.transport.transport_capacity import holds
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.state import GONE, RESERVE, TABLE

TOUCH = 32 / 25.4


def options(state, unit="squad", name="Move"):
    return {option.id for option in getattr(begun(state, name=name, unit=unit).pending, "options", ())}


def targets(state, of="foe", arm="bow"):
    return {aim.target for aim in aims(asks(state), of, arm)}


def blue(state):
    return in_phase(state, "Attack", 1, "blue")


# Debark

DEBARK = pytest.mark.parametrize(("rank", "inches"), [("I", 12), ("II", 24), ("III", 36)])


def leaving(*perks, squad=(), terrain=(), at=(10.0, 6.0), **more):
    state = inside(convoy(*perks, squad=squad, models=1, foe_at=(46.0, 2.0), **more))
    there = replace(state.figures["truck1"], model=replace(state.figures["truck1"].model, at=at))
    return replace(state.with_figures(there), terrain=terrain)


@DEBARK
def test_passengers_begin_to_disembark_so_far_off(rank, inches):
    name = f'Debark {rank} ({inches}")'
    session = begun(leaving(name, at=(3.0, 24.0)), ("disembark",), unit="squad")
    far = 3.0 + TOUCH + 6.0 + inches
    if far < 47.0:
        assert not session.refusal(to(far, 24.0, "squad1"))
        assert session.refusal(to(far + 0.01, 24.0, "squad1"))
    else:
        assert not session.refusal(to(47.0, 24.0, "squad1"))
    assert CATALOGUE.get(name).needs[0](troop("walker"), None)


@DEBARK
@pytest.mark.parametrize(("price", "helps"), [(200, True), (201, False)])
def test_debark_helps_those_worth_half_at_full_strength(rank, inches, price, helps):
    """The squad costs 100; that it is worn down does not matter."""
    state = inside(convoy(f'Debark {rank} ({inches}")', points=price, models=2))
    worn = state.with_figures(replace(state.figures["squad2"], hp=0))
    hull = worn.with_figures(replace(worn.figures["truck1"], hp=1))
    assert asks(hull).figure("debark", 0, "truck", foe="squad").value == (inches if helps else 0)


def led_out(*, terrain=(), dice=(), move=6):
    """A squad of one and its sergeant begin to get out of a transport at (10, 14)."""
    boss = ("boss", "red", troop("boss", "Sergeant", armour=None, move=move), (), [(12.0, 10.0)])
    state = part_of(convoy(models=1, others=(boss,)), "boss", "squad")
    state = replace(inside(inside(state), "boss"), terrain=terrain)
    return begun(state, ("disembark",), unit="squad", dice=dice)


def out_at(squad, boss):
    return (*to(*squad, "squad1"), *to(*boss, "boss1"))


def test_a_sergeant_gets_out_where_its_player_wants_it():
    session = led_out()
    assert not session.answer(out_at((14.0, 14.0), (14.0, 16.0)))
    assert [session.state.figures[each].model.at for each in ("squad1", "boss1")] == [
        (14.0, 14.0),
        (14.0, 16.0),
    ]
    assert [session.state.units[each].where for each in ("squad", "boss")] == [TABLE, TABLE]
    assert unit_status.has_moved(session.state, "boss")


@pytest.mark.parametrize(
    ("boss", "fits"), [((14.0, 14.0), True), ((14.5, 14.0), False), ((11.5, 10.5), False)]
)
def test_a_sergeant_gets_out_as_far_as_it_moves_itself_and_keeps_to_its_unit(boss, fits):
    assert bool(led_out(move=3).refusal(out_at((16.0, 14.0), boss))) is not fits


@pytest.mark.parametrize(("face", "left"), [(1, 0), (2, 1)])
def test_a_sergeant_that_gets_out_minds_dangerous_ground(face, left):
    marsh = replace(box("marsh", 13.0, 15.5, 3.0, 3.0, top=0.0), ground=("dangerous",), sight="clear")
    session = led_out(terrain=(marsh,), dice=(face,))
    assert not session.answer(out_at((14.0, 13.0), (14.0, 16.0)))
    assert session.state.hp("squad") == left


@pytest.mark.parametrize(("price", "helps"), [(240, True), (241, False)])
def test_a_sergeant_counts_with_its_unit_for_debark(price, helps):
    """The squad costs 100, its sergeant 20."""
    boss = ("boss", "red", troop("boss", "Sergeant", points=20), (), [(12.0, 10.0)])
    state = part_of(convoy('Debark I (12")', points=price, others=(boss,)), "boss", "squad")
    state = inside(inside(state), "boss")
    assert asks(state).figure("debark", 0, "truck", foe="squad").value == (12 if helps else 0)


@DEBARK
def test_passengers_of_a_lost_transport_are_placed_as_far_off(rank, inches):
    state = leaving(f'Debark {rank} ({inches}")', at=(3.0, 24.0))

    def flow(game):
        yield from lose(game, "truck", 6, "a test")
        yield from remove_casualties(game)

    spot = min(3.0 + TOUCH + inches, 47.0)
    after = run(state, flow, (), [to(spot, 24.0, "squad1")]).state
    assert after.figures["squad1"].model.at[0] == pytest.approx(spot)


@pytest.mark.parametrize(("perk", "free"), [((), False), (("Jumper",), True), (("Airborne",), True)])
def test_debark_asks_for_the_movement_perks_of_who_gets_out(perk, free):
    wall = box("wall", 0.0, 12.0, 48.0, 1.0)
    session = begun(leaving('Debark I (12")', squad=perk, terrain=(wall,)), ("disembark",), unit="squad")
    assert (not session.refusal(to(10.0, 16.0, "squad1"))) is free
    hull = begun(leaving('Debark I (12")', "Jumper", terrain=(wall,)), ("disembark",), unit="squad")
    assert hull.refusal(to(10.0, 16.0, "squad1"))


# squadrons


@pytest.mark.parametrize("left", [3, 2, 1])
def test_a_squadron_has_the_room_of_all_its_models_however_many_are_left(left):
    room = "Compartment: Exposed I"
    state = convoy("Squadron Transport", room, truck=3)
    state = state.with_unit(replace(state.units["truck"], figures=("truck1", "truck2", "truck3")[:left]))
    found = [(hold.figure, hold.room, hold.capacity) for hold in holds(asks(state), "truck")]
    assert found == [("", "", 6), ("", room, 6)]


def spread(*perks, **more):
    """Two models of a transport, 20 inches apart."""
    state = convoy(*perks, truck=2, **more)
    far = replace(state.figures["truck2"], model=replace(state.figures["truck2"].model, at=(30.0, 14.0)))
    return state.with_figures(far)


def test_a_squadron_is_one_transport_boarded_and_left_by_any_of_its_models():
    state = spread("Squadron Transport", at=(30.0, 10.0), models=1)
    assert "truck||" in options(state)
    apart = options(spread(at=(30.0, 10.0), models=1))
    assert "truck|truck2|" in apart and "truck|truck1|" not in apart
    aboard = inside(spread("Squadron Transport", models=1), figure="")
    for x in (10.0, 30.0):
        session = begun(aboard, ("disembark",), unit="squad")
        assert not session.refusal(to(x, 14.0 + TOUCH, "squad1"))
    assert begun(aboard, ("disembark",), unit="squad").refusal(to(20.0, 14.0, "squad1"))


def test_passengers_of_a_squadron_shoot_from_any_of_its_models():
    for at in ((10.0, 25.0), (30.0, 25.0)):
        state = inside(spread("Squadron Transport", models=1, fire_points=1, foe_at=at), figure="")
        assert targets(state, "squad") == {"foe"}
    single = inside(spread(models=1, fire_points=1, foe_at=(30.0, 25.0)), figure="truck1")
    assert targets(single, "squad") == set()
    shut = inside(spread("Squadron Transport", models=1, foe_at=(10.0, 25.0)), figure="")
    assert why_not_use(asks(shut), "squad", "bow")


def riding_with(*mode, at, fire_points=1):
    """A rider with such a weapon in a squadron of two models, 20 inches apart."""
    arm = weapon("bow", *mode, range=12, power=10)
    state = spread("Squadron Transport", models=1, fire_points=fire_points, foe_at=at)
    return inside(replace(state, profiles={**state.profiles, "bow": arm}), figure="")


@pytest.mark.parametrize("at", [(10.0, 22.0), (30.0, 22.0)])
def test_passengers_of_a_squadron_lay_templates_from_the_model_of_their_choice(at):
    session = opened(riding_with("Explode I", at=at), "bow", phase="Attack", unit="squad")
    assert "from which model" in session.pending.what
    assert not session.answer(("truck2" if at[0] == 30.0 else "truck1",))
    assert not session.answer(at)
    assert lost(session, "foe") == 1


def test_passengers_of_a_squadron_lay_traps_from_any_of_its_models():
    session = opened(riding_with("Trap I", at=(30.0, 40.0)), "bow", "truck2", phase="Attack", unit="squad")
    assert session.refusal((10.0, 20.0))
    assert not session.answer((30.0, 20.0))


def test_a_passenger_lays_a_trap_within_range_of_what_carries_it():
    """Wherever it stood before it got in."""
    arm = weapon("bow", "Trap I", range=12)
    state = inside(convoy(models=1, fire_points=1, at=(40.0, 10.0)))
    state = replace(state, profiles={**state.profiles, "bow": arm})
    session = opened(state, "bow", phase="Attack", unit="squad")
    assert session.refusal((40.0, 14.0))
    assert not session.answer((10.0, 20.0))


@pytest.mark.parametrize(("first", "last"), [("truck1", 30.0), ("truck2", 10.0)])
def test_passengers_of_a_lost_squadron_stand_where_its_last_model_fell(first, last):
    state = inside(spread("Squadron Transport", models=1), figure="")

    def flow(game):
        yield from lose(game, "truck", 6, "a test", first=(first,))
        yield from remove_casualties(game)
        assert game.state.units["squad"].where == "truck"
        yield from lose(game, "truck", 6, "a test")
        yield from remove_casualties(game)

    after = run(state, flow).state
    (x, y) = after.figures["squad1"].model.at
    assert ((x - last) ** 2 + (y - 14.0) ** 2) ** 0.5 == pytest.approx(TOUCH, abs=1e-3)


# links


LINK = "Transport Link"


def linked(
    *, side="red", room=2, link=(LINK,), at=(44.0, 44.0), where=TABLE, own=(LINK,), name="Move", squad=()
):
    other = ("truck2", side, troop("other", *link, transport=room), (), [at])
    state = inside(convoy(*own, squad=squad, others=(other,)))
    state = state.with_unit(replace(state.units["truck2"], where=where))
    return in_phase(state, name)


@pytest.mark.parametrize("how", ["Move", "Dash"])
@pytest.mark.parametrize("at", [(44.0, 44.0), (10.0, 14.0 + TOUCH)])
def test_passengers_change_to_a_linked_transport_with_a_movement_however_far(how, at):
    state = linked(at=at, name=how)
    session = attack(state, (), [("truck2|truck21|",)], unit="squad", name=how)
    assert session.state.units["squad"].where == "truck2"
    assert unit_status.is_marked(session.state, unit_status.MOVED, "squad")


def test_to_change_to_a_linked_transport_is_a_movement_that_bleeds():
    state = run(linked(room=20), lambda game: afflict(game, "Bleed", "squad", by="blue1")).state
    stayed = attack(state, (), [("stay",)], unit="squad", name="Move").state
    assert stayed.hp("squad") == state.hp("squad")
    changed = attack(state, (), [("truck2|truck21|",)], unit="squad", name="Move").state
    assert changed.hp("squad") == state.hp("squad") - 1


@pytest.mark.parametrize(
    "more",
    [
        {"side": "blue"},
        {"room": 1},
        {"link": ()},
        {"own": ()},
        {"where": RESERVE},
        {"where": GONE},
    ],
    ids=str,
)
def test_nobody_changes_to_a_transport_that_is_hostile_full_unlinked_or_away(more):
    assert "truck2|truck21|" in options(linked())
    assert "truck2|truck21|" not in options(linked(**more))
    assert CATALOGUE.get(LINK).needs[0](troop("walker"), None)


@pytest.mark.parametrize(
    ("perk", "at", "there"),
    [
        ("Berserk", (44.0, 44.0), True),
        ("Berserk", (4.0, 4.0), False),
        ("Terrify", (44.0, 4.0), True),
        ("Terrify", (44.0, 44.0), False),
    ],
)
def test_who_is_driven_somewhere_changes_only_to_a_transport_that_lies_that_way(perk, at, there):
    """The enemy stands at (40, 40), the own edge is that at the top."""
    state = linked(at=at, squad=("Berserk",) if perk == "Berserk" else ())
    state = state if perk == "Berserk" else bearing(state, perk, "squad", "foe", turn=1)
    assert ("truck2|truck21|" in options(state)) == there
    assert {"stay", "truck2|truck21|"} <= options(linked(at=at))


@pytest.mark.parametrize("name", ["Enclosed", "Exposed I", "Exposed II", "Unsheltered", "Squadron Transport"])
def test_these_are_for_transports_only(name):
    need = CATALOGUE.get(name).needs[0]
    assert need(troop("walker"), None) and not need(troop("lorry", transport=1), None)


# what befalls who gets out


SOFT = troop("squaddie", armour=None, hp=3)
OUT = (10.0, 14.0 + TOUCH)


def among(*perks):
    """The foe has such a weapon; the squad is aboard, and about to get out beside (10, 14)."""
    state = inside(convoy(models=1, foe_at=(30.0, 20.0)))
    arm = weapon("snare", *perks, range=40, power=10)
    armed = replace(state.figures["foe1"], weapons=("snare",))
    rider, soft = replace(state.figures["squad1"], hp=3), replace(SOFT, id=state.units["squad"].profile)
    profiles = {**state.profiles, "snare": arm, soft.id: soft}
    return replace(state.with_figures(armed, rider), profiles=profiles)


def gets_out(state, *more):
    choices = [("disembark",), to(*OUT, "squad1"), *more]
    return attack(in_phase(state, "Move", 2), (), choices, unit="squad", name="Move")


@pytest.mark.parametrize(("at", "hurt"), [((10.0, 17.5), 1), ((10.0, 19.5), 0)])
def test_who_gets_out_beside_a_trap_sets_it_off(at, hurt):
    laid = attack(blue(among("Trap I")), (), [at], unit="foe").state
    assert lost(gets_out(laid), "squad") == hurt


def test_who_gets_out_may_be_sniped_at():
    assert lost(gets_out(among("Snipe"), True), "squad") == 1
