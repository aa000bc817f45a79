"""The verbs with which a player's lines begin in the core, and the basic actions (9-6), which are verbs as well."""

from __future__ import annotations

from judge.furuyoni.vocab.model import BasicAction, Verb, Wording
from judge.furuyoni.vocab.zones import ZONES
from judge.light import regex

Args = tuple[str, ...] | None
_PILES = tuple(zone.name for zone in ZONES if zone.holds.value == frozenset({"crystal"}))
_CHARGE = regex(r"([0-9]{1,2})\s+(?:from (?:the )?)?(\w+)")
_SOURCES = (*_PILES, "out")
_PILES_CALLED = {"dust": "shadow"}

BASICS = (
    BasicAction("forward", "9-6-1", ("distance", "aura")),
    BasicAction("backward", "9-6-2", ("aura", "distance")),
    BasicAction("recover", "9-6-3", ("shadow", "aura")),
    BasicAction("focus", "9-6-4", ("aura", "flare")),
    BasicAction("break_away", "9-6-5", ("shadow", "distance")),
)
_CALLED = {
    "forward": ("forward", "advance"), "backward": ("backward", "retreat"), "recover": ("recover", "gather"),
    "focus": ("focus", "hold"), "break_away": ("break away", "break-away", "breakaway"),
}  # fmt: skip
"""What lines call them; translations have several words."""


def nothing(rest: str) -> Args:
    """A verb that stands alone."""
    return None if rest else ()


def words(rest: str) -> Args:
    """A verb with a name behind it."""
    return (rest,) if rest else None


def _card(rest: str) -> Args:
    name, _, mode = rest.rpartition(" ")
    return (name.strip(), mode) if name and mode in ("standard", "throughout") else words(rest)


def _basic(rest: str) -> Args:
    if not rest:
        return ()
    if rest == "with vigor":
        return ("vigor",)
    how, _, card = rest.partition(" ")
    return ("cover", card.strip()) if how == "covering" and card.strip() else None


def _side(rest: str) -> Args:
    return (rest,) if rest in ("aura", "life") else None


def _charge(rest: str) -> Args:
    found = [(n, _PILES_CALLED.get(pile, pile)) for n, pile in _CHARGE.findall(rest)]
    odd = _CHARGE.sub("", rest).replace("and", "").strip(" ,")
    if not found or odd or any(pile not in _SOURCES for _, pile in found):
        return None
    return tuple(word for pair in found for word in pair)


def as_other(rest: str) -> Args:
    """A card and the one as which it is used: what stands before the last `as`, and behind it."""
    card, mark, name = rest.rpartition(" as ")
    return (card.strip(), name.strip()) if mark and card.strip() and name.strip() else None


_MAIN = ("action", "main")
_STEPS = (*_MAIN, "basic", "basic_cost")
_OFFERED = (
    "pick", "expose", "mode", "arrow", "move_from", "either", "shift", "declare", "amount", "mulligan", "instead",
)  # fmt: skip
_DAMAGE = r"(?:(?:take(?: (?:the )?damage| it)?|damage)(?: (?:to|on))?(?: the)? )?(aura|life)(?: damage)?$"

_DRAWN = r"(?:choose |from )?([A-Za-z_.]+(?: of [ab])?) ?(?:-+>|=+>|→) ?([A-Za-z_.]+(?: of [ab])?)$"
"""An arrow as cards draw it."""
_ARROW = r"(?:from )?((?!damage|take|choose|pick|order)\w+(?: of [ab])? to \w+(?: of [ab])?)$"

VERBS = (
    Verb(
        "use", "9-2", _card, "use Slash", kinds=("main", "action"), follows=_MAIN,
        said=(
            Wording(("play", "attack"), r"(?:play|attack with) (?=\S)", "use "),
            Wording(("full",), r"full[- ]power (?!action$)(\S.*)$", r"use \1 throughout"),
        ),
    ),
    Verb(
        "respond", "9-4 i", _card, "respond Slash", kinds=("react",),
        said=(
            Wording(
                ("react", "respond", "answer"),
                r"(?:react|respond|answer) with (?=\S)|(?:react|answer) (?=\S)", "respond ",
            ),
        ),
    ),
    Verb(
        "pass", "9-4 i", nothing, "pass",
        said=(
            Wording(("no ", "decline"), r"(?:no (?:response|reaction)|decline)$", "pass"),
            Wording(("react", "respond"), r"(?:don['’]?t|do not) (?:react|respond)$", "pass"),
        ),
    ),
    *(
        Verb(
            basic.name, basic.clause, _basic, f"{basic.name} with vigor, or {basic.name} covering Slash",
            said=(
                Wording((", cover", " by cover"), rf"(?:{called}),? (?:by )?covering\b", f"{basic.name} covering"),
                Wording(_CALLED[basic.name][0 if "_" in basic.name else 1 :], rf"(?:{called})\b", basic.name),
            ),
            kinds=("basic", "basic_cost", "main", "action"), follows=_STEPS,
        )
        for basic in BASICS for called in ("|".join(_CALLED[basic.name]),)
    ),
    Verb(
        "basic", "8-2-2 A", nothing, "a basic action", kinds=("main", "action"), follows=_MAIN,
        said=(Wording(("basic action",), r"(?:an? )?basic action$", "basic"),),
    ),
    Verb("standard", "8-2-1", nothing, "standard", kinds=("action",)),
    Verb(
        "throughout", "8-2-1", nothing, "throughout", kinds=("action",),
        said=(Wording(("full", "throughout"), r"(?:full[- ]power|throughout)(?: action)?$", "throughout"),),
    ),
    Verb(
        "end", "8-2-2", nothing, "end",
        said=(Wording(("end ",), r"end (?:the )?(?:phase|main phase|turn)$", "end"),),
        kinds=("main", "action"), follows=_MAIN,
    ),
    Verb(
        "damage", "5-8-3-2", _side, "damage aura, or damage life", kinds=("damage",),
        said=(Wording(("aura", "life"), _DAMAGE, r"damage \1"),),
    ),
    Verb(
        "choose", "9-1", words, "choose Slash", kinds=_OFFERED,
        said=(
            Wording(("->", "=>", "→"), _DRAWN, r"choose \1 to \2"), Wording((" to ",), _ARROW, r"choose \1"),
            Wording(("option",), r"(?:choose )?option (\d+)$", r"choose \1"),
            Wording(("pick", "select"), r"(?:pick|select) (?=\S)", "choose "),
        ),
    ),
    Verb("cover", "8-3-2", words, "cover Slash", kinds=("cover", "basic_cost")),
    Verb(
        "order", "5-5 paragraph 3", words, "order Slash", kinds=("order", "replace", "added"),
        said=(Wording((" first",), r"(?:order|resolve) (\S.*?) first$", r"order \1"),),
    ),
    Verb("charge", "9-2-3 iii", _charge, "charge 2 shadow 1 aura", kinds=("charge",)),
    Verb("name", "9-1", words, "name Slash", kinds=("name_card",)),
    Verb("declare", "10-39", as_other, "declare Slash as Ironside", kinds=_MAIN, follows=_MAIN),
    Verb("reshuffle", "8-1-3 iii", nothing, "reshuffle", kinds=("reshuffle",)),
    Verb("yes", "9-1", nothing, "yes", kinds=("may", "instead", "refuse")),
    Verb(
        "no", "9-1", nothing, "no", said=(Wording(("choose",), r"choose (?:none|nothing|\[\])$", "no"),),
        kinds=("may", "instead", "refuse", "reshuffle", "shift", "double"),
    ),
)  # fmt: skip
