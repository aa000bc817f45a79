"""1.10.12 damage, in six steps, for all that is dealt at once (1.10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Do, Finish, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.vision.board import bans, identity, reading, strength, values
from judge.vision.rules.common import act, do, moment
from judge.vision.rules.s9_1_removal import barred

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.engine.data import Value
    from judge.engine.outcome import Outcome
    from judge.engine.procedure import StepFn


def dealt(hits: Iterable[Mapping[str, Any]]) -> Spec:
    """An order to deal damage, all of it at once; each: `to` (a card or a player), `n`, `source`, `by`, `combat`."""
    return Spec("V1.10.12", locals={"wanted": tuple(hits)})


def proper(view: View, hit: Mapping[str, Any]) -> str:
    """The clause under which damage does not come about at all, "" where it does."""
    to = hit["to"]
    if hit["n"] <= 0 and view.on("V1.10.14"):
        return "V1.10.14"
    if isinstance(to, str):
        shields = (change for word in _words(view, hit) for change in bans.player_forbidden(view, to, word))
        kept = any(bans.against(change, (hit["source"],), hit) for change in shields)
        return "V1.10.16" if kept and view.on("V1.10.16") else ""
    if isinstance(to, int):
        if not reading.is_character(view, to) and view.on("V1.10.10.a", "V1.10.10"):
            return "V1.10.10.a"
        removal = (view.get(f"card.{to}.removal") or {}).get("state")
        clause = {"dying": "V9.2.7.a", "discard": "V9.3.7.a", "exile": "V9.4.5.a"}.get(removal or "", "")
        if clause and view.on(clause):
            return clause
        if immune(view, to, hit):
            return "V1.10.16"
    return ""


def _words(view: View, hit: Mapping[str, Any]) -> tuple[str, ...]:
    """As what damage is kept from somebody: as damage of its kind, and as damage without more said (1.10.7)."""
    what = "combat_damage" if hit["combat"] else "effect_damage"
    return ("damage", what) if view.on("V1.10.7") else (what,)


def immune(view: View, card: int, hit: Mapping[str, Any]) -> bool:
    """Whether a character takes no such damage: by an effect (1.10.16), or 耐性 against the race that deals it."""
    shields = (change for w in _words(view, hit) for change in bans.forbidden(view, card, w))
    if any(bans.against(change, (hit["source"],), hit) for change in shields) and view.on("V1.10.16"):
        return True
    if hit["combat"] and hit["source"] and view.on("V10.11.2.a"):
        against = {race for _, k in values.borne(view, card) if k.name == "耐性" for race in k.about}
        if against & {*identity.races(view, hit["source"])}:
            view.consult("V10.11.2.a", card=card)
            return True
    return False


def _as_it_is(view: View, to: int | str) -> dict[str, Value]:
    """What is kept of who is dealt damage, for effects that ask when a character has left since (3.1.7.c)."""
    if isinstance(to, str):
        return {"before": 0}
    return {
        "before": strength.damage(view, to), "side": reading.holder(view, to), "since": reading.epoch(view, to),
        "toughness": strength.shown(view, to)[1],
    }  # fmt: skip


def arises(view: View, frame: Frame) -> Outcome:
    """Damage arises as far as it is damage at all."""
    if "noted" in frame.locals:
        return Next({"hits": frame.locals["noted"][0].facts["hits"]})
    found = []
    for hit in frame.locals["wanted"]:
        clause = proper(view, hit)
        view.consult("V1.10.2", "V1.10.10")
        if isinstance(hit["to"], int) and any(bans.forbidden(view, hit["to"], w) for w in ("damage",)):
            view.consult("V1.10.7")
        if clause:
            view.consult(clause, to=hit["to"])
        else:
            found.append({**hit, **_as_it_is(view, hit["to"])})
    if not found:
        return Finish(False)
    return Do((act("hit", hits=tuple(found)),), "noted", None, ("V1.10.9",))


def _hits(view: View, frame: Frame) -> list[dict[str, Value]]:
    """The damage under way that has not been made invalid (1.10.15)."""
    found = []
    for n in frame.locals.get("hits", ()):
        about = view.get(f"hit.{n}")
        if about is not None and not about.get("void"):
            found.append({**about, "hit": n, "serial": n})
    return found


def at(kind: str) -> StepFn:
    """A step that resolves the effects of a moment for each damage."""

    def run(view: View, frame: Frame) -> Outcome:
        hits = _hits(view, frame)
        return Push(moment(kind, *hits)) if hits else Goto("V1.10.12.f")

    return run


def applied(view: View, frame: Frame) -> Outcome:
    """All of it is applied at once (1.10.3): to players as life, to characters as what accumulates (1.10.11)."""
    acts = []
    hits = _hits(view, frame)
    if not hits:
        return Goto("V1.10.12.f")
    for hit in hits:
        if proper(view, hit):
            continue
        if not view.on("V1.10.11.a" if isinstance(hit["to"], str) else "V1.10.11.b"):
            continue
        told = {k: hit[k] for k in ("to", "n", "combat", "source", "piercing") if k in hit}
        acts.append(act("hurt", **told))
    return do(acts, into="applied")


def compared(view: View, frame: Frame) -> Outcome:
    """Whoever has as much as their toughness or more becomes 決死 by the source of this damage (9.2.6)."""
    acts = []
    seen: set[int] = set()
    for hit in _hits(view, frame):
        card = hit["to"]
        if not isinstance(card, int) or card in seen or not reading.is_character(view, card):
            continue
        if view.get(f"card.{card}.removal") is not None:
            continue
        if strength.damage(view, card) < strength.true(view, card)[1]:
            continue
        seen.add(card)
        view.consult(*strength.clauses(view, card))
        cause = "battle" if hit["combat"] else "effect"
        by = () if hit["combat"] else (hit["source"],)
        if barred(view, card, "dying", str(hit["by"]), cause, by):
            view.consult("V9.2.8.c", card=card)
            acts.append(act("heal", cards=(card,)))
        else:
            laid = ("V9.2.6.a", *(() if hit["combat"] else ("V9.2.6.b",)))
            source = hit["source"] if view.applies(*laid) else 0
            acts.append(act("mark", card=card, state="dying", source=source, by=hit["by"], cause=cause))
    gone = [act("change_hit", hit=n, gone=True) for n in frame.locals.get("hits", ())]
    return Do((*acts, *gone), "lethal", "V1.10.12.f end")


def over(view: View, frame: Frame) -> Outcome:
    """The damage is dealt with; it finishes with whether all that was to be dealt has been applied."""
    return Finish(len(frame.locals.get("applied", ())) == len(frame.locals["wanted"]))


DAMAGE = Procedure("V1.10.12", (
    Step("V1.10.9", arises), Step("V1.10.12.a", at("would_deal")), Step("V1.10.12.b", at("would_be_dealt")),
    Step("V1.10.12.c", applied, ("V1.10.12.c", "V1.10.11", "V1.10.3")), Step("V1.10.12.d", at("dealt")),
    Step("V1.10.12.e", at("was_dealt")), Step("V1.10.12.f", compared), Step("V1.10.12.f end", over, ("V1.10.12.f",)),
))  # fmt: skip

PROCEDURES = (DAMAGE,)
