"""What a file may expect beside what every game knows: how attacks ended, which cards were used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.furuyoni.file import called
from judge.furuyoni.file.model import Named
from judge.light import NamedTuple, regex
from judge.text.errors import Place

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.engine import Event, View

ATTACK_ENDS = ("hit", "failed", "improper", "cancelled", "removed")
USED = "used"
AS_USED = ("use",)
"""The verb, which is how Japanese and Korean say it: 使用 and 사용."""
ATTACK = regex(r"attack ([0-9]{1,3})")


class AttackEnd(NamedTuple):
    """How the n-th attack of the run ended: `hit`, `failed`, `improper`, `cancelled`, `removed`."""

    place: Place
    number: int
    end: str

    @property
    def past(self) -> bool:
        """An attack is gone when the run stops."""
        return True

    @property
    def about(self) -> str:
        """Which attack."""
        return f"attack {self.number}"

    def check(self, view: View, events: Sequence[Event]) -> tuple[bool, str, str]:
        """A cancelled attack has failed too."""
        found = attack_ends(events).get(self.number, "there was none")
        ok = found == self.end or (self.end == "failed" and found == "cancelled")
        return ok, f"attack {self.number}: {self.end}", found

    def remembered(self, view: View, events: Sequence[Event]) -> object:
        """How it ended so far, how many were made, and which are under way."""
        live = tuple(view.get(f"{p}.attacking", ()) for p in ("a", "b"))
        return attack_ends(events).get(self.number), view.get("attacks.made", 0), live

    def settles(self, event: Event) -> bool:
        """Whether the attack ended with it."""
        return any(h.kind != "make_attack" and ends_attack(h.kind, h.facts, self.number) for h in event.happened)

    def facts(self) -> Iterator[str]:
        """The fact that it speaks of, as `judge why` takes it."""
        yield f"attack {self.number} was {self.end}" if self.end != "failed" else f"attack {self.number} failed"

    def written(self) -> str:
        """The entry of `expect` that says it."""
        return f"attack {self.number}: {self.end}"


class Used(NamedTuple):
    """The cards used in the run, in this order and no others; of one player (`by`) those of the turn under way."""

    place: Place
    cards: tuple[Named, ...]
    by: str = ""

    @property
    def past(self) -> bool:
        """Nothing on the board tells it."""
        return True

    @property
    def about(self) -> str:
        """No fact tells it."""
        return ""

    def check(self, view: View, events: Sequence[Event]) -> tuple[bool, str, str]:
        """Whether just these were used."""
        used = [*_uses(events, self.by)]
        ok = len(used) == len(self.cards) and all(
            called.is_called(view, c, n.text) for c, n in zip(used, self.cards, strict=True)
        )
        found = ", ".join(called.card_name(view, c) for c in used)
        cards = f"[{', '.join(n.text for n in self.cards)}]"
        return ok, f"used: {{{self.by}: {cards}}}" if self.by else f"used: {cards}", f"[{found}]"

    def remembered(self, view: View, events: Sequence[Event]) -> object:
        """The cards used so far."""
        return tuple(_uses(events, self.by))

    def settles(self, event: Event) -> bool:
        """Whether a card was used with it."""
        return any(h.kind == "enter_use" for h in event.happened)

    def facts(self) -> Iterator[str]:
        """The facts that it speaks of, as `judge why` takes them."""
        yield from (f"{self.by} used {card.text}" if self.by else f"{card.text} was used" for card in self.cards)

    def written(self) -> str:
        """The entry of `expect` that says it."""
        from judge.furuyoni.file.written import named
        from judge.text.written import listed

        cards = listed(map(named, self.cards))
        return f"used: {{{self.by}: {cards}}}" if self.by else f"used: {cards}"


def _uses(events: Sequence[Event], by: str = "") -> Iterator[int]:
    """The cards used; of one player those since the turn under way began."""
    began = max((i for i, e in enumerate(events) if by and any(c.path == "turn" for c in e.changes)), default=0)
    for event in events[began:]:
        for h in event.happened:
            if h.kind == "enter_use" and by in ("", _user(event, h.facts["card"].id)):
                yield h.facts["card"].id


def _user(event: Event, card: int) -> str:
    """Who uses a card with an event: as the record of the use tells, which is made with it."""
    return next((change.after["by"] for change in event.changes if change.path == f"card.{card}.use"), "")


def ends_attack(kind: str, facts: Mapping[str, Any], number: int) -> bool:
    """Whether something that happened decides how an attack ended."""
    return facts.get("attack") == number and (
        kind in ("remove_attack", "make_attack") or (kind == "mark_attack" and facts.get("fact") == "hit")
    )


def attack_ends(events: Sequence[Event]) -> dict[int, str]:
    """How each attack of a run ended, by number."""
    ends: dict[int, str] = {}
    for event in events:
        for h in event.happened:
            number = h.facts.get("attack") or 0
            if h.kind == "generate":
                ends[number] = "open"
            elif h.kind == "remove_attack" and ends.get(number) == "open":
                ends[number] = "improper" if h.facts.get("improper") else "removed"
            elif h.kind == "make_attack":
                ends[number] = "made"
            elif h.kind == "remove_attack" and ends.get(number) == "made" and "9-4 ii" in event.clauses:
                ends[number] = "cancelled"
            elif h.kind == "remove_attack" and ends.get(number) == "made":
                ends[number] = "failed" if {"9-4 iii", "9-4 viii"} & {*event.clauses} else "removed"
            elif h.kind == "mark_attack" and h.facts.get("fact") == "hit":
                ends[number] = "hit"
    return ends
