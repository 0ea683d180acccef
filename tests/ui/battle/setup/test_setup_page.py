"""The page that sets a battle up, used by mouse and keys."""

import json
from dataclasses import replace

import pytest
from campaigns import few
from list_samples import MAP, ROS
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from screens import cut_texts, overlapping

from battlefield.app.books.beyond import beyond_tip, beyond_words
from battlefield.app.books.faces import FACES, face_of
from battlefield.app.opponents.seating import says_of
from battlefield.app.playing.setup.setup import read_side
from battlefield.files import read_scene
from battlefield.resources import asset, sample_maps
from battlefield.ui.battle.page import BattlePage
from battlefield.ui.battle.setup.rules_column import FROM_FILE as SCENE_FILE
from battlefield.ui.battle.setup.rules_column import OTHER_SIZE, RulesColumn
from battlefield.ui.battle.setup.setup_page import SetupPage
from battlefield.ui.battle.setup.side_block import FROM_FILE as ROSTER_FILE
from battlefield.ui.printing.picture import thumbnail
from battlefield.ui.threads.thinking import thinking_apart

LEFT = Qt.MouseButton.LeftButton
WARDENS, RAIDERS = asset("rosters/hill_wardens.json"), asset("rosters/marsh_raiders.json")
OTHERS = [
    asset(f"rosters/{name}.json")
    for name in (
        "harbour_watch",
        "rust_carnival",
        "cinder_company",
        "fen_coven",
        "millers_company",
        "river_brood",
    )
]


@pytest.fixture(autouse=True)
def _two_rosters(monkeypatch):
    """Let two small rosters come along, whatever else does."""
    monkeypatch.setattr(
        "battlefield.ui.battle.setup.setup_page.sample_rosters", lambda: [WARDENS, RAIDERS, *OTHERS]
    )


def test_no_setting_is_shown_before_there_is_a_value_for_it(start_without_samples):
    """Where reading takes long a page of least numbers stood there: one turn, on a table of one inch."""
    hand = start_without_samples()
    hand.window.acts["new_battle"].trigger()
    rules = hand.window.findChild(RulesColumn)
    assert rules is not None and rules.book.isVisibleTo(rules)
    assert not rules.table.count()
    assert not rules.size_row.isVisibleTo(rules) and not rules.more.isVisibleTo(rules)
    assert not [name for name, field in rules.fields.items() if field.isVisibleTo(rules)]
    settled(hand)
    assert [name for name, field in rules.fields.items() if field.isVisibleTo(rules)]


def test_a_game_that_is_chosen_while_the_page_still_reads_is_the_one_that_is_set_up(start_without_samples):
    """Reading may take seconds; what was chosen meanwhile was WARSURGE again."""
    hand = start_without_samples()
    hand.window.acts["new_battle"].trigger()
    page = hand.window.findChild(SetupPage)
    assert page.setup is None
    page.rules.book.setFocus()
    QTest.keyClick(page.rules.book, Qt.Key.Key_Down)
    settled(hand)
    assert (page.setup.book, page.rules.book.currentText()) == ("pulp-city", "Pulp City")


def test_unequal_forces_are_told_below_the_heading_and_may_begin(hand):
    page = hand.window.findChild(SetupPage)
    assert not page.balance.isVisible()
    page.take(page.setup.with_side(1, read_side(asset("rosters/hollow_court.json"), page.setup.sides[1])))
    settled(hand)
    assert page.balance.isVisible() and "750 apart" in page.balance.text()
    assert page.begin.isEnabled()


@pytest.fixture
def hand(start_without_samples):
    """A hand at the page, which has been filled and looked through."""
    hand = start_without_samples()
    hand.key("Ctrl+Shift+N")
    settled(hand)
    return hand


def settled(hand):
    """Wait until the page has been looked through as it is now."""
    hand.until(lambda: hand.window.setup.checked is not None)
    return hand.window.setup


