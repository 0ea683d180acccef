"""Single clauses of transformations: when they begin and end, what they change, and what they do not."""

from dataclasses import replace

import pytest
from advanced import facing, in_step, open_to, playing, take
from armies import army, troop, weapon
from clauses import bearing
from companies import part_of
from convoys import inside
from fighting import attack, duel, in_phase, line, lost, rolls, under
from movers import begun, box, field, movers, to
from running import asked_in, asks, run

from battlefield.rulebooks.warsurge.moments import Arrived
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.harm import drop_excess, gain, lose
from battlefield.rulebooks.warsurge.units.stats import full_hp, stat
from battlefield.rulebooks.warsurge.units.staying import STAYED, note_present, note_stayed, turns_stayed
from battlefield.rules.core.moments import GameBegan, TurnBegan
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Held

BOW, AXE = weapon("bow", range=8, power=4, ap=5), weapon("axe", range=0, power=6)
RANKS = pytest.mark.parametrize(("rank", "turns"), [("I", 1), ("II", 2), ("III", 3)])


def pair(*perks, foe=(), phase="Move", turn=1, at=(20.0, 10.0), others=(), models=1, theirs=None, **stats):
    """A red shifter at (10, 10) and a blue unit."""
    rows = (
        ("red1", "red", troop("shifter", *perks, **{"hp": 3, **stats}), (BOW,), line(models)),
        ("blue1", "blue", troop("foe", *foe, **{"armour": None, "hp": 2, **(theirs or {})}), (AXE,), [at]),
        *others,
    )
    return in_phase(army(*rows), phase, turn)


def begins(state, turn, *answers):
    state = in_phase(state, "Start", turn)
    return run(state, lambda game: game.tell(TurnBegan(turn)), (), answers).state


def over(state, turn):
    """Let a turn end: whoever was there counts it, and what lasted until then ends."""

    def flow(game):
        note_stayed(game)
        yield from game.end("turn", "End")
        drop_excess(game)

    return run(in_phase(state, "End", turn), flow).state


def deployed(state):
    """Deployment is over: who is there is noted."""

    def flow(game):
        note_present(game)
        yield from ()

    return run(state, flow).state


def stats(state):
    return tuple(stat(asks(state), name, "red1").value for name in ("move", "dash", "defence"))


# Ascension


@RANKS
def test_ascension_comes_with_the_turn_after_so_many_whole_turns_there(rank, turns):
    """Deployed in turn 1, one of rank I rises as turn 2 begins."""
    state = pair(f"Ascension {rank}")
    for turn in range(1, turns + 1):
        assert stats(state) == (6, 6, 3)
        state = begins(over(deployed(state), turn), turn + 1)
    assert stats(state) == (12, 12, 6)
    assert (state.hp("red1"), full_hp(asks(state), "red1")) == (6, 6)
    kept = over(deployed(state), turns + 1)
    assert (stats(kept), kept.hp("red1")) == ((12, 12, 6), 6)
    late = begins(kept, turns + 2)
    assert (stats(late), late.hp("red1")) == ((12, 12, 6), 6)


def test_a_turn_counts_for_ascension_from_the_end_of_deployment_to_its_own_end():
    """Who came later in the turn, or left before its end, has not been there for all of it."""
    late = over(pair("Ascension I"), 1)
    assert stats(begins(late, 2)) == (6, 6, 3)
    state = deployed(pair("Ascension I"))
    left = over(state.with_unit(replace(state.units["red1"], where=RESERVE)), 1)
    back = left.with_unit(replace(left.units["red1"], where=TABLE))
    assert stats(begins(back, 2)) == (6, 6, 3)


def test_with_actions_a_turn_counts_from_before_the_first_of_them():
    """One that comes out of reserve by an action is there for a part of the turn only."""
    late = ("red2", "red", troop("late", "Ascension I", hp=3), (BOW,), [(20.0, 3.0)])
    state = facing(troop("angel", "Ascension I", hp=3, armour=None), others=(late,), armed=())
    state = state.with_unit(replace(state.units["red2"], where=RESERVE))
    begun_ = run(
        replace(state, clock=replace(state.clock, phase="Deploy", turn=2)), turns.end_phase, (3,)
    ).state
    session = playing(in_phase(begun_, "Action", 2))
    take(session, "Deploy", "red2", answers=[to(20.0, 3.0, "red21")])
    after = over(session.state, 2)
    assert [turns_stayed(after, unit) for unit in ("red1", "red2")] == [1, 0]


