"""Effects that a roster makes up, in Agemonia: numbers, damage, and what effects of actions do."""

from battlefield.rulebooks.agemonia.figures import full_hp
from battlefield.rulebooks.agemonia.hurting import hurt, settle
from battlefield.rulebooks.agemonia.movement.ground import range_between
from battlefield.rulebooks.agemonia.movement.walking import go_back, note
from battlefield.rulebooks.agemonia.rows import Applies, Deed, Row, Trial
from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rulebooks.agemonia.vocabulary import ABILITIES
from battlefield.rulebooks.agemonia.words import DAMAGE, MOVE, SHIELD
from battlefield.rules.core.events import HpGained
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Held, State
from battlefield.rules.skirmish.own_effects import (
    ROW,
    UNTRIED,
    OwnNumbers,
    OwnRules,
    carry_out,
    defined,
    gives_of,
    says_of,
)
from battlefield.rules.skirmish.single import is_up
from battlefield.rules.table.areas import area_of


def _far(state: State, one: str, other: str) -> float | None:
    here, there = area_of(state, one), area_of(state, other)
    return range_between(state, here, there) if here and there else None


def _hurt(game: Game, unit: str, damage: int, why: str, by: str) -> Flow[None]:
    yield from ()
    hurt(game, unit, damage, why, by)


def _heal(game: Game, unit: str, amount: int, why: str, by: str) -> None:
    back = min(amount, full_hp(game, unit) - game.state.hp(unit))
    if back > 0:
        game.emit(HpGained(unit, ((game.state.units[unit].figures[0], back),), why, by))


def _does(game: Game, by: str, on: str, held: Held) -> Flow[None]:
    """Do to a figure what an effect of an action does, or let it do what one does to its user."""
    row = game.book.row(held.name, Row)
    if row is None or row.applies is None or not is_up(game.state, on):
        return
    user = on if row.applies.whom == "user" else by
    turn = Turn(user)
    note(turn, game.state)
    deed = Deed(row, row.applies, held, user, "", area_of(game.state, user), turn)
    yield from row.applies.act(game, deed, (on,))
    go_back(game, turn)


NUMBERS = OwnNumbers((*ABILITIES, MOVE, SHIELD, DAMAGE), "areas", _far)
OWN = OwnRules(NUMBERS, _hurt, _heal, _does, settle)


def _strike(game: Game, deed: Deed, targets: tuple[str, ...]) -> Flow[None]:
    effect = defined(game.state, deed.held.info)
    for target in targets:
        if effect is not None and is_up(game.state, target):
            yield from carry_out(OWN, game, effect, deed.unit, target)


EFFECTS = (
    Row(
        ROW,
        "Rosters",
        "effect",
        says=says_of(NUMBERS),
        gives=gives_of(NUMBERS),
        on="",
        applies=Applies(_strike),
        trial=Trial(why_not=UNTRIED),
    ),
)
