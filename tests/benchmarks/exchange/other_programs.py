"""Exports of the sample tables judged by the programs that they are written for.

    python tests/benchmarks/exchange/other_programs.py      all tables; with a number, so many of them

rsvg-convert draws the SVG outlines: the sheet is as large as the board, each piece is inked where it lies,
and the bare mat is not. qpdf checks PDF files; pdfinfo tells whether sheets are true to scale, and pdftoppm
whether a whole mat is inked where pieces lie.
Tiled opens maps and writes them again: each object is where it was, and the map is the same table when it is
read again. A program that is not there is left out with a sentence. Whatever one of them finds wrong is
printed, and ends the program with status 1.
"""

import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent / "files" / "exports")]

from exchanged import assert_same_parts, without_holes  # noqa: E402

from battlefield.app.design.parts.parts import all_parts, find_part, ref_of  # noqa: E402
from battlefield.app.design.parts.places import box_of_part  # noqa: E402
from battlefield.files import read_scene  # noqa: E402
from battlefield.files.exports import exported  # noqa: E402
from battlefield.files.imports import Source, imported  # noqa: E402
from battlefield.resources import asset  # noqa: E402
from battlefield.rules.scene.contents import Scene, Terrain  # noqa: E402

TABLES = [
    *sorted((HERE.parents[1] / "maps").glob("*.json")),
    *sorted(asset("rosters").glob("*_table.json")),
]
PACKAGES = {
    "rsvg-convert": "librsvg2-bin",
    "qpdf": "qpdf",
    "pdfinfo": "poppler-utils",
    "pdftoppm": "poppler-utils",
    "tiled": "tiled",
}
STEP = 2.0  # inches between places that are looked at
ROUNDED = 0.002  # inches by which a number of six digits may be off
DOTS = 40  # pixels to the inch of what is drawn
POINTS = 72.0
A4 = (595.276, 841.89)
SHOWN = ("picture", "grid", "names", "models", "templates", "zones", "objectives", "areas", "notes")
BARE = tuple(f"--no-{each}" for each in SHOWN)


def run(*words: str) -> str:
    """Run a program; give what it says, with its complaints where it fails."""
    done = subprocess.run(words, capture_output=True, text=True, timeout=900, check=False)
    return done.stdout if done.returncode == 0 else f"FAILED {done.returncode}: {done.stdout}{done.stderr}"


def is_there(program: str) -> bool:
    """Return whether a program is there; say how it is had where it is not."""
    if shutil.which(program) is None:
        print(f"{program} is not there, and is left out: apt-get install {PACKAGES[program]}")
        return False
    return True


def of_svg(table: Path, folder: Path) -> Iterator[str]:
    """Judge the SVG outlines by rsvg-convert: how large the sheet is, and where pieces are inked."""
    scene = read_scene(table)
    bare = Scene(scene.board, terrain=tuple(each for each in scene.terrain if each.door is None))
    (folder / "t.svg").write_bytes(exported(bare, "svg").data)
    said = run("rsvg-convert", "-d", str(DOTS), "-p", str(DOTS), "-b", "white", "-o", f"{folder}/t.png",
               f"{folder}/t.svg")  # fmt: skip
    if said.startswith("FAILED"):
        yield said
        return
    from PySide6.QtGui import QImage

    image = QImage(str(folder / "t.png"))
    wanted = (round(scene.board.width * DOTS), round(scene.board.height * DOTS))
    if max(abs(image.width() - wanted[0]), abs(image.height() - wanted[1])) > 1:
        yield f"rsvg-convert draws {image.width()} × {image.height()} pixels, not {wanted[0]} × {wanted[1]}"
    yield from _wrong_ink("rsvg-convert", image, bare)


def _wrong_ink(program: str, image: object, scene: Scene) -> Iterator[str]:
    """Tell where ink and pieces differ, at places that are clear of all edges."""
    from battlefield.geometry.pieces.terrain import contains_point, nearest_point

    found: list[tuple[bool, str]] = []
    for row in range(int(scene.board.height / STEP)):
        for column in range(int(scene.board.width / STEP)):
            at = ((column + 0.5) * STEP, (row + 0.5) * STEP)
            near = (nearest_point(each.outline, at) for each in scene.terrain)
            if any(abs(x - at[0]) < 0.1 and abs(y - at[1]) < 0.1 for x, y in near):
                continue
            is_inside = any(_inside(each, at, contains_point) for each in scene.terrain)
            seen = image.pixelColor(round(at[0] * DOTS), round(at[1] * DOTS)).name()  # type: ignore[attr-defined]
            found.append((is_inside, seen))
    mats = Counter(seen for is_inside, seen in found if not is_inside).most_common(1)
    wrong = sum(is_inside == (seen == mats[0][0]) for is_inside, seen in found) if mats else 0
    if wrong:
        yield f"{program} inks {wrong} of {len(found)} places otherwise than pieces lie"


def _inside(piece: Terrain, at: tuple[float, float], contains: object) -> bool:
    return contains(piece.outline, at)  # type: ignore[operator]


