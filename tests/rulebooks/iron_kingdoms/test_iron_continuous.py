"""Continuous effects: one of each kind, expiry at the start of the Maintenance Phase, the rest together."""

from dataclasses import replace

import pytest
from characters import character, continuous, critical, field, gun, hp, lies_on, play, run, said, under

from battlefield.rulebooks.iron_kingdoms.continuous import continuous_on, maintain, pass_minutes
from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE
from battlefield.rulebooks.iron_kingdoms.models import number
from battlefield.rules.core.events import DiceRolled, EffectEnded, HpLost
from battlefield.rules.core.flow import Game

SHOOT = "Gun > foe"


def burning(state, unit, *names):
    """Put continuous effects on a character as weapons do."""
    for name in names:
        numbers = {"Fire": {"pow": 12}, "Corrosion": {"damage": 1}}.get(name, {})
        state = under(state, unit, name, **{"is continuous": True, **numbers})
    return state


def duel(*perks, **foe):
    return field(
        character("kay", "red", (20.0, 30.0), gun(*perks, rof=2)),
        character("foe", "blue", (20.0, 24.0), facing=180.0, **foe),
    )


def maintained(state, side, dice, answers=()):
    return run(state, lambda game: maintain(game, side), dice, answers)


def test_an_effect_takes_hold_of_who_is_hit_even_unhurt():
    session = play(duel(continuous("Fire")), "kay", "stay", SHOOT, dice=(3, 4, 1, 1))
    assert lies_on(session, "foe", "Fire") and hp(session, "foe") == 10


def test_who_is_missed_gets_nothing():
    session = play(duel(continuous("Fire")), "kay", "stay", SHOOT, dice=(1, 2))
    assert not lies_on(session, "foe", "Fire")


def test_several_kinds_are_on_a_character_at_once_but_only_one_of_each():
    state = duel(continuous("Fire"), continuous("Corrosion"))
    session = play(state, "kay", "stay", SHOOT, SHOOT, dice=(3, 4, 1, 1, 3, 4, 1, 1))
    assert [e.name for e in continuous_on(session.state, "foe")] == ["Fire", "Corrosion"]
    assert "only one of each kind" in said(session)


def test_who_is_immune_gets_nothing():
    session = play(
        duel(continuous("Fire"), words=("Immune to Fire",)), "kay", "stay", SHOOT, dice=(3, 4, 1, 1)
    )
    assert not lies_on(session, "foe", "Fire") and "it is immune" in said(session)


@pytest.mark.parametrize("face", [1, 2])
def test_on_a_one_or_two_it_expires_without_further_effect(face):
    game = maintained(burning(duel(), "foe", "Corrosion"), "blue", (face,))
    assert game.state.hp("foe") == 10 and not game.state.is_under("foe", "Corrosion")


@pytest.mark.parametrize("face", [3, 4, 5, 6])
def test_on_a_three_or_more_it_remains_and_applies(face):
    game = maintained(burning(duel(), "foe", "Corrosion"), "blue", (face,))
    assert game.state.hp("foe") == 9 and game.state.is_under("foe", "Corrosion")


def test_fire_makes_a_damage_roll_of_power_twelve():
    """12 and 4+3 are 5 above ARM 14."""
    assert maintained(burning(duel(), "foe", "Fire"), "blue", (3, 4, 3)).state.hp("foe") == 5


def test_all_expiry_is_rolled_before_anything_applies_and_what_remains_applies_at_once():
    """Fire expires on its 2; Corrosion and Venom remain and take 1 and 2 boxes in one loss."""
    state = under(
        burning(duel(), "foe", "Fire", "Corrosion"), "foe", "Venom", **{"is continuous": True, "damage": 2}
    )
    game = maintained(state, "blue", (2, 3, 4))
    lost = [event for event in game.events if isinstance(event, HpLost)]
    assert [event.total for event in lost] == [3] and lost[0].why == "Corrosion, Venom"
    rolls = [n for n, event in enumerate(game.events) if isinstance(event, DiceRolled)]
    assert max(rolls) < game.events.index(lost[0])


def test_of_two_that_remain_the_player_says_which_rolls_first():
    """Corrosion first, or Fire: its roll of 6+6 and 12 is 10 above ARM 14, and the sum 11 of 10 boxes."""
    state = burning(duel(), "foe", "Fire", "Corrosion")
    state = replace(state, figures={**state.figures, "foe/1": replace(state.figures["foe/1"], hp=20)})
    ids = [str(effect.id) for effect in continuous_on(state, "foe")]
    game = maintained(state, "blue", (3, 3, 6, 6), [tuple(reversed(ids))])
    (lost,) = [event for event in game.events if isinstance(event, HpLost)]
    assert lost.why == "Corrosion, Fire" and lost.total == 11


def test_an_effect_is_checked_in_the_turn_of_its_victim_only():
    state = burning(duel(), "foe", "Corrosion")
    assert maintained(state, "red", ()).state.hp("foe") == 10


def test_the_turn_of_a_side_begins_with_its_checks():
    """Red's last activation ends its turn; blue's begins with the check of the fire on its own."""
    state = burning(duel(), "foe", "Fire")
    state = play(state, "kay").state
    session = play(state, "ann", dice=(1,))
    assert session.state.clock.phase == "Activation" and session.state.clock.side == "blue"
    assert any(isinstance(event, EffectEnded) and event.why == "it expires" for event in session.events)


