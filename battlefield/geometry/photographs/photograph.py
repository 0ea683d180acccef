"""A photograph of a table: what is found in it by itself, what clicks tell, and a table seen through it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from battlefield.geometry.kernel.shapes import BaseSize, Point
from battlefield.geometry.outlines.homography import PlacingError
from battlefield.geometry.photographs.calibration import RIM, Calibration
from battlefield.geometry.photographs.cornered_rims import corners_of
from battlefield.geometry.photographs.found_bases import FoundBase, distance_between
from battlefield.geometry.photographs.frame_finding import FoundFrame, found_frames
from battlefield.geometry.photographs.grey import GreyPicture
from battlefield.geometry.photographs.references import CLICK, Mark, Sheet
from battlefield.geometry.photographs.rim_clicks import base_through
from battlefield.geometry.photographs.rim_finding import found_base
from battlefield.geometry.photographs.rims import BaseForm, directions
from battlefield.geometry.photographs.sides import rectangle_of, seen_sides

Pair = tuple[Point, Point]

_STRAINED = 1.2  # times as much as without them: then what was taken for straight sides is none


@dataclass(frozen=True)
class Photograph:
    """A picture in grey, and the focal length of its camera in halves of the picture's diagonal, if known."""

    picture: GreyPicture
    focal: float | None = None

    @staticmethod
    def of(data: bytes, width: int, height: int, stride: int, focal: float | None = None) -> "Photograph":
        """Take a picture of one byte of grey a pixel, its rows `stride` bytes apart."""
        return Photograph(GreyPicture.of(data, width, height, stride), focal)

    @cached_property
    def frames(self) -> tuple[FoundFrame, ...]:
        """The calibration frames that are seen."""
        return found_frames(self.picture)

    def seen(
        self,
        pairs: Sequence[Pair],
        middle: Point,
        noise: float = CLICK,
        papers: Sequence[Sequence[Pair]] = (),
    ) -> "SeenTable":
        """Find the camera by clicked pixels with their places and by all frames; PlacingError if they do not.

        Where there are no clicks, the first frame lies upright about the place `middle`. Of `papers` only
        their sizes are known: where they lie on the table is found too.
        """
        clicks = Sheet(tuple(Mark(pixel, place, noise) for pixel, place in pairs))
        loose = [frame.sheet() for frame in self.frames]
        if not pairs and loose:
            clicks = Sheet(tuple(mark.moved(middle) for mark in self.frames[0].marks))
            loose = loose[1:]
        sheets = [Sheet(tuple(Mark(pixel, at, noise) for pixel, at in paper), loose=True) for paper in papers]
        calibration = Calibration.by([clicks, *loose, *sheets], self.picture.size, self.focal)
        sided = [self._sided(sheet, calibration) for sheet in (clicks, *sheets)]
        if any(sheet.sides for sheet in sided):
            better = Calibration.by([sided[0], *loose, *sided[1:]], self.picture.size, self.focal)
            if better.widened <= _STRAINED * calibration.widened:
                return SeenTable(self.picture, better, sum(len(sheet.sides) for sheet in sided))
        return SeenTable(self.picture, calibration)

    def _sided(self, sheet: Sheet, known: Calibration) -> Sheet:
        """Return a sheet with those of its sides that are seen."""
        corners = rectangle_of(sheet.marks)
        if corners is None:
            return sheet
        camera = known.camera
        seen = camera.places(np.array([mark.pixel for mark in corners]))
        places = seen.tolist() if sheet.loose else [mark.place for mark in corners]
        return replace(sheet, sides=seen_sides(self.picture, camera, corners, places))


@dataclass(frozen=True, slots=True)
class SeenTable:
    """A table seen by a camera that is known as well as `calibration` says."""

    picture: GreyPicture
    calibration: Calibration
    sides: int = 0  # of the table, or of sheets of paper, that are seen all along and went into it

    @property
    def strain(self) -> float:
        """By how much its marks disagree beyond what chance explains; 1 where they do not."""
        return self.calibration.widened

    def base(self, size: BaseSize, click: Point) -> FoundBase | None:
        """Find the base whose rim was clicked; None where none of that size is seen."""
        return found_base(self.picture, self.calibration, BaseForm(size), click)

    def base_through(self, size: BaseSize, clicks: Sequence[Point]) -> FoundBase | None:
        """Lay a base through three clicks or more on its rim, or on its corners if it has any.

        None where it does not pass there.
        """
        return base_through(self.calibration, BaseForm(size), clicks)

    def distance(self, first: FoundBase, second: FoundBase) -> tuple[float, float]:
        """Return the distance of two bases' centres, and its standard uncertainty."""
        return distance_between(self.calibration, first, second)

    def gap_error(self, first: Point, second: Point, noise: float = RIM) -> float:
        """Return how far the gap of bases at two places may be off: half of the interval of 95 in 100."""
        return self.calibration.gap_error(first, second, noise)

    def click_off(self, place: Point) -> float:
        """Return how uncertain a click on a place is, alike in x and in y, in inches."""
        x, y = self.calibration.sighting(self.pixel(place)).sigma
        return float(np.hypot(x, y) / 2.0**0.5)

    def place(self, pixel: Point) -> Point:
        """Return the place on the table that is seen at a pixel; PlacingError above the horizon."""
        return self.calibration.sighting(pixel).at

    def pixel(self, place: Point) -> Point:
        """Return where a place on the table is seen; PlacingError behind the camera."""
        x, y = (float(value) for value in self.calibration.camera.pixels(np.array(place)))
        if x != x or y != y:
            raise PlacingError("This place lies behind the camera")
        return x, y

    def rim(self, size: BaseSize, found: FoundBase) -> tuple[Point, ...]:
        """Return the pixels about the foot of a base that was found."""
        form = BaseForm(size)
        long, short = form.halves
        around = corners_of(form) if form.has_corners else directions(72)
        facing = np.radians(found.facing)
        ahead = np.array([np.sin(facing), -np.cos(facing)]) * long
        aside = np.array([np.cos(facing), np.sin(facing)]) * short
        ring = around[:, :1] * ahead + around[:, 1:] * aside + found.sighting.at
        return tuple((float(x), float(y)) for x, y in self.calibration.camera.pixels(ring))
