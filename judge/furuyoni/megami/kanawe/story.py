"""A18-3: the acts of the story, the board along whose lines the mask goes down, and what an act does.

The story board is printed in no document: a file states it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from judge.engine import Act, Ask, Choice, Do, Done, Finish, Frame, Next, Push, Spec, View
from judge.engine.choice import pick_one
from judge.engine.layers import Modifier
from judge.furuyoni import board
from judge.furuyoni.core import s4_2_victory, s5_8_damage, s9_6_basic
from judge.furuyoni.core.s5_6_modifiers import KEEP
from judge.furuyoni.effects.operations.common import here
from judge.furuyoni.rules.attacks import Attack, sort
from judge.furuyoni.vocab.model import Said
from judge.light import regex
from judge.text.errors import Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

FINAL = "final"
COLOURS = ("white", "red", "purple", "green", "yellow", FINAL)
TRIAL = "trial "
TABLE = "A18-3-1 table 1"
YELLOW = "A18-5 bullet 1"
FORM = '"white 1 > red 2, trial green 2; red 2 > final", each act by colour and value'
Line = tuple[str, bool]
"""A line down the board: the act to which it leads, and whether a trial is drawn on it."""
_ACT = regex(r"(white|red|purple|green|yellow) (\d{1,2})( [\w ]+)?|final")


# -- the board ---------------------------------------------------------------------------------------------------------


def act(said: str) -> str | None:
    """An act as it is kept: colour, value, and a mark where two have both in common; None: it cannot be read.

    >>> act(" red  2 left "), act("final"), act("blue 1")
    ('red 2 left', 'final', None)
    """
    said = " ".join(said.split())
    return said if _ACT.fullmatch(said) else None


def read(said: str) -> str | None:
    """A story board as it is kept; None: it cannot be read.

    >>> read("white 1 > red 2,trial green 2; red 2>final")
    'white 1 > red 2, trial green 2; red 2 > final'
    """
    told: list[str] = []
    for part in said.split(";"):
        head, mark, tail = part.partition(">")
        ends = [end.strip() for end in tail.split(",")]
        acts = [act(head), *(act(end.removeprefix(TRIAL)) for end in ends)]
        if not mark or None in acts:
            return None
        lines = (f"{TRIAL if e.startswith(TRIAL) else ''}{a}" for e, a in zip(ends, acts[1:], strict=True))
        told.append(f"{acts[0]} > {', '.join(lines)}")
    return "; ".join(told)


@lru_cache(maxsize=64)
def lines(story: str) -> Mapping[str, tuple[Line, ...]]:
    """Every act of a story board as it is kept, with the lines that lead down from it."""
    found: dict[str, tuple[Line, ...]] = {}
    for part in story.split("; "):
        head, _, tail = part.partition(" > ")
        ends = tuple((end.removeprefix(TRIAL), end.startswith(TRIAL)) for end in tail.split(", "))
        found[head] = (*found.get(head, ()), *ends)
    for below in tuple(end for ends in found.values() for end, _ in ends):
        found.setdefault(below, ())
    return found


def colour(view: View, player: str) -> str:
    """The colour of a player's current act (A18-3-1 paragraph 1); of one without Kanawe white."""
    return str(board.information(view, player, "act"))


def place(view: View, player: str) -> str:
    """Where the mask of a player stands: an act of the story board."""
    marked = str(board.information(view, player, "act_place"))
    if marked:
        return marked
    now = colour(view, player)
    return now if now == FINAL else f"{now} {board.information(view, player, 'act_value')}"


def colour_there(told: Mapping[str, Any]) -> Said[Any] | None:
    """The colour of the act that a file states by its place on the board (A18-3-1 paragraph 3)."""
    marked = str(told.get("act_place", ""))
    return Said(marked.partition(" ")[0], "A18-3-1 paragraph 3") if marked else None


def value_there(told: Mapping[str, Any]) -> Said[Any] | None:
    """The value of such an act (A18-3-2 paragraph 2); that of the final one is 0, whatever is stated of its place."""
    marked = str(told.get("act_place", ""))
    if FINAL in (marked, told.get("act")):
        return Said(0, "A18-3-2 paragraph 3")
    return Said(int(marked.split()[1]), "A18-3-2 paragraph 2") if marked else None


def below(view: View, player: str) -> tuple[Line, ...]:
    """The lines that lead down from where a mask stands. Raises `Problems` where no file says what there is."""
    story, now = str(board.information(view, player, "story")), place(view, player)
    known = lines(story) if story else {}
    if now in known:
        return known[now]
    if now == FINAL:
        return ()
    wanted = f"no document prints the story board, and {player}.story does not state the act {now!r}"
    raise Problems([Problem.at(board.rules(view).stated, "J412", wanted, f"`{player}: {{story: {FORM}}}`")])


