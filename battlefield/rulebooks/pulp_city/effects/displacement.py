"""Displacement Effects: Knockback, Pull, Shift, and Grab & Throw."""

from dataclasses import replace

from battlefield.geometry.kernel.shapes import Point
from battlefield.rulebooks.pulp_city.effects.rows import effect
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.models import figure_of
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.movement.displacing import Slide, shift, slide
from battlefield.rulebooks.pulp_city.movement.throwing import grab_and_throw
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow


def _source(game: Game, strike: Strike, line: Line, by: str) -> Point:
    """Return what a model is moved from or toward: the centre of the Blast, or the other model."""
    if strike.centre is not None and not line.on_self:
        return strike.centre
    return figure_of(game.state, by).model.at


def _knockback(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    asked = Slide(line.text, "away", float(line.amount), _source(game, strike, line, by), "all")
    yield from slide(game, on, asked, strike.doors)


def _pull(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    asked = Slide(line.text, "toward", float(line.amount), _source(game, strike, line, by), "any")
    blast = strike.centre is not None and not line.on_self
    yield from slide(game, on, replace(asked, to_edge=blast), strike.doors)


def _shift(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    del by
    side = game.state.units[strike.user].commander
    yield from shift(game, on, float(line.amount), side, strike.doors)


def _grab(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    del line, by
    yield from grab_and_throw(game, strike, on)


EFFECTS = (
    effect(
        "Displacement",
        "Displacement",
        "What Grab & Throw, Knockback, Pull and Shift share: nobody is moved through models, Objects or "
        "Structures, and who comes into contact with terrain or a model stops. Said of oneself, attacker and "
        "target change places, but for Self/Shift.",
        rulings=("P-Displacement-1", "P-Crash-1", "P-Fall-1"),
        numbers={"vertical": 4},
    ),
    effect(
        "Grab & Throw",
        "Displacement",
        "After all other effects the attacker may use its THR action with the target as the Object thrown, "
        "which takes Damage 1, if its base is not the larger one. EFX of the throw are shared between the "
        "two as the attacker likes.",
        _grab,
        rulings=("P-Throw-1", "P-Throw-2"),
    ),
    effect(
        "Knockback",
        "Displacement",
        "The target is moved so many inches straight away from the attacker, or from the centre of the "
        "Blast, level, and falls where it comes over empty space.",
        _knockback,
        rulings=("P-Knockback-1", "P-Knockback-2"),
    ),
    effect(
        "Pull",
        "Displacement",
        "The target is moved so many inches straight toward the attacker, or toward the centre of the Blast "
        "with its leading edge, level, and falls where any part of its base comes over empty space.",
        _pull,
        rulings=("P-Pull-1", "P-Pull-2"),
    ),
    effect(
        "Shift",
        "Displacement",
        "The attacker moves the target up to so many inches any way, and up to 4 inches up or down, to a "
        "place where it stands stable.",
        _shift,
        rulings=("P-Shift-1",),
    ),
)
