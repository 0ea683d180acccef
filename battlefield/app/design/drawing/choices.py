"""What can be set of what is drawn: its kind, height, width, storeys, side, and the like."""

from battlefield.app.design.symmetry.images import sides_of
from battlefield.app.desk.options import Choice, Flag, Number, Text
from battlefield.app.wording.lengths import LengthError, parse_length
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.files.terrain.terrain_kinds import KINDS, PLAIN, STOREY_HEIGHT
from battlefield.rules.scene.contents import Scene

USUAL = "usual"
_HIGH = "a length such as 2.5 or 75 mm"


def _check_height(text: str) -> None:
    if text.strip().lower() in ("", USUAL):
        return
    try:
        value = parse_length(text)
    except LengthError as error:
        raise ValueError(f"{error}; or write “{USUAL}” for what the kind usually has") from None
    if value < 0.0:
        raise ValueError(f"Nothing is {text.strip()} high; write “{USUAL}” or {_HIGH}")


def height_typed(text: str) -> float | None:
    """Return the height in inches that is typed, or None for what is usual."""
    return None if text.strip().lower() in ("", USUAL) else parse_length(text)


def _kinds(ids: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((id_, KINDS[id_].name.lower()) for id_ in ids)


KIND = Choice(
    "draw_kind",
    QT_TR_NOOP("Kind"),
    QT_TR_NOOP("What is drawn: its ground, sight, height and cover are what is usual for it"),
    "ruin",
    (*((kind.id, kind.name.lower()) for kind in KINDS.values()), ("", PLAIN.name.lower())),
)
HEIGHT = Text(
    "draw_height", QT_TR_NOOP("Height"), f"“{USUAL}” for the kind's own, or {_HIGH}", USUAL, _check_height
)
WALL = Choice(
    "draw_wall",
    QT_TR_NOOP("Kind"),
    QT_TR_NOOP("What the strip is"),
    "wall",
    _kinds(("wall", "door", "hedge", "fence", "barricade", "pipes", "trench")),
)
INSIDE = Flag(
    "draw_inside",
    QT_TR_NOOP("Inside an edge"),
    QT_TR_NOOP("A wall drawn along the edge of a floor or a ruin lies within it: the edge is its outer face"),
    True,
)
WALL_WIDTH = Number(
    "draw_wall_width", QT_TR_NOOP("Width"), QT_TR_NOOP("How thick the strip is"), 0.5, 0.05, 24.0, step=0.25
)
WALL_HEIGHT = Text("draw_wall_height", QT_TR_NOOP("Height"), f"“{USUAL}”, or {_HIGH}", USUAL, _check_height)
WAY = Choice(
    "draw_way",
    QT_TR_NOOP("Kind"),
    QT_TR_NOOP("What runs along the line; a river is impassable, shallow water is waded"),
    "road",
    (
        ("road", QT_TR_NOOP("Road")),
        ("river", QT_TR_NOOP("River")),
        ("water", QT_TR_NOOP("Shallow water")),
        ("trench", QT_TR_NOOP("Trench")),
    ),
)
WAY_WIDTH = Number(
    "draw_way_width", QT_TR_NOOP("Width"), QT_TR_NOOP("How wide the strip is"), 3.0, 0.25, 48.0, step=0.5
)
SMOOTH = Flag(
    "draw_smooth",
    QT_TR_NOOP("Smooth curve"),
    QT_TR_NOOP("Draw a smooth curve through the points that are clicked"),
    True,
)
BUILDING = Choice(
    "draw_building",
    QT_TR_NOOP("Kind"),
    QT_TR_NOOP("What kind of building"),
    "building",
    _kinds(("building", "tower", "container", "ruin")),
)
BUILDING_SHAPE = Choice(
    "draw_building_shape",
    QT_TR_NOOP("Shape"),
    QT_TR_NOOP("How its walls are drawn"),
    "rectangle",
    (("rectangle", QT_TR_NOOP("Rectangle")), ("polygon", QT_TR_NOOP("Polygon"))),
)
STOREYS = Number(
    "draw_storeys", QT_TR_NOOP("Storeys"), QT_TR_NOOP("How many storeys it has"), 2, 1, 20, unit="", places=0
)
STOREY = Number(
    "draw_storey",
    QT_TR_NOOP("Storey height"),
    QT_TR_NOOP("From floor to floor"),
    STOREY_HEIGHT,
    0.25,
    24.0,
    step=0.5,
)
ROOF = Flag("draw_roof", QT_TR_NOOP("Roof to stand on"), QT_TR_NOOP("Models can stand on top of it"), True)
HILL_SHAPE = Choice(
    "draw_hill_shape",
    QT_TR_NOOP("Foot"),
    QT_TR_NOOP("How the foot of the hill is drawn"),
    "smooth",
    (
        ("smooth", QT_TR_NOOP("Smooth curve")),
        ("polygon", QT_TR_NOOP("Polygon")),
        ("ellipse", QT_TR_NOOP("Ellipse")),
        ("freehand", QT_TR_NOOP("Free hand")),
    ),
)
LEVELS = Number(
    "draw_levels",
    QT_TR_NOOP("Contours"),
    QT_TR_NOOP("How many levels it has, each a piece of its own"),
    3,
    1,
    12,
    "",
    0,
)
LEVEL = Number(
    "draw_level",
    QT_TR_NOOP("Level height"),
    QT_TR_NOOP("How much higher each contour is"),
    1.0,
    0.1,
    12.0,
    step=0.5,
)
INSET = Number(
    "draw_inset",
    QT_TR_NOOP("Inset"),
    QT_TR_NOOP("How far each contour lies inside the one below"),
    1.0,
    0.1,
    24.0,
    step=0.25,
)
TOLERANCE = Number(
    "draw_tolerance",
    QT_TR_NOOP("Follow within"),
    QT_TR_NOOP("How far the line may leave the hand's way"),
    0.1,
    0.01,
    2.0,
    step=0.05,
)
SHAPE = Choice(
    "draw_shape",
    QT_TR_NOOP("Shape"),
    QT_TR_NOOP("How the outline is drawn"),
    "rectangle",
    (
        ("rectangle", QT_TR_NOOP("Rectangle")),
        ("polygon", QT_TR_NOOP("Polygon")),
        ("circle", QT_TR_NOOP("Circle")),
    ),
)
ZONE = Choice(
    "draw_zone",
    QT_TR_NOOP("Kind"),
    QT_TR_NOOP("What the zone is for"),
    "deployment",
    (
        ("deployment", QT_TR_NOOP("Deployment")),
        ("scoring", QT_TR_NOOP("Scoring")),
        ("forbidden", QT_TR_NOOP("Forbidden")),
        ("other", QT_TR_NOOP("Other")),
    ),
)
OBJECTIVE = Choice(
    "draw_objective",
    QT_TR_NOOP("Kind"),
    QT_TR_NOOP("What the battle is about here"),
    "marker",
    (
        ("marker", QT_TR_NOOP("Marker")),
        ("flag", QT_TR_NOOP("Flag")),
        ("asset", QT_TR_NOOP("Asset")),
        ("sabotage", QT_TR_NOOP("Sabotage")),
        ("token", QT_TR_NOOP("Token")),
        ("zone", QT_TR_NOOP("Area to hold")),
        ("exit", QT_TR_NOOP("Exit")),
    ),
)
BORDER = Choice(
    "draw_border",
    QT_TR_NOOP("Kind"),
    QT_TR_NOOP("How the border is crossed"),
    "barrier",
    (("open", QT_TR_NOOP("Open")), ("step", QT_TR_NOOP("Height step")), ("barrier", QT_TR_NOOP("Barrier"))),
)
AREA_LEVEL = Number(
    "draw_area_level", QT_TR_NOOP("Level"), QT_TR_NOOP("How high the area lies"), 0.0, 0.0, 100.0, step=0.5
)
_ROOM_SAYS = QT_TR_NOOP("How many models it takes; 0 is any number")
AREA_CAPACITY = Number("draw_area_capacity", QT_TR_NOOP("Capacity"), _ROOM_SAYS, 0.0, 0.0, 10_000.0, "", 0)
NOTE_SIZE = Number(
    "draw_note_size",
    QT_TR_NOOP("Letters"),
    QT_TR_NOOP("How high a line of the note is"),
    0.8,
    0.1,
    10.0,
    step=0.1,
)


LIGHT_REACH = Number(
    "draw_light_reach",
    QT_TR_NOOP("Reach"),
    QT_TR_NOOP("How far the light reaches"),
    12.0,
    0.0,
    1000.0,
    step=1.0,
)


def side_choice(scene: Scene) -> Choice:
    """Offer the sides of a scene, and nobody."""
    return Choice(
        "draw_side", QT_TR_NOOP("Side"), QT_TR_NOOP("Whose it is"), sides_of(scene)[0], _sides(scene)
    )


def start_choice(scene: Scene) -> Choice:
    """Offer nobody, and the sides of a scene, to begin in an area."""
    return Choice(
        "draw_start",
        QT_TR_NOOP("Starts here"),
        QT_TR_NOOP("The side that begins in the area"),
        "",
        _sides(scene),
    )


def holder_choice(scene: Scene) -> Choice:
    """Offer nobody, whose most objectives are, and the sides of a scene."""
    return Choice("draw_holder", QT_TR_NOOP("Side"), QT_TR_NOOP("Whose it is"), "", _sides(scene))


def _sides(scene: Scene) -> tuple[tuple[str, str], ...]:
    return (*((side, side) for side in sides_of(scene)), ("", "Nobody"))
