"""4 the turn: its phases, the fixed points of each, and what ends, adds or skips one (4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Cut, Do, Finish, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.engine.choice import Choice, pick_one
from judge.light import NamedTuple
from judge.vision.board import bans, reading, strength
from judge.vision.rules import s7_1_effects as effects
from judge.vision.rules.common import act, do, moment, put, settled
from judge.vision.rules.s3_2_decks import due

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.procedure import StepFn

PHASES = ("active", "maintenance", "draw", "main", "discard")
SECTIONS = {"active": "V4.4", "maintenance": "V4.5", "draw": "V4.6", "main": "V4.7", "discard": "V4.8"}
STEPS = {"turn_start": "V4.2.1.a", "active": "V4.2.1.b", "maintenance": "V4.2.1.c", "draw": "V4.2.1.d",
         "main": "V4.2.1.e", "discard": "V4.2.1.f", "turn_end": "V4.2.1.g"}  # fmt: skip


# -- the turn -------------------------------------------------------------------------------------------------------


OVER = "over"
"""How a phase ends of which the end has been gone through: the turn goes on to what comes next."""


def phase(name: str) -> StepFn:
    """A phase of the turn, unless it is skipped, or the turn is being ended (4.10)."""

    def run(view: View, frame: Frame) -> Outcome:
        if _ended(view, name):
            return Goto("V4.2.1.g")
        wanted = f"mayskip.{view.get('active')}.{name}"
        standing = bool(bans.player_forbidden(view, str(view.get("active")), f"phase:{name}"))
        open_to = view.get(wanted) and "skip_it" not in frame.locals and view.on("V4.10.5.a")
        if open_to and not standing and not view.get(f"skip.{view.get('active')}.{name}"):
            return Ask(pick_one(view.get("active"), "skip", (("yes",), ("no",)), "V4.10.5.a"), "skip_it")
        if "skip_it" in frame.locals and "skip_told" not in frame.locals:
            yes = frame.locals["skip_it"][0][0] == "yes"
            facts = {wanted: None, **({f"skip.{view.get('active')}.{name}": True} if yes else {})}
            return Do((put(facts),), "skip_told", None, ("V4.10.5.a",))
        skip = f"skip.{view.get('active')}.{name}"
        if "skipped" in frame.locals:
            return Goto(_after(name), drop=("skipped", "skip_it", "skip_told"))
        if (view.get(skip) or standing) and view.on("V4.10.5"):
            return Do((put({skip: None}),), "skipped", None, ("V4.10.5",))
        view.consult("V4.2.2")
        return Push(Spec(SECTIONS[name], view.get("active")), into="came")

    return run


def _ended(view: View, name: str) -> bool:
    """Whether the turn is being ended, so that a phase is skipped; whatever ends the phase under way beside it."""
    if not view.get("end_turn") or (view.get("end_phase") and not view.applies("V4.10.2.d")):
        return False
    return view.applies("V4.10.1.b", phase=name)


def _after(name: str) -> str:
    following = (*PHASES, "turn_end")
    return STEPS[following[following.index(name) + 1]]


def starts(view: View, frame: Frame) -> Outcome:
    """The turn begins."""
    return Push(Spec("V4.3", view.get("active")))


def ends(view: View, frame: Frame) -> Outcome:
    """What is done at the end of the turn, also of one that is ended (4.10.1.c)."""
    if view.get("end_turn") and not view.applies("V4.10.1.c"):
        return Next()
    return Push(Spec("V4.9", view.get("active")))


def following(view: View, frame: Frame) -> Outcome:
    """The next player's turn, unless it is skipped (4.10.5)."""
    player = reading.other(view.get("active"))
    acts = []
    if view.get(f"skip.{player}.turn") and view.on("V4.10.5"):
        acts.append(put({f"skip.{player}.turn": None}))
        player = reading.other(player)
    more = (put({"end_turn_again": None, "end_turn": True}),) if view.get("end_turn_again") else ()
    return Do((*acts, act("turn", player=player), *more), then="V4.2.1.a")


def _extras(name: str) -> tuple[Step, Step]:
    return (
        Step(f"V4.10.3 {name}", extra_of(name), ("V4.10.3.a",)),
        Step(f"V4.10.3 {name} back", back(name), ("V4.10.3.b",)),
    )