def test_the_rows_of_both_sides_stand_level_whoever_plays_them(start_without_samples):
    hand = start_without_samples()
    hand.window.resize(1280, 800)
    hand.window.acts["new_battle"].trigger()
    mine, other = settled(hand).blocks
    for who, level in (
        ("The program", "Recruit"),
        ("The program", "Automaton"),
        ("Someone", ""),
        ("The", ""),
    ):
        choose(other.player.who, who)
        if level:
            choose(other.player.level, level)
        QTest.qWait(20)
        hand.until(
            lambda: all(
                [each.mapTo(block, QPoint()).y() for each in (block.player, block.roster, block.points)]
                == [each.mapTo(mine, QPoint()).y() for each in (mine.player, mine.roster, mine.points)]
                for block in (mine, other)
            )
        )
        assert mine.player.height() == max(block.player.needed_height for block in (mine, other))


def choose(field, words):
    """Choose from a list as a user does who types its words."""
    row = next(row for row in range(field.count()) if field.itemText(row).startswith(words))
    field.setCurrentIndex(row)
    field.activated.emit(row)


def click(button):
    QTest.mouseClick(button, LEFT)


def problems(page):
    return [block.problems.text() for block in page.blocks if block.problems.isVisible()]


def chosen(monkeypatch, path):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(path), ""))


def test_what_is_set_up_first_can_be_begun_at_once_with_the_keyboard(hand):
    page = settled(hand)
    assert page.begin.isEnabled()
    assert QApplication.focusWidget() is page.rules.book
    seed = int(page.rules.seed.text())
    hand.key("Ctrl+Return")
    hand.until(lambda: isinstance(hand.window.page, BattlePage))
    state = hand.window.page.desk.state
    assert hand.window.page.desk.battle.session.seed == seed
    assert [name for name, _ in dict(state.settings).items()] == ["game type", "playstyle", "turns"]
    assert state.sides == ("Hill Wardens", "Marsh Raiders")
    assert hand.window.setup is None
    assert hand.window.acts["undo"].isEnabled()


def test_the_page_shows_units_points_and_the_table(hand):
    page = settled(hand)
    first = page.blocks[0]
    assert first.points.text() == "250 of 250 points"
    assert "6 × Gate Spears" in first.units.text()
    assert not page.picture.pixmap().isNull()
    assert problems(page) == []


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_what_is_chosen_begins_below_the_heading_however_wide_the_window_is(hand, size):
    hand.window.resize(*size)
    page = hand.window.setup
    heading = next(label for label in page.findChildren(QLabel) if label.objectName() == "title")
    words = heading.mapTo(page, heading.contentsRect().topLeft()).x()
    hand.until(lambda: page.rules.mapTo(page, QPoint()).x() == words)


def test_escape_goes_back_to_the_start_page_or_to_the_table_behind(hand, open_scene):
    hand.key("Esc")
    assert hand.window.setup is None
    assert hand.window.stack.currentWidget() is hand.window.home
    from yards import yard

    table = open_scene(yard())
    shown = table.page
    table.key("Ctrl+Shift+N")
    settled(table)
    assert not table.window.acts["delete"].isEnabled()
    assert not table.window.acts["panels"].isEnabled()
    table.key("Esc")
    assert table.window.stack.currentWidget() is shown
    assert table.window.acts["zoom_fit"].isEnabled()
    assert table.view.hasFocus()


def test_beginning_over_unsaved_work_asks_first(open_scene, unsaved):
    from yards import yard

    hand = open_scene(yard())
    hand.click((6, 6))
    hand.key("Right", "Ctrl+Shift+N")
    settled(hand)
    unsaved.answer = "stay"
    hand.key("Ctrl+Return")
    assert unsaved.asked == ["The yard"]
    assert hand.window.setup is not None
    unsaved.answer = "discard"
    click(hand.window.setup.begin)
    hand.until(lambda: isinstance(hand.window.page, BattlePage))


