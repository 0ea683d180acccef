"""A camera that looks at a table: where it stands, its focal length, and one term of its lens.

Places are inches, y downward, heights above the table; pixels count from the picture's top left corner, the
middle of the first pixel at (0.5, 0.5). Inside the camera half the picture's diagonal is 1: the focal length,
the principal point (beside the picture's middle) and the lens term count so. A ray that meets the ideal
picture at a distance r from the principal point is seen at r (1 + lens r²).
"""

from dataclasses import dataclass, replace

import numpy as np

from battlefield.geometry.kernel.arrays import Floats

FOCAL, MIDDLE_X, MIDDLE_Y, LENS, TURN, SHIFT = (
    0,
    1,
    2,
    3,
    4,
    7,
)  # where settings stand; focal as its logarithm
COUNT = 10
_STEPS = np.array([1e-6] * 7 + [1e-5] * 3)
_THROUGH = 1e-8  # of half the diagonal: so near, the next of Newton's steps, which is taken, ends the way
_ROUNDS = 12  # of Newton's way through the lens, which doubles its digits in each


@dataclass(frozen=True, slots=True)
class Camera:
    """A camera by its ten settings: focal, principal point, lens, turn as a vector, shift."""

    settings: tuple[float, ...]
    size: tuple[int, int]

    @property
    def middle(self) -> Floats:
        """The middle of the picture, in pixels."""
        return np.array(self.size) / 2.0

    @property
    def unit(self) -> float:
        """Half of the picture's diagonal, in pixels."""
        return float(np.hypot(*self.size)) / 2.0

    @property
    def lens(self) -> float:
        """The lens term."""
        return self.settings[LENS]

    @property
    def focal(self) -> float:
        """The focal length in halves of the diagonal."""
        return float(np.exp(self.settings[FOCAL]))

    def with_settings(self, settings: Floats) -> "Camera":
        """Return the same picture's camera with other settings."""
        return replace(self, settings=tuple(float(value) for value in settings))

    def neighbours(self) -> list[tuple["Camera", "Camera", float]]:
        """Return for each setting two cameras that differ by a little in it alone, and by how much."""
        own, found = np.array(self.settings), []
        for number, step in enumerate(_STEPS):
            by = np.zeros(COUNT)
            by[number] = step
            found.append((self.with_settings(own - by), self.with_settings(own + by), 2.0 * step))
        return found

    def turned(self) -> Floats:
        """Return the matrix from the table's directions to the camera's (right, down, ahead)."""
        return turn_matrix(np.array(self.settings[TURN:SHIFT]))

    def standing(self) -> Floats:
        """Return where the camera is: x, y, and its height above the table."""
        x, y, z = -self.turned().T @ np.array(self.settings[SHIFT:])
        return np.array([x, y, -z])

    def plane(self, height: float) -> Floats:
        """Return the map of planes from places at a height to the ideal picture."""
        turned, shift = self.turned(), np.array(self.settings[SHIFT:])
        columns = np.column_stack((turned[:, 0], turned[:, 1], shift - height * turned[:, 2]))
        result: Floats = np.diag([self.focal, self.focal, 1.0]) @ columns
        return result

    def pixels(self, places: Floats, heights: Floats | float = 0.0) -> Floats:
        """Return where places at heights are seen; what lies behind the camera is seen nowhere (nan)."""
        turned, shift = self.turned(), np.array(self.settings[SHIFT:])
        ahead = places @ turned[:, :2].T - np.asarray(heights)[..., None] * turned[:, 2] + shift
        depth = np.where(ahead[..., 2:] > 0.0, ahead[..., 2:], np.nan)
        return self.seen(self.focal * ahead[..., :2] / depth)

    def seen(self, ideal: Floats) -> Floats:
        """Return the pixels of points of the ideal picture; nan so far out that no lens shows them."""
        far = np.sum(ideal * ideal, axis=-1, keepdims=True)
        ideal = np.where(1.0 + 3.0 * self.lens * far > 0.0, ideal, np.nan)  # beyond, a lens would fold
        principal = np.array(self.settings[MIDDLE_X : MIDDLE_Y + 1])
        result: Floats = self.middle + self.unit * (ideal * (1.0 + self.lens * far) + principal)
        return result

    def ideal(self, pixels: Floats) -> Floats:
        """Return the points of the ideal picture that are seen at pixels."""
        principal = np.array(self.settings[MIDDLE_X : MIDDLE_Y + 1])
        bent = (pixels - self.middle) / self.unit - principal
        far = np.hypot(bent[..., 0], bent[..., 1])
        ideal = far.copy()
        for _ in range(_ROUNDS):
            missed = ideal * (1.0 + self.lens * ideal**2) - far
            ideal = ideal - missed / np.maximum(0.2, 1.0 + 3.0 * self.lens * ideal**2)
            if np.nanmax(np.abs(missed), initial=0.0) < _THROUGH:
                break
        scale = np.where(far > 0.0, ideal / np.where(far > 0.0, far, 1.0), 1.0)
        result: Floats = bent * scale[..., None]
        return result

    def places(self, pixels: Floats, heights: Floats | float = 0.0) -> Floats:
        """Return the places at heights that are seen at pixels; there is none above the horizon (nan)."""
        ideal = self.ideal(np.asarray(pixels, dtype=float))
        rays = np.concatenate((ideal / self.focal, np.ones((*ideal.shape[:-1], 1))), axis=-1) @ self.turned()
        x, y, above = self.standing()
        drop = above - np.asarray(heights, dtype=float)
        down = np.where(rays[..., 2] > 0.0, rays[..., 2], np.nan)
        return np.stack((x + rays[..., 0] * drop / down, y + rays[..., 1] * drop / down), axis=-1)


def turn_matrix(turn: Floats) -> Floats:
    """Return the rotation about a vector by its length (Rodrigues)."""
    angle = float(np.linalg.norm(turn))
    x, y, z = turn
    cross = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    near = angle < 1e-8
    first = 1.0 if near else np.sin(angle) / angle
    second = 0.5 if near else (1.0 - np.cos(angle)) / angle**2
    result: Floats = np.eye(3) + first * cross + second * cross @ cross
    return result


def turn_vector(matrix: Floats) -> Floats:
    """Return the vector about which, and by whose length, a rotation turns."""
    # by its quaternion, which is safe at half a turn too
    m = matrix
    symmetric = np.array([
        [m[0, 0] - m[1, 1] - m[2, 2], m[0, 1] + m[1, 0], m[0, 2] + m[2, 0], m[2, 1] - m[1, 2]],
        [m[0, 1] + m[1, 0], m[1, 1] - m[0, 0] - m[2, 2], m[1, 2] + m[2, 1], m[0, 2] - m[2, 0]],
        [m[0, 2] + m[2, 0], m[1, 2] + m[2, 1], m[2, 2] - m[0, 0] - m[1, 1], m[1, 0] - m[0, 1]],
        [m[2, 1] - m[1, 2], m[0, 2] - m[2, 0], m[1, 0] - m[0, 1], np.trace(m)],
    ])  # fmt: skip
    vector = np.linalg.eigh(symmetric)[1][:, 3]
    vector = vector if vector[3] >= 0.0 else -vector
    sine = float(np.linalg.norm(vector[:3]))
    if sine < 1e-12:
        return np.zeros(3)
    result: Floats = vector[:3] / sine * 2.0 * np.arctan2(sine, vector[3])
    return result
