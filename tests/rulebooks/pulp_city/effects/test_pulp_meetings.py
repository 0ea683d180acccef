"""Where two effects meet: in one action, in one roll, or on a model that is immune to what comes next."""

from dataclasses import replace

import pytest
from supremes import act, amount, answered, ap, begun, hit, hp, model, options, street, under

NEAR, FAR = (10.0, 10.0), (14.0, 10.0)
WINS = (6, 1)
POST = {"words": ("Structure", "Summoned"), "height": 5.0, "hp": 5, "defense": 6}
FIRE = ("FX Summon Dangerous Terrain/Fire", "fire")
WALL, TOWER = ("FX Summon Structure/Wall", "wall"), ("FX Summon Structure/Tower", "tower")


def pair(*lines, others=(), **more):
    """A hero who hits a foe four inches away."""
    hero = model("hero", "red", NEAR, hit(*lines), strength=9)
    return street(hero, model("foe", "blue", FAR, **more), *others)


def words(asked):
    return [option.words for option in asked.options]


# summons


def made(state, *starts):
    units = [unit.id for unit in state.units.values() if unit.figures and "#" in unit.id]
    return [id_ for id_ in (*units, *(mark.id for mark in state.markers)) if id_.partition("#")[0] in starts]


def calling(*lines):
    return street(
        model("hero", "red", NEAR, act("Call", "SUM", *lines, reach=6)),
        model("wall", "red", (0.0, 0.0), **POST),
        model("tower", "red", (0.0, 0.0), **POST),
        model("fire", "red", (0.0, 0.0), words=("Dangerous Terrain", "Summoned"), radius=2),
    )


def called(state, *places):
    """Use the action, its lines in their order, and put what comes at places."""
    session = begun(state, "hero")
    if hasattr(answered(session, "hero/Call"), "options"):
        answered(session, ("0", "1"))
    answered(session, *places)
    return session.state


@pytest.mark.parametrize("two", [(WALL, TOWER), (WALL, FIRE), (WALL, WALL), (FIRE, FIRE)])
def test_one_use_of_an_action_may_summon_two_things_and_the_next_use_takes_both_off(two):
    """They remain until the action is used again: two lines of one use are not two uses."""
    lines, kinds = zip(*two, strict=True)
    first = called(calling(*lines), (13.0, 10.0), (8.0, 8.0))
    before = made(first, *kinds)
    kept = tuple(effect for effect in first.effects if effect.name not in ("acted", "ap spent"))
    after = made(called(replace(first, effects=kept), (13.0, 13.0), (8.0, 13.0)), *kinds)
    assert len(before) == len(after) == 2 and not set(before) & set(after)


def test_a_failed_roll_takes_off_nothing_that_was_summoned_before():
    """Strength 3 and a six reach T#9; a one does not."""
    session = begun(calling("Strength vs T#9", WALL[0]), "hero", (6,))
    answered(session, "hero/Call", (13.0, 10.0))
    before = session.state
    kept = tuple(effect for effect in before.effects if effect.name not in ("acted", "ap spent"))
    failed = begun(replace(before, effects=kept), "hero", (1,))
    assert answered(failed, "hero/Call").what.startswith("action of")
    assert made(failed.state, "wall") == made(before, "wall") != []


def test_what_a_controlled_model_summons_is_its_controllers():
    call = act("Call", "SUM", "FX Summon Minion/Gnat", reach=6)
    hero = model("hero", "red", NEAR, hit("FX Mind Control", roll="Mind vs Spirit"), mind=9)
    gnat = model("gnat", "blue", (0.0, 0.0), words=("Minion", "Summoned"))
    session = begun(street(hero, model("foe", "blue", FAR, call), gnat), "hero", WINS)
    assert answered(session, "hero/Hit", "foe/Call").by == "red"
    answered(session, (15.0, 12.0))
    (minion,) = made(session.state, "gnat")
    assert session.state.units[minion].commander == "red"
    assert session.state.units["foe"].commander == "blue"


# Extra Target


