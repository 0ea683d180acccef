"""Small WARSURGE battles whose rosters hold some perks, each with what it needs from others."""

from dataclasses import replace

import bands  # noqa: F401  # it finds what is drawn
from armies import enlisted
from crowds import beside, lawful, led, partners_of
from fighting import locked
from hosts import GROUNDS, Drawer, Held, is_rare, is_sound, tied, with_arm, with_perk
from meetings import ABLE
from partners import CLOSE
from who_and_where import GUN as GUN_OF_FIELD
from who_and_where import SITUATIONS
from who_asks import may_ask

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.muster import faults, mustered
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.values import info_of
from battlefield.rules.muster.roster import Encounter, Roster
from battlefield.rules.scene.contents import Board

TEMPLATES = ("Beam", "Blast", "Cone", "Explode", "Nova", "Vortex", "Residue", "Wall")
NAMES = tuple(
    name for name in ABLE if may_ask(CATALOGUE.perks[name]) or name.split(" I")[0] in TEMPLATES
)  # fmt: skip
"""All perks that are used by choice: they ask something, or lay a template."""
UNITS, STYLES = 2, ("standard", "advanced")
GUN, BLADE = {"range": 18, "attacks": 3, "power": 5, "ap": 6}, {"range": 0, "attacks": 3, "power": 5}


def of_kind(names, *kinds):
    """Give the names of perks of some kinds."""
    return [name for name in names if CATALOGUE.perks[name].kind in kinds]


def drawn_warband(number, about, turn=0):
    """Begin a battle about some perks; both playstyles by turns."""
    drawer = Drawer(number)
    sides = {side: warband(drawer, about) for side in ("red", "blue")}
    settings = {"turns": 2, "zone depth": 8, "playstyle": STYLES[turn % 2]}
    ground = drawer.chooser.one_of(GROUNDS)
    state = mustered(Encounter(sides, Board(22, 20), ground, info_of(settings)))
    return Session(state, Warsurge(), Seeded(), seed=number)


def warband(drawer, about):
    """Draw a roster of few units, each with most of the perks, and with what these need."""
    needed = partners_of(about)
    units = tuple(unit(drawer, f"u{n}", about, needed) for n in range(UNITS))
    units = tuple(replace(each, points=60) if is_rare(each) else each for each in units)
    roster = lawful(Roster("Warband", "warsurge", tied(units)), drawer)
    for name in of_kind(about, "roster"):
        more = replace(roster, perks=(*roster.perks, Held(name)))
        roster = roster if faults(more) else more
    return roster


def unit(drawer, id_, about, needed):
    """Draw a unit that lasts for a while, with a gun, a blade, and what the battle is about."""
    pick, bare = drawer.chooser.one_of, drawer.unit(id_, 0, 0)
    models = pick((1, 2, 3))
    stats = {**bare.stats, "hp": {1: 5, 2: 3, 3: 2}[models], "armour": 5, "move": pick((6, 8))}
    made = replace(bare, weapons=(), perks=(), models=models, stats=stats)
    made = made if is_sound(made) else bare
    for number, name in enumerate(partly(drawer, of_kind((*about, *needed), "weapon"))):
        close = name in CLOSE or pick((True, False, False))
        made = with_arm(made, f"arm {number}", beside(drawer.chooser, (name,)), BLADE if close else GUN)
    made = with_arm(
        made, "gun" if pick((True, True, False)) else "blade", (), GUN if len(made.weapons) % 2 else BLADE
    )
    for name in partly(drawer, of_kind((*about, *needed), "unit", "trait")):
        if name != "Sergeant" and not any(held.name == name for held in made.perks):
            made = with_perk(made, name)
    return made if pick((True, True, True, False)) else led(drawer, made)


def placed_warband(perk, where, style):
    """Begin a battle in the middle: a unit with a perk in some situation, a friend who is hurt, two foes."""
    kind = CATALOGUE.perks[perk].kind
    state = SITUATIONS[where](perk if kind in ("unit", "trait") else "Tough")
    state = enlisted(state, "red", perk) if kind == "roster" else state
    if kind == "weapon":
        gun = state.profiles[GUN_OF_FIELD.id]
        more = {gun.id: replace(gun, perks=(*gun.perks, Held(perk)))}
        state = replace(state, profiles={**state.profiles, **more})
    state = locked(state, "red1", "blue1") if where == "in a melee" else state
    hurt = (figure for figure in state.figures_of("red2") if figure.hp > 1)
    state = state.with_figures(*(replace(figure, hp=1) for figure in hurt))
    settings = info_of({"turns": 2, "playstyle": style, "zone depth": 6, "command die": 6})
    return Session(replace(state, settings=settings), Warsurge(), Seeded(), seed=1)


def partly(drawer, names):
    """Give two thirds of some names."""
    return [name for name in dict.fromkeys(names) if drawer.chooser.one_of((True, True, False))]
