"""Attacks: shields and Pierce, reactive checks, Revenge and Riposte, stamina, wounds and conditions.

Red dice show: 1 stamina, 2 to 4 one success, 5 two, 6 one and another die. Blue: 3, 4 one, 5 two, else none.
"""

from dataclasses import replace

import pytest
from mills import (
    act,
    answered,
    begun,
    between,
    figure,
    held,
    mill,
    options,
    place,
    planned,
    play,
    running,
    squares,
)

from battlefield.rulebooks.agemonia.targets import lines
from battlefield.rules.core.events import Said

LANE = squares("ABCD")
HIT = act("Hit", "Melee", held("Check", of="might"))
BITE = act("Bite", "Melee", held("Check", of="might"), damage=3)
SPIT = act("Spit", "Ranged", held("Check", of="agility"), damage=3, range=3)


def fight(actor, *figures, action="Hit", areas=LANE, **more):
    return planned(mill(areas, actor, *figures, **more), actor[0], action)


def struck(*perks, shield=0, dice=(5, 5), damage=0):
    """The health that an Enemy of 10 has left after a Hero with might 2 hit it."""
    hit = act("Hit", "Melee", held("Check", of="might"), *perks, damage=damage)
    state = fight(figure("sel", "A", hit, might=2, initiative=1), figure("foe", "A", shield=shield))
    return play(state, "sel", "sel/Hit", dice=dice).state.hp("foe")


# Alone against one foe a Hero is hindered: one success less. Two dice showing 5 are 4 - 1 = 3 successes.
@pytest.mark.parametrize(
    ("pierce", "shield", "left"),
    [(0, 0, 7), (0, 2, 9), (1, 2, 8), (2, 2, 7), (3, 2, 7), (0, 5, 10), (4, 5, 8)],
)
def test_each_point_of_pierce_ignores_a_point_of_shield(pierce, shield, left):
    """Never more than there is: Pierce beyond the shield adds nothing."""
    perks = (held("Pierce", amount=pierce),) if pierce else ()
    assert struck(*perks, shield=shield) == left


def test_the_points_of_two_pierces_of_one_attack_add_up():
    assert struck(held("Pierce", amount=1), held("Pierce", amount=2), shield=4) == 8


def test_pierce_counts_against_each_enemy_that_the_attack_targets():
    """Two Enemies with shield 2 each, Pierce 1: each keeps off one. Hindered by two: 2+2-1 = 3, so 2 each."""
    wave = act("Hit", "Melee", held("Check", of="might"), held("Pierce", amount=1), targets=2)
    foes = figure("foe", "A", shield=2), figure("foe2", "A", shield=2)
    state = fight(figure("sel", "A", wave, might=2, initiative=1), *foes)
    after = play(state, "sel", "sel/Hit", ("foe", "foe2"), dice=(5, 5)).state
    assert (after.hp("foe"), after.hp("foe2")) == (8, 8)


def test_a_six_is_a_success_and_another_die():
    """6, then 6, then 2: three successes, one less for being hindered; a bonus of the action is added."""
    hit = act("Hit", "Melee", held("Check", of="might"), damage=1)
    state = fight(figure("sel", "A", hit, might=1, initiative=1), figure("foe", "A"))
    assert play(state, "sel", "sel/Hit", dice=(6, 6, 2)).state.hp("foe") == 7


def test_stamina_buys_successes_up_to_two_a_die():
    """A 1 lets a Hero spend one or two stamina for as many successes."""
    state = fight(figure("sel", "A", HIT, might=1, initiative=1), figure("foe", "A"))
    session = begun(state, "sel", dice=(1,))
    asked = answered(session, "sel/Hit")
    assert options(asked) == ["0", "1", "2"]
    answered(session, "2")
    assert session.state.hp("foe") == 9
    assert session.state.hp("sel") == 10  # spent stamina is still there to be hit
    words = [event.words for event in session.events if isinstance(event, Said)]
    assert "spends 2 stamina for 2 more successes" in words


def test_one_stamina_is_told_as_one_success_and_none_is_not_told():
    state = fight(figure("sel", "A", HIT, might=2, initiative=1), figure("foe", "A"))
    session = play(state, "sel", "sel/Hit", "1", "0", dice=(1, 1))
    spent = [event.words for event in session.events if isinstance(event, Said) and "stamina" in event.words]
    assert spent == ["spends 1 stamina for 1 more success"]