def extra_of(name: str) -> StepFn:
    """The additional phase that comes behind a phase, if there is one (4.10.3, 4.10.4)."""

    def run(view: View, frame: Frame) -> Outcome:
        if frame.locals.get("came", OVER) != OVER:
            return Goto(STEPS[name], drop=("came",))
        added = view.get(f"extra.{name}")
        if not added or _ended(view, added):
            return Next()
        view.consult("V4.10.4", phase=added)
        return Push(Spec(SECTIONS[added], view.get("active"), {"added_behind": name}))

    return run


def back(name: str) -> StepFn:
    """Then what would have come without it; nothing is added a second time (4.10.4)."""

    def run(view: View, frame: Frame) -> Outcome:
        added = view.get(f"extra.{name}")
        return Goto(f"V4.10.3 {name}") if added and not _ended(view, added) else Next()

    return run


def _turn() -> Procedure:
    steps = [Step("V4.2.1.a", starts)]
    for name in PHASES:
        steps += [Step(STEPS[name], phase(name)), *_extras(name)]
    return Procedure("V4.2.1", (*steps, Step("V4.2.1.g", ends), Step("V4.9.1.e", following)))


# -- what the phases consist of -------------------------------------------------------------------------------------


def enters(name: str) -> StepFn:
    """The phase has begun."""

    def run(view: View, frame: Frame) -> Outcome:
        behind = frame.locals.get("added_behind")
        again = {f"extra.{behind}.again": None} if view.get(f"extra.{behind}.again") else {f"extra.{behind}": None}
        more = (put(again),) if behind else ()
        if view.get("end_phase_again"):
            more = (*more, put({"end_phase": True, "end_phase_again": None}))
        return Do((act("phase", phase=name), *more), "entered")

    return run


def at_start(name: str) -> StepFn:
    """The effects of the beginning of the phase, γ too."""

    def run(view: View, frame: Frame) -> Outcome:
        return Push(moment(f"{name}_start", {"player": view.get("active")}))

    return run


def at_end(name: str) -> StepFn:
    """The effects of the end of the phase, γ too."""

    def run(view: View, frame: Frame) -> Outcome:
        if view.get("end_phase") and not view.applies("V4.10.2.b"):
            return Next()
        kind, about = f"{name}_end", {"player": view.get("active")}
        cut_off = view.get("end_turn") and effects.due(view, kind, (about,), ())
        if cut_off and view.gap("G16", ("V4.10.1.b", "V4.10.2.b")) == 1:
            return Next()
        return Push(moment(kind, about))

    return run


def gets(view: View, frame: Frame) -> Outcome:
    """The turn player gets priority."""
    if view.get("end_phase") or view.get("end_turn"):
        return Next()
    return Do((act("priority", to=view.get("active")),))


def playing(view: View, frame: Frame) -> Outcome:
    """Everybody may act until nobody wants to any more (1.12.9.b)."""
    if view.get("end_phase") or view.get("end_turn"):
        return Next()
    return Push(Spec("V1.12"))


def nobody(view: View, frame: Frame) -> Outcome:
    """Between phases nobody has priority (1.12.11)."""
    return do((act("priority", to=""),)) if view.get("priority") else Next()


def over(view: View, frame: Frame) -> Outcome:
    """On to what comes next."""
    return Finish(OVER)


class Fixed(NamedTuple):
    """The clauses of the fixed points of a phase (4.1.2)."""

    begun: str
    starts: str
    """What comes at its start is resolved."""
    opens: str
    """The turn player gets priority."""
    ends: str
    """What comes at its end is resolved."""
    left: str


FIXED = {
    "active": Fixed("V4.4.1", "V4.4.1.b", "V4.4.1.c", "V4.4.2.a", "V4.4.2.b"),
    "maintenance": Fixed("V4.5.1", "V4.5.1.b", "V4.5.1.c", "V4.5.2.a", "V4.5.2.b"),
    "draw": Fixed("V4.6.1", "V4.6.1.b", "V4.6.1.c", "V4.6.2.a", "V4.6.2.b"),
    "main": Fixed("V4.7.1", "V4.7.1.a", "V4.7.1.b", "V4.7.2.a", "V4.7.2.b"),
    "discard": Fixed("V4.8.1", "V4.8.1.b", "V4.8.1.c", "V4.8.2.a", "V4.8.2.b"),
}


