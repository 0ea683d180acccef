"""The card of the unit that is looked at: its numbers with what changes them, weapons, perks, effects."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from html import escape

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QToolTip, QVBoxLayout, QWidget

from battlefield.app.books.faces import face_of
from battlefield.app.books.glossary import says_of, told_in
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.said import said, shown_head
from battlefield.app.wording.side_colours import colour_place, side_name
from battlefield.app.wording.spoken import one_as_one
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.book.cards import Card, CardLine, CardPerk, CardWeapon
from battlefield.ui.widgets.palette import Colours, side_colour
from battlefield.ui.widgets.plain import tip

_MEANS = "means:"  # before what an anchor's tip says
_EMPTY = QT_TR_NOOP(
    "Click a model to see its unit: what it can do now, and what changes each of its numbers."
)
_BULK = ("HP", "Points")  # told beside the name: what is left, of how much
_GAP = 10  # pixels between two numbers of a row
_CELL = 4  # pixels that Qt leaves about a number
_ROOM = 24  # pixels that margins and cells take of a row
_MANY = 12  # models that are still told one by one


class _Explaining(QTextBrowser):
    """Text whose anchors say in their tips what their words mean, and lead nowhere."""

    def viewportEvent(self, event: QEvent) -> bool:
        """Show what the word under the pointer means."""
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), tip(self.meaning_at(event.pos())), self)
            return True
        return super().viewportEvent(event)

    def meaning_at(self, at: QPoint) -> str:
        """Say what the word at a pixel means; nothing where no word is explained."""
        return self.anchorAt(at).removeprefix(_MEANS)


class CardPanel(QWidget):
    """One unit, written out; a number that is not as printed says why below it."""

    def __init__(self, desk: BattleDesk, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk, self.colours = desk, colours
        self._drawn: tuple[object, ...] | None = None
        self.text = _Explaining()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(tr("Unit card"))
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 12)
        column.addWidget(self.text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Part the numbers into rows that fit another width."""
        super().resizeEvent(event)
        if self._drawn is not None and event.oldSize().width() != event.size().width():
            self._drawn = None
            self.refresh()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours, self._drawn = colours, None
        self.refresh()

    def refresh(self) -> None:
        """Show the unit that is looked at, as it is now."""
        unit = self._desk.seen.shown_id(self._desk.gaze.unit)
        card = self._desk.battle.book.card(self._desk.seen.state, unit) if unit else None
        acts = bool(unit) and unit == self._desk.seen.shown_id(self._desk.acting)
        lengths = self._desk.table.unit
        card = _card_in(card, lengths) if card is not None else None
        key = (card, self.colours.name, acts, lengths)
        if key == self._drawn:
            return
        same = self._drawn is not None and isinstance(self._drawn[0], Card) and self._drawn[0].unit == unit
        place = self.text.verticalScrollBar().value() if same else 0
        self._drawn = key
        written = self._written(card, acts) if card is not None else f"<p>{tr(_EMPTY)}</p>"
        self.text.setHtml(in_unit(written, lengths))
        self.text.verticalScrollBar().setValue(place)

    def _written(self, card: Card, acts: bool) -> str:
        sides = self._desk.state.sides
        is_known = card.side in sides
        colour = side_colour(self.colours, colour_place(card.side, sides)).name() if is_known else ""
        name, side = escape(card.name), escape(side_name(card.side))
        head = f'<span style="color:{colour}">●</span> <b>{name}</b> · {side}'
        bulk = (f"{shown_head(line.name)} {line.shown}" for line in card.lines if line.name in _BULK)
        now = "acts now" if acts else card.acted
        told = (self._said(words) for words in (card.where, *card.state, now))
        states = " · ".join(part for part in (*bulk, *told) if part)
        parts = [f"<p>{head}<br>{self._quiet(states)}</p>", self._numbers(card.lines), self._models(card)]
        parts += [self._weapon(weapon) for weapon in card.weapons]
        parts += self._section(tr("Effects"), card.effects)
        parts += self._section(tr("Perks"), card.perks)
        return "".join(parts)

    def _said(self, words: str) -> str:
        return said(words, self._desk.state)

    def _why(self, line: CardLine) -> str:
        """Say why a number is not as printed, with its name as above where the words leave that out."""
        words, name = one_as_one(line.words), line.name
        if words.lower().startswith(f"{name.lower()} "):
            return self._parts(shown_head(name) + words[len(name) :])
        told = self._parts(words)
        return told if name.lower() in words.lower() else f"{shown_head(name)}: {told}"

    def _parts(self, words: str) -> str:
        return ", ".join(map(self._said, words.split(", ")))

    def _marked(self, line: CardLine) -> str:
        """Mark a number that is better or worse than printed by more than its colour."""
        shown = shown_head(line.shown)
        return f"{shown} {'▲' if line.change > 0 else '▼'}" if line.change else shown

    def _quiet(self, words: str) -> str:
        return f'<span style="color:{self.colours.quiet}">{escape(words)}</span>'

    def _explained(self, words: str, says: str) -> str:
        """Write words whose tip, which the field shows over an anchor, says what they mean."""
        if not says:
            return self._quiet(words)
        style = f"color:{self.colours.quiet}; text-decoration:none"
        return f'<a href="{_MEANS}{escape(says)}" style="{style}">{escape(words)}</a>'

    def _numbers(self, lines: Iterable[CardLine]) -> str:
        """Write numbers in a row, and below them why some are not as printed."""
        lines = tuple(line for line in lines if line.name not in _BULK)
        told = [self._why(line) for line in lines if line.change]
        why = "".join(f"<br>{self._quiet(words)}" for words in told)
        tables = "".join(self._row(row) for row in self._rows(lines))
        return f"{tables}{f'<p>{why[4:]}</p>' if why else ''}"

    def _rows(self, lines: Sequence[CardLine]) -> list[list[CardLine]]:
        """Part numbers into rows that fit the panel."""
        bold = QFont(self.text.font())
        bold.setBold(True)
        head, number = QFontMetrics(self.text.font()), QFontMetrics(bold)
        room = self.text.viewport().width() - _ROOM - self.text.verticalScrollBar().sizeHint().width()
        rows: list[list[CardLine]] = [[]]
        left = room
        for line in lines:
            wide = max(
                head.horizontalAdvance(shown_head(line.name)), number.horizontalAdvance(self._marked(line))
            )
            left -= wide + _GAP + _CELL
            if left < 0 and rows[-1]:
                rows.append([])
                left = room - wide - _GAP - _CELL
            rows[-1].append(line)
        return rows

    def _row(self, lines: Sequence[CardLine]) -> str:
        book = self._desk.state.book
        heads = "".join(
            _cell(self._explained(shown_head(line.name), says_of(book, line.name))) for line in lines
        )
        values = "".join(_cell(f"<b>{escape(self._marked(line))}</b>") for line in lines)
        return f"<table><tr>{heads}</tr><tr>{values}</tr></table>"

    def _models(self, card: Card) -> str:
        hurt = [model for model in card.models if model.hp != model.full]
        if len(card.models) == 1:
            return ""  # what it has left stands above
        if not hurt or len(card.models) > _MANY:
            words = tr("{n} models", "", len(card.models), one="{n} model")
            return f"<p>{self._quiet(words)}</p>" if card.models else ""
        if all(model.full == 1 for model in card.models):
            left = sum(model.hp > 0 for model in card.models)
            words = tr("{left} of {count} models left", left=left, count=len(card.models))
            return f"<p>{self._quiet(words)}</p>"
        rows = ", ".join(tr("{hp} of {full}", hp=model.hp, full=model.full) for model in card.models)
        health = face_of(self._desk.state.book).health
        head = shown_head(health[:1].upper() + health[1:])
        words = tr("{health} of its models: {rows}", health=head, rows=rows)
        return f"<p>{self._quiet(words)}</p>"

    def _weapon(self, weapon: CardWeapon) -> str:
        times = f" × {weapon.carried}" if weapon.carried != 1 else ""
        head = f"<p><b>{escape(weapon.name)}</b>{times} {self._kind(weapon.kind)}</p>"
        return head + self._numbers(weapon.lines) + self._perks(weapon.perks)

    def _kind(self, kind: str) -> str:
        says = " ".join(term.line for term in told_in(self._desk.state.book, kind, 1))
        return self._explained(self._said(kind), says)

    def _section(self, title: str, perks: tuple[CardPerk, ...]) -> list[str]:
        return [f"<p><b>{title}</b></p>{self._perks(perks)}"] if perks else []

    def _perks(self, perks: Iterable[CardPerk]) -> str:
        written = []
        for perk in perks:
            about = ", ".join(
                self._said(part) for part in (perk.until, f"by {perk.by}" if perk.by else "") if part
            )
            extra = f" ({escape(about)})" if about else ""
            written.append(f"<li><b>{escape(perk.name)}</b>{extra} {self._quiet(perk.says)}</li>")
        return f'<ul style="margin-left:0; -qt-list-indent:0">{"".join(written)}</ul>' if written else ""


def _card_in(card: Card, lengths: LengthUnit) -> Card:
    """Return a card whose numbers tell lengths in a unit."""
    weapons = tuple(replace(weapon, lines=_lines_in(weapon.lines, lengths)) for weapon in card.weapons)
    return replace(card, lines=_lines_in(card.lines, lengths), weapons=weapons)


def _lines_in(lines: tuple[CardLine, ...], lengths: LengthUnit) -> tuple[CardLine, ...]:
    return tuple(replace(line, shown=in_unit(line.shown, lengths)) for line in lines)


def _cell(words: str) -> str:
    return f'<td style="padding-right:{_GAP}px; white-space:nowrap">{words}</td>'
