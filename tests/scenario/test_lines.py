"""Lines of play and expectations."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from judge.furuyoni.file.claims import AttackEnd, Used
from judge.furuyoni.file.model import Named
from judge.port.expect import Applied, Decided, Fact, Options, Result, Stopped
from judge.scenario import Scenario
from judge.text.errors import Problem

Load = Callable[[str], Scenario]
Faults = Callable[[str], list[Problem]]
BOARD = "board: {a: {megami: [yurina, himika]}, b: {megami: [saine, tokoyo]}}\n"


@pytest.mark.parametrize(
    ("line", "verb", "args"),
    [
        ("a: use Slash", "use", ("Slash",)),
        ("a: use Tsukikage Crush throughout", "use", ("Tsukikage Crush", "throughout")),
        ("b: respond 衝音晶", "respond", ("衝音晶",)),
        ("b: pass", "pass", ()),
        ("a: forward", "forward", ()),
        ("a: forward with vigor", "forward", ("vigor",)),
        ("a: break away covering Slash", "break_away", ("cover", "Slash")),
        ("a: throughout", "throughout", ()),
        ("a: end", "end", ()),
        ("b: damage life", "damage", ("life",)),
        ("a: choose shadow to aura", "choose", ("shadow to aura",)),
        ("a: order 衝音晶", "order", ("衝音晶",)),
        ("a: charge 2 shadow 1 aura", "charge", ("2", "shadow", "1", "aura")),
        ("a: charge 2 shadow, 1 aura", "charge", ("2", "shadow", "1", "aura")),
        ("a: yes", "yes", ()),
        ("a: no", "no", ()),
        ("chance: draw 斬", "draw", ("斬",)),
        ("chance: shuffle [斬, 一閃]", "shuffle", ("斬", "一閃")),
        ("rules: G5=b", "reading", ("G5", "b")),
    ],
)
def test_every_form_of_a_line(load: Load, line: str, verb: str, args: tuple[str, ...]) -> None:
    (found,) = load(f"{BOARD}play:\n  - {line}\n").play
    by, _, raw = line.partition(": ")
    assert (found.by, found.verb, found.args, found.raw, found.attempt) == (by, verb, args, raw, False)
    assert (found.place.line, found.place.column) == (3, 5)


@pytest.mark.parametrize(
    ("said", "verb", "args"),
    [
        ("play Slash", "use", ("Slash",)),
        ("respond with 衝音晶", "respond", ("衝音晶",)),
        ("react with 衝音晶", "respond", ("衝音晶",)),
        ("answer 衝音晶", "respond", ("衝音晶",)),
        ("aura", "damage", ("aura",)),
        ("take life", "damage", ("life",)),
        ("take the damage on the aura", "damage", ("aura",)),
        ("damage to the life", "damage", ("life",)),
        ("no reaction", "pass", ()),
        ("end the phase", "end", ()),
        ("attempt play Slash", "use", ("Slash",)),
        ("break-away", "break_away", ()),
        ("breakaway", "break_away", ()),
        ("advance with vigor", "forward", ("vigor",)),
        ("retreat", "backward", ()),
        ("gather", "recover", ()),
        ("hold", "focus", ()),
        ("forward, covering Slash", "forward", ("cover", "Slash")),
        ("retreat by covering Slash", "backward", ("cover", "Slash")),
        ("life damage", "damage", ("life",)),
        ("charge 2 from shadow", "charge", ("2", "shadow")),
        ("don't react", "pass", ()),
        ("resolve 衝音晶 first", "order", ("衝音晶",)),
        ("option 2", "choose", ("2",)),
        ("select 衝音晶", "choose", ("衝音晶",)),
    ],
)
def test_a_line_may_be_said_in_other_words(load: Load, said: str, verb: str, args: tuple[str, ...]) -> None:
    (found,) = load(f"{BOARD}play:\n  - a: {said}\n").play
    assert (found.verb, found.args, found.raw) == (verb, args, said)


def test_an_attempt_tries_what_may_not_be_offered(load: Load) -> None:
    (line,) = load(f"{BOARD}play:\n  - a: attempt break away with vigor\n").play
    assert (line.attempt, line.verb, line.args) == (True, "break_away", ("vigor",))


@pytest.mark.parametrize(
    ("line", "code", "word"),
    [
        ("a: usee Slash", "J303", "did you mean 'use'"),
        ("a: attempt use_ Slash", "J303", "did you mean 'use'"),
        ("a: attempt", "J303", "nothing is attempted"),
        ("chance: flip", "J303", "draw"),
        ("a: use", "J304", "use Slash"),
        ("a: pass now", "J304", "pass"),
        ("a: forward Slash", "J304", "with vigor"),
        ("b: damage flare", "J304", "damage aura"),
        ("a: charge 2 moon", "J304", "charge 2 shadow"),
        ("rules: G5", "J102", "G5=b"),
        ("zoe: pass", "J302", "one of a, b"),
        ("a: [use, Slash]", "J020", "text"),
        ("pass", "J301", "`- a: pass`"),
        ("{a: pass, b: pass}", "J301", "2 keys"),
    ],
)
def test_a_line_that_cannot_be_read_says_how_to_write_it(faults: Faults, line: str, code: str, word: str) -> None:
    (problem,) = faults(f"{BOARD}play:\n  - {line}\n")
    assert problem.code == code
    assert word in str(problem)
    assert problem.line == 3


EXPECT = """\
expect:
  - applied: [9-4 i, "9-2-3.iii", A7-5]
  - not_applied: 9-5
  - a.aura: 2
  - a.aura: ">= 2"
  - b.flinch: true
  - active: a
  - b.played: [衝音晶]
  - b.enhancements: [衝音晶: 2]
  - a.hand: 2
  - a.specials.used: []
  - options: {b: [respond 衝音晶, pass]}
  - result: a wins
  - decided: false
  - stopped: {by: b, kind: react}
  - stopped: none
  - attack 1: cancelled
  - used: [Slash, 衝音晶]
