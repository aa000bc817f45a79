"""What every operation needs: from where it looks, and what its words mean on this board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.identity import LASTING, Count, EffectId
from judge.engine.tree import Node, at, parent
from judge.furuyoni import board
from judge.furuyoni.effects.vocabulary.context import NAMELESS, Context
from judge.furuyoni.rules import attacks
from judge.light import regex

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine import Frame, View
    from judge.engine.data import Ref


def context(frame: Frame) -> Context:
    """From where the effect that the frame resolves looks at the board."""
    about = frame.locals
    names = {**about["names"], "\x00last": about["last"], "event": about.get("event")}
    if about.get("nameless"):
        names[NAMELESS] = True
    return Context(frame.you, about.get("card"), about.get("attack"), names, owner=about.get("owner", frame.you))


def here(frame: Frame) -> Any:
    """What the operation under way has been told so far."""
    return frame.locals["here"]


def number(view: View, frame: Frame, node: Node | None, default: int = 1) -> int:
    """The value of an amount."""
    return default if node is None else board.rules(view).number(view, context(frame), node)


def acting(view: View, frame: Frame) -> str:
    """The player who does what the operation says: the effect's own, unless it orders another to (10-12)."""
    if within(view, frame, "orders"):
        return board.opponent(frame.you)
    return str(frame.locals.get("acting", frame.you))


def within(view: View, frame: Frame, op: str) -> bool:
    """Whether the operation stands inside one of that name."""
    root, path = board.rules(view).tree(frame.locals["tree"], view), frame.locals["at"]
    while path:
        path = parent(path)
        if at(root, path).op == op:
            return True
    return False


def player(view: View, frame: Frame, word: str | None, default: str = "me") -> str:
    """The player meant by me, opp or owner; if none is said, the one who acts."""
    if word is None:
        view.define("10-12 paragraph 2")
        if default == "me":
            return acting(view, frame)
    word = word or default
    if word == "owner":
        return str(frame.locals.get("owner", frame.you))
    return frame.you if word == "me" else board.opponent(frame.you)


def players(view: View, frame: Frame, word: str | None, default: str = "me") -> tuple[str, ...]:
    """The players meant by me, opp, owner or both."""
    return board.PLAYERS if (word or default) == "both" else (player(view, frame, word, default),)


def zone(view: View, frame: Frame, text: str, by: str = "") -> str:
    """The zone a text names; one whose player is not named is that of the effect's own player (10-12).

    Where the effect makes the other player look to a zone (who acts, or `by`), it is theirs. "" if it is the zone
    of a card which was not there to be chosen.
    """
    head, _, tail = text.partition(".")
    if head == "this":
        return "" if frame.locals.get("nameless") else f"card.{frame.locals['card'].id}"
    if head in ("me", "opp", "owner"):
        return f"{player(view, frame, head)}.{tail}"
    words = board.vocab(view)
    if head in words.player_zones or head in words.apart:
        if not view.applies("10-12 paragraph 1"):
            return ""
        return f"{by or acting(view, frame)}.{head}"
    if head == "names":
        found = frame.locals["names"].get(tail)
        return f"card.{found[0].id}" if found else ""
    return text


def answered(view: View, frame: Frame) -> attacks.Attack | None:
    """The attack that the card answers, if it is still there."""
    number = frame.locals.get("answers")
    if number is None and frame.locals.get("card") is not None:
        use = view.get(f"card.{frame.locals['card'].id}.use") or {}
        number = use.get("answers")
    return attacks.load(view, number or 0)


TOP = regex(r"top (?:(\d+) )?of (\S+)")


def cards(view: View, frame: Frame, text: str) -> tuple[Ref, ...]:
    """The cards a selector names.

    `this`; `answered` (the card that made the attack answered); `event` (what it was called up by); a result by its
    name; `top of me.deck`, `top 3 of opp.deck`;
    `all me.hand`; `NUMBER in me.extra`; `under this` (what is sealed under it).
    """
    if text == "this":
        if frame.locals.get("attack") is not None:
            view.define("10-11")
        unsaid = frame.locals.get("nameless") or not (frame.locals.get("attack") is None or view.on("10-11"))
        return () if unsaid else (frame.locals["card"],)
    if text == "under this":
        over = frame.locals["card"].id
        if frame.locals.get("nameless"):
            return ()
        return tuple(
            board.card_ref(view, c) for player in board.PLAYERS for c in board.lie_in(view, f"{player}.sealed")
            if (ref := view.get(f"card.{c}.under")) is not None and ref.id == over
        )  # fmt: skip
    if text.startswith("all "):
        return tuple(board.card_ref(view, c) for c in board.lie_in(view, zone(view, frame, text[4:])))
    found = TOP.fullmatch(text)
    if found:
        n = int(found[1] or 1)
        there = board.lie_in(view, zone(view, frame, found[2]))
        if len(there) < n:
            view.consult("5-10 paragraph 1")
        return tuple(board.card_ref(view, c) for c in there[:n])
    number, named, place = text.rpartition(" in ")
    if named:
        there = board.lie_in(view, zone(view, frame, place))
        return tuple(board.card_ref(view, c) for c in there if view.get(f"card.{c}.number") == number)
    if text == "answered":
        attack = answered(view, frame)
        return () if attack is None or attack.card is None else (attack.card,)
    if text == "event":
        card = (frame.locals.get("event") or {}).get("card")
        return () if card is None else (card,)
    return tuple(frame.locals["names"].get(text, ()))


ANY_NUMBER = "any number"
"""What a choice is about whose options are a few whole numbers of all there are (10-36)."""
SHORT = "\x00short"
"""Under which name the results are kept that hold fewer cards than were to be chosen."""


def falls_short(frame: Frame, text: str, found: tuple[Ref, ...]) -> bool:
    """Whether a selector means more cards than there are (5-10): what is done with them is done in part (10-40)."""
    if text in frame.locals["names"].get(SHORT, ()):
        return True
    top = TOP.fullmatch(text)
    return top is not None and len(found) < int(top[1] or 1)


def matching(view: View, frame: Frame, refs: tuple[int, ...], filter: Node | None) -> tuple[int, ...]:
    """Those of the cards that fit a filter."""
    if filter is None:
        return refs
    truth = board.rules(view).truth
    return tuple(c for c in refs if truth(view, context(frame)._replace(subject=c), filter))


def until(frame: Frame, args: Mapping[str, Any]) -> str:
    """When what an operation orders ends: with the turn, the phase, or a player's next start phase."""
    word = str(args.get("until", "turn_end"))
    whose = {"my_next_start": frame.you, "their_next_start": board.opponent(frame.you)}.get(word)
    return word if whose is None else f"{whose}.start"


def source(frame: Frame) -> EffectId:
    """The identity of the effect that the frame resolves, as the source of what it leaves behind."""
    return EffectId(frame.locals.get("card"), frame.locals["tree"])


def lasting(frame: Frame) -> EffectId:
    """The identity of an effect that lasts, as the frame makes it: it is counted once it does."""
    return source(frame)._replace(which=Count(LASTING))
