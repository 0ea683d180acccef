"""Egotistical, Furious, Orders and War Master, clause by clause."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import TOUCH, at, bearing, next_turn, opened
from coming_back import fallen
from companies import RIFLE, attached, field, part_of, squad
from convoys import inside
from fighting import attack, in_phase, lost, rolls, told, under
from prisons import carried
from running import asks, end_turn, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import why_not_use
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.transport.passengers import ABOARD, BETWEEN, INSIDE, LURKS
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import RESERVE, TABLE
from battlefield.rules.scene.contents import Terrain


def wall(x, y, wide):
    corners = ((x, y), (x + wide, y), (x + wide, y + 0.5), (x, y + 0.5))
    return Terrain("wall", Polygon(corners), top=5.0, sight="blocks")


def losses(session, *units):
    return tuple(lost(session, unit) for unit in units)


# Egotistical


def vain(*foe, gap=6.0, joined=False, weapons=(RIFLE,), others=()):
    """A commander with a high opinion of itself, and a friend of three models of 2 HP, hard to hurt."""
    rows = (
        squad("Leader", "Egotistical", models=1, weapons=weapons),
        squad("Absorption III", id_="red2", models=3, hp=2, at=(10.0, 10.0 + TOUCH + gap), armour=2, aegis=2),
        *others,
    )
    enemy = squad(*foe, id_="blue1", side="blue", at=(40.0, 10.0), models=1, hp=1, armour=None)
    state = field(*rows, foe=enemy)
    return attached(state, "red1", "red2") if joined else state


def brings_down(state, by, amount=1):
    return run(state, lambda game: lose(game, "blue1", amount, "Rifle", by=by)).state


@pytest.mark.parametrize("rank", ["Leader", "Sergeant", "War Master"])
@pytest.mark.parametrize("joined", [True, False])
def test_a_friend_that_brings_an_enemy_commander_down_loses_a_model_without_saves(rank, joined):
    gap = 1.0 if joined else 6.0
    state = vain(rank, gap=gap, joined=joined)
    after = brings_down(state, "red2")
    assert sorted(figure.hp for figure in after.figures_of("red2")) == [0, 2, 2]
    own = brings_down(state, "red1")
    assert (own.hp("red1"), own.hp("red2")) == (1, 6)
    assert brings_down(vain(gap=gap, joined=joined), "red2").hp("red2") == 6
    assert brings_down(vain(rank, gap=6.1), "red2").hp("red2") == 6


def test_only_a_friend_is_punished_and_nobody_of_another_roster_that_fights_for_its_side():
    state = vain("Leader")
    raised = state.with_unit(replace(state.units["red2"], side="blue", control="red"))
    assert brings_down(bearing(raised, "seized", "red2", "red1"), "red2").hp("red2") == 6


def test_a_commander_that_is_kept_from_falling_costs_the_friend_a_model_once_it_does_fall():
    down = brings_down(vain("Leader", "Eternal"), "red2")
    assert down.hp("red2") == 6
    lives_on = run(down, remove_casualties).state
    assert lives_on.hp("red2") == 6
    assert run(end_turn(lives_on), remove_casualties).state.hp("red2") == 4
    saved = run(brings_down(vain("Leader", "Last Stand"), "red2"), remove_casualties).state
    assert saved.hp("red2") == 6
    assert brings_down(saved, "red2").hp("red2") == 4


def test_a_friend_whose_sergeant_brought_a_commander_down_loses_a_model_of_its_own_first():
    """A sergeant of 1 HP beside three models of 2 HP; then these have none left."""
    boss = squad("Sergeant", id_="red4", models=1, hp=1, at=(8.5, 15.0 + TOUCH))
    state = part_of(vain("Leader", gap=5.0, others=(boss,)), "red4", "red2")
    after = brings_down(state, "red4")
    assert (after.hp("red2"), after.hp("red4")) == (4, 1)
    down = state.with_figures(*(replace(figure, hp=0) for figure in state.figures_of("red2")))
    assert brings_down(down, "red4").hp("red4") == 0


def test_a_commander_that_only_loses_hp_costs_the_friend_nothing():
    state = vain("Leader")
    tough = state.with_figures(replace(state.figures["blue11"], hp=2))
    assert brings_down(tough, "red2").hp("red2") == 6


@pytest.mark.parametrize(("gap", "joined", "face"), [(6.0, False, 4), (6.1, False, 5), (1.0, True, 4)])
def test_alone_all_its_attacks_are_worse(gap, joined, face):
    """Power 3 on Defence 3 hits on a 4, alone on a 5; with both of its weapons."""
    arms = weapon("one", range=40, power=3), weapon("two", range=40, power=3)
    state = vain(gap=gap, joined=joined, weapons=arms)
    state = state.with_figures(replace(state.figures["blue11"], hp=9))
    for hits, die in ((2, face), (0, face - 1)):
        session = attack(state, [die, die], [*([()] if joined else []), ("one",), ("two",)])
        assert lost(session) == hits


def test_one_that_has_joined_a_unit_is_not_alone_though_it_does_not_see_it():
    between = wall(8.0, 10.0 + TOUCH / 2 + 0.2, 6.0)
    state = replace(vain(gap=1.0, joined=True), terrain=(between,))
    assert asks(state).figure("attack dice", 0, "red1").value == 0
    apart = replace(vain(gap=1.0), terrain=(between,))
    assert asks(apart).figure("attack dice", 0, "red1").value == -1


def sulks(state):
    return asks(state).figure("attack dice", 0, "red1").value == -1


def test_neither_a_wreck_nor_its_own_sergeant_is_a_friend_beside_it():
    near = vain()
    assert not sulks(near)
    hulk = replace(near.units["red2"], profile="hulk", figures=near.units["red2"].figures[:1])
    wreck = fallen(
        replace(near, profiles={**near.profiles, "hulk": troop("hulk", "Wreckage")}).with_unit(hulk), "red2"
    )
    assert wreck.units["red2"].where == TABLE
    assert sulks(wreck)
    assert sulks(part_of(vain(gap=1.0), "red2", "red1"))
    assert not sulks(part_of(vain(gap=1.0), "red1", "red2"))


@pytest.mark.parametrize(("side", "alone"), [("blue", True), ("red", False)])
def test_inside_of_an_enemy_it_is_alone_and_in_a_transport_of_its_own_it_is_not(side, alone):
    truck = squad(id_="truck", side=side, models=1, at=(20.0, 40.0), transport=20)
    state = field(squad("Leader", "Egotistical", "Breach", models=1), truck)
    assert sulks(carried(state, "red1", "truck", INSIDE if side == "blue" else ABOARD)) is alone


# Furious


def raging(*others, joined=False, hp=4, attacks=4):
    axe = weapon("axe", range=40, power=4, attacks=attacks)
    rows = (squad("Leader", "Furious", models=1, hp=hp, weapons=(axe,), armour=None), *others)
    state = field(*rows)
    return attached(state, "red1", "red2") if joined else state


def friend(id_, gap, **more):
    return squad(id_=id_, models=3, at=(10.0, 10.0 + TOUCH + gap), **{"armour": None, **more})


def test_dice_that_fail_succeed_against_the_nearest_friend_within_6_inches():
    """Two of four dice miss; they need no roll, whatever the friend's Defence, but it may save."""
    session = attack(raging(friend("red2", 6.0, defence=15), friend("red3", 7.5)), [6, 6, 1, 2])
    assert losses(session, "blue1", "red1", "red2", "red3") == (2, 0, 2, 0)
    saved = attack(raging(friend("red2", 6.0, armour=4)), [6, 6, 1, 2, 4, 3])
    assert lost(saved, "red2") == 1


