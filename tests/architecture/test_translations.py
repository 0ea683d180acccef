"""The words of other languages: as many as there are English ones, with the same places and keys in them."""

import ast
import re
import shutil
from collections import Counter
from string import Formatter

import pytest
import translating
from PySide6.QtCore import QTranslator
from source_tree import modules

from battlefield.app.commands.command import MENUS, menu_words
from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.wording.presets import TEMPLATES
from battlefield.app.wording.translation import speak

FILES = translating.files()
PERIODS = ("turn", "round")  # what books call the numbered parts of a battle
KEYS = re.compile(r"\b(?:(?:Ctrl|Alt|Shift)\+)+(?!click|Klick|drag|Ziehen)\w+|\bF\d{1,2}\b|\bEsc\b")


def named(path):
    return path.stem


def translated(path):
    return [(each.message, form) for each in translating.messages(path) for form in each.forms]


def fields(text):
    """List the places of a text, each with how it is written."""
    return sorted({(name, spec, how) for _, name, spec, how in Formatter().parse(text) if name})


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_file_holds_the_texts_of_the_program_and_no_others(path):
    assert {each.message for each in translating.messages(path)} == translating.marked(), translating.__doc__


@pytest.mark.campaign
@pytest.mark.parametrize("path", FILES, ids=named)
def test_qts_own_tool_finds_the_same_texts(path, tmp_path):
    copy = tmp_path / path.name
    shutil.copy(path, copy)
    translating.update(copy)
    assert copy.read_text(encoding="utf-8") == path.read_text(encoding="utf-8"), translating.__doc__


@pytest.mark.parametrize("path", FILES, ids=named)
def test_no_text_is_left_in_english(path):
    left = [each.message.source for each in translating.messages(path) if not all(each.forms or ("",))]
    assert left == []
    assert translating.contexts(path) == {""}


@pytest.mark.parametrize("path", FILES, ids=named)
def test_what_is_filled_in_has_a_place_in_each_language(path):
    counted = [("n", "", None)]
    for message, form in translated(path):
        if "{" in message.source:
            missing = [each for each in fields(message.source) if each not in fields(form)]
            assert fields(form) + missing == fields(message.source) or sorted(
                fields(form) + missing
            ) == fields(message.source), message.source
            assert missing in ([], counted), message.source


def test_no_place_of_a_text_is_called_as_what_tr_itself_takes():
    own = {"text", "comment", "one"}
    taken = {
        message.source
        for message in translating.marked()
        for name, _, _ in fields(message.source)
        if name in own
    }
    assert taken == set()


@pytest.mark.parametrize("path", FILES, ids=named)
def test_keys_are_called_the_same(path):
    for message, form in translated(path):
        assert Counter(KEYS.findall(form)) == Counter(KEYS.findall(message.source)), form


@pytest.mark.parametrize("path", FILES, ids=named)
def test_dots_edges_and_marks_of_menus_are_kept(path):
    for message, form in translated(path):
        source = message.source
        assert form.endswith("…") == source.endswith("…"), form
        assert (form[:1].isspace(), form[-1:].isspace()) == (source[:1].isspace(), source[-1:].isspace())
        marks = re.findall(r"&(?=\w)", source)
        assert len(re.findall(r"&(?=\w)", form)) == len(marks), form


@pytest.fixture
def spoken(qapp):
    """Speak a language for a while; `qapp`: translators want an application."""
    assert qapp is not None
    translators = []

    def begin(path):
        translator = QTranslator()
        assert translator.load(str(path.with_suffix(".qm")))
        translators.append(translator)
        speak(lambda text, comment, n: translator.translate("", text, comment, n))
        return translator

    yield begin
    speak(None)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_the_window_reads_what_stands_in_the_file(path, spoken):
    translator = spoken(path)
    for each in translating.messages(path):
        if len(each.forms) == 1:
            told = translator.translate("", each.message.source, each.message.comment)
            assert told == each.forms[0], translating.__doc__
        else:
            assert translator.translate("", each.message.source, each.message.comment, 1) == each.forms[0]


@pytest.mark.parametrize("path", FILES, ids=named)
def test_no_two_entries_of_a_menu_share_an_underlined_letter(path, spoken):
    spoken(path)
    titles = [menu_words(menu) for menu in MENUS]
    menus = {"": titles}
    for period in PERIODS:
        for menu in MENUS:
            told = (each.told(period) for each in COMMANDS if each.menu == menu)
            menus[f"{menu} {period}"] = [each.words for each in told]
    for name, texts in menus.items():
        letters = Counter(found.lower() for text in texts for found in re.findall(r"&(\w)", text))
        assert [letter for letter, count in letters.items() if count > 1] == [], name


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_command_speaks_the_language_in_turns_and_in_rounds(path, spoken):
    translator = spoken(path)
    for command in COMMANDS:
        for period in PERIODS:
            told = command.told(period)
            assert translator.translate("", told.text) and translator.translate("", told.tip), told.text


def test_what_is_translated_is_a_text_and_no_sum_of_parts():
    for module in modules():
        calls = (node for node in ast.walk(module.tree) if isinstance(node, ast.Call) and node.args)
        for call in calls:
            name, text = getattr(call.func, "id", ""), call.args[0]
            if name in translating.MARKS:
                where = f"{module.name}:{call.lineno}"
                assert not isinstance(text, ast.JoinedStr | ast.BinOp | ast.IfExp), where
                assert name == "tr" or isinstance(text, ast.Constant), where


def test_nothing_below_the_window_and_its_words_is_translated():
    taken = {
        module.name
        for module in modules()
        for found in module.imports
        if found.target == "battlefield.app.wording.translation"
    }
    assert {name.split(".")[1] for name in taken} <= {"app", "ui"}


RECORDED = (
    "battlefield.app.battle.",
    "battlefield.app.battle_report.",
    "battlefield.app.contests.",
    "battlefield.app.opponents.",
    "battlefield.app.refereeing.",
    "battlefield.app.measure.proofs.",
    "battlefield.app.schemas.",
)  # what these say is written down, sealed, sent or compared


def test_what_is_recorded_or_compared_is_never_translated():
    taken = {
        module.name
        for module in modules()
        for found in module.imports
        if found.target == "battlefield.app.wording.translation"
    }
    assert [name for name in taken if f"{name}.".startswith(RECORDED)] == []


LABELLED = (
    "do",
    "change",
    "run_edit",
    "edit",
    "_do",
    "_change",
    "_changed",
    "_put",
)  # take steps of a history


def test_steps_of_a_history_are_named_in_english():
    found = []
    for module in modules():
        for call in ast.walk(module.tree):
            if isinstance(call, ast.Call) and _name(call) in LABELLED:
                words = (inner for each in call.args for inner in ast.walk(each))
                if any(isinstance(each, ast.Call) and _name(each) == "tr" for each in words):
                    found.append(f"{module.name}:{call.lineno}")
    assert found == []


def _name(call):
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def test_what_is_made_of_the_table_of_templates_is_marked():
    sources = {message.source for message in translating.marked()}
    made = {words for row in TEMPLATES for words in (row.name, row.name.lower(), row.measured)}
    printed = {f"{{size}} {words}" for words in made if words[:1].islower()}
    assert {row.name for row in TEMPLATES} | printed <= sources
