"""What a card is now: its text and its words, and everything that changes what a card is (6.1.10)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from judge.vision.board import reading
from judge.vision.board.bearing import Change, Live, asked, scope
from judge.vision.effects.ability import TRIGGERED, Ability
from judge.vision.effects.evaluate import evaluate, many, scope_of
from judge.vision.model import PLAYERS, Card, Keyword

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.engine.view import View
    from judge.vision.effects.scope import Scope
    from judge.vision.known import Known

ASIDE = {"removed": "V3.7.4", "sideboard": "V3.9.4"}
"""Zones whose cards have no influence on the game unless an effect names them."""
ATTACHING = (*reading.LENDING,)
TACTICS = (
    "速攻", "奇襲", "先制", "貫通", "隠密", "警戒", "即死", "人形", "伝説", "耐性", "マナチャージ", "変身", "加護",
    "封術",
)  # fmt: skip
"""The keywords that are tactics (10.2.1 to 10.12.1, 10.28.1, 10.29.1, 10.31.1)."""
SILENT_ON_HOST = ("装備", "呪符", "神器")
"""What a set card keeps to itself (6.1.13, 10.13.6, 10.14.4)."""


# -- text -----------------------------------------------------------------------------------------------------------


def attaches(view: View, card: int) -> bool:
    """Whether a card counts as an equipment or curse card (10.13.3, 10.14.3)."""
    return any(reading.bears(view, card, word) for word in ATTACHING)


def text_fails(view: View, card: int) -> str:
    """The clause under which the text of a card is invalid where it lies, "" where it is valid."""
    clause = _where_silent(view, card)
    return clause if view.on(clause, "V11.3.11.b") or (clause and clause != "V11.3.11.b" and view.on(clause)) else ""


def _where_silent(view: View, card: int) -> str:
    if not reading.on_field(view, card):
        return ""
    kind = reading.printed(view, card).type
    if reading.given(view, card).get("sort") == "character":
        return "V6.1.6"
    if reading.down(view, card) and not reading.given(view, card):
        return "V5.7.4"
    top = reading.host(view, card)
    if top:
        if not attaches(view, card):
            return {"character": "V5.4.4", "spell": "V5.5.4", "command": "V5.6.3"}.get(kind, "V11.3.11.b")
        if not reading.is_character(view, top):
            return "V5.6.4" if kind == "command" else "V5.5.5"
        return ""
    if view.get(f"card.{card}.turned") and view.on("V10.28.6.b"):
        return ""
    if kind == "spell" and not any(reading.bears(view, card, w) for w in ("幻想生物", "世界呪符")):
        return "V5.5.3"
    if kind == "command" and not reading.bears(view, card, "装備/場"):
        return "V5.6.2"
    return ""


def voided(view: View, card: int, ability: Ability) -> bool:
    """Whether an effect of a card has been made invalid; as text what stands in 【】 cannot be (12.4.1)."""
    if not view.on("V2.13.3"):
        return False
    game: Known = view.game
    silencers = _in_force(view, card, ("void",)) if ability.kind == "use" and game.silencing else ()
    if any(change.what["void"] == "use" for _, change in silencers):
        return not (ability.keyword and view.applies("V10.1.4", card=card))
    records = (r for r in view.get("lasting", ()) if _touches(r["change"].get("void", ""), ability))
    lasts = (str(r["change"]["void"]) for r in records if concerns(view, r, card))
    for void in (*lasts, *(v for c in _worn(view, card, ability) if _touches(v := c.what["void"], ability))):
        if ability.rank and void == "text" and view.applies("V2.13.4", card=card):
            continue  # a row by popularity is no part of the whole text
        if ability.keyword and void == "auto" and view.on("V10.1.4"):
            continue
        if void == "use" and ability.keyword and view.applies("V10.1.4", card=card):
            continue
        if not (ability.fixed and _kept(view, void)):
            return True
    return False


def _touches(void: str, ability: Ability) -> bool:
    """Whether an effect is of what is made invalid: of the text, of its kind, it alone, or what answers that moment."""
    automatic = ability.kind not in ("use", "play") and ability.sort != "tactics"
    kinds = {"text": True, "auto": automatic, "use": ability.kind == "use"}
    return bool(kinds.get(void) or (void and void in (ability.key, ability.when)))


def _worn(view: View, card: int, ability: Ability) -> Iterator[Change]:
    """What a set card makes invalid of the text of the character that bears it, not itself (6.1.13, 7.4.5)."""
    for one in reading.attached(view, card):
        if not reading.lends(view, one) or text_fails(view, one):
            continue
        for own in own_text(view, one, False):
            void = own.change.get("void") if own.kind == "static" and "on" not in own.change else None
            if void in WHOLE and own.key != ability.key and (own.fixed or not _lapsed(view, card, own)):
                yield Change(view.get(f"card.{one}.since", 0), one, reading.holder(view, card), own.change)


WHOLE = ("text", "auto")
"""What a set card makes invalid of the whole text; activated effects are asked for by what is in force (`voided`)."""


def _lapsed(view: View, card: int, own: Ability) -> bool:
    """Whether an effect of a set card that makes others invalid is invalid itself, by what lasts."""
    sorts = {change.what["void"] for change in lasting(view, card, "void")}
    return bool(sorts & {"text", "auto", own.key})


def _mute(view: View, card: int, ability: Ability) -> bool:
    """Whether an effect is not asked for, as it is invalid; one in 【】 is looked at once it is due (`silenced`)."""
    return not (ability.fixed and ability.kind in TRIGGERED) and voided(view, card, ability)


def silenced(view: View, one: Live) -> bool:
    """Whether an effect in 【】 that is due is invalid: on its card, or on the set card from which it comes."""
    if not one.ability.fixed:
        return False
    on = (one.card, one.of) if one.of in reading.attached(view, one.card) else (one.card,)
    return any(voided(view, card, one.ability) for card in on)


def _kept(view: View, void: str) -> bool:
    """Whether what stands in 【】 stays valid: text does (12.4.1), an effect that comes of it need not (12.4.3).

    Which of them an automatic effect is that is made invalid as such is silent: it is an effect, and it is written.
    """
    if not view.on("V12.4.1", "V12.4.2"):
        return False
    if void == "text" or not view.applies("V12.4.3"):
        return True
    return void != "use" and view.gap("G20", ("V12.4.1", "V12.4.3", "V7.1.4")) == 1


STANDING = "7.4.5"
"""What a view leaves out of account in which it is looked which text a card has: that of all cards in force."""


def rewritten(view: View, card: int) -> str:
    """What an effect that lasts has put in place of the text of a card, its keywords among it (10.1.1), "" for none.

    Whose text that is rests on no effect in force: which are, rests on the texts.
    """
    if not any("text" in record["change"] for record in view.get("lasting", ())):
        return ""
    inner = view.leaving_out(STANDING)
    changed = [str(change.what["text"]) for change in lasting(inner, card, "text")]
    view.gaps, view.relied = inner.gaps, inner.relied
    return changed[-1] if changed else ""


def own_text(view: View, card: int, valid: bool = True, kind: str = "") -> tuple[Ability, ...]:
    """The effects written on a card that are valid, its keywords apart; of one `kind` where that is said."""
    game: Known = view.game
    made = reading.given(view, card)
    other = rewritten(view, card)
    if other:
        keys: Sequence[str] = (other,)
    elif (made.get("sort") == "character" and view.on("V6.1.6")) or "abilities" in made:
        keys = made.get("abilities", ())
    else:
        clause = text_fails(view, card) if valid else ""
        if clause and view.on(clause):
            if reading.printed(view, card).abilities:
                hung = reading.host(view, card) and not attaches(view, card)
                view.consult(clause, *(("V11.3.11.b",) if hung else ()), card=card)
            return ()
        keys = reading.printed(view, card).abilities
    found = tuple(one for one in (game.abilities[key] for key in keys) if kind in ("", one.kind))
    if valid and any(a.rank for a in found):
        found = tuple(a for a in found if not a.rank or in_rank(view, card, a.rank))
    return tuple(a for a in found if not _mute(view, card, a)) if valid else found


RANKS: Mapping[str, tuple[str, int]] = {
    "explosion": ("V2.13.5.a", 4), "bonus": ("V2.13.5.b", 2), "normal": ("V2.13.5.c", 1), "penalty": ("V2.13.5.d", 0),
}  # fmt: skip
"""The rows by popularity: the clause of each, and how many cards of popularity it asks for."""


def in_rank(view: View, card: int, rank: str) -> bool:
    """Whether a leader has the text of a row: by how many cards of popularity are set on it (10.34.2.a, 2.13.5)."""
    clause, least = RANKS[rank]
    leads = any(k.name == "リーダー" for k in reading.printed(view, card).keywords)
    if not leads or not view.applies(clause, card=card):
        return False
    fans: int = sum(reading.given(view, c).get("name") == "人気" for c in reading.attached(view, card))
    return fans == 0 if rank == "penalty" else fans >= least


def text(view: View, card: int, kind: str = "") -> Iterator[Live]:
    """The effects that a card has by text: its own, those of cards set on it (6.1.13), those given to it.

    Where one `kind` alone is looked for, it is not asked to whom others are given: that may rest on those of the kind.
    """
    for ability in own_text(view, card, kind=kind):
        yield Live(ability, card, card)
    if reading.on_field(view, card):
        for one in reading.attached(view, card):
            if reading.lends(view, one):
                for ability in own_text(view, one, kind=kind):
                    if not _mute(view, card, ability):
                        yield Live(ability, card, one)
    game: Known = view.game
    for source, taught in _learnt(view, card):
        for ability in (game.abilities[key] for key in taught.abilities):
            if ability.kind != "play" and kind in ("", ability.kind) and not _mute(view, card, ability):
                yield Live(ability, card, source)
    for record in view.get("lasting", ()):
        if "grant" not in record["change"] or (kind and game.abilities[record["change"]["grant"]].kind != kind):
            continue
        if not concerns(view, record, card):
            continue
        change = Change(record["order"], record["source"], record["by"], record["change"])
        given = game.abilities[change.what["grant"]]
        if not _mute(view, card, given):
            yield Live(given, card, change.source)
    if kind != "static":  # what is in force rests on what the cards have: it gives others nothing of that kind
        for _, change in _in_force(view, card, ("grant",)):
            given = game.abilities[change.what["grant"]]
            if given.kind != "static" and not _mute(view, card, given):
                yield Live(given, card, change.source)


def _learnt(view: View, card: int) -> Iterator[tuple[int, Card]]:
    """The cards whose printed text an effect that lasts has given a card (2.1.1, 2.1.3), and the card that gave it."""
    game: Known = view.game
    for record in view.get("lasting", ()):
        if "learn" in record["change"] and concerns(view, record, card):
            for one in record["change"]["learn"]:
                yield record["source"], game.cards[view.get(f"card.{one}.card")]


def live(view: View, card: int) -> Iterator[Live]:
    """All effects of a card: its text, and what its keywords stand for (10.1.1)."""
    return view.found(("live", card), partial(_live, card=card))


def _live(view: View, card: int) -> Iterator[Live]:
    if not speaks(view, card):
        return
    for one in text(view, card):
        if one.ability.kind in ("use", "static") or not barred(view, one, "void"):
            yield one
    if reading.host(view, card):
        return
    game: Known = view.game
    known: list[tuple[int, str]] = []
    for of, word in borne(view, card):
        if any(name == word.name for _, name in known) and not view.on("V10.1.3"):
            continue
        nth = known.count((of, word.name))
        known.append((of, word.name))
        for ability in game.keywords.get(word.name, ()):
            spoken = ability.kind in ("use", "play") or view.on("V10.1.4") or not voided(view, card, ability)
            if spoken and view.on(ability.clause) and not _idle(view, card, word.name):
                yield Live(ability, card, of, word.about, nth)


def _idle(view: View, card: int, word: str) -> bool:
    """Whether what a keyword stands for is invalid on a card, which bears the word all the same (2.1.1.a)."""
    silent = (word, "tactics") if word in TACTICS else (word,)
    return any(change.what.get("void") in silent for change in changes(view, card, "void"))


def speaks(view: View, card: int) -> bool:
    """Whether a card has effects of its own to be asked for: it is not silent inside another's text."""
    return not (reading.host(view, card) and attaches(view, card))


