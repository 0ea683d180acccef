"""Clauses of Seed and Trespasser: who is in whom, what cannot get it out, and how one fights in reserve."""

from dataclasses import replace
from math import dist

import pytest
from advanced import in_step, playing, points, take
from armies import enlisted, troop, weapon
from arrivals import BOW, at, begun, waiting
from coming_back import begun as started
from coming_back import fallen, turn
from companies import part_of
from fighting import attack, in_phase, lost, rolls, under
from running import asks, run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.movement import deploying
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.perks.unit.traits.concealed import CONCEALED, reveal
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.turns import ready
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import MarkerLaid, Placed
from battlefield.rules.core.flow import Running
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Effect, Marker
from battlefield.rules.core.values import info_of

BASE = 32 / 25.4
RANKS = pytest.mark.parametrize("rank", ["I", "II"])
SOWER = ("red2", "red", troop("red2"), (BOW,), [(12.0, 12.0)])


def field(rank, *perks, others=(), phase="Attack", models=1, **more):
    """A red seed in reserve, who sows, and blue1 at (24, 40)."""
    return waiting(f"Seed {rank}", *perks, others=(SOWER, *others), phase=phase, models=models, **more)


def sown(state, on="blue1", amount=1, answers=(True,)):
    return run(
        state, lambda game: afflict(game, "Implant", on, by="red2", amount=amount), (), list(answers)
    ).state


def in_whom(state, unit="red1"):
    return [effect.by for effect in state.effects_on(unit, "seed in")]


# Seed


@RANKS
def test_a_seed_deploys_by_no_other_way(rank):
    for number in (1, 2):
        state = in_phase(field(rank), "Deploy", number)
        assert "Seed" in deploying.why_not_deploy(asks(state), "red1")
        assert "red1" not in [
            unit.id for unit in ready(state, "red") if deploying.may_deploy(asks(state), unit.id)
        ]


@RANKS
def test_it_is_declared_at_once_which_of_several_is_in_the_target(rank):
    other = ("red3", "red", troop("red3", f"Seed {rank}"), (BOW,), None)
    state = field(rank, others=(other,))
    for answers, found in (((True,), ["red1"]), ((False, True), ["red3"])):
        after = sown(state, answers=answers)
        assert [unit for unit in ("red1", "red3") if in_whom(after, unit)] == found


@RANKS
def test_a_seed_that_has_come_out_is_in_nobody_else_while_it_is_in_a_gateway(rank):
    assert in_whom(sown(under(field(rank), passengers.BETWEEN, "red1", "red1"), answers=())) == []


@RANKS
def test_a_hit_with_implant_asks_for_the_seed_and_one_of_the_enemy_does_not(rank):
    state = field(rank)
    needle = weapon("needle", "Implant", range=40, power=10)
    armed = replace(state.figures["red21"], weapons=("needle",))
    state = replace(state.with_figures(armed), profiles={**state.profiles, "needle": needle})
    assert in_whom(attack(state, (), [True], "red2").state) == ["blue1"]
    foe = run(state, lambda game: afflict(game, "Implant", "red2", by="blue1")).state
    assert in_whom(foe) == []


@RANKS
@pytest.mark.parametrize(("stacks", "count"), [(1, 1), (2, 2), (3, 2)])
def test_each_stack_takes_one_seed(rank, stacks, count):
    other = ("red3", "red", troop("red3", f"Seed {rank}"), (BOW,), None)
    after = sown(field(rank, others=(other,)), amount=stacks, answers=[True] * count)
    assert sum(bool(in_whom(after, unit)) for unit in ("red1", "red3")) == count


@RANKS
def test_nobody_is_declared_in_a_unit_that_stands_no_more(rank):
    state = field(rank)
    gone = replace(state, units={**state.units, "blue1": replace(state.units["blue1"], where=GONE)})
    after = sown(gone, answers=())
    assert in_whom(after) == []
    assert after.units["red1"].where == RESERVE


@RANKS
@pytest.mark.parametrize("perk", ["Cure I", "Cure II"])
def test_no_cure_gets_a_seed_out(rank, perk):
    doctor = ("blue2", "blue", troop("doctor", perk), (), [(24.0, 44.0)])
    state = in_phase(sown(field(rank, others=(doctor,))), "Move", 1, "blue")
    ill = run(state, lambda game: afflict(game, "Burn", "blue1", by="red2")).state
    bearer = usable(asks(ill), "blue2")[perk]
    cured = run(ill, lambda game: bearer.perk.uses[0].run(game, bearer), (4,)).state
    assert not cured.is_under("blue1", "Burn")
    assert cured.is_under("blue1", "Implant")
    assert in_whom(cured) == ["blue1"]


