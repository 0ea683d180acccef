"""What the documents point at is there, and what they tell to type is a command of the program."""

import re
import shlex
import tomllib
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

from battlefield import __version__
from battlefield.__main__ import main
from battlefield.cli import arguments, commands

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "tests").rglob("*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
FENCED = re.compile(r"^```.*?^```$", re.M | re.S)
PROGRAM = re.compile(r"(?:\S*/)?battlefield|python3? -m battlefield")
STAND_FOR = {"N": "1", "INCHES": "1", "LENGTH": "1", "SECONDS": "1", "LEVEL": "regular", "S": "1"}
RUN = {"opponent", "schema", "quick"}
"""Commands that are quick; questions are asked by the tests of the pages that show them."""


@cache
def text_of(page):
    return page.read_text(encoding="utf-8")


@cache
def anchors(page):
    """List the anchors of a page's headings, as GitHub makes them."""
    found, text = [], FENCED.sub("", text_of(page))
    for heading in re.findall(r"^#+ +(.+?) *$", text, re.M):
        plain = re.sub(r"[^\w\- ]", "", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()).replace(
            " ", "-"
        )
        found.append(plain if plain not in found else f"{plain}-{found.count(plain)}")
    return {*found, *re.findall(r"<a (?:id|name)=\"([^\"]+)\"", text)}


def is_there(page, link):
    """Tell whether a relative link leads somewhere: to a file, and to a heading on it where it names one."""
    path, _, anchor = unquote(link).partition("#")
    target = (page.parent / path).resolve() if path else page
    return target.exists() and (not anchor or target.suffix != ".md" or anchor in anchors(target))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_and_pictures_lead_somewhere(page):
    links = [one or other for one, other in LINK.findall(FENCED.sub("", text_of(page)))]
    own = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert [link for link in own if not is_there(page, link)] == []


def commands_shown():
    """Give the command lines that the pages show, with their page: in blocks, and in the text."""
    for page in PAGES:
        blocks = "\n".join(
            re.findall(r"^```(?:sh|console|powershell|)\n(.*?)^```", text_of(page), re.M | re.S)
        )
        lines = blocks.replace("\\\n", " ").splitlines()
        spans = re.findall(r"(?<!`)`([^`]+)`(?!`)", FENCED.sub("", text_of(page)))
        for line in (*lines, *(" ".join(span.split()) for span in spans)):
            yield from ((page.name, words) for words in told_to_type(line))


def told_to_type(line):
    """Give what the program is given in a line of a shell."""
    for part in re.split(r" \| | && |; ", line.removeprefix("$ ")):
        found = PROGRAM.match(part)
        if found and part[found.end() : found.end() + 1] == " ":
            yield plain_words(part[found.end() :])


def plain_words(part):
    words = shlex.split(
        part.split(" < ")[0].split(" > ")[0].replace("...", "").replace("…", ""), comments=True
    )
    return [STAND_FOR.get(word.strip("[]"), word.strip("[]") if "[" in word else word) for word in words]


SHOWN = sorted({(page, tuple(words)) for page, words in commands_shown() if words})


@pytest.fixture(scope="module")
def parser():
    return arguments.parser()


def refusal(parser, words, capsys):
    """Say why a command line is wrong; a command that is only named, or with its options alone, is right."""
    if commands.is_scene(words[0]) or (len(words) == 1 and words[0] in commands.COMMANDS):
        return ""
    try:
        return " ".join(parser.parse_known_args(words)[1])
    except SystemExit as end:
        said = capsys.readouterr().err if end.code else ""
        is_named = all(word.startswith("-") for word in words[1:]) and "arguments are required" in said
        return "" if is_named else said


def test_every_command_in_the_docs_is_one_of_the_program(parser, capsys):
    wrong = [(page, " ".join(words), why) for page, words in SHOWN if (why := refusal(parser, words, capsys))]
    assert len(SHOWN) > 60 and wrong == []


@pytest.mark.parametrize("line", ["chek x.json", "check --fare x.json", "print x.json"])
def test_a_command_that_is_none_would_be_seen(line, parser, capsys):
    (words,) = told_to_type(f"battlefield {line}")
    assert refusal(parser, words, capsys)


QUICK = {
    words
    for _, words in SHOWN
    if words[0] in RUN and not any(word.isupper() or word == "--out" for word in words)
}


@pytest.mark.parametrize("words", sorted(QUICK), ids=" ".join)
def test_a_command_that_is_quick_ends_well(words, monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    assert main(list(words)) == 0, capsys.readouterr().err


def test_a_link_that_leads_nowhere_would_be_seen():
    page = ROOT / "README.md"
    assert is_there(page, "docs/manual.md#a-battle")
    assert not any(is_there(page, link) for link in ("docs/no.md", "docs/manual.md#nowhere", "#nowhere"))


SCRIPT = re.compile(r"\bpython3? (?:-m pytest )?((?:tests|docs)/[\w./-]+)")


def test_every_script_and_folder_of_tests_that_is_shown_is_there():
    shown = {found for page in PAGES for found in SCRIPT.findall(text_of(page))}
    assert len(shown) > 12
    assert [path for path in sorted(shown) if not (ROOT / path.rstrip(".")).exists()] == []


def test_the_version_is_one():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (latest, *_) = re.findall(r"^## (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert project["version"] == __version__ == latest