# -- what lasts -----------------------------------------------------------------------------------------------------


def lasting(view: View, card: int, *names: str) -> Iterator[Change]:
    """The changes of these things by effects that have been resolved and that last (7.1.16), as they concern a card."""
    for record in view.get("lasting", ()):
        if any(name in record["change"] for name in names) and concerns(view, record, card):
            yield Change(record["order"], record["source"], record["by"], record["change"], scope_of(view, record))


def concerns(view: View, record: Mapping[str, Any], card: int) -> bool:
    """Whether what lasts concerns a card; not once the card is another or does not fit any more (7.6.2)."""
    if record.get("select") is not None:
        if not view.on("V7.6.1") and view.get(f"card.{card}.since", 0) > record["order"]:
            return False
        if not view.on("V7.6.2") and card in record.get("first", ()):
            return True
        return card not in record.get("except", ()) and card in evaluate(scope_of(view, record), record["select"])
    if (card, reading.epoch(view, card)) in record.get("cards", ()):
        return True
    if record.get("stays") and reading.kind(view, card) == record["stays"] and view.on("V3.1.7.a"):
        return any(c == card for c, _ in record.get("cards", ()))
    if record.get("hand") and reading.kind(view, card) == "hand" and view.on("V3.6.5"):
        same = view.get(f"card.{card}.card")
        return any(view.get(f"card.{c}.card") == same and reading.holder(view, c) == reading.holder(view, card)
                   for c, _ in record["cards"])  # fmt: skip
    return False


