"""`battlefield doctor`: what is missing from an installation, and how to get it."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path
from typing import Any, Literal

import battlefield
from battlefield.cli.installed.desktop import is_added
from battlefield.cli.window import has_screen, screen_problem
from battlefield.resources import asset, evidence_file, rulings_file, sample_battles, sample_maps

State = Literal["ok", "note", "missing"]
LIBRARIES = {"numpy": "numpy", "shapely": "shapely", "PySide6-Essentials": "PySide6.QtCore"}
"""The libraries that the program stands on, and what is loaded of each."""
_AGAIN = "install the program again: `python -m pip install --force-reinstall battlefield`"
_PARTS = ("icons", "library", "battlefield.svg", "linux/battlefield.desktop")
_ROOM = 50 * 1024 * 1024  # bytes, of which a long battle with its journal takes a tenth
_PATIENCE = 60  # seconds for Qt to come up


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: what it is, how it stands, and what to do where it does not."""

    what: str
    state: State
    words: str
    remedy: str = ""


def doctor(as_json: bool = False) -> int:
    """Tell what is there and what is missing; give 1 where something is, 0 otherwise."""
    found = tuple(findings())
    missing = [each for each in found if each.state == "missing"]
    if as_json:
        print(json.dumps([asdict(each) for each in found], indent=2, ensure_ascii=False))
    else:
        print("\n".join(map(_line, found)))
        print(_told(len(missing)))
    return 1 if missing else 0


def findings() -> Iterator[Finding]:
    """Look at everything, one thing after the other, whatever is missing on the way."""
    yield _python()
    for name, module in LIBRARIES.items():
        yield _library(name, module)
    yield _own_files()
    yield _screen()
    qt = _qt()
    yield _drawing(qt)
    yield _fonts(qt)
    yield _kept(qt)
    yield _menus()


def _line(found: Finding) -> str:
    line = f"{found.state:8}{found.what}: {found.words}"
    return f"{line}\n        {found.remedy}" if found.remedy else line


def _told(missing: int) -> str:
    if not missing:
        return "Nothing is missing."
    return f"{missing} {'thing is' if missing == 1 else 'things are'} missing; each says what to do."


def _python() -> Finding:
    words = f"{sys.version.split()[0]}, {sys.executable}"
    return Finding("Python", "ok", f"{words}; Battlefield {battlefield.__version__}")


def _library(name: str, module: str) -> Finding:
    wanted = _wanted(name)
    remedy = f"`{sys.executable} -m pip install '{name}{wanted}'`"
    if fault := _load_fault(module):
        return Finding(name, "missing", f"cannot be loaded ({fault})", remedy)
    try:
        version = metadata.version(name)
    except metadata.PackageNotFoundError:
        return Finding(name, "note", "is there, but nobody can say which version", remedy)
    if not is_within(version, wanted):
        return Finding(name, "missing", f"is {version}, but the program needs {wanted}", remedy)
    return Finding(name, "ok", version)


def _load_fault(module: str) -> str:
    """Say why a library does not load, or nothing: in a process of its own, which a broken one may end."""
    try:
        done = subprocess.run(
            [sys.executable, "-c", f"import {module}"], capture_output=True, timeout=_PATIENCE
        )
    except (OSError, subprocess.SubprocessError) as error:
        return str(error)
    return _last_words(done) if done.returncode else ""


def _last_words(done: "subprocess.CompletedProcess[bytes]") -> str:
    said = done.stderr.decode("utf-8", "replace").strip().splitlines()
    return said[-1] if said else f"its process ended with {done.returncode}"


def _wanted(name: str) -> str:
    """Return which versions the program takes, nothing where it is not installed itself."""
    try:
        needs = metadata.requires("battlefield") or []
    except metadata.PackageNotFoundError:
        return ""
    found = (re.match(r"([\w.-]+)\s*([<>=!~,.\d\s]*)", each) for each in needs if "extra" not in each)
    return next((each[2].replace(" ", "") for each in found if each and each[1].lower() == name.lower()), "")


def is_within(version: str, wanted: str) -> bool:
    """Return whether a version fits bounds such as `>=6.8.3,<6.12`; only these two kinds are told apart."""
    bounds = re.findall(r"(>=|<)([\d.]+)", wanted)
    return all((_number(version) >= _number(bound)) == (sign == ">=") for sign, bound in bounds)


def _number(version: str) -> tuple[int, ...]:
    plain = re.match(r"[\d.]*\d", version)
    numbers = [int(part) for part in plain[0].split(".")] if plain else []
    return tuple(numbers + [0] * (4 - len(numbers)))


