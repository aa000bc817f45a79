"""Every single change that is tried: all of one size at a time, the smallest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Machine, View
from judge.furuyoni import board
from judge.furuyoni.board.token_moves import OUT
from judge.furuyoni.file.model import PLAYERS
from judge.port.floor import Change, Scenario

if TYPE_CHECKING:
    from collections.abc import Iterator

BOUND = ("specials", "enhancements")
"""Where a special is in play: it goes from unused to used and back; from elsewhere it comes back unused."""
ACTIONS = {"standard": "throughout", "throughout": "standard"}


def sized(machine: Machine, scenario: Scenario, n: int) -> Iterator[Change]:
    """Every single change of that size."""
    yield from crystals(machine, n)
    if n == 1:
        yield from others(machine, scenario)


def crystals(machine: Machine, n: int) -> Iterator[Change]:
    """So many crystals from any zone to any other, on cards too."""
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    words = board.vocab(view)
    loose = (*words.crystal_zones, *words.loose)[::-1]
    zones = [z for z in words.common_crystals[::-1] if board.exists(view, z)]
    zones += [f"{p}.{zone}" for p in PLAYERS for zone in loose if board.has_zone(view, p, zone)]
    charged = [z.name for z in words.zones.values() if z.charged == "must"]
    zones += [f"card.{c}" for p in PLAYERS for zone in charged for c in board.lie_in(view, f"{p}.{zone}")]
    for target in zones:
        for source in zones:
            if source != target and board.takeable(view, source) >= n:
                yield Change("crystals", (source, target), n)


def others(machine: Machine, scenario: Scenario) -> Iterator[Change]:
    """Every change of one thing that is no crystal: vigor, a flinch, a card, an effect, the phase, whose turn it is."""
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    for player in PLAYERS:
        yield Change("vigor", (player, 1))
        if view.get(f"{player}.vigor", 0):
            yield Change("vigor", (player, -1))
        if view.get(f"{player}.flinch"):
            yield Change("flinch", (player,))
        yield from _infos(view, player)
        yield from _tokens(view, player)
    for player in PLAYERS:
        yield from _cards(view, player)
    for effect in view.get("lasting", ()):
        yield Change("lasting", (effect["id"],))
    for frame in machine.stack:
        if frame.proc == "9-4" and view.get(f"attack.{frame.locals['attack']}") is not None:
            yield Change("window", (frame.locals["attack"],))
    yield from _facts(scenario)
    for i, line in enumerate(scenario.play):
        if line.verb in ACTIONS:
            yield Change("turned", (i, line.by, ACTIONS[line.verb]))


NEAR = 4
"""Of the words that something may be, how many are tried on each side of the one that it is."""


def _infos(view: View, player: str) -> Iterator[Change]:
    """What rooms give a player, otherwise: a number by one, a flag turned, another word."""
    for name, info in board.vocab(view).players.items():
        if not info.borne_by or not board.has(view, player, info):
            continue
        now = view.get(f"{player}.{name}", info.start)
        if info.kind == "gauge":
            most = now + 1 if info.most is None else info.most
            yield from (Change("info", (player, name, n)) for n in (now + 1, now - 1) if info.least <= n <= most)
        elif info.kind == "flag":
            yield Change("info", (player, name, not now))
        else:
            place = info.words.index(now) if now in info.words else 0
            near = info.words[max(0, place - NEAR) : place + NEAR + 1]
            yield from (Change("info", (player, name, word)) for word in near if word != now)


def _tokens(view: View, player: str) -> Iterator[Change]:
    """One token of a player from a zone or state to another; of a kind of which there is no end, in or out."""
    words = board.vocab(view)
    for token in words.tokens.values():
        zones = [z for z in token.lies_in if z not in words.tied and board.has_zone(view, player, z)]
        paths = [f"{player}.{path}" for path in token.counted_at(zones)] + [OUT] * (token.total is None)
        for source in (path for path in paths if path == OUT or view.get(path, 0)):
            yield from (Change("token", (token.name, source, path)) for path in paths if path != source)


def _states(view: View, card: int) -> Iterator[Change]:
    """A flag that rooms give a card, turned: one that is set, or one that shows where cards of a zone have it."""
    zone = board.kind_of(board.zone_of(view, card))
    for name, info in board.vocab(view).cards.items():
        if info.kind == "flag" and not info.printed:
            if view.get(f"card.{card}.{name}"):
                yield Change("mark", (card, name))
            elif info.shows and zone in info.lasts_in:
                yield Change("mark", (card, name, True))


def _cards(view: View, player: str) -> Iterator[Change]:
    """A card of a player in another zone; of equal ones in a zone the first."""
    piles, elsewhere = board.vocab(view).tried
    for kind in (*piles, *elsewhere):
        seen: set[str] = set()
        for card in board.lie_in(view, f"{player}.{kind}"):
            yield from _states(view, card)
            number, state = str(view.get(f"card.{card}.number")), str(view.get(f"card.{card}.state", ""))
            if number + state in seen or board.owner(view, card) != player:
                continue
            seen.add(number + state)
            if state:
                there = state == "used" and kind == "specials"
                yield Change("card", (card, "specials", "unused" if there or kind not in BOUND else "used"))
            else:
                known, klass = board.vocab(view), board.definition(view, card).klass
                free = (zone for zone in piles if zone != kind and known.lies_in(zone, klass))
                yield from (Change("card", (card, zone, "")) for zone in free)


def _facts(scenario: Scenario) -> Iterator[Change]:
    stands = scenario.board
    if scenario.saved or stands.at.startswith(("2-", "3-", "4-1")):
        return
    for action in ("standard", "throughout"):
        if stands.phase == "main" and stands.action not in ("", action):
            yield Change("fact", ("action", action))
    for phase in ("main", "start", "end"):
        if phase != stands.phase or stands.at:
            yield Change("fact", ("phase", phase))
    yield Change("fact", ("active", board.opponent(stands.active)))