# Descend


@RANKS
@pytest.mark.parametrize(("lost", "left"), [(0, 3), (1, 3), (2, 2), (5, 1)])
def test_descend_ends_after_so_many_turns_with_half_of_the_hp_rounded_up(rank, turns, lost, left):
    state = run(pair(f"Descend {rank}"), lambda game: game.tell(Arrived("red1", "Deploy"))).state
    for turn in range(1, turns):
        state = over(state, turn)
        assert (stats(state), state.hp("red1")) == ((12, 12, 6), 6)
    hurt = run(state, lambda game: lose(game, "red1", lost, "a test")).state
    after = over(hurt, turns)
    assert (stats(after), after.hp("red1"), full_hp(asks(after), "red1")) == ((6, 6, 3), left, 3)


@pytest.mark.parametrize(("each", "left"), [((4, 4, 1), 5), ((3, 3, 4), 5), ((1, 1, 1), 2), ((4, 4, 4), 6)])
def test_descend_halves_the_hp_of_the_whole_unit(each, left):
    state = run(pair("Descend I", hp=2, models=3), lambda game: game.tell(Arrived("red1", "Deploy"))).state
    worn = (replace(figure, hp=hp) for figure, hp in zip(state.figures_of("red1"), each, strict=True))
    assert over(state.with_figures(*worn), 1).hp("red1") == left


def test_descend_comes_with_the_first_arrival_only():
    state = run(pair("Descend I"), lambda game: game.tell(Arrived("red1", "Deploy"))).state
    again = run(over(state, 1), lambda game: game.tell(Arrived("red1", "Deploy"))).state
    assert (stats(again), again.hp("red1")) == ((6, 6, 3), 3)


# Doppelganger


def doubles(rank="I", **more):
    return pair(f"Doppelganger {rank}", **more)


def changed(state, *choices, rank="I"):
    return attack(state, (), [(f"Doppelganger {rank}",), *choices], name="Move").state


def test_a_doppelganger_has_the_stats_weapons_perks_models_and_hp_of_that_moment():
    state = doubles(foe=("Dodge", "Leader"), models=2, theirs={"move": 9, "defence": 7, "hp": 5})
    after = changed(state.with_figures(replace(state.figures["blue11"], hp=4)))
    assert stats(after) == (9, 6, 7)
    assert [(f.hp, f.weapons) for f in after.figures_of("red1")] == [(4, ("axe",))]
    held = {perk.name for perk in after.profile_of("red1").perks}
    assert held == {"Dodge", "Leader", "Doppelganger I"}
    hurt = run(after, lambda game: lose(game, "blue1", 1, "a test")).state
    assert (hurt.hp("red1"), hurt.hp("blue1")) == (4, 3)


@pytest.mark.parametrize("own", [1, 3])
def test_a_doppelganger_regains_models_of_whom_it_copies_and_no_others(own):
    """It copies two of three; who comes back, once it is healed, is the third, with an axe."""
    bow, axe = weapon("bow"), weapon("axe")
    rows = (
        ("red1", "red", troop("me", "Doppelganger I", hp=2, points=900), (bow,), line(own)),
        ("blue1", "blue", troop("foe", hp=5), (axe,), line(3, 20.0)),
    )
    state = run(in_phase(army(*rows), "Move"), lambda game: lose(game, "blue1", 5, "a test")).state
    state = run(state, lambda game: remove_casualties(game, "blue1")).state
    state = attack(state, (), [("Doppelganger I",)], name="Move").state
    assert [figure.weapons for figure in state.figures_of("red1")] == [("axe",)] * 2
    state = run(state, lambda game: gain(game, "red1", 15, "a test", limited=False)).state
    assert [figure.weapons for figure in state.figures_of("red1")] == [("axe",)] * 3


