"""Effects that rosters make up, in Iron Kingdoms: what weapons give, feats, clouds, boxes and points."""

from dataclasses import replace

import characters
from own_effects import effect, having, used

from battlefield.rulebooks.iron_kingdoms.clouds import clouds
from battlefield.rulebooks.iron_kingdoms.turns import winner
from battlefield.rules.core.state import Held

SHOOT = "Gun > foe"


def duel(**weapon):
    return characters.field(
        characters.character("kay", "red", (20.0, 30.0), characters.gun(**weapon)),
        characters.character("foe", "blue", (20.0, 24.0), facing=180.0),
    )


def test_a_weapon_gives_its_effect_to_whom_it_hits_and_pushes_him():
    """ARM 14 less 2 lies on the foe, who is moved an inch straight away; a miss does nothing."""
    made = effect("Staggered", "struck", changes={"arm": -2}, does=(Held("Push", (("amount", 1),)),))
    state = having(duel(rof=2), made, "kay/Gun")
    session = characters.play(state, "kay", "stay", SHOOT, dice=(3, 4, 1, 1))
    assert characters.lies_on(session, "foe", "Staggered") and characters.at(session, "foe") == (20.0, 23.0)
    assert "Staggered: -2" in next(
        e.words for e in session.book.card(session.state, "foe").lines if e.name == "ARM"
    )
    missed = characters.play(state, "kay", "stay", SHOOT, dice=(1, 2))
    assert not characters.lies_on(missed, "foe", "Staggered")


def test_a_feat_burns_and_weakens_all_enemies_near():
    made = effect("Ash", "used", "enemies", within=6, changes={"def": -3},
                  does=(Held("Continuous Effect", (("of", "Fire"),)),))  # fmt: skip
    state = used(having(duel(), made, "kay"), made, "kay").state
    assert state.is_under("foe", "Fire") and not state.is_under("bob", "Fire")
    assert "4 or more" in characters.said(characters.play(state, "kay", "stay", SHOOT, dice=(1, 2)))


def test_an_effect_may_leave_a_cloud_where_its_bearer_is_and_heal_boxes():
    made = effect("Veil", "turn ends", does=(Held("Cloud Effect", (("size", 3),)),), heal=2)
    state = having(duel(), made, "kay")
    hurt = state.with_figures(replace(state.figures["kay/1"], hp=5))
    after = characters.play(hurt, "kay").state
    assert [cloud.at for cloud in clouds(after)] == [(20.0, 30.0)] and after.hp("kay") == 7


def test_who_falls_as_its_activation_begins_is_asked_nothing():
    made = effect("Doom", "turn begins", damage=20)
    session = characters.begun(having(duel(), made, "kay"), "kay")
    assert session.pending is None and session.state.units["kay"].where == "gone"
    assert "passes" not in characters.said(session)


def test_boxes_of_a_life_spiral_are_healed_aspect_by_aspect():
    state = characters.field(characters.character("kay", "red", (20.0, 30.0), phy=3, agl=3, int=3))
    for name, much in (("phy lost", 3), ("agl lost", 1), ("Crippled Physique", 1)):
        state = characters.under(state, "kay", name, much)
    state = state.with_figures(replace(state.figures["kay/1"], hp=5))
    made = effect("Draught", "turn begins", heal=3)
    after = characters.play(having(state, made, "kay"), "kay").state
    assert after.hp("kay") == 8 and not after.is_under("kay", "Crippled Physique")
    assert [e.amount for e in after.effects_on("kay", "agl lost")] == [1]


def test_points_of_a_scenario_go_before_points_that_stand():
    made = effect("Flag", "used", scores=1, once="round")
    state = having(duel(), made, "blue", side="blue")
    assert winner(state) == "draw"
    turn = replace(state, clock=replace(state.clock, side="blue"))
    assert winner(used(turn, made, side="blue").state) == "blue wins"
