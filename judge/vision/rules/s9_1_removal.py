"""9 removing effects: 9.1 when they are carried out, 9.2 決死, 9.3 破棄, 9.4 除外; each for all cards in that state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Do, Finish, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.engine.choice import Choice
from judge.vision.board import bans, reading, strength
from judge.vision.board.primitives.removal import MARKS
from judge.vision.rules.common import act, do, moment, put

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.engine.data import Value
    from judge.engine.outcome import Outcome
    from judge.engine.procedure import StepFn
    from judge.vision.known import Known

PROCEDURE = {"dying": "V9.2.3", "discard": "V9.3.4", "exile": "V9.4.4"}
GOING = ("V9.3.4", "V9.4.4", "V11.3.3")
"""What takes set cards along."""


# -- what is to be removed --------------------------------------------------------------------------------------------


def marked(view: View) -> dict[str, tuple[int, ...]]:
    """The cards in each state of being removed that nothing on the stack is dealing with yet."""
    handled = {(f.locals["state"], c) for f in view.frames if f.proc in PROCEDURE.values() for c in f.locals["cards"]}
    going = {c for f in view.frames if f.proc in GOING for c in f.locals["cards"]}
    found: dict[str, list[int]] = {}
    for path in [path for path in view.state if path.endswith(".removal")]:
        value = view.state[path]
        if value is not None:
            card = int(path.split(".")[1])
            if (value["state"], card) not in handled and not _goes_along(view, card, going):
                found.setdefault(value["state"], []).append(card)
    return {state: tuple(sorted(ids)) for state, ids in found.items()}


def _goes_along(view: View, card: int, going: set[int]) -> bool:
    """Whether a set card goes with its host, whose removal deals with it as well (9.3.4.f)."""
    host = reading.host(view, card)
    return bool(host) and (host in going or _goes_along(view, host, going))


def pressing(view: View) -> Push | None:
    """What must be removed at once (9.1.3): 決死 before 破棄 before 除外 (9.1.4), all in one state together (9.1.5)."""
    found = marked(view)
    if found and any(f.proc == "effect" for f in view.frames) and not view.on("V9.1.3", "V7.1.10"):
        return None
    for state in MARKS:
        if state in found:
            inside = any(f.proc == PROCEDURE["dying"] for f in view.frames)
            other = state != "dying" and inside and not _its_own(view, found[state])
            if other and view.gap("G11", ("V9.1.3", "V9.1.4")) == 1:
                continue
            together = found[state] if view.on("V9.1.5", "V9.1.6") else found[state][:1]
            about = {"cards": together, "state": state}
            return Push(Spec(PROCEDURE[state], locals=about, holds=("removal",)))
    return None


def _its_own(view: View, cards: Sequence[int]) -> bool:
    """Whether all of these come from the last step of the 決死 under way itself."""
    top = next(f for f in reversed(view.frames) if f.proc == PROCEDURE["dying"])
    return set(cards) <= set(top.locals["cards"])


def lethal(view: View) -> tuple[Act, ...]:
    """Characters that become 決死 by themselves: toughness 0 or less (9.2.2.b), or damage up to it (9.2.2.a)."""
    under_way = {
        view.get(f"hit.{n}", {}).get("to")
        for f in view.frames if f.proc == "V1.10.12" for n in f.locals.get("hits", ()) if "lethal" not in f.locals
    }  # fmt: skip
    found = []
    for card, toughness in view.found("weak", _weak):
        if toughness <= 0 and view.on("V9.2.2.b"):
            found.append(act("mark", card=card, state="dying", source=0, by="", cause="toughness", must=True))
        elif toughness > 0 and card not in under_way and view.on("V1.10.13.b"):
            found.append(act("mark", card=card, state="dying", source=0, by="", cause="damage"))
    return tuple(found)


def _weak(view: View) -> Iterator[tuple[int, int]]:
    """The characters whose toughness is 0 or less, or is up with their damage, and that nothing removes yet."""
    for card in reading.characters(view):
        if view.get(f"card.{card}.removal") is None:
            toughness = strength.true(view, card)[1]
            if toughness <= max(strength.damage(view, card), 0):
                yield card, toughness


def dying_by_itself(view: View, frame: Frame) -> Outcome:
    """They are in that state now; one that cannot be has its damage reset instead (1.10.13.b)."""
    acts = []
    for one in lethal(view):
        card = one.args["card"]
        view.consult(*strength.clauses(view, card), "V6.1.12")
        if not one.args.get("must") and barred(view, card, "dying", ""):
            view.consult("V1.10.13.b", "V9.2.8.c", card=card)
            acts.append(act("heal", cards=(card,)))
        else:
            acts.append(one)
    return do(acts)


BY_ITSELF = Procedure("V9.2.2", (Step("V9.2.2.b", dying_by_itself, ("V9.2.2.a", "V9.2.2.b")),))


def apply(state: str, cards: Sequence[int], source: int, by: str, cause: str = "effect") -> tuple[Act, ...]:
    """A removing effect applied to cards, all at once (9.1.5)."""
    return tuple(act("mark", card=c, state=state, source=source, by=by, cause=cause) for c in cards)


def barred(view: View, card: int, state: str, by: str, cause: str = "effect", of: Sequence[int] = ()) -> str:
    """The clause under which a card does not come into a state, "" where it does (9.2.8, 9.3.8, 9.4.6).

    `of`: the cards of whose effect that is, of a set card's text also who bears it (11.3.12): a shield may be against
    those of some types alone (`only`, 7.1.5.b).

    What shields from a player's effects alone does not from a battle (`cause`), whose damage is of no effect (1.10.5,
    1.10.6.a): of 決死 by damage only that by effect damage is done by an effect (9.2.6.b).
    """
    clause = {"dying": "V9.2.8.c", "discard": "V9.3.8.c", "exile": "V9.4.6.b"}[state]
    if not view.on(clause):
        return ""
    if state == "dying" and cause == "battle" and strength.true(view, card)[1] > 0:
        kept = bans.forbidden(view, card, "dying_in_battle")
        if kept:
            return clause
    for change in bans.forbidden(view, card, state):
        if not bans.against(change, of):
            continue
        only = change.get("only")
        if only is not None and not {reading.printed(view, c).type for c in of if c} & {*only}:
            continue
        theirs = change.what.get("players") == "theirs"
        if theirs and (by in (change.by, "") or (cause == "battle" and view.applies("V1.10.6.a", card=card))):
            continue
        if state == "dying" and strength.true(view, card)[1] <= 0 and view.on("V9.2.5"):
            continue
        return clause
    return ""


# -- the procedures -----------------------------------------------------------------------------------------------


def _standing(view: View, frame: Frame) -> tuple[int, ...]:
    """The cards that are still in the state that is being dealt with."""
    state = frame.locals["state"]
    return tuple(c for c in frame.locals["cards"] if (view.get(f"card.{c}.removal") or {}).get("state") == state)


LEVELS: Mapping[str, Mapping[str, str]] = {
    "exile": {"would_discard": "V9.4.4.f", "would_be_discarded": "V9.4.4.g", "discarded": "V9.4.4.h",
              "was_discarded": "V9.4.4.i", "below": "V9.4.4.j", "again": "V9.4.4.k"},
    "move": {"would_discard": "V11.3.3.b", "would_be_discarded": "V11.3.3.c", "discarded": "V11.3.3.d",
             "was_discarded": "V11.3.3.e", "below": "V11.3.3.f", "again": "V11.3.3.g"},
}  # fmt: skip
"""The steps for what is set on a card that is removed from the game, or moved off the field."""
FIRST = {"dying": "V9.1.4.a", "discard": "V9.1.4.b", "exile": "V9.1.4.c"}


def at(kind: str) -> StepFn:
    """A step that resolves the effects of a moment for each of the cards, all of which go together (9.1.5)."""

    def run(view: View, frame: Frame) -> Outcome:
        cards = _standing(view, frame)
        if not cards:
            return Finish()
        clause = LEVELS.get(frame.locals.get("of", ""), {}).get(kind, "")
        if clause and not view.applies(clause):
            return Next()
        if frame.pc.endswith(".a"):
            view.consult(FIRST[frame.locals["state"]], "V9.1.5", "V9.1.6")
            if any(f.proc == "effect" for f in view.frames):
                view.consult("V9.1.3", "V7.1.10")
        events = tuple({**event(view, c), "cards": cards} for c in cards)
        if clause == "V9.4.4.g" and _heeded(view, kind) and view.gap("G4", ("V9.4.4.g", "V11.3.3.c")) == 1:
            return Do((act("queue", moments=tuple({"moment": kind, "event": one} for one in events)),))
        return Push(moment(kind, *events))

    return run


def _heeded(view: View, kind: str) -> bool:
    """Whether any effect of the game answers a moment."""
    game: Known = view.game
    return game.heeds(kind)


def event(view: View, card: int) -> dict[str, Value]:
    """What is known of a removal: of which card, by which card and player, in battle or by an effect."""
    about = view.get(f"card.{card}.removal") or {}
    source, cause = about.get("source", 0), about.get("cause", "")
    return {
        "card": card, "source": source, "by": about.get("by", ""), "serial": card,
        "cause": "effect" if cause == "instant" else cause,
        "battle": _in_battle(view, about), "side": reading.holder(view, card), "zone": reading.kind(view, card),
        "from_attacker": bool(source) and source == reading.attacker(view),
    }  # fmt: skip


def _in_battle(view: View, about: Mapping[str, Value]) -> bool:
    """Whether a card is being removed by battle; whether 即死 is that is not said (10.8.3)."""
    if about.get("cause") == "instant":
        return view.gap("G8", ("V10.8.3", "V9.2.6.a")) == 1
    return about.get("cause") == "battle"


def then_discarded(view: View, frame: Frame) -> Outcome:
    """9.2.3.e: 破棄 is applied to them, by what made them 決死; those go first that go elsewhere instead (1.3.1)."""
    game: Known = view.game
    acts = []
    home = {c: to for c in _standing(view, frame) if isinstance(to := view.get(f"card.{c}.exiled_instead"), str)}
    if home and "home" not in frame.locals:
        to = next(iter(home.values()))
        about = {"cards": tuple(home), "state": "move", "to": to, "told": {"by": ""}}
        return Push(Spec("V11.3.3", locals=about), "home", None)
    for card in _standing(view, frame):
        about = view.get(f"card.{card}.removal")
        instead = view.get(f"card.{card}.exiled_instead")
        if instead:
            acts.append(act("mark", card=card, state="exile", source=about["source"], by=about["by"], cause="effect"))
        elif barred(view, card, "discard", about["by"], about.get("cause", "effect")) and not about.get("must"):
            acts.append(act("unmark", card=card, reset=True))
        else:
            told = {k: about[k] for k in ("source", "by", "cause", "must") if k in about}
            told |= {"fell": True} if game.asks("fallen") else {}
            acts.append(Act("mark", {"card": card, "state": "discard", **told}))
    return do(acts)


def noted(view: View, frame: Frame) -> Outcome:
    """Which cards have been made 決死 this turn, and by the effect or the damage of which, where an effect asks."""
    game: Known = view.game
    if not game.asks("felled"):
        return Next()
    fell = tuple((c, (view.get(f"card.{c}.removal") or {}).get("source", 0)) for c in _standing(view, frame))
    return Do((put({"this_turn.felled": (*view.get("this_turn.felled", ()), *fell)}),)) if fell else Next()


DYING = Procedure("V9.2.3", (
    Step("V9.2.3.a", at("would_make_dying")), Step("V9.2.3.b", at("would_become_dying")),
    Step("V9.2.3.c felled", noted, ("V9.2.3.c",)),
    Step("V9.2.3.c", at("made_dying")), Step("V9.2.3.d", at("became_dying")), Step("V9.2.3.e", then_discarded),
))  # fmt: skip


def set_cards(clause: str) -> StepFn:
    """破棄 applied to the cards set on those that go (9.3.4.e, 9.4.4.e)."""

    def run(view: View, frame: Frame) -> Outcome:
        below = tuple(s for c in _standing(view, frame) for s in reading.attached(view, c))
        if not below:
            return Next({"below": ()})
        if "told" not in frame.locals:
            return Do(apply("discard", below, 0, "", "host"), "told", None)
        return Next({"below": below})

    return run


def deeper(kinds: tuple[str, ...]) -> StepFn:
    """The same for the set cards, and for those set on these, level by level (9.3.4.f, 9.4.4.f to k)."""

    def run(view: View, frame: Frame) -> Outcome:
        below: tuple[int, ...] = frame.locals.get("below", ())
        if not below:
            return Next()
        of = "exile" if frame.proc == "V9.4.4" else ""
        about = {"cards": below, "state": "discard", "of": of, "with": frame.locals["cards"]}
        return Push(Spec("V9.3.4.f", locals=about))

    return run


def level_set(view: View, frame: Frame) -> Outcome:
    """破棄 applied to what is set on a set card, then its level."""
    below = tuple(s for c in _standing(view, frame) for s in reading.attached(view, c))
    steps = LEVELS.get(frame.locals.get("of", ""), {})
    if not below or ("below" in steps and not view.applies(steps["below"])):
        return Finish()
    if "told" not in frame.locals:
        return Do(apply("discard", below, 0, "", "host"), "told", None)
    if "again" in steps and not view.applies(steps["again"]):
        return Finish()
    return Goto("V9.3.4.f a", {"cards": below}, drop=("told",))


SET_CARDS = Procedure("V9.3.4.f", (
    Step("V9.3.4.f a", at("would_discard"), ("V9.3.4.f",)), Step("V9.3.4.f b", at("would_be_discarded"), ("V9.3.4.f",)),
    Step("V9.3.4.f c", at("discarded"), ("V9.3.4.f",)), Step("V9.3.4.f d", at("was_discarded"), ("V9.3.4.f",)),
    Step("V9.3.4.f e", level_set, ("V9.3.4.f",)),
))  # fmt: skip


def leaving(view: View, frame: Frame) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards of a removal that are still to go, and the set cards that go with them."""
    cards = _standing(view, frame)
    below = tuple(
        s for c in cards for s in reading.tree(view, c)
        if (view.get(f"card.{s}.removal") or {}).get("state") == "discard" or not view.on("V9.3.4.e")
    )  # fmt: skip
    return cards, tuple(s for s in dict.fromkeys(below) if s not in cards)


