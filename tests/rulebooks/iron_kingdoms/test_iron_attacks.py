"""Attack and damage rolls in play: what is added to them, boosts, and shots into a melee."""

import pytest
from characters import begun, block, character, field, gun, hp, lies_on, options, play, said, sword, under

SHOOT, STRIKE = "Gun > foe", "Sword > foe"


def duel(*weapons, gap=5.0, foe=(), **more):
    """A shooter facing up, and a foe facing him, with so many inches between their bases."""
    stats = dict(foe)
    return field(
        character("kay", "red", (20.0, 30.0), *weapons, **more),
        character("foe", "blue", (20.0, 29.0 - gap), facing=180.0, **stats),
    )


def test_a_shot_that_reaches_the_defence_does_its_damage():
    """RAT 6 and 3+4 reach DEF 13; Power 10 and 2+5 are 3 above ARM 14."""
    session = play(duel(gun()), "kay", "stay", SHOOT, dice=(3, 4, 2, 5))
    assert hp(session, "foe") == 7


def test_a_shot_that_falls_one_short_misses():
    session = play(duel(gun()), "kay", "stay", SHOOT, dice=(3, 3))
    assert hp(session, "foe") == 10 and "it misses" in said(session)


def test_two_ones_miss_and_two_sixes_hit_whatever_is_added():
    assert hp(play(duel(gun(), rat=30), "kay", "stay", SHOOT, dice=(1, 1)), "foe") == 10
    assert hp(play(duel(gun(), rat=0, foe={"def": 40}), "kay", "stay", SHOOT, dice=(6, 6, 6, 6)), "foe") == 2


def test_strength_is_added_to_the_power_of_a_melee_weapon_only():
    """Power 5 and STR 5 and 6 are 2 above ARM 14; the gun's 10 and 6 as well, with no strength."""
    assert hp(play(duel(sword(), gap=0.25), "kay", "stay", STRIKE, dice=(6, 1, 4, 2)), "foe") == 8
    assert hp(play(duel(gun()), "kay", "stay", SHOOT, dice=(6, 1, 4, 2)), "foe") == 8


def test_aiming_adds_two_to_a_shot_after_standing_still():
    """RAT 6, aiming +2 and 2+3 reach DEF 13."""
    session = play(duel(gun()), "kay", "aim", SHOOT, dice=(2, 3, 1, 1))
    assert "aiming: +2" in said(session) and "it hits" in said(session)


def test_a_back_strike_adds_two():
    state = field(character("kay", "red", (20.0, 30.0), gun()), character("foe", "blue", (20.0, 24.0)))
    session = play(state, "kay", "stay", SHOOT, dice=(2, 3, 1, 1))
    assert "back strike: +2" in said(session) and "it hits" in said(session)


def test_a_base_that_reaches_past_the_middle_is_not_behind():
    """The centre is an inch behind the foe's middle line: his base of 2 in ends on it, or crosses it."""
    for depth, counts in ((1.0, True), (0.99, False)):
        state = field(
            character("kay", "red", (25.0, 24.0 + depth), gun(), base=50.8),
            character("foe", "blue", (20.0, 24.0)),
        )
        session = play(state, "kay", "stay", SHOOT, dice=(1, 2))
        assert ("back strike" in said(session)) == counts


def test_who_is_engaged_shoots_at_minus_four_and_may_not_aim():
    """RAT 6 less 4 for being engaged, less 4 for a target in melee: 15 or more."""
    state = field(
        character("kay", "red", (20.0, 30.0), gun()),
        character("foe", "blue", (20.0, 28.9), sword(), facing=180.0),
    )
    session = begun(state, "kay")
    assert "aim" not in options(session)
    session = play(state, "kay", "stay", SHOOT, dice=(6, 5))
    assert (
        "engaged: -4" in said(session)
        and "target in melee: -4" in said(session)
        and "15 or more" in said(session)
    )


def test_a_shot_into_a_melee_that_misses_is_rolled_against_somebody_else_there():
    """At 11 or more for the foe it misses; the friend beside him has DEF 10 and is hit by the second roll."""
    state = field(
        character("kay", "red", (20.0, 30.0), gun()),
        character("foe", "blue", (20.0, 24.0), sword(), facing=180.0),
        character("pal", "red", (21.2, 24.0), sword(), **{"def": 10}),
    )
    session = play(state, "kay", "stay", SHOOT, dice=(5, 5, 5, 3, 6, 2))
    assert hp(session, "foe") == 10 and hp(session, "pal") == 6


def test_a_die_names_who_is_in_the_way_where_there_are_several():
    state = field(
        character("kay", "red", (20.0, 30.0), gun()),
        character("foe", "blue", (20.0, 24.0), sword(), facing=180.0),
        character("pal", "red", (21.2, 24.0), sword()),
        character("mat", "red", (18.8, 24.0), sword()),
    )
    session = play(state, "kay", "stay", SHOOT, dice=(5, 5, 2, 1, 1))
    assert "Gun on Mat" in said(session)


