"""The boards of each card: scenarios that fail if its text were another; `python -m tests.furuyoni.boards_of_cards`.

A scenario is a board of a card if an expectation fails in it, or a line is refused, once the card's text is taken away,
or its conditions are always true, its filters gone, what calls for it less particular, its two players exchanged, or
every number in it is one more; of a card without text, once its printed numbers are one more. A scenario in which a
card merely lies there, or is used and could do anything, proves nothing of it.

A card has corners if its text is more than one keyword or one order without condition and choice (`corners`); then
six boards are asked of it, else two. The command finds all of them anew, which takes minutes, prints the cards that
have too few, and writes down as many of each as are asked; that those hold takes a few runs each.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from judge.answer.run import adjudicate
from judge.engine.tree import Node, num, rewrite, walk, whole
from judge.engine.work import Workers, each
from judge.floors import FLOORS
from judge.furuyoni.cards import definitions
from judge.furuyoni.cards.facts import PRINTINGS, cards_of, home
from judge.furuyoni.effects.abilities import Ability, CardDef
from judge.port.floor import Scenario
from judge.scenario import load_scenario
from tests.furuyoni.shipped import FILES, FOLDER

MEGAMI = (
    "yurina", "saine", "himika", "tokoyo", "honoka",
    "oboro", "yukihi", "shinra", "hagane", "chikage", "kururu", "thallya", "raira", "utsuro",
    "korunu", "yatsuha", "hatsumi", "mizuki", "megumi", "kanawe", "kamuwi",
    "renri", "akina", "shisui", "misora", "innealra",
)  # fmt: skip
"""Those of whose cards so many boards are asked."""
CORNERED, SIMPLE = 6, 2
"""How many boards are asked of a card with corners, and of one without."""
KEPT = Path(__file__).with_suffix(".json")
WORKERS = 2
DIVING = "diving"

PARTS = ("num", "fact", "block", "word", "constant")
"""Nodes that are no order of their own: what orders are made of."""
ASKS = ("choose", "may", "pick", "if", "repeat", "declare", "name_card", "later")
PARTICULARS = ("at_least", "at_most", "multiple_of", "filter", "filter_text", "changes", "who", "way", "source", "zone")
"""What makes a happening that calls for an effect a particular one."""
PLAYER = re.compile(r"\b(me|opp)\b")
TRUE = Node("==", {"left": num(1), "right": num(1)})


# -- what is asked ---------------------------------------------------------------------------------------------------


@cache
def numbers() -> tuple[str, ...]:
    """The cards of which boards are asked: all but those that only show a dive (A15-1-2), which are no cards."""
    found: dict[str, None] = {}
    for megami in MEGAMI:
        for printing in PRINTINGS:
            found |= {number: None for number, card in cards_of(megami, printing).items() if card.klass != DIVING}
    return tuple(found)


def asked(number: str) -> int:
    """How many boards are asked of a card."""
    return CORNERED if corners(number) else SIMPLE


def corners(number: str) -> bool:
    """Whether its text, in some printing, is more than one keyword or one order without condition and choice."""
    megami = home(number)
    assert megami is not None
    return any(_corners(definitions.define(number, p)) for p in PRINTINGS if number in cards_of(megami, p))


def _corners(card: CardDef) -> bool:
    several = len(card.abilities) > 1
    return several or any(a.cond or a.when or a.frame or not _one_order(a) for a in card.abilities)


def _one_order(ability: Ability) -> bool:
    if ability.does == "keyword":
        return not ability.data.get("filter_text")
    if ability.tree is None:
        return False
    orders = [node for _, node in walk(ability.tree) if node.op not in PARTS]
    return len(orders) <= 1 and not any(n.op in ASKS or n.args.get("may") or n.args.get("two_way") for n in orders)


# -- what is otherwise -----------------------------------------------------------------------------------------------


def otherwise(card: CardDef) -> Iterator[CardDef]:
    """The card with another text, in each of the ways; one without text with other numbers."""
    if not card.abilities:
        yield _each(card, _other_numbers)
        return
    yield _each(card, lambda one: one._replace(abilities=(), mimics="", keeps_own=False, framed=False, vowed=False))
    for change in (_always, _unfiltered, _called_by_anything, _exchanged, _one_more):
        yield _each(card, _texts(change))


def _each(card: CardDef, change: Callable[[CardDef], CardDef]) -> CardDef:
    """The card changed, its faces as well."""
    return change(card)._replace(faces={face: change(one) for face, one in card.faces.items()})


def _other_numbers(card: CardDef) -> CardDef:
    more = {key: _raised(getattr(card, key)) for key in ("aura", "life", "charge")}
    return card._replace(**more)


def _texts(change: Callable[[Ability], Ability]) -> Callable[[CardDef], CardDef]:
    def changed(card: CardDef) -> CardDef:
        created = {key: change(ability) for key, ability in card.created.items()}
        return card._replace(abilities=tuple(map(change, card.abilities)), created=created)

    return changed


def _always(ability: Ability) -> Ability:
    """With its conditions always true, its frame complete."""
    frame = None if ability.frame is None else ()
    return _rewritten(ability._replace(cond=None, frame=frame, throughout=None), _held)


def _held(node: Node) -> Node:
    return Node(node.op, {**node.args, "cond": TRUE}) if node.op == "if" else node


def _unfiltered(ability: Ability) -> Ability:
    """With no filter of the cards and attacks that it concerns."""
    data = {k: v for k, v in ability.data.items() if k not in ("filter", "filter_text")}
    data |= {"filter_text": ""} if "filter_text" in ability.data else {}
    return _rewritten(ability, _any)._replace(data=data)


def _any(node: Node) -> Node:
    return Node(node.op, {k: v for k, v in node.args.items() if k not in ("filter", "filter_text")})


def _called_by_anything(ability: Ability) -> Ability:
    """With what calls for it without particulars, whoever does it."""
    if ability.when is None:
        return ability
    when = {k: v for k, v in ability.when.items() if k not in PARTICULARS}
    return ability._replace(when=when | ({"whose": "both"} if "whose" in ability.when else {}))


def _exchanged(ability: Ability) -> Ability:
    """With its two players exchanged."""
    cond = None if ability.cond is None else rewrite(ability.cond, _other)
    data = {k: _turned(v) for k, v in ability.data.items()}
    when = None if ability.when is None else {k: _turned(v) for k, v in ability.when.items()}
    return _rewritten(ability._replace(cond=cond, data=data, when=when), _other)


def _other(node: Node) -> Node:
    return Node(node.op, {k: _words(v) for k, v in node.args.items()})


def _turned(value: Any) -> Any:
    if isinstance(value, Node):
        return rewrite(value, _other)
    return tuple(map(_turned, value)) if type(value) is tuple else _words(value)


def _words(value: Any) -> Any:
    if isinstance(value, str):
        return PLAYER.sub(lambda found: {"me": "opp", "opp": "me"}[found[0]], value)
    words = type(value) is tuple and all(isinstance(one, str) for one in value)
    return tuple(map(_words, value)) if words else value


def _one_more(ability: Ability) -> Ability:
    """With every number in it one more."""
    data = {k: _raised(v) for k, v in ability.data.items()}
    if ability.does == "define":
        data = {k: Node("+", {"left": v, "right": num(1)}) if isinstance(v, Node) else v for k, v in data.items()}
    return _rewritten(ability._replace(cond=_raised(ability.cond), data=data), _higher)


def _raised(value: Any) -> Any:
    if isinstance(value, Node):
        return rewrite(value, _higher)
    return tuple(map(_raised, value)) if type(value) is tuple else value


def _higher(node: Node) -> Node:
    return num(node.args["value"] + 1) if node.op == "num" else node


def _rewritten(ability: Ability, change: Callable[[Node], Node]) -> Ability:
    return ability if ability.tree is None else ability._replace(tree=rewrite(ability.tree, change))


# -- boards ----------------------------------------------------------------------------------------------------------


def is_board(file: str, number: str) -> bool:
    """Whether a scenario comes out as it says, and no more with another text of the card."""
    scenario = _read(file)
    if scenario is None or home(number) is None:
        return False
    card = definitions.define(number, scenario.cards)
    others = [other for other in otherwise(card) if other != card]
    return _stands(scenario, number, card) and any(not _stands(scenario, number, other) for other in others)


@cache
def _read(file: str) -> Scenario | None:
    return load_scenario(str(FOLDER / file), FLOORS)[0]


def _stands(scenario: Scenario, number: str, card: CardDef) -> bool:
    """Whether a scenario comes out as it says with that definition of a card; one that breaks down says nothing."""
    whole = definitions.define

    def define(asked: str, printing: str) -> CardDef:
        return card if asked == number else whole(asked, printing)

    try:
        definitions.define = define  # type: ignore[assignment]
        found, problems = adjudicate(scenario)
    except Exception:  # what is written otherwise may make no sense at all
        return True
    finally:
        definitions.define = whole
    return not problems and found is not None and found.ok


def concerned(file: str) -> set[str]:
    """The real cards that a scenario names, what they may be copies of, and those of which an effect is resolved."""
    scenario = _read(file)
    if scenario is None or not scenario.expect:
        return set()
    found, _ = adjudicate(scenario)
    if found is None:
        return set()
    setup = scenario.floor.set_up(scenario)
    named = {setup.placed[id] for id in setup.lying}
    trees = (event.data.get("about", {}).get("tree", "") for event in found.events if event.kind == "begin")
    real = (definitions.define(number, scenario.cards) for number in named if home(number) is not None)
    copied = {band.of for card in real for band in card.bands}
    return named | copied | {whole(tree).partition("#")[0] for tree in trees}


def boards_in(file: str) -> tuple[str, list[str]]:
    """The cards of which a scenario is a board."""
    return file, sorted(number for number in concerned(file) & {*numbers()} if is_board(file, number))


def find(files: Iterable[str]) -> dict[str, list[str]]:
    """Every board of every card."""
    found: dict[str, list[str]] = {number: [] for number in numbers()}
    for file, cards in each(boards_in, files, Workers(WORKERS)):
        for number in cards:
            found[number].append(file)
    return found


def kept() -> Mapping[str, list[str]]:
    """The boards that are written down, as many of each card as are asked."""
    found: dict[str, list[str]] = json.loads(KEPT.read_text("utf-8"))
    return found


def chosen(number: str, files: Iterable[str]) -> list[str]:
    """As many as are asked, those written for the card first."""
    *_, short = number.partition(f"{home(number)}-")
    order = (f"furuyoni/cards/{home(number)}/{short}/", f"furuyoni/cards/{home(number)}/")
    likely = sorted(files, key=lambda file: (*(not file.startswith(head) for head in order), file))
    return sorted(likely[: asked(number)])


def main() -> None:
    """Find the boards, tell how many there are and which cards have too few, and write down those that are asked."""
    found = find(file for file in FILES if "/faq/" not in file)
    for number, files in found.items():
        print(f"{number}: {len(files)} of {asked(number)}{' TOO FEW' * (len(files) < asked(number))}")
    KEPT.write_text(json.dumps({n: chosen(n, files) for n, files in found.items()}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
