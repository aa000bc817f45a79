"""What has to be paid for using a card: its cost, what effects add (9-3, 9-3-1, 10-31), and charging (9-2-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import TYPE_CHECKING, Any

from judge.engine import Act
from judge.engine.identity import Identity
from judge.furuyoni import board
from judge.furuyoni.effects import standing
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.effects.vocabulary.expression import parse
from judge.furuyoni.legal import prohibitions
from judge.furuyoni.rules import parameters
from judge.furuyoni.vocab import Vocabulary
from judge.furuyoni.vocab.model import CRYSTAL
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.engine.choice import Option
    from judge.engine.view import View


class Added(NamedTuple):
    """One added cost: by which effect, how much, and for an effect that lasts whether it is for one use alone."""

    id: Identity
    data: Mapping[str, Any]
    n: int
    context: Context
    words: Vocabulary
    once: bool = False

    @property
    def of_cards(self) -> bool:
        """Whether it is paid with cards, not with crystals."""
        return board.kind_of(_zone(self.words, self.data["from"], "a")) in self.words.is_card_zone

    def zone(self, by: str) -> str:
        """The zone out of which that player pays."""
        return _zone(self.words, self.data["from"], by)

    @property
    def which(self) -> Any:
        """The filter that the cards have to fit."""
        which = self.data.get("which")
        return parse(which) if isinstance(which, str) else which


def added(view: View, card: int, by: str) -> Iterable[Added]:
    """The costs that effects add to the use of the card: standing ones, and those that were ordered once."""
    return view.each(("added", card, by), _added, card, by)


def _added(view: View, card: int, by: str) -> Iterator[Added]:
    rules, words = board.rules(view), board.vocab(view)
    for effect in standing.active(view, "cost"):
        data, context = effect.ability.data, effect.context._replace(subject=card)
        owing = {"me": (context.you,), "opp": (board.opponent(context.you),)}.get(data.get("who", "me"), board.PLAYERS)
        if by in owing and (data.get("filter") is None or rules.truth(view, context, data["filter"])):
            standing.rely(view, effect)
            yield Added(effect.id, data, rules.number(view, context, data["n"]), context, words)
    for lasting in view.get("lasting", ()):
        if lasting["target"] == "cost" and by in lasting["who"]:
            context = Context(lasting["you"], lasting["card"], subject=card, owner=lasting["you"])
            if not lasting["filter"] or rules.truth(view, context, parse(lasting["filter"])):
                yield Added(lasting["id"], lasting["cost"], lasting["cost"]["n"], context, words, lasting["once"])


def spent(view: View, card: int, by: str) -> tuple[Act, ...]:
    """The end of the costs that were added to the next such use alone, of which this is one, paid for or free."""
    return tuple(Act("end_lasting", {"id": cost.id}) for cost in added(view, card, by) if cost.once)


OWN = "own cost"
"""That of what is due for a use only the card's own cost is waived."""


def due(view: View, card: int, by: str, waived: bool | str = False) -> tuple[Act, ...]:
    """What the user has to pay, cards apart, as acts that are made together or not at all (5-9)."""
    found = tuple(view.rules.payments(view, card, by))
    return tuple(act for act in found if act.args.get("cause") != "cost") if waived == OWN else found


def in_crystals(view: View, card: int, by: str) -> Iterator[Act]:
    """The cost of a special, and the costs in crystals that effects add (9-3)."""
    if board.definition(view, card).klass == "special" and view.on("9-3 bullet 1"):
        n = parameters.cost(view, card)
        if n:
            yield Act("move", {"from": f"{by}.flare", "to": "shadow", "n": n, "cause": "cost", "pays_for": card})
    for cost in added(view, card, by):
        if not (view.applies("10-31") and view.on("9-3 bullet 2")):
            continue
        if not cost.of_cards:
            told = {"from": cost.zone(by), "to": into(cost, by), "n": cost.n}
            yield Act("move", {**told, "cause": "added cost"})


def _zone(words: Vocabulary, text: str, payer: str) -> str:
    """In an added cost, `me` is the player who pays; a zone without a player is theirs too."""
    text = text.replace("me.", f"{payer}.").replace("opp.", f"{board.opponent(payer)}.")
    return f"{payer}.{text}" if text in words.player_zones else text


def in_cards(view: View, card: int, by: str) -> tuple[Added, ...]:
    """The added costs that are paid with cards."""
    return tuple(cost for cost in added(view, card, by) if cost.of_cards and cost.n > 0 and view.on("9-3 bullet 2"))


def candidates(view: View, cost: Added, by: str) -> tuple[int, ...]:
    """The cards with which a cost can be paid, the one that is being used among them."""
    covering, which, truth = board.kind_of(into(cost, by)) == "facedown", cost.which, board.rules(view).truth
    return tuple(
        card
        for card in board.lie_in(view, cost.zone(by))
        if (which is None or truth(view, cost.context._replace(subject=card), which))
        and (not covering or prohibitions.coverable(view, card))
    )


def into(cost: Added, by: str) -> str:
    """The zone into which it is paid."""
    return _zone(cost.words, cost.data["to"], by)


def payable(view: View, card: int, by: str, waived: bool | str = False) -> bool:
    """Whether everything due can be paid, jointly (5-9)."""
    return affordable(view, due(view, card, by, waived)) and ways(view, card, by, weighed=True) is not None


