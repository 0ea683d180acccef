"""What is to be printed, and how: everything that the dialog and the command line ask for."""

from dataclasses import dataclass, replace
from typing import Any, Literal

from battlefield.app.printing.paper import Orientation, PaperName
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.presets import TEMPLATES
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import TemplateKind
from battlefield.geometry.kernel.units import inches
from battlefield.rules.scene.contents import Scene

What = Literal["board", "selection", "templates", "bases", "markers", "frames"]
WHATS: dict[What, str] = {
    "board": QT_TR_NOOP("The table"),
    "selection": QT_TR_NOOP("What is selected"),
    "templates": QT_TR_NOOP("Templates to cut out"),
    "bases": QT_TR_NOOP("Bases to cut out"),
    "markers": QT_TR_NOOP("Markers to cut out"),
    "frames": QT_TR_NOOP("Calibration frames for photographs"),
}
SCALES: dict[str, float] = {"1:1": 1.0, "1:2": 0.5, "1:4": 0.25, "1:10": 0.1, "one page": 0.0}
OVERLAPS = (0.0, 2.0)
MARGIN = inches(8.0)
EFFECTS = ("Activated", "Moved", "Ran", "Hidden", "Pinned", "Stunned", "On fire", "Wounded")
ALL_TEMPLATES: tuple[tuple[TemplateKind, float], ...] = tuple(
    (row.id, float(size)) for row in TEMPLATES if not row.like for size in row.sizes
)


@dataclass(frozen=True, slots=True)
class Shown:
    """What of a table is drawn, and whether the mat keeps its colour or is left white.

    Entry edges are drawn with `zones`, borders with `areas`. What is `hidden` in the designer, parts
    and picture, is drawn only where that is wished; terrain is `drawn` as it looks, or else as a plan.
    """

    models: bool = True
    templates: bool = True
    zones: bool = True
    objectives: bool = True
    areas: bool = True
    notes: bool = True
    names: bool = True
    grid: bool = True
    mat: bool = False
    picture: bool = True
    hidden: bool = False
    drawn: bool = False


BARE = Shown(False, False, False, False, False, False, names=False, grid=False)
"""The table and its terrain alone, for virtual tables, which bring models, marks and a grid of their own."""


def shown_parts(scene: Scene, shown: Shown) -> Scene:
    """Return a scene with only what is to be drawn; hidden parts are another question."""
    left_out = {
        "models": shown.models,
        "templates": shown.templates,
        "zones": shown.zones,
        "entries": shown.zones,
        "objectives": shown.objectives,
        "areas": shown.areas,
        "borders": shown.areas,
        "notes": shown.notes,
        "lights": shown.notes,
    }
    lists: dict[str, Any] = {name: () for name, is_shown in left_out.items() if not is_shown}
    return replace(scene, **lists) if lists else scene


@dataclass(frozen=True, slots=True)
class Wish:
    """A wish to print; `scale` is inches of paper to an inch of table, 0 what fits on one page.

    `effects` are the words on effect markers, `copies` how many there are of each cut-out; of calibration
    frames it is how many different ones there are. Lengths are told in `unit`, on the cut-outs too.
    """

    what: What = "board"
    paper: PaperName = "a4"
    orientation: Orientation = "best"
    overlap: float = 0.4
    margin: float = MARGIN
    scale: float = 1.0
    shown: Shown = Shown()
    sizes: tuple[tuple[TemplateKind, float], ...] = ALL_TEMPLATES
    effects: tuple[str, ...] = EFFECTS
    copies: int = 1
    unit: LengthUnit = "inches"