def test_without_a_friend_that_near_it_strikes_itself():
    session = attack(raging(friend("red2", 6.1)), [6, 1, 2, 6])
    assert losses(session, "blue1", "red1", "red2") == (2, 2, 0)


@pytest.mark.parametrize(("mate", "hurt"), [(True, "red2"), (False, "truck")])
def test_from_within_a_transport_it_strikes_a_friend_aboard_or_the_transport(mate, hurt):
    """Who rides with it comes first in the roster; a friend beside the transport is out of its reach."""
    truck = (
        "truck",
        "red",
        troop("truck", transport=20, fire_points=1, hp=9, armour=None),
        (),
        [(10.0, 10.0)],
    )
    state = inside(raging(friend("red2", 3.0), truck), "red1", "truck")
    state = inside(state, "red2", "truck") if mate else state
    session = attack(state, [6, 6, 1, 2])
    struck = {"red1": 0, "red2": 0, "truck": 0, hurt: 2}
    assert {each: lost(session, each) for each in struck} == struck


def test_whom_it_joined_suffers_before_itself():
    """Of three that miss, two fell the unit of two that it joined; the third is its own."""
    host = squad(id_="red2", models=2, at=(10.0, 10.0 + TOUCH + 1.0), armour=None)
    session = attack(raging(host, joined=True), [6, 1, 1, 2], [()])
    assert losses(session, "red2", "red1") == (2, 1)


