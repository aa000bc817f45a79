"""The rules of 東方VISION for the kernel: procedures, primitives, operations, and what comes before everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Cut, Frame, Push, Rules, Spec, View
from judge.engine.authority import Answered
from judge.engine.data import EMPTY, Value
from judge.engine.effect import EFFECT
from judge.engine.game import Replacement, Unplayed
from judge.engine.tree import Node
from judge.vision.board import bearing, primitives, reading, strength, values
from judge.vision.effects import meaning, operations
from judge.vision.effects.evaluate import evaluate, here, many
from judge.vision.effects.operations.keywords import asked_for
from judge.vision.known import Known
from judge.vision.rules import (
    procedures,
    s7_1_effects,
    s7_4_met,
    s7_4_optional,
    s7_6_lasting,
    s8_2_targets,
    s9_1_removal,
    s11_3_moving,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judge.vision.effects.ability import Ability
    from judge.vision.effects.scope import Scope
    from judge.vision.model import Card


class Asks(Rules):
    """No rule of the document is amended by another document."""


class Vision(Known):
    """One game, with its rules."""

    name = "vision"
    primitives = primitives.PRIMITIVES
    operations = operations.OPERATIONS

    def __init__(
        self, cards: Mapping[str, Card], abilities: Mapping[str, Ability],
        definitions: Mapping[str, Mapping[str, Value]] = EMPTY, unplayed: tuple[Unplayed, ...] = (),
    ) -> None:  # fmt: skip
        super().__init__(cards, abilities, definitions, unplayed)
        self.rules = Asks({}, procedures())

    def settle(self, at: Scope, node: Node) -> Any:
        """What an expression comes to where it is read from."""
        return meaning.value(at, node)

    def shielded(self, view: View, card: int | str, at: Scope) -> bool:
        """Whether a card is no object of an effect in force on all of some: as if it were not there (8.1.4.a)."""
        return bool(s8_2_targets.may_be(view, card, at, s8_2_targets.OBJECT)) and view.applies("V8.1.4.a", card=card)

    def links(self, view: View, card: int, team: int, player: str) -> bool:
        """Whether a card is one that 連結 of another asks for (10.20.2.b)."""
        return asked_for(view, card, team, player)

    def evaluate(self, view: View, frame: Frame, node: Node) -> Value:
        """An expression of the effect that a frame resolves."""
        return evaluate(here(view, frame), node)

    def speaks(self, frame: Frame) -> int | None:
        """The card whose effect a frame resolves."""
        found: int | None = frame.locals.get("this")
        return found

    def watched(self, view: View) -> Mapping[str, Value]:
        """The strength of each character: what changes it belongs to the event that did."""
        found: dict[str, Value] = {}
        for card in reading.characters(view):
            found[f"card.{card}.attack"], found[f"card.{card}.toughness"] = strength.true(view, card)
        return found

    def urgent(self, view: View) -> Cut | Push | None:
        """What lasts ends for what does not fit (7.6.2); removal comes at once (9.1.3); one too many goes."""
        if view.get("lasting") and view.on("V7.6.2") and s7_6_lasting.lapsed(view):
            return Push(Spec("V7.6.2"))
        if s9_1_removal.lethal(view):
            return Push(Spec("V9.2.2"))
        pressing = s9_1_removal.pressing(view)
        if pressing is not None:
            return pressing
        if any(view.get(f"card.{c}.turned", 0) > len(reading.turned_sides(view, c)) for c in reading.characters(view)):
            return Push(Spec("V10.28.9"))
        asking = any(f.proc == "V7.4.5" for f in view.frames)
        if self.optional and not asking and s7_4_optional.pending(view) is not None:
            return Push(Spec("V7.4.5"))
        noting = any(f.proc == "V7.4.5.b" for f in view.frames)
        if self.heeds(s7_4_met.MET) and not noting and s7_4_met.changed(view) is not None:
            return Push(Spec("V7.4.5.b"))
        if s7_1_effects.come_up(view) is not None and view.frames[-1].proc != "V7.4.5.c":
            return Push(Spec("V7.4.5.c"))
        busy = any(f.proc == "V10.13.5" for f in view.frames)
        if not busy and s11_3_moving.surplus(view) is not None:
            return Push(Spec("V10.13.5"))
        return None

    def replacements(self, view: View, acts: tuple[Act, ...]) -> Iterable[Replacement]:
        """What comes in place of a card being put (11.2.2.a), of several what the older card says (7.4.5.e)."""
        found = sorted(self._instead(view, acts), key=lambda one: one[0])
        several = len({one.id for _, one in found}) > 1
        return [one for _, one in (found if several and not view.applies("V7.4.5.e") else found[:1])]

    def _instead(self, view: View, acts: tuple[Act, ...]) -> Iterable[tuple[int, Replacement]]:
        """Effects that have a card set on another, or go elsewhere, in place of being put; upon none that goes too."""
        going = {one.args["card"] for one in acts if one.kind == "bring" and not one.args["to"].endswith(".field")}
        for i, one in enumerate(acts):
            if one.kind != "bring" or not one.args["to"].endswith(".underworld"):
                continue
            event = {k: one.args.get(k) for k in ("card", "by", "paid", "to")}
            for card in reading.field(view):
                for live in values.live(view, card):
                    ability = live.ability
                    if ability.kind != "instead" or live.id in one.used:
                        continue
                    inside = bearing.scope(view, live, event)
                    if ability.cond is not None and not evaluate(inside, ability.cond):
                        continue
                    declaring = any(f.proc in ("V5.2.3", "V7.3.4") for f in view.frames)
                    if declaring and view.gap("G3", ("V5.2.3", "V1.8.7.i", "V11.2.2.a")) == 1:
                        continue
                    made = self.definitions.get(str(ability.change.get("as", Node("value", {"value": ""})).args["value"]))  # type: ignore[union-attr]  # noqa: E501
                    into: list[Act] = []
                    upon = many(evaluate(inside, ability.change["to"]))  # type: ignore[arg-type]
                    if not {*upon}.isdisjoint(going):
                        continue
                    for to in upon:
                        if isinstance(to, str):
                            whose = reading.owner(view, one.args["card"])
                            into.append(Act("bring", {**one.args, "to": f"{whose}.{to}"}))
                            continue
                        told = {"card": event["card"], "to": to, "down": True, "by": one.args["by"]}
                        into.append(Act("attach", told))
                        if made:
                            into.append(Act("define", {"card": event["card"], "as": made}))
                    yield view.get(f"card.{card}.since", 0), Replacement(live.id, i, tuple(into), ("V11.2.2.a",))

    def picks(self, view: View, candidates: Any) -> str:
        """Who says which of several replacements acts: the player whose card it is."""
        return str(view.get("active"))

    def partakes(self, frame: Frame) -> tuple[int, ...]:
        """The cards whose effect a frame resolves: text got from a set card is an effect of both (11.3.12)."""
        if frame.proc != EFFECT:
            return ()
        return tuple({*(frame.locals[of] for of in ("this", "source") if frame.locals.get(of))})

    def endless(self, view: View, took: Sequence[int] = ()) -> Cut:
        """A loop that nobody can leave is a draw (1.5.4.b), or lost by whose cards it is made of (1.5.3.e).

        What only set it off, or waits for its end, is no part of it.
        """
        owners = {reading.owner(view, card) for card in took}
        if not view.on("V12.10.1"):
            return Cut(0, over="none", clauses=("V12.10.3",))
        if len(owners) == 1 and view.on("V1.5.3.e"):
            return Cut(0, over=reading.other(owners.pop()), clauses=("V12.10.1", "V1.5.3.e", "V12.10.3"))
        if not view.on("V1.5.4.b"):
            return Cut(0, over=str(view.get("active")), clauses=("V12.10.1",))
        return Cut(0, over="draw", clauses=("V12.10.1", "V1.5.4.b", "V12.10.3"))

    def readings(self, gap: str) -> tuple[str, ...]:
        """What the readings of a silence of the rules are."""
        from judge.vision.rules.gaps import GAPS

        return GAPS[gap].readings if gap in GAPS else ()

    answers: Mapping[str, Answered] = {"G1": Answered(0, ("QA-001",), "n.d."), "G9": Answered(0, ("QA-381",), "n.d.")}
    """The publisher's answers to what 貫通 counts, and to what speaks of an underworld that is hell."""

    def named(self, view: View, frame: Frame, node: Node) -> tuple[tuple[Node, Value], ...]:
        """What the names in a condition come to."""
        return ()
