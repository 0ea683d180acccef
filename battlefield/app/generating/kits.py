"""The kits that tables are made of: those that come along, and any kit in a file."""

from pathlib import Path

from battlefield.app.design.library.library import Kit, kit_of, read_library
from battlefield.app.generating.wish import WishError
from battlefield.files.text.errors import SceneError, did_you_mean, shown


def bundled_kits(folder: Path) -> tuple[Kit, ...]:
    """Return the kits of the program's own library, by their names."""
    return tuple(sorted(read_library(folder, folder / "none").kits, key=lambda kit: kit.name.lower()))


def kit_named(text: str, folder: Path) -> Kit:
    """Find a kit by its name or its file; what is neither is a WishError."""
    kits = bundled_kits(folder)
    wanted = text.strip().lower().replace("-", " ").replace("_", " ")
    for kit in kits:
        if kit.name.lower() == wanted:
            return kit
    path = Path(text)
    if text and (path.suffix.lower() == ".json" or path.exists()):
        try:
            return kit_of(path)
        except SceneError as error:
            raise WishError(str(error)) from None
    names = [kit.name.lower() for kit in kits]
    hint = did_you_mean(wanted, names)
    raise WishError(f"{shown(text)} is no kit ({', '.join(names)}) and no file of one{hint}")
