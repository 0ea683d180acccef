"""Single clauses of who is driven: Berserk, Psychotic, Traitorous and Wild Instinct."""

from dataclasses import replace

import pytest
from advanced import facing, playing, points, refused, take
from armies import army, troop, weapon
from coming_back import fallen
from companies import attached, part_of
from convoys import inside
from fighting import attack, in_phase, locked, lost, told, under
from movers import at_bearing, begun, box, to
from running import asked_in, asks, end_turn, run

from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.perks.unit.ability.dominate import seize
from battlefield.rulebooks.warsurge.perks.unit.condition.compulsion import go_over
from battlefield.rulebooks.warsurge.units.unit_status import SEIZED, is_engaged
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import SpanEnded, TurnBegan
from battlefield.rules.core.state import RESERVE, Until

RIFLE, CLUB = weapon("rifle", range=40, power=10), weapon("club", range=12, power=10)
BALM = weapon("balm", "Heal", range=40)
CONTACT = 32 / 25.4


def unit(id_, at, *perks, side="red", arms=(RIFLE,), **stats):
    """Give a row of one model that is easy to hurt."""
    return (id_, side, troop(id_, *perks, **{"hp": 9, "armour": None, "defence": 4, **stats}), arms, [at])


def table(*rows, phase="Attack", turn=2, **more):
    return in_phase(army(*rows, **more), phase, turn)


def targets(state, of="red1", arm="rifle"):
    return [aim.target for aim in aims(asks(state), of, arm)]


# Berserk


def raging(*perks, arms=(CLUB,), foe=(10.0, 40.0), phase="Move"):
    return table(
        unit("red1", (10.0, 10.0), "Berserk", *perks, arms=arms),
        unit("blue1", foe, side="blue"),
        unit("blue2", (40.0, 12.0), side="blue"),
        phase=phase,
    )


@pytest.mark.parametrize(
    ("perk", "phase"), [("", "Move"), ("", "Dash"), ("Blink I", "Move"), ("Manoeuvre I", "Attack")]
)
def test_any_movement_of_a_berserk_unit_goes_toward_the_nearest(perk, phase):
    state = raging(*filter(None, (perk,)), phase=phase, arms=(CLUB, RIFLE))
    session = begun(state, *([(perk,)] if perk else []), name=phase)
    assert "Berserk" in session.refusal(to(10.0, 8.0))
    assert "Berserk" in session.refusal(to(14.0, 10.0))
    assert not session.refusal(to(10.0, 14.0))


def test_a_berserk_unit_charges_toward_the_nearest_only():
    state = table(
        unit("red1", (20.0, 20.0), "Berserk", "Charge I", arms=(weapon("axe", range=0),)),
        unit("blue1", (20.0, 27.0), side="blue"),
        unit("blue2", (26.5, 20.0), side="blue"),
        phase="Move",
    )
    session = begun(state, to(21.0, 20.0), True, ("blue1",), dice=(4,))
    assert "Berserk" in session.refusal(to(21.0, 23.0))
    assert not session.refusal(to(21.0, 20.0))


def test_a_berserk_unit_goes_on_until_the_last_of_its_weapons_is_in_range():
    one = raging(arms=(RIFLE, CLUB), foe=(10.0, 36.0))
    assert "Berserk" in begun(one).refusal(to(10.0, 6.0))
    both = raging(arms=(RIFLE, weapon("bow", range=26)), foe=(10.0, 36.0))
    assert not begun(both).refusal(to(10.0, 6.0))


def test_a_berserk_unit_chooses_among_enemies_that_are_equally_near():
    state = table(
        unit("red1", (20.0, 20.0), "Berserk"),
        unit("blue1", (20.0, 40.0), side="blue"),
        unit("blue2", (40.0, 20.0), side="blue"),
        unit("blue3", (44.0, 44.0), side="blue"),
    )
    assert targets(state) == ["blue1", "blue2"]
    for at in ((20.0, 24.0), (24.0, 20.0)):
        assert not begun(in_phase(state, "Move")).refusal(to(*at))


def test_a_berserk_unit_in_range_owes_its_attack_and_pays_for_it():
    session = playing(facing(troop("mad", "Berserk", hp=3, armour=None), armed=()))
    assert refused(session, "Pass") == "Red1 has to take Attack first: Berserk"
    take(session, "Attack", "red1", dice=[1])
    assert points(session) == 5
    take(session, "End Step")
    take(session, "Pass") if session.state.clock.side == "blue" else None
    assert not refused(session, "Pass")


