"""What effects do: each operation finds what it is about, makes its choices, then orders one change or procedure.

An operation that cannot be done as it says ends the effect there (7.1.12): nothing behind it is done, nothing undone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from judge.engine import Act, Ask, Cut, Do, Done, Finish, Frame, Next, Push, Spec, View
from judge.engine.choice import CHANCE, Choice, pick_one
from judge.engine.data import EMPTY, Ref, Value
from judge.engine.effect import Enter
from judge.engine.outcome import Outcome
from judge.engine.tree import Node
from judge.vision.board import reading, values
from judge.vision.effects.ability import Picked
from judge.vision.effects.evaluate import Scope, evaluate, here, many, one
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules import s9_1_removal as removal
from judge.vision.rules import s11_3_moving as moving
from judge.vision.rules.common import FAILED, act, put
from judge.vision.rules.s1_8_nodes import payment, ways
from judge.vision.rules.s1_10_damage import dealt
from judge.vision.rules.s1_12_interference import ended
from judge.vision.rules.s5_2_play import declarable, uncounted
from judge.vision.rules.s6_4_block import by_effect as block_by_effect

Operation = Callable[[View, Frame, Node], "Outcome | Enter"]
FAIL = Finish(FAILED)


def _value(at: Scope, node: Node, name: str, default: Any = None) -> Any:
    found = node.args.get(name)
    return default if found is None else evaluate(at, found)


def _cards(at: Scope, node: Node, name: str = "what") -> tuple[int, ...]:
    """The cards that an operation is about; of all of something those not that cannot be an object (8.1.4.a)."""
    found = tuple(t for t in many(_value(at, node, name, ())) if isinstance(t, int))
    if _everything(node, name):
        at.view.consult("V8.1.2.c", "V8.1.4.a")
        return tuple(c for c in found if not targets.may_be(at.view, c, at, targets.OBJECT))
    return found


def _who(at: Scope, node: Node, name: str = "who") -> tuple[str, ...]:
    return tuple(str(p) for p in many(_value(at, node, name, at.you)))


def _told(frame: Frame) -> Mapping[str, Value]:
    found: Mapping[str, Value] = frame.locals["here"]
    return found


def _name(frame: Frame, name: str, value: Value) -> Next:
    return Next({"names": {**frame.locals["names"], name: value}, "last": Done.FULLY})


def _all_done(frame: Frame, into: str = "done", some: bool = False) -> Outcome:
    """Whether the change came about: of several at once ('all') it is enough that it was tried (7.1.12.e)."""
    results = _told(frame)[into]
    if some or all(r.done is not Done.NOT for r in results):
        return Next()
    return FAIL


def _change(acts: Sequence[Act], frame: Frame, some: bool = False) -> Outcome:
    if "done" in _told(frame):
        return _all_done(frame, some=some)
    return Do(tuple(acts), "done", None) if acts else Next()


# -- cards drawn, life, damage --------------------------------------------------------------------------------------


def draw(view: View, frame: Frame, node: Node) -> Outcome:
    """1.11.2."""
    at = here(view, frame)
    n = _value(at, node, "n", 1)
    if n <= 0:
        return Next()
    return Push(Spec("V1.11.2", frame.you, {"who": _who(at, node), "n": n}))


def damage(view: View, frame: Frame, node: Node) -> Outcome:
    """Effect damage, to all at once (1.10.3); its source is the card alone (1.10.2)."""
    at = here(view, frame)
    source = one(_value(at, node, "by", at.of))
    if isinstance(source, int) and reading.host(view, source):
        source = at.this
    combat = node.args.get("combat") in (True, "true", "piercing")
    everybody = _everything(node, "to")
    hits = [
        {"to": to, "n": _value(at, node, "n", 0), "source": source, "by": at.you, "combat": combat,
         "piercing": node.args.get("combat") == "piercing"}
        for to in many(_value(at, node, "to", ()))
        if not (everybody and targets.may_be(view, to, at, targets.OBJECT))
    ]  # fmt: skip
    return Push(dealt(hits)) if hits else Next()


def split_damage(view: View, frame: Frame, node: Node) -> Outcome:
    """Damage dealt out among several as the player likes, one by one, then all at once."""
    at = here(view, frame)
    n, among = _value(at, node, "n", 0), many(_value(at, node, "among", ()))
    told = _told(frame)
    chosen = [told[f"to_{i}"][0][1] for i in range(n) if f"to_{i}" in told]
    if n <= 0:
        return Next()
    if not among:
        return FAIL
    if len(chosen) < n:
        options = tuple(("choose", t) for t in among)
        return Ask(pick_one(frame.you, "object", options, "V8.1.3"), f"to_{len(chosen)}")
    hits = [{"to": t, "n": chosen.count(t), "source": at.of, "by": at.you, "combat": False} for t in among]
    return Push(dealt(hits))


def gain_life(view: View, frame: Frame, node: Node) -> Outcome:
    """1.9.5."""
    at = here(view, frame)
    n = _value(at, node, "n", 0)
    return _change([act("life", player=p, by=n) for p in _who(at, node)] if n else [], frame)


def pay_life(view: View, frame: Frame, node: Node) -> Outcome:
    """1.9.4: also more than there is (1.9.4.a)."""
    at = here(view, frame)
    n = _value(at, node, "n", 0)
    return _change([act("life", player=p, by=-n) for p in _who(at, node)] if n else [], frame)


def set_life(view: View, frame: Frame, node: Node) -> Outcome:
    """1.9.7: neither gained nor lost."""
    at = here(view, frame)
    return _change([act("life", player=p, to=_value(at, node, "n", 0)) for p in _who(at, node)], frame)


def void_damage(view: View, frame: Frame, node: Node) -> Outcome:
    """The damage of this moment comes to nothing (1.10.15)."""
    hit = here(view, frame).event.get("hit")
    if "done" in _told(frame):
        return _all_done(frame)
    return Do((act("change_hit", hit=hit, facts={"void": True}),), "done", None, ("V1.10.15",)) if hit else FAIL


# -- removal --------------------------------------------------------------------------------------------------------


def _removing(state: str) -> Operation:
    def run(view: View, frame: Frame, node: Node) -> Outcome:
        if "done" in _told(frame):
            return _all_done(frame, some=_everything(node))
        at = here(view, frame)
        cards = _cards(at, node)
        if not cards:
            return Next() if _everything(node) else FAIL
        free = tuple(c for c in cards if not removal.barred(view, c, state, at.you))
        for card in cards:
            if card not in free:
                view.consult(removal.barred(view, card, state, at.you), card=card)
        if not free or (len(free) < len(cards) and not _everything(node)):
            return Next() if _everything(node) else FAIL
        return Do(removal.apply(state, free, at.of, at.you), "done", None)

    run.__name__ = state
    return run


def _everything(node: Node, name: str = "what") -> bool:
    """Whether an operation is about all of something, of which a part that fails does not matter (7.1.12.e)."""
    what = node.args.get(name)
    if what is None:
        return False
    if what.op == "list":
        return any(_everything(Node(node.op, {name: one})) for one in what.args["of"])
    return what.op == "each" or (what.op == "name" and what.args["name"] in ("characters", "field", "nodes")) or (
        what.op == "of" and what.args["name"] in ("characters", "field", "nodes", "underworld", "hand", "deck")
    )


def void_dying(view: View, frame: Frame, node: Node) -> Outcome:
    """9.2.4, 9.2.5."""
    if "done" in _told(frame):
        return _all_done(frame)
    acts = removal.voiding(view, _cards(here(view, frame), node), "dying")
    return Do(acts, "done", None, ("V9.2.4.a", "V9.2.4.b")) if acts else FAIL


def void_discard(view: View, frame: Frame, node: Node) -> Outcome:
    """9.3.5, 9.3.6."""
    if "done" in _told(frame):
        return _all_done(frame)
    acts = removal.voiding(view, _cards(here(view, frame), node), "discard")
    return Do(acts, "done", None, ("V9.3.5.a", "V9.3.5.b")) if acts else FAIL


def void(view: View, frame: Frame, node: Node) -> Outcome:
    """Plays or uses made invalid, and their cards discarded (12.2.3)."""
    at = here(view, frame)
    links = [t for t in many(_value(at, node, "what", ())) if isinstance(t, Ref)]
    if "done" in _told(frame):
        return _all_done(frame)
    acts: list[Act] = []
    for ref in links:
        about = view.get(f"link.{ref.id}")
        if about is None:
            return FAIL
        acts.append(act("void", link=ref.id))
        facts = uncounted(view, about["by"], about["card"]) if about["kind"] == "play" else {}
        if facts:
            acts.append(put(facts))
        if about["kind"] != "play" or reading.kind(view, about["card"]) == "play":
            acts += removal.apply("discard", (about["card"],), at.of, at.you)
        event = {"card": about["card"], "by": about["by"], "voider": at.you, "serial": ref.id}
        acts.append(act("queue", moments=({"moment": "play_voided", "event": event},)))
    return Do(tuple(acts), "done", None, ("V12.2.3",)) if acts else FAIL


# -- moving ---------------------------------------------------------------------------------------------------------


def move(view: View, frame: Frame, node: Node) -> Outcome:
    """Cards to another zone (11.3.1); off the field with all that belongs to it (11.3.3)."""
    at = here(view, frame)
    told = _told(frame)
    if "done" in told:
        return _all_done(frame, some=_everything(node))
    if "away" in told:
        return Next()
    cards = _cards(at, node)
    if not cards:
        return Next() if _everything(node) else FAIL
    to = str(node.args["to"])
    more: dict[str, Value] = {"by": at.you}
    if to == "nodes":
        more["awake"] = node.args.get("awake") in (True, "true")
    if node.args.get("bottom") in (True, "true"):
        more["bottom"] = True
    if any(reading.kind(view, c) == "removed" for c in cards) and not _names_removed(node) and view.on("V11.3.5"):
        view.consult("V11.3.5")
        return FAIL
    if any(reading.on_field(view, c) and not reading.host(view, c) for c in cards):
        return Push(moving.away(cards, to, **more), into="away", then=None, put=EMPTY)
    whose = one(_value(at, node, "of", None))
    acts = [act("bring", card=c, to=f"{whose or reading.owner(view, c)}.{to}", **more) for c in cards]
    clauses = {"nodes": ("V1.8.4", "V1.8.4.a"), "hand": ("V1.11.1", "V1.11.4")}.get(to, ("V11.3.2",))
    return Do(tuple(acts), "done", None, clauses)


def _names_removed(node: Node) -> bool:
    what = repr(node.args.get("what"))
    return "removed" in what


def enter(view: View, frame: Frame, node: Node) -> Outcome:
    """Cards out onto the field (11.3.9), one after the other; as something else where that is said (12.5.2)."""
    at = here(view, frame)
    told = _told(frame)
    cards: tuple[int, ...] = told.get("cards") or _cards(at, node)
    i = sum(1 for k in told if k.startswith("out_"))
    if not cards:
        return FAIL
    if i and told[f"out_{i - 1}"] == FAILED:
        return FAIL
    if i == len(cards):
        return Next()
    side = str(one(_value(at, node, "side", at.you)))
    made = frame.locals.get("defines") or _made(view, node, at)
    spec = moving.out(
        cards[i], side, at.you, awake=node.args.get("awake") in (True, "true"), source=at.of,
        down=node.args.get("down") in (True, "true"), how=str(frame.locals.get("ability", "")),
        played=reading.kind(view, cards[i]) == "play",
        **({"as": made} if made else {}),
    )  # fmt: skip
    if "cards" not in told:
        return _with(frame, "cards", cards, Push(spec, into=f"out_{i}", then=None))
    return Push(spec, into=f"out_{i}", then=None)


def _with(frame: Frame, name: str, value: Value, push: Push) -> Push:
    """The order, with something kept for the next call of the operation."""
    return push._replace(put={"here": {**_told(frame), name: value}})


def _made(view: View, node: Node, at: Scope) -> Mapping[str, Value] | None:
    """What a card counts as from now on, by the name of a definition of the game."""
    name = _value(at, node, "as")
    if name is None:
        return None
    game: Any = view.game
    found: Mapping[str, Value] = game.definitions[str(name)]
    return found


def attach(view: View, frame: Frame, node: Node) -> Outcome:
    """Cards set on another (11.3.10), one after the other."""
    at = here(view, frame)
    told = _told(frame)
    cards: tuple[int, ...] = told.get("cards") or _cards(at, node)
    to = one(_value(at, node, "to", None))
    i = sum(1 for k in told if k.startswith("set_"))
    if not cards or not isinstance(to, int):
        return FAIL
    if i and told[f"set_{i - 1}"] == FAILED:
        return FAIL
    if i == len(cards):
        return Next()
    made = _made(view, node, at)
    played = reading.kind(view, cards[i]) == "play"
    spec = moving.upon(
        cards[i], to, at.you, down=node.args.get("down") in (True, "true"), played=played,
        **({"as": made} if made else {}),
    )  # fmt: skip
    return _with(frame, "cards", cards, Push(spec, into=f"set_{i}", then=None))


def give_over(view: View, frame: Frame, node: Node) -> Outcome:
    """A card of the field to another player's side, with what is set on it (11.3.2, 11.3.11.d)."""
    at = here(view, frame)
    to = one(_value(at, node, "to", at.you))
    acts = []
    for card in _cards(at, node):
        more = {"awake": node.args["awake"] in (True, "true")} if "awake" in node.args else {}
        acts.append(act("bring", card=card, to=f"{to}.field", by=at.you, **more))
    return _change(acts, frame) if acts or "done" in _told(frame) else FAIL


