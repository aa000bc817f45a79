"""Lines of play in the reader's language, and back: `use Slash` is `斬を使用` (`judge.messages.forms`)."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judge.furuyoni.cards.names import fold
from judge.furuyoni.file.counted import counted
from judge.furuyoni.glossary import glossary
from judge.furuyoni.megami import NAMES
from judge.furuyoni.messages import WORDS, room
from judge.furuyoni.vocab.verbs import BASICS
from judge.light import regex
from judge.messages import LANGUAGES, forms, listed, messages

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LINE = "line-"
"""With what the names of the messages begin that are lines of play."""
_ENDINGS = (
    ("を行う", ""), ("を行います", ""), ("する", ""), ("します", ""), ("します", "する"),
    ("한다", ""), ("하기", ""), ("합니다", ""), ("한다", "하기"), ("합니다", "하기"), ("는다", "기"), ("습니다", "기"),
)  # fmt: skip
"""How sentences end that lines do not end in, and in what these end instead."""
_SHARE = regex(r"(\d+) ([^\d]+?)(?: and |, | (?=\d)|$)")
_SHARE_OTHER = regex(r"([^\d]+?)\s*(\d+)\s*(?:個|개)?(?:と|、|와|과|,|\s|$)\s*")
_OWN = regex(r"([AaBb])(?:の|의)\s*(.+)")
_OF = regex(r"(.+) of ([ab])")
_PRINTED = regex(r"(?:(自|자신)|(相|상대))(?:分|手)?(?:の|의)?\s*(.+)")
"""A zone as cards print it at the ends of an arrow: one's own, or the opponent's."""
_BASIC = "|".join(basic.name for basic in BASICS)


def rooms() -> tuple[str, ...]:
    """The words of the game and of every megami."""
    return WORDS, *map(room, NAMES)


def translated(line: str, lang: str) -> str:
    """A line of play in a language."""
    if lang == "en":
        return line
    said, nth = counted(line)
    found = forms.translated(_BY_CARD.sub(r"\1 covering ", _SHORT.get(said, said)), lang, rooms(), LINE, TERMS)
    return f"{found} ({nth})" if nth else found


def plainly(line: str) -> tuple[str, str]:
    """A line of play in English, and the language in which it is written; "" where it is no line of another one."""
    if line.isascii():
        return line, ""
    found = forms.meant(line, rooms(), LINE, TERMS)
    for ending, stands_for in _ENDINGS:
        if found[1]:
            break
        if line.endswith(ending):
            found = forms.meant(line.removesuffix(ending) + stands_for, rooms(), LINE, TERMS)
    return found if found[1] else (line, "")


def shown() -> list[Mapping[str, tuple[str, ...]]]:
    """Every form of a line as it may be written in each language, with `…` for what it names."""
    return forms.shown(rooms(), LINE)


class _Terms(forms.Terms):
    """What stands for facts in lines: zones with their player, amounts, lists, words of the game."""

    def shape(self, kind: str) -> str:
        """The expression that a fact of this kind matches in English."""
        match kind:
            case "n":
                return r"[+-]?\d+"
            case "signed":
                return r"[+-]\d+"
            case "player":
                return "[ab]"
            case "shares":
                return r"\d+ [^\d\s].*?"
            case "word":
                return r"\S+(?: and \S+)*"
            case "basic":
                return rf"(?:{_BASIC}|form .+?)"
            case "zone":
                return "|".join(sorted({f"(?:[ab]\\.)?{re.escape(key)}" for key in words("en")}))
        return ".+?"

    def term(self, kind: str, text: str, lang: str) -> str:
        """A fact of this kind in a language."""
        match kind:
            case "zone" | "end":
                return _zone(text, lang)
            case "player":
                return text.upper()
            case "shares":
                own = [_COUNTED[lang].format(_zone(name, lang), n) for n, name in _SHARE.findall(text)]
                return ("と" if lang == "ja" else ", ").join(own)
            case "list":
                return listed((self.term("what", part, lang) for part in text.split(", ")), lang)
            case "basic" if text.startswith("form "):
                return translated(text, lang)
            case "card" | "what" if of := _OF.fullmatch(text):
                return _OWNED[lang].format(of[2].upper(), of[1])
            case "word" | "basic" | "what":
                return "・".join(words(lang).get(part, part) for part in text.split(" and "))
        return text

    def meant(self, kind: str, text: str, lang: str) -> str:
        """The fact that a text of a language means, in English."""
        match kind:
            case "zone" | "end":
                return _zone_meant(text, lang)
            case "player":
                return text.lower()
            case "shares":
                return " ".join(f"{n} {_zone_meant(name.strip(), lang)}" for name, n in _SHARE_OTHER.findall(text))
            case "list":
                return ", ".join(self.meant("what", part, lang) for part in _parted(text))
            case "basic" if text not in keys(lang):
                return plainly(text)[0]
            case "card" | "what" if (own := _OWN.fullmatch(text)) and not _key(own[2], lang):
                return f"{own[2]} of {own[1].lower()}"
            case "word" | "basic" | "what":
                parts = text.split("・")
                known = all(part in keys(lang) or part.isdecimal() for part in parts)  # a name may have the sign too
                return " and ".join(keys(lang).get(part, part) for part in parts) if known else text
        return text

    def fits(self, kind: str, text: str) -> bool:
        """Whether a card is called so; of other kinds all there is fits."""
        return kind != "card" or fold(text) in _names()


TERMS = _Terms()
_SHORT = {"basic": "a basic action"}
_BY_CARD = re.compile(rf"^({_BASIC}) cover ")
"""What files write more shortly than options are told."""
_COUNTED = {"ja": "{}{}個", "ko": "{} {}개"}
_OWNED = {"ja": "{}の{}", "ko": "{}의 {}"}


@cache
def words(lang: str) -> Mapping[str, str]:
    """What the words of files are called in a language, by key: terms of the game and of every megami."""
    own = messages(lang, *rooms()).patterns
    found = {key: names[lang] for key, names in glossary().items()}
    return found | {key[5:]: said for key, said in own.items() if key.startswith("term-") and isinstance(said, str)}


def word(path: str, lang: str) -> str:
    """What a fact of a card is called in a language, by its path; a number behind it stays there."""
    path, blank, number = path.partition(" ")
    parts = (part.upper() if part in ("a", "b") else words(lang).get(part, part.replace("_", " "))
             for part in path.split("."))  # fmt: skip
    return f"{': '.join(parts)}{blank}{number}"


@cache
def keys(lang: str) -> Mapping[str, str]:
    """The words of files by what they are called in a language; of two that are called alike, the first."""
    found: dict[str, str] = {}
    for key, said in words(lang).items():
        found.setdefault(said, key)
    return found


@cache
def _names() -> frozenset[str]:
    """All that cards of any printing are called, folded."""
    from judge.furuyoni.cards.facts import PRINTINGS
    from judge.furuyoni.cards.index import all_cards

    every = (card for printing in PRINTINGS for card in all_cards(printing))
    return frozenset(fold(name) for card in every for name in card.names.values() if name)


def _parted(text: str) -> Iterator[str]:
    """The names of a list; one that has the sign that parts them stays whole, without it."""
    parts = [part.strip() for part in re.split("[、,]", text)]
    while parts:
        whole = len(parts) > 1 and fold(f"{parts[0]}{parts[1]}") in _names()
        yield f"{parts[0]} {parts[1]}" if whole else parts[0]
        del parts[: 2 if whole else 1]


def _zone(text: str, lang: str) -> str:
    player, dot, name = text.partition(".")
    own = words(lang)
    text = "out_of_game" if text == "out" else text
    if dot and player in ("a", "b") and name in own:
        return _OWNED[lang].format(player.upper(), own[name])
    return own.get(text, text)


def _zone_meant(text: str, lang: str) -> str:
    text = re.sub(r"\s*[:：]\s*\d+$", "", text)
    printed = _PRINTED.fullmatch(text)
    if printed is not None and _key(printed[3], lang):
        return f"{'me' if printed[1] else 'opp'}.{_key(printed[3], lang)}"
    own = _OWN.fullmatch(text)
    if own is not None and _key(own[2], lang):
        return f"{own[1].lower()}.{_key(own[2], lang)}"
    return _key(text, lang) or text


def _key(text: str, lang: str) -> str:
    """The word of files that is called so in a language, else in another one; "" where none is."""
    return next((keys(one)[text] for one in (lang, *LANGUAGES) if text in keys(one)), "")
