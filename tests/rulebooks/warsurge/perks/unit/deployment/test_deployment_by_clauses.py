"""Clauses of the perks that deploy elsewhere or later, in both playstyles, up to what ends them."""

from dataclasses import replace
from math import dist

import pytest
from advanced import ADVANCED, in_step, playing, points, take
from armies import troop, weapon
from arrivals import BOW, at, begun, waiting
from coming_back import begun as started
from coming_back import fallen
from companies import attached, part_of, squad
from companies import field as company
from convoys import convoy, inside
from fighting import attack, in_phase, locked, told, under
from movers import begun as moving
from running import asks, end_turn, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement import deploying
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.unit.condition.compulsion import go_over
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import joined
from battlefield.rulebooks.warsurge.units.objectives import holder, lay, objective
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import DiceRolled, Placed, UnitArrived
from battlefield.rules.core.state import RESERVE, TABLE
from battlefield.rules.scene.contents import Terrain

BASE = 32 / 25.4


# Ambush

AMBUSHES = [("I", 2), ("II", 1), ("III", 0)]


@pytest.mark.parametrize(("rank", "_dice"), AMBUSHES)
def test_there_is_no_ambush_on_the_first_turn_and_one_on_each_later(rank, _dice):
    for turn in (1, 2, 3):
        asked = begun(waiting(f"Ambush {rank}", turn=turn)).pending.what
        assert ("use a perk" in asked) is (turn > 1)


def ambushing(rank, dice, spot=(24.0, 20.0), *, models=3, **more):
    session = begun(waiting(f"Ambush {rank}", turn=2, models=models, **more), dice)
    assert not session.answer((f"Ambush {rank}",))
    assert not session.answer(at(spot))
    while session.pending is not None and not session.pending.what.startswith("deploy"):
        assert not session.answer(session.suggestions()[0])
    return session


@pytest.mark.parametrize(("rank", "dice"), AMBUSHES)
def test_an_ambush_rolls_its_own_dice_for_the_distance_and_none_after_a_hit(rank, dice):
    """A test, the arrow, a direction and the dice of the rank; on an arrow of 1 or 6 it stays there."""
    faces = (4, 2, 3, *([3] * dice)) if dice else (4,)
    session = ambushing(rank, faces)
    rolled = [e for e in session.events if isinstance(e, DiceRolled)]
    assert sum(len(e.faces) for e in rolled) == len(faces)
    assert session.state.figures["red11"].model.at == (24.0 + 3.0 * dice, 20.0)
    if dice:
        assert ambushing(rank, (4, 6)).state.figures["red11"].model.at == (24.0, 20.0)


@pytest.mark.parametrize(("rank", "_dice"), AMBUSHES)
def test_the_others_stand_in_a_circle_round_the_first(rank, _dice):
    session = ambushing(rank, (4, 1) if rank != "III" else (4,), models=5)
    x, y = session.state.figures["red11"].model.at
    others = session.state.figures_of("red1")[1:]
    assert [dist(f.model.at, (x, y)) for f in others] == pytest.approx([BASE] * 4, abs=1e-4)


@pytest.mark.parametrize(
    ("blocker", "terrain"),
    [
        (("blue2", "blue", troop("w"), (), [(30.0, 20.0)]), ()),
        (("red2", "red", troop("w"), (), [(30.0, 20.0)]), ()),
        (None, (Terrain("rock", Polygon(((29, 18), (31, 18), (31, 22), (29, 22))), 0.0, 4.0),)),
    ],
)
def test_without_room_where_it_comes_down_it_goes_back_and_deploys_no_more_this_turn(blocker, terrain):
    others = (blocker,) if blocker else ()
    session = ambushing("I", (4, 2, 3, 3, 3), models=2, others=others, terrain=terrain)
    assert session.state.units["red1"].where == RESERVE
    assert any("no room" in words for words in told(session))
    assert session.state.clock.phase != "Deploy"


