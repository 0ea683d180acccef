"""One thing as another program draws it: an area, a line or a spot, with what is told of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from battlefield.files.imports.laying.told import Told
from battlefield.files.text.limits import CHARACTERS
from battlefield.geometry.kernel.shapes import Outline, Point
from battlefield.rules.scene.scenario import Extra, Hold


@dataclass(slots=True)
class Figure:
    """One drawn thing in inches: areas, or a line, or a spot, with what is told of it.

    It may be `called` a name for readers and have an `ident`; its meaning is guessed from the layers that
    it lies in, the innermost first, else from `words`, its own names and those of what it lies in. A line
    may have a `width`, a spot a `bearing`, an area an `anchor` that it is held by; `ellipse` says which
    ellipse a polygon stands for.
    """

    told: Told
    called: str = ""
    ident: str = ""
    words: Sequence[str] = ()
    layers: Sequence[str] = ()
    outlines: Sequence[Outline] = ()
    line: Sequence[Point] = ()
    spot: Point | None = None
    width: float | None = None
    bearing: float = 0.0
    anchor: Point | None = None
    text: str = ""
    hold: Hold = field(default_factory=Hold)
    ellipse: Extra = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Its name for readers, if it has one."""
        return (self.told.text("name") or self.called)[:CHARACTERS]

    @property
    def called_or_layer(self) -> str:
        """What it is found by in its file: its name, else the layer it is on; "" where it has neither."""
        layer = self.hold.layer
        return (self.name or self.ident or (f"on {layer}" if layer else ""))[:80]

    @property
    def id(self) -> str:
        """The id that it asks for, if any."""
        return self.told.text("id") or self.ident or self.called


def neat(x: float, y: float) -> Point:
    """Leave out of a place what is only noise of reckoning: beyond a billionth of an inch."""
    return round(x, 9) + 0.0, round(y, 9) + 0.0
