"""Mode perks, rank by rank: templates, beams, leaps, and what stays on the table."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, in_phase, line, lost, rolls

from battlefield.geometry.kernel.shapes import Polygon, Template
from battlefield.rulebooks.warsurge.attack.template_placement import laying_of
from battlefield.rulebooks.warsurge.attack.templates import is_template, mode_of, models_under
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.transport.passengers import ABOARD
from battlefield.rulebooks.warsurge.units.staying import PRESENT
from battlefield.rulebooks.warsurge.units.unit_status import ACTED
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Clock, Effect, Until
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table.sliding import deepest_along

BARE = troop("bare", defence=4, hp=20, armour=None)
WIDTH = 32 / 25.4
WALL = Terrain(
    "wall", Polygon(((14.0, 0.0), (14.5, 0.0), (14.5, 40.0), (14.0, 40.0))), 0.0, 6.0, sight="blocks"
)


def laying(state, unit="red1", name="gun"):
    game = Game(state, CATALOGUE)
    mode = mode_of(game, name)
    return laying_of(game, unit, name, state.figures_of(unit)[0], mode)


@pytest.mark.parametrize(
    ("name", "kind", "size"),
    [
        *(("Blast " + rank, "round", size) for rank, size in (("I", 3), ("II", 5), ("III", 10))),
        *(("Explode " + rank, "round", size) for rank, size in (("I", 3), ("II", 5), ("III", 10))),
        *(("Nova " + rank, "round", size) for rank, size in (("I", 3), ("II", 5), ("III", 10))),
        *(("Wall " + rank, "wall", size) for rank, size in (("I", 6), ("II", 12), ("III", 18))),
        *(("Cone " + rank, "cone", size) for rank, size in (("I", 8), ("II", 16))),
    ],
)
def test_each_rank_has_its_shape_and_size(name, kind, size):
    state = duel(BARE, [weapon("gun", name)], BARE)
    mode = mode_of(Game(state, CATALOGUE), "gun")
    assert (mode.shape, mode.size) == (kind, size)
    assert is_template(Game(state, CATALOGUE), "red1", "gun")


@pytest.mark.parametrize("name", ["Explode I", "Explode II", "Explode III"])
def test_a_disc_takes_the_attacks_once_for_each_model_under_it(name):
    gun = weapon("gun", name, attacks=2)
    target = troop("squad", hp=5, defence=4, armour=None)
    session = attack(duel(BARE, [gun], target, targets=2), [6, 6, 6, 6], [(20.0, 10.75)])
    assert lost(session) == 4


@pytest.mark.parametrize("name", ["Blast I", "Blast II", "Blast III"])
def test_a_blast_scatters(name):
    stayed = attack(duel(BARE, [weapon("gun", name)], BARE), [6, 6], [(20.0, 10.0)])
    assert lost(stayed) == 1
    # the third of eight directions is east: 12 inches on, nobody is under it
    missed = attack(duel(BARE, [weapon("gun", name)], BARE), [2, 3, 6, 6], [(20.0, 10.0)])
    assert lost(missed) == 0


@pytest.mark.parametrize("name", ["Nova I", "Nova II", "Nova III"])
def test_a_nova_lies_on_its_wielder_and_spares_friends(name):
    gun = weapon("gun", name, range=0)
    others = [("red2", "red", BARE, (), [(10.0, 8.6)])]
    session = attack(duel(BARE, [gun], BARE, apart=WIDTH + 0.05, others=others), [6])
    assert (lost(session), lost(session, "red2")) == (1, 0)


@pytest.mark.parametrize("name", ["Wall I", "Wall II", "Wall III"])
def test_a_wall_lies_with_its_middle_in_range_in_any_direction(name):
    gun = weapon("gun", name, range=9)
    start = duel(BARE, [gun], BARE)
    assert laying(start).place_problem((19.64, 10.0))
    assert not laying(start).place_problem((19.5, 10.0))
    along = attack(start, [6] * (2 if name == "Wall III" else 1), [(19.0, 10.0), (25.0, 10.0)])
    assert (lost(along), lost(along, "red1")) == (
        1,
        int(name == "Wall III"),
    )  # 9 in each way: its own base too
    across = attack(start, [], [(19.0, 10.0), (19.0, 15.0)])
    assert lost(across) == 0


@pytest.mark.parametrize("name", ["Cone I", "Cone II"])
def test_a_cone_needs_an_edge_in_range(name):
    state = duel(BARE, [weapon("gun", name, range=6)], BARE, apart=12.0)
    held = laying(state)
    assert not held.problem(held.at((16.0, 10.0)))
    assert held.problem(held.at((18.0, 10.0)))
    # it may point back toward its wielder from farther off, its round end within range
    assert not held.problem(held.at((18.0, 10.0), (10.0, 10.0)))
    assert lost(attack(state, [6], [(16.0, 10.0), (20.0, 10.0)])) == 1


@pytest.mark.parametrize("name", ["Cone I", "Cone II"])
def test_a_cone_of_range_0_begins_at_its_wielder(name):
    state = duel(BARE, [weapon("gun", name, range=0)], BARE, apart=4.0)
    assert lost(attack(state, [6], [(20.0, 10.0)])) == 1
    assert lost(attack(state, [], [(5.0, 10.0)])) == 0


def test_diffuse_fills_a_triangle_as_long_as_its_range():
    state = duel(BARE, [weapon("gun", "Diffuse", range=8)], BARE, apart=5.0)
    assert lost(attack(state, [6], [(20.0, 10.0)])) == 1
    need = CATALOGUE.get("Diffuse").needs[0]
    assert not need(BARE, weapon("gun", range=12))
    assert need(BARE, weapon("gun", range=13))
    assert need(BARE, weapon("gun", range=2))


def test_a_disc_lies_wholly_in_range_and_in_sight():
    held = laying(duel(BARE, [weapon("gun", "Explode I", range=9)], BARE))
    edge = 10.0 + WIDTH / 2 + 7.5
    assert not held.place_problem((edge, 10.0))
    assert "far edge" in held.place_problem((edge + 0.01, 10.0))
    hidden = laying(duel(BARE, [weapon("gun", "Explode I", range=18)], BARE, terrain=(WALL,)))
    assert "sees" in hidden.place_problem((20.0, 10.0))
    blind = laying(
        duel(BARE, [weapon("gun", "Explode I", "No Line of Sight II", range=18)], BARE, terrain=(WALL,))
    )
    assert not blind.place_problem((20.0, 10.0))


@pytest.mark.parametrize(("rank", "inches"), [("I", 6), ("II", 12), ("III", 24), ("IV", 36)])
def test_a_template_begins_beyond_its_trajectory(rank, inches):
    gun = weapon("gun", "Explode I", f"Trajectory {rank}", range=60)
    held = laying(duel(BARE, [gun], BARE, board=(96, 48)))
    begins = 10.0 + WIDTH / 2 + inches + 1.5
    assert not held.place_problem((begins, 10.0))
    assert "must begin" in held.place_problem((begins - 0.01, 10.0))


def test_fallen_models_count_no_more():
    state = duel(BARE, [weapon("gun", "Explode II")], troop("squad", hp=1, armour=None), targets=2)
    dead = state.with_figures(replace(state.figures["blue11"], hp=0))
    game = Game(dead, CATALOGUE)
    disc = Template("round", 5, (20.0, 10.75))
    assert models_under(game, "red1", [disc], mode_of(game, "gun"), "gun") == [("blue1", 1)]


# beams


def row(*names, side="blue", gap=3.0):
    return [(name, side, BARE, (), [(20.0 + gap * (n + 1), 10.0)]) for n, name in enumerate(names)]


def test_a_beam_goes_on_while_it_hurts():
    state = duel(BARE, [weapon("gun", "Beam I")], BARE, others=row("blue2", "blue3"))
    session = attack(state, [6, 6, 1], [(20.0, 10.0)])
    assert [lost(session, unit) for unit in ("blue1", "blue2", "blue3")] == [1, 1, 0]
    held = attack(state, [1], [(20.0, 10.0)])
    assert [lost(held, unit) for unit in ("blue1", "blue2", "blue3")] == [0, 0, 0]


def test_a_beam_ends_with_its_range_and_at_terrain():
    gun = weapon("gun", "Beam I", range=10)
    session = attack(duel(BARE, [gun], BARE, others=row("blue2")), [6], [(20.0, 10.0)])
    assert (lost(session), lost(session, "blue2")) == (1, 0)
    behind = attack(duel(BARE, [weapon("gun", "Beam I")], BARE, terrain=(WALL,)), [])
    assert lost(behind) == 0


def test_a_second_rank_beam_counts_models():
    file = [(20.0, 10.0), (21.5, 10.0), (23.0, 10.0)]
    state = army(
        ("red1", "red", BARE, (weapon("gun", "Beam II", attacks=2),), line(1)),
        ("blue1", "blue", troop("squad", hp=9, defence=4, armour=None), (), file),
    )
    session = attack(in_phase(state), [6] * 6, [(20.0, 10.0)])
    assert lost(session) == 6


# leaps


@pytest.mark.parametrize("name", ["Chain I", "Chain II", "Concatenation I", "Concatenation II"])
def test_a_leap_needs_a_4(name):
    state = duel(BARE, [weapon("gun", name)], BARE, others=row("blue2"))
    assert lost(attack(state, [6, 4, 6], [("blue1",)]), "blue2") == 1
    assert lost(attack(state, [6, 3], [("blue1",)]), "blue2") == 0


def test_only_the_better_rank_leaps_on():
    far = row("blue2", "blue3", gap=6.5)
    once = attack(duel(BARE, [weapon("gun", "Chain I")], BARE, others=far), [6, 4, 6], [("blue1",)])
    assert [lost(once, unit) for unit in ("blue2", "blue3")] == [1, 0]
    twice = attack(duel(BARE, [weapon("gun", "Chain II")], BARE, others=far), [6, 4, 6, 4, 6], [("blue1",)])
    assert [lost(twice, unit) for unit in ("blue2", "blue3")] == [1, 1]


def test_concatenation_leaps_to_friends_too_and_chain_does_not():
    near = row("red2", side="red")
    chained = attack(duel(BARE, [weapon("gun", "Chain I")], BARE, others=near), [6])
    assert lost(chained, "red2") == 0
    linked = attack(duel(BARE, [weapon("gun", "Concatenation I")], BARE, others=near), [6, 4, 6])
    assert lost(linked, "red2") == 1


# what stays


@pytest.mark.parametrize("name", ["Residue", "Vortex"])
@pytest.mark.parametrize(("rank", "turns"), [("I", 1), ("II", 2), ("III", 3)])
def test_a_template_stays_for_turns(name, rank, turns):
    gun = weapon("gun", "Explode I", f"{name} {rank}")
    session = attack(duel(BARE, [gun], BARE), [6], [(20.0, 10.0)])
    (mark,) = session.state.markers
    assert (mark.name, mark.template, mark.until) == (
        name,
        Template("round", 3, (20.0, 10.0), 90.0),
        Until("turn", 1 + turns),
    )


@pytest.mark.parametrize("name", ["Residue I", "Vortex I"])
def test_what_stays_hurts_who_walks_through_it_a_turn_later(name):
    gun = weapon("gun", "Explode I", name)
    others = [("blue2", "blue", BARE, (), [(16.0, 10.0)])]
    session = attack(duel(BARE, [gun], BARE, others=others), [6], [(20.0, 10.0)])
    walk = (Placed("blue21", (16.0, 12.5)),)
    now = attack(in_phase(session.state, "Move", 1, "blue"), choices=[walk], unit="blue2", name="Move")
    assert lost(now, "blue2") == 0
    through = (Placed("blue11", (20.0, 16.0)),)
    later = in_phase(session.state, "Move", 2, "blue")
    session = attack(later, [6], [through], unit="blue1", name="Move")
    assert lost(session) == 1
    aside = attack(later, choices=[(Placed("blue21", (16.0, 15.0)),)], unit="blue2", name="Move")
    assert lost(aside, "blue2") == 0


def test_a_path_is_looked_at_between_its_ends():
    state = duel(BARE, [weapon("gun")], BARE)
    model = state.figures["red11"].model
    disc = Template("round", 3, (20.0, 10.0))
    assert deepest_along(disc, model, ((10.0, 10.0), (30.0, 10.0))) > 0
    beside = 10.0 + 1.5 + WIDTH / 2
    assert deepest_along(disc, model, ((10.0, beside + 0.01), (30.0, beside + 0.01))) == pytest.approx(-0.01)
    assert deepest_along(disc, model, ((10.0, beside - 0.01), (30.0, beside - 0.01))) > 1e-6


def test_the_rolls_of_a_template_name_its_scatter():
    session = attack(duel(BARE, [weapon("gun", "Blast I")], BARE), [6, 6], [(20.0, 10.0)])
    assert rolls(session)[0] == ("scatter", 1)


@pytest.mark.parametrize(
    ("name", "dice"), [("Explode I", 1), ("Cone II", 2), ("Blast III", 3), ("Wall II", 2), ("Diffuse", 1)]
)
def test_dice_stand_for_models_against_who_is_shut_in(name, dice):
    carrier = troop("carrier", hp=20, armour=None, transport=20, fire_points=1)
    others = [("rider", "blue", replace(BARE, id="riders"), (), [(40.0, 40.0)])]
    state = duel(BARE, [weapon("gun", name, range=12)], carrier, others=others)
    state = state.with_unit(replace(state.units["rider"], where="blue1"))
    held = Effect(state.serial + 1, ABOARD, "rider", "blue1")
    state = replace(state, effects=(*state.effects, held), serial=state.serial + 1)
    session = attack(state, [2] * dice + [6] * (2 * dice), [("rider",)])
    assert (lost(session, "rider"), lost(session)) == (2 * dice, 0)


def test_a_vortex_wanders_as_its_turns_begin():
    gun = weapon("gun", "Explode I", "Vortex I")
    left = attack(duel(BARE, [gun], BARE), [6], [(20.0, 10.0)]).state
    left = replace(left, effects=tuple(e for e in left.effects if e.name != ACTED))
    acted = replace(left, clock=Clock(1, "Dash", 1, "red", "red"), settings=(("turns", 4),))
    number = acted.serial
    acted = replace(acted, effects=(*acted.effects, Effect(number + 1, ACTED, "blue1")), serial=number + 1)
    # roll-off 6 against 1, then a scatter die of 2, the third of eight directions (east), and 3 + 4 inches
    session = attack(acted, [6, 1, 2, 3, 3, 4], name="Hold")
    assert [mark.at for mark in session.state.markers] == [(27.0, 10.0)]


def test_what_stays_hurts_who_stays_in_it_as_the_turn_ends():
    gun = weapon("gun", "Explode I", "Residue II")
    left = attack(duel(BARE, [gun], BARE), [6], [(20.0, 10.0)]).state
    left = replace(left, effects=tuple(e for e in left.effects if e.name != ACTED))
    acted = replace(left, clock=Clock(2, "Dash", 1, "red", "red"), settings=(("turns", 4),))
    number = acted.serial
    marked = (Effect(number + 1, ACTED, "blue1"), Effect(number + 2, PRESENT, "blue1"))
    acted = replace(acted, effects=(*acted.effects, *marked), serial=number + 2)
    session = attack(acted, [6, 6, 1], name="Hold")
    assert session.state.clock.turn == 3
    assert lost(session) == 1  # beside the one that the shot itself cost
