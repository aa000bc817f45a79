"""What an argument for a fact of Furuyoni may rest on (`judge.port.grounds.Grounds`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.tree import Text, whole
from judge.furuyoni import board
from judge.furuyoni.board.history import PREFIX
from judge.furuyoni.core import s9_6_basic
from judge.furuyoni.core.s9_6_basic import KINDS
from judge.furuyoni.effects import standing as statics
from judge.furuyoni.effects.abilities import CLASSES
from judge.furuyoni.file.board_facts import GATHERED, cards_of, zone_and_state
from judge.furuyoni.file.board_facts import same_cards as same
from judge.furuyoni.file.called import card_name
from judge.furuyoni.file.called import is_called as called
from judge.furuyoni.file.claims import attack_ends
from judge.furuyoni.file.facts import paths
from judge.furuyoni.file.model import UNKNOWN
from judge.furuyoni.landmarks import LANDMARKS
from judge.furuyoni.legal import legality
from judge.furuyoni.rules import attacks
from judge.port.grounds import Shut
from judge.port.reading import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine import Choice, Option, View
    from judge.furuyoni.game import Furuyoni
    from judge.port.obstacle import Obstacle

_FACES = ("seen", "state", "unchosen")
"""Facts of a card by which it lies face up or down, known or not."""
actions = KINDS
_STANDS = ("forbid", "permit", "instead", "treat", "cancel")
"""Sorts of standing effects whose part in a run only shows in what it would be without them."""


def gathered(path: str) -> bool:
    """Whether a fact gathers cards of several zones."""
    return path[2:] in GATHERED


def lying(view: View, path: str) -> tuple[tuple[int, int, tuple[Any, ...]], ...]:
    """The cards of a fact with the crystals on them, and what rooms give them beside."""
    more = board.vocab(view).card_paths
    return tuple(
        (c, board.plain_crystals(view, f"card.{c}"), tuple(view.get(f"card.{c}.{name}") for name in more))
        for c in cards_of(view, path)
    )


def things(view: View) -> tuple[int, ...]:
    """Every card."""
    return tuple(board.rules(view).placed)


def names(view: View, thing: int) -> tuple[str, ...]:
    """The names of a card that is known, in every language."""
    return tuple(n for n in board.definition(view, thing).names.values() if n and n != UNKNOWN)


def stake(player: str) -> str:
    """What a player loses by: life."""
    return f"{player}.life"


def counted(path: str) -> bool:
    """Whether a fact only counts what was done this turn."""
    return path.startswith(PREFIX)


def state_paths(view: View, path: str) -> tuple[str, ...]:
    """The facts of the state that a fact of the board tells."""
    words = board.vocab(view)
    player, _, name = path.partition(".")
    if name in GATHERED:
        zones = tuple(f"{player}.{zone}" for zone in words.card_zones)
        cards = [c for zone in zones for c in view.state.get(zone, ())]
        return (*zones, *(f"card.{c}.{fact}" for c in cards for fact in _FACES))
    if paths(words).get(path) is Kind.OBJECTS:
        zone, _ = zone_and_state(path)
        lie = view.state.get(zone, ())
        return (zone, *(f"card.{c}.{name}" for c in lie for name in ("crystals", "state", *words.card_paths)))
    return (path, f"{path}.crystals") if path == "distance" else (path,)


def faces(zones: tuple[str, ...]) -> tuple[str, ...]:
    """What of a card decides whether it lies among those that a fact gathers, or among the specials in one state."""
    if any(map(gathered, zones)):
        return _FACES
    return ("state",) if any(".specials." in zone for zone in zones) else ()


def standing(game: Furuyoni) -> Iterator[tuple[str, tuple[str, ...], Mapping[str, Any]]]:
    """Standing effects whose part in a run only shows in what it would be without them: key, clauses, what they are."""
    known = {ability.key: (card, ability) for does in _STANDS for card, ability in game.standing.get(does, ())}
    for key, (card, ability) in known.items():
        rule = {"forbid": ("1-4 paragraph 2",), "permit": ("1-4 paragraph 1",)}.get(ability.does, ())
        clauses = (statics.CONSULTED.get(ability.at, CLASSES.get(ability.at, "9-1-1")), *rule)
        yield key, clauses, {"card": card, "ability": ability}


def cites(game: Furuyoni, asked: Text, step: str) -> str:
    """The clause under which the condition of an effect was looked at at a step."""
    ability = game.abilities.get(whole(asked))
    own = {**CLASSES, **statics.CONSULTED}.get(ability.at, "") if ability is not None else ""
    resolved = ability is not None and ability.does == "do"
    return step if resolved and step.startswith("9-") else own


windows = tuple(LANDMARKS.using)
acting = ("main", "basic")


def held(view: View, card: int) -> str:
    """Who might use a card, "" for nobody: it is in hand or an unused special."""
    zone = board.zone_of(view, card)
    kind = board.kind_of(zone)
    able = kind == "hand" or (kind == "specials" and view.get(f"card.{card}.state") == "unused")
    return board.player_of(zone) if able else ""


def answers(view: View, attack: int) -> str:
    """Who might answer an attack under way, "" where there is none."""
    found = attacks.load(view, attack)
    return board.opponent(found.holder) if found is not None else ""


def use(view: View, choice: Choice, card: int) -> tuple[Option, list[Obstacle]]:
    """The option that uses a card at a choice, and what bars it."""
    answered = choice.about[0] if choice.kind == "react" else None
    mode = "reaction" if choice.kind == "react" else "main"
    meant = legality.Use(card, choice.by, mode, view.get("action") or "standard", answered)
    return (LANDMARKS.using[choice.kind], card), legality.obstacles(view, meant, measured=True)


def use_line(view: View, by: str, card: int) -> tuple[str, str, tuple[str, ...]]:
    """Who would use a card here, by which verb and parts of a line."""
    by = by or board.player_of(board.zone_of(view, card))
    return by, "use" if by == board.active(view) else "respond", (card_name(view, card),)


def opens(clauses: tuple[str, ...]) -> bool:
    """Whether a step opens the window in which an attack may be answered."""
    return clauses == ("9-4 i",)


def shut(view: View, locals: Mapping[str, Any], card: int) -> Shut | None:
    """An attack that nobody may answer (9-4 i), for a card that could have been used."""
    attack = attacks.load(view, locals["attack"])
    closed = legality.closed(view, attack) if attack is not None else []
    if attack is None or not closed:
        return None
    other = board.opponent(attack.holder)
    if held(view, card) != other:
        return None
    use = legality.Use(card, other, "reaction", answers=attack.id)
    bars = [*closed, *legality.obstacles(view, use, measured=True)]
    return Shut(other, "react", ("respond", card), f"attack.{attack.id}", bars)


def bars(view: View, by: str, kind: str) -> list[Obstacle]:
    """What bars a basic action."""
    return s9_6_basic.obstacles(view, by, kind)


def steps(choice: Choice, kind: str) -> tuple[tuple[str, tuple[Option, ...]], ...]:
    """What is picked for a basic action to be done."""
    basic = ("basic", ((kind,),))
    return (basic,) if choice.kind == "basic" else (("main", (("basic",),)), basic)


__all__ = [
    "acting", "actions", "answers", "attack_ends", "bars", "called", "cites", "counted", "faces",
    "gathered", "held", "lying", "names", "opens", "same", "shut", "stake", "standing", "state_paths", "steps",
    "things", "use", "use_line", "windows",
]  # fmt: skip
