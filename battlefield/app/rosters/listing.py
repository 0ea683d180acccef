"""A roster as a list: a line for each unit and what it carries, as plain text and as HTML."""

from collections.abc import Iterator
from html import escape

from battlefield.app.books.faces import face_of
from battlefield.app.rosters.cards import CardArm, Said, UnitCard, cards_of
from battlefield.rules.muster.roster import Roster


def list_text(roster: Roster) -> str:
    """Write a roster as lines of text, which can be sent to anybody."""
    return "\n".join((heading(roster), *_lines(roster))) + "\n"


def heading(roster: Roster) -> str:
    """Name a roster, its game and its size in one line."""
    face = face_of(roster.book)
    return f"{roster.name} – {face.name}, {face.size(roster)}"


def _lines(roster: Roster) -> Iterator[str]:
    if roster.description:
        yield roster.description
    for card in cards_of(roster):
        yield ""
        yield from _card_lines(card)


def _card_lines(card: UnitCard, indent: str = "") -> Iterator[str]:
    yield f"{indent}{', '.join(part for part in (card.name, card.price) if part)}"
    yield f"{indent}  {card.about}"
    if card.numbers:
        yield f"{indent}  {_numbers(card.numbers)}"
    yield from (f"{indent}  - {_arm(arm)}" for arm in card.arms)
    if card.said:
        yield f"{indent}  {_names(card.said)}"
    for sergeant in card.sergeants:
        yield from _card_lines(sergeant, f"{indent}  ")


def _arm(arm: CardArm) -> str:
    kind = f" ({arm.kind})" if arm.kind else ""
    parts = (_numbers(arm.numbers), _names(arm.said))
    told = "; ".join(part for part in parts if part)
    return f"{arm.name}{kind}{f': {told}' if told else ''}"


def _numbers(numbers: tuple[tuple[str, str], ...]) -> str:
    return ", ".join(f"{name} {shown}" for name, shown in numbers)


def _names(said: tuple[Said, ...]) -> str:
    return ", ".join(each.name for each in said)


def list_html(roster: Roster) -> str:
    """Write a roster as a table of its units."""
    rows = "".join(_row(card) for card in cards_of(roster))
    about = f'<p class="quiet">{escape(roster.description)}</p>' if roster.description else ""
    head = f'<p class="name"><b>{escape(heading(roster))}</b></p>'
    return f'{head}{about}<table width="100%" cellspacing="0">{rows}</table>'


def _row(card: UnitCard) -> str:
    arms = "".join(f'<p style="margin-left:10px">▸ {escape(_arm(arm))}</p>' for arm in card.arms)
    said = f'<p style="margin-left:10px"><i>{escape(_names(card.said))}</i></p>' if card.said else ""
    numbers = f'<p style="margin-left:10px">{escape(_numbers(card.numbers))}</p>' if card.numbers else ""
    head = f"<tr><td><b>{escape(card.name)}</b>"
    inner = "".join(map(_row, card.sergeants))
    return f'{head}{numbers}{arms}{said}</td><td align="right">{escape(card.price)}</td></tr>{inner}'
