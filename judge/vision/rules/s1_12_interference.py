"""1.12 priority and interference: who may act, what joins the interference, and how it is resolved in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Cut, Do, Finish, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.engine.choice import Option, pick_one
from judge.vision.board import bans, bearing, reading, values
from judge.vision.legal import battles, plays, uses
from judge.vision.model import PLAYERS
from judge.vision.rules.common import act, moment, put, settled
from judge.vision.rules.s12_8_improper import improper

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome

LOST = "V1.5.3.a"
NEEDS = {"node": "V1.12.2.a", "play": "V1.12.2.b", "use": "V1.12.2.c", "apply": "V1.12.2.d", "attack": "V1.12.2.e",
         "block": "V1.12.2.f"}  # fmt: skip
"""What takes priority."""


def losers(view: View) -> tuple[str, ...]:
    """Who has no life left where somebody gets priority (1.5.3.a), and does not go on all the same (1.3.1)."""
    spent = (p for p in PLAYERS if view.get(f"{p}.life", 0) <= 0)
    return tuple(p for p in spent if not (bans.player_forbidden(view, p, "lose_by_life") and view.applies("V1.3.1")))


def ended(view: View, lost: tuple[str, ...], clause: str) -> Cut:
    """The game is over: all who are left lose at once (1.5.4.a), or one wins (1.5.2.b)."""
    if len(lost) == len(PLAYERS):
        if not view.on("V1.5.1", "V1.5.4.a"):
            return Cut(0, over=reading.other(reading.in_order(view)[0]), clauses=(clause, "V1.5.3"))
        return Cut(0, over="draw", clauses=(clause, "V1.5.3", "V1.5.4.a", "V1.5.1"))
    won = reading.other(lost[0]) if view.on("V1.5.2.b", "V1.5.2") else "draw"
    return Cut(0, over=won, clauses=(clause, "V1.5.3", "V1.5.2", "V1.5.2.b"))


def gets(view: View, frame: Frame) -> Outcome:
    """Whoever has no life left as somebody gets priority loses."""
    over = bool(view.get("end_phase") or view.get("end_turn"))
    if over and not view.get("interference") and not frame.locals.get("nested"):
        return Finish()
    lost = losers(view)
    if lost and view.on(LOST, "V1.5.3", "V1.9.2"):
        view.consult("V1.9.2")
        return ended(view, lost, LOST)
    return Next()


def menu(view: View, player: str) -> tuple[Option, ...]:
    """Everything that a player may do with priority (1.12.2), and giving it up (1.12.4)."""
    found: list[Option] = []
    for card in reading.cards(view, f"{player}.hand"):
        if not any(plays.played(view, player, card)):
            found.append(("play", card))
        if not any(plays.sets_node(view, player, card)):
            found.append(("node", card))
    for card in reading.cards(view, f"{player}.field"):
        for one in values.live(view, card):
            if one.ability.kind == "use" and not any(uses.used(view, player, one)):
                found.append(("use", card, *one.named))
        if not any(battles.attacks(view, player, card)):
            found.append(("attack", card))
        if not any(battles.blocks(view, player, card)):
            found.append(("block", card))
    found += [("apply", one.card, *one.named) for one in uses.optional(view, player)]
    must = battles.obliged_to_block(view, player)
    if must:
        view.consult("V12.6.1")
        return tuple(("block", card) for card in must)
    at_once = battles.obliged(view, player, "must_attack_now")
    if at_once:
        view.consult("V12.6.1")
        return tuple(("attack", card) for card in at_once)
    if battles.obliged(view, player):
        view.consult("V12.6.1")
        return tuple(found)
    return (*found, ("pass",)) if view.on("V1.12.4") or not found else tuple(found)


def chosen(view: View, frame: Frame) -> Outcome:
    """The player with priority does something, or gives it up."""
    player = view.get("priority")
    if "picked" not in frame.locals:
        kind = "answer" if view.get("interference") else "act"
        return Ask(pick_one(player, kind, menu(view, player), "V1.12.2"), "picked")
    return Next()


def acted(view: View, frame: Frame) -> Outcome:
    """What was chosen, as the declaration that belongs to it."""
    player = view.get("priority")
    option = frame.locals["picked"][0]
    if option[0] == "attempt":  # by a player who has no priority
        player, option = option[1], option[2:]
    verb = option[0]
    if verb in NEEDS:
        view.consult(NEEDS[verb])
    if verb == "concede":
        if not view.applies("V12.7.3") or not view.on("V12.7.2", "V1.5.3.d"):
            return Goto("V1.12.3")
        view.consult("V12.7.2")
        return ended(view, (player,), "V1.5.3.d")
    if verb == "pass":
        passes = view.get("passes", 0) + 1
        then = "V1.12.9" if passes >= len(PLAYERS) else "V1.12.3"
        return Do((act("priority", to=reading.other(player), passes=passes),), then=then, clauses=("V1.12.4",))
    if view.on("V12.8.1") and improper(view, player, option):
        return Push(Spec("V12.8.1", player, {"option": option}))
    if verb in ("node", "apply") and view.get("passes"):
        return Do((put({"passes": None}),), then=None, clauses=("V1.12.9",))
    if verb == "node":
        return Push(Spec("V1.8.3", player, {"card": option[1]}))
    if verb == "play":
        return Push(Spec("V5.2.3", player, {"card": option[1]}, holds=_held(view, "V5.2.3")))
    if verb == "use":
        told = {"card": option[1], "ability": option[2], "of": option[3], "nth": option[4] if len(option) > 4 else 0}
        return Push(Spec("V7.3.4", player, told, holds=_held(view, "V7.3.4")))
    if verb == "apply":
        item = {
            "id": bearing.identity(option[2], option[1], option[3]), "key": option[2], "this": option[1],
            "source": option[3], "you": reading.holder(view, option[1]), "event": {}, "about": (),
            "epoch": reading.epoch(view, option[1]),
            "kind": "auto", "since": 0, "wait": 0, "names": {},
        }  # fmt: skip
        view.consult("V7.4.4", card=option[1])
        return Push(Spec("V7.4.1", player, {"item": item}))
    if verb == "attack":
        return Push(Spec("V6.3.4", player, {"card": option[1]}))
    return Push(Spec("V6.4.4", player, {"card": option[1]}))


def _held(view: View, clause: str) -> tuple[str, ...]:
    """What waits for the end of a declaration: all that is to be carried out at once."""
    return ("urgent",) if view.on(clause) else ()


def afresh(view: View, frame: Frame) -> Outcome:
    """What came up meanwhile is resolved; then whoever has priority now has it."""
    if view.get("queue"):
        return settled(view, frame)
    return Next()


def onward(view: View, frame: Frame) -> Outcome:
    """Priority again."""
    return Goto(LOST, drop=("picked",))


def all_passed(view: View, frame: Frame) -> Outcome:
    """Everybody gave it up in a row: the interference is resolved, or the phase is over (1.12.9)."""
    level = view.get("interference", 0)
    if not level:
        if not view.applies("V4.2.3") or not view.on("V1.12.9.b"):
            return Do((act("priority", to=view.get("active")),), then="V1.12.3")
        return Finish()
    if view.get("priority") and view.applies("V1.12.11"):
        return Do((act("priority", to=""),), then=None)
    return Push(Spec("V1.12.8", locals={"level": level}))


def over(view: View, frame: Frame) -> Outcome:
    """After the interference the turn player gets priority; one that an effect opened leads back to that effect."""
    if frame.locals.get("nested"):
        return Finish()
    return Do((act("priority", to=view.get("active")),), then="V1.12.3")


PRIORITY = Procedure("V1.12", (
    Step(LOST, gets, (LOST, "V1.12.1")), Step("V1.12.2", chosen), Step("V1.12.3 acted", acted, ("V1.12.3",)),
    Step("V1.12.3", afresh, ("V1.12.3", "V1.12.11")), Step("V1.12.3 again", onward, ("V1.12.3",)),
    Step("V1.12.9", all_passed, ("V1.12.9.a", "V1.12.9.b")), Step("V1.12.8.e", over),
))  # fmt: skip


# -- resolving ------------------------------------------------------------------------------------------------------


def backwards(view: View, frame: Frame) -> Outcome:
    """Plays and uses, the last one first; what was made invalid is passed over (1.12.10)."""
    chain = view.get(f"chain.{frame.locals['level']}", ())
    if not chain:
        return Goto("V1.12.8.b")
    if _broken_off(view):
        return Goto("V1.12.8.b")
    n = chain[-1]
    link = view.get(f"link.{n}")
    if "at" not in frame.locals or frame.locals["at"] != n:
        put_by = {"at": n}
        if link is None or link.get("void"):
            return Next({**put_by, "passed": True})
        view.consult("V7.1.6")
        proc = "V5.2.4" if link["kind"] == "play" else "V7.3.5"
        return Push(Spec(proc, link["by"], {"link": n}), into="outcome", put={**put_by, "passed": False})
    return Next()


def _broken_off(view: View) -> bool:
    """Whether the end of the turn or the phase would leave the rest of an interference unresolved: it does not."""
    ends = (("end_turn", "V4.10.1.a"), ("end_phase", "V4.10.2.a"))
    return any(view.get(ordered) and not view.applies(clause) for ordered, clause in ends)


def gone(view: View, frame: Frame) -> Outcome:
    """It has been dealt with."""
    if "at" not in frame.locals:
        return Next()
    n = frame.locals["at"]
    about = view.get(f"link.{n}") or {}
    left = about.get("kind") == "play" and reading.kind(view, about["card"]) == "play"
    if left and about.get("void") and "thrown" not in frame.locals and view.on("V3.8.5"):
        thrown = act("mark", card=about["card"], state="discard", source=0, by="", cause="rule")
        return Do((thrown,), "thrown", None, ("V3.8.5",))
    return Do((act("unlink", link=n),))


def next_one(view: View, frame: Frame) -> Outcome:
    """The one before it."""
    return Goto("V1.12.8.a", drop=("at", "thrown"))


def battle(view: View, frame: Frame) -> Outcome:
    """An interference that an attack began ends with the battle, if the attack is still there (6.3.6)."""
    if view.get("attack.level") != frame.locals["level"] or not view.on("V6.2.2"):
        return Next()
    if (not reading.attacker(view) and view.applies("V6.3.6")) or _broken_off(view):
        return Next()
    return Push(Spec("V6.2.4", view.get("active")))


def expires(view: View, frame: Frame) -> Outcome:
    """What lasted during the interference is over."""
    return Do((act("expire", until=("interference",), level=frame.locals["level"]),))


def at_end(view: View, frame: Frame) -> Outcome:
    """What comes at the end of the interference."""
    return Push(moment("interference_end"))


def closed(view: View, frame: Frame) -> Outcome:
    """There is no such interference any more."""
    level = frame.locals["level"]
    facts = {"interference": level - 1 or None, f"chain.{level}": None, f"used.{level}": None}
    taken = (f"taken.{level}.{player}{sort}" for player in PLAYERS for sort in ("", ".effect"))
    facts |= {path: None for path in taken if path in view.state}
    if view.get("attack.level") == level:
        facts |= {f"attack.{k}": None for k in ("by", "blocked", "on", "level", "grazed", "fixed", "since", "early")}
    return Do((put(facts),))


RESOLVING = Procedure("V1.12.8", (
    Step("V1.12.8.a", backwards), Step("V1.12.8.a settled", settled, ("V1.12.8.a",)),
    Step("V1.12.8.a done", gone, ("V1.12.10",)), Step("V1.12.8.a next", next_one, ("V1.12.8.a",)),
    Step("V1.12.8.b", battle), Step("V1.12.8.b settled", settled, ("V1.12.8.b",)), Step("V1.12.8.c", expires),
    Step("V1.12.8.d", at_end), Step("V1.12.8 closed", closed, ("V1.12.8.e",)),
))  # fmt: skip

PROCEDURES = (PRIORITY, RESOLVING)
