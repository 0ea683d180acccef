"""The kinds of terrain: what a ruin, a wood or a wall usually does on a table, and by what words it is known.

A kind is only a beginning: what a piece does stands in the piece itself and may be set otherwise by hand.
"""

from dataclasses import dataclass, replace
from typing import Final

from battlefield.rules.scene.contents import Ground, Sight, Terrain

COVERS: Final = ("", "light", "heavy")
STOREY_HEIGHT: Final = 3.0  # inches, from floor to floor, as buildings for tables are made
_DIFFICULT: Final[tuple[Ground, ...]] = ("difficult",)
_SOLID: Final[tuple[Ground, ...]] = ("impassable",)


@dataclass(frozen=True, slots=True)
class TerrainKind:
    """What a kind of terrain usually is; heights in inches, `says` is one sentence for a tooltip."""

    id: str
    name: str
    ground: tuple[Ground, ...] = ()
    sight: Sight = "clear"
    platform: bool = False
    top: float = 0.0
    cover: str = ""
    storeys: int = 0
    bottom: float = 0.0
    says: str = ""


_ALL: Final = (
    TerrainKind(
        "ruin", "Ruin", _DIFFICULT, cover="light",
        says="The ground of a ruined house: slow going; draw its walls as walls",
    ),
    TerrainKind(
        "building", "Building", _SOLID, "blocks", True, 2 * STOREY_HEIGHT, "heavy", 2,
        says="A closed house: nothing walks in, its roof can be stood on",
    ),
    TerrainKind(
        "tower", "Tower", _SOLID, "blocks", True, 3 * STOREY_HEIGHT, "heavy", 3,
        says="A tall closed building, its top can be stood on",
    ),
    TerrainKind(
        "wall", "Wall", _SOLID, "blocks", top=STOREY_HEIGHT, cover="heavy",
        says="A high wall: nothing passes and nothing sees through",
    ),
    TerrainKind(
        "hedge", "Hedge", _DIFFICULT, "blocks", top=1.25, cover="light",
        says="A dense hedge: slow to cross, hides what is lower than it",
    ),
    TerrainKind(
        "fence", "Fence", _DIFFICULT, top=0.75, cover="light",
        says="Rails or wire: slow to cross, seen through",
    ),
    TerrainKind(
        "barricade", "Barricade", _DIFFICULT, "blocks", top=1.0, cover="heavy",
        says="A low defence: slow to cross, hides what is lower than it",
    ),
    TerrainKind(
        "container", "Container", _SOLID, "blocks", True, 2.5, "heavy",
        says="A shipping container: solid, its top can be stood on",
    ),
    TerrainKind(
        "crates", "Crates", _SOLID, "blocks", True, 1.25, "light",
        says="Crates or barrels: solid, low, their tops can be stood on",
    ),
    TerrainKind(
        "pipes", "Pipes", _DIFFICULT, "blocks", top=1.0, cover="light",
        says="A pipeline: slow to cross, hides what is lower than it",
    ),
    TerrainKind(
        "wreck", "Wreck", _SOLID, "blocks", top=1.75, cover="heavy",
        says="A wrecked vehicle: nothing passes, it hides what stands behind",
    ),
    TerrainKind(
        "rock", "Rocks", _SOLID, "blocks", top=2.0, cover="heavy",
        says="Boulders: nothing passes and nothing sees through",
    ),
    TerrainKind(
        "wood", "Wood", _DIFFICULT, "cloud", cover="light",
        says="Trees: slow going, sight goes in and out but not through",
    ),
    TerrainKind(
        "hill", "Hill", (), "blocks", True, 2.0,
        says="Rising ground that is walked on; stack contours for a higher one",
    ),
    TerrainKind(
        "crater", "Crater", _DIFFICULT, cover="light", says="A shell hole: slow going, some cover",
    ),
    TerrainKind(
        "trench", "Trench", _DIFFICULT, cover="heavy", says="A trench: slow to cross, good cover within",
    ),
    TerrainKind(
        "rubble", "Rubble", ("difficult", "dangerous"), cover="light",
        says="Broken stone: slow and dangerous going",
    ),
    TerrainKind(
        "swamp", "Swamp", ("difficult", "dangerous"), says="Marsh: slow and dangerous going, open to sight",
    ),
    TerrainKind("field", "Field", says="Crops or a yard: marks the ground and does nothing by itself"),
    TerrainKind("road", "Road", says="A road: marks the ground and does nothing by itself"),
    TerrainKind("river", "River", _SOLID, says="Deep flowing water: nothing wades it, sight is open"),
    TerrainKind("water", "Water", _DIFFICULT, says="A pond or a ford: slow going, sight is open"),
    TerrainKind(
        "bridge", "Bridge", (), "clear", True, 1.0, bottom=0.75,
        says="A deck above the ground that is walked on; figures pass below where there is room",
    ),
    TerrainKind("chasm", "Chasm", _SOLID, says="A pit or a cliff's foot: nothing crosses, sight is open"),
    TerrainKind("fire", "Fire", ("dangerous",), says="Flames, acid or lava: dangerous ground"),
    TerrainKind("smoke", "Smoke", (), "cloud", says="A cloud: sight goes in and out but not through"),
)  # fmt: skip

KINDS: Final[dict[str, TerrainKind]] = {kind.id: kind for kind in _ALL}
PLAIN: Final = TerrainKind("", "No kind", says="Plain ground, set by hand")


def with_kind(terrain: Terrain, kind: TerrainKind) -> Terrain:
    """Make a piece one of a kind: its ground, sight, platform, heights, cover and storeys as is usual."""
    return replace(
        terrain,
        kind=kind.id,
        ground=kind.ground,
        sight=kind.sight,
        platform=kind.platform,
        bottom=kind.bottom,
        top=kind.top,
        cover=kind.cover,
        storeys=kind.storeys,
    )
