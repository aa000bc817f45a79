"""What stands in the way of an attack (6.3.2) and of a block (6.4.2), and who has to attack (12.6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.vision.board import bans, reading
from judge.vision.legal.obstacles import bar_if, barred

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.view import View
    from judge.port.obstacle import Obstacle


def attacks(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """Everything in the way of an attack (6.3.2, 6.3.3)."""
    yield from bar_if(view, view.get("active") != player, "V6.3.2.a", "not_your_turn")
    wrong = view.get("phase") != "main" or view.get("priority") != player
    yield from bar_if(view, wrong, "V6.3.2.b", "not_main_phase")
    yield from bar_if(view, bool(view.get("interference")), "V6.3.2.c", "interference")
    yield from barred(view, bans.player_forbidden(view, player, "attack"), "V6.3.2.e")
    yield from barred(view, bans.forbidden(view, card, "led_to_attack"), "V6.3.2.e")
    yield from _fit(view, player, card, "attack", ("V6.3.3.a", "V6.3.2.d"), ("V6.3.3.b", "V6.3.2.d"))
    if not reading.is_character(view, card):
        return
    yield from cannot(view, card, "attack", ("V6.3.3.c", "V6.3.2.d"))
    yield from bar_if(view, bool(reading.attacker(view)), "V6.2.5.a", "attack_under_way")


def _fit(
    view: View, player: str, card: int, what: str, yours: tuple[str, ...], awake: tuple[str, ...]
) -> Iterator[Obstacle]:
    """That it is no character of the player's, or asleep, so that it cannot be declared to attack or to block."""
    character = reading.is_character(view, card)
    yield from bar_if(view, not character or reading.holder(view, card) != player, yours, "not_yours", card=card)
    if character and reading.asleep(view, card) and not set_aside(view, card, f"{what}_asleep"):
        yield from bar_if(view, True, awake, "asleep", card=card)


def cannot(view: View, card: int, what: str, clauses: tuple[str, ...]) -> Iterator[Obstacle]:
    """What an effect forbids a character, also where another effect allows it: cannot beats can (1.3.2)."""
    allowed = bans.allowed(view, card, what)
    if allowed and not view.on("V1.3.2"):
        return
    for change in bans.forbidden(view, card, what):
        named = (change.clause, *clauses[1:]) if change.clause else clauses
        yield from barred(view, (change,), (*named, *(("V1.3.2",) if allowed else ())))


def set_aside(view: View, card: int, what: str) -> bool:
    """Whether an effect lets a character do what a rule keeps it from: effects go before rules (1.3.1)."""
    return bool(bans.allowed(view, card, what)) and view.on("V1.3.1")


def blocks(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """Everything in the way of a block (6.4.2, 6.4.3)."""
    window = view.get("window") == "attack" and view.get("priority") == player
    yield from bar_if(view, not window, "V6.4.2.a", "no_window")
    yield from bar_if(view, not reading.attacker(view), "V6.4.2.b", "no_attack")
    yield from barred(view, bans.player_forbidden(view, player, "block"), "V6.4.2.d")
    yield from barred(view, bans.forbidden(view, card, "led_to_block"), "V6.4.2.d")
    yield from _fit(view, player, card, "block", ("V6.4.3.a", "V6.4.2.c"), ("V6.4.3.b", "V6.4.2.c"))
    if not reading.is_character(view, card):
        return
    yield from bar_if(view, reading.attacker(view) == card, ("V6.4.3.c", "V6.4.2.c"), "attacking", card=card)
    yield from cannot(view, card, "block", ("V6.4.3.d", "V6.4.2.c"))
    yield from bar_if(view, bool(reading.blocker(view)), "V6.2.5.b", "block_under_way")


def obliged_to_block(view: View, player: str) -> tuple[int, ...]:
    """The characters of whom an effect obliges a player to have one block, as far as they can by themselves (12.6.1).

    Whatever else is done in the direct answer to the attack would forgo the block (6.4.2.a).
    """
    if view.get("window") != "attack" or view.get("priority") != player:
        return ()
    return tuple(
        c for c in reading.characters(view, player)
        if bans.forbidden(view, c, "must_block") and not any(blocks(view, player, c)) and view.on("V12.6.1")
    )  # fmt: skip


def obliged(view: View, player: str, word: str = "must_attack") -> tuple[int, ...]:
    """The characters that an effect obliges to attack this turn, as far as they can by themselves (12.6.1).

    `must_attack_now`: before anything else is done.
    """
    if view.get("active") != player or view.get("phase") != "main" or view.get("interference"):
        return ()
    return tuple(
        c for c in reading.characters(view, player)
        if bans.forbidden(view, c, word) and not view.get(f"this_turn.attacked.{c}")
        and not any(attacks(view, player, c)) and view.on("V12.6.1")
    )  # fmt: skip
