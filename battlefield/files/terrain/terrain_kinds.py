"""The kinds of terrain: what a ruin, a wood or a wall usually does on a table, and by what words it is known.

A kind is only a beginning: what a piece does stands in the piece itself and may be set otherwise by hand.
"""

from dataclasses import dataclass, replace
from typing import Final

from battlefield.rules.scene.contents import Door, Ground, Sight, Terrain

COVERS: Final = ("", "light", "heavy")
DOOR: Final = "door"
STOREY_HEIGHT: Final = 3.0  # inches, from floor to floor, as buildings for tables are made
_DIFFICULT: Final[tuple[Ground, ...]] = ("difficult",)
_SOLID: Final[tuple[Ground, ...]] = ("impassable",)


@dataclass(frozen=True, slots=True)
class TerrainKind:
    """What a kind of terrain usually is; heights in inches."""

    id: str
    name: str
    ground: tuple[Ground, ...] = ()
    sight: Sight = "clear"
    platform: bool = False
    top: float = 0.0
    cover: str = ""
    storeys: int = 0
    bottom: float = 0.0


_ALL: Final = (
    TerrainKind("ruin", "Ruin", _DIFFICULT, cover="light"),
    TerrainKind("building", "Building", _SOLID, "blocks", True, 2 * STOREY_HEIGHT, "heavy", 2),
    TerrainKind("tower", "Tower", _SOLID, "blocks", True, 3 * STOREY_HEIGHT, "heavy", 3),
    TerrainKind("wall", "Wall", _SOLID, "blocks", top=STOREY_HEIGHT, cover="heavy"),
    TerrainKind("door", "Door", _SOLID, "blocks", top=STOREY_HEIGHT, cover="heavy"),
    TerrainKind("hedge", "Hedge", _DIFFICULT, "blocks", top=1.25, cover="light"),
    TerrainKind("fence", "Fence", _DIFFICULT, top=0.75, cover="light"),
    TerrainKind("barricade", "Barricade", _DIFFICULT, "blocks", top=1.0, cover="heavy"),
    TerrainKind("container", "Container", _SOLID, "blocks", True, 2.5, "heavy"),
    TerrainKind("crates", "Crates", _SOLID, "blocks", True, 1.25, "light"),
    TerrainKind("pipes", "Pipes", _DIFFICULT, "blocks", top=1.0, cover="light"),
    TerrainKind("wreck", "Wreck", _SOLID, "blocks", top=1.75, cover="heavy"),
    TerrainKind("rock", "Rocks", _SOLID, "blocks", top=2.0, cover="heavy"),
    TerrainKind("wood", "Wood", _DIFFICULT, "cloud", cover="light"),
    TerrainKind("hill", "Hill", (), "blocks", True, 2.0),
    TerrainKind("crater", "Crater", _DIFFICULT, cover="light"),
    TerrainKind("trench", "Trench", _DIFFICULT, cover="heavy"),
    TerrainKind("rubble", "Rubble", ("difficult", "dangerous"), cover="light"),
    TerrainKind("swamp", "Swamp", ("difficult", "dangerous")),
    TerrainKind("field", "Field"),
    TerrainKind("road", "Road"),
    TerrainKind("river", "River", _SOLID),
    TerrainKind("water", "Water", _DIFFICULT),
    TerrainKind("bridge", "Bridge", (), "clear", True, 1.0, bottom=0.75),
    TerrainKind("chasm", "Chasm", _SOLID),
    TerrainKind("fire", "Fire", ("dangerous",)),
    TerrainKind("smoke", "Smoke", (), "cloud"),
)  # fmt: skip

KINDS: Final[dict[str, TerrainKind]] = {kind.id: kind for kind in _ALL}
PLAIN: Final = TerrainKind("", "No kind")


def with_kind(terrain: Terrain, kind: TerrainKind) -> Terrain:
    """Make a piece one of a kind: its ground, sight, heights, cover as is usual, and a closed door."""
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
        door=Door() if kind.id == DOOR else None,
    )