def _phase(name: str, *own: Step) -> Procedure:
    """A phase; `own` are the effects that the rules give it, before those of its start."""
    section, (begun, starts, opens, ends, left) = SECTIONS[name], FIXED[name]
    return Procedure(section, (
        Step(f"{section} begins", enters(name), (begun,)), *own,
        Step(starts, at_start(name)), Step(f"{starts} settled", settled, (starts,)),
        Step(opens, gets), Step(f"{opens} open", playing, (opens,)), Step(f"{section}.2 closed", nobody, ("V1.12.11",)),
        Step(ends, at_end(name)), Step(f"{ends} settled", settled, (ends,)), Step(left, over),
    ))  # fmt: skip


def woken(view: View, frame: Frame) -> Outcome:
    """All cards of the turn player's field are awake (4.4.1.a)."""
    player = view.get("active")
    asleep = tuple(c for c in reading.cards(view, f"{player}.field") if reading.asleep(view, c)
                   and not any(bans.forbidden(view, c, what) for what in ("wake", "wake_by_phase")))  # fmt: skip
    own = reading.nodes(view, player, True)
    if own and view.gap("G12", ("V4.4.1.a", "V3.5.1")) == 0:
        own = ()
    return do(act("orient", card=c, asleep=False) for c in (*asleep, *own))


def kept_up(view: View, frame: Frame) -> Outcome:
    """維持コスト is paid for (4.5.1.a, 10.27)."""
    return Push(moment("upkeep", {"player": view.get("active")}))


def drawn(view: View, frame: Frame) -> Outcome:
    """The turn player draws one; who begins draws none in the first turn (4.6.3)."""
    if view.get("first_turn") and view.on("V4.6.3", "V1.2.8"):
        view.consult("V4.6.3", "V1.2.8")
        return Next()
    player = view.get("active")
    told = sorted(bans.of_player(view, player, "draws"), key=lambda change: change.order)
    n = int(told[-1].get("draws")) if told and view.applies("V1.3.1") else 1
    return Push(Spec("V1.11.2", player, {"who": (player,), "n": n}))


def too_many(view: View, frame: Frame) -> Outcome:
    """The turn player discards down to the limit of the hand (3.6.4)."""
    player = view.get("active")
    hand = reading.cards(view, f"{player}.hand")
    n = len(hand) - bans.hand_limit(view, player)
    if n <= 0 or not view.on("V3.6.4"):
        return Next()
    if "thrown" not in frame.locals:
        options = tuple(("choose", c) for c in hand)
        return Ask(Choice(player, "hand_limit", options, n, n, ("V4.8.1.a", "V3.6.4")), "thrown")
    cards = tuple(option[1] for option in frame.locals["thrown"])
    return Do(tuple(act("mark", card=c, state="discard", source=0, by=player, cause="rule") for c in cards))


# -- drawing --------------------------------------------------------------------------------------------------------


def draws(view: View, frame: Frame) -> Outcome:
    """Cards of the deck to the hand, as many as are said at once, one player after the other; who has too few loses."""
    who = tuple(p for p in reading.in_order(view) if p in frame.locals["who"])
    each = {p: frame.locals.get("each", {}).get(p, frame.locals["n"]) for p in who}
    if "drew_0" not in frame.locals:
        if due(view):
            return Push(Spec("V3.2.5"), then=None)
        lost = tuple(p for p in who if len(reading.cards(view, f"{p}.deck")) < each[p])
        view.consult("V3.6.2")
        if lost and view.on("V1.5.3.b", "V1.5.3", "V1.11.7"):
            from judge.vision.rules.s1_12_interference import ended

            cut = ended(view, lost, "V1.5.3.b")
            return Cut(0, over=cut.over, clauses=("V1.11.7", *cut.clauses))
    view.consult("V1.11.3")
    turns = [(p,) * each[p] for p in who]
    if max(each.values(), default=0) > 1 and not view.applies("V1.11.4"):
        turns = [(p,) for p in who for _ in range(each[p])]
    if len(who) > 1 and not view.applies("V1.11.5"):
        turns = [tuple(p for turn in turns for p in turn)]
    i = sum(1 for key in frame.locals if key.startswith("drew_"))
    if i == len(turns):
        if "told" in frame.locals:
            return Next()
        about = {"source": frame.locals.get("of", 0), "serial": 0}
        events = tuple({**about, "player": p, "n": each[p]} for p in who)
        return Push(moment("drew", *({**event, "serial": k} for k, event in enumerate(events))), "told", None)
    taken = [c for p in who for c in reading.cards(view, f"{p}.deck")[: turns[i].count(p)]]
    acts = [act("bring", card=c, to=f"{reading.owner(view, c)}.hand", by=reading.holder(view, c)) for c in taken]
    return Do(tuple(acts), f"drew_{i}", None, ("V1.11.2",))