def test_a_doppelganger_stays_an_enemy_of_whom_it_copies():
    after = changed(doubles())
    assert after.units["red1"].commander == after.units["red1"].side == "red"


def test_a_doppelganger_copies_friends_too_that_are_near_seen_and_worth_no_more_now():
    mate = ("red2", "red", troop("mate", points=100, hp=4), (AXE,), [(10.0, 20.0)])

    def offered(points=100, at=(10.0, 20.0), hp=4, terrain=(), mine=3):
        row = (*mate[:2], troop("mate", points=points, hp=4), (AXE,), [at])
        state = pair("Doppelganger I", others=(row,), at=(44.0, 44.0))
        state = replace(state, terrain=terrain)
        worn = (replace(state.figures["red21"], hp=hp), replace(state.figures["red11"], hp=mine))
        return "Doppelganger I" in usable(asks(state.with_figures(*worn)), "red1")

    assert offered()
    assert not offered(points=101)
    assert offered(points=200, hp=2)
    assert not offered(mine=2)
    assert offered(at=(10.0, 10.0 + 18.0 + 32 / 25.4))
    assert not offered(at=(10.0, 10.0 + 18.1 + 32 / 25.4))
    assert not offered(terrain=(box("wall", 5.0, 15.0, 12.0, 1.0, top=9.0),))


@pytest.mark.parametrize(("rank", "again"), [("I", False), ("II", True)])
def test_a_doppelganger_keeps_its_form_and_a_better_one_copies_again_next_turn(rank, again):
    after = over(changed(doubles(rank), rank=rank), 1)
    assert after.profile_of("red1").stats["hp"] == 2
    name = f"Doppelganger {rank}"
    assert name not in usable(asks(in_phase(changed(doubles(rank), rank=rank), "Dash")), "red1")
    assert (name in usable(asks(in_phase(after, "Move", 2)), "red1")) is again


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_doppelganger_that_used_its_weapons_this_turn_does_not_change(rank):
    used = under(doubles(rank), "weapon used", "red1")
    assert f"Doppelganger {rank}" not in usable(asks(used), "red1")


@pytest.mark.parametrize(("rank", "often"), [("I", 1), ("II", 2)])
def test_with_actions_a_better_doppelganger_copies_with_each_use_of_perks(rank, often):
    name = f"Doppelganger {rank}"
    other = ("blue2", "blue", troop("second", hp=1, armour=None, points=90), (AXE,), [(10.0, 20.0)])
    session = playing(facing(troop("a", name, hp=3, armour=None), others=(other,)))
    take(session, "Use Perks", "red1", answers=[(name,), ("blue2",)])
    assert session.state.hp("red1") == 1
    assert ("Use Perks" in open_to(session, "red1")) is (often > 1)


# Form


def linked(rank, *others):
    perk = Held(f"Form {rank}", (("linked", ", ".join(others)),))
    beasts = [
        (id_, "red", troop(id_, Held(f"Form {rank}"), hp=4, move=9 + n), (AXE,), [(30.0, 30.0 + 3 * n)])
        for n, id_ in enumerate(others)
    ]
    rows = (
        ("man", "red", troop("man", perk, hp=4), (BOW,), [(10.0, 10.0)]),
        *beasts,
        ("blue1", "blue", troop("foe"), (AXE,), [(40.0, 10.0)]),
    )
    return in_phase(army(*rows), "Move")


FORMS = pytest.mark.parametrize(
    ("rank", "others"), [("I", ("wolf",)), ("II", ("wolf", "bat")), ("III", ("wolf", "bat", "mist"))]
)


@FORMS
def test_one_form_is_in_the_game_and_may_change_to_each_of_the_others(rank, others):
    """The others are neither on the table nor in reserve; the HP left are those of all forms."""
    state = run(linked(rank, *others), lambda game: game.tell(GameBegan()), (), [("man",)]).state
    assert [state.units[each].where for each in ("man", *others)] == [TABLE, *[GONE] * len(others)]
    state = run(state, lambda game: lose(game, "man", 1, "a test")).state
    for n, form in enumerate(others):
        choice = [(form,)] if len(others) > 1 else []
        after = attack(state, (), [(f"Form {rank}",), *choice], unit="man", name="Move").state
        assert stat(asks(after), "move", "man").value == 9 + n
        assert (after.hp("man"), after.figures["man1"].weapons) == (3, ("axe",))
        again = attack(_fresh(after), (), [(f"Form {rank}",), *([("man",)] if choice else [])], "man", "Move")
        assert again.state.units["man"].profile == "man"


