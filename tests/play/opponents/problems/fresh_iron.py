"""Set problems in Iron Kingdoms that came after the program that is to solve them."""

from iron_problems import SURE, blade, character, field, gun, is_before
from positions import OWN_TURN, Problem, chosen, gone, lost, placed, position, roster, table

from battlefield.rules.table.layout import between

USED = ("Use Ruin", "red/captain")
MATES = ("red/mate1", "red/mate2")
RUIN = {
    "name": "Ruin",
    "says": "The captain's feat.",
    "when": "used",
    "for": "enemies",
    "within": 8,
    "changes": {"arm": -8},
}


def feat(red, blue, places, rounds=1):
    """Red's turn, whose captain has a feat for the whole battle."""
    return position(
        {"red": roster("iron-kingdoms", *red, effects=[RUIN]), "blue": roster("iron-kingdoms", *blue)},
        table(places),
        places,
        lambda state: (state.clock.phase, state.clock.side) == ("Activation", "red"),
        settings={"rounds": rounds},
        dice=[6, 1],
        seed=3,
    )


def the_unguarded_mage():
    pike = character("pike", blade("Pike", "reach", 14), mat=SURE, hp=30, arm=20, spd=0, points=5)
    mages = [character(f"mage{n}", points=20, hp=3, spd=0) for n in (1, 2)]
    return field(
        [character("rider", blade("Sabre", "melee", 10), mat=SURE, spd=8, hp=4, points=30)],
        [pike, *mages],
        {
            "red/rider": [(12, 4)],
            "blue/pike": [(16.2, 7.2)],
            "blue/mage1": [(17.8, 12.1)],
            "blue/mage2": [(6.2, 12.1)],
        },
    )


def three_under_one_bomb():
    mortar = gun("Mortar", power=20, reach=24, aoe=5)
    return field(
        [
            character("scout", hp=2, points=20),
            *(character(f"mate{n}", hp=2, spd=0, points=20) for n in (1, 2)),
        ],
        [character("crew", mortar, rat=SURE, spd=0, hp=20, arm=20, points=30)],
        {
            "red/scout": [(12, 6.6)],
            "red/mate1": [(11, 5.2)],
            "red/mate2": [(13, 5.2)],
            "blue/crew": [(12, 22)],
        },
    )


def ruin_before_the_volley():
    return feat(
        [
            character("captain", spd=0, perks=["Ruin"]),
            character("shot", gun(power=12, reach=12), rat=SURE, spd=0),
        ],
        [character("knight", arm=22, hp=4, points=40, spd=0)],
        {"red/captain": [(10, 8)], "red/shot": [(14, 8)], "blue/knight": [(12, 14)]},
    )


def keep_the_feat():
    return feat(
        [character("captain", gun(power=14, reach=14), rat=SURE, spd=0, perks=["Ruin"], points=30)],
        [
            character("page", hp=3, spd=0, points=10),
            character("ogre", blade(), arm=24, hp=10, spd=6, points=40),
        ],
        {"red/captain": [(12, 6)], "blue/page": [(12, 18)], "blue/ogre": [(8, 18)]},
        rounds=3,
    )


def the_gun_that_threatens():
    rifle = gun("Rifle", power=20, reach=30)
    return field(
        [
            character("shot", gun(power=18, reach=12), rat=SURE, spd=0),
            character("chief", hp=4, spd=0, points=60),
        ],
        [
            character("rifle", rifle, rat=SURE, hp=3, spd=0, points=10),
            character("porter", hp=3, spd=0, points=12),
        ],
        {"red/shot": [(12, 6)], "red/chief": [(5, 6)], "blue/rifle": [(8, 14)], "blue/porter": [(15, 14)]},
    )


def charge_what_a_walk_reaches():
    return field(
        [character("knight", blade("Lance", "melee", 6), mat=SURE, spd=7, hp=20, points=20)],
        [character("ogre", hp=8, arm=14, spd=0, points=40)],
        {"red/knight": [(12, 6)], "blue/ogre": [(12, 12.5)]},
    )


