"""The card of a model: its traits, AP and Fatigue now, its actions with their effects, what lies on it."""

from battlefield.rulebooks.pulp_city.effects import CATALOGUE, EFFECTS
from battlefield.rulebooks.pulp_city.models.exclusive import COMBINABLE, Line, exclusive_of
from battlefield.rulebooks.pulp_city.models.models import is_inanimate, is_trump, move_of, movement_of, trait
from battlefield.rulebooks.pulp_city.models.team import (
    ap_left,
    ap_limit,
    brings,
    dice_of,
    fatigue,
    most_fatigue,
)
from battlefield.rulebooks.pulp_city.models.vocabulary import (
    ACTION_KINDS,
    IMMUNE,
    STRONG,
    TRAITS,
    TRUMP,
    WEAK,
)
from battlefield.rulebooks.pulp_city.movement.moving import type_of
from battlefield.rulebooks.pulp_city.words import HP, PRINTED_AP_LIMIT
from battlefield.rules.book.cards import Card, CardLine, CardModel, CardPerk, CardWeapon
from battlefield.rules.book.face import is_spent
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Effect, State
from battlefield.rules.skirmish.own_effects import named, told_of, words_of
from battlefield.rules.skirmish.single import figure_of, is_waiting, printed
from battlefield.rules.skirmish.words import ITS_OF

COMBINED = "A second Exclusive Action may be used beside it."

_ENDS = {"turn": "until the Effects Phase", "step": "until the end of this Turn"}
_PLACES = {TABLE: "", RESERVE: "in reserve", GONE: "KO'ed"}


def card_of(state: State, unit: str) -> Card:
    """Tell all that is known of a model."""
    held, profile = state.units[unit], state.profile_of(unit)
    full = printed(state, unit, HP, 1)
    models = tuple(CardModel(f.id, held.name, f.hp, full) for f in state.figures_of(unit))
    where = "to be summoned" if is_waiting(state, unit) else _PLACES.get(held.where, held.where)
    weapons = figure_of(state, unit).weapons
    return Card(
        unit,
        held.name,
        held.commander,
        where,
        tuple(word for word in profile.words if TRUMP not in word),
        models,
        _lines(Game(state, CATALOGUE), unit, full),
        tuple(_action(state, weapon) for weapon in weapons),
        tuple(CardPerk(p.name, told_of(state, p.info) or power_words(p.name)) for p in profile.perks),
        tuple(_effect(state, effect) for effect in state.effects_on(unit) if effect.name[:1].isupper()),
        "has acted this round" if is_spent(state, unit) else "",
    )


def _lines(game: Game, unit: str, full: int) -> tuple[CardLine, ...]:
    state = game.state
    found = [_trait(game, unit, name) for name in TRAITS]
    hp = state.hp(unit)
    found.append(CardLine("HP", f"{hp} / {full}", f"{hp} HP left of {full}", min(0, hp - full)))
    if is_inanimate(state, unit):
        return tuple(found)
    limit, usual = ap_limit(game, unit), printed(state, unit, PRINTED_AP_LIMIT, 3)
    left, tired = ap_left(game, unit), fatigue(state, unit)
    how = type_of(game, unit)
    words = f"{left} AP can still be spent this round"
    found.append(CardLine("AP Limit", str(limit), words, limit - usual))
    found.append(_figure("AP+", brings(game, unit), "AP that it brings to the pool each round"))
    slower = -1 if how != movement_of(state, unit) else 0
    move = move_of(game, unit)
    change = slower + move.value - move.base
    words = move.words if move.applied else "type and inches"
    found.append(CardLine("Move", f'{move.value}" {how}', words, change))
    found.append(CardLine("Fatigue", f"{tired} / {most_fatigue(state, unit)}", "suffered this round", -tired))
    if dice_of(state, unit):
        found.append(CardLine("Power Up", str(dice_of(state, unit)), "dice for any Action Roll", 1))
    return tuple(found)


def _figure(name: str, found: Breakdown, words: str, sign: str = "") -> CardLine:
    """Tell a number: as it is printed, or with what changes it."""
    told = f"{words}; {found.words}" if found.applied else words
    return CardLine(name, f"{found.value}{sign}", told, found.value - found.base)


def _trait(game: Game, unit: str, name: str) -> CardLine:
    trump = is_trump(game.state, unit, name)
    words = "Trump Trait: EFX from 5 up" if trump else "EFX on a 6"
    return _figure(name.title(), trait(game, unit, name), words, TRUMP if trump else "")


def _action(state: State, weapon: str) -> CardWeapon:
    action = exclusive_of(state.profiles[weapon])
    goal = action.against.title() or (f"T#{action.difficulty}" if action.difficulty else "no roll")
    lines = [CardLine("AP", str(action.ap))]
    if action.reach:
        lines.append(CardLine("Range", f'{action.reach}"'))
    if action.fatigue:
        lines.append(CardLine("Fatigue", str(action.fatigue)))
    lines.append(CardLine("Roll", f"{action.own.title()} vs {goal}" if action.own else goal))
    perks = [CardPerk(f"{line.sort} {line.text}", _says(state, weapon, line)) for line in action.lines]
    perks += [CardPerk(f"Limited/{limit}") for limit in action.limits]
    if action.combinable:
        perks.append(CardPerk(COMBINABLE, COMBINED))
    kind = f"{action.kind}: {ACTION_KINDS[action.kind]}"
    return CardWeapon(action.name, kind, 1, tuple(lines), tuple(perks))


def _says(state: State, weapon: str, line: Line) -> str:
    own = named(state, weapon.partition("/")[0], line.of) if line.of else None
    return words_of(own) if own is not None else line.says or EFFECTS[line.effect].text


def power_words(name: str) -> str:
    """Say what a power of a model does, by its name: "Immune/Stun"."""
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
    says = told_of(state, effect.info) or (row.text if row else "")
    until = _ENDS.get(effect.until.span, "")
    by = state.units[effect.by].name if effect.by in state.units else ""
    return CardPerk(f"{effect.name}{f'/{of}' if of else ''}{amount}", says, until, by)
