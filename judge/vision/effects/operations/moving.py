"""Cards to other zones, onto the field, onto others, awake, asleep, turned (11.3, 11.5, 5.7, 10.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Ask, Do, Frame, Next, Push, Spec, View
from judge.engine.choice import Choice, pick_one
from judge.engine.data import EMPTY, Done, Value
from judge.engine.tree import Node, whole
from judge.vision.board import bans, reading
from judge.vision.effects.evaluate import here, one
from judge.vision.effects.operations.common import (
    FAIL,
    Operation,
    all_done,
    cards_of,
    change,
    described_by,
    everything,
    keeping,
    made_of,
    short,
    told_of,
    value,
)
from judge.vision.rules import s11_3_moving as moving
from judge.vision.rules.common import FAILED, act, moment

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.outcome import Outcome
    from judge.vision.effects.scope import Scope
    from judge.vision.known import Known


def move(view: View, frame: Frame, node: Node) -> Outcome:
    """Cards to another zone (11.3.1); off the field with all that belongs to it (11.3.3)."""
    at = here(view, frame)
    told = told_of(frame)
    if "done" in told:
        return all_done(view, frame, some=everything(node))
    if "away" in told:
        return Next()
    cards = cards_of(at, node)
    if not cards:
        return Next() if everything(node) else FAIL
    to = str(node.args["to"])
    if to == "nodes" and not view.on("V1.8.4.a"):
        return FAIL
    if to == "hand" and short(at, node) and view.applies("V1.11.6"):
        return FAIL
    more: dict[str, Value] = {"by": at.you}
    if to == "nodes":
        more["awake"] = node.args.get("awake") in (True, "true")
    if node.args.get("bottom") in (True, "true"):
        more["bottom"] = True
    put = _as_liked(view, frame, node, cards)
    if isinstance(put, Ask):
        return put
    cards = put
    out = any(reading.kind(view, c) == "removed" for c in cards)
    if out and not _names_removed(view, frame, node) and view.on("V11.3.5"):
        view.consult("V11.3.5")
        return FAIL
    if any(reading.on_field(view, c) and not reading.host(view, c) for c in cards):
        others = tuple(c for c in cards if not reading.on_field(view, c))  # what goes with them from elsewhere
        return Push(moving.away(cards, to, **more, **({"others": others} if others else {})), into="away", then=None)
    whose = one(value(at, node, "of", None))
    acts = [act("bring", card=c, to=f"{whose or reading.holder(view, c)}.{to}", **more) for c in cards]
    clauses = {"nodes": ("V1.8.4", "V1.8.4.a"), "hand": ("V1.11.1", "V1.11.4")}.get(to, ("V11.3.2",))
    return Do(tuple(acts), "done", None, clauses)


def _as_liked(view: View, frame: Frame, node: Node, cards: tuple[int, ...]) -> Ask | tuple[int, ...]:
    """The cards in the order in which they are put: as who resolves the effect likes, or as their `owners` do."""
    said = str(node.args.get("ordered", "")).lower()
    if said not in ("true", "owners"):
        return cards
    found: tuple[int, ...] = ()
    for player in reading.in_order(view) if said == "owners" else ("",):
        own = tuple(c for c in cards if not player or reading.owner(view, c) == player)
        if len(own) > 1 and any(view.get(f"card.{c}.card") != "?" for c in own):
            key = f"stack_{player}"
            if key not in told_of(frame):
                options = tuple(("card", c) for c in own)
                return Ask(Choice(player or frame.you, "stack", options, len(own), len(own), ordered=True), key)
            own = tuple(option[1] for option in told_of(frame)[key])
        found += own
    return found


def give_back(view: View, frame: Frame, node: Node) -> Outcome:
    """To return cards is to move them (11.3.14)."""
    return move(view, frame, node) if view.applies("V11.3.14") else FAIL


def _names_removed(view: View, frame: Frame, node: Node) -> bool:
    """Whether the text speaks of cards out of the game, where it names them or where they were picked (11.3.5)."""
    picked = described_by(view, frame, node)
    return any("removed" in repr(said) for said in (node.args.get("what"), picked.among if picked else None))


def enter(view: View, frame: Frame, node: Node) -> Outcome:
    """Cards out onto the field (11.3.9), all at the same time; as something else where that is said (12.5.2)."""
    told = told_of(frame)
    if "out" in told:
        short = told["out"] == FAILED and not (everything(node) and view.applies("V7.1.12.e"))
        return FAIL if short else Next()
    at = here(view, frame)
    cards = cards_of(at, node)
    if not cards:
        return FAIL
    view.consult("V11.1.1", *(("V7.1.13",) if len(cards) > 1 else ()))
    if str(frame.locals.get("ability", "")).startswith("壱符"):
        view.consult("V10.18.3")
    if any(reading.kind(view, c) == "sideboard" for c in cards):
        view.consult("V3.9.3", "V3.9.3.a", "V3.9.3.b")
    made = frame.locals.get("defines") or made_of(view, node, at)
    ones = (
        moving.coming(
            card, _side(view, at, node, card), awake=node.args.get("awake") in (True, "true"), source=at.of,
            down=_face_down(view, frame, node, card), how=str(frame.locals.get("ability", "")),
            played=reading.kind(view, card) == "play" and card == at.this, ignoring=str(node.args.get("ignoring", "")),
            **({"as": made} if made else {}),
        )
        for card in cards
    )  # fmt: skip
    return Push(moving.together(at.you, *ones), into="out", then=None)


def _side(view: View, at: Scope, node: Node, card: int) -> str:
    """On whose field a card comes out: of who resolves the effect, where nothing else is said (11.3.8.a)."""
    mine = "side" in node.args or view.applies("V11.3.8.a", card=card)
    return str(one(value(at, node, "side", at.you))) if mine else reading.owner(view, card)


def _face_down(view: View, frame: Frame, node: Node, card: int) -> bool:
    """Whether a card comes face down: it is said so, or it is not said and nobody has been able to see it (3.1.5.d)."""
    if "down" in node.args:
        return node.args["down"] in (True, "true")
    what, kind = node.args["what"], reading.kind(view, card)
    counted = kind == "deck" and what.op == "call" and what.args["name"] in ("top", "bottom")
    game: Any = view.game
    text = repr(game.tree(whole(frame.locals["tree"]), view))
    unseen = (counted or kind == "nodes") and "op='look'" not in text and "op='reveal'" not in text
    return unseen and view.applies("V3.1.5.d", card=card)


def attach(view: View, frame: Frame, node: Node) -> Outcome:
    """Cards set on another (11.3.10), one after the other; for the rest of them none is there already (7.1.13)."""
    at = here(view, frame)
    told = told_of(frame)
    cards: tuple[int, ...] = told.get("cards") or cards_of(at, node)
    to = one(value(at, node, "to", None))
    i = sum(1 for k in told if k.startswith("set_"))
    if not cards or not isinstance(to, int):
        return FAIL
    if i and told[f"set_{i - 1}"] == FAILED and not (everything(node) and view.applies("V7.1.12.e")):
        return FAIL
    if i == len(cards):
        return Next()
    made = made_of(view, node, at)
    played = reading.kind(view, cards[i]) == "play"
    spec = moving.upon(
        cards[i], to, at.you, down=_face_down(view, frame, node, cards[i]), played=played,
        **({"together": cards} if len(cards) > 1 and view.applies("V7.1.13", card=cards[i]) else {}),
        **({"as": made} if made else {}), ignoring=str(node.args.get("ignoring", "")),
    )  # fmt: skip
    return keeping(frame, "cards", cards, Push(spec, into=f"set_{i}", then=None))


def give_over(view: View, frame: Frame, node: Node) -> Outcome:
    """Cards of the field to another player's side, with what is set on them (11.3.2, 11.3.11.d)."""
    at = here(view, frame)
    to = one(value(at, node, "to", at.you))
    found = cards_of(at, node)
    cards = tuple(c for c in found if reading.on_field(view, c))
    if len(cards) < len(found) and not everything(node) and "done" not in told_of(frame):
        return FAIL
    acts = []
    for card in cards:
        more = {"awake": node.args["awake"] in (True, "true")} if "awake" in node.args else {}
        acts.append(act("bring", card=card, to=f"{to}.field", by=at.you, **more))
    return change(view, acts, frame) if acts or "done" in told_of(frame) else FAIL