def test_everything_chosen_reaches_the_battle(hand):
    page = settled(hand)
    rules = page.rules
    choose(rules.table, OTHER_SIZE)
    rules.across.setValue(40)
    rules.down.setValue(30)
    choose(rules.fields["game type"].list, "Regicide")
    choose(rules.fields["playstyle"].list, "Advanced")
    rules.fields["turns"].number.setValue(6)
    rules.seed.setText("")
    QTest.keyClicks(rules.seed, "4711")
    choose(page.blocks[1].dice, "Real dice")
    page.blocks[0].name.selectAll()
    QTest.keyClicks(page.blocks[0].name, "Ada")
    page = settled(hand)
    assert page.begin.isEnabled()
    click(page.begin)
    hand.until(lambda: isinstance(hand.window.page, BattlePage))
    battle = hand.window.page.desk.battle
    state = battle.state
    assert (state.board.width, state.board.height, battle.session.seed) == (40, 30, 4711)
    assert dict(state.settings) == {
        "game type": "regicide",
        "playstyle": "advanced",
        "turns": 6,
        "zone depth": 10,
    }
    assert state.sides == ("Ada", "Marsh Raiders")
    assert battle.session.typed == ("Marsh Raiders",)


def test_who_plays_each_side_is_chosen_and_reaches_the_battle(hand):
    page = settled(hand)
    mine, other = (block.player for block in page.blocks)
    assert (mine.player, other.player) == ("me", "regular")
    choose(other.who, "Someone at this screen")
    assert not other.level.isVisible()
    choose(other.who, "The program")
    choose(other.level, "Recruit")
    choose(other.temper, "Bold")
    page = settled(hand)
    assert page.blocks[1].player.player == "recruit:bold"
    assert page.blocks[1].player.temper.isVisible()
    assert page.blocks[1].player.words.text() == says_of("recruit:bold")
    choose(page.blocks[1].player.level, "Automaton")
    assert not page.blocks[1].player.temper.isVisible()
    choose(page.blocks[1].player.level, "Recruit")
    page = settled(hand)
    click(page.begin)
    hand.until(lambda: isinstance(hand.window.page, BattlePage))
    session = hand.window.page.desk.battle.session
    assert session.players == {"Hill Wardens": "me", "Marsh Raiders": "recruit:bold"}
    thinking_apart().end()


def test_a_battle_of_people_says_nothing_of_players(hand):
    page = settled(hand)
    choose(page.blocks[1].player.who, "Someone at this screen")
    page = settled(hand)
    click(page.begin)
    hand.until(lambda: isinstance(hand.window.page, BattlePage))
    assert hand.window.page.desk.battle.session.players == {}


def test_settings_that_do_not_count_are_hidden_and_each_is_explained(hand):
    rules = settled(hand).rules
    assert not rules.fields["king percent"].isVisible()
    assert not rules.fields["ladder"].isVisible()
    choose(rules.fields["game type"].list, "Regicide")
    assert rules.fields["king percent"].isVisible()
    click(rules.more)
    assert rules.fields["ladder"].isVisible()
    for setting in face_of("warsurge").settings:
        assert rules.fields[setting.name].focusProxy().toolTip() == setting.says


def test_another_seed_is_drawn_at_a_click(hand):
    rules = settled(hand).rules
    before = rules.seed.text()
    click(rules.draw)
    assert rules.seed.text() != before
    assert rules.seed.text().isdecimal()


def test_a_bad_seed_keeps_the_battle_from_beginning_and_says_why(hand):
    page = settled(hand)
    page.rules.seed.clear()
    QTest.keyClicks(page.rules.seed, "seven")
    page = settled(hand)
    assert page.problem.text().startswith("⚠ The seed must be a whole number")
    assert not page.begin.isEnabled()
    hand.key("Ctrl+Return")
    assert hand.window.setup is page


