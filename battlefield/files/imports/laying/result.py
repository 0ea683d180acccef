"""What an import gives: a scene, a picture to lay under it, and what was taken, guessed and dropped."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from battlefield.files.imports.laying.asking import Question
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.scenario import Backdrop


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that came with a file, not yet unpacked.

    `name` is a file name to keep it under, `size` its pixels where the file's head tells them, `pairs` tie
    pixels to inches as in a Backdrop. `unpacked` gives the picture file's bytes, or raises SceneError.
    `file` is where it lies already, None where it stood inside the imported file.
    """

    name: str
    size: tuple[int, int] | None
    pairs: tuple[tuple[Point, Point], ...]
    unpacked: Callable[[], bytes]
    file: Path | None = None

    def backdrop(self, picture: str) -> Backdrop:
        """Return the backdrop that this is, once it lies in the file `picture`."""
        return Backdrop(picture, self.pairs)


@dataclass(frozen=True, slots=True)
class Imported:
    """A scene read from another program's file, and sentences about what became of what stood there.

    `asked` are questions that only reading it raised: names that contradict what else is told.
    """

    scene: Scene
    taken: tuple[str, ...] = ()
    guessed: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    picture: Picture | None = None
    asked: tuple[Question, ...] = ()