def test_cover_adds_four_concealment_two_and_only_the_greater_counts():
    wall = block("wall", 19.0, 24.8, 20.0, 25.0)
    mist = block("mist", 18.0, 22.0, 22.0, 24.6, sight="cloud")
    for terrain, defence in (((), 13), ((wall,), 17), ((mist,), 15), ((wall, mist), 17)):
        state = field(
            character("kay", "red", (20.0, 30.0), gun()),
            character("foe", "blue", (20.0, 24.0), facing=180.0),
            terrain=terrain,
        )
        session = play(state, "kay", "stay", SHOOT, dice=(1, 2))
        assert f"{defence - 6} or more" in said(session), terrain


def test_terrain_farther_than_an_inch_from_the_target_covers_nobody():
    for top, counts in ((25.45, True), (25.55, False)):
        state = field(
            character("kay", "red", (20.0, 32.0), gun()),
            character("foe", "blue", (20.0, 24.0), facing=180.0),
            terrain=(block("wall", 19.0, top, 20.0, top + 0.2),),
        )
        assert ("cover: +4" in said(play(state, "kay", "stay", SHOOT, dice=(1, 2)))) == counts


def test_higher_ground_adds_two_to_the_defence_against_shots():
    hill = block("hill", 15.0, 20.0, 25.0, 24.6, sight="clear", high=1.0, platform=True)
    state = field(
        character("kay", "red", (20.0, 30.0), gun()),
        character("foe", "blue", (20.0, 23.0), facing=180.0, bottom=1.0),
        terrain=(hill,),
    )
    assert "on higher ground: +2" in said(play(state, "kay", "stay", SHOOT, dice=(1, 2)))


@pytest.mark.parametrize("condition", ["Knockdown", "Stationary"])
def test_melee_attacks_on_the_helpless_hit_without_a_roll_and_shots_meet_defence_five(condition):
    state = under(duel(sword(), gap=0.25), "foe", condition)
    assert hp(play(state, "kay", "stay", STRIKE, dice=(4, 2)), "foe") == 8
    state = under(duel(gun()), "foe", condition)
    assert "-1 or more" in said(play(state, "kay", "stay", SHOOT, dice=(1, 2, 1, 1)))


def test_who_is_prone_is_harder_to_shoot_and_easier_to_strike():
    shot = play(under(duel(gun()), "foe", "Prone"), "kay", "stay", SHOOT, dice=(1, 2))
    assert "9 or more" in said(shot)
    struck = play(under(duel(sword(), gap=0.25), "foe", "Prone"), "kay", "stay", STRIKE, dice=(1, 2))
    assert "5 or more" in said(struck)


def test_focus_boosts_a_roll_by_a_die_and_is_spent():
    state = under(duel(gun()), "kay", "focus left", 2)
    session = play(state, "kay", "stay", SHOOT, True, True, dice=(1, 2, 4, 6, 6, 5))
    assert hp(session, "foe") == 0 or not session.state.living("foe")
    assert [e.amount for e in session.state.effects_on("kay", "focus left")] == [0]


def test_a_weapon_attacks_as_often_as_its_rate_of_fire_and_melee_and_shots_do_not_mix():
    state = duel(gun(rof=2), sword(), gap=0.25)
    session = begun(state, "kay", (1, 2, 1, 2))
    session.answer(("stay",))
    assert options(session) == [SHOOT, STRIKE, "done"]
    session.answer((SHOOT,))
    assert options(session) == [SHOOT, "done"]
    session.answer((SHOOT,))
    assert session.pending is None


def test_damage_on_a_life_spiral_begins_where_the_die_says_and_runs_on():
    """A 5 names the Intellect of 2 boxes: 3 damage take them and one of the Physique. Then DEF is 2 lower."""
    foe = {"phy": 4, "agl": 3, "int": 2}
    session = play(duel(gun(rof=2), foe=foe), "kay", "stay", SHOOT, dice=(3, 4, 2, 5, 5))
    assert hp(session, "foe") == 6 and lies_on(session, "foe", "Crippled Intellect")
    assert "11" in next(
        line.shown for line in session.book.card(session.state, "foe").lines if line.name == "DEF"
    )
    left = {line.name: line.shown for line in session.book.card(session.state, "foe").lines}
    assert (left["Physique"], left["Agility"], left["Intellect"]) == ("3 / 4", "3 / 3", "0 / 2")


@pytest.mark.parametrize(("aspect", "line", "lower"), [("phy", "STR", 3), ("int", "DEF", 11)])
def test_a_crippled_aspect_lowers_a_number_by_two(aspect, line, lower):
    name = {"phy": "Crippled Physique", "int": "Crippled Intellect"}[aspect]
    state = under(duel(gun()), "kay", name)
    card = play(state, "kay").book.card(state, "kay")
    assert next(each.shown for each in card.lines if each.name == line) == str(lower)


def test_a_crippled_agility_lowers_attack_rolls_by_two():
    state = under(duel(gun()), "kay", "Crippled Agility")
    assert "9 or more" in said(play(state, "kay", "stay", SHOOT, dice=(1, 2)))
