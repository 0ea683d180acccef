"""Self-Destruct and Loot, sentence by sentence: what goes off as its wielder falls, and what stays there."""

from dataclasses import replace

import pytest
from advanced import facing, playing, points, take
from armies import army, troop, weapon
from asking import game_of
from coming_back import begun, fallen, turn
from fighting import attack, duel, in_phase, lost, rolls, under
from movers import shifted
from prisons import carried, prison
from running import run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import why_not_use
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.transport.passengers import ABOARD, INSIDE
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.lingering_markers import leave
from battlefield.rulebooks.warsurge.units import harm, unit_status
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Running
from battlefield.rules.core.state import Effect
from battlefield.rules.core.values import info_of

WEAK = troop("weak", defence=4, hp=3, armour=2, points=50)
MARK = troop("mark", defence=4, hp=9, armour=None)
SURE = {"power": 10, "range": 12}


def bomb(*perks, **stats):
    return weapon("bomb", "Self-Destruct", *perks, **SURE | stats)


def armed(*perks, user=WEAK, shooters=1, apart=8.0, others=(), turn=1, **stats):
    state = duel(user, [bomb(*perks, **stats)], MARK, shooters=shooters, apart=apart, others=others)
    return in_phase(state, turn=turn)


def falls(state, unit="red1", dice=(), answers=(), figures=None):
    """Let a unit (or one of its figures) lose all its HP and be taken off."""

    def flow(game):
        first = figures or ()
        amount = sum(game.state.figures[id_].hp for id_ in first) or game.state.hp(unit)
        yield from harm.lose(game, unit, amount, "a test", first=first)
        yield from remove_casualties(game)

    return run(state, flow, dice, answers)


# when it goes off


def test_it_goes_off_by_itself_as_its_wielder_falls():
    assert falls(armed()).state.hp("blue1") == 8


def test_it_goes_off_by_choice_and_costs_its_wielder_all_hp_without_saves():
    session = attack(armed(), [], [("Self-Destruct",)])
    assert (session.state.hp("red1"), lost(session)) == (0, 1)
    assert rolls(session) == []  # no save of 2+ is rolled


@pytest.mark.parametrize("mode", [(), ("Explode I",)])
def test_chaos_may_turn_it_on_its_own_unit(mode):
    """It is the bomb of who falls alone that strikes, as many bombs as the unit has."""
    game = falls(armed("Chaos", *mode, shooters=3, attacks=2), figures=("red11",), dice=(1, 1, 1))
    assert (game.state.hp("red1"), game.state.hp("blue1")) == (4, 9)


def test_it_is_not_used_as_other_weapons_are():
    state = armed()
    session = Session(state, Warsurge(), Listed(()))
    session.begin(Action("Attack", "red", "red1"))
    assert [each.id for each in session.pending.options] == ["Self-Destruct"]


@pytest.mark.parametrize("how", [INSIDE, ABOARD])
def test_inside_of_another_unit_it_goes_off_on_one_of_those_in_there(how):
    """The unit that holds it or carries it, or whoever else is in it; nobody outside of a closed hull."""
    before = prison("Self-Destruct", how=how)
    for whom in ("truck", "rider"):
        after = falls(before, dice=[6], answers=[(whom,)]).state
        assert [unit for unit in ("truck", "rider") if after.hp(unit) == before.hp(unit) - 1] == [whom]


def test_inside_of_another_unit_its_template_strikes_by_dice():
    """A Blast I takes a D6 of dice; its gaoler saves nothing of the two."""
    before = prison("Self-Destruct", "Blast I")
    after = falls(before, dice=[2, 6, 6], answers=[("truck",)]).state
    assert before.hp("truck") - after.hp("truck") == 2


@pytest.mark.parametrize("perk", ["Berserk", "Psychotic"])
@pytest.mark.parametrize(("apart", "goes"), [(8.0, True), (20.0, False)])
def test_who_is_driven_uses_it_with_somebody_in_range(perk, apart, goes):
    user = replace(WEAK, perks=troop("x", perk).perks)
    friend = ("red2", "red", replace(MARK, id="friend"), (weapon("gun"),), [(40.0, 40.0)])
    state = armed(user=user, apart=apart, turn=2, others=[friend])
    for action in ("Attack", "Hold"):
        done = attack(state, name=action if goes else "Hold")
        assert (done.state.hp("red1"), lost(done)) == ((0, 1) if goes else (3, 0))


def test_who_is_not_driven_may_keep_it():
    session = Session(armed(), Warsurge(), Listed(()))
    assert not session.begin(Action("Hold", "red", "red1"))
    assert session.state.hp("red1") == 3


