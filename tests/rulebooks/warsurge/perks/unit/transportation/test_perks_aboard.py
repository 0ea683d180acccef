"""What perks do from inside of a transport: out of it through Fire Points only, within it always."""

from dataclasses import replace

import pytest
from armies import army, troop
from coming_back import fallen
from convoys import inside
from fighting import attack, in_phase, under
from offered import offered
from running import asks, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.reaching import targets
from battlefield.rulebooks.warsurge.perks.kit.resistance import sees
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import RESERVE

AIMED = (
    *(
        "Terrify",
        "Provoke I",
        "Purge I",
        "Purge II",
        "Curse Move",
        "Boost Move",
        "Blood Pact",
        "Doppelganger I",
    ),
    *("Healer I", "Engineer I", "Cure I", "Cure II", "Technician"),
)
OUT = troop("outsider", "Artificial", armour=None, hp=4, points=60)


def rider(*perks, fire=0, hull=(), others=(), **more):
    """A red unit of two in a transport at (10, 14), a friend and a foe on the table 4 inches from that."""
    lorry = troop("lorry", *hull, hp=6, transport=12, fire_points=fire, points=60)
    state = army(
        ("truck", "red", lorry, (), [(10.0, 14.0)]),
        ("squad", "red", troop("squad", *perks, points=200, **more), (), [(40.0, 40.0), (42.0, 40.0)]),
        ("mate", "red", OUT, (), [(14.0, 14.0)]),
        ("mate2", "red", OUT, (), [(14.0, 18.0)]),
        ("foe", "blue", OUT, (), [(10.0, 18.0)]),
        ("foe2", "blue", OUT, (), [(12.0, 18.0)]),
        *others,
    )
    hurt = state.with_figures(*(replace(f, hp=2) for f in state.figures.values() if f.hp == 4))
    return inside(in_phase(hurt, "Move"))


def targets_of(perk, state):
    """Give whom outside the squad may use a perk on."""
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action("Move", "red", "squad"))
    if perk not in [option.id for option in getattr(session.pending, "options", ())]:
        return set()
    assert not session.answer((perk,))
    if not session.pending.what.startswith("target of"):
        return set()
    return {option.id for option in session.pending.options} & {"mate", "mate2", "foe", "foe2"}


def laden(state, perk):
    """Let those outside have something on them that can be taken off, and nothing that spares them."""
    for unit in ("mate", "mate2", "foe", "foe2"):
        state = under(state, "Courage" if perk.startswith("Purge") else "Burn", unit, unit)
    return state


@pytest.mark.parametrize("perk", AIMED)
def test_what_is_used_on_others_reaches_out_of_a_transport_through_fire_points_only(perk):
    assert targets_of(perk, laden(rider(perk, fire=1), perk))
    assert not targets_of(perk, laden(rider(perk), perk))


@pytest.mark.parametrize("perk", ["Healer I", "Boost Move"])
def test_an_exposed_transport_is_as_good_as_fire_points(perk):
    assert targets_of(perk, rider(perk, hull=("Exposed I",)))


def test_within_a_closed_transport_perks_are_used_as_ever():
    mate = ("wounded", "red", troop("wounded", hp=4, points=60), (), [(41.0, 30.0)])
    state = inside(rider("Healer I", others=(mate,)), "wounded")
    state = state.with_figures(*(replace(f, hp=2) for f in state.figures_of("wounded")))
    after = attack(state, (), [("Healer I",), ("wounded",)], "squad", "Move").state
    assert after.hp("wounded") == 3
    assert after.hp("mate") == 2


@pytest.mark.parametrize(("fire", "offered"), [(1, True), (0, False)])
def test_nobody_is_dominated_out_of_a_closed_transport(fire, offered):
    state = rider("Dominate I", fire=fire)
    bearer = next(b for b in CATALOGUE.bearers(state) if b.perk.name == "Dominate I")
    assert ("foe" in targets(asks(state), bearer, 18, "enemies")) is offered


def mender(perk, *hull, fire=0, room="", at=(6.0, 14.0), side="red"):
    """A unit with a perk near a transport, in which a squad is."""
    others = (("mender", side, troop("mender", perk, points=500), (), [at]),)
    return inside(replace(rider(hull=hull, fire=fire, others=others), effects=()), room=room)


