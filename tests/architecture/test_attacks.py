"""An attack of WARSURGE is changed in one place: its parts are frozen, and only its verbs replace them."""

import ast
from collections.abc import Iterator

from source_tree import Module, modules

HOME = "battlefield.rulebooks.warsurge.attack."
PLACE = f"{HOME}attack"
CHANGING = {
    *("add", "append", "clear", "difference_update", "discard", "extend", "insert", "intersection_update"),
    *("pop", "popitem", "remove", "reverse", "setdefault", "sort", "update"),
}
ROLLS = "OneDie"  # a die is rolled again and again, by what it says itself


def classes(name: str) -> dict[str, ast.ClassDef]:
    """Give the classes of a module of attacks by their names."""
    tree = next(module.tree for module in modules() if module.name == f"{HOME}{name}")
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def fields(found: ast.ClassDef) -> dict[str, str]:
    """Give the fields of a dataclass, and the text of their types."""
    rows = (node for node in found.body if isinstance(node, ast.AnnAssign))
    return {ast.unparse(row.target): ast.unparse(row.annotation) for row in rows}


def changed(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield what is assigned, deleted, or told to change itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
            yield node
        elif isinstance(node, ast.Attribute) and node.attr in CHANGING:
            yield node.value


def places(module: Module, held: set[str]) -> list[str]:
    """Name the places where a module changes what an attack holds, or something inside of that."""
    found = []
    for node in changed(module.tree):
        names = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
        if names & held:
            found.append(node.lineno)
    return [f"{module.name}:{line}" for line in sorted(found)]


def held() -> set[str]:
    """Give what an attack, its use, and its dice hold."""
    known = classes("attack") | classes("attack_parts")
    return {name for one in ("Attack", "Use", ROLLS) for name in fields(known[one])} - {
        *("attacker", "weapon", "trap", "share", "owner")
    }


def test_the_parts_of_an_attack_are_frozen():
    parts = {name: node for name, node in classes("attack_parts").items() if name != ROLLS}
    assert {"Aimed", "Placement", "Terms", "Weighed", "Rolled", "Outcome", "Hit", "Share"} <= set(parts)
    thawed = [n for n, node in parts.items() if "frozen=True" not in ast.unparse(node.decorator_list[0])]
    assert thawed == []
    loose = ("list[", "dict[", "set[")
    kinds = [(n, kind) for n, node in parts.items() for kind in fields(node).values()]
    assert [each for each in kinds if each[1].startswith(loose)] == []


def test_only_its_verbs_change_an_attack():
    found = held()
    assert {"aimed", "placed", "terms", "weighed", "rolled", "outcome", "use", "jammed", "shown"} <= found
    others = [m for m in modules() if m.name.startswith("battlefield.rulebooks.warsurge.")]
    at_home = {PLACE, f"{PLACE}_parts"}
    assert len(others) > 100 and at_home < {module.name for module in others}
    assert [place for m in others if m.name not in at_home for place in places(m, found)] == []


def test_a_change_from_outside_would_be_seen():
    lines = (
        "attack.placed = other",
        "attack.placed.cover = False",
        "moment.attack.outcome.lost += 1",
        "attack.rolled.faces[3] = 6",
        "use.jammed.append(owner)",
        "del attack.terms",
        "seen, attack.use = True, use",
        "shown = attack.rolled.faces[3]",
    )
    assert places(Module("m", "\n".join(lines)), held()) == [f"m:{line}" for line in range(1, 8)]
