"""A campaign in the window: seen, searched, noted, and battles begun, opened and looked at again from it."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import Start
from hand import Hand
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from warring import ended, fought, saved

from battlefield.app.campaigns.filing import added, new_campaign
from battlefield.app.campaigns.folder import keep, look
from battlefield.app.campaigns.standings import standings
from battlefield.files.campaigns.campaign_file import write_campaign
from battlefield.resources import asset, sample_maps
from battlefield.ui.campaigns.dialog import CampaignDialog
from battlefield.ui.shell.home import Card

ROSTERS = [asset(f"rosters/{name}.json") for name in ("hill_wardens", "marsh_raiders")]


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign with two battles, a table and two rosters; it is copied for each test."""
    folder = tmp_path_factory.mktemp("campaign") / "war"
    new_campaign(folder, "The River War", "For the ford")
    saved(folder / "battles", "first.json", ended(1, "victory for wardens"))
    saved(folder / "battles", "second.json", fought(2, 2))
    for path in (*ROSTERS, *(path for path in sample_maps() if path.stem == "skirmish")):
        added(folder, path)
    contents = keep(look(folder))
    names = {"battles/first.json": "The ford", "battles/second.json": "The mill"}
    filed = [replace(each.filed, title=names[each.filed.file]) for each in contents.battles]
    campaign = replace(contents.campaign, battles=tuple(sorted(filed, key=lambda each: each.file)))
    write_campaign(folder / "campaign.json", campaign)
    return folder


@pytest.fixture
def war(once: Path, tmp_path: Path) -> Path:
    return shutil.copytree(once, tmp_path / "war")


@pytest.fixture
def shown(start_without_samples: Start, war: Path) -> tuple[Hand, CampaignDialog]:
    """The campaign, shown."""
    hand = start_without_samples()
    hand.window.open_path(war / "campaign.json")
    dialog = hand.window.campaigns.dialog
    assert dialog is not None
    hand.until(lambda: dialog.contents is not None)
    return hand, dialog


def titles(dialog: CampaignDialog, tab: int) -> list[str]:
    return [each.title for each in dialog.lists[tab].all()]


def test_it_shows_battles_tables_rosters_and_standings_with_pictures(
    shown: tuple[Hand, CampaignDialog],
) -> None:
    hand, dialog = shown
    assert dialog.title.text() == "The River War"
    assert [dialog.tabs.tabText(each) for each in range(4)] == [
        "Battles (2)", "Tables (1)", "Rosters (2)", "Standings",
    ]  # fmt: skip
    assert titles(dialog, 0) == ["The mill", "The ford"]
    assert dialog.words.isHidden()
    hand.until(lambda: not dialog.details.picture.pixmap().isNull())
    assert "Result" in dialog.details.rows.text() and "File" in dialog.details.rows.text()
    dialog.tabs.setCurrentIndex(3)
    assert not dialog.details.isVisible()
    table, contents = dialog.standings.table, dialog.contents
    assert contents is not None
    found = standings(each.filed for each in contents.battles)
    rows = [table.item(row, 0) for row in range(table.rowCount())]
    assert [item.text() for item in rows if item is not None] == [each.name for each in found]


def test_typing_finds_and_turns_to_what_is_found_and_says_where_nothing_is(
    shown: tuple[Hand, CampaignDialog],
) -> None:
    _, dialog = shown
    QTest.keyClicks(dialog.field, "wardens victory")
    assert titles(dialog, 0) == ["The ford"] and not titles(dialog, 1)
    dialog.field.setText("larches")
    assert dialog.tabs.currentIndex() == 1 and titles(dialog, 1) == ["The Chapel in the Larches"]
    dialog.field.setText("dragons")
    assert "Nothing here holds “dragons”" in dialog.details.title.text()
    dialog.field.setText("")
    assert len(titles(dialog, 0)) == 2


