"""8 the turn: start phase (8-1), main phase (8-2), end phase (8-3), and the passing of the turn."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.engine import Act, Ask, Choice, Do, Done, Finish, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.engine import effect as trees
from judge.engine.choice import Option
from judge.engine.game import StepFn
from judge.engine.outcome import Outcome
from judge.furuyoni import board, legality, parameters, standing
from judge.furuyoni.abilities import CLASSES
from judge.furuyoni.core import s9_2_use, s9_6_basic, s9_7_reshuffle
from judge.furuyoni.standing import Standing

END: Option = ("end",)
_EPOCH = re.compile(r"@\d+")
PHASES = ("8-1", "8-2", "8-3")
MOMENTS = {"start": "8-1-2", "main_start": "8-2-1", "main_end": "8-2-3", "end": "8-3-1"}
"""The moments of a turn at which effects are due, and the steps that resolve them."""


def turn(player: str, enter: str = "") -> Spec:
    """An order to play turns, from a step of a phase on if `enter` names one."""
    about = {"enter": enter} if enter else {}
    first = next((p for p in PHASES if enter == p or enter.startswith(f"{p}-")), PHASES[0])
    return Spec("8", player, about, start=f"8 {PHASES.index(first) + 1}")


def _phase(proc: str, name: str) -> tuple[Step, Step, Step]:
    def begin(view: View, frame: Frame) -> Outcome:
        values = {"phase": name, "action": None}
        lost = next((e for e in view.get("lasting", ()) if _lost(view, e, name)), None)
        if lost is not None and not frame.locals.get("enter"):
            return Do((Act("end_lasting", {"id": lost["id"]}),), then=f"8 {number} over")
        if frame.locals.get("enter"):
            return Next()
        return Do((Act("fact", {"values": values}),))

    def run(view: View, frame: Frame) -> Outcome:
        enter = frame.locals.get("enter", "")
        spec = Spec(proc, board.active(view), start=enter if enter.startswith(f"{proc}-") else "")
        return Push(spec, put={"enter": ""})

    def leave(view: View, frame: Frame) -> Outcome:
        """What lasted for the phase ends with it."""
        ending = any(e["until"] == "phase_end" for e in view.get("lasting", ()))
        return Do((Act("expire", {"until": "phase_end"}),)) if ending else Next()

    number = PHASES.index(proc) + 1
    return (
        Step(f"8 {number}", begin, ("8",)),
        Step(f"8 {number} run", run, ("8",)),
        Step(f"8 {number} over", leave, ("8",)),
    )


def _lost(view: View, effect: Mapping[str, Any], phase: str) -> bool:
    """Whether an effect takes this phase from the active player."""
    return effect["target"] == f"skip_{phase}" and board.active(view) in effect["who"]


def expire(view: View, frame: Frame) -> Outcome:
    """What lasted for the turn ends, all at once: after the end phase, or when the next turn begins (gap G23)."""
    lasting = any(e["until"] == "turn_end" for e in view.get("lasting", ()))
    readings = ("after 8-3-2, before the turn passes", "at 8-1-1 of the next turn")
    if lasting and view.gap("G23", ("8",), readings):
        return Next()
    return Do((Act("expire", {"until": "turn_end"}),))


def passing(view: View, frame: Frame) -> Outcome:
    """The turn passes to the other player."""
    values = {"active": board.opponent(board.active(view)), "turn": view.get("turn", 0) + 1}
    return Do((Act("fact", {"values": values}),), then="8 again", clauses=("8", "5-1-1 paragraph 1"))


def again(view: View, frame: Frame) -> Outcome:
    """The next turn."""
    return Goto("8 1", drop=("enter",))


# -- effects once a phase --------------------------------------------------------------------------------------------


def due(view: View, moment: str) -> Iterator[tuple[str, Spec]]:
    """Effects that belong to a moment of the phase and whose condition holds now: identity, and what to begin."""
    for effect in standing.texts(view, "when"):
        when = effect.ability.when or {}
        if (
            when.get("phase") == moment
            and _whose(view, effect, when.get("whose", "me"))
            and standing.holds(view, effect)
        ):
            yield effect.id, _spec(effect)
    for booking in view.get("bookings", ()):
        if booking.kind == moment and booking.match.get("active", board.active(view)) == board.active(view):
            yield booking.id, booking.spec


def _whose(view: View, effect: Standing, whose: str) -> bool:
    active = board.active(view)
    return {"me": active == effect.context.you, "opp": active != effect.context.you, "both": True}[whose]


def _spec(effect: Standing) -> Spec:
    ability, context = effect.ability, effect.context
    about = {"card": context.card, "owner": context.owner}
    return trees.spec(ability.key, CLASSES.get(ability.at, "10-7"), context.you, about)


def left(view: View, moment: str, done: tuple[str, ...]) -> dict[str, Spec]:
    """What is due and has not been resolved this phase; the effect of a card that left and came back is gap G21."""
    before = {_EPOCH.sub("", id) for id in done}
    found = {}
    for id, spec in due(view, moment):
        if id in done:
            continue
        readings = ("yes, it is another object", "no, it is the same effect")
        if _EPOCH.sub("", id) in before and view.gap("G21", ("8-1-2",), readings):
            continue
        found[id] = spec
    return found


def effects(moment: str) -> StepFn:
    """A step that resolves what is due at a moment, one by one as the active player picks, each once a phase."""

    def run(view: View, frame: Frame) -> Outcome:
        done: tuple[str, ...] = frame.locals.get("done", ())
        items = left(view, moment, done)
        if not items:
            return Next({"done": ()})
        picked = frame.locals.get("picked")
        if not picked:
            options = tuple(("resolve", id) for id in items)
            return Ask(Choice(board.active(view), "order", options, clauses=("5-1-1",)), "picked")
        id = picked[0][1]
        if id not in items:
            return Next({"picked": ()})
        put = {"done": (*done, id), "picked": ()}
        return Push(items[id], then=None, put=put)

    return run


# -- 8-1 -------------------------------------------------------------------------------------------------------------


def start_distance(view: View, frame: Frame) -> Outcome:
    """8-1-1: the distance at the start of the turn. What still lasts for the turn before ends here (gap G23)."""
    if any(e["until"] == "turn_end" for e in view.get("lasting", ())):
        return Do((Act("expire", {"until": "turn_end"}),), then=None, clauses=("8",))
    return Do((Act("fact", {"values": {"turn_start_distance": parameters.distance(view)}}),))


def defaults(view: View, frame: Frame) -> Outcome:
    """8-1-3: skipped on each player's first turn."""
    if view.get("turn", 0) > 2 or not view.applies("8-1-3 paragraph 2"):
        return Next()
    return Goto("8-1 over")


