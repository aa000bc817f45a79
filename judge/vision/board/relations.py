"""How cards stand to one another: spiritualists, races, names, relics (2.5 to 2.7, 10.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.tree import Node
from judge.vision.board import bans, identity, reading, values
from judge.vision.effects.evaluate import evaluate

if TYPE_CHECKING:
    from judge.engine.view import View
    from judge.vision.known import Known


def host_fits(view: View, card: int, host: int) -> bool:
    """Whether the text of a card lets it be set on a character, and played for it (7.4.6.a, 11.3.13)."""
    for one, change, at in values.standing(view, ("hosts",)):
        wanted = change.what["hosts"]
        if one.of == card and isinstance(wanted, Node) and not evaluate(at._replace(names={"it": host}), wanted):
            return not view.applies("V11.3.13", card=card)
    return True


def also_hosts(view: View, card: int) -> tuple[int, ...]:
    """The characters for which the text of a card lets it be played beside those that it is for (1.3.1, 7.4.6.a)."""
    own = (found for found in values.standing(view, ("hosts_also",)) if found[0].of == card)
    told = [(change.what["hosts_also"], at) for _, change, at in own]
    there = reading.characters(view) if told and view.applies("V1.3.1", card=card) else ()
    return tuple(
        c for c in there
        if any(isinstance(wanted, Node) and evaluate(at._replace(names={"it": c}), wanted) for wanted, at in told)
    )  # fmt: skip


def may_be_set(view: View, card: int, host: int, player: str) -> bool:
    """Whether a card may go to a character, by its text and as a 神器."""
    return host_fits(view, card, host) and relic_fits(view, card, host, player)


def relic_fits(view: View, card: int, host: int, player: str) -> bool:
    """Whether a 神器 may go to a character: only one with 伝説 (10.25.2.a), unless that is ignored."""
    if not reading.bears(view, card, "神器") or not view.on("V10.25.2.a"):
        return True
    if not reading.is_character(view, host):
        return True  # it speaks of characters alone
    if (values.has(view, host, "伝説") and view.applies("V10.10.2")) or bans.player_forbidden(view, player, "神器"):
        return True
    view.consult("V10.25.2.a", card=card)
    return False


def share_race(view: View, card: int, other: int) -> bool:
    """Whether two cards have a race in common (2.6.6)."""
    one, two = identity.races(view, card), identity.races(view, other)
    common = bool({*one} & {*two})
    return common if view.applies("V2.6.6") else one == two


def same_curses(view: View, host: int, card: int) -> tuple[int, ...]:
    """The curse cards set on a character that are called as one of them is (12.3.2)."""
    worn = (c for c in reading.attached(view, host) if reading.bears(view, c, "呪符"))
    return tuple(c for c in worn if same_name(view, c, card))


def same_name(view: View, card: int, other: int) -> bool:
    """Whether some name of a card is exactly one of another's, as they are called now (12.3.2, 6.1.5)."""
    own, others = identity.names(view, card), identity.names(view, other)
    if {*own} & {*others}:
        return True
    return not view.applies("V12.3.2", card=card) and any(name in one for name in others for one in own)


def sign(name: str) -> str:
    """The B of 符ノ壱“B” (10.18.2.a)."""
    for left, right in (("“", "”"), ('"', '"'), ("「", "」")):
        if left in name and right in name[name.index(left) + 1 :]:
            return name[name.index(left) + 1 : name.rindex(right)]
    return name


def spiritualist_here(view: View, card: int, player: str) -> tuple[int, ...]:
    """The characters of a player that bear the spiritualist of a card in their name (5.5.7, 10.31.3)."""
    name = reading.printed(view, card).spiritualist
    if not name and view.applies("V2.5.2", "V2.1.2", card=card):
        return ()
    there = reading.characters(view, player)
    if not view.applies("V6.1.1.a", "V5.5.7"):
        there = tuple(c for c in reading.field(view, player) if reading.printed(view, c).type == "character")
    named = tuple(c for c in there if identity.called(view, c, name))
    sealed = tuple(c for c in named if bans.forbidden(view, c, "spiritualist"))
    for card_ in sealed:
        view.consult(*(c.clause for c in bans.forbidden(view, card_, "spiritualist") if c.clause))
    if sealed and not view.applies("V10.31.3"):
        sealed = ()
    if named and not view.applies("V6.1.4"):
        return ()
    return tuple(c for c in named if c not in sealed)


def alternate_here(view: View, card: int, player: str) -> bool:
    """Whether a player has as many characters of a race as the alternate race of a card asks (5.6.6)."""
    wanted = reading.printed(view, card).alternate
    if not wanted and view.applies("V2.7.3", card=card):
        return False
    return all(
        sum(race in identity.races(view, c) for c in reading.characters(view, player)) >= n for race, n in wanted
    )


def same_number(view: View, one: int, two: int) -> bool:
    """Whether two cards count as the same card: of one number (2.16.2), PR and SP by what they equal (2.16.3)."""
    from judge.vision.cards import index

    numbers = [reading.printed(view, c).no for c in (one, two)]
    if any(n.startswith(("PR.", "SP-")) for n in numbers) and view.applies("V2.16.3"):
        numbers = [index.card(n).same or n if n.startswith(("PR.", "SP-")) else n for n in numbers]
    return numbers[0] == numbers[1] and view.applies("V2.16.2")


def stands_on(view: View, card: int, word: str) -> bool:
    """Whether a keyword stands on a card as a word by itself (2.1.5, 10.1.2.a), its text valid or not (2.1.1.a)."""
    own = reading.bears(view, card, word)
    silent = reading.on_field(view, card) and own and not values.has(view, card, word)
    if silent and not view.applies("V2.1.1.a", card=card):
        return False
    if not own and not view.applies("V2.1.5", "V10.1.2.a", "V10.1.5", card=card):
        return mentions(view, card, word)
    return own


def mentions(view: View, card: int, word: str) -> bool:
    """Whether the text of a card speaks of a keyword somewhere."""
    game: Known = view.game
    return any(word in repr(game.abilities[key]) for key in reading.printed(view, card).abilities)