def of_pdf(table: Path, folder: Path) -> Iterator[str]:
    """Judge PDF files by qpdf, their sheets by pdfinfo (a mat is as large as the board), ink by pdftoppm."""
    scene = read_scene(table)
    for paper, more in (("a4", ()), ("mat", ("--mat-colour", *BARE))):
        out = folder / f"{paper}.pdf"
        said = run(
            sys.executable, "-m", "battlefield", "print", str(table), str(out), "--paper", paper, *more
        )
        if said.startswith("FAILED"):
            yield said
            continue
        checked = run("qpdf", "--check", str(out)) if shutil.which("qpdf") else ""
        if checked.startswith("FAILED") or "WARNING" in checked:
            yield f"qpdf: {checked[:300]}"
        if shutil.which("pdfinfo"):
            yield from _wrong_sheet(paper, scene, run("pdfinfo", str(out)))
        if shutil.which("pdftoppm") and paper == "mat":
            yield from _wrong_mat(out, scene)


def _wrong_mat(sheet: Path, scene: Scene) -> Iterator[str]:
    """Draw a mat by pdftoppm, and tell where pieces are not inked, or what is none is."""
    from PySide6.QtGui import QImage

    drawn = sheet.with_suffix(".png")
    said = run("pdftoppm", "-r", str(DOTS), "-png", "-singlefile", str(sheet), str(drawn.with_suffix("")))
    if said.startswith("FAILED"):
        yield said
        return
    doorless = tuple(each for each in scene.terrain if each.door is None and not each.hold.hidden)
    yield from _wrong_ink("pdftoppm", QImage(str(drawn)), replace(scene, terrain=doorless))


def _wrong_sheet(paper: str, scene: Scene, told: str) -> Iterator[str]:
    line = next((each for each in told.splitlines() if each.startswith("Page size:")), "")
    size = sorted(float(each) for each in line.split() if each.replace(".", "").isdigit())[:2]
    wanted = sorted(A4 if paper == "a4" else (scene.board.width * POINTS, scene.board.height * POINTS))
    if len(size) < 2 or max(abs(one - other) for one, other in zip(size, wanted, strict=True)) > 0.6:
        yield f"pdfinfo tells of a {paper} sheet: {line.strip() or told[:80]}; wanted {wanted} points"


def of_tiled(table: Path, folder: Path) -> Iterator[str]:
    """Judge maps by Tiled, which opens and writes them: each object, and the table, is the same."""
    scene = read_scene(table)
    made = exported(scene, "tiled").data
    (folder / "t.tmj").write_bytes(made)
    for kind in ("json", "tmx"):
        out = folder / f"again.{'tmj' if kind == 'json' else 'tmx'}"
        said = run("tiled", "--export-map", kind, f"{folder}/t.tmj", str(out))
        if said.startswith("FAILED") or not out.exists():
            yield f"tiled writes no {kind}: {said[:200]}"
            continue
        if kind == "json":
            yield from _moved_objects(json.loads(made), json.loads(out.read_bytes()))
        back = imported(Source(out.name, out.read_bytes()), {})
        wanted = without_holes(replace(scene, layers=()))
        yield from (
            f"as Tiled writes it as {kind}, {fault}" for fault in _otherwise(back.scene, wanted, kind)
        )


def _otherwise(found: Scene, wanted: Scene, kind: str) -> Iterator[str]:
    """Tell what is another thing once it is read again; in TMX, Tiled writes six digits of a number."""
    if kind == "json":
        try:
            assert_same_parts(found, wanted)
        except AssertionError as error:
            yield str(error)[:200]
        return
    for part in all_parts(wanted):
        again = find_part(found, ref_of(part))
        if again is None:
            yield f"{part.id} is gone"
            continue
        boxes = [box_of_part(each) for each in (part, again)]
        sides = [(box.left, box.top, box.right, box.bottom) for box in boxes]
        off = max(abs(one - other) for one, other in zip(*sides, strict=True))
        if off > ROUNDED or getattr(part, "kind", "") != getattr(again, "kind", ""):
            yield f"{part.id} lies {off:.4f} in off, or is of another kind"


def _moved_objects(was: dict[str, object], now: dict[str, object]) -> Iterator[str]:
    before, after = objects_of(was), objects_of(now)
    if before.keys() != after.keys():
        yield f"Tiled keeps {len(after)} objects of {len(before)}"
    for key in before.keys() & after.keys():
        for name in ("x", "y", "width", "height", "rotation"):
            if abs(before[key].get(name, 0) - after[key].get(name, 0)) > 1e-4:
                yield f"Tiled moves object {key}: {name} {before[key].get(name)} to {after[key].get(name)}"


def objects_of(map_: dict[str, object]) -> dict[int, dict[str, float]]:
    """Return the objects of a map by their numbers."""
    layers = map_.get("layers")
    assert isinstance(layers, list)
    return {each["id"]: each for layer in layers for each in layer.get("objects", ())}


JUDGES = {("rsvg-convert",): of_svg, ("qpdf", "pdfinfo", "pdftoppm"): of_pdf, ("tiled",): of_tiled}


def main() -> int:
    """Let every program that is there judge every sample table."""
    faults, tables = 0, TABLES[: int(sys.argv[1])] if len(sys.argv) > 1 else TABLES
    for programs, judge in JUDGES.items():
        there = [each for each in programs if is_there(each)]
        if not there:
            continue
        wrong = 0
        for table in tables:
            with TemporaryDirectory() as folder:
                for fault in judge(table, Path(folder)):
                    wrong += 1
                    print(f"  {table.name}: {fault}", flush=True)
        print(f"{' and '.join(there)}: {len(tables)} tables, {wrong} faults", flush=True)
        faults += wrong
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