def standing(view: View, names: Sequence[str], keywords: bool = False) -> Iterator[tuple[Live, Change, Scope]]:
    """Static automatic effects in force that change one of these things (7.4.5, 7.4.6)."""
    if STANDING in view.unheeded:
        return
    for one in tuple(view.found(("static", keywords), partial(_static, keywords=keywords))):
        if any(n in one.ability.change for n in names):
            ability, here = one.ability, scope(view, one)
            if ability.key in view.unheeded:
                continue
            ceased = "V7.4.6.d" if ability.sort == "beta" else "V7.4.5.d"
            if ability.may and not view.get(f"card.{one.card}.will.{ability.key}") and view.on("V7.4.5.f"):
                continue
            if ability.cond is None or asked(here, ability.key, ability.cond) or not view.on(ceased):
                if barred(view, one, "void"):
                    continue
                since = view.get(f"card.{one.card}.since", 0)
                yield one, Change(since, one.of, here.you, ability.change, here, ability.clause, ability.key), here


def ceased(view: View) -> list[str]:
    """The clauses under which a static effect of strength does not act now: its condition is not met."""
    found = []
    for one in _static(view, False):
        ability = one.ability
        if ability.cond is None or not {"attack", "toughness"} & {*ability.change}:
            continue
        if not asked(scope(view, one), ability.key, ability.cond):
            found.append("V7.4.6.d" if ability.sort == "beta" else "V7.4.5.d")
    return found


