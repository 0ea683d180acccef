"""Units that perks of others do nothing to, in play: what would befall them, and that it does not."""

import pytest
from armies import army, troop, weapon
from companies import attached
from fighting import attack, duel, in_phase, told, under
from running import asked_in, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.moments import DeploymentDone
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed

HELD = ("Resolute", "Steadfast", "Shockproof", "Strong Willed", "Unstoppable", "Terrain")
SPARED = {
    "Steadfast": (
        *("Blind I", "Blind II", "Chill", "Concussive", "Corrode", "Cripple I", "Cripple II", "Dread"),
        *("Fugue", "Mitigate", "Pulverise", "Scourge", "Shock", "Solidify", "Weaken"),
    ),
    "Shockproof": ("Paralysis", "Shock", "Stun"),
    "Strong Willed": ("Confuse", "Delirium", "Fugue"),
    "Unstoppable": ("Cripple I", "Cripple II", "Freeze I", "Freeze II", "Paralysis", "Solidify"),
    "Terrain": ("Dread",),
    "Zombified": ("Dread",),
}
PAIRS = [(by, name) for by, names in SPARED.items() for name in names]
UNTESTED = ("Chill", "Corrode", "Mitigate", "Pulverise", "Scourge", "Shock", "Weaken")
PUSHED = ("Force I", "Force II", "Knockback I", "Knockback II", "Warp", "Grapple")
GUN = weapon("gun")
CONTACT = 32 / 25.4


def spares(state, by, unit="blue1"):
    """Let a perk that is borne as an effect spare a unit."""
    return under(state, by, unit) if by and by not in HELD else state


def held(by):
    """Give the perk that a profile has to have so that it spares its unit."""
    return (by,) if by in HELD else ()


def struck(name, spared="", dice=()):
    """Strike a unit once for sure with a weapon that has a perk; it is spared by another perk, or by none."""
    gun = weapon("gun", name, power=10)
    target = troop("t", *held(spared), defence=4, hp=9, armour=None)
    state = duel(troop("a", points=200), [gun], target, armed=(weapon("stick"),))
    return attack(spares(state, spared), dice)


@pytest.mark.parametrize(("spared", "name"), PAIRS)
def test_an_affliction_does_not_take_and_the_log_says_why(spared, name):
    effect = name.removesuffix(" I").removesuffix(" II")
    assert struck(name, dice=() if name in UNTESTED else (6,)).state.is_under("blue1", effect)
    session = struck(name, spared)
    assert not session.state.is_under("blue1", effect)
    assert session.state.hp("blue1") == 8
    assert f"{effect} does not take: {spared}" in told(session)


@pytest.mark.parametrize("name", PUSHED)
def test_nothing_shifts_the_unstoppable(name):
    dice = (6,) if name == "Grapple" else ()
    plain, firm = struck(name, dice=(6,)), struck(name, "Unstoppable", dice)
    before = plain.start.figures["blue11"].model.at
    gone = plain.state.units["blue1"].where != "table"
    assert gone or plain.state.figures["blue11"].model.at != before
    assert firm.state.units["blue1"].where == "table"
    assert firm.state.figures["blue11"].model.at == before
    assert f"{name} does not take: Unstoppable" in told(firm)


def test_the_steadfast_keep_their_weapons():
    assert struck("Disarm", dice=(6,)).state.is_under("blue1", "Disarm")
    session = struck("Disarm", "Steadfast")
    assert not session.state.is_under("blue1", "Disarm")
    assert "Disarm does not take: Steadfast" in told(session)


# perks that units use


def field(*perks, spared="", apart=5.0, phase="Move"):
    """Red with perks beside a friend, and an enemy so far off; another perk spares both of those, or none."""
    own = held(spared)
    state = army(
        ("red1", "red", troop("user", *perks, points=200, hp=3), (GUN,), [(10.0, 10.0)]),
        ("red2", "red", troop("friend", *own, points=100), (GUN,), [(10.0 + CONTACT, 10.0)]),
        ("blue1", "blue", troop("foe", *own, points=100, hp=3), (GUN,), [(10.0, 10.0 + CONTACT + apart)]),
    )
    return in_phase(spares(state, spared), phase)


def open_uses(state):
    """Give the perks that red is offered as it begins to move."""
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action("Move", "red", "red1"))
    asked = session.pending
    return [option.id for option in asked.options] if "use a perk" in asked.what else []


