"""The effect bench in the window: typed, aimed by clicks, carried out by Enter, taken back by Ctrl+Z."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from yards import ADA, BEN, FAY

LEFT = Qt.MouseButton.LeftButton


def raise_bench(hand):
    hand.key("J")
    panel = hand.page.bench.panel
    assert panel.isVisible() and panel.search.field.hasFocus()
    return panel


def chosen(hand, name, attacker=BEN, target=FAY):
    """Type an effect's name and click who does it and who suffers it."""
    panel = raise_bench(hand)
    hand.write(name)
    hand.key("Return")
    hand.click(hand.model(attacker).at)
    if target:
        hand.click(hand.model(target).at)
    return panel


def worked_out(hand):
    hand.until(lambda: hand.window.background.is_idle)


def click(widget):
    QTest.mouseClick(widget, LEFT)


def test_typing_finds_effects_and_the_arrows_choose_one(hand):
    panel = raise_bench(hand)
    hand.write("knockback")
    names = [entry.effect.name for entry in panel.search.rows.entries]
    assert names[:2] == ["Knockback", "Knockback I"] or names[:2] == ["Knockback I", "Knockback II"]
    hand.key("Down", "Return")
    assert hand.page.bench.bench.entry.effect.name == names[1]
    assert panel.form.isVisible() and panel.form.name.text().startswith(names[1])


def test_effects_left_out_stand_below_with_the_reason_and_cannot_be_taken(hand):
    search = raise_bench(hand).search
    assert search.told.isVisible() and "Choose an effect" in search.told.text()
    hand.write("turn first")
    ((left,), place) = search.rows.left_out, len(search.rows.entries)
    index = search.rows.index(place)
    assert index.data() == f"Turn First  ·  {left.why}"
    assert left.why in index.data(Qt.ItemDataRole.ToolTipRole)
    assert search.count.text().endswith(", 1 left out")
    search.list.scrollTo(index)
    QTest.mouseClick(search.list.viewport(), LEFT, pos=search.list.visualRect(index).center())
    hand.key("Down", "Return")
    entry = hand.page.bench.bench.entry
    assert entry is None or entry.effect.name != "Turn First"


def test_an_effect_is_seen_before_it_is_carried_out_and_undo_takes_it_back(hand):
    """Ben at (8, 6) knocks Fay at (19, 6) four inches away from him."""
    panel = chosen(hand, "Knockback 4")
    worked_out(hand)
    hand.until(lambda: "moved by 4.00 in" in panel.form.foreseen.text())
    assert hand.model(FAY).at == (19.0, 6.0)
    hand.key("Return")
    assert hand.model(FAY).at == pytest.approx((23.0, 6.0))
    assert hand.shown_at(FAY) == pytest.approx((23.0, 6.0))
    assert "Knockback 4: Ben on Fay" in panel.results.toPlainText()
    hand.key("Ctrl+Z")
    assert hand.model(FAY).at == (19.0, 6.0)
    hand.until(lambda: "taken back" in panel.results.toPlainText())
    hand.key("Ctrl+Shift+Z")
    assert hand.model(FAY).at == pytest.approx((23.0, 6.0))
    hand.until(lambda: "taken back" not in panel.results.toPlainText())


def test_typed_dice_are_asked_for_and_digits_on_the_table_are_faces(hand):
    panel = chosen(hand, "Knockback II")
    panel.form.dice.setFocus()
    hand.key("Down")
    hand.until(lambda: hand.page.bench.bench.typed)
    click(panel.form.apply)
    assert panel.now is not None and panel.now.isVisible()
    assert hand.view.hasFocus()
    hand.key("6")
    assert hand.view.tool.name == "bench"  # no template was taken in hand
    hand.key("Return")
    assert hand.page.bench.bench.asking is None
    assert "Skill Test for Knockback II: 6" in panel.results.toPlainText()
    assert hand.scene.templates == ()


def test_faces_are_clicked_and_the_last_answer_taken_back(hand):
    panel = chosen(hand, "Knockback II")
    hand.page.bench.bench.typed = True
    hand.key("Return")
    click(panel.now.buttons["6"])
    assert hand.page.bench.bench.asking.hand.faces == (6,)
    hand.key("Ctrl+Z")
    assert hand.page.bench.bench.asking is None
    assert hand.labels == ("Opened",)
    assert panel.form.isVisible()