def test_a_berserk_unit_owes_one_movement_and_no_attack_that_it_cannot_make():
    session = playing(facing(troop("mad", "Berserk", hp=3, armour=None), [CLUB], apart=36.0))
    assert refused(session, "Pass") == "Red1 has to take Move first: Berserk"
    take(session, "Dash", "red1", answers=[(Placed("red11", (16.0, 10.0)),)])
    assert points(session) == 5
    take(session, "End Step")
    take(session, "Pass") if session.state.clock.side == "blue" else None
    assert not refused(session, "Pass")


# Psychotic


def mad(*others, turn=2, phase="Attack", perks=(), arms=(RIFLE,), at=(10.0, 10.0)):
    return table(
        unit("red1", at, "Psychotic", *perks, arms=arms),
        unit("blue1", (10.0, 30.0), side="blue"),
        *others,
        turn=turn,
        phase=phase,
    )


FRIEND = unit("red2", (10.0, 16.0))


@pytest.mark.parametrize(("turn", "found"), [(1, ["blue1"]), (2, ["red2"]), (3, ["red2"])])
def test_madness_begins_with_the_second_turn(turn, found):
    assert targets(mad(FRIEND, turn=turn)) == found
    session = begun(mad(FRIEND, turn=turn, phase="Move", arms=(weapon("knife", range=1),)))
    assert bool(session.refusal(to(10.0, 8.0))) is (turn > 1)


def test_the_mad_go_for_the_nearest_friend_or_foe():
    state = mad(FRIEND, phase="Move", arms=(weapon("knife", range=1),))
    assert not begun(state).refusal(to(10.0, 13.0))
    assert "Psychotic" in begun(state).refusal(to(4.0, 10.0))
    assert targets(mad(unit("red2", (10.0, 31.0)))) == ["blue1"]


def test_the_mad_spare_who_is_merged_with_them_while_others_are_there():
    lead = unit("lead", (10.0, 12.0), "Leader")
    assert targets(attached(mad(FRIEND, lead), "lead", "red1")) == ["red2"]
    assert targets(part_of(mad(FRIEND, lead), "lead", "red1")) == ["red2"]
    assert targets(mad(FRIEND, lead)) == ["lead"]


def test_the_mad_choose_among_those_equally_near():
    equal = mad(unit("red2", (10.0, 20.0)), unit("blue2", (20.0, 10.0), side="blue"))
    assert targets(equal) == ["red2", "blue2"]


def test_the_mad_who_are_alone_attack_first_those_merged_with_them_then_themselves():
    """With all they have: nobody may hold them back."""
    arms = (RIFLE, weapon("pistol", range=12, power=10))
    lead = unit("lead", (10.0, 12.0), "Leader")
    state = attached(mad(lead, arms=arms), "lead", "red1")
    assert targets(state) == ["lead"]
    session = attack(state)
    assert (lost(session, "lead"), lost(session, "red1")) == (2, 0)
    assert targets(mad(arms=arms)) == ["red1"]
    assert all(asks(each).figure("must attack", 0, "red1").value == 1 for each in (state, mad(arms=arms)))
    assert lost(attack(mad(arms=arms), name="Hold"), "red1") == 2


def test_a_friend_that_is_carried_is_on_the_battlefield_and_one_in_reserve_is_not():
    truck = unit("truck", (10.0, 40.0), transport=9, fire_points=1)
    aboard = inside(mad(FRIEND, truck), "red2")
    assert targets(aboard) == ["blue1"]
    state = mad(FRIEND)
    assert targets(state.with_unit(replace(state.units["red2"], where=RESERVE))) == ["red1"]


def riding(*mates):
    """The mad one rides in a closed transport."""
    truck = unit("truck", (10.0, 14.0), transport=99)
    state = mad(truck, *(unit(id_, (40.0, 40.0)) for id_ in mates))
    for id_ in ("red1", *mates):
        state = inside(state, id_)
    return state


