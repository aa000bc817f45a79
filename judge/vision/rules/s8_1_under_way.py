"""8.1, 8.2 effects under way as others speak of them: their targets and objects, and that they are made invalid.

A play or use is spoken of from its declaration on. An automatic effect, one that waited, and one resolved as if played
or used are noted as their resolution begins (8.2.4.b), where some card answers what becomes a target or object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Do, Frame, Push, View
from judge.engine.data import EMPTY, Ref, Value
from judge.vision.board import reading
from judge.vision.rules.common import act, moment

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.outcome import Outcome
    from judge.vision.known import Known

MOMENTS = ("targeted", "play_targeted", "object")
NOTED = "under_way"
"""Where a frame keeps the number under which its effect is noted."""


def heeded(view: View) -> bool:
    """Whether any effect of the game answers what becomes a target or an object."""
    game: Known = view.game
    return any(game.heeds(one) for one in MOMENTS)


def resolving(view: View, frame: Frame) -> Mapping[str, Any]:
    """The play or use that a frame resolves."""
    found: Mapping[str, Any] = view.get(f"link.{frame.locals['link']}", {})
    return found


def record(view: View, kind: str, card: int, by: str, **told: Any) -> Mapping[str, Value]:
    """What is known of an effect under way, as plain data; `kind`: `play`, `use`, `auto` or `waiting`."""
    about = {"abilities": (), "targets": EMPTY, "x": 0, "epoch": reading.epoch(view, card), "of": card, "about": ()}
    return {"kind": kind, "card": card, "by": by, **about, **told}


def aimed(view: View, n: int, link: Mapping[str, Any]) -> tuple[Mapping[str, Value], ...]:
    """What it brings about for each of its targets."""
    ref = reading.under_way(n, link["card"])
    about = {"card": link["card"], "by": link["by"], "link": ref, "serial": n, "kind": link["kind"]}
    found: list[Mapping[str, Value]] = []
    for chosen in link["targets"].values():
        for kept in chosen.values():
            for thing, _ in kept:
                found.append({"moment": "targeted", "event": {**about, "target": thing}})
                if isinstance(thing, Ref):
                    aimed_at = view.get(f"link.{thing.id}", EMPTY).get("card")
                    found.append({"moment": "play_targeted", "event": {**about, "target": aimed_at}})
    return tuple(found)


def noted(view: View, frame: Frame, link: Mapping[str, Value]) -> Outcome | None:
    """It is noted, and what answers its targets comes at once (7.4.5.c); None once that is done."""
    if NOTED not in frame.locals:
        return Do((act("link", link=link, alone=True),), NOTED, None)
    if "answered" in frame.locals:
        return None
    n = number(frame)
    events = tuple({**one["event"], "moment": one["moment"]} for one in aimed(view, n, view.get(f"link.{n}", EMPTY)))
    return Push(moment("targeted", *events), "answered", None) if events else None


def number(frame: Frame) -> int:
    """The number under which the effect of a frame is noted, 0 if it is not."""
    return int(frame.locals[NOTED][0].facts["link"]) if NOTED in frame.locals else 0


def invalid(view: View, frame: Frame) -> bool:
    """Whether it has been made invalid since."""
    return bool(view.get(f"link.{number(frame)}", EMPTY).get("void"))


def targets_of(view: View, frame: Frame, key: str) -> Mapping[str, Value]:
    """Its targets, as others may have changed them (8.2.8)."""
    found: Mapping[str, Value] = view.get(f"link.{number(frame)}", EMPTY).get("targets", EMPTY).get(key, EMPTY)
    return found


def forgotten(frame: Frame) -> Act | None:
    """It is over."""
    n = number(frame)
    return act("unlink", link=n) if n else None
