"""5.2 playing a card: the declaration in one piece (5.2.3), its resolution (5.2.4); 5.3 resolving as if played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Ask, Do, Finish, Frame, Goto, Next, Procedure, Push, Step, View
from judge.engine.choice import pick_one
from judge.engine.data import EMPTY, Value
from judge.vision.board import identity, reading, values
from judge.vision.effects.evaluate import quantity
from judge.vision.effects.scope import Scope
from judge.vision.legal import as_if, plays
from judge.vision.model import NO_RACE, RACES, TYPES, VARIABLE
from judge.vision.rules import s8_1_under_way as under_way
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules import s11_3_moving as moving
from judge.vision.rules.common import FAILED, act, moment, put
from judge.vision.rules.s1_8_nodes import at_will, payment, ways
from judge.vision.rules.s3_2_decks import reshuffled
from judge.vision.rules.s7_1_effects import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.outcome import Outcome
    from judge.engine.procedure import StepFn
    from judge.vision.effects.ability import Ability
    from judge.vision.known import Known

FREELY = ("奇襲", "人形")
"""Keywords with which a character does not count as the one of the turn (5.4.1.d)."""


def _scope(view: View, frame: Frame) -> Scope:
    card = frame.locals["card"]
    names: dict[str, Value] = {}
    if "x" in frame.locals:
        names["x"] = frame.locals["x"]
    return Scope(view, frame.you, card, card, names)


# -- declaring ------------------------------------------------------------------------------------------------------


def declared(view: View, frame: Frame) -> Outcome:
    """The play is declared; with 奇襲 and 速攻, too, whether the character is to block (10.3.4)."""
    card = frame.locals["card"]
    if can_ambush(view, frame.you, card) and "ambush" not in frame.locals:
        return Ask(pick_one(frame.you, "ambush", (("yes",), ("no",)), "V10.3.2.b", "V10.3.4"), "ambush")
    asks = {
        "cost": plays.cost_of(view, frame.you, card), "node": plays.node_needed(view, frame.you, card),
        "less": plays.cost_of(view, frame.you, card, True),
    }  # fmt: skip
    if view.on("V5.2.6"):
        plays.cite_needs(view, frame.you, card)
    return Next({"declared": True, "asks": asks})


def offered(view: View, frame: Frame) -> Outcome:
    """What may be paid beside, for a card that then asks for less (5.2.2.h)."""
    card = frame.locals["card"]
    if plays.offer(view, card) is None:
        return Next({"offered": False})
    if "offer" not in frame.locals:
        leave = (("no",),) if plays.payable(view, frame.you, card) else ()
        return Ask(pick_one(frame.you, "may", (("yes",), *leave), "V5.2.2.h"), "offer")
    return Next({"offered": frame.locals["offer"][0][0] == "yes"})


def can_ambush(view: View, player: str, card: int) -> bool:
    """Whether a character may be played so that it blocks: in direct answer to the attack (10.3.2.b)."""
    return (
        values.has(view, card, "奇襲") and values.has(view, card, "速攻") and view.on("V10.3.2.b")
        and view.get("window") == "attack" and view.get("priority") == player and bool(reading.attacker(view))
        and not reading.blocker(view)
    )  # fmt: skip


def revealed(view: View, frame: Frame) -> Outcome:
    """The card lies in the play area, face up; what has not been declared is not played."""
    if "declared" not in frame.locals:
        return Finish(FAILED)
    return Do((act("bring", card=frame.locals["card"], to=f"{frame.you}.play", by=frame.you),))


def modes(clause: str) -> StepFn:
    """A step in which of several effects one is picked; the others are not resolved and name nothing (7.1.15)."""

    def run(view: View, frame: Frame) -> Outcome:
        found: list[str] = []
        at = _scope(view, frame)
        for i, ability in enumerate(plays.play_abilities(view, frame.locals["card"])):
            if not ability.modes:
                found.append(ability.key)
                continue
            key = f"mode_{i}"
            if key not in frame.locals:
                open_ways = tuple(("mode", m.key) for m in ability.modes if targets.available(view, m, at))
                return Ask(pick_one(frame.you, "mode", open_ways, clause), key)
            found.append(frame.locals[key][0][1])
        return Next({"abilities": tuple(found)})

    return run


def _chosen(view: View, frame: Frame) -> list[Ability]:
    game: Known = view.game
    keys = frame.locals.get("abilities") or ((frame.locals["chosen"],) if "chosen" in frame.locals else ())
    return [game.abilities[key] for key in keys]


def aimed(view: View, frame: Frame) -> Outcome:
    """Its targets are named."""
    at = _scope(view, frame)
    for i, ability in enumerate(_chosen(view, frame)):
        into = f"targets_{i}"
        if into not in frame.locals:
            outcome = targets.asking(view, frame, ability, at, frame.you, into)
            if isinstance(outcome, Next):
                return Goto("V5.2.3.d", outcome.put)
            return outcome
    found = {a.key: frame.locals[f"targets_{i}"] or EMPTY for i, a in enumerate(_chosen(view, frame))}
    return Next({"targets": found})


def states(clause: str) -> StepFn:
    """A step in which is declared what the texts ask for: those played, or the one used."""

    def run(view: View, frame: Frame) -> Outcome:
        known: dict[str, Value] = {}
        for ability in _chosen(view, frame):
            for name, what in ability.declares:
                if name in known:
                    continue
                key = f"said_{name}"
                if key not in frame.locals:
                    return Ask(pick_one(frame.you, "declare", declarable(view, what), clause, "V12.1.1"), key)
                known[name] = frame.locals[key][0][1]
        return Next({"said": known})

    return run


def declarable(view: View, what: str) -> tuple[tuple[Value, ...], ...]:
    """What may be declared: a race or none (12.1.4), a type of cards (2.2.2), a name there is (12.1.3), a number."""
    if what == "type":
        view.consult("V2.2.2")
        return tuple(("declare", one) for one in TYPES)
    if what == "race":
        view.consult("V2.6.5", "V12.1.4")
        return tuple(("declare", race) for race in (*RACES, *((NO_RACE,) if view.on("V2.6.5", "V12.1.4") else ())))
    if what == "name":
        game: Known = view.game
        known = {c.name for c in game.cards.values() if c.name != "?"}
        if view.applies("V2.3.4", "V12.1.3"):
            known |= {side.name for c in game.cards.values() for side in c.turned}
            links = (k for c in game.cards.values() for k in c.keywords if k.name == "連結")
            known |= {name for word in links for name in identity.linked(word)}
            known |= {str(made["name"]) for made in game.definitions.values() if "name" in made}
            known |= game.spoken
        return tuple(("declare", name) for name in sorted(known))
    least, _, most = {"digit": "1-9", "number": "0-20"}.get(what, what).partition("-")
    return tuple(("declare", n) for n in range(int(least), int(most) + 1))


def waived(view: View, frame: Frame) -> Outcome:
    """With the spiritualist, or the alternate race, there, nodes and cost may be ignored, all of it (5.5.6, 5.6.6)."""
    card = frame.locals["card"]
    if not plays.waives(view, frame.you, card):
        return Next({"free": False})
    clause = "V5.5.6" if reading.printed(view, card).type == "spell" else "V5.6.6"
    if not plays.payable(view, frame.you, card) or reading.printed(view, card).cost is None:
        view.consult(clause)
        return Next({"free": True})
    variable = reading.printed(view, card).cost == VARIABLE
    if not variable and not plays.cost_of(view, frame.you, card):
        return Next({"free": False})
    if "waive" not in frame.locals:
        return Ask(pick_one(frame.you, "waive", (("yes",), ("no",)), clause), "waive")
    return Next({"free": frame.locals["waive"][0][0] == "yes"})


def variable(view: View, frame: Frame) -> Outcome:
    """X is as much as the player pays (1.8.7.h), whatever is added to the cost or taken from it (1.8.7.k)."""
    card = frame.locals["card"]
    if reading.printed(view, card).cost != VARIABLE or frame.locals["free"] or not view.on("V1.8.7.h"):
        return Next()
    if "number" not in frame.locals:
        return Ask(at_will(view, frame.you, plays.cost_of(view, frame.you, card)), "number")
    return Next({"x": frame.locals["number"][0][1]})


def paid(view: View, frame: Frame) -> Outcome:
    """The cost is paid, all at once."""
    if frame.locals["free"] or not view.on("V1.8.9.d"):
        return Next({"paid": 0})
    card, beside = frame.locals["card"], frame.locals["offered"]
    found = plays.offer(view, card)
    if beside and found is not None and found.cost.life is not None and "beside" not in frame.locals:
        life = quantity(_scope(view, frame), found.cost.life)
        return Do((act("life", player=frame.you, by=-life),), "beside", None, ("V5.2.2.h", "V1.9.4.a"))
    asked = frame.locals["asks"]["less" if beside else "cost"]
    n = asked if view.on("V5.2.6") else plays.cost_of(view, frame.you, card, beside)
    n = frame.locals.get("x", n) if view.on("V1.8.7.k") else n + frame.locals.get("x", 0)
    if not ways(view, frame.you, n):
        return Next({"paid": 0})
    return Push(payment(frame.you, n, card), into="paid")


def joins(view: View, frame: Frame) -> Outcome:
    """The play joins the interference, and priority passes on; what came up meanwhile comes behind it."""
    if "linked" in frame.locals:
        return Finish(frame.locals["linked"][0].facts.get("link"))
    card, you = frame.locals["card"], frame.you
    link = {
        "kind": "play", "card": card, "by": you, "abilities": frame.locals.get("abilities", ()),
        "targets": frame.locals.get("targets", EMPTY), "said": frame.locals.get("said", EMPTY),
        "x": frame.locals.get("x", 0), "paid": frame.locals.get("paid") or 0,
        "free": frame.locals.get("free", False), "epoch": reading.epoch(view, card),
        "open": plays.spell_timing(view, you),
        "cost": frame.locals["asks"]["less" if frame.locals["offered"] else "cost"],
        "node": frame.locals["asks"]["node"],
        "ambush": bool(frame.locals.get("ambush")) and frame.locals["ambush"][0][0] == "yes",
        **as_if.kept(view, you, _chosen(view, frame)),
        "spent": tuple(
            record for record in view.get("lasting", ())
            if record["until"] == "next" and you in record["players"] and plays.meets(view, record, card)
        ),
    }  # fmt: skip
    facts: dict[str, Value] = counted(view, you, card)
    n = view.get("numbers.link", 0) + 1
    acts = [
        act("link", link=link), put(facts), act("queue", moments=arisen(view, you, card, n, link)),
        act("priority", to=reading.other(you)),
    ]  # fmt: skip
    if link["spent"]:
        acts.append(act("expire", until=("next",), ids=tuple(record["id"] for record in link["spent"])))
    begins = () if view.get("interference") else ("V1.12.6.a",)
    return Do(tuple(acts), "linked", None, begins)


def counted(view: View, player: str, card: int) -> dict[str, Value]:
    """What is counted from the play on: the names with a limit a turn, 世界呪符, dolls (10.21, 10.17, 10.9.2.b)."""
    facts: dict[str, Value] = {}
    found = reading.printed(view, card)
    if any("ターン1枚制限" in k.name for _, k in values.borne(view, card)):
        path = f"this_turn.{player}.once"
        facts[path] = (*view.get(path, ()), found.name)
    if values.has(view, card, "世界呪符"):
        facts[f"this_turn.{player}.world"] = True
    if values.has(view, card, "人形") and view.on("V10.9.2.b"):
        facts[f"this_turn.{player}.doll_played"] = True
    game: Known = view.game
    if game.tallying:
        facts[f"this_turn.{player}.made"] = (*view.get(f"this_turn.{player}.made", ()), card)
    return {**facts, **in_order(view, card, found.type)}


def in_order(view: View, card: int, kind: str) -> dict[str, Value]:
    """What has been played in the turn by whomever, and set as a node from the hand, in order, where that is asked."""
    game: Known = view.game
    if not (game.asks("last_played") or game.asks("turn_order")):
        return {}
    return {"this_turn.order": (*view.get("this_turn.order", ()), (kind, card))}


def uncounted(view: View, about: Mapping[str, Any]) -> dict[str, Value]:
    """A play made invalid counts for nothing (5.2.5): what was for the next card played is for the next still."""
    player, card = about["by"], about["card"]
    if not view.on("V5.2.5"):
        return {}
    view.consult("V5.2.5", card=card)
    facts: dict[str, Value] = {}
    if about.get("spent"):
        facts["lasting"] = (*view.get("lasting", ()), *about["spent"])
    found = reading.printed(view, card)
    once = view.get(f"this_turn.{player}.once", ())
    if found.name in once:
        facts[f"this_turn.{player}.once"] = tuple(n for n in once if n != found.name) or None
    for word, path in (("世界呪符", "world"), ("人形", "doll_played")):
        if values.has(view, card, word):
            facts[f"this_turn.{player}.{path}"] = None
    made = view.get(f"this_turn.{player}.made", ())
    if card in made:
        last = len(made) - 1 - made[::-1].index(card)
        facts[f"this_turn.{player}.made"] = (*made[:last], *made[last + 1 :]) or None
    order = view.get("this_turn.order", ())
    if (found.type, card) in order:
        last = len(order) - 1 - order[::-1].index((found.type, card))
        facts["this_turn.order"] = (*order[:last], *order[last + 1 :]) or None
    return facts


def arisen(view: View, player: str, card: int, n: int, link: Mapping[str, Any]) -> tuple[Mapping[str, Value], ...]:
    """The moments that a play or a use brings about, resolved once its declaration is over."""
    played = "played" if link["kind"] == "play" else "used"
    about = {"card": card, "by": player, "link": reading.under_way(n, card), "serial": n, "kind": link["kind"]}
    return ({"moment": played, "event": about}, *under_way.aimed(view, n, link))


DECLARING = Procedure("V5.2.3", (
    Step("V5.2.3.a", declared, ("V5.2.3.a", "V5.2.3")), Step("V5.2.3.a offer", offered, ("V5.2.3.a",)),
    Step("V5.2.3.b", revealed, ("V5.2.3.b", "V3.8.3")), Step("V5.2.3.c", modes("V5.2.3.c")), Step("V5.2.3.d", aimed),
    Step("V5.2.3.e", states("V5.2.3.e")), Step("V5.2.3.f free", waived, ("V5.2.3.f",)),
    Step("V5.2.3.f x", variable, ("V5.2.3.f",)), Step("V5.2.3.f", paid, ("V5.2.3.f", "V1.8.9.d")),
    Step("V5.2.3.g", joins),
))  # fmt: skip


# -- resolving ------------------------------------------------------------------------------------------------------


def _event(view: View, frame: Frame) -> dict[str, Value]:
    link = under_way.resolving(view, frame)
    ref = reading.under_way(frame.locals["link"], link["card"])
    return {"card": link["card"], "by": link["by"], "link": ref, "serial": 0}


def about_to(view: View, frame: Frame) -> Outcome:
    """The effects that come as a played card is about to be resolved."""
    return Push(moment("resolving", _event(view, frame)))


def resolved(view: View, frame: Frame) -> Outcome:
    """Its effect, if it lies in the play area still; a character comes out instead (5.4.2)."""
    link = under_way.resolving(view, frame)
    card, you = link["card"], link["by"]
    if "outcome" not in frame.locals and (link.get("void") or reading.zone(view, card) != f"{you}.play"):
        return Finish(FAILED)
    game: Known = view.game
    game.acts(view.get(f"card.{card}.card"))
    if reading.printed(view, card).type == "character":
        if "outcome" not in frame.locals:
            if not view.applies("V5.4.2", card=card):
                return Goto("V5.2.4.c")
            how = "ambush" if link["ambush"] and view.applies("V10.3.4", card=card) else ""
            return Push(moving.out(card, you, you, awake=False, played=True, how=how, x=link["x"]), "outcome", None)
        return Goto("V6.4.5 due") if link["ambush"] else Goto("V5.2.4.c")
    now = tuple(a.key for a in plays.play_abilities(view, card))
    known = {*now, *(m.key for a in plays.play_abilities(view, card) for m in a.modes)}
    return Next({"left": link["abilities"] if known.issuperset(link["abilities"]) else now})


def run(view: View, frame: Frame) -> Outcome:
    """The text of one of its effects after the other, its targets looked at again (8.2.5)."""
    link = under_way.resolving(view, frame)
    if not link["abilities"]:
        view.consult("V2.13.2", card=link["card"])
    if not frame.locals["left"] or frame.locals.get("outcome") == FAILED:
        return Goto("V3.2.5 played")
    key, *rest = frame.locals["left"]
    game: Known = view.game
    ability = game.abilities[key]
    card, you = link["card"], link["by"]
    variable = reading.printed(view, card).cost == VARIABLE and view.applies("V1.6.2.c", card=card)
    names = {**link["said"], **({"x": link["x"]} if variable else {})}
    at = Scope(view, you, card, card, names)
    chosen = targets.anew(view, frame, ability, link["targets"].get(key, EMPTY), at, you)
    if isinstance(chosen, Ask):
        return chosen
    view.consult("V7.2.1", "V7.2.1.a", "V7.1.2")
    unnamed = bool(ability.targets) and key not in link["targets"]  # a text changed since it was declared
    if (unnamed or targets.improper(view, ability, chosen, at, link)) and view.on("V8.2.5.a", "V8.2.5"):
        view.consult("V8.2.5", "V8.2.5.a", card=card)
        return Goto("V5.2.4.c", {"outcome": FAILED})
    about = {
        "this": card, "source": card, "event": EMPTY, "picked": {**names, **targets.named(view, ability, chosen, at)},
        "ability": key, "link": frame.locals["link"], "about": (), "targets": chosen,
        "epoch": reading.epoch(view, card),
    }  # fmt: skip
    clause = ability.clause or "V7.1.9"
    return Push(text(key, clause, you, about), into="outcome", then=None, put={"left": tuple(rest)})


def ambush(view: View, frame: Frame) -> Outcome:
    """A character played to block does so once it has come out (6.4.5)."""
    from judge.vision.rules.s6_4_block import by_effect

    card = under_way.resolving(view, frame)["card"]
    if not under_way.resolving(view, frame).get("ambush"):
        return Next()
    if frame.locals["outcome"] == FAILED or not reading.is_character(view, card):
        return Next()
    return Push(by_effect(view, card, frame.you))


def succeeded(view: View, frame: Frame) -> Outcome:
    """The effects that come after a played card has been resolved, if it was as it says."""
    if frame.locals.get("outcome") == FAILED and view.on("V7.1.12.a"):
        view.consult("V7.1.12", "V7.1.12.a")
        return Goto("V5.2.4.d")
    if not view.applies("V7.1.11"):
        return Goto("V5.2.4.d")
    link = under_way.resolving(view, frame)
    if "counted" not in frame.locals:
        facts = tally(view, link["by"], link["card"])
        if facts:
            return Do((put(facts),), "counted", None)
    return Push(moment("resolved", _event(view, frame)))


def tally(view: View, player: str, card: int) -> dict[str, Value]:
    """What is counted once a play has been resolved (5.4.1.d, 5.4.1.e)."""
    if reading.printed(view, card).type != "character":
        return {}
    words = {k.name for k in reading.printed(view, card).keywords}
    if "人形" in words:
        return {f"this_turn.{player}.doll": True}
    return {} if words & {*FREELY} else {f"this_turn.{player}.character": True}


def put_away(view: View, frame: Frame) -> Outcome:
    """What still lies in the play area goes onto the underworld."""
    link = under_way.resolving(view, frame)
    card = link.get("card", 0)
    if reading.zone(view, card) != f"{link.get('by')}.play":
        return Finish(frame.locals.get("outcome"))
    return Do((act("bring", card=card, to=f"{link['by']}.underworld", by=link["by"]),))


def end(view: View, frame: Frame) -> Outcome:
    """How it came out."""
    return Finish(frame.locals.get("outcome"))


RESOLVING = Procedure("V5.2.4", (
    Step("V5.2.4.a", about_to), Step("V5.2.4.b", resolved), Step("V5.2.4.b text", run, ("V5.2.4.b",)),
    Step("V3.2.5 played", reshuffled, ("V3.2.5",)),
    Step("V6.4.5 due", ambush, ("V6.4.5",)), Step("V5.2.4.c", succeeded), Step("V5.2.4.d", put_away),
    Step("V5.2.4 end", end, ("V5.2.4.d",)),
))  # fmt: skip

PROCEDURES = (DECLARING, RESOLVING)