def test_an_allys_check_cancels_damage():
    """Damage 3, blue 3 and 5: one and two cancelled, nothing is left; 1 and 6 cancel nothing."""
    foe = figure("foe", "A", BITE, initiative=1)
    for dice, left in (((3, 5), 10), ((1, 6), 7), ((4, 1), 8)):
        state = mill(LANE, foe, figure("sel", "A", might=2))
        assert play(state, "foe", "foe/Bite", dice=dice).state.hp("sel") == left


def test_stamina_loss_takes_what_is_available_and_the_rest_is_damage():
    """Stamina 2 from a Hero who has 1 available of 3: one is lost, one is damage."""
    drink = act("Drink", "Melee", held("Check", of="might"), stamina=2)
    state = mill(LANE, figure("foe", "A", drink, initiative=1), figure("sel", "A", hp=3),
                 effects=(("spent", "sel", "", 2),))  # fmt: skip
    after = play(state, "foe", "foe/Drink").state
    assert after.hp("sel") == 2
    assert [effect.amount for effect in after.effects_on("sel", "spent")] == [2]


def test_a_hero_is_wounded_first_and_exhausted_the_next_time():
    """Wounded: half of 5 stamina, rounded up, and no more damage than was needed. Then it is off the map."""
    maul = act("Maul", "Melee", damage=9)
    foe, other = figure("foe", "A", maul, initiative=1), figure("sam", "D")
    once = play(mill(LANE, foe, figure("sel", "A", hp=5), other), "foe", "foe/Maul").state
    assert once.hp("sel") == 3 and once.is_under("sel", "Wounded")
    hurt = mill(LANE, foe, figure("sel", "A", hp=5), other, effects=(("Wounded", "sel"),))
    again = play(hurt, "foe", "foe/Maul").state
    assert again.units["sel"].where == "gone"


# revenge


def test_revenge_returns_the_damage_taken_past_shield_and_check():
    """A Hero takes 3; the Enemy with shield 5 suffers 3."""
    state = mill(LANE, figure("foe", "A", BITE, initiative=1, shield=5),
                 figure("sel", "A", perks=(held("Revenge"),)))  # fmt: skip
    after = play(state, "foe", "foe/Bite").state
    assert (after.hp("sel"), after.hp("foe")) == (7, 7)


def test_revenge_returns_no_more_than_was_taken():
    """An Enemy with 2 health left takes 2 of 3 successes, and returns 2 without any check of the attacker."""
    foe = figure("foe", "A", perks=(held("Revenge"),), hp=2)
    state = fight(figure("sel", "A", HIT, might=2, initiative=1), foe, figure("foe2", "D"))
    after = play(state, "sel", "sel/Hit", dice=(5, 5)).state
    assert after.units["foe"].where == "gone" and after.hp("sel") == 8


def test_revenge_returns_stamina_loss_as_damage():
    drink = act("Drink", "Melee", stamina=2)
    state = mill(LANE, figure("foe", "A", drink, initiative=1), figure("sel", "A", perks=(held("Revenge"),)))
    after = play(state, "foe", "foe/Drink").state
    assert after.hp("sel") == 10 and after.hp("foe") == 8


def test_revenge_brings_no_condition_back_and_answers_no_attack_without_damage():
    """The attacker gains no condition; an attack of conditions alone is not answered at all."""
    for damage, left in ((3, 7), (0, 10)):
        web = act("Web", "Melee", "Slowed", damage=damage)
        state = mill(
            LANE, figure("foe", "A", web, initiative=1), figure("sel", "A", perks=(held("Revenge"),))
        )
        after = play(state, "foe", "foe/Web").state
        assert after.is_under("sel", "Slowed") and not after.is_under("foe", "Slowed")
        assert after.hp("foe") == left


def test_damage_that_is_cancelled_is_not_revenged():
    state = mill(LANE, figure("foe", "A", BITE, initiative=1),
                 figure("sel", "A", perks=(held("Revenge"),), might=2))  # fmt: skip
    assert play(state, "foe", "foe/Bite", dice=(5, 5)).state.hp("foe") == 10


def test_two_with_revenge_do_not_answer_each_other_for_ever():
    """What Revenge does is no attack."""
    both = (held("Revenge"),)
    state = mill(LANE, figure("foe", "A", BITE, initiative=1, perks=both), figure("sel", "A", perks=both))
    after = play(state, "foe", "foe/Bite").state
    assert (after.hp("sel"), after.hp("foe")) == (7, 7)


