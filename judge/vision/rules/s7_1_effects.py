"""7.1 what comes at a moment, in which order, and how the text of an effect is run through; 7.4 automatic effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from judge.engine import Ask, Do, Finish, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.engine import effect as trees
from judge.engine.choice import pick_one
from judge.engine.data import EMPTY, Value
from judge.engine.identity import EVER, Count, EffectId, Ref
from judge.vision.board import bearing, reading, values
from judge.vision.effects.ability import TRIGGERED, Ability
from judge.vision.effects.evaluate import evaluate, names_of, scope_of
from judge.vision.effects.scope import Scope
from judge.vision.rules import s8_1_under_way as under_way
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules.common import FAILED, act, moment, put, settle, settled
from judge.vision.rules.s3_2_decks import reshuffled

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Text
    from judge.vision.known import Known

LIVES = {
    "alpha": ("V7.4.5.a", "V7.4.5.b", "V7.4.5.c"), "beta": ("V7.4.6.a", "V7.4.6.b", "V7.4.6.c"),
    "gamma": ("V7.4.7.a", "V7.4.7.b"), "waiting": ("V7.8.1", "V7.8.2", "V7.8.3"),
}  # fmt: skip
"""Where an effect has to be, and what holds of it."""
ONCE = ("event", "alike", "batch")
"""Resolved once for what has happened: by each card that has it, or by one of all that say the same (7.1.14).

`batch`: once by each card for all that happens at the same moment.
"""
Item = Mapping[str, Any]
"""An effect due at a moment, as plain data: which, of which card, whose, and what of the moment it answers."""


def due(view: View, kind: str, events: tuple[Mapping[str, Value], ...], done: tuple[str, ...]) -> list[Item]:
    """The effects whose moment this is and that have not been resolved for it yet."""
    found: list[Item] = []
    for i, event in enumerate(events):
        named = str(event.get("moment", kind))
        if (view.get(f"hit.{event.get('hit', 0)}") or {}).get("void") and view.applies("V1.10.15"):
            continue
        for card in _hearing(view, named, event):
            for one in values.live(view, card):
                item = _item(view, one, named, event, i)
                if item is not None and item["id"] not in done and all(f["id"] != item["id"] for f in found):
                    found.append(item)
        for record in view.get("waiting", ()):
            if record["on"] == named and (view.on("V7.2.1.b") or not _resolving(view)):
                item = _waiting(view, record, event, i)
                if item is not None and item["id"] not in done and all(f["id"] != item["id"] for f in found):
                    found.append(item)
    return found


AT_ONCE = {"alpha": "V7.4.5.c", "beta": "V7.4.6.c"}
"""The sorts of automatic effects that act inside another's resolution, each with its clause."""
MET = {"alpha": "V7.4.5.b", "beta": "V7.4.6.b", "gamma": "V7.4.7.b"}
"""That the condition has to be met, for each sort."""


COMING = ("would_enter", "would_set")
"""The moments in which a card is not where it comes to yet."""


def _resolving(view: View) -> bool:
    """Whether an effect is being resolved."""
    return any(f.proc == "effect" for f in view.frames)


def _hearing(view: View, kind: str, event: Mapping[str, Value]) -> Iterator[int]:
    """The cards that may have an effect for a moment: those on the field, and any with one that lives anywhere."""
    game: Known = view.game
    everywhere = not view.on("V7.4.5.a", "V7.4.7.a")
    hearing = game.anywhere(kind)
    for player in reading.in_order(view):
        yield from reading.field(view, player)
        for zone in reading.ZONES:
            aside = zone in values.ASIDE and view.on(values.ASIDE[zone])
            if aside:
                view.define(values.ASIDE[zone])
            if zone != "field" and (hearing or everywhere):
                for card in reading.cards(view, f"{player}.{zone}"):
                    if aside and card != event.get("card") and not _named_there(view, card, kind, zone):
                        continue  # an effect names only the one that it moves, or itself where it lies
                    if everywhere or view.get(f"card.{card}.card") in hearing:
                        yield card


def _named_there(view: View, card: int, kind: str, zone: str) -> bool:
    """Whether an effect of a card for a moment says that the card lies in a zone (3.7.4, 3.9.4)."""
    game: Known = view.game
    own = (game.abilities[key] for key in reading.printed(view, card).abilities)
    return any(a.when == kind and f"'{zone}'" in repr(a.cond) for a in own)