def led(terrain=(), **more):
    """A unit in ambush with a sergeant: what has come of it once all are placed."""
    boss = ("red2", "red", troop("boss", "Sergeant"), (), None)
    state = waiting("Ambush III", turn=2, others=(boss,), terrain=terrain, **more)
    sergeant = state.units["red2"]
    state = state.with_unit(replace(sergeant, figures=sergeant.figures[:1], strength=1))
    session = begun(part_of(state, "red2", "red1"), (4,))
    assert not session.answer(("Ambush III",))
    assert not session.answer(at((30.0, 20.0)))
    return session


def test_a_sergeant_stands_in_the_circle_too():
    session = led(models=2)
    assert session.pending.figures == ("red12", "red21")
    assert not session.answer(session.suggestions()[0])
    spots = [session.state.figures[each].model.at for each in ("red12", "red21")]
    assert [dist(spot, (30.0, 20.0)) for spot in spots] == pytest.approx([BASE] * 2, abs=1e-4)


def test_an_ambush_without_room_for_its_sergeant_goes_back_into_reserve():
    """Rock all about leaves room for one model."""
    edges = ((20, 29.3, 10, 30), (30.7, 40, 10, 30), (29.3, 30.7, 10, 19.3), (29.3, 30.7, 20.7, 30))
    rocks = tuple(
        Terrain(f"rock {n}", Polygon(((a, c), (b, c), (b, d), (a, d))), 0.0, 4.0)
        for n, (a, b, c, d) in enumerate(edges)
    )
    session = led(rocks, models=1)
    assert [session.state.units[each].where for each in ("red1", "red2")] == [RESERVE, RESERVE]


def test_an_ambush_off_the_table_goes_back_into_reserve():
    assert ambushing("I", (4, 2, 3, 6, 6), (46.0, 20.0)).state.units["red1"].where == RESERVE


@pytest.mark.parametrize(("rank", "_dice"), AMBUSHES)
def test_who_fails_or_would_rather_not_deploys_as_usual(rank, _dice):
    failed = ambushing(rank, (3,), models=1)
    assert failed.pending.what == "deploy Red1"
    assert not failed.answer(at((10.0, 5.0)))
    rather = begun(waiting(f"Ambush {rank}", turn=2))
    assert not rather.answer(())
    assert rather.pending.what == "deploy Red1"
    assert not rather.answer(at((10.0, 5.0)))
    assert failed.state.units["red1"].where == rather.state.units["red1"].where == TABLE


def test_an_ambush_goes_with_a_deploy_action_in_the_advanced_game():
    state = in_step(waiting("Ambush III", turn=2), turn=2)
    session = take(playing(state), "Deploy", "red1", [4], [("Ambush III",), at((24.0, 20.0))])
    assert session.state.figures["red11"].model.at == (24.0, 20.0)
    assert points(session) == 5


# Coherency +


@pytest.mark.parametrize(("up", "fits"), [(12.0, True), (12.01, False)])
def test_coherency_reaches_12_inches_up(up, fits):
    tower = Terrain("tower", Polygon(((11, 3), (16, 3), (16, 8), (11, 8))), 0.0, up + 1.5, platform=True)
    session = begun(waiting("Coherency +", models=2, terrain=(tower,)))
    places = (Placed("red11", (10.0, 5.0)), Placed("red12", (12.0, 5.0), up + 1.5))
    assert (session.refusal(places) == "") is fits
    plain = begun(waiting(models=2, terrain=(replace(tower, top=7.6),)))
    assert "coherency" in plain.refusal((places[0], replace(places[1], bottom=7.6)))


@pytest.mark.parametrize(
    ("own", "host", "gap", "stays"),
    [
        ((), ("Coherency +",), 2.0, True),
        ((), ("Coherency +",), 2.01, False),
        (("Coherency +",), ("Coherency +",), 4.0, True),
        (("Coherency +",), ("Coherency +",), 4.01, False),
        ((), (), 2.01, False),
    ],
)
@pytest.mark.parametrize("joins", ["Leader", "Bodyguard"])
def test_who_joins_a_unit_keeps_to_its_own_coherency(joins, own, host, gap, stays):
    rows = (
        squad(*host, models=1, at=(10.0, 10.0)),
        squad(joins, *own, id_="red2", models=1, at=(12.0, 10.0)),
    )
    state = attached(company(*rows, phase="Move"), "red2", "red1")
    there = (Placed("red21", (10.0 + BASE + gap, 10.0)),)
    after = attack(state, (), [(), there], unit="red2", name="Move").state
    assert after.figures["red21"].model.at == pytest.approx(there[0].at)
    assert joined(after, "red2") == ("red1" if stays else "")