# riposte


def riposted(*, at="A", weapon=BITE, **info):
    state = mill(LANE, figure("foe", at, weapon, initiative=1, shield=4),
                 figure("sel", "A", perks=(held("Riposte", amount=2, **info),)))  # fmt: skip
    return 10 - play(state, "foe", f"foe/{weapon.name}").state.hp("foe")


def test_riposte_hurts_an_attacking_enemy_past_its_shield():
    assert riposted() == 2


def test_riposte_without_a_range_reaches_everywhere():
    assert riposted(at="D", weapon=SPIT) == 2


@pytest.mark.parametrize(("at", "most", "hurt"), [("B", 1, 2), ("C", 1, 0), ("C", 2, 2)])
def test_riposte_with_a_range_reaches_as_far(at, most, hurt):
    assert riposted(at=at, weapon=SPIT, range=most) == hurt


def test_riposte_against_one_kind_of_attack_spares_the_others():
    assert riposted(against="Melee") == 2
    assert riposted(weapon=SPIT, against="Melee") == 0


def test_riposte_answers_even_an_attack_that_does_nothing_or_that_defeats():
    """It follows from being attacked, whatever came of it."""
    harmless = act("Spit", "Ranged", range=3, damage=0)
    assert riposted(weapon=harmless) == 2
    state = mill(LANE, figure("foe", "A", BITE, initiative=1), figure("sel", "D"),
                 figure("dog", "A", words=("Ally",), perks=(held("Riposte", amount=2),), hp=1))  # fmt: skip
    after = play(state, "foe", "foe/Bite").state
    assert after.units["dog"].where == "gone" and after.hp("foe") == 8


# targets


def test_melee_reaches_its_own_area_and_a_full_one_beside_it():
    """Not over double lines, nor into an area with room left."""
    foe = figure("foe", "B")
    for capacity, levels, reaches in (({"B": 1}, {}, True), ({}, {}, False), ({"B": 1}, {"B": 1}, False)):
        areas = squares("AB", capacity=capacity, levels=levels)
        asked = begun(fight(figure("sel", "A", HIT, initiative=1), foe, areas=areas), "sel").pending
        assert ("sel/Hit" in options(asked)) is reaches


def test_enemies_strike_the_highest_taunt_in_melee_and_shoot_the_nearest():
    two = figure("sel", "B", taunt=1), figure("sam", "A", taunt=1), figure("ann", "A", taunt=3)
    after = play(mill(LANE, figure("foe", "A", BITE, initiative=1), *two), "foe", "foe/Bite").state
    assert [after.hp(each) for each in ("sel", "sam", "ann")] == [10, 10, 7]
    after = play(mill(LANE, figure("foe", "C", SPIT, initiative=1), *two), "foe", "foe/Spit").state
    assert [after.hp(each) for each in ("sel", "sam", "ann")] == [7, 10, 10]


@pytest.mark.parametrize(
    ("most", "taunts", "chosen", "hurt"),
    [
        (2, (1, 4, 2), (), (False, True, True)),
        (2, (1, 4, 4), (("sam", "ann"),), (False, True, True)),
        (2, (2, 4, 2), ("ann",), (False, True, True)),
        (3, (1, 4, 2), (), (True, True, True)),
    ],
)
def test_an_enemy_with_several_targets_goes_on_with_the_next_highest_taunt(most, taunts, chosen, hurt):
    claws = act("Claws", "Melee", damage=3, targets=most)
    three = [figure(id_, "A", taunt=much) for id_, much in zip(("sel", "sam", "ann"), taunts, strict=True)]
    state = mill(LANE, figure("foe", "A", claws, initiative=1), *three)
    after = play(state, "foe", "foe/Claws", *chosen).state
    assert [after.hp(each) < 10 for each in ("sel", "sam", "ann")] == list(hurt)


