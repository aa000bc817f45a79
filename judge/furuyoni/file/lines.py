"""Options as lines of `play`, and lines of `play` as answers to an open choice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from judge.engine import Choice, Option, View
from judge.engine.choice import CHANCE
from judge.engine.data import Value
from judge.engine.identity import EffectId
from judge.furuyoni import board
from judge.furuyoni.cards.names import fold
from judge.furuyoni.core.s9_6_basic import KINDS
from judge.furuyoni.effects import altered, naming
from judge.furuyoni.effects.operations.common import ANY_NUMBER
from judge.furuyoni.file.alike import distinct as distinct
from judge.furuyoni.file.called import adding, effect_card, is_called, is_meant, named, names_adding, zone_label
from judge.furuyoni.file.counted import counted
from judge.furuyoni.file.speech import plainly, shown
from judge.furuyoni.file.speech import told as told
from judge.furuyoni.vocab.model import Verb
from judge.port.expect import Line
from judge.port.lines import Answered

KEEP = ("keep",)
"""What an option says, behind its verb, that leaves things as they are: `no` means it, and `yes` the one beside it."""
PLAIN = ("pass", "end", "standard", "throughout", "yes", "no", "reshuffle")
CARD_ARGS = ("card", "hidden_card")
"""Parts of options that are cards."""


def forms() -> Sequence[Mapping[str, Sequence[str]]]:
    """Every form of a line as it may be written in each language."""
    return shown()


def follows(view: View, line: Line) -> tuple[str, ...]:
    """Choices that one line may answer one after the other."""
    known = board.vocab(view).verbs.get(line.verb)
    return () if known is None else known.follows


def _own(view: View, option: Option) -> Verb | None:
    """The verb of an option, if a room brings it."""
    verbs = board.vocab(view).own_verbs
    return verbs.get(str(option[0])) if verbs else None


def _own_label(view: View, choice: Choice, option: Option, lang: str, verb: Verb) -> str:
    if verb.label is not None:
        return verb.label(view, choice, option, lang)
    parts = zip(option[1:], verb.args, strict=False)
    told = (named(view, choice, p, lang) if sort in CARD_ARGS else str(p) for p, sort in parts)
    return " ".join((verb.name, *told))


def _own_accepts(view: View, choice: Choice, option: Option, line: Line, verb: Verb) -> bool:
    if verb.accepts is not None:
        return verb.accepts(view, choice, option, line)
    if line.verb != verb.name or len(line.args) != len(option) - 1:
        return False
    parts = zip(option[1:], verb.args, line.args, strict=False)
    return all(is_meant(view, p, said) if sort in CARD_ARGS else fold(said) == fold(str(p)) for p, sort, said in parts)


def label(view: View, choice: Choice, option: Option, lang: str = "en") -> str:
    """The option as the line that picks it; of several that are called alike, which one it is."""
    return told(_nth(view, choice, option, lang), lang)


def _nth(view: View, choice: Choice, option: Option, lang: str) -> str:
    """The line in English, with names in a language."""
    said = _label(view, choice, option, lang)
    before = choice.options[: choice.options.index(option)] if option in choice.options else ()
    alike = sum(_label(view, choice, other, lang) == said for other in before if other[0] == option[0])
    return f"{said} ({alike + 1})" if alike else said


def _label(view: View, choice: Choice, option: Option, lang: str) -> str:
    own = _own(view, option)
    if own is not None:
        return _own_label(view, choice, option, lang, own)
    match option:
        case ("use" | "respond" | "cover" as verb, int(card)):
            return f"{verb} {named(view, choice, card, lang)}"
        case ("basic",):
            return "a basic action"
        case ("vigor",):
            return "choose vigor"
        case ("damage", side):
            return f"damage {side}"
        case ("charge", shadow, aura, *others):
            more = tuple((n, zone) for zone, n in others)
            known = ((shadow, "shadow"), (aura, "aura"))
            parts = [f"{n} {zone}" for n, zone in (*known, *more) if n or not (shadow + aura or more)]
            return "charge " + " ".join(parts)
        case ("resolve" | "replace", effect, *_):
            about = effect_card(effect)
            return f"order {_due(choice, option) if about is None else named(view, choice, about, lang)}"
        case ("mode", int(n)):
            from judge.furuyoni.effects.modes import mode_words

            return f"choose {mode_words(view, n, lang)}"
        case ("card", int(card)):
            return f"{'pick' if choice.by == CHANCE else 'choose'} {named(view, choice, card, lang)}"
        case ("move", source, target):
            return f"choose {zone_label(view, source, lang)} to {zone_label(view, target, lang)}"
        case ("from", *shares):
            return "choose " + " ".join(f"{n} {zone_label(view, zone, lang)}" for zone, n in shares)
        case ("yes" | "no" as word, *_):
            return str(word)
        case ("raise" | "lower" as word,):
            return f"choose {word}"
        case ("shift", part, int(by)):
            return f"choose {part} {by:+d}"
        case ("number", int(n)):
            return f"choose {n}"
        case ("first", player):
            return f"pick {player}"
        case ("instead", effect):
            about = effect_card(effect)
            return f"choose {named(view, choice, about, lang)}" if about is not None else f"choose {effect}"
        case ("name", number):
            return f"name {naming.name(view, str(number), lang)}"
        case ("declare", int(card), number):
            return f"declare {named(view, choice, card, lang)} as {naming.name(view, str(number), lang)}"
        case ("added", key):
            return f"order {adding(view, str(key), lang)}"
    return str(option[0])


def _due(choice: Choice, option: Option) -> str:
    """What a chapter makes due, by its clause; with its player where the same is due for both (`A5-3:b`)."""
    name = _rule(option[1])
    alike = sum(_rule(other[1]) == name for other in choice.options if other[1:])
    return str(option[1]) if alike > 1 else name


def _rule(effect: Value) -> str:
    return effect.rule if isinstance(effect, EffectId) else str(effect)


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
    counts = line.nth and choice.kind in (due(view, line)[-1:] or (choice.kind,))
    meant = found[line.nth - 1 : line.nth] if counts else found[:1]
    return (meant[0],) if meant else None


def _the_one_that_may_be(choice: Choice) -> list[int]:
    """What `yes` means where one thing may be done or left: that thing. Nothing, where there are more."""
    left = ("pass", "no", "end")
    doing = [i for i, option in enumerate(choice.options) if option[0] not in left and option[1:] != KEEP]
    return doing if len(doing) == 1 < len(choice.options) else []


def _called(view: View, choice: Choice, line: Line) -> list[int]:
    """What `choose aura` means where an option is picked by a word of its own (`damage aura`, `lacerate aura`)."""
    if any(option[0] != "damage" and _own(view, option) is None for option in choice.options):
        return []
    said = fold(line.rest)
    told = [fold(_label(view, choice, option, "en").partition(" ")[2]) for option in choice.options]
    found = [i for i, words in enumerate(told) if words == said]
    found = found or [i for i, option in enumerate(choice.options) if _meant_by(view, choice, option, line)]
    return found if len(found) == 1 else []


def _meant_by(view: View, choice: Choice, option: Option, line: Line) -> bool:
    """Whether what is chosen is what stands behind the verb that a room has for the option."""
    verb = _own(view, option)
    args = None if verb is None else verb.read(line.rest)
    return verb is not None and args is not None and _own_accepts(
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


def accepts(view: View, choice: Choice, option: Option, line: Line) -> bool:
    """Whether a line means an option of the choice."""
    own = _own(view, option)
    if own is not None:
        return _own_accepts(view, choice, option, line, own)
    brought = board.vocab(view).own_verbs.get(line.verb)
    if brought is not None and brought.means is not None:
        return choice.kind in brought.kinds and option == brought.means
    verb, args = line.verb, line.args
    said = args[0] if args else ""
    match option:
        case ("use" | "respond" as wanted, int(card)):
            other = len(args) > 1 and (choice.kind == "react" or args[1] != view.get("action"))
            return verb == wanted and not other and is_meant(view, card, said)
        case ("basic",):
            return "basic" in follows(view, line) or verb == "basic"
        case ("vigor",):
            return (verb == "choose" and said == "vigor") or (_pays(view, verb) and price(view, line)[:1] == ("vigor",))
        case ("cover", int(card)):
            if "basic" in follows(view, line):
                how = price(view, line)
                return how[:1] == ("cover",) and _pays(view, verb) and is_meant(view, card, how[1])
            return verb == "cover" and is_meant(view, card, said)
        case ("damage", side):
            return verb == "damage" and said == side
        case ("charge", shadow, aura, *others):
            return verb == "charge" and amounts(args) == {"shadow": shadow, "aura": aura, **dict(others)}
        case ("resolve" | "replace", effect, *_):
            about = effect_card(effect)
            meant = said in (str(effect), _due(choice, option)) if about is None else is_meant(view, about, said)
            return verb in ("order", "choose") and meant
        case ("mode", n):
            from judge.furuyoni.effects.modes import is_mode

            return verb == "choose" and is_mode(view, int(n), said)
        case ("card", int(card)):
            return verb in ("choose", "pick", "draw") and is_meant(view, card, said)
        case ("move", _, _):
            return verb == "choose" and _is_move(view, choice, option, said)
        case ("from", *shares):
            return verb == "choose" and _is_shared(view, shares, said)
        case ("raise" | "lower" as word,):
            return verb == "choose" and said == word
        case ("shift", part, int(by)):
            return verb == "choose" and said == f"{part} {by:+d}"
        case ("number", n):
            return verb == "choose" and said.strip() == str(n)
        case ("first", player):
            return verb in ("pick", "choose") and said == player
        case ("instead", effect):
            about = effect_card(effect)
            return verb in ("choose", "respond") and about is not None and is_meant(view, about, said)
        case ("declare", int(card), number):
            fits = verb == "declare" and len(args) == 2 and naming.is_named(view, str(number), args[1])
            return fits and is_meant(view, card, said)
        case ("name", number):
            return verb == "name" and naming.is_named(view, str(number), said)
        case ("added", key):
            named = names_adding(view, str(key)).values()
            return verb in ("order", "choose") and fold(said) in {fold(name) for name in named if name}
        case ("standard" | "throughout" as kind,) if choice.kind == "action":
            return verb == kind or (bool(follows(view, line)) and kind == implied(view, choice.by, line))
        case ("pass",):
            return verb == "pass" or (verb == "no" and not choice.forced)
        case ("end",):
            return verb in ("end", "pass")
        case (str(word), *_) if word in PLAIN:
            return verb == word or (word == "no" and verb == "pass")
        case (str(kind),) if kind in KINDS:
            return verb == kind
    return False


def price(view: View, line: Line) -> tuple[str, ...]:
    """With what a line about a basic action pays for it: its last parts; of a room's verb those behind the name."""
    if "basic" not in follows(view, line):
        return ()
    return line.args if line.verb in KINDS else line.args[1:]