def _item(view: View, one: bearing.Live, kind: str, event: Mapping[str, Value], i: int) -> Item | None:
    ability = one.ability
    if ability.kind not in TRIGGERED or ability.when != kind:
        return None
    if kind == "met" and (event["card"], event["of"], event["key"]) != (one.card, one.of, ability.key):
        return None
    if ability.keyword and ability.keyword == event.get("ignoring") and event.get("card") == one.card:
        return None  # what brings the card about lets that be ignored (1.3.1)
    if kind in ("was_set", "would_set") and ability.sort != "beta" and "'event'" not in repr(ability.cond):
        if event.get("to") != one.card and view.on("V11.3.15"):
            return None
        view.consult("V11.3.15", card=one.card)
    there = reading.on_field(view, one.card) and values.speaks(view, one.card)
    if ability.sort != "beta" and not there and view.on("V7.4.5.a" if ability.kind == "alpha" else "V7.4.7.a"):
        return None
    if ability.sort == "beta" and not reading.on_field(view, one.card) and not view.on("V7.4.6.a"):
        return None
    if ability.kind in AT_ONCE and not view.on(AT_ONCE[ability.kind]) and _resolving(view):
        return None
    if ability.once == "turn" and bearing.used_up(view, one):
        return None
    you = _player(view, one, kind, event)
    if not _met(view, one, event, you) or values.silenced(view, one):
        return None
    serial = event.get("serial", i)
    id = one.id
    if ability.once in ONCE and view.applies("V7.1.14", card=one.card):
        alike = ability.once == "alike"
        id = EffectId(text=ability.key, of=you) if alike else bearing.identity(ability.key, one.card, one.card)
        serial = 0 if ability.once == "batch" else serial
    return {
        "id": bearing.raised(id, serial), "key": ability.key, "this": one.card, "source": one.of, "you": you,
        "epoch": reading.epoch(view, one.card), "event": event, "about": one.about, "kind": ability.kind,
        "since": view.get(f"card.{one.card}.since", 0), "wait": 0, "names": EMPTY,
    }  # fmt: skip


def _met(view: View, one: bearing.Live, event: Mapping[str, Value], you: str) -> bool:
    """Whether the condition of an effect is met, as it is asked by a player."""
    ability = one.ability
    if ability.cond is None or evaluate(bearing.scope(view, one, event, you), ability.cond):
        return True
    return not view.on(MET[ability.kind])


def _player(view: View, one: bearing.Live, kind: str, event: Mapping[str, Value]) -> str:
    """Who is "you" of an automatic effect: who resolves it, else who has the zone in which its card lies (1.4.4).

    Of a card that another player brings out of that zone it is silent who does: who brings it, or who has it there.
    """
    has = reading.holder(view, one.card)
    by = str(event.get("by") or has) if kind in COMING and event.get("card") == one.card else has
    if by == has or not view.on("V1.4.4") or not (_met(view, one, event, by) or _met(view, one, event, has)):
        return has
    if view.gap("G19", ("V1.4.4", "V7.4.6.a")) == 1:
        return has
    view.consult("V1.4.4", card=one.card)
    return by


def _waiting(view: View, record: Mapping[str, Any], event: Mapping[str, Value], i: int) -> Item | None:
    if not view.on("V7.8.2") and reading.epoch(view, record["source"]) != record.get("epoch"):
        return None
    inner = scope_of(view, record)
    if record.get("cond") is not None and not evaluate(inner._replace(event=event), record["cond"]):
        return None
    id = EffectId(Ref("wait", record["id"], EVER), which=Count(bearing.RAISED, event.get("serial", i)))
    if record.get("batch"):  # once for all of the moment, of all that say the same (7.1.14)
        id = EffectId(text=record["tree"], of=record["by"], which=Count(bearing.RAISED, 0))
    return {
        "id": id,
        "key": record["tree"], "this": record["this"],
        "source": record["source"], "you": record["by"], "epoch": -1, "event": event, "about": record.get("about", ()),
        "kind": "waiting", "since": record["order"], "wait": record["id"] if record["once"] else 0,
        "names": names_of(view, record),
    }  # fmt: skip


