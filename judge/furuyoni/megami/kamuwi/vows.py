"""A19-3: vows of a card, chosen between its payment and its coming to in_use, and what they make text."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING, Any

from judge.engine import Act, Ask, Choice, Do, Finish, Frame, Goto, Next, Option, Push, Spec, View
from judge.furuyoni import board
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.megami.kamuwi.taboo import GAUGE, has_gauge
from judge.furuyoni.rules import attacks, costs
from judge.furuyoni.rules.edition import KO

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.outcome import Outcome
    from judge.furuyoni.effects.abilities import Ability
    from judge.port.expect import Line

CHOOSING = "A19-3 paragraph 2"
NONE = "none"
JOIN = " and "


def frames(view: View, card: int) -> tuple[Ability, ...]:
    """What stands in the vows of a card, vow by vow, in printed order."""
    info = board.definition(view, card)
    return tuple(a for a in info.abilities if a.vow is not None) if info.vowed else ()


def _open(view: View, frame: Frame) -> bool:
    """Whether the card of a use has vows that have not been asked for."""
    card = frame.locals["card"].id
    use = view.get(f"card.{card}.use") or {}
    return bool(frames(view, card)) and "vows" not in use


def after_payment(view: View, frame: Frame) -> bool:
    """Whether vows are to be chosen before the card counts as used."""
    return "vows" not in frame.locals and bool(frames(view, frame.locals["card"].id))


def choose(view: View, frame: Frame) -> Outcome:
    """The use goes on when its vows have been chosen; those chosen as it was announced stay."""
    card = frame.locals["card"].id
    if _open(view, frame):
        return Push(_order(frame), then=None)
    return Next({"vows": view.get(f"card.{card}.use")["vows"]})


def at_payment(view: View, frame: Frame) -> bool:
    """Whether vows may be chosen before the payment: where no moment is named and something is to be paid (gap G11)."""
    if board.rules(view).edition != KO or not _open(view, frame):
        return False
    card, by = frame.locals["card"].id, frame.locals["by"]
    if not costs.due(view, card, by, frame.locals["free"]) and not costs.in_cards(view, card, by):
        return False
    return view.gap("G11", (CHOOSING,)) == 1


def as_announced(view: View, frame: Frame) -> Outcome:
    """Vows are chosen as the use is announced, by the other reading."""
    return Push(_order(frame), then=None) if _open(view, frame) else Next()


def _order(frame: Frame) -> Spec:
    return Spec("A19-3", frame.you, {"card": frame.locals["card"], "by": frame.locals["by"]})


# -- A19-3 -------------------------------------------------------------------------------------------------------------


def pick(view: View, frame: Frame) -> Outcome:
    """Any number of vows is chosen, none of them too; who has no gauge that could rise has no choice (gap G190)."""
    by, n = frame.locals["by"], len(frames(view, frame.locals["card"].id))
    view.define("A19-3 paragraph 1")
    if not has_gauge(view, by) and view.gap("G190", (CHOOSING, "A19-2-1")) == 0:
        return Next({"picked": (("vow", NONE),), "chosen": (), "left": ()})
    picked = frame.locals.get("picked")
    if picked is None:
        return Ask(Choice(by, "vow", options(n), about=(frame.locals["card"].id,)), "picked")
    said = str(picked[0][1])
    chosen = () if said == NONE else tuple(int(part) - 1 for part in said.split(JOIN))
    return Next({"chosen": chosen, "left": _rises(view, frame, chosen)})


def options(n: int) -> tuple[Option, ...]:
    """The ways to choose among so many vows."""
    ways = (way for k in range(1, n + 1) for way in combinations(range(1, n + 1), k))
    return ("vow", NONE), *(("vow", JOIN.join(map(str, way))) for way in ways)


def _rises(view: View, frame: Frame, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """By how much the gauge rises, one rise a vow; whether that is one rise in all is gap G191."""
    card, by = frame.locals["card"], frame.locals["by"]
    context = Context(by, card, owner=board.owner(view, card.id))
    own = frames(view, card.id)
    rises = tuple(board.rules(view).number(view, context, vow) for i in chosen if (vow := own[i].vow) is not None)
    if len(rises) > 1 and has_gauge(view, by) and _waited_for(view) and view.gap("G191", (CHOOSING, "10-8")):
        return (sum(rises),)
    return rises


def _waited_for(view: View) -> bool:
    """Whether an effect on the board waits for a value of a gauge."""
    waiting = (ability.when or {} for _, ability in board.rules(view).standing.get("when", ()))
    return any(str(when.get("becomes", "")).endswith(f".{GAUGE}") for when in waiting)


def rise(view: View, frame: Frame) -> Outcome:
    """The gauge of the user rises by the number of each."""
    left: tuple[int, ...] = frame.locals["left"]
    if "raised" in frame.locals:
        return Goto("A19-3 rise", {"left": left[1:]}, drop=("raised",))
    if not left:
        return Next()
    act = Act("inform", {"player": frame.locals["by"], "info": GAUGE, "by": left[0]})
    return Do((act,), into="raised", then=None, clauses=(CHOOSING, "A19-2-1"))


def become_text(view: View, frame: Frame) -> Outcome:
    """What the chosen vows say is text of the card, and of the attack that its use has made."""
    if "kept" in frame.locals:
        return Finish()
    card, own = frame.locals["card"], frames(view, frame.locals["card"].id)
    keys = tuple(own[i].key for i in frame.locals["chosen"])
    acts = [Act("record", {"card": card, "add": {"vows": keys}})]
    if keys:
        acts += [_lengthened(view, number, card.id, keys) for number in _attacks(view, frame)]
    return Do(tuple(acts), into="kept", then=None, clauses=(CHOOSING, "6-2-1-7 paragraph 1"))


def _attacks(view: View, frame: Frame) -> tuple[int, ...]:
    """The attack that this use has generated."""
    card = frame.locals["card"].id
    found = board.lie_in(view, f"{frame.locals['by']}.attacking")
    mine = (a for n in found if (a := attacks.load(view, n)) is not None and a.card is not None and a.card.id == card)
    return tuple(attack.id for attack in mine if not attack.made)


def _lengthened(view: View, attack: int, card: int, keys: tuple[str, ...]) -> Act:
    info = view.get(f"attack.{attack}")
    printed = tuple(a.key for a in board.definition(view, card).abilities)
    here = {*info["text"], *keys}
    text = (*(key for key in printed if key in here), *(key for key in info["text"] if key not in printed))
    return Act("fact", {"values": {f"attack.{attack}": {**info, "text": text}}})


def is_text(view: View, use: Mapping[str, Any], ability: Ability) -> bool:
    """Whether what stands in a vow was chosen on the use."""
    return ability.key in use.get("vows", ())


# -- lines of play -----------------------------------------------------------------------------------------------------


def words(rest: str) -> tuple[str, ...] | None:
    """Which vows a line names: `1`, `1 and 2` (or `[1, 2]`), `none`; nothing, or `both`: every vow of the card."""
    rest = "" if rest in ("both", "all") else JOIN.join(re.split(r"\s*,\s*", rest.strip("[] ")))
    return (rest,) if all(part.isdigit() or part in (NONE, "") for part in rest.split(JOIN)) else None


def accepts(view: View, choice: Choice, option: Option, line: Line) -> bool:
    """Whether a line means these vows: `no` none of them, `yes` the only one there is."""
    if line.verb in ("no", "pass"):
        return bool(option[1] == NONE)
    if line.verb not in ("vow", "choose") and (line.verb != "yes" or len(choice.options) > 2):
        return False
    said = line.args[0] if line.args else ""
    return bool(option == choice.options[-1] if not said else option[1] == said)

