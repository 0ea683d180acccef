"""Where the centre of a figure may come to be that is placed and comes there by no way, for the eye."""

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from battlefield.geometry.displacement import Layout, stable_places, standing_area
from battlefield.geometry.kernel.shapes import PlacedBase, Polygon
from battlefield.geometry.movement import nearer_than, without
from battlefield.geometry.pieces import Body
from battlefield.rulebooks.warsurge.movement.movement_paths import APART, ground_for, kept_off
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Ends
from battlefield.rules.core.state import State
from battlefield.rules.table import layout
from battlefield.rules.table.standing_room import heights_of, standing_beside
from battlefield.rules.table.table import body_of


def ends_in(game: Game, unit: str, zone: Sequence[Polygon], units: Sequence[str] = ()) -> Ends:
    """Tell where figures that arrive lie wholly in a zone, an inch off enemies; `units` are all that come."""

    def ends(figure: str, facing: float | None) -> Sequence[Polygon]:
        ground, body = Layout.of(ground_for(game, *(units or (unit,)))), _faced(game.state, figure, facing)
        far = hypot(ground.table.width, ground.table.height) + hypot(*body.base.at)
        areas = standing_area(zone, (), body.base.size, body.base.facing)
        levels = [(height, areas) for height in heights_of(ground)]
        return without(stable_places(levels, ground, body, far), _near_enemies(game, unit, body.base))

    return ends


def ends_beside(
    game: Game, unit: str, cores: Sequence[PlacedBase], inches: float, taken: Sequence[Body] = ()
) -> Ends:
    """Tell where figures that arrive stand within some inches of bases, an inch off enemies.

    `taken` are bodies that come to stand there as well.
    """

    def ends(figure: str, facing: float | None) -> Sequence[Polygon]:
        known, body = ground_for(game, unit), _faced(game.state, figure, facing)
        ground = Layout.of(replace(known, bodies=(*known.bodies, *taken)))
        return without(standing_beside(ground, body, cores, inches), _near_enemies(game, unit, body.base))

    return ends


def ends_about(state: State, unit: str, cores: Sequence[PlacedBase], inches: float) -> Ends:
    """Tell where figures that are put down stand within some inches of bases, whoever is near."""

    def ends(figure: str, facing: float | None) -> Sequence[Polygon]:
        room = layout.layout_without(state, state.units[unit].figures)
        return standing_beside(room, _faced(state, figure, facing), cores, inches)

    return ends


def _faced(state: State, figure: str, facing: float | None) -> Body:
    model = state.figures[figure].model
    return body_of(model if facing is None else replace(model, facing=facing))


def _near_enemies(game: Game, unit: str, base: PlacedBase) -> Sequence[Polygon]:
    """Return where a base lies within an inch of an enemy, or touches one: nobody arrives there."""
    foes = (foe.id for foe in kept_off(game, unit))
    bases = [each for foe in foes for each in layout.bases(game.state.figures_of(foe))]
    return nearer_than(APART, bases, base.size, base.facing) if bases else ()