def _pays(view: View, verb: str) -> bool:
    """Whether a line of this verb speaks of the basic action that is being paid for."""
    found = [frame.locals.get("result") for frame in view.frames[-1:] if frame.proc == "9-6"]
    return any(kind == verb or (isinstance(kind, tuple) and kind[0] == verb) for kind in found)


def implied(view: View, by: str, line: Line) -> str:
    """The main action that a line speaks of: the one it names, or the one that its card needs."""
    if line.verb != "use":
        return "standard"
    if len(line.args) > 1:
        return line.args[1]
    cards = (*board.lie_in(view, f"{by}.hand"), *board.lie_in(view, f"{by}.specials"))
    cards = (*cards, *view.rules.usable_from(view, "8-2-2 cards", by))
    meant = next((c for c in cards if is_called(view, c, line.args[0])), None)
    return "throughout" if meant is not None and altered.subtype(view, meant) == "throughout" else "standard"


def amounts(args: tuple[str, ...]) -> dict[str, int]:
    found = {"shadow": 0, "aura": 0}
    for n, zone in zip(args[::2], args[1::2], strict=False):
        found[zone] = found.get(zone, 0) + int(n)
    return found


def _is_shared(view: View, shares: Sequence[tuple[str, int]], said: str) -> bool:
    """Whether `2 b.aura 1 Silent Wall` means these shares: in any order, and what gives nothing may be left out.

    Where two are called alike they are meant in the order in which they are told.
    """
    told = [(name.strip(" ,"), int(n)) for n, name in re.findall(r"(\d+)\s+([^\d]+)", said)]
    if not told:
        return False
    if len({fold(name) for name, _ in told}) == len(told):
        told, shares = [one for one in told if one[1]], [one for one in shares if one[1]]
        told.sort(key=lambda one: next((i for i, (zone, _) in enumerate(shares) if _is_giver(view, zone, one[0])), -1))
    pairs = zip(told, shares, strict=False)
    return len(told) == len(shares) and all(n == m and _is_giver(view, zone, name) for (name, n), (zone, m) in pairs)


