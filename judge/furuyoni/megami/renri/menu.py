"""A20-6-1 bullet 1 and ii: what may be perjured, as which names; how a line says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Choice, Offer, Option, Push, Spec, View
from judge.engine.view import Draft
from judge.furuyoni import board
from judge.furuyoni.cards.facts import PRINTINGS, cards_of
from judge.furuyoni.cards.names import fold
from judge.furuyoni.cards.pools import versions
from judge.furuyoni.core.s10_39_declared import ACTIONS
from judge.furuyoni.effects import naming
from judge.furuyoni.legal import legality
from judge.furuyoni.legal.legality import Use
from judge.furuyoni.vocab.verbs import as_other as words
from judge.port.obstacle import Obstacle, Point

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.port.expect import Line

WHO, HISTORIAN = "renri", "renri-a1"
ZONE, PERJURE, CLAIMED, SET = "perjury", "perjure", "claimed", "perjury_set"
PERJURED = tuple(number for number, card in cards_of(WHO, PRINTINGS[-1]).items() if card.lie)
"""Every card that bears perjury (A20-3), by number."""
NAME, SPENT = "A20-6-1 ii", "claimed"


def is_hers(view: View, player: str) -> bool:
    """Whether a player has chosen Renri."""
    return board.brings(view, player, WHO)


def listed(view: View, player: str, set_only: bool = False) -> tuple[str, ...]:
    """The cards of the player's lists that originally bear perjury, by number; `set_only`: those with perjury set."""
    view.define("A20-3", *(("A20-4",) if set_only else ()))
    if not view.on("A20-3") or (set_only and not view.on("A20-4")):
        return ()
    chosen = (versions().get(version) for version in view.get(f"{player}.megami", ()))
    numbers = dict.fromkeys(n for version in chosen if version is not None for n in version.listed)
    cards = board.rules(view).cards
    found = (n for n in numbers if n in cards and cards[n].printed.get("lie"))
    return tuple(n for n in found if not set_only or cards[n].keywords(SET))


def claimed(view: View, player: str) -> tuple[str, ...]:
    """The names that a player has claimed this turn."""
    said = str(board.information(view, player, CLAIMED) or "")
    return tuple(name for name in said.split(", ") if name)


def spend(view: View, player: str, number: str) -> Act:
    """The change by which a name is spent for the turn."""
    names = (*claimed(view, player), called(view, number))
    return Act("inform", {"player": player, "info": CLAIMED, "becomes": ", ".join(names)})


def called(view: View, number: str) -> str:
    """Under which name a claim is kept."""
    return naming.name(view, number, "en")


def names_said(text: str) -> str | None:
    """Names of cards with perjury as they are kept; None: one of them is none."""
    found = []
    for said in text.split(","):
        cards = cards_of(WHO, PRINTINGS[-1]).items()
        fits = (c for n, c in cards if c.lie and fold(said) in {fold(n), *(fold(x) for x in c.names.values())})
        card = next(fits, None)
        if card is None:
            return None
        found.append(card.names["en"])
    return ", ".join(found)


# -- what may be claimed -----------------------------------------------------------------------------------------------


def hideable(view: View, card: int) -> bool:
    """Whether a card may be hidden in a perjury: a normal card. Of a card of the hand like one that is gap G201."""
    klass = board.definition(view, card).klass
    if klass == "normal" or not view.on("A20-2-2 paragraph 2"):
        return klass != "special"
    known = board.vocab(view).classes.get(klass)
    like = known is not None and known.like == "normal" and board.kind_of(board.zone_of(view, card)) == "hand"
    return like and view.gap("G201", ("A20-6-1 bullet 1", "A20-2-2 paragraph 2")) == 1


def claims(view: View, card: int, by: str, set_only: bool = False) -> Iterator[tuple[str, str]]:
    """The names that may be claimed for a card, each with why it is barred beside its use ("": nothing bars it)."""
    spent = claimed(view, by)
    for number in listed(view, by, set_only):
        yield number, SPENT if called(view, number) in spent and view.on(NAME) else ""


def hidden(view: View, card: int, number: str) -> Draft:
    """The board with a card in perjury under a name."""
    draft = Draft(view.game, view.state, view.frames, readings=view.readings)
    zone, owner = board.zone_of(view, card), board.owner(view, card)
    draft.set(zone, tuple(c for c in board.lie_in(view, zone) if c != card))
    draft.set(f"{owner}.{ZONE}", (*board.lie_in(view, f"{owner}.{ZONE}"), card))
    draft.set(f"card.{card}.zone", f"{owner}.{ZONE}")
    draft.set(f"card.{card}.as", number)
    draft.set("shaped", tuple(sorted({*view.get("shaped", ()), card})))
    return draft


