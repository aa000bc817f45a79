"""The board's facts: where things lie, under which paths. Reading only; `primitives` changes them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

from judge.engine.data import Ref
from judge.engine.identity import object_at
from judge.furuyoni.board import paths
from judge.furuyoni.effects.abilities import one_or_several
from judge.furuyoni.vocab import PLAYERS as PLAYERS
from judge.furuyoni.vocab.model import bears

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.view import View
    from judge.furuyoni.effects.abilities import CardDef, Users
    from judge.furuyoni.match import Match
    from judge.furuyoni.vocab import Vocabulary
    from judge.furuyoni.vocab.model import PlayerInfo


def rules(view: View) -> Match:
    """The match as an object with its cards and edition."""
    game: Match = view.game
    return game


def vocab(view: View) -> Vocabulary:
    """The words of this board: its zones, classes, tokens, what players and cards have."""
    found: Vocabulary = view.game.vocab
    return found


@cache
def opponent(player: str) -> str:
    """The other player."""
    return "b" if player == "a" else "a"


def active(view: View) -> str:
    """The active player (5-1-1)."""
    return str(view.get("active"))


def card_ref(view: View, card: int) -> Ref:
    """A reference to a card as it is now."""
    return Ref("card", card, view.get(paths.EPOCH[card], 0))


def gone(view: View, ref: Ref | None) -> bool:
    """Whether the object meant is no longer the one that was meant."""
    if ref is None:
        return True
    if ref.kind == "attack":
        return view.get(paths.ATTACK[ref.id]) is None
    return bool(view.get(paths.EPOCH[ref.id], 0) != ref.epoch)


def printed(view: View, card: int) -> CardDef:
    """The card's own definition as printed."""
    found: CardDef = view.game.cards[view.get(paths.NUMBER[card])]
    return found if not view.game.off else _of_its_users(view, _of_its_class(view, found))


def _of_its_users(view: View, info: CardDef) -> CardDef:
    """What a card is where a note may be switched off that says who its users are: then of her in whose list it is."""
    if not view.game.off or view.on(*info.users_by):
        return info
    off = {user for clause, users in info.users_by.items() if not view.on(clause) for user in users}
    now = info.megami if isinstance(info.megami, tuple) else (info.megami,)
    left = tuple(user for user in now if user and user not in off)
    return info._replace(megami=one_or_several(left or (info.listed,)))


def users(view: View, card: int) -> Users:
    """Whose card it is (6-2-1-4): hers in whose list it is, or as a note there says (B1)."""
    info = definition(view, card)
    view.define("6-2-1-4", *info.users_by)
    return info.megami


def _of_its_class(view: View, info: CardDef) -> CardDef:
    """What a card is where the clause may be switched off that gives it its class: of the one that this is like."""
    klass = vocab(view).classes[info.klass]
    return info if view.on(klass.clause) and view.on(klass.cards) else _of_class(info, klass.like)


def definition(view: View, card: int) -> CardDef:
    """What the card is now (6-2-1)."""
    found: CardDef = view.within(("6-2-1", card), view.rules.is_now, card)
    return found


COPIED = "10-16"
"""Under which name a view knows of what card one is a copy: so it can be asked what was so when that was another."""


def is_now(view: View, card: int) -> CardDef:
    """What the card is now: another while it is used as one (10-38), a copy but for its class (10-16), or itself."""
    game = rules(view)
    other = view.get(paths.AS[card])
    if other is not None and view.applies("10-38 paragraph 2"):
        return _of_its_users(view, game.cards[other])
    source = original(view, card)
    own = printed(view, card) if view.game.off else game.cards[view.get(paths.NUMBER[card])]
    if source is None and card not in game.counted and not view.knows((COPIED, card)):
        return own
    copied = view.within((COPIED, card), copied_number, card)
    if not copied:
        return own
    if not view.applies("10-16 paragraph 2"):
        return own
    if source is not None:
        rules(view).read(source.id)
    info = _of_its_users(view, rules(view).cards[copied])
    if card in rules(view).mimics:
        info = _as_copy(info, own)
    return _of_class(info, own.klass) if view.applies("10-16 paragraph 3") else info


