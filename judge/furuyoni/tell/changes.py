"""Sentences about what happened in one change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from judge.furuyoni import board
from judge.furuyoni.effects import naming
from judge.furuyoni.effects.vocabulary.expression import parse
from judge.furuyoni.messages import seated
from judge.messages import listed
from judge.port.amounts import damage, distances

if TYPE_CHECKING:
    from judge.engine import Event
    from judge.furuyoni.readback.expressions import Speaker
    from judge.port.tell import Course
    from judge.port.tell import Say as Words

Said = tuple[int, str]
"""The least detail at which a sentence is told, and the sentence."""
Teller = Callable[["Words", "Course", "Event", Mapping[str, Any]], Iterator[Said]]

NUMBERS = ("life", "aura", "flare", "shadow", "distance")


def sentences(words: Words, course: Course, event: Event) -> list[Said]:
    """What happened, a sentence for each happening; the crystals that lie elsewhere now come last."""
    said: list[Said] = []
    idle: set[int] = set()
    for happening in event.happened:
        teller = TELLERS.get(happening.kind)
        if teller is not None:
            said += teller(words, course, event, happening.facts)
            if happening.facts.get("moved") == 0:
                idle.add(len(said) - 1)
    moved = _counts(words, event)
    if moved and said:
        level = min(level for level, _ in said)
        told = [i for i in reversed(range(len(said))) if said[i][0] == level]
        at = next((i for i in told if i not in idle), told[0])
        said[at] = (level, words.say("counted", said=said[at][1], moved=moved))
    return said


def _counts(words: Words, event: Event) -> str:
    """The numbers that changed: `A's aura 3 → 2, distance 4 → 5`."""
    found = {c.path: (c.before, c.after) for c in event.changes if _is_count(c.path)}
    for change in event.derived:
        found.pop("distance.crystals", None)
        found[change.path] = (change.before, change.after)
    told = []
    for path, (before, after) in found.items():
        name = words.zone("distance" if path == "distance.crystals" else path.removesuffix(".crystals"))
        if path.endswith(".cannot_lose"):
            name = words.fact(path)
        told.append(words.say("becomes", what=name, before=_value(words, before), after=_value(words, after)))
    return listed(told, words.lang)


def _is_count(path: str) -> bool:
    last = path.rpartition(".")[2]
    return path.count(".") <= 2 and (last in NUMBERS or last == "crystals")


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value or 0)


def _announce(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    told = {"player": words.player(event.actor), "card": words.card(facts["card"].id)}
    if facts.get("unseen"):
        other = naming.name(words.view, str(facts["unseen"]), words.lang)
        yield 1, words.say("announce_unseen", other=other, **told)
    else:
        yield 1, words.say("announce", **told)


def _attack(words: Words, course: Course, number: int, key: str) -> str:
    info = words.attacks[number]
    reach, blow = course.reach(number, info), course.blow(number, info)
    return words.say(
        key, attack=words.attack(number), range=distances(reach), damage=damage(blow),
        distance=course.numbers["distance"],
    )  # fmt: skip


def _checked(words: Words, course: Course, facts: Mapping[str, Any], key: str) -> str:
    """What a check of the range came to, wherever it looked."""
    number, at = facts["attack"], facts.get("at")
    if at is None:
        return _attack(words, course, number, key)
    reach = distances(course.reach(number, words.attacks[number]))
    return words.say(f"checked-{key}", attack=words.attack(number), range=reach, at=at if at >= 0 else "-")


def _generate(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    yield 1, _attack(words, course, facts["attack"], "generate")


def _made(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    yield 0, _attack(words, course, facts["attack"], "made")
    if facts["taken"]:
        yield 0, words.say("waited", attack=words.attack(facts["attack"]))


def _removed(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    number = facts.get("attack")
    if number is None:
        return
    if any(c == "9-4" or c.startswith("9-4 paragraph") for c in event.clauses):
        yield 0, words.say("not_made", attack=words.attack(number))
    elif number not in course.made and facts.get("improper"):
        key = "improper_unpaid" if "9-2-1 ii" in event.clauses else "improper"
        yield 0, _checked(words, course, facts, key)
    elif number not in course.made or not {"9-4 viii", "9-4 ii", "9-4 iii"} & {*event.clauses}:
        yield 0, words.say("taken_away", attack=words.attack(number))
    elif number in course.hit or not {"9-4 ii", "9-4 iii"} & {*event.clauses}:
        yield 1, words.say("removed", attack=words.attack(number))
    else:
        yield 0, _checked(words, course, facts, "fails_cancelled" if "9-4 ii" in event.clauses else "fails_range")


def _marked(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    fact, number = facts.get("fact"), facts.get("attack")
    if number is None:
        return
    if fact == "hit":
        yield 0, _checked(words, course, facts, "hits_unavoidable" if facts.get("unavoidable") else "hits")
    elif fact in ("cancelled", "damage_cancelled", "after_cancelled"):
        yield 0, words.say(fact, attack=words.attack(number))


def _bound(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    for mod in facts.get("modifiers", ()):
        what = words.modifier(mod.category, mod.what)
        yield 0, words.say("bind", attack=words.attack(facts["attack"]), what=what, source=words.source(mod.source))


def _lasts(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    effects = [e for c in event.changes if c.path == "lasting" for e in c.after or ()]
    effect = next((e for e in effects if e["id"] == facts["effect"]), None)
    if effect is None:
        return
    filter = "" if effect.get("clause") else effect["filter"]
    told = {
        "players": words.join([words.player(p) for p in effect.get("who", (effect["you"],))]),
        "where": _read_back(words).expression(parse(filter)) if filter else None,
        "source": words.source(effect["id"]), "n": effect.get("n"),
    }  # fmt: skip
    match effect["target"]:
        case "forbid" if effect.get("clause"):
            yield 0, words.say("forbids_others" if "basic" in effect["what"] else "forbids_itself", **told)
        case "forbid":
            yield 0, words.say("forbids", what=_read_back(words).actions(effect["what"]), **told)
        case "cost":
            told["n"] = effect["cost"]["n"]
            yield 0, words.say("costs_more_once" if effect["once"] else "costs_more", **told)
        case target if effect["modifiers"]:
            what = listed((words.modifier(m.category, m.what) for m in effect["modifiers"]), words.lang)
            yield 0, words.say("lasts", target=words.changed(target, effect["you"]), what=what, **told)
        case target:
            yield 0, words.say(f"lasts-{target}", **told)


def _read_back(words: Words) -> Speaker:
    """What says parts of a card's text in the words in which it is told."""
    from judge.furuyoni.readback import words as told
    from judge.furuyoni.readback.expressions import Speaker

    return Speaker(told(words.lang, seated(words.view)))