def ordered(view: View, frame: Frame, cards: Sequence[int], clause: str) -> Ask | tuple[int, ...]:
    """The cards in the order in which they come onto each underworld: of its player's choice (9.3.4.g)."""
    found: list[int] = []
    for player in reading.in_order(view):
        own = tuple(c for c in cards if reading.owner(view, c) == player)
        told_apart = any(view.get(f"card.{c}.card") != "?" for c in own)
        if len(own) > 1 and told_apart and view.on("V3.3.4"):
            view.consult("V3.3.5")
            key = f"order_{player}"
            if key not in frame.locals:
                options = tuple(("card", c) for c in own)
                return Ask(Choice(player, "pile", options, len(own), len(own), (clause,), ordered=True), key)
            own = tuple(option[1] for option in frame.locals[key])
        found += own
    return tuple(found)


def to_underworld(view: View, frame: Frame) -> Outcome:
    """All together onto the underworld, in the order that each original player likes."""
    cards, below = leaving(view, frame)
    everything = (*cards, *below)
    if not everything:
        return Finish()
    order = ordered(view, frame, everything, "V9.3.4.g")
    if isinstance(order, Ask):
        return order
    acts = [act("bring", card=c, to=f"{reading.holder(view, c)}.underworld", by=_by(view, c)) for c in order]
    return do(acts, clauses=("V9.3.4.g", "V11.2.2.b", "V11.2.2.c", "V3.3.2"))


