"""What users name is shown as they wrote it: each label of the window says whether it is markup."""

import ast

from source_tree import modules


def test_labels_say_whether_their_text_is_markup():
    found = []
    for module in modules():
        if module.layer != "ui" or module.name == "battlefield.ui.plain":
            continue
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "QLabel":
                found.append(f"{module.name}:{node.lineno}")
    assert found == [], "use PlainLabel or RichLabel of ui/plain.py"