def test_a_roster_from_a_file_is_offered_again_the_next_time(hand, tmp_path, monkeypatch):
    page = settled(hand)
    value = json.loads(WARDENS.read_text()) | {"name": "My own"}
    (tmp_path / "own.json").write_text(json.dumps(value))
    chosen(monkeypatch, tmp_path / "own.json")
    choose(page.blocks[1].roster, ROSTER_FILE)
    hand.until(lambda: page.blocks[1].name.text() == "My own")
    assert page.blocks[1].roster.currentText() == "My own (own.json)"
    hand.key("Esc", "Ctrl+Shift+N")
    page = settled(hand)
    offered = [page.blocks[0].roster.itemText(row) for row in range(page.blocks[0].roster.count())]
    assert offered == ["Hill Wardens", "Marsh Raiders", "My own (own.json)", ROSTER_FILE]


@pytest.mark.parametrize(
    ("text", "said"),
    [("{", "torn.json: line 1"), (WARDENS.read_text().replace('"points": 90', '"points": 9'), "at least 50")],
)
def test_a_bad_roster_is_told_beside_its_side(hand, tmp_path, monkeypatch, text, said):
    page = settled(hand)
    (tmp_path / "torn.json").write_text(text)
    chosen(monkeypatch, tmp_path / "torn.json")
    choose(page.blocks[0].roster, ROSTER_FILE)
    hand.until(lambda: problems(page))
    (sentence,) = problems(page)
    assert said in sentence and "torn.json" in sentence
    assert not page.begin.isEnabled()
    assert page.problem.text().startswith("⚠ Put right what is marked")
    choose(page.blocks[0].roster, "Hill Wardens")
    hand.until(page.begin.isEnabled)
    assert problems(page) == []


def test_a_bad_table_is_told_in_one_sentence_and_the_table_stays(hand, tmp_path, monkeypatch):
    page = settled(hand)
    before = page.setup.table
    (tmp_path / "torn.json").write_text("{")
    chosen(monkeypatch, tmp_path / "torn.json")
    choose(page.rules.table, SCENE_FILE)
    hand.until(lambda: "torn.json" in page.problem.text())
    assert page.setup.table is before
    assert page.rules.table.currentText().startswith(before.name)


def test_the_table_of_a_scene_file_is_taken(hand, monkeypatch):
    page = settled(hand)
    chosen(monkeypatch, sample_maps()[0])
    choose(page.rules.table, SCENE_FILE)
    hand.until(lambda: page.setup.table.path == sample_maps()[0])
    assert settled(hand).begin.isEnabled()


def test_a_side_is_added_and_left_out_again(hand):
    page = settled(hand)
    assert not page.blocks[0].drop.isVisible()
    click(page.more_sides)
    page = settled(hand)
    assert problems(page) == ["⚠ Side 3 has no roster; choose one"]
    click(page.blocks[2].drop)
    page = settled(hand)
    assert len(page.blocks) == 2 and page.begin.isEnabled()


def test_tab_goes_through_the_page_from_the_book_to_the_button_that_begins(hand):
    page = settled(hand)
    wanted = [
        page.rules.table,
        page.rules.fields["game type"].list,
        page.blocks[0].name,
        page.blocks[1].dice,
        page.begin,
    ]
    reached = []
    for _ in range(30):
        hand.key("Tab")
        reached.append(QApplication.focusWidget())
        if reached[-1] is page.begin:
            break
    assert [reached.index(widget) for widget in wanted] == sorted(reached.index(widget) for widget in wanted)


