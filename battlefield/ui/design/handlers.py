"""What the commands do on the page where a table is drawn."""

from functools import partial

from battlefield.app.design.drawing.tool import DrawingTool
from battlefield.app.design.drawing.tools import DRAWING_TOOLS, drawing_tool
from battlefield.app.design.edits.copies import duplicated
from battlefield.app.design.hands.select_tool import LOCKED
from battlefield.app.design.parts.parts import all_parts, chosen_parts, deleted, ref_of
from battlefield.app.design.parts.transforms import moved, rotated
from battlefield.app.design.parts.wording import parts_named
from battlefield.app.design.symmetry.linking import families, made_symmetric, unlinked
from battlefield.app.design.symmetry.symmetry import SYMMETRY_WORDS
from battlefield.app.desk.edits import Ref
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.units import direction
from battlefield.rules.scene.scenario import Symmetry
from battlefield.ui.design.checking import checking_handlers
from battlefield.ui.design.drawn_table import DrawnTable
from battlefield.ui.design.editing import editing_handlers
from battlefield.ui.design.scenario_handlers import scenario_handlers
from battlefield.ui.design.symmetry_button import SYMMETRY_COMMANDS
from battlefield.ui.pages.doors import door_handler
from battlefield.ui.pages.page import Handlers

NUDGE, STEP = 0.1, 1.0  # inches
_BEARINGS = {"left": 270.0, "right": 90.0, "up": 0.0, "down": 180.0}


def all_handlers(page: DrawnTable) -> Handlers:
    """Return the handler of each command that is not the same on all pages."""
    found = {**_of_hands(page), **_of_selection(page), **_of_symmetry(page)}
    return {**found, **scenario_handlers(page), **editing_handlers(page), **checking_handlers(page)}


def _of_hands(page: DrawnTable) -> Handlers:
    def draw(name: str) -> None:
        page.take(drawing_tool(name, page.desk, page.type_numbers))

    return {
        "move_exactly": page.type_numbers,
        "snap": partial(_switch_snap, page),
        "snap_grid": lambda: page.hinted.emit(tr("Grid: {next_grid}", next_grid=page.desk.next_grid())),
        **{f"draw_{name}": partial(draw, name) for name in DRAWING_TOOLS},
    }


def _switch_snap(page: DrawnTable) -> None:
    on = page.desk.switch_snap()
    page.hinted.emit(tr("The hand snaps") if on else tr("The hand snaps to nothing; Q lets it snap again"))


def _of_selection(page: DrawnTable) -> Handlers:
    nudges = {f"nudge_{way}": partial(_nudge, page, way, 0.0) for way in _BEARINGS}
    steps = {f"step_{way}": partial(_nudge, page, way, STEP) for way in _BEARINGS}
    turns = {"turn_right": 15.0, "turn_left": -15.0, "turn_right_fine": 1.0, "turn_left_fine": -1.0}
    wheels = {"wheel_right": 15.0, "wheel_left": -15.0}
    return {
        **nudges,
        **steps,
        **{name: partial(_turn, page, degrees, True) for name, degrees in turns.items()},
        **{name: partial(_turn, page, degrees, False) for name, degrees in wheels.items()},
        "delete": partial(_delete, page),
        "door": door_handler(page, page.desk),
        "duplicate": partial(_duplicate, page),
        "select_all": partial(_select_all, page),
        "select_none": lambda: page.desk.select(()),
        "select_next": partial(_select_next, page, 1),
        "select_previous": partial(_select_next, page, -1),
    }


def _held(page: DrawnTable) -> list[Ref]:
    """Return what is selected and free; complain where all of it is locked."""
    held = [ref_of(part) for part in page.desk.chosen_now.free]
    if page.desk.selection and not held:
        page.desk.complain(LOCKED)
    return held


def _named(page: DrawnTable, refs: list[Ref]) -> str:
    return parts_named(chosen_parts(page.desk.scene, refs))


