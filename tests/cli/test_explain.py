"""`judge explain` on the command line."""

from __future__ import annotations

import pytest

from judge.text.codes import codes
from tests.cli.conftest import Judge


def test_a_code_is_explained_with_its_example(judge: Judge) -> None:
    ended = judge("explain", "J201")
    assert (ended.status, ended.err) == (0, "")
    for said in ("J201 The crystals do not add up", "Cause: There are 36", "Mend:  Leave one", "  distance: 4\n"):
        assert said in ended.out
    assert judge("explain", "j201").out == judge("explain", "201").out == ended.out


def test_several_codes_and_markdown(judge: Judge) -> None:
    ended = judge("explain", "J201", "J501", "--format", "md")
    assert ended.status == 0
    assert ended.out.startswith("# J201 ")
    assert "\n# J501 " in ended.out
    assert ended.out.count("```yaml") == 1


@pytest.mark.parametrize("form", ["text", "md"])
def test_without_a_code_all_are_listed(judge: Judge, form: str) -> None:
    listed = judge("explain", "--format", form)
    assert listed.status == 0
    assert all(code.name in listed.out and code.title in listed.out for code in codes())


def test_a_code_that_is_none(judge: Judge) -> None:
    ended = judge("explain", "J999", "201x", "J201")
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith("J708 no problem has the code 'J999'")
    assert ended.err.count("J708") == 2
