"""Effects that a roster makes up, in Iron Kingdoms: numbers, damage, and what weapons bring about."""

from dataclasses import replace

from battlefield.geometry.displacement import PushError, landing
from battlefield.rulebooks.iron_kingdoms.hurting import heal, hurt
from battlefield.rulebooks.iron_kingdoms.rows.row import Hit, Row
from battlefield.rulebooks.iron_kingdoms.vocabulary import CHANGED, PULL, PUSH
from battlefield.rulebooks.iron_kingdoms.words import AMOUNT, ATTACK
from battlefield.rules.core.events import Placed, UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Held, State
from battlefield.rules.core.values import grained
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
from battlefield.rules.skirmish.single import figure_of, is_up, take_off
from battlefield.rules.skirmish.sliding import Kind, slid
from battlefield.rules.table import layout
from battlefield.rules.table.table import body_of


def _far(state: State, one: str, other: str) -> float:
    return layout.between(state, one, other).gap


def _hurt(game: Game, unit: str, amount: int, why: str, by: str) -> Flow[int]:
    return (yield from hurt(game, unit, ((why, amount),), by))


def _does(game: Game, by: str, on: str, held: Held) -> Flow[None]:
    """Push or pull a character, or bring about on it what a weapon would."""
    if held.name in (PUSH, PULL):
        _shove(game, by, on, held)
        return
    row, at = game.book.row(held.name, Row), figure_of(game.state, on).model.at
    if row is not None and row.applies is not None:
        hit = Hit(by, at=at) if row.at_place else Hit(by, on=on, critical=True)
        yield from row.applies(game, hit, held) or ()


def _shove(game: Game, by: str, on: str, held: Held) -> None:
    """Move a character straight away from another one, or toward it, as far as nothing is in the way."""
    if by == on or not is_up(game.state, on):
        return
    figure, source = figure_of(game.state, on), figure_of(game.state, by).model.at
    kind: Kind = "away" if held.name == PUSH else "toward"
    try:
        found = slid(game.state, figure, kind, float(AMOUNT.found(held.info)), source)
    except PushError:
        return
    at = (grained(found.to[0]), grained(found.to[1]))
    free = layout.layout_without(game.state, [figure.id])
    there = body_of(replace(figure.model, at=at))
    place = Placed(figure.id, at, grained(landing(free, there)) if found.falls else figure.model.bottom)
    if at != figure.model.at and layout.may_stand(free, figure.model, at, place.bottom):
        game.emit(UnitMoved(on, held.name, (place,), ((figure.model.at, place.at),), by))


NUMBERS = OwnNumbers((*CHANGED, ATTACK), "inches", _far)
OWN = OwnRules(NUMBERS, _hurt, heal, _does, take_off)


def _strike(game: Game, hit: Hit, held: Held) -> Flow[None]:
    effect = defined(game.state, held.info)
    if effect is not None and is_up(game.state, hit.on):
        yield from carry_out(OWN, game, effect, hit.by, hit.on)


OWN_ROW = replace(
    Row(ROW, family="Rosters", says=says_of(NUMBERS), gives=gives_of(NUMBERS), applies=_strike),
    unbrought=UNTRIED,
)