def _orient(asleep: bool) -> Operation:
    def run(view: View, frame: Frame, node: Node) -> Outcome:
        if "done" in _told(frame):
            return _all_done(frame, some=_everything(node))
        what = "sleep" if asleep else "wake"
        found = _cards(here(view, frame), node)
        cards = [c for c in found if not values.forbidden(view, c, what)]
        if not cards:
            return Next() if _everything(node) else FAIL
        return Do(tuple(act("orient", card=c, asleep=asleep) for c in cards), "done", None)

    run.__name__ = "sleep" if asleep else "wake"
    return run


def _turn_over(down: bool) -> Operation:
    def run(view: View, frame: Frame, node: Node) -> Outcome:
        cards = _cards(here(view, frame), node)
        i = sum(1 for k in _told(frame) if k.startswith("over_"))
        if not cards:
            return FAIL
        if i == len(cards):
            return Next()
        return Push(Spec("V5.7.2", frame.you, {"card": cards[i], "down": down}), into=f"over_{i}", then=None)

    return run


def transform(view: View, frame: Frame, node: Node) -> Outcome:
    """10.28.6: to one of the transformed states that the character has (10.28.5)."""
    (card, *_) = _cards(here(view, frame), node) or (0,)
    if "done" in _told(frame):
        return _all_done(frame)
    sides = reading.turned_sides(view, card) if card else ()
    if not sides or not reading.is_character(view, card):
        return FAIL
    if view.get(f"card.{card}.turned") and view.on("V10.28.4"):
        view.consult("V10.28.4", card=card)
        return FAIL
    side = 1
    if len(sides) > 1:
        if "side" not in _told(frame):
            options = tuple(("side", i + 1) for i in range(len(sides)))
            return Ask(pick_one(frame.you, "side", options, "V10.28.5"), "side")
        side = _told(frame)["side"][0][1]
    return Do((act("turn_side", card=card, side=side),), "done", None, ("V10.28.6.a", "V10.28.6.b"))


