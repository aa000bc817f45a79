"""Every fact that a shipped scenario changes has an argument, which names nothing that the record does not bear.

A sample of scenarios is looked at, and of a long run a third of the facts; with `JUDGE_EVERY_FILE=1` all are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

import judge
from judge.answer.why import Asking, FactError, ask
from judge.answer.why.model import Reason, Unit
from judge.answer.why.runs import Run
from judge.answer.why_not import why_not
from judge.data import scenarios
from judge.engine import Event
from judge.port.expect import Playable
from judge.report.why import Wording
from judge.text.errors import Place
from tests.furuyoni.shipped import EVERY
from tests.yaml_files import plain

ROOT = Path(str(scenarios())) / "furuyoni"
STEP = 1 if EVERY else 61
FILES = sorted(path for folder in ("rulings", "core", "gaps") for path in (ROOT / folder).rglob("*.yaml"))
FAILED = ("core/10-29/a-card-not-chosen.yaml", "gaps/G50-sent-back-and-forth-reading-b.yaml")
"""Files that once failed when every one was looked at."""
LONG = 200
"""Events of a run of which not every fact is looked at, for each is looked at by running again many times."""
PLACE = Place("<test>")
GATHERED = ("known", "face_up", "face_down", "sideways", "unchosen")
"""Facts that gather cards of several zones: each of these is a fact of its own."""
VERBS = ("use", "respond", "forward", "backward", "recover", "focus", "break_away")
"""The lines of which `why` can be asked why they were not done."""
PLAYER = re.compile(r"\b([AB])(?='s\b| )")
EQUAL = re.compile(r" \(\d+\)")
"""Which of several options of the same words."""
NUMBER = re.compile(r"(?<![\w.#-])\d+(?![\w.])")


def sample() -> list[Any]:
    chosen = dict.fromkeys((*FILES[5::STEP], *(ROOT / name for name in FAILED)))
    return [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in chosen]


def run(path: Path) -> Asking:
    scenario, problems = judge.load(str(path))
    assert scenario is not None, problems
    asking, problems = ask(scenario)
    assert asking is not None, problems
    return asking


def changed(asking: Asking) -> list[str]:
    """What the run has changed; of a long one a share, whichever their names' checksums pick."""
    base = asking.base
    begun = Run(base.machine.before(base.since), base.scenario, ()).board()
    now = asking.ruling.board
    found = [path for path in now if path.partition(".")[2] not in GATHERED and begun.get(path) != now[path]]
    if EVERY or len(asking.ruling.events) < LONG:
        return found
    return sorted(found, key=lambda path: crc32(path.encode()))[: -(-len(found) // 3)]


def within(value: Any) -> Iterator[str]:
    """All words and numbers in a value, however deep."""
    if isinstance(value, Mapping):
        for key, one in value.items():
            yield from within(key)
            yield from within(one)
    elif isinstance(value, tuple | list | set | frozenset):
        for one in value:
            yield from within(one)
    elif value is not None:
        yield str(value)


def events_of(asking: Asking, unit: Unit) -> list[Event]:
    """What a line may speak of: its event, what was noted in its step, and the frames it lies in."""
    ran = unit.about.get("run")
    events = asking.ruling.events if ran is None else ran.events
    begun = {e.frame: e for e in events if e.kind == "begin"}
    found, frame = [unit.event], unit.event.frame
    found += [e for e in events[: unit.event.n + 2] if e.frame == frame]
    found += [e for e in events if e.kind == "begin" and e.cause == unit.event.n]
    while frame in begun:
        found.append(begun[frame])
        frame = begun[frame].parent
    return found


def borne(asking: Asking, unit: Unit) -> set[str]:
    """The words and numbers that the record has for a line."""
    found: set[str] = set()
    for event in events_of(asking, unit):
        found |= {*within(event.data), event.actor}
        found |= {word for c in (*event.changes, *event.derived) for word in within((c.before, c.after))}
        found |= {word for c in (*event.changes, *event.derived) for word in c.path.split(".")}
        found |= {word for path, _ in event.reads for word in path.split(".")}
        found |= {word for h in event.happened for word in within(h.facts)}
        found |= {str(asking.base.machine.before(event.n).state.get(path)) for path, _ in event.reads}
    about = {key: value for key, value in unit.about.items() if key not in ("run", "ability")}
    found |= {*within(about)}
    decision = unit.about.get("decision")
    if decision is not None:
        found |= {*within((decision.choice.about, decision.choice.options, decision.picked)), decision.choice.by}
        found.add(str(len(decision.choice.options)))
    asked = unit.about.get("asked")
    if asked is not None:
        found |= {*within([value for _, value in asked.facts]), *within(asked.node)}
    return {word for text in found for word in (text, *re.split(r"[^\w]+", text))}


def unborne(asking: Asking, wording: Wording, reason: Reason) -> list[str]:
    """The players and numbers of a line that the record does not have."""
    wrong = []
    for one in (*reason.beside, reason):
        if one.unit.role in ("step", "rule", "constraint", "standing", "condition", "reading", "raised"):
            continue
        said, _ = wording.unit(one.unit)
        bare = EQUAL.sub("", re.sub(r"\[[^\]]*\]", "", said))
        words = borne(asking, one.unit)
        wrong += [player for player in PLAYER.findall(bare) if player.lower() not in words]
        wrong += [number for number in NUMBER.findall(bare) if number not in words]
    return wrong


@pytest.mark.parametrize("path", sample())
def test_every_changed_fact_has_an_argument_that_the_record_bears(path: Path) -> None:
    asking = run(path)
    wording = Wording(asking.ruling)
    for fact in changed(asking):
        why = asking.why(asking.read(fact, PLACE))
        assert why.reasons, f"{fact}: nothing is said to bear on it"
        for reason in (one for top in why.reasons for one in top.walk()):
            assert 0 < reason.n <= len(asking.ruling.events), (fact, reason.n)
            assert unborne(asking, wording, reason) == [], (fact, wording.told_as(reason))


def test_what_the_record_does_not_have_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    asking = run(ROOT / "core" / "5-8" / "damage-to-aura-goes-to-shadow.yaml")
    wording = Wording(asking.ruling)
    why = asking.why(asking.read("b.aura", PLACE))
    reasons = [one for top in why.reasons for one in top.walk()]
    assert [unborne(asking, wording, reason) for reason in reasons] == [[] for _ in reasons]
    monkeypatch.setattr(Wording, "unit", lambda self, unit: ("B takes 77 damage to aura", ()))
    assert all("77" in unborne(asking, wording, reason) for reason in reasons if reason.unit.role == "change")


def bars(asking: Asking, action: str) -> set[str]:
    """The clauses that `why` names for a line that was not played, being barred."""
    by, _, line = action.partition(": ")
    verb, _, card = line.partition(" ")
    fact = f"{by} did not use {card}" if verb in ("use", "respond") else f"{by} did not {verb}"
    why = asking.why(asking.read(fact, PLACE))
    units = [one.unit for top in why.reasons for one in (top, *top.beside)]
    return {c for unit in units for bar in unit.about.get("obstacles", ()) for c in bar.clauses}


def illegal() -> list[Any]:
    """The lines of play that shipped scenarios say are illegal where they stop: cards to be used, and basic actions."""
    found = []
    for path in FILES:
        if b"illegal:" not in path.read_bytes():
            continue
        scenario, _ = judge.load(str(path))
        for one in scenario.expect if scenario is not None else ():
            if isinstance(one, Playable) and not one.legal:
                lines = [line for line in one.lines if line.verb in VERBS]
                found += [(path, f"{line.by}: {line.raw}") for line in lines]
    table = plain(Path(__file__).with_name("why_not.yaml").read_text("utf-8"))
    lines = [(ROOT / f"{row['file']}.yaml", row["action"]) for row in table if "at" not in row]
    modes = ("standard", "throughout")
    found += [(p, action) for p, action in lines if action.split()[1] in VERBS and action.split()[-1] not in modes]
    named = ((path, action, f"{path.relative_to(ROOT).as_posix()}: {action}") for path, action in found)
    return [pytest.param(path, action, id=id) for path, action, id in list(named)]


@pytest.mark.parametrize(("path", "action"), illegal())
def test_why_and_why_not_name_the_same_bars(path: Path, action: str) -> None:
    scenario, _ = judge.load(str(path))
    assert scenario is not None
    wanted = {clause for one in why_not(scenario, action, search=False).obstacles for clause in one.clauses}
    assert wanted
    asking = run(path)
    try:
        found = bars(asking, action)
    except FactError as wrong:
        if wrong.problem.code != "J705":
            raise
        return  # a card that the board does not show cannot be asked about
    by, _, line = action.partition(": ")
    if line.startswith("use") and by != asking.ruling.board["active"]:
        assert found, "in the turn of the other player `why` speaks of responding"
    else:
        assert {one for one in wanted if not any(one.startswith(clause) for clause in found)} == set(), found
