"""By the rules of which game: the ways of plain geometry, or of one of the books."""

from functools import lru_cache
from typing import TYPE_CHECKING

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.rulebooks.registry import OFFERS
from battlefield.rules.book.measuring import Measuring
from battlefield.rules.scene.contents import Scene

if TYPE_CHECKING:
    from battlefield.app.measure.rulings.looks import Looking
    from battlefield.rules.core.state import State
    from battlefield.rules.table.looks import Look

PLAIN = Measuring("", coherency=(2.0, 6.0), sight="R29", coverage="R4", range="R3")
"""Plain geometry: all that stands on the table is in everybody's way."""
TOUCH_RULE, COHERENCY_RULE, WAY_RULE = "R1", "R24", "R25"
"""The rulings that go for every game."""
GAMES = {offer.key.replace("-", "_"): offer for offer in OFFERS if offer.measuring is not None}
"""The books by the names that questions call them by."""


def measuring_of(game: str) -> Measuring:
    """Return the ways of a game, "" being plain geometry; an unknown one is a KeyError."""
    made = GAMES[game].measuring if game else None
    return made() if made is not None else PLAIN


@lru_cache(maxsize=8)
def _laid(scene: Same[Scene], game: str) -> "State":
    return measuring_of(game).laid_out(scene.value)


def state_of(scene: Scene, game: str) -> "State":
    """Return a scene as a game counts its models, of whom nothing else is known."""
    return _laid(Same(scene), game)


def looking_by(game: str) -> "Looking":
    """Return how a game lays a scene out for a look."""
    from battlefield.app.measure.rulings.looks import plainly  # which loads what sight needs

    look = measuring_of(game).look
    if look is None:
        return plainly

    def laid(scene: Scene, observer: str, target: str) -> "Look":
        return look(state_of(scene, game), observer, target)

    return laid