def test_whom_it_joined_is_no_friend_beside_it_but_itself():
    """The one that it joined touches it, and yet another friend takes what fails."""
    host = squad(id_="red2", models=2, at=(10.0, 10.0 + TOUCH), armour=None)
    session = attack(raging(host, friend("red3", 5.0), joined=True), [6, 1, 1, 2], [()])
    assert losses(session, "red3", "red2", "red1") == (3, 0, 0)


@pytest.mark.parametrize(("gap", "struck"), [(5.0, (3, 0, 0)), (7.0, (0, 2, 1))])
def test_the_unit_of_a_furious_sergeant_is_no_friend_beside_it_but_itself(gap, struck):
    axe = weapon("axe", range=40, power=4, attacks=4)
    rows = (
        squad(id_="red2", models=2, at=(10.0 - TOUCH - 1.5, 10.0), armour=None),
        squad("Sergeant", "Furious", models=1, hp=4, weapons=(axe,), armour=None, points=20),
        friend("red3", gap),
    )
    state = part_of(field(*rows), "red1", "red2")
    session = attack(state, [1, 1, *[6, 1, 1, 2]], unit="red2")  # two rifles of its unit first
    assert losses(session, "red3", "red2", "red1") == struck


def test_each_of_its_weapons_rages():
    axe, bow = weapon("axe", range=40, power=4), weapon("bow", range=40, power=4)
    rows = (squad("Leader", "Furious", models=1, weapons=(axe, bow)), friend("red2", 3.0))
    session = attack(field(*rows), [1, 2], [("axe",), ("bow",)])
    assert losses(session, "blue1", "red2") == (0, 2)


@pytest.mark.parametrize("rank", ["I", "II"])
def test_dice_of_its_weapon_that_fail_where_it_leaps_to_succeed_against_a_friend_too(rank):
    """One of two dice fails against the target, and both against the unit beside it."""
    axe = weapon("axe", f"Chain {rank}", range=40, power=4, attacks=2)
    prey = [
        squad(id_=each, side="blue", at=(30.0, y), models=1, armour=None)
        for each, y in (("blue1", 10.0), ("blue2", 13.0))
    ]
    rows = (squad("Leader", "Furious", models=1, weapons=(axe,)), friend("red2", 3.0))
    session = attack(field(*rows, prey[1], foe=prey[0]), [6, 1, 4, 1, 2], [("blue1",)])
    assert losses(session, "blue1", "blue2", "red2") == (1, 0, 3)


# Orders


def ordering(*others, terrain=(), **second):
    rows = (
        squad("Leader", "Orders", models=1),
        squad(id_="red2", models=1, **{"at": (10.0, 10.0 + TOUCH + 18.0), **second}),
        *others,
    )
    return field(*rows, terrain=terrain, foe=squad(id_="blue1", side="blue", at=(40.0, 44.0), models=1))


def orders(state, **given):
    """Begin a turn, give orders to some units (to others none), and tell what each might have had."""
    asked = {}

    def flow(game):
        told_ = game.tell(TurnBegan(2))
        law = next(told_, None)
        while law is not None:
            request = law.request
            unit = request.what.rpartition(" for ")[2].lower()
            asked[unit] = {option.id for option in request.options}
            try:
                law = told_.send((given[unit],) if unit in given else ())
            except StopIteration:
                law = None
        return
        yield

    after = run(in_phase(state, "Start", 2), flow).state
    return asked, after


