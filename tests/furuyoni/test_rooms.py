"""The rooms of megami: what they register is what the catalogue says they amend, and each can be taken away."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from judge.answer.run import adjudicate
from judge.engine import Amendment
from judge.floors import FLOORS
from judge.furuyoni import megami
from judge.furuyoni.asks import Asks
from judge.furuyoni.cards.pools import versions
from judge.furuyoni.game import core, procedures
from judge.furuyoni.room import Room
from judge.rulebook.catalogue import load
from judge.rulebook.ids import parse
from judge.scenario import load_scenario
from tests.furuyoni.shipped import FILES, FOLDER, one_in

ROOT = Path(__file__).parents[2]
ROOMS = [room for name in megami.NAMES if (room := megami.room(name)) is not None]
TAKEN = [room for room in ROOMS if one_in(3, room.name)]
"""Rooms that are taken away: a sample, all of them with `JUDGE_EVERY_FILE=1`."""
BOARDS = 30
"""On about so many boards on which a megami does not sit it is tried what is without her room."""
EDITIONS = ("ja-2024-06-24", "ko-2025-08-15")
DONE = ("before", "after", "instead", "also")
"""How a rule is amended by what a room registers; the other ways are borne by words, or by nothing of their own."""


def stated(room: Room, edition: str) -> Iterator[tuple[str, str, str]]:
    """What the catalogue says the chapter amends: its clause, the core's, how."""
    for found in load().amendments:
        if found.id.partition("-")[0] == room.chapter and edition in found.editions and found.how in DONE:
            yield found.id, found.clause, found.how


WORD = re.compile(r" (?![ivx]+$)[a-z]+$")
"""What tells a port or the end of a procedure from others of its clause: `7-1-1 room`, `9-2 ends`."""


def meets(amendment: Amendment, clause: str, how: str) -> bool:
    """Whether an amendment is one that the catalogue states: of that clause, or of a step or section around it."""
    at = WORD.sub("", amendment.at)
    near = any(parse(x).covers(parse(y)) for x, y in ((at, clause), (clause, at)))
    return near and (how == amendment.how or how == "also" or amendment.at.endswith(" ends"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_what_a_room_amends_is_what_the_catalogue_says_and_the_other_way_round(room: Room, edition: str) -> None:
    registered = room.in_edition(edition)
    known = list(stated(room, edition))
    said = {i for i, c, h in known for a in registered if a.id == i and meets(a, c, h)}
    unsaid = [
        a
        for a in registered
        if not any(i == a.id and meets(a, c, h) for i, c, h in known) and not (a.at.endswith(" ends") and a.id in said)
    ]
    assert [f"{a.id} amends {a.at} ({a.how}): the catalogue does not say so" for a in unsaid] == []
    left = {i for i, c, h in known if not any(a.id == i and meets(a, c, h) for a in registered)} - {*room.unplayed}
    assert sorted(left) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_rooms_fit_together(edition: str) -> None:
    amendments = [a for room in ROOMS for a in room.in_edition(edition)]
    own = [p for room in ROOMS for p in room.procedures]
    rules = Asks(core(), (*procedures(edition).values(), *own), amendments, settled=megami.SETTLED)
    assert len(rules.amendments) == len(amendments)


@cache
def sources() -> dict[Path, str]:
    """What the files of the program hold."""
    return {path: path.read_text("utf-8") for path in sorted((ROOT / "judge").rglob("*.py"))}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_nothing_outside_a_room_names_her(room: Room) -> None:
    word = re.compile(rf"\b{room.name}\b", re.I)
    own = ROOT / "judge" / "furuyoni" / "megami"
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path, text in sources().items()
        if room.name in text.casefold() and own / room.name not in path.parents
        if word.search(text) and path != own / "__init__.py"
        for number, line in enumerate(text.splitlines(), 1)
        if word.search(line)
    ]
    assert found == []


def without_her(room: Room) -> list[Path]:
    """A few boards on which she does not sit."""
    some, names = FILES[ROOMS.index(room) :: len(FILES) // BOARDS], load_versions(room)
    return [FOLDER / file for file in some if room.name not in file and not _names(FOLDER / file, names)]


def _names(path: Path, names: list[str]) -> bool:
    text = path.read_text("utf-8")
    return any(name in text for name in names)


def load_versions(room: Room) -> list[str]:
    """Everything that she is called by."""
    return [name for v in versions().values() if v.megami == room.name for name in (v.id, *v.megami_names.values())]


def forget() -> None:
    """Forget what the game has found out with the rooms that there are: nothing that was asked before may matter."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("judge.furuyoni."):
            for one in [*vars(module).values()]:
                if hasattr(one, "cache_clear"):
                    one.cache_clear()
    vars(FLOORS["furuyoni"]).clear()


@pytest.fixture
def forgetting() -> Iterator[None]:
    """What is found out meanwhile is of a program without one of its rooms."""
    forget()
    yield
    forget()


@pytest.mark.usefixtures("forgetting")
@pytest.mark.parametrize("room", TAKEN, ids=lambda room: room.name)
def test_a_room_can_be_taken_away(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = without_her(room)
    whole = megami.room
    monkeypatch.setattr(megami, "room", lambda name: None if name == room.name else whole(name))
    assert len(boards) > BOARDS / 2
    for path in boards:
        scenario, problems = load_scenario(str(path), FLOORS)
        assert scenario is not None, problems
        ruling, problems = adjudicate(scenario)
        assert ruling is not None, problems
        assert ruling.ok, path
