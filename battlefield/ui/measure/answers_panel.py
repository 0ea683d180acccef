"""What the lenses and tools answer, in sentences, with the switches of the lenses."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.desk.options import Options
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.table_view import TableView
from battlefield.app.measure.ruled import RULES
from battlefield.app.wording.certainty import DECISION_RULE
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.scene.unsure import unsure
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.plain import PlainLabel, RichLabel, tip

SWITCHES = (
    "lens_coherency",
    "lens_reach",
    "lens_areas",
    "lens_seen",
    "lens_exposure",
    "lens_scatter",
    "lens_heat",
)
CHIPS = 4  # in a row
_LETTERS = 8
_TITLE, _LINE = "margin: 4px 0 0 0", "margin: 3px 0 0 0"
_EMPTY = QT_TR_NOOP(
    "Switch a lens on: <b>Coherency</b> links the models of a unit, <b>Reach</b> shows where the selected "
    "model can go, <b>Areas</b> how many steps it is to each, <b>Seen</b> what it sees, "
    "<b>Exposure</b> who sees it, "
    "<b>Scatter</b> where the template may land, <b>Heat map</b> what aiming it at each place is worth. "
    "Press S to look from one model to another, P to push a model."
)


class AnswerWords(RichLabel):
    """Sentences in a room that scrolls: Qt would lay them out thrice more to learn what size they like."""

    _plain = ""

    def minimumSizeHint(self) -> QSize:
        """Ask for the longest word beside the bar."""
        longest = max(self._plain.split(), key=len, default="")
        return QSize(self.fontMetrics().horizontalAdvance(longest) + self.contentsMargins().right(), 0)

    def sizeHint(self) -> QSize:
        """Ask for no more: the room about it goes by the height that the words take at its width."""
        return self.minimumSizeHint()

    def say(self, html: str, plain: str) -> None:
        """Show sentences in HTML; `plain` are their words."""
        self._plain = plain
        self.setText(html)


class AnswersPanel(QWidget):
    """Switches above, sentences below; with a desk, a choice between them by whose rules it is measured."""

    def __init__(self, actions: Actions, desk: TableView | None = None) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._drawn: tuple[object, ...] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        for start in range(0, len(SWITCHES), CHIPS):
            row = QHBoxLayout()
            row.setSpacing(4)
            for name in SWITCHES[start : start + CHIPS]:
                row.addWidget(self._chip(actions[name]))
            row.addStretch()
            column.addLayout(row)
        self._desk, self.rules = desk, ChoiceField()
        if desk is not None:
            column.addLayout(self._rules_row(desk.options, actions))
        self.words = AnswerWords()
        self.words.setWordWrap(True)
        self.words.setContentsMargins(0, 0, 6, 0)  # off the bar that scrolls many answers
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.room = QScrollArea(widgetResizable=True)
        self.room.setWidget(self.words)
        column.addWidget(self.room)
        self._actions = actions
        self.offer = QToolButton()
        self.offer.setObjectName("offer")
        below = QHBoxLayout()
        below.addWidget(self.offer)
        below.addStretch()
        below.addWidget(_card_button(actions))
        column.addLayout(below)
        self.show_answers(())

    def _rules_row(self, options: Options, actions: Actions) -> QHBoxLayout:
        """Make the choice of a game."""
        for game, name in RULES.words:
            self.rules.addItem(tr(name), game)
        self.rules.setToolTip(tip(tr("{tip} (Shift+U goes on to the next)", tip=tr(RULES.tip))))
        self.rules.setAccessibleName(tr(RULES.text))
        self.rules.activated.connect(lambda _: options.put(RULES, str(self.rules.currentData())))
        self.rules.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.rules.setMinimumContentsLength(_LETTERS)
        row, label = QHBoxLayout(), PlainLabel(tr("Rules"), name="quiet")
        row.setSpacing(4)
        label.setToolTip(tip(tr(RULES.tip)))
        label.setBuddy(self.rules)
        for widget in (label, self.rules, self._chip(actions["what_if"])):
            row.addWidget(widget, int(widget is self.rules))
        return row

    @staticmethod
    def _chip(action: QAction) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setObjectName("chip")
        return button

    def show_answers(self, answers: Sequence[Answer]) -> None:
        """Write the answers out."""
        if self._desk is not None:
            self.rules.setCurrentIndex(self.rules.findData(self._desk.options[RULES]))
        self._show_offer(next((answer.offers for answer in answers if answer.offers), ""))
        decided = DECISION_RULE if answers and self._is_unsure else ""
        key = (decided, *((answer.title, answer.lines, answer.rule) for answer in answers))
        if key == self._drawn:
            return
        self._drawn = key
        parts = []
        for answer in answers:
            lines = "".join(
                f"<p style='{_LINE}'>{escape(_sentence(said(each)))}</p>" for each in answer.lines
            )
            rule = f" &nbsp;<small>{escape(_rule(answer.rule))}</small>" if answer.rule else ""
            parts.append(f"<p style='{_TITLE}'><b>{escape(tr(answer.title))}</b>{rule}</p>{lines}")
        parts += [f"<p style='{_TITLE}'><small>{escape(said(decided))}</small></p>"] if decided else []
        told = (words for answer in answers for words in (answer.title, answer.rule, *answer.lines))
        plain = " ".join(map(said, told))
        self.words.say("".join(parts) or tr(_EMPTY), plain)

    @property
    def missing(self) -> int:
        """How many pixels higher it would have to be to show all answers at once; 0 where none are."""
        high = (
            self.words.heightForWidth(self.room.viewport().width()) if self.words.text() != tr(_EMPTY) else 0
        )
        return max(0, high - self.room.viewport().height())

    @property
    def _is_unsure(self) -> bool:
        """Whether any place of the table is not known exactly, so that verdicts are given by a rule."""
        return self._desk is not None and bool(unsure(self._desk.shown))

    def _show_offer(self, command_id: str) -> None:
        """Give a button to what an answer suggests."""
        self.offer.setVisible(bool(command_id))
        if command_id:
            self.offer.setDefaultAction(self._actions[command_id])


def _card_button(actions: Actions) -> QPushButton:
    """Make the button that writes a verdict down, which can be pressed while something is measured."""
    action, button = actions["verdict_card"], QPushButton(tr("Verdict card…"))
    button.setToolTip(tr("Write the verdict on one page that proves itself (Ctrl+Alt+V)"))
    button.setEnabled(action.isEnabled())
    action.enabledChanged.connect(button.setEnabled)
    button.clicked.connect(action.trigger)
    return button


_TITLES = (
    QT_TR_NOOP("Coherency"),
    QT_TR_NOOP("Effect bench"),
    QT_TR_NOOP("Exposure"),
    QT_TR_NOOP("Range"),
    QT_TR_NOOP("Scatter"),
    QT_TR_NOOP("Seen"),
)
"""Titles of answers that nothing else is called by."""


def _rule(words: str) -> str:
    """Tell by whose rules an answer holds: "Plain geometry, R24"."""
    return ", ".join(map(tr, words.split(", ")))


def _sentence(line: str) -> str:
    first = line.partition(" ")[0]
    is_name = any(map(str.isdigit, first))  # "m3" stands so on the table
    return line if is_name else line[:1].upper() + line[1:]
