"""What could be otherwise about a board, in words: the changes of `judge/furuyoni/vary`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni.file.speech import translated as line_in
from judge.messages import bracketed
from judge.port.tell import Respect, Say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.port.floor import Change


def varied(words: Say, change: Change) -> str:
    """One change of the board."""
    match change.kind, change.about:
        case "crystals", (str(source), str(target)):
            return words.say("vary-crystals", n=change.size, source=words.zone(source), target=words.zone(target))
        case "vigor", (str(player), int(by)):
            return words.say("vary-vigor_up" if by > 0 else "vary-vigor_down", player=words.player(player))
        case "flinch", (str(player),):
            return words.say("vary-flinch", player=words.player(player))
        case "info", (str(player), str(name), value):
            told = words.term(str(value).lower())
            return words.say("vary-info", player=words.player(player), info=words.term(name), value=told)
        case "token", (str(kind), str(source), str(target)):
            ends = {"source": _counted(words, kind, source), "target": _counted(words, kind, target)}
            return words.say("vary-token", what=words.term(kind), **ends)
        case "mark", (int(card), str(name), *value):
            message = "vary-mark_set" if value else "vary-mark"
            return words.say(message, card=words.card(card), state=words.term(name))
        case "card", (int(card), "specials", str(state)) if state:
            return words.say("vary-card_state", card=words.card(card), state=words.term(state))
        case "card", (int(card), str(zone), _):
            return words.say("vary-card", card=words.card(card), zone=_zone(words, card, zone))
        case "stated", (str(player), str(zone), str(name)):
            return words.say("vary-card", card=words.called(name), zone=words.zone(f"{player}.{zone}"))
        case "fact", (str(name), str(value)):
            told = words.player(value) if name == "active" else words.term(_TERMS.get(name, "{}").format(value))
            return words.say(f"vary-fact-{name}", value=told)
        case "lasting", (effect,):
            return words.say("vary-lasting", source=words.source(effect))
        case "window", (int(attack),):
            return words.say("vary-window", attack=words.attack(attack))
        case "turned", (_, str(by), str(verb)):
            return words.say("vary-turned", line=f"{by}: {line_in(verb, words.lang)}")
    raise ValueError(f"no words for {change}")


_TERMS = {"phase": "{}_phase"}
"""The term of what a fact is, where it is not the word itself."""


def respects(words: Say, change: Change) -> Sequence[Respect]:
    """Crystals may go elsewhere or come from elsewhere, a card may lie elsewhere."""
    match change.kind, change.about:
        case "crystals", (str(source), str(target)):
            same = ("crystals", change.size)
            return (
                Respect((*same, source, ""), "vary-or_to", words.zone(target)),
                Respect((*same, "", target), "vary-or_from", words.zone(source)),
            )
        case "card", (int(card), str(zone), ""):
            return (Respect(("card", card), "vary-or_in", _zone(words, card, zone)),)
    return ()


def _zone(words: Say, card: int, zone: str) -> str:
    """Where a card would lie."""
    player = str(words.view.get(f"card.{card}.zone"))[0]
    return words.zone(f"{player}.{zone}")


def _counted(words: Say, kind: str, path: str) -> str:
    """Where tokens of a kind are counted: a zone, with the state that they have there."""
    zone, _, state = path.partition(f".{kind}")
    return bracketed(words.zone(zone), words.term(state[1:]), words.lang) if state else words.zone(zone)
