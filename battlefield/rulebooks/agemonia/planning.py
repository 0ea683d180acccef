"""The start of a round: Heroes choose an action each, cards are drawn, special initiatives are laid."""

from battlefield.rulebooks.agemonia.figures import is_hero
from battlefield.rulebooks.agemonia.rows import rows_of
from battlefield.rulebooks.agemonia.vocabulary import ITEM
from battlefield.rulebooks.agemonia.wording import action_words
from battlefield.rulebooks.agemonia.words import ACTION, BONUS, FOLLOWING, INITIATIVE, TURN_RANK
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import count, mark
from battlefield.rules.core.requests import either
from battlefield.rules.core.state import State, Until
from battlefield.rules.skirmish.single import present, printed, weapon_kind, weapons_of

PLAN, CARD = "plan", "initiative card"
CARDS, USUAL, BONUS_FROM = 12, 6, 9


def planned(state: State, unit: str) -> str:
    """Return the action that a Hero chose for this round, or nothing."""
    return next((effect.get(ACTION) for effect in state.effects_on(unit, PLAN)), "")


def initiative_of(game: Game, unit: str) -> tuple[int, int]:
    """Return when a figure takes its turn: first (0), last (2) or between, then its number.

    Those who are first, or last, are all equal among themselves.
    """
    rank = game.figure(TURN_RANK, 1, unit).value
    if rank != 1:
        return rank, 0
    return rank, count(game.state, CARD, unit) or printed(game.state, unit, INITIATIVE, USUAL)


def has_bonus(game: Game, unit: str) -> bool:
    """Return whether a Hero's card bears a bonus maneuver that it may use: not with a special initiative."""
    least = int(game.state.setting("bonus maneuver from", BONUS_FROM))
    return count(game.state, CARD, unit) >= least and not game.reason_against(BONUS, unit)


def initiatives_of(game: Game, weapon: str) -> tuple[str, ...]:
    """Return the special initiatives that an action or an item has."""
    held = [each.name for each in game.state.profiles[weapon].perks]
    return tuple(row.name for row in rows_of(game.book) if row.initiative and row.name in held)


def is_used(state: State, unit: str, item: str) -> bool:
    """Return whether an item card was used in this scenario."""
    return state.is_under(unit, f"used {item}")


def plan_round(game: Game) -> Flow[None]:
    """Let each Hero choose an action, then draw an initiative card for each."""
    heroes = [unit.id for unit in present(game.state) if is_hero(game.state, unit.id)]
    for unit in heroes:
        yield from _plan(game, unit)
    for unit in heroes:
        name = game.state.units[unit].name
        drawn = yield from game.roll(f"{CARD} of {name}", 1, CARDS, by=game.state.units[unit].commander)
        mark(game, CARD, unit, "turn", amount=drawn[0])


def _plan(game: Game, unit: str) -> Flow[None]:
    state, side = game.state, game.state.units[unit].commander
    own = [w for w in weapons_of(state, unit) if not _is_aside(game, unit, w)]
    words = {weapon: action_words(state, unit, weapon) for weapon in own}
    chosen = yield from game.choose_one(f"action of {state.units[unit].name} this round", words, by=side)
    special = list(initiatives_of(game, chosen)) if chosen else []
    if chosen:
        game.begin(PLAN, unit, ACTION(chosen), until=Until("turn", state.clock.turn))
    special += yield from _items(game, unit)
    yield from take_initiative(game, unit, special)


def _is_aside(game: Game, unit: str, weapon: str) -> bool:
    """Return whether something is no action to choose: a used item, or one that only tells when to act."""
    is_item = weapon_kind(game.state, weapon) == ITEM
    return is_item and (is_used(game.state, unit, weapon) or bool(initiatives_of(game, weapon)))


def _items(game: Game, unit: str) -> Flow[list[str]]:
    """Let a Hero use items with special initiatives; give those it gets."""
    found: list[str] = []
    for item in weapons_of(game.state, unit):
        special = initiatives_of(game, item)
        if weapon_kind(game.state, item) == ITEM and special and not is_used(game.state, unit, item):
            name, card = game.state.units[unit].name, game.state.profiles[item].name
            leads_to = f"{name} has {', '.join(special)} this round, the card is used up", "it is kept"
            what = either(f"Use {card} of {name} now", *leads_to)
            if (yield from game.confirm(what, by=game.state.units[unit].commander)):
                mark(game, f"used {item}", unit, "game")
                found += special
    return found


def take_initiative(game: Game, unit: str, special: list[str]) -> Flow[None]:
    """Lay the special initiative that counts: one that is compelled, else one of the Hero's choice."""
    rows = [row for row in rows_of(game.book) if row.initiative and row.name in special]
    compelled = [row for row in rows if row.initiative == "compelled"]
    offered = {row.name: row.name for row in compelled or rows}
    what = f"special initiative of {game.state.units[unit].name}"
    chosen = yield from game.choose_one(what, offered, by=game.state.units[unit].commander)
    if chosen:
        yield from game.lay(chosen, unit, until=Until("turn", game.state.clock.turn))


def waiting_after(game: Game) -> tuple[str, ...]:
    """Return the Heroes who may take their turn after any Ally's and have not had it."""
    waiting = (unit.id for unit in present(game.state) if not game.state.is_under(unit.id, ACTED))
    return tuple(unit for unit in waiting if game.figure(FOLLOWING, 0, unit).value)