def _is_giver(view: View, zone: str, said: str) -> bool:
    """Whether a zone, or a card with crystals on it, is what gives a share."""
    card = board.on_card(zone)
    return is_meant(view, card, said) if card else fold(said) == fold(zone)


def _is_move(view: View, choice: Choice, option: Option, said: str) -> bool:
    """Whether a direction of an arrow is meant: from where to where, only to where, by its place among the options, or
    by one end that no other option has."""
    before, mark, after = f" {said}".rpartition(" to ")
    if mark:
        source = before.strip()
        return _is_zone(view, str(option[2]), after) and (not source or _is_zone(view, str(option[1]), source))
    if said.isdecimal():
        return choice.options.index(option) + 1 == int(said)
    ended = [o for o in choice.options if o[0] == "move" and any(_is_zone(view, str(z), said) for z in o[1:3])]
    return ended == [option]


def _is_zone(view: View, zone: str, said: str) -> bool:
    """Whether a zone is meant: by its name, with its player or without, or by a name of the card with the crystals."""
    if card := board.on_card(zone):
        return is_meant(view, card, said)
    return said in (zone, zone.partition(".")[2])


def labels(view: View, choice: Choice, options: Sequence[Option], lang: str = "en") -> str:
    """Several options picked at once as one line."""
    said = [_nth(view, choice, option, lang) for option in options]
    return told(_together(choice, options, said), lang)


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
    """The choices of a way that need a line: that of a basic action has its price."""
    for i, step in enumerate(way):
        if step.options == (("basic",),):
            continue
        before = way[i - 1].kind if i else ""
        if step.kind == "basic_cost" and before == "basic" and way[i - 1].by == step.by:
            continue
        price = way[i + 1] if i + 1 < len(way) else None
        if step.kind == "basic" and price is not None and price.kind == "basic_cost" and price.by == step.by:
            yield i, _paid(step.said, price)
        else:
            yield i, step.said


def _paid(said: str, price: Answered) -> str:
    """A basic action with its price, in the language in which both are said."""
    (basic, lang), (paid, _) = plainly(said), plainly(price.said)
    how = "with vigor" if price.options == (("vigor",),) else f"covering {paid.partition(' ')[2]}"
    return told(f"{basic} {how}", lang or "en")


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