@pytest.mark.parametrize(
    ("order", "left", "gone"), [(("0", "1"), "Quicken", "Slow"), (("1", "0"), "Slow", "Quicken")]
)
def test_the_attacker_orders_the_fx_of_an_extra_target_too(order, left, gone):
    """Each of the two ends the other; the foe suffers them one way, the model beside it either way."""
    near = model("near", "blue", (15.5, 10.0))
    session = begun(pair("FX Slow", "FX Quicken", "FX Extra Target 2", others=(near,)), "hero", WINS)
    asked = answered(session, "hero/Hit", "foe", ("0", "1", "2"))
    assert asked.by == "red" and asked.what == "Hit: which effect comes first on Near"
    answered(session, order)
    state = session.state
    assert amount(state, "near", left) and not amount(state, "near", gone)
    assert amount(state, "foe", "Quicken") and not amount(state, "foe", "Slow")


@pytest.mark.parametrize(
    ("foe", "near", "left"),
    [((), (), (9, 9)), ((), ("Immune/Extra Target",), (9, 10)), (("Immune/Extra Target",), (), (9, 9))],
)
def test_who_is_immune_to_extra_target_is_none_and_is_no_shield_for_others(foe, near, left):
    """What keeps it off is the immunity of who would suffer it, not that of the defender."""
    beside = model("near", "blue", (15.5, 10.0), perks=near)
    session = begun(pair("FX Damage 1", "FX Extra Target 2", others=(beside,), perks=foe), "hero", WINS)
    answered(session, "hero/Hit", "foe", ("0", "1"))
    assert (hp(session.state, "foe"), hp(session.state, "near")) == left


def test_no_immunity_of_the_target_keeps_the_attacker_from_a_follow_up():
    gun = act("Gun", "PRJ", "FX Damage 1")
    hero = model("hero", "red", NEAR, hit("FX Follow Up"), gun, strength=9)
    state = street(hero, model("foe", "blue", FAR, perks=("Immune/Follow Up",)))
    session = begun(state, "hero", WINS)
    assert answered(session, "hero/Hit").what.startswith("Follow Up")


def test_what_is_summoned_comes_once_for_a_roll_with_an_extra_target():
    """It is no model that suffers that."""
    gnat = model("gnat", "red", (0.0, 0.0), words=("Minion", "Summoned"), most=5)
    others = (model("near", "blue", (15.5, 10.0)), gnat)
    lines = ("FX Damage 1", "FX Summon Minion/Gnat", "FX Extra Target 2")
    session = begun(pair(*lines, others=others), "hero", WINS)
    answered(session, "hero/Hit", "foe", ("0", "1", "2"), (10.0, 13.0))
    assert len(made(session.state, "gnat")) == 1 and hp(session.state, "near") == 9


# pools of teams


@pytest.mark.parametrize("line", ["Drain 2", "Energize 2"])
def test_an_object_is_of_no_team_whose_pool_it_could_change(line):
    """A Structure is of one."""
    for kind, changed in (("Object", False), ("Structure", True)):
        session = begun(pair(f"FX {line}", words=(kind,)), "hero", WINS)
        answered(session, "hero/Hit")
        assert (ap(session.state, "blue") != 20) is changed


# throws

SNAP = act("Snap", "RCT", "Agility vs Agility", "FX Damage 1", reach=9)


def tossing(trait, *others, goal=(), **foe):
    """A hero who grabs the foe with Mind, and has a throw with some trait."""
    toss = act("Toss", "THR", f"{trait} vs Agility", "FX Damage 2")
    grab = hit("FX Grab & Throw", roll="Mind vs Mind")
    hero = model("hero", "red", NEAR, grab, toss, mind=9, strength=9, base=40)
    return street(hero, model("foe", "blue", FAR, **foe), model("goal", "blue", (16.0, 10.0), *goal), *others)


@pytest.mark.parametrize(
    ("trait", "perks", "lies", "may"),
    [
        ("Strength", (), "Attack", True),
        ("Strength", (), "Spectral", False),
        ("Spirit", (), "Spectral", True),
        ("Strength", ("Immune/THR",), "Attack", False),
        ("Strength", ("Immune/Strength",), "Attack", False),
    ],
)
def test_who_is_immune_to_a_throw_is_not_thrown_with_it(trait, perks, lies, may):
    """The throw is an action of its own: that another one has grabbed the model makes it no less immune."""
    session = begun(under(tossing(trait, perks=perks), "foe", lies), "hero", (6, 6, 1))
    assert (answered(session, "hero/Hit", "foe").what == "Grab & Throw Foe") is may


