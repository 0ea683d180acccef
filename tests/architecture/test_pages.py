"""What the README and the manual promise is what the program does."""

import json
import re
import shlex

import pytest
from source_tree import ROOT

from battlefield.__main__ import main
from battlefield.app.commands.table_of_commands import COMMANDS, MENUS, Command

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMAND_LINE = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
MANUAL = (ROOT / "docs" / "manual.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(
    r"^\$ echo '(?P<question>[^\n]+)' \| \S+battlefield ask (?P<scene>\S+)\n(?P<answer>.+?)^```", re.M | re.S
)
EXAMPLES = {json.loads(found["question"])["ask"]: found for found in EXAMPLE.finditer(COMMAND_LINE)}


def asked(example, tmp_path, capsys):
    """Ask a question as the page of the command line does."""
    questions = tmp_path / "question"
    questions.write_text(example["question"] + "\n", encoding="utf-8")
    assert main(["ask", str(ROOT / example["scene"]), str(questions)]) == 0
    return json.loads(capsys.readouterr().out)


def as_numbers(answer):
    """Round an answer's numbers to what every machine agrees on."""
    return json.loads(json.dumps(answer), parse_float=lambda text: pytest.approx(float(text), abs=1e-9))


def test_the_distance_on_the_page_of_the_command_line_is_the_one_answered(tmp_path, capsys):
    example = EXAMPLES["distance"]
    assert asked(example, tmp_path, capsys) == as_numbers(json.loads(example["answer"]))


def test_the_cover_on_the_page_of_the_command_line_is_the_one_answered(tmp_path, capsys):
    example = EXAMPLES["coverage"]
    shown = json.loads("{" + ",".join(example["answer"].splitlines()) + "}")
    models = asked(example, tmp_path, capsys)["models"]
    assert {name: models[name] for name in shown} == as_numbers(shown)
    assert len(models) == int(re.search(r"three of the\n(\d+) in this scene", COMMAND_LINE)[1])


@pytest.mark.parametrize("ending", ["-m pytest", "battlefield"])
def test_the_readme_gives_one_line_for_each_purpose(ending):
    lines = re.findall(rf"^python3 -m venv .*{ending}$", README, re.M)
    assert len(lines) == 1
    make, install, run = lines[0].split(" && ")
    assert make == "python3 -m venv .venv" and shlex.split(install)[0] == ".venv/bin/pip"
    assert run.startswith(".venv/bin/")


def rows_of(menu: str) -> list[str]:
    """Write the manual's table for one menu."""
    return [_row(each) for each in COMMANDS if each.menu == menu and each.shortcut]


def _row(command: Command) -> str:
    keys = ", ".join((command.shortcut, *command.keys))
    return f"| {keys} | {command.plain_text} | {command.tip} |"


@pytest.mark.parametrize("menu", MENUS)
def test_the_manual_lists_the_keys_of_each_menu(menu):
    table = MANUAL.partition(f"### {menu}\n")[2].partition("###")[0]
    assert [line for line in table.splitlines() if line.startswith("| ")][1:] == rows_of(menu) != []


def test_the_manual_says_what_the_hand_can_do():
    from battlefield.ui.shell.dialogs import HAND_KEYS

    assert [keys for keys, words in HAND_KEYS if f"| {keys} | {words} |" not in MANUAL] == []


def test_rulings_are_numbered_without_a_gap():
    numbers = [int(number) for number in re.findall(r"^\*\*R(\d+)\. ", RULINGS, re.M)]
    assert numbers == list(range(1, len(numbers) + 1)) and numbers


PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_link_to_what_is_there(page):
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
