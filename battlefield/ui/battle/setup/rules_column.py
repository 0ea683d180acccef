"""Book, table, settings and seed of a battle that is set up, one below the other."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from battlefield.app.books.beyond import beyond_tip, beyond_words
from battlefield.app.books.faces import FACES
from battlefield.app.playing.setup.setup import Setup, fits
from battlefield.app.playing.setup.tables import Table, blank_table
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.presets import BOARDS
from battlefield.app.wording.said import shown_setting
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text.limits import BOARD
from battlefield.ui.battle.setup.seed import drawn_seed
from battlefield.ui.battle.setup.setting_fields import FIELD_HEIGHT, Choices, SettingField
from battlefield.ui.widgets.number_field import INCHES, NumberField, RefusedWords
from battlefield.ui.widgets.plain import PlainLabel

OTHER_SIZE, FROM_FILE = QT_TR_NOOP("Blank table of another size"), QT_TR_NOOP("From a scene file…")
_BOOK_SAYS = QT_TR_NOOP(
    "The rules that the battle is played by; rosters, tables and settings are those of its book"
)
_TABLE_SAYS = QT_TR_NOOP(
    "Where the battle is fought: a sample map, a blank table, or the terrain of a scene file, without the "
    "models on it"
)
_SEED_SAYS = QT_TR_NOOP(
    "The number that settles all dice the program rolls: the same seed with the same choices gives the same "
    "battle again"
)
_MORE_SAYS = QT_TR_NOOP("Show the settings that are seldom changed")


class RulesColumn(QWidget):
    """Shows what is chosen, and gives the setup that the user makes of it."""

    changed = Signal(object)
    book_wanted = Signal(str)
    table_wanted = Signal()
    complained = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._setup: Setup | None = None
        self._unit: LengthUnit = "inches"
        self._all: list[Table] = []
        self._tables: list[Table] = []  # those of the book that is chosen
        self.book = Choices(tr("Game system"), tr(_BOOK_SAYS))
        for face in FACES.values():
            self.book.addItem(face.name)
            self.book.setItemData(
                self.book.count() - 1, shown_setting(face.says), Qt.ItemDataRole.ToolTipRole
            )
        self.book_words, self.beyond = PlainLabel(), PlainLabel()
        self.table = Choices(tr("Table"), tr(_TABLE_SAYS))
        self.across, self.down = (NumberField(*BOARD, 1, 1.0, INCHES) for _ in range(2))
        self._fields = {
            face.key: {setting.name: SettingField(setting) for setting in face.settings}
            for face in FACES.values()
        }
        self.more = QPushButton()
        self.more.setCheckable(True)
        self.more.setToolTip(tr(_MORE_SAYS))
        self.seed, self.draw = QLineEdit(), QPushButton(tr("New seed"))
        self._lay_out()
        for each in (self.size_row, *self._all_fields(), self.more):
            each.hide()  # until there is something to show in them
        self._listen()

    def _lay_out(self) -> None:
        self.table_column = QVBoxLayout()
        self.table_column.setSpacing(8)
        heading = PlainLabel(tr("Table"), name="heading")
        heading.setBuddy(self.table)
        self.table_column.addWidget(heading)
        self.table_column.addWidget(self.table)
        self.size_row = QWidget()
        sizes = QHBoxLayout(self.size_row)
        sizes.setContentsMargins(0, 0, 0, 0)
        for name, told, about, field in (
            (tr("Width"), tr("Width of the table"), tr("Width of the blank table"), self.across),
            (tr("Height"), tr("Height of the table"), tr("Height of the blank table"), self.down),
        ):
            field.setMinimumHeight(FIELD_HEIGHT)
            field.setAccessibleName(told)
            field.setToolTip(about)
            sizes.addWidget(PlainLabel(name))
            sizes.addWidget(field, 1)
        self.table_column.addWidget(self.size_row)
        self.table_column.addWidget(RefusedWords(self.across, self.down))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self._book_rows())
        column.addSpacing(4)
        column.addLayout(self.table_column)
        column.addSpacing(4)
        rules = PlainLabel(tr("Game"), name="heading")
        column.addWidget(rules)
        for setting_field in self._all_fields():
            column.addWidget(setting_field)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._seed_row())

    def _book_rows(self) -> QVBoxLayout:
        heading = PlainLabel(tr("Game system"), name="heading")
        heading.setBuddy(self.book)
        heading.setToolTip(tr(_BOOK_SAYS))
        for words in (self.book_words, self.beyond):
            words.setObjectName("quiet")
            words.setWordWrap(True)
        column = QVBoxLayout()
        column.setSpacing(8)
        for widget in (heading, self.book, self.book_words, self.beyond):
            column.addWidget(widget)
        return column

    def _all_fields(self) -> tuple[SettingField, ...]:
        return tuple(field for fields in self._fields.values() for field in fields.values())

    @property
    def fields(self) -> dict[str, SettingField]:
        """The fields of the book that is chosen, by the names of their settings."""
        return self._fields[self._setup.book if self._setup is not None else next(iter(FACES))]

    def _seed_row(self) -> QHBoxLayout:
        label = PlainLabel(tr("Seed of the dice"))
        label.setBuddy(self.seed)
        for widget in (label, self.seed):
            widget.setToolTip(tr(_SEED_SAYS))
        self.seed.setAccessibleName(tr("Seed of the dice"))
        self.seed.setMaxLength(19)
        self.draw.setToolTip(tr("Let the program draw another seed"))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self.seed, 1)
        row.addWidget(self.draw)
        return row

    def _listen(self) -> None:
        self.book.activated.connect(lambda row: self.book_wanted.emit(list(FACES)[row]))
        self.table.activated.connect(self._choose_table)
        for field in (self.across, self.down):
            field.valueChanged.connect(lambda _value: self._resize())
            field.refused.connect(self.complained)
        for setting_field in self._all_fields():
            setting_field.chosen.connect(self._choose)
        self.more.toggled.connect(lambda _on: self._show_fields())
        self._show_fields()
        self.seed.textEdited.connect(self._seed)
        self.draw.clicked.connect(lambda: self._seed(str(drawn_seed())))

    # what is offered and shown

    def offer(self, tables: Sequence[Table]) -> None:
        """Offer tables of all books, with the usual blank ones after them."""
        self._all = [*tables, *(blank_table(board.width, board.height) for _, board in BOARDS)]

    def show_in(self, unit: LengthUnit) -> None:
        """Show lengths in a unit."""
        self._unit = unit
        for field in (self.across, self.down):
            field.show_in(unit)
        for setting_field in self._all_fields():
            setting_field.show_in(unit)
        if self._setup is not None:
            self.show_setup(self._setup)

    def add(self, table: Table) -> None:
        """Offer one more table, which was read from a file."""
        if table not in self._all:
            self._all.insert(0, table)

    def _fill(self, setup: Setup) -> None:
        """Offer the tables that suit the book, and one that was read from a file on purpose."""
        face = setup.face
        known = [each for each in self._all if each.book in ("", face.key) and fits(each, face)]
        if setup.table in self._all and setup.table not in known:
            known.insert(0, setup.table)
        sizes = () if face.by_areas else (tr(OTHER_SIZE),)
        wanted = [*(_words(each, self._unit) for each in known), *sizes, tr(FROM_FILE)]
        self._tables = known
        if wanted != [self.table.itemText(row) for row in range(self.table.count())]:
            self.table.clear()
            self.table.addItems(wanted)

    def show_setup(self, setup: Setup) -> None:
        """Show what is chosen, and tell nobody."""
        self._setup = setup
        self.book.setCurrentIndex(list(FACES).index(setup.book))
        self.book_words.setText(shown_setting(setup.face.says))
        self.beyond.setText(beyond_words(setup.face))
        self.beyond.setToolTip(beyond_tip(setup.face))
        self.beyond.setVisible(bool(setup.face.beyond))
        self._fill(setup)
        self._show_table(setup.table)
        sides = tuple((side.name, side.name) for side in setup.sides)
        for field in self.fields.values():
            if field.setting.is_side:
                field.show_choices(sides)
            field.show_value(setup.value(field.setting))
            field.show_idle(setup.why_idle(field.setting))
        if self.seed.text().strip() != setup.seed.strip():
            self.seed.setText(setup.seed)
        self._show_fields()

    def _show_table(self, table: Table) -> None:
        known = table in self._tables
        row = self._tables.index(table) if known else len(self._tables)
        if not (known and self._is_other_size and table.path is None):
            self.table.setCurrentIndex(row)
        self.size_row.setVisible(self._is_other_size)
        for field, inches in ((self.across, table.board.width), (self.down, table.board.height)):
            with QSignalBlocker(field):
                field.setValue(inches)

    @property
    def _is_other_size(self) -> bool:
        return self.table.currentText() == tr(OTHER_SIZE)

    def _show_fields(self) -> None:
        self.more.setText(tr("Fewer settings") if self.more.isChecked() else tr("More settings"))
        if self._setup is None:
            return
        counting = self._setup.settings
        self.more.setVisible(any(setting.is_rare for setting in counting))
        for book, fields in self._fields.items():
            for field in fields.values():
                rare = field.setting.is_rare and not self.more.isChecked()
                field.setVisible(book == self._setup.book and field.setting in counting and not rare)

    # what is chosen

    def _choose_table(self, row: int) -> None:
        if self._setup is None:
            return
        if row < len(self._tables):
            self._change(table=self._tables[row])
        elif self._is_other_size:
            self.size_row.setVisible(True)
            self._resize()
            self.across.setFocus()
        else:
            self._show_table(self._setup.table)  # until another one is read
            self.table_wanted.emit()

    def _resize(self) -> None:
        self._change(table=blank_table(self.across.value(), self.down.value()))

    def _choose(self, name: str, value: object) -> None:
        if self._setup is not None and isinstance(value, bool | int | str):
            self.changed.emit(self._setup.choose(name, value))

    def _seed(self, text: str) -> None:
        if self._setup is not None:
            self.changed.emit(replace(self._setup, seed=text))

    def _change(self, table: Table) -> None:
        if self._setup is not None:
            self.changed.emit(replace(self._setup, table=table))


def _words(table: Table, unit: LengthUnit) -> str:
    if table.path is None:
        return in_unit(table.name, unit)
    return f"{table.name}, {in_unit(f'{table.board.width:g} × {table.board.height:g} in', unit)}"
