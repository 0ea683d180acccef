"""Ten set problems in Iron Kingdoms."""

from positions import (
    OWN_TURN,
    Problem,
    chosen,
    gone,
    lost,
    placed,
    position,
    roster,
    said,
    table,
    unit,
    weapon,
)

from battlefield.rules.book.actions import Action
from battlefield.rules.table.layout import between

PLAIN = {"spd": 6, "str": 5, "mat": 6, "rat": 6, "arc": 6, "def": 12, "arm": 12, "hp": 8}
SURE = 20  # hits whatever the dice show, but two ones


def character(id_, *weapons, points=10, perks=(), **stats):
    """A character that acts for itself."""
    return unit(id_, {**PLAIN, **stats}, *weapons, base=30, points=points, perks=list(perks))


def gun(name="Gun", *perks, power=12, reach=10, **stats):
    """What is shot."""
    return weapon(name, "ranged", *perks, pow=power, range=reach, **stats)


def blade(name="Blade", kind="melee", power=4, *perks):
    """What strikes."""
    return weapon(name, kind, *perks, pow=power)


def field(red, blue, places, *, size=24):
    """Two bands as red's turn of the first round begins."""
    return position(
        {"red": roster("iron-kingdoms", *red), "blue": roster("iron-kingdoms", *blue)},
        table(places, size),
        places,
        lambda state: (state.clock.phase, state.clock.side) == ("Activation", "red"),
        settings={"rounds": 1},
        dice=[6, 1],
        seed=3,
    )


def screen_the_gun():
    return field(
        [character("guard", hp=60, arm=22, points=10), character("gun", spd=0, hp=3, points=50)],
        [character("hound", blade("Jaws", "melee", 12), mat=SURE, spd=6, hp=30, arm=16, points=40)],
        {"red/guard": [(6, 7)], "red/gun": [(12, 5)], "blue/hound": [(12, 14)]},
    )


def aim_first():
    return field(
        [character("shot", gun(power=20), rat=7)],
        [
            character("dodger", blade(), **{"def": 17, "spd": 0}),
            character("rock", blade(), arm=30, hp=20, spd=0),
        ],
        {"red/shot": [(12, 8)], "blue/dodger": [(12, 15)], "blue/rock": [(7, 14)]},
    )


def past_three_pikes():
    pikes = [
        character(f"pike{n}", blade("Pike", "reach", 12), mat=SURE, hp=20, arm=16, spd=0) for n in (1, 2, 3)
    ]
    return field(
        [character("rider", gun("Pistol", power=14, reach=12), blade("Sabre", "melee", 8), mat=SURE, rat=SURE,
                   spd=8, points=30)],
        [*pikes, character("mage", points=30, hp=2)],
        {
            "red/rider": [(12, 3)],
            "blue/pike1": [(10.8, 9.5)],
            "blue/pike2": [(13.2, 9.5)],
            "blue/pike3": [(10.8, 11.5)],
            "blue/mage": [(12, 14)],
        },
    )  # fmt: skip


def not_into_the_melee():
    return field(
        [
            character("shot", gun(power=14), rat=5, spd=0),
            character("friend", blade(), hp=2, points=40, mat=1, spd=0),
        ],
        [character(f"foe{n}", hp=8, points=20) for n in (1, 2, 3)],
        {
            "red/shot": [(12, 6)],
            "red/friend": [(9, 12)],
            "blue/foe1": [(10.5, 12)],
            "blue/foe3": [(7.5, 12)],
            "blue/foe2": [(15, 13)],
        },
    )


def under_the_bomb():
    bomb = gun("Mortar", power=18, reach=14, aoe=5)
    return field(
        [
            character("crew", bomb, rat=SURE),
            *(character(f"mate{n}", blade(), hp=3, points=20) for n in (1, 2)),
        ],
        [character(f"foe{n}", hp=3, points=10) for n in range(1, 7)],
        {
            "red/crew": [(12, 3)],
            "red/mate1": [(5.5, 9.5)],
            "red/mate2": [(7.5, 9.5)],
            "blue/foe1": [(5.5, 11)],
            "blue/foe2": [(7.5, 11)],
            "blue/foe3": [(6.5, 12.4)],
            "blue/foe4": [(17, 11)],
            "blue/foe5": [(19, 11)],
            "blue/foe6": [(18, 12.5)],
        },
    )


