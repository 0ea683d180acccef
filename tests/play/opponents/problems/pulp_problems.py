"""Ten set problems in Pulp City."""

from positions import (
    TURN,
    Problem,
    block,
    chosen,
    gone,
    lost,
    placed,
    position,
    roster,
    table,
    unit,
    weapon,
)

from battlefield.rules.table.layout import seen_pairs

PLAIN = {
    "level": 1, "ap_limit": 4, "ap": 2, "move": 4, "hp": 6,
    "strength": 3, "defense": 3, "energy": 3, "agility": 3, "mind": 3, "spirit": 3,
}  # fmt: skip
AIMED, SURE = "Strength vs Defense", 12


def supreme(id_, *acts, perks=(), **stats):
    """A Supreme; strength 12 overcomes every defence of 3 for sure."""
    return unit(id_, {**PLAIN, **stats}, *acts, base=30, words=["Supreme"], perks=list(perks))


def act(name, kind, *lines, ap=1, **stats):
    """An action as its card says."""
    return weapon(name, kind, *lines, ap=ap, **stats)


def shot(damage, *lines, name="Shot", reach=8, **more):
    """A projectile."""
    return act(name, "PRJ", AIMED, f"FX Damage {damage}", *lines, range=reach, **more)


def wound(damage):
    """What lets a model begin the battle hurt."""
    return {
        "name": f"Old wound {damage}",
        "says": "It comes hurt.",
        "when": "battle begins",
        "for": "itself",
        "damage": damage,
    }


def brought(team, wounds):
    """A team with the wounds that any of it has."""
    borne = {perk for each in team for perk in each["perks"]}
    effects = [found for found in map(wound, wounds) if found["name"] in borne]
    return roster("pulp-city", *team, effects=effects)


def street(red, blue, places, *, first="red", step=1, lines=(), terrain=(), wounds=(), rounds=1, **settings):
    """Two teams in the middle of a round, when it is red's Turn; who went first in it may be blue."""
    sides = {side: brought(team, wounds) for side, team in (("red", red), ("blue", blue))}
    dice = [6, 1, 6, 1] if first == "red" else [6, 1, 1, 6]
    return position(
        sides,
        table(places, terrain=list(terrain)),
        places,
        lambda state: (state.clock.phase, state.clock.step) == ("Turns", step),
        lines,
        settings={"rounds": rounds, "crash damage": 0, **settings},
        dice=dice,
        seed=3,
    )


GUN = shot(2)


def nearly_down():
    thugs = [supreme(f"thug{n}", GUN) for n in (1, 2, 3)]
    return street(
        [supreme("ace", GUN, strength=SURE)],
        [*thugs, supreme("boss", GUN, level=3, hp=12, perks=["Old wound 10"])],
        {
            "red/ace": [(12, 8)],
            "blue/thug1": [(8, 12)],
            "blue/thug2": [(11, 13)],
            "blue/thug3": [(16, 12)],
            "blue/boss": [(14, 13)],
        },
        wounds=[10],
    )


def turned_against_their_own():
    charm = act("Charm", "PRJ", "Mind vs Spirit", "FX Mind Control", range=8)
    dart = act("Dart", "PRJ", "Mind vs Spirit", "FX Damage 1", range=8)
    return street(
        [supreme("mesmer", dart, charm, mind=SURE, ap=4)],
        [
            supreme("gunner", shot(4, name="Cannon"), strength=SURE),
            supreme("boss", act("Fist", "CCM", AIMED, "FX Damage 2"), level=3, hp=4),
            supreme("thug", GUN, hp=9),
        ],
        {
            "red/mesmer": [(12, 6)],
            "blue/gunner": [(12, 12)],
            "blue/boss": [(16, 12)],
            "blue/thug": [(8, 12)],
        },
    )


def whom_the_healer_saves():
    mend = act("Mend", "PRJ", "Mind vs T#2", "Limited/Friendly", "FX Heal 3", range=8)
    return street(
        [
            supreme("doc", mend, mind=6),
            supreme("hero", level=3, hp=10, move=0, perks=["Old wound 8"]),
            supreme("pal1", hp=8, perks=["Old wound 3"]),
            supreme("pal2", hp=8, perks=["Old wound 3"]),
        ],
        [supreme("sniper", shot(4, reach=10), strength=SURE)],
        {
            "red/doc": [(10, 7)],
            "red/hero": [(13, 10)],
            "red/pal1": [(6, 4)],
            "red/pal2": [(10, 2)],
            "blue/sniper": [(13, 18)],
        },
        terrain=[block("wall", 3, 9, 11, 10)],
        wounds=[8, 3],
    )


