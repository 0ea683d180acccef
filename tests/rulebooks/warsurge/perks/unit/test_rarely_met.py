"""Cases that seldom come up: perks of movement and weapons that meet in transports, in tow, in the dark."""

from dataclasses import replace

import pytest
from armies import weapon
from clauses import TOUCH, opened
from companies import field, part_of, squad
from convoys import convoy, inside
from fighting import attack, lost, under
from movers import to
from running import asks

from battlefield.rulebooks.warsurge.attack.targets import aims

OUT = ("disembark",)


def getting_out(dice, *perks, transport=(), models=1):
    """A wandering squad begins to get out of a transport at (10, 14); the arrow is rolled."""
    state = inside(convoy(*transport, squad=("Wanderer", *perks), models=models))
    return opened(state, OUT, unit="squad", dice=dice)


@pytest.mark.parametrize(
    ("x", "y", "lawful"),
    [
        (10.0 + TOUCH + 6.0, 14.0, True),  # straight to the right, as far as it goes
        (10.0 + TOUCH + 6.01, 14.0, False),
        (10.0 - TOUCH, 14.0, True),  # in contact, wherever that is: it has gone nowhere yet
        (10.0 - TOUCH - 0.1, 14.0, False),
        (10.0, 14.0 + TOUCH + 1.0, False),
        (10.0 + 3.0, 14.0 + TOUCH - 0.2, True),  # from its side on, to the right
        (10.0 + 6.5, 14.0 + TOUCH - 0.01, False),  # less than six inches off, but longer than that from there
    ],
)
def test_a_wanderer_gets_out_anywhere_and_goes_on_by_the_arrow(x, y, lawful):
    session = getting_out((3, 3))
    refusal = session.refusal(to(x, y, "squad1"))
    assert (not refusal) is lawful, refusal


def test_a_wanderer_that_is_led_gets_out_and_goes_where_it_likes():
    assert not getting_out((6,)).refusal(to(10.0 - TOUCH - 5.0, 14.0, "squad1"))


# Internal


def test_a_sergeants_internal_weapon_reaches_whoever_is_in_its_unit():
    """Unit and sergeant are one to those whom either has inside."""
    gun = weapon("spit", "Internal", range=3)
    boss = squad("Sergeant", id_="red2", models=1, at=(13.0, 10.0), weapons=(gun,), points=20)
    state = part_of(field(squad(models=2, transport=9, armour=None), boss), "red2", "red1")
    assert not aims(asks(state), "red2", "spit")
    held = under(state, "inside", "blue1", "red1").with_unit(replace(state.units["blue1"], where="red1"))
    assert [aim.target for aim in aims(asks(held), "red2", "spit")] == ["blue1"]
    session = attack(held, [6], [("red2|spit",), ("done",)])
    assert lost(session) == 1
