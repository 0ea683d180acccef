"""Single clauses of Offensive and Perforation perks, beside the same without them."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from boarders import riding
from companies import attached, part_of
from fighting import attack, duel, in_phase, locked, lost, rolls, told
from screened import field

SOFT = {"armour": None, "aegis": None, "defence": 4}
FOE = troop("t", hp=90, **SOFT)
WIDTH = 32 / 25.4


def sure(*perks, attacks=1, id_="gun", **more):
    return weapon(id_, *perks, **{"attacks": attacks, "power": 10, **more})


# cover


def screened_shot(*perks, target=(), screen=(), wall=True, target_stats=(), screen_stats=()):
    """Power 4 against Defence 3 in whatever cover there is; gives what its die needs."""
    stats = {"target_stats": target_stats, "screen_stats": screen_stats}
    state = field(target, wall=wall, screen=screen, **stats)
    gun = weapon("gun", *perks, power=4)
    choices = [("blue1",)] if screen else ()
    return rolls(attack(replace(state, profiles={**state.profiles, "gun": gun}), (1,), choices))[0][0]


@pytest.mark.parametrize(
    ("cover", "covered"),
    [
        ({}, "4+"),
        ({"target": ("Camouflage",)}, "5+"),
        ({"target": ("Cover I",)}, "5+"),
        ({"target": ("Cover II",)}, "6"),
        ({"wall": False, "screen": ("Cover Modifier I",)}, "4+"),
        ({"wall": False, "screen": ("Cover Modifier II",)}, "5+"),
        ({"wall": False, "screen": ("Cover Profile",), "screen_stats": {"defence": 6}}, "6"),
    ],
)
def test_no_cover_of_any_kind_counts_for_a_weapon_that_ignores_it(cover, covered):
    assert screened_shot(**cover) == f"attack dice ({covered}): Gun"
    assert screened_shot("Ignore Cover", **cover) == "attack dice (3+): Gun"


@pytest.mark.parametrize(("perks", "needed"), [((), "5+"), (("Ignore Cover",), "4+")])
def test_nor_does_that_of_passengers_who_are_exposed(perks, needed):
    rows = (
        ("red1", "red", troop("shooter"), (weapon("gun", *perks, power=4),), [(10.0, 10.0)]),
        ("blue1", "blue", troop("lorry", "Exposed II", transport=8), (), [(20.0, 10.0)]),
        ("blue2", "blue", troop("rider", hp=2, **SOFT), (), [(20.0, 20.0)]),
    )
    session = attack(riding(in_phase(army(*rows)), "blue2", "blue1"), (1,), [("blue2",)])
    assert rolls(session) == [(f"attack dice ({needed}): Gun", 1)]


# near and far


@pytest.mark.parametrize(("perk", "near", "far"), [("Impact I", "3+", "4+"), ("Impact II", "2+", "4+")])
def test_a_single_model_within_half_range_is_enough_for_impact(perk, near, far):
    """The nearest model is at half of 24 inches, or a hair beyond, the others farther off."""
    for apart, needed in ((12.0 + WIDTH, near), (12.01 + WIDTH, far)):
        spots = [(10.0 + apart + 2.0 * n, 10.0) for n in range(3)]
        rows = (
            ("red1", "red", troop("a"), (weapon("gun", perk, power=4),), [(10.0, 10.0)]),
            ("blue1", "blue", FOE, (), spots),
        )
        assert rolls(attack(in_phase(army(*rows)), (1,))) == [(f"attack dice ({needed}): Gun", 1)]


def test_a_single_model_within_half_range_is_enough_for_rapid():
    for apart, cost in ((12.0 + WIDTH, 4), (12.01 + WIDTH, 2)):
        spots = [(10.0 + apart + 2.0 * n, 10.0) for n in range(3)]
        rows = (
            ("red1", "red", troop("a"), (sure("Rapid", attacks=2),), [(10.0, 10.0)]),
            ("blue1", "blue", FOE, (), spots),
        )
        assert lost(attack(in_phase(army(*rows)))) == cost


# Arc, Annihilate


@pytest.mark.parametrize(("models", "count"), [(9, 1), (10, 2), (19, 3), (20, 4), (24, 4)])
def test_arc_counts_whole_fives_and_none_beyond_twenty(models, count):
    spots = [(15.0 + 1.5 * (n % 6), 10.0 + 1.5 * (n // 6)) for n in range(models)]
    rows = (("red1", "red", troop("a"), (sure("Arc I"),), [(5.0, 10.0)]), ("blue1", "blue", FOE, (), spots))
    assert rolls(attack(in_phase(army(*rows)), (1,) * count)) == [("Arc I", count)]


def crowd(models, *joined):
    """Red's Arc weapon and a blue unit, with others that have one figure each beside it."""
    rows = [
        ("red1", "red", troop("a"), (sure("Arc I", range=40),), [(10.0, 10.0)]),
        ("blue1", "blue", troop("t", hp=1, **SOFT), (), [(20.0, 10.0 + 1.5 * n) for n in range(models)]),
        *((unit, "blue", troop(unit, perk, hp=9, **SOFT), (), [(22.0, 10.0)]) for unit, perk in joined),
    ]
    return in_phase(army(*rows))