def off_the_roof():
    gust = act("Gust", "PRJ", AIMED, "FX Knockback 4", range=6)
    roof = block("roof", 8, 8, 16, 16, platform=True)
    return street(
        [supreme("ace", shot(2, reach=6), gust, strength=SURE)],
        [supreme("boss", level=3, hp=4), supreme("thug", hp=4)],
        {"red/ace": [(12, 12, 16)], "blue/boss": [(12, 14.8, 16)], "blue/thug": [(12, 9.2, 16)]},
        terrain=[{**roof, "top": 16}],
    )


def onto_the_hill():
    return street(
        [supreme("ace", GUN, move=5)],
        [supreme("thug", GUN, hp=9)],
        {"red/ace": [(12, 1)], "blue/thug": [(3, 6)]},
        first="blue",
        step=2,
        plot="king of the hill",
    )


def off_the_hill():
    slam = act("Slam", "PRJ", AIMED, "FX Knockback 4", range=8)
    return street(
        [supreme("ace", slam, GUN, strength=SURE), supreme("pal1"), supreme("pal2")],
        [supreme(f"thug{n}", hp=9, level=2) for n in (1, 2, 3)],
        {
            "red/ace": [(9, 12)],
            "red/pal1": [(2, 3)],
            "red/pal2": [(4, 3)],
            "blue/thug1": [(15, 12)],
            "blue/thug2": [(8, 17)],
            "blue/thug3": [(8, 6)],
        },
        first="blue",
        step=6,
        lines=[("Activate", id_) for id_ in ("red/pal1", "red/pal2")],
        plot="king of the hill",
    )


def who_has_yet_to_act():
    return street(
        [supreme("ace", shot(3), strength=SURE), supreme("hero", level=3, hp=4)],
        [
            supreme("spent", shot(4, reach=30), hp=3, strength=SURE),
            supreme("fresh", shot(4, reach=30), hp=3, strength=SURE),
            supreme("hulk", hp=9),
        ],
        {
            "red/ace": [(10, 8)],
            "red/hero": [(13, 8)],
            "blue/spent": [(10, 14)],
            "blue/fresh": [(13, 14)],
            "blue/hulk": [(7, 12)],
        },
        first="blue",
        step=2,
        lines=[("Activate", "blue/spent")],
    )


def the_last_of_the_pool():
    cannon = shot(4, ap=4, name="Cannon")
    return street(
        [supreme("clown", shot(1, ap=3, name="Pie"), ap=2, level=1), supreme("ace", cannon, strength=SURE)],
        [supreme("boss", hp=4, level=3), supreme("hulk", hp=9, level=1)],
        {
            "red/clown": [(9, 8)],
            "red/ace": [(14, 8)],
            "blue/boss": [(14, 14)],
            "blue/hulk": [(9, 13)],
        },
    )


def out_of_the_line():
    return street(
        [supreme("hero", act("Fist", "CCM", AIMED, "FX Damage 1"), level=3, hp=3)],
        [supreme("sniper", shot(6, reach=30, name="Rifle"), strength=SURE, move=0)],
        {"red/hero": [(8, 8)], "blue/sniper": [(12, 22)]},
        terrain=[block("kiosk", 10, 9.5, 12.5, 11)],
    )


def dice_for_the_last_roll():
    return street(
        [supreme("brute", shot(4, name="Crate"), strength=3, power_up=4)],
        [supreme("boss", hp=4, level=3, defense=4), supreme("thug", hp=9), supreme("pal", hp=9)],
        {"red/brute": [(12, 8)], "blue/boss": [(12, 14)], "blue/thug": [(9, 13)], "blue/pal": [(15, 13)]},
    )


