"""Which standing effects are in force: static ones, ongoing ones of enhancements, used ones of specials (9-1-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.identity import EffectId
from judge.furuyoni import board
from judge.furuyoni.board.paths import Paths
from judge.furuyoni.effects import frames
from judge.furuyoni.effects.abilities import Ability
from judge.furuyoni.effects.vocabulary.context import Context
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.engine.data import Change
    from judge.engine.view import View


class Standing(NamedTuple):
    """A standing effect in force: its identity, for whom it speaks, and what it says.

    Its identity is that of one ability of one incarnation of a card (8-1-2).
    """

    id: EffectId
    ability: Ability
    context: Context

    @property
    def owner(self) -> str:
        """The player whose card it is on (5-6 i)."""
        return self.context.owner


def in_force(view: View, card: int, ability: Ability) -> bool:
    """Whether an effect of that class is looked at where the card lies (9-1-1-2, 9-1-1-6, 9-1-1-8, 9-5)."""
    zone = board.zone_of(view, card)
    kind = board.kind_of(zone)
    silent = board.vocab(view).says_silent
    if kind in silent and view.on(silent[kind]):
        view.define(silent[kind])
        return False
    if ability.at in CONSULTED and not view.on(CONSULTED[ability.at]):
        return False
    match ability.at:
        case "static":
            mine = board.player_of(zone) or board.PLAYERS[0]
            known = board.known_to
            return card not in view.unheeded and (known(view, card, mine) or known(view, card, board.opponent(mine)))
        case "ongoing":
            return kind == "enhancements" and not view.get(f"card.{card}.off")
        case "used" | "resurge" | "resurge_now":
            return kind == "specials" and view.get(f"card.{card}.state") == "used"
    return False


def texts(view: View, does: str) -> Iterable[Standing]:
    """Every standing effect of a sort that is in force, its own condition apart."""
    game = view.game
    if game.as_printed and does not in game.standing and not view.get("shaped"):
        return ()
    if view.memo is None:
        return view.each(("texts", does), _texts, does)
    return view.once(("texts", does), _all_texts, does)


def _all_texts(view: View, does: str) -> tuple[Standing, ...]:
    return tuple(_texts(view, does))


def _texts(view: View, does: str) -> Iterator[Standing]:
    game, shaped = board.rules(view), board.shaped(view)
    counts = view.rules.counts
    for card, ability in game.standing.get(does, ()):
        if card not in shaped and counts(view, card, ability) and frames.counts(view, card, ability):
            yield of_card(view, card, ability)
    if not shaped:
        return
    off = game.edits.standing_off
    for card in shaped:
        for ability in board.definition(view, card).abilities:
            wanted = ability.key not in off and does in headings(ability) and counts(view, card, ability)
            if wanted and frames.counts(view, card, ability):
                yield of_card(view, card, ability)


def of_card(view: View, card: int, ability: Ability) -> Standing:
    """An effect of a card as it stands: whose it is, from where it looks."""
    ref = board.card_ref(view, card)
    context = Context(board.user(view, card), ref, owner=board.owner(view, card))
    return Standing(EffectId(ref, ability.key), ability, context)


CHANGES = Paths[str]("change {}")
"""Under which heading standing abilities are looked for that change a number."""


def heading(ability: Ability) -> str:
    """Under which heading a standing ability is looked for ("": it is only resolved, as part of a procedure)."""
    if ability.does == "do":
        return "when" if ability.when is not None or ability.at in ("static", "ongoing", "used") else ""
    return "" if ability.does == "keyword" else ability.does


def headings(ability: Ability) -> tuple[str, ...]:
    """Every heading under which a standing ability is looked for: its sort, and what a change of numbers changes."""
    sort = heading(ability)
    if sort != "change":
        return (sort,) if sort else ()
    target = str(ability.data["target"]).removeprefix("my_").removeprefix("their_")
    return sort, CHANGES[target]


FLEETING = (".crystals", ".parked")
"""Facts of a card on which it does not rest whether its standing effects are in force."""


def same_texts(changes: Sequence[Change]) -> bool:
    """Whether all standing effects that were in force before a change are so after it, and no others."""
    paths = (c.path for c in changes if not _same_use(c))
    return not any(p == "shaped" or (p.startswith("card.") and not p.endswith(FLEETING)) for p in paths)


def _same_use(change: Change) -> bool:
    """Whether only that has changed about the use of a card on which it does not rest what its text is."""
    if not change.path.endswith(".use"):
        return False
    return bool((change.before or {}).get("vows") == (change.after or {}).get("vows"))


def active(view: View, does: str) -> Iterator[Standing]:
    """Every standing effect of a sort that is in force and whose condition holds."""
    for effect in texts(view, does):
        if holds(view, effect):
            yield effect


def holds(view: View, effect: Standing, weighed: str | None = None) -> bool:
    """Whether the condition of a standing effect is met; `weighed`: its card is about to be used in that action."""
    ability, card = effect.ability, effect.context.card
    if card is not None and not gate_open(view, card.id, ability, weighed):
        return False
    if ability.cond is not None and not board.rules(view).truth(view, effect.context, ability.cond):
        return False
    if cancelled_out(view, effect):
        return False
    if ability.at in CONSULTED:
        view.define(CONSULTED[ability.at])
    return True


def rely(view: View, effect: Standing) -> Standing:
    """The effect, which is being applied here: one that a player does not know is shown before (9-1-1-2)."""
    card = effect.context.card
    if effect.ability.at == "static" and card is not None:
        view.rely(card.id)
    return effect


def cancelled_out(view: View, effect: Standing) -> bool:
    """10-28: whether an effect that cancels out with its like is there more than once."""
    ability = effect.ability
    if not ability.data.get("cancels_out"):
        return False
    for other in texts(view, ability.does):
        if other.id != effect.id and same_text(other.ability, ability):
            cond = other.ability.cond
            if cond is None or board.rules(view).truth(view, other.context, cond):
                return view.applies("10-28")
    return False


def same_text(one: Ability, other: Ability) -> bool:
    """Whether two effects say the same, on whichever cards they are printed (10-28)."""
    return one._replace(key="") == other._replace(key="")


CONSULTED = {
    "static": "9-1-1-2 paragraph 1", "ongoing": "9-1-1-6 paragraph 1", "used": "9-1-1-8 paragraph 1",
}  # fmt: skip
"""Where it is said that an effect of a class is consulted."""


def gate_open(view: View, card: int, ability: Ability, weighed: str | None = None) -> bool:
    """Whether an effect counts for a card that was used as it was (9-1-2), or in the action `weighed`."""
    if ability.throughout is None or not view.applies("9-1-2 paragraph 2"):
        return True
    use = view.get(f"card.{card}.use") or {}
    action = use.get("action") if weighed is None else weighed
    return ability.throughout == (action == "throughout")


RULES = {"9-1-1-2": in_force}
