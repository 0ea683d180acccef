"""Set problems in WARSURGE that came after the program that is to solve them."""

from math import cos, hypot, radians, sin

from positions import PHASE, TURN, Problem, Still, block, gone, lost, placed, weapon
from warsurge_problems import AXE, CLAWS, MARKER, battle, gap, trooper

from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed
from battlefield.rules.table.layout import seen_pairs

WIDE = 32 / 25.4  # of a base
GUNS = [f"blue/gun{n}" for n in (1, 2, 3)]
ROW = [f"blue/imp{n}" for n in (1, 2, 3, 4)]


def wall(id_, *corners):
    """A piece that nobody sees or walks through."""
    return block(id_, *corners, ground=["impassable"])


def cannon(reach, attacks=6, power=14):
    return weapon("Cannon", "Heavy", range=reach, attacks=attacks, power=power, ap=2)


def beside(figure, foe, to):
    """Say that a model goes to a foe, as far as the base of it, from where `to` is."""
    length = hypot(to[0] - foe[0], to[1] - foe[1])
    x, y = (foe[n] + (to[n] - foe[n]) * WIDE / length for n in (0, 1))
    return placed(figure, x, y)


def between_two_guns():
    still = {"move": 0, "dash": 0, "hp": 10, "points": 150}
    return battle(
        [trooper("courier", move=0, points=150)],
        [trooper("short", cannon(12), **still), trooper("long", cannon(18), **still)],
        {"red/courier": [(15, 15)], "blue/short": [(15, 28)], "blue/long": [(3, 2)]},
        "Dash",
        turns=2,
    )


def who_cannot_strike_back():
    sword = weapon("Sword", "Assault", range=0, attacks=4, power=12, ap=2)
    return battle(
        [trooper("ann", sword, hp=2, dash=0, points=150)],
        [trooper("porter", hp=2, move=0, dash=0), trooper("ogre", CLAWS, hp=2, move=0, dash=0)],
        {"red/ann": [(15, 6)], "blue/porter": [(18.5, 11.4)], "blue/ogre": [(11.5, 11.4)]},
        "Move",
    )


def the_narrow_gate():
    return battle(
        [trooper("mule", move=0, points=50), trooper("crew", cannon(40, 1, 2), move=0, dash=0, points=250)],
        [trooper("beast", CLAWS, move=11, dash=0, hp=20, defence=9, points=250)],
        {"red/mule": [(10, 10)], "red/crew": [(15, 7)], "blue/beast": [(15, 17.5)]},
        "Dash",
        terrain=[wall("west", 0, 12, 14, 14), wall("east", 16, 12, 30, 14)],
        turns=2,
    )


def stay_at_the_well():
    gun = weapon("Pistol", "Assault", range=6, attacks=6, power=12, ap=2)
    return battle(
        [trooper("post", gun, dash=0)],
        [trooper("stray", move=0, dash=0, points=150), trooper("camp", AXE, hp=9, move=0, dash=0)],
        {"red/post": [(15, 12)], "blue/stray": [(15, 0.8)], "blue/camp": [(28, 28)]},
        "Move",
        objectives=[MARKER],
        **{"game type": "objective markers", "tie break": "none"},
    )


def the_short_way_round():
    return battle(
        [trooper("runner")],
        [trooper("camp", AXE, hp=9, move=0, dash=0)],
        {"red/runner": [(15, 8)], "blue/camp": [(2, 28)]},
        "Move",
        terrain=[wall("wall", 9, 14, 18, 15)],
        objectives=[{**MARKER, "at": [15, 21.5]}],
        **{"game type": "objective markers"},
    )


def seen_by_one_of_three():
    gun = weapon("Gun", "Heavy", range=40, attacks=3, power=7, ap=2)
    guns = [trooper(f"gun{n}", gun, hp=9, move=0, dash=0, points=100) for n in (1, 2, 3)]
    return battle(
        [trooper("hero", move=0, hp=6, points=200)],
        guns,
        {
            "red/hero": [(15, 13)],
            "blue/gun1": [(2, 16)],
            "blue/gun2": [(15, 29)],
            "blue/gun3": [(26, 28)],
        },
        "Dash",
        terrain=[block("barn", 18, 15, 22, 16)],
        turns=2,
    )


def along_the_row():
    spray = weapon("Spray", "Assault", "Cone I", range=0, attacks=1, power=12, ap=2)
    return battle(
        [trooper("sprayer", spray, dash=0, points=100)],
        [trooper(id_.partition("/")[2], AXE, move=0, dash=0) for id_ in ROW],
        {"red/sprayer": [(10, 15)], **{id_: [(12.4 + 2 * n, 20)] for n, id_ in enumerate(ROW)}},
        "Move",
    )


