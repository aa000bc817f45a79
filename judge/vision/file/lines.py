"""Options as lines of play, and lines of play as answers: `play 狙撃 on チルノ`, `attack ルーミア`, `choose 橙`."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from typing import TYPE_CHECKING

from judge.engine.data import Ref, Value
from judge.light import regex
from judge.vision.board import bearing, reading, values
from judge.vision.file import speech
from judge.vision.model import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.engine import Choice, Option, View
    from judge.engine.identity import EffectId
    from judge.port.expect import Line
    from judge.port.lines import Answered
    from judge.vision.game import Vision

VERBS = (
    "play", "use", "apply", "attack", "block", "node", "pass", "concede", "choose", "yes", "no", "graze", "pay",
    "number", "declare", "order", "mode", "first", "second", "shuffle", "begin", "side", "resolve", "replace",
)  # fmt: skip
OF_A_CARD = ("play", "use", "apply", "attack", "block", "node")
MENU = (*OF_A_CARD, "pass", "concede")
WRITTEN = {"use": "use", "apply": "auto"}
"""The kind of effect that a verb is about."""
PICKING = (
    "target", "target_2", "target_3", "object", "pick", "nodes", "hand_limit", "pile", "stack", "shuffle", "random",
)  # fmt: skip
PART = regex(r"\s+(on|for|mode|x|paying|declaring|effect|to)\s+")
PLAIN = ("free", "to block", "unblocking")
OPEN = ("act", "answer")
"""The choices of who has priority: with no interference begun, and inside one."""
MAY_PAY = ("may_pay", "pay")
"""What a line that pays answers: whether to, where that is left to the player, and with which nodes."""
LATER = ("ambush", "mode", "target", "target_2", "target_3", "declare", "waive", "x", "pay", "nodes")
"""What a line that plays or uses may answer at once, in the order in which it is asked (5.2.3, 7.3.4)."""


def plain(text: str) -> str:
    """A text without what does not matter: spaces, width."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text))


def card_name(view: View, card: int) -> str:
    """What a card is called where it lies: its name, a number behind it where several are called so."""
    return card_names(view)[card]


def card_names(view: View) -> Mapping[int, str]:
    """What each card is called where it lies."""
    return view.once("card names", _card_names)


def _card_names(view: View) -> dict[int, str]:
    own = {card: _own_name(view, card) for card in _all(view)}
    count, seen = Counter(own.values()), Counter[str]()
    found = {}
    for card, name in own.items():
        seen[name] += 1
        found[card] = name if count[name] < 2 or name == "?" else f"{name}#{seen[name]}"
    return found


def _own_name(view: View, card: int) -> str:
    made = reading.given(view, card)
    return str(made["name"]) if "name" in made else reading.printed(view, card).name


def _all(view: View) -> list[int]:
    return sorted(int(p.split(".")[1]) for p in view.state if p.startswith("card.") and p.endswith(".card"))


def is_called(view: View, card: int, text: str) -> bool:
    """Whether a card is meant: by its name, `name#2`, or its number, `No.31` or `No.31#2`."""
    said = plain(text)
    if said.startswith("card") and said[4:].isdigit():
        return int(said[4:]) == card
    own = plain(_own_name(view, card))
    if said == own or said == plain(card_name(view, card)):
        return True
    game: Vision = view.game
    key = str(view.get(f"card.{card}.card"))
    if key != "?" and own != plain(game.cards[key].name) and said == plain(game.cards[key].name):
        return True  # it counts as something else, or lies on another side
    number, mark, which = said.partition("#")
    if number == plain(reading.printed(view, card).no) and own != "?":
        alike = [c for c in _all(view) if view.get(f"card.{c}.card") == key]
        return not mark or (which.isdigit() and which == str(alike.index(card) + 1))
    for player in PLAYERS:
        if said in (f"{player}'s{own}", f"{own}of{player}") and reading.holder(view, card) == player:
            return True
    return own == "?" and said == f"?#{card}"


def thing_name(view: View, thing: Value) -> str:
    """A card, a player or a play as a line names it."""
    if isinstance(thing, Ref):
        return card_name(view, thing.epoch)
    return card_name(view, thing) if isinstance(thing, int) else str(thing)


def is_thing(view: View, thing: Value, text: str) -> bool:
    """Whether a thing is meant."""
    if isinstance(thing, Ref):
        return is_called(view, thing.epoch, text)
    return is_called(view, thing, text) if isinstance(thing, int) else plain(text) in (str(thing), f"player{thing}")