def lapsed(view: View, item: Item) -> bool:
    """Whether an effect that was due is not resolved any more (7.4.7.d): its card is gone, or its condition."""
    if item["epoch"] < 0:
        return False
    game: Known = view.game
    ability = game.abilities[item["key"]]
    if reading.epoch(view, item["this"]) != item["epoch"] and view.on("V7.4.7.d"):
        return True
    if ability.sort != "beta" and not reading.on_field(view, item["this"]) and view.on("V7.4.7.d"):
        return True
    at = Scope(view, item["you"], item["this"], item["source"], EMPTY, item["event"], item["about"])
    return ability.cond is not None and not evaluate(at, ability.cond)


def afterwards(view: View, frame: Frame) -> Outcome | None:
    """What comes at a moment comes before the next step of what brought it about (1.3.4)."""
    inside = sum(f.proc not in ("V1.12", "V4.2.1") for f in view.frames) > 2
    if not inside or view.applies("V1.3.4"):
        return None
    waits = tuple({"moment": frame.locals["moment"], "event": event} for event in frame.locals["events"])
    return Do((act("queue", moments=waits),), then="V7.7.2 later")


BEFORE_OTHERS = "弐符"
"""The keyword whose effect is resolved before others of the card having come out (10.19.2.a)."""


def gathered(view: View, frame: Frame) -> Outcome:
    """Of the effects due, one that comes next: the turn player's first, each player's in the order the player says."""
    left = due(view, frame.locals["moment"], frame.locals["events"], frame.locals["done"])
    if "sorts" in frame.locals:
        left = [item for item in left if item["kind"] in frame.locals["sorts"]]
    before: tuple[Item, ...] = frame.locals.get("before", ())
    gone = [i for i in before if i["id"] not in frame.locals["done"] and all(i["id"] != now["id"] for now in left)]
    spent = [i for i in gone if i["wait"] and (view.get(f"hit.{i['event'].get('hit', 0)}") or {}).get("void")]
    if spent and "spent" not in frame.locals and view.gap("G15", ("V1.10.15", "V7.8.2")) == 1:
        return Do(tuple(act("waited", id=i["wait"]) for i in spent), "spent", None)
    if gone and not view.applies("V7.4.7.d"):
        left += gone
    if not left:
        return Finish()
    if not frame.locals["done"]:
        later = afterwards(view, frame)
        if later is not None:
            return later
    ordered = reading.in_order(view)
    first = ordered[0] if view.on("V1.3.3", "V1.3.3.a", "V7.1.17") else ordered[1]
    mine = [item for item in left if item["you"] == first] or left
    if len(mine) < len(left):
        view.consult("V1.3.3", "V1.3.3.a")
    if len(mine) < len(left) and view.gap("G2", ("V7.1.6.a", "V7.1.17")) == 1:
        mine = [item for item in left if item["you"] != first]
    alphas = sorted((item for item in left if item["kind"] == "alpha"), key=lambda item: item["since"])
    if len(alphas) > 1 and view.applies("V7.4.5.e"):
        alphas = alphas[:1]  # the card that lay there first, whoever's it is
    else:
        alphas = [item for item in alphas if item in mine]
    choosable = [item for item in mine if item["kind"] != "alpha"]
    choosable += [item for item in alphas if item in mine or not choosable]
    early = [item for item in choosable if _keyword(view, item) == BEFORE_OTHERS]
    if 0 < len(early) < len(choosable):
        view.consult("V10.19.2.a")
        choosable = early
    if len(choosable) > 1 and "picked" not in frame.locals:
        options = tuple(("resolve", item["id"], item["this"]) for item in choosable)
        return Ask(pick_one(choosable[0]["you"], "order", options, "V7.1.6.a"), "picked")
    picked = frame.locals.get("picked")
    item = next((i for i in choosable if picked and i["id"] == picked[0][1]), choosable[0])
    return Next({"item": item, "done": (*frame.locals["done"], item["id"]), "before": tuple(left)})


def resolved(view: View, frame: Frame) -> Outcome:
    """It is resolved; then it is looked what is due now, what came up since included (7.7.2)."""
    if "item" not in frame.locals:
        return Finish()
    return Push(Spec("V7.4.1", frame.locals["item"]["you"], {"item": frame.locals["item"]}))


