"""A3-3 bullet 2: instead of a reshuffle, an attack made of assembled parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Abandon, Act, Ask, Choice, Do, Done, Finish, Frame, Goto, Next, Push, Spec, Triggered, View
from judge.furuyoni import board
from judge.furuyoni.core import s9_7_reshuffle
from judge.furuyoni.megami.oboro import parts, setting
from judge.furuyoni.rules import attack_modifiers, attacks, generated, instead, nesting, ranges

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.data import Value
    from judge.engine.outcome import Outcome
    from judge.furuyoni.effects.abilities import Ability

BULLET = "A3-3 bullet 2"
NO_SET_CARD = "A3-3 paragraph 4"
KEYWORD = "digi_set"


def is_hers(view: View, frame: Frame) -> bool:
    """Whether whoever is about to reshuffle has Oboro of 消失."""
    return board.brings(view, frame.locals["player"], parts.WHO)


def mains(view: View, player: str) -> Iterator[int]:
    """The assembled parts with Digi-set: main parts (A3-6)."""
    view.define("A3-6")
    for card in parts.lying(view, player, True):
        if view.on("A3-6") and any(True for _ in board.definition(view, card).keywords(KEYWORD)):
            yield card


def replace(view: View, frame: Frame) -> Outcome:
    """Whether the reshuffle is replaced, by which main part; what comes just before a reshuffle comes if it is not."""
    told, player = frame.locals, frame.locals["player"]
    about: dict[str, Value] = {"what": "reshuffle", "player": player}
    if "announced" not in told and "main" not in told and _waits(view, about):
        late = {**about, "without_set": True} if _no_set_card(view, player) else about
        return Do((Act("happens", late),), into="announced", then=None)
    if "main" not in told:
        cards = tuple(("card", c) for c in mains(view, player))
        if not cards:
            return _go_on(view, frame)
        return Ask(Choice(player, "pick", cards, 0, 1, (BULLET, "A3-3 1"), about=("digital",)), "main")
    if not told["main"]:
        return _go_on(view, frame)
    decided: dict[str, Value] = {"what": s9_7_reshuffle.DECIDED, "player": player}
    if "announced" not in told and any(_windows(view, decided)) and not view.gap("G76", (BULLET,)):
        return Do((Act("happens", decided),), into="announced", then=None)
    if "result" not in told:
        main = board.card_ref(view, told["main"][0][1])
        return Push(Spec(BULLET, player, {"main": main}, nesting.STATE), into="result", then=None)
    return Abandon(instead.REPLACED)


def _go_on(view: View, frame: Frame) -> Outcome:
    """The reshuffle is not replaced."""
    if "announced" not in frame.locals:
        return s9_7_reshuffle.announce(view, frame)
    player = frame.locals["player"]
    if "set" not in frame.locals and _no_set_card(view, player):
        return Push(setting.order(player, tuple(setting.cards(view, player))), into="set", then=None)
    return Next()


def _no_set_card(view: View, player: str) -> bool:
    """Whether no card with set may be used before what replaces the reshuffle (the older edition says so)."""
    return board.rules(view).has(NO_SET_CARD) and view.applies(NO_SET_CARD)


def _waits(view: View, about: dict[str, Value]) -> bool:
    """Whether all that comes just before a reshuffle comes before it is decided on its replacement (gap G75)."""
    bars = board.rules(view).has(NO_SET_CARD) and view.on(NO_SET_CARD)
    player = str(about["player"])
    comes = _windows(view, {**about, "without_set": True} if bars else about)
    if not any(setting.ID not in one.id or any(setting.cards(view, player)) for one in comes):
        return False
    return bool(parts.lying(view, player, True)) and view.gap("G75", (BULLET,)) == 1


def _windows(view: View, about: dict[str, Value]) -> Iterable[Triggered]:
    aside = View(view.game, view.state, view.frames, readings=view.readings)
    found: Iterable[Triggered] = aside.rules.windows(aside, (Act("happens", about),))
    return found


# -- the steps ---------------------------------------------------------------------------------------------------------


def choose(view: View, frame: Frame) -> Outcome:
    """1: beside the main part any number of assembled custom parts."""
    if "custom" in frame.locals:
        return Next()
    there = parts.lying(view, frame.you, True)
    custom = tuple(("card", c) for c in there if board.definition(view, c).klass == parts.CUSTOM)
    about = ("custom",)
    return Ask(Choice(frame.you, "pick", custom, 0, len(custom), ("A3-3 1", "A3-4-2"), about=about), "custom")


def reveal(view: View, frame: Frame) -> Outcome:
    """2: all parts chosen are shown, and so which of the two kinds each is."""
    view.define("A3-4 paragraph 3", "A3-9 paragraph 3")
    if "shown" in frame.locals:
        return Next()
    custom = tuple(board.card_ref(view, c) for _, c in frame.locals.get("custom", ()))
    return Do((Act("reveal", {"cards": (frame.locals["main"], *custom)}),), into="shown", then=None)


def settle(view: View, frame: Frame) -> Outcome:
    """3: of each custom part the text whose number is that of the custom parts shown."""
    shown = frame.locals["shown"][0].facts["cards"] if "shown" in frame.locals else ()
    custom = [ref.id for ref in shown if ref != frame.locals["main"]]
    view.define("A3-4-2")
    n = len(custom) if view.on("A3-4-2") else 0
    return Next({"texts": tuple(a.key for card in custom for a in _of_number(view, card, n))})


def _of_number(view: View, card: int, n: int) -> Iterator[Ability]:
    return (a for a in board.definition(view, card).abilities if a.data.get("called") == str(n))


def generate(view: View, frame: Frame) -> Outcome:
    """4: an attack is generated, as the main part says; the custom parts' texts come behind its own in any order."""
    told = frame.locals
    if "made" in told:
        return Next({"attack": told["made"][0].facts["attack"]})
    table, texts = board.rules(view).abilities, told.get("texts", ())
    resolved = tuple(key for key in texts if table[key].does == "do")
    if len(resolved) > 1 and "order" not in told:
        options = tuple(("card", _card_of(view, frame, key)) for key in resolved)
        n = len(options)
        return Ask(Choice(frame.you, "pick", options, n, n, ("A3-3 4",), ordered=True, about=("texts",)), "order")
    if "order" in told:
        by_card = {_card_of(view, frame, key): key for key in resolved}
        resolved = tuple(by_card[card] for _, card in told["order"])
    still = tuple(key for key in texts if key not in resolved)
    info = board.definition(view, told["main"].id)
    view.define("A3-4-1", "A3-5", "6-4 paragraph 1", "6-4-1-1 paragraph 1", "6-4-1-3", "6-4-1-7", "6-4-1-8")
    view.define("7-1-15 paragraph 2")
    klass = parts.PART if view.on("A3-4-1") and view.on("A3-5") else None
    made: dict[str, Value] = {
        "holder": frame.you, "card": None, "source": told["main"], "class": klass, "subtype": None,
        "range": info.range, "aura": generated.constant(info.aura), "life": generated.constant(info.life),
        "megami": info.megami, "answers": None, "text": (*(a.key for a in info.abilities), *still, *resolved),
    }  # fmt: skip
    return Do((Act("generate", {"attack": made}),), into="made", then=None)


