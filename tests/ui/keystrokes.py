"""How long a trained hand takes: the keystroke-level model of Card, Moran and Newell (CACM 23(7), 1980).

A key takes 0.2 s, to point 1.1 s, to press or release a button 0.1 s, to move the hand between mouse and
keyboard 0.4 s, and to think before what belongs together 1.35 s.
"""

from typing import Literal

KEY, POINT, BUTTON, HOME, THINK = 0.2, 1.1, 0.1, 0.4, 1.35
Device = Literal["mouse", "keyboard"]


class Keystrokes:
    """Counts operations and adds up the seconds that they take; the hand begins at the mouse."""

    def __init__(self) -> None:
        self.operations, self.seconds = 0, 0.0
        self._hand: Device = "mouse"

    def think(self) -> None:
        """Begin something that belongs together."""
        self.seconds += THINK

    def click(self) -> None:
        """Point somewhere, press and release."""
        self._take("mouse", POINT + 2.0 * BUTTON)

    def drag(self) -> None:
        """Point somewhere, press, point elsewhere and release."""
        self._take("mouse", 2.0 * (POINT + BUTTON))

    def key(self) -> None:
        """Press one key, or several at once."""
        self._take("keyboard", KEY)

    def _take(self, device: Device, seconds: float) -> None:
        self.operations += 1
        self.seconds += seconds + (HOME if device != self._hand else 0.0)
        self._hand = device