def again(view: View, frame: Frame) -> Outcome:
    """Back to what is still due."""
    return Goto("V7.1.6.a", drop=("picked", "item"))


def over(view: View, frame: Frame) -> Outcome:
    """Nothing is resolved here."""
    return Finish()


AT_A_MOMENT = Procedure("V7.1.6", (
    Step("V7.1.6.a", gathered), Step("V7.1.6", resolved), Step("V7.7.2", again),
    Step("V7.7.2 later", over, ("V7.7.2",)),
))  # fmt: skip


# -- one automatic effect -------------------------------------------------------------------------------------------


def begun(view: View, frame: Frame) -> Outcome:
    """Targets of an automatic effect are named as its resolution begins (8.2.4.b)."""
    item = frame.locals["item"]
    if lapsed(view, item):
        view.consult("V7.4.7.d")
        return Finish(FAILED)
    if _ability(view, item["key"]) is not None and _twice(view, item):
        view.consult("V10.1.3", card=item["this"])
    if item["kind"] == "waiting":
        view.consult("V7.2.1.b")
    view.consult(*LIVES.get(item["kind"], ()))
    if item["wait"] and "taken" not in frame.locals:
        return Do((act("waited", id=item["wait"]),), "taken", None)
    ability = _ability(view, item["key"])
    if ability is None or not ability.targets:
        return Next({"picked": EMPTY})
    at = Scope(view, item["you"], item["this"], item["source"], EMPTY, item["event"], item["about"])
    return targets.asking(view, frame, ability, at, item["you"])


def _twice(view: View, item: Item) -> bool:
    """Whether the card has the keyword from which an effect comes more than once (10.1.3)."""
    word = _keyword(view, item)
    return bool(word) and sum(k.name == word for _, k in values.borne(view, item["this"])) > 1


def _keyword(view: View, item: Item) -> str:
    """The keyword from which an effect comes, "" for none."""
    ability = _ability(view, item["key"])
    return "" if ability is None else ability.keyword


def _ability(view: View, key: Text) -> Ability | None:
    game: Known = view.game
    return game.abilities.get(key) if isinstance(key, str) else None


def targets_heard(view: View, frame: Frame) -> Outcome:
    """What becomes a target of it may have its say, as with a play or use (8.2.3)."""
    item, chosen = frame.locals["item"], frame.locals.get("picked")
    if chosen is None or not under_way.heeded(view):
        return Next()
    ability = _ability(view, item["key"])
    kind, keys = ("waiting", ()) if ability is None else ("auto", (ability.key,))
    about = {"abilities": keys, "of": item["source"], "about": item["about"]}
    about["targets"] = dict.fromkeys(keys, chosen)
    link = under_way.record(view, kind, item["this"], item["you"], **about)
    return under_way.noted(view, frame, link) or Next()


def run(view: View, frame: Frame) -> Outcome:
    """Its text from front to back (7.1.9)."""
    item = frame.locals["item"]
    if frame.locals.get("picked") is None:
        return Finish(FAILED)
    ability, n = _ability(view, item["key"]), under_way.number(frame)
    if under_way.invalid(view, frame) and view.applies("V7.1.12.c"):
        return Next({"outcome": FAILED})
    picked, chosen = dict(item["names"]), frame.locals["picked"]
    if ability is not None:
        at = Scope(view, item["you"], item["this"], item["source"], EMPTY, item["event"], item["about"])
        if n:
            chosen = under_way.targets_of(view, frame, ability.key)
            link = view.get(f"link.{n}", EMPTY)
            if targets.improper(view, ability, chosen, at, link) and view.applies("V8.2.5"):
                return Next({"outcome": FAILED})
        picked |= targets.named(view, ability, chosen, at)
    clause = ability.clause if ability is not None and ability.clause else "V7.1.9"
    about = {
        "this": item["this"], "source": item["source"], "about": item["about"], "event": item["event"],
        "picked": picked, "ability": item["key"], "link": n, "targets": chosen,
        "epoch": reading.epoch(view, item["source"]),
    }  # fmt: skip
    return Push(text(item["key"], clause, item["you"], about), into="outcome")


