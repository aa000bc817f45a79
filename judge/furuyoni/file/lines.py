"""Lines of `play` as answers to an open choice, and what was answered as lines (`judge.port.lines.Lines`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.cards.names import fold
from judge.furuyoni.effects.operations.common import ANY_NUMBER
from judge.furuyoni.file.alike import distinct as distinct
from judge.furuyoni.file.called import is_called
from judge.furuyoni.file.counted import counted
from judge.furuyoni.file.options import accepts as accepts
from judge.furuyoni.file.options import follows as follows
from judge.furuyoni.file.options import own_meant, own_verb, price, written
from judge.furuyoni.file.speech import plainly, shown
from judge.furuyoni.file.speech import translated as translated

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.engine import Choice, Option, View
    from judge.port.expect import Line
    from judge.port.lines import Answered

KEEP = ("keep",)
"""What an option says, behind its verb, that leaves things as they are: `no` means it, and `yes` the one beside it."""


def forms() -> Sequence[Mapping[str, Sequence[str]]]:
    """Every form of a line as it may be written in each language."""
    return shown()


def label(view: View, choice: Choice, option: Option, lang: str = "en") -> str:
    """The option as the line that picks it; of several that are called alike, which one it is."""
    return translated(_nth(view, choice, option, lang), lang)


def _nth(view: View, choice: Choice, option: Option, lang: str) -> str:
    """The line in English, with names in a language."""
    said = written(view, choice, option, lang)
    before = choice.options[: choice.options.index(option)] if option in choice.options else ()
    alike = sum(written(view, choice, other, lang) == said for other in before if other[0] == option[0])
    return f"{said} ({alike + 1})" if alike else said


def answer(view: View, choice: Choice, line: Line) -> tuple[int, ...] | None:
    """The indices that a line picks at a choice, or None if it picks nothing that is offered."""
    if choice.by != line.by:
        return None
    if choice.kind == "shuffle" or (choice.most > 1 and line.verb in ("choose", "pick", "shuffle", "order")):
        return _several(view, choice, line)
    found = [i for i, option in enumerate(choice.options) if accepts(view, choice, option, line)]
    if not found and choice.least == 0 and line.verb in ("pass", "no"):
        return ()
    if not found and line.verb in ("pass", "no"):
        found = [i for i, option in enumerate(choice.options) if option[1:] == KEEP]
    if not found and line.verb == "yes":
        found = _the_one_that_may_be(choice)
    if not found and line.verb == "choose":
        found = _called(view, choice, line)
    if line.verb == "order" and not line.nth and several(view, choice, found):
        return None
    counts = line.nth and choice.kind in (due(view, line)[-1:] or (choice.kind,))
    meant = found[line.nth - 1 : line.nth] if counts else found[:1]
    return (meant[0],) if meant else None


def several(view: View, choice: Choice, found: Sequence[int]) -> bool:
    """Whether some of these options are told otherwise than others, so that a line for all does not say which."""
    return len({written(view, choice, choice.options[i], "en") for i in found}) > 1


def _the_one_that_may_be(choice: Choice) -> list[int]:
    """What `yes` means where one thing may be done or left: that thing. Nothing, where there are more."""
    left = ("pass", "no", "end")
    doing = [i for i, option in enumerate(choice.options) if option[0] not in left and option[1:] != KEEP]
    return doing if len(doing) == 1 and (len(choice.options) > 1 or choice.least == 0) else []


def _called(view: View, choice: Choice, line: Line) -> list[int]:
    """What `choose aura` means where an option is picked by a word of its own (`damage aura`, `lacerate aura`)."""
    if any(option[0] != "damage" and own_verb(view, option) is None for option in choice.options):
        return []
    said = fold(line.rest)
    told = [fold(written(view, choice, option, "en").partition(" ")[2]) for option in choice.options]
    found = [i for i, words in enumerate(told) if words == said]
    found = found or [i for i, option in enumerate(choice.options) if _meant_by(view, choice, option, line)]
    return found if len(found) == 1 else []


def _meant_by(view: View, choice: Choice, option: Option, line: Line) -> bool:
    """Whether what is chosen is what stands behind the verb that a room has for the option."""
    verb = own_verb(view, option)
    args = None if verb is None else verb.read(line.rest)
    return verb is not None and args is not None and own_meant(
        view, choice, option, line._replace(verb=verb.name, args=args), verb)  # fmt: skip


def _several(view: View, choice: Choice, line: Line) -> tuple[int, ...] | None:
    words = line.args if line.verb == "shuffle" else tuple(w.strip() for w in line.rest.strip("[]").split(","))
    if line.verb == "shuffle" and not words:
        return None
    picked: list[int] = []
    for word in words:
        said, nth = counted(word)
        one = line._replace(verb="choose", args=(said,), rest=said)
        alike = [i for i, option in enumerate(choice.options) if accepts(view, choice, option, one)]
        free = [i for i in (alike[nth - 1 : nth] if nth else alike) if i not in picked]
        if not free:
            return None
        picked.append(free[0])
    if choice.problem(tuple(picked)):
        return None
    return tuple(picked)


def labels(view: View, choice: Choice, options: Sequence[Option], lang: str = "en") -> str:
    """Several options picked at once as one line."""
    said = [_nth(view, choice, option, lang) for option in options]
    return translated(_together(choice, options, said), lang)


def _together(choice: Choice, options: Sequence[Option], said: Sequence[str]) -> str:
    alone = choice.most > 1 and any(o[0] == "mode" and "," in one for o, one in zip(options, said, strict=True))
    if choice.kind == "shuffle" or len(said) > 1 or alone:
        names = ", ".join(_item(option, one.partition(" ")[2]) for option, one in zip(options, said, strict=True))
        return f"{'shuffle' if choice.kind == 'shuffle' else 'choose'} [{names}]"
    return said[0] if said else "pass"


def _item(option: Option, said: str) -> str:
    """One of several: a mode whose words hold a comma by its number."""
    return str(option[1]) if option[0] == "mode" and "," in said else said


def joined(way: Sequence[Answered]) -> Iterator[tuple[int, str]]:
    """The choices of a way that need a line: that of a basic action has its price.

    The line of a basic action says that there is to be one, too; where only one can be done, its line is that of this.
    """
    for i, step in enumerate(way):
        before, behind = way[i - 1] if i else None, way[i + 1] if i + 1 < len(way) else None
        if step.options == (("basic",),):
            if behind is not None and behind.kind == "basic" and behind.forced:
                yield i, _priced(behind.said, way, i + 2)
        elif step.kind == "basic":
            yield i, _priced(step.said, way, i + 1)
        elif step.kind != "basic_cost" or before is None or before.kind != "basic" or before.by != step.by:
            yield i, step.said


def _priced(said: str, way: Sequence[Answered], at: int) -> str:
    """A basic action with the price that stands behind it, if another could have been paid."""
    price = way[at] if at < len(way) else None
    if price is None or price.kind != "basic_cost" or price.forced or price.by != way[at - 1].by:
        return said
    return _paid(said, price)


def _paid(said: str, price: Answered) -> str:
    """A basic action with its price, in the language in which both are said."""
    (basic, lang), (paid, _) = plainly(said), plainly(price.said)
    how = "with vigor" if price.options == (("vigor",),) else f"covering {paid.partition(' ')[2]}"
    return translated(f"{basic} {how}", lang or "en")


def due(view: View, line: Line) -> tuple[str, ...]:
    """Those of them that it speaks of itself: of a basic action, and of its price if it names one."""
    answered = follows(view, line)
    if "basic" in answered:
        return ("basic", "basic_cost") if price(view, line) else ("basic",)
    return ("main",) if "main" in answered else answered[-1:]


def means(view: View, choice: Choice, line: Line) -> bool:
    """Whether a line speaks of a choice, though it may not fit it."""
    if choice.kind in follows(view, line):
        return True
    verbs = {label(view, choice, option).partition(" ")[0] for option in choice.options}
    return line.verb in verbs or (line.verb == "respond" and choice.kind == "react")


def spoken(choice: Choice) -> bool:
    """What must be done is done without a line."""
    return False


def closing(choice: Choice) -> bool:
    """Whether ending the main phase is all that is left: an act, which a run does not add behind the last line."""
    return choice.kind == "main" and choice.options == (("end",),)


def fitting(choice: Choice, line: Line) -> Line:
    """A card that an effect has a player pick is picked with `choose`, whatever becomes of it."""
    return line._replace(verb="choose") if line.verb == "cover" and choice.kind == "pick" else line


def further(choice: Choice, line: Line) -> Option | None:
    """The whole number that a line declares where any may be (10-36), if it is none of those offered."""
    if ANY_NUMBER not in choice.about or choice.by != line.by or line.verb != "choose":
        return None
    said = " ".join(line.args).strip()
    option = ("number", int(said)) if re.fullmatch(r"-?\d+", said) else None
    return option if option not in choice.options else None


def attempted(view: View, choice: Choice, line: Line) -> Option | None:
    """The option, not offered, that an `attempt` line tries."""
    player = line.by
    if choice.by != player or choice.kind not in ("main", "react"):
        return None
    if "basic" in follows(view, line) and choice.kind == "main" and view.get("action") != "throughout":
        return ("basic",)
    if line.verb in ("use", "respond"):
        cards = (*board.lie_in(view, f"{player}.hand"), *board.lie_in(view, f"{player}.specials"))
        for card in cards:
            if is_called(view, card, line.args[0]):
                return (line.verb, card)
    own = board.vocab(view).own_verbs.get(line.verb)
    return own.tried(view, line) if own is not None and own.tried is not None and choice.kind == "main" else None
