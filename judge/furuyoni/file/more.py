"""What rooms add to a board in a file: tokens, crystals beside cards, what a player has, states of cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from judge.furuyoni.vocab.model import CRYSTAL, CardInfo, PlayerInfo
from judge.text.errors import Problem, suggest
from judge.text.fields import Field, Flag, Form, Number, Raw, Read, Table, Word
from judge.text.nodes import Map, Node, Text
from judge.text.schema import Schema, any_of, mapping, number

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.furuyoni.file.names import Names
    from judge.furuyoni.vocab import Vocabulary

MOST = 99
CRYSTALS, CARDS = "crystals", "cards"
"""Keys of a zone that is stated by what lies in it."""
Stated = int | bool | str


def by_content(words: Vocabulary, zone: str, node: Node) -> bool:
    """Whether a zone is stated by what lies in it: `{crystals: 3, freeze: 1}`."""
    entry = words.zones.get(zone)
    if entry is None or not isinstance(node, Map):
        return False
    return zone in words.loose or zone in words.token_zones or bool(words.token_paths(zone))


def numbered(words: Vocabulary, zone: str) -> bool:
    """Whether a number says how many tokens lie in a zone of cards: of one sort, and unknown cards never lie there."""
    return len(words.token_paths(zone)) == 1 and zone not in words.by_number and zone not in words.loose


def by_number(words: Vocabulary, zone: str, node: Node) -> bool:
    """Whether a zone of cards is stated by how many tokens lie in it: `machine: 3`."""
    return isinstance(node, Text) and node.text.strip().isdecimal() and numbered(words, zone)


def only_kind(words: Vocabulary, zone: str) -> str:
    """The kind of tokens that alone lies in a zone, so that its states may be stated at once; "" if there are more."""
    kinds = {path.split(".")[1] for path in words.token_paths(zone)} if zone in words.token_zones else set()
    return kinds.pop() if len(kinds) == 1 else ""


def parts(words: Vocabulary, path: str, zone: str, node: Map, problems: list[Problem]) -> dict[str, Node]:
    """The crystals and the cards of a zone stated by what lies in it, as far as it says any."""
    return node.known(content(words, zone), problems, path)


def content(words: Vocabulary, zone: str) -> tuple[str, ...]:
    """What may be said to lie in a zone: crystals, cards, kinds of tokens."""
    held = words.zones[zone].holds.value
    keys = [CRYSTALS] if CRYSTAL in held else []
    keys += [CARDS] if zone in words.is_card_zone else []
    return (*keys, *dict.fromkeys(p.split(".")[1] for p in words.token_paths(zone)))


def under(paths: tuple[str, ...], head: str) -> tuple[str, ...]:
    """By what tokens are told further on under `head`: whose they are, their state; under "" their kinds."""
    before = f"{head}." if head else ""
    return (*dict.fromkeys(p[len(before) :].partition(".")[0] for p in paths if p.startswith(before)),)


def counted(paths: tuple[str, ...], head: str) -> Schema:
    """What an editor is told of the tokens under `head`: a number, or a map by owner and state."""
    forms = [number(0, MOST)] if head in paths else []
    below = {key: counted(paths, f"{head}.{key}") for key in under(paths, head)}
    forms += [mapping(below)] if below else []
    return forms[0] if len(forms) == 1 else any_of(*forms)


def tokens(
    paths: tuple[str, ...], head: str, what: str, node: Node, problems: list[Problem]
) -> Iterator[tuple[str, int]]:
    """Every path and number of tokens that a number, or a map by owner and state, states under `head`."""
    if not isinstance(node, Map):
        if head in paths:
            many = node.as_int(problems, what, 0, MOST)
            if many is not None:
                yield head, many
        else:
            below = under(paths, head)
            hint = f"write `{{{next(iter(below), '')}: 1}}`"
            problems.append(node.problem("J020", f"{what} must be told by {' and '.join(below)}", hint))
        return
    for key, value in node.entries.items():
        path = f"{head}.{key.text}"
        if any(p == path or p.startswith(f"{path}.") for p in paths):
            yield from tokens(paths, path, f"{what}: {key.text}", value, problems)
        else:
            known = under(paths, head)
            hint = suggest(key.text, known) or (f"known: {', '.join(known)}" if known else "a number")
            problems.append(key.problem("J025", f"unknown key {key.text!r} in {what}", hint))


def in_zone(words: Vocabulary, path: str, zone: str, node: Map, problems: list[Problem]) -> dict[str, int]:
    """The tokens by themselves that lie in a zone, by path from the zone's name on."""
    found: dict[str, int] = {}
    paths = words.token_paths(zone)
    for key, value in node.entries.items():
        head = f"{zone}.{key.text}"
        if any(p == head or p.startswith(f"{head}.") for p in paths):
            found |= dict(tokens(paths, head, f"{path}: {key.text}", value, problems))
    return found