def _fresh(state):
    """Let nobody have acted or used a perk."""
    kept = tuple(e for e in state.effects if not e.name.startswith(("acted", "perk used")))
    return in_phase(replace(state, effects=kept), "Move")


def test_forms_share_afflictions_but_not_boons_nor_turns_spent_there():
    state = run(linked("I", "wolf"), lambda game: game.tell(GameBegan()), (), [("man",)]).state
    laid = under(under(under(state, STAYED, "man"), "Burn", "man", "blue1"), "Boost Move", "man", "man")
    after = attack(laid, (), [("Form I",)], unit="man", name="Move").state
    assert [after.is_under("man", name) for name in ("Burn", "Boost Move", STAYED)] == [True, False, False]


@pytest.mark.parametrize(
    ("name", "stays"),
    [("Panic", True), ("Poison", True), ("Combat Damage: slowed", True), ("Adrenaline", False)],
)
def test_what_ails_it_stays_with_all_forms_whoever_laid_it(name, stays):
    state = run(linked("I", "wolf"), lambda game: game.tell(GameBegan()), (), [("man",)]).state
    after = attack(under(state, name, "man", "man"), (), [("Form I",)], unit="man", name="Move").state
    assert after.is_under("man", name) == stays


def test_an_affliction_of_a_friend_that_heals_ends_as_it_takes_another_form():
    state = run(linked("I", "wolf"), lambda game: game.tell(GameBegan()), (), [("man",)]).state
    mended = bearing(state, "Burn", "man", by="man", heals=True)
    after = attack(mended, (), [("Form I",)], unit="man", name="Move").state
    assert not after.is_under("man", "Burn")


def test_a_unit_of_which_only_its_sergeant_is_left_takes_no_other_form():
    state = run(linked("I", "wolf"), lambda game: game.tell(GameBegan()), (), [("man",)]).state
    fallen = state.with_figures(replace(state.figures["man1"], hp=0))
    assert ["Form I" in usable(asks(each), "man") for each in (state, fallen)] == [True, False]


@pytest.mark.parametrize("name", ["Ascension I", "Descend I"])
@pytest.mark.parametrize("save", ["Armour", "AEGIS", "Wild Armour", "Emergency Shield II"])
def test_all_saves_that_fail_are_rerolled_by_who_is_doubled(name, save):
    """Its armour, its AEGIS, and what it may have beside these: the second die saves."""
    printed = {save.lower(): 3} if save in ("Armour", "AEGIS") else {}
    unit = troop("t", name, hp=4, defence=2, **{"armour": None, **printed})
    state = under(duel(troop("a"), [weapon("gun", power=4)], unit), name, "blue1", "blue1")
    state = state if printed else under(state, save, "blue1", "blue1", 4)
    session = attack(state, [4, 1, 6])
    assert lost(session) == 0
    assert [why for why, _ in rolls(session)][-1].startswith("rerolled")


# Fusion


def fusing(*parts, phase="Deploy", points=20, more=()):
    rows = [
        ("giant", "red", troop("giant", "Fusion", points=points), (AXE,), None),
        *((id_, "red", troop(id_, *perks, points=price), (BOW,), at) for id_, perks, price, at in parts),
        *more,
        ("blue1", "blue", troop("foe"), (AXE,), [(40.0, 40.0)]),
    ]
    state = in_phase(army(*rows), phase, 2)
    giant = state.units["giant"]
    return state.with_unit(replace(giant, figures=giant.figures[:1], strength=1))


def can_fuse(state):
    return "Fusion" in usable(asks(state), "giant")