def test_arc_counts_the_models_of_whom_it_is_aimed_at_though_another_stands_before_them():
    state = attached(crowd(10, ("guard", "Bodyguard")), "guard", "blue1")
    assert lost(attack(state, (2, 2), [("blue1",)]), "guard") == 5
    assert rolls(attack(state, (1,), [("guard",)])) == [("attack dice (2+): Gun", 1)]


@pytest.mark.parametrize(("models", "dice", "cost"), [(4, (2,), 3), (3, (), 1)])
def test_arc_counts_a_sergeant_with_its_unit(models, dice, cost):
    state = part_of(crowd(models, ("sergeant", "Sergeant")), "sergeant", "blue1")
    assert lost(attack(state, dice)) == cost


@pytest.mark.parametrize(("hp", "left", "cost"), [(2, 1, 2), (1, 1, 1)])
def test_annihilate_goes_by_the_hp_of_models_at_full_strength(hp, left, cost):
    state = duel(troop("a"), [sure("Annihilate I")], troop("t", hp=hp, **SOFT), targets=2)
    hurt = state.with_figures(*(replace(f, hp=left) for f in state.figures_of("blue1")))
    assert lost(attack(hurt)) == cost


# Critical Hit, Dire Hit, Piercing Hit


@pytest.mark.parametrize(
    ("perk", "extra", "cost"),
    [
        ("Critical Hit I", (), 2),
        ("Critical Hit II", (), 3),
        ("Dire Hit I", (3,), 3),
        ("Dire Hit II", (5,), 5),
    ],
)
def test_after_a_reroll_the_last_face_counts(perk, extra, cost):
    """Power 4 against Defence 4: a 1 that becomes a 6 counts, a 6 is never rolled again."""
    gun = weapon("gun", perk, "Reroll Attack", power=4)
    assert lost(attack(duel(troop("a"), [gun], FOE), (1, 6, *extra))) == cost
    assert lost(attack(duel(troop("a"), [gun], FOE), (1, 5))) == 1


@pytest.mark.parametrize(
    ("perk", "saves"), [("Piercing Hit I", ("armour",)), ("Piercing Hit II", ("armour", "aegis"))]
)
def test_after_a_reroll_the_last_face_pierces(perk, saves):
    foe = troop("t", hp=90, defence=4, **{"armour": None, **dict.fromkeys(saves[-1:], 2)})
    gun = weapon("gun", perk, "Reroll Attack", power=4)
    assert lost(attack(duel(troop("a"), [gun], foe), (1, 6))) == 1
    assert lost(attack(duel(troop("a"), [gun], foe), (1, 5, 2))) == 0


# Damage


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_damage_takes_bonuses_and_penalties_to_its_dice(face):
    """A machine is easier by one for Deconstruct; one in the air harder by one for nobody against the air."""
    gun = weapon("gun", f"Damage {face}+", "Deconstruct", power=0)
    robot = troop("t", "Artificial", hp=9, defence=10, armour=None)
    text = {2: "2+", 3: "2+", 4: "3+", 5: "4+", 6: "5+"}[face]
    assert rolls(attack(duel(troop("a"), [gun], robot), (1,))) == [(f"attack dice ({text}): Gun", 1)]
    worse = weapon("gun", f"Damage {face}+", "Anti-Air I", power=0)
    text = {2: "3+", 3: "4+", 4: "5+", 5: "6", 6: "6/2+"}[face]
    assert rolls(attack(duel(troop("a"), [worse], FOE), (1,))) == [(f"attack dice ({text}): Gun", 1)]


