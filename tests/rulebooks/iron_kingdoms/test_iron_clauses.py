"""Single clauses of clouds, continuous effects and critical hits."""

from dataclasses import replace

import pytest
from characters import (
    at,
    begun,
    character,
    continuous,
    critical,
    field,
    gun,
    hp,
    lies_on,
    perk,
    play,
    run,
    said,
    sword,
    under,
)
from test_iron_clouds import smoke
from test_iron_continuous import burning, maintained, minutes

from battlefield.rulebooks.iron_kingdoms.clouds import clouds
from battlefield.rulebooks.iron_kingdoms.continuous import continuous_on
from battlefield.rulebooks.iron_kingdoms.sight import sees
from battlefield.rules.core.events import DiceRolled, HpLost

SHOOT = "Gun > foe"


def duel(*perks, near=(), gap=5.0, **weapon):
    """A shooter facing up and a foe facing him, with others about the foe."""
    return field(
        character("kay", "red", (20.0, 30.0), gun(*perks, **weapon)),
        character("foe", "blue", (20.0, 29.0 - gap), facing=180.0),
        *near,
    )


# what brings effects about


@pytest.mark.parametrize("kind", ["ranged", "spell"])
def test_attacks_and_spells_bring_effects_about_besides_damage(kind):
    """Power 10 and 4+4 are 4 above ARM 14."""
    session = play(duel(continuous("Fire"), kind=kind), "kay", "stay", SHOOT, dice=(3, 4, 4, 4))
    assert hp(session, "foe") == 6 and lies_on(session, "foe", "Fire")


def test_a_melee_attack_brings_effects_about_too():
    state = field(
        character("kay", "red", (20.0, 30.0), sword(continuous("Corrosion"))),
        character("foe", "blue", (20.0, 28.75), facing=180.0),
    )
    session = play(state, "kay", "stay", "Sword > foe", dice=(3, 4, 1, 1))
    assert lies_on(session, "foe", "Corrosion")


# clouds


def test_who_is_within_in_any_part_suffers_what_a_cloud_does_and_is_concealed_besides():
    """A base of an inch 2.4 in off is covered by a hair: fire takes hold, and shots need 2 more."""
    state = duel(near=(character("pal", "blue", (22.4, 24.0), facing=180.0),))
    state = smoke(state, (20.0, 24.0), 4, of="Fire")
    session = play(state, "kay", "stay", "Gun > pal", dice=(1, 2))
    assert "concealment in a cloud: +2" in said(session)
    turn = replace(state, clock=replace(state.clock, side="blue"))
    assert lies_on(play(turn, "pal"), "pal", "Fire")
    assert not lies_on(
        play(smoke(duel(near=(character("pal", "blue", (22.6, 24.0)),)), (20.0, 24.0), of="Fire"), "kay"),
        "pal",
        "Fire",
    )


def test_a_spell_meets_concealment_as_well_and_a_melee_attack_does_not():
    state = smoke(duel(kind="spell"), (20.0, 24.0))
    assert "concealment" in said(play(state, "kay", "stay", SHOOT, dice=(1, 2)))
    close = field(
        character("kay", "red", (20.0, 30.0), sword()), character("foe", "blue", (20.0, 28.75), facing=180.0)
    )
    struck = play(smoke(close, (20.0, 28.75)), "kay", "stay", "Sword > foe", dice=(1, 2))
    assert "concealment" not in said(struck)


def test_nobody_outside_sees_anything_beyond_a_cloud_nor_charges_it():
    state = field(
        character("kay", "red", (20.0, 30.0), sword()), character("foe", "blue", (20.0, 24.0), facing=180.0)
    )
    assert "foe" in [option.id for option in begun(state, "kay").pending.options]
    hidden = smoke(state, (20.0, 27.0), 3)
    assert not sees(hidden, "kay", "foe") and not sees(hidden, "foe", "kay")
    assert "foe" not in [option.id for option in begun(hidden, "kay").pending.options]


@pytest.mark.parametrize(("x", "seen"), [(22.499, True), (22.501, False)])
def test_sight_goes_through_the_cloud_to_whose_base_it_covers_by_a_hair(x, seen):
    """A cloud of 4 inches about x = 20, looked through from x = 10 at a base of an inch on its far edge."""
    state = field(character("kay", "red", (10.0, 20.0)), character("foe", "blue", (x, 20.0)))
    assert sees(smoke(state, (20.0, 20.0)), "kay", "foe") is seen


# continuous effects


def test_an_effect_stays_on_and_harms_in_turn_after_turn():
    state = burning(duel(), "foe", "Corrosion")
    for left in (9, 8, 7):
        state = maintained(state, "blue", (3,)).state
        assert state.hp("foe") == left and state.is_under("foe", "Corrosion")