@pytest.mark.parametrize(("own", "gap", "may"), [((), 2.0, 1), ((), 3.0, 0), (("Coherency +",), 4.0, 1)])
def test_who_comes_to_a_unit_joins_it_within_its_own_coherency(own, gap, may):
    rows = (
        squad("Coherency +", models=1, at=(10.0, 10.0)),
        squad("Leader", *own, id_="red2", models=1, at=(18.0, 10.0)),
    )
    there = (Placed("red21", (10.0 + BASE + gap, 10.0)),)
    state = company(*rows, phase="Move")
    after = attack(state, (), [there, ("red1",)][: 1 + may], unit="red2", name="Move").state
    assert joined(after, "red2") == ("red1" if may else "")


# Espionage


def spying(turn=1, settings=(), others=(), **more):
    """The spy waits as the last of its side has deployed; what comes at the end of deployment goes on."""
    rows = (("red2", "red", troop("red2"), (), [(30.0, 5.0)]), *others)
    state = replace(waiting("Espionage", others=rows, turn=turn, **more), settings=settings)
    return in_phase(state, "Deploy", turn)


def came_in(state, spot=(20.0, 38.0), dice=()):
    """Let the spy come in as deployment ends, and give the game."""
    return run(state, turns.end_phase, dice, [True, at(spot)])


@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize(("settings", "dice"), [((), ()), (ADVANCED, (2,))])
def test_a_spy_comes_at_the_end_of_deployment_before_command_points_are_rolled(turn, settings, dice):
    game = came_in(spying(turn, settings), dice=dice)
    assert game.state.units["red1"].where == TABLE
    kinds = [type(e) for e in game.events if isinstance(e, UnitArrived | DiceRolled)]
    assert kinds == [UnitArrived, *([DiceRolled] if dice else [])]


def test_a_spy_comes_into_an_enemys_zone_and_nowhere_else():
    session = begun(spying(others=(("red3", "red", troop("x"), (), None),)), unit="red3")
    session.answer(session.suggestions()[0])
    assert not session.begin(Action("Hold", "red", "red1"))
    assert not session.answer(True)
    for y, wrong in ((5.0, True), (35.0, True), (36.0 + BASE / 2 + 0.01, False), (47.0, False)):
        assert ("outside" in session.refusal(at((20.0, y)))) is wrong


def spied(turn=1, **more):
    return came_in(spying(turn, **more)).state


def test_a_spy_is_neither_targeted_nor_cursed_nor_fought_for_two_turns():
    witch = ("blue2", "blue", troop("witch", "Curse Move"), (BOW,), [(20.0, 44.0)])
    state = spied(others=(witch,))
    for turn, safe in ((1, True), (2, True), (3, False)):
        there = in_phase(state, "Move", turn, "blue")
        assert bool(asks(there).reason_against("be targeted", "red1", foe="blue1")) is safe
        assert ("Curse Move" in usable(asks(there), "blue2")) is not safe
        beside = (Placed("blue21", (20.0, 38.0 + BASE)),)
        fresh = replace(there, effects=tuple(e for e in there.effects if e.name != unit_status.ACTED))
        choices = [beside] if safe else [(), beside]
        met = attack(fresh, (), choices, unit="blue2", name="Move").state
        assert unit_status.is_engaged(met, "red1") is not safe
        state = end_turn(in_phase(state, turn=turn))


def test_enemies_keep_no_distance_from_a_spy_that_passes_for_a_friend():
    """They do once it is over, and who is not fooled does all the while."""
    mate = ("blue2", "blue", troop("mate"), (BOW,), [(20.0, 44.0)])
    eye = ("blue3", "blue", troop("eye", "Keen Eye"), (BOW,), [(25.0, 44.0)])
    state, near = spied(others=(mate, eye)), 38.0 + BASE + 0.5
    for turn, safe in ((1, True), (2, True), (3, False)):
        fresh = replace(state, effects=tuple(e for e in state.effects if e.name != unit_status.ACTED))
        there = in_phase(fresh, "Move", turn, "blue")
        seen = moving(there, unit="blue2").refusal((Placed("blue21", (20.0, near)),))
        assert bool(seen) is not safe, seen
        assert moving(there, unit="blue3").refusal((Placed("blue31", (20.0, near)),))
        state = end_turn(in_phase(state, turn=turn))