def test_notes_are_kept_when_another_battle_is_chosen_and_when_it_closes(
    shown: tuple[Hand, CampaignDialog], war: Path
) -> None:
    _, dialog = shown
    first, second = titles(dialog, 0)
    dialog.details.notes.setPlainText("By a hair")
    QTest.keyClick(dialog.field, Qt.Key.Key_Down)
    assert dialog.details.title.text() == second and dialog.details.notes.toPlainText() == ""
    dialog.details.notes.setPlainText("By far")
    QTest.keyClick(dialog.field, Qt.Key.Key_Up)
    assert dialog.details.notes.toPlainText() == "By a hair"
    dialog.field.setText("hair")
    assert titles(dialog, 0) == [first]
    dialog.details.notes.setPlainText("")
    dialog.close()
    assert {each.filed.title: each.filed.notes for each in look(war).battles} == {first: "", second: "By far"}


def test_replay_opens_a_battle_at_its_beginning(shown: tuple[Hand, CampaignDialog]) -> None:
    hand, dialog = shown
    dialog.lists[0].setCurrentRow(1)
    dialog.details.buttons["replay"].click()
    hand.until(lambda: hand.window.battle is not None)
    assert hand.window.campaigns.dialog is None
    assert hand.window.page.desk.looking.is_back and hand.window.battle.state.result


def test_a_battle_that_is_set_up_here_has_its_tables_and_rosters_and_is_filed(
    shown: tuple[Hand, CampaignDialog], war: Path
) -> None:
    hand, dialog = shown
    dialog.buttons["battle"].click()
    hand.until(lambda: hand.window.setup is not None and hand.window.setup.checked is not None)
    setup = hand.window.setup.setup
    assert setup.table.path == war / "tables" / "skirmish.json"
    assert [side.path.parent.name for side in setup.sides] == ["rosters", "rosters"]
    hand.window.setup.begin.click()
    hand.until(lambda: hand.window.battle is not None)
    battle = hand.window.battle
    assert battle.path is not None and battle.path.parent == war / "battles" and not battle.is_modified
    filed = look(war).battles[-1].filed
    assert (filed.table_file, [side.player for side in filed.sides]) == (
        "tables/skirmish.json", ["me", "regular"],
    )  # fmt: skip


def test_a_battle_played_again_is_another_battle_of_the_campaign(
    shown: tuple[Hand, CampaignDialog], war: Path
) -> None:
    hand, dialog = shown
    dialog.details.buttons["again"].click()
    hand.until(lambda: hand.window.battle is not None)
    assert len(look(war).battles) == 3 and hand.window.battle.path is not None


def test_enter_opens_a_battle_which_is_saved_as_soon_as_it_is_over(
    shown: tuple[Hand, CampaignDialog],
) -> None:
    hand, dialog = shown
    QTest.keyClick(dialog.field, Qt.Key.Key_Down)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    hand.until(lambda: hand.window.battle is not None)
    battle = hand.window.battle
    assert not hand.window.page.desk.looking.is_back
    battle.undo_action()
    hand.window.refresh()
    assert battle.is_modified and not battle.state.result
    battle.session.redo()
    battle.lose_file()
    hand.window.refresh()
    hand.until(lambda: not battle.is_modified)


def test_what_is_gone_is_told_and_can_be_forgotten(start_without_samples: Start, war: Path) -> None:
    (war / "battles" / "second.json").unlink()
    (war / "tables" / "skirmish.json").write_text('{"format": "battlefield-scene"')
    hand = start_without_samples()
    hand.window.open_path(war)
    dialog = hand.window.campaigns.dialog
    hand.until(lambda: dialog.contents is not None)
    assert dialog.words.text().endswith("(and 1 more)") and "second.json is gone" in dialog.words.text()
    row = titles(dialog, 0).index("⚠ The mill")
    dialog.lists[0].setCurrentRow(row)
    visible = [name for name, button in dialog.details.buttons.items() if not button.isHidden()]
    assert visible == ["forget"]
    dialog.details.buttons["forget"].click()
    assert titles(dialog, 0) == ["The ford"]