@pytest.mark.parametrize(
    ("range_", "at", "centres"),
    [
        ({"radius": 0}, ("B", "D"), ()),
        ({"radius": 1}, ("B", "D"), ("A", "B", "C")),
        ({"radius": 0}, ("B", "B"), ()),
        ({"line": 3}, ("B", "D"), ()),
    ],
)
def test_an_enemy_strikes_with_an_area_one_whom_it_would_shoot(range_, at, centres):
    """The nearest Ally is among those struck, wherever the others are."""
    fire = act("Fire", "Ranged", damage=3, range=3, **range_)
    two = figure("sel", at[0], taunt=1), figure("sam", at[1], taunt=9)
    session = begun(mill(LANE, figure("foe", "A", fire, initiative=1), *two), "foe")
    asked = answered(session, "foe/Fire")
    if centres:
        assert asked.what == "the centre of the attack" and options(asked) == list(centres)
        answered(session, centres[0])
    assert session.state.hp("sel") < 10


def test_an_enemy_that_can_attack_does_not_move():
    foe = figure("foe", "A", BITE, initiative=1)
    assert "move" not in options(begun(mill(LANE, foe, figure("sel", "A")), "foe").pending)
    assert options(begun(mill(LANE, foe, figure("sel", "B")), "foe").pending) == ["move", "done"]


def test_an_obstructed_aim_costs_one():
    """A shot at somebody with a friend beside him does 2 in place of 3."""
    foe = figure("foe", "C", SPIT, initiative=1)
    state = mill(LANE, foe, figure("sel", "A", taunt=2), figure("sam", "A"))
    assert play(state, "foe", "foe/Spit").state.hp("sel") == 8


@pytest.mark.parametrize(("damage", "bleeds"), [(2, False), (3, True), (0, True)])
def test_a_weakened_enemy_brings_no_condition_by_an_attack_that_does_nothing_else(damage, bleeds):
    claws = act("Claws", "Melee", "Bleeding", damage=damage)
    foe, sel = figure("foe", "A", claws, initiative=1), figure("sel", "A")
    after = play(mill(LANE, foe, sel, effects=(("Weakened", "foe"),)), "foe", "foe/Claws").state
    assert after.is_under("sel", "Bleeding") is bleeds and after.hp("sel") == 10 - max(0, damage - 2)


@pytest.mark.parametrize(("damage", "bleeds"), [(1, False), (2, True), (0, True)])
def test_no_condition_comes_of_an_attack_whose_damage_an_obstructed_aim_takes_away(damage, bleeds):
    """One without any damage brings its condition all the same."""
    barb = act("Barb", "Ranged", "Bleeding", damage=damage, range=2)
    foe = figure("foe", "C", barb, initiative=1)
    after = play(mill(LANE, foe, figure("sel", "A", taunt=2), figure("sam", "A")), "foe", "foe/Barb").state
    assert after.is_under("sel", "Bleeding") is bleeds and after.hp("sel") == 10 - max(0, damage - 1)


def test_an_area_attack_hits_all_foes_in_its_area_and_no_friend():
    wave = act("Wave", "Magic", held("Check", of="mind"), range=2, radius=0)
    state = fight(figure("sel", "A", wave, mind=1, initiative=1), figure("foe", "B"), figure("foe2", "B"),
                  figure("sam", "B"), figure("foe3", "C"), action="Wave")  # fmt: skip
    after = play(state, "sel", "sel/Wave", "B", dice=(5,)).state
    assert [after.hp(each) for each in ("foe", "foe2", "foe3", "sam")] == [8, 8, 10, 10]


def test_an_attack_may_push_those_it_leaves_standing():
    hit = act("Hit", "Melee", held("Push", amount=2), damage=1)
    state = fight(figure("sel", "A", hit, initiative=1), figure("foe", "A"))
    after = play(state, "sel", "sel/Hit").state
    assert place(after, "foe") == "C"


# conditions


def test_of_three_conditions_the_lowest_number_goes():
    """Bleeding is third, Slowed fourth, Held sixth: Bleeding goes."""
    web = act("Web", "Melee", "Held", damage=1)
    state = mill(LANE, figure("foe", "A", web, initiative=1), figure("sel", "A"),
                 effects=(("Slowed", "sel"), ("Bleeding", "sel")))  # fmt: skip
    after = play(state, "foe", "foe/Web").state
    assert [name for name in ("Bleeding", "Slowed", "Held") if after.is_under("sel", name)] == [
        "Slowed",
        "Held",
    ]