EXPOSED = "Compartment: Exposed I"


@pytest.mark.parametrize(
    ("hull", "fire", "room", "reached"),
    [
        ((), 0, "", False),
        ((), 1, "", True),
        (("Exposed I",), 0, "", True),
        (("Exposed II",), 0, "", True),
        (("Unsheltered",), 0, "", True),
        ((EXPOSED,), 0, EXPOSED, True),
        ((EXPOSED,), 0, "", False),
    ],
)
def test_who_is_aboard_may_be_the_target_of_a_perk_where_weapons_could_be_directed_at_it(
    hull, fire, room, reached
):
    state = mender("Boost Move", *hull, fire=fire, room=room)
    assert ("squad" in offered(state, "Boost Move", "mender")) is reached


@pytest.mark.parametrize(("gap", "reached"), [(18.0, True), (18.1, False)])
def test_to_who_is_aboard_it_is_measured_to_the_transport(gap, reached):
    at = (10.0, 14.0 + 32 / 25.4 + gap)
    state = mender("Boost Move", "Exposed I", at=at)
    assert ("squad" in offered(state, "Boost Move", "mender")) is reached


def test_an_enemy_aboard_of_an_exposed_transport_may_be_cursed():
    state = mender("Curse Move", "Exposed I", side="blue")
    assert {"squad", "truck"} <= offered(state, "Curse Move", "mender")


# what surrounds its bearer


def test_who_is_aboard_draws_nobodys_fire():
    state = rider("Taunt I", fire=1)
    assert not asks(state).figure("draws fire", 0, "squad", foe="foe").value
    out = state.with_unit(replace(state.units["squad"], where="table"))
    near = out.with_figures(
        *(
            replace(f, model=replace(f.model, at=(12.0 + 2 * n, 18.0)))
            for n, f in enumerate(out.figures_of("squad"))
        )
    )
    assert asks(near).figure("draws fire", 0, "squad", foe="foe").value


@pytest.mark.parametrize(("unit", "bare"), [("foe", False), ("truck", True)])
def test_uncover_from_aboard_lays_nobody_open_but_its_transport(unit, bare):
    state = rider("Uncover", fire=1)
    assert bool(asks(state).reason_against("cover", "mate", foe=unit)) is bare


def test_orders_from_aboard_are_for_the_transport_and_all_in_it():
    state = in_phase(rider("Orders", "Leader", fire=1), "Start", 2)
    game = asks(run(state, lambda game: game.tell(TurnBegan(2)), (), [("cover",), ("cover",)]).state)
    assert [stat(game, "defence", unit).value for unit in ("truck", "squad", "mate")] == [4, 4, 3]


# those who look for the fallen, and for weapons


@pytest.mark.parametrize("perk", ["Revive I", "Reanimate I"])
@pytest.mark.parametrize(("fire", "offered"), [(1, True), (0, False)])
def test_the_fallen_are_raised_from_aboard_through_fire_points(perk, fire, offered):
    state = fallen(rider(perk, fire=fire), "mate")
    assert (perk in usable(asks(state), "squad")) is offered


@pytest.mark.parametrize(("fire", "offered"), [(1, True), (0, False)])
def test_smoke_is_laid_from_aboard_through_fire_points(fire, offered):
    state = rider("Smoke Cover", fire=fire)
    assert ("Smoke Cover" in usable(asks(state), "squad")) is offered
    if offered:
        session = attack(state, (), [("Smoke Cover",), (10.0, 20.0)], "squad", "Move")
        assert session.state.markers[0].at == (10.0, 20.0)


def test_no_smoke_is_laid_out_of_reserve():
    state = rider("Smoke Cover")
    waits = state.with_unit(replace(state.units["squad"], where=RESERVE))
    assert not usable(asks(in_phase(waits, "Deploy")), "squad")


def test_those_in_one_transport_see_each_other_and_others_where_it_stands():
    state = rider()
    assert sees(state, "truck", "squad") and sees(state, "squad", "truck")
    assert sees(state, "foe", "squad") and sees(state, "squad", "mate")
    waits = state.with_unit(replace(state.units["squad"], where=RESERVE))
    assert not sees(waits, "foe", "squad")
