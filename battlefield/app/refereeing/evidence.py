"""What a verdict card proves itself by: the scene, the question, the answer, and when and for whom."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import PurePath

from battlefield import __version__
from battlefield.app.measure.questions import Answer, QuestionError, answer
from battlefield.files import parse_scene, scene_bytes
from battlefield.files.scene.piece_picture_files import without_folders_of_pieces
from battlefield.files.text.fields import Fields, check_format
from battlefield.files.text.json_text import check, decode
from battlefield.rules.scene.contents import Scene

FORMAT, VERSION = "battlefield-verdict", 1
ASKED = ("sight", "coverage", "range", "distance", "coherency", "reach")
MOST_LETTERS = 200  # of names
Object = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Evidence:
    """A question about a scene with its answer; `about` is the model that the card speaks of, "" of all."""

    scene: Scene
    written: Object  # the scene as its file has it, which the digest is taken of
    digest: str
    question: Object
    answer: Answer
    made: str
    names: str = ""
    about: str = ""
    program: str = __version__


def evidence_of(scene: Scene, question: Object, made: str, names: str = "", about: str = "") -> Evidence:
    """Answer a question for a card, by the very call of `ask`; QuestionError where no card can be made.

    The scene is asked as its file would be read again, so that whoever reads the card asks the same one.
    """
    asked = {key: value for key, value in question.items() if key != "tag"}
    written = json.loads(scene_bytes(_without_folders(scene)))
    read = parse_scene(json.dumps(written).encode(), "")
    _check(read, asked, about)
    reply = json.loads(json.dumps(answer(read, asked), allow_nan=False))
    line = " ".join(names.split())[:MOST_LETTERS]
    return Evidence(read, written, digest_of(written), asked, reply, made, line, about)


def digest_of(written: Object) -> str:
    """Return the SHA-256 of a scene's JSON text: keys in order, no white space, UTF-8."""
    text = json.dumps(written, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def evidence_bytes(evidence: Evidence) -> bytes:
    """Write evidence as JSON."""
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "program": evidence.program,
        "made": evidence.made,
        "names": evidence.names,
        "about": evidence.about,
        "question": evidence.question,
        "answer": evidence.answer,
        "scene_sha256": evidence.digest,
        "scene": evidence.written,
    }
    return json.dumps(whole, ensure_ascii=False, allow_nan=False, indent=1).encode()


def parse_evidence(data: bytes) -> Evidence:
    """Read evidence; SceneError where it is none that this version reads."""
    value = decode(data)
    check(value)
    fields = Fields(value, "")
    check_format(fields, FORMAT, VERSION)
    written = Fields(fields.need("scene", "a scene {...}"), "scene").found
    scene = parse_scene(json.dumps(written).encode(), "")
    question = Fields(fields.need("question", "a question {...}"), "question").found
    reply = Fields(fields.need("answer", "an answer {...}"), "answer").found
    texts = (fields.text(key) for key in ("scene_sha256", "made", "names", "about", "program"))
    digest, *others = texts
    return Evidence(scene, written, digest, question, reply, *others)


def _without_folders(scene: Scene) -> Scene:
    """Name the pictures of a scene without the folders that they lie in: they are nobody's business."""
    scene, backdrop = without_folders_of_pieces(scene), scene.backdrop
    if backdrop is None or not PurePath(backdrop.picture).is_absolute():
        return scene
    return replace(scene, backdrop=replace(backdrop, picture=PurePath(backdrop.picture).name))


def _check(scene: Scene, question: Object, about: str) -> None:
    """Refuse what no card can be made of."""
    kind = question.get("ask")
    if kind not in ASKED:
        raise QuestionError(f"a verdict card can be about {', '.join(ASKED)}; this question is another")
    if kind == "reach" and "to" not in question:
        raise QuestionError('to: is missing; a card about reach needs the place, such as "to": [12, 8]')
    if about and scene.model(about) is None:
        raise QuestionError(f"about: no model has the id {about!r}")
