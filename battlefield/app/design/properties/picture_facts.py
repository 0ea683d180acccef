"""The properties of pictures on pieces: which file, how it lies, how wide it is and how it is turned."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from battlefield.app.design.parts.parts import Part, ref_of, replaced
from battlefield.app.design.parts.places import box_of_part, centre_of, free_parts
from battlefield.app.design.properties.property_kinds import Property, Value
from battlefield.app.desk.edits import Ref
from battlefield.files.text import limits
from battlefield.rules.scene.contents import Scene, Terrain
from battlefield.rules.scene.piece_picture import PICTURE_WAYS, PiecePicture

_WAYS = {"within": "Once, cut at the edge", "tiled": "Repeated, cut at the edge", "over": "Laid over it"}


def with_picture(part: Part, file: str) -> Part:
    """Lay a picture on a piece, wide enough to span it where it had none; "" takes it away."""
    if not isinstance(part, Terrain):
        return part
    if not file.strip():
        return replace(part, picture=None)
    if part.picture is not None:
        return replace(part, picture=replace(part.picture, file=file.strip()))
    low, high = limits.TEMPLATE
    box, middle = box_of_part(part), centre_of(part)[0]  # which a picture lies about, and a box need not
    width = 2.0 * max(middle - box.left, box.right - middle)
    width = min(max(round(width, 3), low), high)
    return replace(part, picture=PiecePicture(file.strip(), width))


def pictures_laid(scene: Scene, refs: Iterable[Ref], picture: Path, table: Path | None) -> Scene:
    """Lay a picture on pieces, named from the table's own file where it lies beside or below that."""
    folder = table.absolute().parent if table is not None else None
    is_below = folder is not None and picture.is_relative_to(folder)
    file = picture.relative_to(folder).as_posix() if folder is not None and is_below else str(picture)
    pairs = [(part, with_picture(part, file)) for part in free_parts(scene, refs)]
    return replaced(scene, {ref_of(part): done for part, done in pairs if done != part})


def _file_of(part: Part) -> Value | None:
    if not isinstance(part, Terrain):
        return None
    return part.picture.file if part.picture is not None else ""


def _told(key: str, text: str, tip: str, **more: Any) -> Property:
    """Make a property of the picture, which only pieces with one have."""

    def of(part: Part) -> Value | None:
        if not isinstance(part, Terrain) or part.picture is None:
            return None
        value: Value = getattr(part.picture, key)
        return value

    def put(part: Part, value: Value) -> Part:
        if not isinstance(part, Terrain) or part.picture is None:
            return part
        changes: dict[str, Any] = {key: value}
        return replace(part, picture=replace(part.picture, **changes))

    kind = more.pop("kind")
    return Property(f"picture {key}", text, kind, "Picture", tip, of, put, **more)


_FILE_TIP = "A picture file beside the table, which Design → Picture on pieces… chooses; empty takes it off"
ON_PIECES: tuple[Property, ...] = (
    Property("picture", "File", "text", "Picture", _FILE_TIP, _file_of,
             lambda part, value: with_picture(part, str(value))),
    _told("way", "Lies", "How the picture lies on the piece", kind="choice",
          words=tuple((way, _WAYS[way]) for way in PICTURE_WAYS)),
    _told("width", "Wide", "How wide the picture is on the table; of a repeated one, each of its copies",
          kind="length", low=limits.TEMPLATE[0], high=limits.TEMPLATE[1]),
    _told("turn", "Turned", "Clockwise, from how it stands in its file", kind="degrees"),
)  # fmt: skip
