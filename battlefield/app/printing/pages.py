"""Pages as they come out of the printer: windows on something large, or small things side by side."""

from dataclasses import dataclass, replace

from battlefield.app.printing.cutouts import Cutout
from battlefield.app.printing.paper import Box
from battlefield.app.printing.wish import Shown
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Scene


class PrintError(ValueError):
    """Something that cannot be printed as wished; its text is one sentence for the reader."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table, or as much of it as lies in a box, as something to print; `is_bare` without its mat."""

    scene: Scene
    box: Box
    shown: Shown
    is_bare: bool = False


@dataclass(frozen=True, slots=True)
class Window:
    """A part of something large, `source` in its own inches, shown in `target` on the paper.

    It is one of `rows` by `columns`; `right` and `below` name the pages that follow there, if any, which show
    the last `overlap` inches again.
    """

    of: Table | Cutout
    source: Box
    target: Box
    row: int
    column: int
    rows: int
    columns: int
    overlap: float
    right: str = ""
    below: str = ""


@dataclass(frozen=True, slots=True)
class Laid:
    """A small thing laid on a page, its middle at a place; `is_turned` by a quarter.

    Of a strip that is longer than a page only a `part` is laid, in the strip's own inches; the next one goes
    on where the last `overlap` inches of this begin.
    """

    cutout: Cutout
    at: Point
    is_turned: bool = False
    part: Box | None = None
    overlap: float = 0.0


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its short name, what is said of it, and either a window or small things."""

    name: str
    title: str
    window: Window | None = None
    laid: tuple[Laid, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """All pages of a print, on sheets of one size.

    `foot` is the strip with the measuring bars under the room for drawings; a mat of its own has none.
    """

    width: float
    height: float
    room: Box
    foot: Box | None
    scale: float
    pages: tuple[Page, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the pages, in order."""
        return tuple(page.name for page in self.pages)

    def only(self, names: tuple[str, ...]) -> "Plan":
        """Return the plan with the pages of those names alone."""
        return replace(self, pages=tuple(page for page in self.pages if page.name in names))


def scale_words(scale: float) -> str:
    """Say a scale in words."""
    if scale == 1.0:
        return tr("True size")
    if scale < 1.0:
        return tr("Scale 1 : {times}", times=f"{1.0 / scale:.4g}")
    return tr("Scale {times} : 1", times=f"{scale:.4g}")


def chosen_pages(plan: Plan, text: str) -> tuple[str, ...]:
    """Read page names as typed, "A1, B2-B4"; nothing means all. PrintError where one is not there."""
    chosen: list[str] = []
    for part in text.replace(";", ",").split(","):
        if part.strip():
            ends = [_found(plan, name) for name in part.split("-", 1)]
            chosen += plan.names[min(ends[0], ends[-1]) : max(ends[0], ends[-1]) + 1]
    return tuple(name for name in plan.names if name in chosen) if chosen else plan.names


def _found(plan: Plan, name: str) -> int:
    wanted = name.strip().upper()
    if wanted not in plan.names:
        known = f"{plan.names[0]} to {plan.names[-1]}" if plan.names else "none"
        raise PrintError(f'There is no page "{name.strip()}"; the pages are {known}')
    return plan.names.index(wanted)