@pytest.mark.parametrize("perk", ["Berserk", "Psychotic"])
def test_who_is_driven_uses_it_beside_its_other_weapons(perk):
    user = replace(WEAK, perks=troop("x", perk).perks)
    gun, friend = weapon("gun"), ("red2", "red", MARK, (weapon("gun"),), [(40.0, 40.0)])
    state = in_phase(duel(user, [gun, bomb()], replace(MARK, id="m"), apart=8.0, others=[friend]), turn=2)
    session = attack(state, [6])
    assert (session.state.hp("red1"), lost(session)) == (0, 2)


# whom it strikes


@pytest.mark.parametrize(("near", "struck"), [("foe", "blue1"), ("friend", "red2")])
def test_it_strikes_a_friend_or_a_foe_in_range(near, struck):
    friend = ("red2", "red", replace(MARK, id="friend"), (), [(10.0, 15.0)])
    state = armed(apart=8.0 if near == "foe" else 30.0, others=[friend])
    game = falls(state, answers=[(struck,)] if near == "foe" else [])
    assert {u: game.state.hp(u) for u in ("blue1", "red2")} == {"blue1": 9, "red2": 9, struck: 8}


def test_its_own_unit_is_struck_only_where_nobody_else_is_in_range():
    pair = replace(WEAK, stats={**WEAK.stats, "armour": None})
    alone = falls(armed(user=pair, shooters=2, apart=30.0), figures=("red11",))
    assert alone.state.hp("red1") == 2
    with_foe = falls(armed(user=pair, shooters=2), figures=("red11",))
    assert (with_foe.state.hp("red1"), with_foe.state.hp("blue1")) == (3, 8)
    with pytest.raises(AssertionError):  # nobody is asked
        falls(armed(user=pair, shooters=2), figures=("red11",), answers=[("red1",)])


@pytest.mark.parametrize("perk", ["", "Explode I", "Cone I", "Blast I"])
def test_a_wielder_all_alone_lays_only_a_template(perk):
    """It lies over the wielder itself. Without one nobody is asked for anything, and nothing happens."""
    state = armed(*([perk] if perk else []), apart=30.0)
    answers = {"Cone I": [(10.0, 10.0), (14.0, 10.0)], "": []}.get(perk, [(10.0, 10.0)])
    game = falls(state, dice=[6] if perk == "Blast I" else [], answers=answers)
    assert game.state.units["red1"].where == "gone"


@pytest.mark.parametrize("perk", ["Explode II", "Nova III", "Wall I", "Beam I"])
def test_a_template_is_laid_by_the_one_who_falls(perk):
    answers = {
        "Explode II": [(18.0, 10.0)],
        "Nova III": [],
        "Wall I": [(18.0, 10.0), (18.0, 14.0)],
        "Beam I": [(18.0, 10.0)],
    }[perk]
    state = armed(perk, shooters=2, apart=4.0 if perk == "Nova III" else 8.0)
    game = falls(state, answers=answers, figures=("red11",))
    assert game.state.hp("blue1") == 8


@pytest.mark.parametrize("perk", ["Wall I", "Diffuse"])
def test_a_wielder_all_alone_lays_no_wall_and_no_triangle(perk):
    assert falls(armed(perk, apart=30.0)).state.units["red1"].where == "gone"


def laying(state, figure="red11"):
    """Let one figure fall, and give what its side is asked then."""

    def flow(game):
        yield from harm.lose(game, "red1", game.state.figures[figure].hp, "a test", first=(figure,))
        yield from remove_casualties(game)

    return Running(state, CATALOGUE, flow, Listed(()))


@pytest.mark.parametrize("perk", ["Explode I", "Blast I", "Cone I", "Wall I"])
@pytest.mark.parametrize(("who", "over"), [("foe", (18.0, 10.0)), ("friend", (10.0, 18.0))])
def test_its_template_has_to_lie_over_another_unit_where_one_is_in_range(perk, who, over):
    friend = ("red2", "red", replace(MARK, id="friend"), (), [(10.0, 18.0 if who == "friend" else 40.0)])
    state = armed(perk, shooters=2, apart=8.0 if who == "foe" else 30.0, others=[friend])
    asked = laying(state)
    assert "over" in asked.law.refusal((5.0, 5.0))
    assert not asked.law.refusal(over)


def test_its_template_lies_over_its_own_unit_where_nobody_else_is_in_range():
    asked = laying(armed("Explode I", shooters=2, apart=30.0))
    assert "over" in asked.law.refusal((14.0, 10.0))
    assert not asked.law.refusal((10.0, 11.5))