def test_weakened_costs_a_hero_a_die_and_an_enemy_two_damage():
    state = fight(
        figure("sel", "A", HIT, might=2, initiative=1), figure("foe", "A"), effects=(("Weakened", "sel"),)
    )
    after = play(state, "sel", "sel/Hit", dice=(5,)).state
    assert after.hp("foe") == 9 and not after.is_under("sel", "Weakened")
    state = mill(
        LANE, figure("foe", "A", BITE, initiative=1), figure("sel", "A"), effects=(("Weakened", "foe"),)
    )
    assert play(state, "foe", "foe/Bite").state.hp("sel") == 9


def test_bleeding_hurts_as_the_turn_begins_and_stunned_loses_it():
    state = fight(figure("sel", "A", HIT, initiative=1), figure("foe", "A"),
                  effects=(("Bleeding", "sel"), ("Stunned", "sel")))  # fmt: skip
    session = begun(state, "sel")
    assert session.pending is None
    assert session.state.hp("sel") == 9 and not session.state.is_under("sel", "Stunned")


def test_an_ally_stops_bleeding_by_a_maneuver_and_an_enemy_by_not_moving():
    state = mill(LANE, figure("sel", "A", initiative=1), figure("foe", "E"), effects=(("Bleeding", "sel"),))
    after = play(state, "sel", "Bleeding").state
    assert after.hp("sel") == 9 and not after.is_under("sel", "Bleeding")
    for deeds, bleeds in ((("move", "B", "stop"), True), ((), False)):
        state = mill(
            LANE, figure("foe", "A", initiative=1), figure("sel", "E"), effects=(("Bleeding", "foe"),)
        )
        after = play(state, "foe", *deeds).state
        assert after.hp("foe") == 9 and after.is_under("foe", "Bleeding") is bleeds


def test_stunned_in_its_turn_an_ally_misses_what_is_left_and_the_rest_in_the_next():
    """It acts, walks down a cliff and is Stunned: the action of its next turn is missed, its maneuver not."""
    cliff = squares("AB", levels={"A": 2})
    state = mill(cliff, figure("sel", "A", initiative=1), figure("foe", "B"))
    after = play(state, "sel", "rethink", "step", "B").state
    assert after.is_under("sel", "Stunned")  # the maneuver was missed, the action was not
    rested = replace(after, effects=tuple(e for e in after.effects if e.name != "acted"))
    session = begun(replace(rested, clock=replace(rested.clock, side="heroes")), "sel")
    assert options(session.pending) == ["move", "done"]
    assert not session.state.is_under("sel", "Stunned")


def test_a_stunned_enemy_misses_its_turn():
    state = mill(
        LANE, figure("foe", "A", BITE, initiative=1), figure("sel", "A"), effects=(("Stunned", "foe"),)
    )
    session = begun(state, "foe")
    assert session.pending is None and not session.state.is_under("foe", "Stunned")


def test_confused_loses_the_action_and_keeps_the_maneuver():
    state = fight(figure("sel", "A", HIT, initiative=1), figure("foe", "A"), effects=(("Confused", "sel"),))
    assert options(begun(state, "sel").pending) == ["move", "done"]


def test_a_confused_enemy_misses_its_attack_and_stays_where_it_could_attack():
    state = mill(
        LANE, figure("foe", "A", BITE, initiative=1), figure("sel", "A"), effects=(("Confused", "foe"),)
    )
    session = begun(state, "foe")
    assert options(session.pending) == ["foe/Bite", "done"]
    answered(session, "foe/Bite", "done")
    assert session.state.hp("sel") == 10 and not session.state.is_under("foe", "Confused")


@pytest.mark.parametrize(("more", "left", "blessed"), [(True, 8, False), (False, 9, True)])
def test_who_is_blessed_may_roll_one_die_more_once(more, left, blessed):
    """One die showing 5, then one showing 3: 2 successes or 3, one less for being hindered."""
    state = fight(
        figure("sel", "A", HIT, might=1, initiative=1), figure("foe", "A"), effects=(("Blessed", "sel"),)
    )
    after = play(state, "sel", "sel/Hit", more, dice=(5, 3) if more else (5,)).state
    assert after.hp("foe") == left and after.is_under("sel", "Blessed") is blessed


def test_a_blessing_serves_a_check_that_bears_something_too():
    """Damage 3 against blue 3 and, once Blessed, 5: one and two are kept off."""
    state = mill(LANE, figure("foe", "A", BITE, initiative=1), figure("sel", "A", might=1),
                 effects=(("Blessed", "sel"),))  # fmt: skip
    assert play(state, "foe", "foe/Bite", True, dice=(3, 5)).state.hp("sel") == 10


