"""The side list of who is covered: by unit, with margin and share; pointing at a row shows its witness."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStackedLayout,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.desk.covered_report import CoverageReport, ModelVerdict
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.edits import Ref
from battlefield.app.measure.ruled import game_of, template_rule
from battlefield.app.measure.what_if import WHAT_IF, cover_words
from battlefield.app.wording.certainty import DECISION_RULE, custom_words, verdict_words
from battlefield.app.wording.lengths import format_margin
from battlefield.app.wording.names import full_name
from battlefield.app.wording.percents import percent_of
from battlefield.app.wording.presets import template_words
from battlefield.app.wording.side_colours import colour_place
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.tolerance import is_too_close_to_call
from battlefield.ui.widgets.palette import Colours, side_words
from battlefield.ui.widgets.plain import PlainLabel, tip

_MARKS = {"wholly": "✔", "partly": "◐", "none": "–"}
_ID = Qt.ItemDataRole.UserRole


class VerdictTree(QTreeWidget):
    """Rows of verdicts; tells which model the pointer or the keys are on."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.setColumnCount(3)
        self.setHeaderLabels([tr("Model"), tr("Margin"), tr("Share")])
        self.setRootIsDecorated(False)
        self.setIndentation(12)
        self.setUniformRowHeights(True)
        self.setMinimumHeight(110)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAccessibleName(tr("Covered models"))
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.entered.connect(self._point)
        self.currentItemChanged.connect(lambda now, _: desk.point_at(self._id(now)))
        self.itemActivated.connect(self._select)

    def _point(self, index: QModelIndex) -> None:
        self._desk.point_at(self._id(self.itemFromIndex(index)))

    def _select(self, item: QTreeWidgetItem) -> None:
        found = self._id(item)
        if found is not None:
            self._desk.select([Ref("model", found)])

    @staticmethod
    def _id(item: QTreeWidgetItem | None) -> str | None:
        found = item.data(0, _ID) if item is not None else None
        return found if isinstance(found, str) else None

    def leaveEvent(self, event: object) -> None:
        """Show no witness once the pointer is gone."""
        self._desk.point_at(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show no witness over a row that is no model."""
        super().mouseMoveEvent(event)
        if self._id(self.itemAt(event.position().toPoint())) is None:
            self._desk.point_at(None)


class CoveragePanel(QWidget):
    """Head line, list and copy button; an empty state that says what to do."""

    copy_wanted = Signal()
    card_wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self._colours: Colours | None = None
        self._in_sight = True
        self._drawn: object = None
        self.head = PlainLabel(name="heading", wraps=True)
        self.tree = VerdictTree(desk)
        self.rule = PlainLabel(name="quiet", wraps=True)
        self.copy = QPushButton(tr("Copy as a table"))
        self.copy.setToolTip(tr("Copy the list to the clipboard, as a table (Ctrl+Shift+C)"))
        self.copy.clicked.connect(self.copy_wanted)
        self.card = QPushButton(tr("Verdict card…"))
        self.card.setToolTip(tr("Write the verdict on one page that proves itself (Ctrl+Alt+V)"))
        self.card.clicked.connect(self.card_wanted)
        self.empty = PlainLabel(
            tr(
                "Place a template from the tray, or press 1 to 6: who is covered, and by how much, "
                "is listed here while it moves."
            )
        )
        self.empty.setObjectName("quiet")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._arrange()

    def _arrange(self) -> None:
        full, none = QWidget(), QWidget()
        column = QVBoxLayout(full)
        column.setContentsMargins(12, 8, 12, 12)
        column.addWidget(self.head)
        column.addWidget(self.tree)
        column.addWidget(self.rule)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self.card)
        row.addWidget(self.copy)
        column.addLayout(row)
        blank = QVBoxLayout(none)
        blank.setContentsMargins(12, 8, 12, 12)
        blank.addWidget(self.empty)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(none)
        self._stack.addWidget(full)

    def refresh(self, colours: Colours) -> None:
        """Show the verdicts of the template in question: now, or once the panel comes into sight."""
        self._colours = colours
        if self._in_sight:
            self._show(colours)

    def come_into_sight(self, in_sight: bool) -> None:
        """Catch up with what happened out of sight, behind another panel's tab."""
        self._in_sight = in_sight
        if in_sight and self._colours is not None:
            self._show(self._colours)

    def _show(self, colours: Colours) -> None:
        report = self._desk.report
        listed = (report.placed, report.groups, report.near_misses) if report is not None else None
        rule = self._rule(report)
        key = (listed, colours.name, self._desk.unit, rule, self._desk.options[WHAT_IF])
        if key == self._drawn:
            return
        self._drawn = key
        self._stack.setCurrentIndex(0 if report is None else 1)
        if report is not None:
            self.head.setText(
                f"{report.placed.name or template_words(report.placed.template, self._desk.unit)}: "
                f"{_inner(report.summary)}"
            )
            self.rule.setText(rule)
            self._fill(report, colours)

    def _rule(self, report: CoverageReport | None) -> str:
        """Say by which ruling models are covered, and how verdicts that are not certain are given."""
        scene, rule = self._desk.shown, template_rule(game_of(self._desk.options))
        near = (*report.covered, *report.near_misses) if report is not None else ()
        sigma = DECISION_RULE if any(each.limit.sigma for each in near) else ""
        custom = custom_words(scene.custom) if any(each.limit.verdict == "open" for each in near) else ""
        return "\n".join(part for part in (rule, sigma, f"Open{custom}" if custom else "") if part)

    def _fill(self, report: CoverageReport, colours: Colours) -> None:
        self.tree.blockSignals(True)
        self.tree.setUpdatesEnabled(False)
        self.tree.clear()
        known = tuple(dict.fromkeys(model.side for model in report.models))
        sides = {side: colour_place(side, known) for side in known}
        for group in report.groups:
            unit = group.unit or tr("no unit")
            head = self._head(f"{unit}: {group.words}", side_words(colours, sides[group.side]))
            head.addChildren([self._row(verdict) for verdict in group.verdicts])
        if report.near_misses:
            head = self._head(tr("Missed by less than an inch"), QColor(colours.quiet))
            head.addChildren([self._row(verdict) for verdict in report.near_misses])
        self.tree.expandAll()
        self.tree.setUpdatesEnabled(True)
        self.tree.blockSignals(False)

    def _head(self, text: str, colour: QColor) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self.tree, [text])
        item.setFirstColumnSpanned(True)
        font = self.tree.font()
        font.setBold(True)
        item.setFont(0, font)
        item.setForeground(0, colour)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        return item

    def _row(self, verdict: ModelVerdict) -> QTreeWidgetItem:
        name = full_name(verdict.model)
        sign = "+" if verdict.margin > 0 else "−"
        close = is_too_close_to_call(verdict.deciding)
        margin = tr("too close") if close else f"{sign}{format_margin(verdict.margin, self._desk.unit)}"
        if verdict.limit.sigma and verdict.limit.verdict != "certain":
            margin += f", {verdict_words(verdict.limit)}"
        share = percent_of(verdict.share, 1) if verdict.covered != "none" else ""
        item = QTreeWidgetItem([f"{_MARKS[verdict.covered]}  {name}", margin, share])
        item.setData(0, _ID, verdict.model.id)
        words = "\n".join(part for part in (self._words(verdict), self._what_if(verdict)) if part)
        for column in range(3):
            item.setToolTip(column, tip(words))
        for column in (1, 2):
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return item

    def _words(self, verdict: ModelVerdict) -> str:
        return f"{full_name(verdict.model)}: {verdict.words(self._desk.unit)}"

    def _what_if(self, verdict: ModelVerdict) -> str:
        """Say what would turn a verdict, where that is wanted."""
        report = self._desk.report
        if report is None or not self._desk.options[WHAT_IF]:
            return ""
        return cover_words(report.witness(verdict.index), verdict.model, report.centre, self._desk.unit)


def _inner(words: str) -> str:
    return words[:1].lower() + words[1:]
