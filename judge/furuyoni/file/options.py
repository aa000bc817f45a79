"""One option of a choice as one line of play, kind by kind: how it is written, and which lines mean it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judge.engine import Choice, Option, View
from judge.engine.choice import CHANCE
from judge.engine.identity import EffectId
from judge.furuyoni import board
from judge.furuyoni.cards.names import fold
from judge.furuyoni.core.s9_6_basic import KINDS
from judge.furuyoni.effects import altered, naming
from judge.furuyoni.effects.picked import may_be_used, to_be_used
from judge.furuyoni.file.called import adding, effect_card, is_called, is_meant, named, names_adding, zone_label
from judge.light import NamedTuple
from judge.port.expect import Line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.engine.data import Value
    from judge.furuyoni.vocab.model import Verb

CARD_ARGS = ("card", "hidden_card")
"""Parts of options that are cards."""


class Form(NamedTuple):
    """How the options of one kind are written as a line, and which lines mean one of them."""

    written: Callable[[View, Choice, Option, str], str]
    """view, choice, option, language -> the line in English, with names in the language"""
    meant: Callable[[View, Choice, Option, Line], bool]
    """view, choice, option, line -> whether the line means the option"""


def written(view: View, choice: Choice, option: Option, lang: str) -> str:
    """The option as a line in English, with names in a language."""
    own = own_verb(view, option)
    if own is not None:
        return _own_written(view, choice, option, lang, own)
    form = FORMS.get(str(option[0]))
    return str(option[0]) if form is None else form.written(view, choice, option, lang)


def accepts(view: View, choice: Choice, option: Option, line: Line) -> bool:
    """Whether a line means an option of the choice."""
    own = own_verb(view, option)
    if own is not None:
        return own_meant(view, choice, option, line, own)
    brought = board.vocab(view).own_verbs.get(line.verb)
    if brought is not None and brought.means is not None:
        return choice.kind in brought.kinds and option == brought.means
    form = FORMS.get(str(option[0]))
    return form is not None and form.meant(view, choice, option, line)


def follows(view: View, line: Line) -> tuple[str, ...]:
    """Choices that one line may answer one after the other."""
    known = board.vocab(view).verbs.get(line.verb)
    return () if known is None else known.follows


def _first(line: Line) -> str:
    """What a line names first behind its verb."""
    return line.args[0] if line.args else ""


def _as_it_is(view: View, choice: Choice, option: Option, lang: str) -> str:
    return str(option[0])


def _same_verb(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return bool(line.verb == option[0])


def _yes_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    if line.verb == "use" and choice.kind == "may":
        card = may_be_used(view)
        return card is not None and is_meant(view, card, _first(line))
    return bool(line.verb == option[0])


# -- verbs that a room brings ----------------------------------------------------------------------------------------


def own_verb(view: View, option: Option) -> Verb | None:
    """The verb of an option, if a room brings it."""
    verbs = board.vocab(view).own_verbs
    return verbs.get(str(option[0])) if verbs else None


def _own_written(view: View, choice: Choice, option: Option, lang: str, verb: Verb) -> str:
    if verb.label is not None:
        return verb.label(view, choice, option, lang)
    parts = zip(option[1:], verb.args, strict=False)
    told = (named(view, choice, p, lang) if sort in CARD_ARGS else str(p) for p, sort in parts)
    return " ".join((verb.name, *told))


def own_meant(view: View, choice: Choice, option: Option, line: Line, verb: Verb) -> bool:
    """Whether a line means an option whose verb a room brings."""
    if verb.accepts is not None:
        return verb.accepts(view, choice, option, line)
    if line.verb != verb.name or len(line.args) != len(option) - 1:
        return False
    parts = zip(option[1:], verb.args, line.args, strict=False)
    return all(is_meant(view, p, said) if sort in CARD_ARGS else fold(said) == fold(str(p)) for p, sort, said in parts)


# -- using cards: ("use", card), ("respond", card); the main action: ("standard",), ("throughout",) -------------------


def _card_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return f"{option[0]} {named(view, choice, option[1], lang)}"


def _use_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    other = len(line.args) > 1 and (choice.kind == "react" or line.args[1] != view.get("action"))
    return line.verb == option[0] and not other and is_meant(view, option[1], _first(line))


def _action_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    spoken_of = choice.kind == "action" and bool(follows(view, line)) and option[0] == implied(view, choice.by, line)
    return line.verb == option[0] or spoken_of


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


# -- basic actions: ("basic",), ("forward",) and so on; their price: ("vigor",), ("cover", card) ----------------------


def _basic_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return "a basic action"


def _basic_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb == "basic" or "basic" in follows(view, line)


def _vigor_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return "choose vigor"


def _vigor_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    chosen = line.verb == "choose" and _first(line) == "vigor"
    return chosen or (_pays(view, line.verb) and price(view, line)[:1] == ("vigor",))


def _cover_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    if "basic" in follows(view, line):
        how = price(view, line)
        return how[:1] == ("cover",) and _pays(view, line.verb) and is_meant(view, option[1], how[1])
    return line.verb == "cover" and is_meant(view, option[1], _first(line))


def price(view: View, line: Line) -> tuple[str, ...]:
    """With what a line about a basic action pays for it: its last parts; of a room's verb those behind the name."""
    if "basic" not in follows(view, line):
        return ()
    return line.args if line.verb in KINDS else line.args[1:]


