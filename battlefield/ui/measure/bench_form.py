"""The form of an effect on the bench: who and whom, its numbers, the dice, and what may come of it."""

from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.bench.listing import Entry
from battlefield.app.bench.workbench import Pick, Workbench
from battlefield.app.books.glossary import told_in
from battlefield.app.desk.pictures import Answer
from battlefield.app.wording.names import full_name
from battlefield.app.wording.said import said, shown_head
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.book.bench import Dial
from battlefield.ui.widgets.plain import PlainLabel, RichLabel, tip

_MOST_SEED = 999_999
_NUMBER = 64  # pixels of a field
_OF = {"effect": "", "attacker": QT_TR_NOOP("Who does it"), "target": QT_TR_NOOP("Who suffers it")}
_PICKS: tuple[tuple[Pick, str], ...] = (("attacker", QT_TR_NOOP("By")), ("target", QT_TR_NOOP("On")))


class EffectForm(QWidget):
    """One effect with its numbers; the button below carries it out."""

    wanted = Signal()  # the bench's hand is to be taken
    other = Signal()  # another effect is to be looked for

    def __init__(self, bench: Workbench) -> None:
        super().__init__()
        self._bench, self._entry = bench, bench.entry
        self.fields: dict[str, QSpinBox | QCheckBox] = {}
        self._pick_labels: dict[Pick, QLabel] = {}
        self.name, self.says, self.foreseen = QToolButton(), PlainLabel(), RichLabel()
        self.name.setObjectName("name")
        self.name.setToolTip(tr("Choose another effect"))
        self.name.clicked.connect(self.other)
        self.says.setObjectName("quiet")
        self.picks = {pick: self._pick_button(pick) for pick, _ in _PICKS}
        for label in (self.says, self.foreseen):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.foreseen.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.foreseen.setAccessibleName(tr("What may come of it"))
        self.dice, self.seed = QComboBox(), QSpinBox()
        self._prepare_dice()
        self.apply = QPushButton(tr("Carry it out  ·  Enter"))
        self.apply.setObjectName("primary")
        self.apply.clicked.connect(self._apply)
        self._room = QScrollArea(widgetResizable=True)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._room, 1)
        column.addWidget(self.apply)
        self._build()

    def _pick_button(self, pick: Pick) -> QPushButton:
        button = QPushButton()
        button.setObjectName("choice")
        button.setCheckable(True)
        button.clicked.connect(partial(self._look_for, pick))
        return button

    def _prepare_dice(self) -> None:
        self.dice.addItem(tr("The program rolls"), False)
        self.dice.addItem(tr("I type the dice"), True)
        self.dice.setAccessibleName(tr("Dice"))
        self.dice.activated.connect(lambda _: self._set_dice())
        self.seed.setRange(1, _MOST_SEED)
        self.seed.setPrefix(tr("seed "))
        self.seed.setFixedWidth(_NUMBER + 30)
        self.seed.setToolTip(tr("The same seed rolls the same dice; it goes up by one each time"))
        self.seed.setAccessibleName(tr("Seed"))
        self.seed.valueChanged.connect(self._set_seed)

    # what is built anew for another effect

    def _build(self) -> None:
        for widget in (*self.picks.values(), self.name, self.says, self.foreseen, self.dice, self.seed):
            widget.setParent(None)  # they stay when the rest of the form goes
        page = QWidget()
        page.setObjectName("panel")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(6)
        column.addWidget(self.name)
        column.addWidget(self.says)
        column.addLayout(self._who())
        column.addWidget(self.foreseen)
        column.addLayout(self._numbers())
        column.addLayout(self._rolled())
        column.addStretch()
        self._room.setWidget(page)
        for widget in (*self.picks.values(), self.name, self.says, self.foreseen, self.dice, self.seed):
            widget.show()

    def _who(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        self._pick_labels = {pick: PlainLabel(tr(words)) for pick, words in _PICKS}
        for row, (pick, _) in enumerate(_PICKS):
            grid.addWidget(self._pick_labels[pick], row, 0)
            grid.addWidget(self.picks[pick], row, 1)
        return grid

    def _rolled(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.addWidget(self.dice, 0, 0)
        grid.addWidget(self.seed, 0, 1)
        return grid

    def _numbers(self) -> QGridLayout:
        """Lay the numbers out two in a row, those of each role below its heading; switches last."""
        grid, row = QGridLayout(), 0
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        self.fields = {}
        dials = self._entry.effect.dials if self._entry is not None else ()
        for of, heading in _OF.items():
            own = [dial for dial in dials if dial.of == of and not dial.switch]
            if own and heading:
                grid.addWidget(_quiet(tr(heading)), row, 0, 1, 4)
                row += 1
            for number, dial in enumerate(own):
                self._add_number(grid, row + number // 2, 2 * (number % 2), dial)
            row += (len(own) + 1) // 2
        for dial in (each for each in dials if each.switch):
            grid.addWidget(self._switch(dial), row, 0, 1, 4)
            row += 1
        return grid

    def _add_number(self, grid: QGridLayout, row: int, column: int, dial: Dial) -> None:
        spin = QSpinBox()
        spin.setRange(dial.low, dial.high)
        spin.setSuffix(dial.unit)
        spin.setSpecialValueText(tr("none") if dial.none else "")
        spin.setValue(self._bench.value(dial.key))
        spin.setKeyboardTracking(False)
        spin.setFixedWidth(_NUMBER)
        words = shown_head(dial.words)
        spin.setAccessibleName(words)
        spin.setToolTip(
            shown_head(dial.tip)
            or tr("{words}, from {low} to {high}", words=words, low=dial.low, high=dial.high)
        )
        spin.valueChanged.connect(partial(self._bench.set, dial.key))
        label = PlainLabel(words)
        label.setBuddy(spin)
        label.setToolTip(spin.toolTip())
        grid.addWidget(label, row, column)
        grid.addWidget(spin, row, column + 1)
        self.fields[dial.key] = spin

    def _switch(self, dial: Dial) -> QCheckBox:
        box = QCheckBox(shown_head(dial.words))
        box.setChecked(bool(self._bench.value(dial.key)))
        box.setToolTip(shown_head(dial.tip))
        box.toggled.connect(lambda on: self._bench.set(dial.key, int(on)))
        self.fields[dial.key] = box
        return box

    # what is shown

    def refresh(self, answer: Answer | None) -> None:
        """Show the effect that is chosen, and what may come of it."""
        bench = self._bench
        if bench.entry != self._entry:
            self._entry = bench.entry
            self._build()
        entry = bench.entry
        if entry is not None:
            self._show_words(entry)
        for pick, button in self.picks.items():
            self._show_pick(pick, button)
        for key, field in self.fields.items():
            _show_value(field, bench.value(key))
        _show_value(self.seed, bench.seed)
        self.seed.setVisible(not bench.typed)
        self.dice.setCurrentIndex(int(bench.typed))
        lines = answer.lines if answer is not None else ()
        text = "<br>".join(escape(said(line)) for line in lines)
        if self.foreseen.text() != text:
            self.foreseen.setText(text)
            self.foreseen.setToolTip(self._meanings("\n".join(lines)))
        self.apply.setEnabled(not bench.missing)

    def _show_words(self, entry: Entry) -> None:
        with_ = (
            tr(" Its weapon has {effect} beside it.", effect=entry.effect.with_) if entry.effect.with_ else ""
        )
        self.name.setText(f"{entry.effect.name}  ▾")
        self.says.setText(f"{entry.effect.says}{with_}")

    def _show_pick(self, pick: Pick, button: QPushButton) -> None:
        bench = self._bench
        effect = bench.entry.effect if bench.entry is not None else None
        needed = effect is not None and effect.needs(pick)
        open_ = needed or (effect is not None and pick in effect.may)
        model = bench.desk.scene.model(bench.attacker if pick == "attacker" else bench.target)
        waits = bench.pick == pick
        if not open_:
            words = tr("nobody: it needs no target")
        elif model is not None:
            words = full_name(model)
        elif waits:
            words = tr("click a model") if needed else tr("click a model, or nobody")
        else:
            words = tr("choose a model")
        button.setText(words)
        button.setEnabled(open_)
        button.setChecked(waits and open_)
        label = self._pick_labels[pick]
        label.setObjectName("heading" if waits and open_ else "quiet")
        label.style().polish(label)
        button.setToolTip(tr("The next click on the table chooses this") if open_ else "")

    # what is done

    def _look_for(self, pick: Pick) -> None:
        self.wanted.emit()
        self._bench.look_for(pick)

    def _set_dice(self) -> None:
        self._bench.typed = bool(self.dice.currentData())
        self._bench.desk.changed()

    def _set_seed(self, seed: int) -> None:
        self._bench.seed = seed
        self._bench.desk.changed()

    def _meanings(self, words: str) -> str:
        """Say what the short forms in some words mean in the book of the effect."""
        book = self._entry.book if self._entry is not None else ""
        return tip("\n".join(term.line for term in told_in(book, words)))

    def _apply(self) -> None:
        self.wanted.emit()
        self._bench.begin()


def _quiet(words: str) -> QLabel:
    label = PlainLabel(words, name="quiet")
    return label


def _show_value(field: QSpinBox | QCheckBox, value: int) -> None:
    was = field.blockSignals(True)
    if isinstance(field, QCheckBox):
        field.setChecked(bool(value))
    elif field.value() != value and not field.hasFocus():
        field.setValue(value)
    field.blockSignals(was)