def _lulled(view: View, frame: Frame, card: int) -> Mapping[str, Value]:
    """What is known of a card put to sleep by an effect: by which card, and whether by an automatic one."""
    game: Known = view.game
    ability = game.abilities.get(str(frame.locals.get("ability", "")))
    automatic = ability is not None and ability.kind not in ("use", "play")
    return {"card": card, "source": here(view, frame).of, "auto": automatic, "serial": card}


def orient(asleep: bool) -> Operation:
    def run(view: View, frame: Frame, node: Node) -> Outcome:
        if "heard" in told_of(frame):
            return Next()
        if "done" in told_of(frame):
            result = all_done(view, frame, some=everything(node))
            slept = told_of(frame)["done"] if asleep and isinstance(result, Next) else ()
            events = tuple(_lulled(view, frame, r.facts["card"]) for r in slept if r.done is not Done.NOT)
            if events and view.game.heeds("slept"):
                return Push(moment("slept", *events), into="heard", then=None)
            return result
        what = "sleep" if asleep else "wake"
        found = cards_of(here(view, frame), node)
        cards = [c for c in found if not bans.forbidden(view, c, what)]
        if not cards:
            return Next() if everything(node) else FAIL
        return Do(tuple(act("orient", card=c, asleep=asleep) for c in cards), "done", None)

    run.__name__ = "sleep" if asleep else "wake"
    return run