# -- the mask ----------------------------------------------------------------------------------------------------------


def descend(view: View, frame: Frame) -> Outcome:
    """A18-6 bullet 2: down one line, one with a trial only if the plan had will put into it, one without only if not.

    Where no line may be taken the mask stays; whether the act's effect is resolved then is gap G182.
    """
    you, will = frame.you, frame.locals.get("will", False) and view.applies("A18-2-2-2")
    every = below(view, you)
    if "line" not in frame.locals:
        open_ = dict.fromkeys(("act", to) for to, trial in every if trial == will)
        if not open_:
            again = colour(view, you) in EFFECTS and view.gap("G182", ("A18-6 bullet 2", "A18-6 bullet 3"))
            return Next() if again else Finish()
        return Ask(pick_one(you, "act", tuple(open_), "A18-6 bullet 2"), "line")
    acts = moving(view, you, str(frame.locals["line"][0][1]))
    return Do(acts, clauses=("A18-6 bullet 2", "A18-3-1 paragraph 1", "A18-3-2 paragraph 1"))


def moving(view: View, you: str, to: str) -> tuple[Act, ...]:
    """The acts by which a mask comes to an act; the final one has the value 0 (A18-3-2 paragraph 3)."""
    shade, _, tail = to.partition(" ")
    value, _, mark = tail.partition(" ")
    told: dict[str, str | int] = {"act": shade, "act_value": int(value or 0), "act_place": to if mark else ""}
    if shade == FINAL and not view.applies("A18-3-2 paragraph 3"):
        del told["act_value"]
    acts = (Act("inform", {"player": you, "info": name, "becomes": new}) for name, new in told.items())
    return (*acts, Act("happens", {"what": "next_act", "by": you}))


def reached(view: View, frame: Frame) -> Outcome:
    """A18-6 bullet 3: the effect of the act that the mask has come to."""
    return Push(effect(frame.you))


# -- what acts do ------------------------------------------------------------------------------------------------------


def effect(you: str) -> Spec:
    """An order to resolve the effect of the colour of a player's current act."""
    return Spec(TABLE, you)


def act_effect(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation: the effect of the current act is resolved."""
    if "done" in here(frame):
        return Next({"last": here(frame)["done"]})
    return Push(effect(frame.you), into="done", then=None)


def resolve(view: View, frame: Frame) -> Outcome:
    """A18-3-1 table 1, by the colour."""
    if "done" in frame.locals:
        return Finish(Done.NOT if frame.locals["done"] == Done.NOT else Done.FULLY)
    does = EFFECTS.get(colour(view, frame.you))
    if does is None:
        view.consult("A18-3-1 paragraph 2")
        return Finish(Done.NOT)
    return does(view, frame)


def _red(view: View, frame: Frame) -> Outcome:
    return Push(s5_8_damage.one_value(board.opponent(frame.you), "life", 1, "effect"), into="done", then=None)


def _purple(view: View, frame: Frame) -> Outcome:
    return Push(s9_6_basic.order(frame.you, may=True), into="done", then=None)


def _green(view: View, frame: Frame) -> Outcome:
    if "card" not in frame.locals:
        cards = tuple(("card", card) for card in board.lie_in(view, f"{frame.you}.facedown"))
        if not cards:
            view.consult("5-10 paragraph 1")
            return Finish(Done.NOT)
        return Ask(Choice(frame.you, "pick", cards, clauses=(TABLE,)), "card")
    card = board.card_ref(view, frame.locals["card"][0][1])
    told = {"card": card, "to": f"{frame.you}.deck", "place": "bottom"}
    return Do((Act("put", told),), into="done", then=None, clauses=(TABLE, "7-1-6 paragraph 8"))


def _final(view: View, frame: Frame) -> Outcome:
    """Its player wins; whether a win that is barred comes about once nothing bars it any more is gap G185."""
    you = frame.you
    barred = s4_2_victory.barred(view, you) and view.applies("1-4 paragraph 2")
    if barred and not view.gap("G185", (TABLE, "4-2 3")):
        return Finish(Done.NOT)
    won = Act("fact", {"values": {f"{you}.victorious": True}})
    return Do((won,), into="done", then=None, clauses=(TABLE, "4-2 3"))


EFFECTS = {"red": _red, "purple": _purple, "green": _green, FINAL: _final}


def yellow(view: View, attack: Attack) -> Iterator[Modifier]:
    """A18-5 bullet 1: under a yellow act the attacks that a player makes with attack cards get +0/+1."""
    if colour(view, attack.holder) == "yellow" and sort(view, attack.info, "class") is not None:
        yield Modifier(YELLOW, "add", (KEEP, 1), attack.holder)


def of_line(rest: str) -> tuple[str, ...] | None:
    """A line with an act behind its verb."""
    found = act(rest)
    return (found,) if found else None


