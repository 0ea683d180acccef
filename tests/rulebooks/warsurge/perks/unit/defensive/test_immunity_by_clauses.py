"""Clauses of what spares, resists and keeps enemies off: with which weapons, from where, and for whom."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from arrivals import at, begun, waiting
from coming_back import fallen
from companies import part_of
from fighting import attack, duel, in_phase, lost, under
from running import asks, end_turn, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.harm import gain
from battlefield.rulebooks.warsurge.units.stat_tests import mastery_test
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import RESERVE

CONTACT = 32 / 25.4


def target(*perks, defence=4, hp=30, armour=None, aegis=None, **more):
    return troop("t", *perks, defence=defence, hp=hp, armour=armour, aegis=aegis, **more)


def sure(*perks, attacks=1, **more):
    return weapon("gun", *perks, attacks=attacks, power=10, **more)


# Artificial


@pytest.mark.parametrize(("perks", "hp"), [((), 6), (("Artificial",), 5)])
def test_what_is_stolen_from_the_artificial_heals_nobody(perks, hp):
    state = duel(troop("a", hp=9), [sure("HP Steal")], target(*perks))
    wounded = state.with_figures(replace(state.figures["red11"], hp=5))
    session = attack(wounded)
    assert lost(session) == 1
    assert session.state.hp("red1") == hp


@pytest.mark.parametrize(("perks", "gained"), [((), 1), (("Artificial",), 0)])
def test_a_weapon_that_heals_gives_the_artificial_nothing(perks, gained):
    made = army(
        ("red1", "red", troop("a"), (weapon("salve", "Heal", power=10),), [(10.0, 10.0)]),
        ("red2", "red", target(*perks), (), [(16.0, 10.0)]),
        ("blue1", "blue", troop("far"), (), [(40.0, 40.0)]),
    )
    state = in_phase(made.with_figures(replace(made.figures["red21"], hp=5)))
    assert attack(state, (), [("red2",)]).state.hp("red2") == 5 + gained


# what feeds, and what feeds on it


def salved(resists, affliction, feeds):
    """A friend heals a unit that is ill, with a weapon that feeds on what ails it."""
    salve = weapon("salve", "Heal", feeds, power=10, attacks=2)
    made = army(
        ("red1", "red", troop("a"), (salve,), [(10.0, 10.0)]),
        ("red2", "red", target(*resists), (), [(16.0, 10.0)]),
        ("blue1", "blue", troop("far"), (), [(40.0, 40.0)]),
    )
    state = under(made, affliction, "red2", "blue1")
    state = in_phase(state.with_figures(replace(state.figures["red21"], hp=5)))
    return attack(state, (), [("red2",)]).state.hp("red2") - 5


FED = [("Heat Resist II", each, "Combust") for each in ("Burn", "Ignite")]
FED += [("Immunity II", each, "Noxious") for each in ("Poison", "Plague", "Venom", "Pestilence")]


@pytest.mark.parametrize(("perk", "affliction", "feeds"), FED)
def test_a_weapon_that_heals_feeds_on_what_feeds_its_patient(perk, affliction, feeds):
    assert salved((perk,), affliction, feeds) == 4
    assert salved((perk,), "Gravity", feeds) == 2


@pytest.mark.parametrize(("perk", "affliction", "feeds"), FED)
def test_a_weapon_that_harms_does_not_feed_on_what_feeds_its_target(perk, affliction, feeds):
    state = under(duel(troop("a"), [sure(feeds)], target(perk)), affliction, "blue1", "red1")
    plain = under(duel(troop("a"), [sure(feeds)], target()), affliction, "blue1", "red1")
    assert (lost(attack(state)), lost(attack(plain))) == (1, 2)


AT_ONCE = [("Heat Resist I", "Burn", "Combust"), ("Heat Resist II", "Burn", "Combust")]
AT_ONCE += [(f"Immunity {rank}", "Poison", "Noxious") for rank in ("I", "II")]


@pytest.mark.parametrize(("perk", "lays", "feeds"), AT_ONCE)
def test_what_a_weapon_lays_and_feeds_on_does_the_spared_no_more_harm(perk, lays, feeds):
    assert lost(attack(duel(troop("a"), [sure(lays, feeds)], target(perk)))) == 1
    assert lost(attack(duel(troop("a"), [sure(lays, feeds)], target()))) == 2


@pytest.mark.parametrize("name", ["Plague", "Pestilence"])
@pytest.mark.parametrize("by", ["blue1", "red1"])
def test_what_a_friend_laid_to_heal_does_not_spread_from_the_immune_either(name, by):
    rows = (
        ("red1", "red", troop("a"), (), [(40.0, 40.0)]),
        ("blue1", "blue", target("Immunity II"), (), [(10.0, 20.0)]),
        ("blue2", "blue", troop("u", hp=20), (), [(10.0, 15.0)]),
    )
    state = under(in_phase(army(*rows)), name, "blue1", by)
    assert not run(state, lambda game: game.tell(TurnBegan(2))).state.is_under("blue2", name)


@pytest.mark.parametrize(("perks", "cost"), [(("Shockproof",), 1), ((), 2)])
def test_zap_finds_nothing_in_the_shockproof(perks, cost):
    assert lost(attack(duel(troop("a"), [sure("Shock", "Zap")], target(*perks)))) == cost


# Fearless


def test_no_horror_slows_the_fearless():
    def reach(*perks, dice=()):
        state = army(
            ("red1", "red", troop("red1", "Horrific"), (), [(10.0, 10.0)]),
            ("blue1", "blue", troop("blue1", *perks), (), [(10.0, 20.0)]),
        )
        session = Session(in_phase(state, "Move", 1, "blue"), Warsurge(), Listed(dice))
        assert not session.begin(Action("Move", "blue", "blue1"))
        return session.pending.what

    assert "up to 3 in" in reach(dice=[4])
    assert "up to 6 in" in reach("Fearless")


# Resist


@pytest.mark.parametrize(("rank", "needed", "inches"), [("I", 5, 12), ("II", 6, 18)])
def test_an_ambush_is_tested_for_where_its_first_model_is_put(rank, needed, inches):
    guard = ("blue2", "blue", troop("guard", f"Resist {rank}"), (), [(24.0, 20.0)])
    for gap, face in ((float(inches), needed), (inches + 0.1, 4)):
        spot = (24.0 - gap - CONTACT, 20.0)
        for shown in (face - 1, face):
            state = waiting("Ambush III", turn=2, others=(guard,), foe_at=(46.0, 46.0))
            session = begun(state, (shown,))
            assert not session.answer(("Ambush III",))
            assert not session.answer(at(spot))
            assert (session.state.units["red1"].where == "table") is (shown == face)


def test_of_several_that_resist_nearby_the_strongest_counts_alone():
    others = (
        ("blue2", "blue", troop("u", "Resist II"), (), [(10.0, 26.0)]),
        ("blue3", "blue", troop("v", "Resist I"), (), [(16.0, 10.0)]),
    )
    state = duel(troop("a"), [], target("Resist I"), others=others)
    for face, passed in ((5, False), (6, True)):
        found = []

        def flow(game, found=found):
            found.append((yield from mastery_test(game, "red1", "Rite")))

        run(state, flow, (face,))
        assert found == [passed]


RESISTING = [("", 4, 0), ("Resist I", 5, 2), ("Resist II", 6, 3)]


@pytest.mark.parametrize(("perk", "tested", "harmless"), RESISTING, ids=["plain", "Resist_I", "Resist_II"])
def test_weapons_test_worse_against_it_and_harmless_ones_have_to_test(perk, tested, harmless):
    """Cripple takes after a Skill Test, and by itself where the weapon is harmless."""
    at = target(*([perk] if perk else []))
    for names, face in ((("Cripple I",), tested), (("Cripple I", "Harmless"), harmless)):
        state = duel(troop("a"), [sure(*names)], at)
        assert attack(state, (face,) if face else ()).state.is_under("blue1", "Cripple")
        assert not face or not attack(state, (face - 1,)).state.is_under("blue1", "Cripple")


@pytest.mark.parametrize(("rank", "most"), [("I", 8), ("II", 7)])
def test_an_incantation_at_it_is_tested_worse_from_however_far(rank, most):
    state = duel(troop("a"), [sure("Incantation", range=48)], target(f"Resist {rank}"), apart=30.0)
    for total, hurt in ((most, 1), (most + 1, 0)):
        assert lost(attack(state, (total - 3, 3))) == hurt


def test_whom_an_incantation_is_for_is_said_before_its_test_where_one_of_them_resists():
    others = (("blue2", "blue", troop("u", hp=30, armour=None, aegis=None), (), [(12.0, 40.0)]),)
    state = duel(troop("a"), [sure("Incantation", range=48)], target("Resist I"), apart=30.0, others=others)
    for whom, hurt in (("blue1", 0), ("blue2", 1)):
        session = attack(state, (6, 3), [(whom,)])
        assert 30 - session.state.hp(whom) == hurt


@pytest.mark.parametrize(
    ("perk", "face"), [("", 4), ("Resist I", 5), ("Resist II", 6)], ids=["plain", "Resist_I", "Resist_II"]
)
def test_an_augmented_weapon_is_tested_worse_at_it(perk, face):
    """Power 4 against Defence 4 needs a 4, with one more a 3."""
    state = duel(troop("a"), [weapon("gun", "Augment Weapon")], target(*([perk] if perk else [])))
    assert lost(attack(state, (face, 3), [("power",)])) == 1
    assert lost(attack(state, (face - 1, 3))) == 0


@pytest.mark.parametrize(("whom", "face"), [("blue1", 5), ("blue2", 4)])
def test_whom_an_augmented_weapon_is_for_is_said_before_its_test_where_one_of_them_resists(whom, face):
    """The one who resists is in reach only if the test is passed."""
    others = (("blue2", "blue", troop("u", hp=30, defence=4, armour=None), (), [(12.0, 20.0)]),)
    gun = weapon("gun", "Augment Weapon", range=12, power=10)
    state = duel(troop("a"), [gun], target("Resist I"), apart=20.0, others=others)
    session = attack(state, (face,), [(whom,), ("range",)])
    assert 30 - session.state.hp(whom) == 1
    failed = attack(state, (face - 1,), [(whom,)])
    assert 30 - failed.state.hp(whom) == (1 if whom == "blue2" else 0)


def test_a_trap_is_laid_for_nobody_so_that_nobody_resists_its_incantation():
    state = duel(troop("a"), [sure("Incantation", "Trap I")], target("Resist I"), apart=20.0)
    laid = attack(state, (6, 3), [(12.0, 10.0)]).state
    assert [mark.name for mark in laid.markers] == ["Trap"]


def test_what_an_augmented_weapon_left_is_tested_worse_at_it():
    """A trap tests as it strikes; the one who moves onto it resists."""
    gun = weapon("gun", "Augment Weapon", "Trap II", range=12)
    state = duel(troop("a"), [gun], target("Resist I"), apart=12.0)
    laid = attack(state, (4,), [("power",), (16.0, 10.0)]).state
    walk = (Placed("blue11", (19.0, 10.0)),)
    for face, hurt in ((5, 1), (4, 0)):
        session = attack(in_phase(laid, "Move", 1, "blue"), (face, 3), [walk], "blue1", "Move")
        assert lost(session) == hurt


# Sentinel


def guarded(*perks, sentinel=(24.0, 20.0), **more):
    guard = ("blue2", "blue", troop("guard", "Sentinel"), (), [sentinel])
    return waiting(*perks, turn=2, others=(guard,), foe_at=(46.0, 46.0), **more)


@pytest.mark.parametrize(("rank", "dice"), [("I", (4, 2, 3, 1, 1)), ("II", (4, 2, 3, 2))])
def test_an_ambush_that_comes_down_near_a_sentinel_goes_back_into_reserve(rank, dice):
    """Two inches to the right of where it was pointed at."""
    far = 24.0 - CONTACT - 12.0 - 2.0
    for spot, where in ((far - 0.1, "table"), (far + 0.1, RESERVE)):
        session = begun(guarded(f"Ambush {rank}"), dice)
        assert not session.answer((f"Ambush {rank}",))
        assert not session.answer(at((spot, 20.0)))
        assert session.state.units["red1"].where == where


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_an_ambush_is_not_pointed_at_a_place_near_a_sentinel(rank):
    session = begun(guarded(f"Ambush {rank}"))
    assert not session.answer((f"Ambush {rank}",))
    assert "keeps arrivals" in session.refusal(at((24.0 - CONTACT - 11.9, 20.0)))
    assert not session.refusal(at((24.0 - CONTACT - 12.1, 20.0)))


def test_a_sentinel_keeps_spies_off():
    others = (
        ("red2", "red", troop("red2"), (), None),
        ("blue2", "blue", troop("g", "Sentinel"), (), [(20.0, 40.0)]),
    )
    session = begun(waiting("Espionage", others=others), unit="red2")
    session.answer(session.suggestions()[0])
    assert not session.begin(Action("Hold", "red", "red1"))
    assert not session.answer(True)
    assert "keeps arrivals" in session.refusal(at((28.0, 40.0)))
    assert not session.refusal(at((40.0, 40.0)))


def test_near_a_sentinel_none_burrows_but_markers_are_used():
    near = in_phase(duel(troop("a", "Burrow"), [], target("Sentinel")), "Move")
    assert "Burrow" not in usable(asks(near), "red1")
    friend = in_phase(duel(troop("a", "Burrow", "Sentinel"), [], target()), "Move")
    assert "Burrow" in usable(asks(friend), "red1")
    dug = run(
        friend, lambda game: usable(game, "red1")["Burrow"].perk.uses[0].run(game, *_burrower(game))
    ).state
    up = replace(dug, effects=tuple(e for e in dug.effects if e.name != "Underground"))
    watched = replace(up, profiles={**up.profiles, "t": target("Sentinel"), "a": troop("a", "Burrow")})
    there = (Placed("red11", up.markers[0].at),)
    session = attack(watched, (), [there, True], name="Move")
    assert session.state.is_under("red1", "Underground")


def _burrower(game):
    return (usable(game, "red1")["Burrow"],)


def test_a_phoenix_comes_beside_a_sentinel():
    guard = ("blue2", "blue", troop("guard", "Sentinel"), (), [(24.0, 18.0)])
    mate = ("red2", "red", troop("red2"), (), [(26.0, 20.0)])
    state = waiting("Phoenix", others=(mate, guard), phase="Attack")
    assert fallen(state, "red2").units["red1"].where == "table"


@pytest.mark.parametrize("rank", ["I", "II"])
def test_seeds_come_out_beside_a_sentinel(rank):
    guard = ("blue2", "blue", troop("guard", "Sentinel"), (), [(24.0, 38.0)])
    sower = ("red2", "red", troop("red2"), (), [(10.0, 10.0)])
    state = waiting(f"Seed {rank}", others=(guard, sower), phase="Attack")
    sown = run(state, lambda game: afflict(game, "Implant", "blue1", by="red2"), (), [True]).state
    assert fallen(sown, "blue1").units["red1"].where == "table"


# Tough


def test_each_weapon_is_halved_by_itself():
    arms = [sure(attacks=5), weapon("other", power=10, attacks=3)]
    state = duel(troop("a"), arms, target("Tough"))
    assert lost(attack(state, (), [("gun",)])) == 2 + 1


# what lies already on who is proof against it


@pytest.mark.parametrize(
    ("perk", "affliction"),
    [
        *(("Immunity I", each) for each in ("Pestilence", "Plague", "Poison", "Venom")),
        *(("Heat Resist I", each) for each in ("Burn", "Ignite")),
        ("Artificial", "Leech"),
    ],
)
def test_what_a_unit_suffered_in_another_shape_costs_it_nothing_in_one_that_is_proof(perk, affliction):
    """It is not cured of it: in its old shape it suffers again."""
    ill = under(duel(troop("a"), [sure()], target(perk)), affliction, "blue1", "red1")
    after = end_turn(ill)
    assert after.hp("blue1") == 30
    assert after.is_under("blue1", affliction)


def test_a_virus_that_a_unit_caught_in_another_shape_lets_it_regain_hp_in_one_that_is_proof():
    for perks, hp in (((), 5), (("Immunity I",), 7)):
        state = under(duel(troop("a"), [sure()], target(*perks)), "Virus", "blue1", "red1")
        state = state.with_figures(replace(state.figures["blue11"], hp=5))
        assert run(state, lambda game: gain(game, "blue1", 2, "rest")).state.hp("blue1") == hp


@pytest.mark.parametrize(("perk", "own"), [("Shockproof", 3), ("Mastery", 2)])
def test_a_sergeant_that_is_proof_against_what_lies_on_its_unit_is_spared(perk, own):
    rifle = weapon("rifle", attacks=3)
    rows = (
        ("red1", "red", troop("squad"), (rifle,), [(10.0, 10.0)]),
        ("red2", "red", troop("boss", "Sergeant", perk), (rifle,), [(12.0, 10.0)]),
    )
    state = part_of(in_phase(army(*rows)), "red2", "red1")
    shocked = run(state, lambda game: afflict(game, "Shock", "red1", by="", weapon="rifle")).state
    attacks = [stat(asks(shocked), "attacks", each, weapon="rifle").value for each in ("red1", "red2")]
    assert attacks == [2, own]
    held = run(state, lambda game: afflict(game, "Paralysis", "red1", by="", weapon="rifle")).state
    barred = [bool(asks(in_phase(held, turn=2)).reason_against("weapons", each)) for each in ("red1", "red2")]
    assert barred == [True, perk == "Mastery"]
