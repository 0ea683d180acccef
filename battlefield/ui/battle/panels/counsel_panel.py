"""What the program would do, or why it did something: the choice, what else it weighed, and the terms."""

from collections.abc import Iterable
from html import escape
from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from battlefield.app.opponents.outcomes import Outcomes
from battlefield.app.opponents.reasons import Other, Reasons
from battlefield.app.opponents.thoughts import Term
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.counsel import ADVICE, OFF
from battlefield.app.wording.said import said
from battlefield.app.wording.side_colours import colour_place
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, capital, tr
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.palette import Colours, side_colour
from battlefield.ui.widgets.plain import tip
from battlefield.ui.widgets.settings import Settings

_THINKING = QT_TR_NOOP("Thinking …")
_EMPTY = QT_TR_NOOP(
    "“What would you do?” (I) shows what the program would do in your place, and why. "
    "“Why?” (?) shows why it did what it did."
)
_HEADS = {"advice": QT_TR_NOOP("{} would do this"), "why": QT_TR_NOOP("{} decided this")}
_TIGHT = 'style="margin-top:0px; margin-bottom:5px"'
_SHOWN = 0.05  # of a term: what is less shows in no figure


class CounselPanel(QWidget):
    """Reasons written out, with a button that does what is advised; `wanted` tells that some are new."""

    wanted = Signal()

    def __init__(self, desk: BattleDesk, actions: Actions, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk, self.colours = desk, colours
        self._settings: Settings | None = None
        self._drawn: tuple[object, ...] | None = None
        self.text = QTextBrowser()
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # all words are wrapped
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(tr("What the program thinks"))
        self.take = _button(tr("Do it · Alt+I"), actions["advice_take"].toolTip(), "accept")
        self.take.clicked.connect(actions["advice_take"].trigger)
        self.earlier = _button(tr("‹ Before it"), tr("Its decision before this one"))
        self.later = _button(tr("After it ›"), tr("Its decision after this one"))
        self.close_it = _button(tr("Close"), tr("Show no more of it on the table"))
        self.earlier.clicked.connect(lambda: desk.step_why(-1))
        self.later.clicked.connect(lambda: desk.step_why(1))
        self.close_it.clicked.connect(desk.counsel.close)
        self.by = self._levels()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 12)
        column.setSpacing(6)
        column.addWidget(self.text, 1)
        row = QHBoxLayout()
        row.setSpacing(6)
        for button in (self.take, self.earlier, self.later, self.close_it, self.by):
            row.addWidget(button)
        column.addLayout(row)
        self.refresh()

    def _levels(self) -> QComboBox:
        """Make the list of the levels that may advise."""
        field = QComboBox()
        field.addItems(
            [
                tr("{advice}: {level}", advice=tr(ADVICE.text), level=tr(words.lower()))
                for _, words in ADVICE.words
            ]
        )
        field.setToolTip(tip(tr(ADVICE.tip)))
        field.setAccessibleName(tr(ADVICE.text))
        field.activated.connect(lambda row: self._desk.table.options.put(ADVICE, ADVICE.words[row][0]))
        return field

    def missing_height(self) -> int:
        """Return how many pixels of the words find no room."""
        return ceil(self.text.document().size().height()) - self.text.viewport().height()

    def ask(self) -> None:
        """Ask what to do; where advice is turned off show where it is turned on."""
        self._desk.ask_advice()
        if self._desk.table.options[ADVICE] == OFF:
            self.wanted.emit()

    def remember(self, settings: Settings) -> None:
        """Take from the settings which level advises, and keep it there from now on."""
        self._settings = settings
        known = dict(ADVICE.words)
        level = settings.text("advice", ADVICE.usual)
        self._desk.table.options.put(ADVICE, level if level in known else ADVICE.usual)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours, self._drawn = colours, None
        self.refresh()

    def refresh(self) -> None:
        """Show what is known by now."""
        counsel = self._desk.counsel
        level = self._desk.table.options[ADVICE]
        self.by.setCurrentIndex([word for word, _ in ADVICE.words].index(level))
        if self._settings is not None and self._settings.text("advice", ADVICE.usual) != level:
            self._settings.keep("advice", level)
        kind = counsel.kind
        key = (
            kind,
            counsel.reasons,
            counsel.outcomes,
            counsel.problem,
            self.colours.name,
            self._desk.table.unit,
        )
        if key == self._drawn:
            return
        was, self._drawn = self._drawn, key
        self.take.setVisible(kind == "advice")
        self.take.setEnabled(counsel.advised is not None)
        for button in (self.earlier, self.later):
            button.setVisible(kind == "why")
        self.by.setVisible(kind != "why")
        self.close_it.setVisible(kind is not None)
        place = self.text.verticalScrollBar().value() if was is not None and was[1] is counsel.reasons else 0
        self.text.setHtml(self._written())
        self.text.verticalScrollBar().setValue(place)
        if kind is not None and (was is None or was[:2] != key[:2]):
            self.wanted.emit()

    def _written(self) -> str:
        counsel = self._desk.counsel
        kind, reasons = counsel.kind, counsel.reasons
        if kind is None:
            return f"<p>{self._quiet(tr(_EMPTY))}</p>"
        head = f"<p {_TIGHT}>{self._quiet(tr(_HEADS[kind]).format(self._sentence(tr(counsel.level))))}</p>"
        if reasons is None:
            return f"{head}<p {_TIGHT}>{escape(tr(counsel.problem or _THINKING))}</p>"
        outcomes = counsel.outcomes
        parts = [head, self._choice(reasons), self._chances(outcomes), self._table(reasons)]
        return "".join((*parts, self._others(reasons.others), self._comes(outcomes)))

    def _choice(self, reasons: Reasons) -> str:
        sides = self._desk.state.sides
        place = colour_place(reasons.side, sides) if reasons.side in sides else 0
        sign = f'<span style="color:{side_colour(self.colours, place).name()}">●</span>'
        words = escape(self._sentence(reasons.words))
        summary = self._quiet(self._told(reasons.summary)) if reasons.summary else ""
        return f"<p {_TIGHT}>{sign} <b>{words}</b><br>{summary}</p>"

    def _chances(self, outcomes: Outcomes | None) -> str:
        if outcomes is None:
            return ""
        rows = ((tr("Chance to kill"), outcomes.kills), (tr("Loss expected"), outcomes.loss))
        told = "<br>".join(f"{self._quiet(name)} {escape(self._told(words))}" for name, words in rows)
        return f"<p {_TIGHT}>{told}</p>"

    def _comes(self, outcomes: Outcomes | None) -> str:
        """Write what may come of it."""
        if outcomes is None:
            return ""
        lines = "<br>".join(escape(self._sentence(line)) for line in outcomes.lines)
        head = self._quiet(tr("What may come of it"))
        return f"<p {_TIGHT}>{head}<br>{lines}</p>"

    def _others(self, others: Iterable[Other]) -> str:
        """Write what else was weighed, with the numbers that the table shows beside it."""
        rows = [
            f"{number}. {escape(self._sentence(other.words))} {self._quiet(_signed(-other.behind))}"
            for number, other in enumerate(others, 2)
        ]
        head = self._quiet(tr("It weighed as well"))
        return f"<p {_TIGHT}>{head}<br>{'<br>'.join(rows)}</p>" if rows else ""

    def _table(self, reasons: Reasons) -> str:
        """Write the terms that add up to what it is worth, beside those of the next best."""
        if not reasons.table:
            return ""
        heads = "".join(
            f'<td align="right">{self._quiet(head)}</td>' for head in (tr("This"), tr("Next"), tr("More"))
        )
        shown = (term for term in reasons.table if max(abs(term.amount), abs(term.other)) >= _SHOWN)
        rows = [f"<tr><td></td>{heads}</tr>", *(self._row(term, reasons) for term in shown)]
        total = Term("", "Together", reasons.score, sum(term.other for term in reasons.table))
        rows.append(self._row(total, reasons))
        return f'<table cellspacing="0" cellpadding="2" width="100%">{"".join(rows)}</table>'

    def _row(self, term: Term, reasons: Reasons) -> str:
        other = _number(term.other) if reasons.others else ""
        more = _signed(term.difference) if reasons.others else ""
        cells = (_number(term.amount), other, more)
        words = escape(self._told(term.words))
        is_bold = not term.name or (reasons.deciding is not None and term.name == reasons.deciding.name)
        written = [f"<b>{each}</b>" if is_bold else each for each in (words, *cells)]
        right = "".join(f'<td align="right">{each}</td>' for each in written[1:])
        return f"<tr><td>{written[0]}</td>{right}</tr>"

    def _told(self, words: str) -> str:
        """Tell what the program thinks in the player's unit of length and language."""
        return said(in_unit(words, self._desk.table.unit), self._desk.state)

    def _sentence(self, words: str) -> str:
        return capital(self._told(words))

    def _quiet(self, words: str) -> str:
        return f'<span style="color:{self.colours.quiet}">{escape(words)}</span>'


def _button(words: str, says: str, name: str = "choice") -> QPushButton:
    button = QPushButton(words)
    button.setObjectName(name)
    button.setToolTip(tip(says))
    return button


def _signed(amount: float) -> str:
    sign = "+" if amount > 0.0 else ""
    return f"{sign}{_number(amount)}" if abs(amount) >= _SHOWN else "0"


def _number(amount: float) -> str:
    """Write a number to one place, a minus as a minus sign, and none before a nothing."""
    return f"{round(amount, 1) + 0.0:.1f}".replace("-", "\u2212")
