"""Summon: Dangerous Terrain, Minions and Structures placed on the table."""

from battlefield.rulebooks.pulp_city.effects.rows import effect
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.movement.calling import summon_danger, summon_minion, summon_structure
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow


def _danger(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    del on
    yield from summon_danger(game, strike, line, by)


def _minion(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    del on
    yield from summon_minion(game, strike, line, by)


def _structure(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    del on
    yield from summon_structure(game, strike, line, by)


EFFECTS = (
    effect(
        "Summon",
        "Summon",
        "What is summoned is placed with its centre within the action's range. Dangerous Terrain and "
        "Structures stay until the same model uses the same action again.",
        rulings=("P-Summon-1",),
        numbers={"replaces": True},
    ),
    effect(
        "Summon Dangerous Terrain",
        "Summon",
        "A circle of the printed radius is laid; its FX apply to who moves into it or begins to act in it.",
        _danger,
        rulings=("P-DangerousTerrain-1",),
    ),
    effect(
        "Summon Minion",
        "Summon",
        "A Minion of the named kind is placed; beyond the printed number its player removes some.",
        _minion,
        rulings=("P-Summon-2",),
        new=True,
    ),
    effect(
        "Summon Structure",
        "Summon",
        "A Structure with a trait value, a height, a base and HP is placed; it is Inanimate.",
        _structure,
    ),
)
