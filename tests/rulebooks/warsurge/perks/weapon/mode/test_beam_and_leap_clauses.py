"""Beams and leaps, sentence by sentence: who is struck next, and what stops them."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from asking import hurt
from fighting import attack, duel, in_phase, line, lost, rolls
from prisons import BOW, carried, prison

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Terrain

MARK = troop("mark", defence=4, hp=30, armour=None)
USER = troop("user", defence=4, hp=30, armour=None)
WIDTH = 32 / 25.4
BEAMS = pytest.mark.parametrize("rank", ["I", "II"])
AHEAD = [(20.0, 10.0)]


def screen(x, top=6.0):
    rim = Polygon(((x, 0.0), (x + 0.5, 0.0), (x + 0.5, 40.0), (x, 40.0)))
    return Terrain("wall", rim, 0.0, top, sight="blocks")


def ray(rank, *perks, **stats):
    return weapon(
        "gun", f"Beam {rank}", "Ignore Cover", *perks, **{"range": 30, "attacks": 2, "power": 4} | stats
    )


def file(rank, *perks, terrain=(), second=("blue2", "blue"), at=(23.0, 26.0), **stats):
    """A foe, another unit behind it and a third one, all in one line."""
    others = [(*second, replace(MARK, id="second"), (), [(at[0], 10.0)])]
    others += [("blue3", "blue", replace(MARK, id="third"), (), [(at[1], 10.0)])]
    return duel(USER, [ray(rank, *perks, **stats)], MARK, others=others, terrain=terrain)


def costs(session, *units):
    return [lost(session, unit) for unit in units]


# beams


@BEAMS
@pytest.mark.parametrize(("aside", "hit"), [(-0.02, True), (0.04, False)])
def test_a_beam_is_a_millimetre_wide(rank, aside, hit):
    near = 10.0 + 0.5 / 25.4 + WIDTH / 2.0 + aside
    beside = ("blue2", "blue", replace(MARK, id="b"), (), [(15.0, near)])
    session = attack(duel(USER, [ray(rank, power=10)], MARK, others=[beside]), [], AHEAD)
    assert lost(session, "blue2") == (2 if hit else 0)


@BEAMS
@pytest.mark.parametrize(("reach", "hit"), [(12, True), (11, False)])
def test_a_beam_ends_with_its_range(rank, reach, hit):
    """The second unit's base begins 11.74 inches from the wielder's."""
    session = attack(file(rank, power=10, range=reach), [], AHEAD)
    assert (lost(session), lost(session, "blue2")) == (2, 2 if hit else 0)


@BEAMS
def test_friends_on_the_line_are_struck_in_their_turn(rank):
    session = attack(file(rank, second=("red2", "red"), power=10), [], AHEAD)
    assert costs(session, "blue1", "red2", "blue3") == [2, 2, 2]


@BEAMS
def test_the_nearest_on_the_line_is_struck_first(rank):
    state = file(rank)
    session = attack(state, [6, 1, 1, 1], [(26.0, 10.0)])
    assert costs(session, "blue1", "blue2", "blue3") == [1, 0, 0]


@BEAMS
@pytest.mark.parametrize(
    ("dice", "found"),
    [([1, 1], [0, 0, 0]), ([6, 1, 1, 1], [1, 0, 0]), ([6, 6, 6, 1, 1, 1], [2, 1, 0]), ([6] * 6, [2, 2, 2])],
)
def test_a_beam_goes_on_for_as_long_as_it_costs_hp(rank, dice, found):
    assert costs(attack(file(rank), dice, AHEAD), "blue1", "blue2", "blue3") == found


@BEAMS
@pytest.mark.parametrize(("top", "passes"), [(6.0, False), (1.0, True)])
def test_terrain_that_reaches_so_high_stops_a_beam(rank, top, passes):
    """A low wall does not reach up to the eyes of who is 1.5 inches tall."""
    session = attack(file(rank, power=10, terrain=(screen(21.5, top),)), [], AHEAD)
    assert costs(session, "blue1", "blue2") == [2, 2 if passes else 0]


def test_each_model_on_the_line_counts_for_the_better_rank_only():
    def struck(rank, dice):
        rows = (
            ("red1", "red", USER, (ray(rank),), line(1)),
            ("blue1", "blue", MARK, (), [(20.0, 10.0), (21.5, 10.0), (23.0, 12.0)]),
            ("red2", "red", replace(MARK, id="mate"), (), [(25.0, 10.0), (26.5, 10.0), (28.0, 10.0)]),
        )
        return costs(attack(in_phase(army(*rows)), [6] * dice, AHEAD), "blue1", "red2")

    assert struck("I", 4) == [2, 2]
    assert struck("II", 10) == [4, 6]


@pytest.mark.parametrize(("rank", "models", "each"), [("I", [], 2), ("II", [3], 6)])
@pytest.mark.parametrize("hits", [True, False])
def test_a_beam_that_hurts_a_transport_strikes_all_in_it(rank, models, each, hits):
    truck = troop("truck", defence=4, hp=30, armour=None, transport=90)
    riders = [(f"rider{n}", "blue", replace(MARK, id=f"r{n}"), (), [(40.0, 40.0 + 2 * n)]) for n in (1, 2)]
    state = duel(USER, [ray(rank)], truck, others=riders)
    for unit in ("rider1", "rider2"):
        state = carried(state, unit, "blue1")
    if hits:
        session = attack(state, [6, 1, *models, *[6] * each, *models, *[6] * each], AHEAD)
    else:
        session = attack(state, [1, 1], AHEAD)
    assert costs(session, "rider1", "rider2") == ([each, each] if hits else [0, 0])


@BEAMS
def test_a_beam_from_within_strikes_its_carrier_and_all_there_but_its_user(rank):
    dice = [6, 6] if rank == "I" else [1, 2, 6, 6, 6]
    after = attack(prison(f"Beam {rank}"), dice)
    found = costs(after, "truck", "rider", "red1")
    assert found == ([1, 1, 0] if rank == "I" else [1, 2, 0])


@BEAMS
def test_a_beam_out_of_one_s_own_transport_strikes_that(rank):
    gunner = weapon("gun", f"Beam {rank}", range=12, power=3)
    truck = troop("truck", hp=9, armour=None, transport=9, fire_points=1)
    rows = (
        ("red1", "red", troop("gunner", hp=3), (gunner,), [(40.0, 40.0)]),
        ("truck", "red", truck, (BOW,), [(20.0, 20.0)]),
        ("red2", "red", troop("mate", hp=3, armour=None), (BOW,), [(40.0, 44.0)]),
        ("blue1", "blue", troop("foe", armour=None), (BOW,), [(20.0, 25.0)]),
    )
    state = carried(carried(in_phase(army(*rows)), "red1", "truck"), "red2", "truck")
    after = attack(state, [6, 6] if rank == "I" else [1, 1, 6, 6])
    assert costs(after, "truck", "red2", "red1", "blue1") == [1, 1, 0, 0]


# leaps

LEAPS = ["Chain I", "Chain II", "Concatenation I", "Concatenation II"]
ALL = pytest.mark.parametrize("name", LEAPS)


def leaping(name, *perks, at=(23.0, 10.0), side="blue", terrain=(), shooters=1, others=(), **stats):
    arm = weapon("gun", name, *perks, **{"power": 4} | stats)
    near = (f"{side}2", side, replace(MARK, id="near"), (), [at])
    return duel(USER, [arm], MARK, others=[near, *others], terrain=terrain, shooters=shooters)


@ALL
@pytest.mark.parametrize(
    ("dice", "found"), [([3], [0, 0]), ([4, 3], [1, 0]), ([4, 4, 3], [1, 0]), ([4, 4, 4], [1, 1])]
)
def test_a_leap_comes_only_of_hp_lost_and_on_a_4(name, dice, found):
    session = attack(leaping(name), dice, [("blue1",)])
    assert costs(session, "blue1", "blue2") == found


@ALL
@pytest.mark.parametrize(("far", "leaps"), [(6.0, True), (6.1, False)])
def test_a_leap_reaches_6_inches_from_the_target(name, far, leaps):
    state = leaping(name, at=(20.0 + WIDTH + far, 10.0))
    session = attack(state, [4, *([4, 4] if leaps else [])], [("blue1",)])
    assert lost(session, "blue2") == leaps


@ALL
def test_a_leap_needs_the_target_s_sight(name):
    state = leaping(name, at=(23.0, 10.0), terrain=(screen(21.4),))
    assert costs(attack(state, [4]), "blue1", "blue2") == [1, 0]


@pytest.mark.parametrize(("name", "leaps"), [(name, name.startswith("Conc")) for name in LEAPS])
def test_only_concatenation_leaps_to_friends(name, leaps):
    session = attack(leaping(name, side="red"), [4, *([4, 4] if leaps else [])])
    assert lost(session, "red2") == leaps


@pytest.mark.parametrize("name", ["Chain I", "Chain II"])
def test_a_chain_that_heals_leaps_to_friends_and_not_to_enemies(name):
    friend = ("red3", "red", replace(MARK, id="friend"), (), [(20.0, 14.0)])
    state = leaping(name, "Heal", at=(20.0, 17.0), side="red", others=[friend])
    foe = state.figures["blue11"]
    state = state.with_figures(replace(foe, model=replace(foe.model, at=(22.0, 12.0))))
    state = hurt(hurt(hurt(state, "red2", 5), "red3", 5), "blue1", 5)
    session = attack(state, [4, 4, 4], [("red3",)])
    assert [session.state.hp(unit) for unit in ("red3", "red2", "blue1")] == [6, 6, 5]


@ALL
def test_a_leap_has_the_weapon_s_whole_profile(name):
    """Two attacks, AP and what multiplies the loss."""
    state = leaping(name, "Dismantle", attacks=2, ap=4)
    foes = {id_: troop(id_, "Artificial", defence=4, hp=30, armour=4) for id_ in ("mark", "near")}
    session = attack(replace(state, profiles={**state.profiles, **foes}), [4, 4, 4, 4, 4], [("blue1",)])
    assert costs(session, "blue1", "blue2") == [4, 4]


@ALL
def test_all_who_struck_the_target_strike_whom_it_leaps_to(name):
    session = attack(leaping(name, shooters=2), [4, 4, 4, 4, 4], [("blue1",)])
    assert costs(session, "blue1", "blue2") == [2, 2]


@ALL
def test_only_those_leap_whose_template_lay_on_the_target(name):
    other = ("blue3", "blue", replace(MARK, id="apart"), (), [(20.0, 30.0)])
    state = leaping(name, "Explode I", shooters=2, others=[other])
    session = attack(state, [4, 4, 4, 4], [(20.0, 10.0), (20.0, 30.0)])
    assert costs(session, "blue1", "blue2", "blue3") == [1, 1, 1]


@pytest.mark.parametrize(("name", "goes_on"), [(name, name.endswith("II")) for name in LEAPS])
def test_only_the_better_rank_leaps_on_from_whom_it_hurt(name, goes_on):
    third = ("blue3", "blue", replace(MARK, id="third"), (), [(23.0 + WIDTH + 6.0, 10.0)])
    state = leaping(name, others=[third])
    session = attack(state, [4, 4, 4, *([4, 4] if goes_on else [])], [("blue1",)])
    assert costs(session, "blue1", "blue2", "blue3") == [1, 1, int(goes_on)]


@pytest.mark.parametrize("name", ["Chain II", "Concatenation II"])
def test_a_leap_that_costs_nothing_goes_no_farther(name):
    third = ("blue3", "blue", replace(MARK, id="third"), (), [(23.0 + WIDTH + 6.0, 10.0)])
    session = attack(leaping(name, others=[third]), [4, 4, 3], [("blue1",)])
    assert costs(session, "blue2", "blue3") == [0, 0]


@pytest.mark.parametrize("name", ["Chain II", "Concatenation II"])
def test_nobody_is_struck_again_whom_the_weapon_has_hurt(name):
    """Both later units stand within reach of each other and of the first."""
    third = ("blue3", "blue", replace(MARK, id="third"), (), [(21.0, 13.0)])
    state = leaping(name, others=[third])
    session = attack(state, [4, 4, 4, 4, 4], [("blue1",)])
    assert costs(session, "blue1", "blue2", "blue3") == [1, 1, 1]
    assert sum(why == name for why, _ in rolls(session)) == 2


@pytest.mark.parametrize("name", ["Chain I", "Concatenation I"])
def test_the_lesser_rank_leaps_to_each_unit_near_the_target(name):
    third = ("blue3", "blue", replace(MARK, id="third"), (), [(21.0, 13.0)])
    session = attack(leaping(name, others=[third]), [4, 4, 4, 4, 4], [("blue1",)])
    assert costs(session, "blue1", "blue2", "blue3") == [1, 1, 1]