@RANKS
def test_a_seed_stays_in_a_target_that_is_taken_in_by_another_unit(rank):
    gaoler = ("red3", "red", troop("gaoler", "Imprison"), (), [(24.0, 40.0 - BASE)])
    state = sown(field(rank, others=(gaoler,)))
    state = in_phase(state, "Move")
    unit_locked = run(state, lambda game: _locked(game)).state
    bearer = usable(asks(unit_locked), "red3")["Imprison"]
    after = run(unit_locked, lambda game: bearer.perk.uses[0].run(game, bearer), (4,)).state
    assert after.units["blue1"].where == "red3"
    assert in_whom(after) == ["blue1"]
    assert after.units["red1"].where == (RESERVE if rank == "I" else "blue1")


def _locked(game):
    unit_status.lock(game, "red3", "blue1")
    yield from ()


@RANKS
def test_all_seeds_come_out_where_the_last_model_of_their_target_fell(rank):
    other = ("red3", "red", troop("red3", f"Seed {rank}"), (BOW,), None)
    state = sown(field(rank, others=(other,)), amount=2, answers=[True, True])
    after = fallen(state, "blue1")
    assert after.units["blue1"].where == GONE
    for unit in ("red1", "red3"):
        assert after.units[unit].where == TABLE
        assert dist(after.figures[f"{unit}1"].model.at, (24.0, 40.0)) < 2 * BASE + 0.1
    gaps = dist(after.figures["red11"].model.at, (24.0, 40.0))
    assert gaps == pytest.approx(BASE, abs=1e-3)


@RANKS
def test_a_seed_stays_in_as_long_as_one_model_of_its_target_stands(rank):
    pair = ("blue2", "blue", troop("pair", hp=1, armour=None), (), [(30.0, 40.0), (32.0, 40.0)])
    state = sown(field(rank, others=(pair,)), "blue2")

    def one(game):
        yield from lose(game, "blue2", 1, "a test")
        yield from remove_casualties(game)

    half = run(state, one).state
    assert in_whom(half) == ["blue2"]
    assert in_whom(run(half, one).state) == []


@RANKS
@pytest.mark.parametrize("host", ["blue1", "blue2"])
def test_a_seed_stays_in_as_long_as_a_sergeant_of_its_target_stands(rank, host):
    boss = ("blue2", "blue", troop("boss", "Sergeant", armour=None), (), [(26.0, 40.0)])
    state = sown(part_of(field(rank, others=(boss,)), "blue2", "blue1"), host)
    half = fallen(state, "blue1")
    assert in_whom(half) == [host]
    assert half.units["red1"].where == (RESERVE if rank == "I" else "blue2")
    out = fallen(half, "blue2")
    assert (out.units["red1"].where, in_whom(out)) == (TABLE, [])
    assert dist(out.figures["red11"].model.at, (26.0, 40.0)) == pytest.approx(BASE, abs=1e-3)


@RANKS
def test_a_seed_comes_out_at_the_end_of_an_advanced_step_for_nothing(rank):
    gun = weapon("gun", range=40, power=10)
    state = sown(field(rank, turn=2))
    armed = replace(state.figures["red21"], weapons=("gun",))
    state = replace(state.with_figures(armed), profiles={**state.profiles, "gun": gun})
    session = playing(in_step(state, turn=2))
    take(session, "Attack", "red2")
    take(session, "End Step")
    assert session.state.units["red1"].where == TABLE
    assert points(session) == 5


@RANKS
def test_a_seed_respawns_once_its_target_has_fallen_and_then_needs_no_seed(rank):
    """It comes back within 6 inches of its own edge, as others do."""
    state = sown(started(field(rank, "Respawn")))
    if rank == "II":
        state = fallen(state, "red1")
    waiting_ = turn(state, 2)
    assert waiting_.units["red1"].where == (RESERVE if rank == "I" else GONE)
    out = fallen(state, "blue1")
    dead = fallen(out, "red1") if out.units["red1"].where == TABLE else out
    assert dead.units["red1"].where == GONE
    others = dead.with_unit(replace(dead.units["blue1"], where=GONE))
    back = turn(others, 2, [True])
    assert back.units["red1"].where == TABLE
    assert back.figures["red11"].model.at[1] < 6.0


