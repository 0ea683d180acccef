"""Displacement: models slid away from something or toward it, and shifted to a place of somebody's choice."""

from dataclasses import dataclass
from math import hypot
from typing import Literal

from battlefield.geometry.convex import extent
from battlefield.geometry.displacement import Displacement, FallWhen, Push, PushError
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.pulp_city.models.hurting import hurt
from battlefield.rulebooks.pulp_city.models.models import is_inanimate
from battlefield.rulebooks.pulp_city.models.strike import Doors
from battlefield.rulebooks.pulp_city.movement.placing import drop, put
from battlefield.rulebooks.pulp_city.words import CRASH
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.scene.contents import Model
from battlefield.rules.skirmish.single import figure_of, is_up
from battlefield.rules.table import layout

CRASH_DAMAGE = "crash damage"


@dataclass(frozen=True, slots=True)
class Slide:
    """A displacement in a straight line: which way from where, how far, and when it leads into a fall.

    With `to_edge` the leading edge goes no farther than the source, otherwise the centre.
    """

    how: str
    kind: Literal["away", "toward"]
    inches: float
    source: Point
    fall_when: FallWhen
    to_edge: bool = False


def slide(game: Game, unit: str, asked: Slide, doors: Doors) -> Flow[None]:
    """Slide a model; it stops at what is in the way, and falls where it loses its footing."""
    if not is_up(game.state, unit) or is_inanimate(game.state, unit):
        return
    found = slid(game, unit, asked)
    if found is None:
        game.say(f"{asked.how}: there is no direction", unit)
        return
    bottom = figure_of(game.state, unit).model.bottom
    yield from put(game, unit, asked.how, found.to, bottom, doors)
    if found.falls and is_up(game.state, unit):
        yield from drop(game, unit, doors)
    elif asked.kind == "away" and found.stopped_by is not None:
        _crash(game, unit, found.stopped_by.kind, found.stopped_by.id)


def slid(game: Game, unit: str, asked: Slide) -> Displacement | None:
    """Work out where a slide leads; None where there is no direction for it."""
    table, model = layout.table(game.state), figure_of(game.state, unit).model
    inches = asked.inches
    if asked.kind == "toward":
        inches = min(inches, _room(model, asked))
    push = Push(model.id, asked.kind, inches, asked.source, fall_when=asked.fall_when)
    try:
        return Displacement.of(table, push)
    except PushError:
        return None


def _room(model: Model, asked: Slide) -> float:
    """Return how far a model can go toward a point: as far as its centre, or its leading edge, reaches it."""
    (x, y), (u, v) = model.at, asked.source
    far = hypot(u - x, v - y)
    if not asked.to_edge or is_within(far, 0.0):
        return far
    return max(0.0, far - extent(layout.base_of(model), ((u - x) / far, (v - y) / far)))


def _crash(game: Game, unit: str, kind: str, met: str) -> None:
    """Hurt who was knocked into something, and the model that it was."""
    amount = int(game.state.setting(CRASH_DAMAGE, 1))
    other = game.state.figures[met].model.unit if met in game.state.figures else ""
    if kind not in ("model", "terrain") or not amount:
        return
    hurt(game, unit, amount, "crash")
    if other and not game.reason_against(CRASH, unit):
        hurt(game, other, amount, "crash", unit)