@pytest.mark.parametrize(("price", "formed"), [(200, True), (199, False)])
@pytest.mark.parametrize("at", [[(5.0, 5.0)], None])
def test_a_fusion_takes_friends_of_ten_times_its_points_from_the_table_or_reserve(price, formed, at):
    price = price if at else price / 5
    state = fusing(("one", (), price * (1 if at else 5), at))
    assert can_fuse(state) is formed
    if formed:
        session = attack(state, (), [("Fusion",), to(10.0, 5.0, "giant1")], unit="giant", name="Deploy")
        where = [session.state.units[id_].where for id_ in ("one", "giant")]
        assert where == [GONE, TABLE]
        assert session.state.figures["giant1"].model.at == (10.0, 5.0)


def test_a_fusion_is_formed_as_it_deploys_and_at_no_other_time():
    parts = ("one", (), 300, [(5.0, 5.0)])
    phases = ("Deploy", "Move", "Attack")
    assert [can_fuse(fusing(parts, phase=phase)) for phase in phases] == [True, False, False]
    assert asks(fusing(parts)).reason_against("deploy", "giant") == "Fusion: it is not formed yet"


def test_a_side_that_can_only_form_a_fusion_is_asked_to_deploy():
    """Nobody else waits in its reserve."""

    def asked(price):
        state = fusing(("one", (), price, [(5.0, 5.0)]))

        def flow(game):
            yield from turns.begin_phase(game, "Deploy")

        return run(in_phase(state, "Start", 2), flow).state.clock.phase

    assert asked(200) == "Deploy"
    assert asked(100) != "Deploy"


def test_with_actions_a_fusion_is_formed_beside_a_deploy_action():
    state = fusing(("one", (), 200, [(5.0, 5.0)]))
    session = playing(in_step(state, turn=2))
    take(session, "Deploy", "giant", answers=[("Fusion",), to(10.0, 5.0, "giant1")])
    assert [session.state.units[id_].where for id_ in ("one", "giant")] == [GONE, TABLE]


@pytest.mark.parametrize("truck", [[(9.0, 9.0)], None])
def test_a_passenger_goes_into_a_fusion_out_of_its_transport(truck):
    """Whoever is aboard is where its transport is, on the battlefield or in reserve, and leaves it room."""
    lorry = ("truck", "red", troop("truck", "Summon", transport=4), (AXE,), truck)
    state = inside(fusing(("one", (), 200, [(9.0, 9.0)]), more=(lorry,)), "one")
    assert can_fuse(state)
    session = attack(state, (), [("Fusion",), to(10.0, 5.0, "giant1")], unit="giant", name="Deploy")
    assert [session.state.units[id_].where for id_ in ("one", "giant")] == [GONE, TABLE]
    assert not passengers.passengers(session.state, "truck")
    assert passengers.boarding(session.state, "one") is None


@pytest.mark.parametrize("perk", ["Summon", "Respawn"])
def test_neither_summoned_nor_respawning_units_go_into_a_fusion(perk):
    assert not can_fuse(fusing(("one", (perk,), 9000, [(5.0, 5.0)])))


def test_the_parts_of_a_fusion_count_what_they_are_worth_now():
    state = fusing(("one", (), 200, [(5.0, 5.0), (6.5, 5.0)]))
    assert can_fuse(state)
    assert not can_fuse(run(state, lambda game: lose(game, "one", 1, "a test")).state)


@pytest.mark.parametrize(("points", "others", "enough"), [(10, 100, True), (10, 99, False), (20, 0, True)])
def test_a_fusion_counts_ten_times_its_points_toward_another(points, others, enough):
    """200 points are needed for one of 20: another one of 10 brings in 100 of them, once it is formed."""
    old = ("ogre", "red", troop("ogre", "Fusion", points=points), (AXE,), [(5.0, 5.0)])
    state = fusing(("one", (), others, [(9.0, 9.0)]), more=(old,))
    assert not can_fuse(state)
    assert can_fuse(under(state, "fused", "ogre")) is enough


