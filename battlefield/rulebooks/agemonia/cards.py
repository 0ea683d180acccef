"""The card of a figure: its abilities and health now, its actions with their effects, what lies on it."""

from battlefield.rulebooks.agemonia.attacking import ability_of
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.figures import available, full_hp, is_hero, stat
from battlefield.rulebooks.agemonia.planning import initiative_of, is_used, planned
from battlefield.rulebooks.agemonia.vocabulary import ABILITIES, ATTACKS, CHECK, KINDS
from battlefield.rulebooks.agemonia.wording import held_words
from battlefield.rulebooks.agemonia.words import (
    DAMAGE,
    LINE,
    MOVE,
    RADIUS,
    RANGE,
    SHIELD,
    STAMINA,
    TARGETS,
    TAUNT,
)
from battlefield.rules.book.cards import Card, CardLine, CardModel, CardPerk, CardWeapon
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Effect, Held, State
from battlefield.rules.skirmish.own_effects import told_of
from battlefield.rules.skirmish.single import is_waiting, printed, weapon_kind, weapons_of
from battlefield.rules.table.areas import area_of, name_of

_PLACES = {TABLE: "", RESERVE: "to be set up", GONE: "off the map"}
_NUMBERS = {
    DAMAGE: "Damage",
    STAMINA: "Stamina loss",
    RANGE: "Range",
    TARGETS: "Targets",
    LINE: "Line",
}


def card_of(state: State, unit: str) -> Card:
    """Tell all that is known of a figure."""
    held, profile = state.units[unit], state.profile_of(unit)
    full = full_hp(Game(state, CATALOGUE), unit)
    models = tuple(CardModel(f.id, held.name, f.hp, full) for f in state.figures_of(unit))
    where = "to be summoned" if is_waiting(state, unit) else _PLACES.get(held.where, held.where)
    return Card(
        unit,
        held.name,
        held.commander,
        where,
        (*profile.words, *_now(state, unit)),
        models,
        _lines(Game(state, CATALOGUE), unit, full),
        tuple(_action(state, unit, weapon) for weapon in weapons_of(state, unit)),
        tuple(_perk(state, each) for each in profile.perks),
        tuple(_effect(state, effect) for effect in state.effects_on(unit) if effect.name[:1].isupper()),
        "has had its turn" if state.is_under(unit, ACTED) else "",
    )


def _now(state: State, unit: str) -> tuple[str, ...]:
    """Say where a figure is."""
    area = area_of(state, unit)
    return (f"in {name_of(state, area)}",) if area else ()


def _lines(game: Game, unit: str, full: int) -> tuple[CardLine, ...]:
    state, found = game.state, list[CardLine]()
    for name in (*ABILITIES, MOVE, SHIELD):
        if name in state.profile_of(unit).stats:
            now = stat(game, unit, name)
            found.append(CardLine(name.title(), str(now.value), now.words, now.value - now.base))
    hp, called = state.hp(unit), "Stamina" if is_hero(state, unit) else "Health"
    found.append(CardLine(called, f"{hp} / {full}", f"{hp} left of {full}", min(0, hp - full)))
    if is_hero(state, unit):
        ready = available(state, unit)
        found.append(CardLine("Available", str(ready), "stamina that can be spent", ready - hp))
    rank, number = initiative_of(game, unit)
    words = ("first this round", "its turn comes by this number, the lowest first", "last this round")[rank]
    found.append(CardLine("Initiative", ("first", str(number), "last")[rank], words))
    if TAUNT in state.profile_of(unit).stats:
        found.append(CardLine("Taunt", str(printed(state, unit, TAUNT)), "Enemies attack the highest"))
    return tuple(found)


def _action(state: State, unit: str, weapon: str) -> CardWeapon:
    profile, kind = state.profiles[weapon], weapon_kind(state, weapon)
    stats = profile.stats
    lines = [CardLine(called, str(stats[name])) for name, called in _NUMBERS.items() if name in stats]
    if kind in ATTACKS:
        lines.append(CardLine("Check", ability_of(state, weapon).title()))
    if RADIUS in profile.stats:
        lines.append(CardLine("Area", str(profile.stats[RADIUS]), "all foes within so many areas"))
    chosen, used = planned(state, unit) == weapon, is_used(state, unit, weapon)
    notes = [note for note, applies in (("chosen this round", chosen), ("used", used)) if applies]
    words = f"{kind}: {KINDS[kind]}{''.join(f'; {note}' for note in notes)}"
    perks = tuple(_perk(state, held) for held in profile.perks if held.name != CHECK)
    return CardWeapon(profile.name, words, 1, tuple(lines), perks)


def _perk(state: State, held: Held) -> CardPerk:
    """Tell an effect with its own numbers."""
    own_words = told_of(state, held.info)
    if own_words:
        return CardPerk(held.name, own_words)
    row, own = CATALOGUE.get(held.name), dict(held.info)
    says = row.says.format(**{**row.numbers, **own}) if row is not None else ""
    return CardPerk(held_words(held), says)


def _effect(state: State, effect: Effect) -> CardPerk:
    row = CATALOGUE.get(effect.name)
    until = "until the end of the round" if effect.until.span == "turn" else ""
    by = state.units[effect.by].name if effect.by in state.units else ""
    return CardPerk(effect.name, told_of(state, effect.info) or (row.text if row else ""), until, by)
