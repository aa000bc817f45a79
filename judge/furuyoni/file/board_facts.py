"""The board by fact path, as reports and expectations speak of it (`judge.port.floor.Facts`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from judge.engine import Event, Machine, Ref, View
from judge.engine.tree import walk, whole
from judge.furuyoni import board as lying
from judge.furuyoni.board.history import NOTED, PREFIX
from judge.furuyoni.effects import naming
from judge.furuyoni.file import facts as named_paths
from judge.furuyoni.file.called import card_name, is_called
from judge.furuyoni.file.claims import attack_ends
from judge.furuyoni.file.model import UNKNOWN, Board, Named
from judge.furuyoni.file.speech import word
from judge.furuyoni.rules import parameters, unplayed
from judge.furuyoni.vocab import CORE, Vocabulary, seated
from judge.messages import forms

if TYPE_CHECKING:
    from judge.port.floor import Scenario
    from judge.port.reading import Kind

QUICK = frozenset(
    {"distance", "mastery_zone", "shadow", "turn"}
    | {f"{player}.{name}" for player in lying.PLAYERS for name in (*CORE.crystal_zones, "vigor")}
)
"""Facts that are found without naming a card."""


def board(machine: Machine, paths: Collection[str] = (), lang: str = "en") -> dict[str, Any]:
    """The facts asked for, perhaps with others; without any, every fact of the board.

    Numbers, and zones as the names of their cards (enhancements with their crystals).
    """
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    if paths and {*paths} <= QUICK:
        read = {"distance": parameters.distance, "mastery_zone": parameters.mastery_zone}
        return {path: read[path](view) if path in read else view.get(path, 0) for path in paths}
    words = lying.vocab(view)
    asked = paths or EVERY
    facts: dict[str, Any] = {
        "turn": view.get("turn"), "active": view.get("active", "none"), "phase": view.get("phase", "none"),
        "distance": parameters.distance(view), "distance.crystals": lying.crystals(view, "distance"),
        "mastery_zone": parameters.mastery_zone(view),
    }  # fmt: skip
    facts |= {zone: lying.crystals(view, zone) for zone in words.common_crystals if zone != "distance"}
    facts |= {path: view.get(path, 0) for zone in words.common_zones for path in words.token_paths(zone)}
    for player in lying.PLAYERS:
        facts |= _of_player(view, words, player)
        for zone in (z for z in words.card_zones if lying.has_zone(view, player, z)):
            if (path := f"{player}.{zone}") in asked:
                facts[path] = tuple(card_told(view, c, lang) for c in lying.lie_in(view, path))
            if zone in words.loose:
                facts[f"{player}.{zone}.crystals"] = lying.crystals(view, f"{player}.{zone}")
        for name, cards_of in GATHERED.items():
            if (path := f"{player}.{name}") in asked:
                facts[path] = tuple(card_told(view, c, lang) for c in cards_of(view, player))
        for zone in words.card_zones:
            for state in words.zones[zone].states:
                if (path := f"{player}.{zone}.{state}") in asked:
                    cards = (c for c in lying.lie_in(view, f"{player}.{zone}") if view.get(f"card.{c}.state") == state)
                    facts[path] = tuple(card_told(view, c, lang) for c in cards)
    return facts


class _Every(Container[str]):
    """Every path."""

    def __contains__(self, path: object) -> bool:
        return True


EVERY = _Every()


def _of_player(view: View, words: Vocabulary, player: str) -> dict[str, Any]:
    """What a player has, cards apart: crystals, numbers, flags, attacks, and tokens by kind."""
    own = [z for z in words.zones.values() if z.of == "player" and lying.has_zone(view, player, z.name)]
    infos = [i for i in words.players.values() if i.kind != "named" and lying.has(view, player, i)]
    facts: dict[str, Any] = {
        f"{player}.{z.name}": lying.crystals(view, f"{player}.{z.name}") for z in own if z.name in words.is_crystal_zone
    }
    for info in sorted(infos, key=lambda i: i.kind != "gauge"):
        facts[f"{player}.{info.name}"] = lying.information(view, player, info.name)
    for zone in words.attack_zones:
        facts[f"{player}.{zone}"] = len(lying.lie_in(view, f"{player}.{zone}"))
    for z in own:
        facts |= {f"{player}.{path}": view.get(f"{player}.{path}", 0) for path in words.token_paths(z.name)}
    return facts


def known_cards(view: View, player: str) -> tuple[int, ...]:
    """The cards in a player's hidden zones whose faces the opponent knows."""
    hidden = (c for zone in lying.vocab(view).recalled for c in lying.lie_in(view, f"{player}.{zone}"))
    used = ("used", "in_use")
    return tuple(
        c for c in hidden if lying.known_to(view, c, lying.opponent(player)) and view.get(f"card.{c}.state") not in used
    )


