"""The terms that stand beside perks, each with all rows that bear it: what a term says goes for every one."""

from dataclasses import replace

import pytest
from armies import army, enlisted, troop, weapon
from fighting import attack, duel, going_on, in_phase, locked, lost, rolls, under
from running import asks, end_turn, run

from battlefield.rulebooks.warsurge.attack.targets import why_not_use
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.afflicting import NATURES, afflict
from battlefield.rulebooks.warsurge.perks.kit.resistance import without_rank
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.harm import drop_excess, gain
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.units.staying import note_present, note_stayed
from battlefield.rules.core.events import Placed, Said

GUN = weapon("gun")
BASE = 32 / 25.4


def named(*terms, kind="", uses=False, family=""):
    """Give the names of all rows with some terms."""
    rows = (r for r in CATALOGUE.perks.values() if all(any(t.startswith(x) for t in r.terms) for x in terms))
    fits = (r for r in rows if (not kind or r.kind == kind) and (not family or r.family == family))
    return [r.name for r in fits if r.uses or not uses]


def soft(*perks, **more):
    return troop("t", *perks, **{"defence": 4, "hp": 9, "armour": None, **more})


# Aether


def cast(dice, **more):
    """An incantation of two sure attacks, whose user has the best of saves."""
    wand = weapon("gun", "Incantation", attacks=2, power=10)
    return attack(duel(troop("a", hp=9, armour=2, aegis=2), [wand], soft(), **more), dice)


@pytest.mark.parametrize(
    ("dice", "hp", "burnt"),
    [((4, 5), 2, 0), ((4, 6), 0, 0), ((5, 6), 0, 0), ((1, 2), 2, 0), ((1, 1), 4, 0), ((6, 6, 3), 0, 3)],
)
def test_an_aether_test_passes_up_to_9_doubles_on_2_and_burns_on_12(dice, hp, burnt):
    """What it burns nothing saves."""
    session = cast(dice)
    assert lost(session) == hp
    assert lost(session, "red1") == burnt


def test_weapons_of_one_profile_make_one_aether_test():
    assert lost(cast((4, 5), shooters=3)) == 6
    assert lost(cast((4, 6), shooters=3)) == 0


@pytest.mark.parametrize(("rank", "bonus"), [("I", 1), ("II", 2), ("III", 3)])
@pytest.mark.parametrize(
    ("dice", "passes", "again"), [((4, 5), 1, 0), ((4, 6), 0, 0), ((1, 1), 1, 1)], ids=["9", "10", "2"]
)
def test_a_unit_casts_by_the_same_test_and_better_on_a_2(rank, bonus, dice, passes, again):
    """Magic armour of a unit without armour; on a 2 its failed saves are rolled again too."""
    name = f"Magic Armour {rank}"
    state = duel(troop("a", name, armour=None), [GUN], soft())
    bearer = usable(asks(state), "red1")[name]
    after = run(state, lambda game: bearer.perk.uses[0].run(game, bearer), dice).state
    assert stat(asks(after), "armour", "red1").value == passes * bonus
    assert asks(after).figure("reroll armour", 0, "red1").value == again


def test_who_is_burnt_by_its_own_magic_loses_a_die_of_hp():
    state = duel(troop("a", "Magic Armour I", hp=9, armour=2, aegis=2), [GUN], soft())
    bearer = usable(asks(state), "red1")["Magic Armour I"]
    after = run(state, lambda game: bearer.perk.uses[0].run(game, bearer), (6, 6, 5)).state
    assert after.hp("red1") == 4
    assert not after.is_under("red1", "Magic Armour I")


# Attack Dice


@pytest.mark.parametrize("name", named("Attack Dice"))
def test_what_takes_on_attack_dice_takes_before_saves_and_though_all_are_saved(name):
    """Attack die, then Skill Test, then the save."""
    gun, at = weapon("gun", name), soft(defence=4, armour=2)
    session = attack(duel(troop("a"), [gun], at), (4, 4, 6))
    assert lost(session) == 0
    assert session.state.is_under("blue1", without_rank(name))
    missed = attack(duel(troop("a"), [gun], at), (3,))
    assert not missed.state.is_under("blue1", without_rank(name))


