"""5.3 a card resolved as if it had been played, 7.5 an effect as if it had been used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Do, Finish, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.engine.choice import pick_one
from judge.engine.data import EMPTY
from judge.vision.board import bearing, reading, values
from judge.vision.effects.evaluate import quantity
from judge.vision.effects.scope import Scope
from judge.vision.legal import as_if, plays
from judge.vision.rules import s5_2_play as play
from judge.vision.rules import s8_1_under_way as under_way
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules import s11_3_moving as moving
from judge.vision.rules.common import FAILED, act, moment, put
from judge.vision.rules.s1_8_nodes import payment
from judge.vision.rules.s7_1_effects import text

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.vision.known import Known


DECLARED = ("abilities", "said")
"""What the rest of the resolution knows of a declaration, beside its targets."""


def declares(view: View, frame: Frame) -> Outcome:
    """The steps up to d, in which nothing else is carried out; what they have brought about comes behind them."""
    if "declared" not in frame.locals:
        held = ("urgent",) if view.applies("V5.3.2") else ()
        return Push(Spec("V5.3.2.a", frame.you, frame.locals, holds=held), into="declared", then=None)
    found = frame.locals["declared"]
    return Goto("V5.3.2.g", {"outcome": FAILED}) if found == FAILED else Next(found)


def shown(view: View, frame: Frame) -> Outcome:
    """The card lies in the play area; its own conditions had to be met (5.3.1.b), its timing need not."""
    card = frame.locals["card"]
    if as_if.unplayable(view, frame.you, card, frame.locals["record"]) and view.on("V5.3.1.b"):
        view.consult("V5.3.1.b", card=card)
        return Finish(FAILED)
    if plays.hyphen(view, frame.you, card) and view.on("V2.4.3"):
        view.consult("V2.4.3", card=card)
        return Finish(FAILED)
    kind = reading.printed(view, card).type
    asks = bool(frame.locals.get("timely"))
    if asks:
        asks = view.applies({"character": "V5.4.5", "spell": "V5.5.2"}.get(kind, "V5.6.5"), card=card)
    if asks and kind != "command" and view.applies("V5.3.1.e", card=card):
        return Finish(FAILED)
    if reading.down(view, card) or view.get(f"card.{card}.as") or reading.on_field(view, card):
        view.consult("V5.3.5", card=card)
    cost = plays.cost_of(view, frame.you, card)
    if cost and not view.applies("V5.3.1.c", card=card) and "paid" not in frame.locals:
        return Push(payment(frame.you, cost, card), into="paid", then=None)
    view.consult("V3.8.3")
    return Do((act("bring", card=card, to=f"{frame.you}.play", by=frame.you),))


def aimed(view: View, frame: Frame) -> Outcome:
    """Its targets are named; without a proper one it fails (5.3.1.d)."""
    at = Scope(view, frame.you, frame.locals["card"], frame.locals["card"])
    for i, ability in enumerate(play._chosen(view, frame)):
        into = f"targets_{i}"
        if into not in frame.locals:
            outcome = targets.asking(view, frame, ability, at, frame.you, into)
            return Goto("V5.3.2.c", outcome.put) if isinstance(outcome, Next) else outcome
        if frame.locals[into] is None and view.applies("V5.3.1.d"):
            return Finish(FAILED)
    return Next()


def declared(view: View, frame: Frame) -> Outcome:
    """What was picked, aimed at and declared."""
    return Finish({key: v for key, v in frame.locals.items() if key in DECLARED or key.startswith("targets_")})


def targets_heard(view: View, frame: Frame) -> Outcome:
    """What has become a target of it has its say once all is declared (5.3.2)."""
    if not under_way.heeded(view):
        return Next()
    found = play._chosen(view, frame)
    link = under_way.record(
        view, "play", frame.locals["card"], frame.you, abilities=tuple(a.key for a in found),
        targets={a.key: frame.locals.get(f"targets_{i}") or EMPTY for i, a in enumerate(found)},
    )  # fmt: skip
    return under_way.noted(view, frame, link) or Next()


def about_to(view: View, frame: Frame) -> Outcome:
    """What comes as it is about to be resolved, 連結 among it; cost is not paid and counts as 0 (5.3.1.c)."""
    ignoring = frame.locals.get("ignoring", "")
    return Push(moment("resolving", {"card": frame.locals["card"], "by": frame.you, "serial": 0, "ignoring": ignoring}))


def resolved(view: View, frame: Frame) -> Outcome:
    """The effect, if the card lies in the play area still."""
    card = frame.locals["card"]
    lost = under_way.invalid(view, frame) or reading.zone(view, card) != f"{frame.you}.play"
    if "outcome" not in frame.locals and lost:
        return Goto("V5.3.2.g", {"outcome": FAILED})
    if reading.printed(view, card).type == "character":
        if "outcome" in frame.locals:
            return Next()
        played = view.applies("V5.3.1", card=card)
        return Push(moving.out(card, frame.you, frame.you, awake=False, played=played), "outcome", None)
    i = frame.locals.get("i", 0)
    found = play._chosen(view, frame)
    if i == len(found) or frame.locals.get("outcome") == FAILED:
        return Next()
    ability = found[i]
    at = Scope(view, frame.you, card, card)
    n, chosen = under_way.number(frame), frame.locals.get(f"targets_{i}") or EMPTY
    if n:
        chosen = under_way.targets_of(view, frame, ability.key)
    source = card if view.applies("V5.3.4", card=card) else frame.locals.get("beneath", card)
    about = {
        "this": card, "source": source, "event": EMPTY, "about": (), "ability": ability.key, "link": n,
        "picked": {**frame.locals.get("said", EMPTY), **targets.named(view, ability, chosen, at)},
    }  # fmt: skip
    return Push(text(ability.key, ability.clause or "V7.1.9", frame.you, about), "outcome", None, {"i": i + 1})


def succeeded(view: View, frame: Frame) -> Outcome:
    """The effects of 'was resolved', if it was."""
    if frame.locals.get("outcome") == FAILED:
        return Next()
    facts = play.counted(view, frame.you, frame.locals["card"])
    if facts and "counted" not in frame.locals:
        return Do((put(facts),), "counted", None)
    return Push(moment("resolved", {"card": frame.locals["card"], "by": frame.you, "serial": 0}))


def put_away(view: View, frame: Frame) -> Outcome:
    """What still lies in the play area goes onto the underworld."""
    card = frame.locals["card"]
    if reading.zone(view, card) != f"{frame.you}.play":
        return Next()
    return Do((act("bring", card=card, to=f"{reading.owner(view, card)}.underworld", by=frame.you),))


def end(view: View, frame: Frame) -> Outcome:
    """Done if the card was resolved as it says (5.3.3)."""
    gone = under_way.forgotten(frame)
    if gone is not None and "gone" not in frame.locals:
        return Do((gone,), "gone", None)
    return Finish(frame.locals.get("outcome"))


DECLARING = Procedure("V5.3.2.a", (
    Step("V5.3.2.a", shown), Step("V5.3.2.b", play.modes("V5.3.2.b")), Step("V5.3.2.c", aimed),
    Step("V5.3.2.d", play.states("V5.3.2.d")), Step("V5.3.2.d declared", declared, ("V5.3.2.d",)),
))  # fmt: skip
AS_IF_PLAYED = Procedure("V5.3.2", (
    Step("V5.3.2 declares", declares, ("V5.3.1",)),
    Step("V5.3.2.d told", targets_heard, ("V5.3.2.d",)), Step("V5.3.2.e first", about_to, ("V5.3.2.e",)),
    Step("V5.3.2.e", resolved),
    Step("V5.3.2.f", succeeded), Step("V5.3.2.g", put_away), Step("V5.3.3", end),
))  # fmt: skip


# -- as if used -----------------------------------------------------------------------------------------------------


def usable(view: View, card: int) -> list[bearing.Live]:
    """The activated effects of a card."""
    return [one for one in values.live(view, card) if one.ability.kind == "use"]


def which(view: View, frame: Frame) -> Outcome:
    """Which of its effects, whose conditions had to be met (7.5.1.b); its cost counts as 0, unpaid (7.5.1.c)."""
    found = usable(view, frame.locals["card"])
    if not found:
        return Finish(FAILED)
    if len(found) > 1 and "mode" not in frame.locals:
        return Ask(pick_one(frame.you, "mode", tuple(("mode", o.ability.key) for o in found), "V7.5.2.a"), "mode")
    key = frame.locals["mode"][0][1] if "mode" in frame.locals else found[0].ability.key
    one = next(o for o in found if o.ability.key == key)
    if as_if.unusable(view, frame.you, one, frame.locals["record"]) and view.on("V7.5.1.b"):
        view.consult("V7.5.1.b", card=one.card)
        return Finish(FAILED)
    return Next({"chosen": key, "of": one.of, "about": one.about})


def used_at(view: View, frame: Frame) -> Outcome:
    """Its targets; without a proper one it fails (7.5.1.d)."""
    if "chosen" not in frame.locals:
        return Finish(FAILED)
    if "aims" in frame.locals:
        return Finish(FAILED) if frame.locals["aims"] is None and view.applies("V7.5.1.d") else Next()
    game: Known = view.game
    ability = game.abilities[frame.locals["chosen"]]
    at = Scope(view, frame.you, frame.locals["card"], frame.locals["of"], about=frame.locals["about"])
    outcome = targets.asking(view, frame, ability, at, frame.you, "aims")
    return Goto("V7.5.2.b", outcome.put) if isinstance(outcome, Next) else outcome


def used_targets_heard(view: View, frame: Frame) -> Outcome:
    """What has become a target of it has its say once all is declared (7.5.2)."""
    if not under_way.heeded(view):
        return Next()
    key = frame.locals["chosen"]
    link = under_way.record(
        view, "use", frame.locals["card"], frame.you, abilities=(key,), of=frame.locals["of"],
        about=frame.locals["about"], targets={key: frame.locals.get("aims") or EMPTY},
    )  # fmt: skip
    return under_way.noted(view, frame, link) or Next()


def runs(view: View, frame: Frame) -> Outcome:
    """Its text; its source is the card that has it (7.5.4)."""
    game: Known = view.game
    n = under_way.number(frame)
    if under_way.invalid(view, frame):
        return Next({"outcome": FAILED})
    ability = game.abilities[frame.locals["chosen"]]
    card, of = frame.locals["card"], frame.locals["of"]
    due = ability.cost.nodes is not None and not view.applies("V7.5.1.c", card=card)
    if due and "paid" not in frame.locals and ability.cost.nodes is not None:
        n = quantity(Scope(view, frame.you, card, of), ability.cost.nodes)
        return Push(payment(frame.you, n, card), into="paid", then=None)
    you = frame.you
    if reading.holder(view, card) != you and not view.applies("V1.4.4", "V1.4.5", "V12.2.2", card=card):
        you = reading.holder(view, card)
    at = Scope(view, you, card, of, about=frame.locals["about"])
    aims = under_way.targets_of(view, frame, ability.key) if n else frame.locals.get("aims") or EMPTY
    about = {
        "this": card, "source": of if view.applies("V7.5.4", card=card) else frame.locals.get("beneath", of),
        "event": EMPTY, "about": frame.locals["about"], "ability": ability.key, "link": n,
        "picked": {**frame.locals.get("said", EMPTY), **targets.named(view, ability, aims, at)},
    }  # fmt: skip
    return Push(text(ability.key, ability.clause or "V7.1.9", you, about), into="outcome")


def was_used(view: View, frame: Frame) -> Outcome:
    """The effects of its having been resolved, if it was as it says (7.5.3)."""
    gone = under_way.forgotten(frame)
    if gone is not None and "gone" not in frame.locals:
        return Do((gone,), "gone", None)
    if frame.locals.get("outcome") == FAILED:
        return Finish(FAILED if view.applies("V7.5.3") else None)
    if "told" in frame.locals:
        return Finish(None)
    event = {"card": frame.locals["card"], "by": frame.you, "keyword": "", "serial": 0}
    return Push(moment("use_resolved", event), "told", None)


AS_IF_USED = Procedure("V7.5.2", (
    Step("V7.5.2.a", which, ("V7.5.2.a", "V7.5.1", "V7.5.2")), Step("V7.5.2.b", used_at),
    Step("V7.5.2.c", play.states("V7.5.2.c")), Step("V7.5.2.c told", used_targets_heard, ("V7.5.2.c",)),
    Step("V7.5.2.d", runs, ("V7.5.2.d", "V7.5.1.c", "V7.5.4")), Step("V7.5.2.e", was_used, ("V7.5.2.e", "V7.5.3")),
))  # fmt: skip
PROCEDURES = (DECLARING, AS_IF_PLAYED, AS_IF_USED)