# Deathblow, Gravity


@pytest.mark.parametrize(("points", "rolled"), [(99, True), (100, True), (101, False)])
def test_deathblow_is_for_those_worth_no_more(points, rolled):
    state = duel(troop("a", points=100), [sure("Deathblow")], troop("t", hp=10, points=points, **SOFT))
    assert bool(rolls(attack(state, (1, 1) if rolled else ()))) is rolled


def test_deathblow_goes_by_what_both_are_worth_now():
    state = duel(troop("a", points=100, hp=2), [sure("Deathblow")], troop("t", hp=10, points=100, **SOFT))
    hurt = state.with_figures(replace(state.figures["red11"], hp=1))
    assert rolls(attack(hurt)) == []
    both = hurt.with_figures(replace(hurt.figures["blue11"], hp=5))
    assert rolls(attack(both, (1, 1))) == [("Deathblow", 2)]


@pytest.mark.parametrize(("points", "rolled"), [(110, False), (100, True)])
def test_deathblow_compares_before_the_first_of_several_beams_of_a_use(points, rolled):
    """The first beam makes the target worth less than the user, and that is too late."""
    gun, foe = sure("Deathblow", "Beam I", attacks=2), troop("t", hp=10, points=points, **SOFT)
    state = duel(troop("a", points=100), [gun], foe, shooters=2)
    assert bool(rolls(attack(state, (1, 1) if rolled else ()))) is rolled


def test_two_deathblow_weapons_of_different_kinds_are_thrown_for_each():
    arms = [sure("Deathblow", id_="one"), sure("Deathblow", id_="two")]
    session = attack(duel(troop("a", points=900), arms, troop("t", hp=10, **SOFT)), (1, 1, 1, 1))
    assert rolls(session) == [("Deathblow", 2)] * 2


def test_gravity_comes_before_the_next_weapon():
    """11 HP less one is 10, halved 5; then the next weapon has one more."""
    arms = [sure("Gravity", id_="one"), sure(id_="two")]
    session = attack(duel(troop("a"), arms, troop("t", hp=11, **SOFT)), (6,), [("one",)])
    assert [event.losses[0][1] for event in session.events if type(event).__name__ == "HpLost"] == [1, 5, 1]


@pytest.mark.parametrize("perk", ["Deathblow", "Gravity"])
@pytest.mark.parametrize(("hp", "count"), [(5, 1), (2, 0)])
def test_of_units_merged_into_one_only_who_suffers_first_is_brought_down(perk, hp, count):
    """Four HP are lost: all from the guard, or two of them from its leader once the guard is gone."""
    lord = ("blue2", "blue", troop("lord", hp=9, **SOFT), (), [(21.5, 10.0)])
    guard = troop("guard", "Bodyguard", hp=hp, **SOFT)
    state = duel(troop("a", points=900), [sure(perk, attacks=4)], guard, others=[lord])
    dice = (1,) * count * (2 if perk == "Deathblow" else 4)
    session = attack(attached(state, "blue1", "blue2"), dice, [("blue1",)])
    assert sum(why == perk for why, _ in rolls(session)) == count
    assert (lost(session), lost(session, "blue2")) == (min(hp, 4), 4 - min(hp, 4))


def with_sergeant(perk, attacks, hp):
    """A unit of one with a sergeant of 3 HP, for a weapon that costs as many HP as it has attacks."""
    head = ("blue2", "blue", troop("head", "Sergeant", hp=3, **SOFT), (), [(21.5, 10.0)])
    attacker = troop("a", points=900)
    state = duel(attacker, [sure(perk, attacks=attacks)], troop("t", hp=hp, **SOFT), others=[head])
    return part_of(state, "blue2", "blue1")


@pytest.mark.parametrize(
    ("perk", "dice", "left"),
    [
        ("Gravity", (6,), (1, 3)),  # of 8 HP that are left, 4 go: those of its own first
        ("Gravity", (5,), (5, 3)),
        ("Deathblow", (4, 5), (1, 3)),
        ("Deathblow", (6, 6), (0, 0)),
    ],
)
def test_a_unit_is_brought_down_with_its_sergeants(perk, dice, left):
    after = attack(with_sergeant(perk, 1, 6), dice).state
    assert (after.hp("blue1"), after.hp("blue2")) == left