def _as_copy(info: CardDef, own: CardDef) -> CardDef:
    """What a card is that is a copy by its own text: the original, but for what it keeps of its own."""
    kept: dict[str, Any] = {"number": own.number, "names": own.names}
    if own.keeps_own:
        kept |= {"megami": own.megami, "users_by": own.users_by, "listed": own.listed}
        kept |= {"abilities": (*own.abilities, *info.abilities)}
    if info.faces:
        kept["faces"] = {side: _as_copy(face, own) for side, face in info.faces.items()}
    return info._replace(**kept)


def _of_class(info: CardDef, klass: str) -> CardDef:
    """The same card, on each of its faces, in a class."""
    faces = {side: face._replace(klass=klass) for side, face in info.faces.items()} if info.faces else info.faces
    return info._replace(klass=klass, faces=faces)


def original(view: View, card: int) -> Ref | None:
    """The card of which a card is to be a copy: as an effect has made it, or as its own text says; None: it is none."""
    made: Ref | None = view.get(paths.COPIES[card])
    mimics = view.game.mimics
    sealer = mimics.get(card) if mimics else None
    if made is not None or sealer is None or kind_of(zone_of(view, card)) in vocab(view).says_silent:
        return made
    mine = owner(view, card)
    if sealer.startswith("owner."):
        zone = vocab(view).zones[sealer.removeprefix("owner.")]
        said = tuple(clause for clause in (zone.clause, zone.face.clause) if clause)
        view.define(*said)
        there = lie_in(view, f"{mine}.{zone.name}") if all(view.on(clause) for clause in said) else ()
        return card_ref(view, there[0]) if there else None
    for lies in lie_in(view, f"{mine}.sealed"):
        under: Ref | None = view.get(f"card.{lies}.under")
        if under is not None and rules(view).placed[under.id] == sealer and owner(view, under.id) == mine:
            if view.get(paths.STATE[under.id]) != "unused":
                return card_ref(view, lies)
            return card_ref(view, lies) if view.gap("G60", ("6-2-1-7 paragraph 2", "10-16")) else None
    return None


def shaped(view: View) -> tuple[int, ...]:
    """The cards that are something else than what is printed on them, as far as their texts go."""
    game = rules(view)
    made: tuple[int, ...] = view.get("shaped", ())
    if game.as_printed:
        return made
    mimics, faced, counted = game.mimics, game.faced, game.counted
    copies = (c for c in mimics if c not in made and original(view, c) is not None)
    by_count = (c for c in counted if c not in made and counted_copy(view, c))
    return tuple(dict.fromkeys((*made, *copies, *by_count, *faced)))


def copied_number(view: View, card: int) -> str:
    """The number of the card of which it is a copy now; "" for none."""
    source = original(view, card)
    if source is None:
        return counted_copy(view, card)
    if readable(view, source, player_of(zone_of(view, card))):
        return copied_number(view, source.id) or str(view.rules.is_now(view, source.id).number)
    use = view.get(paths.USE[card]) or {}
    return "" if copy_lost(view, card) else use.get("copied", "")


def counted_copy(view: View, card: int) -> str:
    """The number of the card that a card is a copy of for the crystals on others of its owner's; "": it is none.

    While none of those lies open, it is undetermined. Whether one in use follows the crystals is gap G204.
    """
    bands = rules(view).counted.get(card, ())
    if not bands or kind_of(zone_of(view, card)) in vocab(view).says_silent:
        return ""
    mine, on = owner(view, card), bands[0].on
    there = [c for c, number in rules(view).placed.items() if number == on and owner(view, c) == mine]
    n = sum(crystals(view, f"card.{c}") for c in there)
    fits = [band for band in bands if n >= band.least] if any(face_up(view, c) for c in there) else []
    found = max(fits, key=lambda band: band.least).of if fits else ""
    began = (view.get(paths.USE[card]) or {}).get("copied", "")
    if kind_of(zone_of(view, card)) != "in_use" or not began or found == began:
        return found
    return found if view.gap("G204", ("10-16 paragraph 2", "9-1-3-3 paragraph 2")) else began


def copy_lost(view: View, card: int) -> bool:
    """Whether a card's text as a copy is gone with its original; of one in use that is gap G24."""
    source = original(view, card)
    if source is None or readable(view, source, player_of(zone_of(view, card))):
        return False
    use = view.get(paths.USE[card]) or {}
    if kind_of(zone_of(view, card)) != "in_use" or not use.get("copied"):
        return True
    return view.gap("G24", ("10-16 paragraph 2", "9-1-3-3 paragraph 2")) == 1