ALL = {"move", "cover", "fire"}


def test_friends_within_18_inches_and_itself_are_ordered_as_the_turn_begins():
    asked, _ = orders(ordering())
    assert asked == {"red1": ALL, "red2": ALL}
    assert orders(ordering(at=(10.0, 10.0 + TOUCH + 18.1)))[0] == {"red1": ALL}
    assert orders(ordering(terrain=(wall(0.0, 15.0, 48.0),)))[0] == {"red1": ALL}


def values(state, unit="red2"):
    game = asks(state)
    return [stat(game, what, unit).value for what in ("move", "dash", "defence")] + [
        stat(game, "power", unit, weapon="rifle").value
    ]


@pytest.mark.parametrize(
    ("order", "found"),
    [("move", [12, 12, 3, 4]), ("cover", [6, 6, 4, 4]), ("fire", [6, 6, 2, 5])],
)
def test_what_an_order_changes_for_a_turn(order, found):
    _, state = orders(ordering(), red2=order)
    assert values(state) == found
    assert values(state, "red1") == [6, 6, 3, 4]
    assert values(next_turn(in_phase(state, "End", 2), (), [(), ()])) == [6, 6, 3, 4]
    assert bool(why_not_use(asks(state), "red2", "rifle")) == (order == "move")
    for phase in ("Move", "Dash"):
        refusal = Warsurge().refusal(in_phase(state, phase, 2), Action(phase, "red", "red2"))
        assert bool(refusal) == (order == "cover")


def test_who_takes_cover_makes_no_movement_of_any_kind():
    state = ordering()
    state = replace(state, profiles={**state.profiles, "red2 profile": troop("red2 profile", "Blink I")})
    _, held = orders(state, red2="cover")
    assert asks(held).reason_against("movement", "red2")


def test_a_unit_has_one_order_a_turn_whoever_gives_it():
    other = squad("Leader", "Orders", id_="red3", models=1, at=(14.0, 20.0))
    given = []

    def flow(game):
        told_ = game.tell(TurnBegan(2))
        law = next(told_, None)
        while law is not None:
            given.append(law.request.what)
            try:
                law = told_.send(("fire",) if law.request.what.endswith("Red2") else ())
            except StopIteration:
                law = None
        return
        yield

    run(in_phase(ordering(other), "Start", 2), flow)
    assert given.count("Orders for Red2") == 1
    assert given.count("Orders for Red1") == 2


BROKEN = weapon("rifle", range=40, attacks=0)
CARE = weapon("rifle", "Heal", range=40)
TOY = weapon("rifle", "Harmless", range=40)


@pytest.mark.parametrize(
    ("arms", "may"), [((RIFLE,), True), ((), False), ((BROKEN,), False), ((CARE,), False), ((TOY,), False)]
)
def test_only_who_has_a_weapon_that_does_damage_is_hurried_on(arms, may):
    state = ordering()
    state = replace(state, profiles={**state.profiles, **{arm.id: arm for arm in arms}})
    state = state.with_figures(replace(state.figures["red21"], weapons=tuple(arm.id for arm in arms)))
    assert orders(state)[0]["red2"] == (ALL if may else ALL - {"move"})


def test_who_cannot_move_takes_no_cover():
    assert orders(ordering(move=0, dash=0))[0]["red2"] == ALL - {"cover"}
    assert orders(bearing(ordering(), "Panic", "red2", "blue1", turn=2))[0]["red2"] == ALL - {"cover"}
    assert orders(ordering(move=0, dash=3))[0]["red2"] == ALL


@pytest.mark.parametrize(
    ("defence", "cursed", "may"), [(0, 0, False), (1, 1, False), (1, 0, True), (2, 1, True)]
)
def test_who_has_no_defence_left_brings_nothing_down(defence, cursed, may):
    """What counts is Defence with all that changes it now."""
    state = ordering(defence=defence)
    state = bearing(state, "Curse Defence", "red2", "blue1", turn=2) if cursed else state
    assert orders(state)[0]["red2"] == (ALL if may else ALL - {"fire"})


