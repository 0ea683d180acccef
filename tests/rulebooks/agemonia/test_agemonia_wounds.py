"""A Hero whose card is turned stays on the map: what comes besides the damage finds it there."""

from dataclasses import replace

from mills import act, between, figure, held, mill, place, planned, play, squares

LANE = squares("ABC")
REVENGE = held("Revenge")


def left(state, unit, hp):
    """The state with so much stamina left to a Hero, all of it available."""
    return state.with_figures(replace(state.figures[f"{unit}/1"], hp=hp))


def test_a_hero_that_is_wounded_gains_the_condition_of_the_attack():
    """5 of 5 lost: it has 3 left, and bleeds."""
    bite = act("Bite", "Melee", "Bleeding", damage=5)
    after = play(
        mill(LANE, figure("sel", "A", hp=5), figure("foe", "A", bite, initiative=1)), "foe", "foe/Bite"
    ).state
    assert after.hp("sel") == 3 and after.is_under("sel", "Wounded") and after.is_under("sel", "Bleeding")


def test_a_hero_that_is_wounded_by_a_fall_gains_its_condition_and_is_pushed_on():
    """4 of 4 lost on the way from A down to B: it lies stunned in C."""
    areas = squares("ABC", levels={"A": 1})
    shove = act("Shove", "Melee", held("Push", amount=2))
    state = mill(
        areas, figure("sel", "A", hp=4), figure("foe", "A", shove, initiative=1),
        borders=(between(areas, "A", "B", "step"),),
    )  # fmt: skip
    after = play(state, "foe", "foe/Shove").state
    assert after.hp("sel") == 2 and after.is_under("sel", "Stunned") and place(after, "sel") == "C"


def test_each_revenge_is_suffered_by_itself_by_a_hero_that_is_wounded_between():
    """3 left: the first takes all, and the second 3 of the 5 that are left of 10."""
    sweep = act("Sweep", "Melee", damage=3, radius=0)
    foes = (figure(name, "A", perks=(REVENGE,)) for name in ("foe", "foe2"))
    state = planned(mill(LANE, figure("sel", "A", sweep, hp=10, initiative=1), *foes), "sel", "Sweep")
    after = play(left(state, "sel", 3), "sel", "sel/Sweep").state
    assert after.is_under("sel", "Wounded") and after.hp("sel") == 2


def test_damage_and_stamina_of_one_attack_turn_a_card_only_once():
    """1 left and none to lose: 1 of stamina and 4 of damage are one blow, more than was needed."""
    drink = act("Drink", "Melee", damage=4, stamina=2)
    state = mill(LANE, figure("sel", "A", hp=10), figure("foe", "A", drink, initiative=1))
    after = play(left(state, "sel", 1), "foe", "foe/Drink").state
    assert after.is_under("sel", "Wounded") and after.hp("sel") == 5
