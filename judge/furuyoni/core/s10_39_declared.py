"""10-39 declaring the use of a card, which may be refused before the procedure of using it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
    Offer,
    Procedure,
    Push,
    Spec,
    Step,
    View,
)
from judge.engine.view import Draft
from judge.furuyoni import board
from judge.furuyoni.cards.pools import versions
from judge.furuyoni.core import s9_2_use
from judge.furuyoni.effects import standing
from judge.furuyoni.legal import legality
from judge.furuyoni.legal.legality import Use
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine.data import Ref
    from judge.engine.outcome import Outcome
    from judge.furuyoni.effects.standing import Standing
    from judge.port.obstacle import Obstacle

ACTIONS = {"8-2-2 A": "standard", "8-2-2 B": "throughout"}
REFUSED = "refused"
"""How the procedure ends where the card was shown to be another's."""


AT_FIRST = ("declared", "paid", "refused", "judge", "shown_from", "picked", "exposed")
"""What the procedure keeps for itself, before the rest of the use."""


def order(card: Ref, by: str, mode: str, judge: str, about: Mapping[str, Any]) -> Spec:
    """An order to declare the use of a card; `judge` is the player who may refuse it."""
    told = {"card": card, "by": by, "mode": mode, "action": "", "as": "", "judge": judge, "declared": True, **about}
    return Spec("10-39", by, told, nesting.USE_BY_EFFECT)


def offers(view: View, where: str, by: str) -> Iterator[Offer]:
    """What may be declared in the main phase: a card whose text says as which others it may be declared (1-4)."""
    for effect in declaring(view, by):
        card = board.card_ref(view, speaks_of(effect))
        for number in pool(view, effect):
            if not bars(view, card.id, number, by, ACTIONS[where]):
                about = {
                    "action": ACTIONS[where], "as": number, "answers": None, "free": False,
                    "shown_from": effect.ability.data["shown_from"],
                }  # fmt: skip
                spec = order(card, by, "main", board.opponent(by), about)._replace(nesting="")
                yield Offer(("declare", card.id, number), Push(spec))


def declaring(view: View, by: str) -> Iterator[Standing]:
    """The texts by which cards that a player may use in the normal way may be declared as others."""
    found = [effect for effect in standing.active(view, "declares") if effect.context.you == by]
    usable = set(view.rules.usable_from(view, "8-2-2 cards", by)) if found else set()
    return (effect for effect in found if speaks_of(effect) in usable)


def speaks_of(effect: Standing) -> int:
    """The card on which a text stands."""
    return effect.context.card.id if effect.context.card is not None else 0


def pool(view: View, effect: Standing) -> Iterator[str]:
    """The cards as which one may be declared: of those that its player's opponent can choose in deck building, those
    that fit. What was gained since is not among them, what lies elsewhere now is."""
    opponent, cards = board.opponent(effect.context.you), board.rules(view).cards
    listed = (versions().get(version) for version in view.get(f"{opponent}.megami", ()))
    for number in dict.fromkeys(n for version in listed if version is not None for n in version.choose):
        if number in cards and cards[number].scripted:
            shaped = as_other(view, speaks_of(effect), number)
            context = effect.context._replace(subject=speaks_of(effect))
            if board.rules(view).truth(shaped, context, effect.ability.data["filter"]):
                yield number


def as_other(view: View, card: int, number: str) -> Draft:
    """The board with a card as another."""
    draft = Draft(view.game, view.state, view.frames, readings=view.readings)
    draft.set(f"card.{card}.as", number)
    draft.set("shaped", tuple(sorted({*view.get("shaped", ()), card})))
    return draft


def bars(view: View, card: int, number: str, by: str, action: str, measured: bool = False) -> list[Obstacle]:
    """What stands in the way of using a card in the main phase as another."""
    shaped = as_other(view, card, number)
    found = legality.obstacles(shaped, Use(card, by, "main", action), measured)
    view.gaps += shaped.gaps
    return found


def show(view: View, frame: Frame) -> Outcome:
    """i: the card is shown where it lies."""
    return Do((Act("reveal", {"cards": (frame.locals["card"],)}),))