def no_turning_back():
    pike = character("pike", blade("Pike", "melee", 14), mat=SURE, hp=2, arm=12, spd=0, points=20)
    return field(
        [character("knight", blade("Sabre", "melee", 10), mat=SURE, hp=4, spd=8, points=30)],
        [pike, character("mage", hp=2, spd=0, points=20)],
        {"red/knight": [(12, 8)], "blue/pike": [(12, 9.5)], "blue/mage": [(17, 12)]},
    )


def scout_stands_apart(_, session):
    """Whether no template on the scout or on a mate covers all of them."""
    return all(between(session.state, "red/scout", mate).gap > 2.5 for mate in MATES)


def deeds(session):
    """Give what red did, in order."""
    return [(deed.action.name, deed.action.unit) for deed in session.deeds if deed.action.by == "red"]


def feat_then_shot(session):
    """Whether the feat came before the shot at the knight."""
    done = deeds(session)
    shot = ("Activate", "red/shot")
    is_first = USED in done and shot in done and done.index(USED) < done.index(shot)
    return is_first and "Gun > blue/knight" in chosen(session, "red")


FRESH = (
    Problem(
        "the mage without a guard",
        "Two alike; the way to one leads past a pike that strikes for sure and kills.",
        the_unguarded_mage,
        "red",
        lambda before, session: gone(session.state, "blue/mage2") and not lost(before, session, "red/rider"),
        (("Activate", "red/rider"), "blue/mage2", "Sabre > blue/mage2"),
        (("Activate", "red/rider"), "blue/mage1"),
        OWN_TURN,
    ),
    Problem(
        "not three under one bomb",
        "The mortar kills all three with one bomb as they stand, and only the scout can go.",
        three_under_one_bomb,
        "red",
        scout_stands_apart,
        (("Activate", "red/scout"), "Move", placed("red/scout/1", 18, 6.6)),
        (("Activate", "red/scout"), "Move", placed("red/scout/1", 12, 3.9)),
        OWN_TURN,
    ),
    Problem(
        "the feat before the volley",
        "The last round: under the captain's feat the shot kills the knight, without it hardly; later it is"
        " worth nothing.",
        ruin_before_the_volley,
        "red",
        lambda _, session: feat_then_shot(session),
        (USED, ("Activate", "red/shot"), "Gun > blue/knight"),
        (("Activate", "red/shot"), "Gun > blue/knight", USED),
        OWN_TURN,
    ),
    Problem(
        "the feat is kept",
        "The page is shot without it; nobody is within eight inches yet, and once the ogre is, the feat is"
        " all that hurts it.",
        keep_the_feat,
        "red",
        lambda _, session: "Gun > blue/page" in chosen(session, "red") and USED not in deeds(session),
        (("Activate", "red/captain"), "stay", "Gun > blue/page"),
        (USED, ("Activate", "red/captain"), "stay", "Gun > blue/page"),
        OWN_TURN,
    ),
    Problem(
        "the gun that threatens the chief",
        "One shot, two foes whom it kills: the porter is worth two points more, the rifle kills the chief,"
        " worth 60, if it lives.",
        the_gun_that_threatens,
        "red",
        lambda _, session: gone(session.state, "blue/rifle"),
        (("Activate", "red/shot"), "Gun > blue/rifle"),
        (("Activate", "red/shot"), "Gun > blue/porter"),
        OWN_TURN,
    ),
    Problem(
        "charge what a walk reaches too",
        "Walking leads to the ogre as well, but a charge of three inches boosts damage: three dice, not two.",
        charge_what_a_walk_reaches,
        "red",
        lambda _, session: (
            is_before(session, "blue/ogre", "Lance > blue/ogre") and "Move" not in chosen(session, "red")
        ),
        (("Activate", "red/knight"), "blue/ogre", "Lance > blue/ogre"),
        (("Activate", "red/knight"), "Move", placed("red/knight/1", 12, 11.2), "Lance > blue/ogre"),
        OWN_TURN,
    ),
    Problem(
        "no back to the pike",
        "Either dies by one stroke and is worth the same; who walks away from the pike is struck for free.",
        no_turning_back,
        "red",
        lambda before, session: gone(session.state, "blue/pike") and not lost(before, session, "red/knight"),
        (("Activate", "red/knight"), "stay", "Sabre > blue/pike"),
        (("Activate", "red/knight"), "Move", placed("red/knight/1", 16.2, 11.1)),
        OWN_TURN,
    ),
)
