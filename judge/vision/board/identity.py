"""What a card is called and of which races it is now, with everything that changes that (2.3.3, 2.6, 6.1.5)."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from judge.vision.board import reading, values
from judge.vision.model import NO_RACE, Keyword

if TYPE_CHECKING:
    from judge.engine.view import View


def races(view: View, card: int) -> tuple[str, ...]:
    """The races of a card; one without any has the race of that name (2.6.3)."""
    made = reading.given(view, card)
    if made.get("sort") == "character":
        found: tuple[str, ...] = tuple(made.get("races", ()))
    elif reading.on_field(view, card) and reading.down(view, card) and view.applies("V5.7.1", card=card):
        found = ()
    else:
        found = reading.printed(view, card).races
    for change in values.changes(view, card, "races", "lose_races", "become_races"):
        if change.what.get("lose_races"):
            found = ()
        become = change.get("become_races")
        found = tuple(become if view.on("V6.1.5") else (*found, *become)) if become else found
        found = (*found, *(r for r in change.get("races") or () if r not in found))
    return found or ((NO_RACE,) if view.on("V2.6.3") else ())


def names(view: View, card: int) -> tuple[str, ...]:
    """The names of a card (2.3.3, 6.1.5)."""
    made = reading.given(view, card)
    own: tuple[str, ...]
    if "name" in made:
        own = (made["name"],)
    elif reading.on_field(view, card) and reading.down(view, card) and view.applies("V5.7.1", card=card):
        own = ()
    else:
        own = (reading.printed(view, card).name,)
        for word in reading.printed(view, card).keywords:
            if word.name == "連結" and view.applies("V10.20.2.a", card=card):
                own += linked(word)
    for change in values.changes(view, card, "names", "become_names"):
        own = tuple(change.get("become_names") or own) + tuple(change.get("names") or ())
    return own


def linked(word: Keyword) -> tuple[str, ...]:
    """The names that 連結 stands for (10.20.2.a); what is a condition and no name is none."""
    return tuple(name for one in word.about if not one.startswith("*") for name in one.split("|"))


def called(view: View, card: int, name: str) -> bool:
    """Whether a card is meant by a name: some name of it has the whole of that in it (12.3.1)."""
    plain = _plain(name)
    own = [_plain(n) for n in names(view, card)]
    if not view.applies("V12.3.1", card=card):
        return plain in own
    if any(plain in n for n in own[:1]):
        return True
    return any(plain in n for n in own[1:]) and view.applies("V2.3.3", card=card)


@cache
def _plain(name: str) -> str:
    """A name without blanks, in one width."""
    return "".join(unicodedata.normalize("NFKC", name).split())
