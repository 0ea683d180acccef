"""The card of a character: its numbers as they are now, its boxes, its weapons, and what is on it."""

from battlefield.rulebooks.iron_kingdoms.blow import FOCUS, focus_of
from battlefield.rulebooks.iron_kingdoms.clouds import clouds_round
from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE
from battlefield.rulebooks.iron_kingdoms.hurting import left_in
from battlefield.rulebooks.iron_kingdoms.models import attacks_with, boxes, has_spiral, number, reach_of
from battlefield.rulebooks.iron_kingdoms.odds import burning
from battlefield.rulebooks.iron_kingdoms.rows.special import own_words
from battlefield.rulebooks.iron_kingdoms.sight import in_melee_with
from battlefield.rulebooks.iron_kingdoms.vocabulary import (
    ASPECT_NAMES,
    ASPECTS,
    CHANGED,
    NUMBERS,
    WEAPON_KINDS,
)
from battlefield.rulebooks.iron_kingdoms.words import AOE, ARC, ARM, POW, SPD, change_of
from battlefield.rules.book.cards import Card, CardLine, CardModel, CardPerk, CardWeapon
from battlefield.rules.book.face import is_spent
from battlefield.rules.core.flow import Game
from battlefield.rules.core.remembering import count
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Effect, Held, State
from battlefield.rules.core.words import Stat
from battlefield.rules.skirmish.own_effects import told_of
from battlefield.rules.skirmish.single import printed, weapon_kind, weapons_of
from battlefield.rules.skirmish.words import ITS_OF

_AHEAD = 3  # turns
_PLACES = {TABLE: "", RESERVE: "in reserve", GONE: "out of the game"}


def card_of(state: State, unit: str) -> Card:
    """Tell all that is known of a character."""
    held, profile = state.units[unit], state.profile_of(unit)
    full, game = boxes(state, unit), Game(state, CATALOGUE)
    there = held.where == TABLE and bool(state.living(unit))
    return Card(
        unit,
        held.name,
        held.commander,
        _PLACES.get(held.where, held.where),
        (*profile.words, *(_standing(state, unit) if there else ())),
        tuple(CardModel(f.id, held.name, f.hp, full) for f in state.figures_of(unit)),
        (
            *(_line(game, unit, name) for name in CHANGED if _has(state, unit, name)),
            *_boxes(state, unit, full),
        ),
        tuple(_weapon(state, weapon) for weapon in weapons_of(state, unit)),
        tuple(CardPerk(held.name, told_of(state, held.info)) for held in profile.perks),
        tuple(_effect(state, each) for each in state.effects_on(unit) if each.name[:1].isupper()),
        "has been activated" if is_spent(state, unit) else "",
    )


def _has(state: State, unit: str, name: Stat) -> bool:
    return name != ARC or bool(printed(state, unit, name))


def _standing(state: State, unit: str) -> tuple[str, ...]:
    foes = [state.units[foe].name for foe in in_melee_with(state, unit)]
    found = [f"in melee with {', '.join(foes)}"] if foes else []
    found += ["within a cloud: concealed"] if clouds_round(state, unit) else []
    return tuple(found)


def _line(game: Game, unit: str, name: Stat) -> CardLine:
    found = number(game, name, unit)
    mark = '"' if name == SPD else ""
    change = found.value - found.base
    return CardLine(name.upper(), f"{found.value}{mark}", found.words, change)


def _boxes(state: State, unit: str, full: int) -> tuple[CardLine, ...]:
    hp = state.hp(unit)
    found = [CardLine("Boxes", f"{hp} / {full}", f"{hp} damage boxes left of {full}", min(0, hp - full))]
    for aspect in ASPECTS if has_spiral(state, unit) else ():
        left, most = left_in(state, unit, aspect), printed(state, unit, aspect)
        name = ASPECT_NAMES[aspect]
        found.append(CardLine(name, f"{left} / {most}", f"{left} boxes left of {most}", left - most))
    if focus_of(state, unit):
        left, most = count(state, FOCUS, unit), focus_of(state, unit)
        found.append(CardLine("Focus", f"{left} / {most}", "each point boosts one roll", left - most))
    return tuple(found)


def _weapon(state: State, weapon: str) -> CardWeapon:
    profile = state.profiles[weapon]
    power, size = profile.stats.get(POW), profile.stats.get(AOE)
    lines = [CardLine("Range", f'{reach_of(state, weapon):g}"')]
    lines.append(CardLine("POW", "–" if power is None else str(power)))
    lines.append(CardLine("Attacks", str(attacks_with(state, weapon))))
    lines += [CardLine("AOE", f'{size}"')] if size else []
    perks = tuple(_perk(state, held) for held in profile.perks)
    return CardWeapon(profile.name, WEAPON_KINDS[weapon_kind(state, weapon)], 1, tuple(lines), perks)


def _perk(state: State, held: Held) -> CardPerk:
    told = told_of(state, held.info)
    if told:
        return CardPerk(held.name, told)
    said = dict(held.info)
    of = said.pop(ITS_OF.name, "")
    rest = ", ".join(key if value is True else f"{key} {value}" for key, value in said.items())
    name = ": ".join(str(part) for part in (held.name, of) if part)
    return CardPerk(f"{name} ({rest})" if rest else name, CATALOGUE.perks[held.name].text)


def _effect(state: State, effect: Effect) -> CardPerk:
    row = CATALOGUE.get(effect.name)
    by = state.units[effect.by].name if effect.by in state.units else ""
    until = "until it expires" if any(effect.get(change_of(key)) for key in NUMBERS) else ""
    says = told_of(state, effect.info) or (row.text if row else own_words(effect))
    return CardPerk(effect.name, f"{says}{_outlook(state, effect)}", until, by)


def _outlook(state: State, effect: Effect) -> str:
    """Say what an effect with a Power is likely to do in the turns to come."""
    power = effect.get(change_of(POW))
    if not power:
        return ""
    armour = number(Game(state, CATALOGUE), ARM, effect.on).value
    mean = float(burning(power, armour, _AHEAD).mean)
    return f" On average {mean:.1f} damage within {_AHEAD} turns."
