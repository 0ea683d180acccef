"""A ruling from a photograph: what it is measured by, how sure that is, and the bases found in it."""

from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from itertools import product
from math import inf, isfinite

from battlefield.app.design.measured_by import FRAME, TABLE, Paper, Reference, turns_back
from battlefield.app.design.standing_bases import Standing, gap_words
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.told_lengths import in_unit
from battlefield.geometry.kernel.shapes import BaseSize, Point
from battlefield.geometry.outlines.homography import PlacingError
from battlefield.geometry.photographs import Photograph, SeenTable
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Board, Model, Scene
from battlefield.rules.scene.scenario import Backdrop

_SAMPLE = 6.0  # inches: the gap whose error is told
_PLACES, _OF_PIXELS = 4, 2  # kept of inches and of pixels, far below what is sure
_GRID = 8  # places on each side of the board that hold the picture under it
_TALL = 1.5  # inches that a model is taken to be tall, as one of the tray is: no photograph from above tells
_ABOUT = 6.0  # inches about all bases that are looked at with them
CLICKS = 3  # on a rim that is not found by itself, or on corners
_BADLY = "This outline fits the picture badly: check its size and the corners, or click nearer to the rim"
_UNSEEN = "One of its edges is not seen, so that it may lie elsewhere: look closely at its outline"
_STRAINED = 1.25  # in four right corners this is 1.0, in those of a sheet taken the wrong way 1.37 at least
_OTHER_WAY = (
    "But the picture's proportions fit a table as wide as this is high: exchange its width and height, or "
    "begin at another corner (choose what it is measured by once more)"
)
_NO_SHAPE = "But the corners do not fit together so: look at them, and at the sizes"
_BACK = "They were clicked anticlockwise: take them back with Backspace, and click them clockwise"

Clicked = tuple[BaseSize, tuple[Point, ...]]
"""A base that was clicked: its size, and one click near its rim, or three on it or on corners, in pixels."""


