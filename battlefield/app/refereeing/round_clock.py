"""The clock of a round and of each side in it: the referee alone starts, stops and changes it.

It is told the time, in seconds, and never looks for itself. One that runs goes on while nobody looks, and
while the program is closed: a pause is given, and does not happen.
"""

from dataclasses import dataclass, replace

MOST_MINUTES = 600
USUAL = 150  # minutes of a round
SIDES = 2


@dataclass(frozen=True, slots=True)
class RoundClock:
    """What was left, in seconds, of the round and of each side's own time when the clock was last touched.

    `since` is when it has been running from, None while it stands; `active` is the side whose time runs.
    `lasts` are the minutes that the round, and each side in it, had at first.
    """

    left: float = 60.0 * USUAL
    sides: tuple[float, float] = (30.0 * USUAL, 30.0 * USUAL)
    active: int = 0
    since: float | None = None
    number: int = 1
    lasts: tuple[int, int] = (USUAL, USUAL // 2)

    @property
    def is_running(self) -> bool:
        """Whether time runs."""
        return self.since is not None

    def round_left(self, now: float) -> float:
        """Return the seconds left of the round; less than 0 where it is over."""
        return self.left - self._gone(now)

    def side_left(self, side: int, now: float) -> float:
        """Return the seconds left of a side's own time; less than 0 where it has none left."""
        return self.sides[side] - (self._gone(now) if side == self.active else 0.0)

    def started(self, now: float) -> "RoundClock":
        """Let time run."""
        return self if self.is_running else replace(self, since=now)

    def paused(self, now: float) -> "RoundClock":
        """Give a pause."""
        return replace(self._settled(now), since=None)

    def switched(self, now: float) -> "RoundClock":
        """Let the other side's time run from now on."""
        return replace(self._settled(now), active=1 - self.active)

    def added(self, minutes: float, now: float, side: int | None = None) -> "RoundClock":
        """Give minutes to a side, or take them from it; to the round where no side is named."""
        settled = self._settled(now)
        if side is None:
            return replace(settled, left=settled.left + 60.0 * minutes)
        one, other = (left + 60.0 * minutes * (number == side) for number, left in enumerate(settled.sides))
        return replace(settled, sides=(one, other))

    def begun(self, minutes: int, each: int, number: int) -> "RoundClock":
        """Lay out a round of so many minutes, of which each side has some of its own; it stands."""
        return RoundClock(60.0 * minutes, (60.0 * each, 60.0 * each), 0, None, number, (minutes, each))

    def _gone(self, now: float) -> float:
        """Return the seconds since it was last touched; none where the system's clock was set back."""
        return max(0.0, now - self.since) if self.since is not None else 0.0

    def _settled(self, now: float) -> "RoundClock":
        """Write down what is left now; what runs goes on running."""
        one, other = (self.side_left(side, now) for side in range(SIDES))
        since = now if self.is_running else None
        return replace(self, left=self.round_left(now), sides=(one, other), since=since)


def clock_words(seconds: float) -> str:
    """Write what is left as hours, minutes and seconds; what is over with a minus."""
    whole = -int(-seconds // 1)  # a second that has begun counts as left
    hours, rest = divmod(abs(whole), 3600)
    minutes, rest = divmod(rest, 60)
    sign = "−" if whole < 0 else ""
    return f"{sign}{hours}:{minutes:02}:{rest:02}" if hours else f"{sign}{minutes}:{rest:02}"