@pytest.mark.parametrize(
    ("perk", "dice", "left"), [("Gravity", (1, 1, 6), 1), ("Deathblow", (4, 5), 1), ("Deathblow", (6, 6), 0)]
)
def test_hp_of_sergeants_are_hp_of_the_unit_that_is_brought_down(perk, dice, left):
    """Two fall with their own HP, a third is the sergeant's, whose other two are all that is left."""
    after = attack(with_sergeant(perk, 3, 2), dice).state
    assert (after.hp("blue1"), after.hp("blue2")) == (0, left)


# Might


def test_might_looks_at_what_both_are_worth_now():
    sword = weapon("sword", "Might I", power=4)
    state = duel(troop("a", points=100), [sword], troop("t", hp=2, points=150, **SOFT), apart=WIDTH)
    state = locked(state, "red1", "blue1")
    assert rolls(attack(state, (1,))) == [("attack dice (3+): Sword", 1)]
    hurt = state.with_figures(replace(state.figures["blue11"], hp=1))
    assert rolls(attack(hurt, (1,))) == [("attack dice (4+): Sword", 1)]


def test_might_counts_a_sergeant_of_the_target():
    sword = weapon("sword", "Might I", power=4)
    head = ("blue2", "blue", troop("head", "Sergeant", points=60), (), [(10.0 + WIDTH, 12.0)])
    state = duel(
        troop("a", points=100), [sword], troop("t", hp=2, points=90, **SOFT), apart=WIDTH, others=[head]
    )
    state = locked(part_of(state, "blue2", "blue1"), "red1", "blue1")
    assert rolls(attack(state, (1,))) == [("attack dice (3+): Sword", 1)]


# rerolls


def test_a_1_that_is_rolled_again_as_a_1_stays():
    gun = weapon("gun", "Reroll 1's", power=4, attacks=2)
    session = attack(duel(troop("a"), [gun], FOE), (1, 1, 1, 1))
    assert lost(session) == 0


def test_only_failed_dice_are_rerolled():
    gun = weapon("gun", "Reroll Attack", power=4, attacks=3)
    assert lost(attack(duel(troop("a"), [gun], FOE), (4, 3, 6, 1))) == 2
    ones = weapon("gun", "Reroll 1's", power=4, attacks=3)
    assert rolls(attack(duel(troop("a"), [ones], FOE), (2, 3, 4))) == [("attack dice (4+): Gun", 3)]


# Obliterate


@pytest.mark.parametrize(
    ("perk", "times"), [("Obliterate I", 3), ("Obliterate II", 5), ("Obliterate III", 10)]
)
def test_obliterate_multiplies_what_the_table_has_multiplied(perk, times):
    """Power 10 against Defence 2 counts twice."""
    foe = troop("t", hp=90, defence=2, armour=4)
    session = attack(duel(troop("a"), [sure(perk, ap=6)], foe), (4,) * (2 * times))
    assert rolls(session) == [("armour save 4+", 2 * times)]


# Perforation: for its own attacks alone


OWN = {
    "Break Deflect I": ("armour", {"deflect": 1}),
    "Break Deflect III": ("armour", {"deflect": 3}),
    "Break Parry I": ("aegis", {"parry": 1}),
    "Break Ward I": ("aegis", {"ward": 1}),
    "Penetrate I": ("armour", {}),
    "Penetrate IV": ("armour", {}),
    "Puncture I": ("armour", {}),
    "Puncture II": ("armour", {}),
    "Rend": ("armour", {}),
    "Transpierce I": ("aegis", {}),
    "Transpierce II": ("aegis", {}),
    "Negate AEGIS": ("aegis", {}),
    "Rupture I": ("armour", {}),
}


@pytest.mark.parametrize("perk", OWN)
def test_it_does_not_help_the_other_weapons_that_strike_the_target(perk):
    save, shield = OWN[perk]
    first, second = sure(perk, id_="sharp", ap=3 if perk == "Negate AEGIS" else None), sure(id_="plain")
    melee = "parry" in shield
    foe = troop("t", defence=4, hp=90, **{"armour": None, "aegis": None, save: 3})
    arms = [weapon("shield", attacks=0, **shield)] if shield else []
    state = duel(troop("a"), [first, second], foe, armed=arms, apart=WIDTH if melee else 10.0)
    state = locked(state, "red1", "blue1") if melee else state
    bonus = sum(shield.values())
    needed = max(2, 3 - bonus)
    session = attack(state, dice_for(perk), [("sharp",)])
    assert rolls(session)[-1] == (f"{save} save {needed}+", 1)


