"""What can be set of what is drawn: its kind, height, width, storeys, side, and the like."""

from battlefield.app.design.symmetry.images import sides_of
from battlefield.app.desk.options import Choice, Flag, Number, Text
from battlefield.app.wording.lengths import LengthError, parse_length
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
    return tuple((id_, KINDS[id_].name) for id_ in ids)


KIND = Choice(
    "draw_kind",
    "Kind",
    "What is drawn: its ground, sight, height and cover are what is usual for it",
    "ruin",
    (*((kind.id, kind.name) for kind in KINDS.values()), ("", PLAIN.name)),
)
HEIGHT = Text("draw_height", "Height", f"“{USUAL}” for the kind's own, or {_HIGH}", USUAL, _check_height)
WALL = Choice(
    "draw_wall",
    "Kind",
    "What the strip is",
    "wall",
    _kinds(("wall", "door", "hedge", "fence", "barricade", "pipes", "trench")),
)
INSIDE = Flag(
    "draw_inside",
    "Inside an edge",
    "A wall drawn along the edge of a floor or a ruin lies within it: the edge is its outer face",
    True,
)
WALL_WIDTH = Number("draw_wall_width", "Width", "How thick the strip is", 0.5, 0.05, 24.0, step=0.25)
WALL_HEIGHT = Text("draw_wall_height", "Height", f"“{USUAL}”, or {_HIGH}", USUAL, _check_height)
WAY = Choice(
    "draw_way",
    "Kind",
    "What runs along the line; a river is impassable, shallow water is waded",
    "road",
    (("road", "Road"), ("river", "River"), ("water", "Shallow water"), ("trench", "Trench")),
)
WAY_WIDTH = Number("draw_way_width", "Width", "How wide the strip is", 3.0, 0.25, 48.0, step=0.5)
SMOOTH = Flag("draw_smooth", "Smooth curve", "Draw a smooth curve through the points that are clicked", True)
BUILDING = Choice(
    "draw_building",
    "Kind",
    "What kind of building",
    "building",
    _kinds(("building", "tower", "container", "ruin")),
)
BUILDING_SHAPE = Choice(
    "draw_building_shape",
    "Shape",
    "How its walls are drawn",
    "rectangle",
    (("rectangle", "Rectangle"), ("polygon", "Polygon")),
)
STOREYS = Number("draw_storeys", "Storeys", "How many storeys it has", 2, 1, 20, unit="", places=0)
STOREY = Number("draw_storey", "Storey height", "From floor to floor", STOREY_HEIGHT, 0.25, 24.0, step=0.5)
ROOF = Flag("draw_roof", "Roof to stand on", "Models can stand on top of it", True)
HILL_SHAPE = Choice(
    "draw_hill_shape",
    "Foot",
    "How the foot of the hill is drawn",
    "smooth",
    (("smooth", "Smooth curve"), ("polygon", "Polygon"), ("ellipse", "Ellipse"), ("freehand", "Free hand")),
)
LEVELS = Number("draw_levels", "Contours", "How many levels it has, each a piece of its own", 3, 1, 12, "", 0)
LEVEL = Number("draw_level", "Level height", "How much higher each contour is", 1.0, 0.1, 12.0, step=0.5)
INSET = Number(
    "draw_inset", "Inset", "How far each contour lies inside the one below", 1.0, 0.1, 24.0, step=0.25
)
TOLERANCE = Number(
    "draw_tolerance", "Follow within", "How far the line may leave the hand's way", 0.1, 0.01, 2.0, step=0.05
)
SHAPE = Choice(
    "draw_shape",
    "Shape",
    "How the outline is drawn",
    "rectangle",
    (("rectangle", "Rectangle"), ("polygon", "Polygon"), ("circle", "Circle")),
)
ZONE = Choice(
    "draw_zone",
    "Kind",
    "What the zone is for",
    "deployment",
    (("deployment", "Deployment"), ("scoring", "Scoring"), ("forbidden", "Forbidden"), ("other", "Other")),
)
OBJECTIVE = Choice(
    "draw_objective",
    "Kind",
    "What the battle is about here",
    "marker",
    (
        ("marker", "Marker"),
        ("flag", "Flag"),
        ("asset", "Asset"),
        ("sabotage", "Sabotage"),
        ("token", "Token"),
        ("zone", "Area to hold"),
        ("exit", "Exit"),
    ),
)
BORDER = Choice(
    "draw_border",
    "Kind",
    "How the border is crossed",
    "barrier",
    (("open", "Open"), ("step", "Height step"), ("barrier", "Barrier")),
)
AREA_LEVEL = Number("draw_area_level", "Level", "How high the area lies", 0.0, 0.0, 100.0, step=0.5)
_ROOM_SAYS = "How many models it takes; 0 is any number"
AREA_CAPACITY = Number("draw_area_capacity", "Capacity", _ROOM_SAYS, 0.0, 0.0, 10_000.0, "", 0)
NOTE_SIZE = Number("draw_note_size", "Letters", "How high a line of the note is", 0.8, 0.1, 10.0, step=0.1)


LIGHT_REACH = Number("draw_light_reach", "Reach", "How far the light reaches", 12.0, 0.0, 1000.0, step=1.0)


def side_choice(scene: Scene) -> Choice:
    """Offer the sides of a scene, and nobody."""
    return Choice("draw_side", "Side", "Whose it is", sides_of(scene)[0], _sides(scene))


def start_choice(scene: Scene) -> Choice:
    """Offer nobody, and the sides of a scene, to begin in an area."""
    return Choice("draw_start", "Starts here", "The side that begins in the area", "", _sides(scene))


def holder_choice(scene: Scene) -> Choice:
    """Offer nobody, whose most objectives are, and the sides of a scene."""
    return Choice("draw_holder", "Side", "Whose it is", "", _sides(scene))


def _sides(scene: Scene) -> tuple[tuple[str, str], ...]:
    return (*((side, side) for side in sides_of(scene)), ("", "Nobody"))