def test_stamina_that_the_cursed_spend_in_an_attack_is_lost():
    """Two stamina buy two successes and cost two health, none of it to be recovered; then the curse ends."""
    state = fight(
        figure("sel", "A", HIT, might=1, initiative=1), figure("foe", "A"), effects=(("Cursed", "sel"),)
    )
    after = play(state, "sel", "sel/Hit", "2", dice=(1,)).state
    assert (after.hp("foe"), after.hp("sel")) == (9, 8)
    assert not after.effects_on("sel", "spent") and not after.is_under("sel", "Cursed")


@pytest.mark.parametrize("name", ["Invisible", "Blessed", "Cursed"])
def test_three_conditions_do_nothing_to_enemies(name):
    hit = act("Hit", "Melee", name, damage=1)
    state = fight(figure("sel", "A", hit, initiative=1), figure("foe", "A"))
    assert not play(state, "sel", "sel/Hit").state.is_under("foe", name)


def test_a_weakened_attack_on_stamina_alone_takes_two_less():
    drink = act("Drink", "Melee", stamina=3)
    state = mill(
        LANE, figure("foe", "A", drink, initiative=1), figure("sel", "A"), effects=(("Weakened", "foe"),)
    )
    after = play(state, "foe", "foe/Drink").state
    assert [effect.amount for effect in after.effects_on("sel", "spent")] == [1]


def test_no_enemy_targets_who_is_invisible_but_an_area_attack_on_another_strikes_it():
    spit = act("Wave", "Magic", damage=3, range=4, radius=0)
    hidden = (("Invisible", "sel"),)
    state = mill(LANE, figure("foe", "D", SPIT, initiative=1), figure("sel", "A"), effects=hidden)
    assert options(begun(state, "foe").pending) == ["move", "done"]
    alone = mill(LANE, figure("foe", "D", spit, initiative=1), figure("sel", "A"), effects=hidden)
    assert options(begun(alone, "foe").pending) == ["move", "done"]
    both = mill(
        LANE, figure("foe", "D", spit, initiative=1), figure("sel", "A"), figure("sam", "A"), effects=hidden
    )
    after = play(both, "foe", "foe/Wave").state
    assert (after.hp("sel"), after.hp("sam")) == (7, 7)


def test_who_is_invisible_is_seen_again_once_an_enemy_is_within_an_area():
    """From D to C is still two areas from A; in B it is one."""
    for steps, hidden in ((("C",), True), (("C", "B"), False)):
        state = mill(
            LANE, figure("foe", "D", initiative=1), figure("sel", "A"), effects=(("Invisible", "sel"),)
        )
        after = play(state, "foe", "move", *steps).state
        assert after.is_under("sel", "Invisible") is hidden


# dominated


def dominated(*figures, answers=("done",), unit="sel"):
    """A turn of somebody who is Dominated."""
    state = mill(squares("ABCDE"), *figures, effects=(("Dominated", unit),))
    session = begun(state, unit)
    answered(session, *answers)
    return session


def test_a_dominated_ally_harms_the_nearest_other_and_misses_its_action():
    """Sam is an area off, ann two: sam suffers 2; of two as near it is the one with the higher Taunt."""
    sel, foe = figure("sel", "A", HIT, initiative=1), figure("foe", "E")
    session = dominated(sel, figure("sam", "B"), figure("ann", "C", taunt=9), foe)
    assert (session.state.hp("sam"), session.state.hp("ann")) == (8, 10)
    assert not session.state.is_under("sel", "Dominated")
    session = dominated(sel, figure("sam", "B", taunt=1), figure("ann", "B", taunt=2), foe,
                        answers=("nobody", "done"))  # fmt: skip
    assert (session.state.hp("sam"), session.state.hp("ann")) == (10, 8)


def test_another_hero_beside_may_bear_what_a_dominated_ally_does():
    sel, foe = figure("sel", "A", HIT, initiative=1), figure("foe", "E")
    session = dominated(sel, figure("sam", "B", taunt=1), figure("ann", "B", taunt=2), foe, answers=("sam",))
    assert (session.state.hp("sam"), session.state.hp("ann")) == (8, 10)
    assert options(session.pending) == ["move", "done"]


