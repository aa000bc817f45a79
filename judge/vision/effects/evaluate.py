"""What expressions of effects come to, as rules and operations ask it: from which scope, and as one thing or several.

What the words in them mean stands above the rules (`meaning.py`), for they speak of what the rules say a card is; and
those rules ask what effects come to. Both meet in the game that is played, which settles an expression.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.data import EMPTY, Frame, Value
from judge.engine.tree import Node, Text, whole
from judge.text.errors import Problem, Problems
from judge.vision.board import reading
from judge.vision.effects.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.view import View
    from judge.vision.known import Known


def scope_of(view: View, record: Mapping[str, Any]) -> Scope:
    """Where what lasts or waits speaks."""
    return Scope(
        view, record["by"], record["this"], record["source"], names_of(view, record), record.get("event", EMPTY),
        record.get("about", ()),
    )  # fmt: skip


def names_of(view: View, record: Mapping[str, Any]) -> Mapping[str, Value]:
    """What the names of something that waits stand for still: a card that has left the field is another (3.1.7)."""
    names: Mapping[str, Value] = record.get("names", EMPTY)
    gone = {c for c, epoch in record.get("epochs", ()) if reading.epoch(view, c) != epoch}
    if not gone or not view.applies("V3.1.7"):
        return names
    left: dict[str, Value] = {}
    for name, value in names.items():
        own = tuple(one for one in many(value) if type(one) is not int or one not in gone)
        left[name] = value if own == many(value) else own
    return left


def here(view: View, frame: Frame) -> Scope:
    """Where the effect speaks that a frame resolves."""
    about = frame.locals
    named = {**about.get("picked", EMPTY), **about["names"]}
    return Scope(
        view, frame.you, about["this"], about.get("source", about["this"]), named, about.get("event", EMPTY),
        about.get("about", ()),
    )  # fmt: skip


def single(value: Value) -> Value:
    """The only one of things where there is one only, as a number is asked of it; else what was given."""
    return value[0] if type(value) is tuple and len(value) == 1 else value


def many(value: Value) -> tuple[Value, ...]:
    """One thing or several as several."""
    if value is None:
        return ()
    return value if type(value) is tuple else (value,)


def one(value: Value) -> Value:
    """The only one of things, None where there is none."""
    found = many(value)
    return found[0] if found else None


WRONG = (TypeError, ValueError, LookupError, AttributeError)
"""What comes of an expression that speaks of something that is not there."""


def evaluate(at: Scope, node: Node) -> Any:
    """The value of an expression. Raises Problems (J104) where a card made up in a file says what comes to nothing."""
    game: Known = at.view.game
    try:
        return game.settle(at, node)
    except WRONG as error:
        raise said_wrong(at.view, at.of, "what it says", error) from error


def said_wrong(view: View, card: int, what: str, error: Exception, ability: Text = "") -> Exception:
    """What a card made up in a file says that comes to nothing, told where it is said; else the fault itself."""
    game: Known = view.game
    no = view.get(f"card.{card}.card")
    found = game.cards.get(no)
    if found is None or not found.no.startswith("adhoc") or game.stated is None:
        return error
    place = game.places.get(whole(ability)) or game.places.get(found.no) or game.stated
    told = "it names what is not there" if isinstance(error, KeyError) else str(error)
    return Problems([Problem.at(place, "J104", f"{found.name}: {what} cannot be carried out: {told}", MEND)])


MEND = "docs/vision-vocabulary.md has what effects may say"


def quantity(at: Scope, node: Node) -> int:
    """The number that an expression comes to."""
    found = single(evaluate(at, node))
    if found is None or isinstance(found, int):
        return int(found or 0)
    raise said_wrong(at.view, at.of, "a number", TypeError(f"{_told(found)} is none"))


def _told(found: Any) -> str:
    return f"{len(found)} things" if isinstance(found, tuple) else repr(found)
