"""The card of a model: its traits, AP and Fatigue now, its actions with their effects, what lies on it."""

from battlefield.rulebooks.pulp_city.effects import CATALOGUE, EFFECTS
from battlefield.rulebooks.pulp_city.models.exclusive import COMBINABLE, Line, exclusive_of
from battlefield.rulebooks.pulp_city.models.models import is_inanimate, is_trump, movement_of, trait
from battlefield.rulebooks.pulp_city.models.team import ap_left, ap_limit, dice_of, fatigue, most_fatigue
from battlefield.rulebooks.pulp_city.models.vocabulary import (
    ACTION_KINDS,
    IMMUNE,
    STRONG,
    TRAITS,
    TRUMP,
    WEAK,
)
from battlefield.rulebooks.pulp_city.movement.moving import type_of
from battlefield.rules.book.cards import Card, CardLine, CardModel, CardPerk, CardWeapon
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Effect, State
from battlefield.rules.skirmish.single import figure_of, is_waiting, printed
from battlefield.rules.skirmish.words import ITS_OF

_ENDS = {"turn": "until the Effects Phase", "step": "until the end of this Turn"}
_PLACES = {TABLE: "", RESERVE: "in reserve", GONE: "KO'ed"}


def card_of(state: State, unit: str) -> Card:
    """Tell all that is known of a model."""
    held, profile = state.units[unit], state.profile_of(unit)
    full = printed(state, unit, "hp", 1)
    models = tuple(CardModel(f.id, held.name, f.hp, full) for f in state.figures_of(unit))
    where = "to be summoned" if is_waiting(state, unit) else _PLACES.get(held.where, held.where)
    weapons = figure_of(state, unit).weapons
    return Card(
        unit,
        held.name,
        held.commander,
        where,
        tuple(word for word in profile.words if TRUMP not in word) + _acted(state, unit),
        models,
        _lines(Game(state, CATALOGUE), unit, full),
        tuple(_action(state, weapon) for weapon in weapons),
        tuple(CardPerk(each.name, _power(each.name)) for each in profile.perks),
        tuple(_effect(state, effect) for effect in state.effects_on(unit) if effect.name[:1].isupper()),
    )


def _acted(state: State, unit: str) -> tuple[str, ...]:
    return ("has acted this round",) if state.is_under(unit, ACTED) else ()


def _lines(game: Game, unit: str, full: int) -> tuple[CardLine, ...]:
    state = game.state
    found = [_trait(state, unit, name) for name in TRAITS]
    hp = state.hp(unit)
    found.append(CardLine("HP", f"{hp} / {full}", f"{hp} HP left of {full}", min(0, hp - full)))
    if is_inanimate(state, unit):
        return tuple(found)
    limit, usual = ap_limit(game, unit), printed(state, unit, "ap_limit", 3)
    left, tired = ap_left(game, unit), fatigue(state, unit)
    how = type_of(game, unit)
    words = f"{left} AP can still be spent this round"
    found.append(CardLine("AP Limit", str(limit), words, limit - usual))
    found.append(CardLine("AP+", str(printed(state, unit, "ap")), "AP that it brings to the pool each round"))
    slower = -1 if how != movement_of(state, unit) else 0
    found.append(CardLine("Move", f'{printed(state, unit, "move")}" {how}', "type and inches", slower))
    found.append(CardLine("Fatigue", f"{tired} / {most_fatigue(state, unit)}", "suffered this round", -tired))
    if dice_of(state, unit):
        found.append(CardLine("Power Up", str(dice_of(state, unit)), "dice for any Action Roll", 1))
    return tuple(found)


def _trait(state: State, unit: str, name: str) -> CardLine:
    value, trump = trait(state, unit, name), is_trump(state, unit, name)
    words = "Trump Trait: EFX from 5 up" if trump else "EFX on a 6"
    return CardLine(name.title(), f"{value}{TRUMP if trump else ''}", words)


def _action(state: State, weapon: str) -> CardWeapon:
    action = exclusive_of(state.profiles[weapon])
    goal = action.against.title() or (f"T#{action.difficulty}" if action.difficulty else "no roll")
    lines = [CardLine("AP", str(action.ap))]
    if action.reach:
        lines.append(CardLine("Range", f'{action.reach}"'))
    if action.fatigue:
        lines.append(CardLine("Fatigue", str(action.fatigue)))
    lines.append(CardLine("Roll", f"{action.own.title()} vs {goal}" if action.own else goal))
    perks = [CardPerk(f"{line.sort} {line.text}", _says(line)) for line in action.lines]
    perks += [CardPerk(f"Limited/{limit}") for limit in action.limits]
    if action.combinable:
        perks.append(CardPerk(COMBINABLE, "A second Exclusive Action may be used beside it."))
    kind = f"{action.kind}: {ACTION_KINDS[action.kind]}"
    return CardWeapon(action.name, kind, 1, tuple(lines), tuple(perks))


def _says(line: Line) -> str:
    return line.says or EFFECTS[line.effect].text


def _power(name: str) -> str:
    before, _, of = name.partition("/")
    words = {
        IMMUNE: f"{of} does nothing to it.",
        STRONG: f"It attacks with one die more with, or against, {of}.",
        WEAK: f"Who attacks it with {of} has one die more.",
    }
    return words.get(before, "")


def _effect(state: State, effect: Effect) -> CardPerk:
    of = effect.get(ITS_OF)
    amount = f" {effect.amount}" if effect.amount != 1 else ""
    row = CATALOGUE.get(effect.name)
    until = _ENDS.get(effect.until.span, "")
    by = state.units[effect.by].name if effect.by in state.units else ""
    return CardPerk(f"{effect.name}{f'/{of}' if of else ''}{amount}", row.text if row else "", until, by)
