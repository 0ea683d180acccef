"""Set problems in Agemonia that came after the program that is to solve them."""

from agemonia_problems import BOW, MAUL, act, bite, figure, foe, hero, mill, won
from positions import TURN, Problem, chosen, gone

from battlefield.rules.table.areas import area_of

ROW = [f"blue/rat{n}" for n in (1, 2, 3)]
NEST = [f"blue/pup{n}" for n in (1, 2, 3)]
MEND, MIGHT = ("Use Kind Fate", ""), ("Use Strong Fate", "")


def wound(damage):
    """What lets a figure come hurt."""
    return {"name": f"Old wound {damage}", "when": "battle begins", "for": "itself", "damage": damage}


def fate_for_the_dying():
    mend = {"name": "Kind Fate", "says": "A fate card.", "when": "used", "for": "a friend", "heal": 3}
    return mill(
        "a1 b1 c1 d1",
        [
            figure("ann", "Ally", hp=8, move=0, initiative=11, perks=["Old wound 6"]),
            hero("bob", BOW, agility=3, hp=8, move=0, perks=["Old wound 2"]),
        ],
        [foe("hound", bite(4), hp=9, move=3)],
        {"red/ann": "a1", "red/bob": "d1", "blue/hound": "a1"},
        planning=False,
        rounds=10,
        effects=[mend, wound(6), wound(2)],
        perks=["Kind Fate"],
    )


def fate_that_wins():
    strong = {
        "name": "Strong Fate",
        "says": "A fate card.",
        "when": "used",
        "for": "friends",
        "changes": {"damage": 3},
    }
    return mill(
        "a1 b1",
        [hero("ann", MAUL), hero("bob")],
        [foe("ox", hp=7)],
        {"red/ann": "a1", "red/bob": "a1", "blue/ox": "a1"},
        planning=False,
        effects=[strong],
        perks=["Strong Fate"],
    )


def shoot_and_step_back():
    arrow = act("Arrow", "Ranged", "might", range=3, damage=9)
    return mill(
        "a1 b1 c1 d1 e1 a2",
        [hero("ann", BOW, agility=4, hp=6)],
        [foe("rat", hp=3, move=0), foe("archer", arrow, hp=9, move=0)],
        {"red/ann": "b1", "blue/rat": "c1", "blue/archer": "d1"},
        planning=False,
        rounds=10,
    )


def beside_the_friend():
    return mill(
        "a1 b1 c1 a2 b2 c2",
        [hero("ann", act("Axe", "Melee", "might")), hero("bob", move=0)],
        [foe("wolf", hp=3, move=0), foe("twin", hp=3, move=0)],
        {"red/ann": "b1", "red/bob": "a1", "blue/wolf": "a1", "blue/twin": "c1"},
        planning=False,
        rounds=3,
    )


def bar_the_passage():
    return mill(
        "a1 b1 c1 d1 e1",
        [
            hero("tank", act("Maul", "Melee", "might"), hp=20),
            figure("scholar", "Ally", hp=2, move=0, taunt=5, initiative=12),
        ],
        [foe("hound", bite(4), hp=9, move=4)],
        {"red/tank": "a1", "red/scholar": "a1", "blue/hound": "d1"},
        planning=False,
        rounds=10,
        rooms=("b1", "c1"),
    )


def the_line_of_three():
    lance = act("Lightning", "Magic", "mind", range=1, line=3)
    return mill(
        "a1 b1 c1 d1 a2 a3 a4",
        [hero("mage", lance, mind=3, move=0)],
        [foe(id_.partition("/")[2], hp=2, move=0) for id_ in (*ROW, *NEST)],
        {
            "red/mage": "a1",
            **dict(zip(ROW, ("b1", "c1", "d1"), strict=True)),
            **dict.fromkeys(NEST, "a2"),
        },
        planning=False,
        rounds=3,
    )


FRESH = (
    Problem(
        "fate for the dying",
        "The hound's next bite takes 4: Ann, an Ally, has 2 left and does not get away, Bob, a Hero, has 6;"
        " the one card mends 3.",
        fate_for_the_dying,
        "red",
        lambda _, session: "red/ann" in mended(session),
        (MEND, "red/ann"),
        (MEND, "red/bob"),
        TURN,
    ),
    Problem(
        "the card that wins",
        "The last round: the maul does 5 of the ox's 7, with the card 8, and that ends the scenario.",
        fate_that_wins,
        "red",
        won,
        (MIGHT, ("Take Turn", "red/ann"), "red/ann/Maul"),
        (("Take Turn", "red/ann"), "red/ann/Maul"),
        TURN,
    ),
    Problem(
        "shoot, then out of range",
        "The archer, who cannot move, wounds who ends within three areas, and her bow reaches four: she"
        " shoots at either, and goes.",
        shoot_and_step_back,
        "red",
        lambda _, session: (
            "red/ann/Bow" in chosen(session, "red") and area_of(session.state, "red/ann") == "a2"
        ),
        (("Take Turn", "red/ann"), "red/ann/Bow", "blue/rat", "move", "a1", "a2"),
        (("Take Turn", "red/ann"), "red/ann/Bow", "blue/rat"),
    ),
    Problem(
        "beside the friend",
        "Two alike: alone with the twin she is hindered, and one success less leaves it alive; beside Bob she"
        " is not.",
        beside_the_friend,
        "red",
        lambda _, session: gone(session.state, "blue/wolf"),
        (("Take Turn", "red/ann"), "move", "a1", "stop", "red/ann/Axe"),
        (("Take Turn", "red/ann"), "move", "c1", "stop", "red/ann/Axe"),
    ),
    Problem(
        "bar the passage",
        "Nobody passes whom it cannot: one figure fills either narrow area, and past it the hound kills the"
        " scholar.",
        bar_the_passage,
        "red",
        lambda _, session: area_of(session.state, "red/tank") in ("b1", "c1"),
        (("Take Turn", "red/tank"), "move", "b1", "stop"),
        (("Take Turn", "red/tank"),),
    ),
    Problem(
        "the line that takes three",
        "Lightning strikes one in each area of its line: three along the row, one of three in the nest.",
        the_line_of_three,
        "red",
        lambda _, session: gone(session.state, *ROW),
        (("Take Turn", "red/mage"), "red/mage/Lightning", "b1 > c1 > d1"),
        (("Take Turn", "red/mage"), "red/mage/Lightning", "a2 > a3 > a4"),
    ),
)


def mended(session):
    """Give whom the card was for."""
    given = [deed.answers for deed in session.deeds if deed.action.name == MEND[0]]
    return [id_ for answers in given for answer in answers if isinstance(answer, tuple) for id_ in answer]
