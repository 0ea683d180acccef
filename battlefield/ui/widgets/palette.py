"""Colours, light and dark: explicit palettes, so that every system and every test sees the same."""

from dataclasses import dataclass
from zlib import crc32

from PySide6.QtGui import QColor, QPalette

from battlefield.resources import asset

_FIELD_HEIGHT = 26  # pixels of a field in a dialog, whether one types or chooses in it; panels have less room


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of one theme, as #RRGGBB."""

    name: str
    window: str
    panel: str
    raised: str
    line: str
    text: str
    quiet: str
    accent: str
    accent_text: str
    mat: str
    frame: str
    grid: str
    ink: str
    halo: str
    template: str
    warning: str
    sides: tuple[str, ...]


LIGHT = Colours(
    name="light",
    window="#F3F1EC",
    panel="#FAF9F6",
    raised="#FFFFFF",
    line="#D6D1C7",
    text="#22252A",
    quiet="#62666D",
    accent="#4B3FBF",
    accent_text="#FFFFFF",
    mat="#E9E6DF",
    frame="#B9B2A5",
    grid="#CFCABF",
    ink="#1D2025",
    halo="#FFFFFF",
    template="#5A46D6",
    warning="#A03A00",
    sides=("#0072B2", "#D55E00", "#00956C", "#B46A93"),
)

DARK = Colours(
    name="dark",
    window="#1B1D21",
    panel="#202328",
    raised="#2A2E34",
    line="#3A3F47",
    text="#E8E6E1",
    quiet="#A0A5AD",
    accent="#A99BFF",
    accent_text="#17181B",
    mat="#23262B",
    frame="#4A4F57",
    grid="#34383F",
    ink="#F2F0EA",
    halo="#121316",
    template="#B3A6FF",
    warning="#FFB38A",
    sides=("#58ADE0", "#F29057", "#3CC9A0", "#E6A8C8"),
)

# What each kind of terrain looks like by day: its face and its line.
_KINDS: dict[str, tuple[str, str]] = {
    "wood": ("#C3D0AE", "#6B8553"),
    "hill": ("#DDD2B5", "#A49363"),
    "water": ("#B9D2DE", "#648FA6"),
    "river": ("#B9D2DE", "#648FA6"),
    "road": ("#DCD7CC", "#BFB7A8"),
    "field": ("#E6DFBB", "#BDB079"),
    "ruin": ("#D3CCC0", "#6C655A"),
    "building": ("#CBC2B6", "#4C463D"),
    "tower": ("#CBC2B6", "#4C463D"),
    "wall": ("#A39B8F", "#5B554B"),
    "door": ("#D9B98A", "#5E4322"),
    "hedge": ("#8FA873", "#57703F"),
    "fence": ("#B7A78C", "#7C6C50"),
    "rock": ("#BAB5AD", "#68635B"),
    "crater": ("#D9CDBA", "#978769"),
    "rubble": ("#D0C7B9", "#83796A"),
    "bridge": ("#CDBB9C", "#796745"),
    "barricade": ("#B3A58F", "#665A46"),
    "container": ("#AEBBC1", "#4D5E66"),
    "crates": ("#C9B48F", "#6B5433"),
    "pipes": ("#BFC3C4", "#596064"),
    "wreck": ("#B9AFA4", "#5C4A3C"),
    "swamp": ("#C5CDB4", "#5F7355"),
    "trench": ("#CDBFA8", "#6E5F47"),
    "chasm": ("#8F8A82", "#3B3833"),
    "fire": ("#E7C9A8", "#A5542A"),
    "smoke": ("#CCD0D6", "#858C96"),
    "": ("#D5CFC4", "#756E62"),
}


_STANDING = frozenset(
    ("wall", "door", "hedge", "fence", "barricade")
)  # thin: by night lighter than any floor


def mixed(first: str, second: str, share: float) -> QColor:
    """Mix two colours; a share of 0 is the first, 1 the second."""
    a, b = QColor(first), QColor(second)
    parts = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x + (y - x) * share) for x, y in parts))


def terrain_colours(colours: Colours, kind: str) -> tuple[QColor, QColor]:
    """Return the face and the line of a kind of terrain; unknown kinds look plain."""
    face, line = _KINDS.get(kind, _KINDS[""])
    if colours.name == "light":
        return QColor(face), QColor(line)
    if kind == "chasm":  # a depth is darker than the mat, by night as by day
        return QColor(colours.halo), mixed(line, "#FFFFFF", 0.3)
    if kind in _STANDING:
        return mixed(face, colours.mat, 0.05), mixed(line, "#FFFFFF", 0.45)
    return mixed(face, colours.mat, 0.58), mixed(line, "#FFFFFF", 0.22)


