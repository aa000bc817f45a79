"""What happened this turn, as facts: only what a card in play asks for is kept, so that equal boards stay equal."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from judge.engine.data import EMPTY, Value
from judge.furuyoni import board
from judge.furuyoni.effects.vocabulary.words import LAST_TURN_FACTS, TURN_FACTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine import Draft
    from judge.engine.view import View

PREFIX = "turn_facts."
TOUCHED = "aura_touched_by"
"""What has touched a player's aura last."""
USED_AS = "used_as"
"""Which of the cards used were others then: by their place among them, whether `as` one or `copied`, its number."""
NOTED = (TOUCHED, USED_AS)
"""What is kept of a turn beside what is asked for."""


def asked(view: View, fact: str) -> bool:
    """Whether anything in this game asks for a fact of the turn."""
    return fact in board.rules(view).asked


def value(view: View, player: str, fact: str) -> int:
    """A count of the turn."""
    return int(view.get(f"{PREFIX}{player}.{fact}", 0))


def count(draft: Draft, player: str, fact: str, by: int = 1) -> int:
    """Count one more, if somebody asks for the count; the count afterwards."""
    if not asked(draft, fact):
        return 0
    after = value(draft, player, fact) + by
    draft.set(f"{PREFIX}{player}.{fact}", after)
    return after


def used(draft: Draft, player: str, card: int) -> int:
    """A card has been used: its ordinal among the cards this player has used this turn (9-2).

    What it was then is kept with it, where it was used as another (10-38) or was a copy (10-16): it was that card
    which has been used, whatever it is afterwards.
    """
    if asked(draft, "used_cards"):
        path = f"{PREFIX}{player}.used_cards"
        before, was = draft.get(path, ()), _was(draft, card)
        draft.set(path, (*before, card))
        if was[1]:
            others = f"{PREFIX}{player}.{USED_AS}"
            draft.set(others, (*draft.get(others, ()), (len(before), was)))
    return count(draft, player, "used")


def _was(draft: Draft, card: int) -> tuple[str, str]:
    """What else a card is as it is used: the fact that says so, and the number of the other card."""
    other = draft.get(f"card.{card}.as")
    if other is not None:
        return ("as", other)
    return ("copied", (draft.get(f"card.{card}.use") or {}).get("copied", ""))


def used_cards(view: View, player: str) -> tuple[tuple[int, tuple[str, str]], ...]:
    """The cards that a player has used this turn, in order, each with what else it was then (a fact and a number)."""
    others = dict(view.get(f"{PREFIX}{player}.{USED_AS}", ()))
    cards = view.get(f"{PREFIX}{player}.used_cards", ())
    return tuple((card, others.get(i, ("as", ""))) for i, card in enumerate(cards))


def without_last_use(view: View, player: str, card: int) -> dict[str, Value]:
    """What is counted of the turn if the last use of a card was none."""
    values: dict[str, Value] = {}
    if value(view, player, "used"):
        values[f"{PREFIX}{player}.used"] = value(view, player, "used") - 1
    cards, others = view.get(f"{PREFIX}{player}.used_cards", ()), view.get(f"{PREFIX}{player}.{USED_AS}", ())
    if card in cards:
        at = len(cards) - 1 - cards[::-1].index(card)
        values[f"{PREFIX}{player}.used_cards"] = (*cards[:at], *cards[at + 1 :])
        if others:
            values[f"{PREFIX}{player}.{USED_AS}"] = tuple((i - (i > at), n) for i, n in others if i != at)
    return values


def reacted(draft: Draft, player: str) -> int:
    """A card has been used as a reaction: its ordinal among this player's reactions of the turn (9-4 i)."""
    return count(draft, player, "reactions")


def attacked(draft: Draft, player: str, klass: str | None) -> int:
    """An attack of a class has been made: its ordinal among this player's attacks of the turn, from 1."""
    count(draft, player, "phase_attacks")
    if klass != "special":
        count(draft, player, "attacks_no_special")
    return count(draft, player, "attacks") or 1


ORDINALS = ("attacks", "attacks_no_special")
"""Counts among which attacks have a place."""


def attacks_before(view: View) -> Mapping[str, int] | None:
    """The attacks of this turn so far, of each player, where their places are asked for; None if there are none."""
    facts = [fact for fact in ORDINALS if asked(view, fact)]
    found = {f"{player}.{fact}": value(view, player, fact) for player in board.PLAYERS for fact in facts}
    return {**found, "turn": int(view.get("turn", 0))} if any(found.values()) else None


