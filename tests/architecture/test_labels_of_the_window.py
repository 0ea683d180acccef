"""What users name is shown as they wrote it: each label of the window says whether it is markup."""

import ast

from source_tree import modules


def test_labels_say_whether_their_text_is_markup():
    watched = [m for m in modules() if m.layer == "ui" and m.name != "battlefield.ui.widgets.plain"]
    calls = [(m.name, node) for m in watched for node in ast.walk(m.tree) if isinstance(node, ast.Call)]
    found = [f"{name}:{node.lineno}" for name, node in calls if ast.unparse(node.func).endswith("QLabel")]
    assert found == [], "use PlainLabel or RichLabel of ui/widgets/plain.py"