# War Master


GUN = weapon("gun", range=24, power=4, attacks=2)


def ruled(*, near=6.0, master=(), other=(), foe_at=(10.0, 30.0), terrain=(), arm=GUN, others=()):
    """A war master, a friend so far beside it, and another one that is nearer to the enemy than both."""
    rows = (
        ("red1", "red", troop("master", "War Master", *master, hp=5, armour=None), (), [(10.0, 10.0)]),
        (
            "red2",
            "red",
            troop("guard", *other, hp=5, armour=None, defence=4),
            (),
            [(10.0 + TOUCH + near, 10.0)],
        ),
        ("red3", "red", troop("near"), (), [(22.0, 26.0)]),
        ("blue1", "blue", troop("foe", hp=9), (arm,), [foe_at]),
        *others,
    )
    return in_phase(army(*rows, terrain=terrain), "Attack", 1, "blue")


def test_a_war_master_is_a_commander():
    assert asks(ruled()).figure("commander", 0, "red1").value
    assert not asks(ruled()).figure("commander", 0, "red2").value


def test_it_may_send_an_attack_on_to_a_friend_whose_stats_count_then():
    """Power 4 on Defence 3 needs a 3, on the friend's 4 a 4; one of two dice shows a 3."""
    sent = attack(ruled(), [3, 4], [("red1",), ("red2",)], unit="blue1")
    assert losses(sent, "red1", "red2") == (0, 1)
    assert rolls(sent)[0] == ("attack dice (4+): Gun", 2)
    kept = attack(ruled(), [3, 4], [("red1",), ()], unit="blue1")
    assert losses(kept, "red1", "red2") == (2, 0)


def redirects(state):
    """Tell to whom an attack on the war master may be sent on."""
    session = opened(state, "gun", "red1", phase="Attack", unit="blue1", dice=[1, 1])
    asked = session.pending
    return [option.id for option in asked.options] if asked and "who takes" in asked.what else []


@pytest.mark.parametrize(("near", "found"), [(6.0, ["red2"]), (6.1, [])])
def test_it_takes_6_inches(near, found):
    assert redirects(ruled(near=near)) == found


def test_both_have_to_see_the_friend_and_the_weapon_to_reach_it():
    assert redirects(ruled(terrain=(wall(13.0, 14.0, 8.0),))) == []  # before the attacker
    between = Terrain(
        "w", Polygon(((13.4, 9.0), (13.6, 9.0), (13.6, 11.0), (13.4, 11.0))), top=5.0, sight="blocks"
    )
    assert redirects(ruled(terrain=(between,))) == []
    short = weapon("gun", range=20 - TOUCH + 0.1, power=4, attacks=2)
    assert redirects(ruled(arm=short)) == []


@pytest.mark.parametrize(
    ("perks", "effect"), [(("Pacifist",), ""), ((), "Incorporeal"), (("Stealth",), "Stealth")]
)
def test_it_sends_nothing_on_to_whom_the_attacker_could_not_target(perks, effect):
    state = ruled(other=perks)
    assert redirects(under(state, effect, "red2", "red2") if effect else state) == []


def test_an_attack_is_sent_on_once_only():
    mate = ("red4", "red", troop("mate", hp=5, armour=None), (), [(10.0 + 2 * TOUCH + 8.0, 10.0)])
    state = ruled(other=("War Master",), others=(mate,))
    session = attack(state, [4, 4], [("red1",), ("red2",)], unit="blue1")
    assert losses(session, "red1", "red2", "red4") == (0, 2, 0)


def test_the_nearest_of_all_targets_sends_nothing_on():
    state = ruled()
    gone = state.with_unit(replace(state.units["red3"], where=RESERVE))
    assert redirects(state) == ["red2"]
    only = attack(gone, [3, 3], [("red1",)], unit="blue1")
    assert losses(only, "red1", "red2") == (2, 0)


