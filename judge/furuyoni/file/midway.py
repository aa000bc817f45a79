"""A board in the middle of an attack: the card in use and its attack as they would stand had they been played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Machine, Spec
from judge.engine.view import Draft, View
from judge.furuyoni import board
from judge.furuyoni.core import s9_2_use
from judge.furuyoni.rules import attack_modifiers, attacks, generated
from judge.text.errors import Place, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.furuyoni.file.model import Board
    from judge.furuyoni.game import Furuyoni


class Midway:
    """An attack under way, made by a card that the active player has used in the main phase."""

    def __init__(self, stands: Board) -> None:
        self.at = "9-4 i" if stands.at == "9-4" else stands.at
        self.by = stands.active
        self.action = stands.action
        self.card = 0

    def laid(self, game: Furuyoni, state: Mapping[str, Any], place: Place) -> tuple[Mapping[str, Any], list[Problem]]:
        """The state before the card was used, or what keeps the board from being in the middle of an attack (J107)."""
        view = Draft(game, state)
        cards = board.lie_in(view, f"{self.by}.in_use")
        others = board.lie_in(view, f"{board.opponent(self.by)}.in_use")
        if len(cards) != 1 or others or board.definition(view, cards[0]).type != "attack":
            message = f"at {self.at} one attack card is in use, and it is the active player's"
            hint = f"put it into `{self.by}.in_use`; what answers it is played by lines"
            return state, [Problem.at(place, "J107", message, hint)]
        self.card = cards[0]
        info = board.definition(view, self.card)
        self.action = self.action or ("throughout" if info.subtype == "throughout" else "standard")
        home = f"{self.by}.{'specials' if info.klass == 'special' else 'hand'}"
        view.set(f"{self.by}.in_use", ())
        view.set(home, (*board.lie_in(view, home), self.card))
        view.set(f"card.{self.card}.zone", home)
        view.set("action", self.action)
        if info.klass == "special":
            view.set(f"card.{self.card}.state", "unused")
        return dict(view.state), []

    def _played(self, view: View) -> tuple[Act, ...]:
        """The card used from where it came, and its attack made."""
        card, number = board.card_ref(view, self.card), int(view.get("attacks.made", 0)) + 1
        attack = attacks.Attack(number, generated.of_card(view, self.card, self.by, None))
        use = {"by": self.by, "mode": "main", "action": self.action, "answers": None, "free": False}
        acts = (
            Act("announce", {"card": card, "use": use}),
            Act("generate", {"attack": attack.info}),
            Act("enter_use", {"card": card, "attack": number}),
            Act("make_attack", {"attack": number, "taken": (), "sampled": attack_modifiers.sampled(view, attack)}),
        )
        hit = Act("mark_attack", {"attack": number, "fact": "hit", "value": True})
        steps = [step.id for step in board.rules(view).procedures["9-4"].steps]
        failing = steps.index("9-4 iii")
        return (*acts, hit) if steps.index(self.at) > failing else acts

    def enter(self, machine: Machine) -> None:
        """Let the machine stand at the step, inside the use of the card in the main phase."""
        once = self.action == "throughout"
        machine.run(until="8-2-2 B" if once else "8-2-2 A")
        making = machine.game.procedures["9-4"].steps[0]
        machine.lay(self._played(View(machine.game, machine.state, machine.stack)), making.clauses, self.by)
        view = View(machine.game, machine.state, machine.stack)
        card = board.card_ref(view, self.card)
        order = s9_2_use.order(card, self.by, "main", action=self.action)._replace(start="9-2 terminal")
        what = {"what": (("use", self.card),)}
        machine.suspend(order, *(("used", "8-2-2 B used") if once else ("", "8-2-2 A again")), what)
        number = board.lie_in(view, f"{self.by}.attacking")[0]
        about = {**order.locals, "attack": number, "used": True}
        machine.suspend(Spec("9-2-1", self.by, about, start="9-2-1 iv"), "result", "9-2 terminal")
        machine.suspend(Spec("9-4", self.by, {"attack": number}, start=self.at), "attacked")
