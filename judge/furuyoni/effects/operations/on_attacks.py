"""Operations about attacks: making one (10-5), changing one (10-3, 10-4), cancelling (9-4 ii, iv, vi)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Ask, Do, Done, Finish, Frame, Next, Push, Spec, View
from judge.engine import effect as trees
from judge.engine.choice import pick_one
from judge.engine.layers import Modifier
from judge.furuyoni import board
from judge.furuyoni.core import s9_4_attack
from judge.furuyoni.core.s5_6_modifiers import NUMBER_CATEGORIES
from judge.furuyoni.effects import arrows, floating
from judge.furuyoni.effects.operations import repeated
from judge.furuyoni.effects.operations.common import acting, answered, context, here, lasting, source, until
from judge.furuyoni.legal import legality
from judge.furuyoni.rules import attack_damage, attack_keywords, attacks, cancelling, generated, nesting, ranges
from judge.furuyoni.rules.edition import JA, KO

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.game import Operation
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node
    from judge.furuyoni.effects.abilities import Users

COPIED = {
    JA: ("10-27 paragraph 1", "10-27 bullet 1", "10-27 bullet 2", "10-27 paragraph 2"),
    KO: ("10-27 paragraph 1", "10-27 bullet 3", "10-27 bullet 4", "10-27 bullet 5", "10-27 bullet 6"),
}
"""What 10-27 lists as copied, in each edition."""
PARTS = {
    JA: ("10-27 paragraph 1", "10-27 paragraph 1", "10-27 bullet 1", "10-27 bullet 2"),
    KO: ("10-27 bullet 3", "10-27 bullet 4", "10-27 bullet 6", "10-27 bullet 6"),
}
"""Where it lists range, damage, after-attack effects, Overwhelm."""


def attack(view: View, frame: Frame, node: Node) -> Outcome:
    """Make an attack as the text describes it. It answers nothing, so it can be answered (9-4 i)."""
    made = here(frame).get("made")
    if made == Done.NOT and trees.moved_on(view, frame.locals) is not None and view.gap("G5", ("10-5 2",)):
        return Finish(Done.NOT)
    if "made" in here(frame):
        return Next({"last": _resolved(made), **repeated.anew(view, frame)})
    card = frame.locals.get("card")
    value = board.rules(view).settle
    if node.args.get("live"):
        aura, life = (generated.constant(part) for part in node.args["damage"].args["of"])
    else:
        aura, life = value(view, context(frame), node.args["damage"])
    megami = _user(view, frame)
    info = {
        "holder": acting(view, frame), "card": None, "source": card, "class": None, "subtype": None,
        "range": value(view, context(frame), node.args["range"]), "aura": aura, "life": life, "megami": megami,
        "answers": None, "text": node.args["text"],
    }  # fmt: skip
    return Push(Spec("10-5", info["holder"], {"info": info}, nesting.ATTACK_BY_EFFECT), into="made", then=None)


def _user(view: View, frame: Frame) -> Users:
    """Whose an attack is that an effect makes: the card's that gave rise to it, by the newer edition the object's."""
    maker = attacks.load(view, frame.locals.get("attack") or 0) if arrows.in_attack(view, frame) else None
    if maker is not None and board.rules(view).edition == KO:
        users: Users = maker.info["megami"]
        return users
    card = frame.locals.get("card")
    return board.users(view, card.id) if card is not None else ""


def _resolved(made: str | None) -> str | None:
    """How much was done of making an attack: nothing, if its player cannot attack, for it was not resolved (9-4)."""
    return Done.NOT if made == s9_4_attack.REFUSED else made


def copy_attack(view: View, frame: Frame, node: Node) -> Outcome:
    """10-27: an attack with the range and damage the original has now, its user, after-attack effects, overwhelm."""
    if "made" in here(frame):
        return Next({"last": _resolved(here(frame)["made"])})
    of = answered(view, frame)
    if of is None or not view.on("10-27 paragraph 1"):
        return Next({"last": Done.NOT})
    edition = board.rules(view).edition
    reach, damage, effects, overwhelm = (view.on(clause) for clause in PARTS[edition])
    aura, life = attack_damage.damage(view, of) if damage else (of.info["aura"], of.info["life"])
    own = attacks.abilities(view, of) if effects else ()
    whole = not view.on("10-27 paragraph 2")
    copied: dict[str, Any] = {"text": tuple(a.key for a in own if whole or a.at == "after_attack")}
    if effects and attacks.added_after(view, of):
        copied["added"] = attacks.added_after(view, of)
    own_too = ("overwhelm",) if overwhelm and attack_keywords.has(view, of, "overwhelm") else ()
    keywords = (*own_too, *_information(view, of))
    if keywords:
        copied["keywords"] = tuple((name, "") for name in keywords)
    original = of.card or of.info.get("original")
    if original is not None:
        copied["original"] = original
    if edition == JA:
        sorts = {f"{name}_of_original": name for name in ("class", "subtype")}
        copied |= {kept: of.info.get(kept, of.info[name]) for kept, name in sorts.items()}
    view.consult(*COPIED[edition])
    info = {
        "holder": frame.you, "card": None, "source": frame.locals.get("card"),
        "class": None, "subtype": None,
        "range": ranges.reach(view, of) if reach else of.info["range"], "aura": aura, "life": life,
        "megami": of.info["megami"] if view.on("10-27 bullet 5") else "",
        "answers": of.id if node.args.get("answers") else None, **copied,
    }  # fmt: skip
    return Push(Spec("10-5", frame.you, {"info": info}, nesting.ATTACK_BY_EFFECT), into="made", then=None)


def _information(view: View, of: attacks.Attack) -> Iterator[str]:
    """What a room lets an attack have beside its text, as far as a copy has it too."""
    for word in board.vocab(view).keywords.values():
        copied = word.copied and attack_keywords.has(view, of, word.name)
        if copied and not view.gap(word.copied, ("10-27 paragraph 1",)):
            yield word.name


def change(view: View, frame: Frame, node: Node) -> Outcome:
    """Bind modifiers to an attack, or let them last: for a next attack, for all attacks of a sort, for a number."""
    args = node.args
    target = args["target"]
    way = here(frame).get("way")
    if args.get("either") and way is None and view.on("10-35 paragraph 2"):
        return Ask(pick_one(acting(view, frame), "either", (("raise",), ("lower",)), "10-35 paragraph 2"), "way")
    mods = modifiers(view, frame, args)
    if way is not None and way[0] == ("lower",):
        mods = tuple(floating.lowered(m, floating.negative(m.what)) for m in mods)
    if target in ("answered", "this_attack"):
        on = answered(view, frame) if target == "answered" else attacks.load(view, frame.locals.get("attack") or 0)
        told = args.get("filter_text", "")
        if on is None or (told and not attacks.matches(view, context(frame), on, told)):
            return Next({"last": Done.NOT})
        return Do((Act("bind", {"attack": on.id, "modifiers": mods}),), clauses=_clauses(args))
    effect = {
        "id": lasting(frame), "you": frame.you, "target": target,
        "filter": args.get("filter_text", ""), "modifiers": mods, "until": until(frame, args),
        "card": frame.locals.get("card"),
    }  # fmt: skip
    return Do((Act("last", {"effect": effect}),), clauses=_clauses(args))


def modifiers(view: View, frame: Frame, args: Any) -> tuple[Modifier, ...]:
    """The modifiers of a change, their amounts fixed now (9-1-3-2; gap G14)."""
    made: list[Modifier] = []
    for category, part in args["numbers"]:
        upto = category if category in NUMBER_CATEGORIES else None
        at = context(frame)._replace(upto=upto)
        value, anew = board.rules(view).settle(view, at, part), floating.again(view, at, part)
        made.append(Modifier(source(frame), category, value, frame.locals.get("owner", frame.you), anew))
    if "where" in args:
        told = {"where": args["where_text"], "you": frame.you, "card": frame.locals.get("card"), "owner": frame.you}
        made = [m._replace(again={**told, **(m.again or {})}) for m in made]
    made += [Modifier(source(frame), "gain", keyword, frame.you) for keyword in args.get("gain", ())]
    made += [Modifier(source(frame), "lose", name, frame.you) for name, _ in args.get("lose", ())]
    return tuple(made)


def _clauses(args: Any) -> tuple[str, ...]:
    """What a change is an instance of: +X/+Y (10-3), wider or narrower range (10-4), another modifier (5-6)."""
    categories = {c for c, _ in args["numbers"]}
    on_attack = str(args["target"]).endswith(("attack", "attacks", "answered"))
    found = ["10-4 paragraph 1"] if categories & {"expand", "shrink"} else []
    found += ["10-35-1"] if "shift" in categories else []
    found += ["10-35-3"] if args.get("raised") else []
    found += ["10-35-2"] if str(args["target"]).endswith("charge") else []
    if categories - {"expand", "shrink", "shift"} or not categories:
        found.append("10-3" if on_attack and "add" in categories else "5-6")
    return tuple(found)


def cancel(view: View, frame: Frame, node: Node) -> Outcome:
    """Cancel an attack, its damage or its after-attack effects; what cannot be cancelled is not (10-23, 1-4)."""
    what = node.args.get("what", "attack")
    target = node.args["target"]
    on = answered(view, frame) if target == "answered" else attacks.load(view, frame.locals.get("attack") or 0)
    if on is None:
        return Next({"last": Done.NOT})
    if cancelling.cannot_be(view, on):
        return Next({"last": Done.NOT})
    if any(True for _ in legality.forbidden(view, "cancel", frame.you)) and view.applies("1-4 paragraph 2"):
        return Next({"last": Done.NOT})
    fact = cancelling.FACTS[what]
    sources = (*view.get(f"attack.{on.id}.{fact}", ()), source(frame))
    mark = Act("mark_attack", {"attack": on.id, "fact": fact, "value": sources})
    return Do((mark,), clauses=(cancelling.CLAUSES[what],))


OPERATIONS: dict[str, Operation] = {"attack": attack, "change": change, "cancel": cancel, "copy_attack": copy_attack}
