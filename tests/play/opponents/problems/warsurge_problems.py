"""Ten set problems in WARSURGE."""

from itertools import pairwise

from positions import PHASE, TURN, Problem, block, chosen, gone, lost, placed, position, roster, unit, weapon

from battlefield.rules.core.state import RESERVE
from battlefield.rules.table.layout import between, seen_pairs

WHOLE = [[0, 0], [30, 0], [30, 30], [0, 30]]
MAN = {"move": 6, "dash": 6, "defence": 3, "hp": 1}
BROAD = [{"id": side, "shape": {"polygon": WHOLE}, "side": side} for side in ("red", "blue")]


def battle(
    red,
    blue,
    places,
    phase,
    turn=1,
    *,
    terrain=(),
    objectives=(),
    lines=(),
    dice=(6, 1),
    zones=BROAD,
    **settings,
):
    """Two sides on thirty inches square, when red is to do something in a phase of a turn."""
    scene = {"board": {"width": 30, "height": 30}, "zones": list(zones), "terrain": list(terrain)}
    sides = {"red": roster("warsurge", *red), "blue": roster("warsurge", *blue)}
    more = {"settings": {"turns": 1, **settings}, "dice": list(dice), "seed": 3}
    if objectives:
        more["objectives"] = list(objectives)
    return position(
        sides,
        scene,
        places,
        lambda state: (state.clock.turn, state.clock.phase, state.clock.side) == (turn, phase, "red"),
        lines,
        **more,
    )


def trooper(id_, *weapons, models=1, points=60, perks=(), **stats):
    """A unit of men, unless its stats say otherwise."""
    return unit(id_, {**MAN, **stats}, *weapons, models=models, points=points, perks=list(perks))


def row(count, x, y, step=1.5):
    """Places beside each other."""
    return [(x + step * n, y) for n in range(count)]


LONG_GUN = weapon("Long gun", "Assault", range=24, attacks=3, power=5)
AXE = weapon("Axe", "Assault", range=0, attacks=2, power=4)
CLAWS = weapon("Claws", "Assault", range=0, attacks=10, power=12, ap=2)
MARKER = {"id": "well", "kind": "marker", "at": [15, 15]}


def wounded_leader():
    brutes = [trooper(f"brute{n}", AXE, hp=4) for n in (1, 2, 3)]
    return battle(
        [trooper("gunner", LONG_GUN)],
        [*brutes, trooper("captain", AXE, hp=4, points=150, perks=["Leader"])],
        {
            "red/gunner": [(15, 4)],
            "blue/brute1": [(8, 16)],
            "blue/brute2": [(13, 16)],
            "blue/brute3": [(22, 16)],
            "blue/captain": [(18, 16)],
        },
        "Attack",
        2,
        lines=[("Attack", "red/gunner"), "red/gunner/Long gun", "blue/captain"],
        dice=[6, 1, 5, 5, 5, 6, 1],
        turns=2,
        **{"game type": "seek and destroy", "tie break": "none"},
    )


FLASK = weapon("Fire pot", "Assault", "Explode I", range=24, attacks=1, power=12, ap=2)


def friends_among_foes():
    pot = weapon("Great pot", "Assault", "Explode II", range=24, attacks=1, power=12, ap=2)
    return battle(
        [trooper("thrower", pot), *(trooper(f"spears{n}", AXE, models=4, points=80) for n in (1, 2))],
        [trooper("pack", AXE, models=4, points=80), trooper("gang", AXE, models=3, points=60)],
        {
            "red/thrower": [(15, 3)],
            "red/spears1": row(4, 5, 14.6),
            "red/spears2": row(4, 5, 19.4),
            "blue/pack": row(4, 5, 17),
            "blue/gang": row(3, 22, 17),
        },
        "Attack",
    )


RECRUITS = [f"recruits{n}" for n in (1, 2, 3)]


def hold_the_reserve():
    guns = weapon("Guns", "Heavy", range=60, attacks=12, power=12, ap=2)
    strip = [[12, 0], [18, 0], [18, 4], [12, 4]]
    posts = [
        {"id": f"post {x}", "shape": {"circle": [x, y], "radius": 0.65}, "side": "red"}
        for x, y in row(2, 2, 28)
    ]
    return battle(
        [
            trooper("veterans", AXE, models=2, points=160),
            *(trooper(each, AXE, models=2, points=50) for each in RECRUITS),
        ],
        [trooper("battery", guns, move=0, dash=0, hp=12, defence=6, points=240)],
        {"red/veterans": row(2, 2, 28), "blue/battery": [(24, 22)]},
        "Deploy",
        2,
        terrain=[block("barn", 6, 22, 8, 30)],
        zones=[
            {"id": "strip", "shape": {"polygon": strip}, "side": "red"},
            *posts,
            BROAD[1],
        ],
        dice=(6, 1, 6, 1),
        turns=2,
    )


