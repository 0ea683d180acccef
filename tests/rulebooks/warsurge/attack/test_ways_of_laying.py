"""WARSURGE lays every kind of template that there is."""

from battlefield.geometry.kernel.template_table import template_kinds
from battlefield.rulebooks.warsurge.attack.template_placement import WAYS


def test_each_kind_of_template_has_a_way_of_being_laid():
    assert WAYS.keys() == set(template_kinds())
