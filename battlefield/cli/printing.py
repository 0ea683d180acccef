"""`battlefield print`: pages true to scale, of a table or of what is cut out for it, as PDF."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from battlefield.app.printing.pages import Plan, PrintError, chosen_pages, scale_words
from battlefield.app.printing.paper import PAPERS
from battlefield.app.printing.plan import plan_of
from battlefield.app.printing.wish import WHATS, What, Wish
from battlefield.app.wording.lengths import LengthError, parse_length
from battlefield.cli.left_out import shown_of
from battlefield.cli.speech import complain
from battlefield.cli.window import write_pages
from battlefield.files import SceneError, read_scene
from battlefield.files.scene.piece_picture_files import with_piece_pictures_found
from battlefield.files.text.errors import did_you_mean, listed, shown

Key = TypeVar("Key", bound=str)
MOST_COPIES = 50


class UseError(ValueError):
    """A wrong use of the command; its text is one sentence."""


def print_scene(given: argparse.Namespace) -> int:
    """Write the pages that are asked for; give the exit status."""
    if not given.out.lower().endswith(".pdf"):
        return complain(f"{given.out} must end in .pdf", 2)
    try:
        wish = _wish(given)
        scene = with_piece_pictures_found(read_scene(given.scene), Path(given.scene))
        plan = plan_of(scene, wish)
        plan = plan.only(chosen_pages(plan, given.pages))
    except (UseError, PrintError, SceneError) as error:
        return complain(str(error), 2)
    title = f"{scene.name or 'Table'}: {WHATS[wish.what]}"
    status = write_pages(plan, Path(given.out), title, Path(given.scene))
    if status == 0:
        print(f"{given.out}: {_words(plan, wish)}")
    return status


def _wish(given: argparse.Namespace) -> Wish:
    """Read a wish from the command line; UseError where it is none."""
    whats: dict[What, str] = {key: words for key, words in WHATS.items() if key != "selection"}
    paper = _one_of("--paper", given.paper, PAPERS)
    if given.portrait and given.landscape:
        raise UseError("--portrait and --landscape exclude each other; leave one out")
    usual = Wish()
    return Wish(
        what=_one_of("--what", given.what, whats),
        paper=paper,
        orientation="portrait" if given.portrait else "landscape" if given.landscape else "best",
        overlap=_overlap(given.overlap),
        scale=_scale(given.scale),
        shown=shown_of(given, mat=given.mat_colour or paper == "mat"),
        effects=usual.effects if given.effects is None else _effects(given.effects),
        copies=_copies(given.copies),
    )


def _one_of(option: str, text: str, known: Mapping[Key, str]) -> Key:
    for key in known:
        if text.lower() == key:
            return key
    raise UseError(f"{option} is {shown(text)}; it must be {listed(known)}{did_you_mean(text, known)}")


def _overlap(text: str) -> float:
    try:
        return parse_length(text)
    except LengthError as error:
        raise UseError(f"--overlap: {error}") from None


def _scale(text: str) -> float:
    """Read "1:4", "0.25" or "page"."""
    if text.strip().lower() == "page":
        return 0.0
    over, _, under = text.partition(":")
    try:
        value = float(over) / float(under or 1.0)
    except (ValueError, ZeroDivisionError):
        value = 0.0
    if not 0.01 <= value <= 10.0:
        raise UseError(f'--scale is {shown(text)}; write it like 1:4, from 1:100 to 10:1, or "page"')
    return value


def _effects(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())


def _copies(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text[:4]) <= MOST_COPIES:
        raise UseError(f"--copies is {shown(text)}; it must be a whole number from 1 to {MOST_COPIES}")
    return int(text)


def _words(plan: Plan, wish: Wish) -> str:
    if wish.paper == "mat":
        return f"one sheet of {plan.width:g} × {plan.height:g} in, {scale_words(plan.scale).lower()}"
    count = f"{len(plan.pages)} page{'' if len(plan.pages) == 1 else 's'}"
    lies = "landscape" if plan.width > plan.height else "portrait"
    scale = scale_words(plan.scale).lower()
    return f"{count} of {PAPERS[wish.paper]}, {lies}, {scale}; print at 100 % and measure the bars"
