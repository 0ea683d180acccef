"""Rosters drawn by a hash from all perks of the catalogue, as their needs allow."""

from dataclasses import replace
from pathlib import Path

from armies import Chooser

from battlefield.files.battles.rosters import read_roster
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon
from battlefield.rulebooks.warsurge.muster import faults, mustered
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import LINKING
from battlefield.rules.core.state import Held
from battlefield.rules.core.values import info_of
from battlefield.rules.muster.roster import Encounter, Roster, RosterUnit, RosterWeapon
from battlefield.rules.scene.contents import Board, Terrain

SAMPLES = Path(__file__).resolve().parents[4] / "assets" / "rosters"
NAMES = {
    kind: [perk.name for perk in CATALOGUE.perks.values() if perk.kind == kind]
    for kind in ("unit", "weapon", "roster", "trait")
}
BASES = (*[BaseSize.round(25)] * 4, *[BaseSize.round(32)] * 3, BaseSize.oval(60, 35), BaseSize.round(50))
NAMING = {
    "Controlled I": "controller",
    "Controlled II": "controller",
    "Enslaved": "enslaver",
}
FORMS = {"Form I": 1, "Form II": 2, "Form III": 3}
COMPANION = RosterUnit("companion", "Companion", BaseSize.round(25), points=1000)
ROOMY = {"hp": 10, "armour": 2, "aegis": 2, "transport": 12, "fire_points": 1, "move": 7, "dash": 7}
USUAL = {"range": 18, "attacks": 2, "power": 5}
GUN = {"range": 24, "attacks": 3, "power": 5, "ap": 5}
BLANK = {"range": 0, "attacks": 1, "power": 0, "ap": None}
STYLES = ("standard", "standard", "advanced")
OBLONG = Polygon(((13.0, 11.0), (18.0, 11.0), (18.0, 12.0), (13.0, 12.0)))
WALL = Terrain("wall", OBLONG, 0, 2, sight="blocks")
BOG = Terrain("bog", Circle((6.0, 14.0), 2.0), ground=("dangerous",))
POND = Terrain("pond", Circle((8.0, 12.0), 2.0), ground=("difficult", "dangerous"))
WALLS = tuple(
    Terrain(f"wall {n}", Polygon(((x, y), (x + 6, y), (x + 6, y + 1), (x, y + 1))), 0, 2, sight="blocks")
    for n, (x, y) in enumerate(((6, 17), (31, 22), (18, 14), (20, 26)))
)
GROUNDS = (*[(WALL, BOG)] * 7, (WALL, POND))


class Pack:
    """Gives the names of a kind one after the other, shuffled by a hash: none is left out for long."""

    def __init__(self, chooser, names, choice=None):
        self.chooser, self.names, self.left = chooser, names, []
        self.choice = choice or (lambda chooser, names: chooser.one_of(names))

    def draw(self):
        """Give the next name."""
        if not self.left:
            self.left = list(self.names)
        name = self.choice(self.chooser, self.left)
        self.left.remove(name)
        return name


def is_sound(unit):
    """Tell whether a roster of this unit could be played."""
    return not faults(Roster("Trial", "warsurge", tied((unit, COMPANION))))


def tied(units):
    """Name another unit for each perk that wants one, and give those with forms their other forms."""
    made = []
    for unit in units:
        other = next((each.id for each in units if each.id != unit.id), unit.id)
        form = next((held.name for held in unit.perks if held.name in FORMS), "")
        others = [f"{unit.id}-{n}" for n in range(FORMS.get(form, 0))]
        said = {name: {key: other} for name, key in NAMING.items()} | {form: {"linked": ", ".join(others)}}
        perks = (Held(held.name, info_of(said.get(held.name, {}))) for held in unit.perks)
        made.append(replace(unit, perks=tuple(perks)))
        like = replace(unit, perks=(Held(form),), weapons=unit.weapons[:1])
        made += [replace(like, id=id_, name=f"{unit.name} {id_}") for id_ in others]
    return tuple(made)


def with_perk(unit, name):
    """Give a unit with one more perk, changed as that needs it; the unit as it is where nothing helps."""
    held = (*unit.perks, Held(name))
    stats = {**unit.stats, **ROOMY}
    tries = (
        replace(unit, perks=held),
        replace(unit, perks=held, stats=stats),
        replace(unit, perks=held, stats=stats, models=1),
        replace(unit, perks=(*held, Held("Artificial"))),
        replace(unit, perks=(*held, Held("Leader"))),
        replace(unit, perks=held, base=BaseSize.round(50)),
    )
    return next((each for each in tries if is_sound(each)), unit)


def is_rare(unit):
    """Tell whether a unit has a perk that only a part of the points may have."""
    return any("most_percent" in CATALOGUE.perks[held.name].numbers for held in unit.perks)