@pytest.mark.parametrize(("grabbed", "dice"), [(False, (6, 6, 6, 1)), (True, (6, 6, 1, 6, 6, 6, 1))])
def test_who_is_thrown_at_may_react(grabbed, dice):
    """To a crate, and to a model that was grabbed: each throw was aimed at it."""
    crate = model("crate", "red", (10.0 - 35 / 25.4, 10.0), words=("Object",))
    session = begun(tossing("Strength", crate, goal=(SNAP,)), "hero", dice)
    answered(session, *(("hero/Hit", "foe", "hero/Toss") if grabbed else ("hero/Toss",)), "goal")
    asked = answered(session, session.law.suggestions()[0])
    assert asked.by == "blue" and options(asked) == ["nothing", "goal/Snap"]


# Fatigue


@pytest.mark.parametrize(
    ("lines", "tired", "offered"),
    [
        (("EFX Self/Fatigue", "EFX Damage 1"), 0, (True, True)),
        (("EFX Self/Fatigue", "EFX Damage 1"), 1, (True, False)),
        (("EFX Self/Fatigue", "EFX Damage 1"), 2, (False, False)),
        (("FX Self/Fatigue", "EFX Self/Fatigue", "EFX Damage 1"), 0, (True, False)),
        (("FX Self/Fatigue", "EFX Self/Fatigue", "EFX Damage 1"), 1, (False, False)),
    ],
)
def test_no_more_fatigue_is_chosen_than_the_model_has_the_capacity_for(lines, tired, offered):
    """What the FX cost, and what was chosen before, counts against two a round."""
    state = under(under(pair(*lines), "hero", "Fatigue", tired), "hero", "Attack", 2)
    session = begun(state, "hero", (6, 6, 6, 1))
    asked, found = answered(session, "hero/Hit"), []
    for _ in offered:
        found.append("Self/Fatigue" in words(asked))
        asked = answered(session, next(o.id for o in asked.options if o.words != "none"))
    assert tuple(found) == offered


# immunity


@pytest.mark.parametrize(
    ("immune", "line", "lies"),
    [
        ("Weak/Strength", "Weak/Strength", False),
        ("Weak/Strength", "Weak/Energy", True),
        ("Weak", "Weak/Energy", False),
        ("Venom", "Special/Venom", False),
        ("Special/Venom", "Special/Venom", False),
        ("Venom", "Special/Chains", True),
    ],
)
def test_an_immunity_may_name_an_effect_with_what_stands_behind_its_stroke(immune, line, lies):
    """By its print or by an effect; what lies on it already ends, and nothing else does."""
    name = line.removeprefix("Special/").partition("/")[0]
    printed = pair(f"FX {line}", perks=(f"Immune/{immune}",))
    laid = under(pair(f"FX {line}"), "foe", "Immunity", of=immune)
    for state in (printed, laid):
        session = begun(state, "hero", WINS)
        answered(session, "hero/Hit")
        assert session.state.is_under("foe", name) is lies
    known = {"of": line.partition("/")[2]} if name == "Weak" else {}
    session = begun(under(pair(f"FX Immunity/{immune}"), "foe", name, **known), "hero", (6, 1, 1))
    answered(session, "hero/Hit")
    assert session.state.is_under("foe", name) is lies


@pytest.mark.parametrize(("immune", "left"), [((), (9, 9)), (("Immune/Damage",), (10, 9))])
def test_who_is_immune_to_damage_suffers_none_from_a_crash(immune, left):
    """What it crashed into is hurt all the same."""
    goal = model("goal", "blue", (16.0, 10.0))
    session = begun(pair("FX Knockback 4", others=(goal,), perks=immune), "hero", WINS)
    answered(session, "hero/Hit", "foe")
    assert (hp(session.state, "foe"), hp(session.state, "goal")) == left


def test_who_is_immune_to_damage_suffers_none_from_being_thrown():
    state = tossing("Strength", perks=("Immune/Damage",))
    session = begun(state, "hero", (6, 6, 1, 6, 6, 6, 1))
    answered(session, "hero/Hit", "foe", "hero/Toss")
    assert (hp(session.state, "foe"), hp(session.state, "goal")) == (10, 8)


# a target that is KO'ed by the same roll