def _lying(view: View, player: str) -> tuple[int, ...]:
    return tuple(c for zone in lying.vocab(view).card_zones for c in lying.lie_in(view, f"{player}.{zone}"))


def face_up_cards(view: View, player: str) -> tuple[int, ...]:
    """The cards that lie face up with a player (6-2-2-1)."""
    return tuple(c for c in _lying(view, player) if lying.face(view, c) == "up")


def face_down_cards(view: View, player: str) -> tuple[int, ...]:
    """The cards that lie face down with a player, the hand included (6-2-2-1, 7-1-10)."""
    return tuple(c for c in _lying(view, player) if lying.face(view, c) == "down")


def sideways_cards(view: View, player: str) -> tuple[int, ...]:
    """The cards that lie sideways with a player (6-2-2-2)."""
    return tuple(c for c in _lying(view, player) if lying.sideways(view, c))


GATHERED: Mapping[str, Callable[[View, str], tuple[int, ...]]] = {
    "known": known_cards, "face_up": face_up_cards, "face_down": face_down_cards, "sideways": sideways_cards,
    "unchosen": lying.unchosen,
}  # fmt: skip
"""Facts that gather cards of several zones: in no order."""
TOLD_BY_ZONES = (".face_up", ".face_down", ".sideways")
"""How paths of facts end that are another only where a zone is."""


def paths(board: Board | None = None) -> Mapping[str, Kind]:
    """Every path that a board may be spoken of with; without one those of every board."""
    return named_paths.paths(seated.everything() if board is None else board.words)


def words(path: str, board: Board | None = None) -> tuple[str, ...]:
    """The words that a fact of this path may be."""
    return named_paths.words_of(path, seated.everything() if board is None else board.words)


def derived(path: str) -> bool:
    """Whether a fact only gathers what the zones tell."""
    return path.endswith(TOLD_BY_ZONES)


def changes(path: str) -> bool:
    """Whether the events of a run tell every change of the fact: not of those that gather cards of several zones."""
    return path.rpartition(".")[2] not in GATHERED


def bears(changed: str, path: str) -> bool:
    """Whether a fact of cards is otherwise by a change of one of them: its state, who has seen it, what lies on it."""
    head, _, fact = changed.rpartition(".")
    if not head.startswith("card."):
        return False
    if ".specials." in path:
        return fact == "state"
    return (fact, path.rpartition(".")[2]) in (("seen", "known"), ("crystals", "enhancements"))


def compared(path: str) -> bool:
    """Whether a comparison of two boards tells the fact; others tell it as well."""
    return not derived(path) and not path.endswith(".crystals")


def places(paths: Iterable[str]) -> frozenset[str]:
    """The zones whose order counts if these facts are told in order."""
    return frozenset(".".join(path.split(".")[:2]) for path in paths)


def canonical(machine: Machine, path: str, value: Any) -> Any:
    """A value as it is compared: cards of a zone without order in that of their names."""
    zone = path.split(".")[1] if "." in path else ""
    if isinstance(value, tuple) and (zone in lying.words_of(machine.game).unordered or zone == "known"):
        return tuple(sorted(value))
    return value


def meant(view: View, path: str, wanted: tuple[Named, ...]) -> bool:
    """Whether the cards of a fact are those named."""
    cards = cards_of(view, path)
    called = [
        (tuple(c for c in cards if is_called(view, c, n.text) and _lies_under(view, c, n.under) and _has(view, c, n)),
         n.crystals)
        for n in wanted
    ]
    return same_cards(view, path, called)


def among(view: View, path: str, wanted: Named) -> bool:
    """Whether a card that is named is one of those of a fact, with the crystals that are said to lie on it."""
    return any(
        (wanted.text == UNKNOWN or is_called(view, c, wanted.text)) and _lies_under(view, c, wanted.under)
        and _has(view, c, wanted) and (wanted.crystals is None or lying.crystals(view, f"card.{c}") == wanted.crystals)
        for c in cards_of(view, path)
    )  # fmt: skip


def _lies_under(view: View, card: int, name: str) -> bool:
    """Whether a card is sealed under one of that name; "" asks for nothing (7-1-13)."""
    above: Ref | None = view.get(f"card.{card}.under")
    return not name or (above is not None and is_called(view, above.id, name))


def _has(view: View, card: int, wanted: Named) -> bool:
    """Whether a card has the tokens and states that an expectation says it has; what is not said may be any."""
    return all((_on_card(view, card, path) or 0) == (value or 0) for path, value in wanted.more.items())


