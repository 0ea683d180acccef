"""The words by which other programs and other tongues call terrain, each with the kind that it means."""

from typing import Final

_BY_KIND: Final[dict[str, str]] = {
    "ruin": "ruin ruine ruined ruins remains destroyed bombed foundation temple",
    "building": (
        "building house hut shack barn farm cottage church chapel mill inn tavern warehouse hangar hall "
        "bunker fort fortress factory manufactorum shed shop store block office station lodge cabin tent "
        "home mansion villa castle keep gebäude haus bâtiment maison edificio casa pillbox habitat hab"
    ),
    "tower": "tower turm tour torre silo chimney lighthouse spire obelisk watchtower",
    "wall": "wall mauer mur muro palisade rampart bulkhead partition door gate window column pillar statue",
    "hedge": "hedge hecke haie bocage hedgerow shrub",
    "fence": "fence zaun railing rail clôture paling wire picket",
    "barricade": (
        "barricade barrikade barrier sandbag sandbags breastwork redoubt parapet defence defense "
        "hedgehog stakes cheval obstacle jersey"
    ),
    "container": "container shipping cargo isocontainer",
    "crates": (
        "crate crates box boxes barrel drum pallet chest kiste caisse scatter ammo generator supply "
        "supplies console terminal"
    ),
    "pipes": "pipe pipes pipeline conduit duct tube gantry",
    "wreck": "wreck wreckage car truck vehicle bus tank wagon train lorry hulk burnt",
    "rock": "rock rocks boulder stone felsen rocher crag outcrop spike crystal stalagmite stalactite menhir",
    "wood": (
        "wood woods forest tree trees copse grove jungle thicket orchard wald forêt bosque bosco woodland "
        "scrub bush undergrowth plantation vegetation baum arbre"
    ),
    "hill": "hill hills hügel colline colina ridge knoll mound plateau rise mesa elevation dune slope",
    "crater": "crater krater cratère shellhole hole",
    "trench": "trench ditch graben tranchée dugout foxhole",
    "rubble": "rubble debris scree schutt gravel ruinsite slag junk scrap",
    "swamp": "swamp marsh bog fen mire mud sumpf marais quicksand",
    "field": "field crop crops wheat corn farmland meadow acker champ garden vineyard grass yard farmyard",
    "road": (
        "road street path track trail straße strasse weg route chemin pavement railway railroad plaza square "
        "courtyard floor carpark tarmac"
    ),
    "river": "river stream canal creek brook fluss bach rivière río channel moat",
    "water": "water lake pond sea pool wasser lac ford fountain harbour shallows well",
    "bridge": "bridge brücke pont puente walkway catwalk pier jetty gangway scaffold deck platform",
    "chasm": "chasm pit cliff ravine abyss gorge void canyon crevasse",
    "fire": "fire lava acid flame toxic hazard minefield mine poison radiation magma",
    "smoke": "smoke cloud fog mist rauch gas steam",
}

WORDS: Final[dict[str, str]] = {word: kind for kind, words in _BY_KIND.items() for word in words.split()}

PHRASES: Final[dict[str, str]] = {
    "tank trap": "barricade",
    "dragon teeth": "barricade",
    "barbed wire": "fence",
    "razor wire": "fence",
    "low wall": "barricade",
    "stone wall": "wall",
    "water tower": "tower",
    "ruined building": "ruin",
    "ruined house": "ruin",
    "destroyed building": "ruin",
    "bombed building": "ruin",
    "ruin wall": "wall",
    "burning building": "ruin",
    "water tank": "tower",
    "fuel tank": "tower",
    "storage tank": "tower",
    "tree line": "wood",
    "tree stump": "rock",
    "wood pile": "crates",
    "log pile": "crates",
    "car park": "road",
    "mine field": "fire",
    "rock field": "rubble",
    "corn field": "field",
    "rough ground": "rubble",
    "difficult ground": "rubble",
    "area terrain": "ruin",
    "line of sight blocker": "wall",
}
