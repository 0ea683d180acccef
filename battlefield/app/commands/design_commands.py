"""The commands of the designer: drawing, things of a scenario, symmetries, arranging, outlines."""

from battlefield.app.commands.command import Command


def _drawing() -> tuple[Command, ...]:
    """The tools of the designer: the key D, and then a letter."""
    return tuple(
        Command(f"draw_{name}", "Design", text, f"D, {key}", tip, icon=f"draw-{name}", group=group)
        for group, name, text, key, tip in (
            ("plain", "rectangle", "&Rectangle", "R", "Draw terrain between two corners, or about a centre"),
            ("plain", "polygon", "&Polygon", "P", "Draw terrain corner by corner"),
            ("plain", "circle", "&Circle", "C", "Draw terrain about a centre"),
            ("plain", "ellipse", "&Ellipse", "E", "Draw an oval piece of terrain"),
            ("plain", "freehand", "&Free hand", "F", "Draw terrain with the button held"),
            ("built", "wall", "&Wall or hedge", "W", "Draw a wall, hedge or fence along a line"),
            ("built", "building", "&Building", "B", "Draw a building with storeys and a roof"),
            ("built", "way", "Road or r&iver", "V", "Draw a road or a river along a line"),
            ("built", "hill", "&Hill", "H", "Draw the foot of a hill; its contours are stacked on it"),
            ("scenario", "zone", "&Zone", "Z", "Draw a deployment or scoring zone"),
            ("scenario", "objective", "&Objective", "O", "Set a marker, a flag or another objective"),
            ("scenario", "entry", "E&ntry edge", "N", "Draw an edge at which a side comes on"),
            ("scenario", "area", "New &area", "A", "Draw an area that figures move by"),
            ("scenario", "border", "Bor&der", "D", "Draw how the border of an area is crossed"),
            ("scenario", "note", "No&te", "T", "Write words on the table"),
            ("scenario", "light", "Light", "L", "Set a light, as maps for virtual tables have them"),
        )
    )


def _symmetries() -> tuple[Command, ...]:
    """The symmetries that a table is drawn in: the key Y, and then a letter."""
    return tuple(
        Command(f"symmetry_{name}", "Design", text, f"Y, {key}", tip, group="symmetry", checkable=True)
        for name, text, key, tip in (
            ("none", "No symmetry", "N", "Draw each piece for itself"),
            ("left_right", "Mirror left and right", "L", "Draw the left and the right half at once"),
            ("top_bottom", "Mirror top and bottom", "T", "Draw the upper and the lower half at once"),
            ("half_turn", "Half turn", "H", "Draw both sides at once, turned about the middle"),
            ("both", "Mirror both ways", "B", "Draw four quarters at once, mirrored"),
            ("quarter_turn", "Quarter turn", "Q", "Draw four quarters at once, turned about the middle"),
        )
    )


# fmt: off
def _arranging() -> tuple[Command, ...]:
    """Lining up and spacing out: the key Z, and then a letter; with Shift to the table, or by centres."""
    sides = (
        ("left", "L", "at the left"),
        ("centre", "C", "by their middles across"),
        ("right", "R", "at the right"),
        ("top", "T", "at the top"),
        ("middle", "M", "by their middles down"),
        ("bottom", "B", "at the bottom"),
    )
    made = [
        Command(f"align_{side}", "Arrange", f"Align {side}", f"Z, {key}",
                f"Line up what is selected {words}", "several", group="align")
        for side, key, words in sides
    ]
    made += [
        Command(f"align_table_{side}", "Arrange", f"Align to the table: {side}", f"Z, Shift+{key}",
                f"Line up what is selected with the table, {words}", "selection", group="align table")
        for side, key, words in sides
    ]
    for axis, key in (("across", "A"), ("down", "D")):
        made.append(
            Command(f"space_{axis}", "Arrange", f"Space evenly {axis}", f"Z, {key}",
                    f"Make the gaps between three parts or more equal, {axis} the table", "three",
                    group="space")
        )
        tip = f"Put the centres of three parts or more equally far apart, {axis}"
        made.append(
            Command(f"space_centres_{axis}", "Arrange", f"Space centres evenly {axis}", f"Z, Shift+{key}",
                    tip, "three", group="space")
        )
    return tuple(made)


