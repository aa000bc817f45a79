"""9-4 resolving an attack, 9-4-1 checking its range, 10-5 attacks made by effects."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING

from judge.engine import (
    Abandon,
    Act,
    Ask,
    Choice,
    Do,
    Done,
    Finish,
    Frame,
    Goto,
    Next,
    Procedure,
    Push,
    Spec,
    Step,
    View,
)
from judge.furuyoni import board
from judge.furuyoni.core import s5_8_damage, s6_2_1_7_text, s9_1_1_8_frames, s9_2_use
from judge.furuyoni.effects import standing
from judge.furuyoni.legal import legality
from judge.furuyoni.rules import (
    attack_damage,
    attack_keywords,
    attack_modifiers,
    attacks,
    cancelling,
    instead,
    nesting,
    ranges,
)
from judge.furuyoni.rules.edition import KO

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.choice import Option
    from judge.engine.outcome import Outcome
    from judge.engine.procedure import StepFn

PASS: Option = ("pass",)
REFUSED = "not made"
"""How the resolution of an attack ends that was never begun, since its player cannot attack (9-4 paragraph 2)."""


def _attack(view: View, frame: Frame) -> attacks.Attack | None:
    return attacks.load(view, frame.locals["attack"])


def _reading(step: Callable[[View, Frame, attacks.Attack], Outcome]) -> StepFn:
    """A step that reads the attack's values: what changes them unseen is shown first; none if it is gone."""

    @wraps(step)
    def run(view: View, frame: Frame) -> Outcome:
        attack = _attack(view, frame)
        if attack is None:
            return Abandon("gone")
        attack_modifiers.rely_on_changes(view, attack)
        return step(view, frame, attack)

    return run


def make(view: View, frame: Frame) -> Outcome:
    """The attack is proper, so it is made: effects that wait for it are bound. Whoever cannot attack makes none."""
    if frame.locals.get("refused"):
        return Abandon(REFUSED)
    attack = _attack(view, frame)
    if attack is None:
        return Abandon("gone")
    if "factors" not in frame.locals:
        framed = sum(ability.frame is not None for ability in attack_modifiers.when_made(view, attack))
        order = s9_1_1_8_frames.asked(view, attack.holder, framed)
        if order is not None:
            return Push(order, into="factors", then=None)
    sampled = attack_modifiers.sampled(view, attack, frame.locals.get("factors", ()))
    as_made = attack._replace(bound=(*attack.bound, *sampled))
    waiting = tuple(e["id"] for e in view.get("lasting", ()) if attack_modifiers.awaits(view, e, as_made))
    making = Act("make_attack", {"attack": attack.id, "taken": waiting, "sampled": sampled})
    barred = list(legality.forbidden(view, "attack", attack.holder))
    if not barred or not view.on("9-4 paragraph 2"):
        return Do((making,))
    counts = view.gap("G6", ("9-4 paragraph 2",))
    view.consult("1-4 paragraph 2", "9-4 paragraph 2", obstacle="attack", source=barred[0].source)
    removal = Act("remove_attack", {"attack": attack.id})
    return Do((making, removal) if counts else (removal,), into="refused", then=None)


def react(view: View, frame: Frame) -> Outcome:
    """i: the attacked player may answer with a reaction card, unless the attack itself answers one."""
    attack = _attack(view, frame)
    if attack is None or legality.closed(view, attack):
        return Goto("9-4 ii")
    if "answer" not in frame.locals:
        by = board.opponent(attack.holder)
        cards = tuple(("respond", c) for c in legality.reactions(view, attack))
        others = tuple(("instead", e.id) for e in instead.of_reaction(view, by))
        return Ask(Choice(by, "react", (PASS, *cards, *others), about=(attack.id,)), "answer")
    answer = frame.locals["answer"][0]
    if answer == PASS:
        return Goto("9-4 ii")
    if answer[0] == "instead":
        view.consult("10-34", "1-4 paragraph 1")
        effect = next(e for e in instead.of_reaction(view, board.opponent(attack.holder)) if e.id == answer[1])
        return Push(instead.reaction(effect, attack.id), then="9-4 ii")
    card = board.card_ref(view, answer[1])
    order = s9_2_use.order(card, board.opponent(attack.holder), "reaction", nesting.RESPONSE, answers=attack.id)
    return Push(order, then="9-4 ii")