# -- what lasts, what waits -----------------------------------------------------------------------------------------


def modify(view: View, frame: Frame, node: Node) -> Outcome:
    """A change that lasts (7.6): values are those of now, where the text does not let them vary (1.6.2.g)."""
    at = here(view, frame)
    if "done" in _told(frame):
        return Next()
    things = many(_value(at, node, "what", ()))
    if not things and not _everything(node):
        return FAIL
    plain = ("layer", "lose_races", "void", "grant", "players")
    change: dict[str, Value] = {k: node.args[k] for k in plain if k in node.args}
    for name in ("attack", "toughness", "floor", "cost", "node"):
        if name in node.args:
            change[name] = _value(at, node, name)
    for name in ("keywords", "races", "become_races", "names", "forbid", "lose_keywords", "only"):
        if name in node.args:
            change[name] = many(_value(at, node, name))
    record: dict[str, Value] = {
        "source": at.of, "by": at.you, "this": at.this, "until": str(node.args.get("until", "turn_end")),
        "change": change, "level": view.get("interference", 0), "player": at.you,
        "cards": tuple((c, reading.epoch(view, c)) for c in things if isinstance(c, int)),
        "players": tuple(p for p in things if isinstance(p, str)),
    }  # fmt: skip
    if _everything(node):
        view.consult("V7.6.1")
        record |= {"select": node.args["what"], "names": dict(at.names), "cards": ()}
    return Do((act("last", record=record),), "done", None, ("V7.1.16", "V7.6.2"))