def test_each_book_is_chosen_by_keys_with_its_rosters_settings_and_tables(hand):
    page = settled(hand)
    for book, rosters, setting, table in (
        ("pulp-city", ["Harbour Watch", "Rust Carnival"], "plot", "Fishmarket Cross"),
        (
            "iron-kingdoms",
            ["The Cinder Company", "The Fen Coven"],
            "minutes after",
            "Fishmarket Cross",
        ),
        ("agemonia", ["Miller's Company", "River Brood"], "allies", "The drowned mill"),
    ):
        QTest.keyClick(page.rules.book, Qt.Key.Key_Down)
        page = settled(hand)
        assert page.setup.book == book and page.begin.isEnabled()
        assert page.rules.book_words.text() == face_of(book).says
        assert page.rules.beyond.isVisible() and page.rules.beyond.text() == beyond_words(face_of(book))
        assert page.rules.beyond.toolTip() == beyond_tip(face_of(book))
        field = page.blocks[0].roster
        assert [field.itemText(row) for row in range(field.count())] == [*rosters, ROSTER_FILE]
        assert page.rules.fields[setting].isVisible()
        assert page.rules.table.currentText().startswith(table)
        assert page.more_sides.isVisible() == (book != "agemonia")
    hand.key("Ctrl+Return")
    hand.until(lambda: isinstance(hand.window.page, BattlePage))
    battle = hand.window.page.desk.battle
    assert battle.book.name == "agemonia" and battle.state.areas and battle.state.markers
    assert {mark.side for mark in battle.state.markers} == {"", "Miller's Company", "River Brood"}
    assert battle.begin(battle.actions()[0].action) == ""


def test_a_text_that_is_a_setting_reaches_the_battle_or_is_refused_in_a_sentence(hand):
    page = settled(hand)
    choose(page.rules.book, "Agemonia")
    page = settled(hand)
    click(page.rules.more)
    line = page.rules.fields["red die"].line
    line.selectAll()
    QTest.keyClicks(line, "1 1  1 2 2 s")
    page = settled(hand)
    assert dict(page.checked.script.settings)["red die"] == "1 1 1 2 2 s"
    line.clear()
    QTest.keyClicks(line, "1 2")
    page = settled(hand)
    assert page.problem.text().startswith("⚠ Red die must be six faces")
    assert not page.begin.isEnabled()


@pytest.mark.parametrize("book", FACES)
def test_no_text_of_a_book_is_cut(hand, book):
    page = settled(hand)
    choose(page.rules.book, face_of(book).name)
    settled(hand)
    click(page.rules.more)
    hand.window.resize(1280, 800)
    hand.until(lambda: not list(cut_texts(page)))


@pytest.mark.parametrize("theme", few(["light", "dark"], 1))
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_no_text_is_cut_or_overlapped(hand, size, theme):
    page = settled(hand)
    hand.window.set_theme(theme)
    click(page.more_sides)
    choose(page.rules.fields["game type"].list, "Stronghold")
    settled(hand)
    hand.window.resize(*size)
    hand.until(lambda: not list(cut_texts(page)))
    assert page.width() <= size[0]
    if size[1] > 1000:  # where nothing has to be scrolled
        assert list(overlapping(page)) == []


def test_the_picture_shows_the_zones_of_both_sides_and_no_words(hand):
    setup = settled(hand)
    colours = setup.colours
    image = setup.picture.pixmap().toImage()
    scene = setup.checked.scene
    assert [zone.side for zone in scene.zones] == [side.name for side in setup.setup.sides]
    bare = thumbnail(replace(scene, zones=()), colours, setup.picture.room, setup.devicePixelRatioF())
    middle = bare.width() // 2
    strip = [y for y in range(bare.height()) if image.pixel(middle, y) != bare.pixel(middle, y)]
    assert strip
    assert min(strip) < bare.height() / 4
    assert max(strip) > 3 * bare.height() / 4
    named = replace(scene, zones=tuple(replace(zone, name="Some name") for zone in scene.zones))
    again = thumbnail(named, colours, setup.picture.room, setup.devicePixelRatioF())
    assert again == image.convertToFormat(bare.format())


def test_the_open_table_is_the_first_choice_whether_it_is_saved_or_not(open_scene):
    scene = replace(read_scene(sample_maps()[0]), name="My ford")
    hand = open_scene(scene)
    hand.desk.do("Rename", replace(hand.scene, name="My deep ford"))
    hand.key("Ctrl+Shift+N")
    setup = settled(hand)
    assert setup.rules.table.currentText().startswith("My deep ford (open now)")
    assert setup.setup.table.terrain == scene.terrain