def cancelled(view: View, frame: Frame) -> Outcome:
    """ii: a cancelled attack fails."""
    attack = _attack(view, frame)
    if attack is None:
        return Abandon("gone")
    marking = cancelling.marking(view, attack.id, "attack")
    if marking is not None:
        return Do((marking,), then=None)
    if view.get(f"attack.{attack.id}.cancelled"):
        return Goto("9-4 ii failed")
    return Goto("9-4 iii")


@_reading
def hits(view: View, frame: Frame, attack: attacks.Attack) -> Outcome:
    """iii: unavoidable, or the range is checked once more."""
    marking = {"attack": attack.id, "fact": "hit", "value": True}
    if attack_keywords.has(view, attack, "unavoidable"):
        marking["unavoidable"] = True
    elif view.applies("9-4-1") and not ranges.in_range(view, attack):
        return Goto("9-4 iii failed", ranges.checked_at(view, attack))
    else:
        marking |= ranges.checked_at(view, attack)
    return Do((Act("mark_attack", marking),), then="9-4 iv")


def failed(view: View, frame: Frame) -> Outcome:
    """The attack fails: it is removed and its resolution ends."""
    if "removed" in frame.locals:
        return Abandon("failed")
    told = {name: frame.locals[name] for name in ("attack", "at") if name in frame.locals}
    return Do((Act("remove_attack", told),), into="removed", then=None)


def damage_cancelled(view: View, frame: Frame) -> Outcome:
    """iv: if its damage is cancelled, none is dealt."""
    marking = cancelling.marking(view, frame.locals["attack"], "damage")
    if marking is not None:
        return Do((marking,), then=None)
    return Goto("9-4 vi" if view.get(f"attack.{frame.locals['attack']}.damage_cancelled") else "9-4 v")


@_reading
def damage(view: View, frame: Frame, attack: attacks.Attack) -> Outcome:
    """v: the attacked player is dealt the attack's damage."""
    aura, life = attack_damage.damage(view, attack)
    if aura is None and life is None:
        view.consult("5-8-3-2 paragraph 1")
        return Next()
    view.define("10-19 paragraph 1")
    other = instead.of_damage(view, frame, attack)
    if other is not None:
        return other
    both = attack_keywords.has(view, attack, "both_damages")
    target = board.opponent(attack.holder)
    order = s5_8_damage.from_attack(target, aura, life, attack.id, both)
    return Push(order if view.on("10-19 paragraph 1") else order._replace(locals={**order.locals, "source": "effect"}))


def after_cancelled(view: View, frame: Frame) -> Outcome:
    """vi: if its after-attack effects are cancelled they are not resolved.

    The older edition prints vii as where to go on, which would resolve what was just cancelled; the newer says viii.
    """
    marking = cancelling.marking(view, frame.locals["attack"], "after")
    if marking is not None:
        return Do((marking,), then=None)
    return Goto("9-4 viii" if view.get(f"attack.{frame.locals['attack']}.after_cancelled") else "9-4 vii")


def after(view: View, frame: Frame) -> Outcome:
    """vii: all after-attack effects in order."""
    attack = _attack(view, frame)
    if attack is None:
        return Abandon("gone")
    own = tuple(a for a in attacks.written(view, attack) if a.at == "after_attack" and a.does == "do")
    about = {"attack": attack.id, "answers": attack.info["answers"]}
    more = attacks.added_after(view, attack)
    card, nameless = attacks.this_card(view, attack, (*own, *(board.rules(view).abilities[key] for key in more)))
    if card is None:
        return Next()  # of what no card has made nothing is written
    if nameless:
        about["nameless"] = True
    return s6_2_1_7_text.resolve(view, frame, "after_attack", card, own, about, more)