def _expires(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    yield (0 if any(c.path == "lasting" for c in event.changes) else 1), words.say("expires")
    changes = {c.path: c for c in event.changes}
    for path in facts.get("next_turn", ()):
        player, _, info = path.partition(".")
        shown = {name: words.term(str(getattr(changes[path], name) or False).lower()) for name in ("before", "after")}
        yield 0, words.say("inform", player=words.player(player), info=words.term(info), **shown)


def _charged(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    card = words.card(facts["card"].id)
    yield 0 if facts["asked"] else 1, words.say("charge", charged=facts["charged"], asked=facts["asked"], card=card)


def _put(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    card, source, target = words.card(facts["card"].id), facts.get("from"), facts.get("to")
    if source is None or target is None:
        return
    if source == target and facts.get("state"):
        yield 0, words.say("put_open", card=card, state=words.term(facts["state"]))
    else:
        stated = facts.get("state") is not None and target.endswith(".specials")
        places = {"card": card, "source": words.zone(source), "target": words.zone(target)}
        yield 0, words.say("put_state" if stated else "put", state=words.term(facts.get("state") or ""), **places)


def _entered(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    for _, said in _put(words, course, event, facts):
        yield 1, said


def _moved(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    others, source, target = facts.get("others", 0), words.zone(facts["from"]), words.zone(facts["to"])
    if others:
        where = listed(_token_changes(words, event), words.lang)
        yield 0, words.say("move_others", n=others, source=source, where=where)
    if facts.get("cause") == "damage" or (others and not facts["moved"]):
        return
    short = facts["moved"] + others < facts["asked"]
    key = "move_short" if short else "move"
    level = 0 if facts["asked"] > 0 else 1
    yield level, words.say(key, n=facts["moved"], asked=facts["asked"], source=source, target=target)


def _token_changes(words: Words, event: Event) -> Iterator[str]:
    """What has become of the tokens that a change moved: `A's soil, seed crystals, sprouted 1 → 2`."""
    kinds = board.vocab(words.view).tokens
    for change in event.changes:
        parts = change.path.split(".")
        at = next((i for i, part in enumerate(parts) if part in kinds), None)
        if at is not None:
            names = (words.zone(".".join(parts[:at])), *(words.term(part) for part in parts[at:] if len(part) > 1))
            told = {"before": _shown(change.before), "after": _shown(change.after)}
            yield words.say("becomes", what=": ".join(names), **told)


def _damaged(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    player, zone = words.player(facts["player"]), words.term(facts["zone"])
    yield 0, words.say("damage", player=player, value=facts["value"], zone=zone)


def _vigor(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    player = words.player(facts["player"])
    if facts.get("unflinched"):
        yield 0, words.say("unflinch", player=player)
    else:
        yield 0, words.say("vigor", player=player, before=facts["before"], after=facts["after"])


def _informed(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    if "after" not in facts:
        yield 0, words.say("inform_none", player=words.player(facts["player"]), info=words.term(facts["info"]))
    else:
        shown = {name: words.valued(str(facts[name]).lower()) for name in ("before", "after")}
        yield 0, words.say("inform", player=words.player(facts["player"]), info=words.term(facts["info"]), **shown)


def _tokens(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    places = {"source": words.zone(facts["from"]), "target": words.zone(facts["to"])}
    what, before, after = words.term(facts["what"]), facts.get("state"), facts.get("new_state")
    kind = board.vocab(words.view).tokens[facts["what"]]
    if kind.named_in == kind.lies_in:
        what = words.say("tokens_of", what=what, player=words.player(facts["owner"]))
    if before and after and before != after:
        what = words.say("tokens_turned", what=what, before=words.term(before), after=words.term(after))
    yield 0, words.say("move_tokens", n=facts["moved"], asked=facts["asked"], what=what, **places)


def _card_state(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    if "info" in facts:
        value, card = facts["value"], words.card(facts["card"].id)
        told = words.say("none") if value is None else words.term(str(value).lower())
        yield 0, words.say("mark_card", card=card, info=words.term(facts["info"]), value=told)


def _flinch(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    yield 0, words.say("flinch", player=words.player(facts["player"]))


def _revealed(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    yield 0, words.say("reveal", cards=words.join([words.card(ref.id) for ref in facts["cards"]]))


def _shuffled(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    yield 0, words.say("shuffle", player=words.player(facts["player"]))


def _put_back(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    yield 0, words.say("put_back_unseen" if facts.get("unseen") else "put_back", card=words.card(facts["card"].id))


def _booked(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    yield 0, words.say("book", source=words.say("effect", name=words.source(facts["booking"])))


def _unbooked(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    if facts.get("ids"):
        yield 1, words.say("unbook")


def _fact(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    values: Mapping[str, Any] = facts["values"]
    for path, value in values.items():
        last = path.rpartition(".")[2]
        if path == "phase":
            yield 0, words.say("phase", player=words.player(course.active), phase=words.term(f"{value}_phase"))
        elif path == "turn":
            yield 0, words.say("turn", turn=value, player=words.player(course.active))
        elif path == "action" and value:
            yield 1, words.say("action", player=words.player(event.actor), action=words.term(str(value)))
        elif last == "off":
            yield 1, words.say("silenced" if value else "unsilenced", card=words.card(int(path.split(".")[1])))
        elif last in ("defeated", "victorious"):
            yield 0, words.say("loses" if last == "defeated" else "wins", player=words.player(path[0]))
        elif path not in ("active", "action"):
            yield 2, words.say("fact", path=words.fact(path), value=_value(words, value))


def _value(words: Words, value: Any) -> str:
    """A value in words; what is no number and no word is only said to be there."""
    if words.lang == "en":
        return _shown(value)
    if isinstance(value, bool | str):
        return words.called(words.player(value) if value in board.PLAYERS else words.term(str(value).lower()))
    return str(value or 0) if isinstance(value, int) or not value else "…"


def _happens(words: Words, course: Course, event: Event, facts: Mapping[str, Any]) -> Iterator[Said]:
    if facts.get("void"):
        yield 0, words.say("void_basic", player=words.player(facts["by"]), kind=words.term(str(facts["kind"])))
    yield 2, words.term(str(facts["what"]))


TELLERS: Mapping[str, Teller] = {
    "announce": _announce, "generate": _generate, "make_attack": _made, "remove_attack": _removed,
    "mark_attack": _marked, "bind": _bound, "last": _lasts, "expire": _expires, "charge": _charged, "put": _put,
    "enter_use": _entered, "move": _moved, "damage": _damaged, "vigor": _vigor, "flinch": _flinch, "reveal": _revealed,
    "shuffle": _shuffled, "put_back": _put_back, "book": _booked, "unbook": _unbooked, "fact": _fact,
    "happens": _happens, "inform": _informed, "move_tokens": _tokens, "mark_card": _card_state,
}  # fmt: skip