def effects_of(view: View, verb: str, card: int) -> list[bearing.Live]:
    """The effects of a card that a verb is about, in order."""
    return [one for one in values.live(view, card) if one.ability.kind == WRITTEN[verb]]


def _nth(view: View, choice: Choice, option: Option) -> tuple[int, int]:
    """Which effect of its card an option is about, of how many; one lost since is counted among those offered then."""
    verb, card, *effect = option
    every = [one.named for one in effects_of(view, str(verb), card)]
    if tuple(effect) not in every:
        every = [tuple(one[2:]) for one in choice.options if one[:2] == (verb, card)]
    return (every.index(tuple(effect)) + 1 if tuple(effect) in every else 0), len(every)


def label(view: View, choice: Choice, option: Option, lang: str = "en") -> str:
    """The option as the line that picks it."""
    return translated(_label(view, choice, option), lang)


def _label(view: View, choice: Choice, option: Option) -> str:
    verb, *rest = option
    if choice.kind in PICKING:
        return f"choose {thing_name(view, rest[0])}"
    if verb in ("play", "attack", "block", "node"):
        return f"{verb} {card_name(view, rest[0])}"
    if verb in WRITTEN:
        nth, many = _nth(view, choice, option)
        return f"{verb} {card_name(view, rest[0])}" + (f" effect {nth}" if nth and many > 1 else "")
    if verb == "attempt":
        return _label(view, choice, tuple(rest[1:]))
    if verb == "pay":
        return f"pay {rest[0]}+{rest[1]}"
    if verb == "graze":
        return "graze"
    if choice.kind == "order":
        return f"order {_due(view, choice)[choice.options.index(option)]}"
    if verb == "first" and rest:
        return f"begin {rest[0]}"
    if verb == "mode":
        return f"mode {_modes(choice).index(rest[0]) + 1}"
    return " ".join(str(part) for part in option)


def _due(view: View, choice: Choice) -> list[str]:
    """What effects that wait to be resolved are called: by their card, or where that has several by what tells them
    apart, the set card or the keyword from which one comes, or else a number."""
    cards = Counter(card for _, _, card in choice.options)
    own = [_text_of(view, id, card) if cards[card] > 1 else card_name(view, card) for _, id, card in choice.options]
    count, seen = Counter(own), Counter[str]()
    found = []
    for name, (_, _, card) in zip(own, choice.options, strict=True):
        seen[name] += 1
        found.append(name if count[name] < 2 else f"{card_name(view, card)} {seen[name]}")
    return found


def _text_of(view: View, id: EffectId, card: int) -> str:
    """Whose text an effect of a card is: its own, that of a card set on it, or that of a keyword."""
    game: Vision = view.game
    ability = game.abilities.get(id.text) if isinstance(id.text, str) else None
    if ability is not None and ability.keyword:
        return ability.keyword
    return card_name(view, id.others[0].id if id.others else card)


def _modes(choice: Choice) -> list[Value]:
    return [option[1] for option in choice.options]


def translated(line: str, lang: str) -> str:
    """A line in a language."""
    return speech.translated(line, lang)


def forms() -> Sequence[Mapping[str, Sequence[str]]]:
    """Every form of a line in each language."""
    return speech.shown()


def labels(view: View, choice: Choice, options: Sequence[Option], lang: str = "en") -> str:
    """Several options picked at once as one line."""
    if not options:
        return translated("choose none", lang)
    if choice.kind in PICKING:
        return translated("choose " + " and ".join(thing_name(view, option[1]) for option in options), lang)
    return " and ".join(label(view, choice, option, lang) for option in options)


def joined(way: Sequence[Answered]) -> Iterator[tuple[int, str]]:
    """Each choice gets a line."""
    return ((i, step.said) for i, step in enumerate(way))


# -- parts of a line ------------------------------------------------------------------------------------------------


def parts(line: Line) -> dict[str, str]:
    """What a line that plays or uses says beside the card: `on`, `x`, `mode`, `free`, `to block` …"""
    found: dict[str, str] = {}
    rest = line.rest
    for word in PLAIN:
        if rest.endswith(f" {word}"):
            rest, found[word] = rest[: -len(word) - 1], "yes"
    pieces = PART.split(rest)
    found["card"] = pieces[0].strip()
    for name, value in zip(pieces[1::2], pieces[2::2], strict=False):
        found[name] = value.strip()
    return found