def test_files_are_added_and_those_that_cannot_be_are_told(
    shown: tuple[Hand, CampaignDialog], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, dialog = shown
    (tmp_path / "x.json").write_text("{}")
    files = [str(asset("rosters/toll_guard.json")), str(tmp_path / "x.json")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (files, ""))
    dialog.buttons["add"].click()
    hand.until(lambda: "The Toll Guard" in titles(dialog, 2))
    assert "x.json" in dialog.words.text()


def test_a_campaign_is_made_of_a_folder_and_renamed(
    start_without_samples: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = start_without_samples()
    hand.key("Ctrl+Shift+M")
    dialog = hand.window.campaigns.dialog
    assert dialog is not None and not dialog.buttons["battle"].isEnabled()
    (tmp_path / "The Mill War").mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "The Mill War"))
    dialog.buttons["new"].click()
    hand.until(lambda: dialog.contents is not None)
    assert dialog.title.text() == "The Mill War"
    dialog.title.setText("The Long War")
    dialog.title.editingFinished.emit()
    assert look(tmp_path / "The Mill War").campaign.name == "The Long War"


def test_before_there_is_a_campaign_the_page_names_the_button_that_makes_one(
    start_without_samples: Start,
) -> None:
    hand = start_without_samples()
    hand.window.run("campaign")
    (dialog,) = hand.window.findChildren(CampaignDialog)
    assert (
        f"{dialog.buttons['new'].text().replace('&', '')} makes any folder one."
        in dialog.details.title.text()
    )


def test_a_folder_without_a_campaign_is_one_sentence(
    start_without_samples: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = start_without_samples()
    hand.key("Ctrl+Shift+M")
    dialog = hand.window.campaigns.dialog
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    dialog.buttons["other"].click()
    hand.until(lambda: not dialog.words.isHidden())
    assert "holds no campaign" in dialog.words.text()


@pytest.mark.usefixtures("german")
def test_in_german_its_words_are_german_and_what_is_kept_stays_english(
    shown: tuple[Hand, CampaignDialog], war: Path
) -> None:
    _, dialog = shown
    assert [dialog.tabs.tabText(each) for each in range(4)] == [
        "Gefechte (2)", "Tische (1)", "Armeelisten (2)", "Rangliste",
    ]  # fmt: skip
    assert [each.words.partition(" · ")[0] for each in dialog.lists[0].all()] == [
        "Im Gang, Zug 1",
        "Sieg für Wardens",
    ]
    told = dialog.details.rows.text()
    assert "Ergebnis" in told and "Einheiten verloren" in told and "Result" not in told
    QTest.keyClicks(dialog.field, "sieg wardens")
    assert titles(dialog, 0) == ["The ford"]
    kept = (war / "campaign.json").read_text(encoding="utf-8")
    assert "victory for wardens" in kept and "Sieg" not in kept


def cards_in(hand: Hand) -> Callable[[], bool]:
    return lambda: "The River War" in hand.cards()


def test_the_start_page_shows_the_campaign_and_its_latest_battles(
    shown: tuple[Hand, CampaignDialog], war: Path
) -> None:
    hand, dialog = shown
    dialog.close()
    hand.until(cards_in(hand))
    assert "Campaign" in hand.sections()
    card = hand.cards()["The River War"]
    assert isinstance(card, Card) and "2 battles, 1 table, 2 rosters. For the ford" in card.toolTip()
    battle = hand.cards()["The ford"]
    hand.until(lambda: not battle.picture.pixmap().isNull())
    hand.click_card("The ford")
    hand.until(lambda: hand.window.battle is not None)
    assert hand.window.battle.path == war / "battles" / "first.json"


def test_a_campaign_whose_folder_is_gone_leaves_the_start_page_as_it_was(
    shown: tuple[Hand, CampaignDialog], war: Path
) -> None:
    hand, dialog = shown
    dialog.close()
    shutil.rmtree(war)
    hand.window.show_home()
    hand.until(lambda: hand.window.reader.is_idle)
    assert "Campaign" not in hand.sections()
