"""How a book looks and measures on any table: who is in whose way, and which limits it goes by."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from battlefield.geometry.kernel.shapes import Template
    from battlefield.rules.core.state import State
    from battlefield.rules.scene.contents import Scene
    from battlefield.rules.table.looks import Look

_ANYBODY = "anybody"


@dataclass(frozen=True, slots=True)
class ByAreas:
    """How a game of areas looks and measures, from one area to another: `steps` None is no way at all."""

    sees: "Callable[[State, str, str], bool]"
    steps: "Callable[[State, str, str], int | None]"


@dataclass(frozen=True, slots=True)
class Measuring:
    """The ways of a book, and the numbers of the rulings that say so; "" where there is none of its own.

    `look` and `areas` take a state and two figures, or two areas; a book has one of them. `alone` tells that
    every model is a unit by itself; `coherency` is the horizontal and the vertical limit, None without any.
    `height` tells how far up a template reaches, None where that plays no part; `upward` is its ruling.
    """

    key: str
    look: "Callable[[State, str, str], Look] | None" = None
    areas: ByAreas | None = None
    alone: bool = True
    coherency: tuple[float, float] | None = None
    sight: str = ""
    coverage: str = ""
    height: "Callable[[Template], float | None] | None" = None
    upward: str = ""
    range: str = ""

    def laid_out(self, scene: "Scene") -> "State":
        """Begin with the models of a scene as this book counts them, of whom nothing else is known."""
        from battlefield.rules.book.bench import BenchEffect, Case, cast_of  # which loads the rules of play
        from battlefield.rules.core.state import Clock, Figure, Profile, State

        cast = cast_of(Case(scene, BenchEffect("", "", ""), ""), alone=self.alone)
        figures = {model.id: Figure(model, 1) for group in cast.groups for model in group.models}
        units, known = cast.units(_ANYBODY, _ANYBODY), {_ANYBODY: Profile(_ANYBODY, _ANYBODY)}
        table = (scene.board, scene.terrain, cast.sides, known, units, figures)
        clock = Clock(1, "", 0, cast.side, cast.side)
        return State(self.key, *table, clock=clock, areas=scene.areas, borders=scene.borders)
