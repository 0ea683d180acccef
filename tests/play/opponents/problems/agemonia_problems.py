"""Ten set problems in Agemonia, on maps of square areas called a1, a2 ... by column and row."""

from positions import TURN, Problem, chosen, gone, lost, position, roster, unit, weapon

from battlefield.rules.table.areas import area_of

PLAIN = {"might": 3, "agility": 0, "mind": 0, "spirit": 0, "hp": 8, "move": 2}
SIDE = 6


def figure(id_, word, *actions, perks=(), words=(), **stats):
    """A Hero or an Enemy."""
    return unit(id_, {**PLAIN, **stats}, *actions, base=28, words=[word, *words], perks=list(perks))


def hero(id_, *actions, **more):
    return figure(id_, "Hero", *actions, **more)


def foe(id_, *actions, initiative=12, **more):
    return figure(id_, "Enemy", *(actions or (bite(),)), initiative=initiative, **more)


def act(name, kind, ability, *perks, **stats):
    """An action with a check: on these tables each die of it is one success."""
    checked = [{"perk": "Check", "of": ability}] if ability else []
    return weapon(name, kind, *checked, *perks, **stats)


def bite(damage=3, *perks):
    return act("Bite", "Melee", "might", *perks, damage=damage)


def perk(name, **said):
    return {"perk": name, **said}


def area(name, level=0.0, capacity=4):
    """The area in a column and a row, which its name tells."""
    x, y = SIDE * "abcdef".index(name[0]), SIDE * (int(name[1]) - 1)
    ring = [[x, y], [x + SIDE, y], [x + SIDE, y + SIDE], [x, y + SIDE]]
    return {"id": name, "name": name, "polygon": ring, "level": level, "capacity": capacity}


def wall(one, other):
    """A barrier between two areas beside each other."""
    corners = [{tuple(at) for at in area(name)["polygon"]} for name in (one, other)]
    return {"line": sorted(map(list, corners[0] & corners[1])), "kind": "barrier"}


def token(name, where, side="", number=0):
    """Something on the map, in the middle of an area or beside it."""
    x, y = area(where)["polygon"][0]
    at = [x + 2 + number, y + 4]
    return {"id": f"{name} {where} {side}", "kind": "token", "name": name, "side": side, "at": at}


def mill(
    names,
    heroes,
    foes,
    where,
    *,
    levels=None,
    walls=(),
    tokens=(),
    planning=True,
    lines=(),
    rounds=1,
    dice=(),
    rooms=(),
    **brought,
):
    """A map in its first round, when red plans it or takes its first turn."""
    starts = [
        token("Start", spot, side, 0.5 * (side == "blue"))
        for side in ("red", "blue")
        for spot in sorted({spot for id_, spot in where.items() if id_.startswith(side)})
    ]
    levels = levels or {}
    scene = {
        "board": {"width": 36, "height": 24},
        "areas": [area(name, levels.get(name, 0), 1 if name in rooms else 4) for name in names.split()],
        "borders": [wall(*each.split("-")) for each in walls],
    }
    phase = "Planning" if planning else "Turns"
    return position(
        {"red": roster("agemonia", *heroes, **brought), "blue": roster("agemonia", *foes)},
        scene,
        {id_: [spot] for id_, spot in where.items()},
        lambda state: (state.clock.phase, state.clock.side) == (phase, "red"),
        lines,
        objectives=[*starts, *tokens],
        settings={"rounds": rounds, "red die": "1 1 1 1 1 1", "blue die": "0 0 0 0 0 0"},
        seed=3,
        **({"dice": list(dice)} if dice else {}),
    )


MAUL = act("Maul", "Melee", "might", damage=2)
BOW = act("Bow", "Ranged", "agility", range=4)


def the_action_that_reaches():
    return mill(
        "a1 b1 c1 d1 a2 b2 c2 d2",
        [hero("ann", MAUL, BOW, act("Shout", "Skill", "", perk("Push", amount=1)), agility=4)],
        [foe("stalker", hp=3)],
        {"red/ann": "a1", "blue/stalker": "d1"},
    )


