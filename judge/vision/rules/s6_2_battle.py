"""6.2 battle: its ten steps (6.2.4), whom the damage hits (6.2.6), its end when the attack is cancelled (6.3.7)."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any

from judge.engine import Do, Finish, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.vision.board import bans, reading, strength, values
from judge.vision.rules.common import act, do, moment, put, settle
from judge.vision.rules.s1_10_damage import dealt

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.procedure import StepFn

CANCELLED = "V6.3.7.a"


def fighters(view: View) -> tuple[int, ...]:
    """The characters in the battle."""
    return tuple(c for c in (reading.attacker(view), reading.blocker(view)) if c)


def others(view: View, frame: Frame) -> Outcome:
    """All else of the interference has been resolved by now."""
    return Next()


def begins(view: View, frame: Frame) -> Outcome:
    """The effects of the beginning of a battle, γ too."""
    attacker, blocker = reading.attacker(view), reading.blocker(view)
    event = {"attacker": attacker, "blocker": blocker, "serial": 0}
    fought = tuple((c, reading.epoch(view, c) if c else 0) for c in (attacker, blocker))
    return Push(moment("battle_start", event), put={"fought": fought})


def under_way(step: StepFn) -> StepFn:
    """A step of a battle: where the attack is cancelled meanwhile, the battle is ended at once (6.3.7)."""

    @wraps(step)
    def run(view: View, frame: Frame) -> Outcome:
        if not reading.attacker(view) and view.on("V6.3.7"):
            view.consult("V6.3.7")
            return Goto(CANCELLED)
        return step(view, frame)

    return run


def whom(view: View, frame: Frame) -> Outcome:
    """Who the battle is with is fixed: the blocking character, else the attacked player (6.2.6)."""
    blocker = reading.blocker(view)
    view.consult("V6.2.6.b" if blocker else "V6.2.6.a")
    with_whom = blocker if blocker and view.on("V6.2.6.b") else view.get("attack.on")
    if not blocker and not view.on("V6.2.6.a"):
        return Next()
    since = reading.epoch(view, blocker) if blocker else None
    return do((put({"attack.fixed": with_whom, "attack.since": since}),))


def hits(view: View, early: bool) -> tuple[dict[str, Any], ...]:
    """The combat damage of one timing: who has 先制 deals it early, the others at the ordinary time."""
    fixed = view.get("attack.fixed")
    attacker = reading.attacker(view)
    found: list[dict[str, Any]] = []
    pairs: list[tuple[int, Any]] = [(attacker, fixed)]
    if isinstance(fixed, int) and _still_there(view, fixed):
        pairs.append((fixed, attacker))
    done = view.get("attack.early", ())
    for source, to in pairs:
        if to is None or source in done or not reading.is_character(view, source):
            continue
        if to == fixed and isinstance(to, int) and not _still_there(view, to):
            continue
        swift = values.works(view, source, "先制") and view.on("V10.4.2.a")
        if early != swift:
            continue
        view.consult(*strength.clauses(view, source), *(("V10.4.2.a",) if swift else ()))
        found.append({
            "to": to, "n": strength.shown(view, source)[0], "source": source,
            "combat": not (bans.allowed(view, source, "effect_blow") and view.applies("V1.3.1", card=source)),
            "by": reading.holder(view, source),
        })  # fmt: skip
    return tuple(found)


def _still_there(view: View, fixed: int) -> bool:
    """Whether the character with which the battle was fixed to be is one still, blocking or not (6.2.4.c, 6.4.7)."""
    return reading.is_character(view, fixed) and reading.epoch(view, fixed) == view.get("attack.since")


def strikes(early: bool) -> StepFn:
    """Combat damage of that timing, all of it at once (1.10.3)."""

    def run(view: View, frame: Frame) -> Outcome:
        found = hits(view, early)
        if not found:
            return Next()
        key = "struck" if early else "struck_late"
        if key not in frame.locals:
            return Push(dealt(found), into=key, put={"who": tuple(h["source"] for h in found)})
        return Next()

    return run


def struck(view: View, frame: Frame) -> Outcome:
    """Who has dealt damage early does not do so again."""
    who = frame.locals.get("who", ())
    return do((put({"attack.early": who}),)) if who else Next()


def rest(view: View, frame: Frame) -> Outcome:
    """What of the battle has not been resolved yet."""
    if settle(view):
        return Push(Spec("V7.4.7"), then=None)
    return Push(moment("battle_rest", {"attacker": reading.attacker(view), "serial": 0}))


def grazing(view: View, frame: Frame) -> Outcome:
    """Whoever took combat damage may graze."""
    return Push(Spec("V6.5.3")) if view.get("attack.grazed") else Next()


def reset(view: View, frame: Frame) -> Outcome:
    """Combat damage on characters is gone."""
    hurt = tuple(c for c in reading.characters(view) if view.get(f"card.{c}.combat"))
    return do((act("heal", cards=hurt, combat=True),) if hurt else ())


def expires(view: View, frame: Frame) -> Outcome:
    """What lasted to the end of the battle is over."""
    return Do((act("expire", until=("battle_end",)),))


def ends(view: View, frame: Frame) -> Outcome:
    """The effects of the end of the battle, γ too: it was the battle of who fought, though the attack be cancelled."""
    attacker, blocker = frame.locals["fought"]
    fixed = view.get("attack.fixed")
    if fixed is not None:
        blocker = (fixed, view.get("attack.since"))
    event = {"attacker": _same(view, *attacker), "blocker": _same(view, *blocker)}
    return Push(moment("battle_end", event))


def _same(view: View, card: int | str, since: int) -> int:
    """The card that fought, 0 where it was a player, or where it is by now another character than then (3.1.7)."""
    if isinstance(card, str) or (reading.is_character(view, card) and reading.epoch(view, card) != since):
        return 0
    return card


def before_cancelled(view: View, frame: Frame) -> Outcome:
    """The battle came to its end: what is for one that was broken off does not concern it."""
    return Finish()


BATTLE = Procedure("V6.2.4", (
    Step("V6.2.4.a", others, ("V6.2.4.a", "V6.2.2", "V6.2.5")), Step("V6.2.4.b", begins),
    Step("V6.2.4.c", under_way(whom), ("V6.2.4.c", "V6.2.6")),
    Step("V6.2.4.d", under_way(strikes(True))), Step("V6.2.4.d done", struck, ("V6.2.4.d",)),
    Step("V6.2.4.e", under_way(strikes(False))), Step("V6.2.4.f", under_way(rest)),
    Step("V6.2.4.g", under_way(grazing)), Step("V6.2.4.h", reset), Step("V6.2.4.i", expires), Step("V6.2.4.j", ends),
    Step("V6.2.4 end", before_cancelled, ("V6.2.4",)),
    Step(CANCELLED, reset), Step("V6.3.7.b", expires), Step("V6.3.7.c", ends),
))  # fmt: skip

PROCEDURES = (BATTLE,)
