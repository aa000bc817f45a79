"""6.5 graze: whoever took combat damage from an attack may make nodes of the top of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Do, Finish, Frame, Next, Procedure, Step, View
from judge.engine.choice import pick_one
from judge.vision.board import bans, reading
from judge.vision.board.attributes import graze
from judge.vision.rules.common import act, heard

if TYPE_CHECKING:
    from judge.engine.data import Value
    from judge.engine.outcome import Outcome


def due(view: View, frame: Frame) -> Outcome:
    """A player who took one or more from an opposing character, and not by 貫通 (6.5.2), where nothing forbids it."""
    found = view.get("attack.grazed", ())
    if not found:
        return Finish()
    player, card = found[0]
    n = 0 if bans.player_forbidden(view, player, "graze") and view.applies("V1.3.2") else graze(view, card)
    must = n and len(reading.cards(view, f"{player}.deck")) >= n and bans.player_forbidden(view, player, "no_graze")
    options: tuple[tuple[Value, ...], ...] = (("graze", n),) if must else (("graze", n), ("no",)) if n else (("no",),)
    if "answer" not in frame.locals:
        return Ask(pick_one(player, "graze", options, "V6.5.3.a"), "answer")
    if frame.locals["answer"][0][0] == "no":
        return Finish()
    return Next({"player": player, "n": n, "attacker": card})


def grazes(view: View, frame: Frame) -> Outcome:
    """As many cards of the deck as the graze of the attacker, asleep among the nodes."""
    if "player" not in frame.locals:
        return Finish()
    player, n = frame.locals["player"], frame.locals["n"]
    deck = reading.cards(view, f"{player}.deck")
    if len(deck) < n and view.gap("G10", ("V6.5.3.b", "V8.1.2.b")) == 0:
        return Finish()
    acts = [act("bring", card=c, to=f"{player}.nodes", awake=False, by=player) for c in deck[:n]]
    event = {"card": frame.locals["attacker"], "player": player, "n": n, "serial": 0}
    return Do((*acts, *heard(view, "grazed", event)))


GRAZE = Procedure("V6.5.3", (Step("V6.5.3.a", due, ("V6.5.2", "V6.5.3.a")), Step("V6.5.3.b", grazes)))
PROCEDURES = (GRAZE,)