def readable(view: View, source: Ref, player: str) -> bool:
    """Whether a copied card can still be referred to (10-16)."""
    return not gone(view, source) and known_to(view, source.id, player)


def zone_of(view: View, card: int) -> str:
    """The path of the zone in which the card lies."""
    return str(view.get(paths.ZONE[card]))


@cache
def player_of(zone: str) -> str:
    """The player to whom a zone belongs ("" for a common one)."""
    head, _, tail = zone.partition(".")
    return head if tail and head in PLAYERS else ""


@cache
def kind_of(zone: str) -> str:
    """What kind of zone a path means: `hand`, `aura`, `shadow`, `card`."""
    head, _, tail = zone.partition(".")
    return tail if head in PLAYERS else head


def subtype(view: View, card: int) -> str | None:
    """The subtype of a card; the indefinite one counts only on a card of the indefinite type (6-2-1-6)."""
    info = definition(view, card)
    if info.subtype == "variable" and info.type != "variable" and view.applies("6-2-1-6"):
        return None
    return info.subtype


def owner(view: View, card: int) -> str:
    """The player whose card it is (5-4)."""
    found: str = view.rules.owner(view, card)
    return found


def kept_owner(view: View, card: int) -> str:
    """The player whose card it is: one who chose the megami to whom it belongs (5-4)."""
    found: str = view.get(paths.OWNER[card])
    return found


def user(view: View, card: int) -> str:
    """The player whom a card's text calls "you" (10-12): in whose zone it lies; of a copy its owner (10-16)."""
    copies = original(view, card) is not None or (card in view.game.counted and counted_copy(view, card))
    if copies and view.applies("10-16 paragraph 4"):
        return owner(view, card)
    return player_of(zone_of(view, card)) or owner(view, card)


def lie_in(view: View, zone: str) -> tuple[int, ...]:
    """The cards (or attacks) in a zone, in order."""
    found: tuple[int, ...] = view.get(zone, ())
    return found


def crystals(view: View, zone: str) -> int:
    """How many crystals lie in a zone (6-3): `shadow`, `distance`, `a.aura`, `card.7`."""
    found: int = view.rules.crystals(view, zone)
    return found


def takeable(view: View, zone: str) -> int:
    """How many crystals may be taken out of a zone (6-3)."""
    found: int = view.rules.takeable(view, zone)
    return found


def on_card(zone: str) -> int:
    """The card on which lie the crystals of a place (`card.7`); 0 if it is a zone."""
    found = object_at(zone) if zone.startswith("card.") else None
    return 0 if found is None else found[1]


def plain_crystals(view: View, zone: str) -> int:
    """How many crystals lie in a zone, as the state has them: what changes them reads and writes this."""
    found: Any = view.get(zone, 0) if zone != "distance" and not zone.startswith("card.") else ()
    if type(found) is tuple:
        found = view.get(paths.CRYSTALS[zone], 0)
    lying: int = found
    return lying


def crystal_path(words: Vocabulary, zone: str) -> str:
    """The path of the number of crystals in a zone: its own, unless it is that of cards, or reckoned (5-2-1)."""
    apart = zone == "distance" or zone.startswith("card.") or kind_of(zone) in words.loose
    return f"{zone}.crystals" if apart else zone


def information(view: View, player: str, name: str) -> Any:
    """What a player has (5-1): a number, a flag or a word; of one who has none what its clause says."""
    info = vocab(view).players[name]
    if not has(view, player, info):
        if info.absent.clause:
            view.define(info.absent.clause)
        if not info.absent.clause or view.on(info.absent.clause):
            return info.absent.value
        return 0 if info.kind == "gauge" else None
    found = view.get(f"{player}.{name}", info.start)
    return bool(found) if info.kind == "flag" else found


def card_information(view: View, card: int, name: str) -> Any:
    """What a room gives a card: printed on it, or a state that it is in."""
    info = vocab(view).cards[name]
    if info.printed:
        return definition(view, card).printed.get(info.printed, info.start)
    return view.get(f"card.{card}.{name}", info.start)


def tokens(view: View, zone: str, kind: str) -> int:
    """How many tokens lie in a zone, or on a card: `freeze` in `a.aura`, `artificial.a.plus` in `distance`."""
    return int(view.get(f"{zone}.{kind}", 0))


