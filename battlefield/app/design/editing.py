"""The commands that change what is selected at once: what each does, and how the history words it."""

from collections.abc import Callable, Mapping
from functools import partial

from battlefield.app.design.edits import arranging, closing_up, grouping, layering, shaping
from battlefield.app.design.parts import transforms
from battlefield.app.design.parts.parts import all_parts, chosen_parts, hold_of, ref_of
from battlefield.app.design.parts.wording import kind_words, parts_named
from battlefield.app.design.studio import Studio
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Selection
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.rules.scene.contents import Scene

Handler = Callable[[], object]
Edit = Callable[[Scene, Selection], Scene | tuple[Scene, Selection]]
"""What an edit makes of a scene and of what is selected: the next scene, and what is to be selected then."""

NOTHING = QT_TR_NOOP("Nothing is selected; click a part or drag a frame about several first")
_NO_CHANGE = QT_TR_NOOP("That leaves all as it is")

_EDITS: Mapping[str, tuple[str, Edit]] = {
    "mirror_across": ("Flip {} left to right", partial(transforms.mirrored, way="left-right")),
    "mirror_down": ("Flip {} top to bottom", partial(transforms.mirrored, way="top-bottom")),
    "mirror_each": ("Flip each of {}", partial(transforms.mirrored, way="left-right", about="own")),
    "mirror_board_across": (
        "Mirror {} to the other side of the table",
        partial(transforms.mirrored, way="left-right", about="board"),
    ),
    "mirror_board_down": (
        "Mirror {} to the other end of the table",
        partial(transforms.mirrored, way="top-bottom", about="board"),
    ),
    **{
        f"align_{side}": (f"Align {{}}: {side}", partial(arranging.aligned, side=side))
        for side in ("left", "centre", "right", "top", "middle", "bottom")
    },
    **{
        f"align_table_{side}": (
            f"Align {{}} to the table: {side}",
            partial(arranging.aligned, side=side, to_board=True),
        )
        for side in ("left", "centre", "right", "top", "middle", "bottom")
    },
    **{
        f"space_{axis}": (f"Space {{}} evenly {axis}", partial(arranging.distributed, axis=axis))
        for axis in ("across", "down")
    },
    **{
        f"space_centres_{axis}": (
            f"Space the centres of {{}} evenly {axis}",
            partial(arranging.distributed, axis=axis, spacing="centres"),
        )
        for axis in ("across", "down")
    },
    "contact": ("Bring {} base to base", closing_up.in_contact),
    "group": ("Group {}", grouping.grouped),
    "ungroup": ("Ungroup {}", grouping.ungrouped),
    "order_front": ("Bring {} to the front", partial(grouping.ordered, way="front")),
    "order_forward": ("Bring {} forward", partial(grouping.ordered, way="forward")),
    "order_backward": ("Send {} backward", partial(grouping.ordered, way="backward")),
    "order_back": ("Send {} to the back", partial(grouping.ordered, way="back")),
    "unite": ("Unite {}", shaping.united),
    "subtract": ("Subtract the highest of {}", shaping.subtracted),
    "intersect": ("Intersect {}", shaping.intersected),
    "trim": ("Cut {} at the table's edge", shaping.trimmed),
    "fill_holes": ("Fill the holes of {}", shaping.holes_removed),
    "make_polygon": ("Make polygons of {}", shaping.polygons_made),
}


def edit_handlers(studio: Studio) -> dict[str, Handler]:
    """Return the handler of each command that changes what is selected and asks nothing."""
    found: dict[str, Handler] = {name: partial(run_edit, studio, *_EDITS[name]) for name in _EDITS}
    return {
        **found,
        "lock_parts": partial(switch_lock, studio),
        "hide_parts": partial(hide, studio),
        "show_all_parts": partial(show_all, studio),
        "unlock_all": partial(unlock_all, studio),
        "to_layer": partial(to_current_layer, studio),
        "select_same": partial(select_same, studio),
        "select_inverse": partial(select_inverse, studio),
    }


def run_edit(studio: Studio, label: str, edit: Edit) -> str:
    """Change what is selected; give the sentence that says why nothing has changed, or ""."""
    refs = studio.selection
    if not refs:
        studio.complain(NOTHING)
        return NOTHING
    words = parts_named(chosen_parts(studio.scene, refs))
    try:
        found = edit(studio.scene, refs)
    except ChangeError as error:
        studio.complain(str(error))
        return str(error)
    scene, selected = found if isinstance(found, tuple) else (found, refs)
    studio.lead = refs[0]
    if studio.do(label.format(words), scene, selected):
        return ""
    if not studio.complaint:
        free = any(studio.can_take(ref) for ref in refs)
        studio.complain(_NO_CHANGE if free else QT_TR_NOOP("What is selected is locked; unlock it first"))
    return studio.complaint


def switch_lock(studio: Studio) -> None:
    """Lock what is selected, or free it where all of it is locked."""
    parts = chosen_parts(studio.scene, studio.selection)
    lock = not all(hold_of(part).locked for part in parts)
    run_edit(studio, "Lock {}" if lock else "Unlock {}", partial(grouping.locked, lock=lock))


def hide(studio: Studio) -> None:
    """Hide what is selected, which is selected no more."""
    run_edit(studio, "Hide {}", lambda scene, refs: (grouping.hidden(scene, refs), ()))


def show_all(studio: Studio) -> None:
    """Show all that is hidden, and select it."""
    scene, refs = grouping.all_shown(studio.scene)
    if not studio.do("Show all that is hidden", scene, refs or None) and not studio.complaint:
        studio.complain(QT_TR_NOOP("Nothing is hidden"))


def unlock_all(studio: Studio) -> None:
    """Free all parts and layers."""
    if not studio.do("Unlock everything", grouping.all_freed(studio.scene)) and not studio.complaint:
        studio.complain(QT_TR_NOOP("Nothing is locked"))


def to_current_layer(studio: Studio) -> None:
    """Put what is selected into the layer that is drawn in."""
    where = f"layer {studio.layer}" if studio.layer else "no layer"
    run_edit(studio, f"Move {{}} to {where}", partial(layering.put_in_layer, name=studio.layer))


def select_same(studio: Studio) -> None:
    """Add all parts that are of the same kind as one that is selected."""
    parts = chosen_parts(studio.scene, studio.selection)
    kinds = frozenset((ref_of(part).kind, kind_words(part)) for part in parts)
    found = [part for part in all_parts(studio.scene) if (ref_of(part).kind, kind_words(part)) in kinds]
    studio.select([ref_of(part) for part in found if studio.can_take_part(part)])


def select_inverse(studio: Studio) -> None:
    """Select what is not selected, and nothing of what is."""
    chosen = frozenset(studio.selection)
    parts = [part for part in all_parts(studio.scene) if studio.can_take_part(part)]
    studio.select([ref for part in parts if (ref := ref_of(part)) not in chosen])
