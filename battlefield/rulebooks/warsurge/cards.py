"""The card of a unit: its stats and those of its weapons now, what changes them, and what lies on it."""

from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import (
    full_points,
    model_hp,
    own_hp,
    points_now,
    save_words,
    stat,
)
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    AP,
    ARMOUR,
    ATTACKS,
    DASH,
    DEFENCE,
    DEFLECT,
    MOVE,
    PARRY,
    POWER,
    RANGE,
    TRANSPORT,
    WARD,
)
from battlefield.rules.book.cards import Card, CardLine, CardModel, CardPerk, CardWeapon
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Effect, Held, State
from battlefield.rules.core.words import Stat

_OF_UNIT = (
    (MOVE, "Move"),
    (DASH, "Dash"),
    (DEFENCE, "Defence"),
    (ARMOUR, "Armour"),
    (AEGIS, "AEGIS"),
    (TRANSPORT, "Transport"),
)
_OF_WEAPON = ((RANGE, "Range"), (ATTACKS, "Attacks"), (POWER, "Power"), (AP, "AP"))
_OF_SHIELDS = ((DEFLECT, "Deflect"), (WARD, "Ward"), (PARRY, "Parry"))
_SAVES = (ARMOUR, AEGIS, AP)
_INCHES = (MOVE, DASH, RANGE)
_STATES = (
    (unit_status.MELEE, "in a melee"),
    (unit_status.MOVED, "has moved this turn"),
    (unit_status.ATTACKED, "has attacked this turn"),
    (unit_status.ACTED, "has acted in this phase"),
)


def card_of(state: State, unit: str) -> Card:
    """Tell all that is known of a unit."""
    game, held = Game(state, CATALOGUE), state.units[unit]
    profile = state.profile_of(unit)
    full = model_hp(game, unit)
    models = tuple(
        CardModel(figure.id, figure.model.name or held.name, figure.hp, full)
        for figure in state.figures_of(unit)
    )
    return Card(
        unit,
        held.name,
        held.commander,
        _where(state, unit),
        _states(state, unit),
        models,
        (*_lines(game, unit), *_bulk(game, unit)),
        _weapons(game, unit),
        tuple(_perk(each) for each in profile.perks),
        tuple(_effect(state, effect) for effect in state.effects if _lies_on(state, effect, unit)),
    )


def _where(state: State, unit: str) -> str:
    where = state.units[unit].where
    if where == TABLE:
        return ""
    if where in (RESERVE, GONE):
        return {RESERVE: "in reserve", GONE: "out of the game"}[where]
    return f"carried by {state.units[where].name}" if where in state.units else where


def _states(state: State, unit: str) -> tuple[str, ...]:
    found = [words for name, words in _STATES if unit_status.is_marked(state, name, unit)]
    foes = [state.units[foe].name for foe in unit_status.foes_in_melee(state, unit) if foe in state.units]
    return tuple(f"{words} with {', '.join(foes)}" if words == "in a melee" else words for words in found)


def _bulk(game: Game, unit: str) -> tuple[CardLine, ...]:
    """Return HP and points: what is left, and of how much."""
    state = game.state
    full = model_hp(game, unit) * max(1, state.units[unit].strength)
    now, points = points_now(game, unit), full_points(game, unit)
    shown = f"{now.numerator}" if now.denominator == 1 else f"{float(now):.1f}"
    hp = own_hp(state, unit)
    return (
        CardLine("HP", f"{hp} / {full}", f"{hp} HP left of {full}", min(0, hp - full)),
        CardLine("Points", f"{shown} / {points}", f"worth {shown} points now, {points} at full strength"),
    )


def _lines(game: Game, unit: str) -> tuple[CardLine, ...]:
    printed = game.state.profile_of(unit).stats
    shown = (pair for pair in _OF_UNIT if pair[0] != TRANSPORT or printed.get(TRANSPORT))
    return tuple(_line(game, unit, name, label) for name, label in shown)


def _line(game: Game, unit: str, name: Stat, label: str, weapon: str = "") -> CardLine:
    found = stat(game, name, unit, weapon=weapon)
    if name in _SAVES:
        shown, printed = save_words(found.value), save_words(found.base)
    else:
        mark = '"' if name in _INCHES else ""
        now = f"{float(found.exact):g}" if name == RANGE else f"{found.value}"
        shown, printed = f"{now}{mark}", f"{found.base}{mark}"
    parts = [f"{label} {printed} as printed", *(modifier.words for modifier in found.applied)]
    parts += [f"{modifier.source} does not count: {why}" for modifier, why in found.ignored]
    parts += [found.limited] if found.limited else []
    return CardLine(label, shown, ", ".join(parts), found.value - found.base)


def _weapons(game: Game, unit: str) -> tuple[CardWeapon, ...]:
    state = game.state
    carried: dict[str, int] = {}
    for figure in state.living(unit) or state.figures_of(unit):
        for weapon in figure.weapons:
            carried[weapon] = carried.get(weapon, 0) + 1
    return tuple(_weapon(game, unit, weapon, count) for weapon, count in carried.items())


def _weapon(game: Game, unit: str, weapon: str, count: int) -> CardWeapon:
    profile = game.state.profiles[weapon]
    shields = (pair for pair in _OF_SHIELDS if profile.stats.get(pair[0]))
    lines = tuple(_line(game, unit, name, label, weapon) for name, label in (*_OF_WEAPON, *shields))
    kind = profile.words[0] if profile.words else ""
    return CardWeapon(profile.name, kind, count, lines, tuple(_perk(each) for each in profile.perks))


def _perk(held: Held) -> CardPerk:
    return CardPerk(held.name, _says(held.name))


def _says(name: str) -> str:
    """Say what a perk does, or an affliction, which bears the name of its perk without a rank."""
    ranked = (perk for each, perk in CATALOGUE.perks.items() if each.startswith(f"{name} "))
    perk = CATALOGUE.get(name) or next(ranked, None)
    return perk.text if perk is not None else ""


def _lies_on(state: State, effect: Effect, unit: str) -> bool:
    """Return whether an effect with a printed name lies on a unit or on one of its models."""
    return effect.name[:1].isupper() and (effect.on == unit or effect.on in state.units[unit].figures)


def _effect(state: State, effect: Effect) -> CardPerk:
    amount = f" ×{effect.amount}" if effect.amount != 1 else ""
    ends = effect.until.span
    turn = f" {effect.until.turn}" if effect.until.turn > state.clock.turn else ""
    until = "" if ends == "game" else f"until the end of the {ends}{turn}"
    by = state.units[effect.by].name if effect.by in state.units else ""
    return CardPerk(f"{effect.name}{amount}", _says(effect.name), until, by)