PROBLEMS = (
    Problem(
        "finish the leader who is nearly down",
        "The last round counts the levels knocked out: two HP are left to level "
        "3, six to the others of level 1.",
        nearly_down,
        "red",
        lambda _, session: gone(session.state, "blue/boss"),
        (("Activate", "red/ace"), "red/ace/Shot", "blue/boss"),
        (("Activate", "red/ace"), "red/ace/Shot", "blue/thug2"),
    ),
    Problem(
        "turned against their own",
        "The gunner under control knocks its own boss of level 3 out; a dart "
        "takes 1 HP, and nobody else as much.",
        turned_against_their_own,
        "red",
        lambda _, session: gone(session.state, "blue/boss"),
        (
            ("Activate", "red/mesmer"),
            "red/mesmer/Charm",
            "blue/gunner",
            "blue/gunner/Cannon",
            "blue/boss",
        ),
        (("Activate", "red/mesmer"), "red/mesmer/Dart", "blue/boss"),
    ),
    Problem(
        "heal whom it saves",
        "The sniper takes 4 HP for sure: the hero of level 3 dies with 2 and "
        "lives with 5, the others live anyway.",
        whom_the_healer_saves,
        "red",
        lambda before, session: lost(before, session, "red/hero") == -3,
        (("Activate", "red/doc"), "red/doc/Mend", "red/hero"),
        (("Activate", "red/doc"), "red/doc/Mend", "red/pal1"),
    ),
    Problem(
        "off the roof",
        "A fall of sixteen inches takes the boss's last 4 HP, a shot two; who "
        "is knocked out counts its levels.",
        off_the_roof,
        "red",
        lambda _, session: gone(session.state, "blue/boss"),
        (("Activate", "red/ace"), "red/ace/Gust", "blue/boss"),
        (("Activate", "red/ace"), "red/ace/Shot", "blue/boss"),
    ),
    Problem(
        "onto the hill in the last round",
        "Nobody is on the hill and nobody else has a Turn left; two Movement "
        "Actions bring the ace there, and win.",
        onto_the_hill,
        "red",
        lambda _, session: "red" in session.state.result,
        (
            ("Activate", "red/ace"),
            "Move",
            placed("red/ace/1", 12, 6),
            "Move",
            placed("red/ace/1", 12, 10),
        ),
        (("Activate", "red/ace"), "Move", placed("red/ace/1", 12, 6)),
        TURN,
    ),
    Problem(
        "knock the foe off the hill",
        "It is the last Turn: knocked off the hill, the foe of level 2 leaves "
        "it to the ace; hurt, it holds it.",
        off_the_hill,
        "red",
        lambda _, session: "red" in session.state.result,
        (("Activate", "red/ace"), "red/ace/Slam", "blue/thug1"),
        (("Activate", "red/ace"), "red/ace/Shot", "blue/thug1"),
        TURN,
    ),
    Problem(
        "shoot who has yet to act",
        "Alike but for this: one has had its Turn of the last round, the other "
        "knocks the hero out in its own.",
        who_has_yet_to_act,
        "red",
        lambda _, session: gone(session.state, "blue/fresh"),
        (("Activate", "red/ace"), "red/ace/Shot", "blue/fresh"),
        (("Activate", "red/ace"), "red/ace/Shot", "blue/spent"),
    ),
    Problem(
        "the last of the pool",
        "Four AP are left: all of them pay for the cannon that knocks out level "
        "3, or most for a pie in the face.",
        the_last_of_the_pool,
        "red",
        lambda _, session: gone(session.state, "blue/boss"),
        (("Activate", "red/ace"), "red/ace/Cannon", "blue/boss"),
        (("Activate", "red/clown"), "red/clown/Pie", "blue/boss"),
        TURN,
    ),
    Problem(
        "out of the line of the rifle",
        "The sniper, who cannot move, knocks out whom it sees; the kiosk is "
        "near, and the hero reaches nobody.",
        out_of_the_line,
        "red",
        lambda _, session: not seen_pairs(session.state, ["blue/sniper/1"], ["red/hero/1"])[0][0],
        (("Activate", "red/hero"), "Move", placed("red/hero/1", 11, 8.2)),
        (("Activate", "red/hero"), "Move", placed("red/hero/1", 8, 5)),
    ),
    Problem(
        "all dice for the last roll",
        "It is the only roll that is left to the brute in the battle; dice that it keeps are worth nothing.",
        dice_for_the_last_roll,
        "red",
        lambda _, session: {"blue/boss", "4"} <= set(chosen(session, "red")),
        (("Activate", "red/brute"), "red/brute/Crate", "blue/boss", "4"),
        (("Activate", "red/brute"), "red/brute/Crate", "blue/boss", "1"),
    ),
)