def test_a_spy_that_goes_for_an_enemy_fights_it_and_is_found_out():
    state = spied(foe_at=(20.0, 44.0))
    beside = (Placed("red11", (20.0, 44.0 - BASE)),)
    met = attack(in_phase(state, "Move", 1), (), [beside], name="Move").state
    assert unit_status.foes_in_melee(met, "red1") == ("blue1",)
    assert not met.is_under("red1", "Espionage")


def test_enemies_near_a_spy_contest_objectives_but_claim_none():
    mark = objective("marker", 1, at=(20.0, 41.0))

    def laid(state):
        def flow(game):
            lay(game, mark)
            yield from ()

        return run(state, flow).state

    def held(*, spy=(), friend=(40.0, 4.0)):
        """Blue stands at it, a red unit at it or far off, and the spy beside it or in reserve."""
        mate = ("red2", "red", troop("r"), (), [friend])
        state = waiting("Espionage", foe_at=(20.0, 42.0), others=(mate,))
        if spy:
            figure = state.figures["red11"]
            state = state.with_figures(replace(figure, model=replace(figure.model, at=spy)))
            state = under(state.with_unit(replace(state.units["red1"], where=TABLE)), "Espionage", "red1")
        return holder(asks(laid(state)), mark)

    far, near = (20.0, 42.0 - BASE - 6.01), (20.0, 42.0 - BASE - 6.0)
    assert held() == held(spy=far) == "blue"
    assert held(spy=near) == ""
    assert held(friend=(22.0, 41.0)) == held(spy=near, friend=(22.0, 41.0)) == ""


# Invade


@pytest.mark.parametrize(("rank", "off"), [("I", 12), ("II", 6), ("III", 0)])
def test_a_concealed_invader_lies_outside_its_zone_as_well(rank, off):
    state = started(waiting(f"Invade {rank}", "Concealed", foe_at=(4.0, 44.0)))
    session = begun(in_phase(state, "Deploy", 1))
    assert "use a perk" not in session.pending.what
    edge = 36.0 - off - 0.5
    assert session.refusal((24.0, edge)) == ""
    assert "outside" in session.refusal((24.0, edge + 0.01))
    plain = begun(in_phase(started(waiting("Concealed", foe_at=(4.0, 44.0))), "Deploy", 1))
    assert "outside" in plain.refusal((24.0, edge))


def test_a_sentinel_keeps_a_concealed_invader_off():
    guard = ("blue2", "blue", troop("guard", "Sentinel"), (), [(24.0, 20.0)])
    state = started(waiting("Invade III", "Concealed", foe_at=(4.0, 44.0), others=(guard,)))
    session = begun(in_phase(state, "Deploy", 1))
    assert "keeps arrivals" in session.refusal((24.0, 26.0))
    assert session.refusal((24.0, 34.0)) == ""


def with_sergeant(*perks):
    """A unit and its sergeant, both in reserve."""
    boss = ("boss", "red", troop("boss", "Sergeant", points=20), (BOW,), [(0.0, 0.0)])
    state = waiting(*perks, others=(boss,), foe_at=(24.0, 46.0))
    return part_of(state.with_unit(replace(state.units["boss"], where=RESERVE)), "boss", "red1")


@pytest.mark.parametrize(("rank", "off"), [("I", 12.0), ("II", 6.0), ("III", 0.0)])
def test_an_invaders_sergeant_keeps_off_the_enemys_zone_as_it_does(rank, off):
    session = begun(with_sergeant(f"Invade {rank}"))
    most = 36.0 - off - BASE / 2
    for y, wrong in ((most, False), (most + 0.01, True)):
        boss = Placed("boss1", (20.0, y))
        assert ("outside" in session.refusal((*at((20.0, most - 1.5)), boss))) is wrong
    sergeant_alone_out = (*at((20.0, 12.0 - BASE / 2)), Placed("boss1", (20.0, 13.0)))
    assert session.refusal(sergeant_alone_out) == ""