def test_a_second_of_the_same_kind_is_not_put_on_and_another_kind_is():
    state = duel(continuous("Fire"), continuous("Fire"), continuous("Corrosion"))
    session = play(state, "kay", "stay", SHOOT, dice=(3, 4, 1, 1))
    assert [effect.name for effect in continuous_on(session.state, "foe")] == ["Fire", "Corrosion"]


@pytest.mark.parametrize("faces", [(1, 6), (6, 1), (2, 2), (3, 3)])
def test_each_effect_has_a_die_of_its_own(faces):
    """Two that do 1 and 2 damage: those whose die shows 3 or more remain and apply."""
    state = under(burning(duel(), "foe", "Corrosion"), "foe", "Venom", **{"is continuous": True, "damage": 2})
    game = maintained(state, "blue", faces)
    stays = [face > 2 for face in faces]
    assert [game.state.is_under("foe", name) for name in ("Corrosion", "Venom")] == stays
    assert game.state.hp("foe") == 10 - sum(harm for harm, on in zip((1, 2), stays, strict=True) if on)


def test_what_remains_is_lost_in_one_go_and_after_all_checks():
    state = burning(duel(), "foe", "Fire", "Corrosion")
    events = maintained(state, "blue", (3, 3, 1, 1)).events
    checks = [n for n, each in enumerate(events) if isinstance(each, DiceRolled) and len(each.faces) == 1]
    lost = [n for n, each in enumerate(events) if isinstance(each, HpLost)]
    assert len(lost) == 1 and max(checks) < min(lost)


def test_effects_are_checked_at_the_start_of_the_phase_before_anybody_acts():
    """The turn of blue begins with its checks: whoever falls there has no activation."""
    state = burning(
        field(character("kay", "red", (20.0, 30.0)), character("foe", "blue", (20.0, 10.0), hp=1)),
        "foe",
        "Corrosion",
    )
    session = play(play(state, "kay").state, "ann", dice=(3,))
    assert session.state.clock.side == "blue" and not session.state.living("foe")
    assert "foe" not in [action.unit for action in session.book.actions(session.state)]


def test_outside_combat_a_minute_may_end_an_effect_without_its_harm():
    game = run(burning(duel(), "foe", "Corrosion"), minutes(3), (2,))
    assert game.state.hp("foe") == 10 and not game.state.is_under("foe", "Corrosion")


# critical hits


def test_a_critical_effect_needs_no_damage_and_spares_who_is_missed():
    """Power 10 and two ones are below ARM 14; a pair of threes misses DEF 13."""
    state = duel(critical("Fire"))
    hit = play(state, "kay", "stay", SHOOT, dice=(4, 4, 1, 1))
    assert hp(hit, "foe") == 10 and lies_on(hit, "foe", "Fire")
    assert not lies_on(play(state, "kay", "stay", SHOOT, dice=(3, 3)), "foe", "Fire")


@pytest.mark.parametrize(("faces", "burns"), [((4, 4), True), ((3, 5), False)])
def test_a_direct_critical_hit_of_a_template_takes_all_under_it_and_nobody_else(faces, burns):
    """The template of 4 inches covers the pal 2 inches off, not the mate 3 inches off."""
    near = (character("pal", "red", (22.0, 24.0)), character("mate", "blue", (17.0, 24.0)))
    session = play(duel(critical("Fire"), near=near, aoe=4), "kay", "stay", SHOOT, dice=(*faces, 1, 1, 1, 1))
    assert [lies_on(session, each, "Fire") for each in ("foe", "pal", "mate")] == [burns, burns, False]


def test_a_template_that_deviated_brings_nothing_critical_to_whom_it_covers():
    """A pair of threes misses; the template comes down an inch farther on and still covers the foe."""
    session = play(duel(critical("Fire"), aoe=4), "kay", "stay", SHOOT, dice=(3, 3, 1, 1, 1, 1))
    assert not lies_on(session, "foe", "Fire") and at(session, "foe") == (20.0, 24.0)
    assert not clouds(session.state)


def test_a_cloud_of_an_attack_is_its_templates_and_one_that_is_laid_is_its_own():
    for size in (3, 4, 5):
        session = play(duel(perk("Cloud Effect"), aoe=size, pow=None), "kay", "stay", SHOOT, dice=(3, 4))
        assert clouds(session.state)[0].template.size == size


def test_a_cloud_of_the_side_that_goes_second_lies_until_its_own_next_turn():
    """Laid in blue's turn it lies through red's, and clears as blue's next one begins."""
    pot = gun(perk("Cloud Effect", laid=True), pow=None, aoe=3, reach=12)
    foe = character("foe", "blue", (20.0, 22.0), pot)
    state = field(character("kay", "red", (20.0, 30.0)), foe, side="blue")
    state = play(play(state, "foe", "stay", "Gun > place", (20.0, 16.0)).state, "bob").state
    assert state.clock.side == "red" and clouds(state)
    state = play(play(state, "kay").state, "ann").state
    assert state.clock.side == "blue" and not clouds(state)