"""


def test_every_form_of_an_expectation(load: Load) -> None:
    found = load(BOARD + EXPECT).expect
    assert found[0].place.line == 3
    applied, never, equal, least, flag, who, played, charged, count, none, options, *rest = found
    assert isinstance(applied, Applied)
    assert applied.clauses == ("9-4 i", "9-2-3 iii", "A7-5")
    assert isinstance(never, Applied)
    assert never.never
    facts = [(f.path, f.op, f.value) for f in (equal, least, flag, who, count, none) if isinstance(f, Fact)]
    assert facts == [
        ("a.aura", "==", 2), ("a.aura", ">=", 2), ("b.flinch", "==", True), ("active", "==", "a"), ("a.hand", "==", 2),
        ("a.specials.used", "==", ()),
    ]  # fmt: skip
    assert isinstance(played, Fact)
    assert isinstance(played.value, tuple)
    assert isinstance(played.value[0], Named)
    assert played.value[0].card is not None
    assert played.value[0].card.number == "NA-02-saine-O-N-6"
    assert isinstance(charged, Fact)
    assert isinstance(charged.value, tuple)
    assert charged.value[0].crystals == 2
    assert isinstance(options, Options)
    assert [(line.verb, line.args) for line in options.lines] == [("respond", ("衝音晶",)), ("pass", ())]
    result, decided, stopped, ended, attack, used = rest
    assert isinstance(result, Result)
    assert result.winner == "a"
    assert isinstance(decided, Decided)
    assert not decided.decided
    assert isinstance(stopped, Stopped)
    assert (stopped.by, stopped.kind) == ("b", "react")
    assert isinstance(ended, Stopped)
    assert ended.by == ""
    assert isinstance(attack, AttackEnd)
    assert (attack.number, attack.end) == (1, "cancelled")
    assert isinstance(used, Used)
    assert [card.text for card in used.cards] == ["Slash", "衝音晶"]


@pytest.mark.parametrize(
    ("line", "code", "word"),
    [
        ("a.arua: 2", "J305", "did you mean 'a.aura'"),
        ("aplied: [9-4 i]", "J305", "did you mean 'applied'"),
        ("a.aura: two", "J021", "whole number"),
        ("a.hand: Slash, Brandish", "J020", "`[Slash, Brandish]`"),
        ("a.hand: [Slahs]", "J203", "did you mean 'Slash'"),
        ("a.flinch: once", "J023", "true"),
        ('active: "> a"', "J306", "no number"),
        ("active: c", "J024", "a, b"),
        ("result: a win", "J024", "did you mean 'a wins'"),
        ("attack 1: missed", "J024", "hit, failed"),
        ("applied: [9-4 q]", "J103", "9-4"),
        ("options: {b: [respnd 衝音晶]}", "J303", "respond"),
        ("options: [pass]", "J306", "one player"),
        ("stopped: {}", "J306", "says nothing"),
        ("stopped: never", "J024", "none"),
        ("decided: maybe", "J023", "true"),
    ],
)
def test_an_expectation_that_cannot_be_read_says_how_to_write_it(
    faults: Faults, line: str, code: str, word: str
) -> None:
    problems = faults(f"{BOARD}expect:\n  - {line}\n")
    assert problems[0].code == code
    assert word in str(problems[0])
    assert problems[0].line == 3


def test_all_problems_of_a_file_come_in_one_go_in_order(faults: Faults) -> None:
    text = (
        "scenaro: x\nedition: ja-2024\n"
        "board:\n  distance: 40\n  a: {megami: [yurena, himika], hand: [Shoot], lief: 1}\n"
        "play:\n  - a: ues Slash\n  - c: pass\nexpect:\n  - a.arua: 2\n  - applied: [x]\n"
    )
    found = [(p.line, p.column, p.code) for p in faults(text)]
    assert found == sorted(found)
    codes = [code for _, _, code in found]
    for code in ("J025", "J024", "J201", "J210", "J303", "J302", "J305", "J103"):
        assert code in codes


def test_readings_history_random_and_seed(load: Load) -> None:
    scenario = load(
        BOARD + "readings: {G5: b}\nhistory: {turn_start_distance: 4, a: {used: 2, raced: true}}\nseed: 7\n"
        'random: ["draw 斬", shuffle]\nsaved: "{}"\n'
    )
    assert scenario.readings == {"G5": "b"}
    assert [(n.path, n.value) for n in scenario.history] == [
        ("turn_start_distance", 4),
        ("a.used", 2),
        ("a.raced", True),
    ]
    assert [(line.by, line.verb, line.args) for line in scenario.random] == [
        ("chance", "draw", ("斬",)),
        ("chance", "shuffle", ()),
    ]
    assert (scenario.seed, scenario.saved) == (7, "{}")


@pytest.mark.parametrize("line", ["a: yse", "a.aura: x", "a: use", "zzz"])
def test_a_file_wrong_everywhere_is_given_up_soon(faults: Faults, line: str) -> None:
    hand = ", ".join(f"nothing{number}" for number in range(200))
    for text in (
        f"{BOARD}play:\n" + f"  - {line}\n" * 10_000,
        f"board: {{a: {{megami: [yurina, himika], hand: [{hand}]}}}}",
    ):
        began = time.process_time()
        problems = faults(text)
        assert time.process_time() - began < 2
        assert len(problems) == 101
        assert problems[-1].code == "J100"