def wait(view: View, frame: Frame, node: Node) -> Outcome:
    """What comes later, at a moment (7.7, 7.8): the card may be gone by then, it comes all the same."""
    at = here(view, frame)
    path = "/".join(str(p) for p in (*frame.locals["at"], "then"))
    record = {
        "source": at.of, "by": at.you, "this": at.this, "on": str(node.args["on"]), "cond": node.args.get("if"),
        "tree": f"{_tree(frame)}|{path}", "until": str(node.args.get("until", "always")), "about": at.about,
        "names": dict(at.names), "event": dict(at.event), "level": view.get("interference", 0), "player": at.you,
        "once": node.args.get("once") not in (False, "false"),
    }  # fmt: skip
    return Do((act("wait", record=record),), clauses=("V7.7.1", "V7.8.1"))


def _tree(frame: Frame) -> str:
    tree: str = frame.locals["tree"]
    return tree


# -- battle ---------------------------------------------------------------------------------------------------------


def cancel_attack(view: View, frame: Frame, node: Node) -> Outcome:
    """6.3.6.a, and with it the block (6.4.6)."""
    if "done" in _told(frame):
        return Next()
    attacker = reading.attacker(view)
    if not attacker or attacker not in _cards(here(view, frame), node):
        return FAIL
    return Do((put({"attack.by": None, "attack.blocked": None}),), "done", None, ("V6.3.6.a", "V6.4.6"))


