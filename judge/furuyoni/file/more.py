"""What rooms add to a board in a file: tokens, crystals beside cards, what a player has, states of cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.furuyoni.vocab import Vocabulary
from judge.furuyoni.vocab.model import CRYSTAL, CardInfo, PlayerInfo
from judge.text.errors import Problem, suggest
from judge.text.nodes import Map, Node

MOST = 99
CRYSTALS, CARDS = "crystals", "cards"
"""Keys of a zone that is stated by what lies in it."""
Told = int | bool | str


def by_content(words: Vocabulary, zone: str, node: Node) -> bool:
    """Whether a zone is stated by what lies in it: `{crystals: 3, freeze: 1}`."""
    entry = words.zones.get(zone)
    if entry is None or not isinstance(node, Map):
        return False
    return zone in words.loose or zone in words.token_zones or bool(words.token_paths(zone))


def only_kind(words: Vocabulary, zone: str) -> str:
    """The kind of tokens that alone lies in a zone, so that its states may be stated at once; "" if there are more."""
    kinds = {path.split(".")[1] for path in words.token_paths(zone)} if zone in words.token_zones else set()
    return kinds.pop() if len(kinds) == 1 else ""


def parts(words: Vocabulary, path: str, zone: str, node: Map, problems: list[Problem]) -> dict[str, Node]:
    """The crystals and the cards of a zone stated by what lies in it, as far as it says any."""
    held = words.zones[zone].holds.value
    keys = [CRYSTALS] if CRYSTAL in held else []
    keys += [CARDS] if zone in words.is_card_zone else []
    kinds = dict.fromkeys(p.split(".")[1] for p in words.token_paths(zone))
    return node.known((*keys, *kinds), problems, path)


def tokens(
    paths: tuple[str, ...], head: str, what: str, node: Node, problems: list[Problem]
) -> Iterator[tuple[str, int]]:
    """Every path and number of tokens that a number, or a map by owner and state, states under `head`."""
    if not isinstance(node, Map):
        if head in paths:
            number = node.as_int(problems, what, 0, MOST)
            if number is not None:
                yield head, number
        else:
            below = dict.fromkeys(p[len(head) + 1 :].partition(".")[0] for p in paths if p.startswith(f"{head}."))
            hint = f"write `{{{next(iter(below), '')}: 1}}`"
            problems.append(node.problem("J020", f"{what} must be told by {' and '.join(below)}", hint))
        return
    for key, value in node.entries.items():
        path = f"{head}.{key.text}"
        if any(p == path or p.startswith(f"{path}.") for p in paths):
            yield from tokens(paths, path, f"{what}: {key.text}", value, problems)
        else:
            known = [p[len(head) + 1 :].partition(".")[0] for p in paths if p.startswith(f"{head}.")]
            hint = suggest(key.text, known) or (f"known: {', '.join(dict.fromkeys(known))}" if known else "a number")
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


def on_card(words: Vocabulary, zone: str, name: str, node: Map, problems: list[Problem]) -> dict[str, Told]:
    """Tokens on a card and states that it is in, by path from the card on; its crystals are not among them."""
    found: dict[str, Told] = {}
    paths = words.tokens_on(zone)
    states = card_infos(words, zone)
    heads = dict.fromkeys(p.partition(".")[0] for p in paths)
    facts = node.known((CRYSTALS, *heads, *states), problems, f"the card {name!r}")
    for key, value in facts.items():
        if key in heads:
            found |= dict(tokens(paths, key, f"{name}: {key}", value, problems))
        elif key in states:
            told = info(states[key], f"{name}: {key}", value, problems)
            if told is not None:
                found[key] = told
    return found


def card_infos(words: Vocabulary, zone: str) -> Mapping[str, CardInfo]:
    """The states that a card may have in a zone."""
    return {
        name: one for name, one in words.cards.items() if not one.printed and (not one.lasts_in or zone in one.lasts_in)
    }


def info(one: PlayerInfo | CardInfo, what: str, node: Node, problems: list[Problem]) -> Told | None:
    """A number, a flag or a word, as its entry asks for it."""
    match one.kind:
        case "gauge":
            bounds = (one.least, one.most) if isinstance(one, PlayerInfo) else (0, None)
            return node.as_int(problems, what, *bounds)
        case "flag":
            return node.as_bool(problems, what)
        case "choice":
            return node.as_word(problems, what, one.words)
    text = node.as_text(problems, what)
    if text is None or not isinstance(one, PlayerInfo) or one.read is None:
        return text
    found = one.read(text)
    if found is None:
        problems.append(node.problem("J020", f"{what}: {text!r} cannot be read", f"write it as {one.form}"))
    return found