def _by(view: View, card: int) -> str:
    about = view.get(f"card.{card}.removal") or {}
    by: str = about.get("by", "")
    return by


DISCARD = Procedure("V9.3.4", (
    Step("V9.3.4.a", at("would_discard")), Step("V9.3.4.b", at("would_be_discarded")),
    Step("V9.3.4.c", at("discarded")), Step("V9.3.4.d", at("was_discarded")),
    Step("V9.3.4.e", set_cards("V9.3.4.e")), Step("V9.3.4.f", deeper(("discard",))),
    Step("V9.3.4.g", to_underworld, ("V9.3.4.g", "V11.2.2.b", "V11.2.2.c")),
))  # fmt: skip


def to_removed(view: View, frame: Frame) -> Outcome:
    """They to the zone of what is removed from the game, at the same time what was set on them to the underworld."""
    cards, below = leaving(view, frame)
    if not cards:
        return Finish()
    order = ordered(view, frame, below, "V9.4.4.l")
    if isinstance(order, Ask):
        return order
    acts = [act("bring", card=c, to=f"{reading.holder(view, c)}.removed", by=_by(view, c)) for c in cards]
    acts += [act("bring", card=c, to=f"{reading.owner(view, c)}.underworld", by="") for c in order]
    return do(acts)


EXILE = Procedure("V9.4.4", (
    Step("V9.4.4.a", at("would_exile")), Step("V9.4.4.b", at("would_be_exiled")), Step("V9.4.4.c", at("exiled")),
    Step("V9.4.4.d", at("was_exiled")), Step("V9.4.4.e", set_cards("V9.4.4.e")),
    Step("V9.4.4.f", deeper(("exile",)),
         ("V9.4.4.f", "V9.4.4.g", "V9.4.4.h", "V9.4.4.i", "V9.4.4.j", "V9.4.4.k")),
    Step("V9.4.4.l", to_removed),
))  # fmt: skip


def voiding(view: View, cards: Sequence[int], state: str) -> tuple[Act, ...]:
    """A removal made invalid (9.2.4, 9.3.5), which is not done where toughness is 0 or less (9.2.5, 9.3.6)."""
    found = []
    for card in cards:
        about = view.get(f"card.{card}.removal") or {}
        if about.get("state") != state:
            continue
        rule = "V9.2.5" if state == "dying" else "V9.3.6"
        if reading.is_character(view, card) and strength.true(view, card)[1] <= 0 and view.on(rule):
            view.consult(rule, card=card)
            continue
        found.append(act("unmark", card=card, reset=view.on("V9.2.4.b" if state == "dying" else "V9.3.5.b")))
    return tuple(found)


PROCEDURES = (BY_ITSELF, DYING, SET_CARDS, DISCARD, EXILE)
