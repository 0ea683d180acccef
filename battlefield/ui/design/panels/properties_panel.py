"""The exact facts of what is selected, of one part or of several, each of which can be typed over."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.design.parts.parts import Part, all_parts, chosen_parts, is_locked, ref_of
from battlefield.app.design.parts.wording import part_name, parts_named, parts_shown, shown_kind
from battlefield.app.design.properties.measures import ANCHORS, Anchor
from battlefield.app.design.properties.properties import (
    anchor_words,
    choices_of,
    common_properties,
    properties,
    property_label,
    survey,
    value_words,
    with_property,
)
from battlefield.app.design.properties.property_kinds import SECTIONS, Property, Section, Value
from battlefield.app.design.properties.typed import TypedError
from battlefield.app.design.studio import Studio
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.scene.contents import Model
from battlefield.ui.design.panels.corner_table import CornerTable
from battlefield.ui.design.panels.property_rows import LABEL_WIDTH, PropertyRow
from battlefield.ui.threads.staged_work import Steps
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.plain import PlainLabel, scrolled

_TOGETHER: tuple[tuple[str, ...], ...] = (
    ("x", "y"), ("width", "length"), ("bottom", "top"), ("difficult", "dangerous", "impassable"),
    ("locked", "hidden"), ("picture width", "picture turn"),
)  # fmt: skip
_ANCHOR_WORDS: dict[Anchor, str] = {
    "centre": QT_TR_NOOP("Centre"),
    "top left": QT_TR_NOOP("Top left of its box"),
    "top right": QT_TR_NOOP("Top right of its box"),
    "bottom left": QT_TR_NOOP("Bottom left of its box"),
    "bottom right": QT_TR_NOOP("Bottom right of its box"),
}
_MANY = 20  # parts that are not told anew at each step of a drag
_EMPTY = QT_TR_NOOP("Click something on the table to see its exact measures here and type over them.")
_BLANK = QT_TR_NOOP(
    "Nothing lies here yet: drag a piece from the library onto the table, or draw one with a tool."
)
_NOTHING = QT_TR_NOOP("These have nothing in common that could be changed together.")


class PropertiesPanel(QWidget):
    """Rows by sections; only those that all selected parts have are shown."""

    def __init__(self, desk: Studio) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self._drawn: object = None
        self._anchor: Anchor = "centre"
        self._parts: list[Part] = []
        self.rows: dict[str, PropertyRow] = {}
        self._heads: dict[Section, QLabel] = {}
        self.title, self.says = PlainLabel(), PlainLabel()
        self.title.setObjectName("heading")
        self.says.setObjectName("quiet")
        for label in (self.title, self.says):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.anchor = ChoiceField()
        self.anchor.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.anchor.setMinimumContentsLength(6)
        self.anchor.setAccessibleName(tr("Measured at"))
        self.anchor.setToolTip(
            tr("The point of each part that x and y tell, and that stays where it is resized")
        )
        self.anchor.addItems([tr(_ANCHOR_WORDS[each]) for each in ANCHORS])
        self.anchor.activated.connect(self._take_anchor)
        self.corners = CornerTable(desk)

    def making(self) -> Steps[None]:
        """Make the rows, a section in each step; before, nothing is shown."""
        column = scrolled(self)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.says)
        for section in SECTIONS:
            yield
            self._add_section(column, section)
        yield
        column.addWidget(self.corners)
        column.addStretch()
        yield
        self.refresh()

    def _add_section(self, column: QVBoxLayout, section: Section) -> None:
        head = self._heads[section] = PlainLabel(tr(section))
        head.setObjectName("quiet")
        head.setContentsMargins(0, 8, 0, 0)
        column.addWidget(head)
        if section == "Place and size":
            column.addWidget(self._anchor_row())
        found = {prop.key: prop for prop in properties() if prop.section == section}
        while found:
            first = next(iter(found))
            keys = next((keys for keys in _TOGETHER if first in keys), (first,))
            row = PropertyRow([found.pop(key) for key in keys if key in found])
            row.changed.connect(self._change)
            self.rows |= dict.fromkeys(row.fields, row)
            column.addWidget(row)

    def _anchor_row(self) -> QWidget:
        self._anchor_line = QWidget()
        line = QHBoxLayout(self._anchor_line)
        line.setContentsMargins(0, 0, 0, 0)
        label = PlainLabel(tr("Measured at"))
        label.setFixedWidth(max(LABEL_WIDTH, label.sizeHint().width()))
        label.setBuddy(self.anchor)
        line.addWidget(label)
        line.addWidget(self.anchor, 1)
        return self._anchor_line

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened out of sight."""
        super().showEvent(event)
        self.refresh()

    def first(self) -> QWidget:
        """Return the first field that takes the keyboard."""
        fields = (field for row in self.rows.values() for field in row.fields.values())
        return next((field for field in fields if field.isVisibleTo(self)), self)

    def focus(self, key: str) -> bool:
        """Put the keyboard on the field of a property; False where what is selected has none."""
        field = self.rows[key].fields[key]
        if not field.isVisibleTo(self):
            return False
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if hasattr(field, "selectAll"):
            field.selectAll()
        return True

    def refresh(self) -> None:
        """Show the properties of what is selected, as it is shown on the board."""
        desk = self._desk
        is_dragged = desk.shown is not desk.scene and len(desk.selection) > _MANY
        if is_dragged or not self.isVisible():
            return  # shown once the hand lets go, or once the panel comes into sight
        parts = desk.chosen
        is_blank = not parts and not all_parts(desk.scene)
        key = (tuple(map(id, parts)), desk.unit, self._anchor, desk.scene.layers, is_blank)
        if key == self._drawn and len(parts) == len(self._parts):
            return
        self._drawn, self._parts = key, parts  # the parts are kept, so that no other takes their identity
        self._show(parts)

    def _show(self, parts: list[Part]) -> None:
        found = survey(parts, self._anchor) if parts else []
        common = {prop.key: prop for prop, _ in found}
        self._show_head(parts, common)
        for row in dict.fromkeys(self.rows.values()):
            row.refuse("")
            row.show_only([key for key in row.fields if key in common])
        for section, head in self._heads.items():
            head.setVisible(any(prop.section == section for prop in common.values()))
        self._anchor_line.setVisible("x" in common)
        for prop, value in found:
            words = choices_of(self._desk.shown, prop, parts) if "choice" in prop.kind else ()
            told = value_words(prop, value, self._desk.unit)
            self.rows[prop.key].show_value(prop, value, told, words)
        self.corners.show_part(parts[0] if len(parts) == 1 else None)

    def _show_head(self, parts: list[Part], common: dict[str, Property]) -> None:
        self.title.setVisible(bool(parts))
        self.title.setText(_headline(parts))
        if not parts:
            self.says.setText(tr(_EMPTY) if all_parts(self._desk.scene) else tr(_BLANK))
            return
        kind = _told(parts[0]) if len(parts) == 1 else ""
        held = all(is_locked(self._desk.shown, part) for part in parts)
        where = anchor_words(parts, self._anchor) if "x" in common else ""
        told = [kind, tr("locked") if held else "", where]
        self.says.setText(" · ".join(each for each in told if each) if common else tr(_NOTHING))

    def _take_anchor(self, place: int) -> None:
        self._anchor = ANCHORS[place]
        self.refresh()

    def _change(self, key: str, typed: Value) -> None:
        """Change a property of all that is selected; what cannot be is refused beside the field."""
        desk, row = self._desk, self.rows[key]
        parts = chosen_parts(desk.scene, desk.selection)
        found = {prop.key: prop for prop in common_properties(parts, self._anchor)} if parts else {}
        if key not in found:
            return
        row.refuse("")
        try:
            scene = with_property(desk.scene, parts, found[key], typed, desk.unit)
        except (TypedError, ChangeError) as error:
            row.refuse(said(str(error)))
            return
        desk.lead = ref_of(parts[0])
        desk.do(property_label(found[key], parts_named(parts)), scene)
        self._drawn = None
        self.refresh()
        row.refuse(desk.complaint)


def _is_unnamed(part: Part) -> bool:
    return part_name(part) == part.id


def _headline(parts: list[Part]) -> str:
    """Name what is selected; a part that nobody named by what it is."""
    words, first = parts_shown(parts), parts[0] if parts else None
    if first is not None and len(parts) == 1 and _is_unnamed(first):
        unit = first.unit if isinstance(first, Model) else ""
        kind = shown_kind(first)
        words = tr("{kind} of {unit}", kind=kind, unit=unit) if unit else kind
    return words[:1].upper() + words[1:]


def _told(part: Part) -> str:
    """Say what a part is, and its name in lists and findings, as far as its headline does not."""
    kind = f"{shown_kind(part)} · {part.id}"
    return part.id if _is_unnamed(part) else "" if part_name(part) == kind else kind
