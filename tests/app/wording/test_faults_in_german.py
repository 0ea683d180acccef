"""What is wrong with a file is told in German: each sentence that a reader of files can say.

The sentences are read from the program itself, with samples in place of what is filled in.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import translating

import battlefield
from battlefield.app.wording.fault_words import fault_words, file_fault, whole_fault
from battlefield.app.wording.translation import speak
from battlefield.files import SceneError

ROOMS = ("files", "app/design/library", "app/battle", "app/campaigns", "app/playing/setup", "ui/widgets")
SAMPLES = (
    ("shown(", "'Xyz'"),
    ("listed(", "'Xyz', 'Abc' or 'Qqq'"),
    ("did_you_mean(", ", did you mean 'Xyz'?"),
    ("nearest_key(", "; the nearest key known here is 'Xyz'"),
    ("number_words(", "a number from 1 to 20"),
    ("reason(", "Permission denied"),
    ("hint", ", did you mean 'Xyz'?"),
    ("first", ""),
    ("'unit' if ", "unit"),
)
WORD = re.compile(r"[A-Za-zÄÖÜäöüß]{3,}")
OF_FILES = re.compile(r"„[^“]*“|\"[^\"]*\"|`[^`]*`|[{]\w+: file, …}")  # what is quoted, or a file's own


def said_by(node: ast.expr, scope: ast.AST) -> Iterator[str]:
    """Yield the sentences that an expression may be, with samples in its places."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        parts = (each.value if isinstance(each, ast.Constant) else sample(each) for each in node.values)
        yield "".join(map(str, parts))
    elif isinstance(node, ast.IfExp):
        yield from said_by(node.body, scope)
        yield from said_by(node.orelse, scope)
    elif isinstance(node, ast.Name):
        for each in ast.walk(scope):
            if isinstance(each, ast.Assign | ast.AnnAssign) and each.value is not None:
                targets = each.targets if isinstance(each, ast.Assign) else [each.target]
                if any(isinstance(to, ast.Name) and to.id == node.id for to in targets):
                    yield from said_by(each.value, scope)


def sample(place: ast.expr) -> str:
    """Return something that may be filled in."""
    written = ast.unparse(place)
    return next((words for sign, words in SAMPLES if sign in written), "7")


def calls(tree: ast.AST) -> Iterator[tuple[ast.Call, ast.AST]]:
    """Yield where a fault is made, each with the function that it stands in."""
    for scope in (each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)):
        found = (each for each in ast.walk(scope) if isinstance(each, ast.Call))
        yield from ((each, scope) for each in found if ast.unparse(each.func) == "SceneError")


def faults() -> Iterator[SceneError]:
    """Yield the faults that the program can find."""
    for room in ROOMS:
        for path in sorted((Path(battlefield.__file__).parent / room).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for call, scope in calls(tree):
                told, wanted = (
                    list(said_by(each, scope)) or list(said_by(each, tree)) for each in call.args[1:3]
                )
                yield from (SceneError("key", one, other) for one in told for other in wanted)


@pytest.fixture(autouse=True)
def german_words() -> Iterator[frozenset[str]]:
    """Speak German, and give all words that stand in German texts."""
    [path] = (each for each in translating.files() if each.stem.endswith("_de"))
    found = [each for each in translating.messages(path) if each.forms]
    known = {(each.message.source, each.message.comment): each.forms[-1] for each in found}
    speak(lambda text, comment, _n: known.get((text, comment), ""))
    yield frozenset(word.lower() for each in found for form in each.forms for word in WORD.findall(form))
    speak(None)


def test_no_fault_of_a_file_stays_english(german_words):
    told = {fault_words(each) for each in faults()}
    left = {
        words: rest
        for words in told
        if (rest := [one for one in WORD.findall(OF_FILES.sub("", words)) if one.lower() not in german_words])
    }
    assert len(told) > 200
    assert left == {}


NUMBER = re.compile(r"\d+")


def test_no_number_and_nothing_quoted_of_a_fault_is_lost():
    for each in faults():
        told, words = whole_fault(each), str(each)
        assert sorted(NUMBER.findall(told)) == sorted(NUMBER.findall(words))
        assert told.count("Xyz") == words.count("Xyz")


def test_the_key_of_a_file_and_what_stands_there_stay_as_they_are():
    error = SceneError(
        "terrain[3].wall", "is 'wall or hill'", "it must be 'wood', 'hill' or 'wall'", "/a/b.json"
    )
    assert fault_words(error) == "terrain[3].wall ist „wall or hill“; es muss „wood“, „hill“ oder „wall“ sein"


def test_lines_and_columns_are_told():
    error = SceneError("line 3, column 7", "is not UTF-8 text", "save the file as UTF-8", "a.txt")
    assert fault_words(error).startswith("Zeile 3, Spalte 7 ist kein Text in UTF-8; ")
    assert whole_fault(error).startswith("a.txt: Zeile 3, Spalte 7 ist kein Text")
    assert fault_words(SceneError("line 2 of 'x.tsx'", "is missing", "")).startswith(
        "Zeile 2 von „x.tsx“ fehlt"
    )


def test_a_refused_file_is_named_with_its_place_and_what_would_be_right():
    sentence, beneath = file_fault(SceneError("", "is not there", "check the name", "/maps/old/gone.json"))
    assert (sentence, beneath) == ("gone.json ist nicht vorhanden; den Namen prüfen", "Im Ordner /maps/old")
    sentence, beneath = file_fault(SceneError("board", "is missing", "it must be 'x'", "/maps/yard.json"))
    assert sentence.startswith("yard.json kann nicht geöffnet werden: ")
    assert beneath == "board fehlt; es muss „x“ sein\nIm Ordner /maps"
