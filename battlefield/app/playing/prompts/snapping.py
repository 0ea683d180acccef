"""What stands about figures that a hand moves: they snap into contact with it, and it is named."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from battlefield.app.desk.answers import placed
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.seen_game import at_place
from battlefield.geometry.displacement import Closing, Layout, Thing, touched_by
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import State
from battlefield.rules.table import layout
from battlefield.rules.table.crossing import is_at_level, is_over
from battlefield.rules.table.table import body_of

NEAR = 0.25  # inches from which a hand snaps, however far the eye is from the table
HALF_WAY = 0.5  # inches from which it does where an enemy may be touched, or an inch kept from it
Layed = Mapping[str, Placed]


@dataclass(frozen=True, slots=True)
class _Thing:
    """Something that can be touched: its shape, whose it is, and whether that is an enemy's or a friend's."""

    shape: Thing
    name: str
    is_enemy: bool
    is_friend: bool = False

    @property
    def told(self) -> str:
        """The name with what it is to who comes beside it; terrain is neither friend nor enemy."""
        if self.is_enemy:
            return f"{self.name} (enemy)"
        return f"{self.name} (friendly)" if self.is_friend else self.name


@dataclass(frozen=True, slots=True)
class Snapped:
    """A step that leads into contact: whether it is an enemy's, and whether it leaves what was overlapped."""

    by: Point
    is_enemy: bool
    left: bool = False


class Surroundings:
    """All that figures of one unit may come to touch, at their height."""

    def __init__(self, desk: PlayedDesk, figures: Sequence[str]) -> None:
        self._desk, self._figures = desk, figures
        self._known: tuple[tuple[float, float], list[_Thing]] | None = None

    def snapped(
        self, places: Layed, who: Iterable[str], came: Point, foes_from: float, from_: float = NEAR
    ) -> Snapped | None:
        """Find the step from a layout into contact with what is near; `came` led to it.

        Enemies count from `foes_from` inches away, all else from `from_`.
        """
        moving, things = self._apart(places, tuple(who))
        within = [foes_from if thing.is_enemy else from_ for thing in things]
        foes = [n for n, thing in enumerate(things) if thing.is_enemy]
        found = self._closed(moving, things, within, came)
        if found is None and foes:  # others in the way of the one that is meant leave it free to be touched
            found = self._closed(moving, [things[n] for n in foes], [within[n] for n in foes], came)
            return Snapped(found.by, True, found.left) if found is not None else None
        if found is None:
            return None
        return Snapped(found.by, any(things[row].is_enemy for row in found.touched), found.left)

    def _closed(
        self, moving: Sequence[PlacedBase], things: Sequence[_Thing], within: Sequence[float], came: Point
    ) -> Closing | None:
        return Closing.of(moving, [thing.shape for thing in things], within, came)

    def stander(self, place: Placed) -> tuple[BaseSize, float, tuple[Thing, ...]]:
        """Return the base of a figure, where it faces at a place, and what it may not lie over there."""
        base, others = self._base(place), self._others({place.figure: place}, (place.figure,))
        return base.size, base.facing, tuple(thing.shape for thing in others)

    def touched(self, places: Layed) -> tuple[str, ...]:
        """Name what a layout touches, the enemies first, and say who is an enemy and who a friend."""
        moving, things = self._apart(places, tuple(places))
        rows = touched_by(moving, [thing.shape for thing in things])
        found = sorted((things[row] for row in rows), key=lambda thing: not thing.is_enemy)
        return tuple(dict.fromkeys(thing.told for thing in found if thing.name))

    def dangers(self, places: Layed) -> tuple[str, ...]:
        """Name the dangerous ground that figures of a layout stand in."""
        pieces = [piece for piece in self._desk.state.terrain if "dangerous" in piece.ground]
        met = (
            piece.name or piece.kind or piece.id
            for piece in pieces
            for place in places.values()
            if is_at_level(piece, place.bottom) and is_over(self._base(place), piece.outline)
        )
        return tuple(dict.fromkeys(met))

    def _apart(self, places: Layed, who: tuple[str, ...]) -> tuple[list[PlacedBase], list[_Thing]]:
        """Part a layout into the bases that are moved and the things that these may touch."""
        moved = frozenset(who)
        fellows = [_Thing(self._base(place), "", False) for id_, place in places.items() if id_ not in moved]
        return [self._base(places[id_]) for id_ in who], [*self._others(places, who), *fellows]

    def _base(self, place: Placed) -> PlacedBase:
        return placed(at_place(self._desk.state, place))

    def _others(self, places: Layed, who: tuple[str, ...]) -> list[_Thing]:
        """Return what stands at the height of the first figure that is moved."""
        state, first = self._desk.state, places[who[0]]
        model = replace(state.figures[first.figure].model, at=first.at, bottom=first.bottom)
        key = (first.bottom, model.height)
        if self._known is None or self._known[0] != key:
            moved = frozenset(self._figures)
            self._known = key, _things(self._desk, state, moved, model.id, model.bottom)
        return self._known[1]


def _things(
    desk: PlayedDesk, state: State, moving: frozenset[str], figure: str, bottom: float
) -> list[_Thing]:
    """Return the shapes that a figure at a height may touch: other figures, and what cannot be entered."""
    known, model = layout.table(state), state.figures[figure].model
    body = replace(body_of(model), bottom=bottom)
    about = Layout.of(known)
    side, veil = state.units[model.unit].commander, desk.seen.veil
    is_in_way, found = about.is_body_in_the_way(body), list[_Thing]()
    for row, other in enumerate(known.bodies):
        unit = state.units[state.figures[other.id].model.unit]
        shown = veil.state.units.get(veil.shown_as(unit.id))
        if other.id not in moving and shown is not None and is_in_way(row):
            is_enemy = unit.commander != side
            found.append(_Thing(other.base, shown.name, is_enemy, not is_enemy))
    names = {piece.id: piece.name or piece.kind for piece in state.terrain}
    stands = about.is_piece_in_the_way(body)
    walls = (piece for row, piece in enumerate(known.pieces) if stands(row))
    return [*found, *(_Thing(piece.outline, names.get(piece.id, "terrain"), False) for piece in walls)]
