"""A18-5 bullet 2: what has happened in the turn, whoever's it is, and whether a plan's condition was met by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Draft, View
from judge.furuyoni import board
from judge.furuyoni.board import history
from judge.furuyoni.effects import altered
from judge.furuyoni.effects.vocabulary.context import Context

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine.data import Happening
    from judge.engine.tree import Node

FACTS = ("throughout_cards", "arrows", "moves_of_3", "moves_of_5", "life_changes", "life_changes_of_2")
"""What is counted for her plans: with the player whose it is, or, of what is no player's, with both."""
TIED = ("enhancements",)
PHASES = ("8-1", "8-2", "8-3")
CONDITION = "A18-2-1-5"


def notice(draft: Draft, happened: Sequence[Happening]) -> None:
    """Count what has happened, and mark each prepared plan whose condition holds now."""
    for happening in happened:
        facts = happening.facts
        if happening.kind == "enter_use":
            _used(draft, facts["card"].id)
        elif happening.kind == "move" and facts.get("arrow"):
            _of_both(draft, "arrows")
    _moves(draft, happened)
    _lives(draft)
    view = View(draft.game, draft.state, draft.frames, readings=draft.readings)
    if not any(frame.proc in PHASES for frame in draft.frames):
        return
    for player in board.PLAYERS:
        for card in board.lie_in(view, f"{player}.plan"):
            if not view.get(f"card.{card}.met") and holds(view, player, card):
                draft.set(f"card.{card}.met", True)


def _of_both(draft: Draft, fact: str) -> None:
    for player in board.PLAYERS:
        _count(draft, player, fact)


def _count(draft: Draft, player: str, fact: str) -> None:
    """Count one more; while no plan is prepared nobody asks yet how many there were."""
    if any(draft.state.get(f"{one}.plan") for one in board.PLAYERS):
        history.count(draft, player, fact)
    elif history.asked(draft, fact):
        path = f"{history.PREFIX}{player}.{fact}"
        draft.set(path, int(draft.state.get(path) or 0) + 1)


def _used(draft: Draft, card: int) -> None:
    """A card has been used, which may be a throughout card, if it has not lost that subtype."""
    view = View(draft.game, draft.state, draft.frames, readings=draft.readings)
    if altered.subtype(view, card) == "throughout":
        _count(draft, str((draft.get(f"card.{card}.use") or {}).get("by", "")), "throughout_cards")


def _moves(draft: Draft, happened: Sequence[Happening]) -> None:
    """How many crystals one change has moved: three or more elsewhere than to enhancements, five or more in all."""
    moved = [(to, n) for happening in happened for to, n in _moved(draft, happening)]
    if sum(n for to, n in moved if to != "enhancements") >= 3:
        _of_both(draft, "moves_of_3")
    total = sum(n for _, n in moved)
    if total >= 5 or _with_what_came(draft, happened, total):
        _of_both(draft, "moves_of_5")


def _with_what_came(draft: Draft, happened: Sequence[Happening], total: int) -> bool:
    """Whether it is five with what has become a crystal as its card was put into play; that is gap G111."""
    put = (h.facts for h in happened if h.kind == "put")
    entered = [f["card"].id for f in put if board.kind_of(f["from"]) == "in_use" and _zone(draft, f["to"]) in TIED]
    came = sum(board.crystals(draft, f"card.{c}") - board.plain_crystals(draft, f"card.{c}") for c in entered)
    return total + came >= 5 and bool(draft.gap("G111", ("6-3 paragraph 7",)))


def _moved(draft: Draft, happening: Happening) -> Iterator[tuple[str, int]]:
    """The crystals that have moved, by the kind of zone to which; what lies on a card in use has not yet (6-3).

    What only counts as crystals where it lay has left that zone as crystals do, wherever its own rule sends it.
    """
    facts = happening.facts
    if happening.kind == "move" and facts["from"] != facts["to"]:
        to = _zone(draft, facts["to"])
        if to != "in_use":
            yield to, facts["moved"]
        if _zone(draft, facts["from"]) != "in_use":
            yield "", facts.get("others", 0)
    elif happening.kind in ("put", "enter_use") and "crystals" in facts:
        yield from ((_zone(draft, to), n) for _, to, n in facts["crystals"])
        source, target = board.kind_of(facts["from"]), board.kind_of(facts["to"])
        tied = board.vocab(draft).tied
        if source in tied and target in tied and source != target and "in_use" not in (source, target):
            yield target, board.plain_crystals(draft, f"card.{facts['card'].id}")


def _zone(view: View, path: str) -> str:
    card = board.on_card(path)
    return board.kind_of(board.zone_of(view, card) if card else path)


def _lives(draft: Draft) -> None:
    """A player's life has changed; by how much at once."""
    for change in draft.changes():
        player, _, fact = change.path.partition(".")
        if player in board.PLAYERS and fact == "life":
            by = abs(int(change.after or 0) - int(change.before or 0))
            if by:
                _count(draft, player, "life_changes")
            if by >= 2:
                _count(draft, player, "life_changes_of_2")


# -- conditions --------------------------------------------------------------------------------------------------------


def conditions(view: View, card: int) -> Iterator[Node]:
    """The condition of a plan card, on the face that lies up."""
    for ability in board.definition(view, card).abilities:
        if ability.does == "achieve":
            yield ability.data["if"]


def holds(view: View, player: str, card: int) -> bool:
    """Whether the condition of a plan card holds now."""
    at = Context(player, board.card_ref(view, card), owner=board.owner(view, card))
    return all(board.rules(view).truth(view, at, node) for node in conditions(view, card))


def counted(view: View, player: str) -> str:
    """What had been counted this turn as a plan was prepared: `a.attacks 2, b.reactions 1`."""
    found = {
        path.removeprefix(history.PREFIX): n
        for path, n in view.state.items()
        if path.startswith(history.PREFIX) and path.count(".") == 2 and isinstance(n, int) and n
    }
    return ", ".join(f"{path} {n}" for path, n in sorted(found.items()))


def was_met(view: View, player: str, card: int) -> bool:
    """Whether a plan's condition was met in this turn (A18-2-1-5).

    A condition about the board that held while the plan was prepared and does no more is gap G180. Where it was met
    only by what had happened before the plan was prepared, that is gap G181.
    """
    now = holds(view, player, card)
    if not now and not view.get(f"card.{card}.met"):
        return False
    if not now and view.gap("G180", ("A18-5 bullet 2", "A18-2-1-5")):
        return False
    before = str(board.card_information(view, card, "before") or "")
    if before and now and not holds(_since(view, before), player, card):
        return view.gap("G181", (CONDITION, "A18-5 bullet 2")) == 0
    return True


def _since(view: View, before: str) -> View:
    """The board as if nothing had been counted before the plan was prepared."""
    values: dict[str, int] = {}
    for one in before.split(", "):
        path, _, n = one.rpartition(" ")
        values[f"{history.PREFIX}{path}"] = int(view.get(f"{history.PREFIX}{path}", 0)) - int(n)
    return View(view.game, {**view.state, **values}, view.frames, readings=view.readings)


