"""`battlefield ask`: one JSON question a line in, one JSON answer a line out."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from json import dumps
from typing import BinaryIO

from battlefield.app.measure.questions import QuestionError, answer
from battlefield.cli.speech import complain
from battlefield.files import SceneError, read_scene
from battlefield.files.text.errors import reason, shown
from battlefield.files.text.json_text import check, decode
from battlefield.rules.scene.contents import Scene

LONGEST = 1_000_000  # bytes of one question
Answer = dict[str, object]


def ask(scene_path: str, questions_path: str | None) -> int:
    """Answer every question; 0 when all could be answered, 1 when some could not, 2 when none was read."""
    try:
        scene = read_scene(scene_path)
        questions = _opened(questions_path)
    except SceneError as error:
        return complain(str(error), 2)
    failed = False
    with questions as stream:
        for number, line in enumerate(_lines(stream), start=1):
            if line.strip():
                reply = _reply(scene, line, number)
                failed = failed or "error" in reply
                print(dumps(reply, allow_nan=False), flush=True)
    return 1 if failed else 0


def _opened(path: str | None) -> AbstractContextManager[BinaryIO]:
    if path is None:
        if sys.stdin is None:
            raise SceneError("standard input", "is closed", "name a file of questions")
        return nullcontext(sys.stdin.buffer)
    try:
        return open(path, "rb")
    except (OSError, ValueError) as error:
        raise SceneError("", f"cannot be read ({reason(error)})", "name a file of questions", path) from None


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield line after line as it arrives; of a line that is too long only its beginning."""
    while line := stream.readline(LONGEST + 2):
        end = line
        while len(end) == LONGEST + 2 and not end.endswith(b"\n"):
            end = stream.readline(LONGEST + 2)
        yield line


def _reply(scene: Scene, line: bytes, number: int) -> Answer:
    tag: Answer = {}
    try:
        if len(line.rstrip(b"\r\n")) > LONGEST:
            raise QuestionError(f"line {number} is too long; at most {LONGEST} bytes are read")
        question = decode(line.rstrip(), number)
        tag = _tag(question)
        check(question)
        if not isinstance(question, dict):
            raise QuestionError(f"line {number} is {shown(question)}; it must be a question {{...}}")
        return answer(scene, question) | tag
    except (QuestionError, SceneError) as error:
        return {"error": str(error)} | tag
    except Exception as error:  # one question must not end the others, whatever it meets
        return {"error": f"the question was not answered ({type(error).__name__}: {error})"} | tag


def _tag(question: object) -> Answer:
    if not isinstance(question, dict) or "tag" not in question:
        return {}
    try:
        check(question["tag"])
    except SceneError:
        return {}
    return {"tag": question["tag"]}