def _nudge(page: DrawnTable, way: str, by: float) -> None:
    """Move the chosen corner or what is selected: by a step, by the grid, or by a tenth of an inch."""
    desk = page.desk
    by = by or (desk.grid if desk.snaps() and desk.grid else NUDGE)
    x, y = direction(_BEARINGS[way])
    if page.selecting is not None and page.selecting.nudge((by * x, by * y)):
        return
    held = _held(page)
    if held:
        desk.lead = held[0]
        label = f"Move {_named(page, held)} {way} by {by:g} in"
        desk.do(label, moved(desk.scene, held, (by * x, by * y)))


def _turn(page: DrawnTable, degrees: float, each: bool) -> None:
    if not page.desk.selection and page.tool.turn(degrees):
        return
    if page.selecting is None and page.tool.turn(degrees):
        return
    held, desk = _held(page), page.desk
    if held:
        desk.lead = held[0]
        verb = "Turn" if each else "Wheel"
        scene = rotated(desk.scene, held, degrees, "own" if each else "common")
        desk.do(f"{verb} {_named(page, held)} by {degrees:g}°", scene)


def _delete(page: DrawnTable) -> None:
    """Take back a corner that is drawn, take a corner away, or take away what is selected."""
    tool = page.tool
    if isinstance(tool, DrawingTool) and tool.is_drawing:
        tool.back()
        return
    if page.selecting is not None and page.selecting.back():
        return
    held = _held(page)
    if held:
        page.desk.do(f"Delete {_named(page, held)}", deleted(page.desk.scene, held), ())


def _duplicate(page: DrawnTable) -> None:
    desk = page.desk
    if desk.selection:
        scene, copies = duplicated(desk.scene, desk.selection)
        desk.do(f"Duplicate {_named(page, list(desk.selection))}", scene, copies)


def _free(page: DrawnTable) -> list[Ref]:
    desk = page.desk
    return [ref_of(part) for part in all_parts(desk.scene) if desk.can_take_part(part)]


def _select_all(page: DrawnTable) -> None:
    page.desk.select(_free(page))


def _select_next(page: DrawnTable, step: int) -> None:
    refs, desk = _free(page), page.desk
    if refs:
        ends = desk.selection[-1:] if step > 0 else desk.selection[:1]
        place = refs.index(ends[0]) + step if ends and ends[0] in refs else (0 if step > 0 else -1)
        desk.select([refs[place % len(refs)]])


def _of_symmetry(page: DrawnTable) -> Handlers:
    def set_to(symmetry: Symmetry) -> None:
        page.desk.set_symmetry(symmetry)
        show_symmetry(page)  # also where it was refused: the menu has checked it already

    found: Handlers = {name: partial(set_to, symmetry) for name, symmetry in SYMMETRY_COMMANDS.items()}
    found["symmetry_link"] = partial(_link, page)
    found["symmetry_unlink"] = partial(_unlink, page)
    return found


def show_symmetry(page: DrawnTable) -> None:
    """Check the command of the symmetry that is drawn in, and show it on its button."""
    page.symmetry_button.show_state(page.desk.symmetry, page.colours)
    for name, symmetry in SYMMETRY_COMMANDS.items():
        page.actions_by_id[name].setChecked(symmetry == page.desk.symmetry)


def _link(page: DrawnTable) -> None:
    desk = page.desk
    if not desk.symmetry:
        desk.complain(tr("Choose a symmetry first, in the menu Design"))
        return
    refs = desk.selection or tuple(ref_of(part) for part in all_parts(desk.scene))
    scene = made_symmetric(desk.scene, refs)
    what = _named(page, list(desk.selection)) if desk.selection else "everything"
    words = SYMMETRY_WORDS[desk.symmetry].lower()
    desk.do(f"Make {what} symmetric: {words}", scene)


def _unlink(page: DrawnTable) -> None:
    desk = page.desk
    count = len(families(desk.scene, desk.selection))
    scene = unlinked(desk.scene, desk.selection)
    if not desk.do(f"Let {_named(page, list(desk.selection))} and its images go", scene) and count:
        desk.complain(tr("What is selected has no images"))
