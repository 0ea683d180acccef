"""What loads the pages of the window, a part at a time."""

from collections.abc import Callable

# each after those that it needs itself; what knows no Qt a thread has loaded before


def _boards() -> None:
    import battlefield.ui.board.board_view
    import battlefield.ui.board.overlay
    import battlefield.ui.printing.picture  # noqa: F401


def _drawings() -> None:
    import battlefield.ui.board.drawing_item
    import battlefield.ui.board.heat_picture  # noqa: F401


def _tables() -> None:
    import battlefield.ui.measure.table_page  # noqa: F401


def _pictures() -> None:
    import battlefield.ui.battle.table.turn_picture  # noqa: F401


def _played_tables() -> None:
    import battlefield.ui.battle.played_table  # noqa: F401


def _battles() -> None:
    import battlefield.ui.battle.page  # noqa: F401


def _setting_up() -> None:
    import battlefield.ui.battle.setup.setup_page  # noqa: F401


def _overlays() -> None:
    import battlefield.ui.design.overlay  # noqa: F401


def _drawn_tables() -> None:
    import battlefield.ui.design.drawn_table  # noqa: F401


def _editing() -> None:
    import battlefield.ui.design.editing  # noqa: F401


def _checking() -> None:
    import battlefield.ui.design.checking  # noqa: F401


def _libraries() -> None:
    import battlefield.ui.design.panels.library_panel  # noqa: F401


def _scenarios() -> None:
    import battlefield.ui.design.scenario_handlers  # noqa: F401


def _designs() -> None:
    import battlefield.ui.design.page  # noqa: F401


def _printing() -> None:
    import battlefield.ui.printing.dialog  # noqa: F401


def _benches() -> None:
    import battlefield.ui.measure.bench_panel  # noqa: F401


LOADS: tuple[Callable[[], object], ...] = (
    _boards,
    _drawings,
    _tables,
    _pictures,
    _played_tables,
    _battles,
    _setting_up,
    _overlays,
    _drawn_tables,
    _editing,
    _checking,
    _libraries,
    _scenarios,
    _designs,
    _benches,
    _printing,
)
"""What loads the pages, a part in each."""