def _static(view: View, keywords: bool) -> Iterator[Live]:
    """Static automatic effects where they live: α on the field, β anywhere."""
    game: Known = view.game
    for player in PLAYERS:
        for zone in reading.ZONES if game.static_anywhere else ("field",):
            if zone in ASIDE and view.on(ASIDE[zone]):
                continue
            for card in reading.cards(view, f"{player}.{zone}"):
                if zone == "field" or view.get(f"card.{card}.card") in game.static_anywhere:
                    for one in live(view, card) if keywords else text(view, card, "static"):
                        if one.ability.kind == "static" and (one.ability.sort != "alpha" or zone == "field"):
                            yield one


def barred(view: View, one: Live, how: str) -> tuple[Change, ...]:
    """The effects of the same text that stand above one and under which it is invalid (`void`) or unused (`unused`).

    They are automatic effects of their own: where those are invalid, or their condition is not met, nothing is barred.
    """
    game: Known = view.game
    text_of, _, place = one.ability.key.rpartition("/")
    if text_of not in game.barring or "below" in one.ability.change:
        return ()
    if not any("below" in game.abilities[f"{text_of}/{i}"].change for i in range(int(place.partition(".")[0]))):
        return ()
    found = []
    for other, change, _ in standing(view, ("below",)):
        above_of, _, above = other.ability.key.rpartition("/")
        alike = (other.card, other.of, above_of) == (one.card, one.of, text_of)
        if alike and int(above) < int(place.partition(".")[0]) and change.what["below"] == how:
            found.append(change)
    return tuple(found)


SHIELDS = "8.1.4"
"""What a view leaves out of account in which it is looked what shields a card."""


def out_of_reach(view: View, card: int | str, one: Live, here: Scope) -> bool:
    """Whether a card, or a player, is no object of another's effect in force (8.1.4); of its own text it is (8.1.4.c).

    What shields is found by conditions that ask what cards are: while it is looked for, nothing else is shielded.
    """
    game: Known = view.game
    if card == one.card or not game.shielding or one.ability.change.get("object") == "false":
        return False
    if SHIELDS in view.unheeded:
        return False
    inner = view.leaving_out(SHIELDS)
    found = game.shielded(inner, card, here._replace(view=inner))
    view.gaps, view.relied = inner.gaps, inner.relied
    return found


def changes(view: View, card: int, *names: str, keywords: bool = False) -> tuple[Change, ...]:
    """Everything that changes one of these things of a card now, in the order in which it was applied."""
    found = [*lasting(view, card, *names), *(change for _, change in _in_force(view, card, names, keywords))]
    return tuple(sorted(found, key=lambda c: c.order))