def text(key: Text, clause: str, you: str, about: Mapping[str, Value]) -> Spec:
    """An order to run through the text of an effect (7.1.9)."""
    return trees.spec(key, clause, you, about)


def forgotten(view: View, frame: Frame) -> Outcome:
    """Nobody speaks of it any more."""
    gone = under_way.forgotten(frame)
    return Do((gone,)) if gone is not None else Next()


def counted(view: View, frame: Frame) -> Outcome:
    """What can be resolved only once a turn has been."""
    ability = _ability(view, frame.locals["item"]["key"])
    if ability is None or ability.once != "turn":
        return Finish(frame.locals.get("outcome"))
    item = frame.locals["item"]
    which = item["id"].which
    nth = (which.nth or 0) if which else 0
    one = bearing.Live(ability, item["this"], item["source"], nth=nth)
    if "noted" not in frame.locals:
        return Do((put({f"this_turn.used.{one.id}": bearing.epochs(view, one)}),), "noted", None)
    return Finish(frame.locals.get("outcome"))


AUTOMATIC = Procedure("V7.4.1", (
    Step("V8.2.4.b", begun), Step("V8.2.4.b told", targets_heard, ("V8.2.4.b",)), Step("V7.1.9", run),
    Step("V7.4.2 over", forgotten, ("V7.4.2",)), Step("V3.2.5 resolved", reshuffled, ("V3.2.5",)),
    Step("V7.4.2", counted),
))  # fmt: skip


# -- what has waited for the end of what was being resolved -----------------------------------------------------------


def taken(view: View, frame: Frame) -> Outcome:
    """The next of the moments that came up meanwhile, in the order in which they did."""
    if not settle(view):
        return Finish()
    first = view.get("queue")[0]
    return Push(Spec("V7.4.7.a", locals={"first": first}), then=None)


def popped(view: View, frame: Frame) -> Outcome:
    """It is due now."""
    return Do((act("queue", at=0),))


def answered(view: View, frame: Frame) -> Outcome:
    """The effects of that moment."""
    first = frame.locals["first"]
    return Push(moment(first["moment"], first["event"], sorts=first.get("sorts", ())))


def come_up(view: View) -> int | None:
    """The first of what has come up that has not been answered at all, as its place among what waits."""
    return next((i for i, one in enumerate(view.get("queue", ())) if one.get("open")), None)


def met(view: View, frame: Frame) -> Outcome:
    """α, β and what waits come at once, inside an effect too."""
    at = come_up(view)
    if at is None:
        return Goto("V7.4.7.c behind")
    first = {k: v for k, v in view.get("queue")[at].items() if k != "open"}
    return Next({"at": at, "first": {**first, "sorts": ("alpha", "beta", "waiting")}})


def left_to_gamma(view: View, frame: Frame) -> Outcome:
    """Its γ come later."""
    later = {**frame.locals["first"], "sorts": ("gamma",)}
    return Do((act("queue", at=frame.locals["at"], moments=(later,)),))


def further(view: View, frame: Frame) -> Outcome:
    """The next that has come up."""
    return Goto("V7.4.7.c met", drop=("at", "first"))


def behind(view: View, frame: Frame) -> Outcome:
    """Where nothing is being resolved the γ come at once as well."""
    held_back = any(f.proc == HELD_BACK.id for f in view.frames)
    return Finish() if _resolving(view) or held_back else settled(view, frame)


HELD_BACK = Procedure("V7.4.7", (Step("V7.4.7.c", taken),))
BREAKING_IN = Procedure("V7.4.5.c", (
    Step("V7.4.7.c met", met, ("V7.4.7.c",)), Step("V7.4.7.c left", left_to_gamma, ("V7.4.7.c",)),
    Step("V7.4.5.c", answered, ("V7.4.5.c", "V7.4.6.c")), Step("V7.4.5.c next", further, ("V7.4.5.c",)),
    Step("V7.4.7.c behind", behind, ("V7.4.7.c",)),
))  # fmt: skip
ONE_HELD_BACK = Procedure("V7.4.7.a", (Step("V7.4.7 due", popped, ("V7.4.7.c",)), Step("V7.4.7.b", answered)))


PROCEDURES = (AT_A_MOMENT, AUTOMATIC, HELD_BACK, BREAKING_IN, ONE_HELD_BACK)
