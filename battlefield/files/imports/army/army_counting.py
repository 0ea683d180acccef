"""How many models a choice of an army list is: told by types and profiles, wherever they stand in its tree.

Lists of one format are made from many games' data, and these put models down in many ways: as choices of the
type model; as choices of another type that bear a model's profile; as choices without a profile that are
named like one of the unit's; or as a number in a name ("20 Clanrats"). A number within a unit is the total of
its choice, never one for each of what it stands in: so rosters are written, in XML as in JSON.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from battlefield.files.imports.army.army_profiles import (
    are_akin,
    counted_name,
    has_weapon,
    is_no_ability,
    is_one_of,
    stat_names,
)
from battlefield.files.imports.army.army_trees import Node
from battlefield.files.text.errors import SceneError

DEEPEST = 20  # choices within choices
_PARTS = ("mount", "crew")  # types of what is on the base of another model


@dataclass(frozen=True, slots=True)
class Figure:
    """A kind of model in a unit: how many, the names of its own profiles, and by what it was counted."""

    name: str
    count: int
    stats: tuple[str, ...] = ()
    by: str = "its choices of models"


@dataclass(frozen=True, slots=True)
class Doubt:
    """A place where a list can be read in two ways: why, and how the numbers differ in the other way."""

    why: str
    other: tuple[tuple[str, int], ...]


@dataclass
class Count:
    """The models of a unit by names, how they were counted, and what could be read otherwise."""

    figures: list[Figure] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)

    def models(self) -> dict[str, int]:
        """Return how many there are of each name."""
        found: dict[str, int] = {}
        for figure in self.figures:
            found[figure.name] = found.get(figure.name, 0) + figure.count
        return found

    def ways(self) -> tuple[str, ...]:
        """Say by what the models were counted, each way once."""
        return tuple(dict.fromkeys(figure.by for figure in self.figures))

    def otherwise(self, doubt: Doubt) -> dict[str, int]:
        """Return the models as a doubt would have them."""
        found = self.models()
        for name, more in doubt.other:
            found[name] = found.get(name, 0) + more
        return {name: count for name, count in found.items() if count > 0}


def count_of(selection: Node) -> Count:
    """Count the models of a choice at the top of a force; none where it is no unit."""
    count = Count()
    count.figures += _Counting(count).of(selection, (), 0)
    _doubt_the_total(selection, count)
    return count


def _doubt_the_total(selection: Node, count: Count) -> None:
    """Doubt numbers within a unit that is chosen several times, where they could be those of one of them."""
    models = count.models()
    if not models or any(figure.by == _ITSELF for figure in count.figures):
        return
    times = selection.count("number")
    if times > 1:
        own = _own_names(selection) if selection.text("type") == "model" else ()
        within = (each for each in count.figures if each.name not in own)
        if more := tuple((each.name, (times - 1) * each.count) for each in within):
            why = f"it is chosen {times} times, and the numbers within are taken as those of all"
            count.doubts.append(Doubt(why, more))
    if times == 0 and any(models.values()):
        none = tuple((name, -number) for name, number in models.items())
        count.doubts.append(Doubt("it is chosen 0 times, and models within it have numbers", none))


def _own_names(selection: Node) -> tuple[str, ...]:
    told = counted_name(selection.text("name"))
    return (_name(selection), told[1]) if told else (_name(selection),)


_ITSELF = "itself"
_PROFILES = "choices with a model's profile"
_NAMES = "choices named like its profile"


@dataclass(frozen=True, slots=True)
class _Counting:
    count: Count

    def of(self, node: Node, above: tuple[str, ...], depth: int) -> list[Figure]:
        """Return the figures of a choice; `above` are the profiles that stand over it in its unit."""
        if depth > DEEPEST:
            expected = f"at most {DEEPEST} deep are read"
            raise SceneError(node.place("selections"), "are nested too deep", expected)
        stats, kind = stat_names(node), node.text("type")
        if depth and kind in _PARTS:
            if stats:
                self._doubt_part(_name(node), node.count("number"))
            elif kind == "crew":
                why = f"{_name(node)} is of the type crew, and is taken as a part of what it serves"
                self.count.doubts.append(Doubt(why, ((_name(node), node.count("number")),)))
            return []
        if kind == "model":
            return self._of_model(node, stats, above, depth)
        if kind == "unit" or (stats and not (depth and has_weapon(node))):
            return self._of_unit(node, stats, above, depth)
        within = self._within(node, above, depth)
        if stats and not within:
            self._doubt_carried(node, stats, above)
        return within

    def _within(self, node: Node, above: tuple[str, ...], depth: int) -> list[Figure]:
        return [each for inner in node.inner("selections") for each in self.of(inner, above, depth + 1)]

    # a model

    def _of_model(
        self, node: Node, stats: tuple[str, ...], above: tuple[str, ...], depth: int
    ) -> list[Figure]:
        """Count a choice of the type model, with the models it brings along."""
        brought = self._brought(node, stats or above, depth)
        if stats and brought and all(_is_sized(each) and not each.stats for each in brought):
            return brought  # it is the unit, and they are its models
        if not stats and any(each.stats for each in brought) and not _is_named(node, above):
            return self._of_wrapper(node, brought)
        own = self._sized(node, stats) or Figure(_name(node), node.count("number"), stats)
        return [own, *brought]

    def _brought(self, node: Node, above: tuple[str, ...], depth: int) -> list[Figure]:
        """Return the models within a model: those that are models or units; the profile of a gear is none."""
        found: list[Figure] = []
        for inner in node.inner("selections"):
            kind, stats = inner.text("type"), stat_names(inner)
            if kind == "model" and not stats and has_weapon(inner):
                continue  # a weapon, whatever its type says
            if kind not in ("model", "unit") and stats:
                if above or has_weapon(inner):
                    self._doubt_carried(inner, stats, (*above, _name(node)))
                    found += self._within(inner, above, depth + 1)
                else:
                    found.append(Figure(_name(inner), inner.count("number"), stats, _PROFILES))
            else:
                found += self.of(inner, above, depth + 1)
        return found

    def _of_wrapper(self, node: Node, brought: list[Figure]) -> list[Figure]:
        """Count a model without a profile that holds models with theirs: they are it."""
        number = node.count("number")
        total = sum(each.count for each in brought)
        if all(each.by == _PROFILES for each in brought) and total != number:
            self._doubt(f"{_name(node)} is counted, not the profiles within it", brought, -number, node)
            return [Figure(_name(node), number)]
        if total != number or len(brought) > 1:
            names = _listed(brought)
            self.count.doubts.append(
                Doubt(f"{_name(node)} holds {names} and is taken as them, not as a model beside them",
                      ((_name(node), number),))
            )  # fmt: skip
        return brought

    def _doubt(self, why: str, brought: Iterable[Figure], own: int, node: Node) -> None:
        others = tuple((each.name, each.count) for each in brought)
        self.count.doubts.append(Doubt(why, ((_name(node), own), *others)))

    def _doubt_carried(self, node: Node, stats: tuple[str, ...], known: Iterable[str]) -> None:
        """Doubt whether what a model carries is one more, unless it is a weapon or changes its numbers."""
        named = tuple(known)
        if has_weapon(node) or any(
            is_one_of(one, other) or is_one_of(other, one) for one in stats for other in named
        ):
            return
        self._doubt_part(_name(node), node.count("number"))

    def _doubt_part(self, name: str, number: int) -> None:
        words = f"{name} has a model's profile within another model, and is taken as a part of that"
        self.count.doubts.append(Doubt(words, ((name, number),)))

    # a unit

    def _of_unit(
        self, node: Node, stats: tuple[str, ...], above: tuple[str, ...], depth: int
    ) -> list[Figure]:
        """Count a unit: what stands in it, and itself where its own profile is nobody's else."""
        known = stats or above
        found = self._within(node, known, depth)
        found = self._without_own(node, stats, found, depth)
        if not any(not each.stats for each in found):
            found += self._sizes(node, stats)
        if not any(_is_sized(each) for each in found):
            found += self._named(node, stats, found)
        if not found:
            return self._of_alone(node, stats, depth)
        return [*self._beside(node, stats, found), *found]

    def _without_own(
        self, node: Node, stats: tuple[str, ...], found: list[Figure], depth: int
    ) -> list[Figure]:
        """Leave out upgrades whose profiles only change that of a unit, or are carried by its models."""
        carried = [each for each in found if each.by == _PROFILES]
        others = [each for each in found if each.by != _PROFILES]
        if len(stats) == 1 and not others and len(carried) == 1 and carried[0].stats == stats:
            return []
        if not (depth and stats and carried and others and node.text("type") == "upgrade"):
            return found
        for each in carried:
            self._doubt_part(each.name, each.count)
        return others

    def _sizes(self, node: Node, stats: tuple[str, ...]) -> list[Figure]:
        """Count choices such as "20 Clanrats", that say how large the unit is."""
        akin = (_name(node), *stats)
        return [
            self._figure_of_size(inner, told)
            for inner in node.inner("selections")
            if _is_bare(inner) and (told := counted_name(inner.text("name"))) and are_akin(told[1], akin)
        ]

    def _sized(self, node: Node, stats: tuple[str, ...]) -> Figure | None:
        """Count a model such as "10 Bloodletters", whose name says how many one choice of it is."""
        told = counted_name(node.text("name"))
        if told is None or any(counted_name(stat) for stat in stats):
            return None
        return self._figure_of_size(node, told, stats)

    def _figure_of_size(self, node: Node, told: tuple[int, str], stats: tuple[str, ...] = ()) -> Figure:
        each, name = told
        number = node.count("number")
        by = f"the number in '{_name(node)}'"
        total, other = (number, number * each) if number == each else (number * each, number)
        if total != other:
            words = f"{number} × '{_name(node)}' is chosen, taken as {total} models"
            self.count.doubts.append(Doubt(words, ((name, other - total),)))
        return Figure(name, total, stats, by)

    def _named(self, node: Node, stats: tuple[str, ...], found: list[Figure]) -> list[Figure]:
        """Count choices without a profile that are named like one of the unit's, as "Marine with flamer"."""
        return [
            self._figure_of_name(inner, bool(found))
            for inner in node.inner("selections")
            if _is_bare(inner) and any(is_one_of(_name(inner), stat) for stat in stats)
        ]

    def _figure_of_name(self, node: Node, has_others: bool) -> Figure:
        name, number = _name(node), node.count("number")
        if has_others:
            words = f"{name} is a choice without a profile, counted since it is named like the unit's"
            self.count.doubts.append(Doubt(words, ((name, -number),)))
        return Figure(name, number, (), _NAMES)

    def _of_alone(self, node: Node, stats: tuple[str, ...], depth: int) -> list[Figure]:
        """Count a unit in which no model stands: it is one itself, if it is any."""
        name, number = _name(node), node.count("number")
        if counted := self._sized(node, stats):
            return [counted]
        if depth and not stats:
            if node.text("type") == "unit" and any(map(is_no_ability, node.inner("profiles"))):
                why = f"{name} is of the type unit, but its profile is not that of a model"
                self.count.doubts.append(Doubt(why, ((name, number),)))
            return []
        if not stats and not _is_bought(node):
            self.count.doubts.append(
                Doubt(f"{name} is of the type unit, but has no profile and no price", ((name, number),))
            )
            return []
        if len(stats) > 1:
            rest = tuple((stat, number) for stat in stats if not is_one_of(name, stat))[: len(stats) - 1]
            self.count.doubts.append(
                Doubt(f"{name} has profiles of {_and(stats)}, and is taken as one model", rest)
            )
        for inner in node.inner("selections"):
            self._doubt_added(inner, (name, *stats), name)
        by = _ITSELF if node.text("type") == "unit" else _PROFILES if depth else _ITSELF
        return [Figure(name, number, stats, by)]

    def _doubt_added(self, inner: Node, akin: tuple[str, ...], name: str) -> None:
        """Doubt a unit of one that has a choice such as "Add 10 Zombies"."""
        words = _name(inner).split()
        at = next((n for n, word in enumerate(words) if word.isdecimal()), len(words))
        told = counted_name(" ".join(words[at:])) if at and _is_bare(inner) else None
        if told is not None and are_akin(told[1], akin) and inner.count("number"):
            more = told[0] * inner.count("number")
            why = f"{inner.count('number')} × '{_name(inner)}' is chosen, which may be {more} models more"
            self.count.doubts.append(Doubt(why, ((name, more),)))

    def _beside(self, node: Node, stats: tuple[str, ...], found: list[Figure]) -> Iterator[Figure]:
        """Yield the unit's own model, where all others have profiles of their own and one of its is left."""
        left = [stat for stat in stats if not any(_has(each, stat) for each in found)]
        if any(not each.stats and not any(_has(each, stat) for stat in stats) for each in found):
            return
        for stat in left:
            name = _name(node) if len(stats) == 1 else stat
            why = f"{name} is a model beside {_listed(found)}, since the profile of {stat} is nobody else's"
            self.count.doubts.append(Doubt(why, ((name, -node.count("number")),)))
            yield Figure(name, node.count("number"), (stat,), "its own profile")


def _is_sized(figure: Figure) -> bool:
    return figure.by.startswith("the number in")


def _is_bare(node: Node) -> bool:
    """Return whether a choice is neither a model nor a weapon by its type and its profiles."""
    return node.text("type") == "upgrade" and not stat_names(node) and not has_weapon(node)


def _is_bought(node: Node) -> bool:
    """Return whether a unit without a profile costs something, or whether its list tells no costs of it."""
    if node.inner("profiles"):
        return True
    costs = list(_costs(node))
    return not costs or any(costs)


def _costs(node: Node) -> Iterator[float]:
    for cost in node.inner("costs"):
        yield cost.number("value") or 0.0
    for inner in node.inner("selections"):
        yield from _costs(inner)


def _is_named(node: Node, profiles: Iterable[str]) -> bool:
    return any(is_one_of(_name(node), profile) for profile in profiles)


def _has(figure: Figure, stat: str) -> bool:
    return stat in figure.stats or is_one_of(figure.name, stat)


def _name(node: Node) -> str:
    return " ".join(node.text("name").split()) or "model"


def _listed(figures: Iterable[Figure]) -> str:
    return _and(dict.fromkeys(figure.name for figure in figures))


def _and(names: Iterable[str]) -> str:
    return " and ".join(names)