def _own_files() -> Finding:
    """Look for what comes along: icons, samples, rulings."""
    what = "The program's own files"
    try:
        for name in _PARTS:
            asset(name)
        tables, battles = len(sample_maps()), len(sample_battles())
        lost = [path.name for path in (rulings_file(), evidence_file()) if not path.is_file()]
    except OSError as error:
        return Finding(what, "missing", str(error), _AGAIN)
    if lost or not (tables and battles):
        return Finding(what, "missing", f"missing: {', '.join(lost) or 'the samples'}", _AGAIN)
    return Finding(what, "ok", f"{tables} sample tables, {battles} sample battles, the rulings")


def _screen() -> Finding:
    if not has_screen():
        words = "none here (neither DISPLAY nor WAYLAND_DISPLAY is set); all but the window works without"
        return Finding("Screen", "note", words)
    problem = screen_problem()
    return Finding("Screen", "missing", problem) if problem else Finding("Screen", "ok", _screen_name())


def _screen_name() -> str:
    named = (os.environ.get(name) for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"))
    return next(filter(None, named), sys.platform)


def _qt() -> Mapping[str, Any] | str:
    """Let a process of its own bring up Qt; what it found, or the end of what it complained of."""
    quiet = {} if has_screen() and not screen_problem() else {"QT_QPA_PLATFORM": "offscreen"}
    home = str(Path(battlefield.__file__).parent.parent)
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH", ""))))
    words = [sys.executable, "-m", "battlefield.ui.widgets.probing"]
    try:
        done = subprocess.run(
            words, env={**os.environ, "PYTHONPATH": path, **quiet}, capture_output=True, timeout=_PATIENCE
        )
        found: Mapping[str, Any] = json.loads(done.stdout)
        return found
    except (OSError, subprocess.SubprocessError) as error:
        return str(error)
    except ValueError:
        return _last_words(done)


def _asked(qt: Mapping[str, Any] | str, what: str, tell: Callable[[Mapping[str, Any]], Finding]) -> Finding:
    return tell(qt) if not isinstance(qt, str) else Finding(what, "note", "not looked at: Qt does not start")


def _drawing(qt: Mapping[str, Any] | str) -> Finding:
    what = "Drawing and printing"
    if isinstance(qt, str):
        remedy = "on Debian: `apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libxkbcommon0`"
        return Finding(what, "missing", f"Qt does not start ({qt})", remedy)
    if not qt["pdf"]:
        return Finding(what, "missing", "no PDF can be made", f"{tempfile.gettempdir()} must be writable")
    return Finding(what, "ok", f"Qt draws ({qt['platform']}) and makes PDFs")


def _fonts(qt: Mapping[str, Any] | str) -> Finding:
    def told(found: Mapping[str, Any]) -> Finding:
        if not found["fonts"]:
            remedy = "on Debian: `apt-get install fonts-dejavu-core`"
            return Finding("Fonts", "missing", "there are none, so no letter can be drawn", remedy)
        return Finding("Fonts", "ok", f"{found['fonts']} families")

    return _asked(qt, "Fonts", told)


def _kept(qt: Mapping[str, Any] | str) -> Finding:
    """Look whether journals can be written, without which a crash costs work."""
    what = "Folder for unsaved work"

    def told(found: Mapping[str, Any]) -> Finding:
        folder = Path(found["kept in"])
        try:
            with tempfile.NamedTemporaryFile(dir=folder) as file:
                file.write(b"here")
                file.flush()
                os.fsync(file.fileno())
            left = shutil.disk_usage(folder).free
        except OSError as error:
            remedy = "give yourself the right to write there, or name another place in XDG_DATA_HOME"
            words = f"{folder} cannot be written to ({error.strerror or error})"
            return Finding(what, "missing", words, remedy)
        if left < _ROOM:
            words = f"{left // 1024 // 1024} MB are left where {folder} is"
            return Finding(what, "missing", words, f"make room for {_ROOM // 1024 // 1024} MB")
        return Finding(what, "ok", str(folder))

    return _asked(qt, what, told)


def _menus() -> Finding:
    what = "Menus of the desktop"
    if sys.platform != "linux":
        return Finding(what, "note", "not looked at on this system")
    if is_added():
        return Finding(what, "ok", "Battlefield is in them")
    return Finding(what, "note", "Battlefield is not in them", "`battlefield desktop add` puts it there")
