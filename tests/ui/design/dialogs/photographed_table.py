"""A table of two units, a ruin and a calibration frame, photographed; the truth is known."""

import numpy as np
from drawn_photographs import DrawnBase, Ink, Still, any_camera
from PySide6.QtGui import QImage

from battlefield.geometry.photographs import FRAMES

SIZE, WIDE, HIGH = (1000, 750), 24.0, 18.0
RADIUS = 32.0 / 50.8
UNITS = (((4.0, 6.0), (6.0, 7.0)), ((10.0, 4.0), (5.0, 16.0)))  # two of each
RUIN, BLAST = ((3.0, 10.0), (7.0, 14.0)), (9.8, 4.6)


def photograph_into(path):
    """Write a photograph of four bases, a ruin's floor and a calibration frame; give its camera."""
    camera = any_camera(np.random.default_rng(4), (0.0, 0.0, WIDE, HIGH), SIZE, 0.004, (15.0, 16.0))
    bases = tuple(DrawnBase(at, RADIUS, RADIUS) for unit in UNITS for at in unit)
    discs = tuple((*target.at, target.radii) for target in FRAMES[0])
    frame = Ink((17.5, 9.0), 0.0, (4.135, 5.845), discs)
    (left, top), (right, bottom) = RUIN
    middle, half = ((left + right) / 2.0, (top + bottom) / 2.0), ((right - left) / 2.0, (bottom - top) / 2.0)
    shades = Still(camera, bases, (frame, Ink(middle, 0.0, half)), seed=3).whole().shades.astype(np.uint8)
    QImage(shades.tobytes(), *SIZE, SIZE[0], QImage.Format.Format_Grayscale8).save(str(path), quality=92)
    return camera


def laid_places(scene):
    """Return a function to the table that was laid from that of the photograph: it lies about the frame.

    Where the frame alone is known, its middle is that of the table, and it may be turned.
    """
    found = np.array([model.at for model in scene.models])
    true = np.array([at for unit in UNITS for at in unit])
    to, of = found - found.mean(axis=0), true - true.mean(axis=0)
    turn = np.arctan2(np.sum(of[:, 0] * to[:, 1] - of[:, 1] * to[:, 0]), np.sum(of * to))
    c, s = np.cos(turn), np.sin(turn)
    turned = np.array([[c, -s], [s, c]])
    return lambda at: tuple(map(float, turned @ (np.array(at) - true.mean(axis=0)) + found.mean(axis=0)))