@pytest.mark.parametrize("name", named("Attack Dice"))
def test_an_automatic_success_is_a_success_of_an_attack_die(name):
    gun, at = weapon("gun", name, power=10), soft(armour=2)
    session = attack(duel(troop("a"), [gun], at), (4, 6))
    assert lost(session) == 0
    assert session.state.is_under("blue1", without_rank(name))


# Auto Test


@pytest.mark.parametrize("name", [n for n in named("Auto Test") if not n.startswith("Malfunction")])
def test_automatic_damage_still_rolls_the_dice_that_a_perk_looks_at(name):
    """Power 10 against Defence 2 is automatic, twice over; there is one die for each of three attacks."""
    gun = weapon("gun", name, attacks=3, power=10)
    face = 1 if name.startswith("Precision") else 3
    session = attack(duel(troop("a"), [gun], soft(defence=2, hp=90)), [face] * 3)
    assert rolls(session)[0][1] == 3
    assert lost(session) == 6


@pytest.mark.parametrize("name", ["Malfunction I", "Malfunction II"])
@pytest.mark.parametrize(("dice", "hp"), [((3, 3, 3), 6), ((1, 1, 3), 0)])
def test_an_automatic_weapon_malfunctions_by_the_dice_it_would_have_rolled(name, dice, hp):
    gun = weapon("gun", name, attacks=3, power=10)
    assert lost(attack(duel(troop("a"), [gun], soft(defence=2, hp=90)), dice)) == hp


def test_without_such_a_perk_automatic_damage_rolls_nothing():
    session = attack(duel(troop("a"), [weapon("gun", attacks=3, power=10)], soft(defence=2, hp=90)))
    assert (rolls(session), lost(session)) == ([], 6)


@pytest.mark.parametrize(
    ("name", "dice", "hp"),
    [
        ("Critical Hit I", (5,), 1),
        ("Critical Hit I", (6,), 2),
        ("Critical Hit II", (6,), 3),
        ("Dire Hit I", (5,), 1),
        ("Dire Hit I", (6, 2), 2),
        ("Volatile", (2,), 1),
    ],
)
def test_the_die_beside_an_automatic_success_counts_as_it_falls(name, dice, hp):
    gun = weapon("gun", name, power=10)
    assert lost(attack(duel(troop("a"), [gun], soft(hp=90)), dice)) == hp


@pytest.mark.parametrize(("dice", "hp"), [((6,), 1), ((5, 6), 0)])
def test_a_piercing_6_beside_an_automatic_success_leaves_no_save(dice, hp):
    gun = weapon("gun", "Piercing Hit I", power=10)
    assert lost(attack(duel(troop("a"), [gun], soft(hp=90, armour=2)), dice)) == hp


# Casualty


def test_nobody_is_revived_before_it_was_removed():
    rows = (
        ("red1", "red", troop("medic", "Revive I", "Reanimate I", points=500), (GUN,), [(10.0, 10.0)]),
        ("red2", "red", troop("friend"), (GUN,), [(12.0, 10.0)]),
        ("blue1", "blue", troop("foe"), (GUN,), [(10.0, 14.0)]),
    )
    state = in_phase(army(*rows), "Move")
    shot = state.with_figures(replace(state.figures["red21"], hp=0), replace(state.figures["blue11"], hp=0))
    assert usable(asks(shot), "red1") == {}
    gone = run(shot, remove_casualties).state
    assert set(usable(asks(gone), "red1")) == {"Revive I", "Reanimate I"}


WAYS = ("Eternal", "Last Stand", "Reservoir")


