"""A15-1-2, A15-2: diving forward or backward in secret, and how a dive is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Done, Event, Finish, Frame, Goto, Next, Push, Spec, Triggered, View
from judge.engine.identity import LASTING, Count, EffectId
from judge.engine.layers import Modifier
from judge.furuyoni import board
from judge.furuyoni.asks import Due
from judge.furuyoni.board import history
from judge.furuyoni.effects import frames
from judge.furuyoni.effects.operations.common import acting, here
from judge.furuyoni.megami.hatsumi.wind import TAILWIND_NEXT
from judge.furuyoni.rules import attack_modifiers, attacks, instead, nesting, ranges
from judge.furuyoni.rules.edition import KO

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

DIVE, NONE, UNKNOWN = "dive", "none", "?"
"""`?`: of a dive of which a file does not say which way it goes."""
BY = {"forward": -1, "backward": 1}
WAYS = tuple(BY)
IMPROPER = "improper"
"""How the second check of a range ends that the attack does not pass."""


def words(rest: str) -> tuple[str, ...] | None:
    """A line with a way behind its verb."""
    return (rest,) if rest in WAYS else None


def diving(view: View, player: str) -> bool:
    """Whether a player is diving."""
    return bool(board.information(view, player, DIVE) != NONE)


def dive(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation: dive, forward or backward. Who dives already may choose anew, or goes on as before (gap G150)."""
    by, picked = acting(view, frame), here(frame).get(DIVE)
    if picked is None:
        if diving(view, by) and view.gap("G150", ("A15-1-2 paragraph 1", "A15-1-2 paragraph 3")):
            return Next({"last": Done.NOT})
        return Ask(_which(by), DIVE)
    return Do((_becomes(by, str(picked[0][1])),), clauses=("A15-1-2 paragraph 3", "A15-1-2 paragraph 1"))


def begins(view: View, frame: Frame) -> Outcome:
    """A15-1-2 paragraph 2: nobody is diving as the duel begins."""
    return Do((Act("fact", {"values": {f"{player}.{DIVE}": NONE for player in board.PLAYERS}}),))


def _which(by: str) -> Choice:
    return Choice(by, DIVE, tuple((DIVE, way) for way in WAYS), 1, 1, ("A15-1-2 paragraph 3",))


def _becomes(player: str, way: str) -> Act:
    return Act("inform", {"player": player, "info": DIVE, "becomes": way})


# -- when it is resolved ---------------------------------------------------------------------------------------------


def set_off(view: View, frame: Frame) -> bool:
    """Whether the use of a card has its user's opponent resolve a dive here, before the card is resolved.

    Not where the card's resolution is replaced. Of an enhancement it is before the charging that 10-30 counts as
    resolution, or behind it (gap G151).
    """
    about = frame.locals
    if about.get("waited") or not diving(view, board.opponent(about["by"])):
        return False
    if frame.proc == "9-2-3":
        behind = view.gap("G151", ("A15-1-2 paragraph 4", "9-2-3 iii")) == 1
        if behind != (frame.pc == "9-2-3 iv"):
            return False
    if frame.pc == "9-2-3 iv" or not instead.replaces(view, about["card"].id):
        return True
    view.consult("A15-1-2 paragraph 4", "10-30")
    return False


def before_card(view: View, frame: Frame) -> Outcome:
    """A15-1-2 paragraph 4: the dive of the user's opponent comes before the card."""
    diver = board.opponent(frame.locals["by"])
    return Push(Spec("A15-2", diver, {"player": diver, "card": frame.locals["card"]}))


def among_what_it_sets_off(view: View, found: tuple[Triggered, ...], event: Event) -> Iterator[Triggered]:
    """A15-1-2 paragraph 4: read so (gap G155), the dive waits together with what a card's coming to use has set off."""
    yield from found
    for happening in event.happened if found else ():
        if happening.kind != "enter_use":
            continue
        card = happening.facts["card"]
        use = view.get(f"card.{card.id}.use") or {}
        diver = board.opponent(use["by"])
        if not diving(view, diver) or instead.replaces(view, card.id):
            continue
        if view.gap("G155", ("A15-1-2 paragraph 4", "5-5 paragraph 1")):
            spec = Spec("A15-2", diver, {"player": diver, "card": card}, nesting.STATE)
            yield Triggered("A15-1-2", spec)


def due(view: View, moment: str) -> Iterator[Due]:
    """A15-1-2 paragraph 5: what a diving player's own start phase begins with."""
    player = board.active(view)
    if diving(view, player):
        yield Due("A15-1-2", Spec("A15-2", player, {"player": player}))


# -- A15-2 -----------------------------------------------------------------------------------------------------------