def brings(view: View, player: str, megami: str) -> bool:
    """Whether a player has chosen a megami, or that version of her; everybody brings "" (0-2, 2-1)."""
    return not megami or bears(view.get(f"{player}.megami", ()), megami)


def has(view: View, player: str, info: PlayerInfo) -> bool:
    """Whether a player has such a thing: everybody, or who has chosen the megami that brings it."""
    return brings(view, player, info.borne_by) and view.on(info.clause)


def has_zone(view: View, player: str, zone: str) -> bool:
    """Whether a player has a zone: everybody, or who has chosen the megami that brings it (7-1)."""
    found = vocab(view).zones[zone]
    return brings(view, player, found.borne_by) and view.on(found.clause)


def exists(view: View, zone: str) -> bool:
    """Whether a common zone is there: always, or while somebody has chosen the megami that brings it (7-1)."""
    return any(has_zone(view, player, zone) for player in PLAYERS)


def words_of(game: Game) -> Vocabulary:
    """The words of a game's board."""
    return cast("Match", game).vocab


def unchosen(view: View, player: str) -> tuple[int, ...]:
    """A player's cards that lie face down out of the game: those not chosen in deck building (10-29)."""
    return tuple(c for c in lie_in(view, f"{player}.out_of_game") if view.get(f"card.{c}.unchosen"))


def may_lie(view: View, card: int, zone: str) -> bool:
    """Whether a card can be in a zone at all: only specials lie among the specials (7-1-11)."""
    words, kind, klass = vocab(view), kind_of(zone), definition(view, card).klass
    lies = words.classes[klass].lies if klass else ""
    if lies and not view.on(lies) and klass not in words.zones[kind].holds.value:
        return False
    return kind not in words.exacting or words.may_hold(kind, klass)


def known_to(view: View, card: int, player: str) -> bool:
    """Whether a player knows the face of a card (6-2-1, 7-1): it lies open, is theirs to see, or has been seen."""
    return player in str(view.get(f"card.{card}.seen", "")) or in_sight(view, card, player)


def in_sight(view: View, card: int, player: str) -> bool:
    """Whether a card lies so that a player may look at its face now (7-1-7 to 7-1-16)."""
    zone = zone_of(view, card)
    kind = kind_of(zone)
    whose = owner(view, card) if kind == "out_of_game" else player_of(zone)
    said = vocab(view).says_sight.get(kind, "")
    theirs = kind in vocab(view).theirs_to_see and whose == player and view.on(said)
    return theirs or face_up(view, card) or kind in vocab(view).seen_both_ways


def face(view: View, card: int) -> str:
    """Which way a card lies: `up` or `down` (6-2-2-1); "" where the rules do not say, under another card (7-1-13)."""
    kind, words = kind_of(zone_of(view, card)), vocab(view)
    if kind in words.face_unsaid or not view.on("6-2-2-1", words.says_face.get(kind, "")):
        return ""
    return "up" if face_up(view, card) else "down"


def sideways(view: View, card: int) -> bool:
    """Whether a card lies sideways (6-2-2-2): those of the facedown pile do, all others upright (7-1-8)."""
    kind, words = kind_of(zone_of(view, card)), vocab(view)
    return kind in words.sideways and view.on("6-2-2-2", words.says_face.get(kind, ""))


def face_up(view: View, card: int) -> bool:
    """Whether a card lies face up (6-2-2-1)."""
    found: bool = view.rules.face_up(view, card)
    return found


def lies_open(view: View, card: int) -> bool:
    """Whether a card lies face up: it is in a zone where cards do (6-2-2-1).

    Specials and cards out of the game do once they are used; cards not chosen for the duel never do (4-1 2, 7-1-16).
    """
    kind, words = kind_of(zone_of(view, card)), vocab(view)
    if kind in words.face_by_state:
        return view.get(paths.STATE[card]) != "unused" and not view.get(f"card.{card}.unchosen")
    if kind in words.face_by_card:
        return bool(view.get(f"card.{card}.face", "up") == "up")
    return kind in words.face_up and view.on(words.says_face.get(kind, ""))


RULES = {
    "5-4 paragraph 1": kept_owner, "6-2-1": is_now, "6-2-2-1": lies_open, "6-3": plain_crystals,
}  # fmt: skip
