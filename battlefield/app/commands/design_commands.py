"""The commands of the designer: drawing, things of a scenario, symmetries, arranging, outlines."""

from battlefield.app.commands.command import Command
from battlefield.app.wording.translation import QT_TR_NOOP

# fmt: off
_DRAWN = (
    ("plain", "rectangle", QT_TR_NOOP("&Rectangle"), "R",
     QT_TR_NOOP("Draw terrain between two corners, or about a centre")),
    ("plain", "polygon", QT_TR_NOOP("&Polygon"), "P", QT_TR_NOOP("Draw terrain corner by corner")),
    ("plain", "circle", QT_TR_NOOP("&Circle"), "C", QT_TR_NOOP("Draw terrain about a centre")),
    ("plain", "ellipse", QT_TR_NOOP("&Ellipse"), "E", QT_TR_NOOP("Draw an oval piece of terrain")),
    ("plain", "freehand", QT_TR_NOOP("&Free hand"), "F", QT_TR_NOOP("Draw terrain with the button held")),
    ("built", "wall", QT_TR_NOOP("&Wall or hedge"), "W",
     QT_TR_NOOP("Draw a wall, hedge or fence along a line")),
    ("built", "building", QT_TR_NOOP("&Building"), "B",
     QT_TR_NOOP("Draw a building with storeys and a roof")),
    ("built", "way", QT_TR_NOOP("Road or r&iver"), "V", QT_TR_NOOP("Draw a road or a river along a line")),
    ("built", "hill", QT_TR_NOOP("&Hill"), "H",
     QT_TR_NOOP("Draw the foot of a hill; its contours are stacked on it")),
    ("scenario", "zone", QT_TR_NOOP("&Zone"), "Z", QT_TR_NOOP("Draw a deployment or scoring zone")),
    ("scenario", "objective", QT_TR_NOOP("&Objective"), "O",
     QT_TR_NOOP("Set a marker, a flag or another objective")),
    ("scenario", "entry", QT_TR_NOOP("E&ntry edge"), "N",
     QT_TR_NOOP("Draw an edge at which a side comes on")),
    ("scenario", "area", QT_TR_NOOP("New &area"), "A", QT_TR_NOOP("Draw an area that figures move by")),
    ("scenario", "border", QT_TR_NOOP("Bor&der"), "D",
     QT_TR_NOOP("Draw how the border of an area is crossed")),
    ("scenario", "note", QT_TR_NOOP("No&te"), "T", QT_TR_NOOP("Write words on the table")),
    ("scenario", "light", QT_TR_NOOP("Light"), "L",
     QT_TR_NOOP("Set a light, as maps for virtual tables have them")),
)
_SYMMETRIES = (
    ("none", QT_TR_NOOP("No symmetry"), "N", QT_TR_NOOP("Draw each piece for itself")),
    ("left_right", QT_TR_NOOP("Mirror left and right"), "L",
     QT_TR_NOOP("Draw the left and the right half at once")),
    ("top_bottom", QT_TR_NOOP("Mirror top and bottom"), "T",
     QT_TR_NOOP("Draw the upper and the lower half at once")),
    ("half_turn", QT_TR_NOOP("Half turn"), "H",
     QT_TR_NOOP("Draw both sides at once, turned about the middle")),
    ("both", QT_TR_NOOP("Mirror both ways"), "B", QT_TR_NOOP("Draw four quarters at once, mirrored")),
    ("quarter_turn", QT_TR_NOOP("Quarter turn"), "Q",
     QT_TR_NOOP("Draw four quarters at once, turned about the middle")),
)
_ALIGNED = (
    ("left", "L", QT_TR_NOOP("Align left"), QT_TR_NOOP("Line up what is selected at the left"),
     QT_TR_NOOP("Align to the table: left"),
     QT_TR_NOOP("Line up what is selected with the table, at the left")),
    ("centre", "C", QT_TR_NOOP("Align centre"),
     QT_TR_NOOP("Line up what is selected by their middles across"),
     QT_TR_NOOP("Align to the table: centre"),
     QT_TR_NOOP("Line up what is selected with the table, by their middles across")),
    ("right", "R", QT_TR_NOOP("Align right"), QT_TR_NOOP("Line up what is selected at the right"),
     QT_TR_NOOP("Align to the table: right"),
     QT_TR_NOOP("Line up what is selected with the table, at the right")),
    ("top", "T", QT_TR_NOOP("Align top"), QT_TR_NOOP("Line up what is selected at the top"),
     QT_TR_NOOP("Align to the table: top"),
     QT_TR_NOOP("Line up what is selected with the table, at the top")),
    ("middle", "M", QT_TR_NOOP("Align middle"),
     QT_TR_NOOP("Line up what is selected by their middles down"),
     QT_TR_NOOP("Align to the table: middle"),
     QT_TR_NOOP("Line up what is selected with the table, by their middles down")),
    ("bottom", "B", QT_TR_NOOP("Align bottom"), QT_TR_NOOP("Line up what is selected at the bottom"),
     QT_TR_NOOP("Align to the table: bottom"),
     QT_TR_NOOP("Line up what is selected with the table, at the bottom")),
)
_SPACED = (
    ("across", "A", QT_TR_NOOP("Space evenly across"),
     QT_TR_NOOP("Make the gaps between three parts or more equal, across the table"),
     QT_TR_NOOP("Space centres evenly across"),
     QT_TR_NOOP("Put the centres of three parts or more equally far apart, across")),
    ("down", "D", QT_TR_NOOP("Space evenly down"),
     QT_TR_NOOP("Make the gaps between three parts or more equal, down the table"),
     QT_TR_NOOP("Space centres evenly down"),
     QT_TR_NOOP("Put the centres of three parts or more equally far apart, down")),
)