def gain_vigor(view: View, frame: Frame) -> Outcome:
    """8-1-3 i: one vigor."""
    return Do((Act("vigor", {"player": board.active(view), "by": 1}),))


def upkeep(view: View, frame: Frame) -> Outcome:
    """8-1-3 ii: one crystal of every enhancement goes to shadow, all at the same time."""
    cards = tuple(c for p in board.PLAYERS for c in board.lie_in(view, f"{p}.enhancements"))
    acts = tuple(
        Act("move", {"from": f"card.{c}", "to": "shadow", "n": 1, "cause": "upkeep"})
        for c in cards
        if board.crystals(view, f"card.{c}")
    )
    return Do(acts) if acts else Next()


def may_reshuffle(view: View, frame: Frame) -> Outcome:
    """8-1-3 iii: the active player may reshuffle once."""
    player = board.active(view)
    if "wants" not in frame.locals:
        options: tuple[Option, ...] = (("no",), ("reshuffle",))
        return Ask(Choice(player, "reshuffle", options), "wants")
    if frame.locals["wants"][0] == ("reshuffle",):
        return Push(s9_7_reshuffle.order(player, by_rule=True))
    return Next()


def draw_two(view: View, frame: Frame) -> Outcome:
    """8-1-3 iv: two cards."""
    player = board.active(view)
    return Push(Spec("7-1-6", player, {"player": player, "n": 2}))


# -- 8-2 -------------------------------------------------------------------------------------------------------------


def beginning(view: View, frame: Frame) -> Outcome:
    """8-2-1: the choice of the action and the effects of the beginning, in any order; each effect once."""
    by = board.active(view)
    done: tuple[str, ...] = frame.locals.get("done", ())
    items = left(view, "main_start", done)
    picked = frame.locals.get("picked")
    if picked and picked[0][0] == "resolve":
        return Push(items[picked[0][1]], then=None, put={"done": (*done, picked[0][1]), "picked": ()})
    if picked:
        return Do((Act("fact", {"values": {"action": picked[0][0]}}),), then="8-2-1 again")
    effects_due: tuple[Option, ...] = tuple(("resolve", id) for id in items)
    if not view.get("action"):
        if effects_due and view.gap("G22", ("8-2-1",), ("anywhere, as the active player likes", "first")):
            effects_due = ()
        return Ask(Choice(by, "action", (*effects_due, ("standard",), ("throughout",))), "picked")
    if effects_due:
        return Ask(Choice(by, "order", effects_due, clauses=("5-1-1",)), "picked")
    return Goto("8-2-2", drop=("done", "picked"))


def more(view: View, frame: Frame) -> Outcome:
    """8-2-1: the action has been chosen; effects may be left."""
    return Goto("8-2-1", drop=("picked",))


def branch(view: View, frame: Frame) -> Outcome:
    """8-2-2: by the action chosen."""
    return Goto("8-2-2 A" if view.get("action") == "standard" else "8-2-2 B")


