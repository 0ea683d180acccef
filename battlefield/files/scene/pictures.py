"""Picture files: told by what stands in them, found beside a scene, and kept beside it."""

import os
import posixpath
from dataclasses import replace
from pathlib import Path
from typing import Final, Literal

from battlefield.files.scene.whole_files import read_bytes, write_bytes
from battlefield.files.text.errors import SceneError, reason, shown
from battlefield.rules.scene.contents import Scene

PictureKind = Literal["png", "jpeg", "webp", "svg"]
PICTURE_BYTES: Final = 50 * 1024 * 1024
DRAWING_BYTES: Final = 8 * 1024 * 1024  # of an SVG, which takes long to draw where it says much
_ENDINGS: Final[dict[PictureKind, str]] = {"png": ".png", "jpeg": ".jpg", "webp": ".webp", "svg": ".svg"}
_HEAD = 4096  # bytes in which an SVG names itself
_OTHERS: Final = (b"GIF87a", b"GIF89a", b"BM", b"II*\x00", b"MM\x00*", b"\x00\x00\x00\x0cjP  ")
"""How GIF, BMP, TIFF and JPEG 2000 begin, which cannot be shown."""
_PHOTOGRAPHS: Final = (b"avif", b"heic", b"heix", b"mif1")  # as films name what they hold


def picture_kind(data: bytes) -> PictureKind | None:
    """Tell what a picture is by its first bytes; None where it is none that can be shown."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if data.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "webp"
    head = data[:_HEAD].lstrip(b"\xef\xbb\xbf \t\r\n")
    return "svg" if head.startswith(b"<") and b"<svg" in head else None


def is_photograph(path: Path) -> bool:
    """Return whether a file begins as a picture that can be measured in."""
    try:
        with path.open("rb") as file:
            return picture_kind(file.read(16)) is not None
    except OSError:
        return False  # whoever opens it will say why


def given_picture(data: bytes, source: str) -> SceneError | None:
    """Say of a picture given where a table or a text belongs what can be done with it; None for all else."""
    can_be_laid = picture_kind(data) in ("png", "jpeg", "webp")
    if not can_be_laid and not _is_other_picture(data):
        return None
    first = "" if can_be_laid else "save it as PNG or JPEG, "
    expected = f"{first}open or make a table, then lay the picture under it with Design → Background picture…"
    return SceneError("", "is a picture and no table", expected, source)


def _is_other_picture(data: bytes) -> bool:
    is_photograph = data[4:8] == b"ftyp" and data[8:12] in _PHOTOGRAPHS
    return is_photograph or (data.startswith(_OTHERS) and b"\x00" in data[:_HEAD])  # no text has a 0 byte


def read_picture(path: str | os.PathLike[str]) -> tuple[PictureKind, bytes]:
    """Read a picture file's bytes; one that is none, or too big, is a SceneError."""
    source = os.fspath(path)
    data = read_bytes(path, PICTURE_BYTES)
    if len(data) > PICTURE_BYTES:
        most = f"save it with at most {PICTURE_BYTES >> 20} MB, as JPEG for example"
        raise SceneError("", f"has more than {PICTURE_BYTES >> 20} MB", most, source)
    kind = picture_kind(data)
    if kind is None:
        raise SceneError("", "is no picture that can be read", "save it as PNG, JPEG, WebP or SVG", source)
    if kind == "svg" and len(data) > DRAWING_BYTES:
        most = "save it as PNG, or with fewer shapes"
        raise SceneError("", f"is a drawing of more than {DRAWING_BYTES >> 20} MB", most, source)
    return kind, data


def picture_path(picture: str, scene: Path | None) -> Path:
    """Find the file of a picture that a scene names, relative to the scene's own folder or absolute."""
    path = Path(picture)
    return path if path.is_absolute() or scene is None else scene.parent / path


def picture_file(picture: str, scene: Path | None) -> Path:
    """Find a picture's file as `picture_path` does; SceneError where a name leads out of the scene's folder.

    A scene of somebody else may so name no file that its owner did not hand over with it.
    """
    if _leads_out(picture):
        expected = "copy the picture beside the scene, and choose it there"
        raise SceneError(shown(picture), "leads out of the scene's folder", expected)
    return picture_path(picture, scene)


def _leads_out(picture: str) -> bool:
    plain = picture.replace("\\", "/")
    return not Path(picture).is_absolute() and posixpath.normpath(plain).split("/")[0] == ".."


def with_picture_found(scene: Scene, path: Path) -> Scene:
    """Name the picture under a scene of a file by its whole path, as a battle that lies elsewhere needs."""
    known = scene.backdrop
    if known is None or _leads_out(known.picture):
        return scene
    return replace(scene, backdrop=replace(known, picture=str(picture_path(known.picture, path.absolute()))))


def kept_beside(picture: str, before: Path | None, after: Path) -> str:
    """Return the name of a picture for a scene that is saved as `after` and was named in the file `before`.

    One that lies beside or below the scene is named from there, so that the folder can be moved. One that
    lies elsewhere is copied beside the scene, over no other file; raise SceneError where that cannot be. One
    that is gone, or whose name leads out of its scene's folder, keeps its name.
    """
    if _leads_out(picture):
        return picture
    found = picture_path(picture, before)
    below = _below(found.absolute(), after.absolute().parent)
    if below or not found.exists():
        return below or picture
    kind, data = read_picture(found)
    stem, number = f"{after.stem}-picture", 1
    while True:
        target = after.parent / f"{stem}{'' if number == 1 else f'-{number}'}{_ENDINGS[kind]}"
        if not target.exists():
            write_bytes(target, data)
            return target.name
        if _is_same(target, data):
            return target.name
        number += 1


def _below(path: Path, folder: Path) -> str:
    """Name a file from a folder that it lies in or below; "" where it lies elsewhere."""
    for file, top in ((path, folder), (path.resolve(), folder.resolve())):
        if file.is_relative_to(top):
            return file.relative_to(top).as_posix()
    return ""


def _is_same(path: Path, data: bytes) -> bool:
    try:
        return path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data
    except OSError as error:
        raise SceneError("", f"cannot be read ({reason(error)})", "check the folder", str(path)) from None
