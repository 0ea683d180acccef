"""Forces on a drawn table: units from rosters, or plain bases, in formation in their side's zone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from battlefield.app.design.library.formations import Formation, places
from battlefield.app.design.library.library import LibraryPiece
from battlefield.app.desk.edits import Ref, Selection, added, rounded
from battlefield.geometry.displacement import Layout, is_stable
from battlefield.geometry.distance import is_inside
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import BaseSize, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.units import bearing
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.muster.roster import Roster, RosterUnit
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.table.table import body_of, table_of

MOST_MODELS = 200
_STEP = 0.5  # inches between the places that are tried
_STRIP = 0.2  # of the board's height: a side's strip where no zone is drawn
_ARTICLES = ("the", "a", "an")
_NARROWER = (3, 2, 1)  # files that are tried where the wanted formation has no room


@dataclass(frozen=True, slots=True)
class Squad:
    """Models that stand together: their unit's name, and of each its base, its height and its own name."""

    unit: str
    models: tuple[tuple[BaseSize, float, str], ...]

    @property
    def sizes(self) -> tuple[BaseSize, ...]:
        """The bases in their order."""
        return tuple(size for size, _, _ in self.models)


@dataclass(frozen=True, slots=True)
class Deployment:
    """A table with a force on it: who came on, and which units found no room."""

    scene: Scene
    refs: Selection
    left_out: tuple[str, ...] = ()


def squads_of(roster: Roster) -> tuple[Squad, ...]:
    """Return the units of a roster, their sergeants first."""
    return tuple(_squad(unit) for unit in roster.units)


def _squad(unit: RosterUnit) -> Squad:
    leaders = [(each.base, each.height, each.name) for each in unit.sergeants]
    return Squad(unit.name, (*leaders, *[(unit.base, unit.height, "")] * unit.models)[:MOST_MODELS])


def plain(unit: str, size: BaseSize, count: int, height: float) -> Squad:
    """Return so many plain bases."""
    return Squad(unit or "Unit", ((size, height, ""),) * max(1, min(count, MOST_MODELS)))


def in_hand(squad: Squad, side: str, formation: Formation) -> LibraryPiece:
    """Return a unit in formation as something to be put down by hand."""
    at = places(squad.sizes, formation)
    return LibraryPiece(squad.unit, "", "", tuple(_models(squad, side, at, 0.0)))


def zones_of(scene: Scene, side: str, number: int) -> tuple[Outline, ...]:
    """Return the deployment zones of a side: those that are its own, else a strip along its edge.

    `number` counts the sides: the first has the top edge, the others the bottom edge.
    """
    own = [zone.outline for zone in scene.zones if zone.kind == "deployment" and zone.side == side]
    if own:
        return tuple(own)
    width, height = scene.board.width, scene.board.height
    low, high = (0.0, _STRIP * height) if number == 0 else ((1.0 - _STRIP) * height, height)
    return (Polygon(((0.0, low), (width, low), (width, high), (0.0, high))),)


def deployed(
    scene: Scene, squads: Sequence[Squad], side: str, zones: Sequence[Outline], formation: Formation
) -> Deployment:
    """Put units into zones, one after the other from the table's edge inward, none overlapping anything.

    A unit for which the formation has no room stands in fewer files; one that fits in none is left out.
    """
    refs: list[Ref] = []
    left_out = []
    for squad in squads:
        found = _placed(scene, squad, side, zones, formation)
        if found is None:
            left_out.append(squad.unit)
            continue
        for model in found:
            scene, ref = added(scene, model)
            refs.append(ref)
    return Deployment(scene, tuple(refs), tuple(left_out))


def _placed(
    scene: Scene, squad: Squad, side: str, zones: Sequence[Outline], formation: Formation
) -> list[Model] | None:
    layout = Layout.of(table_of(scene))
    narrower = [replace(formation, shape="ranks", files=files) for files in _NARROWER]
    for each in (formation, replace(formation, shape="ranks"), *narrower):
        for zone in zones:
            facing = facing_of(scene, zone)
            models = _models(squad, side, places(squad.sizes, each), facing)
            for at in _spots(zone, models):
                moved = _moved(models, at)
                if all(_may_stand(layout, zone, model) for model in moved):
                    return moved
    return None


def facing_of(scene: Scene, zone: Outline) -> float:
    """Return the bearing, a multiple of 90, in which a zone looks at the middle of the table."""
    box, board = Box.of(zone), scene.board
    (x, y), middle = box.centre, (board.width / 2.0, board.height / 2.0)
    dx, dy = (middle[0] - x) / board.width, (middle[1] - y) / board.height
    if abs(dx) > abs(dy):
        return bearing(dx, 0.0)
    return bearing(0.0, dy) if dy else 0.0


def _spots(zone: Outline, models: Sequence[Model]) -> Iterator[Point]:
    """Yield places in a zone at which the box about a formation lies in that about the zone.

    They come row by row from the rear to the front, each from the middle outward.
    """
    box, own = Box.of(zone), Box.joint(Box.of(_base(model)) for model in models)
    (x, y), facing = box.centre, models[0].facing
    wide, high = box.width - own.width, box.height - own.height
    if wide < 0.0 or high < 0.0:
        return
    depth, breadth = (high, wide) if facing % 180.0 == 0.0 else (wide, high)
    turned, middle = Affine.turn(facing, (x, y)), own.centre
    for row in range(int(depth / _STEP) + 1):
        for number in range(int(breadth / _STEP) + 1):
            aside = _STEP * ((number + 1) // 2) * (1 if number % 2 else -1)
            at = turned.point((x + aside, y + depth / 2.0 - _STEP * row))
            yield at[0] - middle[0], at[1] - middle[1]


def _base(model: Model) -> PlacedBase:
    return PlacedBase(model.base, model.at, model.facing)


def _models(squad: Squad, side: str, at: Sequence[Point], facing: float) -> list[Model]:
    turned = Affine.turn(facing, (0.0, 0.0))
    words = ["".join(filter(str.isalnum, word)) for word in squad.unit.lower().split()]
    stem = next((word for word in words if word and word not in _ARTICLES), "m")[:12]
    return [
        Model(f"{stem}{n}", size, rounded(turned.point(place)), squad.unit, side, 0.0, height, facing, name)
        for n, ((size, height, name), place) in enumerate(zip(squad.models, at, strict=True), 1)
    ]


def _moved(models: Sequence[Model], by: Point) -> list[Model]:
    return [replace(model, at=rounded((model.at[0] + by[0], model.at[1] + by[1]))) for model in models]


def _may_stand(layout: Layout, zone: Outline, model: Model) -> bool:
    """Return whether a model lies wholly in a zone and can stand on the table's level there."""
    nameless = replace(model, id="")  # else one on the table of the same id would be taken for itself
    return is_inside(_base(model), zone) and is_stable(layout, body_of(nameless), model.at, model.bottom)