def about(line: Line) -> str:
    """What a line calls the card that it is about."""
    return parts(line)["card"] if line.verb in speech.VERBS else line.rest


def _several(text: str) -> Iterator[list[str]]:
    """The names that a text may list: with `and` between them, or with 、, which also stands in names of cards."""
    for mark in (r"\s+and\s+", r"\s+and\s+|、"):
        yield [] if text.strip() in ("none", "") else [t.strip() for t in re.split(mark, text)]


def follows(view: View, line: Line) -> tuple[str, ...]:
    """The kinds of choice that the line may answer one after the other."""
    if line.verb == "pay":
        return MAY_PAY
    return (*OPEN, *LATER) if line.verb in ("play", "use") else ()


def due(view: View, line: Line) -> tuple[str, ...]:
    """Those of them that it speaks of itself."""
    if line.verb == "pay":
        return MAY_PAY
    if line.verb not in ("play", "use"):
        return ()
    said = parts(line)
    words = {"on": "target", "mode": "mode", "x": "x", "paying": "pay", "declaring": "declare", "free": "waive",
             "to block": "ambush", "unblocking": "ambush"}  # fmt: skip
    return ("act", *(kind for word, kind in words.items() if word in said))


def answer(view: View, choice: Choice, line: Line) -> tuple[int, ...] | None:
    """The indices that a line picks at a choice, None if it picks nothing that is offered."""
    if choice.by != line.by:
        return None
    if choice.kind in PICKING:
        if line.verb in ("play", "use"):
            said = parts(line)
            if not choice.kind.startswith("target") or "on" not in said:
                return None
            return _picked(view, choice, said["on"], exact=False)
        if line.verb == "shuffle" and choice.kind in ("shuffle", "random"):
            return tuple(range(choice.most)) if not line.rest else _picked(view, choice, line.rest)
        if line.verb == "choose":
            return _picked(view, choice, line.rest)
        return None
    found = [i for i, option in enumerate(choice.options) if accepts(view, choice, option, line)]
    return (found[0],) if found else None


def _picked(view: View, choice: Choice, text: str, exact: bool = True) -> tuple[int, ...] | None:
    """The options that a text names, in either way of listing them."""
    called = [plain(thing_name(view, option[1])) for option in choice.options]
    found = (_each(view, choice, names, called, exact) for names in _several(text))
    return next((picked for picked in found if picked is not None), None)


def _each(
    view: View, choice: Choice, names: Sequence[str], called: Sequence[str], exact: bool
) -> tuple[int, ...] | None:
    """The options named, each once; a line that names targets of several texts gives each text its own."""
    picked: list[int] = []
    left = list(names)
    for name in names:
        open_ways = [i for i in range(len(called)) if i not in picked]
        whole = (i for i in open_ways if called[i] == plain(name))
        alike = (i for i in open_ways if is_thing(view, choice.options[i][1], name))
        found = next(whole, None)
        found = next(alike, None) if found is None else found
        if found is not None and len(picked) < choice.most:
            picked.append(found)
            left.remove(name)
    if (left and exact) or not choice.least <= len(picked) <= choice.most:
        return None
    return tuple(picked)


def accepts(view: View, choice: Choice, option: Option, line: Line) -> bool:
    """Whether a line means an option of the choice."""
    verb, *rest = option
    if line.verb in ("play", "use") and choice.kind not in OPEN:
        return _part(view, choice, option, parts(line))
    if choice.kind in PICKING:
        return line.verb == "choose" and is_thing(view, rest[0], line.rest)
    if verb in ("attack", "block", "node", "play"):
        return line.verb == verb and is_called(view, int(rest[0]), parts(line)["card"] if verb == "play" else line.rest)
    if verb in WRITTEN:
        said = parts(line)
        if line.verb != verb or not is_called(view, rest[0], said["card"]):
            return False
        return "effect" not in said or said["effect"] == str(_nth(view, choice, option)[0])
    if verb == "pay":
        return line.verb == "pay" and plain(line.rest) == f"{rest[0]}+{rest[1]}"
    if choice.kind == "order":
        called = [plain(name) for name in _due(view, choice)]
        own = called[choice.options.index(option)]
        if line.verb != "order" or plain(line.rest) in called:
            return line.verb == "order" and plain(line.rest) == own
        card, _, nth = line.rest.rpartition(" ")
        if nth.isdigit() and own == plain(f"{card_name(view, rest[1])} {nth}"):
            return is_called(view, rest[1], card)
        return is_called(view, rest[1], line.rest)
    if verb == "mode":
        return line.verb == "mode" and line.rest == str(_modes(choice).index(rest[0]) + 1)
    if verb == "yes" and choice.kind in MAY_PAY and line.verb == "pay":
        return True
    if verb in ("graze", "yes", "no", "first", "second", "pass", "concede") and not (verb == "first" and rest):
        return bool(line.verb == verb)
    if verb == "first":
        return line.verb == "begin" and line.rest == str(rest[0])
    return plain(" ".join(str(p) for p in option)) == plain(f"{line.verb} {line.rest}")


