"""Small maps of square areas with figures in them, and one turn played with dice and answers written down."""

from dataclasses import replace

import by_hand
from by_chance import played_by_chance
from by_hand import answered as answered
from by_hand import options as options

from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rulebooks.agemonia.book import AGEMONIA
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.movement.tokens import token_facts
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.requests import Choose, Confirm, Order
from battlefield.rules.core.state import (
    TABLE,
    Clock,
    Effect,
    Figure,
    Held,
    Marker,
    Profile,
    State,
    Unit,
    Until,
)
from battlefield.rules.core.values import info_of
from battlefield.rules.scene.contents import Area, Board, Border, Model
from battlefield.rules.table.areas import area_of, name_of

SIDE = 6.0  # inches of a square area
ENDS = ("done", "stop", "nobody")
HEROES, BROOD = "heroes", "brood"
PLAIN = {"might": 0, "agility": 0, "mind": 0, "spirit": 0, "hp": 10, "move": 3}


def squares(*rows, levels=None, capacity=None):
    """Areas in rows and columns, each called by its letter; a dot is no area."""
    levels, capacity = levels or {}, capacity or {}
    return tuple(
        Area(name, _square(x, y), float(levels.get(name, 0)), capacity.get(name), f"Area {name}")
        for y, row in enumerate(rows)
        for x, name in enumerate(row)
        if name != "."
    )


def _square(x, y):
    left, top, right, bottom = SIDE * x, SIDE * y, SIDE * (x + 1), SIDE * (y + 1)
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def between(areas, one, other, kind="barrier"):
    """A line drawn along the whole border of two areas that share one."""
    ends = [set(area.polygon.points) for area in areas if area.id in (one, other)]
    return Border(tuple(sorted(ends[0] & ends[1])), kind)


def held(name, **info):
    return Held(name, info_of(info))


def act(name, kind, *perks, **stats):
    """An action as it is printed."""
    own = tuple(each if isinstance(each, Held) else Held(each) for each in perks)
    return Profile(name, name, "weapon", stats, own, 0, (kind,))


def figure(id_, area, *actions, words=(), perks=(), side="", **stats):
    """A figure in an area: names that begin with `foe` are Enemies', others Heroes unless words say more."""
    own_side = side or (BROOD if id_.startswith("foe") else HEROES)
    who = tuple(words) if set(words) & {"Ally", "Enemy", "Hero"} else (
        *words, "Enemy" if own_side == BROOD else "Hero"
    )  # fmt: skip
    numbers = {**PLAIN, "initiative": 6 if own_side == HEROES else 9, **stats}
    card = Profile(id_, id_.title(), "unit", numbers, tuple(perks), 0, who)
    own = tuple(replace(each, id=f"{id_}/{each.name}") for each in actions)
    return id_, area, own_side, card, own


def mill(areas, *figures, borders=(), tokens=(), effects=(), settings=(), round_=1):
    """A state in the turns of a round, each figure in the middle of its area; no area: it waits."""
    units, models, profiles = {}, {}, {}
    for id_, area, side, card, own in figures:
        at, level = _stand(areas, area, len(models))
        model = Model(f"{id_}/1", BaseSize.round(25), at, id_, side, level, 1.5, name=card.name)
        models[model.id] = Figure(model, card.stats["hp"], tuple(each.id for each in own))
        units[id_] = Unit(id_, card.name, side, id_, (model.id,), TABLE if area else "reserve", strength=1)
        profiles |= {each.id: each for each in (card, *own)}
    laid = tuple(_token(areas, number, *each) for number, each in enumerate(tokens))
    lie = tuple(Effect(n, *each) for n, each in enumerate(effects, start=1))
    first = min((card.stats["initiative"], side) for _, area, side, card, _ in figures if area)
    return State(
        "agemonia", Board(60, 60), (), (HEROES, BROOD), profiles, units, models, settings, lie, laid,
        clock=Clock(round_, "Turns", 1, first[1], HEROES), serial=len(lie), areas=areas,
        borders=tuple(borders),
    )  # fmt: skip


def _stand(areas, area, number):
    """A place near the middle of an area, no two figures on the same."""
    found = next((each for each in areas if each.id == area), None)
    if found is None:
        return (0.0, 0.0), 0.0
    x, y = found.polygon.points[0]
    return (x + 1.0 + 1.1 * (number % 4), y + 1.0 + 1.1 * (number // 4 % 4)), found.level


def _token(areas, number, name, area, side=""):
    x, y = next(each.polygon.points[0] for each in areas if each.id == area)
    return Marker(f"token {number}", name, (x + 3.0, y + 5.0), side, info=info_of(token_facts(name)))


def running(state):
    """The state as a rule sees it."""
    return Game(state, CATALOGUE)


def planned(state, unit, action, *special):
    """Say which action a Hero has chosen, and which special initiative it has."""
    plan = Effect(
        state.serial + 1, "plan", unit, until=Until("turn", 1), info=info_of({"action": f"{unit}/{action}"})
    )
    lie = [plan] + [
        Effect(state.serial + 2 + n, name, unit, until=Until("turn", 1)) for n, name in enumerate(special)
    ]
    return replace(state, effects=(*state.effects, *lie), serial=state.serial + len(lie))


def begun(state, unit, dice=(), name="Take Turn"):
    """Begin a turn, with dice written down."""
    side = state.units[unit].side if unit else state.clock.side or HEROES
    return by_hand.begun(state, AGEMONIA, Action(name, side, unit), dice)


def play(state, unit, *answers, dice=(), name="Take Turn"):
    """Play a turn to its end: answers first, then nothing more; all dice have to be used."""
    return by_hand.played(begun(state, unit, dice, name), answers, dice, ending)


def ending(asked):
    """Give the answer that does nothing more, or else the first one."""
    if isinstance(asked, Order):
        return tuple(option.id for option in asked.options)
    if isinstance(asked, Confirm):
        return False
    assert isinstance(asked, Choose), asked
    last = [id_ for id_ in options(asked) if id_ in ENDS]
    return last[0] if last else asked.options[0].id


def place(state, unit):
    """Give the area that a figure is in."""
    return area_of(state, unit)


def way(session, unit):
    """Give the areas that a figure came into, in order, by the letters of their names."""
    moves = [event for event in session.events if isinstance(event, UnitMoved) and event.unit == unit]
    return "".join(event.how.split()[-1] for event in moves)


def called(state, area):
    return name_of(state, area)


def played_out(start, seed=1, most=4000, after=lambda _: None):
    """Play a game by hashed choices to its end, and give the session."""
    return played_by_chance(start, AGEMONIA, seed, most, after)
