"""Ways in which the program writes files that have no journal: whole or not at all."""

from dataclasses import replace

from pytest import MonkeyPatch
from writing_ways import (
    PNG,
    START,
    Way,
    again,
    at_x,
    command,
    damaged_before,
    nothing,
    roster_before,
    table_before,
)

from battlefield.app.contests.matches import Fought
from battlefield.app.contests.records import Record
from battlefield.app.design.library import own_pieces
from battlefield.app.design.library.library import read_library
from battlefield.app.desk.edits import Ref
from battlefield.app.refereeing.clock_file import clock_in, keep_clock
from battlefield.app.refereeing.round_clock import RoundClock
from battlefield.cli.installed import desktop
from battlefield.files.journals.reasons_file import ReasonsFile
from battlefield.files.scene.opening import read_scene
from battlefield.files.scene.pictures import kept_beside
from battlefield.files.scene.writing import write_scene
from battlefield.files.terrain.base_sizes import read_bases, write_bases
from battlefield.geometry.kernel.shapes import BaseSize, Circle
from battlefield.rules.scene.contents import Terrain

TABLE = replace(START, terrain=(Terrain("rock", Circle((5.0, 5.0), 1.0), top=2.0, kind="rock"),))
ROCK = (Ref("terrain", "rock"),)


def bytes_in(path):
    """Give what stands in a file; None where there is none."""
    return path.read_bytes() if path.exists() else None


# small files of the program's own


def clock_work(folder, told):
    """Keep the round clock as it changes."""
    for left in (3000.0, 2000.0):
        clock = replace(RoundClock(), left=left)
        again(told, lambda clock=clock: keep_clock(clock, folder), clock)


def bases_work(folder, told):
    """Note the bases of models."""
    for number in (25, 32):
        bases = {"guard": BaseSize.round(number)}
        again(told, lambda bases=bases: write_bases(folder / "bases.json", bases), bases)


def pieces_work(folder, told):
    """Keep a piece, put another in its place, name it anew and take it away."""
    home = folder / "home" / "library"
    other = replace(TABLE, terrain=(replace(TABLE.terrain[0], top=3.0),))
    again(told, lambda: own_pieces.add_piece(home, "Rock", TABLE, ROCK, True), [("Rock", 2.0)])
    again(told, lambda: own_pieces.add_piece(home, "Rock", other, ROCK, True), [("Rock", 3.0)])
    for found in read_library(folder / "none", home).pieces:
        again(told, lambda found=found: own_pieces.rename(found, "Stone"), [("Stone", 3.0)])
        again(told, lambda found=found: own_pieces.remove(found), [])


def pieces_found(folder):
    """Give the names and heights of the pieces that are kept."""
    library = read_library(folder / "none", folder / "home" / "library")
    assert not library.complaints
    return [(each.name, each.parts[0].top) for each in library.pieces]


def reasons_work(folder, told):
    """Keep what an opponent had in mind, on which nothing depends."""
    kept = ReasonsFile(folder / "a.reasons")
    for number in range(3):
        told.step(lambda number=number: kept.keep(str(number), {"n": number}), None)


def reasons_found(folder):
    """Read them; each that is there is whole."""
    kept = ReasonsFile(folder / "a.reasons")
    assert all(kept.get(str(n)) in (None, {"key": str(n), "n": n}) for n in range(3))


# pictures


def picture_before(folder):
    """Lay a picture elsewhere."""
    (folder / "elsewhere").mkdir()
    (folder / "elsewhere" / "map.png").write_bytes(PNG)
    (folder / "table").mkdir()


def picture_work(folder, told):
    """Keep the picture beside a table."""
    after = folder / "table" / "table.json"
    again(told, lambda: kept_beside(str(folder / "elsewhere" / "map.png"), None, after), PNG)


def picture_found(folder):
    """Give what lies beside the table."""
    return bytes_in(folder / "table" / "table-picture.png")


# commands


def record_work(folder, told):
    """Write battles of an arena down as they end."""
    known = []

    def add():
        with Record(str(folder / "arena.jsonl"), {"seed": 1}) as record:
            if len(record.known) == len(known):  # else it was written, though the disk did not say so
                record.add(Fought("a.json", len(known), "won", "0" * 32, (1.0,)))

    for _ in range(3):
        again(told, add, len(known) + 1)
        known.append(1)


def record_found(folder):
    """Count the battles that are written down."""
    with Record(str(folder / "arena.jsonl"), {"seed": 1}) as record:
        return len(record.known) or None


def saved_by(name, *words, before=table_before, is_over=True):
    """Give a way of a command that writes a file, over an old one or anew; whole or not at all."""

    def made(folder):
        return [str(folder / word[1:]) if word.startswith("@") else word for word in words]

    def work(folder, told):
        told.step(lambda: command(*made(folder)), "new")

    def prepare(folder):
        before(folder)
        if is_over:
            (folder / name).write_bytes(b"old")
        return "old"

    def found(folder):
        held = bytes_in(folder / name)
        return (
            "old"
            if held == (b"old" if is_over else None)
            else "new"
            if held == WHOLE.setdefault(words, held)
            else held
        )

    return Way(f"battlefield {words[0]}", prepare, work, found)


WHOLE = {}  # what commands write where nothing goes wrong: each is tried so first


def desktop_work(folder, told):
    """Put the program into the menus, and take it out again."""
    with MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(folder / "share"))
        patch.setattr(desktop, "_TOLD", ())
        again(told, lambda: command("desktop", "add"), "whole")
        again(told, lambda: command("desktop", "remove"), "whole")


def desktop_found(folder):
    """Tell whether each part that is there is whole."""
    found = [path.read_bytes() for path in (folder / "share").rglob("battlefield.*") if path.is_file()]
    return "whole" if all(each.rstrip().endswith((b">", b"=false", b";")) for each in found) else found


def scene_work(folder, told):
    """Save a table over another one."""
    again(told, lambda: write_scene(folder / "table.json", at_x(7)), at_x(7))


FILES = (
    Way(
        "a table saved over another",
        table_before,
        scene_work,
        lambda folder: read_scene(folder / "table.json"),
    ),
    Way("the round clock", lambda _: RoundClock(), clock_work, clock_in),
    Way("bases of models", lambda _: {}, bases_work, lambda folder: read_bases(folder / "bases.json")),
    Way("own pieces", lambda _: [], pieces_work, pieces_found),
    Way("an opponent's reasons", nothing, reasons_work, reasons_found),
    Way("a picture beside a table", picture_before, picture_work, picture_found),
    Way("battlefield arena", nothing, record_work, record_found),
    saved_by("out.svg", "convert", "@table.json", "@out.svg"),
    saved_by("out.json", "schema", "scene", "--out", "@out.json"),
    saved_by(
        "out.json", "recover", "@journal.first", "--out", "@out.json", before=damaged_before, is_over=False
    ),
    saved_by("out.html", "roster", "list", "@roster.json", "--out", "@out.html", before=roster_before),
    Way("battlefield desktop", lambda _: "whole", desktop_work, desktop_found),
)