def test_the_mad_attack_those_they_ride_with_then_their_transport():
    assert targets(riding("mate", "other")) == ["mate", "other"]
    assert targets(riding()) == ["truck"]
    session = attack(riding("mate"), name="Hold")
    assert (lost(session, "mate"), lost(session, "truck"), lost(session, "blue1")) == (1, 0, 0)
    assert lost(attack(riding()), "truck") == 1
    for each in (riding(), riding("mate")):
        assert asks(each).figure("must attack", 0, "red1").value == 1
    assert not asks(in_phase(riding("mate"), "Attack", 1)).figure("must attack", 0, "red1").value


def test_a_sane_passenger_attacks_nobody_in_there():
    state = riding("mate")
    sane = replace(state, profiles={**state.profiles, "red1": troop("red1", hp=9)})
    assert why_not_use(asks(sane), "red1", "rifle") == "its transport has no Fire Points"


def test_the_mad_may_embark_and_disembark():
    truck = unit("truck", (10.0, 13.0), transport=9)
    session = begun(mad(truck, phase="Move"))
    assert "truck|truck1|" in [option.id for option in session.pending.options]
    state = in_phase(riding(), "Move")
    assert not begun(state, ("disembark",)).refusal(to(10.0, 17.0))


def test_the_mad_attack_nobody_in_reserve_and_come_out_at_once():
    state = mad(FRIEND)
    state = state.with_unit(replace(state.units["red1"], where=RESERVE))
    assert why_not_use(asks(state), "red1", "rifle") == "Psychotic: it is in reserve"
    assert not why_not_use(asks(in_phase(state, "Attack", 1)), "red1", "rifle")
    assert asks(in_phase(state, "Deploy", 2)).reason_against("hold", "red1") == "Psychotic"
    assert not asks(in_phase(state, "Deploy", 1)).reason_against("hold", "red1")


def test_with_actions_the_mad_deploy_move_and_attack_before_their_side_passes():
    lunatic = troop("mad", "Psychotic", hp=3, armour=None)
    friend = unit("red2", (10.0, 40.0))

    def from_turn(turn, arms=(CLUB,), where="table"):
        state = facing(lunatic, arms, apart=30.0, others=(friend,))
        state = state.with_unit(replace(state.units["red1"], where=where))
        return playing(replace(state, clock=replace(state.clock, turn=turn)))

    assert refused(from_turn(2), "Pass") == "Red1 has to take Move first: Psychotic"
    assert not refused(from_turn(1), "Pass")
    session = from_turn(2, (RIFLE,))
    assert refused(session, "Pass") == "Red1 has to take Attack first: Psychotic"
    before = points(session)
    take(session, "Attack", "red1")
    assert before - points(session) == 1
    assert refused(from_turn(2, where=RESERVE), "Pass") == "Red1 has to take Deploy first: Psychotic"


# Traitorous


def traitor(*others, perks=(), arms=(RIFLE,), hp=8, phase="Attack", side="blue", **stats):
    """Red1, of 16 HP, has gone over to blue; a former friend stands 10 inches off, an enemy 20 inches."""
    rows = (
        unit("red1", (10.0, 10.0), "Traitorous", *perks, arms=arms, **{"hp": 16, **stats}),
        unit("red2", (10.0, 20.0)),
        unit("red3", (10.0, 40.0)),
        unit("blue1", (10.0, 30.0), side="blue"),
        unit("blue2", (40.0, 40.0), side="blue"),
        *others,
    )
    state = table(*rows, phase=phase, turn=1)
    state = state.with_figures(replace(state.figures["red11"], hp=hp))
    state = run(state, lambda game: _over(game)).state
    return in_phase(state, phase, 1, side)


def _over(game):
    go_over(game, "red1")
    yield from ()


def test_a_traitor_attacks_the_nearest_of_its_former_friends_only():
    assert targets(traitor()) == ["red2"]
    assert traitor().units["red1"].commander == "blue"


def test_a_traitor_moves_only_to_bring_its_weapons_into_range():
    far = traitor(arms=(weapon("knife", range=2),), phase="Move")
    assert "moves toward" in begun(far).refusal(to(10.0, 6.0))
    assert not begun(far).refusal(to(10.0, 13.0))
    session = attack(traitor(phase="Move"), name="Move")
    assert session.state.figures["red11"].model.at == (10.0, 10.0)
    assert "Move: Traitor: all its weapons are in range" in told(session)