@pytest.mark.parametrize(
    ("spared", "name"),
    (
        *(("Terrain", "Terrify"), ("Zombified", "Terrify")),
        *(("Resolute", "Provoke I"), ("Resolute", "Provoke II")),
    ),
)
def test_a_perk_has_nobody_to_be_used_on(spared, name):
    state = attack(field(name), (6,), [(name,)], name="Move").state
    assert state.is_under("blue1", name.split()[0])
    assert open_uses(field(name)) == [name]
    assert open_uses(field(name, spared=spared)) == []


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_the_unstoppable_are_not_towed_even_by_friends(rank):
    name = f"Tow {rank}"
    assert open_uses(field(name)) == [name]
    assert open_uses(field(name, spared="Unstoppable")) == []


@pytest.mark.parametrize("spared", ["Strong Willed", "Zombified"])
@pytest.mark.parametrize("rank", ["I", "II"])
def test_nobody_dominates_them(spared, rank):
    """With the test passed the enemy is seized; who is spared is not even asked about."""

    def seeks(game):
        return game.tell(DeploymentDone())

    plain = field(f"Dominate {rank}", phase="Deploy")
    assert run(plain, seeks, (6,), (("blue1",),)).state.units["blue1"].commander == "red"
    assert asked_in(field(f"Dominate {rank}", spared=spared, phase="Deploy"), seeks) is None


def moves_up_to(state):
    """Give how far blue may go as it begins to move."""
    session = Session(state, Warsurge(), Listed((6,)))
    assert not session.begin(Action("Move", "blue", "blue1"))
    return session.pending.what


def test_no_horror_slows_the_zombified():
    state = in_phase(field("Horrific"), "Move", 1, "blue")
    assert moves_up_to(state) == "Move of Blue1, up to 3 in"
    assert moves_up_to(under(state, "Zombified", "blue1")) == "Move of Blue1, up to 6 in"


@pytest.mark.parametrize("rank", ["I", "II"])
def test_the_resolute_aim_past_who_taunts_them(rank):
    def aimed_at(*perks):
        state = army(
            ("red1", "red", troop("a", *perks), (GUN,), [(10.0, 10.0)]),
            ("blue1", "blue", troop("b", f"Taunt {rank}", hp=9), (), [(15.0, 10.0)]),
            ("blue2", "blue", troop("c", hp=9), (), [(10.0, 20.0)]),
        )
        session = Session(in_phase(state), Warsurge(), Listed((1,)))
        assert not session.begin(Action("Attack", "red", "red1"))
        assert not session.answer(("gun",))
        asked = session.pending
        return [each.id for each in asked.options] if asked else []

    assert aimed_at("Resolute") == ["blue1", "blue2"]
    assert aimed_at() == []  # there is nothing to choose


# what is turned on somebody else


def led(*perks, by=""):
    """A blue unit joined by a bodyguard that suffers first, which a perk may spare, 8 inches from red."""
    state = army(
        ("red1", "red", troop("user", *perks, points=400, hp=3), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe", points=100, hp=3), (GUN,), [(10.0, 18.0)]),
        ("blue2", "blue", troop("guard", "Bodyguard", *held(by), points=90), (GUN,), [(11.5, 18.0)]),
    )
    return attached(spares(state, by, "blue2"), "blue2", "blue1")


@pytest.mark.parametrize(
    ("spared", "name"),
    (
        *(("Resolute", "Provoke I"), ("Resolute", "Provoke II"), ("Terrain", "Terrify")),
        ("Zombified", "Terrify"),
    ),
)
def test_it_does_not_take_where_it_is_turned_on_somebody_spared(spared, name):
    effect, choices = name.split()[0], [(name,), ("blue1",)]
    free = attack(in_phase(led(name), "Move"), (6,), choices, name="Move")
    assert free.state.is_under("blue2", effect)
    session = attack(in_phase(led(name, by=spared), "Move"), (6,), [(name,)], name="Move")
    assert not session.state.is_under("blue2", effect)
    assert f"{effect} does not take: {spared}" in told(session)


@pytest.mark.parametrize("spared", ["Strong Willed", "Zombified"])
@pytest.mark.parametrize("rank", ["I", "II"])
def test_domination_that_is_turned_on_the_strong_willed_does_not_take(spared, rank):
    def commander(by):
        state = in_phase(led(f"Dominate {rank}", by=by), "Deploy")
        game = run(state, lambda game: game.tell(DeploymentDone()), (6,), (("blue1",),))
        return game.state.units["blue2"].commander

    assert commander("") == "red"
    assert commander(spared) == "blue"
