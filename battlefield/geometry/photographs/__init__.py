"""From a photograph to places on a table, each with its standard uncertainty."""

from battlefield.geometry.photographs.found_bases import FoundBase
from battlefield.geometry.photographs.frame import FRAMES
from battlefield.geometry.photographs.photograph import Photograph, SeenTable

OPEN = ()
SISTERS = ()

__all__ = ["FRAMES", "FoundBase", "Photograph", "SeenTable"]
