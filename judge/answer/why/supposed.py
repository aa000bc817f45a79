"""A game as it was set up, but that one modifier is left out, one obstacle lifted, one effect not raised or granted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from judge.answer.why.counterfactual import Edit
from judge.engine import Act, Event, Frame, Replacement, Triggered, View
from judge.engine.data import Value
from judge.engine.layers import Modifier
from judge.engine.outcome import Cut, Push
from judge.engine.tree import Node, walk
from judge.furuyoni.effects.operations.common import context
from judge.furuyoni.effects.vocabulary import evaluate
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.game import Furuyoni
from judge.port.obstacle import Obstacle

UNMODIFIED = "unmodified"
LIFTED = "lifted"
UNRAISED = "unraised"
UNREPLACED = "unreplaced"
TURNED = "turned"
OFF = "off"
WAIVED = "waived"
UNJUDGED = "unjudged"

Hears = Callable[
    [View, str, bool, tuple[int, int], "int | None", Node, Callable[[], tuple[tuple[Node, Value], ...]]], None
]


class Supposed(Furuyoni):
    """The game under edits.

    UNMODIFIED: an effect (`about`: what is reckoned, whose effect) takes no part. LIFTED: nothing bars the use of the
    card `about`, or what `about` names as the source of an obstacle does not. UNRAISED: an effect is not called for.
    UNREPLACED: a replacement does not act. TURNED: a condition comes out so (`about`: its key, true or false).
    OFF: a standing effect is not in force. WAIVED: a clause does not apply where the rules ask whether it does.
    UNJUDGED: there is no victory check. `hears` is told of every condition.
    """

    def __init__(self, game: Furuyoni, edits: Sequence[Edit] = (), hears: Hears | None = None) -> None:
        vars(self).update(vars(game))
        self.edits = tuple(edits)
        self.hears = hears
        self.turned: dict[str, bool] = dict(e.about for e in edits if e.how == TURNED)
        self.off = game.off | {str(clause) for clause in self._about(WAIVED)}
        off = self._about(OFF)
        if off:
            self.standing = {sort: tuple(p for p in put if p[1].key not in off) for sort, put in self.standing.items()}
        self.keys = {id(a.cond): a.key for a in self.abilities.values() if a.cond is not None}

    def truth(self, view: View, at: Context, node: Node) -> bool:
        key = self.keys.get(id(node))
        if key is None:
            return super().truth(view, at, node)
        card = at.card.id if at.card else None
        return self._heard(view, key, card, node, at, lambda: super(Supposed, self).truth(view, at, node))

    def condition(self, view: View, frame: Frame, node: Node) -> bool:
        place = "/".join(str(part) for part in frame.locals["at"])
        card, key, at = frame.locals.get("card"), f"{frame.locals['tree']}|{place}", context(frame)
        return self._heard(
            view, key, card.id if card else None, node.args["cond"], at,
            lambda: bool(super(Supposed, self).condition(view, frame, node)),
        )  # fmt: skip

    def _heard(
        self, view: View, key: str, card: int | None, node: Node, at: Context, ask: Callable[[], bool]
    ) -> bool:
        since = len(view.reads or ()), len(view.notes or ())
        holds = ask()
        if self.hears is not None and view.reads is not None:
            self.hears(view, key, holds, since, card, node, lambda: self._facts(view, at, node))
        return self.turned.get(key, holds)

    def _facts(self, view: View, at: Context, node: Node) -> tuple[tuple[Node, Value], ...]:
        """What the facts and counts that a condition names come to."""
        aside = View(view.game, view.state, view.frames, readings=view.readings)
        found: list[tuple[Node, Value]] = []
        for path, part in walk(node):
            named = part.op == "call" or (part.op == "fact" and "args" not in path)
            value = evaluate.evaluate(aside, at, part) if named else None
            if named and not isinstance(value, str) and part not in [p for p, _ in found]:
                found.append((part, value))
        return tuple(found)

    def _about(self, how: str) -> set[object]:
        return {e.about for e in self.edits if e.how == how}

    def heeds(self, what: str, modifier: Modifier) -> bool:
        return (what, modifier.source) not in self._about(UNMODIFIED)

    def bars(self, obstacle: Obstacle, card: int) -> bool:
        lifted = self._about(LIFTED)
        return card not in lifted and obstacle.source not in lifted

    def triggers(self, view: View, event: Event) -> Iterable[Triggered]:
        off = self._about(UNRAISED)
        return (t for t in super().triggers(view, event) if t.id not in off)

    def replacements(self, view: View, acts: tuple[Act, ...]) -> Iterable[Replacement]:
        off = self._about(UNREPLACED)
        return (r for r in super().replacements(view, acts) if r.id not in off)

    def urgent(self, view: View) -> Cut | Push | None:
        return None if any(e.how == UNJUDGED for e in self.edits) else super().urgent(view)