def up_to_payment(view: View, frame: Frame) -> Outcome:
    """ii: its procedure is run to the end of the payment, as the card as which it is declared (10-38)."""
    about = frame.locals
    if "paid" in about:
        return Goto("10-39 over") if about["paid"] == Done.NOT else Next()
    if about["as"] and view.get(f"card.{about['card'].id}.as") is None:
        shape = Act("shape", {"card": about["card"], "as": about["as"]})
        return Do((shape,), then=None, clauses=("10-38 paragraph 1",))
    use = Use(about["card"].id, about["by"], about["mode"], about["action"], about["answers"], about["free"])
    problems = legality.may_use(view, use)
    if problems:
        for problem in problems:
            view.consult(*problem.clauses, obstacle=problem.what, source=problem.source)
        return Goto("10-39 over")
    return Push(Spec(_procedure(view, frame), frame.you, about), into="paid", then=None)


def _procedure(view: View, frame: Frame) -> str:
    return s9_2_use.PROCEDURES[board.definition(view, frame.locals["card"].id).type]


def judged(view: View, frame: Frame) -> Outcome:
    """iii: whether it can be used is settled: by a choice, or by a card that is shown, the one declared."""
    about = frame.locals
    if "exposed" in about:
        return Next({"refused": (("yes",),)})
    if "shown_from" in about:
        return _shown(view, frame)
    return Ask(Choice(frame.locals["judge"], "refuse", (("no",), ("yes",))), "refused", then="10-39 iv")


def _shown(view: View, frame: Frame) -> Outcome:
    """The other player may show a card that is called as the one declared, of the zones that the text names."""
    about, judge = frame.locals, frame.locals["judge"]
    picked = about.get("picked")
    if picked is None:
        zones, called = [zone.rpartition(".")[2] for zone in about["shown_from"]], about["as"]
        there = [(c, board.definition(view, c)) for zone in zones for c in board.lie_in(view, f"{judge}.{zone}")]
        options = (("pass",), *(("card", c) for c, info in there if info.number == called))
        return Ask(Choice(judge, "expose", options, clauses=("10-39 iii",), about=(about["card"].id,)), "picked")
    if picked[0] == ("pass",):
        return Next({"refused": (("no",),)})
    shown = board.card_ref(view, picked[0][1])
    return Do((Act("reveal", {"cards": (shown,)}),), into="exposed", then=None)


def rest(view: View, frame: Frame) -> Outcome:
    """iv: used, the rest of the procedure is run; refused, its attack goes, and what was paid stays paid.

    Of a use that has not begun there is no rest.
    """
    about = frame.locals
    if "done" in about:
        return Finish(about["done"])
    attack = about.get("paid") or None
    if about.get("refused") == (("yes",),) or "paid" not in about:
        if attack is None:
            return Goto("10-39 over")
        return Do((Act("remove_attack", {"attack": attack}),), then="10-39 over")
    proc = _procedure(view, frame)
    told = {k: v for k, v in about.items() if k not in AT_FIRST}
    told |= {"card": board.card_ref(view, about["card"].id), "owners": True}
    if attack is not None:
        told["attack"] = attack
    going_on = Spec(proc, frame.you, told, start=s9_2_use.ENTER[proc])
    return Push(Spec("9-2", frame.you, {**told, "rest": going_on}, start="9-2 rest"), into="done", then=None)


def over(view: View, frame: Frame) -> Outcome:
    """The card was not used: it is itself again, and the effect goes on; shown to be another's, it goes to played."""
    card = frame.locals["card"]
    if "exposed" in frame.locals:
        if "gone" in frame.locals:
            return Abandon(REFUSED)
        acts = (
            Act("shape", {"card": card, "as": None}),
            Act("put", {"card": card, "to": f"{board.owner(view, card.id)}.played"}),
        )
        return Do(acts, into="gone", then=None, clauses=("10-39 iv",))
    if view.get(f"card.{card.id}.as") is not None:
        shape = Act("shape", {"card": card, "as": None})
        return Do((shape,), then=None, clauses=("10-38 paragraph 2",))
    return Abandon(Done.NOT)


def procedures(edition: str) -> tuple[Procedure, ...]:
    """10-39."""
    steps = (
        Step("10-39 i", show, ("10-39 i", "10-39")),
        Step("10-39 ii", up_to_payment),
        Step("10-39 iii", judged),
        Step("10-39 iv", rest),
        Step("10-39 over", over, ("10-39",)),
    )
    return (Procedure("10-39", steps),)


RULES = {"8-2-2 A": offers}