def test_with_trap_it_leaves_one_in_range_instead():
    far = armed("Trap I", apart=25.0)
    game = falls(far, answers=[(20.0, 10.0)])
    assert [(mark.name, mark.at) for mark in game.state.markers] == [("Trap", (20.0, 10.0))]
    assert game.state.hp("blue1") == 9


# once, and not after all movement


@pytest.mark.parametrize(
    ("kind", "done", "goes"),
    [
        ("Heavy", unit_status.MOVED, False),
        ("Battle", unit_status.DASHED, False),
        ("Heavy", "", True),
        ("Battle", unit_status.MOVED, True),
        ("Assault", unit_status.DASHED, True),
    ],
)
def test_movement_keeps_it_from_going_off_and_spends_it_all_the_same(kind, done, goes):
    state = armed(kind=kind)
    state = under(state, done, "red1") if done else state
    game = falls(state)
    assert game.state.hp("blue1") == (8 if goes else 9)
    spent = [effect for effect in game.state.effects if effect.name == "has gone off"]
    assert [effect.on for effect in spent] == ["red11"]


def test_it_goes_off_once_though_it_was_used_by_choice_before_its_wielder_falls():
    session = attack(armed(), [], [("Self-Destruct",)])
    game = run(session.state, remove_casualties)
    assert game.state.hp("blue1") == 8


@pytest.mark.parametrize("perk", ["Respawn"])
def test_it_does_not_go_off_again_for_who_comes_back(perk):
    user = replace(WEAK, perks=troop("x", perk).perks)
    state = begun(armed(user=user))
    once = falls(state).state
    assert once.hp("blue1") == 8
    back = turn(once, 2, [True])
    for name, unit in back.units.items():
        if unit.side == "red" and unit.figures:
            back = back.with_unit(replace(unit, where="table"))
            again = fallen(back, name)
            assert again.hp("blue1") == 8
            break
    else:
        pytest.fail("nobody came back")


def test_who_is_revived_has_spent_it():
    once = attack(armed(), [], [("Self-Destruct",)]).state
    stood = once.with_figures(replace(once.figures["red11"], hp=3))
    session = Session(
        in_phase(replace(stood, effects=tuple(e for e in stood.effects if e.name == "has gone off")), turn=2),
        Warsurge(),
        Listed(()),
    )
    assert session.begin(Action("Attack", "red", "red1"))
    assert falls(session.state).state.hp("blue1") == 8


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize(("shooters", "points", "thrown"), [(1, 50, False), (2, 51, False), (2, 50, True)])
def test_its_user_costs_what_is_left_of_it_when_it_goes_off(chosen, shooters, points, thrown):
    """Of two models that cost 100 one has fallen; of one that fell nothing is left that costs anything."""
    user, mark = replace(WEAK, points=100), replace(MARK, points=points)
    state = duel(user, [bomb("Deathblow")], mark, shooters=shooters, apart=8.0)
    dice = [1, 1] if thrown else []
    if chosen:
        done = attack(state, dice, [("Self-Destruct",)]).events
    else:
        done = falls(state, dice=dice, figures=["red11"]).events
    assert any("Deathblow" in getattr(event, "why", "") for event in done) is thrown


# the Advanced playstyle


@pytest.mark.parametrize("by_choice", [True, False])
def test_what_has_gone_off_is_no_loot(by_choice):
    state = armed("Loot")
    if by_choice:
        state = attack(state, [], [("Self-Destruct",)]).state
        after = run(state, remove_casualties).state
    else:
        after = falls(state).state
    assert after.hp("blue1") == 8
    assert not marks(after)


def test_what_has_gone_off_is_not_handed_on():
    """One of two models carries the bomb for both; the other one falls later."""
    state = armed("Shared", shooters=2)
    state = state.with_figures(replace(state.figures["red12"], weapons=()))
    once = attack(state, [], [("Self-Destruct",)]).state
    after = falls(run(once, remove_casualties).state).state
    assert after.hp("blue1") == 8


def test_by_choice_it_is_a_part_of_an_attack_and_costs_what_that_costs():
    session = playing(facing(replace(WEAK, id="w"), [bomb(), weapon("gun")], MARK, ()))
    take(session, "Attack", "red1", dice=[4], answers=[("Self-Destruct",), ("gun",)])
    assert (session.state.hp("red1"), session.state.hp("blue1"), points(session)) == (0, 7, 5)