def test_a_number_that_is_not_taken_is_told_beside_its_field(hand):
    fields = hand.window.setup.rules._fields["warsurge"].values()
    field = next(each for each in fields if each.number is not None and each.isVisible())
    number = field.number
    high = number.maximum()
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "a")
    assert field.refused.isVisible() and "“a” is not taken" in field.refused.text()
    number.selectAll()
    QTest.keyClicks(number, f"{high}0")
    assert f"“{high}0” is not taken" in field.refused.text()
    assert f"a whole number from {number.minimum()} to {high}" in field.refused.text()
    assert number.value() == high
    QTest.keyClick(number, Qt.Key.Key_Tab)
    hand.until(lambda: not field.refused.isVisible())


def test_the_underlined_key_of_begin_begins_and_belongs_to_no_menu(hand):
    setup = settled(hand)
    letter = setup.begin.text()[setup.begin.text().index("&") + 1]
    menus = [action.text() for action in hand.window.menuBar().actions()]
    assert not [text for text in menus if f"&{letter}".lower() in text.lower()]
    QTest.keyClick(setup, getattr(Qt.Key, f"Key_{letter.upper()}"), Qt.KeyboardModifier.AltModifier)
    hand.until(lambda: isinstance(hand.window.page, BattlePage))


def test_a_side_is_given_a_handicap(hand):
    page = settled(hand)
    block = page.blocks[1]
    choose(block.handicap, "20 % more")
    page = settled(hand)
    assert page.setup.sides[1].handicap == 20 and block.points.text() == "250 of 300 points"
    assert page.checked.script.handicaps == {page.setup.sides[1].name: 20}
    choose(block.handicap, "10 % less")
    assert "points is 225" in problems(settled(hand))[0]


def test_the_next_battle_begins_with_the_choices_of_the_last_in_two_clicks(hand, start_without_samples):
    page = settled(hand)
    choose(page.rules.book, "Pulp City")
    page = settled(hand)
    choose(page.blocks[1].roster, "Harbour Watch")
    hand.until(lambda: page.begin.isEnabled() and page.setup.sides[1].name.startswith("Harbour Watch"))
    before = page.setup
    click(page.begin)
    hand.until(lambda: hand.window.battle is not None)
    next_hand = start_without_samples()
    next_hand.window.acts["new_battle"].trigger()
    page = settled(next_hand)
    hand.until(lambda: page.begin.isEnabled())
    now = page.setup
    assert (now.book, now.table, now.sides) == (before.book, before.table, before.sides)
    assert now.seed != before.seed
    click(page.begin)
    hand.until(lambda: next_hand.window.battle is not None)


def test_the_table_is_the_largest_thing_on_the_page(hand):
    page = settled(hand)
    hand.window.resize(1280, 800)
    QApplication.processEvents()
    room = page.picture.room
    assert room.width() > page.width() / 2
    assert room.height() > 0.4 * page.height()


def test_a_table_or_an_army_list_that_was_copied_is_pasted(hand):
    page = settled(hand)
    QApplication.clipboard().setText(MAP)
    page.rules.book.setFocus()
    hand.key("Ctrl+V")
    hand.until(lambda: page.setup.table.name == "Two ruins" and page.checked is not None)
    assert page.rules.table.currentText().startswith("Two ruins")
    QApplication.clipboard().setText(ROS)
    page.blocks[1].roster.setFocus()
    hand.key("Ctrl+V")
    hand.until(lambda: page.setup.sides[1].name == "Fenland Muster")
    assert page.blocks[1].roster.placeholderText() == "Fenland Muster (pasted)"
    assert "Pasted the army list Fenland Muster" in hand.window.hint.text()
    QApplication.clipboard().setText("a shopping list")
    hand.key("Ctrl+V")
    hand.until(lambda: "holds no table and no army list" in page.problem.text())
