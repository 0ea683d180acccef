"""Modifiers name the unit that causes them: the bearer of a perk, or whoever laid an effect."""

from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import plus
from battlefield.rules.core.perks import Catalogue, Gives, Perk
from battlefield.rules.core.state import Effect, Held, Profile, State, Unit
from battlefield.rules.scene.contents import Board

BOOK = Catalogue(
    [
        Perk("Own", "test", gives=(Gives("power", lambda _ask, _bearer: plus(1, "Own")),)),
        Perk("Aura", "test", gives=(Gives("power", lambda _ask, _bearer: plus(2, "Aura"), mine=False),)),
        Perk("Laid", "test", gives=(Gives("power", lambda _ask, _bearer: plus(-1, "Laid"), scope="under"),)),
    ]
)


def test_each_modifier_knows_its_cause_and_takes_no_notice_of_it_when_compared():
    profiles = {name: Profile(name, name, perks=(Held(name),)) for name in ("Own", "Aura")}
    units = {"u": Unit("u", "U", "red", "Own", ()), "v": Unit("v", "V", "blue", "Aura", ())}
    state = State(
        "test",
        Board(9, 9),
        (),
        ("red", "blue"),
        profiles,
        units,
        {},
        effects=(Effect(1, "Laid", "u", "v"),),
    )
    found = Game(state, BOOK).figure("power", 3, "u")
    assert found.value == 5
    assert {modifier.source: modifier.by for modifier in found.applied} == {
        "Own": "u",
        "Aura": "v",
        "Laid": "v",
    }
    assert plus(1, "Own") in found.applied