def test_a_casualty_s_bomb_costs_nothing_and_is_no_attack():
    frail = troop("frail", hp=1, defence=4, armour=None)
    session = playing(facing(MARK, target=frail, armed=(bomb(),)))
    take(session, "Attack", "red1", dice=[4])
    assert session.state.hp("red1") == 8
    assert points(session, "blue") == 6
    assert not unit_status.is_marked(session.state, unit_status.ATTACKED, "blue1")
    take(session, "End Step")
    assert session.state.hp("red1") == 8


# Loot

SWORD = weapon("sword", "Loot", range=4, deflect=2)
DOWN = troop("down", hp=1, defence=0, armour=None)


def looted(models=1, walkers=(("red2", "red", (15.0, 14.0)),), arms=(), sword=SWORD):
    """A blue unit has fallen and left its swords; others stand near."""
    others = [(id_, side, replace(MARK, id=id_), arms, [at]) for id_, side, at in walkers]
    rows = (
        ("red1", "red", MARK, (), [(40.0, 40.0)]),
        ("blue1", "blue", DOWN, (sword,), [(15.0 + 1.5 * n, 10.0) for n in range(models)]),
        *others,
    )
    return in_phase(army(*rows), "Move")


def marks(state):
    return [mark.at for mark in state.markers if mark.name == "Loot"]


def gone_over(state, unit, to, who, side="red", dice=()):
    walk = (Placed(f"{unit}1", to),)
    return attack(in_phase(state, "Move", state.clock.turn, side), dice, [walk, *who], unit=unit, name="Move")


@pytest.mark.parametrize(("unit", "side"), [("red2", "red"), ("blue2", "blue")])
def test_friend_and_foe_may_pick_up_what_a_casualty_left(unit, side):
    left = fallen(looted(walkers=((unit, side, (15.0, 14.0)),)), "blue1")
    assert marks(left) == [(15.0, 10.0)]
    after = gone_over(left, unit, (15.0, 9.0), [(f"{unit}1",)], side).state
    assert after.figures[f"{unit}1"].weapons == ("sword",)
    assert not marks(after)


def test_a_model_of_the_same_unit_may_pick_it_up():
    state = looted(models=2)
    bare = replace(state.figures["blue12"], weapons=())
    left = falls(state.with_figures(bare), "blue1", figures=("blue11",)).state
    walk = (Placed("blue12", (15.5, 10.0)),)
    picked = attack(
        in_phase(left, "Move", 1, "blue"), [], [walk, ("blue12",)], unit="blue1", name="Move"
    ).state
    assert picked.figures["blue12"].weapons == ("sword",)


def test_what_was_picked_up_is_used_at_the_next_opportunity():
    left = fallen(looted(walkers=(("red2", "red", (15.0, 14.0)), ("blue3", "blue", (15.0, 6.0)))), "blue1")
    picked = gone_over(left, "red2", (15.0, 10.0), [("red21",)]).state
    rested = replace(picked, effects=tuple(e for e in picked.effects if e.name != "acted"))
    assert lost(attack(in_phase(rested), [4], unit="red2"), "blue3") == 1


@pytest.mark.parametrize(
    ("to", "reaches"),
    [((15.0, 10.0 + 0.5 + 16 / 25.4), True), ((15.0, 10.0 + 0.6 + 16 / 25.4), False), ((15.0, 9.0), True)],
)
def test_it_is_picked_up_in_passing_or_in_contact(to, reaches):
    left = fallen(looted(), "blue1")
    after = gone_over(left, "red2", to, [("red21",)] if reaches else []).state
    assert bool(after.figures["red21"].weapons) is reaches


def test_what_stays_behind_as_a_wreck_leaves_its_weapon_within_2_inches():
    truck = troop("down", "Wreckage", hp=1, defence=0, armour=None)
    state = looted()
    left = fallen(replace(state, profiles={**state.profiles, "down": truck}), "blue1")
    assert left.units["blue1"].where == "table"
    (at,) = marks(left)
    assert abs(at[0] - 15.0) + abs(at[1] - 10.0) < 2.0
    after = gone_over(left, "red2", (15.0, 11.0), [("red21",)]).state
    assert after.figures["red21"].weapons == ("sword",)


def test_who_falls_aboard_leaves_its_weapon_where_its_transport_stood():
    truck = ("truck", "blue", replace(MARK, id="truck"), (), [(20.0, 10.0)])
    state = looted(walkers=(("red2", "red", (20.0, 14.0)),))
    state = army_with(state, truck)
    left = fallen(carried(state, "blue1", "truck"), "blue1")
    assert marks(left) == [(20.0, 10.0)]
    driven_off = shifted(left, "truck1", (30.0, 10.0))
    after = gone_over(driven_off, "red2", (20.0, 11.0), [("red21",)]).state
    assert after.figures["red21"].weapons == ("sword",)


