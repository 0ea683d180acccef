"""Small bands for tests, and activations played with dice and answers written down."""

from dataclasses import replace

import by_hand
from by_chance import played_by_chance

from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rulebooks.iron_kingdoms.book import IRON_KINGDOMS
from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Said
from battlefield.rules.core.requests import Choose, Confirm, Order
from battlefield.rules.core.state import TABLE, Clock, Effect, Figure, Held, Profile, State, Unit
from battlefield.rules.core.values import info_of
from battlefield.rules.scene.contents import Board, Model, Terrain
from battlefield.rules.skirmish.single import figure_of

PLAIN = {"spd": 6, "str": 5, "mat": 6, "rat": 6, "arc": 6, "def": 13, "arm": 14, "hp": 10}
BASE = 25.4  # millimetres: an inch across, so that gaps are whole numbers


def perk(name, **said):
    return Held(name, info_of(said))


def continuous(of, **said):
    return perk("Continuous Effect", of=of, **said)


def critical(of, **said):
    return perk("Critical Effect", of=of, **said)


def gun(*perks, name="Gun", kind="ranged", reach=10, **stats):
    """A ranged weapon of Power 10, a spell, or what else is said."""
    known = {"pow": 10, "rof": 1, "aoe": 0, "range": reach, **stats}
    return Profile(name, name, "weapon", known, perks, 0, (kind,))


def sword(*perks, name="Sword", kind="melee", **stats):
    return Profile(name, name, "weapon", {"pow": 5, **stats}, perks, 0, (kind,))


def character(id_, side, at, *weapons, words=(), base=BASE, bottom=0.0, facing=0.0, points=0, **stats):
    """A character on the table, with its profile and those of its weapons."""
    spiral = sum(stats.get(each, 0) for each in ("phy", "agl", "int"))
    printed = {**PLAIN, **stats, **({"hp": spiral} if spiral else {})}
    profile = Profile(id_, id_.title(), "unit", printed, (), points, tuple(words))
    own = tuple(replace(each, id=f"{id_}/{each.name}") for each in weapons)
    made = Model(f"{id_}/1", BaseSize.round(base), at, id_, side, bottom, 1.5, facing, id_.title())
    figure = Figure(made, printed["hp"], tuple(each.id for each in own))
    return Unit(id_, id_.title(), side, id_, (made.id,), TABLE, strength=1), figure, (profile, *own)


def field(*characters, board=(40.0, 40.0), terrain=(), settings=(), side="red", turn=1):
    """A state in red's Activation, with a bystander of each side so that the battle goes on."""
    far = (character("ann", "red", (1.0, 39.0)), character("bob", "blue", (39.0, 39.0)))
    found = (*characters, *far)
    units = {unit.id: unit for unit, _, _ in found}
    figures = {figure.id: figure for _, figure, _ in found}
    profiles = {each.id: each for _, _, made in found for each in made}
    clock = Clock(turn, "Activation", 0, side, "red")
    return State(
        "iron-kingdoms", Board(*board), terrain, ("red", "blue"), profiles, units, figures, settings,
        clock=clock,
    )  # fmt: skip


def block(id_, left, top, right, bottom, *, sight="blocks", high=3.0, **more):
    """A rectangular piece of terrain from the table up."""
    ring = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Terrain(id_, Polygon(ring), 0.0, high, sight=sight, **more)


def under(state, unit, name, amount=1, **facts):
    """Lay an effect on a character."""
    laid = Effect(state.serial + 1, name, unit, "", amount, info=info_of(facts))
    return replace(state, effects=(*state.effects, laid), serial=state.serial + 1)


def run(state, begin, dice=(), answers=()):
    """Run a flow to its end, and give its game; all dice and answers have to be used."""
    return by_hand.run(state, CATALOGUE, begin, dice, answers)


def begun(state, unit, dice=()):
    """Begin an activation, with dice written down."""
    return by_hand.begun(state, IRON_KINGDOMS, Action("Activate", state.units[unit].commander, unit), dice)


def play(state, unit, *answers, dice=()):
    """Play an activation to its end: answers first, then staying and no more attacks; all dice are used."""
    return by_hand.played(begun(state, unit, dice), answers, dice, ending)


def ending(asked):
    """Give the answer that ends an activation soonest."""
    if isinstance(asked, Order):
        return tuple(option.id for option in asked.options)
    if isinstance(asked, Confirm):
        return False
    assert isinstance(asked, Choose), asked
    ids = [option.id for option in asked.options]
    return next(id_ for id_ in ("done", "stay", *ids) if id_ in ids)


def options(session):
    """Give the ids that may be chosen now."""
    return [option.id for option in session.pending.options]


def said(session):
    """All that was explained, in one text."""
    return "\n".join(event.words for event in session.events if isinstance(event, Said))


def hp(session, unit):
    return session.state.hp(unit)


def at(session, unit):
    return figure_of(session.state, unit).model.at


def lies_on(session, unit, name):
    return session.state.is_under(unit, name)


def played_out(start, seed=1, most=3000, after=lambda _: None):
    """Play a game by hashed choices to its end, and give the session."""
    return played_by_chance(start, IRON_KINGDOMS, seed, most, after)