@pytest.mark.parametrize("first", WAYS)
@pytest.mark.parametrize("second", WAYS)
def test_who_has_several_ways_not_to_fall_chooses_and_keeps_the_others(first, second):
    """Whatever order they stand in: one is used, the other is left for later."""
    if first == second:
        return
    rows = (
        ("red1", "red", troop("a", first, second, hp=8), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe"), (GUN,), [(40.0, 40.0)]),
    )
    state = in_phase(army(*rows))
    down = state.with_figures(replace(state.figures["red11"], hp=0))
    hp = {"Eternal": 0, "Last Stand": 8, "Reservoir": 2}
    taken = run(down, remove_casualties, (), (True,)).state
    assert (taken.units["red1"].where, taken.hp("red1")) == ("table", hp[first])
    assert [e.name for e in taken.effects if e.name.startswith("uses of")] == [f"uses of {first}"]
    kept = run(down, remove_casualties, (), (False, True)).state
    assert (kept.units["red1"].where, kept.hp("red1")) == ("table", hp[second])
    assert [e.name for e in kept.effects if e.name.startswith("uses of")] == [f"uses of {second}"]


@pytest.mark.parametrize("other", ["Resurrection I", "Resurrection II", "Wreckage"])
@pytest.mark.parametrize("name", ["Last Stand", "Reservoir"])
def test_what_saves_once_may_be_kept_where_something_else_is_for_the_fall(name, other):
    rows = (
        ("red1", "red", troop("a", name, other, hp=8), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe"), (GUN,), [(40.0, 40.0)]),
    )
    state = in_phase(army(*rows))
    down = state.with_figures(replace(state.figures["red11"], hp=0))
    kept = run(down, remove_casualties, (), (False,)).state
    assert not kept.is_under("red1", f"uses of {name}")
    assert kept.is_under("red1", "Resurrection") or kept.units["red1"].is_rough
    assert run(down, remove_casualties, (), (True,)).state.is_under("red1", f"uses of {name}")


def test_what_eternal_keeps_up_is_not_raised_by_another_perk_before_the_turn_ends():
    rows = (
        ("red1", "red", troop("a", "Last Stand", "Eternal", hp=8), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe"), (GUN,), [(40.0, 40.0)]),
    )
    state = in_phase(army(*rows))
    down = state.with_figures(replace(state.figures["red11"], hp=0))
    up = run(down, remove_casualties, (), (False, True)).state
    again = run(up, remove_casualties).state
    assert (again.units["red1"].where, again.hp("red1")) == ("table", 0)
    over = run(end_turn(again), remove_casualties).state
    assert over.hp("red1") == 8


def test_who_stood_up_again_does_not_plunge_as_it_fell():
    rows = (
        ("red1", "red", troop("a", "Reservoir", "Kamikaze", hp=8), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe"), (GUN,), [(40.0, 40.0)]),
    )
    state = in_phase(army(*rows))
    down = state.with_figures(replace(state.figures["red11"], hp=0))
    assert run(down, remove_casualties).state.hp("red1") == 2


@pytest.mark.parametrize(
    ("perk", "first", "second"), [("Eternal", 0, 0), ("Last Stand", 8, 5), ("Reservoir", 2, 0)]
)
def test_who_does_not_fall_is_kept_up_at_0_hp_so_that_the_next_weapon_may_strike_it(perk, first, second):
    """Not as casualties are removed: it is there for whoever attacks next in the phase."""
    axe, gun = weapon("axe", power=10, attacks=8), weapon("gun", power=10, attacks=3)
    session = attack(duel(troop("a"), [axe, gun], soft(perk, hp=8)), (), [("axe",), ("done",)])
    assert session.state.hp("blue1") == first
    assert session.state.units["blue1"].where == "table"
    both = attack(duel(troop("a"), [axe, gun], soft(perk, hp=8)), (), [("axe",), ("gun",)])
    assert both.state.hp("blue1") == second
    struck = [e for e in both.events if isinstance(e, Said) and e.words.startswith("Red1 attacks Blue1")]
    assert len(struck) == 2


def test_an_eternal_unit_that_loses_all_is_no_casualty_and_mends_itself_in_that_phase():
    """It owes 2 of the 5 that it lost, and steals 4, of which half of its full HP count."""
    fang = weapon("fang", "HP Steal", power=10, attacks=4)
    state = duel(troop("a", hp=9, armour=None), [weapon("axe", power=10, attacks=5)], soft("Eternal", hp=3))
    state = state.with_figures(replace(state.figures["blue11"], weapons=("fang",)))
    state = replace(state, profiles={**state.profiles, "fang": fang})
    session = going_on(attack(state), unit="blue1")
    assert session.state.clock.phase != "Attack"
    assert (lost(session, "red1"), session.state.hp("blue1")) == (4, 0)
    lighter = replace(state, profiles={**state.profiles, "axe": weapon("axe", power=10, attacks=4)})
    assert going_on(attack(lighter), unit="blue1").state.hp("blue1") == 1


@pytest.mark.parametrize("name", ["Last Stand", "Reservoir", "Eternal"])
def test_what_is_saved_for_later_at_0_hp_is_not_asked_for_again_as_the_unit_falls(name):
    axe = weapon("axe", power=10, attacks=8)
    state = duel(troop("a"), [axe], soft(name, "Resurrection I", hp=8))
    session = attack(state, (), [False])
    assert session.state.units["blue1"].where == "table"
    over = going_on(session, unit="blue1", name="Hold")
    assert over.state.units["blue1"].where == "gone"
    assert not over.state.is_under("blue1", f"uses of {name}")
    again = end_turn(over.state)
    assert not [e for e in again.effects if e.name.endswith("is kept for later")]


# Commander


@pytest.mark.parametrize("name", named("Commander"))
def test_what_is_for_commanders_asks_for_one(name):
    needs = CATALOGUE.get(name).needs

    def faults(*perks):
        return [need(troop("a", *perks), None) for need in needs if need(troop("a", *perks), None)]

    assert faults(name)
    for commander in ("Leader", "Sergeant", "War Master"):
        assert not faults(name, commander)


# Damage Bonus


@pytest.mark.parametrize(("hits", "hp"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_half_is_rounded_down_after_all_wielders_are_counted(hits, hp):
    """Each of so many models hits once: one at least, and not one for each."""
    gun = weapon("gun", power=10)
    assert lost(attack(duel(troop("a"), [gun], soft("Tough"), shooters=hits))) == hp


def test_multiples_of_hp_loss_come_after_what_is_added():
    """(3 by Destroy + 2 by Devastate) tripled by Terminate and halved by Tough: 7."""
    gun = weapon("gun", "Destroy I", "Devastate I", "Terminate I", power=10)
    state = duel(troop("a"), [gun], soft("Tough", hp=90))
    assert lost(attack(state, (3, 2))) == 7


# D6


DIE = [(f"Accuracy {n}+", n) for n in range(2, 7)] + [(f"Aim {n}+", n) for n in range(2, 7)]


@pytest.mark.parametrize(("name", "face"), DIE)
def test_a_perk_with_a_die_works_from_its_face_on(name, face):
    """One die for one attack, which is automatic."""
    unit, arms = ((name,), ()) if name.startswith("Accuracy") else ((), (name,))
    state = duel(troop("a", *unit), [weapon("gun", *arms, power=10)], soft())
    assert lost(attack(state, (face,))) == 1
    assert lost(attack(state, (face - 1,))) == 0


# End of Turn


@pytest.mark.parametrize("name", ["Burn", "Venom", "Leech"])
def test_what_comes_at_the_end_of_a_turn_waits_for_it_and_comes_again_in_the_next(name):
    state = duel(troop("a"), [GUN], soft(hp=20))
    state = run(state, lambda game: afflict(game, name, "blue1", by="red1")).state
    assert state.hp("blue1") == 20
    once = end_turn(state)
    assert once.hp("blue1") < 20
    assert end_turn(in_phase(once, turn=2)).hp("blue1") < once.hp("blue1")


# HP+


HEALING = ["Healer III", "Recover", "Regenerate"]


def worn(*perks, hp=1, models=1, **more):
    """A red unit of which the first model has so many HP left, and the others none."""
    user = troop("a", *perks, **{"hp": 21, "points": 100, **more})
    places = [(10.0 + 1.5 * n, 10.0) for n in range(models)]
    state = army(("red1", "red", user, (GUN,), places), ("blue1", "blue", troop("e"), (GUN,), [(40.0, 40.0)]))
    figures = [replace(f, hp=hp if n == 0 else 0) for n, f in enumerate(state.figures_of("red1"))]
    return in_phase(state.with_figures(*figures), "Move")


@pytest.mark.parametrize("name", HEALING)
@pytest.mark.parametrize("other", HEALING)
def test_from_all_sources_together_half_of_the_full_hp_is_regained_in_a_turn(name, other):
    """21 HP: at most 11 a turn."""
    names = tuple(dict.fromkeys((name, other)))
    state = worn(*names)
    for each in names:
        bearer = usable(asks(state), "red1").get(each)
        if bearer is not None:
            dice = (3, 3) if each == "Recover" else ()
            state = run(state, lambda game, b=bearer: b.perk.uses[0].run(game, b), dice).state
    alone = {"Healer III": 11, "Recover": 6, "Regenerate": 3}
    assert state.hp("red1") == 1 + min(11, sum(alone[each] for each in names))


@pytest.mark.parametrize("name", ["HP Steal", "Assimilate"])
def test_hp_that_a_weapon_regains_count_too(name):
    gun = weapon("gun", name, power=10, attacks=20)
    state = duel(troop("a", "Artificial", hp=21), [gun], soft(hp=20))
    state = state.with_figures(replace(state.figures["red11"], hp=1))
    session = attack(state)
    assert 1 < session.state.hp("red1") <= 12


def test_fallen_models_count_among_the_full_hp():
    """Three models of 5 HP, one of them left with 1: of 15 HP it regains 8, and 9 are two models."""
    state = worn("Healer III", models=3)
    printed = state.profiles["a"]
    state = replace(
        state, profiles={**state.profiles, "a": replace(printed, stats={**printed.stats, "hp": 5})}
    )
    bearer = usable(asks(state), "red1")["Healer III"]
    after = run(state, lambda game: bearer.perk.uses[0].run(game, bearer)).state
    assert sorted(f.hp for f in after.figures_of("red1")) == [0, 4, 5]


def test_hp_beyond_the_full_number_last_until_the_turn_ends():
    state = worn("Regenerate", hp=20)
    bearer = usable(asks(state), "red1")["Regenerate"]
    after = run(state, lambda game: bearer.perk.uses[0].run(game, bearer)).state
    assert after.hp("red1") == 23
    assert run(after, lambda game: drop_excess(game) or iter(())).state.hp("red1") == 21


@pytest.mark.parametrize("name", HEALING)
def test_a_casualty_regains_nothing(name):
    state = worn(name)
    assert name in usable(asks(state), "red1")
    dead = state.with_figures(replace(state.figures["red11"], hp=0))
    assert name not in usable(asks(dead), "red1")
    assert run(dead, lambda game: gain(game, "red1", 9, name)).state.hp("red1") == 0


def test_who_strikes_as_a_casualty_steals_no_hp():
    """At 0 HP it still strikes in this phase, and stays at 0."""
    state = duel(troop("a", hp=9), [weapon("gun", "HP Steal", power=10, attacks=4)], soft(hp=20))
    session = attack(state.with_figures(replace(state.figures["red11"], hp=0)))
    assert lost(session) == 4
    assert not session.state.hp("red1")


# HP Loss


@pytest.mark.parametrize("name", named("HP Loss", family="Affliction"))
def test_what_needs_hp_loss_does_nothing_where_all_is_saved(name):
    gun = weapon("gun", name)
    session = attack(duel(troop("a", points=500), [gun], soft(armour=2)), (4, 6))
    assert not session.state.is_under("blue1", without_rank(name))
    assert len(rolls(session)) == 2


# Limited Use


def test_a_perk_that_fails_has_not_been_used():
    state = enlisted(duel(troop("a", "Adrenaline"), [GUN], soft()), "blue", "Deny")
    bearer = usable(asks(state), "red1")["Adrenaline"]
    assert bearer
    denied = attack(in_phase(state, "Move"), (6,), [("Adrenaline",), True], name="Move").state
    assert not denied.is_under("red1", "Adrenaline")
    assert "Adrenaline" in usable(asks(in_phase(end_turn(denied), "Move", 2)), "red1")


# Mastery Test


TESTED = named("Mastery Test", kind="unit", uses=True)


def stage(name):
    """A red user beside a friend, an enemy, a fallen friend and a fallen enemy; both units have burns."""
    rows = (
        ("red1", "red", troop("user", name, points=500, hp=9), (GUN,), [(10.0, 10.0)]),
        ("red2", "red", troop("friend", "Artificial", hp=9), (GUN,), [(12.0, 10.0)]),
        ("red3", "red", troop("dead friend"), (GUN,), [(10.0, 7.0)]),
        (
            "blue1",
            "blue",
            troop("foe", "Artificial", hp=9),
            (GUN,),
            [(10.0 + BASE if name in MELEE else 7.0, 10.0)],
        ),
        ("blue2", "blue", troop("dead foe"), (GUN,), [(8.0, 7.0)]),
        ("blue3", "blue", troop("other"), (GUN,), [(40.0, 40.0)]),
    )
    state = in_phase(army(*rows), "Move")
    dead = (replace(state.figures[f"{unit}1"], hp=0) for unit in ("red3", "blue2"))
    state = run(state.with_figures(*dead), remove_casualties).state
    for effect, unit in (("Burn", "red2"), ("Adrenaline", "blue1")):
        state = under(state, effect, unit, unit)
    return locked(state, "red1", "blue1") if name in MELEE else state


MELEE = ("Disengage", "Imprison")
IN_RESERVE = [name for name in TESTED if name.startswith("Ambush")]


@pytest.mark.parametrize("name", [n for n in TESTED if n not in (*IN_RESERVE, "Tow III", "Burrow")])
def test_a_perk_with_a_mastery_test_does_nothing_on_a_3(name):
    """The die comes before anything else happens; the perk counts as tried for this turn."""
    state = stage(name)
    bearer = usable(asks(state), "red1")[name]
    game = run(state, lambda game: bearer.perk.uses[0].run(game, bearer), (3,))
    assert game.state.effects == state.effects
    assert game.state.figures == state.figures
    assert game.state.units == state.units


@pytest.mark.parametrize("name", [n for n in TESTED if n.startswith(("Boost", "Curse", "Provoke"))])
def test_a_4_passes_a_mastery_test(name):
    state = stage(name)
    bearer = usable(asks(state), "red1")[name]
    game = run(state, lambda game: bearer.perk.uses[0].run(game, bearer), (4,))
    assert len(game.state.effects) > len(state.effects)


# Melee


@pytest.mark.parametrize("name", MELEE)
def test_a_perk_for_melees_is_used_in_one_only(name):
    state = stage(name)
    assert name in usable(asks(state), "red1")
    free = replace(state, effects=tuple(e for e in state.effects if e.name != "melee"))
    assert name not in usable(asks(free), "red1")


# Stackable


@pytest.mark.parametrize("name", sorted(NATURES))
def test_just_what_is_stackable_stacks(name):
    """Three HP lost at once lay three, or one."""
    ranks = [r for r in CATALOGUE.perks.values() if r.kind == "weapon" and without_rank(r.name) == name]
    stackable = {"Stackable" in row.terms for row in ranks}
    assert len(stackable) == 1
    state = duel(troop("a"), [GUN], soft())
    laid = run(state, lambda game: afflict(game, name, "blue1", by="red1", amount=3)).state
    assert sum(e.amount for e in laid.effects_on("blue1", name)) == (3 if stackable.pop() else 1)


@pytest.mark.parametrize("limit", ["Use I", "Recharge I"])
@pytest.mark.parametrize("order", [0, 1])
@pytest.mark.parametrize(("dice", "spent"), [((4, 6), False), ((4, 5), True)])
def test_a_weapon_whose_test_fails_has_not_been_used(limit, order, dice, spent):
    """In whatever order the weapon has its perks: neither its use nor its charge is gone."""
    wand = weapon("gun", *(("Incantation", limit), (limit, "Incantation"))[order], power=10)
    session = attack(duel(troop("a"), [wand], soft()), dice)
    assert lost(session) == int(spent)
    later = in_phase(end_turn(session.state), "Attack", 2)
    assert bool(why_not_use(asks(later), "red1", "gun")) == spent


@pytest.mark.parametrize(("dice", "kept"), [((4, 6), True), ((4, 5, 1, 1), False)])
@pytest.mark.parametrize("name", ["Clash", "Charge Up Power"])
def test_what_waits_for_the_next_use_waits_on_where_the_test_for_that_fails(name, dice, kept):
    """The bonus of the first use in a melee, and what was gathered in a turn of rest."""
    wand = weapon("gun", "Incantation", name, range=0)
    state = in_phase(duel(troop("a", hp=9), [wand], soft(), apart=5.0), "Move")
    state = run(state, lambda game: note_present(game) or iter(())).state
    met = attack(state, (), [(Placed("red11", (15.0 - BASE, 10.0)),)], name="Move").state
    met = run(met, lambda game: note_stayed(game) or iter(())).state
    ready = in_phase(end_turn(met), "Attack", 2)
    assert ready.is_under("red1", name)
    dice = dice if name == "Clash" or kept else dice[:3]
    assert attack(ready, dice).state.is_under("red1", name) == kept