def boost_for_damage():
    return field(
        [character("shot", gun(power=10), rat=SURE, spd=0, focus=1)],
        [character("knight", blade(), points=30, arm=17, hp=5, **{"def": 8})],
        {"red/shot": [(12, 8)], "blue/knight": [(12, 14)]},
    )


def smoke_for_the_banner():
    smoke = weapon("Smoke", "ranged", {"perk": "Cloud Effect", "laid": True, "size": 3}, pow=None, range=12)
    return field(
        [character("alchemist", smoke, spd=0, points=5), character("banner", spd=0, hp=2, points=50)],
        [character("rifle", gun("Rifle", power=16, reach=30), spd=0, rat=SURE, points=30)],
        {"red/alchemist": [(6, 9)], "red/banner": [(12, 6)], "blue/rifle": [(12, 20)]},
    )


def run_from_the_charge():
    return field(
        [character("clerk", hp=3, points=20)],
        [character("hound", blade("Jaws", "melee", 14), spd=12, mat=SURE, hp=40, arm=20, points=40)],
        {"red/clerk": [(13, 22)], "blue/hound": [(8, 26)]},
        size=36,
    )


def clear_the_line():
    return field(
        [character("gun", gun("Long gun", power=20, reach=24), rat=SURE, spd=0), character("guard", hp=20)],
        [character("captain", hp=5, points=50), character("brute", hp=60, arm=30, points=10)],
        {
            "red/gun": [(12, 4)],
            "red/guard": [(12, 6)],
            "blue/captain": [(12, 18)],
            "blue/brute": [(4, 12)],
        },
    )


def shoot_before_the_charge():
    return field(
        [
            character("gun", gun("Gun", power=18, reach=12), rat=5, spd=0),
            character("knight", blade("Lance", "reach", 9), mat=8, arm=18, hp=20),
        ],
        [character("ogre", blade(), hp=40, arm=14, spd=0, points=40)],
        {"red/gun": [(12, 6)], "red/knight": [(5, 10)], "blue/ogre": [(12, 13)]},
    )


def offered(session, unit_, *answers):
    """What the other side could choose on its turn as it activates a character and answers so."""
    after = session.apart()
    assert not after.begin(Action("Activate", "blue", unit_))
    for answer in answers:
        assert not after.answer((answer,))
    return [option.id for option in after.pending.options]


def is_before(session, first, then):
    """Whether red chose both, one before the other."""
    ids = chosen(session, "red")
    return first in ids and then in ids[ids.index(first) :]


