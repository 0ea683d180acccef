"""Which models hang together, and the move that mends it."""

from battlefield.geometry.coherency.drag import CoherencyGroupDrag
from battlefield.geometry.coherency.links_and_groups import Coherency, coherency
from battlefield.geometry.coherency.mending import Mend

__all__ = ["Coherency", "CoherencyGroupDrag", "Mend", "coherency"]