def test_a_sergeant_goes_into_a_fusion_with_its_unit():
    """It is no part by itself, and what it costs counts with the unit's."""
    boss = ("boss", "red", troop("boss", "Sergeant", points=50), (AXE,), [(6.5, 5.0)])
    state = part_of(fusing(("one", (), 150, [(5.0, 5.0)]), more=(boss,)), "boss", "one")
    session = attack(state, (), [("Fusion",), to(10.0, 5.0, "giant1")], unit="giant", name="Deploy")
    assert [session.state.units[id_].where for id_ in ("one", "boss", "giant")] == [GONE, GONE, TABLE]
    cheap = part_of(fusing(("one", (), 149, [(5.0, 5.0)]), more=(boss,)), "boss", "one")
    assert not can_fuse(cheap)


@pytest.mark.parametrize("what", ["decoy", "wreck"])
def test_neither_a_decoy_nor_a_wreck_goes_into_a_fusion(what):
    """They are no friendly units, and nobody is asked to give them for nothing."""
    state = fusing(("one", (), 200, [(5.0, 5.0)]), ("two", (), 200, [(9.0, 9.0)]))
    known = state.units["two"]
    if what == "decoy":
        state = under(state, "Decoy", "two", "one")
    else:
        state = state.with_unit(replace(known, terrain=("difficult",)))
    asked = begun(state, ("Fusion",), unit="giant", name="Deploy").pending
    assert "two" not in {option.id for option in getattr(asked, "options", ())}


def test_a_concealed_part_of_a_fusion_leaves_no_marker():
    state = fusing(("one", ("Concealed",), 200, None), ("two", (), 200, [(9.0, 9.0)]))
    hidden = attack(state, (), (), unit="one", name="Deploy").state
    assert [mark.by for mark in hidden.markers] == ["one"]
    fused = begun(in_phase(hidden, "Deploy", 2), ("Fusion",), ("one",), unit="giant", name="Deploy").state
    assert fused.units["one"].where == GONE
    assert not fused.markers


# Limit Break


@RANKS
def test_limit_break_lasts_for_a_turn_and_works_on_so_many(rank, turns):
    name = f"Limit Break {rank}"
    state = pair(name)

    def found(state):
        names = ("range", "power", "ap", "attacks")
        of_bow = tuple(stat(asks(state), what, "red1", weapon="bow").value for what in names)
        return stats(state), of_bow

    for turn in range(1, turns + 1):
        after = attack(in_phase(state, "Move", turn), (), [(name,)], name="Move").state
        assert found(after) == ((12, 12, 3), (14, 7, 3, 1))
        assert name not in usable(asks(in_phase(after, "Dash", turn)), "red1")
        state = over(after, turn)
        assert found(state) == ((6, 6, 3), (8, 4, 2, 1))
    assert name not in usable(asks(in_phase(state, "Move", turns + 1)), "red1")


# Transform


def shaped(rank, shape, *perks, terrain=(), **stats_):
    state = movers(f"Transform {rank}", *perks, terrain=terrain, **stats_)
    return in_phase(begins(state, 1, (shape,)), "Move")


EACH = pytest.mark.parametrize("rank", ["I", "II", "III"])


@EACH
def test_a_shape_is_chosen_anew_at_the_start_of_each_turn(rank):
    state = begins(pair(f"Transform {rank}"), 1, ("tank",))
    assert stats(state)[2] > 3
    after = over(state, 1)
    assert stats(after) == (6, 6, 3)
    assert stats(begins(after, 2, ("movement",)))[2] == 3
    options = [o.id for o in _asked(in_phase(pair(f"Transform {rank}"), "Start")).options]
    assert options == ["tank", "melee", "ranged", "movement"]


def _asked(state):
    return asked_in(state, lambda game: game.tell(TurnBegan(1)))


@EACH
@pytest.mark.parametrize("name", ["Chill", "Cripple", "Direction Lock", "Dread", "Freeze", "Velocity Lock"])
def test_the_shape_for_speed_sheds_what_hampers_movement(rank, name):
    state = run(pair(f"Transform {rank}"), lambda game: afflict(game, name, "red1", by="blue1", weapon="axe"))
    laid = under(state.state, "Burn", "red1", "blue1")
    assert laid.is_under("red1", name)
    assert begins(laid, 2, ("tank",)).is_under("red1", name)
    after = begins(laid, 2, ("movement",))
    assert not after.is_under("red1", name) and after.is_under("red1", "Burn")


