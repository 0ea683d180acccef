"""The pointer over a table that is drawn: all that lies under it, and the handle that it is on."""

from dataclasses import dataclass

from battlefield.app.desk.edits import Selection
from battlefield.app.desk.tools import Pointer


@dataclass(frozen=True, slots=True)
class DesignPointer(Pointer):
    """A pointer with everything under it, the topmost first; `grip` names the handle that it is on."""

    hits: Selection = ()
    grip: str = ""
    alt: bool = False
