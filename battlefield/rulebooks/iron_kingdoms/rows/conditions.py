"""Conditions: what they change, what they keep a character from, and what ends them."""

from collections.abc import Callable

from battlefield.rulebooks.iron_kingdoms import words
from battlefield.rulebooks.iron_kingdoms.moments import Blown
from battlefield.rulebooks.iron_kingdoms.rows.row import Hit, Row
from battlefield.rulebooks.iron_kingdoms.vocabulary import ASPECT_NAMES
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, becomes, plus
from battlefield.rules.core.perks import Ask, Bearer, Catalogue, Forbids, Gives, Use
from battlefield.rules.core.state import Held, State
from battlefield.rules.core.words import Prohibition, Stat
from battlefield.rules.skirmish.words import ITS_OF

HELPLESS_DEF = 5
LIE_LOW = "drop prone"


def _helpless(_ask: Ask, bearer: Bearer) -> Modifier:
    return becomes(HELPLESS_DEF, bearer.perk.name, key="helpless")


def _when(stat: Stat, amount: int, holds: Callable[[Blown], bool]) -> Gives:
    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        blown = ask.told(Blown)
        return plus(amount, bearer.perk.name) if blown is not None and holds(blown) else None

    return Gives(stat, answer, scope="under")


def _never(what: Prohibition, why: str) -> Forbids:
    return Forbids(what, lambda _ask, _bearer: why, scope="under")


def _falls(game: Game, hit: Hit, held: Held) -> None:
    """Put a condition on who was hit; it has no numbers."""
    name = ITS_OF.found(held.info)
    game.begin(name, hit.on, by=hit.by)


def _drops(game: Game, bearer: Bearer) -> None:
    """Let a character lie down of its own will."""
    game.begin(bearer.perk.name, bearer.unit, by=bearer.unit)


def _crippled(aspect: Stat, stat: Stat, says: str) -> Row:
    return Row(
        f"Crippled {ASPECT_NAMES[aspect]}",
        says=says,
        gives=(Gives(stat, lambda _ask, bearer: plus(-2, bearer.perk.name), scope="under"),),
        unbrought="It follows from damage to the aspects of a life spiral, which the bench does not mark.",
    )


KNOCKDOWN = Row(
    "Knockdown",
    says="Melee attacks hit without a roll, DEF is 5; it gives up movement or action to stand up.",
    gives=(Gives(words.DEF, _helpless, scope="under"),),
    forbids=(
        _never(words.DODGE, "it is knocked down"),
        _never(words.STAND, "it is knocked down"),
        _never(words.STAY_DOWN, "only who is prone may stay down"),
    ),
    rulings=("I-Knockdown-1", "I-Knockdown-2"),
    applies=_falls,
    sort="condition",
)
STATIONARY = Row(
    "Stationary",
    says="Melee attacks hit without a roll, DEF is 5; its next activation is lost, then it ends.",
    gives=(Gives(words.DEF, _helpless, scope="under"),),
    forbids=(
        _never(words.DODGE, "it is stationary"),
        _never(words.ACT, "it is stationary and loses its activation"),
    ),
    rulings=("I-Stationary-1", "I-Knockdown-2"),
    applies=_falls,
    sort="condition",
)
PRONE = Row(
    "Prone",
    says="+2 DEF against what is shot, +4 ARM against blasts; in melee it strikes at −2 and is struck at +2.",
    gives=(
        _when(words.DEF, 2, lambda blown: blown.shot),
        _when(words.DEF, -2, lambda blown: blown.melee),
        _when(words.ARM, 4, lambda blown: blown.blast),
        _when(words.ATTACK, -2, lambda blown: blown.melee),
    ),
    forbids=(_never(words.STAND, "it lies on the ground"),),
    uses=(Use(LIE_LOW, _drops),),
    rulings=("I-Prone-1",),
    unbrought="A character drops prone in place of its own movement; nobody does that to another.",
)
CRIPPLED = {
    words.PHYSIQUE: _crippled(words.PHYSIQUE, words.STR, "STR −2."),
    words.AGILITY: _crippled(words.AGILITY, words.ATTACK, "Attack rolls −2."),
    words.INTELLECT: _crippled(words.INTELLECT, words.DEF, "DEF −2."),
}
"""What comes of an aspect of a life spiral that has no boxes left."""
CONDITIONS = (KNOCKDOWN, STATIONARY, PRONE)
_HEARD = Catalogue(CONDITIONS)


def reason_against(state: State, what: Prohibition, unit: str) -> str:
    """Say why the conditions on a character keep it from something, or nothing."""
    return _HEARD.hearing(state).reason_against(what, Ask(state, unit))


def end_what_bars(game: Game, what: Prohibition, unit: str, why: str) -> None:
    """End the conditions on a character that keep it from something."""
    for row in CONDITIONS:
        if any(each.what == what for each in row.forbids):
            game.lift(unit, row.name, why)