def _pays(view: View, verb: str) -> bool:
    """Whether a line of this verb speaks of the basic action that is being paid for."""
    found = [frame.locals.get("result") for frame in view.frames[-1:] if frame.proc == "9-6"]
    return any(kind == verb or (isinstance(kind, tuple) and kind[0] == verb) for kind in found)


# -- damage and charge: ("damage", side), ("charge", shadow, aura, (zone, number) …) -----------------------------------


def _damage_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return f"damage {option[1]}"


def _damage_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb == "damage" and _first(line) == option[1]


def _charge_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    _, shadow, aura, *others = option
    known = ((shadow, "shadow"), (aura, "aura"))
    more = tuple((n, zone) for zone, n in others)
    parts = [f"{n} {zone}" for n, zone in (*known, *more) if n or not (shadow + aura or more)]
    return "charge " + " ".join(parts)


def _charge_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    _, shadow, aura, *others = option
    return line.verb == "charge" and amounts(line.args) == {"shadow": shadow, "aura": aura, **dict(others)}


def amounts(args: tuple[str, ...]) -> dict[str, int]:
    """How many crystals a line takes from each zone: `2 shadow 1 aura`."""
    found = {"shadow": 0, "aura": 0}
    for n, zone in zip(args[::2], args[1::2], strict=False):
        found[zone] = found.get(zone, 0) + int(n)
    return found


# -- effects: ("resolve", effect), ("replace", effect), ("instead", effect), ("added", key), ("mode", number) ----------


def _effect_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    about = effect_card(option[1])
    return f"order {_due(choice, option) if about is None else named(view, choice, about, lang)}"


def _effect_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    about, said = effect_card(option[1]), _first(line)
    meant = said in (str(option[1]), _due(choice, option)) if about is None else is_meant(view, about, said)
    return line.verb in ("order", "choose") and meant


def _due(choice: Choice, option: Option) -> str:
    """What a chapter makes due, by its clause; with its player where the same is due for both (`A5-3:b`)."""
    name = _rule(option[1])
    alike = sum(_rule(other[1]) == name for other in choice.options if other[1:])
    return str(option[1]) if alike > 1 else name


def _rule(effect: Value) -> str:
    return effect.rule if isinstance(effect, EffectId) else str(effect)


def _instead_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    about = effect_card(option[1])
    return f"choose {named(view, choice, about, lang)}" if about is not None else f"choose {option[1]}"


def _instead_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    about = effect_card(option[1])
    return line.verb in ("choose", "respond") and about is not None and is_meant(view, about, _first(line))


def _added_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return f"order {adding(view, str(option[1]), lang)}"


def _added_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    names = names_adding(view, str(option[1])).values()
    return line.verb in ("order", "choose") and fold(_first(line)) in {fold(name) for name in names if name}


def _mode_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    from judge.furuyoni.effects.modes import deed, is_past, mode_words

    done = None if is_past(choice) else deed(view, int(option[1]))
    if done is not None:
        return f"{done[0]} {named(view, choice, done[1], lang)}"
    return f"choose {mode_words(view, choice, int(option[1]), lang)}"


def _mode_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    from judge.furuyoni.effects.modes import deed, is_mode

    if line.verb in ("use", "cover"):
        done = deed(view, int(option[1]))
        return done is not None and done[0] == line.verb and is_meant(view, done[1], _first(line))
    if line.verb in KINDS and not line.args:
        return is_mode(view, int(option[1]), line.verb)
    return line.verb == "choose" and is_mode(view, int(option[1]), _first(line))


# -- what an effect has chosen: ("card", card), ("move", from, to), ("from", (zone, number) …), numbers, words, names --


def _picked_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return f"{'pick' if choice.by == CHANCE else 'choose'} {named(view, choice, option[1], lang)}"


def _picked_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    said = line.verb in ("choose", "pick", "draw") or (line.verb == "use" and to_be_used(view, choice))
    return said and is_meant(view, option[1], _first(line))


def _move_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return f"choose {zone_label(view, option[1], lang)} to {zone_label(view, option[2], lang)}"


def _move_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb == "choose" and _is_move(view, choice, option, _first(line))


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


def _shares_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return "choose " + " ".join(f"{n} {zone_label(view, zone, lang)}" for zone, n in option[1:])


