"""Korunu, A13: freeze tokens that take up room in an aura, frozen players, and the focus of who is frozen."""

from __future__ import annotations

from judge.engine import Amendment, Procedure, Step
from judge.furuyoni.bounds.weight import NOTHING
from judge.furuyoni.megami.korunu import focus, freezing, returning
from judge.furuyoni.room import Room
from judge.furuyoni.rules.edition import KO
from judge.furuyoni.vocab.model import Changed, Fact, Shape, Token

ROOM = Room(
    "korunu",
    "A13",
    tokens=(Token(freezing.TOKEN, "A13-1 paragraph 1", frozenset({"aura"}), takes_room={"aura": "A13-3"}),),
    zone_changes=(Changed("aura", "holds", freezing.TOKEN, "A13-3"),),
    facts=(
        Fact("frozen", "A13-2-1 paragraph 2", freezing.frozen),
        Fact("costs_as_cut_in", "9-3", returning.costs_as_cut_in, of="board"),
    ),
    operations={"freeze": freezing.freeze},
    shapes={"freeze": Shape({"who": "player!", "full": "flag"}, "who")},
    amendments=(
        Amendment("A13-3", "7-1-3-1", "after", freezing.room),
        Amendment("A13-3-1 paragraph 1", "7-1-3-2 paragraph 1", "after", freezing.spaces),
        Amendment("A13-3-1 paragraph 2", "7-1-3-2 paragraph 2", "after", freezing.spaces),
        Amendment("A13-6", "9-6 i-B still", "instead", focus.never_idle, focus.melting),
        Amendment("A13-6 bullet 1", "9-6-4", "instead", focus.melt, focus.of_frozen),
    ),
    only={"A13-3-1 paragraph 1": KO, "A13-3-1 paragraph 2": KO},
    procedures=(
        Procedure("A13-5", (Step("A13-5", freezing.put), Step("A13-5 again", freezing.again, ("A13-5",)))),
    ),
    weights={"freeze": NOTHING},
)  # fmt: skip
