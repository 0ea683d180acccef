"""What is written about a part of a roster: a form for the roster, a unit, a weapon, an effect of its own."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QFormLayout,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.books.forms import form_of
from battlefield.app.rosters import edits
from battlefield.app.rosters.places import Piece, Place, found
from battlefield.app.wording.translation import tr
from battlefield.files.battles.rosters import MODELS, POINTS
from battlefield.rules.book.roster_form import Number, RosterForm
from battlefield.rules.core.words import Stat, Stats
from battlefield.rules.muster.roster import Roster, RosterEffect, RosterUnit, RosterWeapon
from battlefield.ui.rosters.effects_field import Change, EffectsField
from battlefield.ui.rosters.fields import (
    FIELD_HEIGHT,
    BaseField,
    LineField,
    ListField,
    WholeField,
    save_field,
)
from battlefield.ui.rosters.picture_field import PictureField
from battlefield.ui.widgets.plain import PlainLabel

_COLUMNS = 3


class PartForm(QWidget):
    """The fields of one part; each keystroke is a change, and one field is one step of the history."""

    def __init__(
        self,
        roster: Callable[[], Roster],
        place: Place,
        changed: Change,
        refused: Callable[[str], object],
        pictured: Callable[[Place], object],
        folder: Callable[[], Path | None],
    ) -> None:
        super().__init__()
        self._pictured, self._folder = pictured, folder
        self._roster, self._place, self._changed, self._refused = roster, place, changed, refused
        self.first: QWidget | None = None
        self.effects: EffectsField | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 4, 12, 8)
        self._column.setSpacing(8)
        self._rows = self._form_rows()
        piece = found(roster(), place)
        if isinstance(piece, Roster):
            self._of_roster(piece)
        elif isinstance(piece, RosterUnit):
            self._of_unit(piece)
        elif isinstance(piece, RosterWeapon):
            self._of_weapon(piece)
        else:
            self._of_effect(piece)
        self._column.addStretch(1)

    def _form_rows(self) -> QFormLayout:
        rows = QFormLayout()
        rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        rows.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._column.addLayout(rows)
        return rows

    @property
    def _form(self) -> RosterForm:
        return form_of(self._roster().book)

    # what is changed

    def _set(self, key: str, value: object) -> None:
        """Write one thing of the part."""
        changed = edits.write(self._roster(), self._place, key, value)
        self._changed(f"Change {_WORDS.get(key, key)}", changed, f"{self._place} {key}")

    def _rename(self, name: str) -> None:
        if name.strip():
            self._changed("Rename", edits.rename(self._roster(), self._place, name), f"{self._place} name")
        else:
            self._refused(tr("A name is needed; type one"))

    def _set_id(self, id_: str) -> None:
        self._changed("Change the id", edits.with_id(self._roster(), self._place, id_), f"{self._place} id")

    def _set_number(self, field: str, key: Stat, value: int | None, lacks: bool = True) -> None:
        """Write a number."""
        changed = edits.write_number(self._roster(), self._place, field, key, value, lacks)
        self._changed(f"Change {key}", changed, f"{self._place} {key}")

    # parts of forms

    def _line(self, title: str, text: str, typed: Callable[[str], object], says: str = "") -> LineField:
        field = LineField(title, text, typed, says)
        self._rows.addRow(title, field)
        self.first = self.first or field
        return field

    def _whole(self, title: str, key: str, value: int, most: int, says: str = "", least: int = 0) -> None:
        field = WholeField(title, (least, most), value, partial(self._set, key), says)
        self._rows.addRow(title, field)

    def _heading(self, text: str) -> None:
        self._column.addWidget(PlainLabel(text, name="heading"))

    def _numbers(self, known: Sequence[Number], stats: Stats) -> None:
        """Lay the numbers out side by side, each below its name; what the book does not know comes last."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        names = {each.key for each in known}
        strange = [Number(key, str(key), tr("not known in this game")) for key in stats if key not in names]
        for place, number in enumerate((*known, *strange)):
            row, column = 2 * (place // _COLUMNS), place % _COLUMNS
            label = PlainLabel(number.name, name="quiet")
            field = self._number(number, stats)
            label.setBuddy(field)
            grid.addWidget(label, row, column)
            grid.addWidget(field, row + 1, column)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        self._column.addLayout(grid)

    def _number(self, number: Number, stats: Stats) -> QWidget:
        now = stats.get(number.key, number.usual)
        if number.save:
            return save_field(number, now, partial(self._set_number, "stats", number.key))
        nothing = tr("none") if number.may_lack else ""
        fill = partial(self._set_number, "stats", number.key)
        low = min(number.least, now or 0)
        return WholeField(number.name, (low, number.most), now, fill, number.says, nothing)

    def _words(self, unit: RosterUnit) -> None:
        """Offer the words of a unit, group by group, and those that no group has."""
        known = {word for group in self._form.words for word in group.words}
        for group in self._form.words:
            self._boxes(group.title, group.words, unit.words, group.one)
        strange = tuple(word for word in unit.words if word not in known)
        if strange:
            self._boxes(tr("Others"), strange, unit.words, False)
        if self._form.free_words:
            self._free_word()

    def _boxes(self, title: str, words: Sequence[str], now: Sequence[str], one: bool) -> None:
        grid, host = QGridLayout(), QWidget()
        grid.setContentsMargins(0, 0, 0, 0)
        host.setLayout(grid)
        boxes: list[QCheckBox] = []
        for place, word in enumerate(words):
            box = QCheckBox(word)
            box.setAccessibleName(f"{title}: {word}")
            box.setChecked(word in now)
            box.clicked.connect(self._ticked(word, words if one else (), boxes))
            boxes.append(box)
            grid.addWidget(box, place // _COLUMNS, place % _COLUMNS)
        self._rows.addRow(title, host)

    def _ticked(self, word: str, others: Sequence[str], boxes: Sequence[QCheckBox]) -> Callable[[bool], None]:
        return lambda on: self._tick(word, others, boxes, on)

    def _tick(self, word: str, others: Sequence[str], boxes: Sequence[QCheckBox], on: bool) -> None:
        """Give a unit a word, or take it away; of some only one may stand."""
        unit = found(self._roster(), self._place)
        assert isinstance(unit, RosterUnit)
        gone = {word, *(others if on else ())}
        kept = tuple(each for each in unit.words if each not in gone)
        for box in boxes if on and others else ():
            box.setChecked(box.text() == word)
        self._set("words", (*kept, word) if on else kept)

    def _free_word(self) -> None:
        start = self._form.free_words

        def take() -> None:
            unit = found(self._roster(), self._place)
            word = f"{start}{field.text().strip()}"
            if isinstance(unit, RosterUnit) and field.text().strip() and word not in unit.words:
                self._set("words", (*unit.words, word))
                field.clear()

        field = self._line(
            f"{start}…", "", lambda _text: None, tr("Type the name of another one, then Enter")
        )
        field.returnPressed.connect(take)

    def _effects(self, what: str) -> None:
        field = EffectsField(self._roster, self._place, self._changed, what)
        self.effects = field
        self._column.addWidget(field)

    # the four forms

    def _of_roster(self, roster: Roster) -> None:
        form = self._form
        self._line(tr("Name"), roster.name, self._rename)
        if form.limit:
            says, limit = (
                f"How many {form.limit} the roster may have; 0 for any number",
                f"Limit of {form.limit}",
            )
            self._whole(tr(limit), "limit", roster.limit, POINTS, tr(says))
        self._line(
            tr("About"), roster.description, partial(self._set, "description"), tr("A sentence about it")
        )
        if form.choices("roster") or roster.effects or roster.perks:
            heading = f"{form.perk.capitalize()}s of the whole roster"
            self._heading(tr(heading))
            self._effects(form.perk)

    def _of_unit(self, unit: RosterUnit) -> None:
        form, is_sergeant = self._form, self._place.sergeant >= 0
        self._line(tr("Name"), unit.name, self._rename)
        if not is_sergeant:
            self._whole(tr("Models"), "models", unit.models, MODELS, tr("How many models it has"), 1)
        self._rows.addRow(tr("Base"), BaseField(unit.base, partial(self._set, "base"), self._refused))
        self._rows.addRow(tr("Height"), self._height(unit))
        if form.has_points:
            self._whole(
                tr("Points"),
                "points",
                unit.points,
                POINTS,
                tr("What it costs, all models and weapons together"),
            )
        self._rows.addRow(tr("Picture"), self._picture(unit))
        self._line(tr("Id"), unit.id, self._set_id, tr("The short name that files and scripts call it by"))
        self._numbers(form.unit_numbers, unit.stats)
        self._rows = self._form_rows()
        self._words(unit)
        heading = f"{form.perk.capitalize()}s"
        self._heading(tr(heading))
        self._effects(form.perk)

    def _picture(self, unit: RosterUnit) -> PictureField:
        """Make a row with the unit's picture: choose one, or take it away."""
        field = PictureField(unit, self._folder())
        field.choose.clicked.connect(lambda: self._pictured(self._place))

        def remove() -> None:
            self._set("picture", "")
            field.show_picture(replace(unit, picture=""), None)

        field.drop.clicked.connect(remove)
        return field

    def _height(self, unit: RosterUnit) -> QDoubleSpinBox:
        field = QDoubleSpinBox()
        field.setRange(0.0, 100.0)
        field.setMinimumHeight(FIELD_HEIGHT)
        field.setSingleStep(0.25)
        field.setSuffix(" in")
        field.setValue(unit.height)
        field.setAccessibleName(tr("Height"))
        field.setToolTip(tr("How high its models are: what is seen, and what sees over it"))
        field.valueChanged.connect(lambda inches: self._set("height", inches))
        return field

    def _of_weapon(self, weapon: RosterWeapon) -> None:
        form = self._form
        self._line(tr("Name"), weapon.name, self._rename)
        says = "\n".join(f"{kind}: {words}" for kind, words in form.kinds.items() if words)
        field = ListField(tr("Kind"), tuple(form.kinds), weapon.kind, partial(self._set, "kind"), says)
        self._rows.addRow(tr("Kind"), field)
        if form.counts_weapons or weapon.count:
            unit = found(self._roster(), self._place.outer)
            most = unit.models if isinstance(unit, RosterUnit) else 1
            carried = WholeField(
                tr("Carried by"),
                (1, most),
                weapon.count or None,
                lambda n: self._set("count", n or 0),
                "",
                tr("all"),
            )
            self._rows.addRow(tr("Carried by"), carried)
        if weapon.points:
            self._whole(tr("Points"), "points", weapon.points, POINTS, tr("Its share of what the unit costs"))
        self._numbers(form.weapon_numbers, weapon.stats)
        heading = f"{form.perk.capitalize()}s of the {form.weapon}"
        self._heading(tr(heading))
        self._effects(form.perk)

    def _of_effect(self, effect: RosterEffect) -> None:
        own = self._form.own
        if own is None:
            return
        self._line(tr("Name"), effect.name, self._rename)
        self._line(tr("Its words"), effect.says, partial(self._set, "says"), tr("What its card says"))
        for title, key, words, now in (
            (tr("When"), "when", tuple(own.when), effect.when),
            (tr("For whom"), "whom", own.whom, effect.whom),
            (tr("Changes last a"), "until", own.until, effect.until),
            (tr("Used once a"), "once", own.once, effect.once),
        ):
            says = "\n".join(f"{k}: {v}" for k, v in own.when.items()) if key == "when" else ""
            self._rows.addRow(title, ListField(title, words, now, partial(self._set, key), says))
        fill = partial(self._set, "within")
        within = WholeField(tr("Within"), (0, 1000), effect.within, fill, tr(own.unit), tr("anywhere"))
        self._rows.addRow(tr("Within ({unit})", unit=tr(own.unit)), within)
        for title in ("damage", "heal", "scores"):
            self._whole(tr(title.capitalize()), title, getattr(effect, title), 1000)
        self._rows.addRow(tr("Who has it"), PlainLabel(_holders(self._roster(), effect.name), wraps=True))
        self._heading(tr("Numbers that it changes, by how much"))
        self._changes([*own.numbers, *(key for key in effect.changes if key not in own.numbers)], effect)
        self._heading(tr("What else it does"))
        self._effects("line")

    def _changes(self, keys: Sequence[Stat], effect: RosterEffect) -> None:
        grid = QGridLayout()
        for place, key in enumerate(keys):
            label = PlainLabel(str(key), name="quiet")
            fill = partial(self._change_by, key)
            field = WholeField(str(key), (-99, 99), effect.changes.get(key) or 0, fill)
            label.setBuddy(field)
            grid.addWidget(label, 2 * (place // _COLUMNS), place % _COLUMNS)
            grid.addWidget(field, 2 * (place // _COLUMNS) + 1, place % _COLUMNS)
        self._column.addLayout(grid)

    def _change_by(self, key: Stat, amount: int | None) -> None:
        self._set_number("changes", key, amount or None, lacks=False)


_WORDS = {"kind": "the kind", "count": "who carries it", "points": "points", "limit": "the limit"}


def _holders(roster: Roster, name: str) -> str:
    """Say who has an effect of the roster."""
    return ", ".join(_named_by(roster, name)) or tr("nobody; add it to the roster, a unit or a weapon")


def _named_by(roster: Roster, name: str) -> Iterator[str]:
    def has(piece: Piece) -> bool:
        held = () if isinstance(piece, RosterEffect) else piece.perks
        return any(each.name == name or each.name.endswith(f"/{name}") for each in held)

    if has(roster):
        yield tr("the whole roster")
    for unit in roster.units:
        if has(unit):
            yield unit.name
        yield from (f"{unit.name}, {weapon.name}" for weapon in unit.weapons if has(weapon))
