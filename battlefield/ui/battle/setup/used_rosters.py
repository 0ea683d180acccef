"""The roster files that were used last, the latest first, which new battles offer."""

from pathlib import Path

from battlefield.resources import sample_rosters
from battlefield.ui.widgets.settings import Settings

MOST = 10
_KEY = "rosters"


def used(settings: Settings) -> list[Path]:
    """Return the roster files that were chosen before, the last one first."""
    return [Path(line) for line in settings.text(_KEY, "").splitlines() if line]


def keep_used(settings: Settings, path: Path) -> None:
    """Keep a roster file among those that were used; the samples are always there."""
    if path not in sample_rosters():
        kept = [path, *(each for each in used(settings) if each != path)][:MOST]
        settings.keep(_KEY, "\n".join(str(each) for each in kept))
