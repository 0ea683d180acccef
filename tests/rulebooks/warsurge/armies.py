"""Small armies for tests, and a player who picks legal answers by a hash."""

from dataclasses import replace

from by_chance import Chooser as Chooser
from by_chance import played_by_chance

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.core.state import RESERVE, Figure, Held, Profile, State, Unit, roster_id
from battlefield.rules.scene.contents import Board, Model

ROUND = BaseSize.round(32)


def weapon(id_, *perks, kind="Assault", range=24, attacks=1, power=4, ap=None, **more):  # noqa: A002
    """A weapon profile; the stats bear the book's own names."""
    stats = {"range": range, "attacks": attacks, "power": power, "ap": ap, **more}
    return Profile(id_, id_.title(), "weapon", stats, tuple(map(held, perks)), 0, (kind,))


def troop(id_, *perks, move=6, dash=6, defence=3, hp=1, armour=5, aegis=None, points=100, **more):
    """A unit profile."""
    speed = {"move": move, "dash": dash}
    stats = {**speed, "defence": defence, "hp": hp, "armour": armour, "aegis": aegis, **more}
    return Profile(id_, id_.title(), "unit", stats, tuple(map(held, perks)), points)


def held(perk):
    return perk if isinstance(perk, Held) else Held(perk)


def army(*rows, board=(48, 48), settings=(), terrain=()):
    """Make a state of rows (unit id, side, profile, weapons, places); places None: five in reserve."""
    units, figures, profiles = {}, {}, {}
    for id_, side, printed, weapons, places in rows:
        profiles[printed.id] = printed
        profiles.update({w.id: w for w in weapons})
        spots = places if places is not None else [(0.0, 0.0)] * 5
        made = [
            Figure(
                Model(f"{id_}{n + 1}", ROUND, spot, id_, side, height=1.5),
                printed.stats["hp"],
                tuple(w.id for w in weapons),
            )
            for n, spot in enumerate(spots)
        ]
        figures.update({figure.id: figure for figure in made})
        where = "table" if places is not None else RESERVE
        ids = tuple(figure.id for figure in made)
        units[id_] = Unit(id_, id_.title(), side, printed.id, ids, where, strength=len(made))
    sides = ("red", "blue")
    return State("warsurge", Board(*board), terrain, sides, profiles, units, figures, settings)


def enlisted(state, side, *perks, points=1000):
    """Give a side's whole roster some perks."""
    roster = Profile(roster_id(side), f"{side}'s roster", "roster", {}, tuple(map(held, perks)), points)
    return replace(state, profiles={**state.profiles, roster.id: roster})


def played_out(start, seed=1, most=2000, after=lambda _: None):
    """Play a game by hashed choices to its end, and give the session."""
    return played_by_chance(start, Warsurge(), seed, most, after)