def _shares_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb == "choose" and _is_shared(view, option[1:], _first(line))


def _is_shared(view: View, shares: Sequence[tuple[str, int]], said: str) -> bool:
    """Whether `2 b.aura 1 Silent Wall` means these shares: in any order, and what gives nothing may be left out.

    Where two are called alike they are meant in the order in which they are told; a name alone gives all of it. A zone
    of which only one player has a share is told without the player.
    """
    told = [(name.strip(" ,"), int(n)) for n, name in re.findall(r"(\d+)\s+([^\d]+)", said)]
    given = sum(n for _, n in shares)
    if not told and not given:
        return False
    told = told or [(said.strip(), given)]
    kinds = [zone.partition(".")[2] for zone, _ in shares if not board.on_card(zone)]
    whole = {kind: zone for zone, _ in shares if kinds.count(kind := zone.partition(".")[2]) == 1}
    told = [(whole.get(fold(name), name), n) for name, n in told]
    if len({fold(name) for name, _ in told}) == len(told):
        told, shares = [one for one in told if one[1]], [one for one in shares if one[1]]
        told.sort(key=lambda one: next((i for i, (zone, _) in enumerate(shares) if _is_giver(view, zone, one[0])), -1))
    pairs = zip(told, shares, strict=False)
    return len(told) == len(shares) and all(n == m and _is_giver(view, zone, name) for (name, n), (zone, m) in pairs)


def _is_giver(view: View, zone: str, said: str) -> bool:
    """Whether a zone, or a card with crystals on it, is what gives a share."""
    card = board.on_card(zone)
    return is_meant(view, card, said) if card else fold(said) == fold(zone)


def _word_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return f"choose {option[0]}"


def _word_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb == "choose" and _first(line) == option[0]


def _shift_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return f"choose {option[1]} {int(option[2]):+d}"


def _shift_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb == "choose" and _first(line) == f"{option[1]} {int(option[2]):+d}"


def _number_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return f"choose {option[1]}"


def _number_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb == "choose" and _first(line).strip() == str(option[1])


def _player_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return f"pick {option[1]}"


def _player_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb in ("pick", "choose") and _first(line) == option[1]


def _name_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return f"name {naming.name(view, str(option[1]), lang)}"


def _name_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb == "name" and naming.is_named(view, str(option[1]), _first(line))


def _declared_written(view: View, choice: Choice, option: Option, lang: str) -> str:
    return f"declare {named(view, choice, option[1], lang)} as {naming.name(view, str(option[2]), lang)}"


def _declared_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    fits = line.verb == "declare" and len(line.args) == 2 and naming.is_named(view, str(option[2]), line.args[1])
    return fits and is_meant(view, option[1], _first(line))


# -- no more: ("pass",), ("end",); one of two: ("yes", …), ("no", …) ---------------------------------------------------


def _pass_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb == "pass" or (line.verb == "no" and not choice.forced)


def _end_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb in ("end", "pass")


def _no_meant(view: View, choice: Choice, option: Option, line: Line) -> bool:
    return line.verb in ("no", "pass")


FORMS: Mapping[str, Form] = {
    "use": Form(_card_written, _use_meant),
    "respond": Form(_card_written, _use_meant),
    "standard": Form(_as_it_is, _action_meant),
    "throughout": Form(_as_it_is, _action_meant),
    "basic": Form(_basic_written, _basic_meant),
    "vigor": Form(_vigor_written, _vigor_meant),
    "cover": Form(_card_written, _cover_meant),
    "damage": Form(_damage_written, _damage_meant),
    "charge": Form(_charge_written, _charge_meant),
    "resolve": Form(_effect_written, _effect_meant),
    "replace": Form(_effect_written, _effect_meant),
    "instead": Form(_instead_written, _instead_meant),
    "added": Form(_added_written, _added_meant),
    "mode": Form(_mode_written, _mode_meant),
    "card": Form(_picked_written, _picked_meant),
    "move": Form(_move_written, _move_meant),
    "from": Form(_shares_written, _shares_meant),
    "raise": Form(_word_written, _word_meant),
    "lower": Form(_word_written, _word_meant),
    "shift": Form(_shift_written, _shift_meant),
    "number": Form(_number_written, _number_meant),
    "first": Form(_player_written, _player_meant),
    "name": Form(_name_written, _name_meant),
    "declare": Form(_declared_written, _declared_meant),
    "reshuffle": Form(_as_it_is, _same_verb),
    "pass": Form(_as_it_is, _pass_meant),
    "end": Form(_as_it_is, _end_meant),
    "yes": Form(_as_it_is, _yes_meant),
    "no": Form(_as_it_is, _no_meant),
    **{kind: Form(_as_it_is, _same_verb) for kind in KINDS},
}
"""The kinds of options that the core has, by the first word of an option; a room's are its verbs."""
