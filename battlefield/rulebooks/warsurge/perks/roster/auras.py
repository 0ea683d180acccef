"""Roster perks that strengthen units: auras, presences, and being spared one's own plagues."""

from battlefield.rulebooks.warsurge.perks.kit.augmentation import AURAS, carried, has_occasion, is_near_aura
from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of, with_ranks
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.words import PRESENCE
from battlefield.rules.core.modifiers import Modifier
from battlefield.rules.core.perks import Ask, Bearer, Forbids, Gives, Perk
from battlefield.rules.core.state import Held, State
from battlefield.rules.core.words import befalling

FAMILY = "Roster Perks"
_ONE, _ALL = "Aura I", "Aura II"
_CHANGES = {
    "Bloodthirsty": "+1 attack with all weapons in a melee, after all else",
    "Demoralising": "enemies that attack it at -1 to attack dice",
    "Fleeting": "half as much Dash again",
    "Inspiring": "+1 to attack dice with all weapons",
    "Protective": "+1 to its armour save",
    "Shielding": "+1 to its AEGIS save",
    "Swift": "half as much Move again",
}


# auras


def _carriers(state: State, side: str, name: str) -> list[str]:
    """Return a side's units that carry an aura of the roster without the roster's naming it for them.

    The first rank carries one: the roster's, if it has no other.
    """
    roster = state.roster_of(side)
    alone = [held.name for held in roster.perks if held.name in AURAS] == [name] if roster else False
    units = [unit.id for unit in state.units.values() if unit.side == side]
    return [unit for unit in units if any(_bears(held, alone) for held in state.profile_of(unit).perks)]


def _bears(held: Held, alone: bool) -> bool:
    return not carried(held) and (held.name == _ALL or (held.name == _ONE and alone))


def _aura(kind: str) -> Perk:
    name = f"{kind} Aura"
    stat, change = AURAS[name]

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        if ask.unit not in ask.state.units or not has_occasion(ask, stat):
            return None
        game = game_of(ask)
        near = (Bearer(bearer.perk, unit) for unit in _carriers(ask.state, bearer.unit, name))
        return change(name) if any(is_near_aura(game, each, ask.unit) for each in near) else None

    says = f'Units with Aura I or Aura II may carry it: each friend within 12" of one has {_CHANGES[kind]}.'
    return _changing(name, says, Gives(stat, answer), rulings=("W-Aura-2",))


# presences


def _presence(kind: str) -> Perk:
    name = f"{kind} Presence"
    stat, change = AURAS[f"{kind} Aura"]

    def answer(ask: Ask, _bearer: Bearer) -> Modifier | None:
        if ask.unit not in ask.state.units or not has_occasion(ask, stat):
            return None
        active = game_of(ask).figure(PRESENCE, 0, ask.unit).value > 0
        return change(name) if active else None

    says = f"While a unit with Presence is on the battlefield each unit of the roster has {_CHANGES[kind]}."
    return _changing(name, says, Gives(stat, answer))


_row = Rows(FAMILY, "roster")


def _changing(name: str, says: str, *gives: Gives, rulings: tuple[str, ...] = ()) -> Perk:
    terms = "Specific" if "dice" in gives[0].stat else "Specific, Stat Change"
    return _row(name, terms, says, gives=gives, rulings=rulings)


# Herd Immunity


def _own_weapon(ask: Ask, bearer: Bearer) -> str:
    """Spare it what comes from a unit of the same roster."""
    units = ask.state.units
    own = ask.foe in units and units[ask.foe].side == bearer.unit
    return bearer.perk.name if own else ""


_PLAGUES = tuple(with_ranks(("Plague", "Pestilence")))
AURA_PERKS: tuple[Perk, ...] = (
    *(_aura(kind) for kind in _CHANGES),
    *(_presence(kind) for kind in _CHANGES),
    _row(
        "Herd Immunity",
        "Passive",
        "Its units do not fall ill with Plague or Pestilence that comes from its own weapons.",
        forbids=tuple(Forbids(befalling(name), _own_weapon) for name in _PLAGUES),
        rulings=("W-Herd-1",),
    ),
)
