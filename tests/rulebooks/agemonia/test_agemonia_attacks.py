"""Attacks: shields and Pierce, reactive checks, Revenge and Riposte, stamina, wounds and conditions.

Red dice show: 1 stamina, 2 to 4 one success, 5 two, 6 one and another die. Blue: 3, 4 one, 5 two, else none.
"""

import pytest
from mills import act, answered, begun, figure, held, mill, options, place, planned, play, squares

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


def test_an_enemy_that_can_attack_does_not_move():
    foe = figure("foe", "A", BITE, initiative=1)
    assert "move" not in options(begun(mill(LANE, foe, figure("sel", "A")), "foe").pending)
    assert options(begun(mill(LANE, foe, figure("sel", "B")), "foe").pending) == ["move", "done"]


def test_an_obstructed_aim_costs_one():
    """A shot at somebody with a friend beside him does 2 in place of 3."""
    foe = figure("foe", "C", SPIT, initiative=1)
    state = mill(LANE, foe, figure("sel", "A", taunt=2), figure("sam", "A"))
    assert play(state, "foe", "foe/Spit").state.hp("sel") == 8


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


def test_confused_loses_the_action_and_keeps_the_maneuver():
    state = fight(figure("sel", "A", HIT, initiative=1), figure("foe", "A"), effects=(("Confused", "sel"),))
    assert options(begun(state, "sel").pending) == ["move", "done"]


def test_blessed_and_cursed_change_the_next_check_by_one():
    for name, left in (("Blessed", 8), ("Cursed", 10)):
        state = fight(
            figure("sel", "A", HIT, might=1, initiative=1), figure("foe", "A"), effects=((name, "sel"),)
        )
        after = play(state, "sel", "sel/Hit", dice=(5,)).state
        assert after.hp("foe") == left and not after.is_under("sel", name)


def test_nobody_targets_who_is_invisible():
    state = mill(
        LANE, figure("foe", "A", BITE, initiative=1), figure("sel", "A"), effects=(("Invisible", "sel"),)
    )
    assert options(begun(state, "foe").pending) == ["move", "done"]
