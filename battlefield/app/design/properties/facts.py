"""What is written about a scenario, and the size of its board."""

from dataclasses import dataclass, replace
from typing import Literal

from battlefield.app.design.parts.parts import Part, all_parts, ref_of, replaced
from battlefield.app.design.parts.places import box_of_part
from battlefield.app.design.parts.transforms import mapped_part
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text import limits
from battlefield.geometry.kernel.affine import Affine
from battlefield.rules.scene.certainty import Custom
from battlefield.rules.scene.contents import Board, PlacedTemplate, Scene
from battlefield.rules.scene.scenario import Facts

Keep = Literal["corner", "centre"]
FactName = Literal["name", "description", "victory", "special", "designer", "version"]
FACT_WORDS: dict[FactName, str] = {
    "name": "name",
    "description": "description",
    "victory": "victory",
    "special": "special rules",
    "designer": "designer",
    "version": "version",
}


@dataclass(frozen=True, slots=True)
class BoardSize:
    """A size of board that games use, in inches; what it is used for stands in `says`."""

    width: float
    height: float
    says: str

    @property
    def short(self) -> str:
        """Name it by its size alone."""
        return f"{self.width:g} × {self.height:g} in"

    @property
    def words(self) -> str:
        """Name it by its size and its use."""
        return tr("{size} · {use}", size=self.short, use=tr(self.says))


BOARD_SIZES: tuple[BoardSize, ...] = (
    BoardSize(44, 60, QT_TR_NOOP("tournament, upright")),
    BoardSize(60, 44, QT_TR_NOOP("tournament, lying")),
    BoardSize(44, 30, QT_TR_NOOP("half a tournament table")),
    BoardSize(48, 48, QT_TR_NOOP("four feet square")),
    BoardSize(36, 36, QT_TR_NOOP("three feet square")),
    BoardSize(48, 72, QT_TR_NOOP("six by four feet, upright")),
    BoardSize(72, 48, QT_TR_NOOP("six by four feet, lying")),
    BoardSize(22, 30, QT_TR_NOOP("skirmish, upright")),
    BoardSize(30, 22, QT_TR_NOOP("skirmish, lying")),
)


class BoardError(ValueError):
    """A board that cannot be; its text is one sentence for the reader."""


def fact_of(scene: Scene, name: FactName) -> str:
    """Return what is written under a name."""
    text: str = getattr(scene if name in ("name", "description") else scene.facts, name)
    return text


def with_fact(scene: Scene, name: FactName, text: str) -> Scene:
    """Write something about the scenario; longer texts than a file may hold are cut."""
    text = text.strip()[: limits.CHARACTERS]
    if name == "name":
        return replace(scene, name=text)
    if name == "description":
        return replace(scene, description=text)
    return replace(scene, facts=_facts(scene.facts, name, text))


def _facts(facts: Facts, name: FactName, text: str) -> Facts:
    if name == "victory":
        return replace(facts, victory=text)
    if name == "special":
        return replace(facts, special=text)
    return replace(facts, designer=text) if name == "designer" else replace(facts, version=text)


def with_turns(scene: Scene, turns: int) -> Scene:
    """Limit the scenario to so many turns, 0 for no limit."""
    return replace(scene, facts=replace(scene.facts, turns=max(0, min(turns, limits.TURNS))))


def with_sigma(scene: Scene, sigma: float) -> Scene:
    """Say how uncertain the place of each model is that has no uncertainty of its own, in inches."""
    return replace(scene, sigma=max(limits.SIGMA[0], min(sigma, limits.SIGMA[1])))


def with_custom(scene: Scene, custom: Custom) -> Scene:
    """Say what is done about a verdict that is open."""
    return replace(scene, custom=custom)


def resized(scene: Scene, width: float, height: float, keep: Keep = "centre") -> Scene:
    """Return the board another size; parts stay at its corner, or keep their place about its middle.

    A size that no board can have is a BoardError. A symmetry that the new board cannot have is dropped.
    """
    least, most = limits.BOARD
    if not (least <= width <= most and least <= height <= most):
        raise BoardError(
            tr("A table is {least} to {most} in wide and long; choose a size between",
               least=f"{least:g}", most=f"{most:g}")
        )  # fmt: skip
    board = replace(scene.board, width=width, height=height)
    if keep == "centre":
        scene = _shifted(scene, (width - scene.board.width) / 2.0, (height - scene.board.height) / 2.0)
    square_needed = scene.symmetry == "quarter-turn" and width != height
    return replace(scene, board=board, symmetry="" if square_needed else scene.symmetry)


def _shifted(scene: Scene, dx: float, dy: float) -> Scene:
    """Move all parts, and the places that the picture below is pinned to."""
    if not dx and not dy:
        return scene
    by = Affine.shift((dx, dy))
    parts = [part for part in all_parts(scene) if not (isinstance(part, PlacedTemplate) and part.model)]
    scene = replaced(scene, {ref_of(part): mapped_part(part, by) for part in parts})
    if scene.backdrop is not None:
        pairs = tuple((pixel, (x + dx, y + dy)) for pixel, (x, y) in scene.backdrop.pairs)
        scene = replace(scene, backdrop=replace(scene.backdrop, pairs=pairs))
    return scene


def beside(scene: Scene, board: Board) -> list[Part]:
    """Return the parts that would reach beyond the edges of a board."""
    return [part for part in all_parts(scene) if _reaches_beyond(part, board)]


def _reaches_beyond(part: Part, board: Board) -> bool:
    box = box_of_part(part)
    return box.left < 0.0 or box.top < 0.0 or box.right > board.width or box.bottom > board.height


def size_words(board: Board, unit: LengthUnit = "inches") -> str:
    """Write the size of a board."""
    return f"{format_length(board.width, unit)} × {format_length(board.height, unit)}"
