"""`battlefield roster`: check rosters, write their cards and lists, make new ones."""

import argparse
import json
import sys
from pathlib import Path

from battlefield.app.books.forms import WRITTEN
from battlefield.app.rosters.army import asked, taken_over
from battlefield.app.rosters.cards import card_html, cards_of, style
from battlefield.app.rosters.checks import findings
from battlefield.app.rosters.listing import heading, list_html, list_text
from battlefield.app.rosters.starting import blank_roster
from battlefield.cli.convert import UseError, answered
from battlefield.cli.speech import complain
from battlefield.cli.window import write_roster_cards
from battlefield.files import SceneError
from battlefield.files.battles.roster_writing import write_roster
from battlefield.files.battles.rosters import read_roster
from battlefield.files.imports import MOST_BYTES, Source, read_source
from battlefield.files.scene.whole_files import write_bytes
from battlefield.files.text.errors import did_you_mean, listed, shown
from battlefield.rules.muster.roster import Roster

_ENDINGS = (".pdf", ".html", ".txt")
_QUIET = "#62666D"
_PAGE = "<!DOCTYPE html><meta charset='utf-8'><title>{title}</title><style>{style}</style>{body}"


def roster(given: argparse.Namespace) -> int:
    """Carry out what is asked of a roster; give the exit status."""
    if given.way == "check":
        return max(_check(path, given.json) for path in given.rosters)
    try:
        if given.way == "make":
            return _make(given)
        return _tell(read_roster(given.roster), Path(given.roster).parent, given.way, given.out)
    except (SceneError, UseError) as error:
        return complain(str(error), 2)


def _check(path: str, as_json: bool) -> int:
    """Say what is wrong with a roster: 1 where it cannot be played, 2 where it cannot be read."""
    try:
        found = read_roster(path)
    except SceneError as error:
        return _unusable(path, error, as_json)
    told = findings(found)
    if as_json:
        lines = [{"fault": each.is_fault, "words": each.words, "remedy": each.remedy} for each in told]
        print(json.dumps({"file": path, "usable": True, "findings": lines}, ensure_ascii=False))
    else:
        print(f"{path}: {heading(found)}")
        for each in told:
            print(f"{path}: {'fault' if each.is_fault else 'note'}: {each.sentence}")
    return int(any(each.is_fault for each in told))


def _unusable(path: str, error: SceneError, as_json: bool) -> int:
    if not as_json:
        return complain(str(error), 2)
    print(json.dumps({"file": path, "usable": False, "error": str(error)}, ensure_ascii=False))
    return 2


def _tell(found: Roster, folder: Path, way: str, out: str | None) -> int:
    """Print a roster, or write it to a file."""
    if out is None:
        print(list_text(found), end="")
        return 0
    path = Path(out)
    ending = path.suffix.lower()
    if ending not in _ENDINGS:
        return complain(f"{out} must end in {listed(_ENDINGS)}", 2)
    pages = [card_html(card, folder) for card in cards_of(found)] if way == "cards" else [list_html(found)]
    if ending == ".pdf":
        return _printed(found, pages, path, 2 if way == "cards" else 1)
    body = "<hr>".join(pages)
    page = _PAGE.format(title=found.name.replace("<", ""), style=style(_QUIET), body=body)
    write_bytes(path, (page if ending == ".html" else list_text(found)).encode())
    print(f"{out}: {heading(found)}")
    return 0


def _printed(found: Roster, pages: list[str], path: Path, columns: int) -> int:
    def told(count: int, points: float) -> None:
        sides = "1 page" if count == 1 else f"{count} pages"
        print(f"{path}: {heading(found)}; {sides} of A4, lettering of {points:g} points")

    return write_roster_cards(pages, style(_QUIET), found.name, path, columns, told)


def _list_given(name: str) -> Source:
    """Return the file of an army list, or what standard input holds for "-"."""
    if name != "-":
        return read_source(name)
    if sys.stdin is None:
        raise SceneError("standard input", "is closed", "name the file of an army list")
    return Source("standard input", sys.stdin.buffer.read(MOST_BYTES + 1))


def _make(given: argparse.Namespace) -> int:
    """Write a roster to begin with, or one of an army list with what became of that."""
    if given.book not in WRITTEN:
        hint = did_you_mean(given.book, WRITTEN)
        raise UseError(f"--book is {shown(given.book)}; it must be {listed(WRITTEN)}{hint}")
    made = blank_roster(given.book)
    if given.army is not None:
        source = _list_given(given.army)
        taken = taken_over(source, given.book, answered(asked(source), given.answers))
        made = taken.roster
        print("\n".join(taken.lines))
    elif given.answers:
        raise UseError("--answer is for an army list; name one with --list")
    write_roster(given.out, made)
    print(f"{given.out}: {heading(made)}")
    return 0
