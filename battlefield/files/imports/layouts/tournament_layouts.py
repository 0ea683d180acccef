"""Tournament layouts in inches: terrain placed by its centroid, its templates, and deployment patterns.

The convention is that of open layout collections: y grows downward, a turn is clockwise, and a piece is
mirrored, then turned, then moved so that the centroid of its footprint lies at its position.
"""

from collections.abc import Iterator

from battlefield.files.imports.laying.asking import Answers, Question, choice_told, number_told
from battlefield.files.imports.laying.doubts import Doubts, doubts_asked
from battlefield.files.imports.laying.result import Imported
from battlefield.files.imports.layouts.layout_kinds import Kinds
from battlefield.files.imports.layouts.layout_pieces import Work
from battlefield.files.imports.reading.source import Source
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields
from battlefield.geometry.kernel.shapes import Circle, Point
from battlefield.rules.scene.contents import Board, Scene

_LEAST, _MOST = limits.BOARD
_WIDTH = Question("width", "How wide is the table?", "length", 60.0, least=_LEAST, most=_MOST)
_HEIGHT = Question("height", "How deep is the table?", "length", 44.0, least=_LEAST, most=_MOST)
_KEYS = ("layout", "layouts", "templates", "terrain_templates", "deployment_patterns")
_MOST_LOOKED = 60  # layouts of one file that are looked through for what names leave in doubt
_FILES = 40  # files beside a layout that are looked into for its templates


def is_it(source: Source) -> bool:
    """Return whether a file holds layouts, deployment patterns, or layouts with their templates."""
    if not source.is_json or not any(word in source.data for word in (b'"pieces"', b'"zones"')):
        return False
    value = source.json
    return bool(_layouts(value) or _patterns(value)) and not _is_ours(value)


def questions(source: Source) -> tuple[Question, ...]:
    """Ask for the board, which no layout tells, for one of several layouts, and what names leave in doubt."""
    which = _which(source)
    names = which.choices[:_MOST_LOOKED]
    doubts = (each for name in names for each in doubts_asked(imported, source, {"layout": name}))
    found = {question.key: question for question in doubts}
    return (_WIDTH, _HEIGHT, *((which,) if len(which.choices) > 1 else ()), *found.values())


def _which(source: Source) -> Question:
    names = tuple(_names(source))
    return Question("layout", "Which layout?", "choice", names[0], names)


def imported(source: Source, answers: Answers) -> Imported:
    """Lay one layout, or one deployment pattern, on a board."""
    board = Board(number_told(_WIDTH, answers), number_told(_HEIGHT, answers))
    name = choice_told(_which(source), answers)
    chosen = _names(source)[name]
    fields = Fields(chosen, shown(name))
    doubts = Doubts(answers)
    work = Work(_templates(source), kinds=Kinds(doubts))
    if _is_layout(chosen):
        work.lay(fields)
        _lay_pattern(work, source, fields)
    else:
        work.draw(fields)
    told = fields.text("name") or fields.text("id")
    scene = Scene(board, name=told, description=fields.text("description"), terrain=tuple(work.terrain),
                  zones=tuple(work.zones), objectives=tuple(work.objectives))  # fmt: skip
    beside = _beside(scene)
    guessed = (f"the table is taken as {board.width:g} × {board.height:g} in", *work.guesses)
    asked = tuple(doubts.asked.values())
    return Imported(scene, work.counts(), (*guessed, *beside), work.losses, asked=asked)


def _lay_pattern(work: Work, source: Source, layout: Fields) -> None:
    """Draw the deployment pattern that a layout names, where its file is to be had."""
    wanted = layout.text("deployment_pattern_id")
    if not wanted:
        return
    for value in (source.json, *_beside_json(source, "deployment")):
        for pattern in _patterns(value):
            if pattern.get("id") == wanted:
                work.draw(Fields(pattern, shown(wanted)))
                return
    work.dropped.append(f"deployment pattern {wanted}: its file does not lie beside the layout")


def _is_layout(value: object) -> bool:
    return isinstance(value, dict) and isinstance(value.get("pieces"), list)


def _is_ours(value: object) -> bool:
    return isinstance(value, dict) and str(value.get("format", "")).startswith("battlefield-")


def _objects(value: object) -> list[dict[str, object]]:
    """Return the objects of a file: those of its list, itself, and those under its known keys."""
    if isinstance(value, list):
        return [each for each in value if isinstance(each, dict)]
    if not isinstance(value, dict):
        return []
    found = [value]
    for each in (value.get(key) for key in _KEYS):
        found += [each] if isinstance(each, dict) else _objects(each) if isinstance(each, list) else []
    return found


def _layouts(value: object) -> list[dict[str, object]]:
    return [each for each in _objects(value) if _is_layout(each)]


def _patterns(value: object) -> list[dict[str, object]]:
    return [each for each in _objects(value) if isinstance(each.get("zones"), list) and "format" not in each]


def _names(source: Source) -> dict[str, dict[str, object]]:
    """Return what can be laid, by names that differ."""
    found: dict[str, dict[str, object]] = {}
    for each in _layouts(source.json) or _patterns(source.json):
        name = next((str(each[key]) for key in ("name", "id") if isinstance(each.get(key), str)), "layout")
        told, number = name[:80], 2
        while told in found:
            told, number = f"{name[:80]} ({number})", number + 1
        found[told] = each
    return found


def _templates(source: Source) -> dict[str, dict[str, object]]:
    """Return the templates of the file itself and of those beside it whose names tell of templates."""
    found: dict[str, dict[str, object]] = {}
    for value in (source.json, *_beside_json(source, "template")):
        for each in _objects(value):
            name = each.get("id")
            if isinstance(name, str) and "footprint" in each and "position" not in each:
                found.setdefault(name, each)
    return found


def _beside_json(source: Source, word: str) -> Iterator[object]:
    if source.folder is None or not source.folder.is_dir():
        return
    names = sorted(path.name for path in source.folder.glob("*.json") if word in path.name.lower())
    for name in names[:_FILES]:
        try:
            yield Source(name, source.beside(name), source.folder).json
        except SceneError:
            continue  # whatever else lies there is not what was asked for


def _beside(scene: Scene) -> Iterator[str]:
    """Tell of a board that is likely the wrong way round."""
    spots: dict[str, tuple[Point, ...]] = {
        each.name or "an objective": (each.at,) for each in scene.objectives if each.at is not None
    }
    for piece in scene.terrain:
        if not isinstance(piece.outline, Circle):
            spots[piece.name or piece.id] = piece.outline.points
    wide, deep = scene.board.width + 0.5, scene.board.height + 0.5
    if beside := [name for name, found in spots.items() if any(x > wide or y > deep for x, y in found)]:
        more = f" and {len(beside) - 3} more" if len(beside) > 3 else ""
        names = ", ".join(beside[:3])[:150]
        yield f"{names}{more} beside the table: is it turned, or of another size?"
