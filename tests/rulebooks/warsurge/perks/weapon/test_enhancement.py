"""Enhancement weapon perks, rank by rank, in play."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, going_on, in_phase, line, locked, lost, rolls, told, under

from battlefield.play.session import Session, replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn import turns as book_turns
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.staying import STAYED
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Running
from battlefield.rules.core.modifiers import plus
from battlefield.rules.core.perks import Gives, Perk

SOFT = {"armour": None, "aegis": None}
CONTACT = 32 / 25.4


def fired(perks, dice=(), choices=(), *, target=None, shooters=1, **stats):
    """Give the HP lost to a weapon that hits by itself (Power 10 against Defence 4)."""
    gun = weapon("gun", *perks, **{"power": 10, "attacks": 1, **stats})
    foe = target or troop("t", defence=4, hp=900, **SOFT)
    return lost(attack(duel(troop("a"), [gun], foe, shooters=shooters), dice, choices))


def armoured(armour):
    return troop("t", defence=4, hp=9, armour=armour)


@pytest.mark.parametrize(("perk", "most"), [("+AP I (D3)", 3), ("+AP II (D6)", 6)])
def test_more_ap_is_rolled(perk, most):
    assert fired([perk], (2,), ap=5, target=armoured(3)) == 1  # the book's example: 5+ and 2 make 3+
    assert fired([perk], (2, 6), ap=5, target=armoured(2)) == 0
    assert fired([perk], (1,), target=armoured(6)) == 1  # none and 1 make 6+
    assert fired([perk], (most,), ap=5, target=armoured(2)) == (1 if most >= 3 else 0)


def test_a_5_and_a_6_for_ap_both_make_2():
    for face in (5, 6):
        assert fired(["+AP II (D6)"], (face,), target=armoured(2)) == 1
    assert fired(["+AP II (D6)"], (4, 6), target=armoured(2)) == 0


@pytest.mark.parametrize(
    ("perk", "dice"), [("+Attacks I (D3)", (3,)), ("+Attacks II (D6)", (6,)), ("+Attacks III (2D6)", (6, 5))]
)
def test_more_attacks_are_rolled_and_shared_by_all_wielders(perk, dice):
    assert fired([perk], dice, attacks=2) == 2 + sum(dice)
    assert fired([perk], dice, attacks=2, shooters=3) == 3 * (2 + sum(dice))


@pytest.mark.parametrize(
    ("perk", "dice", "needed"),
    [("+Power I (D3)", (2,), 3), ("+Power II (D6)", (3,), 2), ("+Power III (2D6)", (1, 1), 3)],
)
def test_more_power_is_rolled(perk, dice, needed):
    assert fired([perk], (*dice, needed), power=3) == 1  # 5+ against Defence 4 without it
    assert fired([perk], (*dice, needed - 1), power=3) == 0


MULTIPLIED = [
    ("xD3 Attacks", 2, (3,), 6),
    ("xD6 Attacks", 3, (5,), 15),
    ("x2D3 Attacks", 2, (3, 2), 10),
    ("x2D6 Attacks", 3, (4, 3), 21),
    ("x3D3 Attacks", 1, (1, 2, 3), 6),
    ("x3D6 Attacks", 1, (6, 4, 1), 11),
]


@pytest.mark.parametrize(("perk", "attacks", "dice", "made"), MULTIPLIED)
def test_attacks_are_multiplied_by_a_throw(perk, attacks, dice, made):
    assert fired([perk], dice, attacks=attacks) == made


def test_a_throw_is_made_once_for_all_units_under_a_template_and_anew_the_next_turn():
    gun = weapon("gun", "Explode III", "+Attacks II (D6)", power=10, range=36)
    foe = troop("t", defence=4, hp=90, **SOFT)
    state = in_phase(
        army(
            ("red1", "red", troop("a"), (gun,), line(1)),
            ("blue1", "blue", foe, (), [(30.0, 10.0)]),
            ("blue2", "blue", foe, (), [(30.0, 12.0)]),
        )
    )
    session = attack(state, (4,), [(30.0, 11.0)])
    assert (lost(session, "blue1"), lost(session, "blue2")) == (5, 5)
    assert not any(effect.name.startswith("+Attacks") for effect in session.state.effects)
    again = replace(session.state, effects=(), clock=state.clock)
    assert lost(attack(again, (1,), [(30.0, 11.0)])) == 2


def test_bonuses_of_one_weapon_are_not_those_of_another():
    gun, plain = weapon("gun", "+Attacks II (D6)", power=10), weapon("plain", power=10)
    foe = troop("t", defence=4, hp=90, **SOFT)
    assert lost(attack(duel(troop("a"), [gun, plain], foe), (6,))) == 7 + 1


@pytest.mark.parametrize(("choice", "ap", "hp"), [("power", None, 0), ("ap", None, 1), ("attacks", None, 0)])
def test_augment_weapon_gives_what_is_chosen_after_a_test(choice, ap, hp):
    saves = {"power": (6,), "ap": (), "attacks": (6, 6, 6)}[choice]  # armour 6+
    assert fired(["Augment Weapon"], (4, *saves), [(choice,)], ap=ap, target=armoured(6)) == hp


def test_augment_weapon_reaches_farther_once_it_is_used():
    gun = weapon("gun", "Augment Weapon", range=12, power=10)
    foe = troop("t", defence=4, hp=9, **SOFT)
    far = duel(troop("a"), [gun], foe, apart=24.0 + CONTACT)
    assert lost(attack(far, (4,), [("range",)])) == 1
    assert lost(attack(far, (4,), [("attacks",)])) == 0
    assert lost(attack(far, (3,))) == 0
    assert lost(attack(duel(troop("a"), [gun], foe, apart=24.01 + CONTACT))) == 0  # cannot be used at all


def test_augment_weapon_gives_power():
    assert fired(["Augment Weapon"], (4, 4), [("power",)], power=3) == 1


def test_skill_eases_the_tests_of_its_weapon_only():
    assert fired(["Augment Weapon", "Skill"], (3,), [("attacks",)]) == 3
    assert fired(["Augment Weapon", "Skill"], (2,)) == 1
    gun, other = weapon("gun", "Augment Weapon", power=10), weapon("other", "Skill", power=10)
    foe = troop("t", defence=4, hp=90, **SOFT)
    assert lost(attack(duel(troop("a"), [gun, other], foe), (3,))) == 2


def test_bloodlust_gains_an_attack_for_each_unit_it_has_hurt_that_is_removed():
    axe = weapon("axe", "Bloodlust", power=10)
    foe = troop("t", defence=4, hp=1, **SOFT)
    rest = ("blue2", "blue", troop("u", defence=4, hp=90, **SOFT), (), [(20.0, 20.0)])
    state = duel(troop("a"), [axe], foe, others=(rest,))
    session = attack(state, (), [("blue1",)])
    for unit in ("blue1", "blue2"):
        going_on(session, unit=unit)
    assert session.state.units["blue1"].where == "gone"
    state = in_phase(
        replace(session.state, effects=tuple(e for e in session.state.effects if e.name == "Bloodlust"))
    )
    assert lost(attack(state), "blue2") == 2


def test_bloodlust_does_not_count_what_others_have_killed():
    axe, gun = weapon("axe", "Bloodlust", power=10), weapon("gun", power=10)
    foe = troop("t", defence=4, hp=1, **SOFT)
    rest = ("blue2", "blue", troop("u", defence=4, hp=90, **SOFT), (), [(20.0, 20.0)])
    state = duel(troop("a"), [axe, gun], foe, others=(rest,))
    session = attack(state, (), [("gun",), ("blue1",), ("axe",)])
    for unit in ("blue1", "blue2"):
        going_on(session, unit=unit)
    assert session.state.units["blue1"].where == "gone"
    assert not session.state.effects_on("red1", "Bloodlust")


def test_burst_doubles_attacks_once_in_the_game():
    gun = weapon("gun", "Burst", power=10, attacks=2)
    foe = troop("t", defence=4, hp=90, **SOFT)
    state = duel(troop("a"), [gun], foe)
    assert lost(attack(state, (), [False])) == 2
    session = attack(state, (), [True])
    assert lost(session) == 4
    kept = tuple(e for e in session.state.effects if e.until.span == "game")
    later = attack(in_phase(replace(session.state, effects=kept), turn=2))
    assert lost(later) == 2


def test_burst_declined_is_kept():
    gun = weapon("gun", "Burst", power=10, attacks=2)
    session = attack(duel(troop("a"), [gun], troop("t", defence=4, hp=90, **SOFT)), (), [False])
    kept = tuple(e for e in session.state.effects if e.until.span == "game")
    assert lost(attack(in_phase(replace(session.state, effects=kept), turn=2), (), [True])) == 4


def chaotic(face, dice=(), **stats):
    gun = weapon("gun", "Chaos", **{"power": 3, "attacks": 1, **stats})
    foe = troop("t", defence=4, hp=90, **SOFT)
    return attack(duel(troop("a", defence=4, hp=9, **SOFT), [gun], foe, shooters=2), (face, *dice))


def test_chaos_may_strike_its_own_unit():
    session = chaotic(1, (5, 4))
    assert (lost(session, "red1"), lost(session, "blue1")) == (1, 0)
    template = weapon("gun", "Chaos", "Explode III", power=10)
    foe = troop("t", defence=4, hp=90, **SOFT)
    session = attack(duel(troop("a", defence=4, hp=9, **SOFT), [template], foe), (1,))
    assert (lost(session, "red1"), lost(session, "blue1")) == (1, 0)


def test_chaos_may_do_nothing():
    session = chaotic(2)
    assert (lost(session, "red1"), lost(session, "blue1")) == (0, 0)
    assert "Gun does nothing: Chaos" in told(session)


def test_chaos_may_add_attacks_power_or_a_bit_of_all():
    assert lost(chaotic(3, (5, 5, 5, 5, 5, 4))) == 5  # 3 attacks each
    assert lost(chaotic(4, (2, 1))) == 1  # Power 6 against 4: 2+
    assert lost(chaotic(6, (3, 3, 2, 1, 3, 3))) == 4  # Power 5: 3+, two attacks each, failures rerolled


def test_chaos_may_heal_up_to_full_strength():
    gun = weapon("gun", "Chaos", power=10)
    for wounds, back in ((5, 3), (2, 2), (0, 0)):
        state = duel(troop("a", hp=9), [gun], troop("t", defence=4, hp=90, **SOFT))
        figure = state.figures["red11"]
        session = attack(state.with_figures(replace(figure, hp=9 - wounds)), (5,))
        assert session.state.hp("red1") == 9 - wounds + back
        assert lost(session) == 1


def charged(stat, turns, gear=(), **more):
    """Play whole turns without attacks, given for each whether the unit moves; give the state after."""
    gun = weapon("gun", f"Charge Up {stat}", **{"power": 4, "range": 6, **more})
    foe = troop("t", defence=4, hp=9, armour=4)
    state = army(
        ("red1", "red", troop("a"), (gun, *gear), [(10.0, 10.0)]),
        ("blue1", "blue", foe, (), [(40.0, 40.0)]),
        settings=(("turns", 9),),
    )
    state = in_phase(state, "Deploy")
    for moves in turns:
        state = whole_turn(state, moves)
    return state


def whole_turn(state, moves):
    """Play a turn from its Deploy phase: red1 moves a little or holds, and nobody attacks."""

    def play(game):
        yield from book_turns.end_phase(game)
        if moves:
            unit_status.mark(game, unit_status.MOVED, "red1")
        for _ in range(3):
            yield from book_turns.end_phase(game)

    running = Running(state, CATALOGUE, play, Listed((6, 1)))
    assert running.is_done
    return running.game.state


def amount(state, name):
    return sum(effect.amount for effect in state.effects_on("red1", name))


@pytest.mark.parametrize(("stat", "moved", "still"), [("AP", 1, 2), ("Power", 1, 2), ("Range", 6, 12)])
def test_charge_up_gathers_for_each_turn_of_rest(stat, moved, still):
    name = f"Charge Up {stat}"
    assert amount(charged(stat, [True]), name) == moved
    assert amount(charged(stat, [False]), name) == still
    assert amount(charged(stat, [True, False]), name) == moved + still  # the book's example: 3, or 18 inches


def test_charge_up_ap_of_two_turns_makes_3_of_6():
    state = near(charged("AP", [True, False], ap=6, power=10))
    foe = state.profiles["t"]
    for armour, dice, hp in ((3, (), 1), (2, (6,), 0)):
        changed = {**state.profiles, "t": replace(foe, stats={**foe.stats, "armour": armour})}
        assert lost(attack(replace(state, profiles=changed), dice)) == hp


def near(state, apart=5.0):
    """Bring the foe near, and come to the Attack phase."""
    figure = state.figures["blue11"]
    figure = replace(figure, model=replace(figure.model, at=(10.0 + apart, 10.0)))
    return in_phase(state.with_figures(figure))


def test_charge_up_power_and_range_count_in_the_attack_and_are_gone_after_it():
    state = near(charged("Power", [False]))  # Power 6 against 4: 2+
    session = attack(state, (2, 1))
    assert lost(session) == 1
    assert amount(session.state, "Charge Up Power") == 0
    far = near(charged("Range", [False], power=10), 18.0 + CONTACT)
    assert lost(attack(far, (1,))) == 1
    assert lost(attack(near(charged("Range", [True], power=10), 18.0 + CONTACT))) == 0


def test_charge_up_does_not_gather_in_a_turn_of_use_or_away_from_the_battlefield():
    state = near(charged("Power", []))
    session = attack(state, (4, 4))
    after = whole_turn(replace(session.state, clock=replace(state.clock, phase="Deploy")), moves=False)
    assert amount(after, "Charge Up Power") == 0
    away = charged("Power", [])
    away = away.with_unit(replace(away.units["red1"], where="reserve"))
    assert amount(whole_turn(away, moves=False), "Charge Up Power") == 0


def test_a_linked_weapon_that_is_used_discharges_too():
    for link, left in (("Twin", 0), ("", 2)):
        gear = weapon("other", *([link] if link else []), power=10)
        gun = weapon("gun", "Charge Up Power", *([link] if link else []), range=1, power=4)
        state = duel(troop("a"), [gun, gear], troop("t", defence=4, hp=9, **SOFT))
        state = under(state, "Charge Up Power", "red1", amount=2)
        charge = replace(state.effects[-1], info=(("weapon", "gun"),))
        state = replace(state, effects=(charge,))
        session = attack(state, (), [("other",)])
        assert amount(session.state, "Charge Up Power") == left


@pytest.mark.parametrize(
    ("stayed", "power", "attacks", "ap"),
    [(0, 4, 1, 0), (1, 3, 1, 0), (2, 3, 2, 0), (3, 3, 2, 1), (5, 3, 2, 1)],
)
def test_escalate_grows_from_turn_to_turn(stayed, power, attacks, ap):
    gun = weapon("gun", "Escalate", power=4)
    foe = troop("t", defence=4, hp=9, armour=6)
    state = duel(troop("a"), [gun], foe)
    state = under(state, STAYED, "red1", amount=stayed) if stayed else state
    saves = () if ap else (1,) * attacks
    assert lost(attack(state, ((power,) * attacks + saves))) == attacks
    assert lost(attack(state, (power - 1,) * attacks)) == 0


def test_escalate_counts_whole_turns_on_the_battlefield():
    state = charged("AP", [True, False, True])
    assert amount(state, STAYED) == 3


def test_darkside_raises_power_and_attacks_at_a_risk():
    gun = weapon("gun", "Darkside", power=3)
    user = troop("a", hp=9, armour=4)
    state = duel(user, [gun], troop("t", defence=4, hp=90, **SOFT))
    # two points of Power and one attack: three saves, one fails; Power 5 needs 3+ with both attacks
    session = attack(state, (4, 4, 3, 3, 2), [("2",), ("1",)])
    assert lost(session, "red1") == 1
    assert lost(session) == 1
    assert lost(attack(state, (5,), [("0",), ("0",)])) == 1


def test_darkside_risks_no_more_than_the_wielder_has_and_strikes_though_it_dies():
    gun = weapon("gun", "Darkside", power=10)
    state = duel(troop("a", hp=2, **SOFT), [gun], troop("t", defence=4, hp=90, **SOFT))
    session = attack(state, (), [("0",), ("2",)])
    assert session.state.hp("red1") == 0
    assert lost(session) == 3


def test_every_wielder_pays_for_darkside():
    gun = weapon("gun", "Darkside", power=10)
    state = duel(troop("a", hp=3, **SOFT), [gun], troop("t", defence=4, hp=90, **SOFT), shooters=2)
    session = attack(state, (), [("0",), ("1",)])
    assert [figure.hp for figure in session.state.figures_of("red1")] == [2, 2]
    assert lost(session) == 4


@pytest.mark.parametrize(
    ("perk", "choices"),
    [
        ("Beam I", [(20.0, 10.0), ("0",), ("1",), (20.0, 10.0)]),
        ("Multi-Strike", [("blue1",), ("blue2",), ("0",), ("1",)]),
    ],
)
def test_every_wielder_pays_for_darkside_though_each_attacks_apart(perk, choices):
    """No more may be risked than the weakest of them has."""
    gun = weapon("gun", "Darkside", perk, power=10)
    foe = troop("t", defence=4, hp=90, **SOFT)
    other = [("blue2", "blue", replace(foe, id="other"), (), [(10.0, 30.0)])] if perk != "Beam I" else []
    state = duel(troop("a", hp=3, **SOFT), [gun], foe, shooters=2, others=other)
    session = attack(state, (), choices)
    assert [figure.hp for figure in session.state.figures_of("red1")] == [2, 2]
    assert lost(session) + (lost(session, "blue2") if other else 0) == 4
    weak = state.with_figures(replace(state.figures["red12"], hp=1))
    assert [f.hp for f in attack(weak, (), choices).state.figures_of("red1")] == [2, 0]
    with pytest.raises(AssertionError, match="never asked"):
        attack(weak, (), [("2",) if each == ("1",) else each for each in choices])


@pytest.mark.parametrize(("face", "dice", "hp"), [(1, (5, 5), 2), (2, (4,), 1), (3, (5,), 1)])
def test_protean_i_raises_one_stat_by_one(face, dice, hp):
    foe = troop("t", defence=4, hp=9, armour=6 if face == 3 else None)
    assert fired(["Protean I"], (face, *dice), power=3, target=foe) == hp


@pytest.mark.parametrize(("face", "dice", "hp"), [(1, (5, 5, 5), 3), (2, (3,), 1), (3, (5,), 1)])
def test_protean_ii_raises_one_stat_by_a_throw(face, dice, hp):
    foe = troop("t", defence=4, hp=9, armour=5 if face == 3 else None)
    assert fired(["Protean II"], (face, 2, *dice), power=3, target=foe) == hp


def test_reliable_shrugs_off_penalties_from_the_other_side_only():
    def evades(_ask, _bearer):
        return plus(-1, "Evades")

    evading = Perk("Evades", "test", gives=(Gives("attack dice against", evades),))
    dazed = Perk("Dazed", "test", gives=(Gives("attack dice", evades, scope="under"),))
    known = {**CATALOGUE.perks, "Evades": evading, "Dazed": dazed}
    for perks, least in (([], 5), (["Reliable"], 4)):
        gun = weapon("gun", *perks, power=4)
        plain = duel(troop("a"), [gun], troop("t", "Evades", defence=4, hp=9, **SOFT))
        laid = duel(troop("a"), [gun], troop("t", defence=4, hp=9, **SOFT))
        for state in (plain, under(laid, "Dazed", "red1", by="blue1")):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(CATALOGUE, "perks", known)
                assert lost(attack(state, (least - 1,))) == 0
                assert lost(attack(state, (least,))) == 1
    heavy = weapon("gun", "Reliable", kind="Battle", range=0, power=4)
    state = duel(troop("a"), [heavy], troop("t", defence=4, hp=9, **SOFT), apart=CONTACT)
    assert lost(attack(locked(state, "red1", "blue1"), (4,))) == 0  # its own side's penalty stays


def test_an_attack_full_of_throws_is_played_again_the_same():
    perks = ["+AP II (D6)", "+Attacks I (D3)", "xD3 Attacks", "Augment Weapon", "Burst"]
    gun = weapon("gun", *perks, power=4)
    session = attack(
        duel(troop("a"), [gun], troop("t", defence=4, hp=9, armour=2)),
        (4, 1, 1, 2, *(4,) * 8, *(4,) * 8),
        [("power",), True],
    )
    assert replayed(session, Warsurge()) == session.state
    start = Session(session.start, Warsurge(), Listed(()))
    assert start.state is session.start
    assert rolls(session)[0] == ("Skill Test: Augment Weapon", 1)