def _on_card(view: View, card: int, path: str) -> Any:
    """A state of a card, as it is while nothing has changed it too; or a number of tokens on it."""
    states = lying.vocab(view).cards
    return lying.card_information(view, card, path) if path in states else view.get(f"card.{card}.{path}")


def named(wanted: Named) -> str:
    """A card as an expectation names it."""
    if wanted.more:
        told = wanted.more if wanted.crystals is None else {"crystals": wanted.crystals, **wanted.more}
        return f"{wanted.text}: {{{', '.join(f'{path}: {str(value).lower()}' for path, value in told.items())}}}"
    if wanted.under:
        return f"{wanted.text}: {wanted.under}"
    return wanted.text if wanted.crystals is None else f"{wanted.text}: {wanted.crystals}"


def cards_of(view: View, path: str) -> tuple[int, ...]:
    """The cards that a fact of the board speaks of, by its path: those of a zone in order, or those gathered."""
    player, _, name = path.partition(".")
    if name in GATHERED:
        return GATHERED[name](view, player)
    zone, state = zone_and_state(path)
    cards = lying.lie_in(view, zone)
    return tuple(c for c in cards if view.get(f"card.{c}.state") == state) if state else cards


def zone_and_state(path: str) -> tuple[str, str]:
    """The zone of a path of cards, and the state that these are in ("": any): `a.specials.used`."""
    player, _, name = path.partition(".")
    zone, _, state = name.partition(".")
    return (f"{player}.{zone}", state) if state else (path, "")