def test_who_never_came_out_of_its_target_does_not_respawn_meanwhile():
    state = sown(started(field("II", "Respawn")))
    assert turn(state, 2).units["red1"].where == "blue1"


# Seed II


def inside(others=(), phase="Attack", **more):
    return sown(field("II", others=others, phase=phase, **more))


def test_a_seed_inside_and_its_target_fight_as_in_a_melee():
    state = inside()
    sword = weapon("sword", range=0, power=10)
    armed = [replace(state.figures[id_], weapons=("sword",)) for id_ in ("red11", "blue11")]
    state = replace(state.with_figures(*armed), profiles={**state.profiles, "sword": sword})
    assert lost(attack(state), "blue1") == 1
    for face, hit in ((4, 1), (5, 0)):
        blow = attack(in_phase(state, "Attack", 1, "blue"), (face,), unit="blue1")
        assert [why for why, _ in rolls(blow)] == ["armour save 5+"]
        assert lost(blow, "red1") == hit
    assert passengers.fights(state, "red1", "blue1") and passengers.fights(state, "blue1", "red1")


def test_the_target_of_a_seed_moves_uses_perks_and_shoots_at_others_freely():
    state = inside()
    free = in_phase(state, "Move", 1, "blue")
    there = (Placed("blue11", (24.0, 44.0)),)
    walked = attack(free, (), [there], "blue1", "Move").state
    assert walked.figures["blue11"].model.at == (24.0, 44.0)
    assert walked.units["red1"].where == "blue1"
    near = state.with_figures(
        replace(state.figures["red21"], model=replace(state.figures["red21"].model, at=(24.0, 30.0)))
    )
    session = attack(in_phase(near, "Attack", 1, "blue"), (3, 1), [("red2",)], "blue1")
    assert lost(session, "red2") == 1  # a 3 is enough: nothing for shooting out of a melee


def test_the_target_uses_perks_with_a_seed_inside():
    state = in_phase(inside(), "Move", 1, "blue")
    able = replace(state, profiles={**state.profiles, "foe": troop("foe", "Adrenaline", armour=None)})
    assert "Adrenaline" in usable(asks(able), "blue1")


def test_who_rides_in_the_target_fights_the_seed_in_there_and_it_them():
    crew = ("blue2", "blue", troop("crew", armour=None), (BOW,), [(40.0, 40.0)])
    state = inside(others=(crew,))
    riding = Effect(
        state.serial + 1, passengers.ABOARD, "blue2", "blue1", info=info_of({"figure": "blue11", "room": ""})
    )
    state = replace(state, effects=(*state.effects, riding), serial=state.serial + 1)
    state = state.with_unit(replace(state.units["blue2"], where="blue1"))
    assert sorted(aim.target for aim in aims(asks(state), "red1", "bow")) == ["blue1", "blue2"]
    assert [aim.target for aim in aims(asks(in_phase(state, "Attack", 1, "blue")), "blue2", "bow")] == [
        "red1"
    ]
    assert passengers.fights(state, "blue2", "red1")


# Trespasser


def roaming(*perks, rank="I", others=(), phase="Move", number=1, blue=("blue2",), **more):
    """A red trespasser in its reserve, and some blue units in theirs."""
    waits = tuple((id_, "blue", troop(id_, armour=None, **more), (BOW,), None) for id_ in blue)
    state = waiting(f"Trespasser {rank}", *perks, others=(*waits, *others), phase=phase, turn=number)
    return started_at(state, phase, number)


def started_at(state, phase, number, side="red"):
    return in_phase(started(state), phase, number, side)


def over(state, to="blue", phase="Move"):
    """Let it change to another reserve."""
    state = in_phase(state, phase, state.clock.turn)
    fresh = replace(state, effects=tuple(e for e in state.effects if e.name != unit_status.ACTED))
    return attack(fresh, (), [(to,)], name=phase).state


@RANKS
@pytest.mark.parametrize("phase", ["Move", "Dash"])
def test_it_goes_over_with_a_move_or_a_dash_and_back_with_another(rank, phase):
    there = over(roaming(rank=rank), phase=phase)
    assert passengers.reserve_of(there, "red1") == "blue"
    assert unit_status.is_marked(there, unit_status.MOVED, "red1")
    assert passengers.reserve_of(over(there, "red", phase), "red1") == "red"


