"""Photographs drawn with known truth: a mottled table, bases with rims, frames, lens, blur, noise."""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.photographs.camera import Camera, turn_vector
from battlefield.geometry.photographs.grey import GreyPicture

LAYERS = 5  # discs that a drawn base is made of
SAMPLES = 2  # to a pixel and side


@dataclass(frozen=True)
class DrawnBase:
    """A base as a stump of a cone: half axes at its foot, its height, and by how much it narrows.

    `kind` is that of a size: round or oval, `rect`, or `hex` with a flat at the end of its length.
    """

    at: tuple[float, float]
    long: float
    short: float
    turn: float = 0.0
    height: float = 0.15
    slope: float = 0.06
    side: float = 30.0
    top: float = 90.0
    kind: str = "round"


@dataclass(frozen=True)
class Ink:
    """A paper of some size about a place, turned, with discs of ink: (x, y, radii) each."""

    at: tuple[float, float]
    turn: float
    half: tuple[float, float]
    discs: tuple = ()
    paper: float = 215.0
    black: float = 25.0


@dataclass(frozen=True)
class Still:
    """What is photographed."""

    camera: Camera
    bases: tuple = ()
    papers: tuple = ()
    noise: float = 3.0
    blur: float = 0.8
    shading: float = 0.25
    mottle: float = 14.0
    ground: float = 140.0
    seed: int = 0
    board: tuple = ()  # left, top, right, bottom: beyond it lies a floor
    floor: float = 60.0

    def part(self, left, top, width, height):
        """Draw a part of the picture."""
        rng = np.random.default_rng((self.seed, left, top))
        edge = 4
        step = (np.arange((width + 2 * edge) * SAMPLES) + 0.5) / SAMPLES - edge + left
        down = (np.arange((height + 2 * edge) * SAMPLES) + 0.5) / SAMPLES - edge + top
        pixels = np.stack(np.meshgrid(step, down), axis=-1)
        shades = self._lit(pixels, self._shades(pixels))
        shades = shades.reshape(height + 2 * edge, SAMPLES, width + 2 * edge, SAMPLES).mean(axis=(1, 3))
        shades = _blurred(_blurred(shades, self.blur).T, self.blur).T[edge:-edge, edge:-edge]
        shades = np.clip(np.round(shades + rng.normal(0.0, self.noise, shades.shape)), 0, 255)
        return GreyPicture(shades.astype(np.float32), self.camera.size, (left, top))

    def whole(self):
        """Draw all of it."""
        return self.part(0, 0, *self.camera.size)

    def about(self, place, reach):
        """Draw the part about a place on the table."""
        angles = np.arange(16) * np.pi / 8.0
        ring = np.array(place) + reach * np.column_stack((np.cos(angles), np.sin(angles)))
        seen = self.camera.pixels(ring)
        low = np.maximum(0, np.floor(seen.min(axis=0))).astype(int)
        high = np.minimum(self.camera.size, np.ceil(seen.max(axis=0))).astype(int)
        return self.part(*(int(v) for v in low), *(int(v) for v in high - low))

    def _lit(self, pixels, shades):
        far = (pixels - self.camera.middle) / self.camera.unit
        return shades * (1.0 - self.shading * (0.6 * far[..., 0] + 0.5 * np.sum(far**2, axis=-1)))

    def _shades(self, pixels):
        places = self.camera.places(pixels)
        shades = self.ground + self.mottle * _mottled(places, self.seed)
        if self.board:
            left, top, right, bottom = self.board
            x, y = places[..., 0], places[..., 1]
            inside = (x >= left) & (x <= right) & (y >= top) & (y <= bottom)
            floor = self.floor + self.mottle * _mottled(0.3 * places, self.seed + 5)
            shades = np.where(inside, shades, floor)
        for paper in self.papers:
            shades = _papered(shades, places, paper)
        for base in self.bases:
            shades = self._based(shades, pixels, base)
        return shades

    def _based(self, shades, pixels, base):
        """Draw a base where it may be seen; elsewhere nothing changes."""
        angles = np.arange(16) * np.pi / 8.0
        reach = 1.45 * max(base.long, base.short) + 0.5
        seen = self.camera.pixels(base.at + reach * np.column_stack((np.cos(angles), np.sin(angles))))
        (left, top), (right, bottom) = seen.min(axis=0), seen.max(axis=0)
        columns = slice(*np.searchsorted(pixels[0, :, 0], (left, right)))
        rows = slice(*np.searchsorted(pixels[:, 0, 1], (top, bottom)))
        shades = shades.copy()
        shades[rows, columns] = self._stump(shades[rows, columns], pixels[rows, columns], base)
        return shades

    def _stump(self, shades, pixels, base):
        for layer in range(LAYERS):
            share = layer / (LAYERS - 1)
            places = self.camera.places(pixels, base.height * share)
            c, s = np.cos(base.turn), np.sin(base.turn)
            off = places - base.at
            along, across = off[..., 0] * c + off[..., 1] * s, off[..., 1] * c - off[..., 0] * s
            narrow = base.slope * share
            inside = _inside(base, along, across, narrow)
            top = layer == LAYERS - 1
            tone = base.top + 18.0 * _mottled(3.0 * places, self.seed + 7) if top else base.side
            shades = np.where(inside, tone, shades)
        return shades


