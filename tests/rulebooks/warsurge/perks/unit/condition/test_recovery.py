"""Recovery perks, rank by rank: HP regained, afflictions taken away, units that rise again."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import in_phase, line, under
from offered import offered
from running import asks, end_turn, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.afflicting import NATURES, afflict
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.turn.victory import finish, share_left
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import RESERVE
from battlefield.rules.scene.contents import Terrain

SOFT = {"armour": None, "aegis": None}


def field(*perks, apart=5.0, patient=(), hp=20, user_hp=20, points=100, patient_points=100, phase="Move"):
    """Give a red user of perks and a red patient so far apart from edge to edge, and a far enemy."""
    contact = 32 / 25.4
    return in_phase(
        army(
            ("red1", "red", troop("a", *perks, hp=user_hp, points=points), (), [(10.0, 10.0)]),
            (
                "red2",
                "red",
                troop("p", *patient, hp=hp, points=patient_points),
                (),
                [(10.0, 10.0 + contact + apart)],
            ),
            ("blue1", "blue", troop("e", hp=9), (weapon("gun"),), [(40.0, 40.0)]),
        ),
        phase,
    )


def hurt(state, left, unit="red2"):
    """Leave the first model of a unit so many HP."""
    return state.with_figures(replace(state.figures[f"{unit}1"], hp=left))


def use(state, perk, dice=(), answers=(), unit="red1"):
    """Use a perk of a unit, which has to be open to it."""
    bearer = usable(asks(state), unit)[perk]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer), dice, answers).state


def may(state, perk, unit="red1"):
    return perk in usable(asks(state), unit)


@pytest.mark.parametrize(("rank", "radius", "gained"), [("I", 6, 3), ("II", 12, 6), ("III", 18, 12)])
@pytest.mark.parametrize(("name", "patient"), [("Healer", ()), ("Engineer", ("Artificial",))])
def test_healers_and_engineers_give_a_share_of_the_full_hp_rounded_up(name, patient, rank, radius, gained):
    perk = f"{name} {rank}"
    state = hurt(field(perk, apart=float(radius), patient=patient, hp=23, points=100), 1)
    assert use(state, perk, (), [("red2",)] if name == "Healer" else []).hp("red2") == 1 + gained
    away = hurt(field(perk, apart=radius + 0.01, patient=patient, hp=23), 1)
    assert not may(away, perk) or name == "Healer"  # a healer can still choose itself
    if name == "Healer":
        assert use(away, perk).hp("red2") == 1


@pytest.mark.parametrize("rank", ["I", "II", "III"])
@pytest.mark.parametrize(("name", "patient"), [("Healer", ()), ("Engineer", ("Artificial",))])
@pytest.mark.parametrize(("cost", "may"), [(200, True), (201, False)])
def test_a_patient_may_cost_double_at_full_strength_and_no_more(name, patient, rank, cost, may):
    """Of both what they cost at full strength counts: neither has all of its HP."""
    perk = f"{name} {rank}"
    state = hurt(hurt(field(perk, patient=patient, patient_points=cost), 1), 7, "red1")
    assert ("red2" in offered(state, perk)) is may


def test_an_engineer_needs_something_artificial():
    assert not may(hurt(field("Engineer I"), 1), "Engineer I")


def test_an_artificial_unit_is_not_healed():
    state = hurt(field("Healer II", patient=("Artificial",)), 1)
    assert use(state, "Healer II", (), [("red2",)]).hp("red2") == 1


def test_regenerate_gives_a_tenth_rounded_up_and_brings_models_back():
    unit = troop("a", "Regenerate", hp=1)
    spots = [(10.0 + 1.5 * (n % 6), 10.0 + 1.5 * (n // 6)) for n in range(23)]
    state = in_phase(
        army(("red1", "red", unit, (), spots), ("blue1", "blue", troop("e"), (), [(40.0, 40.0)]))
    )
    state = state.with_figures(*(replace(f, hp=0) for f in state.figures_of("red1")[10:]))
    state = run(state, remove_casualties).state
    after = use(state, "Regenerate")
    assert len(after.living("red1")) == 13
    assert len({after.figures[id_].model.at for id_ in after.units["red1"].figures}) == 13


def test_recover_rolls_d3_for_each_ten_hp_of_the_full_unit():
    state = hurt(field("Recover"), 5, "red1")
    assert use(state, "Recover", (3, 1)).hp("red1") == 9
    needs = CATALOGUE.get("Recover").needs[0]
    assert needs(troop("a", hp=9), None)
    assert not needs(troop("a", hp=10), None)


@pytest.mark.parametrize("perk", ["Recover", "Regenerate"])
def test_nobody_left_regains_nothing(perk):
    assert not may(hurt(field(perk), 0, "red1"), perk)


def test_units_in_reserve_heal_units_in_reserve_only():
    state = hurt(field("Healer I", apart=30.0, phase="Deploy"), 1)
    there = {**state.units, "red1": replace(state.units["red1"], where=RESERVE)}
    assert use(replace(state, units=there), "Healer I").hp("red2") == 1
    both = {**there, "red2": replace(state.units["red2"], where=RESERVE)}
    assert use(replace(state, units=both), "Healer I", (), [("red2",)]).hp("red2") == 3


# Cure and Technician


@pytest.mark.parametrize("perk", ["Cure I", "Cure II"])
@pytest.mark.parametrize("name", [name for name in NATURES if name != "Implant"])
def test_cure_takes_every_affliction_but_what_was_implanted(perk, name):
    state = run(field(perk), lambda game: afflict(game, name, "red2", by="blue1")).state
    state = run(state, lambda game: afflict(game, "Implant", "red2", by="blue1")).state
    cured = use(state, perk, (4,))
    assert not cured.is_under("red2", name)
    assert cured.is_under("red2", "Implant")
    assert use(state, perk, (3,)).is_under("red2", name)


@pytest.mark.parametrize("name", ["Terrify", "Fall Back", "Morale", "Panic"])
def test_cure_calms_and_leaves_curses(name):
    state = under(under(field("Cure I"), name, "red2"), "Curse Move", "red2", "blue1")
    cured = use(state, "Cure I", (4,))
    assert not cured.is_under("red2", name)
    assert cured.is_under("red2", "Curse Move")


def test_cure_reaches_18_inches_and_only_the_second_rank_through_walls():
    wall = Terrain("w", Polygon(((0, 13), (48, 13), (48, 14), (0, 14))), top=9.0, sight="blocks")
    for perk, seen in (("Cure I", False), ("Cure II", True)):
        ill = run(field(perk), lambda game: afflict(game, "Burn", "red2", by="blue1")).state
        assert may(ill, perk)
        assert may(replace(ill, terrain=(wall,)), perk) == seen
        far = run(field(perk, apart=18.1), lambda game: afflict(game, "Burn", "red2", by="blue1")).state
        assert not may(far, perk)


def test_cure_puts_down_what_has_risen():
    state = under(field("Cure I"), "Zombified", "red2", "blue1")
    assert use(state, "Cure I", (4,)).units["red2"].where == "gone"


def test_a_technician_mends_one_thing_on_a_friend_within_six_inches():
    burning = run(field("Technician"), lambda game: afflict(game, "Burn", "red2", by="blue1")).state
    state = under(burning, "Combat Damage: slowed", "red2")
    assert not use(state, "Technician", (4,), [("burns",)]).is_under("red2", "Burn")
    moved = use(state, "Technician", (4,), [("movement",)])
    assert moved.is_under("red2", "Burn")
    assert not moved.is_under("red2", "Combat Damage: slowed")
    assert use(state, "Technician", (3,)).is_under("red2", "Burn")


def test_a_technician_fixes_one_broken_weapon_and_does_not_cure_poison():
    broken = under(
        under(field("Technician"), "Combat Damage: broken", "red2"), "Combat Damage: broken", "red2"
    )
    assert len(use(broken, "Technician", (4,)).effects_on("red2", "Combat Damage: broken")) == 1
    ill = run(field("Technician"), lambda game: afflict(game, "Poison", "red2", by="blue1")).state
    assert not may(ill, "Technician")


# instead of falling


def squad(*perks, hp=2, models=5):
    """Give a red unit all of whose models are down, and an enemy."""
    state = in_phase(
        army(
            ("red1", "red", troop("a", *perks, hp=hp), (), line(models)),
            ("blue1", "blue", troop("e", hp=9), (), [(40.0, 40.0)]),
        )
    )
    return state.with_figures(*(replace(f, hp=0) for f in state.figures_of("red1")))


def test_reservoir_comes_back_with_a_quarter_rounded_up_once():
    state = run(squad("Reservoir"), remove_casualties).state
    assert [f.hp for f in state.figures_of("red1")] == [2, 1]
    down = state.with_figures(*(replace(f, hp=0) for f in state.figures_of("red1")))
    assert run(down, remove_casualties).state.units["red1"].where == "gone"
    needs = CATALOGUE.get("Reservoir").needs[0]
    assert needs(troop("a", hp=3, models=1), None)
    assert not needs(troop("a", hp=2, models=2), None)


def test_reservoir_waits_while_somebody_lives():
    state = squad("Reservoir")
    state = state.with_figures(replace(state.figures["red11"], hp=1))
    assert run(state, remove_casualties).state.hp("red1") == 1


def test_last_stand_is_whole_again_without_afflictions_until_the_next_turn_ends():
    state = squad("Last Stand")
    state = run(state, lambda game: afflict(game, "Venom", "red1", by="blue1")).state
    state = run(state, remove_casualties).state
    assert state.hp("red1") == 10
    assert not state.is_under("red1", "Venom")
    assert end_turn(state).hp("red1") == 10
    over = end_turn(in_phase(end_turn(state), turn=2))
    assert over.hp("red1") == 0
    assert run(over, remove_casualties).state.units["red1"].where == "gone"


def test_who_has_two_ways_out_may_keep_one():
    kept = run(squad("Last Stand", "Reservoir"), remove_casualties, (), (False,)).state
    assert kept.hp("red1") == 3
    used = run(squad("Last Stand", "Reservoir"), remove_casualties, (), (True,)).state
    assert used.hp("red1") == 10


# rising again


def begin(state, dice=(), turn=2):
    return run(in_phase(state, "Start", turn), lambda game: game.tell(TurnBegan(turn)), dice).state


@pytest.mark.parametrize("rank", ["I", "II"])
def test_each_fallen_model_rises_on_a_four_at_full_hp(rank):
    state = run(squad(f"Resurrection {rank}", models=3), remove_casualties).state
    assert state.units["red1"].where == "gone"
    risen = begin(state, (4, 3, 6))
    assert [f.id for f in risen.living("red1")] == ["red11", "red13"]
    assert risen.hp("red1") == 4
    assert risen.units["red1"].where == "table"


def test_only_the_second_rank_tries_again():
    first = begin(run(squad("Resurrection I", models=1), remove_casualties).state, (3,))
    assert begin(first, (), 3).units["red1"].where == "gone"
    second = begin(run(squad("Resurrection II", models=1), remove_casualties).state, (3,))
    assert begin(second, (4,), 3).hp("red1") == 2


def test_a_side_that_may_yet_rise_has_not_lost():
    state = run(squad("Resurrection I", models=1), remove_casualties).state
    assert not run(state, finish).state.result
    assert run(run(squad(models=1), remove_casualties).state, finish).state.result


@pytest.mark.parametrize(("rank", "radius"), [("I", 6), ("II", 12), ("III", 18)])
def test_revive_stands_a_fallen_friend_up_whole_within_reach(rank, radius):
    perk = f"Revive {rank}"
    state = run(hurt(field(perk, apart=float(radius)), 0), remove_casualties).state
    revived = use(state, perk, (4,))
    assert revived.hp("red2") == 20
    assert share_left(asks(revived), "red") == pytest.approx(0.5)
    assert use(state, perk, (3,)).units["red2"].where == "gone"
    assert not may(run(hurt(field(perk, apart=radius + 0.1), 0), remove_casualties).state, perk)


def test_revive_asks_for_a_user_worth_as_much_now_and_passes_over_enemies_and_what_rose_once():
    state = run(hurt(field("Revive I"), 0), remove_casualties).state
    assert not may(hurt(state, 10, "red1"), "Revive I")
    assert not may(under(state, "Zombified", "red2"), "Revive I")
    enemy = run(hurt(field("Revive I"), 0, "blue1"), remove_casualties).state
    assert not may(enemy, "Revive I")
