"""1.8 nodes and costs: setting a node, paying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Do, Finish, Frame, Next, Procedure, Spec, Step, View
from judge.engine.choice import Choice, pick_one
from judge.vision.board import bans, identity, reading
from judge.vision.rules.common import act, heard, put

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.data import Value
    from judge.engine.outcome import Outcome
    from judge.vision.known import Known


def payment(player: str, n: int, source: int = 0, awake: bool = False) -> Spec:
    """An order to pay a number with nodes (1.8.7), awake ones alone; the result says how many were paid."""
    return Spec("V1.8.7", player, {"n": n, "source": source, **({"awake": True} if awake else {})})


def at_will(view: View, player: str, least: int = 0) -> Choice:
    """How much a player pays for a cost that is X: as much as they like (1.8.7.h), and no less than 0 (1.6.2.d)."""
    most = len(bans.nodes_for(view, player, "pay_asleep"))
    first = min(least, most) if view.applies("V1.6.2.d") else -1
    return pick_one(player, "x", tuple(("number", n) for n in range(first, most + 1)), "V1.8.7.h")


def ways(view: View, player: str, n: int) -> tuple[tuple[str, int, int], ...]:
    """How many nodes are put to sleep and how many asleep are discarded for a cost (1.8.7.a to c)."""
    awake = len(reading.nodes(view, player, False))
    asleep = len(bans.nodes_for(view, player, "pay_asleep")) - awake
    most = awake if view.on("V1.8.7.a") else 0
    discarded = asleep if view.on("V1.8.7.b") else 0
    if n <= 0 and not view.on("V1.8.9.k"):
        return (("pay", 0, 0), *((("pay", 1, 0),) if most else ()))
    mixed = [("pay", k, n - k) for k in range(min(most, n), -1, -1) if n - k <= discarded]
    if not view.on("V1.8.7.c"):
        mixed = [way for way in mixed if 0 in way[1:]]
    if not view.on("V1.8.7.d"):
        mixed += [("pay", k, 0) for k in range(1, min(most, n)) if n > 1]
    if not view.on("V1.8.7.g") and most > n:
        mixed.append(("pay", n + 1, 0))
    return tuple(mixed)


def which_way(view: View, frame: Frame) -> Outcome:
    """All of it at once, neither more nor less (1.8.7.f, 1.8.7.g)."""
    n = frame.locals["n"]
    if n <= 0 and view.applies("V1.8.9.k"):
        return Finish(0)
    found = ways(view, frame.you, n)
    if frame.locals.get("awake") and view.applies("V1.3.1"):
        found = tuple(way for way in found if not way[2])
    if not found:
        return Finish(None)
    if "way" not in frame.locals:
        return Ask(pick_one(frame.you, "pay", found, "V1.8.7.a", "V1.8.7.b"), "way")
    return Next()


def which_nodes(view: View, frame: Frame) -> Outcome:
    """Which of the sleeping nodes go, where that can be told (1.8.7.e)."""
    if "way" not in frame.locals or not view.on("V1.8.7.f"):
        return Finish(0)
    _, slept, gone = frame.locals["way"][0]
    asleep = reading.nodes(view, frame.you, True)
    if gone and gone < len(asleep) and len({view.get(f"card.{c}.card") for c in asleep}) > 1:
        if "nodes" not in frame.locals:
            options = tuple(("choose", c) for c in asleep)
            return Ask(Choice(frame.you, "nodes", options, gone, gone, ("V1.8.7.e",)), "nodes")
        chosen = tuple(option[1] for option in frame.locals["nodes"])
    else:
        chosen = asleep[:gone]
    awake = reading.nodes(view, frame.you, False)[:slept]
    return Do(paying(view, frame.you, awake, chosen))


def paying(view: View, player: str, awake: Sequence[int], asleep: Sequence[int]) -> tuple[Act, ...]:
    """Nodes put to sleep, and nodes that go to the underworld at once, with no removal carried out (1.8.7.i)."""
    acts = [act("orient", card=c, asleep=True) for c in awake]
    if not view.on("V1.8.7.i"):
        acts += [act("mark", card=c, state="discard", source=0, by=player, cause="rule") for c in asleep]
        return tuple(acts)
    acts += [act("bring", card=c, to=f"{reading.owner(view, c)}.underworld", by=player, paid=True) for c in asleep]
    return tuple(acts)


def done(view: View, frame: Frame) -> Outcome:
    """As many were paid as nodes were used (1.8.7.k)."""
    return Finish(frame.locals["n"])


PAYING = Procedure("V1.8.7", (
    Step("V1.8.7", which_way, ("V1.8.7.c", "V1.8.7.f")),
    Step("V1.8.7.e", which_nodes, ("V1.8.7.e", "V1.8.7.d", "V1.8.7.g")),
    Step("V1.8.7 end", done, ("V1.8.7.k",)),
))  # fmt: skip


def declared(view: View, frame: Frame) -> Outcome:
    """The node is declared: without that none is set."""
    return Next({"declared": True})


def node_set(view: View, frame: Frame) -> Outcome:
    """A card of the hand lies face down and awake among the nodes; priority stays (1.8.3.b, 1.8.5).

    Asleep where an effect has it so (`node_awake` forbidden).
    """
    if "declared" not in frame.locals:
        return Finish()
    card = frame.locals["card"]
    counted = view.applies("V5.2.1.a", card=card)
    played: dict[str, Value] = {}
    if not counted:
        played[f"this_turn.{frame.you}.once"] = (identity.names(view, card)[0],)
    game: Known = view.game
    if game.asks("last_played"):
        played["this_turn.order"] = (*view.get("this_turn.order", ()), ("node", card))
    done = put({f"this_turn.{frame.you}.node": True, **played})
    awake = not (bans.player_forbidden(view, frame.you, "node_awake") and view.applies("V1.3.1"))
    event = {"card": card, "player": frame.you, "by": frame.you, "serial": card}
    told = heard(view, "node_set", event)
    return Do((act("bring", card=card, to=f"{frame.you}.nodes", awake=awake, by=frame.you), done, *told))


SETTING = Procedure("V1.8.3", (Step("V1.8.3.a", declared), Step("V1.8.3.b", node_set)))
PROCEDURES = (PAYING, SETTING)