def _part(view: View, choice: Choice, option: Option, said: dict[str, str]) -> bool:
    """Whether what a line says beside its card answers a choice that comes with it."""
    verb = str(option[0])
    match choice.kind:
        case "mode":
            return said.get("mode") == str(_modes(choice).index(option[1]) + 1)
        case "x":
            return said.get("x") == str(option[1])
        case "declare":
            return plain(said.get("declaring", "")) == plain(str(option[1]))
        case "pay":
            return plain(said.get("paying", "")) == f"{option[1]}+{option[2]}"
        case "waive":
            return ("free" in said) == (verb == "yes") and ("free" in said or "paying" in said)
        case "ambush":
            return (verb == "yes") == ("to block" in said) and ("to block" in said or "unblocking" in said)
    return False


def attempted(view: View, choice: Choice, line: Line) -> Option | None:
    """What is tried though it is not offered: an attack, a block, a play, a node, an effect."""
    if choice.kind not in OPEN or line.verb not in OF_A_CARD:
        return None
    found = _tried(view, line)
    return found if found is None or choice.by == line.by else ("attempt", line.by, *found)


def _tried(view: View, line: Line) -> Option | None:
    card = named(view, line)
    if card is None:
        return None
    if line.verb not in WRITTEN:
        return (line.verb, card)
    effects = written(view, line, card)
    return (line.verb, card, *effects[0].named) if effects else None


def named(view: View, line: Line) -> int | None:
    """The card that a line speaks of: of its player before others, of the zone from which it would act."""
    found = [c for c in _all(view) if is_called(view, c, about(line))]
    zone = "hand" if line.verb in ("play", "node") else "field"
    found.sort(key=lambda c: (reading.zone(view, c) != f"{line.by}.{zone}", reading.holder(view, c) != line.by))
    return found[0] if found else None


def written(view: View, line: Line, card: int) -> list[bearing.Live]:
    """The effects of a card that a line may mean: the one that it tells by number, or all."""
    found = effects_of(view, line.verb, card)
    said = parts(line).get("effect", "")
    return found[int(said) - 1 : int(said)] if said.isdigit() and int(said) else found


def further(choice: Choice, line: Line) -> Option | None:
    """Conceding is open to a player at any time (12.7.2) and is not listed."""
    if line.verb == "concede" and choice.kind in OPEN and choice.by == line.by:
        return ("concede",)
    return None


def means(view: View, choice: Choice, line: Line) -> bool:
    """Whether a line speaks of a choice, though it may not fit it."""
    if choice.kind in OPEN:
        return line.verb in MENU
    if choice.kind in PICKING:
        return line.verb == "choose"
    if choice.kind == "pay" and line.verb == "pay" and len(choice.options) == 1:
        (_, awake, asleep), said = choice.options[0], re.findall(r"\d+", line.rest)
        return sum(map(int, said)) == int(awake) + int(asleep)  # else it is about a payment to come
    return any(str(option[0]) == line.verb for option in choice.options)


def distinct(view: View, choice: Choice) -> Sequence[int]:
    """All of them: which of several copies is chosen may be asked for later."""
    return range(len(choice.options))


def spoken(choice: Choice) -> bool:
    """Giving up priority is said, also where nothing else could be done with it."""
    return choice.kind in OPEN


def closing(choice: Choice) -> bool:
    """What is left open behind the last line."""
    return choice.kind in OPEN


def fitting(choice: Choice, line: Line) -> Line:
    """A line is said in one way."""
    return line