def led(rank="I"):
    """A trespasser with a sergeant, gone over into blue's reserve, with nobody having acted yet."""
    boss = ("boss", "red", troop("boss", "Sergeant", points=20, armour=None), (BOW,), [(0.0, 0.0)])
    state = roaming(rank=rank, others=(boss,))
    state = part_of(state.with_unit(replace(state.units["boss"], where=RESERVE)), "boss", "red1")
    there = over(state)
    return replace(there, effects=tuple(e for e in there.effects if e.name != unit_status.ACTED))


@RANKS
def test_its_sergeant_goes_over_with_it_fights_there_and_comes_back_with_it(rank):
    there = led(rank)
    assert passengers.reserve_of(there, "boss") == "blue"
    assert unit_status.is_marked(there, unit_status.MOVED, "boss")
    assert [aim.target for aim in aims(asks(in_phase(there)), "boss", "bow")] == ["blue2"]
    assert passengers.reserve_of(over(there, "red", "Dash"), "boss") == "red"


@pytest.mark.parametrize(("rank", "hit"), [("I", True), ("II", False)])
def test_its_sergeant_is_attacked_by_those_alone_who_may_attack_it(rank, hit):
    there = in_phase(led(rank), "Attack", 1, "blue")
    assert bool(aims(asks(there), "blue2", "bow")) is hit


def test_it_and_those_in_that_reserve_attack_each_other_at_any_range_without_a_melee():
    knife = weapon("knife", range=0, power=10)
    state = over(roaming())
    armed = [replace(state.figures[id_], weapons=("knife",)) for id_ in ("red11", "blue21")]
    state = replace(state.with_figures(*armed), profiles={**state.profiles, "knife": knife})
    fight = replace(state, effects=tuple(e for e in state.effects if e.name != unit_status.ACTED))
    assert lost(attack(in_phase(fight)), "blue2") == 1
    assert not passengers.fights(state, "red1", "blue2")
    back = in_phase(fight, "Attack", 1, "blue")
    assert [aim.target for aim in aims(asks(back), "blue2", "knife")] == ["red1"]
    assert aims(asks(back), "blue1", "bow") == ()
    assert [aim.target for aim in aims(asks(in_phase(roaming())), "red1", "bow")] == []


def test_templates_strike_all_units_in_that_reserve_that_they_would_strike_aboard():
    """Nova strikes each enemy in there, Blast the one that it is used on: by D6 for the first rank."""
    for perk, struck in (("Nova I", 2), ("Blast I", 1)):
        bomb = weapon("bomb", perk, range=12, power=10)
        state = over(roaming(blue=("blue2", "blue3"), hp=9))
        armed = replace(state.figures["red11"], weapons=("bomb",))
        state = replace(state.with_figures(armed), profiles={**state.profiles, "bomb": bomb})
        fight = replace(state, effects=tuple(e for e in state.effects if e.name != unit_status.ACTED))
        session = attack(in_phase(fight), (2,) * struck)
        assert [why for why, _ in rolls(session)] == ["models under the template"] * struck
        hurt = [lost(session, unit) for unit in ("blue2", "blue3")]
        assert sum(each > 0 for each in hurt) == struck


def emptied(state, number=2, phase="Deploy"):
    """Let all blue units come out of their reserve."""
    for id_ in ("blue2", "blue3"):
        if id_ in state.units:
            state = state.with_unit(replace(state.units[id_], where=GONE, figures=()))
    fresh = replace(state, effects=tuple(e for e in state.effects if e.name != unit_status.ACTED))
    return in_phase(fresh, phase, number)


@RANKS
def test_it_comes_out_through_the_enemys_zone_once_that_reserve_is_empty(rank):
    there = over(roaming(rank=rank))
    assert not deploying.may_deploy(asks(in_phase(there, "Deploy", 2)), "red1")
    session = begun(emptied(there))
    assert "outside" in session.refusal(at((10.0, 5.0)))
    assert session.refusal(at((10.0, 45.0))) == ""


@pytest.mark.parametrize(("gate", "y", "leads"), [(("Rift Gate",), 24.0, True), ((), 6.0, False)])
def test_it_comes_out_by_a_gate_of_its_own_side_and_by_no_other_transport(gate, y, leads):
    """The other one stands in its own zone, through which it does not come out of an enemy's reserve."""
    truck = ("truck", "red", troop("truck", *gate, transport=9), (), [(30.0, y)])
    session = begun(emptied(over(roaming(others=(truck,)))))
    offered = [option.id for option in getattr(session.pending, "options", ())]
    assert ("truck|truck1|" in offered) is leads


