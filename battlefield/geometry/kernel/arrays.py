"""What arrays of the kernel hold: lengths and places in inches, rows of other arrays, and yes or no."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
"""Lengths, places, areas: inches, square inches or shares, as 64-bit floats."""
Ints = NDArray[np.intp]
"""Rows of other arrays, and counts."""
Flags = NDArray[np.bool_]
"""Yes or no, one for each row."""
