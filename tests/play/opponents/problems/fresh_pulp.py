"""Set problems in Pulp City that came after the program that is to solve them."""

from positions import TURN, Problem, block, chosen, gone, lost, placed
from pulp_problems import GUN, SURE, act, shot, street, supreme

from battlefield.rules.table.layout import between


def think_first():
    focus = act("Focus", "IST", "Combinable", "FX Self/Attack 3")
    return street(
        [supreme("ace", shot(4), focus, strength=4)],
        [supreme("boss", level=3, hp=4, defense=5), supreme("hulk", hp=12, defense=5)],
        {"red/ace": [(12, 8)], "blue/boss": [(12, 14)], "blue/hulk": [(8, 13)]},
    )


def the_healer():
    mend = act("Mend", "PRJ", "Mind vs T#2", "Limited/Friendly", "FX Heal 4", range=12)
    return street(
        [supreme("ace", shot(3), strength=SURE)],
        [
            supreme("boss", GUN, level=3, hp=12, perks=["Old wound 6"]),
            supreme("medic", mend, mind=6, hp=3),
            supreme("thug", hp=3),
        ],
        {"red/ace": [(12, 8)], "blue/boss": [(12, 13)], "blue/medic": [(16, 13)], "blue/thug": [(8, 13)]},
        wounds=[6],
        rounds=4,
    )


def the_threatened_one():
    return street(
        [
            supreme("frail", GUN, hp=2, move=0, strength=SURE),
            supreme("safe", GUN, hp=2, move=0, strength=SURE),
        ],
        [
            supreme("sniper", shot(4, reach=30), strength=SURE, hp=12, move=0),
            supreme("thug1", hp=2),
            supreme("thug2", hp=2),
        ],
        {
            "red/frail": [(8, 5)],
            "red/safe": [(16, 5)],
            "blue/sniper": [(8, 22)],
            "blue/thug1": [(4, 9)],
            "blue/thug2": [(16, 9)],
        },
        terrain=[block("wall", 10.5, 13, 21, 14)],
    )


def the_empty_quarter():
    return street(
        [supreme("ace", GUN, move=5, strength=SURE), supreme("pal", move=0)],
        [supreme("thug", hp=9, move=0)],
        {"red/ace": [(9, 8)], "red/pal": [(4, 4)], "blue/thug": [(9, 14)]},
        first="blue",
        step=3,
        lines=[("Activate", "red/pal")],
        plot="territory",
    )


def two_for_four():
    cannon = shot(5, ap=3, name="Cannon")
    able = {"strength": SURE, "level": 3, "hp": 4, "move": 0}
    armed = {"strength": SURE, "move": 0, "ap": 0}
    return street(
        [
            supreme("ace", shot(2), cannon, **able),
            supreme("pal", cannon, **able),
            supreme("idler", hp=4, level=3, ap=0),
        ],
        [
            supreme("imp", shot(4, reach=30), hp=2, level=1, **armed),
            supreme("boss", shot(4, reach=30), hp=5, level=3, **armed),
        ],
        {
            "red/ace": [(9, 8)],
            "red/pal": [(14, 8)],
            "red/idler": [(4, 4)],
            "blue/imp": [(9, 14)],
            "blue/boss": [(13, 14)],
        },
        first="blue",
        step=4,
        lines=[("Activate", "red/idler")],
        rounds=2,
    )


def beyond_its_range():
    return street(
        [supreme("ace", shot(2, reach=10, name="Rifle"), strength=SURE, hp=4, level=3)],
        [supreme("turret", shot(4, reach=8), strength=SURE, hp=9, move=0, level=2)],
        {"red/ace": [(12, 3)], "blue/turret": [(12, 16)]},
    )


def in_order(session, *ids):
    """Whether red chose all of these, one after the other."""
    found = iter(chosen(session, "red"))
    return all(each in found for each in ids)


FRESH = (
    Problem(
        "think first, shoot then",
        "It is the last roll of the ace: three more dice make it likely, if they are made before it.",
        think_first,
        "red",
        lambda _, session: in_order(session, "red/ace/Focus", "red/ace/Shot", "blue/boss"),
        (("Activate", "red/ace"), "red/ace/Focus", "red/ace/Shot", "blue/boss"),
        (("Activate", "red/ace"), "red/ace/Shot", "blue/boss", "red/ace/Focus"),
    ),
    Problem(
        "the healer first",
        "Medic and thug are alike but for this: one gives the boss back in each Turn more than a shot takes,"
        " the other can do nothing.",
        the_healer,
        "red",
        lambda _, session: gone(session.state, "blue/medic"),
        (("Activate", "red/ace"), "red/ace/Shot", "blue/medic"),
        (("Activate", "red/ace"), "red/ace/Shot", "blue/boss"),
    ),
    Problem(
        "first whom the sniper sees",
        "Either shooter knocks a thug out in its Turn; the one in the sniper's sight has none if the other"
        " goes first.",
        the_threatened_one,
        "red",
        lambda _, session: gone(session.state, "blue/thug1"),
        (("Activate", "red/frail"), "red/frail/Shot"),
        (("Activate", "red/safe"), "red/safe/Shot"),
    ),
    Problem(
        "the quarter that nobody holds",
        "The last Turn: its friend holds the quarter that the ace is in, the next one is empty and wins.",
        the_empty_quarter,
        "red",
        lambda _, session: "red" in session.state.result,
        (("Activate", "red/ace"), "Move", placed("red/ace/1", 14, 8)),
        (("Activate", "red/ace"), "red/ace/Shot"),
        TURN,
    ),
    Problem(
        "two for four",
        "Four AP are left, and all foes have acted: a shot for 1 on the imp and a cannon for 3 on the boss"
        " end the battle; after a cannon for 3 on either nothing is left for the other.",
        two_for_four,
        "red",
        lambda _, session: gone(session.state, "blue/imp", "blue/boss"),
        (("Activate", "red/ace"), "red/ace/Shot", "blue/imp", ("Activate", "red/pal"), "red/pal/Cannon"),
        (("Activate", "red/ace"), "red/ace/Cannon", "blue/imp"),
        TURN,
    ),
    Problem(
        "from beyond its range",
        "The rifle reaches ten inches, the turret eight, and it knocks the ace out; it cannot move.",
        beyond_its_range,
        "red",
        lambda before, session: (
            lost(before, session, "blue/turret") > 0
            and between(session.state, "red/ace", "blue/turret").gap > 8
        ),
        (("Activate", "red/ace"), "Move", placed("red/ace/1", 12, 6), "red/ace/Rifle"),
        (("Activate", "red/ace"), "Move", placed("red/ace/1", 12, 7), "red/ace/Rifle"),
    ),
)  # fmt: skip
