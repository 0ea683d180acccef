"""The files that come with the program, found both when it is installed and in its source tree."""

from importlib.resources import files
from pathlib import Path


def asset(name: str) -> Path:
    """Find a bundled asset by its path below `assets`; raise FileNotFoundError where there is none."""
    path = _folder("assets") / name
    if not path.exists():
        raise FileNotFoundError(f"the program's own file {name!r} is missing; install it again")
    return path


def rulings_file() -> Path:
    """Find the page of rulings."""
    return _folder("docs") / "rulings.md"


def manual_file() -> Path:
    """Find the manual."""
    return _folder("docs") / "manual.md"


def evidence_file() -> Path:
    """Find the list of what stands for each sentence of the books."""
    return _folder("tests") / "rulebooks" / "ledger.csv"


def translations() -> dict[str, Path]:
    """Find the words of the window in other languages, by the codes of these."""
    found = sorted(_folder("assets").glob("translations/battlefield_*.qm"))
    return {path.stem.removeprefix("battlefield_"): path for path in found}


def sample_maps() -> list[Path]:
    """List the sample scenes, in the order of their names."""
    return sorted(_folder("maps").glob("*.json"))


def sample_battles() -> list[Path]:
    """List the battle scripts that can be played at once, in the order of their names."""
    return _rosters_with(b'"battlefield-script"')


def sample_rosters() -> list[Path]:
    """List the rosters that come along, in the order of their names."""
    return _rosters_with(b'"battlefield-roster"')


def _rosters_with(format_: bytes) -> list[Path]:
    """List the files beside the rosters that name a format at their head, as all of ours do."""
    found = []
    for path in sorted(_folder("assets").joinpath("rosters").glob("*.json")):
        with path.open("rb") as file:
            if format_ in file.read(200):
                found.append(path)
    return found


def _folder(kind: str) -> Path:
    package = Path(str(files("battlefield")))
    installed = package / "_data" / kind
    return installed if installed.is_dir() else package.parent / kind
