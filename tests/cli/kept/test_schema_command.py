"""`battlefield schema`: lists, prints and writes the schemas, and names the nearest where there is none."""

import json

import pytest

from battlefield.__main__ import main
from battlefield.app.schemas import SCHEMAS


def test_without_a_name_all_are_listed(capsys):
    assert main(["schema"]) == 0
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == list(SCHEMAS)


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_printed_and_written_alike(name, tmp_path, capsys):
    out = tmp_path / "schema.json"
    assert main(["schema", name]) == main(["schema", name, "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    assert printed == out.read_text("utf-8") and printed.isascii()
    assert json.loads(printed)["$schema"].endswith("2020-12/schema")


def test_every_reference_leads_to_a_definition():
    for named in SCHEMAS.values():
        schema = named.made()
        text = json.dumps(schema)
        references = {part.partition('"')[0] for part in text.split('"$ref": "#/$defs/')[1:]}
        assert references == set(schema.get("$defs", {}))


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (["schema", "scenes"], "did you mean 'scene'?"),
        (["schema", "--out", "x.json"], "--out needs the name of a schema"),
        (["schema", "game", "--out", "no/such/folder/x.json"], "no/such/folder"),
    ],
)
def test_a_wrong_command_gets_one_sentence(said, words, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(said) == 2
    told = capsys.readouterr()
    assert words in told.err and told.err.count("\n") == 1 and not told.out and not [*tmp_path.iterdir()]
