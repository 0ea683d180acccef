"""A picture in shades of grey, 0 to 255, looked at between its pixels."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.kernel.arrays import Floats

Shades = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class GreyPicture:
    """Shades by rows; a part of a picture of `size` that begins at the pixel `corner`."""

    shades: Shades
    size: tuple[int, int]
    corner: tuple[int, int] = (0, 0)

    @staticmethod
    def of(data: bytes, width: int, height: int, stride: int) -> "GreyPicture":
        """Take a picture of one byte a pixel, its rows `stride` bytes apart."""
        rows = np.frombuffer(data, np.uint8, stride * height).reshape(height, stride)[:, :width]
        return GreyPicture(rows.astype(np.float32), (width, height))

    def at(self, pixels: Floats) -> Floats:
        """Return the shades at places between the pixels, straight from one to the next; nan outside."""
        x = pixels[..., 0] - 0.5 - self.corner[0]
        y = pixels[..., 1] - 0.5 - self.corner[1]
        rows, columns = self.shades.shape
        inside = (x >= 0.0) & (y >= 0.0) & (x < columns - 1) & (y < rows - 1)
        x, y = np.where(inside, x, 0.0), np.where(inside, y, 0.0)
        left, top = x.astype(np.intp), y.astype(np.intp)
        fx, fy = x - left, y - top
        flat, first = self.shades.ravel(), top * columns + left
        upper = flat[first] * (1.0 - fx) + flat[first + 1] * fx
        first = np.where(inside, first + columns, 0)
        lower = flat[first] * (1.0 - fx) + flat[first + 1] * fx
        return np.where(inside, upper * (1.0 - fy) + lower * fy, np.nan)

    def shrunk(self, by: int) -> Shades:
        """Return the means of squares of so many pixels a side."""
        rows, columns = (side // by for side in self.shades.shape)
        cut = self.shades[: rows * by, : columns * by]
        result: Shades = cut.reshape(rows, by, columns, by).mean(axis=(1, 3), dtype=np.float32)
        return result
