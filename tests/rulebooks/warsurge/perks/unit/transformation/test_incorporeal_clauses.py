"""Single clauses of Incorporeal: what nothing does to it, what it lets go, and what goes through it."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from boarders import field as boarding
from boarders import inside as broken
from clauses import bearing
from convoys import inside
from fighting import attack, in_phase, line, locked, lost, under
from movers import begun, box, field, to
from prisons import carried
from running import asks, run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.games.carrying import CARRIES
from battlefield.rulebooks.warsurge.moments import Arrived
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.turn.victory import score_turn, share_left
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import drop_excess, lose
from battlefield.rulebooks.warsurge.units.objectives import FLAG, objective
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.units.staying import note_present, note_stayed
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import TABLE

NAME = "Incorporeal"
BOW, BALM = weapon("bow", range=24, power=10), weapon("balm", "Heal", range=24, power=10)
CONTACT = 32 / 25.4


def ghost(
    *perks, phase="Move", at=(30.0, 10.0), foe=(), mate=(), terrain=(), settings=(), arms=(BOW, BALM), **stats
):
    """A red unit that may become incorporeal, a friend 15 inches below it, and a blue unit."""
    rows = (
        ("red1", "red", troop("ghost", NAME, *perks, **{"hp": 5, "armour": None, **stats}), arms, line(1)),
        ("red2", "red", troop("mate", *mate, hp=9, armour=None), (BALM,), [(10.0, 25.0)]),
        ("blue1", "blue", troop("foe", *foe, hp=9, armour=None), (BOW,), [at]),
    )
    return in_phase(army(*rows, terrain=terrain, settings=settings), phase)


def faded(state, *choices, unit="red1", dice=(), name="Move"):
    return attack(state, dice, [(NAME,), *choices], unit=unit, name=name).state


def gone(state, unit="red1"):
    return under(state, NAME, unit, unit)


def targets(state, of, arm="bow"):
    return [aim.target for aim in aims(asks(state), of, arm)]


# nothing touches it


@pytest.mark.parametrize(
    ("by", "why", "lost_"), [("blue1", "an attack", 0), ("", "Poison", 0), ("red1", "its own perk", 2)]
)
def test_it_loses_only_hp_that_it_costs_itself(by, why, lost_):
    state = gone(ghost())
    after = run(state, lambda game: lose(game, "red1", 2, why, by=by)).state
    assert state.hp("red1") - after.hp("red1") == lost_


def test_dangerous_ground_does_nothing_to_it():
    state = gone(ghost(terrain=(field("dangerous", "difficult"),)))
    after = attack(state, (), [to(10.0, 4.0)], name="Move").state
    assert (after.hp("red1"), after.figures["red11"].model.at) == (5, (10.0, 4.0))


def test_nobody_targets_it_friend_or_foe():
    state = in_phase(ghost().with_figures(replace(ghost().figures["red11"], hp=1)), "Attack")
    assert "red1" in targets(state, "red2", "balm") and "red1" in targets(state, "blue1")
    assert "red1" not in targets(gone(state), "red2", "balm")
    assert "red1" not in targets(gone(state), "blue1")


@pytest.mark.parametrize("name", ["Burn", "Cripple", "Curse Defence", "Blind", "Stun"])
def test_what_enemies_laid_on_it_is_gone(name):
    after = faded(under(ghost(), name, "red1", "blue1"))
    assert not after.is_under("red1", name)


@pytest.mark.parametrize("name", ["Panic", "Poison", "Combat Damage: halted"])
def test_what_ails_it_is_gone_whoever_laid_it(name):
    assert not faded(under(ghost(), name, "red1", "red1")).is_under("red1", name)


def test_what_helps_it_stays():
    state = bearing(under(ghost(), "Boost Defence", "red1", "red2"), "Burn", by="red2", heals=True)
    after = faded(state)
    assert after.is_under("red1", "Boost Defence") and after.is_under("red1", "Burn")


# what it lets go


def test_it_drops_what_it_carries_where_it_fades_even_if_it_takes_shape_again():
    mark = objective(FLAG, 1, at=(10.0, 10.0), side="blue")
    state = replace(ghost(settings=(("game type", "capture the flag"),)), markers=(mark,))
    state = under(state, CARRIES, "red1", mark.id)
    after = faded(state, to(10.0, 15.0), False)
    assert not after.is_under("red1", NAME)
    assert not after.is_under("red1", CARRIES)
    assert after.markers[0].at == (10.0, 10.0)


def test_it_uses_perks_and_weapons_on_itself_and_its_like_only():
    """A healer finds its friend 4 inches off only once that one is like it."""
    state = ghost("Healer I", at=(20.0, 10.0), arms=(BOW, BALM))
    near = replace(state.figures["red21"], hp=2, model=replace(state.figures["red21"].model, at=(10.0, 14.0)))
    state = state.with_figures(near, replace(state.figures["red11"], hp=2))

    well = attack(state, (), [("Healer I",), ("red2",)], name="Move").state
    assert (well.hp("red1"), well.hp("red2")) == (2, 3)
    itself = attack(gone(state), (), [("Healer I",)], name="Move").state
    assert (itself.hp("red1"), itself.hp("red2")) == (3, 2)
    like = attack(gone(gone(state), "red2"), (), [("Healer I",), ("red2",)], name="Move").state
    assert (like.hp("red1"), like.hp("red2")) == (2, 3)
    assert targets(in_phase(gone(state), "Attack"), "red1") == []
    both = gone(gone(state), "blue1")
    assert targets(in_phase(both, "Attack"), "red1") == ["blue1"]
    assert targets(in_phase(gone(state), "Attack"), "red1", "balm") == ["red1"]


def test_it_leaves_its_melee_at_once():
    state = locked(ghost(at=(10.0 + CONTACT, 10.0)), "red1", "blue1")
    after = faded(state)
    assert not unit_status.is_engaged(after, "red1") and not unit_status.is_engaged(after, "blue1")


# what goes through it


def test_it_goes_through_walls_and_units_and_units_go_through_it():
    wall = box("wall", 5.0, 6.5, 10.0, 1.0)
    assert begun(ghost(terrain=(wall,))).refusal(to(10.0, 5.0))
    assert not begun(gone(ghost(terrain=(wall,)))).refusal(to(10.0, 5.0))
    crowd = ghost(at=(10.0, 7.0))
    assert begun(crowd).refusal(to(10.0, 5.0))
    assert not begun(gone(crowd)).refusal(to(10.0, 4.5))
    passing = in_phase(ghost(at=(10.0, 13.0)), "Move", 1, "blue")
    assert begun(passing, unit="blue1").refusal(to(10.0, 7.5, "blue11"))
    assert not begun(gone(passing), unit="blue1").refusal(to(10.0, 7.5, "blue11"))


def _turn_over(state, turn, *answers):
    """End a turn, with what is answered as it does."""

    def flow(game):
        yield from game.end("turn", "End")

    return run(in_phase(state, "End", turn), flow, answers=answers).state


@pytest.mark.parametrize("how", ["Move", "Dash"])
@pytest.mark.parametrize("stays", [True, False])
def test_it_stays_so_until_it_chooses_otherwise_after_a_movement(how, stays):
    after = faded(ghost(phase=how), to(10.0, 12.0), stays, name=how)
    assert after.is_under("red1", NAME) is stays


def test_it_chooses_as_a_turn_ends_as_well_and_may_stay_so_for_turns():
    after = faded(ghost(), to(10.0, 12.0), True)
    for turn in (1, 2):
        assert not _turn_over(after, turn, True).is_under("red1", NAME)
        after = _begins(_turn_over(after, turn, False), turn + 1)
        assert after.is_under("red1", NAME)
    moved = attack(in_phase(after, "Move", 3), (), [to(10.0, 13.0), False], name="Move").state
    assert not moved.is_under("red1", NAME)


# turns


def _over(state, turn, *answers):
    def flow(game):
        note_present(game)
        note_stayed(game)
        yield from game.end("turn", "End")
        drop_excess(game)

    return run(in_phase(state, "End", turn), flow, answers=answers).state


def _begins(state, turn):
    return run(in_phase(state, "Start", turn), lambda game: game.tell(TurnBegan(turn))).state


@pytest.mark.parametrize("stays", [True, False])
def test_a_turn_in_which_it_was_so_makes_nothing_grow(stays):
    rows = ("Ascension I", "Powered by Pain")
    for perk, grown in zip(rows, ((12, 12), (9, 9)), strict=True):
        plain = _begins(_over(ghost(perk), 1), 2)
        assert tuple(stat(asks(plain), what, "red1").value for what in ("move", "dash")) == grown
        ghostly = _begins(_over(faded(ghost(perk), to(10.0, 12.0), stays), 1), 2)
        assert tuple(stat(asks(ghostly), what, "red1").value for what in ("move", "dash")) == (6, 6)


def test_nor_does_a_later_turn_through_which_it_stays_so():
    """Of turns that begin and end with it so none counts; the first that it begins in shape does."""
    after = _over(faded(ghost("Powered by Pain"), to(10.0, 12.0), True), 1, False)
    for turn in (2, 3):
        after = _over(_begins(after, turn), turn, False)
    solid = attack(in_phase(_begins(after, 4), "Move", 4), (), [to(10.0, 13.0), False], name="Move").state
    grown = [_begins(_over(solid, 4), 5), _begins(_over(_begins(_over(solid, 4), 5), 5), 6)]
    assert [stat(asks(state), "move", "red1").value for state in grown] == [6, 9]


def test_nor_does_a_weapon_escalate_in_such_a_turn():
    gun = weapon("gun", "Escalate", power=4)

    def power(state):
        return asks(state).figure("power", 4, "red1", weapon="gun", foe="blue1").value

    second = in_phase(_over(ghost(arms=(gun,)), 1), "Move", 2)
    assert power(second) == 5
    assert power(faded(second, to(10.0, 12.0), True)) == 4


def test_what_wears_off_goes_on_wearing_off():
    state = run(ghost("Descend I"), lambda game: game.tell(Arrived("red1", "Deploy"))).state
    after = _over(faded(state, to(10.0, 12.0), True), 1)
    assert (stat(asks(after), "defence", "red1").value, after.hp("red1")) == (3, 5)


# its like


def test_its_like_fight_each_other_as_others_do():
    near = ghost(at=(10.0, 10.0 + CONTACT + 1.5))
    both = gone(gone(near), "blue1")
    assert lost(attack(in_phase(both, "Attack")), "blue1") == 1
    met = attack(both, (), [to(10.0, 11.5), True], name="Move").state
    assert unit_status.foes_in_melee(met, "red1") == ("blue1",)
    alone = attack(gone(near), (), [to(10.0, 11.5), True], name="Move").state
    assert not unit_status.is_engaged(alone, "red1")


@pytest.mark.parametrize("like", [True, False])
def test_its_weapon_leaps_to_its_like_alone(like):
    chain = weapon("chain", "Chain I", range=24, power=10)
    rows = (
        ("red1", "red", troop("ghost", NAME, hp=5, armour=None), (chain,), line(1)),
        ("blue1", "blue", troop("one", hp=9, armour=None), (BOW,), [(20.0, 10.0)]),
        ("blue2", "blue", troop("two", hp=9, armour=None), (BOW,), [(20.0, 13.0)]),
    )
    both = gone(gone(in_phase(army(*rows))), "blue1")
    session = attack(gone(both, "blue2") if like else both, [4], [("blue1",)] if like else [])
    assert (lost(session, "blue1"), lost(session, "blue2")) == (1, int(like))


# riding


def convoy(truck=(), rider=()):
    """A red transport with a rider in it."""
    rows = (
        ("truck", "red", troop("lorry", *truck, transport=9, hp=5), (BOW,), [(10.0, 14.0)]),
        ("rider", "red", troop("rider", *rider, hp=3), (BOW,), [(40.0, 40.0)]),
        ("blue1", "blue", troop("foe"), (BOW,), [(40.0, 10.0)]),
    )
    return inside(in_phase(army(*rows), "Move"), "rider")


@pytest.mark.parametrize("user", ["truck", "rider"])
@pytest.mark.parametrize("both", [False, True])
def test_riders_get_out_into_contact_unless_both_go_along(user, both):
    state = convoy(*(((NAME,) if both or user == who else ()) for who in ("truck", "rider")))
    session = begun(state, (NAME,), unit=user)
    if not both:
        assert not session.answer(session.suggestions()[0])
    after = session.state
    assert after.is_under("truck", NAME) is (both or user == "truck")
    assert after.is_under("rider", NAME) is (both or user == "rider")
    assert after.units["rider"].where == ("truck" if both else TABLE)
    if not both:
        (x, y), (u, v) = (after.figures[f"{who}1"].model.at for who in ("truck", "rider"))
        assert ((x - u) ** 2 + (y - v) ** 2) ** 0.5 == pytest.approx(CONTACT, abs=1e-3)


def test_who_broke_into_it_comes_out():
    state = broken(boarding("Breach", host=(NAME,), transport=8))
    after = faded(in_phase(state, "Move", 1, "blue"), unit="blue1")
    assert after.units["red1"].where == TABLE
    assert not after.is_under("red1", "inside")


def test_it_escapes_from_a_prison():
    rows = (
        ("red1", "red", troop("ghost", NAME, hp=3), (BOW,), [(40.0, 40.0)]),
        ("cell", "blue", troop("cell", "Imprison", hp=9), (BOW,), [(20.0, 20.0)]),
    )
    state = in_phase(carried(army(*rows), "red1", "cell", "inside"), "Move")
    state = under(under(state, "Imprison", "red1", "cell"), "unused", "red1")
    bearer = usable(asks(state), "red1")[NAME]
    after = run(state, lambda game: bearer.perk.uses[0].run(game, bearer)).state
    assert after.units["red1"].where == TABLE
    assert not after.is_under("red1", "inside") and not after.is_under("red1", "Imprison")


# the last turn


@pytest.mark.parametrize(("turns", "left"), [(1, 0.5), (2, 1)])
@pytest.mark.parametrize("stays", [True, False])
def test_in_the_last_turn_it_counts_as_destroyed(turns, left, stays):
    after = faded(ghost(settings=(("turns", turns),)), to(10.0, 12.0), stays)
    assert share_left(asks(after), "red") == left


@pytest.mark.parametrize(("turn", "left"), [(4, 1), (5, 0.5)])
def test_the_last_turn_is_that_of_the_game_type(turn, left):
    """A Stronghold is fought over for a turn more than other games."""
    start = in_phase(ghost(settings=(("game type", "stronghold"),)), "Move", turn)
    assert share_left(asks(faded(start, to(10.0, 12.0), False)), "red") == left


def test_what_was_not_the_last_turn_after_all_does_not_count_as_that():
    after = faded(in_phase(ghost(), "Move", 4), to(10.0, 12.0), False)
    assert share_left(asks(after), "red") == 0.5
    longer = in_phase(under(after, "another turn", "the game"), "Move", 5)
    assert share_left(asks(longer), "red") == 1


def test_it_counts_as_destroyed_where_it_stays_so_into_the_last_turn():
    after = _begins(_turn_over(faded(in_phase(ghost(), "Move", 3), to(10.0, 12.0), True), 3, False), 4)
    solid = attack(in_phase(after, "Move", 4), (), [to(10.0, 13.0), False], name="Move").state
    assert [share_left(asks(state), "red") for state in (after, solid)] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("turn", "more", "points"), [(3, 0, 0), (4, 0, 2), (4, 1, 0)], ids=["third", "last", "perhaps not last"]
)
def test_it_is_a_unit_destroyed_where_those_are_scored(turn, more, points):
    """Seek and Destroy gives a point for each 50 that it costs; before the last turn nothing."""
    played = (("game type", "seek and destroy"), ("random turns", more))
    after = faded(in_phase(ghost(settings=played), "Move", turn), to(10.0, 12.0), False)
    scored = run(in_phase(after, "End", turn), score_turn).state
    assert scored.scores.get("blue", 0) == points


def test_a_king_that_is_so_in_the_last_turn_is_dead():
    start = under(ghost(settings=(("game type", "regicide"),)), "King", "red1", "red1")
    after = faded(in_phase(start, "Move", 4), to(10.0, 12.0), False)
    assert run(in_phase(after, "End", 4), score_turn).state.scores == {"blue": 5}
