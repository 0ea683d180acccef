"""The page that sets a battle up: book, table and rules at the left, the sides at the right, Begin below."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.campaigns.giving import Given
from battlefield.app.playing.setup.balance import unequal_words
from battlefield.app.playing.setup.last import again, kept
from battlefield.app.playing.setup.pasting import Pasted, pasted
from battlefield.app.playing.setup.setup import (
    LEAST_SIDES,
    Checked,
    Offered,
    Setup,
    Side,
    checked,
    first_setup,
    offered,
    other_book,
    read_side,
)
from battlefield.app.playing.setup.tables import Table, read_table
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.side_colours import colour_place
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text.errors import SceneError
from battlefield.resources import sample_battles, sample_maps, sample_rosters
from battlefield.rules.scene.contents import Scene
from battlefield.ui.battle.setup.rules_column import RulesColumn
from battlefield.ui.battle.setup.seed import drawn_seed
from battlefield.ui.battle.setup.side_block import SideBlock
from battlefield.ui.battle.setup.table_picture import TablePicture
from battlefield.ui.battle.setup.used_rosters import keep_used, used
from battlefield.ui.threads.reader import Reader
from battlefield.ui.widgets import chosen
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel
from battlefield.ui.widgets.settings import Settings

LEFT_WIDTH = 350
_LAST = "battle"  # the key of the battle that was set up last
_BALANCE_SAYS = QT_TR_NOOP("A note, no refusal: the battle can begin as it is")
_FILES, _SCENES = QT_TR_NOOP("Rosters (*.json);;All files (*)"), QT_TR_NOOP("Tables (*.json);;All files (*)")


class SetupPage(QWidget):
    """Lets a battle be chosen; `wanted` gives its script, `left` tells that the user steps back.

    `said` tells what became of what was pasted.
    """

    wanted = Signal(object)
    left = Signal()
    said = Signal(str)
    _is_gone = True  # of one that has been taken apart: what was still being read may come after that

    def __init__(
        self,
        reader: Reader,
        settings: Settings,
        colours: Colours,
        own: Table | None = None,
        given: Given | None = None,
    ) -> None:
        """Offer the table that is open in the window, or what a campaign gives, before all others."""
        super().__init__()
        self._own = (own,) if own is not None else ()
        self.given = given
        self._reader, self._settings, self.colours = reader, settings, colours
        self.setup: Setup | None = None
        self.checked: Checked | None = None  # what came of looking the present setup through
        self._is_wanted = False  # whether it is to begin as soon as that is known
        self._offered = Offered((), ())
        self._is_checking = False
        self._is_gone = False
        self._early_book = ""  # chosen before it was known what there is to choose from
        self._wanted: Path | None = None  # a roster that the first side is to have
        self.rules = RulesColumn()
        self._unit = chosen.unit(settings)
        self.rules.show_in(self._unit)
        self.picture = TablePicture()
        self.blocks: list[SideBlock] = []
        self.more_sides = QPushButton(tr("Add a side"))
        self.more_sides.setToolTip(
            tr("Let one more side fight; it deploys along the bottom edge of the table")
        )
        self.balance = PlainLabel(wraps=True)
        self.problem = PlainLabel(name="warning", wraps=True)
        self.begin, self.back = QPushButton(tr("Be&gin the battle")), QPushButton(tr("Go back"))
        self._lay_out()
        self._listen()
        self._read()

    # how it is built

    def _lay_out(self) -> None:
        words = tr("New battle")
        if self.given is not None:
            words = tr("New battle in {campaign}", campaign=self.given.name)
        heading = PlainLabel(words, name="title")
        heading.setContentsMargins(32, 0, 32, 0)
        self.rules.setFixedWidth(LEFT_WIDTH)
        inner = QWidget()
        row = QHBoxLayout(inner)
        row.setContentsMargins(32, 8, 32, 8)
        row.setSpacing(28)
        row.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(self._sides(), 1)
        row.addStretch(0)  # what the sides leave on a wide screen: all begins below the heading
        room = QScrollArea(widgetResizable=True)
        room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        room.setWidget(inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 16, 0, 12)
        whole.addWidget(heading)
        whole.addWidget(room, 1)
        whole.addLayout(self._footer())

    def _sides(self) -> QVBoxLayout:
        heading = PlainLabel(tr("Sides"), name="heading")
        self.balance.setToolTip(tr(_BALANCE_SAYS))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(32)
        self._grid.setVerticalSpacing(24)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self.picture)
        column.addWidget(heading)
        column.addWidget(self.balance)
        column.addLayout(self._grid)
        column.addStretch()
        return column

    def _footer(self) -> QHBoxLayout:
        self.begin.setObjectName("primary")
        self.begin.setToolTip(tr("Begin the battle with what is chosen (Ctrl+Enter)"))
        self.back.setToolTip(tr("Go back to what was there before (Esc)"))
        row = QHBoxLayout()
        row.setContentsMargins(32, 4, 32, 0)
        row.setSpacing(12)
        row.addWidget(self.problem, 1)
        row.addWidget(self.back)
        row.addWidget(self.begin)
        return row

    def _listen(self) -> None:
        self.begin.clicked.connect(self._begin)
        self.back.clicked.connect(self.left)
        self.more_sides.clicked.connect(lambda: self._change(lambda setup: setup.add_side()))
        self.rules.changed.connect(self.take)
        self.rules.book_wanted.connect(self._choose_book)
        self.rules.table_wanted.connect(self._want_table)
        self.rules.complained.connect(self._complain)

    # what is there to choose from

    def _read(self) -> None:
        self.begin.setEnabled(False)
        self.problem.setText("")
        given = self.given or Given(Path(), "")
        maps = [*given.tables, *sample_maps()]
        rosters = list(dict.fromkeys([*given.rosters, *sample_rosters(), *used(self._settings)]))
        self._reader.ask(lambda: offered(maps, rosters, sample_battles()), self._fill, self._failed)

    def _fill(self, found: Offered) -> None:
        if self._is_gone:
            return
        given = self.given or Given(Path(), "")
        tables = (
            replace(each, is_open=each.path is not None and each.path == given.table) for each in found.tables
        )
        self._offered = found = replace(found, tables=(*self._own, *tables))
        self.rules.offer(found.tables)
        is_given = bool(self._own or given.tables or given.rosters)
        last = None if is_given else again(found, self._settings.text(_LAST, ""), drawn_seed())
        self.take(last or first_setup(found, drawn_seed(), given.book))
        if self._early_book:
            self._choose_book(self._early_book)
        if self._wanted is not None:
            self.choose_roster(self._wanted)

    def choose_roster(self, path: Path) -> None:
        """Let the first side have a roster, in a battle of its book."""
        if self.setup is None:
            self._wanted = path
            return
        self._wanted = None
        self._reader.ask(lambda: read_side(path), self._take_first, self._failed)

    def _take_first(self, side: Side) -> None:
        if side.roster is not None:
            self._choose_book(side.roster.book)
        self._give(0, side)

    def _folder(self) -> str:
        recent = self._settings.recent
        return str(recent[0].parent) if recent else str(Path.home())

    # what is chosen

    def take(self, setup: Setup) -> None:
        """Take on what is chosen, show it, and look it through in the background."""
        self.setup, self.checked, self._is_wanted = setup, None, False
        self._show_sides(setup)
        self.rules.show_setup(setup)
        self._check()

    def _choose_book(self, book: str) -> None:
        if self.setup is None:
            self._early_book = book
        elif book != self.setup.book:
            self.take(other_book(self._offered, self.setup, book))

    def _change(self, make: Callable[[Setup], Setup]) -> None:
        if self.setup is not None:
            self.take(make(self.setup))

    def _show_sides(self, setup: Setup) -> None:
        while len(self.blocks) > len(setup.sides):
            self.blocks.pop().deleteLater()
        while len(self.blocks) < len(setup.sides):
            self.blocks.append(self._block(len(self.blocks)))
        rosters = {s.path: _roster_words(s) for s in self._all_rosters(setup) if s.path is not None}
        names = [side.name for side in setup.sides]
        for block, side, player in zip(self.blocks, setup.sides, setup.players, strict=True):
            block.side = side
            block.offer([(name, path) for path, name in rosters.items()])
            block.paint_as(colour_place(side.name, names), self.colours)
            start = in_unit(setup.start_words(block.number), self._unit)
            block.show_side(side, len(setup.sides) > LEAST_SIDES, start, player)
        unequal = unequal_words(setup)
        self.balance.setText(f"⚖ {unequal}" if unequal else "")
        self.balance.setVisible(bool(unequal))
        self._place_blocks()

    def _all_rosters(self, setup: Setup) -> tuple[Side, ...]:
        return (
            *self._offered.rosters_of(setup.book),
            *(side for side in setup.sides if side.roster is not None),
        )

    def _block(self, number: int) -> SideBlock:
        block = SideBlock(number, self.colours)
        block.changed.connect(lambda n, side: self._change(lambda setup: setup.with_side(n, side)))
        block.dropped.connect(lambda n: self._change(lambda setup: setup.drop_side(n)))
        block.roster_wanted.connect(self._want_roster)
        return block

    def _place_blocks(self) -> None:
        for number, block in enumerate(self.blocks):
            self._grid.addWidget(block, number // 2, number % 2, Qt.AlignmentFlag.AlignTop)
        rows = (len(self.blocks) + 1) // 2
        self._grid.addWidget(self.more_sides, rows, 0, Qt.AlignmentFlag.AlignLeft)
        self.more_sides.setVisible(self.setup is not None and self.setup.may_add)
        self._order_keys()

    def _order_keys(self) -> None:
        """Let the Tab key go from the rules through the sides to the button that begins."""
        sides = [field for block in self.blocks for field in block.fields()]
        way = [self.rules.draw, *sides, self.more_sides, self.back, self.begin]
        for before, after in pairwise(way):
            QWidget.setTabOrder(before, after)

    def _want_roster(self, number: int, path: Path | None) -> None:
        """Read a roster for a side, from a file that is asked for where none is named."""
        if path is None:
            name, _ = QFileDialog.getOpenFileName(self, tr("Choose a roster"), self._folder(), tr(_FILES))
            if not name:
                return
            path = Path(name)
        if self.setup is not None:
            side = self.setup.sides[number]
            file = path
            self._reader.ask(lambda: read_side(file, side), partial(self._give, number), self._failed)

    def _want_table(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Choose a scene file"), self._folder(), tr(_SCENES))
        if name:
            self._reader.ask(lambda: read_table(Path(name)), self._lay_table, self._failed)

    def _lay_table(self, table: Table) -> None:
        if not self._is_gone:
            self.rules.add(table)
            self._change(lambda setup: replace(setup, table=table))

    def _give(self, number: int, side: Side) -> None:
        """Give a side the roster that was read, unless its file has to be mended first."""
        if self._is_gone or self.setup is None or number >= len(self.setup.sides):
            return
        if side.roster is not None and side.path is not None:
            keep_used(self._settings, side.path)
            found = self._offered
            known = [each.path for each in found.rosters]
            if side.path not in known:
                self._offered = Offered(found.tables, (*found.rosters, side))
        self.take(self.setup.with_side(number, side))

    # what is wrong

    def _check(self) -> None:
        """Look the present setup through, one at a time, and never an old one last."""
        self.begin.setEnabled(False)
        if self._is_checking or self.setup is None:
            return
        self._is_checking = True
        setup = self.setup
        self._reader.ask(lambda: checked(setup), partial(self._show_checked, setup), self._failed)

    def _show_checked(self, setup: Setup, found: Checked) -> None:
        self._is_checking = False
        if self._is_gone:
            return
        if setup is not self.setup:
            self._check()
            return
        self.checked = found
        for number, block in enumerate(self.blocks):
            own = (each.words for each in found.problems if each.side == number)
            block.show_problems([in_unit(words, self._unit) for words in own])
        self._complain(_summary(found))
        self.begin.setEnabled(found.script is not None)
        self._draw(found.scene)
        if self._is_wanted:
            self._begin()

    def _draw(self, scene: Scene) -> None:
        self.picture.show_scene(scene, self.colours)

    def _complain(self, sentence: str) -> None:
        self.problem.setText(f"⚠ {in_unit(sentence, self._unit)}" if sentence else "")

    def _failed(self, error: SceneError) -> None:
        self._is_checking = False
        if not self._is_gone:
            self._complain(str(error))

    # what the window asks

    def take_keyboard(self) -> None:
        """Take the keyboard to the first thing to choose."""
        self.rules.book.setFocus()

    def leave(self) -> None:
        """Listen no more to what is still being read."""
        self._is_gone = True

    def show_in(self, unit: LengthUnit) -> None:
        """Show lengths in a unit."""
        self._unit = unit
        self.rules.show_in(unit)
        if self.setup is not None:
            self.take(self.setup)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        for block in self.blocks:
            block.recolour(colours)
        if self.checked is not None:
            self._draw(self.checked.scene)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the table as much room as the window has."""
        super().resizeEvent(event)
        self.picture.fit(self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin with Ctrl+Enter, go back with Esc, paste with Ctrl+V, press the button in focus."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        focused = self.focusWidget()
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._begin()
        elif enter and isinstance(focused, QPushButton):
            focused.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste(QGuiApplication.clipboard().text())
        else:
            super().keyPressEvent(event)

    def paste(self, text: str) -> None:
        """Take a table, or a roster for the side that has the keyboard, else for the first one."""
        if self.setup is not None:
            book, focused = self.setup.book, self.focusWidget()
            own = (block.number for block in self.blocks if focused and block.isAncestorOf(focused))
            number = next(own, 0)
            self._reader.ask(lambda: pasted(text, book), partial(self._take_pasted, number), self._failed)

    def _take_pasted(self, number: int, found: Pasted) -> None:
        if self._is_gone or self.setup is None:
            return
        if found.table is not None:
            self._lay_table(found.table)
        elif found.roster is not None:
            self._choose_book(found.roster.book)
            self._give(number, found.on(self.setup.sides[min(number, len(self.setup.sides) - 1)]))
        self.said.emit(found.words)

    def _begin(self) -> None:
        """Begin where nothing is wrong; while that is being looked through, right after."""
        self._is_wanted = self.checked is None
        if self.checked is not None and self.checked.script is not None:
            if self.setup is not None:
                self._settings.keep(_LAST, kept(self.setup))
            self.wanted.emit(self.checked.script)


def _roster_words(side: Side) -> str:
    """Name a roster, with its file where it did not come along."""
    name = side.roster.name if side.roster is not None else ""
    is_own = side.path is not None and side.path not in sample_rosters()
    return f"{name} ({side.path.name})" if is_own and side.path is not None else name


def _summary(found: Checked) -> str:
    """Say in one sentence what keeps the battle from beginning; what is about a side stands beside it."""
    common = [each.words for each in found.problems if each.side is None]
    if common:
        return common[0]
    return (
        tr("Put right what is marked beside the sides, then the battle can begin") if found.problems else ""
    )