def test_a_traitor_heals_itself_and_at_full_hp_the_nearest_of_its_new_friends():
    assert targets(traitor(arms=(BALM,)), arm="balm") == ["red1"]
    assert targets(traitor(arms=(BALM,), hp=16), arm="balm") == ["blue1"]


def test_a_traitor_claims_and_contests_nothing():
    assert asks(traitor()).reason_against("objectives", "red1") == "Traitor"


def test_a_traitor_fights_its_foes_no_more_and_leaves_whom_it_was_merged_with():
    state = table(
        unit("red1", (10.0, 10.0), "Traitorous", hp=16),
        unit("lead", (10.0, 12.0), "Leader"),
        unit("part", (12.0, 10.0), "Sergeant"),
        unit("blue1", (10.0 - CONTACT, 10.0), side="blue"),
        turn=1,
    )
    state = part_of(attached(locked(state, "red1", "blue1"), "lead", "red1"), "part", "red1")
    state = run(state, lambda game: _over(game)).state
    assert not is_engaged(state, "red1") and not is_engaged(state, "blue1")
    assert not state.is_under("lead", "attached")
    assert [state.units[each].commander for each in ("red1", "part", "lead")] == ["blue", "blue", "red"]


@pytest.mark.parametrize("fire", [0, 1])
def test_a_traitor_that_carries_former_friends_attacks_these(fire):
    mates = (unit("mate", (40.0, 10.0)), unit("mate2", (40.0, 14.0)))
    state = traitor(*mates, transport=99, fire_points=fire)
    for mate in ("mate", "mate2"):
        state = inside(state, mate, "red1", "red11")
    assert targets(state) == ["mate", "mate2"]
    assert lost(attack(state, (), [("mate",)], unit="red1"), "mate") == 1
    assert asks(state).figure("must attack", 0, "red1").value == 1
    assert asks(traitor()).figure("must attack", 0, "red1").value == 0


@pytest.mark.parametrize(("where", "hp"), [("gone", 0), (RESERVE, 8)])
def test_a_traitor_ends_once_all_its_former_friends_are_casualties(where, hp):
    state = traitor()
    for friend in ("red2", "red3"):
        state = state.with_unit(replace(state.units[friend], where=where))
    assert run(state, lambda game: game.end("phase", "Attack")).state.hp("red1") == hp


@pytest.mark.parametrize("what", ["wreck", "decoy"])
def test_neither_a_wreck_nor_a_decoy_is_a_friend_that_a_traitor_has_left(what):
    state = traitor(unit("hulk", (40.0, 10.0), *(["Wreckage"] if what == "wreck" else [])))
    for friend in ("red2", "red3"):
        state = state.with_unit(replace(state.units[friend], where="gone"))
    over = run(state, lambda game: game.end("phase", "Attack")).state
    assert over.hp("red1") == 8
    state = fallen(state, "hulk") if what == "wreck" else under(state, "Decoy", "hulk")
    assert state.units["hulk"].where == "table"
    assert run(state, lambda game: game.end("phase", "Attack")).state.hp("red1") == 0


@pytest.mark.parametrize(("perk", "betrays"), [("Fast", True), ("Impact I", False)])
def test_a_traitor_goes_over_amid_a_phase_where_casualties_are_removed_at_once(perk, betrays):
    """It loses 8 of 16 HP: to a Fast weapon it goes over as that attack is over, else as the phase ends."""
    gun = weapon("gun", perk, range=40, power=10, attacks=8)
    state = table(
        unit("blue1", (30.0, 10.0), side="blue", arms=(gun,)),
        unit("red1", (10.0, 10.0), "Traitorous", hp=16),
        FRIEND,
        unit("red3", (10.0, 40.0)),
    )
    state = replace(state, clock=replace(state.clock, side="blue"))
    session = attack(state, [], unit="blue1")
    assert lost(session, "red1") == 8
    assert session.state.clock.phase == "Attack"
    assert (session.state.units["red1"].commander == "blue") is betrays


def test_a_traitor_that_is_sniped_at_goes_over_once_its_move_is_over():
    sniper = weapon("sniper", "Snipe", range=40, power=10, attacks=8)
    state = table(
        unit("red1", (10.0, 10.0), "Traitorous", hp=16),
        FRIEND,
        unit("blue1", (30.0, 10.0), side="blue", arms=(sniper,)),
        phase="Move",
    )
    session = attack(state, [], [to(10.0, 12.0), True], name="Move")
    assert session.state.figures["red11"].model.at == (10.0, 12.0)
    assert session.state.clock.phase == "Move"
    assert session.state.units["red1"].commander == "blue"