@pytest.mark.parametrize("order", [("0", "1"), ("1", "0")])
@pytest.mark.parametrize(("line", "left"), [("FX Drain 3", 17), ("FX Energize 3", 23)])
def test_a_team_loses_and_gains_ap_although_the_target_is_out_by_then(line, left, order):
    """FX have to be applied, and the pool is the team's: the order changes nothing."""
    session = begun(pair("FX Damage 1", line, hp=1), "hero", WINS)
    answered(session, "hero/Hit", order)
    assert ap(session.state, "blue") == left and not hp(session.state, "foe")


# friends


def test_a_friends_mind_may_be_controlled_as_well():
    """It acts at the cost of the team that it is of anyway, against the enemies that it has anyway."""
    urge = act("Urge", "PRJ", "Limited/Friendly", "Mind vs T#3", "FX Mind Control")
    gun = act("Gun", "PRJ", "Agility vs Agility", "FX Damage 2", ap=2)
    hero = model("hero", "red", NEAR, urge)
    state = street(hero, model("pal", "red", FAR, gun), model("foe", "blue", (18.0, 10.0)))
    session = begun(state, "hero", (6, 6, 1))
    asked = answered(session, "hero/Urge", "pal")
    assert asked.by == "red" and options(asked) == ["nothing", "pal/Gun", "Move"]
    answered(session, "pal/Gun")
    assert hp(session.state, "foe") == 8 and ap(session.state, "red") == 20 - 1 - 2
    assert amount(session.state, "pal", "ap spent") == 2 and session.state.units["pal"].commander == "red"


def test_nobody_controls_its_own_mind():
    urge = act("Urge", "PRJ", "Limited/Friendly", "Mind vs T#3", "FX Mind Control")
    session = begun(street(model("hero", "red", NEAR, urge)), "hero", (6,))
    assert options(answered(session, "hero/Urge")) == ["Move", "done"]


@pytest.mark.parametrize("takes", [True, False])
def test_a_tank_takes_what_is_thrown_at_a_friend_in_contact(takes):
    crate = model("crate", "red", (10.0 - 30 / 25.4, 10.0), words=("Object",))
    tank = model("tank", "blue", (14.0, 10.0 + 30 / 25.4), words=("Supreme", "Tank"))
    toss = act("Toss", "THR", "Strength vs Agility", "FX Damage 2")
    hero = model("hero", "red", NEAR, toss, strength=9)
    session = begun(street(hero, crate, model("foe", "blue", FAR), tank), "hero", (6, 6, 1, 1)[: 3 + takes])
    asked = answered(session, "hero/Toss", "foe")
    assert asked.by == "blue" and asked.what.startswith("Tank: take Toss in place of Foe")
    answered(session, takes)
    hurt = ("tank", "foe") if takes else ("foe", "tank")
    assert tuple(hp(session.state, each) for each in hurt) == (8, 10)


def test_a_tank_that_is_thrown_takes_nothing_for_the_friend_beside_it():
    state = tossing("Strength", model("pal", "blue", (14.0, 10.0 + 30 / 25.4)), words=("Supreme", "Tank"))
    session = begun(state, "hero", (6, 6, 1, 1))
    answered(session, "hero/Hit", "foe")
    assert session.pending.what == "Grab & Throw Foe"
    asked = answered(session, "hero/Toss", "pal")
    assert asked.by == "red" and "take Toss" not in asked.what


def test_the_pool_of_a_controlled_model_is_its_controllers():
    """Red pays 1 AP for each of the two actions, and gains the 3 of the second."""
    charge = act("Charge", "IST", "FX Energize 3")
    hero = model("hero", "red", NEAR, hit("FX Mind Control", roll="Mind vs Spirit"), mind=9)
    session = begun(street(hero, model("foe", "blue", FAR, charge)), "hero", WINS)
    answered(session, "hero/Hit", "foe/Charge")
    assert (ap(session.state, "red"), ap(session.state, "blue")) == (21, 20)


def test_an_immunity_to_fatigue_spares_nobody_what_it_pays():
    """What an action does to it leaves no trace; a Movement Action does."""
    state = pair("FX Fatigue", perks=("Immune/Fatigue",))
    session = begun(state, "hero", WINS)
    answered(session, "hero/Hit")
    assert not amount(session.state, "foe", "Fatigue")
    session = begun(replace(state, clock=replace(state.clock, side="blue")), "foe")
    answered(session, "Move")
    assert amount(session.state, "foe", "Fatigue") == 1