def leaves_both_ranges(_, session):
    """Whether the courier stands where neither gun reaches."""
    return gap(session, "red/courier", "blue/short") > 12 and gap(session, "red/courier", "blue/long") > 18


def is_out_of_reach(_, session):
    """Whether the beast can come to the crew from no side with its next Move."""
    after, hand, move = session.apart(), Still(), Action("Move", "blue", "blue/beast")
    while after.pending is not None or move not in after.book.actions(after.state):
        assert not hand.step(after)
    assert not after.begin(move)
    x, y = after.state.figures["red/crew/1"].model.at
    spots = [(x + WIDE * cos(radians(a)), y + WIDE * sin(radians(a))) for a in range(0, 360, 15)]
    return all(after.refusal((Placed("blue/beast/1", at),)) for at in spots)


def sees_few(_, session):
    """Whether at most one gun sees the hero."""
    return sum(bool(seen_pairs(session.state, [f"{gun}/1"], ["red/hero/1"])[0][0]) for gun in GUNS) <= 1


FRESH = (
    Problem(
        "out of the range of both guns",
        "Straight away from the near gun is still within range of the far one; aside, neither reaches.",
        between_two_guns,
        "red",
        leaves_both_ranges,
        (("Dash", "red/courier"), placed("red/courier/1", 20.5, 13)),
        (("Dash", "red/courier"), placed("red/courier/1", 15, 9.5)),
        PHASE,
    ),
    Problem(
        "strike whom cannot strike back",
        "Both die for sure and are worth the same, but who dies in the Attack Phase still strikes in it, and"
        " only the ogre can.",
        who_cannot_strike_back,
        "red",
        lambda _, session: gone(session.state, "blue/porter"),
        (
            ("Move", "red/ann"),
            beside("red/ann/1", (18.5, 11.4), (15, 6)),
            ("Attack", "red/ann"),
            "red/ann/Sword",
        ),
        (
            ("Move", "red/ann"),
            beside("red/ann/1", (11.5, 11.4), (15, 6)),
            ("Attack", "red/ann"),
            "red/ann/Sword",
        ),
        TURN,
    ),
    Problem(
        "the mule in the gate",
        "One gate of two inches leads through the wall to the crew, worth five mules; who stands in it stops"
        " the beast.",
        the_narrow_gate,
        "red",
        is_out_of_reach,
        (("Dash", "red/mule"), placed("red/mule/1", 15, 12.7)),
        (("Dash", "red/mule"), placed("red/mule/1", 6, 7)),
        PHASE,
    ),
    Problem(
        "stay at the well",
        "The last turn: who stays scores the only point and wins; the stray is in range only away from it,"
        " and there is no way back.",
        stay_at_the_well,
        "red",
        lambda _, session: "red" in session.state.result,
        (("Hold", "red/post"),),
        (("Move", "red/post"), placed("red/post/1", 15, 7), ("Attack", "red/post"), "red/post/Pistol"),
        TURN,
    ),
    Problem(
        "the short way round the wall",
        "Move and Dash together just reach the well round the east end of the wall, not round the west end.",
        the_short_way_round,
        "red",
        lambda _, session: "red" in session.state.result,
        (("Move", "red/runner"), placed("red/runner/1", 18.1, 13.1), ("Dash", "red/runner"),
         placed("red/runner/1", 16.9, 18.5)),
        (("Move", "red/runner"), placed("red/runner/1", 15, 13.3)),
        TURN,
    ),
    Problem(
        "seen by one gun of three",
        "No place is hidden from all three; behind the barn only one sees the hero, who lives through one"
        " volley and not through three.",
        seen_by_one_of_three,
        "red",
        sees_few,
        (("Dash", "red/hero"), placed("red/hero/1", 20, 14.3)),
        (("Dash", "red/hero"), placed("red/hero/1", 15, 8)),
        PHASE,
    ),
    Problem(
        "along the row",
        "From the end of the row the spray takes all four in it, from the side of it one or two.",
        along_the_row,
        "red",
        lambda before, session: sum(lost(before, session, id_) for id_ in ROW) >= 4,
        (("Move", "red/sprayer"), placed("red/sprayer/1", 10, 20), ("Attack", "red/sprayer"),
         "red/sprayer/Spray"),
        (("Move", "red/sprayer"), placed("red/sprayer/1", 15.4, 17.6), ("Attack", "red/sprayer"),
         "red/sprayer/Spray"),
        TURN,
    ),
)  # fmt: skip