DRAWING = Procedure("V1.11.2", (Step("V1.11.2", draws),))


# -- between turns --------------------------------------------------------------------------------------------------


def healed(view: View, frame: Frame) -> Outcome:
    """Damage accumulated on characters is gone."""
    hurt = tuple(c for c in reading.characters(view) if strength.damage(view, c))
    return do((act("heal", cards=hurt),) if hurt else ())


def turn_begins(view: View, frame: Frame) -> Outcome:
    """Effects that hold during the turn begin."""
    return Do((act("phase", phase="turn_start"), act("expire", until=("turn_start",), player=view.get("active"))))


def at_turn(kind: str) -> StepFn:
    """The effects of the beginning or the end of the turn, γ too."""

    def run(view: View, frame: Frame) -> Outcome:
        return Push(moment(kind, {"player": view.get("active")}))

    return run


def turns_back(view: View, frame: Frame) -> Outcome:
    """Transformed characters of the turn player are as they were (10.28.10)."""
    field = reading.field(view, view.get("active"))
    turned = [c for c in field if view.get(f"card.{c}.turned") and not view.get(f"card.{c}.for_good")]
    return do((act("turn_side", card=c, side=0) for c in turned), clauses=("V10.28.10",))


def no_priority(view: View, frame: Frame) -> Outcome:
    """Nobody gets priority between turns (4.2.3.a)."""
    if view.applies("V4.2.3.a"):
        return Next()
    if not view.get("priority"):
        return Do((act("priority", to=view.get("active")),), then=None)
    return Push(Spec("V1.12"))


START = Procedure("V4.3", (
    Step("V4.3.1 begins", turn_begins, ("V4.3.1",)), Step("V4.3.1.a", healed),
    Step("V4.3.1.b", turns_back, ("V4.3.1.b", "V10.28.10")), Step("V4.3.1.c", at_turn("turn_start")),
    Step("V4.3.1.c settled", settled, ("V4.3.1.c",)), Step("V4.3.1.d none", no_priority, ("V4.3.1.d",)),
    Step("V4.3.1.d", over),
))  # fmt: skip


def turn_ends(view: View, frame: Frame) -> Outcome:
    """The end of the turn has come."""
    return Do((act("phase", phase="turn_end"),))


def expires(view: View, frame: Frame) -> Outcome:
    """What lasted to the end of the turn is over, and to the end of a battle that has not come (6.3.6)."""
    acts = [act("expire", until=("turn_end", "next", "battle_end"))]
    if any(record["until"] == "their_turn_end" for record in view.get("lasting", ())):
        acts.append(act("expire", until=("their_turn_end",), player=reading.other(view.get("active"))))
    return Do(tuple(acts))


def no_longer(view: View, frame: Frame) -> Outcome:
    """What held during the turn is over; the first turn has been."""
    return Do((act("expire", until=("turn", "turn_over")), put({"first_turn": None})))


END = Procedure("V4.9", (
    Step("V4.9.1 begins", turn_ends, ("V4.9.1",)), Step("V4.9.1.a", healed), Step("V4.9.1.b", expires),
    Step("V4.9.1.c", at_turn("turn_end")), Step("V4.9.1.c settled", settled, ("V4.9.1.c",)),
    Step("V4.9.1.d", no_longer), Step("V4.9.1 over", over, ("V4.9.1",)),
))  # fmt: skip

ACTIVE = _phase("active", Step("V4.4.1.a", woken))
MAINTENANCE = _phase("maintenance", Step("V4.5.1.a", kept_up))
DRAW = _phase("draw", Step("V4.6.1.a", drawn))
MAIN = _phase("main")
DISCARD = _phase("discard", Step("V4.8.1.a", too_many))

PROCEDURES = (_turn(), START, ACTIVE, MAINTENANCE, DRAW, MAIN, DISCARD, END, DRAWING)