DESIGN_COMMANDS: tuple[Command, ...] = (
    *_drawing(),
    Command("snap", "Design", "&Snap", "Q", "Let the hand snap to grid, corners, edges and centre lines",
            icon="snap", group="snap", checkable=True),
    Command("snap_grid", "Design", "Step of the &grid", "Shift+Q", "Change between grids of 1, 1/2, 1/4 inch",
            group="snap"),
    *_symmetries(),
    Command("symmetry_link", "Design", "&Make symmetric", "Y, M",
            "Give the selected parts, or all, their images on the other side", group="images"),
    Command("symmetry_unlink", "Design", "&Unlink images", "Y, U",
            "Let the selected parts and their images go their own ways", "selection", group="images"),
    Command("library", "Design", "&Library", "Ctrl+K, L", "Search the library of pieces and kits",
            icon="search", group="things"),
    Command("library_piece", "Design", "Add to library as a piece…", "Ctrl+K, P",
            "Keep what is selected as one piece of your own", "selection", group="things"),
    Command("library_kit", "Design", "Add to library as a &kit…", "Ctrl+K, K",
            "Keep what is selected as a kit of your own, each group a piece of it", "selection",
            group="things"),
    Command("flip_piece", "Design", "Flip the piece in hand", "Ctrl+K, X",
            "Mirror what is about to be put down", group="things"),
    Command("forces", "Design", "Forces", "Ctrl+K, F", "Put units of a roster or plain bases on the table",
            group="things"),
    Command("backdrop", "Design", "Background picture…", "Ctrl+K, B",
            "Lay a map or a photograph under the table, scaled by points, corners or a grid", group="things"),
    Command("own_picture", "Design", "Picture on pieces…", "Ctrl+K, I",
            "Lay a picture of your own on the selected pieces; its size, turn and cut stand in Properties",
            "selection", group="things"),
    Command("scenario_facts", "Design", "Scenario facts", "Ctrl+K, S",
            "Name, turn limit, victory and the size of the table", group="things"),
    Command("checks", "Design", "Checks", "Ctrl+K, C",
            "List what overlaps, what is shut in, gaps too narrow and what is uneven", icon="check",
            group="checks"),
    Command("next_finding", "Design", "Next finding", "F9", "Go to the next thing that was found",
            group="checks"),
    Command("previous_finding", "Design", "Previous finding", "Shift+F9",
            "Go to the thing before it that was found", group="checks"),
    Command("fairness", "Design", "Fairness report…", "Ctrl+K, R",
            "Compare what both sides see, reach and hide in, with pictures", group="checks"),
    *_arranging(),
    Command("mirror_across", "Arrange", "Flip &left to right", "Shift+H",
            "Mirror what is selected about its own middle", "selection", group="mirror"),
    Command("mirror_down", "Arrange", "Flip &top to bottom", "Shift+V",
            "Mirror what is selected about its own middle", "selection", group="mirror"),
    Command("mirror_each", "Arrange", "Flip &each by itself", "Z, E",
            "Mirror each part left to right about its own middle", "selection", group="mirror"),
    Command("mirror_board_across", "Arrange", "Mirror to the other &side", "Z, Right",
            "Mirror what is selected about the table's middle, left to right", "selection", group="mirror"),
    Command("mirror_board_down", "Arrange", "Mirror to the other e&nd", "Z, Down",
            "Mirror what is selected about the table's middle, top to bottom", "selection", group="mirror"),
    Command("turn_typed", "Arrange", "T&urn by…", "Z, W",
            "Type by how many degrees what is selected turns, and about what", "selection", "rotate-right",
            group="typed"),
    Command("scale_typed", "Arrange", "S&cale to…", "Z, Z",
            "Type how much larger or smaller what is selected becomes", "selection", group="typed"),
    Command("copy_row", "Arrange", "Copy in a &row…", "Z, N",
            "Type how many copies lie in a row, and how far apart", "selection", "clone", group="typed"),
    Command("copy_ring", "Arrange", "C&opy about a circle…", "Z, O",
            "Type how many copies lie about a circle, and about what place", "selection", group="typed"),
    Command("contact", "Arrange", "Base to &base", "Z, K",
            "Slide the selected bases toward the first until they touch", "several", group="bases"),
    Command("spread", "Arrange", "S&pread…", "Z, Q",
            "Type the gap that the selected bases keep between each other", "several", group="bases"),
    Command("group", "Arrange", "&Group", "Ctrl+G", "Let what is selected be selected as one", "several",
            group="group"),
    Command("ungroup", "Arrange", "Ungroup", "Ctrl+U", "Let each part of the group be selected for itself",
            "selection", group="group"),
    Command("lock_parts", "Arrange", "Loc&k or unlock", "Ctrl+L",
            "Keep what is selected from being moved, or free it", "selection", "lock", group="hold"),
    Command("unlock_all", "Arrange", "Unlock everything", "Ctrl+Shift+L", "Free all parts and layers",
            icon="unlock", group="hold"),
    Command("hide_parts", "Arrange", "&Hide", "Ctrl+H",
            "Hide what is selected while drawing; it stays on the table", "selection", group="hold"),
    Command("show_all_parts", "Arrange", "Show &all that is hidden", "Ctrl+Alt+H",
            "Show what was hidden, layers too", icon="eye", group="hold"),
    Command("order_front", "Arrange", "Bring to the &front", "]", "Lay what is selected over all of its like",
            "selection", group="order", on_board=True),
    Command("order_forward", "Arrange", "Bring for&ward", "Ctrl+]",
            "Lay what is selected over the next of its like", "selection", group="order"),
    Command("order_backward", "Arrange", "Send backwar&d", "Ctrl+[",
            "Lay what is selected under the next of its like", "selection", group="order"),
    Command("order_back", "Arrange", "Send to the back", "[", "Lay what is selected under all of its like",
            "selection", group="order", on_board=True),
    Command("add_layer", "Arrange", "Add a la&yer", "Ctrl+Alt+N", "Add a layer and draw into it",
            group="layers"),
    Command("to_layer", "Arrange", "Mo&ve to the layer drawn in", "Ctrl+Alt+M",
            "Put what is selected into the layer that new parts are drawn into", "selection", group="layers"),
    Command("unite", "Outline", "&Unite", "Z, U", "Join what is selected into one outline", "several",
            group="join"),
    Command("subtract", "Outline", "&Subtract", "Z, S", "Cut the highest selected part out of those under it",
            "several", group="join"),
    Command("intersect", "Outline", "&Intersect", "Z, I", "Keep only what the selected parts have in common",
            "several", group="join"),
    Command("split_tool", "Outline", "S&plit along a line", "Z, X", "Draw a line that parts what is selected",
            "selection", group="cut"),
    Command("hole_tool", "Outline", "Cut a &hole", "Z, H", "Draw a hole into the selected part", "selection",
            group="cut"),
    Command("trim", "Outline", "Cut at the &table's edge", "Z, V",
            "Take away what lies beyond the table, as of a river that runs off it", "selection", group="cut"),
    Command("fill_holes", "Outline", "&Fill holes", "Z, F", "Remove the holes of what is selected",
            "selection", group="cut"),
    Command("grow", "Outline", "&Move the edge…", "Z, G", "Type how far the edges move out, or in",
            "selection", group="change"),
    Command("simplify", "Outline", "Simplif&y…", "Z, Y", "Type within what length corners may be left out",
            "selection", group="change"),
    Command("make_polygon", "Outline", "Make a p&olygon", "Z, P",
            "Make polygons of circles, ellipses and strips, so that their corners can be moved", "selection",
            group="change"),
)
# fmt: on
