"""What single clauses of weapon perks do in play, beside the same attack without them."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from companies import attached, part_of
from fighting import attack, duel, in_phase, line, locked, lost, rolls, told, under
from running import run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.sequence import use
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.transport.passengers import ABOARD
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed

TARGET = troop("t", defence=4, hp=9, armour=None)
CONTACT = 32 / 25.4


def sure(*perks, attacks=1, **more):
    """A weapon whose attack dice succeed without a roll."""
    return weapon("gun", *perks, attacks=attacks, power=10, **more)


# dice that are watched though they cannot fail


@pytest.mark.parametrize("perk", ["Malfunction I", "Malfunction II", "Volatile", "Precision 6+"])
def test_dice_that_cannot_fail_are_rolled_where_their_faces_matter(perk):
    assert rolls(attack(duel(troop("a"), [sure(attacks=3)], TARGET))) == []
    session = attack(duel(troop("a"), [sure(perk, attacks=3)], TARGET), (2, 3, 4))
    assert rolls(session) == [("automatic dice: Gun", 3)]
    assert lost(session) == 3


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_weapon_malfunctions_though_its_dice_cannot_fail(rank):
    session = attack(duel(troop("a"), [sure(f"Malfunction {rank}", attacks=3)], TARGET), (1, 1, 6))
    assert lost(session) == 0
    assert f"Malfunction {rank}: the attack dice are discarded" in told(session)


def test_a_volatile_weapon_backfires_though_its_dice_cannot_fail():
    state = duel(troop("a", hp=3, armour=None), [sure("Volatile", attacks=2)], TARGET)
    session = attack(state, (1, 6, 6))
    assert (lost(session), lost(session, "red1")) == (2, 1)


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_dice_that_cannot_fail_pick_out_models_by_their_faces(face):
    state = duel(troop("a"), [sure(f"Precision {face}+")], TARGET, targets=3)
    assert attack(state, (face,), [("blue12",)]).state.figures["blue12"].hp == 8
    blunt = attack(state, (face - 1,))
    assert not any("Precision" in words for words in told(blunt))


# who may be used on


def test_a_manned_weapon_has_nobody_to_use_it_in_an_empty_transport():
    rider = ("red2", "red", troop("rider"), (), [(30.0, 30.0)])
    empty = duel(troop("a", transport=9), [sure("Manned")], TARGET, others=[rider])
    crewed = under(empty, ABOARD, "red2", "red1")
    crewed = crewed.with_unit(replace(crewed.units["red2"], where="red1"))
    session = Session(empty, Warsurge(), Listed(()))
    assert session.begin(Action("Attack", "red", "red1"))
    assert lost(attack(crewed)) == 1


def test_a_weapon_that_goes_off_may_be_laid_on_a_friend_beside_who_hides():
    """What hides may be covered along with somebody the weapon may strike, which a friend is to few."""

    def refusal(*perks):
        gun = weapon("bomb", *perks, "Explode II", power=10, range=12)
        friend = ("red2", "red", troop("friend", hp=9), (), [(18.0, 11.5)])
        state = duel(troop("weak", hp=3, armour=None), [gun], TARGET, apart=8.0, others=[friend])
        session = Session(under(state, "Stealth", "blue1"), Warsurge(), Listed(()))
        assert not session.begin(Action("Attack", "red", "red1"))
        while session.pending is not None and not hasattr(session.pending, "within"):
            fits = ("Self-Destruct",) if "use a perk" in session.pending.what else ("bomb",)
            assert not session.answer(fits)
        return session.refusal((18.0, 10.5))

    assert refusal("Self-Destruct") == ""
    assert refusal().startswith("Stealth")


# units that are led


@pytest.mark.parametrize("leader", ["Sergeant", "War Master"])
def test_a_commanders_killer_rerolls_against_whom_one_leads(leader):
    def state(*perks):
        squad = ("blue1", "blue", TARGET, (), line(2, 20.0))
        head = ("blue2", "blue", troop("head", *perks, hp=2, armour=None), (), [(21.5, 10.0)])
        guns = (weapon("gun", "Commander Killer", power=4),)
        made = army(("red1", "red", troop("a"), guns, [(10.0, 10.0)]), squad, head)
        joined = leader == "War Master"
        return in_phase(attached(made, "blue1", "blue2") if joined else part_of(made, "blue2", "blue1"))

    choices = [("blue1",)] if leader == "War Master" else []
    assert rolls(attack(state(), (1,), choices)) == [("attack dice (4+): Gun", 1)]
    session = attack(state(leader), (1, 6), choices)
    assert [why for why, _ in rolls(session)][1] == "rerolled attack dice: Gun"
    assert any("failures are rerolled: Commander Killer" in words for words in told(session))


# shields


def test_a_wall_of_parrying_shields_counts_in_a_melee():
    def state(*perks):
        at = troop("t", *perks, aegis=6, armour=None, hp=2, defence=4)
        made = army(
            ("red1", "red", troop("a"), (sure(range=0),), [(20.0 - CONTACT, 10.0)]),
            ("blue1", "blue", at, (), [(20.0, 10.0), (21.5, 10.0), (23.0, 10.0)]),
        )
        shield = weapon("shield", attacks=0, parry=2)
        holder = replace(made.figures["blue11"], weapons=("shield",))
        made = replace(made.with_figures(holder), profiles={**made.profiles, "shield": shield})
        return in_phase(locked(made, "red1", "blue1"))

    assert lost(attack(state(), (5,))) == 1
    assert lost(attack(state("Shield Wall"), (4,))) == 0
    assert lost(attack(state("Shield Wall"), (3,))) == 1


# bonuses that are rolled anew for each use

DICE = {
    **{f"+AP {rank}": 1 for rank in ("I (D3)", "II (D6)")},
    **{f"+Attacks {rank}": dice for rank, dice in (("I (D3)", 1), ("II (D6)", 1), ("III (2D6)", 2))},
    **{f"+Power {rank}": dice for rank, dice in (("I (D3)", 1), ("II (D6)", 1), ("III (2D6)", 2))},
    "Protean I": 1,
    "Protean II": 2,
    **{f"x{count}{die} Attacks": int(count or 1) for count in ("", "2", "3") for die in ("D3", "D6")},
}


@pytest.mark.parametrize(("perk", "count"), DICE.items())
def test_a_bonus_is_rolled_anew_for_each_use_and_does_not_add_up(perk, count):
    """Each use hits for sure: one attack, or as many as were rolled or as they are multiplied by."""
    state = duel(troop("a"), [sure(perk)], TARGET)

    def uses(often):
        def flow(game):
            for _ in range(often):
                yield from use(game, "red1", "gun", "blue1")

        return state.hp("blue1") - run(state, flow, [1] * count * often).state.hp("blue1")

    assert uses(2) == 2 * uses(1)