def test_the_sergeant_of_a_traitor_is_no_friend_that_is_left():
    state = part_of(traitor(), "red2", "red1")
    state = state.with_unit(replace(state.units["red3"], where="gone"))
    assert run(state, lambda game: game.end("phase", "Attack")).state.hp("red1") == 0


@pytest.mark.parametrize(
    ("full", "left", "betrays"), [(16, 8, True), (16, 9, False), (17, 8, True), (17, 9, False)]
)
def test_half_of_its_hp_is_what_it_takes_to_betray(full, left, betrays):
    state = table(
        unit("red1", (10.0, 10.0), "Traitorous", hp=full), FRIEND, unit("blue1", (30, 30), side="blue")
    )
    state = state.with_figures(replace(state.figures["red11"], hp=left))
    after = run(state, lambda game: game.tell(SpanEnded("phase", "Attack"))).state
    assert after.is_under("red1", "Traitor") is betrays


def test_with_actions_a_traitor_owes_a_movement_and_an_attack_for_nothing():
    state = facing(others=(unit("blue2", (20.0, 30.0), side="blue"),), armed=(weapon("gun", range=6),))
    state = under(state, "Traitor", "blue1")
    session = playing(state.with_unit(replace(state.units["blue1"], control="red")))
    assert refused(session, "Pass") == "Blue1 has to take Move first: Traitor"
    near = facing(others=(unit("blue2", (20.0, 15.0), side="blue"),))
    near = under(near, "Traitor", "blue1")
    session = playing(near.with_unit(replace(near.units["blue1"], control="red")))
    assert refused(session, "Pass") == "Blue1 has to take Attack first: Traitor"
    take(session, "Attack", "blue1", dice=[1])
    assert points(session) == 6


# Wild Instinct


def wild(*others, terrain=(), arms=(RIFLE,), **more):
    return table(
        unit("red1", (10.0, 10.0), "Wild Instinct", arms=arms),
        unit("blue1", (10.0, 40.0), side="blue"),
        unit("blue2", (40.0, 20.0), side="blue"),
        *others,
        phase="Start",
        terrain=terrain,
        **more,
    )


def woken(state, dice=()):
    return in_phase(run(state, lambda game: game.tell(TurnBegan(2)), dice).state, "Move", 2)


@pytest.mark.parametrize("perk", ["Leader", "Sergeant", "War Master"])
@pytest.mark.parametrize(("far", "side", "rolls"), [(12.0, "red", 0), (12.1, "red", 1), (12.0, "blue", 1)])
def test_wild_instinct_wakes_without_a_friendly_commander_within_12_inches(perk, far, side, rolls):
    boss = unit("boss", (10.0 + CONTACT + far, 10.0), perk, side=side)
    assert not woken(wild(boss), (3,) * rolls).is_under("red1", "Wild Instinct")
    plain = unit("boss", (14.0, 10.0), side=side)
    assert not woken(wild(plain), (3,)).is_under("red1", "Wild Instinct")


def test_a_commander_of_another_roster_that_its_side_has_raised_does_not_calm_it():
    boss = unit("boss", (14.0, 10.0), "Leader", side="blue")
    state = wild(boss)
    state = under(state.with_unit(replace(state.units["boss"], control="red")), SEIZED, "boss", "red1")
    assert woken(state, (1,)).is_under("red1", "Wild Instinct")


def test_on_a_1_it_does_nothing_at_all_this_turn():
    state = woken(wild(), (1,))
    for what in ("movement", "weapons", "perks"):
        assert asks(state).reason_against(what, "red1") == "Wild Instinct"
    assert not asks(end_turn(state)).reason_against("weapons", "red1")