class Ruling:
    """A photograph being measured, and all that was clicked in it.

    Pixels are those of the picture's file; the photograph has `scale` pixels for each of them.
    """

    def __init__(self, photograph: Photograph, scale: float, board: Board) -> None:
        self._photograph, self._scale = photograph, scale
        self.board = board
        self.reference = FRAME if photograph.frames else TABLE
        self.corners: list[Point] = []
        self.rim: list[Point] = []
        self._corners_of: BaseSize | None = None  # whose corners are to be clicked
        self.standing: list[Standing] = []
        self.lost: list[Clicked] = []
        self._unfound: list[Clicked] = []
        self.papers: list[Paper] = []
        self._turned: tuple[bool, ...] = (False,)  # what is taken as clicked a short side first
        self.fault = ""
        self._seen: SeenTable | None = None
        self.refit()

    def copy(self) -> "Ruling":
        """Return a ruling that can be changed while this one stays as it is."""
        found = copy(self)
        found.corners, found.rim, found.standing = [*self.corners], [*self.rim], [*self.standing]
        found.lost, found.papers = [*self.lost], [Paper(p.reference, [*p.corners]) for p in self.papers]
        return found

    @property
    def frames(self) -> int:
        """How many calibration frames are seen."""
        return len(self._photograph.frames)

    @property
    def seen(self) -> SeenTable | None:
        """The table as the camera sees it, once enough is known."""
        return self._seen

    # what it is measured by

    def measure_by(self, reference: Reference) -> None:
        """Begin anew with another thing to measure by; the bases are found again once it is known."""
        self.reference = reference
        self.corners, self.papers = [], []
        self.leave_rim()
        self.refit()

    def lay_on(self, board: Board) -> None:
        """Say how large the table is."""
        self.board = board
        self.refit()

    def set_corner(self, pixel: Point) -> bool:
        """Take a click as the next corner; False where all are set, or none is wanted."""
        if self.corners_left:
            self.corners.append(pixel)
        elif self.papers and len(self.papers[-1].corners) < 4:
            self.papers[-1].corners.append(pixel)
        else:
            return False
        self.refit()
        return True

    def move_corner(self, number: int, pixel: Point) -> None:
        """Move a corner that was set, counted through what it is measured by and all further sheets."""
        for corners in (self.corners, *(paper.corners for paper in self.papers)):
            if number < len(corners):
                corners[number] = pixel
                self.refit()
                return
            number -= len(corners)

    def take_back(self) -> bool:
        """Take the last corner back that was clicked, unless bases are found already."""
        corners = self.papers[-1].corners if self.papers else self.corners
        if self.standing or not corners:
            return False
        corners.pop()
        self.refit()
        return True

    def add_paper(self, reference: Reference) -> None:
        """Begin a further sheet of paper, wherever it lies: more that is known makes gaps surer."""
        self.papers = [paper for paper in self.papers if len(paper.corners) == 4]
        self.papers.append(Paper(reference, []))
        self.fault = reference.how

    def pins(self) -> list[Point]:
        """Return all corners that were set, in the order that they are counted in."""
        return [*self.corners, *(pixel for paper in self.papers for pixel in paper.corners)]

    @property
    def corners_left(self) -> int:
        """How many corners of what it is measured by first are still to be clicked."""
        return 0 if self.reference is FRAME else 4 - len(self.corners)

    @property
    def awaits(self) -> str:
        """What is to be clicked next, while a corner is missing."""
        if self.corners_left:
            return self.reference.how
        open_ = self.papers and len(self.papers[-1].corners) < 4
        return self.papers[-1].reference.how if open_ else ""

    def places(self) -> tuple[Point, ...]:
        """Return the places of the four corners on the table; a sheet lies in the middle."""
        wide, high = _sides(self.reference, self._turned[0]) or (self.board.width, self.board.height)
        left, top = (self.board.width - wide) / 2.0, (self.board.height - high) / 2.0
        return ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high))

    def refit(self) -> None:
        """Find the camera by what is known now; bases found before it moved are lost, to be found again."""
        before, self._seen, self.fault = self._seen, None, ""
        self._turned = (False,) * len(self._measuring)
        missing = self.corners_left
        if self.reference is FRAME and not self.frames:
            self.fault = "No calibration frame is seen; print one under File → Print to scale…"
        elif missing:
            self.fault = f"{missing} corner{'s' if missing > 1 else ''} to click"
        else:
            self._fit()
        if before is not None:
            self.lost = [*self.lost, *((each.size, each.clicks) for each in self.standing), *self._unfound]
            self.standing, self._unfound = [], []

    def _fit(self) -> None:
        if any(turns_back(each) for each in (self.corners, *(paper.corners for paper in self.papers))):
            self.fault = _BACK
            return
        try:
            self._seen = self._looked()
        except PlacingError as error:
            self.fault = str(error)
        if self._seen is None or self._seen.strain > _STRAINED:
            self._turn_sheets()

    def _turn_sheets(self) -> None:
        """Take sheets as clicked a short side first, where the picture's proportions fit that alone."""
        as_told, strain = self._turned, self._seen.strain if self._seen is not None else inf
        may = (each.sides is not None and each is not FRAME for each in self._measuring)
        for turned in product(*((False, True) if may_turn else (False,) for may_turn in may)):
            self._turned = turned
            with suppress(PlacingError):
                seen = self._looked()
                if seen.strain <= 1.0 < strain / _STRAINED:
                    self._seen, self.fault = seen, ""
                    return
        self._turned = as_told

    @property
    def _measuring(self) -> list[Reference]:
        """What it is measured by: the first thing, then all further sheets that are clicked whole."""
        return [self.reference, *(paper.reference for paper in self._clicked)]

    @property
    def _clicked(self) -> list[Paper]:
        return [paper for paper in self.papers if len(paper.corners) == 4]

    def _looked(self) -> SeenTable:
        """Return the table as the camera sees it, with sheets turned as they are taken."""
        middle = (self.board.width / 2.0, self.board.height / 2.0)
        pixels = [self._own(pixel) for pixel in self.corners]
        pairs = [] if self.reference is FRAME else list(zip(pixels, self.places(), strict=True))
        sheets = zip(self._clicked, self._turned[1:], strict=True)
        papers = [self._paired(paper, turned) for paper, turned in sheets]
        return self._photograph.seen(pairs, middle, papers=papers)

    def _doubt(self, seen: SeenTable) -> str:
        """Say which sheets were clicked another way than asked, or that the picture fits no such table."""
        sheets = zip(self._measuring, self._turned, strict=True)
        names = " and ".join(f"{each.name[0].lower()}{each.name[1:]}" for each, turned in sheets if turned)
        if names:
            return f". By its proportions {names} was clicked a short side first, and is taken so"
        if seen.strain <= _STRAINED:
            return ""
        if self.reference is TABLE and self._fits_turned():
            return f". {_OTHER_WAY}"
        return f". {_NO_SHAPE}"

    def _fits_turned(self) -> bool:
        """Return whether a table as wide as this is high, and as high as it is wide, fits the picture."""
        own = self.board
        self.board = Board(own.height, own.width)
        try:
            return self._looked().strain <= 1.0
        except PlacingError:
            return False
        finally:
            self.board = own

    def _paired(self, paper: "Paper", turned: bool) -> list[tuple[Point, Point]]:
        wide, high = _sides(paper.reference, turned) or (0.0, 0.0)
        own = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
        return [(self._own(pixel), place) for pixel, place in zip(paper.corners, own, strict=True)]

    def _own(self, pixel: Point) -> Point:
        return pixel[0] * self._scale, pixel[1] * self._scale

    def _shown(self, pixel: Point) -> Point:
        return pixel[0] / self._scale, pixel[1] / self._scale

    def error_words(self, unit: LengthUnit = "inches") -> str:
        """Say how far a gap may be off, in the middle and where it is worst."""
        if self._seen is None:
            return self.fault
        errors = self._errors(self._seen)
        near, far = (format_length(value, unit, 3) for value in (min(errors), max(errors)))
        seen = (self._seen.sides, "straight side"), (self.frames, "calibration frame")
        frames = "".join(f", with {_counted(*each)}" for each in seen if each[0])
        papers = len(self._clicked)
        frames += f", by {_counted(papers, 'further sheet')}" if papers else ""
        spread = f"±{near}" if near == far else f"±{near} to ±{far}"
        sample = in_unit(f"{_SAMPLE:g} in", unit)
        return f"A gap of {sample} is good to {spread} (95 in 100){frames}{self._doubt(self._seen)}"

    def _errors(self, seen: SeenTable) -> list[float]:
        """Return the errors of gaps between places about what the photograph is measured by."""
        (left, top), _, (right, bottom), _ = self.places()
        x, y = (left + right) / 2.0, (top + bottom) / 2.0
        wide, high = max(2.0, right - left), max(2.0, bottom - top)
        spots = ((x, y), (x - wide / 3, y - high / 3), (x + wide / 3, y - high / 3),
                 (x + wide / 3, y + high / 3), (x - wide / 3, y + high / 3))  # fmt: skip
        half = _SAMPLE / 2.0
        return [seen.gap_error((u - half, v), (u + half, v)) for u, v in spots]

    # bases

    def click(self, size: BaseSize, pixel: Point) -> str:
        """Find the base at whose rim was clicked, or gather clicks on a rim; say what came of it."""
        if self._seen is None:
            return self.fault
        if self._corners_of not in (None, size):
            self.leave_rim()
        if self.is_gathering:
            return self._gather(self._seen, size, pixel)
        found = self._find(self._seen, (size, (pixel,)))
        if found is not None:
            return self._stand(found)
        if _has_corners(size):
            self._corners_of = size
            return "No edges of this size are seen here; click three of its corners, or press Esc"
        self.rim = [pixel]
        return "No rim of this size is seen here; click two more places on its rim, or press Esc"

    @property
    def is_gathering(self) -> bool:
        """Whether clicks on a rim, or on corners, are awaited."""
        return bool(self.rim) or self._corners_of is not None

    def _gather(self, seen: SeenTable, size: BaseSize, pixel: Point) -> str:
        self.rim.append(pixel)
        if len(self.rim) < CLICKS:
            left = CLICKS - len(self.rim)
            if _has_corners(size):
                return _counted(left, "more corner")
            return f"{_counted(left, 'more place')} on the rim"
        clicks = tuple(self.rim)
        self.leave_rim()
        found = self._find(seen, (size, clicks))
        if found is None:
            where = "has such corners" if _has_corners(size) else "passes through these three places"
            return f"No base of this size {where}; choose its size, and click again"
        return self._stand(found)

    def _find(self, seen: SeenTable, clicked: Clicked) -> Standing | None:
        size, clicks = clicked
        own = [self._own(pixel) for pixel in clicks]
        found = seen.base(size, own[0]) if len(own) == 1 else seen.base_through(size, own)
        return Standing(size, found, clicks) if found is not None else None

    def _stand(self, standing: Standing) -> str:
        near = [n for n, each in enumerate(self.standing) if each.is_same(standing)]
        for number in reversed(near):
            del self.standing[number]
        self.standing.append(standing)
        if standing.fits_badly:
            return _BADLY
        if standing.found.has_unseen_edge:
            return _UNSEEN
        told = _sentence(standing.found.words(standing.size))
        return told if self._is_on_board(standing) else f"{told}; it lies beside the table: make that larger"

    def found_again(self, seen: SeenTable, lost: Sequence[Clicked]) -> list[Standing | None]:
        """Find bases again by the clicks that found them before; it takes a while, and changes nothing."""
        return [self._find(seen, clicked) for clicked in lost]

    def take_again(self, seen: SeenTable, found: Sequence[Standing | None]) -> str:
        """Take bases that were found again, unless the camera has moved since; say what came of it."""
        if seen is not self._seen or len(found) != len(self.lost):
            return ""
        again = [each for each in found if each is not None]
        again = [each for each in again if not any(each.is_same(known) for known in self.standing)]
        self._unfound = [lost for lost, each in zip(self.lost, found, strict=True) if each is None]
        self.lost, self.standing = [], [*again, *self.standing]
        badly = sum(each.fits_badly for each in again)
        but = f"; {badly} of them fit{'s' if badly == 1 else ''} badly" if badly else ""
        if self._unfound:
            lost = _counted(len(self._unfound), "base")
            return f"{lost} of {len(found)} not found again: click on the rim once more{but}"
        return f"{_counted(len(found), 'base')} found again{but}"

    def _is_on_board(self, standing: Standing) -> bool:
        x, y = standing.found.sighting.at
        return 0.0 <= x <= self.board.width and 0.0 <= y <= self.board.height

    def leave_rim(self) -> None:
        """Forget clicks on a rim, or on corners, that were begun."""
        self.rim, self._corners_of = [], None

    def take_away(self, *numbers: int) -> None:
        """Take bases away again."""
        self.standing = [each for n, each in enumerate(self.standing) if n not in numbers]

    def outline(self, standing: Standing) -> tuple[Point, ...]:
        """Return the pixels about the foot of a base."""
        assert self._seen is not None
        return tuple(self._shown(each) for each in self._seen.rim(standing.size, standing.found))

    def gap_words(self, first: Standing, second: Standing, unit: LengthUnit = "inches") -> str:
        """Say how far two bases are apart, and how sure that is."""
        assert self._seen is not None
        return gap_words(self._seen, first, second, unit)

    # the table that comes of it

    def scene(self, picture: str, name: str) -> Scene:
        """Return the table with all bases on it and the picture under it."""
        models: list[Model] = []
        for number, standing in enumerate(self.standing, 1):
            at, facing = _kept(standing.found.sighting.at, _PLACES), round(standing.found.facing, 2)
            models.append(
                Model(
                    f"m{number}",
                    standing.size,
                    at,
                    height=_TALL,
                    facing=facing,
                    sigma=round(standing.sigma, _PLACES),
                )
            )
        backdrop = Backdrop(picture, self._pairs(), 1.0) if self._seen is not None else None
        return Scene(self.board, name, models=tuple(models), backdrop=backdrop, sigma=self._click_off())

    def spot(self) -> Box | None:
        """Return what of the table is worth looking at closely: about all bases, or None without any."""
        at = [standing.found.sighting.at for standing in self.standing]
        if not at:
            return None
        (left, top), (right, bottom) = (tuple(map(pick, zip(*at, strict=True))) for pick in (min, max))
        return Box(left - _ABOUT, top - _ABOUT, right + _ABOUT, bottom + _ABOUT)

    def _click_off(self) -> float:
        """Return how uncertain a click on the picture is, in the middle of what it is measured by."""
        assert self._seen is not None
        (left, top), _, (right, bottom), _ = self.places()
        return round(self._seen.click_off(((left + right) / 2.0, (top + bottom) / 2.0)), _PLACES)

    def _pairs(self) -> tuple[tuple[Point, Point], ...]:
        """Return places all over what is seen of the board, with their pixels."""
        assert self._seen is not None
        wide, high = self._photograph.picture.size
        found = []
        for place in _spread(self.board):
            try:
                x, y = self._seen.pixel(place)
            except PlacingError:
                continue
            if isfinite(x) and 0.0 <= x <= wide and 0.0 <= y <= high:
                found.append((_kept(self._shown((x, y)), _OF_PIXELS), _kept(place, _PLACES)))
        return tuple(found)


def _sides(reference: Reference, turned: bool) -> tuple[float, float] | None:
    """Return how long its first side and its second one are, as they were clicked."""
    sides = reference.sides
    return (sides[1], sides[0]) if sides is not None and turned else sides


def _spread(board: Board) -> Sequence[Point]:
    shares = [n / (_GRID - 1) for n in range(_GRID)]
    return [(x * board.width, y * board.height) for y in shares for x in shares]


def _has_corners(size: BaseSize) -> bool:
    return size.kind in ("rect", "hex")


def _kept(at: Point, places: int) -> Point:
    return round(at[0], places), round(at[1], places)


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