def dice_for(perk):
    """The dice of the first weapon's attack, that save last, and a 1 for the save against the second."""
    first = {
        "Puncture I": (1, 6),
        "Puncture II": (1, 6),
        "Rupture I": (6, 6),
        "Penetrate IV": (),
        "Negate AEGIS": (),
    }
    return (*first.get(perk, (6,)), 1)


@pytest.mark.parametrize(("perk", "save"), [("Penetrate", "armour"), ("Transpierce", "aegis")])
@pytest.mark.parametrize(("n", "rank"), [(1, "I"), (2, "II")])
def test_a_save_that_would_sink_below_6_is_none(perk, save, n, rank):
    for printed in (5, 6):
        foe = troop("t", defence=4, hp=90, **{"armour": None, "aegis": None, save: printed})
        rolled = rolls(
            attack(duel(troop("a"), [sure(f"{perk} {rank}")], foe), (1,) if printed + n < 7 else ())
        )
        assert rolled == ([(f"{save} save {printed + n}+", 1)] if printed + n < 7 else [])


@pytest.mark.parametrize(("throw", "left"), [(1, "6+"), (2, "")])
@pytest.mark.parametrize("perk", ["Puncture I", "Puncture II"])
def test_a_save_that_a_puncture_sinks_below_6_is_none(perk, throw, left):
    foe = troop("t", defence=4, hp=90, armour=5)
    found = rolls(attack(duel(troop("a"), [sure(perk)], foe), (throw, 1) if left else (throw,)))
    assert found[1:] == ([(f"armour save {left}", 1)] if left else [])


@pytest.mark.parametrize(
    ("kind", "save", "melee"),
    [("Deflect", "armour", False), ("Parry", "aegis", True), ("Ward", "aegis", False)],
)
def test_a_shield_that_is_broken_altogether_gives_nothing_and_takes_nothing(kind, save, melee):
    shield = weapon("shield", attacks=0, **{kind.lower(): 1})
    foe = troop("t", defence=4, hp=90, **{"armour": None, "aegis": None, save: 4})
    for rank, needed in (("I", "4+"), ("III", "4+"), ("", "3+")):
        gun = sure(*([f"Break {kind} {rank}"] if rank else []))
        state = duel(troop("a"), [gun], foe, armed=[shield], apart=WIDTH if melee else 10.0)
        state = locked(state, "red1", "blue1") if melee else state
        assert rolls(attack(state, (1,))) == [(f"{save} save {needed}", 1)]


def test_rupture_comes_after_the_targets_own_rerolls():
    """Reinforced turns the failure into a success, which Rupture then has rolled again."""
    for perk, own, save in (("Rupture I", "Reinforced", "armour"), ("Rupture II", "Resilient", "aegis")):
        foe = troop("t", own, defence=4, hp=90, **{"armour": None, "aegis": None, save: 4})
        state = duel(troop("a"), [sure(perk)], foe)
        assert lost(attack(state, (3, 4, 3))) == 1
        assert lost(attack(state, (3, 4, 4))) == 0
        assert lost(attack(state, (3, 3))) == 1


def test_rend_says_what_it_leaves():
    foe = troop("t", defence=4, hp=9, armour=2)
    session = attack(duel(troop("a"), [sure("Rend")], foe), (1,))
    assert rolls(session) == [("armour save 4+", 1)]
    assert any("Rend" in words for words in told(session))


def test_rupture_ii_comes_after_reinforced_too():
    foe = troop("t", "Reinforced", defence=4, hp=90, armour=4)
    state = duel(troop("a"), [sure("Rupture II")], foe)
    assert lost(attack(state, (3, 4, 3))) == 1
    assert lost(attack(state, (3, 4, 4))) == 0


def test_the_example_of_negate_aegis():
    """AP 3+ leaves no AEGIS save of 3+, but the armour save is there."""
    foe = troop("t", defence=4, hp=90, armour=3, aegis=3)
    state = duel(troop("a"), [sure("Negate AEGIS", ap=3)], foe)
    session = attack(state, (2,))
    assert (rolls(session), lost(session)) == ([("armour save 3+", 1)], 1)
    assert lost(attack(state, (3,))) == 0