def side_colour(colours: Colours, side: int) -> QColor:
    """Return the colour of a side by its order of appearance."""
    return QColor(colours.sides[side % len(colours.sides)])


def side_words(colours: Colours, side: int) -> QColor:
    """Return the colour of a side for words: so near to that of the text that they can be read."""
    return mixed(colours.sides[side % len(colours.sides)], colours.text, 0.35)


def unit_tint(colours: Colours, side: int, unit: str) -> QColor:
    """Return the inner face of a unit's bases: its side's colour, paler or stronger by the unit's name."""
    paleness = (0.80, 0.66, 0.73, 0.58)[crc32(unit.encode()) % 4]
    other = "#FFFFFF" if colours.name == "light" else "#14161A"
    return mixed(colours.sides[side % len(colours.sides)], other, paleness)


def faded(colour: str | QColor, alpha: float) -> QColor:
    """Return a colour at an opacity of 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def qt_palette(colours: Colours) -> QPalette:
    """Make the Fusion palette of a theme."""
    palette = QPalette()
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    for roles, colour in (
        ((role.Window,), colours.window),
        ((role.Base,), colours.raised),
        ((role.AlternateBase, role.Button), colours.panel),
        ((role.ToolTipBase,), colours.raised),
        ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText), colours.text),
        ((role.PlaceholderText,), colours.quiet),
        ((role.Highlight, role.Accent, role.Link), colours.accent),
        ((role.HighlightedText,), colours.accent_text),
        ((role.Mid, role.Midlight, role.Dark), colours.line),
    ):
        for each in roles:
            palette.setColor(each, QColor(colour))
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, each, resting(colours))
    return palette


def resting(colours: Colours) -> QColor:
    """Return the colour of what cannot be used now: quieter than all else, and still to be seen."""
    return mixed(colours.quiet, colours.window, 0.35)


def box_palette(colours: Colours) -> QPalette:
    """Make the palette of check boxes; Fusion draws their frame a shade darker than the window."""
    palette = qt_palette(colours)
    palette.setColor(QPalette.ColorRole.Window, QColor(colours.quiet).lighter(130))
    return palette


def style_sheet(colours: Colours) -> str:
    """Return what the Fusion style does not have: spacing, quiet frames, flat tool buttons."""
    return _frames(colours) + _tool_buttons(colours) + _fields(colours) + _ticks(colours)


def _frames(c: Colours) -> str:
    return f"""
    QToolTip {{ color: {c.text}; background: {c.raised}; border: 1px solid {c.line}; padding: 4px; }}
    QMenuBar {{ background: {c.window}; }}
    QStatusBar {{ background: {c.window}; color: {c.text}; }} QStatusBar::item {{ border: none; }}
    QStatusBar QLabel {{ padding: 0 8px 2px 8px; }}
    QDockWidget {{ titlebar-close-icon: none; titlebar-normal-icon: none; font-weight: 600; }}
    QDockWidget::title {{ background: {c.panel}; padding: 8px 12px 4px 12px; }}
    QMainWindow > QTabBar::tab {{ color: {c.quiet}; padding: 4px 5px; border-top: 2px solid transparent; }}
    QMainWindow > QTabBar::tab:selected {{ color: {c.text}; border-top-color: {c.accent}; }}
    QMainWindow > QTabBar::tab:focus {{ color: {c.accent}; }}
    QMainWindow > QTabBar::tab:hover {{ color: {c.text}; }}
    QTabBar#tables::tab {{ color: {c.quiet}; padding: 5px 10px; border-top: 2px solid transparent; }}
    QTabBar#tables::tab:selected {{ color: {c.text}; background: {c.panel}; border-top-color: {c.accent}; }}
    QTabBar#tables::tab:focus {{ color: {c.accent}; }}
    QTabBar#tables::tab:hover {{ color: {c.text}; }}
    QToolBar {{ background: {c.panel}; border: none; spacing: 4px; padding: 4px; }}
    QWidget#panel {{ background: {c.panel}; }}
    QWidget#result {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 12px; }}
    QScrollArea {{ border: none; background: {c.window}; }}
    """


def _tool_buttons(c: Colours) -> str:
    return f"""
    QToolButton {{ border: 1px solid transparent; border-radius: 6px; padding: 5px; color: {c.text}; }}
    QToolButton#qt_toolbar_ext_button {{ border: none; padding: 0; }}
    QToolButton#mode {{ padding: 4px 10px; font-weight: 600; }}
    QToolButton#chip {{ padding: 3px 4px; border-color: {c.line}; background: {c.raised}; }}
    QToolButton#chip:checked {{ background: {c.accent}; color: {c.accent_text}; }}
    QToolButton#chip:disabled {{ color: {c.quiet}; border-color: transparent; background: transparent; }}
    QToolButton#name {{ padding: 2px 4px; font-weight: 600; text-align: left; }}
    QToolButton#name:checked {{ background: {c.panel}; color: {c.text}; border-color: {c.accent}; }}
    QToolButton#offer {{ padding: 5px 12px; border-color: {c.accent}; background: {c.raised}; }}
    QToolButton:hover {{ background: {c.raised}; border-color: {c.line}; }}
    QToolButton:focus {{ border-color: {c.accent}; }}
    QToolButton:checked {{ background: {c.accent}; color: {c.accent_text}; }}
    QToolButton:disabled {{ color: {resting(c).name()}; }}
    """


def _ticks(c: Colours) -> str:
    """Give what is ticked, chosen or slid a frame that is seen by night: Fusion draws it too dark."""
    tick = asset(f"icons/tick-{c.name}.svg").as_posix()
    return f"""
    QListView::indicator, QTreeView::indicator {{ width: 11px; height: 11px; border-radius: 3px;
        border: 1px solid {c.quiet}; background: {c.raised}; }}
    QListView::indicator:checked, QTreeView::indicator:checked {{ image: url("{tick}"); }}
    QListView::indicator:indeterminate, QTreeView::indicator:indeterminate {{ background: {c.quiet}; }}
    QListView::indicator:disabled, QTreeView::indicator:disabled {{ border-color: {c.line}; }}
    QRadioButton::indicator {{ width: 11px; height: 11px; border-radius: 6px; border: 1px solid {c.quiet};
        background: {c.raised}; }}
    QRadioButton::indicator:checked {{ width: 5px; height: 5px; border: 4px solid {c.accent}; }}
    .QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; background: {c.line}; }}
    .QSlider::sub-page:horizontal {{ border-radius: 2px; background: {c.accent}; }}
    .QSlider::handle:horizontal {{ width: 12px; margin: -5px 0; border-radius: 7px;
        border: 1px solid {c.quiet}; background: {c.raised}; }}
    .QSlider::handle:horizontal:focus {{ border: 2px solid {c.text}; width: 10px; }}
    """


def _fields(c: Colours) -> str:
    return f"""
    QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
    QLabel#quiet {{ color: {c.quiet}; }}
    QLabel#warning {{ color: {c.warning}; }}
    QLabel#heading {{ font-weight: 600; }}
    QLabel#title {{ font-size: 22px; font-weight: 600; }}
    QTreeView, QListView {{ border: 1px solid {c.line}; border-radius: 6px; background: {c.raised}; }}
    QPushButton {{ padding: 5px 12px; border-radius: 6px; background: {c.raised};
        border: 1px solid {c.line}; }}
    QPushButton:hover, QPushButton:focus {{ border-color: {c.accent}; }}
    QPushButton:disabled {{ color: {c.quiet}; background: {c.panel}; }}
    QPushButton#primary:enabled {{ color: {c.accent_text}; background: {c.accent};
        border-color: {c.accent}; }}
    QPushButton#primary:focus {{ border: 2px solid {c.text}; }}
    QPushButton#choice, QPushButton#marked {{ text-align: left; }}
    QPushButton#marked {{ border: 2px solid {c.accent}; border-left-width: 6px; padding: 4px 11px 4px 6px; }}
    QPushButton#card {{ padding: 0; border-radius: 10px; }}
    QPushButton#card:focus {{ border: 2px solid {c.accent}; }}
    QLineEdit {{ padding: 4px 6px; border: 1px solid {c.line}; border-radius: 6px;
        background: {c.raised}; selection-background-color: {c.accent}; }}
    QLineEdit:focus {{ border-color: {c.accent}; }}
    QWidget#panel QLineEdit {{ padding: 2px 6px; }}
    QDialog QAbstractSpinBox, QDialog QComboBox {{ min-height: {_FIELD_HEIGHT - 6}px; }}
    QDialog QAbstractItemView QAbstractSpinBox, QDialog QAbstractItemView QComboBox {{ min-height: 0; }}
    QAbstractItemView QLineEdit {{ padding: 0 1px; border-width: 0; border-radius: 0; }}
    """
