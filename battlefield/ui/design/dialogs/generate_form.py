"""The fields that say what a generated table shall be like."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QWidget

from battlefield.app.design.library.library import Kit
from battlefield.app.generating.wish import (
    BASES,
    DENSITY,
    DEPLOYMENT_WORDS,
    OBJECTIVES,
    SEED,
    SETS,
    SIDE,
    TRIES,
    WAY_WORDS,
    Wish,
)
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.presets import shown_base
from battlefield.app.wording.said import shown_piece
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.number_field import INCHES, CountField, NumberField, RefusedWords
from battlefield.ui.widgets.plain import PlainLabel

FROM_FILE = QT_TR_NOOP("From a file…")
_FIRST = "Woodland"
Word = TypeVar("Word", bound=str)


class GenerateForm(QWidget):
    """What is asked of a table; `changed`: something else is, `file_wanted`: a kit is looked for."""

    changed = Signal()
    file_wanted = Signal()

    def __init__(self, kits: Sequence[Kit], unit: LengthUnit) -> None:
        super().__init__()
        self._kits = sorted(kits, key=lambda kit: (not kit.is_own, kit.name.lower()))
        self.kit = ChoiceField()
        self.about = PlainLabel(name="quiet", wraps=True)
        self.wide, self.high = (NumberField(*SIDE, 2, 1.0, INCHES) for _ in range(2))
        self.density = CountField(DENSITY, " %")
        self.way, self.zones = _choice(WAY_WORDS), _choice(DEPLOYMENT_WORDS)
        self.objectives, self.seed, self.tries = map(CountField, (OBJECTIVES, SEED, TRIES))
        self.sets = CountField(SETS, least=tr("As many as it takes"))
        self._counts = (self.density, self.objectives, self.seed, self.tries, self.sets)
        self.base = ChoiceField()
        for base in BASES:
            self.base.addItem(shown_base(base), base)
        self._lay_out()
        self._fill_kits(next((n for n, kit in enumerate(self._kits) if kit.name == _FIRST), 0))
        if self._kits:
            self._show(Wish(self._kits[0]))
        self._listen(unit)

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        size = QHBoxLayout()
        size.addWidget(self.wide, 1)
        size.addWidget(PlainLabel("×"))
        size.addWidget(self.high, 1)
        self.wide.setAccessibleName(tr("Width"))
        self.high.setAccessibleName(tr("Height"))
        self.about.setMinimumWidth(260)
        self.about.setMinimumHeight(2 * self.about.fontMetrics().lineSpacing())
        for name, field in (
            (tr("Kit"), self.kit),
            ("", self.about),
            (tr("Kits at hand"), self.sets),
            (tr("Size"), size),
            (tr("Density"), self.density),
            (tr("Symmetry"), self.way),
            (tr("Deployment zones"), self.zones),
            (tr("Objectives"), self.objectives),
            (tr("Largest base"), self.base),
            (tr("Tables compared"), self.tries),
            (tr("Seed"), self.seed),
        ):
            if isinstance(field, QWidget) and name:
                field.setAccessibleName(name)
            form.addRow(name, field)
        form.addRow(RefusedWords(self.wide, self.high, *self._counts))
        self.density.setToolTip(tr("How much of the ground lies under terrain"))
        self.base.setToolTip(tr("This base gets through every gap between two things that bar its way"))
        self.tries.setToolTip(tr("So many tables are laid and measured; the fairest is shown"))
        self.sets.setToolTip(tr("How often you have the kit; no more of a piece is laid than there is"))

    def _show(self, usual: Wish) -> None:
        self.show_size(usual.width, usual.height)
        for field, value in (
            (self.density, usual.density),
            (self.objectives, usual.objectives),
            (self.seed, usual.seed),
            (self.tries, usual.tries),
            (self.sets, usual.sets),
        ):
            field.setValue(value)
        self.base.setCurrentIndex(BASES.index(usual.base))

    def _listen(self, unit: LengthUnit) -> None:
        for length in (self.wide, self.high):
            length.show_in(unit)
            length.valueChanged.connect(lambda _: self.changed.emit())
        for number in self._counts:
            number.valueChanged.connect(lambda _: self.changed.emit())
        for choice in (self.way, self.zones, self.base):
            choice.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.kit.currentIndexChanged.connect(self._choose_kit)
        self._tell_kit()

    def _fill_kits(self, row: int) -> None:
        self.kit.blockSignals(True)
        self.kit.clear()
        for kit in self._kits:
            self.kit.addItem(tr("{name} (your own)", name=kit.name) if kit.is_own else shown_piece(kit.name))
        self.kit.addItem(tr(FROM_FILE))
        self.kit.setCurrentIndex(row)
        self.kit.blockSignals(False)
        self._row = row

    def _choose_kit(self, row: int) -> None:
        if row >= len(self._kits):
            self.file_wanted.emit()
            return
        self._row = row
        self._tell_kit()
        self.changed.emit()

    def _tell_kit(self) -> None:
        kit = self._kits[self._row] if self._row < len(self._kits) else None
        held = (
            ", ".join(f"{count} {shown_piece(piece.name)}" for piece, count in kit.pieces)
            if kit is not None
            else ""
        )
        self.about.setText(shown_piece(kit.says) if kit is not None else "")
        self.kit.setToolTip(held)

    def add_kit(self, kit: Kit | None) -> None:
        """Make tables of a kit from a file; with None go back to the one before."""
        if kit is None:
            self._fill_kits(self._row)
            return
        self._kits.insert(0, kit)
        self._fill_kits(0)
        self._tell_kit()
        self.changed.emit()

    def next_seed(self) -> None:
        """Go on to the next seed, after the last to the first."""
        self.seed.setValue(self.seed.value() + 1 if self.seed.value() < SEED[1] else SEED[0])

    def show_size(self, width: float, height: float) -> None:
        """Show a size, as near as there can be tables of it."""
        for field, value in ((self.wide, width), (self.high, height)):
            field.setValue(min(SIDE[1], max(SIDE[0], value)))

    def wish(self) -> Wish | None:
        """Return what is asked for; None without any kit."""
        if self._row >= len(self._kits):
            return None
        return Wish(
            self._kits[self._row],
            self.wide.value(),
            self.high.value(),
            self.density.value(),
            self.seed.value(),
            self.way.currentData(),
            self.tries.value(),
            self.zones.currentData(),
            self.objectives.value(),
            self.base.currentData(),
            self.sets.value(),
        )


def _choice(words: Mapping[Word, str]) -> ChoiceField:
    field = ChoiceField()
    for value, text in words.items():
        field.addItem(tr(text), value)
    return field