def bars(view: View, card: int, number: str, use: Use, measured: bool = False) -> list[Obstacle]:
    """What stands in the way of using a card as the one named: of the card itself nothing does (A20-6-1 bullet 1)."""
    draft = hidden(view, card, number)
    found = legality.obstacles(draft, use, measured)
    view.gaps += draft.gaps
    return found


def offers(view: View, where: str, by: str) -> Iterator[Offer]:
    """Every perjury that is open in the main phase: with each normal card of the hand, as each name."""
    yield from _offered(view, where, by, board.lie_in(view, f"{by}.hand"))


def offers_elsewhere(view: View, where: str, by: str) -> Iterator[Offer]:
    """A20-6-1 paragraph 2: likewise with normal cards of other zones that may be used in the normal way."""
    usable = dict.fromkeys(view.rules.usable_from(view, "8-2-2 cards", by))
    yield from _offered(view, where, by, (c for c in usable if board.zone_of(view, c) != f"{by}.hand"))


def _offered(view: View, where: str, by: str, cards: Iterable[int]) -> Iterator[Offer]:
    if not is_hers(view, by):
        return
    for card in cards:
        if not hideable(view, card):
            continue
        for option in options(view, card, by, Use(card, by, "main", ACTIONS[where])):
            yield Offer(option, Push(order(view, by, option, "main", ACTIONS[where])))


def options(view: View, card: int, by: str, use: Use, set_only: bool = False) -> Iterator[Option]:
    """The names as which a card may be perjured."""
    for number, bar in claims(view, card, by, set_only):
        if not bar and not bars(view, card, number, use):
            yield (PERJURE, card, number)


def order(view: View, by: str, option: Option, mode: str, action: str = "", nesting: str = "") -> Spec:
    """An order to perjure."""
    _, card, number = option
    about = {
        "card": board.card_ref(view, card), "by": by, "mode": mode, "action": action, "as": number, "answers": None,
        "free": False, "unseen": True, "began": board.zone_of(view, card),
    }  # fmt: skip
    return Spec("A20-6-1", by, about, nesting)


def tried(view: View, line: Line) -> Option | None:
    """The perjury that an `attempt` speaks of, with a card of the hand."""
    from judge.furuyoni.file.called import is_meant

    cards = (c for c in board.lie_in(view, f"{line.by}.hand") if is_meant(view, c, line.args[0]))
    card, number = next(cards, None), next((n for n in PERJURED if naming.is_named(view, n, line.args[1])), None)
    return None if card is None or number is None else (PERJURE, card, number)


def begins(view: View, where: str, by: str, option: Option) -> Push:
    """What follows a perjury that was tried."""
    return Push(order(view, by, option, "main", ACTIONS[where]))


# -- lines of play -----------------------------------------------------------------------------------------------------


def label(view: View, choice: Choice, option: Option, lang: str) -> str:
    """The line by which a perjury is chosen."""
    from judge.furuyoni.file.called import card_name

    _, card, number = option
    return f"{PERJURE} {card_name(view, int(card), lang)} as {naming.name(view, str(number), lang)}"


def accepts(view: View, choice: Choice, option: Option, line: Line) -> bool:
    """Whether a line means that perjury."""
    from judge.furuyoni.file.called import is_meant

    if line.verb != PERJURE or len(line.args) != 2:
        return False
    _, card, number = option
    return is_meant(view, int(card), line.args[0]) and naming.is_named(view, str(number), line.args[1])


def objections(point: Point, line: Line) -> list[Obstacle]:
    """What stands in the way of a perjury: the moment, the card, the name, and the use as the card named."""
    from judge.furuyoni.legal.objections import cards
    from judge.furuyoni.legal.objections.point import in_phase

    view: Any = point.view
    by = line.by
    found: list[Obstacle] = []
    if not is_hers(view, by):
        found.append(Obstacle("rule", ("A20-6-1 paragraph 1",), "no_perjury"))
    found += in_phase(point, by, "main", "A20-6-1 bullet 1", ("main", "action", PERJURE))
    number = next((n for n in PERJURED if naming.is_named(view, n, line.args[1])), "")
    if number not in listed(view, by):
        found.append(Obstacle("rule", (NAME,), "not_listed"))
    elif called(view, number) in claimed(view, by):
        found.append(Obstacle("rule", (NAME,), "claimed_already"))
    meant = cards.to_use(view, by, line.args[0], "A20-6-1 bullet 1")
    found += meant.bars
    if meant.card is not None and not hideable(view, meant.card):
        found.append(Obstacle("rule", ("A20-6-1 bullet 1",), "not_normal"))
    elif meant.card is not None and number in listed(view, by):
        action = view.get("action") or "standard"
        found += bars(view, meant.card, number, Use(meant.card, by, "main", action), measured=True)
    return found


__all__ = ["objections", "offers", "words"]