def test_a_template_is_pointed_at_and_stays(hand):
    panel = chosen(hand, "Residue I", target="")
    hand.key("Return")
    assert panel.now is not None
    hand.move((12.0, 9.0))
    worked_out(hand)
    assert len(hand.desk.shown.templates) == 1
    hand.click((12.0, 9.0))
    hand.until(lambda: hand.page.bench.bench.asking is None)
    assert len(hand.scene.templates) == 1
    hand.key("Ctrl+Z")
    assert hand.scene.templates == ()


def test_escape_steps_back_to_the_selecting_hand(hand):
    chosen(hand, "Residue I", target="")
    hand.key("Return")
    assert hand.page.bench.is_asking
    hand.key("Esc")
    hand.until(lambda: not hand.page.bench.is_asking)
    hand.key("Esc", "Esc")
    assert hand.view.tool.name == "select"
    assert hand.page.bench.dock.isVisible()


def test_another_tool_drops_what_is_under_way(hand):
    chosen(hand, "Residue I", target="")
    hand.key("Return", "T")
    assert not hand.page.bench.is_asking
    assert hand.view.tool.name == "tape"
    assert hand.desk.shown is hand.scene


def test_numbers_are_typed_and_change_what_is_foreseen(hand):
    panel = chosen(hand, "Knockback 4")
    field = panel.form.fields["amount"]
    field.setFocus()
    field.selectAll()
    hand.write("2")
    hand.key("Return")
    hand.until(lambda: "moved by 2.00 in" in panel.form.foreseen.text())
    assert hand.model(FAY).at == (19.0, 6.0)  # Enter in a field sets the number, no more
    hand.key("Return")
    assert hand.model(FAY).at == pytest.approx((21.0, 6.0))


def test_selected_models_do_it_to_each_other(hand):
    hand.click(hand.model(ADA).at)
    panel = raise_bench(hand)
    hand.write("Knockback 4")
    hand.key("Return")
    assert panel.form.picks["attacker"].text().startswith("Ada")
    assert panel.form.picks["target"].text() == "click a model"


def test_the_button_of_a_role_lets_the_next_click_choose_it(hand):
    panel = chosen(hand, "Knockback 4")
    click(panel.form.picks["attacker"])
    hand.click(hand.model(ADA).at)
    assert (hand.page.bench.bench.attacker, hand.page.bench.bench.target) == (ADA, FAY)


def test_what_cannot_be_done_is_said_and_does_nothing(hand):
    panel = chosen(hand, "Disengage", target="")
    hand.until(lambda: "It cannot be done" in panel.form.foreseen.text())
    hand.key("Return")
    assert hand.labels == ("Opened",) and panel.results.toPlainText() == ""
    assert hand.desk.complaint == "It is in no melee"


def test_results_are_copied_with_their_reasons(hand):
    panel = chosen(hand, "Knockback 4")
    hand.key("Return")
    click(panel.copy)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Knockback 4: Ben on Fay") and "now stands at 23.00, 6.00 in" in text


def test_the_bench_is_put_away_with_what_is_under_way(hand):
    panel = chosen(hand, "Residue I", target="")
    hand.key("Return")
    click(hand.page.bench.title.button)
    assert not panel.isVisible() and not hand.page.bench.is_asking
    assert hand.view.tool.name == "select"
    hand.view.setFocus()
    assert raise_bench(hand) is panel


def test_the_panels_key_hides_the_bench_and_both_themes_paint_it(hand):
    panel = chosen(hand, "Knockback 4")
    hand.key("Return")
    hand.window.set_theme("dark")
    dark = panel.grab().toImage().pixelColor(3, 3).lightness()
    hand.window.set_theme("light")
    assert dark < 100 < panel.grab().toImage().pixelColor(3, 3).lightness()
    hand.view.setFocus()
    hand.key("Tab")
    assert not panel.isVisible()
    hand.key("Tab")
    assert panel.isVisible()