@RANKS
def test_it_comes_out_through_its_own_zone_only_out_of_its_own_reserve(rank):
    home = over(over(roaming(rank=rank)), "red")
    session = begun(emptied(home))
    assert session.refusal(at((10.0, 5.0))) == ""
    assert "outside" in session.refusal(at((10.0, 45.0)))


@pytest.mark.parametrize("side", ["red", "blue"])
def test_it_comes_out_beside_the_nexus_of_the_side_whose_reserve_it_is_in(side):
    """Blue's nexus stands in the middle of the table; 12 inches round it are as good as blue's zone."""
    nexus = {"red": ("red2", "red"), "blue": ("blue9", "blue")}[side]
    row = (*nexus, troop("nexus"), (), [(10.0, 24.0)])
    state = roaming(others=(row,))
    state = enlisted(state, side, "Nexus")
    state = run(state, lambda game: game.tell(GameBegan()), (), [(nexus[0],)]).state
    session = begun(emptied(over(state)))
    assert (session.refusal(at((10.0, 20.0))) == "") is (side == "blue")


@pytest.mark.parametrize("perk", ["Phoenix", "Seed I", "Seed II"])
@RANKS
def test_a_phoenix_or_seed_comes_by_that_first_and_trespasses_later(perk, rank):
    mate = ("red2", "red", troop("red2"), (BOW,), [(12.0, 12.0)])
    state = roaming(perk, rank=rank, others=(mate,), phase="Attack")
    assert "red1" not in [unit.id for unit in ready(in_phase(state, "Move"), "red")]
    state = fallen(state, "red2") if perk == "Phoenix" else fallen(sown(state), "blue1")
    assert state.units["red1"].where == TABLE
    away = in_phase(state.with_unit(replace(state.units["red1"], where=RESERVE)), "Move", 2)
    assert "red1" in [unit.id for unit in ready(away, "red")]
    there = over(away)
    assert deploying.may_deploy(asks(emptied(there)), "red1")
    assert not deploying.may_deploy(asks(emptied(over(there, "red"))), "red1")


@pytest.mark.parametrize(
    ("rank", "attacker", "hit"),
    [("I", (), True), ("II", (), False), ("II", ("Trespasser I",), True), ("II", ("Trespasser II",), True)],
)
def test_only_the_first_rank_is_attacked_by_all_in_an_enemys_reserve(rank, attacker, hit):
    waits = ("blue2", "blue", troop("blue2", *attacker), (BOW,), None)
    state = started_at(waiting(f"Trespasser {rank}", others=(waits,), phase="Move"), "Move", 1)
    there = in_phase(over(state), "Attack", 1, "blue")
    assert bool(aims(asks(there), "blue2", "bow")) is hit


# who comes out of an enemy in its reserve


def breached(*perks, answers=()):
    """Red is inside of blue1 by Breach as that goes into reserve; what it answers there."""
    state = waiting("Breach", "Unyielding", *perks, phase="Move")
    state = state.with_unit(replace(state.units["red1"], where="blue1"))
    held = Effect(
        state.serial + 1, passengers.INSIDE, "red1", "blue1", info=info_of({"open": True, "room": ""})
    )
    state = replace(state, effects=(*state.effects, held), serial=state.serial + 1)
    return run(state, lambda game: to_reserve(game, "blue1", "a test"), (), list(answers)).state


@pytest.mark.parametrize(
    ("perks", "answers", "reserve"),
    [
        ((), [True], "red"),
        (("Trespasser I",), [True, True], "blue"),
        (("Trespasser I",), [True, False], "red"),
    ],
)
def test_who_breached_an_enemy_may_stay_in_that_ones_reserve_if_it_trespasses(perks, answers, reserve):
    assert passengers.reserve_of(breached(*perks, answers=answers), "red1") == reserve


@pytest.mark.parametrize(
    ("perks", "answers", "reserve"),
    [((), [], "red"), (("Trespasser II",), [True], "blue"), (("Trespasser II",), [False], "red")],
)
@pytest.mark.parametrize("how", ["its gaoler falls", "it is worth too much"])
def test_a_prisoner_that_comes_out_in_reserve_may_stay_there_if_it_trespasses(perks, answers, reserve, how):
    state = waiting(*perks, phase="Move")
    state = state.with_unit(replace(state.units["blue1"], where=RESERVE))
    state = state.with_unit(replace(state.units["red1"], where="blue1"))
    for name in ("Imprison", passengers.INSIDE):
        state = under(state, name, "red1", "blue1")
    if how == "its gaoler falls":

        def flow(game):
            yield from lose(game, "blue1", 1, "a test")
            yield from remove_casualties(game)

    else:
        dear = {"comer": troop("comer", *perks, points=900)}
        state = replace(state, profiles={**state.profiles, **dear})

        def flow(game):
            yield from lose(game, "red1", 1, "a test")

    state = state.with_unit(replace(state.units["red1"], figures=("red11", "red12")))
    after = run(state, flow, (), answers).state
    assert after.units["red1"].where == RESERVE
    assert passengers.reserve_of(after, "red1") == reserve


