"""`battlefield convert`: a map of another program as a scene, a scene for another program."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from battlefield.app.design.backdrop import with_picture_beside
from battlefield.app.printing.wish import Shown
from battlefield.cli.speech import complain
from battlefield.cli.window import bare_picture, pixels_of_picture
from battlefield.files import SceneError, parse_scene, write_scene
from battlefield.files.exports import FORMATS, PIXELS_PER_INCH, exported, format_named
from battlefield.files.imports import Question, Source, format_of, imported, questions, read_source
from battlefield.files.imports.laying.asking import answer_of
from battlefield.files.imports.laying.result import Imported
from battlefield.files.scene.on_disk import ABSENT, digest_of, digest_on_disk, free_beside, same_file
from battlefield.files.scene.whole_files import write_bytes
from battlefield.files.text.errors import did_you_mean, listed, shown
from battlefield.files.text.keys import FORMAT
from battlefield.geometry.kernel.shapes import BaseSize

SCENE = "scene"


@dataclass(frozen=True, slots=True)
class UseError(ValueError):
    """A wrong use of the command; its text is one sentence."""

    text: str

    def __str__(self) -> str:
        return self.text


def convert(
    source_path: str,
    out: str,
    answers: Sequence[str],
    wanted: str | None,
    shown_parts: Shown,
    pixels_per_inch: int | None = None,
) -> int:
    """Turn one file into another, and say what was taken, guessed and lost; give the exit status."""
    try:
        name = _format(out, wanted)
        if pixels_per_inch is not None and name != "uvtt":
            raise UseError("--pixels-per-inch is for the picture of a Universal VTT map; leave it out")
        pixels = pixels_per_inch or PIXELS_PER_INCH
        source = read_source(source_path, pixels_of_picture)
        if same_file(Path(out), Path(source_path)) and not (name == SCENE and _is_scene(source)):
            raise UseError(f"{out} is {source_path} itself, which would be lost; name another file")
        found = _read(source, answers)
        if name == SCENE:
            _write_scene(found, Path(source_path), Path(out))
        else:
            drawn = b""
            if name == "uvtt":
                drawn = bare_picture(found.scene, Path(source_path), pixels, shown_parts)
            _write(found, name, Path(source_path), Path(out), drawn, pixels)
        print(f"{out}: written")
    except (UseError, SceneError) as error:
        return complain(str(error), 2)
    return 0


def _format(out: str, wanted: str | None) -> str:
    """Tell the format to write, by its name or by the file's ending."""
    known = (SCENE, *FORMATS)
    if wanted is not None:
        if wanted.lower() not in known:
            hint = did_you_mean(wanted, known)
            raise UseError(f"--format is {shown(wanted)}; it must be {listed(known)}{hint}")
        return wanted.lower()
    if out.lower().endswith(".json") and not out.lower().endswith(".foundry.json"):
        return SCENE
    try:
        return format_named(out)
    except SceneError as error:
        raise UseError(f"{error}, or .json for a scene; else name it by --format") from None


def _read(source: Source, answers: Sequence[str]) -> Imported:
    """Read a scene, or another program's file with the answers that it needs."""
    if _is_scene(source):
        if answers:
            raise UseError(f"{source.name} is a scene and asks nothing; leave --answer out")
        return Imported(parse_scene(source.data, source.name))
    asked = questions(source)
    given = answered(asked, answers)
    print(f"{source.name}: read as {format_of(source)}")
    for question in asked:
        answer = _said(given.get(question.key, question.usual))
        usual = "" if question.key in given else ", the usual answer"
        print(f"asked: {question.text} {answer}{usual} ({question.key})")
    found = imported(source, given)
    for word, sentences in (("taken", found.taken), ("guessed", found.guessed), ("dropped", found.dropped)):
        for sentence in sentences:
            print(f"{word}: {sentence}")
    return found


def _is_scene(source: Source) -> bool:
    """Return whether a file says of itself that it is a scene."""
    head = source.head
    return source.is_json and b'"format"' in head and f'"{FORMAT}"'.encode() in head


def answered(asked: Sequence[Question], answers: Sequence[str]) -> dict[str, object]:
    """Return the answers of a command line by their keys; UseError for one that nobody asked."""
    known = {question.key: question for question in asked}
    found: dict[str, object] = {}
    for answer in answers:
        key, equals, text = answer.partition("=")
        if not equals:
            raise UseError(f"--answer is {shown(answer)}; write it like KEY=VALUE")
        if key not in known:
            keys = f"it must be {listed(known)}" if known else "this file asks nothing"
            raise UseError(f"--answer names {shown(key)}; {keys}{did_you_mean(key, known)}")
        found[key] = answer_of(known[key], text)
    return found


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, BaseSize):
        both = value.kind in ("oval", "rect")
        return f"{value.length_mm:g}{f' × {value.width_mm:g}' if both else ''} mm {value.kind}"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _write(found: Imported, name: str, source: Path, out: Path, picture: bytes, pixels: int) -> None:
    if found.picture is not None:
        print("not kept: the picture that came with the file")
    made = exported(found.scene, name, picture, source.stem, pixels)
    write_bytes(out, made.data)
    for sentence in made.lost:
        print(f"not kept: {sentence}")


def _write_scene(found: Imported, source: Path, out: Path) -> None:
    """Write a scene, and beside it the picture that came with the file or lies under the table."""
    scene = with_picture_beside(found.scene, source, out)
    if found.picture is not None:
        data = found.picture.unpacked()
        picture = out.with_name(f"{out.stem}-{Path(found.picture.name).name}")
        if digest_on_disk(picture) not in (ABSENT, digest_of(data)):
            picture = free_beside(picture)  # it is another picture, which nobody has named
        write_bytes(picture, data)
        scene = replace(scene, backdrop=found.picture.backdrop(picture.name))
        print(f"{picture}: the picture under the table")
    write_scene(out, scene)
