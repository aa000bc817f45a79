"""10-42: effects that send a card elsewhere than to where it is being put."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Replacement, View
from judge.engine.identity import EffectId, Identity
from judge.furuyoni import board
from judge.furuyoni.effects import standing
from judge.furuyoni.legal import prohibitions

if TYPE_CHECKING:
    from collections.abc import Iterator


def candidates(view: View, acts: tuple[Act, ...]) -> Iterator[Replacement]:
    """What would divert one of the cards that are about to be put: its own text, or the effect that had it used."""
    for i, act in enumerate(acts):
        if act.kind != "put" or board.gone(view, act.args["card"]):
            continue
        for id, into, may, by in (*_by_text(view, act), *_by_use(view, act)):
            if id not in act.used and _may_go(view, act.args["card"].id, into):
                clause = "10-42 paragraph 2" if board.rules(view).has("10-42") else "1-4 paragraph 1"
                yield Replacement(id, i, (act._replace(args={**act.args, "to": into}),), (clause,), may, by)


def _by_text(view: View, act: Act) -> Iterator[tuple[Identity, str, bool, str]]:
    """What the card itself says; of another card it speaks nowhere."""
    if not board.rules(view).standing.get("divert"):
        return
    card = act.args["card"].id
    for effect in standing.active(view, "divert"):
        data, speaks = effect.ability.data, effect.context.card
        if speaks is None or speaks.id != card or board.kind_of(act.args["to"]) != data["to"].rpartition(".")[2]:
            continue
        standing.rely(view, effect)
        into = f"{board.owner(view, card)}.{data['into'].rpartition('.')[2]}"
        yield effect.id, into, bool(data.get("may")), effect.context.you


def _by_use(view: View, act: Act) -> Iterator[tuple[Identity, str, bool, str]]:
    """A card that an effect uses so that it ends elsewhere than in played; enhancements go where they always go."""
    ref = act.args["card"]
    use = view.get(f"card.{ref.id}.use") or {}
    if "ends_in" not in use or board.kind_of(act.args["to"]) != "played":
        return
    if board.kind_of(board.zone_of(view, ref.id)) == "in_use" and board.definition(view, ref.id).type != "enhancement":
        yield EffectId(ref, rule="ends_in"), f"{board.owner(view, ref.id)}.{use['ends_in']}", False, use["by"]


def _may_go(view: View, card: int, into: str) -> bool:
    """Whether the card can lie there: one that cannot be put facedown goes where it was to go (1-4)."""
    if board.kind_of(into) != "facedown" or prohibitions.coverable(view, card) or not view.on("1-4 paragraph 2"):
        return True
    prohibitions.cite_cover(view, card)
    return False
