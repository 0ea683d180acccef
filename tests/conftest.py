"""What every test stands on: no screen, nobody's own files, and no warning or mistake that passes unseen."""

import gc
import os
import shutil
import sys
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any

import campaigns
import hypothesis
import pytest

from battlefield.resources import asset

TESTS = Path(__file__).parent
_SCREEN = Path(__file__).with_name("screen.json")  # large: Qt's own would be smaller than most windows
if os.environ.setdefault("QT_QPA_PLATFORM", "offscreen") == "offscreen":  # before any Qt: it needs a screen
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_SCREEN}"

_FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
_numbers = count(1)
_IN_BOTH = ("oftener", "hypothesis")  # commands, the quick one and the campaign


def pytest_configure(config: pytest.Config) -> None:
    """Let the quick command try less of what the campaign tries as well."""
    is_campaign = config.option.markexpr == "campaign"
    campaigns.go(is_campaign)
    calm = hypothesis.settings(deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
    examples = calm.max_examples if is_campaign else campaigns.EXAMPLES
    hypothesis.settings.register_profile("calm", calm, max_examples=examples)  # however busy the machine is
    hypothesis.settings.load_profile("calm")
    if not is_campaign:
        _draw_without_reading_the_source()


def _draw_without_reading_the_source() -> None:
    """Spare each worker nine seconds in which hypothesis reads all modules for numbers and words to try."""
    providers = import_module("hypothesis.internal.conjecture.providers")
    if hasattr(providers, "is_local_module_file"):  # its own, and so may go
        providers.is_local_module_file = lambda _file: False


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to the campaign what is many of a kind; let it try again, and oftener, what both commands try."""
    is_campaign = config.option.markexpr == "campaign"
    if is_campaign or _is_whole(config):
        for item in list(campaigns.beyond_the_first(items)):
            item.add_marker("campaign")
    if is_campaign:
        for item in items:
            if any(item.get_closest_marker(name) for name in _IN_BOTH):
                item.add_marker("campaign")
        start = len(items) * int(os.environ.get("BATTLEFIELD_CAMPAIGN_FROM", "0")) // 100
        items[:] = [*items[start:], *items[:start]]


def _is_whole(config: pytest.Config) -> bool:
    """Whether all tests are asked for: whoever names a file runs all of its windows, too."""
    return [Path(config.rootpath, name) for name in config.args] == [TESTS]


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Look for garbage among the tests neither while they are collected nor ever after: they all stay."""
    gc.disable()
    try:
        if _is_whole(session.config) and _worker() % 2:
            _import_backwards()
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


def _worker() -> int:
    return int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))


def _import_backwards() -> None:
    """Import the tests from the last to the first: from the middle on, a fellow has rewritten them."""
    for path in sorted(TESTS.rglob("test_*.py"), reverse=True):
        if str(path.parent) not in sys.path:
            sys.path.insert(0, str(path.parent))
        with suppress(Exception):  # told when it is collected
            import_module(path.stem)


@pytest.fixture(scope="session")
def all_homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder that holds a home for each test."""
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def own_home(all_homes: Path) -> Iterator[Path]:
    """Let each test keep its settings, journals and log in a folder of its own, made on first use."""
    home = all_homes / str(next(_numbers))
    with pytest.MonkeyPatch.context() as patch:
        for name in _FOLDERS:
            patch.setenv(name, str(home / name.removeprefix("XDG_").lower()))
        if (core := _loaded_qt()) is not None:
            _move_qt(core, home)
        yield home


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a folder of its own with the sample rosters and battles, for what is played and written there."""
    shutil.copytree(asset("rosters"), tmp_path / "battle")
    return tmp_path / "battle"


def _loaded_qt() -> Any:
    """Give QtCore where something has loaded it; a test without Qt must not be the one that does."""
    return sys.modules.get("PySide6.QtCore")


def _move_qt(core: Any, home: Path) -> None:
    """Point settings into a home: Qt looks at the environment only once, and elsewhere not at all."""
    settings = core.QSettings
    for form in (settings.Format.IniFormat, settings.Format.NativeFormat):
        settings.setPath(form, settings.Scope.UserScope, str(home / "config_home"))
    if sys.platform != "linux":
        core.QStandardPaths.setTestModeEnabled(True)


@pytest.fixture(autouse=True)
def told_mistakes(own_home: Path) -> Iterator[list[str]]:  # noqa: ARG001 - homes outlive what is told
    """Fail a test on each Qt warning and on each exception that Qt swallowed and gave to the excepthook."""
    told: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "excepthook", _teller_of_exceptions(told))
        core = _loaded_qt()
        before = core.qInstallMessageHandler(_teller_of_warnings(core, told)) if core is not None else None
        yield told
        if core is not None:
            core.qInstallMessageHandler(before)
    if told:
        pytest.fail("told during the test:\n" + "\n".join(told), pytrace=False)


def _teller_of_exceptions(told: list[str]) -> Callable[..., None]:
    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        told.append("".join(traceback.format_exception(kind, error, trace)))

    return tell


def _teller_of_warnings(core: Any, told: list[str]) -> Callable[..., None]:
    quiet = (core.QtMsgType.QtDebugMsg, core.QtMsgType.QtInfoMsg)

    def tell(kind: Any, _context: Any, message: str) -> None:
        if kind not in quiet:
            told.append(f"Qt {kind.name.removeprefix('Qt').removesuffix('Msg').lower()}: {message}")

    return tell
