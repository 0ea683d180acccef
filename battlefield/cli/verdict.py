"""`battlefield verdict`: a verdict card made of a question about a scene, or one worked out again."""

import argparse
from pathlib import Path

from battlefield.app.measure.questions import QuestionError
from battlefield.app.refereeing.card_html import plain_words
from battlefield.app.refereeing.evidence import Evidence, evidence_of, parse_evidence
from battlefield.app.refereeing.time_of_day import dated, time
from battlefield.app.refereeing.told import told_of
from battlefield.app.refereeing.verifying import fault_of
from battlefield.cli.speech import complain
from battlefield.cli.window import write_card
from battlefield.files import SceneError, read_scene
from battlefield.files.cards.carriers import carried
from battlefield.files.scene.whole_files import read_bytes
from battlefield.files.text import limits
from battlefield.files.text.fields import Fields
from battlefield.files.text.json_text import check, decode

ENDINGS = (".pdf", ".png", ".html")
MOST_BYTES = 8 * limits.FILE_BYTES  # of a card: its pictures beside a scene


def verdict(given: argparse.Namespace) -> int:
    """Make a card, or work one out again; give the exit status."""
    if given.question is None and given.out is None:
        return _worked_out_again(given.file)
    if given.question is None or given.out is None:
        return complain("a card is made with both --question and --out; leave both out to check one", 2)
    if not given.out.lower().endswith(ENDINGS):
        return complain(f"{given.out} must end in {', '.join(ENDINGS[:-1])} or {ENDINGS[-1]}", 2)
    return _made(given)


def _made(given: argparse.Namespace) -> int:
    """Make a card: 0 where it is written, 1 without an answer, 2 where a file cannot be used."""
    try:
        scene = read_scene(given.file)
        question = decode(given.question.encode())
        check(question)
        asked = Fields(question, "the question").found
        evidence = evidence_of(scene, asked, dated(time()), given.names, given.about)
    except QuestionError as error:
        return complain(str(error), 1)
    except SceneError as error:
        return complain(str(error), 2)
    status = write_card(evidence, Path(given.out), Path(given.file))
    if status == 0:
        _tell(evidence)
    return status


def _worked_out_again(path: str) -> int:
    """Check a card: 0 where all is as it was made, 1 where something differs, 2 where it cannot be read."""
    try:
        data = read_bytes(path, MOST_BYTES)
        found, is_sealed = carried(data)
    except SceneError as error:
        return complain(str(error.of(path)), 2)
    fault = _fault(found, is_sealed)
    if fault:
        return complain(f"{path} is not as it was made: {fault}", 1)
    _tell(parse_evidence(found))
    print(f"{path} is as it was made: its scene gives this very answer.")
    return 0


def _fault(found: bytes, is_sealed: bool) -> str:
    """Say what differs; evidence that cannot be read was changed, or is another program's."""
    try:
        return fault_of(parse_evidence(found), is_sealed)
    except SceneError as error:
        return f"its evidence cannot be read ({error})"


def _tell(evidence: Evidence) -> None:
    print(plain_words(evidence, told_of(evidence)))