PROBLEMS = (
    Problem(
        "screen the gun",
        "The hound comes to the gun in this turn only by a charge, which is straight and stops at who stands"
        " in its way; the guard feels nothing, the gun is five times as dear.",
        screen_the_gun,
        "red",
        lambda _, session: "red/gun" not in offered(session, "blue/hound"),
        (("Activate", "red/guard"), "Move", placed("red/guard/1", 11.8, 8)),
        (("Activate", "red/guard"), "Move", placed("red/guard/1", 10, 11)),
        OWN_TURN,
    ),
    Problem(
        "aim at who dodges",
        "It is in range and need not move: aiming makes 10 or more 8 or more, and the rock cannot be hurt.",
        aim_first,
        "red",
        lambda _, session: is_before(session, "aim", "Gun > blue/dodger"),
        (("Activate", "red/shot"), "aim", "Gun > blue/dodger"),
        (("Activate", "red/shot"), "stay", "Gun > blue/dodger"),
        OWN_TURN,
    ),
    Problem(
        "no charge past three pikes",
        "The way to the mage leads past free strikes that kill; the pistol "
        "kills her just as surely from here.",
        past_three_pikes,
        "red",
        lambda before, session: gone(session.state, "blue/mage") and not lost(before, session, "red/rider"),
        (("Activate", "red/rider"), "stay", "Pistol > blue/mage"),
        (("Activate", "red/rider"), "blue/mage"),
        OWN_TURN,
    ),
    Problem(
        "not into the melee",
        "Three like targets: at two of them the shot has 4 less, and a miss may kill the friend beside them.",
        not_into_the_melee,
        "red",
        lambda _, session: "Gun > blue/foe2" in chosen(session, "red"),
        (("Activate", "red/shot"), "aim", "Gun > blue/foe2"),
        (("Activate", "red/shot"), "aim", "Gun > blue/foe1"),
        OWN_TURN,
    ),
    Problem(
        "the bomb where no friend stands",
        "Three foes stand close together on either side, on one of them with two friends among them.",
        under_the_bomb,
        "red",
        lambda _, session: bool({f"Mortar > blue/foe{n}" for n in (4, 5, 6)} & set(chosen(session, "red"))),
        (("Activate", "red/crew"), "stay", "Mortar > blue/foe4"),
        (("Activate", "red/crew"), "stay", "Mortar > blue/foe1"),
        OWN_TURN,
    ),
    Problem(
        "focus for the roll that matters",
        "The shot hits unless both dice show 1; a third die makes damage of 5 "
        "boxes one in three, not one in 36.",
        boost_for_damage,
        "red",
        lambda _, session: said(session)[:2] == [False, True],
        (("Activate", "red/shot"), "stay", "Gun > blue/knight", False, True),
        (("Activate", "red/shot"), "stay", "Gun > blue/knight", True),
        OWN_TURN,
    ),
    Problem(
        "smoke before the rifle",
        "The rifle kills the banner if it sees it, neither can move, and sight "
        "does not pass through a cloud.",
        smoke_for_the_banner,
        "red",
        lambda _, session: "Rifle > red/banner" not in offered(session, "blue/rifle", "stay"),
        (("Activate", "red/alchemist"), "stay", "Smoke > place", [12, 13]),
        (("Activate", "red/alchemist"), "stay", "Smoke > place", [6, 13]),
        OWN_TURN,
    ),
    Problem(
        "run from the charge",
        "A charge of the hound reaches fifteen and a half inches, and who is "
        "reached is dead; the clerk is unarmed.",
        run_from_the_charge,
        "red",
        lambda _, session: between(session.state, "red/clerk", "blue/hound").gap > 15.55,
        (("Activate", "red/clerk"), "Run", placed("red/clerk/1", 22, 15.5)),
        (("Activate", "red/clerk"), "Move", placed("red/clerk/1", 17.5, 18.3)),
        OWN_TURN,
    ),
    Problem(
        "clear the line of fire",
        "The gun kills the captain once its own guard, who stands in the line "
        "and can do nothing else, has moved.",
        clear_the_line,
        "red",
        lambda _, session: "Long gun > blue/captain" in chosen(session, "red"),
        (
            ("Activate", "red/guard"),
            "Move",
            placed("red/guard/1", 9, 6),
            ("Activate", "red/gun"),
            "stay",
            "Long gun > blue/captain",
        ),
        (("Activate", "red/gun"), "stay", "Long gun > blue/brute"),
        OWN_TURN,
    ),
    Problem(
        "shoot before the charge",
        "Both may strike the ogre; once the knight fights it, the shot has 4 less and may hit the knight.",
        shoot_before_the_charge,
        "red",
        lambda _, session: is_before(session, "Gun > blue/ogre", "Lance > blue/ogre"),
        (
            ("Activate", "red/gun"),
            "aim",
            "Gun > blue/ogre",
            ("Activate", "red/knight"),
            "blue/ogre",
            "Lance > blue/ogre",
        ),
        (
            ("Activate", "red/knight"),
            "blue/ogre",
            "Lance > blue/ogre",
            ("Activate", "red/gun"),
            "aim",
            "Gun > blue/ogre",
        ),
        OWN_TURN,
    ),
)