@pytest.mark.parametrize(("where", "found"), [("truck", ["red2"]), ("table", []), (RESERVE, []), ("car", [])])
def test_from_within_a_transport_it_sends_on_to_whoever_rides_with_it(where, found):
    """However far they would be apart; the transport is open. Who rides in another one is not with it."""
    truck = ("truck", "red", troop("truck", "Exposed II", transport=20, hp=9), (), [(10.0, 12.0)])
    car = ("car", "red", troop("car", transport=20, hp=9), (), [(40.0, 40.0)])
    state = ruled(near=20.0, others=(truck, car))
    state = inside(state, "red1", "truck")
    state = inside(state, "red2", where) if where in state.units else state
    state = state.with_unit(replace(state.units["red2"], where=where)) if where == RESERVE else state
    assert redirects(state) == found


@pytest.mark.parametrize(
    ("waits", "found"),
    [("in it", ["red2"]), ("", []), (BETWEEN, []), (LURKS, []), ("in another reserve", [])],
)
def test_in_reserve_it_sends_on_to_whoever_waits_with_it(waits, found):
    """A trespasser has come into their reserve; a friend is not there in a gateway or beside the enemy."""
    state = ruled(near=3.0)
    for unit in ("red1", "red3", *(("red2",) if waits else ())):
        state = state.with_unit(replace(state.units[unit], where=RESERVE))
    if waits not in ("", "in it"):
        state = bearing(state, waits, "red2", "red2", **({"side": "blue"} if waits.startswith("in") else {}))
    guest = bearing(state, "in another reserve", "blue1", "blue1", side="red")
    guest = guest.with_unit(replace(guest.units["blue1"], where=RESERVE))
    choice = opened(guest, "gun", "red1", phase="Attack", unit="blue1", dice=[1, 1]).pending
    sent = [o.id for o in choice.options if o.id == "red2"] if choice and "who takes" in choice.what else []
    assert sent == found


def test_a_template_is_sent_on_like_other_attacks():
    bomb = weapon("gun", "Explode I", range=24, power=4, attacks=2)
    session = attack(ruled(arm=bomb), [4, 4], [(10.0, 10.0), ("red2",)], unit="blue1")
    assert losses(session, "red1", "red2") == (0, 2)
    assert any("redirected to" in words for words in told(session))


def armed(state, unit, *arms):
    """Give a unit weapons."""
    state = replace(state, profiles={**state.profiles, **{arm.id: arm for arm in arms}})
    return state.with_figures(
        *(replace(figure, weapons=tuple(arm.id for arm in arms)) for figure in state.figures_of(unit))
    )


def test_whom_an_attack_is_sent_on_to_answers_it_with_a_fast_weapon_before_the_dice_fall():
    """A Fast weapon that cannot miss, and a save that fails; who has sent the attack on has none."""
    state = armed(ruled(), "red2", weapon("quick", "Fast", range=40, power=10))
    session = attack(state, [3, 3, 4], [("red1",), ("red2",), True], unit="blue1")
    assert losses(session, "red1", "red2", "blue1") == (0, 1, 1)
    kept = attack(state, [3, 4], [("red1",), ()], unit="blue1")
    assert losses(kept, "red1", "blue1") == (2, 0)


@pytest.mark.parametrize(("sent", "dodger"), [(True, "red2"), (True, "red1"), (False, "red1")])
def test_who_is_targeted_and_whom_it_is_sent_on_to_may_move_off_after_the_attack(sent, dodger):
    perk, spot = "Reflex Manoeuvre I", (Placed(f"{dodger}1", (14.0, 7.0)),)
    state = ruled(**({"other": (perk,)} if dodger == "red2" else {"master": (perk,)}))
    session = attack(state, [1, 1], [("red1",), ("red2",) if sent else (), True, spot], unit="blue1")
    assert at(session.state, f"{dodger}1") == (14.0, 7.0)


@pytest.mark.parametrize(("raised", "dice", "hurt"), [(True, [4, 4, 2, 1], 1), (False, [4, 4], 2)])
def test_whom_an_attack_is_sent_on_to_raises_its_shield_and_is_asked_once(raised, dice, hurt):
    state = ruled(other=("Emergency Shield I",))
    session = attack(state, dice, [("red1",), ("red2",), raised], unit="blue1")
    assert losses(session, "red1", "red2") == (0, hurt)
