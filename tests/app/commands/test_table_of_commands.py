"""The table of commands that menus, keys and the search are made of."""

import re
from collections import Counter

import pytest

from battlefield.app.commands.table_of_commands import COMMANDS, MENUS, TEMPLATE_COMMANDS, Command, matching

NEEDS = {"nothing", "table", "selection", "template", "undo", "redo", "verdicts", "one model", "best place"}
NEEDS |= {"played", "past", "passage", "program", "several", "three", "numbers", "advice", "verdict", "over"}
NEEDS |= {"tabs"}


def keys_of(command):
    return [key for key in (command.shortcut, *command.keys) if key]


def test_no_two_commands_share_an_id():
    assert [id_ for id_, count in Counter(c.id for c in COMMANDS).items() if count > 1] == []


def test_no_two_commands_share_a_key_even_where_one_counts_on_the_board_only():
    pressed = Counter(frozenset(key.lower().split("+")) for command in COMMANDS for key in keys_of(command))
    assert [sorted(key) for key, count in pressed.items() if count > 1] == []


@pytest.mark.parametrize("menu", MENUS)
def test_no_two_entries_of_a_menu_share_an_underlined_letter(menu):
    letters = Counter(
        command.text[command.text.index("&") + 1].lower()
        for command in COMMANDS
        if command.menu == menu and "&" in command.text
    )
    assert [letter for letter, count in letters.items() if count > 1] == []


def test_each_menu_has_commands():
    assert {command.menu for command in COMMANDS} == set(MENUS)


def test_each_command_says_what_it_is_and_does():
    for command in COMMANDS:
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", command.id)
        assert command.needs in NEEDS, command.id
        assert command.plain_text.strip() == command.plain_text != "", command.id
        assert command.text.count("&") <= 1, command.id
        assert command.tip[0].isupper(), command.id
        assert not command.tip.endswith((".", "…")), command.id


def test_each_command_is_found_first_by_its_own_text():
    for command in COMMANDS:
        found = matching(command.plain_text)
        assert found[0].plain_text == command.plain_text
        assert command in found
        assert command in matching(command.plain_text.upper()), command.id


def test_each_command_is_found_by_its_tip_and_its_menu():
    for command in COMMANDS:
        assert command in matching(command.tip)
        assert command in matching(command.menu)


def test_an_empty_search_finds_all_in_the_order_of_the_menus():
    assert matching("") == list(COMMANDS) == matching("   ")
    order = [MENUS.index(command.menu) for command in COMMANDS]
    assert order == sorted(order)


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("turn r", "turn_right"),
        ("zoo", "zoom_in"),
        ("undo", "undo"),
        ("save as", "save_as"),
        ("dark", "theme_dark"),
        ("measure tape", "tape_tool"),
        ("clipboard", "copy_verdicts"),
    ],
)
def test_a_few_letters_find_what_a_player_means(text, first):
    assert matching(text)[0].id == first


def test_a_word_that_is_nowhere_finds_nothing():
    assert matching("undo xyzzy") == []


def test_a_command_reads_without_its_marks():
    assert Command("x", "File", "Save &as…", "", "Do").plain_text == "Save as"


def test_what_is_said_of_templates_is_marked_for_translation_as_it_is_made():
    made = {each.text: each.tip for each in COMMANDS if each.id.startswith("place_")}
    assert made == TEMPLATE_COMMANDS