def _drawing() -> tuple[Command, ...]:
    """The tools of the designer: the key D, and then a letter."""
    return tuple(
        Command(f"draw_{name}", "Design", text, f"D, {key}", tip, icon=f"draw-{name}", group=group)
        for group, name, text, key, tip in _DRAWN
    )


def _symmetries() -> tuple[Command, ...]:
    """The symmetries that a table is drawn in: the key Y, and then a letter."""
    return tuple(
        Command(f"symmetry_{name}", "Design", text, f"Y, {key}", tip, group="symmetry", checkable=True)
        for name, text, key, tip in _SYMMETRIES
    )


def _arranging() -> tuple[Command, ...]:
    """Lining up and spacing out: the key Z, and then a letter; with Shift to the table, or by centres."""
    made = [Command(f"align_{side}", "Arrange", text, f"Z, {key}", tip, "several", group="align")
            for side, key, text, tip, _, _ in _ALIGNED]
    made += [Command(f"align_table_{side}", "Arrange", text, f"Z, Shift+{key}", tip, "selection",
                     group="align table")
             for side, key, _, _, text, tip in _ALIGNED]
    for axis, key, text, tip, of_centres, centre_tip in _SPACED:
        made.append(Command(f"space_{axis}", "Arrange", text, f"Z, {key}", tip, "three", group="space"))
        made.append(Command(f"space_centres_{axis}", "Arrange", of_centres, f"Z, Shift+{key}", centre_tip,
                            "three", group="space"))
    return tuple(made)