def cancel_block(view: View, frame: Frame, node: Node) -> Outcome:
    """6.4.7: the interference and the battle go on."""
    if "done" in _told(frame):
        return Next()
    if reading.blocker(view) not in _cards(here(view, frame), node):
        return FAIL
    return Do((put({"attack.blocked": None}),), "done", None, ("V6.4.7",))


def attack(view: View, frame: Frame, node: Node) -> Outcome:
    """6.3.5: the character attacks, in an interference of its own."""
    (card, *_) = _cards(here(view, frame), node) or (0,)
    if "fought" in _told(frame):
        return FAIL if _told(frame)["fought"] == FAILED else Next()
    return Push(Spec("V6.3.5", frame.you, {"card": card}), into="fought", then=None) if card else FAIL


def block(view: View, frame: Frame, node: Node) -> Outcome:
    """6.4.5."""
    (card, *_) = _cards(here(view, frame), node) or (0,)
    if "blocked" in _told(frame):
        return FAIL if _told(frame)["blocked"] == FAILED else Next()
    return Push(block_by_effect(view, card, frame.you), into="blocked", then=None) if card else FAIL


# -- choices --------------------------------------------------------------------------------------------------------


def choose(view: View, frame: Frame, node: Node) -> Outcome:
    """Objects 〔〕 named when the text comes to them, neither more nor fewer than it says (8.1.2.b, 8.1.3)."""
    at = here(view, frame)
    name = str(node.args["name"])
    if "chosen" in _told(frame):
        things = tuple(option[1] for option in _told(frame)["chosen"])
        return _name(frame, name, things)
    picked = Picked(name, node.args["among"], node.args.get("if"), node.args.get("n"),
                    node.args.get("upto") in (True, "true"))  # fmt: skip
    shielded = node.args.get("object") not in (False, "false")
    found = targets.proper(view, picked, at, targets.OBJECT if shielded else "")
    n = 1 if picked.n is None else evaluate(at, picked.n)
    view.consult("V8.1.2.a")
    if len(found) < n and not picked.upto:
        view.consult("V8.1.2.b", "V8.1.3", "V8.1.3.a")
        return FAIL
    by = str(one(_value(at, node, "by", at.you)))
    options = tuple(("choose", t) for t in found)
    least = 0 if picked.upto else n
    if node.args.get("random") in (True, "true"):
        choice = Choice(CHANCE, "random", options, n, n, ("V11.9.1",))
    else:
        choice = Choice(by, "object", options, least, min(n, len(found)), ("V8.1.3",), about=(name,))
    return Ask(choice, "chosen")


