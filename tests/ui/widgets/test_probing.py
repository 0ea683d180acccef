"""What Qt finds on a machine is told as JSON, for who asks from outside."""

import json

from battlefield.ui.widgets import probing


def test_what_qt_finds_is_told_as_json(capsys, qapp):
    assert probing.main() == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"platform", "fonts", "kept in", "pdf"}
    assert (found["platform"], found["pdf"]) == (qapp.platformName(), True)
