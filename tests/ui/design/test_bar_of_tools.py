"""The bar of drawing tools has all of them, in a small window too, and each is taken by a click."""

from conftest import Open
from designers import Designer, plain
from hand import LEFT, Hand
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolBar, QToolButton

from battlefield.app.commands.table_of_commands import COMMANDS

TOOLS = [command.id for command in COMMANDS if command.id.startswith("draw_")]


def buttons(hand: Hand) -> dict[str, QToolButton]:
    [bar] = (each for each in hand.window.findChildren(QToolBar, "drawing_tools") if each.isVisible())
    found = {each.objectName(): bar.widgetForAction(each) for each in bar.actions()}
    return {name: widget for name, widget in found.items() if isinstance(widget, QToolButton)}


def test_each_tool_that_draws_is_in_the_bar(open_scene: Open) -> None:
    designer = Designer(open_scene(plain()))
    assert "draw_light" in TOOLS
    assert [name for name in TOOLS if name not in buttons(designer.hand)] == []


def test_all_of_the_bar_is_seen_in_a_window_of_1280_by_800(open_scene: Open) -> None:
    designer = Designer(open_scene(plain()))
    designer.hand.window.resize(1280, 800)
    designer.hand.until(lambda: buttons(designer.hand)["draw_light"].isVisible())
    found = buttons(designer.hand)
    assert [name for name, button in found.items() if not button.isVisible()] == []
    assert designer.page.symmetry_button.isVisible()


def test_a_click_takes_the_light_and_a_click_on_the_table_sets_one(open_scene: Open) -> None:
    designer = Designer(open_scene(plain()))
    button = buttons(designer.hand)["draw_light"]
    assert "(D, L)" in button.toolTip()
    QTest.mouseClick(button, LEFT)
    designer.hand.click((10.0, 6.0))
    [light] = designer.hand.desk.scene.lights
    assert light.at == (10.0, 6.0)