def ways(view: View, card: int, by: str, weighed: bool = False) -> tuple[tuple[int, ...], ...] | None:
    """For each cost in cards, the cards it can be paid with; None if they cannot all be paid together (5-9).

    Whether the card that is being used can pay for itself is gap G10; `weighed`: asked only if nothing else would do.
    """
    costs = in_cards(view, card, by)
    if not costs:
        return ()
    full = tuple(candidates(view, cost, by) for cost in costs)
    spare = tuple(tuple(c for c in found if c != card) for found in full)
    counts = [cost.n for cost in costs]
    alone, at_all = assignable(spare, counts), assignable(full, counts)
    if full != spare and not (weighed and (alone or not at_all)) and view.gap("G10", ("5-9 paragraph 2", "10-31")):
        return full if at_all else None
    return spare if alone else None


def assignable(cards: Sequence[Sequence[int]], counts: Sequence[int] = ()) -> bool:
    """Whether each cost can have its number of cards (one, if no numbers are given), no card paying twice."""
    slots = [frozenset(found) for found, n in zip(cards, counts or (1,) * len(cards), strict=True) for _ in range(n)]
    return _filled(slots)


def _filled(slots: list[frozenset[int]]) -> bool:
    """Whether each of these can have a card of its own."""
    if not slots:
        return True
    first, *rest = sorted(slots, key=len)
    return any(_filled([slot - {card} for slot in rest]) for card in sorted(first))


def affordable(view: View, acts: tuple[Act, ...]) -> bool:
    """Whether the acts of a payment can all be made in full, taken together (5-9): there is enough, and room for it."""
    if not acts:
        return True
    leaving: Counter[tuple[str, str]] = Counter()
    coming: Counter[tuple[str, str]] = Counter()
    for act in acts:
        leaving[_thing(act), act.args["from"]] += act.args["n"]
        coming[_thing(act), act.args["to"]] += act.args["n"]
    if any(n > _there(view, thing, zone) for (thing, zone), n in leaving.items()):
        return False
    rooms = {zone: parameters.room(view, zone) for thing, zone in coming if thing == CRYSTAL}
    free = {zone: n + leaving[CRYSTAL, zone] for zone, n in rooms.items() if n is not None}
    return all(coming[CRYSTAL, zone] <= n for zone, n in free.items())


def _thing(act: Act) -> str:
    """What an act of a payment moves: crystals, or tokens of a kind."""
    return CRYSTAL if act.kind == "move" else str(act.args["what"])


def _there(view: View, thing: str, zone: str) -> int:
    """How many of what is paid may be taken out of a zone."""
    return board.takeable(view, zone) if thing == CRYSTAL else board.tokens(view, zone, thing)


def there(view: View, act: Act) -> int:
    """How much there is of what an act of a payment takes."""
    return _there(view, _thing(act), act.args["from"])


def mixtures(view: View, card: int, by: str, charge: int) -> tuple[Option, ...]:
    """9-2-3 iii: the ways to charge a card so much: from shadow, the user's aura, and where its text allows beside.

    An option tells how many come from shadow, how many from aura, and of other zones zone and number.
    """
    life = min(from_life(view, card, by), charge)
    due = (("life", life),) if life else ()
    ways = _beside(view, card, by, charge - life)
    return tuple(way for more in ways for way in _plainly(view, by, charge, (*due, *more)))


def from_life(view: View, card: int, by: str) -> int:
    """How many crystals of the charge come from the user's life in this use of the card."""
    asked = int((view.get(f"card.{card}.use") or {}).get("life", 0))
    return min(asked, board.takeable(view, f"{by}.life"))


def taken(view: View, way: Option, by: str) -> tuple[tuple[str, int], ...]:
    """From which zones how many crystals are taken by a way to charge a card."""
    _, shadow, aura, *others = way
    zones = board.vocab(view).crystal_zones
    beside = ((f"{by}.{zone}" if zone in zones else zone, n) for zone, n in others)
    return ("shadow", shadow), (f"{by}.aura", aura), *beside


def _plainly(view: View, by: str, charge: int, more: tuple[tuple[str, int], ...]) -> Iterator[Option]:
    left = charge - sum(n for _, n in more)
    shadow, aura = (board.takeable(view, zone) for zone in ("shadow", f"{by}.aura"))
    n = min(left, shadow + aura)
    for s in range(min(n, shadow), max(0, n - aura) - 1, -1):
        yield ("charge", s, n - s, *more)


def _beside(view: View, card: int, by: str, most: int) -> Iterator[tuple[tuple[str, int], ...]]:
    """How many crystals may come from each other zone, if any do."""
    zones = sources(view, card, by)
    there = ((most if zone == "out" else min(most, board.takeable(view, zone))) for zone in zones)
    for numbers in product(*(range(n + 1) for n in there)):
        if sum(numbers) <= most:
            yield tuple((zone, n) for zone, n in zip(zones, numbers, strict=True) if n)


def sources(view: View, card: int, by: str) -> tuple[str, ...]:
    """The zones from which a card may be charged beside shadow and the user's aura, by its own text (1-4)."""
    found = []
    for effect in standing.active(view, "charge_from"):
        if effect.context.card is not None and effect.context.card.id == card and view.applies("1-4 paragraph 1"):
            standing.rely(view, effect)
            found.append(_zone(board.vocab(view), str(effect.ability.data["zone"]), by))
    return tuple(dict.fromkeys(found))


RULES = {"9-3": in_crystals}
