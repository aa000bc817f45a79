"""A room that no megami has: a zone, tokens, a class, gauges and flags, a state of cards, a fact and a verb."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.engine import Act, Amendment, Do, Offer, View
from judge.furuyoni import board
from judge.furuyoni.room import Room
from judge.furuyoni.vocab.model import CardClass, CardInfo, Changed, Fact, PlayerInfo, Said, Token, Verb, Zone

WHO = "yurina"
BAG = Zone(
    "bag", Said(frozenset({"toxin"}), "A99-1 paragraph 2"), "A99-1 paragraph 1", borne_by=WHO,
    face=Said("down", "A99-1 paragraph 3"), sight="owner", silent="A99-1 paragraph 4", by_number=True, row=12,
)  # fmt: skip
ANVIL = Zone(
    "anvil", Said(frozenset({"normal", "crystal"}), "A99-2 paragraph 2"), "A99-2 paragraph 1", borne_by=WHO,
    owners_only=True, face=Said("up", "A99-2 paragraph 3"), row=13,
)  # fmt: skip
FLOW = Zone("flow", Said(frozenset({"crystal"}), "A99-3 paragraph 2"), "A99-3 paragraph 1", borne_by=WHO)
MACHINE = Zone("machine", Said(frozenset({"gear"}), "A99-4 paragraph 2"), "A99-4 paragraph 1", borne_by=WHO)
LOST = Zone("lost", Said(frozenset({"crystal"}), "A99-5 paragraph 2"), "A99-5 paragraph 1", of="common", borne_by=WHO)
FROST = Token("frost", "A99-6", frozenset({"aura"}))
GEAR = Token(
    "gear", "A99-7", frozenset({"machine", "distance"}), named_in=frozenset({"distance"}),
    states={"plus": frozenset({"distance"}), "minus": frozenset({"distance"})}, total=Said(5, "A99-7 paragraph 3"),
)  # fmt: skip
SEED = Token("seed", "A99-8", frozenset({"enhancements", "in_use"}))
WIND = PlayerInfo("wind", "A99-9", "gauge", most=3, borne_by=WHO, absent=Said(0, "A99-9 paragraph 2"))
PARASOL = PlayerInfo(
    "parasol", "A99-10", "choice", ("closed", "open"), start="closed", borne_by=WHO,
    absent=Said("closed", "A99-10 paragraph 2"),
)  # fmt: skip
SCHEME = PlayerInfo("scheme", "A99-11", "choice", ("curse", "bless"), start="curse", borne_by=WHO, sight="owner")
HELD = frozenset({"enhancements", "in_use", "hand"})
HUMMING = CardInfo("humming", "A99-12", "flag", start=False, lasts_in=HELD)


def breeze(view: View, player: str) -> int:
    """Twice the wind."""
    return 2 * int(board.information(view, player, "wind"))


def blow(view: View, where: str, by: str) -> Iterator[Offer]:
    """Blow frost over: one wind for each."""
    for n in range(1, int(board.information(view, by, "wind")) + 1):
        acts = (
            Act("inform", {"player": by, "info": "wind", "by": -n}),
            Act("move_tokens", {"what": "frost", "from": "out", "to": f"{board.opponent(by)}.aura", "n": n}),
        )
        yield Offer(("blow", n), Do(acts, then="8-2-2 A again", clauses=("A99-13",)))


def _number(rest: str) -> tuple[str, ...] | None:
    return (rest,) if rest.isdigit() else None


def objections(point: Any, line: Any) -> list[Any]:
    """What keeps the wind from blowing: there is too little."""
    from judge.furuyoni.legal.legality import Obstacle

    there = board.information(point.view, line.by, "wind")
    wanted = int(line.args[0])
    if there >= wanted:
        return []
    return [Obstacle("rule", ("A99-13",), "flare", (("there", there), ("needed", wanted)))]


ROOM = Room(
    WHO, "A99", amendments=(Amendment("A99-13", "8-2-2 A", "also", blow),),
    zones=(BAG, ANVIL, FLOW, MACHINE, LOST), classes=(CardClass("toxin", "A99-14", like="normal"),),
    tokens=(FROST, GEAR, SEED), players=(WIND, PARASOL, SCHEME), cards=(HUMMING,),
    facts=(Fact("breeze", "A99-15", breeze),),
    verbs=(
        Verb("blow", "A99-13", _number, "blow 2", args=("number",), kinds=("main", "action"),
             follows=("action", "main"), objections=objections),
    ),
    zone_changes=(Changed("aura", "holds", "frost", "A99-6"), Changed("distance", "holds", "gear", "A99-7"),
                  Changed("in_use", "face", "by_card", "A99-16")),
)  # fmt: skip
