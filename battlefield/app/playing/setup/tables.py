"""Tables to set a battle up on: blank ones, those of scene files, and scenarios with what lies on them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from battlefield.files.battles.scripts import read_script
from battlefield.files.scene.kinds import kind_of
from battlefield.files.scene.objectives import check_objectives
from battlefield.files.scene.opening import read_scene
from battlefield.files.scene.pictures import with_picture_found
from battlefield.files.scene.piece_picture_files import without_piece_pictures
from battlefield.files.text.errors import SceneError
from battlefield.rules.core.values import Scalar
from battlefield.rules.scene.contents import Area, Board, Border, Scene, Terrain, scenery_of
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import NO_SCENERY, Entry, Scenery, Zone


@dataclass(frozen=True, slots=True)
class Table:
    """What a battle is fought on: a board with its terrain and areas, and the objectives its file lists.

    `sides` are the sides that a scenario's objectives name, in order, and `settings` what its script sets;
    `book` is the only book that it is for. `zones` and `entries` are drawn for its sides, `turns` is the
    limit that its scenario proposes, 0 for none. The one that is open in the window,
    or chosen in a campaign, `is_open`.
    """

    name: str
    board: Board
    terrain: tuple[Terrain, ...] = ()
    objectives: tuple[Objective, ...] = ()
    path: Path | None = None
    areas: tuple[Area, ...] = ()
    borders: tuple[Border, ...] = ()
    book: str = ""
    sides: tuple[str, ...] = ()
    settings: Mapping[str, Scalar] = field(default_factory=dict)
    zones: tuple[Zone, ...] = ()
    turns: int = 0
    entries: tuple[Entry, ...] = ()
    scenery: Scenery = NO_SCENERY
    is_open: bool = False

    def objectives_of(self, names: tuple[str, ...]) -> tuple[Objective, ...]:
        """Return the objectives for sides of other names; those that do not fit are a SceneError."""
        if self.book:
            called = dict(zip(self.sides, names, strict=False))
            return tuple(replace(each, side=called.get(each.side, each.side)) for each in self.objectives)
        try:
            check_objectives(self.objectives, "objectives", names, self.board)
        except SceneError as error:
            raise error.of(str(self.path or self.name)) from None
        return self.objectives


def blank_table(width: float, height: float) -> Table:
    """Lay a table without terrain."""
    return Table(f"Blank table, {width:g} × {height:g} in", Board(width, height))


def read_table(path: Path) -> Table:
    """Take the table of a scene file, with its terrain and objectives; one that is none is a SceneError."""
    expect(path, "scene", "a table is taken from a scene file")
    scene = read_scene(path)
    return table_of(scene, path, scene.name or path.stem)


def open_table(scene: Scene, path: Path | None, title: str) -> Table:
    """Take the table that is open in the window as it is now, saved or not."""
    return replace(table_of(scene, path, f"{title} (open now)"), is_open=True)


def table_of(scene: Scene, path: Path | None, name: str) -> Table:
    """Take the table of a scene, with its terrain and objectives."""
    scene = without_piece_pictures(scene)
    if path is not None:
        scene = with_picture_found(scene, path)
    return Table(
        name,
        scene.board,
        scene.terrain,
        scene.objectives,
        path,
        scene.areas,
        scene.borders,
        zones=scene.zones,
        turns=scene.facts.turns,
        entries=scene.entries,
        scenery=scenery_of(scene),
    )


def scenarios(scripts: Sequence[Path]) -> tuple[Table, ...]:
    """Take the tables of battle scripts whose maps have areas, with all that is laid out on them."""
    found = ((path, read_script(path)) for path in scripts)
    return tuple(
        Table(
            script.name or path.stem,
            script.board,
            script.terrain,
            path=path,
            areas=script.areas,
            borders=script.borders,
            book=script.book,
            objectives=script.objectives,
            sides=tuple(script.rosters),
            settings=dict(script.settings),
            zones=script.zones,
            turns=script.turns,
            entries=script.entries,
            scenery=script.scenery,
        )
        for path, script in found
        if script.areas
    )


def expect(path: Path, kind: str, remedy: str) -> None:
    """Refuse a file of another kind as a SceneError."""
    found = kind_of(path)
    if found != kind:
        raise SceneError("", f"is a {found}", remedy, str(path))