# Recon


def deployed(rank, settings=(), foe_at=(40.0, 44.0), **more):
    state = replace(waiting(f"Recon {rank}", foe_at=foe_at, **more), settings=settings)
    return state.with_unit(replace(state.units["red1"], where=TABLE)).with_figures(
        replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=(10.0, 8.0)))
    )


@pytest.mark.parametrize(("rank", "inches"), [("I", 6.0), ("II", 12.0)])
@pytest.mark.parametrize(("settings", "dice"), [((), ()), (ADVANCED, (1,))])
def test_a_scout_relocates_at_the_end_of_deployment_in_both_playstyles(rank, inches, settings, dice):
    there = at((10.0, 8.0 + inches))
    game = run(in_phase(deployed(rank, settings), "Deploy", 1), turns.end_phase, dice, [there])
    assert game.state.figures["red11"].model.at == (10.0, 8.0 + inches)
    assert game.state.clock.phase == ("Action" if settings else "Move")
    assert not unit_status.has_moved(game.state, "red1")
    with pytest.raises(AssertionError):
        far = at((10.0, 8.01 + inches))
        run(in_phase(deployed(rank, settings), "Deploy", 1), turns.end_phase, dice, [far])


@pytest.mark.parametrize(("rank", "inches"), [("I", 6.0), ("II", 12.0)])
def test_ground_that_slows_movement_does_not_slow_a_scout_for_it_makes_none(rank, inches):
    mire = Terrain("mire", Polygon(((4, 9), (16, 9), (16, 24), (4, 24))), ground=("difficult",))
    boss = ("boss", "red", troop("boss"), (), [(12.0, 8.0)])
    state = deployed(rank, others=(boss,), terrain=(mire,))
    state = part_of(state, "boss", "red1")
    there = (*at((10.0, 8.0 + inches)), Placed("boss1", (12.0, 8.0 + inches)))
    after = run(in_phase(state, "Deploy", 1), turns.end_phase, (), [there]).state
    assert [after.figures[id_].model.at[1] for id_ in ("red11", "boss1")] == [8.0 + inches] * 2
    assert not unit_status.is_marked(after, "scouts", "red1"), "what it does later is movement"


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_scout_relocates_on_the_first_turn_only_and_meets_nobody(rank):
    later = run(in_phase(deployed(rank), "Deploy", 2), turns.end_phase).state
    assert later.figures["red11"].model.at == (10.0, 8.0)
    with pytest.raises(AssertionError, match="cannot begin a melee"):
        beside = at((10.0, 12.0 - BASE))
        run(in_phase(deployed(rank, foe_at=(10.0, 12.0)), "Deploy", 1), turns.end_phase, (), [beside])


@pytest.mark.parametrize("perks", [("Espionage", "Recon I"), ("Recon I", "Espionage")])
def test_a_spy_that_comes_on_the_first_turn_scouts_too_whichever_perk_is_named_first(perks):
    mate = ("red2", "red", troop("mate"), (), [(30.0, 5.0)])
    state = in_phase(waiting(*perks, others=(mate,)), "Deploy", 1)
    after = run(state, turns.end_phase, (), [True, at((20.0, 38.0)), at((17.0, 38.0))]).state
    assert after.figures["red11"].model.at == (17.0, 38.0)
    assert after.is_under("red1", "Espionage")


# Rift Gate


def test_only_a_transport_is_a_rift_gate():
    need = CATALOGUE.get("Rift Gate").needs[0]
    assert need(troop("a"), None)
    assert not need(troop("a", transport=1), None)


def options(state, unit="squad", name="Deploy"):
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action(name, "red", unit))
    return [option.id for option in getattr(session.pending, "options", ())]