def place(view: View, attack: int, holder: str, fact: str, card: int | None) -> int:
    """An attack's place among those of its player's turn; for a text that came into play after some of them: G132."""
    n = int(view.get(f"attack.{attack}.{PLACES[fact]}", 0))
    came: Mapping[str, int] = (view.get(f"card.{card}.came_after") if card is not None else None) or EMPTY
    before = came.get(f"{holder}.{fact}", 0) if came.get("turn") == view.get("turn", 0) else 0
    return n - before if 0 < before < n and view.gap("G132", ("9-4 paragraph 1",)) else n


PLACES = {"attacks": "made", "attacks_no_special": "made_no_special"}
"""Under which name an attack keeps its place."""


def of_phase(view: View) -> tuple[str, ...]:
    """The paths of what is counted for the phase alone: forgotten as the next one begins."""
    if not asked(view, "phase_attacks"):
        return ()
    paths = (f"{PREFIX}{player}.phase_attacks" for player in board.PLAYERS)
    return tuple(path for path in paths if path in view.state)  # to forget it is not to ask for it


def moved(draft: Draft, source: str, target: str, n: int, told: Mapping[str, Any] = EMPTY) -> None:
    """Crystals have moved from zone to zone (6-3); `told` says by what."""
    if source == "distance":
        mover = told.get("by") or (draft.frames[-1].you if draft.frames else board.active(draft))
        count(draft, str(mover), "distance_moves")
    for player in board.PLAYERS:
        count(draft, player, f"left_{board.kind_of(source)}", n)
        by = {"attack": told.get("attack"), "basic": told.get("basic")}
        if any(by.values()) and asked(draft, "aura_touched"):
            _touched(draft, player, by, {"from": source, "to": target, **told})


def touches_aura(view: View, player: str, moved: Mapping[str, Any]) -> bool:
    """Whether a movement changes a player's aura: one from or to it, or damage that takes what counts as lying in it.

    The newer edition says that such crystals are in the aura (10-41); the older is silent (gap G41).
    """
    if f"{player}.aura" in (moved["from"], moved["to"]):
        return True
    source = str(moved["from"])
    if moved.get("cause") != "damage" or not board.on_card(source):
        return False
    if board.player_of(board.zone_of(view, board.on_card(source))) != player:
        return False
    if board.rules(view).has("10-41"):
        return view.applies("10-41")
    return view.gap("G41", ("9-1-1-6 paragraph 1",)) == 0


def _touched(draft: Draft, player: str, by: Mapping[str, Any], told: Mapping[str, Any]) -> None:
    """An attack or a basic action has touched a player's aura: it counts once, however many movements it makes."""
    last = f"{PREFIX}{player}.{TOUCHED}"
    if touches_aura(draft, player, told) and draft.get(last) != by:
        draft.set(last, by)
        count(draft, player, "aura_touched")


def damaged(draft: Draft, player: str, zone: str, amount: int, again: bool) -> int:
    """A player has been dealt damage to a zone; `again`: it is a damage of its own, not the other side of one.

    Which damage of that player's turn it is, where that is asked for; 0: it is not counted. Damage of 0 counts by F2.
    """
    looked_at = asked(draft, f"damaged_{zone}") or asked(draft, "damaged")
    if amount < 1 and not (looked_at and draft.applies("F2")):
        return 0
    count(draft, player, f"damaged_{zone}")
    return count(draft, player, "damaged", 1 if again else 0)


def two_damages(view: View) -> bool:
    """Whether damage to both sides (10-26) is two damages, each by a number of its own, or one with two sides (G18)."""
    return view.gap("G18", ("10-26", "5-8-3-2 paragraph 1")) == 0


LAST = "last_turn."
"""How facts of the turn before are called (`me.last_turn.reactions`): kept as the facts of that turn are forgotten."""


@cache
def paths(turn_facts: tuple[str, ...]) -> Mapping[str, None]:
    """Where everything is kept that is known of a turn, those facts of rooms among it, and in it of the turn before."""
    before = (LAST + fact for fact in LAST_TURN_FACTS)
    facts = (*TURN_FACTS, *turn_facts, *NOTED, *before)
    return {f"{PREFIX}{player}.{fact}": None for fact in facts for player in board.PLAYERS}


def turn_over(draft: Draft) -> None:
    """The turn is over: its facts are forgotten, but for those that are asked for in the turn behind it."""
    wanted = [fact for fact in board.rules(draft).asked if fact.startswith(LAST)]
    kept = {f"{PREFIX}{p}.{fact}": value(draft, p, fact.removeprefix(LAST)) for fact in wanted for p in board.PLAYERS}
    for path in draft.among(paths(board.vocab(draft).turn_facts)):
        if path not in kept:
            draft.set(path, None)
    for path, number in kept.items():
        draft.set(path, number or None)
