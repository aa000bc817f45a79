"""The board read: where cards lie, whose they are, what counts as a character (3, 5.1, 6.1)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from judge.engine.data import Ref
from judge.vision.model import PLAYERS, Card

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine.view import View
    from judge.vision.known import Known

ZONES = ("deck", "underworld", "field", "nodes", "hand", "removed", "play", "sideboard")
"""3.1.1, as they are called in files and facts."""
HIDDEN = {"deck": "V3.2.3", "nodes": "V3.5.3", "hand": "V3.6.3", "sideboard": "V3.9.3"}
"""The zones whose cards nobody sees as a rule (3.1.5.b), each with its clause."""
SEEN_BY_OWNER = {"hand": "V3.6.3.a", "sideboard": "V3.9.3.a"}
"""Those of them that their player sees."""
PUBLIC = {"underworld": "V3.3.3", "field": "V3.4.3", "removed": "V3.7.3", "play": "V3.8.4"}
"""The zones whose cards everybody sees (3.1.5.a)."""
ORDERED = {"deck": "V3.2.4", "underworld": "V3.3.4"}
"""The zones whose order nobody may change."""
UNORDERED = {
    "field": "V3.4.2.a", "nodes": "V3.5.2.a", "hand": "V3.6.2.a", "removed": "V3.7.2.a", "play": "V3.8.3.a",
}  # fmt: skip
"""The zones whose cards have no order."""
OWN = ("deck", "underworld", "nodes", "hand", "removed", "sideboard")
"""3.1.6: a card only goes to that of its original player."""
START_LIFE = 25
HAND_LIMIT = 7
KEPT = ("card", "owner", "zone", "epoch")
"""What a card keeps whatever becomes of it (1.7.2.a); all else is given and is lost with a move (3.1.7)."""


def other(player: str) -> str:
    """The opposing player, who is also the next in turn order."""
    return PLAYERS[1 - PLAYERS.index(player)]


def in_order(view: View) -> tuple[str, str]:
    """The players in turn order, the turn player first (1.3.3)."""
    active = view.get("active")
    return active, other(active)


def cards(view: View, zone: str) -> tuple[int, ...]:
    """The cards that lie in a zone, `a.hand`; those set on others lie in the field of their host."""
    found: tuple[int, ...] = view.get(zone, ())
    return found


def zone(view: View, card: int) -> str:
    """Where a card lies, "" for nowhere: `a.hand`."""
    found: str = view.get(f"card.{card}.zone", "")
    return found


def kind(view: View, card: int) -> str:
    """The sort of zone in which a card lies."""
    return zone(view, card).partition(".")[2]


def holder(view: View, card: int) -> str:
    """The player in whose zone a card lies (1.4.4)."""
    return zone(view, card).partition(".")[0]


def owner(view: View, card: int) -> str:
    """The original player (1.7.2)."""
    found: str = view.get(f"card.{card}.owner")
    return found


def on_field(view: View, card: int) -> bool:
    """Whether a card is on the field, set on another or not (3.4.6)."""
    return kind(view, card) == "field"


def host(view: View, card: int) -> int:
    """The card on which a card is set, 0 for none (11.3.7)."""
    found: int = view.get(f"card.{card}.host", 0)
    return found


def attached(view: View, card: int) -> tuple[int, ...]:
    """The cards set on a card."""
    found: tuple[int, ...] = view.get(f"card.{card}.set", ())
    return found


def tree(view: View, card: int) -> tuple[int, ...]:
    """The cards set on a card, those set on these, and so on."""
    found: list[int] = []
    for one in attached(view, card):
        found += (one, *tree(view, one))
    return tuple(found)


def epoch(view: View, card: int) -> int:
    """Which incarnation of a card this is: one more for each zone it has come to."""
    found: int = view.get(f"card.{card}.epoch", 0)
    return found


def down(view: View, card: int) -> bool:
    """Whether a card on the field lies face down (5.1.1.a)."""
    return bool(view.get(f"card.{card}.down"))


def asleep(view: View, card: int) -> bool:
    """Whether a card is in sleep state (5.1.2.b); set cards share it with their host (11.3.11.c)."""
    top = host(view, card)
    return asleep(view, top) if top and view.on("V11.3.11.c") else bool(view.get(f"card.{card}.asleep"))


def printed(view: View, card: int) -> Card:
    """What is printed on a card, or on its transformed side while it is transformed (2.17.3, 10.28.8)."""
    game: Known = view.game
    found: Card = game.cards[view.get(f"card.{card}.card")]
    turned = view.get(f"card.{card}.turned")
    sides = turned_sides(view, card) if turned and view.on("V10.28.8", "V2.17.3", "V10.28.3") else ()
    if turned and turned <= len(sides):
        side: Card = sides[turned - 1]
        return side._replace(no=found.no, type=found.type, node=found.node, cost=found.cost)
    return found


def turned_sides(view: View, card: int) -> tuple[Card, ...]:
    """The transformed states that a character has, those of cards set on it included (10.13.6, 10.14.4)."""
    game: Known = view.game
    found = game.cards[view.get(f"card.{card}.card")].turned
    for one in attached(view, card):
        if lends(view, one) and not _silenced(view, one):
            found += game.cards[view.get(f"card.{one}.card")].turned
    return found


LENDING = {"装備": "V10.13.6", "呪符": "V10.14.4"}
"""The keywords of cards that give the character on which they are set what they have, each with its clause."""


def lends(view: View, card: int) -> bool:
    """Whether a set card gives its host its text, its modifiers and its other sides (6.1.13)."""
    return any(bears(view, card, word) and view.on("V6.1.13", clause) for word, clause in LENDING.items())


def _silenced(view: View, card: int) -> bool:
    """Whether an effect that lasts has made the text of a card invalid (10.28.9.a).

    What is printed on a character rests on this, so no effect is asked whether the card fits it still.
    """
    here = (card, epoch(view, card))
    return any(
        record["change"].get("void") == "text" and (here in record["cards"] or card in record.get("first", ()))
        for record in view.get("lasting", ())
    )


def given(view: View, card: int) -> Mapping[str, Any]:
    """What an effect has given a card to be from now on (6.1.6, 12.5.1)."""
    found: Mapping[str, Any] = view.get(f"card.{card}.as", {})
    return found


def bears(view: View, card: int, word: str) -> bool:
    """Whether a keyword stands on the card itself (10.1.2.a), or was given to it for good."""
    made = given(view, card)
    worn = {"装備": "V10.13.3", "呪符": "V10.14.3"}.get(word)
    if worn and word in made.get("keywords", ()) and not view.on(worn):
        return False
    if down(view, card) and on_field(view, card):
        return word in made.get("keywords", ())
    if made and ("keywords" in made or made.get("sort") == "character"):
        return word in made.get("keywords", ())
    return any(k.name == word for k in printed(view, card).keywords)


def is_character(view: View, card: int) -> bool:
    """Whether a card is a character: on the field, not set, face up or made one by an effect (6.1.1, 6.1.8)."""
    if host(view, card):
        return False
    if not on_field(view, card):
        coming = bool(view.get(f"card.{card}.entering")) and view.on("V6.1.8.a")
        return coming and printed(view, card).type == "character"
    if given(view, card).get("sort") == "character" and view.on("V6.1.8.c"):
        return True
    if down(view, card) and view.on("V5.7.1"):
        return False
    if view.get(f"card.{card}.turned") and view.on("V10.28.6.b"):
        return True  # whatever the transformed side says or does not say of 幻想生物
    if bears(view, card, "幻想生物") and view.on("V10.16.3", "V6.1.8.b"):
        return True
    return printed(view, card).type == "character" and view.on("V6.1.1", "V5.4.3")


def field(view: View, player: str = "") -> Iterator[int]:
    """The cards on the field (of a player), set cards among them behind their hosts."""
    for one in PLAYERS if not player else (player,):
        for card in cards(view, f"{one}.field"):
            yield card
            yield from tree(view, card)


def characters(view: View, player: str = "") -> tuple[int, ...]:
    """The characters (of a player)."""
    return tuple(c for p in ((player,) if player else PLAYERS) for c in view.found(("characters", p), _CHARACTERS[p]))


def _characters(view: View, player: str) -> Iterator[int]:
    return (c for c in cards(view, f"{player}.field") if is_character(view, c))


_CHARACTERS = {player: partial(_characters, player=player) for player in PLAYERS}


def nodes(view: View, player: str, asleep: bool | None = None) -> tuple[int, ...]:
    """The nodes of a player (1.8.1), awake or asleep ones where that is asked."""
    found = cards(view, f"{player}.nodes")
    if asleep is None:
        return found
    return tuple(c for c in found if bool(view.get(f"card.{c}.asleep")) == asleep)


def under_way(link: int, card: int) -> Ref:
    """A play, a use or another effect under way, with the card by which it is called once it is over."""
    return Ref("link", link, card)


def attacker(view: View) -> int:
    """The character that is attacking, 0 for none (6.3.4.e)."""
    found: int = view.get("attack.by", 0)
    return found


def blocker(view: View) -> int:
    """The character that is blocking, 0 for none (6.4.4.d)."""
    found: int = view.get("attack.blocked", 0)
    return found
