"""`battlefield bench`: one effect of a book on a scene, carried out or foreseen."""

import argparse
import json
from pathlib import Path

from battlefield.app.bench.carrying_out import BenchError, carry_out, case_of
from battlefield.app.bench.foresight import foresee_well
from battlefield.app.bench.listing import UnknownError, left_out, search
from battlefield.app.bench.one_effect import Trial
from battlefield.app.bench.results import title_of
from battlefield.cli.speech import complain
from battlefield.files import SceneError, read_scene
from battlefield.files.scene.writing import write_scene


def bench(given: argparse.Namespace) -> int:
    """Do it, and print each roll, modifier and reason; 1 where it cannot be done, 2 where nothing fits."""
    if given.list:
        return _listed(given.book)
    try:
        scene = read_scene(given.scene)
        if not given.effect:
            raise BenchError("name the effect: --effect NAME, or --list")
        values = dict(_number(text) for text in given.values)
        entry, case = case_of(
            scene, given.book, given.effect, given.attacker, given.target, values, given.seed
        )
        if given.foresee:
            return _foreseen(Trial(entry, case), as_json=given.json)
        done = carry_out(entry, case, _faces(given.dice), given.answers)
        if given.out is not None:
            write_scene(Path(given.out), done.result.scene)
    except (SceneError, UnknownError) as error:
        return complain(str(error), 2)
    except BenchError as error:
        return complain(str(error), 1)
    print(json.dumps(done.facts, ensure_ascii=False) if given.json else done.result.text)
    for what in () if given.json else done.answered:
        print(f"  Answered by itself: {what}")
    if done.dice_left and not given.json:
        complain(f"{done.dice_left} of the dice given were not rolled", 0)
    return 0


def _foreseen(trial: Trial, *, as_json: bool) -> int:
    found = foresee_well(trial)
    if as_json:
        print(json.dumps({"effect": title_of(trial), "foreseen": list(found.lines())}, ensure_ascii=False))
    else:
        print("\n  ".join((title_of(trial), *found.lines())))
    return 1 if found.refusal else 0


def _listed(book: str) -> int:
    found = search("", book)
    for entry in found:
        dials = (f"{dial.key}={dial.usual}" for dial in entry.effect.dials)
        print(f"{entry.effect.name}: {', '.join(entry.effect.roles)}; {' '.join(dials)}")
    print("\nNot on the bench:" if left_out(book) else "")
    for name, why in left_out(book).items():
        print(f"{name}: {why}")
    return 0 if found else complain(f"no book {book!r} has a bench", 2)


def _faces(text: str) -> tuple[int, ...]:
    parts = [part.strip() for part in text.replace(" ", ",").split(",") if part.strip()]
    wrong = next((part for part in parts if not part.isdecimal()), None)
    if wrong is not None:
        raise BenchError(f"--dice: {wrong!r} is no face; write them like 4,2")
    return tuple(map(int, parts))


def _number(text: str) -> tuple[str, int]:
    key, _, value = text.partition("=")
    if not value.strip().isdecimal():
        raise BenchError(f"--set: write KEY=N with a whole number, not {text!r}")
    return key.strip(), int(value)
