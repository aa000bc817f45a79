"""What Furuyoni says of its boards and of what happens on them (`judge.port.tell.Tell`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.furuyoni.board import opponent as other
from judge.furuyoni.file.board_facts import NO_RESPONSE, NOT_STATED, NOT_UNDER, UNWRITTEN
from judge.furuyoni.file.called import card_name as name
from judge.furuyoni.file.called import effect_card as about
from judge.furuyoni.file.claims import ATTACK, USED, attack_ends
from judge.furuyoni.glossary import glossary
from judge.furuyoni.messages import rooms, seated
from judge.furuyoni.rules.nesting import ATTACK_BY_EFFECT, RESPONSE, STATE, USE_BY_EFFECT
from judge.furuyoni.tell.board import common, rows
from judge.furuyoni.tell.changes import sentences
from judge.furuyoni.tell.scene import drawn, heads, layout, under_way
from judge.furuyoni.tell.varied import respects, varied

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.engine import Event
    from judge.engine.tree import Node
    from judge.port.ruling import Ruling
    from judge.port.tell import Say

_ENDS = {
    "hit": "hit", "failed": "failed", "improper": "improper_end", "cancelled": "cancelled_end",
    "removed": "removed_end", "made": "open_end", "open": "open_end",
}  # fmt: skip
_CAUSES = {
    STATE: "state", RESPONSE: "response", USE_BY_EFFECT: "use by an effect", ATTACK_BY_EFFECT: "attack by an effect",
}  # fmt: skip


def cause(clause: str) -> str:
    """Which of the four causes of 9-8 a clause names; an additional rule that says so itself is its own cause."""
    return _CAUSES.get(clause, "")


def head(words: Say, event: Event) -> str:
    """The line with which a resolution opens, "" for an ordinary part of another."""
    proc = event.data["proc"]
    about: Mapping[str, Any] = event.data["about"]
    if proc == "9-2":
        if event.data["start"] != proc:  # the board states the use, and where its attack stands
            return ""
        key = {"reaction": "responds", "effect": "uses_by_effect"}.get(about["mode"], "uses")
        return words.say(key, player=words.player(about["by"]), card=words.card(about["card"].id))
    if proc in ("9-5", "10-6", "7-1-9"):
        key = {"9-5": "disenchanted", "10-6": "gap_keyword", "7-1-9": "loose"}[proc]
        return words.say(key, card=words.card(about["card"].id))
    if proc in ("9-7", "10-10"):
        key = {"9-7": "reshuffles", "10-10": "fatigue" if STATE in event.clauses else "suffers_fatigue"}[proc]
        return words.say(key, player=words.player(about["player"]))
    if proc == "10-13":
        return words.say("clearing")
    if proc == "9-1-3-4":
        return words.say("called_up", source=words.say("effect", name=words.source(about["booking"])))
    if event.data["trigger"] and (proc == "effect" or proc.startswith("5-5-")):
        return words.say("triggered", source=words.say("effect", name=words.source(event.data["trigger"])))
    return ""


def names(game: Any, lang: str) -> dict[str, str]:
    """The names of the cards of a game in a language, by their numbers, and by the names that facts hold."""
    every = [(number, card.names, card.names.get("en") or card.names.get("ja") or "")
             for number, card in game.cards.items()]  # fmt: skip
    found = {number: own.get(lang) or told for number, own, told in every}
    return found | {told: own.get(lang) or told for _, own, told in every}


def text_of(words: Say, ability: Any) -> str:
    """What an ability says, in one line."""
    from judge.furuyoni.readback import words as told
    from judge.furuyoni.readback.teller import Teller

    return Teller(told(words.lang, seated(words.view)), {}).ability(ability).replace("\n", " ")


def expression(words: Say, node: Node) -> str:
    """An expression of an effect, read back."""
    from judge.furuyoni.readback import words as told
    from judge.furuyoni.readback.expressions import Speaker

    return Speaker(told(words.lang, seated(words.view))).expression(node)


def condition(words: Say, text: str) -> str:
    """A condition as effects are written with it, read back."""
    from judge.furuyoni.effects.vocabulary.expression import parse

    return expression(words, parse(text))


def ends(words: Say, events: Sequence[Event]) -> list[str]:
    """How the attacks of a run ended."""
    return [words.say(_ENDS[end], attack=words.attack(n)) for n, end in attack_ends(events).items()]


def claim(words: Say, written: str) -> str:
    """How an attack ended, or which cards were used."""
    what, colon, end = written.partition(": ")
    if what == USED or written.startswith("["):
        whose, inside, listed = written.removeprefix(f"{USED}: ").strip("{}").rpartition("[")
        own = names(words.view.game, words.lang)
        cards = words.join([own.get(one, one) for one in listed.strip("[]").split(", ") if one]) or words.term("none")
        if inside and whose:
            return words.say("claim_used_by", player=words.player(whose[0]), cards=cards)
        return words.say("claim_used", cards=cards)
    ends = words.say(f"claim_end-{(end or what).replace(' ', '-')}")
    number = ATTACK.fullmatch(what)
    return words.say("claim_attack", n=number[1], end=ends) if colon and number is not None else ends


def assumed(words: Say, told: str) -> str:
    """What is assumed of cards that are not known, or whose effects are not written; and what did not happen."""
    path, _, what = told.partition(": ")
    if what == "none" and words.lang != "en":
        return words.say("assumed_none", what=_history(words, path))
    if what.startswith(UNWRITTEN):
        return words.say("assumed_unwritten", zone=words.zone(path), cards=what.removeprefix(UNWRITTEN))
    if what.startswith(NOT_UNDER):
        card = what.removeprefix(NOT_UNDER)
        own = names(words.view.game, words.lang)
        return words.say("assumed_not_under", zone=words.zone(path), card=own.get(card, card))
    if what.startswith(NOT_STATED):
        card, _, name = what.removeprefix(NOT_STATED).rstrip(")").rpartition(" (")
        own = names(words.view.game, words.lang)
        return words.say("assumed_unnamed", zone=words.zone(path), card=own.get(card, card), what=words.term(name))
    return words.say("assumed_silent", zone=words.zone(path)) if what == NO_RESPONSE else told


def _history(words: Say, path: str) -> str:
    """A fact of the turns so far, as cards speak of it."""
    from judge.furuyoni.readback import words as spoken

    player, _, fact = path.rpartition(".")
    player, last, _ = player.partition(".last_turn") if "last_turn" in player else (player, "", "")
    own = spoken(words.lang, seated(words.view))
    it = words.player(player)
    name = f"{'last_turn' if last else 'turn'}-{fact.removesuffix('_by')}"
    return own.say(name, it=it, of=words.say("of", player=it, zone="")) if name in own else words.fact(path)


def belongs_in_answer(ruling: Ruling, path: str) -> bool:
    """Whether a number that changed belongs into an answer that nobody asked for more closely."""
    return not path.endswith(("attacking", "crystals"))


__all__ = [
    "about", "assumed", "belongs_in_answer", "cause", "claim", "common", "condition", "drawn", "ends", "expression",
    "glossary", "head", "heads", "layout", "name", "names", "other",
    "respects", "rooms", "rows", "sentences", "text_of", "under_way", "varied",
]  # fmt: skip
