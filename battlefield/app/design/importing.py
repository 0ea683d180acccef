"""Other programs' files on the way to a table: told apart, asked about, opened or added to what is there."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePath

from battlefield.app.design.edits.copies import added_mapped
from battlefield.app.design.library.forces import Deployment, Squad, deployed, zones_of
from battlefield.app.design.library.formations import Formation
from battlefield.app.design.parts.parts import all_parts, hold_of
from battlefield.app.design.symmetry.images import sides_of
from battlefield.app.desk.edits import Selection
from battlefield.files.imports import FORMATS, Question, Source, format_of, imported, questions, read_source
from battlefield.files.imports.laying.result import Imported, Picture
from battlefield.files.imports.reading.source import ReadPixels
from battlefield.files.journals.journal_damage import set_aside
from battlefield.files.scene.kinds import FORMATS as OWN_FORMATS
from battlefield.files.scene.whole_files import need_folder, write_bytes
from battlefield.files.terrain.base_sizes import read_bases, write_bases
from battlefield.files.text.errors import SceneError, reason
from battlefield.files.text.watching import Cancelled, Progress
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.scenario import Layer

ARMY = "army-list"
_HEAD = 4096  # bytes in which our files name themselves
BASE = "base:"  # how the keys of questions for the base of a model begin


@dataclass(frozen=True, slots=True, eq=False)
class Opened:
    """A file that can be imported: what it is, and what must be asked, with usual answers.

    `known` are answers that nobody guessed: bases of the user's own table, by the keys of their questions.
    """

    source: Source
    format: str
    asked: tuple[Question, ...]
    known: Mapping[str, object]

    @property
    def words(self) -> str:
        """Say what kind of file it is."""
        return FORMATS[self.format].words


def opened_import(
    given: Path | Source,
    bases: Mapping[str, BaseSize] | None = None,
    cancelled: Cancelled = None,
    read_pixels: ReadPixels | None = None,
) -> Opened:
    """Read a file that is to be imported, or what was pasted as one; a SceneError says why it cannot be.

    `bases` are the user's own by the names of models: they take the place of guesses. Raises StoppedError as
    soon as it is cancelled.
    """
    source = given if isinstance(given, Source) else read_source(given, read_pixels)
    asked, own = questions(source, cancelled), bases or {}
    names = {question.key: question.key.removeprefix(BASE) for question in asked}
    known = {key: own[name] for key, name in names.items() if key.startswith(BASE) and name in own}
    usual = tuple(replace(each, usual=known.get(each.key, each.usual)) for each in asked)
    return Opened(source, format_of(source, cancelled), usual, known)


def asked_at_table(opened: Opened, scene: Scene) -> Opened:
    """Ask for an army no more than the open table leaves open: its size is known, its sides are proposed.

    The side that is proposed first has no models yet, and a deployment zone where any side has one.
    """
    if opened.format != ARMY:
        return opened
    sides = sides_of(scene)
    there = frozenset(model.side for model in scene.models)
    waiting = [side for side in (*deploying_sides(scene), *sides) if side not in there]
    side = next(iter((*waiting, *sides)))
    asked = tuple(
        replace(each, usual=side, choices=sides) if each.key == "side" else each
        for each in opened.asked
        if each.key not in ("width", "height")
    )
    known = {**opened.known, "side": side, "width": scene.board.width, "height": scene.board.height}
    return replace(opened, asked=asked, known=known)


def says_ours(path: Path) -> bool:
    """Tell at once whether a file says of itself that it is ours, or cannot be looked into."""
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except OSError:
        return True
    return any(f'"{name}"'.encode() in head for name in OWN_FORMATS)


def pasted_file(text: str) -> Source | None:
    """Take what was copied as the text of another program's file; None where it is none."""
    source = Source("the clipboard", text.encode(errors="replace"))
    try:
        ours = any(f'"{name}"'.encode() in source.head for name in OWN_FORMATS)
        return source if source.head and not ours and format_of(source) else None
    except SceneError:
        return None


def is_foreign(path: Path) -> bool:
    """Return whether a file that is no scene, script, battle or roster of ours can be imported."""
    try:
        source = read_source(path)
        if any(f'"{name}"'.encode() in source.head for name in OWN_FORMATS):
            return False
        name = format_of(source)
    except SceneError:
        return False
    return name != "ascii" or path.suffix.lower() != ".json"