def with_arm(unit, name, perks, usual=USUAL, kind="Assault"):
    """Give a unit with one more weapon that has these perks, as far as it can have them."""
    for stats in ({}, GUN, {"range": 8}, BLANK):
        for held in (perks, perks[:1]):
            known = {**usual, **stats}
            count = max((size for link, size in LINKING.items() if link in held), default=1)
            arm = RosterWeapon(name, kind, known, tuple(map(Held, held)))
            arms = (arm, *(replace(arm, name=f"{name} of {n}") for n in range(1, count)))
            made = replace(unit, weapons=(*unit.weapons, *arms))
            robot = replace(made, perks=(*unit.perks, Held("Artificial")))
            for each in (made, robot):
                if is_sound(each):
                    return each
    return unit


class Drawer:
    """Draws rosters by a hash; packs go on from roster to roster.

    A `choice` out of those that are left in a pack may be given instead: told the hash and their names.
    """

    def __init__(self, seed, choice=None):
        self.chooser = Chooser(seed)
        self.packs = {kind: Pack(self.chooser, names, choice) for kind, names in NAMES.items()}

    def unit(self, id_, perks=3, arms=2):
        """Draw a unit."""
        pick = self.chooser.one_of
        hp, models = pick(((1, 4), (2, 3), (3, 2), (3, 1), (6, 1)))
        stats = {"move": pick((5, 7, 10)), "dash": 6, "defence": pick((2, 3, 4)), "hp": hp}
        stats |= {"armour": pick((None, 6, 5, 4)), "aegis": pick((None, 6, 5))}
        price = pick((60, 100, 150, 200))
        made = RosterUnit(id_, id_.title(), pick(BASES), models, stats=stats, points=price)
        for number in range(arms):
            drawn = tuple(dict.fromkeys(self.packs["weapon"].draw() for _ in range(pick((0, 1, 2, 2)))))
            made = with_arm(made, f"arm {number}", drawn)
        made = with_arm(made, "blade", ()) if pick((True, False)) else made
        drawn = [self.packs["unit"].draw() for _ in range(perks)]
        drawn += [self.packs["trait"].draw()] if pick((True, False, False, False)) else []
        for name in dict.fromkeys(drawn):
            if name != "Sergeant" and not any(held.name == name for held in made.perks):
                made = with_perk(made, name)
        return made

    def roster(self, name, units=3, perks=3, arms=2):
        """Draw a roster of so many units, with so many perks and weapons each."""
        drawn = tuple(self.unit(f"u{n}", perks, arms) for n in range(units))
        named = tied(drawn)
        whole = Roster(name, "warsurge", named)
        perk = (Held(self.packs["roster"].draw()),) if self.chooser.one_of((True, False)) else ()
        cheap = replace(whole, units=tuple(replace(u, points=60) if is_rare(u) else u for u in named))
        tries = (replace(each, perks=held) for each in (whole, cheap) for held in (perk, ()))
        return next(roster for roster in (*tries, self.plain(whole)) if not faults(roster))

    def plain(self, roster):
        """Give a roster without traits, some of which may only be in a part of it."""
        traits = NAMES["trait"]
        units = (replace(u, perks=tuple(h for h in u.perks if h.name not in traits)) for u in roster.units)
        return replace(roster, units=tuple(units))


def drawn_state(seed, playstyle="", units=0):
    """Draw a battle of two rosters on a small table."""
    drawer = Drawer(seed)
    count = units or drawer.chooser.one_of((2, 2, 3))
    sides = {side: drawer.roster(side, count) for side in ("red", "blue")}
    style = playstyle or drawer.chooser.one_of(STYLES)
    settings = {"turns": drawer.chooser.one_of((2, 3)), "zone depth": 7, "playstyle": style}
    ground = drawer.chooser.one_of(GROUNDS)
    return mustered(Encounter(sides, Board(26, 24), ground, info_of(settings)))


def samples():
    """List the sample rosters of 1,000 points."""
    rosters = (read_roster(path) for path in sorted(SAMPLES.glob("*.json")) if "roster" in head(path))
    return [roster for roster in rosters if roster.points == 1000]


def head(path):
    """Give the start of a file, which names its format."""
    return path.read_text(encoding="utf-8")[:40]


def sample_state(rosters, seed, playstyle, **settings):
    """Put two rosters against each other on a table with few walls."""
    settings = {"turns": 4, "playstyle": playstyle, **settings}
    sides = dict(zip(("red", "blue"), rosters if seed % 2 else reversed(rosters), strict=True))
    return mustered(Encounter(sides, Board(44, 40), WALLS, info_of(settings)))
