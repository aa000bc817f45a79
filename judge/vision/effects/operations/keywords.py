"""What 連結 and オーバードライブ take (10.20, 10.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Do, Frame, Next, View
from judge.engine.choice import Choice, pick_one
from judge.light import regex
from judge.vision.board import identity, reading
from judge.vision.board.attributes import of_card
from judge.vision.board.relations import stands_on
from judge.vision.effects.evaluate import here
from judge.vision.effects.operations.common import FAIL, told_of
from judge.vision.rules import s9_1_removal as removal
from judge.vision.rules.common import put

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node
    from judge.vision.known import Known


def materials(view: View, frame: Frame, node: Node) -> Outcome:
    """10.20.2.b: one of each named card removed from field, hand or underworld, or the card itself is (10.20.3).

    Where a number of cards on a condition stands in place of a name, as many as that are (`*2 spell card …`).
    """
    at = here(view, frame)
    told = told_of(frame)
    card = at.this
    if "gone" in told:
        return FAIL
    if "done" in told:
        game: Known = view.game
        if "noted" in told or not game.asks("materials"):
            return Next()
        gone = tuple(told[f"material_{i}"][0][1] for i in range(len(_slots(at.about))))
        return Do((put({f"card.{card}.materials": gone}),), "noted", None)
    taken: list[int] = []
    wanted = _slots(at.about)
    for i, said in enumerate(wanted):
        stock = [c for c in _stock(view, at.you) if c != card and c not in taken]
        fitting = (c for c in stock if _fits(view, c, said, at.you))
        found = tuple(c for c in fitting if _complete(view, wanted[i + 1 :], [s for s in stock if s != c], at.you))
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


def asked_for(view: View, card: int, team: int, player: str) -> bool:
    """Whether a card is one that 連結 of another asks for (10.20.2.b)."""
    words = (word for word in reading.printed(view, team).keywords if word.name == "連結")
    return any(_fits(view, card, said, player) for word in words for said in _slots(word.about))


def _stock(view: View, player: str) -> tuple[int, ...]:
    """What 連結 may take; of hell as of an underworld, for the rules speak of it (3.3.6.a)."""
    zones = (f"{player}.{zone}" for zone in ("hand", "underworld"))
    return (*reading.field(view, player), *(c for zone in zones for c in reading.cards(view, zone)))


def _slots(about: Sequence[str]) -> tuple[str, ...]:
    """What 連結 asks for card by card: what is asked several times, as often."""
    return tuple(one for said in about for one in (said,) * (int(said[1:].split()[0]) if said[:1] == "*" else 1))


KIND = regex(r"\*(\d+) (character card|spell card|command card|character|card) ?(.*)")
EACH = regex(r"(\w+)(>?=)((?:(?! \w+>?=).)+)")


def _fits(view: View, card: int, said: str, player: str) -> bool:
    """Whether a card is one that 連結 asks for: by a name, or by what is said of it (10.20.2.b)."""
    if not said.startswith("*"):
        return any(identity.called(view, card, name) for name in said.split("|"))
    found = KIND.fullmatch(said)
    if found is None:
        return False
    kind = found[2]
    if kind == "character":
        right = reading.is_character(view, card)
    else:
        right = kind == "card" or of_card(view, card, "type") == kind.split()[0]
    most = int(found[1])
    return right and all(_meets(view, card, told, player, most) for told in EACH.findall(found[3]))


def _meets(view: View, card: int, told: tuple[str, str, str], player: str, most: int) -> bool:
    """Whether one thing is so of a card: `node>=5`, `race=人間`, `top=underworld` (among the upper ones) …"""
    key, _, value = told
    match key:
        case "keyword":
            return stands_on(view, card, value)
        case "race":
            return value in identity.races(view, card)
        case "name":
            return identity.called(view, card, value)
        case "node":
            return int(of_card(view, card, "node") or 0) >= int(value)
        case "top":
            return card in reading.cards(view, f"{player}.{value}")[:most]
        case "facing":
            return reading.down(view, card) == (value == "down")
        case "on":
            return reading.on_field(view, card)
    return bool(of_card(view, card, key) == value)


def _complete(view: View, wanted: Sequence[str], stock: Sequence[int], player: str) -> bool:
    """Whether there is a card for each that is asked for, no card for two."""
    fitting = [[c for c in stock if _fits(view, c, said, player)] for said in wanted]
    taken: dict[int, int] = {}

    def place(slot: int, seen: set[int]) -> bool:
        for card in fitting[slot]:
            if card not in seen:
                seen.add(card)
                if card not in taken or place(taken[card], seen):
                    taken[card] = slot
                    return True
        return False

    return all(place(slot, set()) for slot in range(len(wanted)))


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
