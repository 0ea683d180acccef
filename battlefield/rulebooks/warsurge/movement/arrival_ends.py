"""Where the centre of a figure may come to be that is placed and comes there by no way, for the eye."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import reduce
from math import hypot

from battlefield.geometry.displacement import Layout, stable_places, standing_area
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import PlacedBase, Polygon
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement import nearer_than, shared, shared_shifts, without
from battlefield.geometry.pieces import Body, Piece
from battlefield.rulebooks.warsurge.movement.movement_paths import APART, ground_for, kept_off
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Ends, Joint
from battlefield.rules.core.state import State
from battlefield.rules.table import layout
from battlefield.rules.table.standing_room import heights_of, standing_beside
from battlefield.rules.table.table import body_of


def ends_in(game: Game, unit: str, zone: Sequence[Polygon], units: Sequence[str] = ()) -> Ends:
    """Tell where figures that arrive lie wholly in a zone, an inch off enemies; `units` are all that come."""

    def ends(figure: str, facing: float | None) -> Sequence[Polygon]:
        ground, body = Layout.of(ground_for(game, *(units or (unit,)))), faced(game.state, figure, facing)
        far = hypot(ground.table.width, ground.table.height) + hypot(*body.base.at)
        areas = standing_area(zone, (), body.base.size, body.base.facing)
        levels = [(height, areas) for height in heights_of(ground)]
        return without(stable_places(levels, ground, body, far), near_enemies(game, unit, body.base))

    return ends


def ends_beside(
    game: Game, unit: str, cores: Sequence[PlacedBase], inches: float, taken: Sequence[Body] = ()
) -> Ends:
    """Tell where figures that arrive stand within some inches of bases, an inch off enemies.

    `taken` are bodies that come to stand there as well.
    """

    def ends(figure: str, facing: float | None) -> Sequence[Polygon]:
        known, body = ground_for(game, unit), faced(game.state, figure, facing)
        ground = Layout.of(replace(known, bodies=(*known.bodies, *taken)))
        return without(standing_beside(ground, body, cores, inches), near_enemies(game, unit, body.base))

    return ends


def ends_about(state: State, unit: str, cores: Sequence[PlacedBase], inches: float) -> Ends:
    """Tell where figures that are put down stand within some inches of bases, whoever is near."""

    def ends(figure: str, facing: float | None) -> Sequence[Polygon]:
        room = layout.layout_without(state, state.units[unit].figures)
        return standing_beside(room, faced(state, figure, facing), cores, inches)

    return ends


def ends_apart(game: Game, unit: str, figures: Sequence[str]) -> Ends:
    """Tell where figures of a unit come to stand elsewhere, an inch off enemies that it does not fight."""
    ground = layout.layout_without(game.state, figures)

    def ends(figure: str, facing: float | None) -> Sequence[Polygon]:
        body = faced(game.state, figure, facing)
        far = hypot(ground.table.width, ground.table.height) + hypot(*body.base.at)
        levels = [(height, [whole_table(game.state)]) for height in heights_of(ground)]
        fights = unit_status.foes_in_melee(game.state, unit)
        near = near_enemies(game, unit, body.base, fights)
        return without(stable_places(levels, ground, body, far), near)

    return ends


def ends_where_it_lands(game: Game, unit: str) -> Ends:
    """Tell where a figure that no terrain stops comes down: at whatever height it finds room, off enemies."""

    def ends(figure: str, facing: float | None) -> Sequence[Polygon]:
        ground, body = ground_for(game, unit), faced(game.state, figure, facing)
        far = hypot(ground.width, ground.height) + hypot(*body.base.at)
        found: list[Polygon] = []
        for height in heights_of(Layout.of(ground)):
            level = Layout.of(replace(ground, pieces=tuple(_bearing(each, height) for each in ground.pieces)))
            found += stable_places([(height, [whole_table(game.state)])], level, body, far)
        return without(found, near_enemies(game, unit, body.base))

    return ends


def _bearing(piece: Piece, height: float) -> Piece:
    """Return a piece that is a platform at one height only."""
    return piece if abs(piece.top - height) <= TOL else replace(piece, platform=False)


def one_beside(state: State, unit: str, cores: Sequence[PlacedBase], inches: float) -> Joint:
    """Tell where a layout may be of which one figure of a unit at least is within some inches of bases."""

    def joint(places: tuple[Placed, ...], held: str) -> Sequence[Polygon]:
        own = [place for place in places if state.figures[place.figure].model.unit == unit]
        return _any_near(state, places, held, own, (cores, inches))

    return joint


def linked_to(state: State, others: Sequence[PlacedBase], inches: float) -> Joint:
    """Tell where a layout may be that hangs together with bases that stay where they are."""

    def joint(places: tuple[Placed, ...], held: str) -> Sequence[Polygon]:
        groups = (
            _any_near(state, places, held, own, (others, inches)) for own in _groups(state, places, inches)
        )
        return reduce(shared, groups)

    return joint


def _any_near(
    state: State,
    places: tuple[Placed, ...],
    held: str,
    own: Sequence[Placed],
    to: tuple[Sequence[PlacedBase], float],
) -> tuple[Polygon, ...]:
    """Return where the held figure is while one at least of some figures of its layout is near to bases."""
    (cores, inches), found = to, list[Polygon]()
    x, y = next(place.at for place in places if place.figure == held)
    for place in own:
        base = faced(state, place.figure, place.facing).base
        near = nearer_than(inches, cores, base.size, base.facing)
        found += shared_shifts([(near, (place.at[0] - x, place.at[1] - y))])
    return tuple(found)


def _groups(state: State, places: tuple[Placed, ...], inches: float) -> list[list[Placed]]:
    """Part a layout into those that hang together within some inches."""
    groups: list[list[Placed]] = []
    for place in places:
        near = [group for group in groups if any(_gap(state, place, each) <= inches + TOL for each in group)]
        groups = [group for group in groups if group not in near]
        groups.append([place, *(each for group in near for each in group)])
    return groups


def _gap(state: State, one: Placed, other: Placed) -> float:
    first, second = (
        replace(faced(state, place.figure, place.facing).base, at=place.at) for place in (one, other)
    )
    return gap(first, second).gap


def whole_table(state: State) -> Polygon:
    """Return all of the table as an area."""
    wide, high = state.board.width, state.board.height
    return Polygon(((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)))


def faced(state: State, figure: str, facing: float | None) -> Body:
    """Return the body of a figure that is turned somewhere."""
    model = state.figures[figure].model
    return body_of(model if facing is None else replace(model, facing=facing))


def near_enemies(game: Game, unit: str, base: PlacedBase, besides: Collection[str] = ()) -> Sequence[Polygon]:
    """Return where a base lies within an inch of an enemy, or touches one: nobody arrives there."""
    foes = (foe.id for foe in kept_off(game, unit) if foe.id not in besides)
    bases = [each for foe in foes for each in layout.bases(game.state.figures_of(foe))]
    return nearer_than(APART, bases, base.size, base.facing) if bases else ()