def read_import(
    opened: Opened, answers: Mapping[str, object], cancelled: Cancelled = None, progress: Progress = None
) -> Imported:
    """Read the file with the answers, those left out as usual; raise SceneError where it cannot be.

    Raises StoppedError as soon as it is cancelled; `progress` is told how much is done, from 0 to 1.
    """
    return imported(opened.source, {**opened.known, **answers}, cancelled, progress)


def known_bases(path: Path) -> dict[str, BaseSize]:
    """Read the user's table of bases; none where there is no such file, or a damaged one."""
    try:
        return read_bases(path)
    except SceneError:
        return {}


def remember_bases(path: Path, opened: Opened, answers: Mapping[str, object]) -> str:
    """Keep in the user's table the bases that were chosen; raise SceneError where the disk refuses.

    A damaged table is kept under another name before a new one is begun: then that is said in a sentence.
    """
    chosen = {
        key.removeprefix(BASE): value
        for key, value in answers.items()
        if key.startswith(BASE) and isinstance(value, BaseSize)
    }
    usual = {question.key.removeprefix(BASE): question.usual for question in opened.asked}
    fresh = {name: base for name, base in chosen.items() if usual.get(name) != base}
    if not fresh:
        return ""
    try:
        known, said = read_bases(path), ""
    except SceneError:
        known, said = {}, f"Your table of bases was damaged and is begun anew; it is kept as {_aside(path)}"
    write_bases(path, {**known, **fresh})
    return said


def _aside(path: Path) -> Path:
    try:
        return set_aside(path)
    except OSError as error:
        found = f"is damaged and cannot be kept beside ({reason(error)})"
        raise SceneError("", found, "move it elsewhere", str(path)) from None


def with_picture(found: Imported, folder: Path) -> Scene:
    """Lay the picture that came with a file under its scene, kept in a folder until the scene is saved.

    Raises SceneError where it cannot be unpacked or written.
    """
    picture = found.picture
    if picture is None:
        return found.scene
    return replace(found.scene, backdrop=picture.backdrop(str(_kept(picture, folder))))


def _kept(picture: Picture, folder: Path) -> Path:
    if picture.file is not None:
        return picture.file.resolve()
    data = picture.unpacked()
    stem = hashlib.sha256(data).hexdigest()[:16]
    path = folder / f"{stem}{PurePath(picture.name).suffix.lower()}"
    if not path.exists():
        need_folder(folder)
        write_bytes(path, data)
    return path


def added_to(scene: Scene, other: Scene) -> tuple[Scene, Selection]:
    """Add all parts of another scene where they lie there, under free ids; give also what is new.

    Layers that are lacking are added, the other's picture only where there is none.
    """
    parts = all_parts(other)
    known = frozenset(layer.id for layer in scene.layers)
    used = frozenset(hold_of(part).layer for part in parts)
    fresh = tuple(Layer(each.id) for each in other.layers if each.id in used and each.id not in known)
    scene = replace(scene, layers=(*scene.layers, *fresh)) if fresh else scene
    if scene.backdrop is None and other.backdrop is not None:
        scene = replace(scene, backdrop=other.backdrop)
    return added_mapped(scene, parts, Affine.shift((0.0, 0.0)))


def deploying_sides(scene: Scene) -> tuple[str, ...]:
    """Return the sides whose deployment zones an army can be placed in."""
    owners = frozenset(zone.side for zone in scene.zones if zone.kind == "deployment")
    return tuple(side for side in sides_of(scene) if side in owners)


def army_in_zone(scene: Scene, army: Scene, side: str) -> Deployment:
    """Place an imported army into a side's deployment zone, unit by unit; who has no room is told."""
    squads = squads_of(army.models)
    return deployed(scene, squads, side, zones_of(scene, side, 0), Formation.usual("ranks"))


def squads_of(models: Sequence[Model]) -> tuple[Squad, ...]:
    """Sort models by their units, in the order in which these first come."""
    units: dict[str, list[tuple[BaseSize, float, str]]] = {}
    for model in models:
        units.setdefault(model.unit, []).append((model.base, model.height, model.name))
    return tuple(Squad(unit or "Unit", tuple(of)) for unit, of in units.items())
