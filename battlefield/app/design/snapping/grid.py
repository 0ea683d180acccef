"""How a drawing hand snaps, as options that are shown beside those of every drawing tool."""

from battlefield.app.desk.options import Choice, Flag, Option

GRIDS = ("1.0", "0.5", "0.25", "0.0")
SNAP = Flag(
    "snap_on", "Snap", "Let the hand snap to grid, pieces and centre lines (Q; Ctrl inverts it)", True
)
GRID = Choice(
    "snap_grid",
    "Grid",
    "The step of the grid that places snap to",
    "0.5",
    (("1.0", "1 in"), ("0.5", "1/2 in"), ("0.25", "1/4 in"), ("0.0", "No grid")),
)
CORNERS = Flag("snap_corners", "To corners", "Snap to corners, ends and spots of other pieces", True)
EDGES = Flag("snap_edges", "To edges", "Snap to the edges of other pieces and of the table", True)
CENTRES = Flag(
    "snap_centres", "To centres", "Snap to the centres of pieces and the table's centre lines", True
)
ALIGN = Flag("snap_align", "In line", "Snap where corners, edges or centres come to lie in line", True)
SNAPPING: tuple[Option, ...] = (SNAP, GRID, CORNERS, EDGES, CENTRES, ALIGN)