def standard(view: View, frame: Frame) -> Outcome:
    """8-2-2 A: use a card, do a basic action, or end the phase; then again."""
    by = board.active(view)
    if "what" not in frame.locals:
        options: list[Option] = [("use", c) for c in legality.main_uses(view, by, "standard")]
        if s9_6_basic.open_to(view, by) and s9_6_basic.prices(view, by):
            options.append(("basic",))
        return Ask(Choice(by, "main", (*options, END)), "what")
    what = frame.locals["what"][0]
    if what == END:
        return Goto("8-2-3")
    if what[0] == "basic":
        return Push(s9_6_basic.order(by, standard=True), then="8-2-2 A again")
    card = board.card_ref(view, what[1])
    return Push(s9_2_use.order(card, by, "main", action="standard"), then="8-2-2 A again")


def repeat(view: View, frame: Frame) -> Outcome:
    """8-2-2 A: the same again."""
    return Goto("8-2-2 A", drop=("what",))


def throughout(view: View, frame: Frame) -> Outcome:
    """8-2-2 B: use one card, or none."""
    by = board.active(view)
    if "what" not in frame.locals:
        options: list[Option] = [("use", c) for c in legality.main_uses(view, by, "throughout")]
        return Ask(Choice(by, "main", (*options, END)), "what")
    what = frame.locals["what"][0]
    if what == END:
        return Goto("8-2-3")
    card = board.card_ref(view, what[1])
    return Push(s9_2_use.order(card, by, "main", action="throughout"), "used", "8-2-2 B used")


def throughout_used(view: View, frame: Frame) -> Outcome:
    """8-2-2 B: then the phase ends; also behind an improper use, if the text is read so (gap G37)."""
    readings = ("the phase ends", "another may be chosen")
    if frame.locals["used"] == Done.NOT and view.gap("G37", ("8-2-2 B", "9-2 paragraph 6"), readings):
        return Goto("8-2-2 B", drop=("what", "used"))
    return Goto("8-2-3")


# -- 8-3 -------------------------------------------------------------------------------------------------------------


def hand_limit(view: View, frame: Frame) -> Outcome:
    """8-3-2: above the hand limit, one card after the other is put facedown, as long as one can be."""
    player = board.active(view)
    hand = board.lie_in(view, f"{player}.hand")
    if len(hand) <= parameters.hand_limit(view, player) or not view.applies("5-1-3"):
        return Goto("8-3 over")
    if "card" not in frame.locals:
        able = tuple(c for c in hand if legality.coverable(view, c))
        if not able:
            return _shown(view, player, hand)
        return Ask(Choice(player, "cover", tuple(("cover", c) for c in able)), "card")
    card = board.card_ref(view, frame.locals["card"][0][1])
    return Do((Act("put", {"card": card, "to": f"{player}.facedown", "cause": "hand limit"}),), then="8-3-2 again")


def _shown(view: View, player: str, hand: tuple[int, ...]) -> Outcome:
    """None of the cards above the limit can be covered: whether that has to be proved is gap G29 (10-24)."""
    hidden = tuple(board.card_ref(view, c) for c in hand if not board.known_to(view, c, board.opponent(player)))
    if not hidden or view.gap("G29", ("8-3-2",), ("yes, the hand is shown", "no, one's word is taken")):
        return Goto("8-3 over")
    return Do((Act("reveal", {"cards": hidden}),), then="8-3 over", clauses=("10-24",))


def hand_again(view: View, frame: Frame) -> Outcome:
    """8-3-2: until the condition no longer holds."""
    return Goto("8-3-2", drop=("card",))


def over(view: View, frame: Frame) -> Outcome:
    """The phase is over."""
    return Finish()


def procedures(edition: str) -> tuple[Procedure, ...]:
    """8 and its phases."""
    return (
        Procedure(
            "8",
            (
                *_phase("8-1", "start"),
                *_phase("8-2", "main"),
                *_phase("8-3", "end"),
                Step("8 expire", expire, ("8",)),
                Step("8 pass", passing, ("8",)),
                Step("8 again", again, ("8",)),
            ),
        ),
        Procedure(
            "8-1",
            (
                Step("8-1-1", start_distance),
                Step("8-1-2", effects("start")),
                Step("8-1-3", defaults),
                Step("8-1-3 i", gain_vigor),
                Step("8-1-3 ii", upkeep),
                Step("8-1-3 iii", may_reshuffle),
                Step("8-1-3 iv", draw_two),
                Step("8-1 over", over, ("8-1",)),
            ),
        ),
        Procedure(
            "8-2",
            (
                Step("8-2-1", beginning),
                Step("8-2-1 again", more, ("8-2-1",)),
                Step("8-2-2", branch),
                Step("8-2-2 A", standard),
                Step("8-2-2 A again", repeat, ("8-2-2 A",)),
                Step("8-2-2 B", throughout),
                Step("8-2-2 B used", throughout_used, ("8-2-2 B",)),
                Step("8-2-3", effects("main_end")),
                Step("8-2 over", over, ("8-2",)),
            ),
        ),
        Procedure(
            "8-3",
            (
                Step("8-3-1", effects("end")),
                Step("8-3-2", hand_limit),
                Step("8-3-2 again", hand_again, ("8-3-2",)),
                Step("8-3 over", over, ("8-3",)),
            ),
        ),
    )
