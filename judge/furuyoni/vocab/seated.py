"""The vocabulary of a board by the megami that its players have chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import megami
from judge.furuyoni.vocab import Vocabulary, vocabulary

if TYPE_CHECKING:
    from collections.abc import Iterable


def of(chosen: Iterable[str]) -> Vocabulary:
    """The words of a board on which these versions of megami have been chosen."""
    return vocabulary(megami.seated(chosen))


def everything() -> Vocabulary:
    """The words of all rooms there are, for editors and for files that name no megami."""
    return of(megami.NAMES)
