"""From a photograph to places on a table, each with its standard uncertainty."""

from battlefield.geometry.photographs.frame import FRAMES

OPEN = ()
SISTERS = ()

__all__ = ["FRAMES"]
