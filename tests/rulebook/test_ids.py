"""Ids as people type them, and what they mean."""


import pytest

from judge.rulebook import ids
from judge.rulebook.ids import ClauseIdError, parse


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("9-4.iii", "9-4 iii"),
        ("9-4 iii", "9-4 iii"),
        ("９-４ⅲ", "9-4 iii"),
        ("9–4 III", "9-4 iii"),
        ("§9-4 iii)", "9-4 iii"),
        ("core 9-4:iii", "9-4 iii"),
        ("A7-5", "A7-5"),
        ("追加7-5", "A7-5"),
        ("追加ルール 7-5 iii", "A7-5 iii"),
        ("추가 7-5의 iii", "A7-5 iii"),
        ("9-2-1 の iv", "9-2-1 iv"),
        ("9-6 i-A", "9-6 i-A"),
        ("9-6.i.a", "9-6 i-A"),
        ("4-1.1", "4-1 1"),
        ("9.4.1", "9-4-1"),
        ("9 - 4 - 1", "9-4-1"),
        ("4-1 5-2)", "4-1 5-2"),
        ("10-5 2.", "10-5 2"),
        ("8-2-2 A", "8-2-2 A"),
        ("A15-2 3-a", "A15-2 3-a"),
        ("A17-7-1 iii-4", "A17-7-1 iii-4"),
        ("9-2 bullet 4", "9-2 bullet 4"),
        ("9-2 •4", "9-2 bullet 4"),
        ("5-10 ¶2", "5-10 paragraph 2"),
        ("5-10 para 2", "5-10 paragraph 2"),
        ("2-1 補足1", "2-1 note 1"),
        ("附則1", "B1"),
        ("B1 saine-A1 note 1", "B1 saine-a1 note 1"),
        ("V6.2.4.d", "V6.2.4.d"),
        ("v6.2.4 d", "V6.2.4.d"),
    ],
)
def test_reads_what_people_type(typed: str, canonical: str) -> None:
    assert str(parse(typed)) == canonical
    assert parse(canonical) == parse(typed)
    assert parse(parse(typed).short) == parse(typed)


@pytest.mark.parametrize("typed", ["", "攻撃の解決", "9-4 iiii", "9-4 what", "-4", "9-4 i i i", "99999-1"])
def test_says_what_is_wrong(typed: str) -> None:
    with pytest.raises(ClauseIdError, match="is not a clause id"):
        parse(typed)


def test_a_section_stands_for_its_steps() -> None:
    assert parse("9-6").covers(parse("9-6 i-A"))
    assert parse("9-6 i").covers(parse("9-6 i-A"))
    assert parse("9-6").covers(parse("9-6-1"))
    assert not parse("9-6 i").covers(parse("9-6 ii"))
    assert not parse("9-6").covers(parse("A9-6"))


def test_ids_in_their_own_form_are_read_at_once_and_alike() -> None:
    from judge.rulebook.catalogue import load

    names = [entry.name for entry in load("furuyoni")]
    at_once = [name for name in names if ids._canonical(name)]
    assert len(at_once) > 0.7 * len(names)
    assert [name for name in at_once if ids._canonical(name) != ids._typed(name)] == []
    for other in ("9", "9-04", "9-4 0", "9-4 xx", "9-4 paragraph", "9-4 paragraph 02", "A 9-4", "V9-4", "9-4  i", "-"):
        assert ids._canonical(other) is None