def _card_of(view: View, frame: Frame, key: str) -> int:
    number = key.partition("#")[0]
    return int(next(c for _, c in frame.locals["custom"] if board.definition(view, c).number == number))


def back(view: View, frame: Frame) -> Outcome:
    """5: all parts, chosen or not, are no longer assembled; those shown are known while their attack lasts."""
    acts = tuple(parts.mark(view, card, False)[0] for card in parts.lying(view, frame.you, True))
    return Do(acts) if acts else Next()


def check(view: View, frame: Frame) -> Outcome:
    """6: out of range the attack is removed, and nothing more comes of it."""
    attack = attacks.load(view, frame.locals.get("attack", 0))
    if "removed" in frame.locals or attack is None:
        return Goto("A3-3 over")
    attack_modifiers.rely_on_changes(view, attack)
    if ranges.in_range(view, attack):
        return Next()
    return Do((Act("remove_attack", {"attack": attack.id}),), into="removed", then=None)


def resolve(view: View, frame: Frame) -> Outcome:
    """7: the attack is resolved."""
    if "result" in frame.locals or "attack" not in frame.locals:
        return Goto("A3-3 over")
    return Push(Spec("9-4", frame.you, {"attack": frame.locals["attack"]}), into="result", then=None)


def over(view: View, frame: Frame) -> Outcome:
    """What stood in for the reshuffle is over, and which part is which is known no more."""
    if "over" in frame.locals:
        return Finish(Done.FULLY)
    return Do((parts.forgotten(parts.lying(view, frame.you, False)),), into="over", then=None)
