"""A21-2, A21-3-1, A21-6-3: the market and the zone it stands for, capital, the market price, how damage moves it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import PASS, Act, Do, Event, Frame, Next, Spec, Triggered, View
from judge.furuyoni import board
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.layers import Modifier
    from judge.engine.outcome import Outcome

WHO = "akina"
MARKET = "market"
AFTER = "G210"
PRICE = "this.market"
"""How a market price stands among the printed facts of a card."""
STANDS_FOR = {1: "shadow", 2: "aura", 3: "flare", 4: "life"}
CAPITAL = ("aura", "flare", "flow")


def is_hers(view: View, player: str) -> bool:
    """Whether a player has chosen Akina."""
    return board.brings(view, player, WHO)


def zone(view: View, player: str, whose: str) -> str:
    """A21-2-1: the zone for which a player's market stands; of one that players have, that of `whose`; "": none."""
    name = STANDS_FOR.get(board.information(view, player, MARKET), "")
    if not name or not view.applies("A21-2-1 table 1"):
        return ""
    return name if name == "shadow" else f"{whose}.{name}"


def capital(view: View, player: str) -> int:
    """A21-2-2: the crystals in a player's aura, flare and flow."""
    if not view.on("A21-2-2 paragraph 2"):
        return 0
    return sum(board.crystals(view, f"{player}.{name}") for name in CAPITAL)


def moving(player: str, by: int) -> Act:
    """A player's market rises or falls, within its bounds."""
    return Act("inform", {"player": player, "info": MARKET, "by": by})


# -- the market price --------------------------------------------------------------------------------------------------


def has_price(view: View, card: int) -> bool:
    """Whether a card's cost is the market price."""
    cost = board.definition(view, card).cost
    return cost is not None and cost.args.get("path") == PRICE and view.on("A21-3-1 paragraph 1")


def price(view: View, card: int) -> int:
    """A21-3-1 paragraph 2: the market of the player whose card it is."""
    if not has_price(view, card):
        pass_on: int = PASS
        return pass_on
    view.define("A21-3-1 paragraph 1")
    found: int = board.information(view, board.owner(view, card), MARKET)
    return found


def unchanging(view: View, found: Iterable[Modifier], card: int, name: str) -> Iterable[Modifier]:
    """A21-3-1 paragraph 3: nothing changes a cost that is the market price."""
    return () if name == "cost" and has_price(view, card) else found


# -- damage ------------------------------------------------------------------------------------------------------------


def by_damage(view: View, event: Event) -> Iterator[Triggered]:
    """A21-6-3: damage to life has been resolved, of 0 or more, and it was not a reshuffle's."""
    of_life = (h.facts for h in event.happened if h.kind == "damage" and h.facts["zone"] == "life")
    for i, facts in enumerate(facts for facts in of_life if facts["source"] != "reshuffle"):
        order = Spec("A21-6-3", facts["player"], {"player": facts["player"]}, nesting.STATE)
        yield Triggered(f"A21-6-3.{i}" if i else "A21-6-3", order, soon=AFTER)


def shift(view: View, frame: Frame) -> Outcome:
    """The market of who was damaged falls, that of the other player rises, where they have one."""
    hurt = frame.locals["player"]
    moves = (("A21-6-3 bullet 1", hurt, -1), ("A21-6-3 bullet 2", board.opponent(hurt), 1))
    made = [(clause, player, by) for clause, player, by in moves if is_hers(view, player) and view.on(clause)]
    if not made:
        return Next()
    return Do(tuple(moving(player, by) for _, player, by in made), clauses=tuple(clause for clause, *_ in made))
