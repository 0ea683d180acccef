"""From a photograph to places on a table, each with its standard uncertainty."""

from battlefield.geometry.photographs.frame import FRAMES
from battlefield.geometry.photographs.photograph import Photograph, SeenTable
from battlefield.geometry.photographs.rim_finding import FoundBase

OPEN = ()
SISTERS = ()

__all__ = ["FRAMES", "FoundBase", "Photograph", "SeenTable"]
