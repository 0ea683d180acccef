"""How a drawing hand snaps, as options that are shown beside those of every drawing tool."""

from battlefield.app.desk.options import Choice, Flag, Option
from battlefield.app.wording.translation import QT_TR_NOOP

GRIDS = ("1.0", "0.5", "0.25", "0.0")
SNAP = Flag(
    "snap_on",
    QT_TR_NOOP("Snap"),
    QT_TR_NOOP("Let the hand snap to grid, pieces and centre lines (Q; Ctrl inverts it)"),
    True,
)
GRID = Choice(
    "snap_grid",
    QT_TR_NOOP("Grid"),
    QT_TR_NOOP("The step of the grid that places snap to"),
    "0.5",
    (
        ("1.0", QT_TR_NOOP("1 in")),
        ("0.5", QT_TR_NOOP("1/2 in")),
        ("0.25", QT_TR_NOOP("1/4 in")),
        ("0.0", QT_TR_NOOP("No grid")),
    ),
)
CORNERS = Flag(
    "snap_corners",
    QT_TR_NOOP("To corners"),
    QT_TR_NOOP("Snap to corners, ends and spots of other pieces"),
    True,
)
EDGES = Flag(
    "snap_edges",
    QT_TR_NOOP("To edges"),
    QT_TR_NOOP("Snap to the edges of other pieces and of the table"),
    True,
)
CENTRES = Flag(
    "snap_centres",
    QT_TR_NOOP("To centres"),
    QT_TR_NOOP("Snap to the centres of pieces and the table's centre lines"),
    True,
)
ALIGN = Flag(
    "snap_align",
    QT_TR_NOOP("In line"),
    QT_TR_NOOP("Snap where corners, edges or centres come to lie in line"),
    True,
)
SNAPPING: tuple[Option, ...] = (SNAP, GRID, CORNERS, EDGES, CENTRES, ALIGN)