@pytest.mark.parametrize("y", [14.0, 24.0, 40.0])
def test_a_rift_gate_is_entered_from_reserve_wherever_it_stands(y):
    def gate(*perks):
        state = convoy(*perks, phase="Deploy", foe_at=(4.0, 24.0))
        truck = replace(state.figures["truck1"], model=replace(state.figures["truck1"].model, at=(24.0, y)))
        return state.with_figures(truck).with_unit(replace(state.units["squad"], where=RESERVE))

    assert "truck|truck1|" in options(gate("Rift Gate"))
    assert "truck|truck1|" not in options(gate())
    session = Session(gate("Rift Gate"), Warsurge(), Listed(()))
    assert not session.begin(Action("Deploy", "red", "squad"))
    assert not session.answer(("truck|truck1|",))
    assert session.state.units["squad"].where == "truck"


@pytest.mark.parametrize("phase", ["Move", "Dash"])
def test_passengers_of_a_rift_gate_may_go_into_reserve(phase):
    gated, plain = inside(convoy("Rift Gate", phase=phase)), inside(convoy(phase=phase))
    assert "reserve" in options(gated, name=phase)
    assert "reserve" not in options(plain, name=phase)
    after = attack(gated, (), [("reserve",)], unit="squad", name=phase).state
    assert after.units["squad"].where == RESERVE


@pytest.mark.parametrize("squad", [(), ("Berserk",)])
@pytest.mark.parametrize("fights", [False, True])
def test_who_is_driven_and_whose_gate_is_in_a_melee_may_go_into_reserve(squad, fights):
    state = inside(convoy("Rift Gate", squad=squad, phase="Move"))
    state = locked(state, "truck", "foe") if fights else state
    assert "reserve" in options(state, name="Move")


def test_who_cannot_set_out_does_not_go_into_reserve_by_a_gate():
    state = inside(convoy("Rift Gate", phase="Move"))
    squad = state.profile_of("squad")
    still = replace(squad, stats={**squad.stats, "move": 0})
    session = Session(replace(state, profiles={**state.profiles, squad.id: still}), Warsurge(), Listed(()))
    assert session.begin(Action("Move", "red", "squad")) == "Squad, Move: its Move is 0"


# Phoenix


def nest(*perks, others=(), phase="Attack"):
    mate = ("red2", "red", troop("red2", hp=1), (), [(12.0, 12.0)])
    return waiting(*perks, others=(mate, *others), phase=phase, turn=2)


def test_a_phoenix_comes_by_no_other_way():
    for turn in (1, 2):
        state = nest("Phoenix", phase="Deploy")
        state = in_phase(state, "Deploy", turn)
        assert "Phoenix" in deploying.why_not_deploy(asks(state), "red1")


def test_a_phoenix_that_has_come_does_not_come_again_out_of_a_gateway():
    state = under(nest("Phoenix"), passengers.BETWEEN, "red1", "red1")
    assert fallen(state, "red2").units["red1"].where == RESERVE


def test_a_phoenix_comes_for_friends_and_not_for_enemies():
    assert fallen(nest("Phoenix"), "red2").units["red1"].where == TABLE
    other = ("blue2", "blue", troop("x"), (), [(4.0, 44.0)])
    assert fallen(nest("Phoenix", others=(other,)), "blue1").units["red1"].where == RESERVE


def test_a_phoenix_does_not_come_for_a_friend_that_went_over_to_the_enemy():
    state = nest("Phoenix")

    def betrays(game):
        go_over(game, "red2")
        yield from ()

    traitor = run(state, betrays).state
    assert fallen(traitor, "red2").units["red1"].where == RESERVE


def test_a_phoenix_comes_into_contact_with_where_the_last_model_stood():
    state = fallen(nest("Phoenix"), "red2")
    assert dist(state.figures["red11"].model.at, (12.0, 12.0)) == pytest.approx(BASE, abs=1e-4)


def test_a_phoenix_comes_in_the_advanced_game_without_a_command_point():
    gun = weapon("gun", power=10)
    mate = ("red2", "red", troop("red2", armour=None), (), [(24.0, 32.0)])
    state = waiting("Phoenix", others=(mate,), phase="Attack", turn=2)
    armed = replace(state.figures["blue11"], weapons=("gun",))
    state = replace(state.with_figures(armed), profiles={**state.profiles, "gun": gun})
    session = playing(in_step(state, side="blue", turn=2))
    take(session, "Attack", "blue1")
    take(session, "End Step", answers=[True])
    assert session.state.units["red1"].where == TABLE
    assert points(session, "red") == 6