def test_on_a_2_it_attacks_the_nearest_in_sight_and_moves_only_where_a_weapon_is_out_of_range():
    wall = box("wall", 8.0, 30.0, 30.0, 1.0, top=6.0)
    state = woken(wild(terrain=(wall,)), (2,))
    assert targets(in_phase(state, "Attack", 2)) == ["blue2"]
    assert asks(in_phase(state, "Attack", 2)).reason_against("hold", "red1") == "Wild Instinct"
    assert attack(state, name="Move").state.figures["red11"].model.at == (10.0, 10.0)
    far = woken(wild(terrain=(wall,), arms=(CLUB,)), (2,))
    assert not begun(far).refusal(to(*at_bearing(10.0, 10.0, 5.0, 108)))
    assert "Wild Instinct" in begun(far).refusal(to(10.0, 5.0))


def test_on_a_2_with_no_enemy_in_sight_it_does_nothing():
    walls = (box("one", 8.0, 30.0, 30.0, 1.0, top=6.0), box("two", 25.0, 2.0, 1.0, 28.0, top=6.0))
    state = woken(wild(terrain=walls), (2,))
    assert asks(state).reason_against("weapons", "red1") == "Wild Instinct"


def test_on_a_3_it_is_itself():
    state = woken(wild(), (3,))
    assert not asks(state).reason_against("movement", "red1")
    assert targets(in_phase(state, "Attack", 2)) == ["blue1", "blue2"]


def test_with_actions_the_wild_move_and_attack_before_their_side_passes():
    def driven(arms):
        state = facing(troop("wild", "Wild Instinct", hp=3, armour=None), arms, apart=30.0)
        woke = run(state, lambda game: game.tell(TurnBegan(1)), (2,)).state
        return playing(woke)

    assert refused(driven((CLUB,)), "Pass") == "Red1 has to take Move first: Wild Instinct"
    session = driven((RIFLE,))
    assert refused(session, "Pass") == "Red1 has to take Attack first: Wild Instinct"
    take(session, "Attack", "red1")
    assert points(session) == 5


# Wild Instinct aboard


@pytest.mark.parametrize(
    ("boss", "leads"),
    [("truck", True), ("mate aboard", True), ("mate beside", False), ("", False)],
)
def test_a_wild_unit_that_is_carried_heeds_those_who_are_carried_with_it(boss, leads):
    """Whoever leads from outside is not near it; its transport is."""
    state = table(
        unit("red1", (10.0, 10.0), "Wild Instinct"),
        unit("truck", (10.0, 14.0), *(("War Master",) if boss == "truck" else ()), transport=60),
        unit("red2", (13.0, 10.0), *(("Leader",) if "mate" in boss else ())),
        unit("blue1", (10.0, 40.0), side="blue"),
        phase="Start",
    )
    state = inside(state, "red1", "truck")
    state = inside(state, "red2", "truck") if boss == "mate aboard" else state
    asked = asked_in(state, lambda game: game.tell(TurnBegan(2)))
    assert (asked is None) == leads


def test_a_wild_unit_may_lie_idle_where_it_is_carried():
    state = table(
        unit("red1", (10.0, 10.0), "Wild Instinct"),
        unit("truck", (10.0, 14.0), transport=60, fire_points=1),
        unit("blue1", (10.0, 40.0), side="blue"),
        phase="Start",
    )
    after = run(inside(state, "red1", "truck"), lambda game: game.tell(TurnBegan(2)), (1,)).state
    assert why_not_use(asks(in_phase(after, "Attack", 2)), "red1", "rifle") == "Wild Instinct"
    assert asks(after).reason_against("movement", "red1")


# who betrays while it is seized


@pytest.mark.parametrize(("hp", "side"), [(4, "blue"), (5, "red")])
def test_who_betrays_its_side_while_an_enemy_commands_it_stays_with_that(hp, side):
    """It has lost half of 9 HP, or not quite, while red's unit was dominated by blue; then that is over."""
    state = table(
        unit("red1", (10.0, 10.0), "Traitorous"),
        unit("red2", (30.0, 10.0)),
        unit("blue1", (10.0, 20.0), "Dominate I", side="blue", points=900),
    )

    def flow(game):
        yield from game.lay("Dominate", "red1", by="blue1", until=Until("turn", 2))
        seize(game, "blue1", "red1", free=True)

    held = run(state, flow).state
    assert held.units["red1"].commander == "blue"
    hurt = held.with_figures(replace(held.figures["red11"], hp=hp))
    over = end_turn(run(hurt, lambda game: game.end("phase", "Attack")).state)
    assert over.units["red1"].commander == side
