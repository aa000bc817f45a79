"""10-42, 6-3: effects that send moving crystals elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Draft, Event, Replacement, Triggered, View
from judge.engine import effect as trees
from judge.engine.identity import EVER, FOLLOWING, Count, EffectId, Ref
from judge.furuyoni import board
from judge.furuyoni.core import s5_5_state
from judge.furuyoni.effects import arrows, standing
from judge.furuyoni.effects.abilities import CLASSES
from judge.furuyoni.effects.standing import Standing
from judge.furuyoni.rules import attacks, diversions, parameters

if TYPE_CHECKING:
    from collections.abc import Iterator


def are_any(view: View) -> bool:
    """Whether an effect of any card in this game sends crystals elsewhere."""
    return bool(view.game.standing.get("redirect"))


def candidates(view: View, acts: tuple[Act, ...]) -> Iterator[Replacement]:
    """The effects that would redirect one of the movements, of a card or of crystals, and have not yet done so."""
    yield from diversions.candidates(view, acts)
    moves = [(i, a) for i, a in enumerate(acts) if a.kind == "move" and a.args["n"] > 0]
    if not moves:
        return
    own = [e for _, a in moves if "attack" in a.args for e in _of_attack(view, a)]
    if not (own or are_any(view)):
        return
    clause = "10-42 paragraph 2" if board.rules(view).has("10-42") else "9-1-1-6 paragraph 1"
    for i, act in moves:
        effects = (*standing.active(view, "redirect"), *own)
        found = [(e, target) for e in effects if (target := _target(view, e, act))]
        for effect, target in found:
            standing.rely(view, effect)
            into = tuple(_followed(effect, part) for part in _split(view, effect, act, target))
            may = bool(effect.ability.data.get("may"))
            yield Replacement(effect.id, i, into, (clause,), may, effect.context.you)
        if found:
            return


def _of_attack(view: View, act: Act) -> Iterator[Standing]:
    """What the text of an attack says that no card in use has: of one that an effect has made."""
    attack = attacks.load(view, act.args.get("attack") or 0)
    if attack is None or attack.card is not None:
        return
    context = attacks.context_of(view, attack)
    for ability in attacks.abilities(view, attack):
        effect = Standing(EffectId(Ref("attack", attack.id, EVER), ability.key), ability, context)
        if ability.does == "redirect" and standing.holds(view, effect):
            yield effect


def _target(view: View, effect: Standing, act: Act) -> str:
    """Where an effect would send a movement; "" if it does not concern it."""
    if not _fits(view, effect, act):
        return ""
    into = _zone(view, effect, effect.ability.data["into"], act)
    return into if effect.id not in act.used or _once_more(view, effect, act, into) else ""


def _once_more(view: View, effect: Standing, act: Act, into: str) -> bool:
    """Whether an effect sends elsewhere once more what came back to it: once alone or, read so, again (gap G50)."""
    source = effect.ability.data.get("out_of")
    moved = into != act.args["to"] or (source and _zone(view, effect, source, act) != act.args["from"])
    if not moved or effect.ability.data.get("may") or board.rules(view).has("10-42"):
        return False
    return bool(view.gap("G50", ("9-1 paragraph 2",)))


def _followed(effect: Standing, act: Act) -> Act:
    """The movement with what follows once it has come about: the effect, for whom it speaks, its card."""
    if effect.ability.tree is None:
        return act
    context = effect.context
    told = (effect.ability.key, context.you, context.card, context.owner)
    return act._replace(args={**act.args, "follows": (*act.args.get("follows", ()), told)})


def following(view: View, event: Event) -> Iterator[Triggered]:
    """What follows movements that effects have sent elsewhere, if something moved (10-40)."""
    for i, happening in enumerate(event.happened):
        if happening.kind != "move" or not happening.facts["moved"]:
            continue
        for key, you, card, owner in happening.facts.get("follows", ()):
            at = board.rules(view).abilities[key].at
            order = trees.spec(key, CLASSES[at], you, {"card": card, "owner": owner})
            yield Triggered(EffectId(card, key, which=Count(FOLLOWING, event.n, i)), s5_5_state.order(at, order))


def _split(view: View, effect: Standing, act: Act, target: str) -> tuple[Act, ...]:
    """The movement as it is then: whole, or, read so (gap G35), each crystal where the card then sends it."""
    if "out_of" in effect.ability.data:
        source = _zone(view, effect, effect.ability.data["out_of"], act)
        return (act._replace(args={**act.args, "from": source, "to": target, "other_source": True}),)
    whole = (act._replace(args={**act.args, "to": target}),)
    room = parameters.room(view, target, act.args.get("arrow_of", ""))
    if room is None or min(act.args["n"], board.takeable(view, act.args["from"])) <= room:
        return whole
    if board.rules(view).has("6-3 paragraph 9"):
        return whole
    singly = _singly(view, effect, act)
    if all(part.args["to"] == target for part in singly):
        return whole
    return singly if view.gap("G35", ("9-1-1-6 paragraph 1",)) else whole


def _singly(view: View, effect: Standing, act: Act) -> tuple[Act, ...]:
    """Each crystal to where the effects of the same card send it after those before it have moved."""
    draft = Draft(view.game, view.state, view.frames, readings=view.readings)
    source, total = act.args["from"], min(act.args["n"], board.takeable(view, act.args["from"]))
    used, parts = set(act.used), dict[str, int]()
    for _ in range(total):
        sent = next(
            (
                (e.id, target) for e in standing.active(draft, "redirect")
                if e.context.card == effect.context.card and (target := _target(draft, e, act))
            ),
            ("", act.args["to"]),
        )  # fmt: skip
        used.add(sent[0] or effect.id)
        room = parameters.room(draft, sent[1], act.args.get("arrow_of", ""))
        if room is None or room:
            parts[sent[1]] = parts.get(sent[1], 0) + 1
            for zone, by in ((source, -1), (sent[1], 1)):
                draft.set(board.crystal_path(board.vocab(draft), zone), board.plain_crystals(draft, zone) + by)
    ids = tuple(sorted(used, key=str))
    return tuple(act._replace(args={**act.args, "to": to, "n": n}, used=ids) for to, n in parts.items())


def _fits(view: View, effect: Standing, act: Act) -> bool:
    data = effect.ability.data
    if "from" in data and not _leaves(view, effect, data["from"], act):
        return False
    if "to" in data and not any(act.args["to"] == _zone(view, effect, one, act) for one in data["to"]):
        return False
    if data.get("arrow") and (not act.args.get("arrow") or act.args.get("of_rule")):
        return False
    if "attack" in data:
        attack = attacks.load(view, act.args.get("attack") or 0)
        made = attack is not None and attack.card is None and effect.context.attack == attack.id
        if attack is None or not (made or (attack.card is not None and attack.card == effect.context.card)):
            return False
    if "cause" in data and act.args.get("cause") != data["cause"]:
        return False
    if "pays_for" in data and (effect.context.card is None or act.args.get("pays_for") != effect.context.card.id):
        return False
    if "unless_basic" in data and "basic" in act.args and act.args.get("cause") == data["unless_basic"]:
        return False
    return not (data.get("arrow") and act.args.get("in_attack")) or arrows.counts(view)


def _leaves(view: View, effect: Standing, text: str, act: Act) -> bool:
    """Whether a movement leaves a zone; of one whose crystals lie on cards, another card than that of the effect."""
    zone, source, card = _zone(view, effect, text, act), str(act.args["from"]), effect.context.card
    if board.kind_of(zone) not in board.vocab(view).tied:
        return zone == source
    if not board.on_card(source) or (card is not None and source == f"card.{card.id}"):
        return False
    return board.zone_of(view, board.on_card(source)) == zone


def _zone(view: View, effect: Standing, text: str, act: Act) -> str:
    head, _, tail = text.partition(".")
    card = effect.context.card
    if head == "stay":
        return str(act.args["from"])
    if head == "use" and card is not None:
        chosen = (view.get(f"card.{card.id}.use") or {}).get(tail, ())
        return f"card.{chosen[0].id}" if chosen and not board.gone(view, chosen[0]) else ""
    if head == "this" and card is not None:
        return f"card.{card.id}"
    if head in ("me", "opp"):
        return f"{effect.context.you if head == 'me' else board.opponent(effect.context.you)}.{tail}"
    return text

