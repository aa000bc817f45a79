"""A9-3: TransForm cards: their effects as they come to a machine, and what they say while they lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import PASS, Act, Ask, Choice, Do, Done, Event, Frame, Next, Offer, Push, Triggered, View
from judge.engine import effect as trees
from judge.engine.choice import Option, pick_one
from judge.engine.identity import EffectId, of_thing
from judge.furuyoni import board
from judge.furuyoni.cards.names import fold
from judge.furuyoni.effects import standing
from judge.furuyoni.effects.operations.common import here
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.file.called import is_meant
from judge.furuyoni.legal import legality
from judge.furuyoni.legal.objections import acts
from judge.furuyoni.rules import nesting
from judge.furuyoni.rules.edition import KO
from judge.port.obstacle import Obstacle, Point

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node
    from judge.furuyoni.effects.abilities import Ability
    from judge.port.expect import Line


def is_form(view: View, card: int) -> bool:
    """Whether a card is a TransForm card (A9-3-1-1)."""
    return board.definition(view, card).klass == "transform"


def transform(view: View, frame: Frame, node: Node) -> Outcome:
    """TransForm: one TransForm card of extra is chosen and goes to the machine (A9-3 paragraph 2)."""
    you = frame.you
    view.define("A9-7")
    there = board.lie_in(view, f"{you}.extra") if view.on("A9-7") else ()
    forms = tuple(("card", c) for c in there if is_form(view, c))
    if not board.has_zone(view, you, "machine"):
        view.consult("A9-4 paragraph 1")
        return Next({"last": Done.NOT})
    if not forms:
        view.consult("A9-3 paragraph 2")
        return Next({"last": Done.NOT})
    if board.rules(view).edition == KO:
        view.define("A9-3 paragraph 3")
    if "form" not in here(frame):
        return Ask(pick_one(you, "pick", forms, "A9-3 paragraph 2")._replace(about=("form",)), "form")
    card = board.card_ref(view, here(frame)["form"][0][1])
    changes = (
        Act("put", {"card": card, "to": f"{you}.machine", "by": you}),
        Act("inform", {"player": you, "info": "transforms", "by": 1}),
        Act("inform", {"player": you, "info": "transformed", "becomes": True}),
    )
    return Do(changes, clauses=("A9-3 paragraph 2",))


def transformed(view: View, event: Event) -> Iterator[Triggered]:
    """A9-3-1-5: a TransForm card that has come from extra to a machine has its effect on transforming resolved."""
    for happening in event.happened:
        facts = happening.facts
        if happening.kind != "put" or board.kind_of(facts.get("from", "")) != "extra":
            continue
        card, target = facts["card"], facts["to"]
        if board.kind_of(target) != "machine":
            continue
        for ability in board.definition(view, card.id).texts("transform"):
            about = {"card": card, "owner": board.owner(view, card.id)}
            spec = trees.spec(ability.key, "A9-3-1-5", board.player_of(target), about, nesting.STATE)
            yield Triggered(EffectId(card, ability.key, "A9-3-1-5"), spec)


def in_force(view: View, card: int) -> bool:
    """Whether what a TransForm card says counts: it lies in a machine, or a card that it is sealed under enables it."""
    kind = board.kind_of(board.zone_of(view, card))
    if kind == "machine":
        return True
    over = view.get(f"card.{card}.under") if kind == "sealed" else None
    if over is None:
        return False
    enabling = (e.context.card for e in standing.active(view, "enable"))
    return any(ref is not None and ref.id == over.id for ref in enabling)


def counts(view: View, card: int, ability: Ability) -> Any:
    """A9-3-1-6: a static effect of a TransForm card is in force in a machine."""
    if ability.at != "static" or not is_form(view, card):
        return PASS
    return True if in_force(view, card) else PASS


# -- added basic actions -----------------------------------------------------------------------------------------------


def actions(view: View, by: str) -> Iterator[tuple[int, Ability]]:
    """The added basic actions of the TransForm cards that are in force for a player."""
    for zone in ("machine", "sealed"):
        for card in board.lie_in(view, f"{by}.{zone}"):
            if is_form(view, card) and in_force(view, card):
                yield from ((card, ability) for ability in board.definition(view, card).texts("added_basic"))


def barred(view: View, by: str, card: int, ability: Ability) -> bool:
    """Whether the text of an added basic action itself forbids it now."""
    context = Context(by, board.card_ref(view, card), owner=board.owner(view, card))
    return ability.cond is not None and not board.rules(view).truth(view, context, ability.cond)


def basics(view: View, by: str) -> Iterator[Offer]:
    """A9-3-1-7: they may be chosen as basic actions, whether or not anything will move."""
    for card, ability in actions(view, by):
        if barred(view, by, card, ability):
            continue
        if board.rules(view).edition == KO:
            view.define("A9-3-1-7 paragraph 2")
        about = {"card": board.card_ref(view, card), "owner": board.owner(view, card)}
        yield Offer(("form", card), Push(trees.spec(ability.key, "A9-3-1-7", by, about)))


def spend(view: View, frame: Frame, node: Node) -> Outcome:
    """This card's added basic action has been done this turn."""
    return Do((Act("mark_card", {"card": frame.locals["card"], "info": "spent", "value": True}),))


def read(rest: str) -> tuple[str, ...] | None:
    """What a line says behind `form`: a name, and with what it is paid."""
    name, covering, card = rest.partition(" covering ")
    if covering:
        return (name.strip(), "cover", card.strip()) if name.strip() and card.strip() else None
    if rest.endswith(" with vigor"):
        name = rest.removesuffix(" with vigor").strip()
        return (name, "vigor") if name else None
    return (rest.strip(),) if rest.strip() else None


def called(view: View, card: int) -> str:
    """The name of a TransForm card's added basic action."""
    found = board.definition(view, card).texts("added_basic")
    return str(found[0].data.get("called", "")) if found else ""


def label(view: View, choice: Choice, option: Option, lang: str) -> str:
    """The line that chooses an added basic action: by its own name."""
    return f"form {called(view, option[1])}"


def is_called(view: View, card: int, said: str) -> bool:
    """Whether an added basic action is meant: by its own name, or by that of its card."""
    return fold(said) == fold(called(view, card)) or is_meant(view, card, said)


def accepts(view: View, choice: Choice, option: Option, line: Line) -> bool:
    """Whether a line means an added basic action."""
    return line.verb == "form" and is_called(view, option[1], line.args[0])


def objections(at: Point, line: Line) -> list[Obstacle]:
    """What stands in the way of an added basic action."""
    view, by = at.view, line.by
    bars = list(legality.forbidden(view, "basic", by))
    mine = [(card, ability) for card, ability in actions(view, by) if is_called(view, card, line.args[0])]
    if not mine:
        bars.append(Obstacle("rule", ("A9-3-1-7",), "no_form", (("form", line.args[0]),)))
    elif all(barred(view, by, card, ability) for card, ability in mine):
        bars.append(Obstacle(of_thing("card", mine[0][0]), ("A9-3-1-7",), "form_spent", (("form", line.args[0]),)))
    return acts.added_basic(at, line, bars)
