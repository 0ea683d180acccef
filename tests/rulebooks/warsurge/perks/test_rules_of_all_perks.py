"""The rules that hold for all perks: who is a friend, what stacks, what transports and reserves change."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from convoys import convoy, inside
from fighting import attack, duel, in_phase, line, lost, rolls, under
from offered import offered
from running import asks, end_turn, run

from battlefield.geometry.distance import gap
from battlefield.rulebooks.warsurge.attack.attack import Striking
from battlefield.rulebooks.warsurge.attack.targets import aims, attack_on, why_not_use
from battlefield.rulebooks.warsurge.movement.embarking import spill
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import gain
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.units.staying import note_present, note_stayed, turns_stayed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import RESERVE, TABLE, Effect, Held, Until
from battlefield.rules.table import layout

BASE = 32 / 25.4
GUN = weapon("gun")
USES = [row for row in CATALOGUE.perks.values() if row.kind == "unit" and row.uses]


# transports that arrive


def carrier(*perks, turn=2, enemy=(40.0, 40.0), waiting=4):
    """A red transport with room for 4 HP and a squad of so many in reserve, and a blue unit far below."""
    rows = (
        ("truck", "red", troop("truck", *perks, transport=4, hp=6), (GUN,), None),
        ("squad", "red", troop("squad"), (GUN,), None),
        ("foe", "blue", troop("foe"), (GUN,), [enemy]),
    )
    state = army(*rows)
    for unit, count in (("truck", 1), ("squad", waiting)):
        known = state.units[unit]
        state = state.with_unit(replace(known, figures=known.figures[:count], strength=count))
    return in_phase(state, "Deploy", turn)


@pytest.mark.parametrize(
    ("perk", "use"), [("Invade III", ()), ("Ambush III", (("Ambush III",),))], ids=["Invade", "Ambush"]
)
def test_a_transport_brings_units_along_by_its_own_perk(perk, use):
    """They have no such perk, and could not deploy where the transport comes in."""
    there = (Placed("truck1", (20.0, 24.0)),)
    dice = [4] if use else []
    hold = ("truck|truck1|",)
    brought = attack(carrier(perk), dice, [*use, there, hold], "truck", "Deploy").state
    assert brought.units["truck"].where == TABLE
    assert brought.units["squad"].where == "truck"
    left = attack(carrier(perk), dice, [*use, there, ("reserve",)], "truck", "Deploy").state
    assert left.units["squad"].where == RESERVE
    full = attack(carrier(perk, waiting=5), dice, [*use, there], "truck", "Deploy").state
    assert full.units["squad"].where == RESERVE


def test_a_transport_in_its_own_zone_is_deployed_into_as_ever():
    after = attack(carrier("Invade III"), (), [(Placed("truck1", (20.0, 5.0)),)], "truck", "Deploy").state
    assert after.units["squad"].where == RESERVE
    aboard = attack(after, (), [("truck|truck1|",)], "squad", "Deploy").state
    assert aboard.units["squad"].where == "truck"


# reserves


def reserves(perk, side="blue"):
    """A red unit with a perk in reserve, wounded; another unit of a side in its own reserve, wounded too."""
    rows = (
        ("red1", "red", troop("user", perk, points=500, hp=20), (GUN,), None),
        ("other", side, troop("other", "Artificial", hp=20), (GUN,), None),
        ("foe", "blue", troop("foe"), (GUN,), [(40.0, 40.0)]),
    )
    state = army(*rows)
    for unit in ("red1", "other"):
        known = state.units[unit]
        state = state.with_unit(replace(known, figures=known.figures[:1], strength=1))
        state = state.with_figures(replace(state.figures_of(unit)[0], hp=4))
    return in_phase(under(state, "Burn", "other", "foe"), "Deploy", 2)


@pytest.mark.parametrize("perk", [row.name for row in USES if "radius" in row.numbers])
def test_nobody_in_reserve_uses_a_perk_on_the_other_sides_reserve(perk):
    assert "other" not in offered(reserves(perk), perk)


@pytest.mark.parametrize("perk", ["Healer I", "Engineer I", "Cure I", "Boost Move", "Blood Pact", "Recover"])
def test_units_in_reserve_use_perks_on_friends_there(perk):
    state = reserves(perk, side="red")
    assert perk in usable(asks(state), "red1")
    assert perk == "Recover" or "other" in offered(state, perk)


# limited uses


LIMITED = [
    (row.name, int(term[13:-1]))
    for row in USES
    for term in row.terms
    if term.startswith("Limited Use") and row.name != "Fusion"
]


def scene(*perks, phase="Move", **more):
    """A red unit of one with perks, a friend and an enemy near it."""
    stats = {"hp": 7, "points": 500, **more}
    rows = (
        ("red1", "red", troop("user", *perks, **stats), (GUN,), [(10.0, 10.0)]),
        ("red2", "red", troop("friend", hp=7), (GUN,), [(14.0, 10.0)]),
        ("blue1", "blue", troop("foe", hp=7), (GUN,), [(10.0, 16.0)]),
    )
    return in_phase(army(*rows), phase)


def used(state, perk, dice=()):
    """The state after a perk was used, with nothing left of it but what counts its uses."""
    bearer = usable(asks(state), "red1")[perk]
    after = run(state, lambda game: bearer.perk.uses[0].run(game, bearer), dice).state
    counts = tuple(effect for effect in after.effects if effect.name.startswith("uses of"))
    return replace(state, effects=counts, serial=after.serial)


@pytest.mark.parametrize(("perk", "times"), LIMITED)
def test_a_limited_perk_is_used_as_often_as_its_term_says(perk, times):
    state = scene(perk)
    for _ in range(times):
        assert perk in usable(asks(state), "red1")
        state = used(state, perk)
    assert perk not in usable(asks(state), "red1")


def test_limited_uses_are_counted_for_each_unit_and_each_perk():
    state = scene("Adrenaline", "Courage")
    twin = state.profiles["friend"]
    twin = replace(twin, perks=state.profiles["user"].perks)
    state = replace(state, profiles={**state.profiles, "friend": twin})
    after = used(state, "Adrenaline")
    assert set(usable(asks(after), "red1")) == {"Courage"}
    assert set(usable(asks(after), "red2")) == {"Adrenaline", "Courage"}


def test_what_answers_once_in_the_game_does_not_answer_again():
    """Reflect I has sent a weapon back; the next one is not even asked about, in this turn or a later one."""
    guns = (weapon("gun", power=10), weapon("other", power=10))
    state = duel(troop("a", hp=9, armour=None), guns, troop("t", "Reflect I", hp=9, armour=None))
    session = attack(state, (4,), [("gun",), True, ("other",)])
    assert (lost(session, "red1"), lost(session, "blue1")) == (1, 1)
    later = attack(in_phase(end_turn(session.state), "Attack", 2), (), [("gun",), ("other",)])
    assert lost(later, "blue1") == 2


def test_a_spy_comes_into_the_enemys_zone_once_in_the_game():
    rows = (
        ("red1", "red", troop("spy", "Espionage"), (GUN,), None),
        ("blue1", "blue", troop("foe"), (GUN,), [(4.0, 20.0)]),
    )
    state = in_phase(army(*rows), "Deploy", 2)
    spied = run(state, lambda game: game.end("phase", "Deploy"), (), [True]).state
    assert spied.units["red1"].where == TABLE
    back = spied.with_unit(replace(spied.units["red1"], where=RESERVE))
    again = in_phase(end_turn(end_turn(back)), "Deploy", 4)
    assert run(again, lambda game: game.end("phase", "Deploy")).state.units["red1"].where == RESERVE


# stacking


LYING = [row for row in CATALOGUE.perks.values() if any(give.scope == "under" for give in row.gives)]


def figures(state, row):
    """Give each figure that a row changes, of both units in the attack of the first on the second."""
    game = asks(state)
    found_aims = aims(game, "red1", "gun")
    about = Striking(attack_on(game, "red1", "gun", found_aims[0])) if found_aims else None
    found = {}
    for stat_ in {give.stat for give in row.gives}:
        for unit, foe in (("red1", "blue1"), ("blue1", "red1")):
            found[stat_, unit] = game.figure(stat_, 10, unit, weapon="gun", foe=foe, about=about).value
    return found


@pytest.mark.parametrize("row", LYING, ids=lambda row: row.name)
def test_an_effect_laid_twice_counts_once_unless_it_is_stackable(row):
    """Of whoever laid it: two units with one perk are no more than one."""
    others = [
        (id_, "red", troop("x"), (GUN,), line(1, x, 14.0)) for id_, x in (("red2", 10.0), ("red3", 13.0))
    ]
    state = duel(troop("a", hp=9, aegis=5), [GUN], troop("t", hp=9, aegis=5), others=others)
    once = under(state, row.name, "red1", "red2")
    twice = under(once, row.name, "red1", "red3")
    changes = figures(once, row) != figures(state, row)
    assert (figures(once, row) != figures(twice, row)) == (changes and "Stackable" in row.terms)


AROUND = [r.name for r in CATALOGUE.perks.values() if r.kind == "unit" and any(not g.mine for g in r.gives)]


@pytest.mark.parametrize("name", AROUND)
def test_two_units_with_one_perk_help_or_hinder_no_more_than_one(name):
    def beside(*users):
        others = [
            (
                f"blue{n + 2}",
                "blue",
                troop(f"x{n}", *(perk for perk in (name,) if n in users)),
                (GUN,),
                line(1, 20.0, 14.0 + 4 * n),
            )
            for n in range(2)
        ]
        state = duel(troop("a", hp=9), [GUN], troop("t", hp=9), others=others)
        return figures(state, CATALOGUE.get(name))

    assert beside(0, 1) in (beside(0), beside(1))


def test_two_different_penalties_to_attack_dice_both_count():
    """4+ with -1 from each side: a 5 misses."""
    state = duel(troop("a"), [GUN], troop("t", defence=4, hp=9, armour=None))
    weakened = under(under(state, "Blind", "red1", "blue1"), "Concussive", "red1", "blue1")
    assert lost(attack(weakened, (5,))) == 0
    assert lost(attack(weakened, (6,))) == 1
    assert lost(attack(under(state, "Blind", "red1", "blue1"), (5,))) == 1


@pytest.mark.parametrize(("dice", "stunned"), [((3, 3, 4), True), ((3, 3, 3), False), ((4,), True)])
def test_three_hp_lost_to_an_affliction_are_three_skill_tests(dice, stunned):
    """The first that passes lays it; more of it would add nothing."""
    gun = weapon("gun", "Stun", attacks=3, power=10)
    session = attack(duel(troop("a"), [gun], troop("t", defence=4, hp=9, armour=None)), dice)
    assert session.state.is_under("blue1", "Stun") == stunned


def test_all_models_with_one_weapon_share_the_power_that_is_thrown():
    """Power 3 and 2 thrown against Defence 5: both models need 4+."""
    gun = weapon("gun", "+Power II (D6)", power=3)
    session = attack(duel(troop("a"), [gun], troop("t", defence=5, hp=9, armour=None), shooters=2), (2, 4, 3))
    assert rolls(session)[0] == ("+Power II (D6)", 1)
    assert lost(session) == 1


def test_weapons_of_one_profile_are_used_together_and_once():
    state = duel(troop("a"), [GUN, weapon("other")], troop("t", defence=4, hp=9, armour=None), shooters=3)
    session = attack(state, (4, 4, 3, 4, 3, 3), [("gun",), ("other",)])
    assert [count for _, count in rolls(session)] == [3, 3]


def test_what_a_unit_uses_all_of_its_models_use():
    rows = (
        ("red1", "red", troop("a", "Teleport II"), (GUN,), line(3)),
        ("blue1", "blue", troop("t"), (GUN,), [(40.0, 40.0)]),
    )
    state = in_phase(army(*rows), "Move")
    there = tuple(Placed(f"red1{n + 1}", (19.0, 10.0 + 1.5 * n)) for n in range(3))
    bearer = usable(asks(state), "red1")["Teleport II"]
    after = run(state, lambda game: bearer.perk.uses[0].run(game, bearer), (4,), (there,)).state
    assert [figure.model.at[0] for figure in after.figures_of("red1")] == [19.0, 19.0, 19.0]


# in transports


def test_the_movement_of_a_transport_is_not_that_of_who_is_aboard():
    """A heavy weapon may be used out of a transport that has moved, not by who has moved itself."""
    cannon = weapon("cannon", kind="Heavy", range=48)
    state = convoy(models=1, fire_points=1)
    armed = replace(state.figures["squad1"], weapons=("cannon",))
    state = replace(state, profiles={**state.profiles, "cannon": cannon}).with_figures(armed)
    gone = attack(inside(state), (), [(Placed("truck1", (16.0, 14.0)),)], "truck", "Move").state
    assert unit_status.has_moved(gone, "truck")
    assert not unit_status.has_moved(gone, "squad")
    assert not why_not_use(asks(in_phase(gone, "Attack")), "squad", "cannon")
    assert why_not_use(asks(in_phase(under(gone, unit_status.MOVED, "squad"), "Attack")), "squad", "cannon")


@pytest.mark.parametrize(("where", "turns"), [("truck", 1), (RESERVE, 0)])
def test_turns_aboard_are_turns_on_the_battlefield(where, turns):
    state = inside(convoy(models=1)) if where == "truck" else convoy(models=1)
    state = state.with_unit(replace(state.units["squad"], where=where))

    def flow(game):
        note_present(game)
        note_stayed(game)
        yield from ()

    assert turns_stayed(run(state, flow).state, "squad") == turns


# moving where somebody stands


@pytest.mark.parametrize("perk", ["Airborne", "Incorporeal", "Jumper I", "Juggernaut I"])
def test_who_was_there_first_stays_and_nobody_ends_on_it(perk):
    others = [("blue1", "blue", troop("t"), (GUN,), [(14.0, 10.0)])]
    rows = (("red1", "red", troop("a", perk, move=12), (GUN,), [(10.0, 10.0)]), *others)
    state = in_phase(army(*rows), "Move")
    beyond, on = ((Placed("red11", at),) for at in ((20.0, 10.0), (14.4, 10.0)))
    if perk == "Airborne":
        over = attack(state, (), [beyond], name="Move").state
        assert over.figures["red11"].model.at == (20.0, 10.0)
        assert over.figures["blue11"].model.at == (14.0, 10.0)
    with pytest.raises(AssertionError, match="never asked"):
        attack(state, (), [on], name="Move")


# arithmetic


def test_attacks_are_added_to_before_they_are_doubled():
    """1 attack, 3 thrown, doubled: 8 dice."""
    gun = weapon("gun", "+Attacks I (D3)", attacks=1)
    state = under(
        duel(troop("a"), [gun], troop("t", defence=4, hp=9, armour=None)), "Boost Attacks", "red1", "red1"
    )
    assert rolls(attack(state, (3, *[1] * 8)))[-1][1] == 8


def test_movement_is_lowered_before_it_is_halved():
    """Move 6, chilled twice, cursed: 4 halved, not 3 less 2."""
    state = duel(troop("a", move=6), [GUN], troop("t"))
    chilled = under(under(state, "Curse Move", "red1", "blue1"), "Chill", "red1", "blue1", amount=2)
    assert stat(asks(chilled), "move", "red1").value == 2


def shot(*perks, dice, ap=None, armour=3, corroded=False):
    gun = weapon("gun", *perks, power=10, ap=ap)
    state = duel(troop("a"), [gun], troop("t", defence=4, hp=9, armour=armour))
    return lost(attack(under(state, "Corrode", "blue1", "red1") if corroded else state, dice))


def test_a_save_whose_stat_is_lowered_is_ignored_by_ap_that_fits_it_now():
    """3+ corroded is 4+, which AP 4+ ignores; without Corrode a 3 saves."""
    assert shot(dice=(), ap=4, corroded=True) == 1
    assert shot(dice=(3,), ap=4) == 0


def test_a_dice_modifier_makes_a_save_worse_and_leaves_ap_alone():
    """3+ with a modifier of -1 saves on 4; AP 4+ still does not ignore it."""
    assert shot("Penetrate I", dice=(3,), ap=4) == 1
    assert shot("Penetrate I", dice=(4,), ap=4) == 0


def test_the_stat_of_a_save_changes_first_and_its_dice_after_that():
    """3+ corroded to 4+, which AP 5+ does not ignore, with a modifier of -1: 5 saves."""
    assert shot("Penetrate I", dice=(4,), ap=5, corroded=True) == 1
    assert shot("Penetrate I", dice=(5,), ap=5, corroded=True) == 0
    assert shot("Penetrate I", dice=(), ap=4, corroded=True) == 1


@pytest.mark.parametrize(("armour", "corroded", "hp"), [(5, 2, 1), (6, 1, 1)])
def test_a_save_that_sinks_below_6_is_none(armour, corroded, hp):
    state = duel(troop("a"), [weapon("gun", power=10)], troop("t", defence=4, hp=9, armour=armour))
    for name in ("Corrode", "Curse Armour")[:corroded]:
        state = under(state, name, "blue1", "red1")
    assert lost(attack(state)) == hp


def test_bonuses_and_multiples_of_a_weapon_come_in_the_order_of_the_book():
    """(1 printed + 1 by Clash + 4 thrown + 3 by Arc) x 2 dice, x 3 successes each; (5 + 3) x 2 HP a die."""
    perks = (
        "Clash",
        "+Attacks II (D6)",
        "Arc I",
        "xD6 Attacks",
        "Obliterate I",
        "Destroy I",
        "Devastate I",
        "Annihilate I",
    )
    gun = weapon("gun", *perks, range=0, power=10)
    foe = troop("t", defence=4, hp=500, armour=4)
    state = in_phase(duel(troop("a"), [gun], foe, targets=5, apart=5.0), "Move")
    session = attack(state, (), [(Placed("red11", (15.0 - BASE, 10.0)),)], name="Move")
    hits = (1 + 1 + 4 + 3) * 2 * 3
    saves = (3, 3, 3) + (4,) * (hits - 3)
    after = attack(in_phase(session.state), (4, 3, 2, *saves, 5, 3))
    assert ("armour save 4+", hits) in rolls(after)
    assert lost(after) == 3 * (5 + 3) * 2


def test_what_lasts_until_the_end_of_a_turn_still_counts_for_what_happens_then():
    """Ignite burns as the turn ends: the armour boosted for this turn saves on 4, and is gone after that."""
    gun = weapon("gun", "Ignite I", power=10)
    state = attack(duel(troop("a"), [gun], troop("t", defence=4, hp=9, armour=5)), (3,)).state
    boost = Effect(state.serial + 1, "Boost Armour", "blue1", "blue1", until=Until("turn", 1))
    boosted = replace(state, effects=(*state.effects, boost), serial=state.serial + 1)
    assert end_turn(boosted, (2, 4, 4), (False,)).hp("blue1") == state.hp("blue1") == 8
    assert not end_turn(boosted, (2, 4, 4), (False,)).is_under("blue1", "Boost Armour")
    assert end_turn(state, (2, 4, 4), (False,)).hp("blue1") == 6


# friends and enemies


def commanded(state, unit, side, *, seized=False):
    """Let another side command a unit, for good or for now."""
    state = state.with_unit(replace(state.units[unit], control=side))
    return under(state, unit_status.SEIZED, unit, unit) if seized else state


@pytest.mark.parametrize("perk", ["Healer I", "Boost Move", "Blood Pact"])
@pytest.mark.parametrize("seized", [False, True])
def test_friends_are_the_units_of_the_own_roster(perk, seized):
    """Neither one of its own that others command, nor one of others that its side commands."""
    state = scene(perk)
    assert offered(state, perk) >= {"red1", "red2"}
    assert "blue1" not in offered(state, perk)
    turned = commanded(commanded(state, "red2", "blue", seized=seized), "blue1", "red", seized=seized)
    assert not {"red2", "blue1"} & offered(turned, perk)


def test_what_a_unit_does_to_itself_is_no_negative_effect():
    """Last Stand sheds what enemies laid, a curse say, and not what its own side or itself did."""
    state = duel(troop("a", "Last Stand", hp=4), [GUN], troop("t"))
    for name, by in (("Curse Move", "blue1"), ("Descend", "red1"), ("Boost Move", "red1")):
        state = under(state, name, "red1", by)
    down = state.with_figures(replace(state.figures["red11"], hp=0))
    after = run(down, remove_casualties).state
    assert {"Descend", "Boost Move"} <= {e.name for e in after.effects_on("red1")}
    assert not after.is_under("red1", "Curse Move")


# who is carried


AURA = Held("Aura I", (("auras", "Protective Aura"),))


@pytest.mark.parametrize("fire", [0, 1])
def test_what_surrounds_a_passenger_ends_at_the_hull(fire):
    """Its transport and who is in there with it have its aura, a friend beside them has not."""
    mate = ("mate", "red", troop("mate"), (GUN,), [(12.0, 10.0)])
    near = ("near", "red", troop("near"), (GUN,), [(13.0, 14.0)])
    state = convoy(squad=(AURA,), models=1, fire_points=fire, others=(mate, near), transport=9)
    state = inside(inside(state), "mate")
    game = asks(state)
    armour = {unit: stat(game, "armour", unit).value for unit in ("squad", "mate", "truck", "near")}
    plain = 2
    assert armour["near"] == plain
    assert (armour["mate"], armour["truck"]) == (plain + 1, plain + 1)


@pytest.mark.parametrize(("amount", "where"), [(1, "truck"), (2, TABLE)])
def test_who_regains_models_aboard_is_whole_there_as_far_as_there_is_room(amount, where):
    """Room for 4 HP: with 3 and one more it stays; a third model that comes back drives all three out."""
    state = convoy(models=3, transport=4)
    printed = state.profiles["squaddie"]
    state = replace(
        state, profiles={**state.profiles, "squaddie": replace(printed, stats={**printed.stats, "hp": 2})}
    )
    left = zip(state.figures_of("squad"), (2, 1, 0), strict=True)
    state = inside(state.with_figures(*(replace(figure, hp=hp) for figure, hp in left)))

    def flow(game):
        yield from gain(game, "squad", amount, "a test")
        yield from spill(game)

    after = run(state, flow).state
    assert (after.units["squad"].where, after.hp("squad")) == (where, 3 + amount)
    truck = layout.base_of(after.figures["truck1"].model)
    bases = [layout.base_of(f.model) for f in after.figures_of("squad")] if where == TABLE else []
    assert all(gap(base, truck).gap < 0.01 for base in bases)


def test_who_is_shut_in_and_the_passengers_there_fight_each_other():
    """A seed in a transport and the squad that rides in it are targets of each other, as in a melee."""
    seed = ("seed", "blue", troop("seed"), (GUN,), [(40.0, 44.0)])
    state = in_phase(inside(convoy(models=1, others=(seed,))), "Attack", side="blue")
    state = state.with_unit(replace(state.units["seed"], where="truck"))
    state = under(state, "inside", "seed", "truck")
    game = asks(state)
    assert {aim.target for aim in aims(game, "seed", "gun")} == {"truck", "squad"}
    assert "seed" in {aim.target for aim in aims(game, "squad", "bow")}
    (aim,) = (a for a in aims(game, "squad", "bow") if a.target == "seed")
    assert attack_on(game, "squad", "bow", aim).placed.melee


# what comes by itself


def test_what_comes_by_itself_is_not_asked_about():
    """A reservoir is drawn on whether its player likes it or not."""
    state = duel(troop("a", "Reservoir", hp=8), [GUN], troop("t"))
    down = state.with_figures(replace(state.figures["red11"], hp=0))
    game = run(down, remove_casualties)
    assert game.state.hp("red1") == 2
    assert game.state.is_under("red1", "uses of Reservoir")


def test_what_a_weapon_does_without_a_moment_of_its_own_comes_after_the_sequence():
    """The bite of a zombie is rolled for once all of its weapons have been used."""
    claws = (weapon("claw", power=10), weapon("fang", power=10))
    state = duel(troop("a"), claws, troop("t", defence=4, hp=9, armour=None), apart=3.0)
    state = under(state, "Zombified", "red1", "red1")
    session = attack(state, (4,), [("claw",), ("fang",)])
    assert lost(session) == 2
    assert session.state.is_under("blue1", "Zombify")