def test_nobody_suffers_by_a_dominated_ally_that_is_alone():
    session = dominated(figure("sel", "A", initiative=1), figure("sam", "D"), figure("foe", "E"))
    assert session.state.hp("sam") == 10 and not session.state.is_under("sel", "Dominated")


def test_a_dominated_enemy_strikes_another_in_place_of_its_attack():
    """The Heroes' side chooses between two as near; who has no attack to make stays Dominated."""
    foe, sel = figure("foe", "A", BITE, initiative=1), figure("sel", "A")
    near = figure("foe2", "B"), figure("foe3", "B")
    session = dominated(foe, sel, *near, answers=("foe/Bite", "foe3", "done"), unit="foe")
    assert [session.state.hp(each) for each in ("sel", "foe2", "foe3")] == [10, 10, 8]
    assert not session.state.is_under("foe", "Dominated")
    session = dominated(foe, figure("sel", "D"), *near, answers=("move", "stop"), unit="foe")
    assert session.state.is_under("foe", "Dominated")


# mirror


def test_a_mirror_turns_the_whole_damage_back_and_nobody_gains_a_condition():
    """3 damage and 1 stamina go past the attacker's shield."""
    web = act("Web", "Melee", "Slowed", damage=3, stamina=1)
    state = mill(LANE, figure("foe", "A", web, initiative=1, shield=5),
                 figure("sel", "A", perks=(held("Mirror"),), might=2))  # fmt: skip
    after = play(state, "foe", "foe/Web").state
    assert (after.hp("sel"), after.hp("foe")) == (10, 6)
    assert not after.is_under("sel", "Slowed") and not after.is_under("foe", "Slowed")


def test_a_mirror_against_one_kind_of_attack_lets_the_others_through():
    mirror = (held("Mirror", against="Ranged"),)
    state = mill(LANE, figure("foe", "A", BITE, initiative=1), figure("sel", "A", perks=mirror))
    after = play(state, "foe", "foe/Bite").state
    assert (after.hp("sel"), after.hp("foe")) == (7, 10)


# lines and aims


BOLT = act("Hit", "Magic", held("Check", of="mind"), line=3)
GRID = squares("ABCDE", "FGHIJ")


def test_a_line_attack_strikes_one_in_each_of_three_areas():
    """On a lane: B, C and D; the foe in E is the fourth. In C one of two is chosen. No aim is obstructed."""
    foes = figure("foe", "B"), figure("foe2", "C"), figure("foe3", "C"), figure("foe4", "E")
    state = fight(figure("sel", "A", BOLT, mind=1, initiative=1), *foes, areas=squares("ABCDE"))
    after = play(state, "sel", "sel/Hit", "foe3", dice=(5,)).state
    assert [after.hp(f"foe{n}") for n in ("", 2, 3, 4)] == [8, 10, 8, 10]


def test_the_lines_of_an_attack_are_straight_and_go_outward():
    """From F: along its row, or past a corner into the row above; never back to where it came from."""
    state = fight(figure("sel", "F", BOLT, mind=1, initiative=1), figure("foe", "I"), areas=GRID)
    found = lines(running(state), "sel", "sel/Hit")
    assert ("G", "H", "I") in found and all("I" in line for line in found)
    assert all(len(line) == 3 and line[0] == "G" for line in found)
    assert ("A", "G", "H") not in found  # no line goes up and down again


def test_a_line_ends_at_a_barrier():
    lane = squares("ABCDE")
    wall = (between(lane, "B", "C"),)
    foes = figure("foe", "C"), figure("foe2", "B")
    state = fight(figure("sel", "A", BOLT, initiative=1), *foes, areas=lane, borders=wall)
    assert lines(running(state), "sel", "sel/Hit") == (("B",),)


@pytest.mark.parametrize(("between_", "off"), [("B", 1), ("G", 0), ("D", 0)])
def test_figures_on_the_line_obstruct_an_aim(between_, off):
    """On a lane with a row below: from A to C all lines run through B, or below through F, G and H.

    Somebody in B leaves the way past F, G and H only to lines that are bent; one in G or D is in no way.
    """
    foe = figure("foe", "C", SPIT, initiative=1)
    state = mill(GRID, foe, figure("sel", "A", taunt=2), figure("foe2", between_))
    assert 10 - play(state, "foe", "foe/Spit").state.hp("sel") == 3 - off