DESIGN_COMMANDS: tuple[Command, ...] = (
    *_drawing(),
    Command("snap", "Design", QT_TR_NOOP("&Snap"), "Q",
            QT_TR_NOOP("Let the hand snap to grid, corners, edges and centre lines"), icon="snap",
            group="snap", checkable=True),
    Command("snap_grid", "Design", QT_TR_NOOP("Step of the &grid"), "Shift+Q",
            QT_TR_NOOP("Change between grids of 1, 1/2, 1/4 inch"), group="snap"),
    *_symmetries(),
    Command("symmetry_link", "Design", QT_TR_NOOP("&Make symmetric"), "Y, M",
            QT_TR_NOOP("Give the selected parts, or all, their images on the other side"), group="images"),
    Command("symmetry_unlink", "Design", QT_TR_NOOP("&Unlink images"), "Y, U",
            QT_TR_NOOP("Let the selected parts and their images go their own ways"), "selection",
            group="images"),
    Command("library", "Design", QT_TR_NOOP("&Library"), "Ctrl+K, L",
            QT_TR_NOOP("Search the library of pieces and kits"), icon="search", group="things"),
    Command("library_piece", "Design", QT_TR_NOOP("Add to library as a piece…"), "Ctrl+K, P",
            QT_TR_NOOP("Keep what is selected as one piece of your own"), "selection", group="things"),
    Command("library_kit", "Design", QT_TR_NOOP("Add to library as a &kit…"), "Ctrl+K, K",
            QT_TR_NOOP("Keep what is selected as a kit of your own, each group a piece of it"), "selection",
            group="things"),
    Command("flip_piece", "Design", QT_TR_NOOP("Flip the piece in hand"), "Ctrl+K, X",
            QT_TR_NOOP("Mirror what is about to be put down"), group="things"),
    Command("forces", "Design", QT_TR_NOOP("Forces"), "Ctrl+K, F",
            QT_TR_NOOP("Put units of a roster or plain bases on the table"), group="things"),
    Command("backdrop", "Design", QT_TR_NOOP("Background picture…"), "Ctrl+K, B",
            QT_TR_NOOP("Lay a map or a photograph under the table, scaled by points, corners or a grid"),
            group="things"),
    Command("own_picture", "Design", QT_TR_NOOP("Picture on pieces…"), "Ctrl+K, I",
            QT_TR_NOOP("Lay a picture of your own on the selected pieces; its size, turn and cut stand in "
                       "Properties"), "selection", group="things"),
    Command("scenario_facts", "Design", QT_TR_NOOP("Scenario facts"), "Ctrl+K, S",
            QT_TR_NOOP("Name, turn limit, victory and the size of the table"), group="things"),
    Command("checks", "Design", QT_TR_NOOP("Checks"), "Ctrl+K, C",
            QT_TR_NOOP("List what overlaps, what is shut in, gaps too narrow and what is uneven"),
            icon="check", group="checks"),
    Command("next_finding", "Design", QT_TR_NOOP("Next finding"), "F9",
            QT_TR_NOOP("Go to the next thing that was found"), group="checks"),
    Command("previous_finding", "Design", QT_TR_NOOP("Previous finding"), "Shift+F9",
            QT_TR_NOOP("Go to the thing before it that was found"), group="checks"),
    Command("fairness", "Design", QT_TR_NOOP("Fairness report…"), "Ctrl+K, R",
            QT_TR_NOOP("Compare what both sides see, reach and hide in, with pictures"), group="checks"),
    *_arranging(),
    Command("mirror_across", "Arrange", QT_TR_NOOP("Flip &left to right"), "Shift+H",
            QT_TR_NOOP("Mirror what is selected about its own middle"), "selection", group="mirror"),
    Command("mirror_down", "Arrange", QT_TR_NOOP("Flip &top to bottom"), "Shift+V",
            QT_TR_NOOP("Mirror what is selected about its own middle"), "selection", group="mirror"),
    Command("mirror_each", "Arrange", QT_TR_NOOP("Flip &each by itself"), "Z, E",
            QT_TR_NOOP("Mirror each part left to right about its own middle"), "selection", group="mirror"),
    Command("mirror_board_across", "Arrange", QT_TR_NOOP("Mirror to the other &side"), "Z, Right",
            QT_TR_NOOP("Mirror what is selected about the table's middle, left to right"), "selection",
            group="mirror"),
    Command("mirror_board_down", "Arrange", QT_TR_NOOP("Mirror to the other e&nd"), "Z, Down",
            QT_TR_NOOP("Mirror what is selected about the table's middle, top to bottom"), "selection",
            group="mirror"),
    Command("turn_typed", "Arrange", QT_TR_NOOP("T&urn by…"), "Z, W",
            QT_TR_NOOP("Type by how many degrees what is selected turns, and about what"), "selection",
            "rotate-right", group="typed"),
    Command("scale_typed", "Arrange", QT_TR_NOOP("S&cale to…"), "Z, Z",
            QT_TR_NOOP("Type how much larger or smaller what is selected becomes"), "selection",
            group="typed"),
    Command("copy_row", "Arrange", QT_TR_NOOP("Copy in a &row…"), "Z, N",
            QT_TR_NOOP("Type how many copies lie in a row, and how far apart"), "selection", "clone",
            group="typed"),
    Command("copy_ring", "Arrange", QT_TR_NOOP("C&opy about a circle…"), "Z, O",
            QT_TR_NOOP("Type how many copies lie about a circle, and about what place"), "selection",
            group="typed"),
    Command("contact", "Arrange", QT_TR_NOOP("Base to &base"), "Z, K",
            QT_TR_NOOP("Slide the selected bases toward the first until they touch"), "several",
            group="bases"),
    Command("spread", "Arrange", QT_TR_NOOP("S&pread…"), "Z, Q",
            QT_TR_NOOP("Type the gap that the selected bases keep between each other"), "several",
            group="bases"),
    Command("group", "Arrange", QT_TR_NOOP("&Group"), "Ctrl+G",
            QT_TR_NOOP("Let what is selected be selected as one"), "several", group="group"),
    Command("ungroup", "Arrange", QT_TR_NOOP("Ungroup"), "Ctrl+U",
            QT_TR_NOOP("Let each part of the group be selected for itself"), "selection", group="group"),
    Command("lock_parts", "Arrange", QT_TR_NOOP("Loc&k or unlock"), "Ctrl+L",
            QT_TR_NOOP("Keep what is selected from being moved, or free it"), "selection", "lock",
            group="hold"),
    Command("unlock_all", "Arrange", QT_TR_NOOP("Unlock everything"), "Ctrl+Shift+L",
            QT_TR_NOOP("Free all parts and layers"), icon="unlock", group="hold"),
    Command("hide_parts", "Arrange", QT_TR_NOOP("&Hide"), "Ctrl+H",
            QT_TR_NOOP("Hide what is selected while drawing; it stays on the table"), "selection",
            group="hold"),
    Command("show_all_parts", "Arrange", QT_TR_NOOP("Show &all that is hidden"), "Ctrl+Alt+H",
            QT_TR_NOOP("Show what was hidden, layers too"), icon="eye", group="hold"),
    Command("order_front", "Arrange", QT_TR_NOOP("Bring to the &front"), "]",
            QT_TR_NOOP("Lay what is selected over all of its like"), "selection", group="order",
            on_board=True),
    Command("order_forward", "Arrange", QT_TR_NOOP("Bring for&ward"), "Ctrl+]",
            QT_TR_NOOP("Lay what is selected over the next of its like"), "selection", group="order"),
    Command("order_backward", "Arrange", QT_TR_NOOP("Send backwar&d"), "Ctrl+[",
            QT_TR_NOOP("Lay what is selected under the next of its like"), "selection", group="order"),
    Command("order_back", "Arrange", QT_TR_NOOP("Send to the back"), "[",
            QT_TR_NOOP("Lay what is selected under all of its like"), "selection", group="order",
            on_board=True),
    Command("add_layer", "Arrange", QT_TR_NOOP("Add a la&yer"), "Ctrl+Alt+N",
            QT_TR_NOOP("Add a layer and draw into it"), group="layers"),
    Command("to_layer", "Arrange", QT_TR_NOOP("Mo&ve to the layer drawn in"), "Ctrl+Alt+M",
            QT_TR_NOOP("Put what is selected into the layer that new parts are drawn into"), "selection",
            group="layers"),
    Command("unite", "Outline", QT_TR_NOOP("&Unite"), "Z, U",
            QT_TR_NOOP("Join what is selected into one outline"), "several", group="join"),
    Command("subtract", "Outline", QT_TR_NOOP("&Subtract"), "Z, S",
            QT_TR_NOOP("Cut the highest selected part out of those under it"), "several", group="join"),
    Command("intersect", "Outline", QT_TR_NOOP("&Intersect"), "Z, I",
            QT_TR_NOOP("Keep only what the selected parts have in common"), "several", group="join"),
    Command("split_tool", "Outline", QT_TR_NOOP("S&plit along a line"), "Z, X",
            QT_TR_NOOP("Draw a line that parts what is selected"), "selection", group="cut"),
    Command("hole_tool", "Outline", QT_TR_NOOP("Cut a &hole"), "Z, H",
            QT_TR_NOOP("Draw a hole into the selected part"), "selection", group="cut"),
    Command("trim", "Outline", QT_TR_NOOP("Cut at the &table's edge"), "Z, V",
            QT_TR_NOOP("Take away what lies beyond the table, as of a river that runs off it"), "selection",
            group="cut"),
    Command("fill_holes", "Outline", QT_TR_NOOP("&Fill holes"), "Z, F",
            QT_TR_NOOP("Remove the holes of what is selected"), "selection", group="cut"),
    Command("grow", "Outline", QT_TR_NOOP("&Move the edge…"), "Z, G",
            QT_TR_NOOP("Type how far the edges move out, or in"), "selection", group="change"),
    Command("simplify", "Outline", QT_TR_NOOP("Simplif&y…"), "Z, Y",
            QT_TR_NOOP("Type within what length corners may be left out"), "selection", group="change"),
    Command("make_polygon", "Outline", QT_TR_NOOP("Make a p&olygon"), "Z, P",
            QT_TR_NOOP("Make polygons of circles, ellipses and strips, so that their corners can be moved"),
            "selection", group="change"),
)
# fmt: on