def on_card(
    words: Vocabulary, zone: str, name: str, node: Map, problems: list[Problem], names: Names
) -> dict[str, Stated]:
    """Tokens on a card and states that it is in, by path from the card on; its crystals are not among them."""
    found: dict[str, Stated] = {}
    facts = said_of(words, zone).read(node, problems, f"the card {name!r}", head=f"{name}: ")
    heads = under(words.tokens_on(zone), "")
    for key in facts:
        if key in heads:
            found |= dict(tokens(words.tokens_on(zone), key, f"{name}: {key}", facts[key], problems))
        elif key != CRYSTALS and facts[key] is not None:
            if not _may_have(words, key, name, node, names):
                at = node.get(key) or node
                problems.append(at.problem("J025", f"the card {name!r} is none that has {key}"))
            elif key in words.cards and words.cards[key].kind == "card":
                card = names.card(node.get(key) or node, str(facts[key]), (), problems)
                found |= {key: card.number} if card is not None else {}
            else:
                found[key] = facts[key]
    return found


def _may_have(words: Vocabulary, key: str, name: str, node: Node, names: Names) -> bool:
    """Whether a card of that name is one that has such a state."""
    info = words.cards.get(key)
    card = names.card(node, name, (), []) if info is not None and info.of else None
    return info is None or card is None or info.had_by(card.number)


def said_of(words: Vocabulary, zone: str) -> Table:
    """What may be said of a card in a zone: crystals and tokens on it, states that it is in."""
    paths = words.tokens_on(zone)
    return Table("the card", {
        CRYSTALS: Field(Raw(partial(number, 0, MOST)), "The crystals on it"),
        **{key: Field(Raw(partial(counted, paths, key))) for key in under(paths, "")},
        **{name: Field(form(one)) for name, one in card_infos(words, zone).items()},
    })  # fmt: skip


def card_infos(words: Vocabulary, zone: str) -> Mapping[str, CardInfo]:
    """The states that a card may have in a zone."""
    return {
        name: one for name, one in words.cards.items() if not one.printed and (not one.lasts_in or zone in one.lasts_in)
    }


def form(one: PlayerInfo | CardInfo) -> Form:
    """What may be said of it: a number, a flag, a word or a text."""
    match one.kind:
        case "gauge":
            return Number(one.least, one.most) if isinstance(one, PlayerInfo) else Number(one.least)
        case "flag":
            return Flag()
        case "choice":
            return Word(one.words)
    return Read(partial(_text, one), partial(_form, one))


def _text(one: PlayerInfo | CardInfo, node: Node, problems: list[Problem], what: str) -> str | None:
    text = node.as_text(problems, what)
    if text is None or not isinstance(one, PlayerInfo) or one.read is None:
        return text
    found = one.read(text)
    if found is None:
        problems.append(node.problem("J020", f"{what}: {text!r} cannot be read", f"write it as {one.form}"))
    return found


def _form(one: PlayerInfo | CardInfo) -> Schema:
    told: Schema = {"type": "string"}
    return {**told, "description": one.form} if isinstance(one, PlayerInfo) and one.form else told
