"""Immunity: printed, laid on a model, or that of a Spectral one; what it keeps off, and what it ends."""

from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive
from battlefield.rulebooks.pulp_city.models.models import is_inanimate, qualified
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Ask, Bearer

DISPLACEMENTS = ("Grab & Throw", "Knockback", "Pull", "Shift")
GROUPS = {"Displacement Effects": DISPLACEMENTS, "Displacement": DISPLACEMENTS}
FALLING = "Falling Damage"
BARRED = ("strength", "defense", "energy", "agility")  # traits that do nothing to, and for, a Spectral model
_LIFELESS = ("Mind Control", "Fatigue", "Stun", *DISPLACEMENTS)


def why_immune(game: Game, unit: str, *names: str, foe: str = "") -> str:
    """Say why one of some things (an effect, a trait rolled with) does nothing to a model, or nothing."""
    state = game.state
    for name in names:
        if any(covers(of, name) for of in qualified(state, unit, "Immune")):
            return f"it is Immune/{name}"
        if is_inanimate(state, unit) and name in _LIFELESS:
            return "it is Inanimate"
    return game.reason_against("suffer", unit, foe=foe, names=names)


def why_immune_to(game: Game, unit: str, action: Exclusive, user: str) -> str:
    """Say why a whole action does nothing to a model, or nothing: by its trait or its kind."""
    if unit == user:
        return ""
    return why_immune(game, unit, action.own, action.kind, foe=user)


def covers(of: str, name: str) -> bool:
    """Return whether an immunity covers something: by name, or as one of a group."""
    return bool(name) and (of.lower() == name.lower() or name in GROUPS.get(of, ()))


def from_effect(ask: Ask, bearer: Bearer) -> str:
    """Answer for an Immunity that lies on a model."""
    of = str(bearer.effect.get("of")) if bearer.effect is not None else ""
    return f"it is Immune/{of}" if any(covers(of, name) for name in ask.fact("names", ())) else ""


def of_spectral(ask: Ask, bearer: Bearer) -> str:
    """Answer for a Spectral model."""
    del bearer
    names = [str(name) for name in ask.fact("names", ())]
    return "it is Spectral" if any(name in (*BARRED, FALLING) for name in names) else ""
