"""Clauses of healing, curing and mending: sight, models that come back, what is taken away and what stays."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import bearing
from companies import field as companies_field
from companies import part_of, squad
from fighting import attack, in_phase, under
from running import asked_in, asks, end_turn, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.perks.kit.afflicting import NATURES, afflict
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.words import ITS_WEAPON
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table import layout

CONTACT = 32 / 25.4
WALL = Terrain("w", Polygon(((0, 12), (48, 12), (48, 12.5), (0, 12.5))), top=9.0, sight="blocks")


def field(*perks, patient=(), apart=5.0, models=1, hp=20, terrain=(), phase="Move", points=100):
    """Give a red user of perks and a red patient below it, and a far enemy."""
    y = 10.0 + CONTACT + apart
    rows = (
        ("red1", "red", troop("a", *perks, hp=20, points=points), (), [(10.0, 10.0)]),
        ("red2", "red", troop("p", *patient, hp=hp), (), [(10.0 + 1.5 * n, y) for n in range(models)]),
        ("blue1", "blue", troop("e", hp=9), (weapon("gun"),), [(40.0, 40.0)]),
    )
    return in_phase(army(*rows, terrain=terrain), phase)


def hurt(state, *left, unit="red2"):
    """Leave the models of a unit so many HP, and take off those that have none."""
    figures = zip(state.figures_of(unit), left, strict=True)
    return run(state.with_figures(*(replace(f, hp=hp) for f, hp in figures)), remove_casualties).state


def use(state, perk, dice=(), answers=(), unit="red1"):
    bearer = usable(asks(state), unit)[perk]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer), dice, answers).state


def may(state, perk, unit="red1"):
    return perk in usable(asks(state), unit)


def mending(perk, **more):
    """Give a field whose user might use a perk on itself as well, so that it is always asked on whom."""
    return field(perk, *made(perk), patient=made(perk), **more)


def patients(state, perk):
    """Give whom the user of a perk may choose for it; nobody where it has no choice."""
    bearer = usable(asks(state), "red1")[perk]
    asked = asked_in(state, lambda game: bearer.perk.uses[0].run(game, bearer))
    return [option.id for option in getattr(asked, "options", ())]


# Healer, Engineer

RANKS = {"I": (6, 10), "II": (12, 4), "III": (18, 2)}
MENDERS = {f"{name} {rank}": both for name in ("Healer", "Engineer") for rank, both in RANKS.items()}
MENDER = pytest.mark.parametrize("perk", MENDERS, ids=lambda perk: perk.replace(" ", "_"))
MADE = ("Artificial",)


def made(perk):
    return MADE if perk.startswith("Engineer") else ()


@MENDER
def test_a_patient_has_to_be_in_reach_and_in_sight(perk):
    radius, _ = MENDERS[perk]
    assert "red2" in patients(mending(perk, apart=float(radius)), perk)
    assert "red2" not in patients(mending(perk, apart=radius + 0.01), perk)
    assert "red2" not in patients(mending(perk, terrain=(WALL,)), perk)


@MENDER
def test_models_come_back_in_coherency_with_the_share_of_the_full_hp_rounded_up(perk):
    """Five models of 5 HP: 25 in all, of which one model with 1 HP is left."""
    state = hurt(field(perk, patient=made(perk), models=5, hp=5), 1, 0, 0, 0, 0)
    answers = [("red2",)] if perk.startswith("Healer") else []
    after = use(state, perk, (), answers)
    _, share = MENDERS[perk]
    gained = {10: 3, 4: 7, 2: 13}[share]
    assert after.hp("red2") == 1 + gained
    assert len(after.living("red2")) == {10: 1, 4: 2, 2: 3}[share]
    assert layout.is_coherent(after, "red2", 2.0, 6.0)


@MENDER
def test_nobody_is_healed_of_whom_no_model_is_left(perk):
    down = mending(perk)
    down = down.with_figures(replace(down.figures["red21"], hp=0))
    assert "red2" not in patients(down, perk)
    assert "red2" not in patients(run(down, remove_casualties).state, perk)


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_engineers_mend_nothing_but_the_artificial(rank):
    perk = f"Engineer {rank}"
    assert use(hurt(field(perk, patient=MADE), 1), perk).hp("red2") > 1
    assert not may(hurt(field(perk), 1), perk)


# Cure


@pytest.mark.parametrize("perk", ["Cure I", "Cure II"])
def test_cure_takes_away_what_is_for_the_next_turn_and_nothing_else(perk):
    state = field(perk)
    for name in ("Stun", "Paralysis"):
        state = run(state, lambda game, name=name: afflict(game, name, "red2", by="blue1")).state
    for name in ("Terrify", "Morale", "Fall Back", "Panic", "Wild Instinct"):
        state = under(state, name, "red2", "red2")
    kept = ("Curse Move", "Boost Move", "Traitor", "Provoke")
    for name in kept:
        state = under(state, name, "red2", "blue1")
    cured = use(state, perk, (4,))
    assert {e.name for e in cured.effects_on("red2")} == set(kept)


@pytest.mark.parametrize("perk", ["Cure I", "Cure II"])
def test_cure_leaves_what_restores_hp(perk):
    """What a healing weapon lays harms only where it costs no HP that it could restore instead."""
    blessed = field(perk)
    blessed = replace(blessed, profiles={**blessed.profiles, "wand": weapon("wand", "Heal")})
    for name in ("Burn", "Venom"):
        blessed = run(blessed, lambda g, n=name: afflict(g, n, "red2", by="red1", weapon="wand")).state
    assert not may(blessed, perk)
    held = run(blessed, lambda g: afflict(g, "Freeze", "red2", by="red1", weapon="wand")).state
    ill = run(held, lambda g: afflict(g, "Burn", "red2", by="blue1", weapon="gun")).state
    cured = use(ill, perk, (4,))
    assert [(e.name, e.by) for e in cured.effects_on("red2")] == [("Burn", "red1"), ("Venom", "red1")]


@pytest.mark.parametrize("perk", ["Cure I", "Cure II"])
def test_who_is_cured_of_a_bite_in_time_does_not_rise(perk):
    bitten = run(field(perk), lambda game: afflict(game, "Zombify", "red2", by="blue1")).state
    for state, where in ((use(bitten, perk, (4,)), "gone"), (bitten, "table")):
        dead = hurt(state, 0)
        later = run(in_phase(dead, "Start", 2), lambda game: game.tell(TurnBegan(2))).state
        assert later.units["red2"].where == where


@pytest.mark.parametrize("perk", ["Cure I", "Cure II"])
def test_who_has_risen_falls_at_once_when_cured(perk):
    assert use(under(field(perk), "Zombified", "red2", "blue1"), perk, (4,)).units["red2"].where == "gone"


def test_cure_reaches_18_inches():
    for apart, open_ in ((18.0, True), (18.01, False)):
        ill = run(field("Cure I", apart=apart), lambda game: afflict(game, "Burn", "red2", by="blue1")).state
        assert may(ill, "Cure I") is open_


# Last Stand


def standing(*effects, models=3):
    """A unit of three models of 2 HP, all of which are down, one for long, under some effects."""
    state = field("Healer I", patient=("Last Stand",), models=models, hp=2)
    for name, by in effects:
        state = under(state, name, "red2", by)
    first = hurt(state, 0, *[2] * (models - 1))
    return hurt(first, *[0] * (models - 1))


def test_last_stand_brings_all_models_back_at_full_hp_in_coherency():
    state = standing()
    assert [f.hp for f in state.figures_of("red2")] == [2, 2, 2]
    assert layout.is_coherent(state, "red2", 2.0, 6.0)


@pytest.mark.parametrize(
    ("name", "by", "kept"),
    [
        *[(name, by, name == "Virus") for name in sorted(NATURES) for by in ("blue1", "red1")],
        *[(name, "red2", False) for name in ("Terrify", "Fall Back", "Morale", "Panic")],
        ("Combat Damage: broken", "", False),
        *[("Curse Move", "blue1", False), ("Boost Move", "red1", True)],
    ],
)
def test_last_stand_sheds_all_that_ails_the_unit_whoever_laid_it(name, by, kept):
    assert standing((name, by)).is_under("red2", name) is kept


def test_last_stand_is_made_once():
    again = hurt(standing(), 0, 0, 0)
    assert again.units["red2"].where == "gone"


def test_last_stand_ends_with_the_next_turn_however_many_hp_are_left():
    state = standing()
    assert end_turn(state).hp("red2") == 6
    over = end_turn(in_phase(end_turn(state), turn=2))
    assert run(over, remove_casualties).state.units["red2"].where == "gone"


# Recover, Regenerate, Reservoir


def worn(perk, models, hp, *left):
    state = field("Mastery", patient=(perk,), models=models, hp=hp)
    return hurt(state, *left)


def test_recover_brings_models_back_and_rolls_for_the_full_unit():
    state = worn("Recover", 10, 2, 1, *[0] * 9)
    after = use(state, "Recover", (3, 1), unit="red2")
    assert after.hp("red2") == 5
    assert len(after.living("red2")) == 3
    assert layout.is_coherent(after, "red2", 2.0, 6.0)


@pytest.mark.parametrize(("hp", "gained"), [(10, 1), (11, 2), (20, 2), (21, 3)])
def test_regenerate_gives_a_tenth_rounded_up(hp, gained):
    state = worn("Regenerate", 1, hp, 1)
    assert use(state, "Regenerate", unit="red2").hp("red2") == 1 + gained


@pytest.mark.parametrize("perk", ["Recover", "Regenerate"])
def test_a_unit_all_of_whose_models_are_down_regains_nothing(perk):
    down = field("Mastery", patient=(perk,), hp=20)
    assert not may(down.with_figures(replace(down.figures["red21"], hp=0)), perk, "red2")


@pytest.mark.parametrize(("hp", "back"), [(4, 1), (5, 2), (8, 2), (9, 3)])
def test_a_reservoir_gives_a_quarter_rounded_up_once(hp, back):
    state = worn("Reservoir", 1, hp, 0)
    assert (state.units["red2"].where, state.hp("red2")) == ("table", back)
    assert hurt(state, 0).units["red2"].where == "gone"


def test_models_of_a_reservoir_stand_in_coherency():
    after = worn("Reservoir", 5, 2, 0, 0, 0, 0, 0)
    assert sorted(f.hp for f in after.figures_of("red2")) == [1, 2]
    assert layout.is_coherent(after, "red2", 2.0, 6.0)


# sergeants, who are one with their unit to whoever mends it


def wounded_squad(*hps, boss=1, of_boss=(), weapons=(), **perks):
    """Two models of 4 HP with so many left, a sergeant of 4 HP with `boss` left, and who mends them."""
    rows = (
        squad(*perks.get("unit", ()), models=2, hp=4, armour=None),
        squad("Sergeant", *of_boss, id_="red2", models=1, hp=4, at=(13.0, 10.0), armour=None, points=20),
        squad(*perks.get("mender", ()), id_="red3", models=1, at=(10.0, 13.0), weapons=weapons),
    )
    state = part_of(companies_field(*rows), "red2", "red1")
    left = zip((*state.figures_of("red1"), *state.figures_of("red2")), (*hps, boss), strict=True)
    return state.with_figures(*(replace(figure, hp=hp) for figure, hp in left))


@pytest.mark.parametrize(
    ("hps", "unit", "boss"), [((2, 1), 7, 1), ((4, 2), 8, 3), ((4, 4), 10, 3)]
)  # half of the 8 HP of the unit: to the unit first, then to its sergeant, who may regain 2, then beyond full
def test_a_healer_gives_what_a_unit_does_not_lack_to_its_sergeants(hps, unit, boss):
    after = use(wounded_squad(*hps, mender=("Healer III",)), "Healer III", (), [("red1",)], "red3")
    assert (after.hp("red1"), after.hp("red2")) == (unit, boss)


@pytest.mark.parametrize(("attacks", "unit", "boss"), [(1, 8, 1), (3, 8, 3), (4, 9, 3)])
def test_a_weapon_that_heals_does_so_too(attacks, unit, boss):
    wand = weapon("wand", "Heal", attacks=attacks, power=10)
    session = attack(wounded_squad(4, 3, weapons=(wand,)), unit="red3")
    assert (session.state.hp("red1"), session.state.hp("red2")) == (unit, boss)


@pytest.mark.parametrize(("perks", "boss"), [((), 1), (("Artificial",), 3)])
def test_an_engineer_mends_sergeants_that_are_made(perks, boss):
    state = wounded_squad(4, 4, of_boss=perks, unit=("Artificial",), mender=("Engineer III",))
    assert use(state, "Engineer III", unit="red3").hp("red2") == boss


def test_a_unit_regenerates_for_itself_alone():
    state = wounded_squad(4, 4, unit=("Regenerate",))
    after = use(in_phase(state, "Move"), "Regenerate")
    assert (after.hp("red1"), after.hp("red2")) == (9, 1)


def test_a_unit_that_has_regained_all_it_can_is_not_asked_again_for_the_sake_of_its_sergeant():
    state = in_phase(wounded_squad(4, 4, unit=("Regenerate",)), "Move")
    assert may(state, "Regenerate")
    rested = run(state, lambda game: gain(game, "red1", 4, "rest")).state
    assert not may(rested, "Regenerate")


# Technician


BROKEN = {
    "burns": ["Burn", "Ignite", "Shock"],
    "movement": ["Combat Damage: slowed", "Combat Damage: halted"],
    "weapon": ["Combat Damage: broken", "Combat Damage: broken"],
}


def faulty(unit="red2"):
    state = field("Technician", apart=6.0)
    for n, name in enumerate([name for names in BROKEN.values() for name in names]):
        state = under(state, name, unit, "blue1", n + 1)
    return under(state, "Poison", unit, "blue1")


@pytest.mark.parametrize(("choice", "gone"), [("burns", 3), ("movement", 2), ("weapon", 1)])
def test_a_technician_does_one_of_four_things(choice, gone):
    state = faulty()
    after = use(state, "Technician", (4,), [(choice,)])
    left = [e.name for e in after.effects_on("red2")]
    still = ["Combat Damage: disarmed"] if choice == "movement" else []  # who was halted had no weapons, too
    assert len(left) == len(state.effects_on("red2")) - gone + len(still)
    assert [name for name in left if name in still] == still
    assert len([name for name in left if name in BROKEN[choice]]) == len(BROKEN[choice]) - gone


def test_who_can_move_again_by_a_technician_still_has_no_use_of_its_weapons():
    """Combat Damage took both from it for a turn; it is the movement that is given back."""
    state = field("Technician", apart=6.0, patient=("Combat Damage II",))
    worn = run(state, lambda game: lose(game, "red2", 1, "gun", by="blue1"), (3,)).state
    state = in_phase(end_turn(worn), "Move", 2)
    after = asks(use(state, "Technician", (4,)))
    assert asks(state).reason_against("movement", "red2") and not after.reason_against("movement", "red2")
    assert after.reason_against("weapons", "red2") == "Combat Damage"
    later = asks(end_turn(after.state))
    assert not later.reason_against("weapons", "red2")


def test_a_technician_mends_itself_and_friends_within_6_inches_in_sight_after_a_test():
    assert may(faulty(), "Technician") and may(faulty("red1"), "Technician")
    assert len(use(faulty(), "Technician", (3,)).effects) == len(faulty().effects)
    walled = replace(faulty(), terrain=(WALL,))
    assert not may(walled, "Technician")
    y = 10.0 + CONTACT + 6.01
    far = faulty()
    model = replace(far.figures["red21"].model, at=(10.0, y))
    assert not may(far.with_figures(replace(far.figures["red21"], model=model)), "Technician")
    foe = under(field("Technician"), "Burn", "blue1", "red1")
    near = replace(foe.figures["blue11"], model=replace(foe.figures["blue11"].model, at=(12.0, 14.0)))
    assert not may(foe.with_figures(near), "Technician")


@pytest.mark.parametrize("fixed", ["gun", "other"])
def test_whoever_mends_says_which_of_two_weapons_that_damage_broke(fixed):
    state = field("Technician")
    for arm in ("gun", "other"):
        state = bearing(state, "Combat Damage: broken", "red2", "blue1", **dict([ITS_WEAPON(arm)]))
    asked = {str(e.id): e.get(ITS_WEAPON) for e in state.effects_on("red2", "Combat Damage: broken")}
    choice = next(id_ for id_, arm in asked.items() if arm == fixed)
    left = use(state, "Technician", (4,), [(choice,)]).effects_on("red2", "Combat Damage: broken")
    assert [e.get(ITS_WEAPON) for e in left] == [arm for arm in ("gun", "other") if arm != fixed]


# sergeants


def led(perk, on, *effects):
    """Red3 is a sergeant of red2, and effects lie on one of them."""
    state = field(perk, models=2)
    boss = army(("red3", "red", troop("boss", "Sergeant", hp=9), (), [(13.0, 10.0 + CONTACT + 5.0)]))
    state = replace(
        state,
        units={**state.units, **boss.units},
        figures={**state.figures, **boss.figures},
        profiles={**state.profiles, **boss.profiles},
    )
    for name in effects:
        state = under(state, name, on, "blue1")
    return part_of(state, "red3", "red2")


@pytest.mark.parametrize("on", ["red2", "red3"])
def test_what_cures_a_unit_cures_its_sergeant_too(on):
    state = led("Cure I", on, "Burn", "Virus", "Terrify")
    cured = use(state, "Cure I", (4,), [("red2",)] if on == "red3" else [])
    assert not cured.effects_on(on)


def test_what_mends_a_unit_mends_its_sergeant_too():
    state = led("Technician", "red3", "Burn", "Shock")
    mended = use(state, "Technician", (4,), [("red2",)])
    assert not mended.effects_on("red3")
