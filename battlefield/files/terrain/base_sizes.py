"""Which base a model stands on, guessed by its name, and a table in which a user keeps what is right."""

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path

from battlefield.files.scene.shapes import base_object, parse_base
from battlefield.files.scene.whole_files import read_bytes, write_bytes
from battlefield.files.text import json_text
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields
from battlefield.geometry.kernel.shapes import BaseSize

FORMAT, VERSION = "battlefield-bases", 1
MOST = 20_000
USUAL = BaseSize.round(32)
_GUESSES: tuple[tuple[str, BaseSize], ...] = (  # the first whose words stand in the name
    (r"titan|gargant|colossal|super.?heavy|knight (?:titan|walker)", BaseSize.oval(170, 109)),
    (r"tank|carrier|transport|truck|wagon|chariot|battlewagon|land ship", BaseSize.oval(120, 92)),
    (r"dragon|giant|wyrm|greater|monstrosity|colossus|mammoth", BaseSize.round(100)),
    (r"monster|troll|ogre|behemoth|beast|golem|walker|dreadnought|mech|warjack|treant", BaseSize.round(60)),
    (r"bike|biker|cavalry|rider|knight errant|horse|lancer|outrider|mounted|wolf", BaseSize.oval(75, 42)),
    (r"hero|captain|lord|champion|warlord|general|commander|boss|chief|heavy|terminator", BaseSize.round(40)),
    (r"swarm|artillery|gun crew|cannon|mortar|catapult|field gun", BaseSize.round(50)),
    (r"drone|hound|familiar|rat|goblin|scout|militia|conscript|cultist|spear", BaseSize.round(25)),
)


def guessed_base(name: str) -> BaseSize:
    """Guess a base by what a model is called; 32 mm round where nothing in the name tells."""
    return base_by_name(name) or USUAL


def base_by_name(name: str) -> BaseSize | None:
    """Guess a base by what a model is called; None where nothing in the name tells."""
    plain = name[:200].lower()
    for words, base in _GUESSES:
        if re.search(rf"\b(?:{words})s?\b", plain):
            return base
    return None


def base_sentence(base: BaseSize) -> str:
    """Name a base in a sentence: "a round base of 32 mm"."""
    both = base.length_mm != base.width_mm
    size = f"{base.length_mm:g}{f' × {base.width_mm:g}' if both else ''}"
    return f"{'an' if base.kind == 'oval' else 'a'} {base.kind} base of {size} mm"


def read_bases(path: str | os.PathLike[str]) -> dict[str, BaseSize]:
    """Read a table of bases by the names of models; none where there is no file yet.

    Raises SceneError where the file is damaged.
    """
    if not Path(path).exists():
        return {}
    source = os.fspath(path)
    try:
        value = json_text.decode(read_bytes(path))
        json_text.check(value)
        fields = Fields(value, "")
        if fields.found.get("format") != FORMAT or fields.found.get("version") != VERSION:
            raise SceneError("format", "is another", f"it must be '{FORMAT}', with version {VERSION}")
        bases = Fields(fields.need("bases", '{"a name": {"round": 32}}'), "bases")
        if len(bases.found) > MOST:
            raise SceneError("bases", f"has {len(bases.found)} names", f"at most {MOST} are read")
        return {name: parse_base(bases.found[name], bases.at(name))[0] for name in bases.found}
    except SceneError as error:
        raise error if error.source else error.of(source) from None


def write_bases(path: str | os.PathLike[str], bases: Mapping[str, BaseSize]) -> None:
    """Write the table, names in order; raise SceneError where the disk refuses."""
    table = {name: base_object(bases[name]) for name in sorted(bases)}
    value = {"format": FORMAT, "version": VERSION, "bases": table}
    write_bytes(path, (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode())
