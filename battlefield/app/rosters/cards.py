"""The cards of a roster: what stands on each, and how that is written for the screen and for paper."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from battlefield.app.books.faces import face_of
from battlefield.app.books.forms import form_of
from battlefield.app.desk.answers import counted
from battlefield.app.rosters.choosing import says
from battlefield.app.rosters.naming import counted_name
from battlefield.app.rosters.places import WHOLE, Place, found, held_at
from battlefield.app.wording.presets import base_words
from battlefield.rules.book.roster_form import Number
from battlefield.rules.core.state import Held
from battlefield.rules.core.words import Stats
from battlefield.rules.muster.roster import Roster, RosterUnit

STYLE = """
p { margin: 0 0 2px 0; }
.name { font-size: large; font-weight: 700; }
.quiet { color: %(quiet)s; }
.figure { font-weight: 700; }
td { padding: 0 10px 0 0; }
"""
_USUAL_HEIGHT = 1.5
_PICTURE = 56  # pixels of its height on a card
_BESIDE = 6  # numbers side by side


@dataclass(frozen=True, slots=True)
class Said:
    """An effect on a card: its name with what the roster says of it, and what it does."""

    name: str
    says: str = ""


@dataclass(frozen=True, slots=True)
class CardArm:
    """A weapon or an action on a card."""

    name: str
    kind: str
    numbers: tuple[tuple[str, str], ...]
    said: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class UnitCard:
    """What stands on a card: of a unit, and below it of its sergeants; or of the roster as a whole."""

    name: str
    price: str
    about: str
    numbers: tuple[tuple[str, str], ...] = ()
    arms: tuple[CardArm, ...] = ()
    said: tuple[Said, ...] = ()
    sergeants: "tuple[UnitCard, ...]" = ()
    picture: str = ""


def cards_of(roster: Roster) -> tuple[UnitCard, ...]:
    """Return the cards of all units, with one of the whole roster before them where it has effects."""
    whole = tuple(_said(roster, WHOLE))
    first = (UnitCard(roster.name, _price_of(roster), _game(roster), said=whole),) if whole else ()
    return (*first, *(card_at(roster, Place(number)) for number in range(len(roster.units))))


def card_at(roster: Roster, place: Place) -> UnitCard:
    """Return the card of a unit or of a sergeant."""
    unit = found(roster, place)
    assert isinstance(unit, RosterUnit)
    form = form_of(roster.book)
    is_unit = place.sergeant < 0
    price = face_of(roster.book).price(unit) if is_unit else str(unit.points)
    inner = tuple(Place(place.unit, number) for number in range(len(unit.sergeants)))
    return UnitCard(
        counted_name(unit),
        counted(int(price), "point") if price.isdigit() and form.has_points else price,
        _about(unit),
        _numbers(form.unit_numbers, unit.stats),
        tuple(_arms(roster, place, unit)),
        tuple(_said(roster, place)),
        tuple(card_at(roster, each) for each in inner),
        unit.picture,
    )


def _about(unit: RosterUnit) -> str:
    height = f"{unit.height:g} in high" if unit.height != _USUAL_HEIGHT else ""
    return " · ".join(part for part in (", ".join(unit.words), base_words(unit.base), height) if part)


def _arms(roster: Roster, place: Place, unit: RosterUnit) -> Iterator[CardArm]:
    form = form_of(roster.book)
    for number, weapon in enumerate(unit.weapons):
        at = Place(place.unit, place.sergeant, number)
        some = f"{weapon.count} of {unit.models}" if weapon.count and weapon.count != unit.models else ""
        kind = ", ".join(part for part in (weapon.kind, some) if part)
        numbers = _numbers(form.weapon_numbers, weapon.stats)
        yield CardArm(weapon.name, kind, numbers, tuple(_said(roster, at)))


def _numbers(known: Sequence[Number], stats: Stats) -> tuple[tuple[str, str], ...]:
    listed = [(each.name, each.shown(stats[each.key])) for each in known if each.key in stats]
    names = {each.key for each in known}
    return (*listed, *((str(key), str(value)) for key, value in stats.items() if key not in names))


def _said(roster: Roster, place: Place) -> Iterator[Said]:
    for held in held_at(roster, place):
        yield Said(held_name(roster, held), says(roster, place, held))


def held_name(roster: Roster, held: Held) -> str:
    """Name an effect with what the roster says of it beside its name."""
    names = {unit.id: unit.name for unit in roster.units}
    asked = {blank.key: blank for blank in form_of(roster.book).blanks(held.name)}
    told = []
    for key, value in held.info:
        blank = asked.get(key)
        if isinstance(value, bool):
            told.append((blank.asks if blank is not None else key).lower())
        elif blank is not None and blank.kind in ("unit", "units"):
            ids = [each.strip() for each in str(value).split(",")]
            told.append(", ".join(names.get(each, each) for each in ids))
        elif isinstance(value, str) or key == "amount":
            told.append(str(value))
        else:
            told.append(f"{key} {value}")
    return f"{held.name} ({', '.join(told)})" if told else held.name


def _price_of(roster: Roster) -> str:
    return face_of(roster.book).size(roster)


def _game(roster: Roster) -> str:
    return face_of(roster.book).name


# as HTML


def style(quiet: str) -> str:
    """Return the style of cards, with the colour of what stands back."""
    return STYLE % {"quiet": quiet}


def card_html(card: UnitCard, folder: Path | None = None, is_sergeant: bool = False) -> str:
    """Write a card as simple HTML, which the window and printers alike can show.

    `folder` is that of the roster, where its pictures lie.
    """
    size = "" if is_sergeant else ' class="name"'
    head = (
        f'<table width="100%" cellspacing="0"><tr>{_picture_html(card, folder)}'
        f"<td><span{size}><b>{escape(card.name)}</b></span></td>"
        f'<td align="right" style="padding:0">{escape(card.price)}</td></tr></table>'
    )
    about = f'<p class="quiet">{escape(card.about)}</p>' if card.about else ""
    arms = "".join(map(_arm_html, card.arms))
    said = "".join(_said_html(each, 0) for each in card.said)
    inner = "".join(f"<hr>{card_html(each, folder, is_sergeant=True)}" for each in card.sergeants)
    return f"{head}{about}{_numbers_html(card.numbers)}{said}{arms}{inner}"


def _picture_html(card: UnitCard, folder: Path | None) -> str:
    """Write the picture of a unit, where it lies beside its roster."""
    path = folder / card.picture if folder is not None and card.picture else None
    if path is None or not path.is_file():
        return ""
    return f'<td width="{_PICTURE}"><img src="{escape(path.absolute().as_uri())}" height="{_PICTURE}"></td>'


def _numbers_html(numbers: Sequence[tuple[str, str]]) -> str:
    """Write numbers below their names, as many side by side as a card has room for."""
    rows = -(-len(numbers) // _BESIDE)
    each = -(-len(numbers) // rows) if rows else 0
    return "".join(_row_html(numbers[start : start + each]) for start in range(0, rows * each, each or 1))


def _row_html(numbers: Sequence[tuple[str, str]]) -> str:
    heads = "".join(f'<td align="center" class="quiet">{escape(name)}</td>' for name, _ in numbers)
    cells = "".join(f'<td align="center"><b>{escape(shown)}</b></td>' for _, shown in numbers)
    return f'<table cellspacing="0"><tr>{heads}</tr><tr>{cells}</tr></table>'


def _arm_html(arm: CardArm) -> str:
    numbers = " · ".join(f"{escape(name)} <b>{escape(shown)}</b>" for name, shown in arm.numbers)
    kind = f' <span class="quiet">{escape(arm.kind)}</span>' if arm.kind else ""
    line = f"<p>▸ <b>{escape(arm.name)}</b>{kind}{f' – {numbers}' if numbers else ''}</p>"
    return line + "".join(map(_said_html, arm.said))


def _said_html(said: Said, indent: int = 10) -> str:
    words = f": {escape(said.says)}" if said.says else ""
    return f'<p style="margin-left:{indent}px"><i>{escape(said.name)}</i>{words}</p>'
