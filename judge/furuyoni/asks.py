"""What the rules may be asked and a chapter may amend (A2-1): the ports of this game's table, each under its clauses.

A port is made when an amendment needs one; everything else stays a plain function. Whoever needs the rule calls the
function of its section (`board.owner`), which asks the table: the core's function, or that with amendments around it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Event, Offer, Rule, Rules, Spec, Triggered
from judge.engine.identity import Identity
from judge.engine.layers import Modifier
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine.data import Ref, Value
    from judge.engine.layers import Modifier
    from judge.engine.outcome import Cut, Push
    from judge.engine.tree import Node
    from judge.furuyoni.effects.abilities import Ability, CardDef
    from judge.furuyoni.effects.attack import Attack
    from judge.furuyoni.effects.vocabulary.context import Context
    from judge.port.obstacle import Obstacle


class Due(NamedTuple):
    """Something that is due at a moment of a phase: its identity (resolved once a phase), and what to begin.

    `after` names what must have been resolved first.
    """

    id: Identity
    spec: Spec
    after: Identity = ""


class Asks(Rules):
    """The table of one game: of an edition, with the chapters of the megami chosen."""

    # cards
    owner: Rule[[int], str] = Rule("5-4 paragraph 1")
    """card -> the player whose card it is"""
    is_now: Rule[[int], CardDef] = Rule("6-2-1")
    """card -> what it is now"""
    framed: Rule[[Context, tuple[Node, ...], Node | None], bool] = Rule("6-2-1-7 paragraph 1")
    """whose text, the icons of a frame, which cards alone are looked at -> whether what stands in the frame is text"""
    chosen: Rule[[Mapping[str, Value], Ability], bool] = Rule("6-2-1-7 paragraph 1 vow")
    """what is kept about the use of a card, an effect that stands in a vow -> whether it is text of that use"""
    face_up: Rule[[int], bool] = Rule("6-2-2-1")
    """card -> whether it lies face up"""
    home: Rule[[int, str, str], str] = Rule("7-2")
    """card, zone ordered, cause -> the zone to which it really comes"""
    moves_along: Rule[[int, str, str, str], Iterator[tuple[str, Value]]] = Rule("6-3 along", gathers=True)
    """card, from, to, cause -> facts that are set along with its move, as (path, value)"""
    away: Rule[[Ref], str] = Rule("9-2-1 v away")
    """card that is done with -> the zone to which it goes"""
    counts: Rule[[int, Ability], bool] = Rule("9-1-1-2", "9-1-1-6", "9-1-1-8")
    """card, effect -> whether a standing effect is looked at where the card lies"""
    # crystals and numbers
    crystals: Rule[[str], int] = Rule("6-3")
    """zone -> how many crystals lie there"""
    takeable: Rule[[str], int] = Rule("6-3 paragraph 3")
    """zone -> how many of them may be taken away"""
    not_plain: Rule[[str, int], int] = Rule("6-3 counted")
    """zone, how many crystals are chosen there -> how many of them only count as crystals"""
    leaving: Rule[[str, str, int], Iterator[tuple[str, Value]]] = Rule("6-3 leaving", gathers=True)
    """from, to, how many of what only counts as crystals -> facts that are set as they leave, as (path, value)"""
    room: Rule[[str, str], int | None] = Rule("7-1-1 room", "7-1-3-1", "7-1-3-2")
    """zone, owner of the arrow ("": no arrow) -> how many more crystals it can take; None: any number"""
    spaces: Rule[[str, str], int] = Rule("7-1-3-2 paragraph 1", "7-1-3-2 paragraph 2", keyed=True)
    """which of the two sentences (there is room, there is none), player -> for how many more objects the aura has room,
    by that sentence; 0 or less: there is none"""
    base_distance: Rule[[], int] = Rule("5-2-1")
    """-> the distance before what changes it"""
    measured: Rule[[Attack], int] = Rule("9-4-1")
    """attack -> the distance at which its range is checked"""
    cost: Rule[[int], int] = Rule("6-2-1-12")
    """special -> its cost before what changes it"""
    charge: Rule[[int], int] = Rule("6-2-1-11")
    """enhancement -> its charge before what changes it"""
    changing: Rule[[int, str], Iterator[Modifier]] = Rule("5-6", gathers=True)
    """card, its number ("cost", "charge") -> what changes that number now"""
    payments: Rule[[int, str], Iterator[Act]] = Rule("9-3", gathers=True)
    """card, player -> what has to be paid for its use, as acts made together or not at all"""
    entering: Rule[[int, str], Iterator[tuple[str, Value]]] = Rule("9-2 paragraph 3", gathers=True)
    """card, user -> facts that are set as it has come to in_use and so has been used, as (path, value)"""
    generated: Rule[[int, str], Iterator[tuple[str, Value]]] = Rule("9-2-1 i made", gathers=True)
    """card, user -> what its attack holds beside what every attack holds"""
    making: Rule[[int], Iterator[tuple[str, Value]]] = Rule("9-4 paragraph 1", gathers=True)
    """attack -> facts that are set as it has been made, as (path, value)"""
    turning: Rule[[], Iterator[tuple[str, Value]]] = Rule("8 over", gathers=True)
    """-> facts that are set as the turn is over, as (path, value)"""
    adjusted: Rule[[Attack], Iterator[Modifier]] = Rule("5-6 v", gathers=True)
    """attack -> what is added to its damage, beside what effects add"""
    # what may be done
    forbids: Rule[[str, str, int | None, int | None, str], Iterator[Obstacle]] = Rule("1-4", gathers=True, says=True)
    """action, player, card, attack answered, way of using it -> what forbids it"""
    usable_from: Rule[[str, str], Iterator[int]] = Rule("8-2-2 cards", "9-4 i cards", gathers=True, keyed=True)
    """where, player -> the cards that may be used there, if nothing stands in the way"""
    offers: Rule[[str, str], Iterator[Offer]] = Rule("8-2-2 A", "8-2-2 B", gathers=True, keyed=True)
    """where, player -> what may be done there beside using cards and basic actions"""
    basics: Rule[[str], Iterator[Offer]] = Rule("9-6 i-B", gathers=True)
    """player -> basic actions beside the five of 9-6"""
    idle: Rule[[str, str], Iterator[Obstacle]] = Rule("9-6 i-B still", gathers=True)
    """player, basic action of the five -> why it would move nothing"""
    basic_acts: Rule[[str, str, int], Iterator[Act]] = Rule(
        "9-6-1", "9-6-2", "9-6-3", "9-6-4", "9-6-5", gathers=True, keyed=True
    )
    """clause of one of the five, player, the run of it -> what is done"""
    # what comes up
    due: Rule[[str], Iterator[Due]] = Rule("8-1-2", "8-2-1", "8-2-3", "8-3-1", gathers=True, keyed=True)
    """moment -> what is due there and may be resolved now"""
    windows: Rule[[tuple[Act, ...]], Iterator[Triggered]] = Rule("9-7 before", gathers=True)
    """acts that are about to be made -> effects that come just before them"""
    raised: Rule[[Event], Iterator[Triggered]] = Rule("5-5", "5-8-3", gathers=True)
    """event -> effects that it, or the board as it now is, calls for"""
    verdict: Rule[[], Cut | Push | None] = Rule("4-2")
    """-> what the victory check comes to"""
    defeated: Rule[[], Iterator[tuple[str, str]]] = Rule("4-2 2", gathers=True, says=True)
    """-> the players whom an effect makes lose, with the clause that says so"""
    cleared: Rule[[], Iterator[Act]] = Rule("10-13 clears", gathers=True)
    """-> what is cleared up when a phase has been ended, beside what 10-13 says"""
