"""What an export gives: the file's bytes, and sentences about what its format could not hold."""

from dataclasses import dataclass

PIXELS_PER_INCH = 70  # of the picture in a Universal VTT map


@dataclass(frozen=True, slots=True)
class Exported:
    """A scene written for another program; `lost` says what did not come along, a sentence each."""

    data: bytes
    lost: tuple[str, ...] = ()
