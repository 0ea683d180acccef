"""Misspells each word of each row in turn, and tells which of them nobody would notice.

    python tests/architecture/misspelling.py

A word that is imported is a name, which a checker of names finds; a rank is a member of its list; a number
and a perk that a rule names are looked up in the rows. Ends with 1 where a misspelt word passes.
"""

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1] / "architecture"), str(Path(__file__).parents[2])]

from source_tree import Module, modules  # noqa: E402
from test_words_of_rows import BOOKS, OF_PERKS, called, numbers_of  # noqa: E402

from battlefield.rules.core.words import Rank  # noqa: E402


def words_in(module: Module) -> Iterator[tuple[str, ast.expr]]:
    """Yield each word of a module with its kind, as it stands there."""
    taken = {
        alias.name
        for node in module.tree.body
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".words")
        for alias in node.names
    }
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Name) and node.id in taken:
            yield "word", node
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if speaks(module, node.value.id):
                yield "rank or word", node
        elif isinstance(node, ast.Call):
            kind = "perk" if called(node) in OF_PERKS else "number" if called(node) == "number" else ""
            texts = (each for each in node.args if isinstance(each, ast.Constant) and str(each.value))
            yield from ((kind, each) for each in texts if kind and isinstance(each.value, str))


def speaks(module: Module, name: str) -> bool:
    """Whether a name in a module is that of a module of words, or of a list of ranks."""
    found = getattr(import_module(module.name), name, None)
    is_ranks = isinstance(found, type) and issubclass(found, Rank)
    return is_ranks or getattr(found, "__name__", "").endswith(".words")


def misspelt(module: Module, node: ast.expr) -> str:
    """Return the text of a module with a letter too many in one of its words."""
    lines = module.text.splitlines(keepends=True)
    line = lines[node.end_lineno - 1].encode()
    end = node.end_col_offset - isinstance(node, ast.Constant)
    lines[node.end_lineno - 1] = (line[:end] + b"x" + line[end:]).decode()
    return "".join(lines)


def is_noticed(module: Module, kind: str, node: ast.expr) -> bool:
    book = module.name.split(".")[2]
    if isinstance(node, ast.Constant):
        rows = BOOKS[book].book().catalogue.perks
        known = numbers_of(book) if kind == "number" else {*rows, *(row.rpartition(" ")[0] for row in rows)}
        return f"{node.value}x" not in known
    if isinstance(node, ast.Attribute):
        assert isinstance(node.value, ast.Name)
        return not hasattr(getattr(import_module(module.name), node.value.id), f"{node.attr}x")
    order = [sys.executable, "-m", "ruff", "check", "-q", "--isolated", "--select", "F821", "-"]
    text = misspelt(module, node)
    return subprocess.run(order, input=text, text=True, capture_output=True, check=False).returncode == 1


def main() -> int:
    books = tuple(f"battlefield.rulebooks.{book}." for book in BOOKS)
    tried = [
        (module, kind, node)
        for module in modules()
        if module.name.startswith(books) and not module.name.endswith(".words")
        for kind, node in words_in(module)
    ]
    with ThreadPoolExecutor(2) as pool:
        noticed = list(pool.map(lambda each: is_noticed(*each), tried))
    print(dict(Counter(kind for _, kind, _ in tried)))
    missed = [each for each, found in zip(tried, noticed, strict=True) if not found]
    for module, kind, node in missed:
        print(f"{module.name}, line {node.lineno}: {kind} {ast.unparse(node)}")
    print(f"{len(tried)} words misspelt, {len(missed)} of them unnoticed")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