def test_a_character_without_boxes_left_is_taken_off_before_it_acts():
    state = burning(duel(hp=1), "foe", "Corrosion")
    game = maintained(state, "blue", (3,))
    assert not game.state.living("foe") and game.state.units["foe"].where == "gone"


def test_an_effect_of_a_rosters_own_may_change_numbers_while_it_remains():
    state = duel(continuous("Marsh venom", spd=-2, damage=1))
    session = play(state, "kay", "stay", SHOOT, dice=(3, 4, 1, 1))
    assert number(Game(session.state, CATALOGUE), "spd", "foe").value == 4
    (card,) = session.book.card(session.state, "foe").effects
    assert card.name == "Marsh venom" and "spd -2" in card.says
    after = maintained(session.state, "blue", (2,)).state
    assert number(Game(after, CATALOGUE), "spd", "foe").value == 6


def test_the_card_tells_what_fire_is_likely_to_do():
    """On ARM 14 a damage roll of Power 12 comes to 5 on average; 2/3, 4/9 and 8/27 of it in three turns."""
    state = burning(duel(), "foe", "Fire")
    (card,) = play(state, "kay").book.card(state, "foe").effects
    mean = 5.0 * (2 / 3 + 4 / 9 + 8 / 27)
    assert f"On average {mean:.1f} damage within 3 turns." in card.says and card.until == "until it expires"


def test_outside_combat_each_minute_checks_and_applies():
    """The first minute rolls 5 and takes a box, the second 3 and one more, in the third it expires."""
    game = run(burning(duel(), "foe", "Corrosion"), minutes(10), (5, 3, 2))
    assert game.state.hp("foe") == 8 and not game.state.is_under("foe", "Corrosion")
    assert "minute 3 after the fight" in [getattr(event, "words", "") for event in game.events]


def test_no_more_minutes_pass_than_are_asked_for():
    game = run(burning(duel(), "foe", "Corrosion"), minutes(2), (5, 3))
    assert game.state.hp("foe") == 8 and game.state.is_under("foe", "Corrosion")


def minutes(count):
    def flow(game):
        yield from pass_minutes(game, count)

    return flow


def test_after_a_battle_minutes_pass_where_the_setting_says_so():
    """The last blow fells the last of blue; then red's own fire is checked each minute."""
    state = burning(duel(hp=1), "kay", "Corrosion")
    units = {id_: u for id_, u in state.units.items() if id_ != "bob"}
    for minutes_, dice, left in ((0, (), 10), (5, (6, 1), 9)):
        bare = replace(state, units=units, settings=(("minutes after", minutes_),))
        session = play(bare, "kay", "stay", SHOOT, dice=(3, 4, 6, 6, *dice))
        assert session.state.result == "red wins" and hp(session, "kay") == left


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ((1,), "1 minute passes after the fight"),
        ((6, 1), "2 minutes pass after the fight"),
        ((), "no continuous effect is left after the fight"),
    ],
)
def test_the_minutes_that_have_passed_are_told(dice, words):
    """They pass until all that went on is over; nothing does where there was nothing."""
    state = burning(duel(hp=1), "kay", "Corrosion") if dice else duel(hp=1)
    units = {id_: u for id_, u in state.units.items() if id_ != "bob"}
    bare = replace(state, units=units, settings=(("minutes after", 5),))
    assert words in said(play(bare, "kay", "stay", SHOOT, dice=(3, 4, 6, 6, *dice)))


# critical effects


def test_two_equal_dice_that_hit_bring_the_critical_effect():
    session = play(duel(critical("Fire")), "kay", "stay", SHOOT, dice=(4, 4, 1, 1))
    assert lies_on(session, "foe", "Fire") and "critically" in said(session) and hp(session, "foe") == 10


def test_two_different_dice_that_hit_do_not():
    assert not lies_on(play(duel(critical("Fire")), "kay", "stay", SHOOT, dice=(3, 5, 1, 1)), "foe", "Fire")


def test_two_equal_dice_that_miss_are_no_critical_hit():
    assert not lies_on(play(duel(critical("Fire")), "kay", "stay", SHOOT, dice=(3, 3)), "foe", "Fire")


def test_any_two_of_three_dice_of_a_boosted_roll_are_enough():
    state = under(duel(critical("Fire")), "kay", "focus left", 1)
    session = play(state, "kay", "stay", SHOOT, True, dice=(2, 5, 2, 1, 1))
    assert lies_on(session, "foe", "Fire")


@pytest.mark.parametrize("condition", ["Knockdown", "Stationary"])
def test_a_critical_effect_may_be_a_condition(condition):
    session = play(duel(critical(condition)), "kay", "stay", SHOOT, dice=(4, 4, 1, 1))
    assert lies_on(session, "foe", condition)


def test_a_critical_hit_still_does_its_damage_and_plain_effects():
    state = duel(critical("Knockdown"), continuous("Fire"))
    session = play(state, "kay", "stay", SHOOT, dice=(4, 4, 4, 4))
    assert (
        hp(session, "foe") == 6 and lies_on(session, "foe", "Knockdown") and lies_on(session, "foe", "Fire")
    )