def last_turn_at_the_well():
    return battle(
        [trooper("runner", AXE)],
        [trooper("guard", AXE, hp=8)],
        {"red/runner": [(15, 6)], "blue/guard": [(15, 16.5)]},
        "Dash",
        objectives=[MARKER],
        dice=(1, 6),
        **{"game type": "objective markers"},
    )


def run_from_the_beast():
    return battle(
        [trooper("scholar", dash=8, points=100)],
        [trooper("beast", CLAWS, move=14, dash=0, hp=20, defence=8, points=300)],
        {"red/scholar": [(12, 18)], "blue/beast": [(6, 24)]},
        "Dash",
        turns=2,
    )


def out_of_sight():
    gun = weapon("Cannon", "Heavy", range=40, attacks=6, power=14, ap=2)
    return battle(
        [trooper("courier", move=0, points=150)],
        [trooper("battery", gun, move=0, dash=0, hp=10, points=150)],
        {"red/courier": [(5, 12)], "blue/battery": [(15, 28)]},
        "Dash",
        terrain=[block("barn", 8.5, 13, 11.5, 14.5)],
        turns=2,
    )


def heavy_gun_stands():
    gun = weapon("Siege bow", "Heavy", range=36, attacks=3, power=12, ap=2)
    return battle(
        [trooper("bow", gun, points=120)],
        [
            trooper("ogre", AXE, hp=2, defence=5, points=200),
            trooper("imps", AXE, models=3, points=60),
            trooper("rat", AXE, points=60),
        ],
        {"red/bow": [(15, 3)], "blue/ogre": [(20, 22)], "blue/imps": row(3, 8, 20), "blue/rat": [(15, 16)]},
        "Move",
    )


def points_not_kills():
    return battle(
        [trooper("riders", weapon("Spear", "Assault", range=2, attacks=3, power=8), hp=2, points=100)],
        [trooper("stray", AXE, points=60), trooper("camp", AXE, hp=9, points=60)],
        {"red/riders": [(15, 26)], "blue/stray": [(15, 20)], "blue/camp": [(3, 3)]},
        "Move",
        objectives=[{**MARKER, "at": [29, 29]}],
        **{"game type": "objective markers"},
    )


def right_weapon():
    cannon = weapon("Cannon", "Assault", range=24, attacks=1, power=14, ap=2)
    darts = weapon("Darts", "Assault", range=24, attacks=12, power=3)
    horde = trooper("horde", AXE, models=8, points=100, defence=1)
    knight = trooper("knight", AXE, defence=9, armour=2, points=150)
    return battle(
        [trooper("wagon", darts, cannon, hp=5, points=150)],
        [knight, horde, trooper("mule", AXE, hp=6, defence=6, armour=4, points=60)],
        {
            "red/wagon": [(15, 4)],
            "blue/knight": [(10, 14)],
            "blue/mule": [(5, 14)],
            "blue/horde": row(8, 15, 14),
        },
        "Attack",
    )


def blink_to_the_well():
    return battle(
        [trooper("witch", move=2, dash=2, perks=["Blink II"])],
        [trooper("guard", AXE, hp=8)],
        {"red/witch": [(15, 2)], "blue/guard": [(3, 27)]},
        "Dash",
        objectives=[{**MARKER, "at": [15, 15]}],
        **{"game type": "objective markers"},
    )


def gap(session, one, other):
    return between(session.state, one, other).gap


def is_behind_the_barn(_, session):
    """Whether no line leads from the battery to the courier past the barn."""
    return not seen_pairs(session.state, ["blue/battery/1"], ["red/courier/1"])[0][0]


def is_well_shot(_, session):
    """Whether the cannon went for the knight and the darts for the horde."""
    ids = chosen(session, "red")
    aimed = dict(pairwise(ids))
    return aimed.get("red/wagon/Cannon") == "blue/knight" and aimed.get("red/wagon/Darts") == "blue/horde"


