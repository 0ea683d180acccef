"""Small teams for tests, and one activation played with dice and answers written down."""

from dataclasses import replace

import by_hand
from by_chance import played_by_chance
from by_hand import answered as answered
from by_hand import law_of as law_of
from by_hand import options as options

from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rulebooks.pulp_city.book import PULP_CITY
from battlefield.rules.book.actions import Action
from battlefield.rules.core.requests import Choose, Order
from battlefield.rules.core.state import TABLE, Clock, Effect, Figure, Held, Profile, State, Unit, Until
from battlefield.rules.core.values import info_of
from battlefield.rules.scene.contents import Board, Model, Terrain
from battlefield.rules.skirmish.single import figure_of

PLAIN = {
    "strength": 3, "defense": 3, "energy": 3, "agility": 3, "mind": 3, "spirit": 3,
    "level": 1, "ap_limit": 6, "ap": 2, "move": 5, "hp": 10,
}  # fmt: skip
ENDS = ("done", "nobody")
BIG = 50


def act(name, kind, *lines, ap=1, reach=8, fatigue=0):
    """An action as it is printed; close combat has no range."""
    stats = {"ap": ap, "range": 0 if kind in ("CCM", "IST") else reach, "fatigue": fatigue}
    held = tuple(line if isinstance(line, Held) else Held(line) for line in lines)
    return Profile(name, name, "weapon", stats, held, 0, (kind,))


def hit(*lines, kind="PRJ", roll="Strength vs Defense", **more):
    """An action called Hit."""
    return act("Hit", kind, roll, *lines, **more)


def model(id_, side, at, *actions, words=("Supreme",), perks=(), base=30, bottom=0.0, height=1.5, **stats):
    """A model on the table, with its profile and those of its actions."""
    printed = {**PLAIN, **stats}
    profile = Profile(id_, id_.title(), "unit", printed, tuple(map(Held, perks)), 0, tuple(words))
    own = tuple(replace(each, id=f"{id_}/{each.name}") for each in actions)
    made = Model(f"{id_}/1", BaseSize.round(base), at, id_, side, bottom, height, name=id_.title())
    figure = Figure(made, printed["hp"], tuple(each.id for each in own))
    thing = any(word in ("Object", "Structure") for word in words)
    where = "reserve" if "Summoned" in words else TABLE
    unit = Unit(id_, id_.title(), side, id_, (made.id,), where, strength=1, terrain=() if thing else None)
    return unit, figure, (profile, *own)


def street(*models, board=(30.0, 30.0), terrain=(), settings=(), ap=20, side="red"):
    """A state in the first round, with a bystander in two corners so that the round goes on."""
    far = (model("ann", "red", (1.0, 29.0)), model("bob", "blue", (29.0, 29.0)))
    found = (*models, *far)
    units = {unit.id: unit for unit, _, _ in found}
    figures = {figure.id: figure for _, figure, _ in found}
    profiles = {each.id: each for _, _, made in found for each in made}
    pools = tuple(
        Effect(number, "ap pool", name, amount=ap) for number, name in enumerate(("red", "blue"), start=1)
    )
    clock = Clock(1, "Turns", 1, side, side)
    sides = ("red", "blue")
    return State(
        "pulp-city", Board(*board), terrain, sides, profiles, units, figures, settings, pools,
        clock=clock, serial=2,
    )  # fmt: skip


def block(id_, left, top, right, bottom, high, **more):
    """A rectangular piece of terrain that blocks, from the table up."""
    ring = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Terrain(id_, Polygon(ring), 0.0, high, sight="blocks", **more)


def begun(state, unit, dice=(), name="Activate"):
    """Begin an activation, with dice written down."""
    return by_hand.begun(state, PULP_CITY, Action(name, state.units[unit].commander, unit), dice)


def play(state, unit, *answers, dice=(), name="Activate"):
    """Play an activation to its end: answers first, then no more actions; all dice have to be used."""
    return by_hand.played(begun(state, unit, dice, name), answers, dice, ending).state


def ending(asked):
    """Give the answer that ends an activation, or the order as it stands."""
    if isinstance(asked, Order):
        return tuple(option.id for option in asked.options)
    assert isinstance(asked, Choose), asked
    return next(option.id for option in asked.options if option.id in ENDS)


def choice(asked, words):
    """Give the id of the option with these words."""
    return next(option.id for option in asked.options if option.words == words)


def hp(state, unit):
    return state.hp(unit)


def at(state, unit):
    """Where a model stands."""
    return figure_of(state, unit).model.at


def bottom(state, unit):
    return figure_of(state, unit).model.bottom


def ap(state, side):
    return sum(effect.amount for effect in state.effects_on(side, "ap pool"))


def amount(state, unit, name):
    """How much of an effect lies on a model."""
    return sum(effect.amount for effect in state.effects_on(unit, name))


def under(state, unit, name, much=1, until=None, **facts):
    """Lay an effect on a model."""
    until = until or Until("turn", 1)
    laid = Effect(state.serial + 1, name, unit, "", much, until, info_of(facts))
    return replace(state, effects=(*state.effects, laid), serial=state.serial + 1)


def played_out(start, seed=1, most=3000, after=lambda _: None):
    """Play a game by hashed choices to its end, and give the session."""
    return played_by_chance(start, PULP_CITY, seed, most, after)
