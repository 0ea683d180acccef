"""Why a unit cannot be targeted is told with its figures, and a question knows it of who is no option."""

import pytest
from armies import troop, weapon
from fighting import duel, under
from running import asks

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import lawful_aim, why_not_target
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.scene.contents import Terrain

BARE = troop("bare", armour=None)
OUTLINE = Polygon(((15.0, 5.0), (16.0, 5.0), (16.0, 15.0), (15.0, 15.0)))
SCREEN = Terrain("wall", OUTLINE, 0, 4, sight="blocks")
STEALTHY = under(duel(BARE, [weapon("gun")], troop("spy", "Stealth")), "Stealth", "blue1", by="blue1")
BASE = 32 / 25.4  # all stand on bases so wide


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (duel(BARE, [weapon("gun")], BARE), ""),
        (duel(BARE, [weapon("gun")], BARE, apart=26.0 + BASE), "26.00 in away, and it reaches 24 in"),
        (duel(BARE, [weapon("gun")], BARE, terrain=(SCREEN,)), "not in sight of who is in range"),
        (duel(BARE, [weapon("gun", "Trajectory II")], BARE), "nearer than 12 in"),
        (duel(BARE, [weapon("gun", "Heal")], BARE), ""),  # it is not meant for enemies, and nobody asks
    ],
)
def test_what_keeps_a_weapon_from_a_unit_is_told(state, reason):
    assert why_not_target(asks(state), "red1", "gun", "blue1") == reason
    if reason:
        assert lawful_aim(asks(state), "red1", "gun", "blue1") is None


def test_who_draws_a_weapon_upon_itself_is_named():
    state = duel(
        BARE, [weapon("gun")], BARE, others=[("blue2", "blue", troop("crier", "Taunt I"), (), [(10.0, 14.0)])]
    )
    assert why_not_target(asks(state), "red1", "gun", "blue1") == "Blue2 draws its attacks"
    assert why_not_target(asks(state), "red1", "gun", "blue2") == ""


def test_what_forbids_a_target_is_named():
    assert why_not_target(asks(STEALTHY), "red1", "gun", "blue1") == "Stealth: no figure within 6 in"


ROW = [("blue2", "blue", BARE, (), [(10.0, 16.0)]), ("blue3", "blue", BARE, (), [(10.0, 40.0)])]


def asked(*weapons, choices=()):
    """Begin an attack of red1 among three enemies, the last of which is too far off, and answer."""
    session = Session(duel(BARE, list(weapons), BARE, others=ROW), Warsurge(), Listed(()))
    assert session.begin(Action("Attack", "red", "red1")) == ""
    for choice in choices:
        assert session.answer(choice) == ""
    return session.law


def test_the_question_for_a_target_says_why_somebody_is_none():
    law = asked(weapon("gun"), choices=[("gun",)])
    assert [option.id for option in law.request.options] == ["blue1", "blue2"]
    assert law.why_not("blue3") == f"{30 - BASE:.2f} in away, and it reaches 24 in"
    assert law.why_not("blue1") == ""


def test_the_question_for_a_weapon_says_it_of_each_weapon():
    law = asked(weapon("gun"), weapon("knife", range=0))
    far, near = law.why_not("blue3"), law.why_not("blue1")
    assert far.startswith("Gun: ") and "; Knife: " in far and near == ""