def army_with(state, row):
    """Add a unit to a state."""
    more = army(row)
    return replace(
        state,
        units={**state.units, **more.units},
        figures={**state.figures, **more.figures},
        profiles={**state.profiles, **more.profiles},
    )


def test_a_marker_may_be_left_lying():
    left = fallen(looted(), "blue1")
    after = gone_over(left, "red2", (15.0, 9.0), [("nobody",)]).state
    assert marks(after) == [(15.0, 10.0)] and not after.figures["red21"].weapons


def test_who_falls_leaves_what_it_has_picked_up_and_has_it_no_more_where_it_rises():
    left = fallen(looted(), "blue1")
    picked = gone_over(left, "red2", (15.0, 9.0), [("red21",)]).state
    lying = fallen(picked, "red2")
    assert marks(lying) == [(15.0, 9.0)]
    assert not lying.figures["red21"].weapons


def test_a_shared_weapon_stays_only_with_the_last_of_its_unit():
    shared = weapon("sword", "Loot", "Shared", range=4)
    state = looted(models=2, sword=shared)
    state = state.with_figures(replace(state.figures["blue12"], weapons=()))
    one = falls(state, "blue1", figures=("blue11",)).state
    assert not marks(one) and one.figures["blue12"].weapons == ("sword",)
    assert len(marks(fallen(one, "blue1"))) == 1


def test_a_model_carries_one_of_them_and_may_exchange_it():
    other = weapon("axe", "Loot", range=3)
    state = looted()
    left = fallen(state, "blue1")
    picked = gone_over(left, "red2", (15.0, 10.0), [("red21",)]).state
    picked = replace(picked, profiles={**picked.profiles, "axe": other})

    def lay(game):
        leave(game, "Loot", "blue1", "axe", (15.0, 6.0))
        yield from ()

    two = run(picked, lay).state
    two = replace(two, effects=tuple(e for e in two.effects if e.name not in ("acted", "moved")))
    after = gone_over(two, "red2", (15.0, 6.0), [("red21",)]).state
    assert after.figures["red21"].weapons == ("axe",)
    assert len(marks(after)) == 1


def test_the_shield_of_a_looted_weapon_helps_only_its_first_owner():
    left = fallen(looted(), "blue1")
    picked = gone_over(left, "red2", (15.0, 10.0), [("red21",)]).state
    assert game_of(picked).reason_against("shield", "red2", weapon="sword") == "Loot"
    first = looted()
    assert not game_of(first).reason_against("shield", "blue1", weapon="sword")


@pytest.mark.parametrize(("perk", "left"), [("Use I", 0), ("Use II", 1), ("Use III", 2)])
def test_what_is_used_of_a_weapon_stays_used_in_other_hands(perk, left):
    """It has been used once before its wielder fell, and is so for whoever takes it up."""
    gun = weapon("gun", "Loot", perk, range=12)
    state = looted(walkers=(("red2", "red", (15.0, 14.0)), ("blue3", "blue", (18.0, 14.0))), sword=gun)
    used = attack(in_phase(state, "Attack", 1, "blue"), [1], [("gun",)], unit="blue1").state
    picked = gone_over(in_phase(fallen(used, "blue1"), "Move", 2), "red2", (15.0, 9.0), [("red21",)]).state
    for _ in range(left):
        rested = replace(picked, effects=tuple(e for e in picked.effects if e.name not in RESTED))
        picked = attack(in_phase(rested, turn=2), [1], unit="red2").state
    rested = replace(picked, effects=tuple(e for e in picked.effects if e.name not in RESTED))
    assert why_not_use(game_of(in_phase(rested, turn=2)), "red2", "gun") == f"{perk}: it is used up"


RESTED = ("acted", "weapon used", "attacked")


@pytest.mark.parametrize("broken", ["model", "unit"])
def test_a_weapon_that_is_destroyed_is_not_left_behind(broken):
    state = looted()
    if broken == "model":
        name, on = unit_status.BROKEN, "blue11"
    else:
        name, on = "Combat Damage: broken", "blue1"
    gone = replace(
        state, effects=(Effect(1, name, on, "blue1", info=info_of({"weapon": "sword"})),), serial=1
    )
    assert marks(fallen(state, "blue1")) and not marks(fallen(gone, "blue1"))