def ridden():
    """Blue1, with a Seed II in it, has got into a truck 3 inches off."""
    truck = troop("truck", hp=6, armour=None, transport=20, fire_points=1)
    state = sown(field("II", others=(("truck", "blue", truck, (BOW,), [(24.0, 37.0)]),)))
    moving = in_phase(state, "Move", 1, "blue")
    return attack(moving, (), [("truck|truck1|",)], unit="blue1", name="Move").state


def test_who_has_a_seed_inside_gets_into_a_transport_with_it_where_the_two_fight_on():
    state = ridden()
    assert [state.units[unit].where for unit in ("red1", "blue1")] == ["blue1", "truck"]
    assert [aim.target for aim in aims(asks(state), "red1", "bow")] == ["blue1"]
    assert lost(attack(in_phase(state), [6], [("bow",)]), "blue1") == 1


@pytest.mark.parametrize("lost_first", ["truck", "blue1"])
def test_it_stays_inside_as_the_transport_is_lost_and_comes_out_there_as_its_host_falls(lost_first):
    state = fallen(ridden(), lost_first)
    assert (state.units["red1"].where == TABLE) is (lost_first == "blue1")
    state = fallen(state, "blue1") if lost_first == "truck" else state
    assert state.units["red1"].where == TABLE
    assert dist(state.figures["red11"].model.at, (24.0, 37.0)) < 3.0


@pytest.mark.parametrize("x", [24.0 - BASE, 24.0 + BASE])
def test_the_player_places_its_sergeant_too_as_it_comes_out(x):
    """The host falls at (24, 40), where the seed itself is put; its sergeant goes beside it."""
    boss = ("red3", "red", troop("red3", "Sergeant", points=20), (BOW,), None)
    state = field("I", others=(boss,))
    alone = replace(state.units["red3"], figures=("red31",), strength=1, part_of="red1")
    state = sown(state.with_unit(alone))

    def flow(game):
        yield from lose(game, "blue1", game.state.hp("blue1"), "a test")
        yield from remove_casualties(game)

    out = run(state, flow, (), [(Placed("red11", (24.0, 40.0)),), (Placed("red31", (x, 40.0)),)]).state
    assert [out.units[unit].where for unit in ("red1", "red3")] == [TABLE, TABLE]
    assert out.figures["red31"].model.at == pytest.approx((x, 40.0))


STRIKE = weapon("strike", "Opening Strike", range=60, power=10)


@pytest.mark.parametrize("perk", ["Seed I", "Phoenix", "Concealed"])
def test_its_sergeant_strikes_as_it_comes_out(perk):
    """The sergeant comes with its unit, and has come by that as that has: its weapon may be used at once."""
    others = (
        SOWER,
        ("red3", "red", troop("red3", "Sergeant", points=20), (STRIKE,), None),
        ("blue2", "blue", troop("blue2", hp=3, armour=None), (BOW,), [(24.0, 46.0)]),
    )
    state = waiting(perk, others=others, phase="Attack", foe_at=(24.0, 40.0))
    state = state.with_unit(replace(state.units["red3"], figures=("red31",), strength=1, part_of="red1"))

    def flow(game):
        if perk == "Concealed":
            for name in (CONCEALED, passengers.LURKS):
                game.begin(name, "red1", by="red1")
            game.emit(MarkerLaid(Marker("mark", CONCEALED, (20.0, 40.0), "red", "red1")))
            yield from reveal(game, "red1", "a test")
        else:
            fallen = "blue1" if perk == "Seed I" else "red2"
            yield from lose(game, fallen, game.state.hp(fallen), "a test")
            yield from remove_casualties(game)

    state = sown(state) if perk == "Seed I" else state
    running = Running(state, CATALOGUE, flow, Listed(()))
    asked = []
    while running.pending is not None:
        asked.append(running.pending.what)
        assert not running.answer(running.law.suggestions()[0])
    assert running.game.state.units["red3"].where == TABLE
    assert "Opening Strike: use Strike now that it has arrived" in asked
