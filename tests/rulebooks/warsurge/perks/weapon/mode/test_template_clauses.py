"""Templates, sentence by sentence: where they lie, whom they cover, and how they work on who is shut in."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, in_phase, locked, lost, rolls
from prisons import carried, prison

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.template_placement import laying_of
from battlefield.rulebooks.warsurge.attack.templates import mode_of
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.core.flow import Game
from battlefield.rules.scene.contents import Terrain

MARK = troop("mark", defence=4, hp=30, armour=None)
USER = troop("user", defence=4, hp=30, armour=None)
WIDTH = 32 / 25.4
RANKS = ("I", "II", "III")
DISCS = {"I": 3, "II": 5, "III": 10}
ROUND = [(f"{name} {rank}", size) for name in ("Blast", "Explode") for rank, size in DISCS.items()]
WALLS = [(f"Wall {rank}", size) for rank, size in zip(RANKS, (6, 12, 18), strict=True)]
CONES = [("Cone I", 8), ("Cone II", 16)]
NOVAS = [(f"Nova {rank}", size) for rank, size in DISCS.items()]


def stays(name):
    """The scatter die that leaves a template where it is, for those that scatter."""
    return [6] if name.startswith("Blast") else []


def laying(state, name="gun"):
    game = Game(state, CATALOGUE)
    return laying_of(game, "red1", name, state.figures_of("red1")[0], mode_of(game, name))


def gun(name, *perks, **stats):
    return weapon("gun", name, *perks, **{"range": 40, "attacks": 1, "power": 10} | stats)


# how large they are: a base counts that is fully or partly under them


@pytest.mark.parametrize(("name", "size"), ROUND)
@pytest.mark.parametrize(("more", "hit"), [(-0.02, True), (0.02, False)])
def test_a_disc_covers_bases_that_lie_partly_under_it(name, size, more, hit):
    state = duel(USER, [gun(name)], MARK, apart=10.0, board=(72, 48))
    state = state.with_figures(moved(state, "blue11", (20.0 + size / 2.0 + WIDTH / 2.0 + more, 14.0)))
    assert lost(attack(state, stays(name), [(20.0, 14.0)])) == hit


@pytest.mark.parametrize(("name", "size"), NOVAS)
@pytest.mark.parametrize(("more", "hit"), [(-0.02, True), (0.02, False)])
def test_a_nova_reaches_as_far_about_the_middle_of_its_wielder(name, size, more, hit):
    state = duel(USER, [gun(name, range=0)], MARK, apart=size / 2.0 + WIDTH / 2.0 + more)
    assert lost(attack(state)) == hit


@pytest.mark.parametrize(("name", "size"), WALLS)
@pytest.mark.parametrize(("more", "hit"), [(-0.02, True), (0.02, False)])
def test_a_wall_is_as_long_as_it_says_from_its_middle_to_both_ends(name, size, more, hit):
    state = duel(USER, [gun(name)], MARK, board=(72, 48))
    for way in (1.0, -1.0):
        far = (30.0 + way * (size / 2.0 + WIDTH / 2.0 + more), 30.0)
        made = state.with_figures(moved(state, "blue11", far))
        assert lost(attack(made, [], [(30.0, 30.0), (40.0, 30.0)])) == hit


@pytest.mark.parametrize("more", [-0.02, 0.04])
@pytest.mark.parametrize("name", [name for name, _ in WALLS])
def test_a_wall_is_a_millimetre_thick(name, more):
    beside = (30.0, 30.0 + 0.5 / 25.4 + WIDTH / 2.0 + more)
    state = duel(USER, [gun(name)], MARK, board=(72, 48))
    made = state.with_figures(moved(state, "blue11", beside))
    assert lost(attack(made, [], [(30.0, 30.0), (40.0, 30.0)])) == (more < 0)


@pytest.mark.parametrize(("name", "size"), CONES)
@pytest.mark.parametrize(("more", "hit"), [(-0.02, True), (0.02, False)])
def test_a_cone_is_a_droplet_as_long_as_it_says(name, size, more, hit):
    state = duel(USER, [gun(name)], MARK, board=(72, 48))
    made = state.with_figures(moved(state, "blue11", (30.0 + size + WIDTH / 2.0 + more, 30.0)))
    assert lost(attack(made, [], [(30.0, 30.0), (34.0, 30.0)])) == hit


@pytest.mark.parametrize(("aside", "hit"), [(3.9, True), (4.3, False)])
def test_a_diffuse_is_a_right_angle_in_front_of_its_wielder(aside, hit):
    """Four inches on it is four inches wide to either side; a base reaches a little farther."""
    x = 10.0 + WIDTH / 2.0 + 4.0
    edge = WIDTH / 2.0 * 2**0.5
    state = duel(USER, [gun("Diffuse", range=8)], MARK)
    for way in (1.0, -1.0):
        made = state.with_figures(moved(state, "blue11", (x, 10.0 + way * (aside + edge))))
        assert lost(attack(made, [], [(30.0, 10.0)])) == hit


@pytest.mark.parametrize(("more", "hit"), [(-0.02, True), (0.02, False)])
def test_the_far_side_of_a_diffuse_joins_the_ends_of_its_sides(more, hit):
    """Both sides are 8 inches long, so that the straight side between lies 8 / sqrt 2 away."""
    far = 10.0 + WIDTH / 2.0 + 8.0 / 2**0.5 + WIDTH / 2.0 + more
    state = duel(USER, [gun("Diffuse", range=8)], MARK)
    made = state.with_figures(moved(state, "blue11", (far, 10.0)))
    assert lost(attack(made, [], [(30.0, 10.0)])) == hit


@pytest.mark.parametrize(("reach", "fits"), [(2, False), (3, True), (12, True), (13, False)])
def test_a_diffuse_has_a_range_from_3_to_12(reach, fits):
    need = CATALOGUE.get("Diffuse").needs[0]
    assert (not need(MARK, weapon("gun", range=reach))) is fits


def moved(state, figure, at):
    return replace(state.figures[figure], model=replace(state.figures[figure].model, at=at))


# where they may lie


@pytest.mark.parametrize(("name", "size"), ROUND)
def test_a_disc_lies_wholly_within_range(name, size):
    held = laying(duel(USER, [gun(name, range=20)], MARK, board=(72, 48)))
    edge = 10.0 + WIDTH / 2.0 + 20.0 - size / 2.0
    assert not held.place_problem((edge, 10.0))
    assert "far edge" in held.place_problem((edge + 0.01, 10.0))


@pytest.mark.parametrize("name", [name for name, _ in WALLS])
def test_only_the_middle_of_a_wall_has_to_be_within_range(name):
    held = laying(duel(USER, [gun(name, range=20)], MARK, board=(72, 48)))
    edge = 10.0 + WIDTH / 2.0 + 20.0
    assert not held.place_problem((edge, 10.0))
    assert "its middle" in held.place_problem((edge + 0.01, 10.0))


@pytest.mark.parametrize("name", [name for name, _ in CONES])
def test_an_edge_of_a_cone_has_to_be_within_range(name):
    held = laying(duel(USER, [gun(name, range=6)], MARK, board=(72, 48)))
    edge = 10.0 + WIDTH / 2.0 + 6.0
    assert not held.problem(held.at((edge - 0.01, 10.0)))
    assert held.problem(held.at((edge + 0.2, 10.0)))


@pytest.mark.parametrize("name", [name for name, _ in CONES])
def test_a_cone_of_range_0_touches_its_wielder(name):
    held = laying(duel(USER, [gun(name, range=0)], MARK))
    for toward in ((20.0, 10.0), (10.0, 20.0), (4.0, 4.0)):
        x, y = held.at(toward).at
        assert ((x - 10.0) ** 2 + (y - 10.0) ** 2) ** 0.5 == pytest.approx(WIDTH / 2.0, abs=1e-6)


def test_a_diffuse_begins_at_the_base_of_its_wielder():
    x, y = laying(duel(USER, [gun("Diffuse", range=8)], MARK)).at((20.0, 10.0)).at
    assert (x, y) == pytest.approx((10.0 + WIDTH / 2.0, 10.0), abs=1e-6)


@pytest.mark.parametrize("name", [*(name for name, _ in ROUND), *(name for name, _ in WALLS)])
def test_with_range_0_it_lies_on_its_wielder_and_strikes_its_own_unit(name):
    """Nobody chooses a place; friend and foe under it are struck, and a Blast may stray from there."""
    state = duel(USER, [gun(name, range=0)], MARK, apart=1.4)
    session = attack(state, stays(name), [(20.0, 10.0)] if name.startswith("Wall") else [])
    assert (lost(session), lost(session, "red1")) == (1, 1)


@pytest.mark.parametrize("name", [name for name, _ in ROUND if name.startswith("Blast")])
def test_a_blast_of_range_0_scatters_too(name):
    state = duel(USER, [gun(name, range=0)], MARK, apart=12.0)
    session = attack(state, [2, 3, 6, 6])  # twelve inches to the east
    assert (lost(session), lost(session, "red1")) == (1, 0)
    assert rolls(session)[0] == ("scatter", 1)


@pytest.mark.parametrize(
    ("dice", "at"), [([1], 20.0), ([6], 20.0), ([2, 3, 2, 3], 25.0), ([5, 7, 1, 1], 18.0)]
)
@pytest.mark.parametrize("name", [name for name, _ in ROUND if name.startswith("Blast")])
def test_a_blast_scatters_by_2d6_and_stays_on_a_hit(name, dice, at):
    state = duel(USER, [gun(name, "Residue I")], MARK, apart=30.0, board=(72, 48))
    (mark,) = attack(state, dice, [(20.0, 30.0)]).state.markers
    assert mark.at == pytest.approx((at, 30.0))


WALL = Terrain(
    "wall", Polygon(((22.0, 0.0), (22.5, 0.0), (22.5, 40.0), (22.0, 40.0))), 0.0, 6.0, sight="blocks"
)


@pytest.mark.parametrize("name", ["Blast I", "Blast II", "Blast III"])
@pytest.mark.parametrize(("terrain", "need"), [((), 4), ((WALL,), 5)])
def test_a_blast_that_strays_out_of_sight_strikes_with_cover(name, terrain, need):
    def struck(face):
        state = duel(USER, [gun(name, power=4)], MARK, apart=20.0, terrain=terrain)
        return lost(attack(state, [2, 3, 6, 4, face], [(20.0, 10.0)]))

    assert (struck(need - 1), struck(need)) == (0, 1)


# how many dice


def spread(name, *perks, **stats):
    """Two foes' models and one friend's stand together, so that a template covers all three."""
    x = 10.0 + (0.0 if name.startswith("Nova") else 8.0)
    aside = 1.0 if not name.startswith("Nova") else 1.3
    near = 2.2 if name == "Nova I" else 1.3
    rows = (
        ("red1", "red", USER, (gun(name, *perks, **{"attacks": 2} | stats),), [(10.0, 10.0)]),
        ("blue1", "blue", MARK, (), [(x, 10.0 - aside), (x, 10.0 + aside)]),
        ("red2", "red", replace(MARK, id="mate"), (), [(x + near, 10.0)]),
    )
    return in_phase(army(*rows))


AIMS = {
    **{name: [(18.5, 10.0)] for name, _ in ROUND if not name.endswith("III")},
    "Cone I": [(13.0, 10.0), (20.0, 10.0)],
    "Cone II": [(13.0, 10.0), (20.0, 10.0)],
}


@pytest.mark.parametrize("name", [*AIMS, "Blast III", "Explode III"])
def test_each_unit_under_it_takes_the_attacks_for_each_of_its_models_there(name):
    session = attack(spread(name), stays(name), AIMS.get(name, [(20.0, 10.0)]))
    assert (lost(session), lost(session, "red2")) == (4, 2)


@pytest.mark.parametrize("name", [name for name, _ in WALLS])
def test_each_unit_on_a_wall_takes_the_attacks_for_each_of_its_models_there(name):
    session = attack(in_line(name, (18.0, 8.8), (18.0, 10.1), (18.0, 11.4)), [], [(18.0, 10.0), (18.0, 14.0)])
    assert (lost(session), lost(session, "red2")) == (4, 2)


def test_each_unit_in_a_diffuse_takes_the_attacks_for_each_of_its_models_there():
    session = attack(
        in_line("Diffuse", (14.0, 9.2), (14.0, 10.8), (13.0, 12.2), reach=10), [], [(20.0, 10.0)]
    )
    assert (lost(session), lost(session, "red2")) == (4, 2)


def in_line(name, one, two, friend, reach=40):
    state = spread(name, range=reach)
    return state.with_figures(
        moved(state, "blue11", one), moved(state, "blue12", two), moved(state, "red21", friend)
    )


@pytest.mark.parametrize("name", [name for name, _ in NOVAS])
def test_a_nova_takes_each_enemy_unit_s_models_and_spares_friends(name):
    state = spread(name, range=0)
    state = state.with_figures(moved(state, "red21", (10.0 - 1.3, 10.0)))
    session = attack(state)
    assert (lost(session), lost(session, "red2"), lost(session, "red1")) == (4, 0, 0)


@pytest.mark.parametrize("name", [name for name, _ in NOVAS])
def test_a_nova_that_heals_is_for_friends(name):
    state = spread(name, "Heal", range=0)
    hurt = replace(moved(state, "red21", (10.0 - 1.3, 10.0)), hp=5)
    session = attack(state.with_figures(hurt))
    assert (session.state.hp("red2"), lost(session)) == (7, 0)


ALL = (
    *(name for name, _ in (*ROUND, *WALLS, *CONES)),
    "Diffuse",
    "Beam I",
    "Beam II",
)


@pytest.mark.parametrize("name", ALL)
def test_who_fights_may_lay_it_elsewhere_and_strikes_only_who_is_under_it(name):
    """An enemy in a melee with the wielder is not in range of it for that reason alone."""
    foe = ("blue2", "blue", replace(MARK, id="foe"), (), [(10.0 - WIDTH, 10.0)])
    apart = 7.0 if name == "Diffuse" else 25.0
    state = duel(USER, [gun(name, range=10 if name == "Diffuse" else 40)], MARK, apart=apart, others=[foe])
    at = (10.0 + apart, 10.0)
    points = [(at[0] - 1.0, 10.0), (at[0] + 3.0, 10.0)] if name.startswith(("Cone", "Wall")) else [at]
    session = attack(locked(state, "red1", "blue2"), stays(name), points)
    assert (lost(session), lost(session, "blue2")) == (1, 0)


# who is shut in

INSIDE = [
    *(
        (f"{name} {rank}", n)
        for name in ("Blast", "Explode", "Wall", "Nova")
        for n, rank in enumerate(RANKS, 1)
    ),
    ("Cone I", 1),
    ("Cone II", 2),
    ("Diffuse", 1),
]
ONE_TARGET = [(name, dice) for name, dice in INSIDE if not name.startswith("Nova")]


@pytest.mark.parametrize(("name", "dice"), ONE_TARGET)
def test_dice_stand_for_the_models_of_an_occupant_behind_fire_points(name, dice):
    state = carrying(gun(name, range=12, attacks=2))
    session = attack(state, [2] * dice, [("rider",)])
    assert (lost(session, "rider"), lost(session, "blue1")) == (2 * dice * 2, 0)


@pytest.mark.parametrize(("name", "dice"), ONE_TARGET)
@pytest.mark.parametrize("target", ["truck", "rider"])
def test_dice_stand_for_models_inside_of_what_its_user_is_in(name, dice, target):
    """Its carrier may be the target, or one who is in there with it, but only one of them."""
    session = attack(sure(prison(name)), [1] * dice, [(target,)])
    assert {unit: lost(session, unit) for unit in ("truck", "rider", "red1")} == {
        "truck": 0,
        "rider": 0,
        "red1": 0,
        target: dice,
    }


@pytest.mark.parametrize(("name", "dice"), [each for each in INSIDE if each[0].startswith("Nova")])
def test_a_nova_inside_of_an_enemy_strikes_each_enemy_there(name, dice):
    session = attack(sure(prison(name)), [1] * (2 * dice))
    assert {unit: lost(session, unit) for unit in ("truck", "rider", "red1")} == {
        "truck": dice,
        "rider": dice,
        "red1": 0,
    }


@pytest.mark.parametrize("name", ["Explode I", "Cone II", "Diffuse", "Wall III"])
def test_each_of_several_who_use_it_there_counts(name):
    state = carrying(gun(name, range=12), shooters=2)
    dice = dict(INSIDE)[name]
    session = attack(state, [3] * dice, [("rider",)])
    assert lost(session, "rider") == 2 * 3 * dice


def sure(state):
    """Let the gun never fail."""
    printed = state.profiles["gun"]
    more = replace(printed, stats={**printed.stats, "power": 10})
    tough = {
        id_: replace(state.profiles[id_], stats={**state.profiles[id_].stats, "hp": 30}) for id_ in ("rider",)
    }
    figures = (replace(state.figures[id_], hp=30) for id_ in ("rider1", "rider2"))
    return replace(state, profiles={**state.profiles, **tough, "gun": more}).with_figures(*figures)


def carrying(arm, shooters=1):
    carrier = troop("carrier", hp=20, armour=None, transport=90, fire_points=1)
    others = [
        ("rider", "blue", replace(MARK, id="riders", stats={**MARK.stats, "hp": 60}), (), [(40.0, 40.0)])
    ]
    state = duel(USER, [arm], carrier, others=others, shooters=shooters, apart=8.0)
    return carried(state, "rider", "blue1")


def test_residents_are_not_struck_by_a_template_on_the_table():
    session = attack(carrying(gun("Explode III", range=20)), [], [("table",), (18.0, 10.0)])
    assert lost(session, "rider") == 0 and lost(session) == 1
