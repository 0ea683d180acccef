"""`battlefield generate`: a table made by the program from a kit, the best of some, and why it is fair."""

import argparse
import json
import sys
from pathlib import Path

from battlefield.app.checks.telling import fairness_object, finding_object
from battlefield.app.generating.kits import bundled_kits, kit_named
from battlefield.app.generating.searching import Made, best_table
from battlefield.app.generating.wish import DEPLOYMENTS, WAYS, Wish, WishError, base_named, named, size_named
from battlefield.cli.speech import complain
from battlefield.files import SceneError, write_scene
from battlefield.files.scene.on_disk import digest_on_disk
from battlefield.files.text.errors import shown
from battlefield.resources import asset

_DIGITS = 12  # of a number that is typed


def generate(given: argparse.Namespace) -> int:
    """Make a table and write it; give the exit status, 2 where it cannot be made."""
    if given.list:
        return _list(given.json)
    if not given.out:
        return complain("name the file to write, such as table.json; `--list` lists the kits", 2)
    if not given.out.lower().endswith(".json"):
        return complain(
            f"{given.out} must end in .json, as scene files do; `battlefield convert` makes others", 2
        )
    try:
        wish = _wish(given)
        made = best_table(wish, tell=lambda share: _tell_progress(share, wish.tries))
        path = Path(given.out)
        write_scene(path, made.scene, digest_on_disk(path))
    except (WishError, SceneError) as error:
        return complain(str(error), 2)
    print(json.dumps(_told(made, given.out), ensure_ascii=False) if given.json else _words(made, given.out))
    return 0


def _wish(given: argparse.Namespace) -> Wish:
    width, height = size_named(given.size)
    return Wish(
        kit_named(given.kit, asset("library")),
        width,
        height,
        _whole("--density", given.density.removesuffix("%")),
        _whole("--seed", given.seed),
        named(given.symmetry, WAYS, "--symmetry"),
        _whole("--tries", given.tries),
        named(given.zones, DEPLOYMENTS, "--zones"),
        _whole("--objectives", given.objectives),
        base_named(given.base),
        _whole("--sets", given.sets),
    )


def _whole(name: str, text: str) -> int:
    if not text.strip().isdecimal() or len(text) > _DIGITS:
        raise WishError(f"{name} is {shown(text)}; it must be a whole number")
    return int(text)


def _tell_progress(share: float, tries: int) -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"\r{100.0 * share:3.0f} % of {tries} tables looked at", end="", file=sys.stderr, flush=True)
        if share >= 1.0:
            print(file=sys.stderr)


def _words(made: Made, out: str) -> str:
    return f"{made.scene.description}\n{out}: written"


def _told(made: Made, out: str) -> dict[str, object]:
    findings = [finding_object(finding) for finding in made.findings]
    told = {"file": out, "name": made.scene.name, "looked": made.looked, "words": made.words}
    return {**told, "findings": findings, "fairness": fairness_object(made.found)}


def _list(as_json: bool) -> int:
    kits = bundled_kits(asset("library"))
    for kit in kits:
        held = {piece.name: count for piece, count in kit.pieces}
        if as_json:
            print(json.dumps({"kit": kit.name, "says": kit.says, "pieces": held}, ensure_ascii=False))
        else:
            print(f"{kit.name}: {kit.says}. {', '.join(f'{count} {name}' for name, count in held.items())}")
    return 0
