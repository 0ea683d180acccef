"""Forces for a drawn table: units of a roster, or plain bases, into their zone or into the hand."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.design.hands.piece_tool import PieceTool
from battlefield.app.design.library.forces import (
    MOST_MODELS,
    Squad,
    deployed,
    in_hand,
    plain,
    squads_of,
    zones_of,
)
from battlefield.app.design.library.formations import SHAPE_WORDS, Formation, Shape
from battlefield.app.design.studio import Studio
from battlefield.app.design.symmetry.images import sides_of
from battlefield.app.desk.answers import counted
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.presets import BASE_SIZES, shown_base
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.battles.rosters import read_roster
from battlefield.files.text.errors import SceneError
from battlefield.resources import sample_rosters
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.number_field import INCHES, CountField, NumberField
from battlefield.ui.widgets.plain import PlainLabel, scrolled, tip

_PLAIN, _FILE = QT_TR_NOOP("Plain bases"), QT_TR_NOOP("Open a roster…")
_USUAL_BASE = 3  # 32 mm
_NARROW = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon


class ForcesPanel(QWidget):
    """Who comes, for which side, how they stand, and the two ways onto the table."""

    taken = Signal(object)  # the tool that carries models
    done = Signal()  # they are put down

    def __init__(self, desk: Studio) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self._squads: tuple[Squad, ...] = ()
        self._own: list[Path] = []
        column = scrolled(self)
        column.setSpacing(6)
        self._form = QFormLayout()
        column.addLayout(self._form)
        self._add_source()
        self._add_plain()
        self._add_units(column)
        self._add_doing(column)
        column.addStretch()
        self._choose(0)

    def _add_source(self) -> None:
        self.source = _combo(tr("Where the force comes from"))
        self._fill_sources()
        self.source.activated.connect(self._choose)
        self.side = _combo(tr("Side"))
        self.side.setEditable(True)
        self.formation = _combo(tr("Formation"))
        for shape, words in SHAPE_WORDS.items():
            self.formation.addItem(tr(words), shape)
        for name, field in (
            (tr("Force"), self.source),
            (tr("Side"), self.side),
            (tr("Formation"), self.formation),
        ):
            self._form.addRow(name, field)

    def _fill_sources(self) -> None:
        self.source.clear()
        self.source.addItem(tr(_PLAIN), None)
        for path in (*sample_rosters(), *self._own):
            self.source.addItem(path.stem.replace("_", " ").capitalize(), path)
        self.source.addItem(tr(_FILE), None)

    def _add_plain(self) -> None:
        self.unit = QLineEdit("Unit")
        self.unit.setAccessibleName(tr("Name of the unit"))
        self.unit.setMaxLength(64)
        self.base = _combo(tr("Base size"))
        self.base.addItems([shown_base(size) for size in BASE_SIZES])
        self.base.setCurrentIndex(_USUAL_BASE)
        self.count = CountField((1, MOST_MODELS))
        self.count.setValue(5)
        self.count.setAccessibleName(tr("Number of models"))
        self.count.refused.connect(self._desk.complain)
        self.height_in = NumberField(0.0, 100.0, 2, 0.25, INCHES)
        self.height_in.setValue(1.5)
        self.height_in.setAccessibleName(tr("Height of the models"))
        self.height_in.refused.connect(self._desk.complain)
        for name, field in (
            (tr("Unit"), self.unit),
            (tr("Base"), self.base),
            (tr("Models"), self.count),
            (tr("Height"), self.height_in),
        ):
            self._form.addRow(name, field)

    def _add_units(self, column: QVBoxLayout) -> None:
        self.units = QListWidget()
        self.units.setAccessibleName(tr("Units of the roster"))
        self.units.setMinimumHeight(110)
        self.units.setWordWrap(True)
        self.units.setSpacing(1)
        self.units.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.units.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self.units, 1)

    def _add_doing(self, column: QVBoxLayout) -> None:
        self.place_button, self.take_button = (
            QPushButton(tr("Place in the zone")),
            QPushButton(tr("Take in hand")),
        )
        self.place_button.setToolTip(tr("Put the ticked units into the deployment zones of their side"))
        self.take_button.setToolTip(tr("Carry one unit to where you click"))
        self.place_button.clicked.connect(self.place)
        self.take_button.clicked.connect(self.take_unit)
        column.addWidget(self.place_button)
        column.addWidget(self.take_button)
        self.words = PlainLabel(name="quiet", wraps=True)
        self.words.hide()
        column.addWidget(self.words)

    def refresh(self) -> None:
        """Offer the sides that the table has."""
        sides = sides_of(self._desk.scene)
        known = tuple(self.side.itemText(n) for n in range(self.side.count()))
        if sides != known:
            text = self.side.currentText() or sides[0]
            self.side.clear()
            self.side.addItems(list(sides))
            self.side.setCurrentText(text)

    def _choose(self, index: int) -> None:
        """Show the units of a roster, or the fields of plain bases."""
        if self.source.itemText(index) == tr(_FILE):
            self._open()
            return
        path = self.source.itemData(index)
        if path is not None and not self._read(path):
            self.source.setCurrentIndex(0)
            path = None
        is_plain = path is None
        for field in (self.unit, self.base, self.count, self.height_in):
            self._form.setRowVisible(field, is_plain)
        self.units.setVisible(not is_plain)

    def _open(self) -> None:
        self.source.setCurrentIndex(0)
        name, _ = QFileDialog.getOpenFileName(
            self, tr("Open a roster"), "", tr("Rosters (*.json);;All files (*)")
        )
        if name:
            self.open_roster(Path(name))

    def open_roster(self, path: Path) -> None:
        """Offer a roster of the user's own, and show its units."""
        if path not in self._own:
            self._own.append(path)
        self._fill_sources()
        self.source.setCurrentIndex(self.source.findData(path))
        self._choose(self.source.currentIndex())

    def _read(self, path: Path) -> bool:
        try:
            roster = read_roster(path)
        except SceneError as error:
            self._say(whole_fault(error))
            return False
        self._squads = squads_of(roster)
        self.units.clear()
        for squad in self._squads:
            item = QListWidgetItem(f"{squad.unit} · {_bases_words(squad)}")
            item.setToolTip(tip(item.text()))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            self.units.addItem(item)
        self.units.setCurrentRow(0)
        self._say("")
        return True

    def _chosen(self) -> tuple[Squad, ...]:
        if not self.units.isVisibleTo(self):
            size, height = BASE_SIZES[self.base.currentIndex()], self.height_in.value()
            return (plain(self.unit.text().strip(), size, self.count.value(), height),)
        rows = range(self.units.count())
        ticked = [row for row in rows if self.units.item(row).checkState() == Qt.CheckState.Checked]
        return tuple(self._squads[row] for row in ticked)

    @property
    def _formation(self) -> Formation:
        shape: Shape = self.formation.currentData()
        return Formation.usual(shape)

    @property
    def _side_name(self) -> str:
        return self.side.currentText().strip() or sides_of(self._desk.scene)[0]

    def place(self) -> None:
        """Put what is chosen into the zones of its side."""
        squads, side, scene = self._chosen(), self._side_name, self._desk.scene
        sides = sides_of(scene)
        number = sides.index(side) if side in sides else len(sides)
        found = deployed(scene, squads, side, zones_of(scene, side, number), self._formation)
        if found.refs:
            self._desk.do(f"Deploy {counted(len(found.refs), 'model')} of {side}", found.scene, found.refs)
        if found.left_out:
            names = ", ".join(found.left_out)
            self._say(tr("No room in the zone for {names}; make it larger, or take it in hand", names=names))
        else:
            self._say("" if squads else tr("No unit is ticked"))

    def take_unit(self) -> None:
        """Take one unit in hand: that of the list the keyboard is on, or the plain bases."""
        if self.units.isVisibleTo(self):
            squads = self._squads[max(0, self.units.currentRow()) :][:1]
        else:
            squads = self._chosen()
        for squad in squads:
            piece = in_hand(squad, self._side_name, self._formation)
            self.taken.emit(PieceTool(self._desk, piece, self.done.emit))

    def _say(self, words: str) -> None:
        self.words.setText(words)
        self.words.setVisible(bool(words))

    def first(self) -> QWidget:
        """Return what the keyboard goes to."""
        return self.source

    def sizeHint(self) -> QSize:
        """Return room for the form and a few units."""
        return QSize(280, 380)


def _combo(name: str) -> QComboBox:
    combo = ChoiceField()
    combo.setAccessibleName(name)
    combo.setMinimumContentsLength(8)
    combo.setSizeAdjustPolicy(_NARROW)
    return combo


def _bases_words(squad: Squad) -> str:
    sizes = list(dict.fromkeys(squad.sizes))
    told = (f"{squad.sizes.count(size)} × {shown_base(size)}" for size in sizes)
    return ", ".join(each.replace(" ", "\u00a0") for each in told)  # a line breaks between sizes