def declare(view: View, frame: Frame, node: Node) -> Outcome:
    """A declaration that an effect asks for while it is resolved (12.1.1)."""
    if "said" in _told(frame):
        return _name(frame, str(node.args["name"]), _told(frame)["said"][0][1])
    by = str(one(_value(here(view, frame), node, "by", frame.you)))
    return Ask(pick_one(by, "declare", declarable(view, str(node.args["what"])), "V12.1.1"), "said")


def number(view: View, frame: Frame, node: Node) -> Outcome:
    """A number of the player's choice (1.6.3)."""
    at = here(view, frame)
    if "said" in _told(frame):
        return _name(frame, str(node.args["name"]), _told(frame)["said"][0][1])
    by = str(one(_value(at, node, "by", frame.you)))
    least, most = int(_value(at, node, "least", 0)), int(_value(at, node, "most", 0))
    options = tuple(("number", n) for n in range(least, most + 1))
    return Ask(pick_one(by, "number", options, "V1.6.3"), "said")


def let(view: View, frame: Frame, node: Node) -> Outcome:
    """A value under a name, as it is now."""
    return _name(frame, str(node.args["name"]), _value(here(view, frame), node, "be"))


def may(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """What a player may do or leave."""
    by = str(one(_value(here(view, frame), node, "by", frame.you)))
    if "answer" not in _told(frame):
        return Ask(pick_one(by, "may", (("yes",), ("no",)), "V7.1.9"), "answer")
    branch = "then" if _told(frame)["answer"][0][0] == "yes" else "else"
    return Enter(((branch, 0),)) if node.args[branch] else Next({"last": None})


def either(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """One of two things, as the player likes."""
    by = str(one(_value(here(view, frame), node, "by", frame.you)))
    if "answer" not in _told(frame):
        return Ask(pick_one(by, "either", (("first",), ("second",)), "V7.1.15"), "answer")
    branch = str(_told(frame)["answer"][0][0])
    return Enter(((branch, 0),)) if node.args[branch] else Next({"last": None})


def pay(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """A payment that an effect asks for: where it may be left it can be (1.8.9.c), else it must be made (1.8.9.a)."""
    at = here(view, frame)
    told = _told(frame)
    (player,) = _who(at, node)
    n = int(_value(at, node, "nodes", 0))
    if "paid" in told:
        return Enter((("then", 0),)) if node.args["then"] else Next({"last": None})
    open_ways = ways(view, player, n) if n > 0 else (("pay", 0, 0),)
    must = node.args.get("must") in (True, "true")
    if open_ways and not must and "answer" not in told:
        return Ask(pick_one(player, "may_pay", (("yes",), ("no",)), "V1.8.9.c"), "answer")
    if not open_ways or (not must and told["answer"][0][0] == "no"):
        return Enter((("else", 0),)) if node.args["else"] else Next({"last": None})
    return Push(payment(player, n, at.of), into="paid", then=None)


# -- what is seen ---------------------------------------------------------------------------------------------------


def reveal(view: View, frame: Frame, node: Node) -> Outcome:
    """11.6: everybody sees them; they stay where they are."""
    cards = _cards(here(view, frame), node)
    return Do((put({}, revealed=cards),), clauses=("V11.6.1", "V11.6.2", "V11.6.3", "V11.6.4")) if cards else FAIL


def look(view: View, frame: Frame, node: Node) -> Outcome:
    """11.7: one player sees them; they stay where they are."""
    at = here(view, frame)
    seen = put({}, seen=_cards(at, node), by=one(_value(at, node, "by", at.you)))
    return Do((seen,), clauses=("V11.7.1", "V11.7.2", "V11.7.3", "V11.7.4"))


def shuffle(view: View, frame: Frame, node: Node) -> Outcome:
    """11.8: the order of a deck is left to chance."""
    at = here(view, frame)
    (player,) = _who(at, node)
    if "done" in _told(frame):
        return Next()
    deck = reading.cards(view, f"{player}.deck")
    if len({view.get(f"card.{c}.card") for c in deck}) < 2:
        return Next()
    if "order" not in _told(frame):
        options = tuple(("card", c) for c in deck)
        return Ask(Choice(CHANCE, "shuffle", options, len(deck), len(deck), ("V11.8.1",), ordered=True), "order")
    cards = tuple(option[1] for option in _told(frame)["order"])
    return Do((act("order", zone=f"{player}.deck", cards=cards),), "done", None)


# -- the turn, the game ---------------------------------------------------------------------------------------------


def end_turn(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.1: once the interference is over."""
    return Do((put({"end_turn": True}),), clauses=("V4.10.1",))


def end_phase(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.2."""
    return Do((put({"end_phase": True}),), clauses=("V4.10.2",))


def extra_phase(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.3, once between two phases (4.10.4)."""
    return Do((put({f"extra.{view.get('phase')}": str(node.args["phase"])}),), clauses=("V4.10.3",))


def skip(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.5."""
    facts = {f"skip.{p}.{node.args['phase']}": True for p in _who(here(view, frame), node)}
    return Do((put(facts),), clauses=("V4.10.5",))


def skip_turn(view: View, frame: Frame, node: Node) -> Outcome:
    """4.10.5, of a turn."""
    return Do((put({f"skip.{p}.turn": True for p in _who(here(view, frame), node)}),), clauses=("V4.10.5",))


def change_target(view: View, frame: Frame, node: Node) -> Outcome:
    """8.2.8: to whatever is named, proper or not; not of what has been resolved."""
    at = here(view, frame)
    ref, to = one(_value(at, node, "what", ())), one(_value(at, node, "to", ()))
    if not isinstance(ref, Ref) or view.get(f"link.{ref.id}") is None:
        return FAIL
    link = view.get(f"link.{ref.id}")
    epoch = reading.epoch(view, to) if isinstance(to, int) else -1
    new = {key: dict.fromkeys(chosen, ((to, epoch),)) for key, chosen in link["targets"].items()}
    return Do((put({f"link.{ref.id}": {**link, "targets": new}}),), clauses=("V8.2.8",))


def hell(view: View, frame: Frame, node: Node) -> Outcome:
    """3.3.6: an underworld that is hell."""
    return Do((put({f"{p}.hell": True for p in _who(here(view, frame), node)}),), clauses=("V3.3.6",))


def win(view: View, frame: Frame, node: Node) -> Outcome:
    """1.5.2.a."""
    (player,) = _who(here(view, frame), node)
    return Cut(0, over=player, clauses=("V1.5.2.a",))


def lose(view: View, frame: Frame, node: Node) -> Outcome:
    """1.5.3.c."""
    return ended(view, _who(here(view, frame), node), "V1.5.3.c")


def fail(view: View, frame: Frame, node: Node) -> Outcome:
    """What is said cannot be done (7.1.12)."""
    return FAIL


def play_as_if(view: View, frame: Frame, node: Node) -> Outcome:
    """5.3."""
    (card, *_) = _cards(here(view, frame), node) or (0,)
    if "outcome" in _told(frame):
        return FAIL if _told(frame)["outcome"] == FAILED else Next()
    return Push(Spec("V5.3.2", frame.you, {"card": card}), into="outcome", then=None) if card else FAIL


def use_as_if(view: View, frame: Frame, node: Node) -> Outcome:
    """7.5."""
    (card, *_) = _cards(here(view, frame), node) or (0,)
    if "outcome" in _told(frame):
        return FAIL if _told(frame)["outcome"] == FAILED else Next()
    return Push(Spec("V7.5.2", frame.you, {"card": card}), into="outcome", then=None) if card else FAIL


def materials(view: View, frame: Frame, node: Node) -> Outcome:
    """10.20.2.b: one of each named card removed from field, hand or underworld, or the card itself is (10.20.3)."""
    at = here(view, frame)
    told = _told(frame)
    card = at.this
    if "gone" in told:
        return FAIL
    if "done" in told:
        return Next()
    taken: list[int] = []
    for i, name in enumerate(at.about):
        found = tuple(
            c for c in _stock(view, at.you) if c != card and c not in taken and values.called(view, c, name)
        )  # fmt: skip
        key = f"material_{i}"
        if key in told:
            taken.append(told[key][0][1])
            continue
        if not found or told.get("will") == (("no",),):
            return Do(removal.apply("exile", (card,), card, at.you), "gone", None, ("V10.20.3",))
        if "will" not in told and i == 0:
            if not _complete(view, at, card):
                return Do(removal.apply("exile", (card,), card, at.you), "gone", None, ("V10.20.3",))
            return Ask(pick_one(at.you, "may", (("yes",), ("no",)), "V10.20.2.b"), "will")
        return Ask(pick_one(at.you, "object", tuple(("choose", c) for c in found), "V10.20.2.b"), key)
    return Do(removal.apply("exile", taken, card, at.you), "done", None)


def _stock(view: View, player: str) -> tuple[int, ...]:
    found = (*reading.field(view, player), *reading.cards(view, f"{player}.hand"))
    return found if view.get(f"{player}.hell") else (*found, *reading.cards(view, f"{player}.underworld"))


def _complete(view: View, at: Scope, card: int) -> bool:
    """Whether there is a card for each name."""
    left = [c for c in _stock(view, at.you) if c != card]
    for name in at.about:
        found = next((c for c in left if values.called(view, c, name)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def fuel(view: View, frame: Frame, node: Node) -> Outcome:
    """10.33.2.a: one or more of the spiritualist's cards removed from the underworld, or the card itself is."""
    at = here(view, frame)
    told = _told(frame)
    card, who = at.this, reading.printed(view, at.this).spiritualist
    if "gone" in told:
        return FAIL
    if "done" in told:
        return Next()
    found = tuple(
        c for c in reading.cards(view, f"{at.you}.underworld")
        if (reading.printed(view, c).type == "character" and values.called(view, c, who))
        or (reading.printed(view, c).type == "spell" and reading.printed(view, c).spiritualist == who)
    )  # fmt: skip
    if found and "fuel" not in told:
        options = tuple(("choose", c) for c in found)
        return Ask(Choice(at.you, "object", options, 0, len(found), ("V10.33.2.a",), about=("fuel",)), "fuel")
    taken = tuple(option[1] for option in told.get("fuel", ()))
    if not taken:
        return Do(removal.apply("exile", (card,), card, at.you), "gone", None, ("V10.33.3",))
    return Do(removal.apply("exile", taken, card, at.you), "done", None)


OPERATIONS: Mapping[str, Operation] = {
    "materials": materials, "fuel": fuel,
    "draw": draw, "damage": damage, "split_damage": split_damage, "gain_life": gain_life, "pay_life": pay_life,
    "set_life": set_life, "void_damage": void_damage, "dying": _removing("dying"), "discard": _removing("discard"),
    "exile": _removing("exile"), "void_dying": void_dying, "void_discard": void_discard, "void": void, "move": move,
    "enter": enter, "attach": attach, "give_over": give_over, "wake": _orient(False), "sleep": _orient(True),
    "turn_down": _turn_over(True), "turn_up": _turn_over(False), "transform": transform, "modify": modify,
    "wait": wait, "cancel_attack": cancel_attack, "cancel_block": cancel_block, "attack": attack, "block": block,
    "choose": choose, "declare": declare, "number": number, "let": let, "may": may,
    "either": either, "pay": pay, "reveal": reveal,
    "look": look, "shuffle": shuffle, "end_turn": end_turn, "end_phase": end_phase, "extra_phase": extra_phase,
    "skip": skip, "skip_turn": skip_turn, "change_target": change_target, "hell": hell, "win": win, "lose": lose,
    "fail": fail, "play_as_if": play_as_if, "use_as_if": use_as_if,
}  # fmt: skip