def reveal(view: View, frame: Frame) -> Outcome:
    """1: which way it goes is shown; what a file does not say of it is asked now."""
    about = frame.locals
    player = about["player"]
    if "shown" in about:
        told = about.get("told")
        return Next({"way": told[0][1] if told else about["shown"][0].facts["before"]})
    if board.information(view, player, DIVE) == UNKNOWN and "told" not in about:
        return Ask(_which(player), "told")
    if "told" in about and board.information(view, player, DIVE) == UNKNOWN:
        return Do((_becomes(player, str(about["told"][0][1])),), then=None)
    return Do((_becomes(player, NONE),), into="shown", then=None)


def shift(view: View, frame: Frame) -> Outcome:
    """2: current distance and mastery zone are one lower, or one higher, for the rest of the turn."""
    if "way" not in frame.locals or not view.on("A15-2"):
        return Next()
    player, by = frame.locals["player"], BY[frame.locals["way"]]
    acts = []
    for target in ("distance", "mastery_zone"):
        id = EffectId(rule="A15-2 2", of=f"{player}:{target}")
        effect = {
            "id": id._replace(which=Count(LASTING)), "you": player, "target": target, "filter": "", "until": "turn_end",
            "card": None, "modifiers": (Modifier(id, "add", by, player),),
        }  # fmt: skip
        acts.append(Act("last", {"effect": effect}))
    if "card" in frame.locals:
        acts.append(Act("record", {"card": frame.locals["card"], "add": {"dived": player}}))
    return Do(tuple(acts), clauses=("A15-2 2", "5-2-1 paragraph 1", "5-2-2"))


# -- A15-2 3 ---------------------------------------------------------------------------------------------------------


def by_attack(view: View, frame: Frame) -> bool:
    """Whether it was this use of an attack card that had a dive resolved."""
    return bool(diver_of(view, frame))


def diver_of(view: View, frame: Frame) -> str:
    """The player whose dive the use of a card had resolved; "": nobody's."""
    return str((view.get(f"card.{frame.locals['card'].id}.use") or {}).get("dived", ""))


def check_again(view: View, frame: Frame) -> Outcome:
    """3: between 9-2-1 iii and 9-2-1 iv the range is checked; an improper attack is not resolved."""
    about = frame.locals
    if about.get("reached") == IMPROPER:
        return Goto("9-2-1 v", {"result": instead.REPLACED} if _unresolved(view, about["card"].id) else {})
    if "reached" in about:
        return Next()
    diver = diver_of(view, frame)
    told = {"card": about["card"], "attack": about["attack"], "by": about["by"], "player": diver}
    return Push(Spec("A15-2 3", diver, told), into="reached", then=None)


def _unresolved(view: View, card: int) -> bool:
    """Whether what comes after a card's resolution does not come where the dive kept its attack from it (gap G156)."""
    waited = any(booking.match.get("use") == card for booking in view.get("bookings", ()))
    if not waited and not any(True for _ in frames.text(view, card).keywords("terminal")):
        return False
    return view.gap("G156", ("A15-2 3-b", "9-2 paragraph 7")) == 1


def range_check(view: View, frame: Frame) -> Outcome:
    """3-a: whether the attack is within its range, after all that the dive has set off."""
    attack = attacks.load(view, frame.locals["attack"])
    if attack is None:
        return Finish()
    attack_modifiers.rely_on_changes(view, attack)
    reached = not view.applies("9-4-1") or ranges.in_range(view, attack)
    return Finish() if reached else Next()


def improper(view: View, frame: Frame) -> Outcome:
    """3-b: the attack is improper and goes; the diver is in tailwind in the next turn.

    The card has been used, as the newer edition says; the older is silent (gap G152).
    """
    about = frame.locals
    if "gone" in about:
        return Finish(IMPROPER)
    acts = [
        Act("remove_attack", {"attack": about["attack"], "improper": True}),
        Act("inform", {"player": about["player"], "info": TAILWIND_NEXT, "becomes": True}),
    ]
    if board.rules(view).edition != KO and view.gap("G152", ("A15-2 3-b", "9-2 paragraph 3", "9-2 paragraph 6")):
        acts += _put_back(view, about["card"].id, about["by"])
    return Do(tuple(acts), into="gone", then=None)


def _put_back(view: View, card: int, by: str) -> Iterator[Act]:
    """The card as it was before it was used; it does not count among the cards used in the turn."""
    use = view.get(f"card.{card}.use") or {}
    yield Act("put", {"card": board.card_ref(view, card), "to": use["from"], "state": "unused", "cause": "put_back"})
    values = history.without_last_use(view, by, card)
    if values:
        yield Act("fact", {"values": values})
