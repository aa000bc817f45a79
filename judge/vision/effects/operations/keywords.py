"""What 連結 and オーバードライブ take (10.20, 10.33)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine import Ask, Do, Frame, Next, View
from judge.engine.choice import Choice, pick_one
from judge.vision.board import identity, reading, values
from judge.vision.board.attributes import of_card
from judge.vision.effects.evaluate import here
from judge.vision.effects.operations.common import FAIL, told_of
from judge.vision.rules import s9_1_removal as removal
from judge.vision.rules.common import put

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node


def materials(view: View, frame: Frame, node: Node) -> Outcome:
    """10.20.2.b: one of each named card removed from field, hand or underworld, or the card itself is (10.20.3)."""
    at = here(view, frame)
    told = told_of(frame)
    card = at.this
    if "gone" in told:
        return FAIL
    if "done" in told:
        return Next()
    taken: list[int] = []
    wanted = _wanted(at.about)
    for i, name in enumerate(wanted):
        stock = [c for c in _stock(view, at.you) if c != card and c not in taken]
        fitting = (c for c in stock if _fits(view, c, name))
        found = tuple(c for c in fitting if _complete(view, wanted[i + 1 :], [s for s in stock if s != c]))
        key = f"material_{i}"
        if key in told:
            taken.append(told[key][0][1])
            continue
        if not found or told.get("will") == (("no",),):
            return Do(removal.apply("exile", (card,), card, at.you), "gone", None, ("V10.20.3",))
        if "will" not in told and i == 0:
            return Ask(pick_one(at.you, "may", (("yes",), ("no",)), "V10.20.2.b"), "will")
        return Ask(pick_one(at.you, "object", tuple(("choose", c) for c in found), "V10.20.2.b"), key)
    return Do(removal.apply("exile", taken, card, at.you), "done", None)


def _stock(view: View, player: str) -> tuple[int, ...]:
    """What 連結 may take; of hell as of an underworld, for the rules speak of it (3.3.6.a)."""
    zones = (f"{player}.{zone}" for zone in ("hand", "underworld"))
    return (*reading.field(view, player), *(c for zone in zones for c in reading.cards(view, zone)))


_SPOKEN = re.compile(r" (?=(?:character|spell|command|card)(?: |$)|[a-z]+>?=)")
"""Between the words of a condition; a name in it may have a blank."""


def _wanted(about: Sequence[str]) -> tuple[str, ...]:
    """What 連結 asks for, card by card: a name, or behind an asterisk a condition, as often as it says."""
    found: list[str] = []
    for one in about:
        n, _, words = one.removeprefix("*").partition(" ")
        found += [f"*{words}"] * int(n) if one.startswith("*") else [one]
    return tuple(found)


def _fits(view: View, card: int, wanted: str) -> bool:
    """Whether a card is what 連結 names, one or the other, or meets the condition in place of a name (10.20.2.b)."""
    if not wanted.startswith("*"):
        return any(identity.called(view, card, name) for name in wanted.split("|"))
    words = _SPOKEN.split(wanted[1:])
    if "character" in words and "card" not in words and not reading.is_character(view, card):
        return False
    return all(_meets(view, card, word) for word in words if word != "card")


def _meets(view: View, card: int, word: str) -> bool:
    """Whether a card meets one word of a condition; of what the rules do not let it be asked it meets none."""
    key, _, about = word.partition("=")
    match key:
        case "character" | "spell" | "command":
            return reading.printed(view, card).type == key or (key == "character" and reading.is_character(view, card))
        case "race":
            return about in identity.races(view, card)
        case "spiritualist" | "name":
            return about in str(of_card(view, card, key))
        case "keyword":
            return values.has(view, card, about) or reading.bears(view, card, about)
        case "node>":
            return int(of_card(view, card, "node") or 0) >= int(about)
        case "facing":
            return reading.down(view, card)
        case "on":
            return reading.kind(view, card) == about
    return False


def _complete(view: View, names: Sequence[str], stock: Sequence[int]) -> bool:
    """Whether there is a card for each name, no card for two."""
    if not names:
        return True
    fitting = (c for c in stock if _fits(view, c, names[0]))
    return any(_complete(view, names[1:], [c for c in stock if c != one]) for one in fitting)


def fuel(view: View, frame: Frame, node: Node) -> Outcome:
    """10.33.2.a: one or more of the spiritualist's cards removed from the underworld, or the card itself is."""
    at = here(view, frame)
    told = told_of(frame)
    card, who = at.this, reading.printed(view, at.this).spiritualist
    if "gone" in told:
        return FAIL
    if "done" in told:
        if "noted" in told:
            return Next()
        return Do((put({f"card.{card}.fuel": len(told["fuel"])}),), "noted", None)
    found = tuple(
        c for c in reading.cards(view, f"{at.you}.underworld")
        if (reading.printed(view, c).type == "character" and identity.called(view, c, who))
        or (reading.printed(view, c).type == "spell" and reading.printed(view, c).spiritualist == who)
    )  # fmt: skip
    if found and "fuel" not in told:
        options = tuple(("choose", c) for c in found)
        return Ask(Choice(at.you, "object", options, 0, len(found), ("V10.33.2.a",), about=("fuel",)), "fuel")
    taken = tuple(option[1] for option in told.get("fuel", ()))
    if not taken:
        return Do(removal.apply("exile", (card,), card, at.you), "gone", None, ("V10.33.3",))
    return Do(removal.apply("exile", taken, card, at.you), "done", None)
