"""A22-7, A22-11: laceration tokens turn into damage: in the start phase, by an effect, where too many lie on a life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Choice, Do, Done, Event, Finish, Frame, Goto, Next, Push, Spec, Triggered, View
from judge.engine.identity import EffectId
from judge.furuyoni import board
from judge.furuyoni.asks import Due
from judge.furuyoni.core import s5_8_damage
from judge.furuyoni.effects.operations.common import here
from judge.furuyoni.megami.shisui import tokens
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.choice import Option
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node
    from judge.port.expect import Line

TURNED = {"aura": "A22-7-1", "life": "A22-7-2", "flare": "A22-7-3"}
"""What is done with tokens that turn into damage, by the zone where they lie."""
START, ONE, TWO, BLED = "A22-11-1", "A22-11-1 1", "A22-11-1 2", "A22-11-2"
EMPTY_ZONES, NONE_AT_ZERO, AT_ONCE = "G221", "G222", "G223"
KIND = "laceration_zone"
VERB = "turn"


def order(zone: str, owner: str) -> Spec:
    """An order to turn a player's tokens in a zone into damage."""
    return Spec(TURNED[board.kind_of(zone)], owner, {"zone": zone, "owner": owner})


def remove(view: View, frame: Frame) -> Outcome:
    """All tokens there of the player who turns them are taken away."""
    zone, owner = frame.locals["zone"], frame.locals["owner"]
    if not view.on("A22-7", frame.proc):
        return Finish(Done.NOT)
    return Do((tokens.removing(view, zone, owner),), into="removed", clauses=(frame.proc, "A22-7"))


def deal(view: View, frame: Frame) -> Outcome:
    """As much damage as tokens were taken away is dealt to the zone: damage of one value, of no attack."""
    zone, n = frame.locals["zone"], frame.locals["removed"][0].facts["moved"]
    return Push(s5_8_damage.one_value(board.player_of(zone), board.kind_of(zone), n, "effect"))


# -- in the start phase ------------------------------------------------------------------------------------------------


def due(view: View, moment: str) -> Iterator[Due]:
    """A22-11-1: one of the effects of the start phase of a player some of whose tokens lie somewhere."""
    player = board.active(view)
    if tokens.zones_with(view, player):
        yield Due(START, Spec(START, player))


def pick(view: View, frame: Frame) -> Outcome:
    """1: one of the zones with tokens of the player whose turn it is; those there turn into damage."""
    if "turned" in frame.locals:
        return Next()
    zones = tokens.zones_with(view, frame.you)
    if "zone" not in frame.locals:
        if not zones:
            return Finish()
        options: tuple[Option, ...] = tuple((VERB, zone) for zone in zones)
        return Ask(Choice(frame.you, KIND, options, clauses=(ONE,)), "zone")
    return Push(order(frame.locals["zone"][0][1], frame.you), into="turned", then=None)


def again(view: View, frame: Frame) -> Outcome:
    """2: once more, while tokens of that player lie anywhere but out of the game."""
    turned = frame.locals.get("turned", Done.NOT)
    if turned == Done.NOT or not view.on(TWO) or not tokens.zones_with(view, frame.you):
        return Finish()
    return Goto(ONE, {}, ("zone", "turned"))


# -- death from blood loss ---------------------------------------------------------------------------------------------


def bleeding(view: View, event: Event) -> Iterator[Triggered]:
    """A22-11-2: the tokens of one player on a life number as many as it or more, those of each player by themselves."""
    for player in board.PLAYERS:
        life = board.crystals(view, f"{player}.life")
        for owner in board.PLAYERS:
            n = tokens.lying(view, f"{player}.life", owner)
            if n >= life and (n or _without_tokens(view, player, owner, event)):
                spec = Spec(BLED, owner, {"zone": f"{player}.life", "owner": owner}, nesting.STATE)
                yield Triggered(EffectId(rule=BLED, of=f"{player}.{owner}"), spec, level=True, soon=AT_ONCE)


def _without_tokens(view: View, player: str, owner: str, event: Event) -> bool:
    """Whether it is so with no token on a life that has come to 0, or on which the tokens have been (gap G222)."""
    came = any(change.path.startswith(f"{player}.life") for change in event.changes)
    return came and owner != player and bool(view.gap(NONE_AT_ZERO, (BLED,)))


def bleed(view: View, frame: Frame) -> Outcome:
    """They turn into damage, if it is still so (gap G2). Without a token it would be so for ever."""
    zone, owner = frame.locals["zone"], frame.locals["owner"]
    if "turned" in frame.locals:
        return Next()
    n = tokens.lying(view, zone, owner)
    if n < board.crystals(view, zone) and view.gap("G2", ("9-1 paragraph 2", "5-5 paragraph 3")) == 0:
        return Finish()
    if n == 0 and board.crystals(view, zone) == 0:
        return board.rules(view).endless(view)
    return Push(order(zone, owner), into="turned", then=None)


# -- by an effect ------------------------------------------------------------------------------------------------------


def turn_lacerations(view: View, frame: Frame, node: Node) -> Outcome:
    """Pick any number of zones; one's own tokens there turn into damage, zone by zone in any order (gap G221)."""
    told = here(frame)
    if "zones" not in told:
        zones = tokens.zones_with(view, frame.you)
        every = tuple(f"{player}.{zone}" for player in (frame.you, board.opponent(frame.you)) for zone in tokens.ZONES)
        if len(zones) < len(every) and view.gap(EMPTY_ZONES, ("A22-7", "A22-7-1", "A22-7-2", "A22-7-3")):
            zones = every
        options: tuple[Option, ...] = tuple((VERB, zone) for zone in zones)
        return Ask(Choice(frame.you, KIND, options, 0, len(options), ("A22-7",)), "zones")
    left = told.get("left", tuple(zone for _, zone in told["zones"]))
    if not left:
        return Next({"last": Done.FULLY if told["zones"] else Done.NOT})
    picked = told.get(f"next of {len(left)}")
    if picked is None:
        options = tuple((VERB, zone) for zone in left)
        return Ask(Choice(frame.you, KIND, options, clauses=("A22-7",)), f"next of {len(left)}")
    zone = picked[0][1]
    rest = tuple(other for other in left if other != zone)
    return Push(order(zone, frame.you), then=None, put={"here": {**told, "left": rest}})


# -- lines of play -----------------------------------------------------------------------------------------------------


def words(rest: str) -> tuple[str, ...] | None:
    """The zone behind the verb."""
    known = {f"{player}.{zone}" for player in board.PLAYERS for zone in tokens.ZONES}
    return (rest,) if rest in known else None


def accepts(view: View, choice: Choice, option: Option, line: Line) -> bool:
    """Whether a line means a zone; several are chosen as `choose [a.aura, b.life]`."""
    return line.verb in (VERB, "choose") and line.args[:1] == (option[1],)
