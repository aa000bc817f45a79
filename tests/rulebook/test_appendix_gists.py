"""The gists of appendix 1 name the very cards that the versions bring, take out and put in."""

from __future__ import annotations

import re

import pytest

from judge.furuyoni.cards import pools
from judge.rulebook import catalogue

_NUMBER = r"(?:NA-26-|NA-02/04-saine/tokoyo-)?(?:O\d?|AA?\d)-(?:MP|CP|[NSPTF])-\d(?:/4|-Ex\d)?|(?:A1-)?\b0\d"
_RUN = re.compile(rf"({_NUMBER}) to ({_NUMBER})")


def _written_out(first: str, last: str) -> set[str]:
    at = next(i for i, (one, other) in enumerate(zip(first, last, strict=True)) if one != other)
    return {f"{first[:at]}{digit}{first[at + 1 :]}" for digit in range(int(first[at]), int(last[at]) + 1)}


def _named(clause: str) -> set[str]:
    book = catalogue.load()
    lists = re.compile(rf"{clause}( paragraph \d)?")
    text = " ".join(entry.gist for entry in book if lists.fullmatch(entry.name))
    runs = (_written_out(*run) for run in _RUN.findall(text))
    return set(re.findall(_NUMBER, text)).union(*runs)


def _short(version: pools.Version) -> set[str]:
    """The numbers of a version's list; board effects have none."""
    prefix = re.compile(rf"NA-\d\d-{version.megami}-|TransForm Card |(?=NA-)")
    cards = (number for number in version.listed if number not in version.text_only)
    return {prefix.sub("", number, count=1) for number in cards if prefix.match(number)}


@pytest.mark.parametrize("name", pools.versions())
def test_the_gist_names_what_the_version_changes(name: str) -> None:
    version = pools.versions()[name]
    listed = _short(version)
    original = pools.versions().get(version.megami, version)
    expected = listed if original is version else listed ^ _short(original)
    assert _named(version.clause) == expected
