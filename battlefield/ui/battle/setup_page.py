"""The page that sets a battle up: table, rules and dice at the left, the sides at the right, Begin below."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.playing.setup import (
    MOST_SIDES,
    Checked,
    LEAST_SIDES,
    Offered,
    Setup,
    Side,
    checked,
    first_setup,
    offered,
    read_side,
)
from battlefield.files.errors import SceneError
from battlefield.resources import sample_maps, sample_rosters
from battlefield.rules.scene import Scene
from battlefield.rules.values import Scalar
from battlefield.ui.battle.rules_column import RulesColumn
from battlefield.ui.battle.side_block import SideBlock
from battlefield.ui.palette import Colours
from battlefield.ui.picture import thumbnail
from battlefield.ui.reader import Reader
from battlefield.ui.seed import drawn_seed
from battlefield.ui.settings import Settings

PICTURE = QSize(320, 220)
LEFT_WIDTH = 400
MOST_USED = 10
_USED = "rosters"
_FILES = "Rosters (*.json);;All files (*)"


class SetupPage(QWidget):
    """Lets a battle be chosen; `wanted` gives its script, `left` tells that the user steps back."""

    wanted = Signal(object)
    left = Signal()

    def __init__(self, reader: Reader, settings: Settings, colours: Colours) -> None:
        super().__init__()
        self._reader, self._settings, self.colours = reader, settings, colours
        self.setup: Setup | None = None
        self.checked: Checked | None = None  # what came of looking the present setup through
        self._offered = Offered((), ())
        self._is_checking = False
        self._is_gone = False
        self._drawn: Scene | None = None
        self.rules = RulesColumn()
        self.picture = QLabel()
        self.blocks: list[SideBlock] = []
        self.more_sides = QPushButton("Add a side")
        self.more_sides.setToolTip("Let one more side fight; it deploys along the bottom edge of the table")
        self.problem = QLabel()
        self.problem.setObjectName("warning")
        self.problem.setWordWrap(True)
        self.begin, self.back = QPushButton("&Begin the battle"), QPushButton("Go back")
        self._lay_out()
        self._listen()
        self._read()

    # how it is built

    def _lay_out(self) -> None:
        heading = QLabel("New battle")
        heading.setObjectName("title")
        left, right = QWidget(), QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self.picture.setFixedSize(PICTURE)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setToolTip("The table with the rosters lined up; where units stand is chosen in the battle")
        self.rules.table_column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.rules)
        column.addStretch()
        left.setFixedWidth(LEFT_WIDTH)
        self._grid = QGridLayout(right)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(32)
        self._grid.setVerticalSpacing(24)
        inner = QWidget()
        row = QHBoxLayout(inner)
        row.setContentsMargins(32, 8, 32, 8)
        row.setSpacing(40)
        row.addWidget(left, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(right, 1, Qt.AlignmentFlag.AlignTop)
        room = QScrollArea()
        room.setWidgetResizable(True)
        room.setWidget(inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 16, 0, 12)
        top = QHBoxLayout()
        top.setContentsMargins(32, 0, 32, 0)
        top.addWidget(heading)
        whole.addLayout(top)
        whole.addWidget(room, 1)
        whole.addLayout(self._footer())

    def _footer(self) -> QHBoxLayout:
        self.begin.setObjectName("accept")
        self.begin.setToolTip("Begin the battle with what is chosen (Ctrl+Enter)")
        self.back.setToolTip("Go back to what was there before (Esc)")
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
        self.rules.complained.connect(self._complain)

    # what is there to choose from

    def _read(self) -> None:
        self.begin.setEnabled(False)
        self.problem.setText("")
        rosters = [*sample_rosters(), *self._used()]
        self._reader.ask(lambda: offered(sample_maps(), rosters), self._fill, self._failed)

    def _used(self) -> list[Path]:
        """Give the roster files that were chosen before, the last one first."""
        return [Path(line) for line in self._settings.text(_USED, "").splitlines() if line]

    def _remember(self, path: Path) -> None:
        samples = sample_rosters()
        kept = [path, *(each for each in self._used() if each != path)][:MOST_USED]
        if path not in samples:
            self._settings.keep(_USED, "\n".join(str(each) for each in kept))

    def _fill(self, found: Offered) -> None:
        if self._is_gone:
            return
        self._offered = found
        self.rules.offer(found.tables, self._folder())
        self.take(first_setup(found, drawn_seed()))

    def _folder(self) -> str:
        recent = self._settings.recent
        return str(recent[0].parent) if recent else str(Path.home())

    # what is chosen

    def take(self, setup: Setup) -> None:
        """Take on what is chosen, show it, and look it through in the background."""
        self.setup, self.checked = setup, None
        self._show_sides(setup)
        self.rules.show_setup(setup)
        self._check()

    def _change(self, make: Callable[[Setup], Setup]) -> None:
        if self.setup is not None:
            self.take(make(self.setup))

    def _show_sides(self, setup: Setup) -> None:
        while len(self.blocks) > len(setup.sides):
            self.blocks.pop().deleteLater()
        while len(self.blocks) < len(setup.sides):
            self.blocks.append(self._block(len(self.blocks)))
        rosters = {s.path: s.roster.name for s in self._all_rosters(setup) if s.path and s.roster}
        for block, side in zip(self.blocks, setup.sides, strict=True):
            block.side = side
            block.offer([(name, path) for path, name in rosters.items()])
            block.show_side(side, may_drop=len(setup.sides) > LEAST_SIDES)
        self._place_blocks()

    def _all_rosters(self, setup: Setup) -> tuple[Side, ...]:
        return (*self._offered.rosters, *(side for side in setup.sides if side.roster is not None))

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
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.more_sides.setVisible(len(self.blocks) < MOST_SIDES)

    def _want_roster(self, number: int, path: Path | None) -> None:
        """Read a roster for a side, from a file that is asked for where none is named."""
        if path is None:
            name, _ = QFileDialog.getOpenFileName(self, "Choose a roster", self._folder(), _FILES)
            if not name:
                return
            path = Path(name)
        if self.setup is not None:
            side = self.setup.sides[number]
            file = path
            self._reader.ask(lambda: read_side(file, side), partial(self._give, number), self._failed)

    def _give(self, number: int, side: Side) -> None:
        """Give a side the roster that was read, unless its file has to be mended first."""
        if self._is_gone or self.setup is None or number >= len(self.setup.sides):
            return
        if side.roster is not None and side.path is not None:
            self._remember(side.path)
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
            block.show_problems([each.words for each in found.problems if each.side == number])
        self._complain(_summary(found))
        self.begin.setEnabled(found.script is not None)
        self._draw(found.scene)

    def _draw(self, scene: Scene) -> None:
        if scene != self._drawn:
            self._drawn = scene
            ratio = self.devicePixelRatioF()
            self.picture.setPixmap(_pixmap(scene, self.colours, ratio))

    def _complain(self, sentence: str) -> None:
        self.problem.setText(f"⚠ {sentence}" if sentence else "")

    def _failed(self, error: SceneError) -> None:
        self._is_checking = False
        if not self._is_gone:
            self._complain(str(error))

    # what the window asks

    def take_keyboard(self) -> None:
        """Take the keyboard to the first thing to choose."""
        self.rules.table.setFocus()

    def leave(self) -> None:
        """Listen no more to what is still being read."""
        self._is_gone = True

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours, drawn, self._drawn = colours, self._drawn, None
        for block in self.blocks:
            block.recolour(colours)
        if drawn is not None:
            self._draw(drawn)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin with Ctrl+Enter, go back with Esc."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _begin(self) -> None:
        if self.checked is not None and self.checked.script is not None:
            self.wanted.emit(self.checked.script)