def same_cards(view: View, path: str, wanted: Sequence[tuple[Container[int], int | None]]) -> bool:
    """Whether the cards of a fact are those wanted, each one of several and with so many crystals (None: any)."""
    left = list(cards_of(view, path))
    loose = path.partition(".")[2] in GATHERED
    for meant, crystals in sorted(wanted, key=lambda one: one[1] is None) if loose else wanted:
        fits = (c for c in (left if loose else left[:1]) if c in meant)
        found = next((c for c in fits if crystals in (None, lying.plain_crystals(view, f"card.{c}"))), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def happened(events: Sequence[Event]) -> dict[str, Any]:
    """How the attacks of a run ended."""
    return {f"attack {number}": end for number, end in attack_ends(events).items()}


UNWRITTEN = "not written: "
"""What is assumed of cards whose effects are not written, where they lie: that they do nothing from there."""
NOT_STATED = "not stated: "
"""What is assumed of a state of a card that a file leaves out and the run asked for: that the card is in none."""
NOT_UNDER = "under no card: "
"""What is assumed of a sealed card of which a file does not say under which it lies, where the run asked for that."""
NO_RESPONSE = "no response"
"""What is assumed of cards that are not known, where their player could respond with none that is."""


def assumed(scenario: Scenario, events: Sequence[Event], machine: Machine) -> tuple[str, ...]:
    """What the file does not state and the answer rests on.

    The facts of the turn so far that the run asked for and nothing in it wrote; and zones with cards that are not
    known, where a player who might have responded with one of them (9-4 i) could respond with no other; and zones with
    cards whose effects are not written; and zones that are empty because the file does not state them, where a deck ran
    out, a step asked what is in it, or a text took cards that were not chosen; and names that cards would have in mind.
    """
    unstated = (*_unstated(scenario, events, machine), *_unnamed(events, machine), *_under_none(events, machine))
    return (*_history(scenario, events), *unstated, *_unanswered(events, machine), *_unwritten(machine))


def _unnamed(events: Sequence[Event], machine: Machine) -> Iterator[str]:
    """Cards that lay in play as the run began, of which a state that names a card was asked for and is not stated."""
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    states = {name: one for name, one in lying.vocab(view).cards.items() if one.kind == "card"}
    for zone, card, name in _asked_of_cards(events, machine, states) if states else ():
        own = states[name].had_by(str(machine.state.get(f"card.{card}.number")))
        if own and lying.kind_of(zone) in states[name].lasts_in:
            yield f"{zone}: {NOT_STATED}{card_name(view, card)} ({name})"


def _under_none(events: Sequence[Event], machine: Machine) -> Iterator[str]:
    """Cards that lay sealed as the run began, asked for by what they lie under, which is not stated (7-1-13)."""
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    for zone, card, _ in _asked_of_cards(events, machine, ("under",)):
        if lying.kind_of(zone) == "sealed":
            yield f"{zone}: {NOT_UNDER}{card_name(view, card)}"


def _asked_of_cards(
    events: Sequence[Event], machine: Machine, names: Collection[str]
) -> Iterator[tuple[str, int, str]]:  # fmt: skip
    """What the run asked of cards that had nothing of the kind as it began: where each lay, the card, the name."""
    ends = tuple(f".{name}" for name in names)
    reads = (read for event in events if not event.changes for read in event.reads)
    for path in dict.fromkeys(path for path, writer in reads if writer == 0 and path.endswith(ends)):
        _, card, name = path.split(".")
        if not _at_first(events, machine, path):
            yield str(_at_first(events, machine, f"card.{card}.zone")), int(card), name


def _at_first(events: Sequence[Event], machine: Machine, path: str) -> Any:
    """A fact of the state as the run began."""
    before = (change.before for event in events for change in event.changes if change.path == path)
    return next(before, machine.state.get(path))


def _unstated(scenario: Scenario, events: Sequence[Event], machine: Machine) -> Iterator[str]:
    found: dict[str, None] = {}
    drawn_from: set[str] = set()
    for event in events:
        drawn_from.update(change.path for change in event.changes if change.path.endswith(".deck"))
        about = event.data.get("about", {}) if event.kind == "begin" else {}
        if about.get("source") == "fatigue" and f"{about['player']}.deck" not in drawn_from:
            found[f"{about['player']}.deck"] = None
        if "tree" in about and _of_unchosen(machine, about["tree"]):
            found[f"{event.actor}.unchosen"] = None
        if event.kind == "step":
            found |= {path: None for path, writer in event.reads if writer == 0 and path.endswith(".deck")}
    seats = scenario.board.seats
    yield from (f"{path}: none" for path in found if path[2:] not in seats[path[0]].stated)


def _of_unchosen(machine: Machine, text: Any) -> bool:
    """Whether a text picks among the cards that were not chosen in deck building (10-29)."""
    ability = getattr(machine.game, "abilities", {}).get(whole(text))
    if ability is None or ability.tree is None:
        return False
    return any(node.op == "pick" and "unchosen" in repr(node.args.get("from")) for _, node in walk(ability.tree))


def _unwritten(machine: Machine) -> Iterator[str]:
    """Zones with cards that are known and whose effects, not written yet, might be in force there (9-1-1-2)."""
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    found: dict[str, list[str]] = {}
    for card in unplayed.silent(view, lying.rules(view).unwritten):
        found.setdefault(lying.zone_of(view, card), []).append(card_name(view, card))
    yield from (f"{zone}: {UNWRITTEN}{', '.join(cards)}" for zone, cards in sorted(found.items()))


def _unanswered(events: Sequence[Event], machine: Machine) -> tuple[str, ...]:
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    found: dict[str, None] = {}
    for i, event in enumerate(events):
        if event.kind == "choice" and event.data["choice"] == "react" and event.data["forced"]:
            for zone in (f"{event.actor}.{kind}" for kind in lying.vocab(view).used_from):
                then = (c.before for e in events[i:] for c in e.changes if c.path == zone)
                cards = next(then, machine.state.get(zone, ())) or ()
                if any(is_called(view, c, UNKNOWN) and _may_be_used(view, zone, c) for c in cards):
                    found[f"{zone}: {NO_RESPONSE}"] = None
    return tuple(found)


def _may_be_used(view: View, zone: str, card: int) -> bool:
    """Whether a card that is not known may be used from a zone: in one of a room's, one whose state shows."""
    states = lying.vocab(view).shown_states
    return lying.kind_of(zone) in CORE.zones or not states or any(view.get(f"card.{card}.{one}") for one in states)


def _history(scenario: Scenario, events: Sequence[Event]) -> tuple[str, ...]:
    stated = {noted.path for noted in scenario.history}
    asked = {path for event in events for path, writer in event.reads if writer == 0 and path.startswith(PREFIX)}
    told = (path.removeprefix(PREFIX) for path in asked if not path.endswith(NOTED))
    return tuple(sorted(f"{path}: none" for path in told if path not in stated))


def card_told(view: View, card: int, lang: str) -> str:
    """A card as a fact tells it: its name, the crystals on it, and what else it has."""
    n, words = lying.plain_crystals(view, f"card.{card}"), lying.vocab(view)
    zone = words.zones.get(lying.kind_of(lying.zone_of(view, card)))
    name = card_name(view, card, lang)
    told = f"{name}: {n}" if n or (zone is not None and zone.charged == "must") else name
    held = [(path, view.get(f"card.{card}.{path}")) for path in words.card_paths]
    named = {path for path, _ in held if path in words.cards and words.cards[path].kind == "card"}
    held = [(path, naming.name(view, value, lang) if value and path in named else value) for path, value in held]
    if lang == "en":
        more = [path if value is True else f"{path} {value}" for path, value in held if value]
        return f"{told} ({', '.join(more)})" if more else told
    said = [
        (word(path, lang), "" if value is True else f" {value if path in named else word(str(value), lang)}")
        for path, value in held if value
    ]  # fmt: skip
    more = [f"{what}{value}" for what, value in said]
    return forms.aside(told, more, lang) if more else told