def _inside(base, along, across, narrow):
    long, short = base.long - narrow, base.short - narrow
    if base.kind == "rect":
        return (np.abs(along) <= long) & (np.abs(across) <= short)
    if base.kind == "hex":
        flats = (abs(along * np.cos(turn) + across * np.sin(turn)) for turn in np.radians((0.0, 60.0, 120.0)))
        return np.maximum.reduce(list(flats)) <= long
    return (along / long) ** 2 + (across / short) ** 2 <= 1.0


def _mottled(places, seed):
    """Return a texture of waves of all directions and several lengths, about 1 deep."""
    rng = np.random.default_rng((seed, 99))
    total = np.zeros(places.shape[:-1])
    for length in (0.15, 0.3, 0.6, 1.2, 2.5):
        for _ in range(2):
            angle, phase = rng.uniform(0.0, 2.0 * np.pi, 2)
            way = np.array([np.cos(angle), np.sin(angle)]) * 2.0 * np.pi / (length * rng.uniform(0.7, 1.4))
            total += np.sin((places @ way + phase).astype(np.float32))
    return total / 10.0**0.5 * 2.0**0.5 / 1.5


def _papered(shades, places, paper):
    c, s = np.cos(paper.turn), np.sin(paper.turn)
    off = places - paper.at
    x, y = off[..., 0] * c + off[..., 1] * s, off[..., 1] * c - off[..., 0] * s
    inside = (np.abs(x) <= paper.half[0]) & (np.abs(y) <= paper.half[1])
    shades = np.where(inside, paper.paper, shades)
    for u, v, radii in paper.discs:
        far = np.hypot(x - u, y - v)
        for number, radius in enumerate(sorted(radii, reverse=True)):
            shades = np.where(far <= radius, paper.paper if number % 2 else paper.black, shades)
    return shades


def _blurred(shades, sigma):
    reach = int(np.ceil(3.0 * sigma))
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    weights /= weights.sum()
    padded = np.pad(shades, ((reach, reach), (0, 0)), mode="edge")
    return sum(w * padded[k : k + shades.shape[0]] for k, w in enumerate(weights))


def any_camera(rng, room, size, lens, tilts=(0.0, 50.0), focal=None, middle=0.01):
    """Return a camera from above with a room of the table, (left, top, right, bottom), in view."""
    left, top, right, bottom = room
    corners = np.array([(left, top), (right, top), (right, bottom), (left, bottom)], dtype=float)
    focal = focal or float(np.exp(rng.normal(np.log(1.2), 0.15)))
    off = rng.normal(0.0, middle, 2)
    turned, back = _looking(rng, tilts)
    for far in np.geomspace(5.0, 400.0, 160):
        stand = np.array([(left + right) / 2.0, (top + bottom) / 2.0, 0.0]) + back * far
        settings = (np.log(focal), *off, lens, *turn_vector(turned), *(-turned @ stand))
        camera = Camera(tuple(float(v) for v in settings), size)
        seen = camera.pixels(corners)
        edge = 0.02 * size[0]
        if np.isfinite(seen).all() and (seen > edge).all() and (seen < np.array(size) - edge).all():
            return camera
    raise AssertionError("No camera sees this room")


def _looking(rng, tilts):
    """Return a camera's turn, and the way from what it looks at back to it; depths below count positive."""
    tilt, way, roll = np.radians(rng.uniform(*tilts)), rng.uniform(-np.pi, np.pi), rng.normal(0.0, 0.05)
    back = np.array([np.sin(tilt) * np.cos(way), np.sin(tilt) * np.sin(way), -np.cos(tilt)])
    ahead, near = -back, np.array([np.cos(way), np.sin(way), 0.0])
    right = np.cross(near, ahead)
    right /= np.linalg.norm(right)
    turned = np.array([right, np.cross(ahead, right), ahead])
    c, s = np.cos(roll), np.sin(roll)
    return np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]]) @ turned, back


def overhead(room, size, lens=0.0):
    """Return a camera that looks straight down on a room of the table."""
    return any_camera(np.random.default_rng(0), room, size, lens, (0.0, 1e-3), 1.2, 0.0)
