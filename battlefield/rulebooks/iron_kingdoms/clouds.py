"""Clouds: circles of smoke or darkness that lie for some rounds; who is in them, and whose sight they bar."""

from collections.abc import Sequence
from functools import lru_cache

from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import Circle, PlacedBase, Point, Template
from battlefield.geometry.kernel.tolerance import is_overlapping
from battlefield.geometry.pieces import Piece
from battlefield.rulebooks.iron_kingdoms.models import size_of
from battlefield.rulebooks.iron_kingdoms.words import ENDS, IS_CLOUD, ROUNDS, SIZE
from battlefield.rules.core.events import MarkerLaid, MarkerTaken
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Held, Marker, State
from battlefield.rules.core.values import grained, info_of
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.skirmish.single import figure_of
from battlefield.rules.table import layout
from battlefield.rules.table.sliding import deepest_along
from battlefield.rules.table.table import piece_of

_USUAL_SIZE = 3  # inches across


def clouds(state: State) -> tuple[Marker, ...]:
    """Return the clouds that lie on the table, oldest first."""
    return tuple(mark for mark in state.markers if mark.get(IS_CLOUD))


def cloud_size(state: State, weapon: str, held: Held) -> int:
    """Return how many inches a cloud is across: as the roster says, as the template of the weapon, or 3."""
    return SIZE.found(held.info) or size_of(state, weapon) or _USUAL_SIZE


def lay_cloud(game: Game, at: Point, held: Held, size: int, by: str) -> Marker:
    """Lay a cloud of `size` inches across; it remains for the rounds that the roster gives, else for one."""
    said = dict(held.info)
    said.pop(ROUNDS.name, None)
    ends = game.state.clock.turn + ROUNDS.found(held.info)
    facts = info_of({**said, **dict([IS_CLOUD(True), ENDS(ends)])})
    spot = (grained(at[0]), grained(at[1]))
    template = Template("round", float(size), spot)
    side = game.state.units[by].commander
    laid = Marker(f"cloud {game.state.serial + 1}", held.name, spot, side, by, template, info=facts)
    game.emit(MarkerLaid(laid))
    return laid


def clear_clouds(game: Game, side: str) -> None:
    """Take off the clouds of a side whose time has come, at the start of its turn."""
    for mark in clouds(game.state):
        if mark.side == side and mark.get(ENDS) <= game.state.clock.turn:
            game.emit(MarkerTaken(mark.id, "the cloud clears"))


def is_in(state: State, unit: str, cloud: Marker) -> bool:
    """Return whether any part of a character's base is covered by a cloud."""
    return cloud.template is not None and layout.under(cloud.template, [figure_of(state, unit)])[0]


def covers(template: Template, at: Point) -> bool:
    """Return whether a spot of the table lies under a template."""
    return is_overlapping(gap(template, Circle(at, 0.0)).margin)


def clouds_round(state: State, unit: str) -> tuple[str, ...]:
    """Return the ids of the clouds that a character is within, and of cloud terrain."""
    laid = [mark.id for mark in clouds(state) if is_in(state, unit, mark)]
    base = layout.base_of(figure_of(state, unit).model)
    return (*laid, *_drawn_round(Same(state.terrain), base))


@lru_cache(maxsize=4096)  # drawn clouds stay where they are
def _drawn_round(terrain: Same[tuple[Terrain, ...]], base: PlacedBase) -> tuple[str, ...]:
    drawn = (piece for piece in terrain.value if piece.sight == "cloud")
    return tuple(piece.id for piece in drawn if gap(base, piece.outline).overlapping)


def pieces(state: State, without: Sequence[str]) -> tuple[Piece, ...]:
    """Return the clouds as the kernel asks about them, but for some; each reaches up without end."""
    laid = tuple(
        Piece(mark.id, Circle(mark.at, mark.template.size / 2.0), cloud=True)
        for mark in clouds(state)
        if mark.template is not None and mark.id not in without
    )
    drawn = (piece_of(each) for each in state.terrain if each.sight == "cloud" and each.id not in without)
    return (*drawn, *laid)


def passes_through(state: State, unit: str, path: Sequence[Point], cloud: Marker) -> bool:
    """Return whether a character's base comes under a cloud as it goes along a path."""
    if cloud.template is None:
        return False
    model = figure_of(state, unit).model
    return is_in(state, unit, cloud) or is_overlapping(deepest_along(cloud.template, model, path))
