"""Where the operations of the core are (`judge.furuyoni.effects.operations`)."""

from importlib import import_module

import pytest

from judge.furuyoni.effects import operations


@pytest.mark.parametrize("module", operations.WHERE)
def test_each_is_found_in_the_module_that_has_it(module: str) -> None:
    there = import_module(f"{operations.__name__}.{module}").OPERATIONS
    assert {*operations.WHERE[module]} == {*there}
    known = operations.Operations(())
    assert [name for name in there if known[name] is not there[name]] == []
