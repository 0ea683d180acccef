"""What a book tells of a unit: numbers as they are now, each with its reasons, weapons, perks and effects."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardLine:
    """One number: what it is called, how it is written, how it came about, and how far it is off its print.

    `change` is positive where it is better than printed, negative where it is worse.
    """

    name: str
    shown: str
    words: str = ""
    change: int = 0


@dataclass(frozen=True, slots=True)
class CardPerk:
    """A perk or an effect: its name, what it does, and how long it lasts where it does not last for good."""

    name: str
    says: str = ""
    until: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True)
class CardWeapon:
    """A weapon: how many living models carry it, its numbers, and its perks."""

    name: str
    kind: str
    carried: int
    lines: tuple[CardLine, ...]
    perks: tuple[CardPerk, ...]


@dataclass(frozen=True, slots=True)
class CardModel:
    """A model of the unit, with the HP it has and those it would have unhurt."""

    figure: str
    name: str
    hp: int
    full: int


@dataclass(frozen=True, slots=True)
class Card:
    """All that is known of a unit now; `where` says so where it is not on the table.

    `acted` says that it has acted, in the words of its book: of no interest while it is about to.
    """

    unit: str
    name: str
    side: str
    where: str
    state: tuple[str, ...]
    models: tuple[CardModel, ...]
    lines: tuple[CardLine, ...]
    weapons: tuple[CardWeapon, ...]
    perks: tuple[CardPerk, ...]
    effects: tuple[CardPerk, ...]
    acted: str = ""