def turn_over(down: bool) -> Operation:
    def run(view: View, frame: Frame, node: Node) -> Outcome:
        told = told_of(frame)
        if "over" in told:
            return FAIL if told["short"] and not (everything(node) and view.applies("V7.1.12.e")) else Next()
        cards = cards_of(here(view, frame), node)
        was = node.args.get("from")
        other = [c for c in cards if was and reading.down(view, c) == (str(was) == "up")]
        gone = [c for c in cards if not reading.on_field(view, c)]
        amiss = [*gone, *(c for c in other if c not in gone and view.applies("V5.7.3.a", card=c))]
        so = [c for c in cards if c not in amiss and reading.down(view, c) == down]
        short = bool(amiss or (so and not view.applies("V5.7.3")))
        turning = tuple(c for c in cards if c not in amiss and c not in so)
        if not turning:
            return FAIL if short or not cards else Next()
        if frame.locals.get("source") in turning and down:
            view.consult("V5.7.5", card=frame.locals["source"])
        spec = Spec("V5.7.2", frame.you, {"cards": turning, "down": down})
        return keeping(frame, "short", short, Push(spec, into="over", then=None))

    run.__name__ = "turn_down" if down else "turn_up"
    return run


def define(view: View, frame: Frame, node: Node) -> Outcome:
    """From now on cards of the field count as something else (12.5.1)."""
    at = here(view, frame)
    made = made_of(view, node, at)
    return change(view, [act("define", card=c, **{"as": made}) for c in cards_of(at, node)], frame)


def transform(view: View, frame: Frame, node: Node) -> Outcome:
    """10.28.6: to one of the transformed states that the character has (10.28.5)."""
    (card, *_) = cards_of(here(view, frame), node) or (0,)
    if "done" in told_of(frame):
        return all_done(view, frame)
    sides = reading.turned_sides(view, card) if card else ()
    if not sides or not reading.is_character(view, card):
        return FAIL
    if view.get(f"card.{card}.turned") and view.applies("V10.28.4", card=card):
        return FAIL
    side = 1
    if len(sides) > 1 and view.on("V10.28.5"):
        if "side" not in told_of(frame):
            options = tuple(("side", i + 1) for i in range(len(sides)))
            return Ask(pick_one(frame.you, "side", options, "V10.28.5"), "side")
        side = told_of(frame)["side"][0][1]
    kept = str(node.args.get("until")) == "always" and view.applies("V1.3.1", card=card)
    more = {"for_good": True} if kept else EMPTY
    return Do((act("turn_side", card=card, side=side, **more),), "done", None, ("V10.28.6.a", "V10.28.6.b"))


def turn_back(view: View, frame: Frame, node: Node) -> Outcome:
    """10.28.7: transformed characters to what they ordinarily are; one that is not transformed is left (10.28.3.a)."""
    cards = cards_of(here(view, frame), node)
    turned = tuple(c for c in cards if view.get(f"card.{c}.turned"))
    if any(view.get(f"card.{c}.for_good") for c in turned):
        return FAIL
    acts = (act("turn_side", card=c, side=0) for c in turned)
    return change(view, tuple(acts), frame)
