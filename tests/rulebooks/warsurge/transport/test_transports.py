"""Transports: who fits, who gets in and out, who shoots and is shot at; and every perk of theirs."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from convoys import convoy, inside
from fighting import attack, lost, rolls, told
from running import run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.attack import Attack, Striking, covered
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.attack.targets import aims, attack_on, why_not_use
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.embarking import spill
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.transport_capacity import holds, load, open_holds, why_not_board
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.requests import Choose
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Held
from battlefield.rules.scene.contents import Terrain

TOUCH = 32 / 25.4


def struck(*, melee):
    return Striking(Attack(Aimed("blue1", "gun", "squad"), Placement(melee=melee)))


def game(state):
    return Game(state, CATALOGUE)


def options(state, unit="squad", name="Move"):
    """Begin to move and give what there is to choose from; nothing where there is nothing."""
    session = Session(state, Warsurge(), Listed(()))
    assert session.begin(Action(name, state.units[unit].commander, unit)) == ""
    asked = session.pending
    return {each.id for each in asked.options} if isinstance(asked, Choose) else set()


def out(*spots, unit="squad"):
    return tuple(Placed(f"{unit}{n + 1}", spot) for n, spot in enumerate(spots))


def done(state, flow, dice=(), answers=()):
    """Run a rule by itself, and give the state after it."""
    return run(state, flow, dice, answers).state


# getting in


def test_a_unit_embarks_as_its_move():
    session = attack(convoy(), (), [("truck|truck1|",)], unit="squad", name="Move")
    assert session.state.units["squad"].where == "truck"
    assert unit_status.is_marked(session.state, unit_status.MOVED, "squad")
    assert load(session.state, holds(game(session.state), "truck")[0]) == 2


def test_every_model_has_to_reach_the_transport():
    near, far = 14.0 - TOUCH - 6.0, 14.0 - TOUCH - 6.01
    assert "truck|truck1|" in options(convoy(at=(10.0, near), models=1))
    assert options(convoy(at=(10.0, far), models=1)) == set()


def test_room_is_counted_in_hp():
    assert "truck|truck1|" in options(convoy(models=2, transport=2))
    assert options(convoy(models=2, transport=1)) == set()
    state = convoy(models=2, transport=1)
    assert "room for 1 HP" in why_not_board(game(state), "squad", holds(game(state), "truck")[0])


def test_only_friends_embark_and_transports_only_empty():
    state = convoy(
        foe_at=(13.0, 14.0), others=(("car", "red", troop("car", transport=3), (), [(14.0, 18.0)]),)
    )
    (hold,) = holds(game(state), "truck")
    assert why_not_board(game(state), "foe", hold) == "it is not a friend"
    full = inside(state, carrier="car", figure="car1")
    assert why_not_board(game(full), "car", hold) == "it carries others itself"
    assert why_not_board(game(state), "car", hold) == ""


# getting out


def test_a_unit_disembarks_in_contact_and_goes_on():
    state = inside(convoy())
    far = 14.0 + TOUCH + 6.0
    session = attack(
        state, (), [("disembark",), out((10.0, far), (11.5, far - 0.5))], unit="squad", name="Move"
    )
    assert session.state.units["squad"].where == TABLE
    assert session.state.figures["squad1"].model.at == pytest.approx((10.0, far))
    assert not session.state.effects_on("squad", passengers.ABOARD)
    session = Session(state, Warsurge(), Listed(()))
    session.begin(Action("Move", "red", "squad"))
    session.answer(("disembark",))
    assert "within 6 in" in session.refusal(out((10.0, far + 0.01), (11.5, far - 0.5)))


def test_a_unit_may_stay_aboard_and_is_carried_along():
    session = attack(inside(convoy()), (), [("stay",)], unit="squad", name="Move")
    assert session.state.units["squad"].where == "truck"
    assert not unit_status.is_marked(session.state, unit_status.MOVED, "squad")


def test_a_juggernaut_disembarks_without_going_through_anything():
    wall = Terrain("wall", Polygon(((30.0, 30.0), (34.0, 30.0), (34.0, 31.0), (30.0, 31.0))), 0.0, 2.0)
    state = replace(inside(convoy(squad=("Juggernaut I",))), terrain=(wall,))
    session = attack(state, (), [("disembark",), out((10.0, 18.0), (11.5, 18.0))], unit="squad", name="Move")
    assert session.state.units["squad"].where == TABLE
    assert session.state.terrain == (wall,)


def test_a_berserk_passenger_gets_out_nearer_than_its_transport_is():
    state = inside(convoy(squad=("Berserk",), at=(10.0, 36.0), models=1, foe_at=(10.0, 40.0)))
    session = attack(state, choices=[("disembark",)], unit="squad", name="Move")
    assert session.state.figures["squad1"].model.at[1] > 14.0
    assert "passed over" not in " ".join(told(session))


def test_a_passenger_gets_out_even_where_what_drives_it_leaves_no_place():
    walls = Polygon(((4.0, 14.7), (16.0, 14.7), (16.0, 25.0), (4.0, 25.0)))
    hedge = Terrain("hedge", walls, top=5.0, ground=("impassable",))
    state = inside(convoy(squad=("Berserk",), models=1, foe_at=(10.0, 40.0)))
    session = attack(replace(state, terrain=(hedge,)), choices=[("disembark",)], unit="squad", name="Move")
    assert session.state.units["squad"].where == TABLE


def test_disembarking_into_contact_begins_a_melee():
    state = inside(convoy(models=1, foe_at=(10.0, 18.0)))
    session = attack(state, (), [("disembark",), out((10.0, 18.0 - TOUCH))], unit="squad", name="Move")
    assert unit_status.foes_in_melee(session.state, "squad") == ("foe",)


def test_passengers_are_placed_where_their_transport_is_lost():
    state = inside(convoy())

    def flow(running):
        yield from lose(running, "truck", 6, "a test")
        yield from remove_casualties(running)

    state = done(state, flow)
    assert state.units["truck"].where == GONE
    assert state.units["squad"].where == TABLE
    for figure in state.figures_of("squad"):
        x, y = figure.model.at
        assert ((x - 10.0) ** 2 + (y - 14.0) ** 2) ** 0.5 == pytest.approx(TOUCH, abs=1e-4)


def test_passengers_of_one_model_leave_with_it_and_others_stay():
    state = inside(convoy(truck=2), figure="truck2")

    def flow(running):
        yield from lose(running, "truck", 6, "a test", first=("truck2",))
        yield from remove_casualties(running)

    assert done(state, flow).units["squad"].where == TABLE
    state = inside(convoy(truck=2), figure="truck1")
    assert done(state, flow).units["squad"].where == "truck"


def test_a_transport_that_became_too_full_is_left():
    state = inside(convoy(models=2, transport=1))
    figures = {**state.figures, "squad2": replace(state.figures["squad2"], hp=0)}
    state = replace(state, figures=figures)
    assert done(state, spill).units["squad"].where == "truck"

    def flow(running):
        yield from gain(running, "squad", 2, "a test")
        yield from spill(running)

    assert done(state, flow).units["squad"].where == TABLE


def test_a_lost_transport_in_reserve_leaves_its_passengers_there():
    state = inside(convoy())
    state = state.with_unit(replace(state.units["truck"], where=RESERVE))

    def flow(running):
        yield from lose(running, "truck", 6, "a test")
        yield from remove_casualties(running)

    assert done(state, flow).units["squad"].where == RESERVE


def test_a_unit_deploys_into_a_transport_in_its_zone():
    state = convoy(phase="Deploy")
    state = state.with_unit(replace(state.units["squad"], where=RESERVE))
    assert options(state, name="Deploy") == set()
    figure = state.figures["truck1"]
    state = state.with_figures(replace(figure, model=replace(figure.model, at=(10.0, 12.5))))
    assert options(state, name="Deploy") == {"table", "truck|truck1|"}
    session = attack(state, (), [("truck|truck1|",)], unit="squad", name="Deploy")
    assert session.state.units["squad"].where == "truck"


# shooting


def test_passengers_shoot_and_are_shot_at_through_fire_points_only():
    shut, open_ = inside(convoy(foe_at=(10.0, 25.0))), inside(convoy(foe_at=(10.0, 25.0), fire_points=1))
    assert why_not_use(game(shut), "squad", "bow") == "its transport has no Fire Points"
    assert [aim.target for aim in aims(game(shut), "foe", "bow")] == ["truck"]
    assert why_not_use(game(open_), "squad", "bow") == ""
    (aim,) = aims(game(open_), "squad", "bow")
    assert aim.target == "foe"
    assert aim.distance == pytest.approx(11.0 - TOUCH)
    assert {aim.target for aim in aims(game(open_), "foe", "bow")} == {"truck", "squad"}


def test_range_is_measured_from_the_transport():
    far = 14.0 + 12.0 + TOUCH
    assert aims(game(inside(convoy(foe_at=(10.0, far), fire_points=1))), "squad", "bow")
    assert not aims(game(inside(convoy(foe_at=(10.0, far + 0.01), fire_points=1))), "squad", "bow")


def test_shots_at_passengers_cost_them_and_not_the_transport():
    state = inside(convoy(foe_at=(10.0, 25.0), fire_points=1, phase="Attack"))
    state = replace(state, clock=replace(state.clock, side="blue"))
    session = attack(state, (6,), [("bow",), ("squad",)], unit="foe")
    assert (lost(session, "squad"), lost(session, "truck")) == (1, 0)


def test_passengers_are_in_the_melee_of_their_transport_without_being_held():
    state = inside(convoy(foe_at=(10.0, 14.0 + TOUCH), fire_points=1))
    running = game(state)
    unit_status.lock(running, "truck", "foe")
    (aim,) = aims(running, "squad", "bow")
    assert attack_on(running, "squad", "bow", aim).placed.melee
    assert "disembark" in options(running.state)


# perks of transports


@pytest.mark.parametrize("name", ["Exposed I", "Exposed II", "Unsheltered"])
@pytest.mark.parametrize("part", ["", "Compartment: "])
def test_open_transports_need_no_fire_points(name, part):
    room = f"{part}{name}" if part else ""
    state = inside(convoy(f"{part}{name}", foe_at=(10.0, 25.0)), room=room)
    assert aims(game(state), "squad", "bow")
    targets = {aim.target for aim in aims(game(state), "foe", "bow")}
    assert targets == ({"squad"} if name == "Unsheltered" else {"squad", "truck"})
    elsewhere = inside(convoy(f"{part}{name}", foe_at=(10.0, 25.0)), room="" if part else "another")
    assert [aim.target for aim in aims(game(elsewhere), "foe", "bow")] == ["truck"]
    assert CATALOGUE.get(f"{part}{name}").needs[0](troop("walker"), None)


@pytest.mark.parametrize("part", ["", "Compartment: "])
def test_exposed_ii_gives_cover_and_defence_in_a_melee(part):
    room = f"{part}Exposed II" if part else ""
    state = inside(convoy(f"{part}Exposed II", foe_at=(10.0, 25.0)), room=room)
    assert covered(game(state), "foe", ("foe1",), "squad")
    assert not covered(game(state), "foe", ("foe1",), "truck")
    assert not covered(game(inside(convoy("Exposed I", foe_at=(10.0, 25.0)))), "foe", ("foe1",), "squad")
    assert game(state).figure("defence", 3, "squad", about=struck(melee=True)).value == 4
    assert game(state).figure("defence", 3, "squad", about=struck(melee=False)).value == 3


@pytest.mark.parametrize("part", ["", "Compartment: "])
def test_enclosed_passengers_use_what_is_better_of_their_transport(part):
    perk, room = f"{part}Enclosed", f"{part}Enclosed" if part else ""
    more = {"defence": 6, "armour": 3, "aegis": None, "fire_points": 1}
    state = inside(convoy(perk, "Reinforced I", foe_at=(10.0, 25.0), **more), room=room)
    running = game(state)
    assert running.figure("defence", 3, "squad", foe="foe").value == 6
    assert running.figure("armour", 0, "squad", foe="foe").value == 4
    assert running.figure("aegis", 0, "squad", foe="foe").value == 0
    assert running.figure("defence", 3, "foe", foe="squad").value == 3
    weak = inside(convoy(perk, foe_at=(10.0, 25.0), defence=2), room=room)
    assert game(weak).figure("defence", 3, "squad", foe="foe").value == 3


def test_compartments_take_up_to_half_of_the_room():
    def rooms(*perks):
        return [(hold.room, hold.capacity) for hold in holds(game(convoy(*perks, transport=7)), "truck")]

    assert rooms() == [("", 7)]
    assert rooms("Compartment: Enclosed") == [("", 4), ("Compartment: Enclosed", 3)]
    small = Held("Compartment: Exposed I", (("compartment", 2),))
    assert rooms(small) == [("", 5), ("Compartment: Exposed I", 2)]


def test_passengers_change_into_a_compartment_as_their_move():
    room = "Compartment: Enclosed"
    state = inside(convoy(room))
    session = attack(state, (), [(f"truck|truck1|{room}",)], unit="squad", name="Move")
    assert passengers.room_of(session.state, "squad") == room


@pytest.mark.parametrize(("rank", "moves"), [("I", True), ("II", False), ("III", False)])
def test_a_crewed_transport_needs_somebody_aboard(rank, moves):
    state = convoy(f"Crew {rank}", fire_points=1)
    assert game(state).reason_against("weapons", "truck")
    assert game(state).reason_against("perks", "truck")
    assert (game(state).reason_against("movement", "truck") == "") is moves
    manned = game(inside(state))
    assert not any(manned.reason_against(what, "truck") for what in ("weapons", "perks", "movement"))
    needs = CATALOGUE.get(f"Crew {rank}").needs
    assert any(need(troop("open", transport=3), None) for need in needs)
    assert not any(need(troop("open", transport=3, fire_points=1), None) for need in needs)


def test_anybody_may_take_an_empty_crew_iii_transport():
    state = convoy("Crew III", fire_points=1, foe_at=(10.0, 18.0))
    assert game(state).reason_against("be targeted", "truck", foe="foe")
    state = replace(state, clock=replace(state.clock, side="blue"))
    session = attack(state, (), [("truck|truck1|",)], unit="foe", name="Move")
    assert session.state.units["truck"].commander == "blue"
    assert not game(session.state).reason_against("be targeted", "truck", foe="squad")
    assert [hold.carrier for hold in open_holds(game(session.state), "squad")] == []
    state = replace(session.state, effects=tuple(e for e in session.state.effects if e.name != "acted"))
    state = replace(state, clock=replace(state.clock, side="blue"))
    session = attack(state, (), [("disembark",)], unit="foe", name="Move")
    assert session.state.units["truck"].commander == "red"


@pytest.mark.parametrize(("rank", "inches"), [("I", 12), ("II", 24), ("III", 36)])
def test_debark_lets_passengers_begin_far_out(rank, inches):
    state = inside(convoy(f'Debark {rank} ({inches}")', models=1, points=200, foe_at=(40.0, 2.0)))
    far = min(14.0 + TOUCH + 6.0 + inches, 47.0)
    session = Session(state, Warsurge(), Listed(()))
    session.begin(Action("Move", "red", "squad"))
    session.answer(("disembark",))
    assert session.refusal(out((10.0, far))) == ""
    if rank == "I":
        assert "within 18 in" in session.refusal(out((10.0, far + 0.01)))
    dear = inside(convoy(f'Debark {rank} ({inches}")', points=201))
    assert game(dear).figure("debark", 0, "truck", foe="squad").value == 0


def test_debark_works_when_the_transport_is_lost():
    state = inside(convoy('Debark I (12")', models=1))

    def flow(running):
        yield from lose(running, "truck", 6, "a test")
        yield from remove_casualties(running)

    assert done(state, flow, answers=[out((10.0, 14.0 + 12.0 + TOUCH))]).units["squad"].where == TABLE


def test_a_squadron_carries_together_and_does_not_lose_room():
    apart = [(hold.figure, hold.capacity) for hold in holds(game(convoy(truck=3)), "truck")]
    assert apart == [("truck1", 4), ("truck2", 4), ("truck3", 4)]
    state = convoy("Squadron Transport", truck=3)
    assert [(hold.figure, hold.capacity) for hold in holds(game(state), "truck")] == [("", 12)]
    fewer = state.with_unit(replace(state.units["truck"], figures=("truck1",)))
    assert holds(game(fewer), "truck")[0].capacity == 12


def test_linked_transports_exchange_passengers_at_any_distance():
    link = ("truck2", "red", troop("other", "Transport Link", transport=2), (), [(44.0, 44.0)])
    plain = ("truck3", "red", troop("third", transport=2), (), [(44.0, 4.0)])
    state = inside(convoy("Transport Link", others=(link, plain)))
    assert options(state) == {"stay", "disembark", "truck2|truck21|"}
    session = attack(state, (), [("truck2|truck21|",)], unit="squad", name="Move")
    assert session.state.units["squad"].where == "truck2"
    assert options(inside(convoy(others=(link,)))) == {"stay", "disembark"}


def test_a_rift_gate_leads_to_and_from_reserve():
    state = inside(convoy("Rift Gate"))
    session = attack(state, (), [("reserve",)], unit="squad", name="Move")
    assert session.state.units["squad"].where == RESERVE
    waiting = convoy("Rift Gate", phase="Deploy")
    waiting = waiting.with_unit(replace(waiting.units["squad"], where=RESERVE))
    assert "truck|truck1|" in options(waiting, name="Deploy")


# towing


def towing(rank, apart, **more):
    others = (("crate", "red", troop("crate", points=200), (), [(10.0 + TOUCH + apart, 14.0)]),)
    return convoy(f"Tow {rank}", others=others, at=(30.0, 30.0), **more)


@pytest.mark.parametrize(("rank", "reach"), [("I", 0.0), ("II", 6.0), ("III", 6.0)])
def test_a_unit_in_tow_comes_along(rank, reach):
    assert not CATALOGUE.get(f"Tow {rank}").uses[0].refusal(*asking(towing(rank, reach)))
    assert CATALOGUE.get(f"Tow {rank}").uses[0].refusal(*asking(towing(rank, reach + 0.01)))
    state = towing(rank, reach)
    moved = (Placed("truck1", (10.0, 19.0)),)
    along = (Placed("crate1", (10.0 + TOUCH + reach, 19.0)),)
    session = attack(state, (), [(f"Tow {rank}",), moved, True, along], unit="truck", name="Move")
    assert session.state.figures["crate1"].model.at == pytest.approx(along[0].at)
    assert unit_status.is_marked(session.state, unit_status.MOVED, "crate")


def asking(state):
    bearer = next(each for each in CATALOGUE.bearers(state) if each.perk.name.startswith("Tow"))
    return game(state), bearer


def test_a_unit_too_dear_is_not_towed_and_one_in_tow_may_be_released():
    state = towing("I", 0.0)
    dear = replace(state, profiles={**state.profiles, "crate": replace(state.profiles["crate"], points=201)})
    assert CATALOGUE.get("Tow I").uses[0].refusal(*asking(dear))
    moved = (Placed("truck1", (10.0, 19.0)),)
    session = attack(state, (), [("Tow I",), moved, False], unit="truck", name="Move")
    assert not session.state.effects_on("crate", "in tow")
    assert session.state.figures["crate1"].model.at == (10.0 + TOUCH, 14.0)


def test_tow_iii_takes_an_enemy_after_a_test_until_the_turn_ends():
    state = convoy("Tow III", foe_at=(10.0 + TOUCH + 5.0, 14.0), points=300)
    assert (
        "Mastery Test: Tow III"
        in rolls(attack(state, (4,), [("Tow III",), ("foe",)], unit="truck", name="Move"))[0]
    )
    for face, taken in ((3, False), (4, True)):
        session = attack(state, (face,), [("Tow III",), ("foe",)], unit="truck", name="Move")
        effects = session.state.effects_on("foe", "in tow")
        assert bool(effects) is taken
        assert all(effect.until.span == "turn" for effect in effects)
        assert not unit_status.is_marked(session.state, unit_status.MOVED, "foe"), told(session)


# template weapons


@pytest.mark.parametrize("part", ["", "Compartment: "])
def test_unsheltered_passengers_are_under_a_template_first(part):
    bomb = weapon("bomb", "Explode I", range=24, power=3)
    for name, hurt in (("Unsheltered", "squad"), ("Exposed I", "truck")):
        perk = f"{part}{name}"
        state = inside(
            convoy(perk, foe_at=(10.0, 25.0), phase="Attack", armour=None), room=perk if part else ""
        )
        figures = {**state.figures, "foe1": replace(state.figures["foe1"], weapons=("bomb",))}
        state = replace(state, figures=figures, profiles={**state.profiles, "bomb": bomb})
        state = replace(state, clock=replace(state.clock, side="blue"))
        session = attack(state, (6,), [("bomb",), ("table",), (10.0, 14.0)], unit="foe")
        other = {"squad": "truck", "truck": "squad"}[hurt]
        assert (lost(session, hurt), lost(session, other)) == (1, 0)


@pytest.mark.parametrize(("rank", "dice"), [("I", (2,)), ("II", (1, 1)), ("III", (1, 1, 1))])
def test_passengers_are_hit_by_dice_instead_of_a_template(rank, dice):
    bomb = weapon("bomb", f"Explode {rank}", range=24, power=3)
    state = inside(convoy(foe_at=(10.0, 25.0), fire_points=1, phase="Attack"))
    figures = {**state.figures, "foe1": replace(state.figures["foe1"], weapons=("bomb",))}
    state = replace(state, figures=figures, profiles={**state.profiles, "bomb": bomb})
    state = replace(state, clock=replace(state.clock, side="blue"))
    hits = (6,) + (1,) * (sum(dice) - 1)
    session = attack(state, (*dice, *hits), [("bomb",), ("squad",)], unit="foe")
    assert rolls(session)[0] == ("models under the template", len(dice))
    assert rolls(session)[1][1] == sum(dice)
    assert (lost(session, "squad"), lost(session, "truck")) == (1, 0)
