"""A8-4: the discovery of the century, and the naming of a card that leads to it."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine import Act, Ask, Choice, Do, Frame, Next, Option, Push, Spec, View
from judge.engine.outcome import Outcome
from judge.engine.tree import Node
from judge.furuyoni import board
from judge.furuyoni.cards.facts import PRINTINGS, cards_of, home
from judge.furuyoni.cards.names import fold
from judge.furuyoni.cards.pools import versions
from judge.furuyoni.effects.operations.common import acting, here
from judge.port.expect import Line

FOUND = "NA-10-kururu-A1-S-3-Ex1"
CLAUSE = "A8-4"


def make(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation by which a card says so."""
    if not view.applies(CLAUSE):
        return Next()
    return Push(Spec(CLAUSE, frame.you, {"card": frame.locals["card"]}))


def look(view: View, frame: Frame) -> Outcome:
    """1: the player looks at the opponent's specials."""
    specials = board.lie_in(view, f"{board.opponent(frame.you)}.specials")
    cards = tuple(board.card_ref(view, c) for c in specials)
    return Do((Act("reveal", {"cards": cards, "to": (frame.you,)}),)) if cards else Next()


def take(view: View, frame: Frame) -> Outcome:
    """2: of one of the players all specials not chosen in deck building; whoever discovers is their owner from now."""
    picked = frame.locals.get("whose")
    if picked is None:
        options = tuple(("discover", p) for p in board.PLAYERS)
        return Ask(Choice(frame.you, "discover", options), "whose")
    whose = str(picked[0][1])
    lying = (c for c in board.unchosen(view, whose) if board.definition(view, c).klass == "special")
    cards = tuple(c for c in lying if board.owner(view, c) == whose)
    if not cards:
        return Next()
    theirs = Act("fact", {"values": {f"card.{c}.discoverer": frame.you for c in cards}})
    return Do((theirs, *(_gain(view, frame, c) for c in cards)))


def _gain(view: View, frame: Frame, card: int) -> Act:
    return Act("put", {"card": board.card_ref(view, card), "to": f"{frame.you}.specials", "state": "unused"})


def now_theirs(view: View, found: str, card: int) -> str:
    """5-4: whose card it is once it has been discovered."""
    return str(view.get(f"card.{card}.discoverer", found))


def gain(view: View, frame: Frame) -> Outcome:
    """3: the card that is found lies in the player's own extra; it is unused."""
    cards = [c for c in board.lie_in(view, f"{frame.you}.extra") if view.get(f"card.{c}.number") == FOUND]
    return Do(tuple(_gain(view, frame, c) for c in cards)) if cards else Next()


def remove(view: View, frame: Frame) -> Outcome:
    """4: the card whose effect it is goes out of the game; for the rest of this turn it cannot be used."""
    card = frame.locals["card"]
    if board.gone(view, card):
        return Next()
    out = Act("put", {"card": card, "to": f"{board.owner(view, card.id)}.out_of_game", "open": True})
    forbid = {
        "id": f"{CLAUSE} 4:card.{card.id}", "you": frame.you, "target": "forbid", "filter": "card.self == this",
        "what": ("use",), "who": board.PLAYERS, "until": "turn_end", "modifiers": (), "card": card,
        "clause": "A8-4 4",
    }  # fmt: skip
    return Do((out, Act("last", {"effect": forbid})), clauses=("A8-4 4", "10-18"))


def name_card(view: View, frame: Frame, node: Node) -> Outcome:
    """Name a card: one that the megami of the players bring, the opponent's first, or one of the file's own."""
    picked = here(frame).get("named")
    if picked is None:
        you = acting(view, frame)
        chosen = [view.get(f"{player}.megami", ()) for player in (board.opponent(you), you)]
        known = [number for versions_ in chosen for v in versions_ for number in _pool(v)]
        told = all(versions_ and "?" not in versions_ for versions_ in chosen)
        known += sorted(n for n in board.rules(view).cards if n.startswith("adhoc:") or not (told or n.startswith("?")))
        options: tuple[Option, ...] = tuple(("name", number) for number in dict.fromkeys(known))
        return Ask(Choice(you, "name_card", options), "named")
    return Next({"names": {**frame.locals["names"], node.args["as"]: picked[0][1]}})


def _pool(version: str) -> tuple[str, ...]:
    found = versions().get(version)
    return (*found.choose, *found.beside) if found is not None else ()


def _names(view: View, number: str) -> Mapping[str, str]:
    info = board.rules(view).cards.get(number)
    if info is not None:
        return info.names
    megami = home(number)
    found = cards_of(megami, PRINTINGS[-1]).get(number) if megami is not None else None
    return found.names if found is not None else {"en": number}


def label(view: View, choice: Choice, option: Option, lang: str) -> str:
    """The line by which a card is named."""
    names = _names(view, str(option[1]))
    return f"name {names.get(lang) or names.get('en') or names.get('ja') or option[1]}"


def accepts(view: View, choice: Choice, option: Option, line: Line) -> bool:
    """Whether a line names that card."""
    if line.verb != "name" or not line.rest:
        return False
    said = fold(line.rest)
    return said == fold(str(option[1])) or said in {fold(n) for n in _names(view, str(option[1])).values() if n}


def words(rest: str) -> tuple[str, ...] | None:
    """A line with a name behind its verb."""
    return (rest,) if rest else None


def player(rest: str) -> tuple[str, ...] | None:
    """A line with a player behind its verb."""
    return (rest,) if rest in board.PLAYERS else None