def _in_force(view: View, card: int, names: Sequence[str], keywords: bool = False) -> Iterator[tuple[Live, Change]]:
    """The static effects in force that change one of these things of a card (7.4.5), of all that are alike one."""
    alone: set[str] = set()
    for one, change, here in standing(view, names, keywords):
        on = change.what.get("on")
        if not ((card == one.card) if on is None else card in many(asked(here, one.ability.key, on))):
            continue
        if one.ability.once == "alike" and one.ability.key in alone and view.on("V7.1.14"):
            continue
        if out_of_reach(view, card, one, here):
            continue
        alone.add(one.ability.key)
        yield one, change


def refuses(view: View, card: int, word: str) -> bool:
    """Whether a card cannot get what others give by its own text: `tactics` (1.3.2)."""
    game: Known = view.game
    if not game.refusing:
        return False
    own = (a.change.get("forbid") for a in own_text(view, card, kind="static"))
    return any(f"'{word}'" in repr(said) for said in own if said is not None) and view.applies("V1.3.2", card=card)


def borne(view: View, card: int) -> Iterator[tuple[int, Keyword]]:
    """The keywords of a card, each as often as it has it (10.1.3), with the card on which each stands."""
    game: Known = view.game
    if not game.levelling:
        yield from _borne(view, card)
        return
    levels = tuple(str(one) for change in changes(view, card, "level") for one in change.get("level") or ())
    for on, word in _borne(view, card):
        yield on, _levelled(word, levels)


def _levelled(word: Keyword, levels: Sequence[str]) -> Keyword:
    """A keyword with the number behind it changed: to one (`維持コスト=4`), or by one (`マナチャージ+2`)."""
    for told in levels:
        for sign in "=+":
            name, told_so, n = told.partition(sign)
            if told_so and name == word.name and word.about:
                level = int(n) + (int(word.about[0]) if sign == "+" else 0)
                word = word._replace(about=(str(level), *word.about[1:]))
    return word


def _borne(view: View, card: int) -> Iterator[tuple[int, Keyword]]:
    """The keywords of a card with the numbers behind them that stand there."""
    made = reading.given(view, card)
    silent = text_fails(view, card)
    if "keywords" in made or made.get("sort") == "character":
        own: tuple[Keyword, ...] = tuple(keyword(w) for w in made.get("keywords", ()))
    elif (reading.on_field(view, card) and reading.down(view, card)) or rewritten(view, card):
        own = ()
    else:
        own = reading.printed(view, card).keywords
    if silent and not (reading.host(view, card) and attaches(view, card)):
        own = own if made.get("sort") == "character" else ()
    lost: set[str] = set()
    void = False
    for change in changes(view, card, "lose_keywords", "void"):
        lost |= {*(change.get("lose_keywords") or ())}
        void = void or change.what.get("void") == "text"
    fixed = reading.printed(view, card).fixed
    for word in own:
        if word.name not in lost and (not void or word.name in fixed):
            yield card, word
    on_field = reading.on_field(view, card)
    if on_field and not reading.is_character(view, card):
        return
    if refuses(view, card, "tactics"):
        lost |= {*TACTICS}
    if on_field:
        for one in reading.attached(view, card):
            if reading.lends(view, one) and not text_fails(view, one):
                made_one = reading.given(view, one)
                worn = made_one["keywords"] if "keywords" in made_one else reading.printed(view, one).keywords
                for word in (keyword(w) if isinstance(w, str) else w for w in worn):
                    if word.name not in SILENT_ON_HOST and word.name not in lost:
                        yield one, word
    for source, taught in _learnt(view, card):
        for word in taught.keywords:
            if word.name not in lost:
                yield source, word
    for change in changes(view, card, "keywords"):
        for name in change.get("keywords") or ():
            word = keyword(name)
            if word.name not in lost:
                yield change.source, word


def keyword(text: str) -> Keyword:
    """A keyword as it is written: `速攻`, `マナチャージ(1)`, `耐性(人間)`."""
    name, _, rest = text.replace("（", "(").partition("(")
    return Keyword(name.strip(), tuple(p.strip() for p in rest.rstrip(")").split(",")) if rest else ())


def works(view: View, card: int, word: str) -> bool:
    """Whether a card has a keyword and what that stands for is not invalid."""
    return has(view, card, word) and not _idle(view, card, word)


def has(view: View, card: int, word: str) -> bool:
    """Whether a card has a keyword."""
    return any(k.name == word for _, k in borne(view, card))
