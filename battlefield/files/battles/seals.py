"""Seals of recorded actions: a hash of each, chained to that of the one before, so that a change is found.

They find accidents and careless changes and say which action is the first that differs. They are no
signature: there is no secret in them, and whoever writes a whole game anew can seal it anew.
"""

import json
from collections.abc import Mapping
from hashlib import blake2b

from battlefield.files.text.errors import SceneError

SEAL = "seal"
_BEFORE = ("book", "start", "typed dice")  # what the seal of the first action covers as well


class Seals:
    """Goes through the actions of a game; `last` is the seal of the one before, `unsealed` had none."""

    def __init__(self, game: Mapping[str, object]) -> None:
        """Begin with what a game's file says of its start."""
        self.last = _sealed("", {key: game.get(key) or [] for key in _BEFORE})
        self.count = self.unsealed = 0

    def next(self, part: Mapping[str, object]) -> str:
        """Return the seal of the next action."""
        self.last = _sealed(self.last, {key: value for key, value in part.items() if key != SEAL})
        self.count += 1
        return self.last

    def check(self, part: Mapping[str, object], place: str) -> None:
        """Raise SceneError where an action does not fit its seal, or has none though others before have."""
        seal, wanted = part.get(SEAL), self.next(part)
        if seal is None and self.unsealed == self.count - 1:
            self.unsealed = self.count
        elif seal != wanted:
            what = "it" if self.count > 1 else "it or the start of the game"
            fault = "does not fit its seal" if seal is not None else "has no seal, and those before have"
            raise SceneError(
                place, f"(action {self.count}) {fault}", f"{what} was damaged or changed by hand"
            )


def _sealed(before: str, what: Mapping[str, object]) -> str:
    text = json.dumps(what, sort_keys=True, separators=(",", ":"))
    return blake2b(f"{before} {text}".encode(), digest_size=16).hexdigest()
