"""The export dialog: a kind of file, its scale, and what that kind cannot hold."""

from dataclasses import dataclass
from html import escape
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGridLayout,
    QWidget,
)

from battlefield.app.printing.extents import without_hidden
from battlefield.app.printing.wish import BARE, Shown
from battlefield.app.wording.lengths import format_length
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.exports import PIXELS_PER_INCH, Exported, exported
from battlefield.files.scene.whole_files import write_bytes
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.backdrop import LaidPicture
from battlefield.ui.printing.picture import (
    ALL_SHOWN,
    MARGINS,
    Drawn,
    PictureError,
    least_scale,
    picture_size,
    png,
    write_picture,
)
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.number_field import INCHES, NumberField, RefusedWords
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel, RichLabel
from battlefield.ui.widgets.shown_words import SHOWN_WORDS

_ALWAYS = ("mat",)  # a picture needs no ink
_OF_THE_TABLE = ("picture", "hidden")  # the same in every kind of file
_WIDE = 430  # pixels
_PIXELS, _PERCENT = QT_TR_NOOP(" pixels per inch"), QT_TR_NOOP(" % of true size")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file: its words, its ending, the scale it is asked for, and its name among the exports."""

    words: str
    ending: str
    suffix: str = ""
    usual: float = 0.0
    format: str = ""


KINDS = (
    Kind(QT_TR_NOOP("PNG – a picture in pixels"), ".png", _PIXELS, 40),
    Kind(QT_TR_NOOP("SVG – a picture in lines"), ".svg", _PERCENT, 100),
    Kind(QT_TR_NOOP("SVG – outlines in inches, for drawing programs and cutters"), ".svg", format="svg"),
    Kind(QT_TR_NOOP("PDF – the whole table on one sheet"), ".pdf", _PERCENT, 100),
    Kind(QT_TR_NOOP("GeoJSON – every shape with all its facts, for scripts"), ".geojson", format="geojson"),
    Kind(QT_TR_NOOP("Tiled – object layers of a map"), ".tmj", format="tiled"),
    Kind(
        QT_TR_NOOP("Universal VTT – picture and walls for virtual tables"),
        ".dd2vtt",
        _PIXELS,
        PIXELS_PER_INCH,
        "uvtt",
    ),
    Kind(
        QT_TR_NOOP("Foundry – walls, doors, lights and tokens of a scene"), ".foundry.json", format="foundry"
    ),
    Kind(QT_TR_NOOP("Text – a summary to lay the table out by"), ".txt", format="summary"),
)


class ExportDialog(FittedDialog):
    """Asks for the kind and scale of an export, and says how large it becomes and what it leaves out."""

    def __init__(
        self,
        parent: QWidget,
        scene: Scene,
        colours: Colours,
        laid: LaidPicture | None = None,
        title: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export"))
        self._scene, self._colours, self._title = scene, colours, title
        self._laid = laid if laid is not None else LaidPicture(None)
        self.kind = QComboBox()
        self.kind.addItems([tr(kind.words) for kind in KINDS])
        self.scale = QDoubleSpinBox()
        self.margin = NumberField(*MARGINS, 2, 0.25, INCHES)
        self.margin.setToolTip(tr("How much is drawn around the table, in its own inches"))
        self.shown = {
            name: QCheckBox(tr(words)) for name, words in SHOWN_WORDS.items() if name not in _ALWAYS
        }
        for name, box in self.shown.items():
            box.setChecked(getattr(ALL_SHOWN, name))
        self._is_bare = False
        self._other_ticks = {name: getattr(BARE, name) for name in self.shown if name not in _OF_THE_TABLE}
        self.picture = self.shown["picture"]
        self.picture.setChecked(self._laid.image is not None)
        self.picture.setEnabled(self._laid.image is not None)
        self.hidden = self.shown["hidden"]
        self.words = PlainLabel()
        self.lost = RichLabel()
        for label in (self.words, self.lost):  # each kind of file shows one of them, and all are equally wide
            label.setWordWrap(True)
            label.setMinimumWidth(_WIDE)
        self.kind.currentIndexChanged.connect(self._kind_changed)
        self.scale.valueChanged.connect(self._say)
        self.margin.valueChanged.connect(self._say)
        self._lay_out()
        self._kind_changed()

    def _lay_out(self) -> None:
        self._form = QFormLayout(self)
        self._form.setContentsMargins(16, 16, 16, 12)
        self._form.setVerticalSpacing(10)
        self._form.addRow(tr("&Kind"), self.kind)
        self._form.addRow(tr("&Scale"), self.scale)
        self._form.addRow(tr("&Margin"), self.margin)
        self._form.addRow(RefusedWords(self.margin))
        self._boxes = QWidget()
        grid = QGridLayout(self._boxes)
        grid.setContentsMargins(0, 0, 0, 0)
        for number, box in enumerate(self.shown.values()):
            grid.addWidget(box, number // 2, number % 2)
        self._form.addRow(tr("Show"), self._boxes)
        self._form.addRow(self.words)
        self._form.addRow(self.lost)
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.buttons.button(buttons.Ok).setText(tr("Export…"))
        self.buttons.button(buttons.Ok).setObjectName("primary")
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._form.addRow(self.buttons)

    @property
    def chosen(self) -> Kind:
        """The kind that is chosen."""
        return KINDS[self.kind.currentIndex()]

    @property
    def ending(self) -> str:
        """The file's ending."""
        return self.chosen.ending

    @property
    def pixels_per_inch(self) -> float:
        """The scale; SVG and PDF count 96 to the inch of paper."""
        return self.scale.value() if self.chosen.suffix == _PIXELS else 0.96 * self.scale.value()

    def write(self, path: Path) -> None:
        """Write the table; PictureError and SceneError say why it cannot be."""
        name = self.chosen.format
        if not name:
            scene, picture = self._drawn()
            write_picture(path, scene, self._colours, self._how(), picture)
        elif name == "uvtt":
            write_bytes(path, self._uvtt().data)
        else:
            write_bytes(path, exported(self._scene, name, title=self._title).data)

    def _drawn(self) -> tuple[Scene, QImage | None]:
        """Return what is drawn in a picture of the table: the parts, and the picture beneath."""
        scene = self._scene if self.hidden.isChecked() else without_hidden(self._scene)
        wanted = self.picture.isChecked() and scene.backdrop is not None
        return scene, self._laid.image if wanted else None

    def _how(self) -> Drawn:
        """Return how the table is drawn: its scale, its margin, and what is shown of it."""
        shown = Shown(**{name: box.isChecked() for name, box in self.shown.items()})
        return Drawn(self.pixels_per_inch, shown, self._margin)

    @property
    def _margin(self) -> float:
        """The margin in inches of the table, of kinds that have one."""
        return self.margin.value() if _has_margin(self.chosen) else 0.0

    def _uvtt(self) -> Exported:
        pixels = round(self.scale.value())
        scene, beneath = self._drawn()
        picture = png(scene, self._colours, Drawn(pixels, self._how().shown), beneath)
        return exported(self._scene, "uvtt", picture, pixels_per_inch=pixels)

    def _kind_changed(self) -> None:
        kind = self.chosen
        self._swap_ticks(kind.format == "uvtt")
        self._form.setRowVisible(self.scale, bool(kind.suffix))
        is_drawn = bool(kind.suffix)
        self._form.setRowVisible(self.margin, _has_margin(kind))
        self._form.setRowVisible(self._boxes, is_drawn)
        self.picture.setVisible(self._scene.backdrop is not None)
        self.hidden.setVisible(without_hidden(self._scene) is not self._scene)
        self.scale.blockSignals(True)
        if kind.suffix == _PIXELS:
            self.scale.setRange(1, max(2.0, least_scale(self._scene, self._margin)))
        else:
            self.scale.setRange(1, 400)
        self.scale.setDecimals(0 if kind.suffix == _PIXELS else 1)
        self.scale.setSuffix(tr(kind.suffix) if kind.suffix else "")
        self.scale.setValue(kind.usual)
        self.scale.blockSignals(False)
        self._say()
        self._say_lost()
        self.adjustSize()

    def _swap_ticks(self, bare: bool) -> None:
        """Keep what a virtual table's map shows, at first the bare table, apart from what pictures show."""
        if bare != self._is_bare:
            here = {name: self.shown[name].isChecked() for name in self._other_ticks}
            for name, ticked in self._other_ticks.items():
                self.shown[name].setChecked(ticked)
            self._is_bare, self._other_ticks = bare, here

    def _say(self) -> None:
        """Say how large the file's picture becomes."""
        fault = self._laid.words if self.chosen.suffix else ""
        text = "\n".join(words for words in (self._size_words(), fault) if words)
        self.words.setText(text)
        self._form.setRowVisible(self.words, bool(text))

    def _size_words(self) -> str:
        board, kind = self._scene.board, self.chosen
        if kind.format == "uvtt":
            pixels = self.scale.value()
            return tr(
                "{width:.0f} × {height:.0f} pixels, a square an inch",
                width=board.width * pixels,
                height=board.height * pixels,
            )
        if kind.suffix == _PIXELS:
            try:
                size = picture_size(self._scene, self.scale.value(), self._margin)
            except PictureError as error:
                return str(error)
            return tr("{width} × {height} pixels", width=size.width(), height=size.height())
        if not kind.suffix:
            return ""
        share = self.scale.value() / 100
        width, height, around = f"{board.width * share:g}", f"{board.height * share:g}", self._margin * share
        if around:
            return tr("The table is {width} × {height} inches on paper, and {margin} of margin all round",
                      width=width, height=height, margin=format_length(around))  # fmt: skip
        return tr("The table is {width} × {height} inches on paper", width=width, height=height)

    def _say_lost(self) -> None:
        """Say what the kind of file cannot hold of this table."""
        name = self.chosen.format
        lost = exported(self._scene, name, b"-").lost if name else ()
        rows = "".join(f"<li>{escape(_sentence(each))}</li>" for each in lost)
        head = tr("This kind of file leaves out:")
        self.lost.setText(f"{head}<ul style='margin: 4px 0'>{rows}</ul>" if rows else "")
        if name and not rows:
            self.lost.setText(tr("This kind of file keeps everything on the table."))
        self._form.setRowVisible(self.lost, bool(self.lost.text()))


def _has_margin(kind: Kind) -> bool:
    """Return whether a kind is a picture that may have a margin: a sheet of the table's own size has none."""
    return not kind.format and kind.ending in (".png", ".svg")


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
