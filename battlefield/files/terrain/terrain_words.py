"""The words by which other programs and other tongues call terrain, each with the kind that it means."""

from typing import Final

_BY_KIND: Final[dict[str, str]] = {
    "ruin": "ruin ruine ruined ruins remains destroyed bombed foundation temple",
    "building": (
        "building house hut shack barn farm cottage church chapel mill inn tavern warehouse hangar hall "
        "bunker fort fortress factory manufactorum shed shop store office station lodge cabin tent home "
        "mansion villa castle keep gebäude haus bâtiment maison edificio casa pillbox habitat hab "
        "hospital infirmary clinic school library museum hotel prison barracks palace abbey monastery "
        "cathedral mosque shrine mausoleum tomb crypt garage depot kiosk stall market theatre kitchen "
        "latrine pavilion hovel stable granary forge smithy bakery brewery laboratory lab bank refinery "
        "apartment blockhouse plant"
    ),
    "tower": "tower turm tour torre silo chimney lighthouse spire obelisk watchtower",
    "wall": ("wall mauer mur muro palisade rampart bulkhead partition window column pillar statue corner"),
    "door": "door doorway gate portcullis tür porte puerta",
    "hedge": "hedge hecke haie bocage hedgerow shrub hedgeline",
    "fence": "fence zaun railing rail clôture paling wire picket fenceline",
    "barricade": (
        "barricade barrikade barrier sandbag sandbags breastwork redoubt parapet defence defense hedgehog "
        "stakes cheval obstacle jersey roadblock blockade checkpoint earthwork gabion bollard log trunk"
    ),
    "container": "container shipping cargo isocontainer",
    "crates": (
        "crate crates box boxes barrel drum pallet chest kiste caisse scatter ammo generator supply "
        "supplies console terminal bale firewood woodpile trough hydrant"
    ),
    "pipes": "pipe pipes pipeline conduit duct tube pipework",
    "wreck": (
        "wreck wreckage car truck vehicle bus tank wagon train lorry hulk burnt cart minecart van jeep "
        "trailer tractor carriage locomotive boxcar railcar ship boat plane helicopter"
    ),
    "rock": "rock rocks boulder stone felsen rocher crag outcrop spike crystal stalagmite stalactite menhir",
    "wood": (
        "wood woods forest tree trees copse grove jungle thicket orchard wald forêt bosque bosco woodland "
        "scrub bush undergrowth plantation vegetation baum arbre treeline"
    ),
    "hill": (
        "hill hills hügel colline colina ridge knoll mound plateau rise mesa elevation dune slope "
        "hillside hilltop mount"
    ),
    "crater": "crater krater cratère shellhole hole",
    "trench": "trench ditch graben tranchée dugout foxhole",
    "rubble": "rubble debris scree schutt gravel ruinsite slag junk scrap",
    "swamp": "swamp marsh bog fen mire mud sumpf marais quicksand",
    "field": (
        "field crop crops wheat corn farmland meadow acker champ garden vineyard grass yard farmyard "
        "cornfield wheatfield graveyard churchyard cemetery barnyard"
    ),
    "road": (
        "road street path track trail straße strasse weg route chemin pavement railway railroad plaza "
        "square courtyard floor carpark tarmac airfield airstrip runway crossroad highway motorway "
        "sidewalk parking"
    ),
    "river": "river stream canal creek brook fluss bach rivière río channel moat",
    "water": "water lake pond sea pool wasser lac ford fountain harbour shallows well waterfall puddle",
    "bridge": "bridge brücke pont puente walkway catwalk gantry pier jetty gangway scaffold deck platform",
    "chasm": "chasm pit cliff ravine abyss gorge void canyon crevasse mineshaft",
    "fire": "fire lava acid flame toxic hazard minefield mine poison radiation magma campfire bonfire",
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
    "apartment block": "building",
    "tower block": "building",
    "office block": "building",
    "concrete block": "barricade",
    "stone block": "rock",
    "stone circle": "rock",
    "fire pit": "fire",
    "hedge maze": "hedge",
    "power plant": "building",
    "road block": "barricade",
    "rough ground": "rubble",
    "difficult ground": "rubble",
    "area terrain": "ruin",
    "line of sight blocker": "wall",
}


def _split(*lines: str) -> tuple[str, ...]:
    return tuple(" ".join(lines).split())


NEUTRAL: Final = _split(
    "area section piece segment part side edge rim lip end face top line shape set group cluster stack",
    "pile heap footprint base template feature terrain scenery zone token tile object large medium small",
    "short tall tiny huge big long little wide narrow high low thick thin deep shallow left right middle",
    "centre center north south east west upper lower inner outer front back straight curved round",
    "balanced broken damaged wooden metal steel iron brick concrete dense sparse light heavy open closed",
    "solid dark green grey gray brown black white red blue yellow old new alpha beta gamma delta bravo",
    "charlie echo foxtrot one two three four five six seven eight nine ten ii iii iv vi vii viii ix xi",
    "xii inch inches mm cm copy variant version type kind level layer",
)
"""Words that say which one of its kind a thing is, or how large, and not what it is."""

LINKS: Final = _split(
    "of with without in at on by near for from over under behind de du des en à von mit aus im am",
)
"""Words after which a name goes on about something else: what it is stands before them."""

NAMING: Final = _split(
    "ruin ruine temple house church castle fort fortress tower silo hangar bunker hall villa mansion",
    "chapel haus maison turm forest copse grove jungle wald forêt bosque hill hügel colline ridge mound",
    "plateau mount lake pond lac river stream canal fluss rivière bridge brücke pont container crater",
    "trench swamp marsh bog",
)
"""Words that a proper name often follows, as in "Lake Superior"."""

HEADS: Final = _split(
    "house haus tower turm wall mauer wald bridge brücke fence zaun hecke mill ruine graben hügel straße",
    "strasse krater trench shed",
)
"""Words that mean the same at the end of a longer one: courthouse, Steinmauer."""

NEVER: Final = ("cornwall", "cambridge", "watershed", "bloodshed", "treadmill", "windfall")
"""Words that only look as if they ended like that."""