PROBLEMS = (
    Problem(
        "finish the wounded leader",
        "Only who is wiped out scores: three dice at 2+ take the captain's last "
        "HP, and never the 4 of a brute.",
        wounded_leader,
        "red",
        lambda _, session: gone(session.state, "blue/captain"),
        (("Attack", "red/gunner"), "red/gunner/Long gun", "blue/captain"),
        (("Attack", "red/gunner"), "red/gunner/Long gun", "blue/brute2"),
        PHASE,
    ),
    Problem(
        "no blast on friends",
        "Over the gang it kills three foes for nothing; over the pack, four foes with eight friends.",
        friends_among_foes,
        "red",
        lambda before, session: (
            lost(before, session, "blue/gang") == 3
            and not any(lost(before, session, each) for each in ("red/spears1", "red/spears2", "red/thrower"))
        ),
        (("Attack", "red/thrower"), "red/thrower/Great pot", [23.5, 17]),
        (("Attack", "red/thrower"), "red/thrower/Great pot", [7.2, 17]),
        PHASE,
    ),
    Problem(
        "hold the reserve",
        "Whoever deploys stands before the battery, reaches nobody in this last turn, and is destroyed;"
        " whoever is held back is left at the end.",
        hold_the_reserve,
        "red",
        lambda _, session: all(session.state.units[f"red/{each}"].where == RESERVE for each in RECRUITS),
        tuple(("Hold", f"red/{each}") for each in RECRUITS),
        (("Deploy", "red/recruits2"), [[f"red/recruits2/{n}", 11.5 + 1.5 * n, 2] for n in (1, 2)]),
        PHASE,
    ),
    Problem(
        "contest the well on the last turn",
        "The guard scores the only point and wins unless somebody is near the well as the turn ends.",
        last_turn_at_the_well,
        "red",
        lambda _, session: session.state.result != "" and "blue" not in session.state.result,
        (("Dash", "red/runner"), placed("red/runner/1", 15, 12)),
        (("Hold", "red/runner"),),
        TURN,
    ),
    Problem(
        "run from what cannot be beaten",
        "Whom the beast reaches next turn is dead, it moves 14 inches, and "
        "nothing else is asked of a scholar.",
        run_from_the_beast,
        "red",
        lambda _, session: gap(session, "red/scholar", "blue/beast") > 14.05,
        (("Dash", "red/scholar"), placed("red/scholar/1", 17.6, 12.4)),
        (("Dash", "red/scholar"), placed("red/scholar/1", 12, 12)),
        PHASE,
    ),
    Problem(
        "out of sight of the battery",
        "The cannon kills whom it sees next turn and cannot move; the courier has nothing to do but to live.",
        out_of_sight,
        "red",
        is_behind_the_barn,
        (("Dash", "red/courier"), placed("red/courier/1", 10, 11)),
        (("Dash", "red/courier"), placed("red/courier/1", 5, 10)),
        PHASE,
    ),
    Problem(
        "the heavy gun stands",
        "Who moves cannot use a Heavy weapon this turn, and the ogre, in range "
        "and sight already, is dead for sure.",
        heavy_gun_stands,
        "red",
        lambda _, session: gone(session.state, "blue/ogre"),
        (("Hold", "red/bow"), ("Attack", "red/bow"), "red/bow/Siege bow", "blue/ogre"),
        (("Move", "red/bow"), placed("red/bow/1", 15, 6)),
        TURN,
    ),
    Problem(
        "points, not kills",
        "One point wins a battle that ends with this turn; the stray is worth "
        "nothing, and the camp far away.",
        points_not_kills,
        "red",
        lambda _, session: "red" in session.state.result,
        (
            ("Move", "red/riders"),
            placed("red/riders/1", 20.6, 26),
            ("Dash", "red/riders"),
            placed("red/riders/1", 26.3, 27.5),
        ),
        (("Move", "red/riders"), placed("red/riders/1", 15, 22.5)),
        TURN,
    ),
    Problem(
        "the weapon that pierces",
        "Darts cannot hurt the knight and mow the horde; the cannon kills the knight, or one of eight.",
        right_weapon,
        "red",
        is_well_shot,
        (("Attack", "red/wagon"), "red/wagon/Cannon", "blue/knight", "red/wagon/Darts", "blue/horde"),
        (("Attack", "red/wagon"), "red/wagon/Cannon", "blue/horde", "red/wagon/Darts", "blue/knight"),
        PHASE,
    ),
    Problem(
        "the perk that decides",
        "Only by Blink is the well in reach, which nobody else holds, and the battle ends with this turn.",
        blink_to_the_well,
        "red",
        lambda _, session: "red" in session.state.result,
        (("Dash", "red/witch"), ["Blink II"], placed("red/witch/1", 15, 13)),
        (("Dash", "red/witch"), placed("red/witch/1", 15, 4)),
        TURN,
    ),
)
