"""What does nothing to a model: by its print, by what it is, or by what lies on it."""

from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive
from battlefield.rulebooks.pulp_city.models.models import is_inanimate, qualified
from battlefield.rulebooks.pulp_city.models.rows import Effect
from battlefield.rulebooks.pulp_city.models.vocabulary import IMMUNE
from battlefield.rulebooks.pulp_city.moments import Suffering
from battlefield.rulebooks.pulp_city.words import SUFFER
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Catalogue
from battlefield.rules.core.state import Effect as Laid
from battlefield.rules.skirmish.words import ITS_OF


def why_immune(game: Game, unit: str, *names: str, foe: str = "") -> str:
    """Say why one of some things (an effect, a trait rolled with) does nothing to a model, or nothing."""
    state = game.state
    for name in names:
        if any(covers(game.book, of, name) for of in qualified(state, unit, IMMUNE)):
            return f"it is Immune/{name}"
        row = game.book.row(name, Effect)
        if row is not None and row.spares_things and is_inanimate(state, unit):
            return "it is Inanimate"
    return game.reason_against(SUFFER, unit, foe=foe, about=Suffering(names))


def why_immune_to(game: Game, unit: str, action: Exclusive, user: str) -> str:
    """Say why a whole action does nothing to a model, or nothing: by its trait or its kind."""
    if unit == user:
        return ""
    return why_immune(game, unit, action.own, action.kind, foe=user)


def covers(book: Catalogue, of: str, name: str) -> bool:
    """Return whether an immunity covers something: by name, or as one of a group."""
    row = book.row(name, Effect)
    return bool(name) and (of.lower() == name.lower() or (row is not None and of in row.groups))


def names_of(book: Catalogue, effect: str, of: str) -> tuple[str, ...]:
    """Return what an immunity may call a line: its effect, also with what stands behind its stroke.

    What is of one card goes by that alone, too.
    """
    row = book.row(effect, Effect)
    alone = (of,) if row is not None and row.of_cards else ()
    return (effect, f"{effect}/{of}", *alone) if of else (effect,)


def names_of_laid(book: Catalogue, effect: Laid) -> tuple[str, ...]:
    """Return what an immunity may call an effect that lies on a model: one without a row is of a card."""
    if book.row(effect.name, Effect) is not None:
        return names_of(book, effect.name, effect.get(ITS_OF))
    cards = (row.name for row in book.perks.values() if isinstance(row, Effect) and row.of_cards)
    return (effect.name, *(f"{card}/{effect.name}" for card in cards))
