"""Units that are terrain, or leave some: how others move over, through and round them, and see past."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from asking import game_of
from boarders import riding
from fighting import attack, in_phase, told
from running import run

from battlefield.geometry.kernel.shapes import BaseSize, Circle
from battlefield.rulebooks.warsurge.attack.attack import covered
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.movement.shoving import shoved
from battlefield.rulebooks.warsurge.muster import faults
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.victory import share_left
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.stats import points_now
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Roster, RosterUnit
from battlefield.rules.table import layout

GUN = weapon("gun")
BIG = BaseSize.round(127)  # 5 inches across


def field(perks, *, others=(), at=(20.0, 20.0), tall=3.0, armed=(), **stats):
    """A blue unit on a base of 5 inches, and red1 9 inches west of its middle."""
    printed = troop("bunker", *perks, **{"hp": 4, "armour": None, **stats})
    rows = [
        ("red1", "red", troop("walker", move=12), (GUN,), [(11.0, 20.0)]),
        ("blue1", "blue", printed, armed, [at]),
        *others,
    ]
    state = in_phase(army(*rows), "Move")
    figure = state.figures["blue11"]
    return state.with_figures(replace(figure, model=replace(figure.model, base=BIG, height=tall)))


def begun(state):
    return run(state, lambda game: game.tell(GameBegan())).state


def bunker(*perks, **more):
    return begun(field(("Terrain", *perks), **more))


def walked(state, at, bottom=0.0, unit="red1"):
    figure = f"{unit}1"
    return attack(state, choices=[(Placed(figure, at, bottom),)], unit=unit, name="Move").state


def refused(state, at, bottom=0.0):
    with pytest.raises(AssertionError, match="never asked"):
        walked(state, at, bottom)
    return True


# Terrain


def test_it_becomes_a_piece_of_the_table():
    known = layout.table(bunker())
    assert [piece.id for piece in known.pieces] == ["blue11"]
    assert (known.pieces[0].outline, known.pieces[0].top) == (Circle((20.0, 20.0), 2.5), 3.0)
    assert [body.id for body in known.bodies] == ["red11"]


def test_others_climb_onto_it_at_the_price_of_its_height():
    """From 11 to 20 are 9 inches, and 3 up: all of its 12."""
    assert walked(bunker(), (20.0, 20.0), 3.0).figures["red11"].model.bottom == 3.0
    assert refused(bunker(), (20.1, 20.0), 3.0)
    assert refused(bunker(), (20.0, 20.0))


def test_who_is_no_terrain_is_not_stood_on():
    assert refused(field(("Mastery",)), (20.0, 20.0), 3.0)


def test_who_stands_on_it_does_not_fight_it_and_who_is_beside_does():
    upon = walked(bunker(), (20.0, 20.0), 3.0)
    assert not unit_status.is_engaged(upon, "red1")
    beside = walked(bunker(), (20.0 - 2.5 - 16 / 25.4, 20.0))
    assert unit_status.foes_in_melee(beside, "red1") == ("blue1",)


def test_no_distance_is_kept_from_it():
    assert not unit_status.is_engaged(walked(bunker(), (16.5, 20.0)), "red1")
    assert refused(field(("Mastery",)), (16.5, 20.0))


def test_it_blocks_sight_but_to_itself():
    behind = ("blue2", "blue", troop("behind"), (), [(28.0, 20.0)])
    seen = [aim.target for aim in aims(game_of(bunker(others=(behind,))), "red1", "gun")]
    assert seen == ["blue1"]
    plain = [aim.target for aim in aims(game_of(field(("Mastery",), others=(behind,))), "red1", "gun")]
    assert plain == ["blue1", "blue2"]


def test_it_sees_out():
    assert [aim.target for aim in aims(game_of(bunker(armed=(GUN,))), "blue1", "gun")] == ["red1"]


@pytest.mark.parametrize("what", ("movement", "embark", "reserve", "effect Terrify", "effect Dread"))
def test_what_terrain_does_not_do(what):
    assert game_of(bunker()).reason_against(what, "blue1")


def test_it_stays_out_of_reserve_and_does_not_budge():
    state = bunker()
    assert run(state, lambda game: to_reserve(game, "blue1", "test")).state.units["blue1"].where == "table"
    assert shoved(state, "blue1", 90.0, 6.0).places[0].at == (20.0, 20.0)


def test_who_is_shoved_against_it_meets_it():
    shove = shoved(bunker(), "red1", 90.0, 12.0)
    assert shove.places[0].at[0] == pytest.approx(20.0 - 2.5 - 16 / 25.4)
    assert shove.units_met(bunker()) == ("blue1",)


def test_it_has_to_deploy_in_the_first_turn():
    state = army(
        ("red1", "red", troop("walker"), (), None),
        ("blue1", "blue", troop("bunker", "Terrain"), (), None),
        settings=(("deploy share", 0),),
    )
    begun_ = in_phase(begun(state), "Deploy", 1, "blue")
    session = attack(begun_, unit="blue1", name="Hold")
    assert session.state.units["blue1"].where == "table"
    assert any("cannot hold: Terrain" in words for words in told(session))


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_juggernaut_goes_through_it_and_does_not_destroy_it(rank):
    state = bunker(at=(20.0, 20.0))
    profile = troop("walker", f"Juggernaut {rank}", move=20)
    state = replace(state, profiles={**state.profiles, "walker": profile})
    after = walked(state, (24.0, 20.0))
    assert after.figures["red11"].model.at == (24.0, 20.0)
    assert [piece.id for piece in layout.table(after).pieces] == ["blue11"]
    assert after.hp("blue1") == 4


# Wreckage


def wreck(*perks, **more):
    state = field(("Wreckage", *perks), **more)
    return run(fell(state), remove_casualties).state


def fell(state):
    return state.with_figures(replace(state.figures["blue11"], hp=0))


def test_it_stays_as_a_wreck_with_one_hp():
    after = wreck(armed=(GUN,))
    assert (after.units["blue1"].where, after.hp("blue1")) == ("table", 1)
    assert after.figures["blue11"].weapons == ()
    assert after.units["blue1"].is_rough


def test_it_keeps_its_aura_and_presence_only():
    after = wreck("Presence", "Airborne", Held("Aura I", (("auras", "Protective Aura"),)))
    assert [held.name for held in after.profile_of("blue1").perks] == ["Presence", "Aura I"]


def test_the_first_hp_it_loses_removes_it():
    def hit(game):
        yield from lose(game, "blue1", 1, "test")
        yield from remove_casualties(game)

    assert run(wreck(), hit).state.units["blue1"].where == "gone"


def test_it_can_be_attacked_with_the_stats_it_had():
    state = in_phase(wreck(defence=7))
    assert [aim.target for aim in aims(game_of(state), "red1", "gun")] == ["blue1"]
    assert game_of(state).state.profile_of("blue1").stats["defence"] == 7


def test_others_walk_through_it_at_half_speed():
    """From 11 to 22: 6.5 inches to its edge, 4.5 of rough ground at double price are 15.5; to 19.5 10.5."""
    after = wreck()
    assert walked(after, (19.5, 20.0)).figures["red11"].model.at == (19.5, 20.0)
    assert refused(after, (22.0, 20.0))
    assert not unit_status.is_engaged(walked(after, (19.5, 20.0)), "red1")


def test_it_hides_who_is_behind_it_but_nothing_from_who_stands_in_it():
    behind = ("blue2", "blue", troop("behind"), (), [(24.0, 20.0)])
    after = wreck(others=(behind,))
    assert covered(game_of(after), "red1", ("red11",), "blue2")
    within = after.with_figures(
        replace(after.figures["red11"], model=replace(after.figures["red11"].model, at=(19.0, 20.0)))
    )
    assert not covered(game_of(within), "red1", ("red11",), "blue2")


def test_it_does_nothing_and_regains_nothing():
    state = replace(wreck(), clock=replace(wreck().clock, side="blue"))
    assert Action("Move", "blue", "blue1") not in Warsurge().actions(state)

    def mend(game):
        yield from gain(game, "blue1", 3, "test")

    assert run(state, mend).state.hp("blue1") == 1


def test_it_counts_for_nobody():
    after = wreck(others=(("blue2", "blue", troop("other"), (), [(40.0, 40.0)]),))
    game = game_of(after)
    assert points_now(game, "blue1") == 100
    assert share_left(game, "blue") * 2 == 1


def test_its_passengers_get_out_and_its_melees_end():
    crew = ("blue2", "blue", troop("crew"), (), [(30.0, 30.0)])
    state = riding(field(("Wreckage",), others=(crew,), transport=8), "blue2", "blue1")
    marked = run(state, lambda game: _locked(game)).state
    after = run(fell(marked), remove_casualties).state
    assert after.units["blue2"].where == "table"
    assert not unit_status.is_engaged(after, "red1")


def _locked(game):
    unit_status.lock(game, "blue1", "red1")
    yield from ()


def test_only_single_models_leave_wrecks():
    unit = RosterUnit("u", "U", BIG, 2, perks=(Held("Wreckage"),), points=100)
    assert any("single model" in fault for fault in faults(Roster("R", "warsurge", (unit,))))
    assert faults(Roster("R", "warsurge", (replace(unit, models=1),))) == []


# ovals


def test_an_oval_base_does_not_become_terrain():
    unit = RosterUnit("u", "U", BaseSize.oval(60, 35), 1, perks=(Held("Terrain"),), points=100)
    assert faults(Roster("R", "warsurge", (unit,))) == [
        "units[0] cannot have Terrain: its base is an oval; give one that is round or has edges"
    ]
    state = field(("Terrain",))
    figure = state.figures["blue11"]
    oval = replace(figure, model=replace(figure.model, base=BaseSize.oval(60, 35)))
    assert begun(state).units["blue1"].terrain == ()
    assert begun(state.with_figures(oval)).units["blue1"].terrain is None


def test_the_wreck_of_an_oval_is_the_rectangle_that_it_fits_into():
    state = wreck()
    figure = state.figures["blue11"]
    size = BaseSize.oval(4 * 25.4, 2 * 25.4)
    oval = replace(figure, model=replace(figure.model, base=size, at=(20.0, 20.0), facing=90.0))
    (piece,) = layout.table(state.with_figures(oval)).pieces
    corners = sorted((round(x, 9), round(y, 9)) for x, y in piece.outline.points)
    assert corners == [(18.0, 19.0), (18.0, 21.0), (22.0, 19.0), (22.0, 21.0)]