def remove(view: View, frame: Frame) -> Outcome:
    """viii: the attack is taken away."""
    return Do((Act("remove_attack", {"attack": frame.locals["attack"]}),), into="removed")


def ended(view: View, frame: Frame) -> Outcome:
    """ix: the resolution has ended."""
    return Next()


def ends(view: View, frame: Frame, result: object) -> tuple[Act, ...]:
    """What may be waited for: the end of this attack's resolution, however it came about, if there was one.

    In the older edition that of an attack that failed ends in so many words; the newer says so too, and names the end
    as a step that such an attack does not come to (gap G9).
    """
    if result == REFUSED or (result != "failed" and not view.on("9-4 ix")):
        return ()
    disputed = result == "failed" and board.rules(view).has("9-4 ix") and _waited_for(view, frame.locals["attack"])
    if disputed and view.gap("G9", ("9-4 ii", "9-4 iii")):
        return ()
    removed = frame.locals.get("removed")
    facts = dict(removed[0].facts) if removed else {"attack": frame.locals["attack"]}
    return (Act("happens", {**facts, "what": "attack_ended", "how": result or "hit"}),)


def _waited_for(view: View, attack: int) -> bool:
    """Whether something waits for the end of an attack: what is booked, or an effect in force that it calls up."""
    if any(b.match.get("attack") == attack for b in view.get("bookings", ())):
        return True
    return any((e.ability.when or {}).get("happens") == "attack_ended" for e in standing.texts(view, "when"))


# -- 10-5 ----------------------------------------------------------------------------------------------------------


def generate(view: View, frame: Frame) -> Outcome:
    """10-5 1: make an attack out of nothing, as the text describes it."""
    if "made" not in frame.locals:
        if not view.on("10-5 1"):
            return Abandon(Done.NOT)
        view.define("6-4 paragraph 1", "6-4-1-1 paragraph 1", "6-4-1-3", "6-4-1-7", "6-4-1-8", "7-1-15 paragraph 2")
        return Do((Act("generate", {"attack": frame.locals["info"]}),), into="made", then=None)
    return Next({"attack": frame.locals["made"][0].facts["attack"]})


def check(view: View, frame: Frame) -> Outcome:
    """10-5 2: out of range the effect is improper and the attack goes."""
    if "removed" in frame.locals or "attack" not in frame.locals:
        return Abandon(Done.NOT)
    attack = _attack(view, frame)
    if attack is not None:
        attack_modifiers.rely_on_changes(view, attack)
    if attack is not None and ranges.in_range(view, attack):
        return Next()
    gone = Act("remove_attack", {"attack": frame.locals["attack"], "improper": True})
    return Do((gone,), into="removed", then=None)


def resolve(view: View, frame: Frame) -> Outcome:
    """10-5 3: the attack is resolved."""
    if "result" not in frame.locals:
        return Push(Spec("9-4", frame.you, {"attack": frame.locals["attack"]}), into="result", then=None)
    return Abandon(REFUSED) if frame.locals["result"] == REFUSED else Finish(Done.FULLY)


def procedures(edition: str) -> tuple[Procedure, ...]:
    """9-4 and 10-5 in an edition."""
    steps: tuple[Step, ...] = (
        Step("9-4", make, ("9-4 paragraph 1",)),
        Step("9-4 i", react),
        Step("9-4 ii", cancelled),
        Step("9-4 ii failed", failed, ("9-4 ii",)),
        Step("9-4 iii", hits),
        Step("9-4 iii failed", failed, ("9-4 iii",)),
        Step("9-4 iv", damage_cancelled),
        Step("9-4 v", damage),
        Step("9-4 vi", after_cancelled),
        Step("9-4 vii", after),
        Step("9-4 viii", remove),
    )
    if edition == KO:
        steps = (*steps, Step("9-4 ix", ended))
    created = (
        Step("10-5 1", generate, ("10-5", "10-5 1")),
        Step("10-5 2", check, ("10-5 2", "9-4-1")),
        Step("10-5 3", resolve),
    )
    return (Procedure("9-4", steps, ends=ends), Procedure("10-5", created))
