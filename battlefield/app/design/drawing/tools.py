"""The drawing tools by their names."""

from collections.abc import Callable

from battlefield.app.design.drawing import choices
from battlefield.app.design.drawing.makings import BuildingMaking, HillMaking, PieceMaking, StripMaking
from battlefield.app.design.drawing.marks_made import (
    AreaMaking,
    LightMaking,
    LineMaking,
    NoteTool,
    ObjectiveMaking,
    ZoneMaking,
)
from battlefield.app.design.drawing.tool import DrawingTool, Making
from battlefield.app.design.studio import Studio

_MAKINGS: dict[str, Callable[[], Making]] = {
    "rectangle": lambda: PieceMaking("rectangle"),
    "polygon": lambda: PieceMaking("polygon"),
    "circle": lambda: PieceMaking("circle"),
    "ellipse": lambda: PieceMaking("ellipse"),
    "freehand": lambda: PieceMaking("freehand"),
    "wall": lambda: StripMaking("wall", choices.WALL, choices.WALL_WIDTH, choices.WALL_HEIGHT),
    "building": BuildingMaking,
    "way": lambda: StripMaking("way", choices.WAY, choices.WAY_WIDTH, None),
    "hill": HillMaking,
    "zone": ZoneMaking,
    "objective": ObjectiveMaking,
    "entry": lambda: LineMaking("entry"),
    "area": AreaMaking,
    "border": lambda: LineMaking("border"),
    "light": LightMaking,
}
DRAWING_TOOLS: tuple[str, ...] = (*_MAKINGS, "note")


def drawing_tool(name: str, studio: Studio, ask: Callable[[str], None]) -> DrawingTool:
    """Take a drawing tool; `ask` opens the line on which its words or numbers are typed, begun with some."""
    return NoteTool(studio, ask) if name == "note" else DrawingTool(studio, _MAKINGS[name]())