def the_area_with_most():
    ember = act("Ember", "Magic", "mind", range=2, radius=0)
    return mill(
        "a1 b1 c1 a2 b2 c2",
        [hero("mage", ember, mind=3, move=0)],
        [*(foe(f"rat{n}", hp=2) for n in (1, 2, 3)), foe("ox", hp=20), foe("pup", hp=3)],
        {
            "red/mage": "a1",
            "blue/ox": "b1",
            "blue/pup": "a2",
            **{f"blue/rat{n}": "c1" for n in (1, 2, 3)},
        },
        planning=False,
        rounds=3,
    )


def over_the_edge():
    shout = act("Shout", "Skill", "", perk("Push", amount=1), targets=1)
    return mill(
        "a1 b1 c1",
        [hero("ann", act("Maul", "Melee", "might"), shout)],
        [foe("crab", hp=2, shield=6)],
        {"red/ann": "a1", "blue/crab": "b1"},
        levels={"a1": 2, "b1": 2},
    )


def into_the_trap():
    hook = act("Hook", "Skill", "", perk("Pull", amount=2))
    return mill(
        "a1 b1 c1 a2 a3",
        [hero("ann", act("Sling", "Ranged", "agility", range=3), hook, agility=2, move=0)],
        [foe("twin", hp=5), foe("brute", hp=5)],
        {"red/ann": "a1", "blue/brute": "c1", "blue/twin": "a3"},
        tokens=[token("Trap 6", "b1")],
        planning=False,
        lines=["red/ann/Hook"],
        rounds=3,
    )


def round_the_trap():
    return mill(
        "a1 b1 c1 a2 b2 c2 d2 e2",
        [hero("ann", MAUL, move=4, hp=6)],
        [foe("brute", hp=4), foe("ox", hp=20, move=1)],
        {"red/ann": "a1", "blue/brute": "c1", "blue/ox": "e2"},
        tokens=[token("Trap 6", "b1")],
        planning=False,
        rounds=4,
    )


def what_pierces():
    pick = act("Pick", "Melee", "might", perk("Pierce", amount=4))
    return mill(
        "a1 b1",
        [
            hero(
                "ann", act("Maul", "Melee", "might", damage=1), pick, act("Sling", "Ranged", "might", range=2)
            )
        ],
        [foe("crab", hp=2, shield=4)],
        {"red/ann": "a1", "blue/crab": "a1"},
    )


def fold_away():
    fold = act("Fold", "Skill", "", perk("Teleport", amount=3))
    return mill(
        "a1 b1 c1 d1",
        [hero("mage", act("Staff", "Melee", "might"), fold, might=1, hp=3, move=3)],
        [
            foe("hound", bite(9), hp=20, move=1, perks=[perk("Provoke", amount=5)]),
        ],
        {"red/mage": "a1", "blue/hound": "a1"},
        rounds=3,
    )


def leave_the_avenger():
    return mill(
        "a1 b1 c1",
        [hero("ann", act("Maul", "Melee", "might", damage=2), hp=4, might=3)],
        [
            foe("avenger", hp=9, perks=["Revenge"]),
            foe("idol", hp=9, shield=5),
            foe("rat", hp=4),
        ],
        {"red/ann": "a1", "blue/avenger": "a1", "blue/idol": "a1", "blue/rat": "a1"},
        planning=False,
        rounds=3,
    )


def the_quick_shot():
    quick = act("Quick Draw", "Ranged", "agility", "Turn First", range=3)
    slow = act("Long Draw", "Ranged", "agility", "Turn Last", range=3, damage=4)
    steady = act("Aimed Shot", "Ranged", "agility", range=3, damage=3)
    return mill(
        "a1 b1 c1",
        [hero("ann", steady, quick, slow, agility=3)],
        [foe("hound", bite(2, "Stunned"), hp=3, move=3, initiative=1)],
        {"red/ann": "a1", "blue/hound": "c1"},
    )


def step_back_and_shoot():
    return mill(
        "a1 b1 c1",
        [hero("ann", act("Bow", "Ranged", "agility", range=3), agility=4)],
        [foe("rat", hp=4)],
        {"red/ann": "a1", "blue/rat": "a1"},
        planning=False,
    )


def won(_, session):
    """Whether the Heroes have won."""
    return session.state.result == "red wins"


def planned(unit_, action, *lines):
    """Plan an action and take the turn with it."""
    return (("Plan Round", ""), f"{unit_}/{action}", ("Take Turn", unit_), *lines)


