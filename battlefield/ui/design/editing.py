"""The editing commands of the page where a table is drawn: those that need a clipboard, a line or a panel."""

from functools import partial

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QCursor, QGuiApplication

from battlefield.app.design.drawing.cuts import HoleMaking, SplitMaking
from battlefield.app.design.drawing.tool import DrawingTool, Making
from battlefield.app.design.editing import NOTHING, edit_handlers
from battlefield.app.design.edits.clipboard import parts_from, parts_text, pasted
from battlefield.app.design.importing import pasted_file
from battlefield.app.design.parts.parts import chosen_parts, deleted, ref_of
from battlefield.app.design.parts.wording import parts_named
from battlefield.app.design.properties.typed_edits import MOVE, TYPED_EDITS, TypedEdit
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files import SceneError
from battlefield.geometry.kernel.shapes import Point
from battlefield.ui.design.drawn_table import DrawnTable
from battlefield.ui.design.panels.layers_panel import LayersPanel
from battlefield.ui.design.panels.properties_panel import PropertiesPanel
from battlefield.ui.pages.page import Handlers
from battlefield.ui.shell.shell import Shell

PROPERTIES, LAYERS = QT_TR_NOOP("Properties"), QT_TR_NOOP("Layers")
MUCH = 50_000  # characters that are read in one turn of the event loop, and put on the table in the next


def editing_handlers(page: DrawnTable) -> Handlers:
    """Return the handler of each editing command."""
    return {
        **edit_handlers(page.desk),
        **{name: partial(_ask, page, edit) for name, edit in TYPED_EDITS.items()},
        "move_exactly": partial(_move_exactly, page),
        "copy_parts": partial(copy, page),
        "cut_parts": partial(cut, page),
        "paste_parts": partial(paste, page, at_pointer=True),
        "paste_in_place": partial(paste, page, at_pointer=False),
        "split_tool": partial(_take_cut, page, SplitMaking),
        "hole_tool": partial(_take_cut, page, HoleMaking),
        "edit_properties": partial(edit_properties, page),
        "find_part": partial(find_part, page),
        "add_layer": partial(add_layer, page),
    }


def _ask(page: DrawnTable, edit: TypedEdit) -> None:
    """Ask for the numbers of an edit, where something is selected."""
    if not page.desk.selection:
        page.desk.complain(NOTHING)
        return
    page.typed_box.leave()
    page.edit_box.ask_for(edit)


def copy(page: DrawnTable) -> bool:
    """Copy what is selected, as text; False where that cannot be."""
    desk = page.desk
    if not desk.selection:
        desk.complain(NOTHING)
        return False
    try:
        text = parts_text(desk.scene, desk.selection)
    except SceneError as error:
        desk.complain(whole_fault(error))
        return False
    QGuiApplication.clipboard().setText(text)
    page.hinted.emit(
        tr("Copied {parts_named}, as text", parts_named=parts_named(chosen_parts(desk.scene, desk.selection)))
    )
    return True


def cut(page: DrawnTable) -> None:
    """Copy what is selected and not locked, and take it away."""
    desk = page.desk
    free = [ref_of(part) for part in desk.chosen_now.free]
    if desk.selection and not free:
        desk.complain(tr("What is selected is locked; unlock it first"))
        return
    words = parts_named(chosen_parts(desk.scene, free))
    if free != list(desk.selection):
        desk.select(free)
    if copy(page):
        desk.do(f"Cut {words}", deleted(desk.scene, free), ())


def paste(page: DrawnTable, at_pointer: bool) -> None:
    """Put what was copied on the table: at the pointer, or where it lay; import another program's text."""
    desk = page.desk
    text = QGuiApplication.clipboard().text()
    try:
        parts_from(text)
    except ChangeError as error:
        if not _imports(page, text):
            desk.complain(str(error))
        return
    put = partial(_put, page, text, _spot(page) if at_pointer else None)
    if len(text) < MUCH:
        put()
    else:
        QTimer.singleShot(1, page, put)


def _imports(page: DrawnTable, text: str) -> bool:
    """Import a map or an army list that was copied as text; False where it is none."""
    window, source = page.window(), pasted_file(text)
    if source is None or not isinstance(window, Shell):
        return False
    window.files.import_file(source)
    return True


def _put(page: DrawnTable, text: str, at: Point | None) -> None:
    """Put the parts of a text on the table, and select them."""
    desk = page.desk
    try:
        scene, refs = pasted(desk.scene, text, at, desk.grid if desk.snaps() else 0.0)
    except ChangeError as error:
        desk.complain(str(error))
        return
    page.take_select()
    desk.lead = refs[0]
    desk.do(f"Paste {parts_named(chosen_parts(scene, refs))}", scene, refs)


def _spot(page: DrawnTable) -> Point:
    """Return the place under the pointer, or the middle of what is seen of the table."""
    view = page.view
    pixel = view.viewport().mapFromGlobal(QCursor.pos())
    room = view.viewport().rect()
    at = view.pointer_at(QPointF(pixel if room.contains(pixel) else room.center()))
    return at.at


def edit_properties(page: DrawnTable) -> None:
    """Put the keyboard on the first exact number of what is selected."""
    panel = page.bring_up(PROPERTIES)
    if isinstance(panel, PropertiesPanel):
        panel.refresh()
        if not any(panel.focus(key) for key in ("x", "text", "name")):
            page.desk.complain(NOTHING)


def find_part(page: DrawnTable) -> None:
    """Put the keyboard on the search among all parts."""
    panel = page.bring_up(LAYERS)
    if isinstance(panel, LayersPanel):
        panel.search.setFocus()
        panel.search.selectAll()


def add_layer(page: DrawnTable) -> None:
    """Add a layer and let its name be typed."""
    panel = page.bring_up(LAYERS)
    if isinstance(panel, LayersPanel):
        panel.add_layer()


def layers_panel(page: DrawnTable) -> LayersPanel:
    """Make the panel of layers and parts, which looks at what is jumped to."""
    panel = LayersPanel(page.desk, page.colours)
    panel.jumped.connect(lambda: page.run("zoom_selection"))
    return panel


def _take_cut(page: DrawnTable, making: type[SplitMaking] | type[HoleMaking]) -> None:
    made: Making = making()
    if not page.desk.selection:
        page.desk.complain(tr("Select what is to be cut first; then draw the cut"))
        return
    page.take(DrawingTool(page.desk, made))


def _move_exactly(page: DrawnTable) -> None:
    """Let a move be typed: of a corner that is chosen, or of what is selected; or what a tool draws."""
    hand = page.selecting
    if hand is None or hand.corners.chosen is not None:
        page.type_numbers()
    else:
        _ask(page, MOVE)