@EACH
@pytest.mark.parametrize("harm", ["slowed", "halted"])
def test_the_shape_for_speed_sheds_what_damage_does_to_movement(rank, harm):
    state = under(pair(f"Transform {rank}"), f"Combat Damage: {harm}", "red1")
    assert begins(state, 2, ("tank",)).is_under("red1", f"Combat Damage: {harm}")
    assert not begins(state, 2, ("movement",)).is_under("red1", f"Combat Damage: {harm}")


@EACH
@pytest.mark.parametrize(
    "perk", ["Diagonal Inertia IV (6 Inches)", "Hexagonal Inertia I (2 Inches)", "Forward Motion"]
)
def test_the_shape_for_speed_turns_freely_whatever_perk_of_its_own_would_keep_it_straight(rank, perk):
    """It faces up, and goes down."""
    assert begun(shaped(rank, "tank", perk)).refusal(to(10.0, 12.0))
    assert not begun(shaped(rank, "movement", perk)).refusal(to(10.0, 12.0))


@EACH
def test_the_shape_for_speed_goes_where_it_wants_though_it_is_a_wanderer(rank):
    assert not begun(shaped(rank, "movement", "Wanderer")).refusal(to(10.0, 12.0))
    assert begun(shaped(rank, "tank", "Wanderer"), dice=[3, 1]).refusal(to(10.0, 12.0))


@EACH
@pytest.mark.parametrize(("shape", "where"), [("movement", "table"), ("tank", "gone")])
def test_the_shape_for_speed_may_stop_though_it_is_nonstop(rank, shape, where):
    state = movers(f"Transform {rank}", "Nonstop I")
    state = run(in_phase(state, "Start", 1), lambda game: game.tell(TurnBegan(1)), (), [(shape,)]).state
    assert over(state, 1).units["red1"].where == where


@EACH
def test_the_shape_for_speed_passes_all_ground_unharmed(rank):
    """The bog would cost double, the lava would be rolled for; neither does anything to it."""
    ground = (field("difficult", "dangerous"),)
    far = {"I": 5.0, "II": 7.5, "III": 9.0}[rank]
    state = shaped(rank, "movement", terrain=ground, move={"I": 5, "II": 5, "III": 5}[rank])
    session = attack(state, (), [to(10.0, 10.0 - far)], name="Move")
    assert session.state.figures["red11"].model.at == (10.0, 10.0 - far)
    assert begun(shaped(rank, "tank", terrain=ground)).refusal(to(10.0, 4.5))


@EACH
def test_the_shape_for_speed_passes_terrain_and_units_but_does_not_end_in_them(rank):
    wall = box("wall", 5.0, 7.0, 10.0, 1.0)
    state = shaped(rank, "movement", terrain=(wall,))
    assert not begun(state).refusal(to(10.0, 5.0))
    assert begun(state).refusal(to(10.0, 7.5))
    crowd = shaped(rank, "movement", foe_at=(10.0, 7.0))
    assert not begun(crowd).refusal(to(10.0, 4.5))
    assert begun(crowd).refusal(to(10.0, 7.3))
    assert begun(shaped(rank, "tank", terrain=(wall,))).refusal(to(10.0, 5.0))


@pytest.mark.parametrize(
    ("rank", "printed", "far"), [("I", 8, 12), ("I", 24, 36), ("II", 8, 16), ("III", 24, 48)]
)
def test_the_shape_for_range_reaches_farther_with_every_weapon(rank, printed, far):
    guns = (weapon("one", range=printed), weapon("two", range=printed))
    rows = (
        ("red1", "red", troop("a", f"Transform {rank}"), guns, line(1)),
        ("blue1", "blue", troop("b"), (), [(40.0, 40.0)]),
    )
    state = begins(army(*rows), 1, ("ranged",))
    assert [stat(asks(state), "range", "red1", weapon=arm).value for arm in ("one", "two")] == [far, far]