PROBLEMS = (
    Problem(
        "the action that reaches",
        "The only Enemy is three areas away, which the bow alone reaches, and falls to it in the last round.",
        the_action_that_reaches,
        "red",
        won,
        planned("red/ann", "Bow", "red/ann/Bow"),
        planned("red/ann", "Maul"),
        TURN,
    ),
    Problem(
        "the area where most are",
        "Three die in one area, one in the other, and the ox bears it.",
        the_area_with_most,
        "red",
        lambda _, session: gone(session.state, *(f"blue/rat{n}" for n in (1, 2, 3))),
        (("Take Turn", "red/mage"), "red/mage/Ember", "c1"),
        (("Take Turn", "red/mage"), "red/mage/Ember", "b1"),
    ),
    Problem(
        "over the edge",
        "No blow gets through the crab's shield, a fall takes its last 2 HP, and that ends the scenario.",
        over_the_edge,
        "red",
        won,
        planned("red/ann", "Shout", "red/ann/Shout"),
        planned("red/ann", "Maul", "move", "b1", "stop", "red/ann/Maul"),
        TURN,
    ),
    Problem(
        "into the trap",
        "Two alike are in reach of the hook: one comes nearer by it, the other dies in the trap on its way.",
        into_the_trap,
        "red",
        lambda _, session: gone(session.state, "blue/brute"),
        (("Take Turn", "red/ann"), "red/ann/Hook", "blue/brute"),
        (("Take Turn", "red/ann"), "red/ann/Hook", "blue/twin"),
    ),
    Problem(
        "round the trap",
        "Four steps lead to the brute by the lower areas as two do over the trap, and she has four; the ox is"
        " still to be fought.",
        round_the_trap,
        "red",
        lambda before, session: gone(session.state, "blue/brute") and not lost(before, session, "red/ann"),
        (("Take Turn", "red/ann"), "move", "a2", "b2", "c2", "c1", "red/ann/Maul"),
        (("Take Turn", "red/ann"), "move", "b1", "c1", "stop", "red/ann/Maul"),
    ),
    Problem(
        "what pierces",
        "Shield 4 stops the maul and the sling wholly; the pick passes it and kills, in the last round.",
        what_pierces,
        "red",
        won,
        planned("red/ann", "Pick", "red/ann/Pick"),
        planned("red/ann", "Maul", "red/ann/Maul"),
        TURN,
    ),
    Problem(
        "fold away from the hound",
        "Walking away costs 5 of 3 HP, staying 9; a teleport is free and ends where the hound does not come.",
        fold_away,
        "red",
        lambda before, session: (
            area_of(session.state, "red/mage") in ("c1", "d1") and not lost(before, session, "red/mage")
        ),
        planned("red/mage", "Fold", "red/mage/Fold", "d1"),
        planned("red/mage", "Staff", "red/mage/Staff"),
        TURN,
    ),
    Problem(
        "leave the avenger alone",
        "The rat dies; the idol feels nothing; what the avenger loses Ann loses too, and that wounds her.",
        leave_the_avenger,
        "red",
        lambda before, session: gone(session.state, "blue/rat") and not lost(before, session, "red/ann"),
        (("Take Turn", "red/ann"), "red/ann/Maul", "blue/rat"),
        (("Take Turn", "red/ann"), "red/ann/Maul", "blue/avenger"),
    ),
    Problem(
        "the quick shot",
        "The hound, of initiative 1, wounds whom it reaches; a shot that comes "
        "first kills it as well as any.",
        the_quick_shot,
        "red",
        lambda before, session: won(before, session) and "red/ann/Quick Draw" in chosen(session, "red"),
        planned("red/ann", "Quick Draw", "red/ann/Quick Draw"),
        planned("red/ann", "Aimed Shot", "red/ann/Aimed Shot"),
        TURN,
    ),
    Problem(
        "step back and shoot",
        "In one area with the rat an arrow does 2 of 4, from the next one all, and leaving costs nothing.",
        step_back_and_shoot,
        "red",
        won,
        (("Take Turn", "red/ann"), "move", "b1", "stop", "red/ann/Bow"),
        (("Take Turn", "red/ann"), "red/ann/Bow"),
    ),
)
