"""Templates and beams of units that may direct their weapons at some units only."""

from armies import army, troop, weapon
from asking import game_of
from fighting import in_phase

from battlefield.rulebooks.warsurge.attack.beams import beam, line
from battlefield.rulebooks.warsurge.attack.template_placement import laying_of, why_not_there
from battlefield.rulebooks.warsurge.attack.templates import mode_of

BOW = weapon("bow")


def laying(*perks, mode="Explode I", turn=1):
    """A gunner with a template, an enemy 8 inches below it and another one 16 inches to its right."""
    gun = weapon("gun", mode, range=30)
    state = army(
        ("red1", "red", troop("gunner", *perks), (gun,), [(10.0, 10.0)]),
        ("near", "blue", troop("near"), (BOW,), [(10.0, 18.0)]),
        ("far", "blue", troop("far"), (BOW,), [(26.0, 10.0)]),
    )
    game = game_of(in_phase(state, turn=turn))
    return laying_of(game, "red1", "gun", game.state.figures["red11"], mode_of(game, "gun"))


def test_a_template_must_lie_on_the_nearest():
    found = laying("Berserk")
    assert not found.place_problem((10.0, 18.0))
    assert "the nearest is Near" in found.place_problem((26.0, 10.0))
    assert "the nearest is Near" in found.place_problem((30.0, 30.0))


def test_who_is_mad_and_alone_lays_it_on_itself():
    found = laying("Psychotic", turn=2)
    assert "it attacks Red1 first" in found.place_problem((10.0, 18.0))
    assert not found.problem(found.at((10.0, 11.9)))


def test_others_lay_it_where_they_like():
    found = laying()
    assert not found.place_problem((26.0, 10.0))
    assert not found.place_problem((30.0, 30.0))


def test_a_beam_must_lead_through_the_nearest():
    found = laying("Berserk", mode="Beam I")
    assert not why_not_there(found, line(found, (10.0, 18.0)))
    assert "the nearest is Near" in why_not_there(found, line(found, (26.0, 10.0)))


def test_what_is_pointed_from_a_base_has_the_whole_reach_of_the_weapon_to_lie_in():
    found = laying(mode="Diffuse")
    (circle,) = found.spans
    assert circle.centre == (10.0, 10.0)
    assert circle.radius >= found.reach + 0.5  # from the rim of the base
    assert found.within == ()
    assert laying().spans == ()  # a template that is laid apart has places, not ways


def test_a_beam_asks_for_a_way_within_the_reach_of_the_weapon():
    found = laying(mode="Beam I")
    asked = next(beam(found.game, found, "Gun")).request
    (circle,) = asked.spans
    assert circle.centre == (10.0, 10.0) and circle.radius >= found.reach + 0.5
