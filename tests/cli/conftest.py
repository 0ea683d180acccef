"""What the tests of the command line share."""

import shutil

import pytest

from battlefield.resources import asset


@pytest.fixture
def folder(tmp_path):
    """The sample rosters and battles in a folder of their own."""
    shutil.copytree(asset("rosters"), tmp_path / "battle")
    return tmp_path / "battle"
