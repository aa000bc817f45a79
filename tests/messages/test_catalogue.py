"""The catalogue of messages: all languages have all of it, the code has what it asks for, and asks for all there is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from judge.furuyoni.file.speech import LINE
from judge.furuyoni.messages import MEGAMI
from judge.furuyoni.messages import WORDS as GAME
from judge.furuyoni.readback import WORDS as READBACK
from judge.furuyoni.rules.gaps import GAPS
from judge.messages import LANGUAGES, Messages, files_of, messages
from judge.messages.fluent import compiled, facts, texts
from judge.report.words import WORDS as REPORT
from judge.vision.file.speech import TAIL

ROOT = Path(__file__).parents[2] / "judge"
ROOMS = sorted(str(path) for path in ROOT.rglob("words") if path.is_dir())
"""Every folder of words, those of the megami too."""
OTHER = str(ROOT / "vision")
"""Where the second game lies: no report speaks with the words of two games."""
SPOKEN = [[room for room in ROOMS if room != READBACK and not room.startswith(OTHER)]]
SPOKEN.append([room for room in ROOMS if room == REPORT or room.startswith(OTHER)])
"""The rooms of each game with those of every report."""
BELONGING = frozenset({"of", "it", "who_of", "whose_of", "to_of"})
"""Whose something is: a language says it in one of two ways."""
GROUPS = {
    "claims": "claims(lang)", "why_not": 'under("why_not")', "outcomes": "OutcomeWords", "search": 'under("search")',
    "clause": 'under("clause")', "solve": 'under("solve")', "play": 'under("play")', "new": 'under("new")',
    "graph": 'said(graph)',
    "claimed": 'under("claimed")', "found": 'under("found")',
    "changes": 'under("changes")', "coverage": 'under("coverage")', "meeting": 'under("meeting")',
    "vocabulary": 'under("vocabulary")',
    "site": 'f"site-{key}"', "code": 'under("code")',
}  # fmt: skip
"""Groups of messages, and what a module has that says them by the rest of their names."""
TELLERS = {"solve": "SolveWords", "why_not": "Telling"}
"""Classes that say the messages of a group, to modules that are handed one."""
ENDINGS = ("_idle", "_pending")
"""What the code adds to the name of a message."""
PARTICLES = ("을", "를", "은", "는", "이", "가", "과", "와", "으로", "로", "이다", "라고", "이라고")


def said(room: str, lang: str) -> dict[str, object]:
    return dict(messages(lang, room).patterns)


class Written(NamedTuple):
    """What the code says: its texts, the names it gives things and the words in its texts, how its f-strings begin."""

    texts: frozenset[str]
    words: frozenset[str]
    heads: frozenset[str]


@cache
def written() -> Written:
    texts: set[str] = set()
    names: set[str] = set()
    heads: set[str] = set()
    groups: set[str] = set()
    for path in ROOT.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        about = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)) if id(node) not in about:
                    texts.add(text)
                case ast.JoinedStr(values=[ast.Constant(value=str(head)), ast.FormattedValue(), *_]):
                    heads.add(head)
                case ast.Call(func=ast.Attribute(attr="under"), args=[ast.Constant(value=str(group))]):
                    groups.add(f"{group}-")
                case ast.Attribute(attr=name) | ast.keyword(arg=str(name)) | ast.Name(id=name):
                    names.add(name)
    heads |= groups | {group + head for group in groups for head in heads}
    words = {word for text in texts for word in (text, *re.split(r"[\s:.]+", text), text.partition(" paragraph")[0])}
    words |= {word.replace(" ", "-") for word in words}
    return Written(frozenset(texts), frozenset(words | names), frozenset(heads))


@cache
def spelt() -> frozenset[str]:
    """The words in the texts of the code, and what may be several of them."""
    code = {word for text in written().texts for word in re.findall(r"\w+", text)}
    return frozenset(code | {f"{word}s" for word in code})


@cache
def asked() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Where the code says a message by its name, and the names it may be meant by: the groups that the module says."""
    return tuple(_asked())


def _asked() -> Iterator[tuple[str, tuple[str, ...]]]:
    for path in ROOT.rglob("*.py"):
        if {"readback", "cli"} & {*path.parts}:  # the command line says what it is handed
            continue
        text = path.read_text("utf-8")
        if "say(" not in text:
            continue
        groups = [group for group, mark in (*GROUPS.items(), *TELLERS.items()) if mark in text]
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(func=ast.Attribute(attr="say") | ast.Name(id="say"), args=[said, *_]):
                    for name in literals(said):
                        yield f"{path.name}:{node.lineno}", (name, *(f"{group}-{name}" for group in groups))


def literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


OF_ROOMS = ("of_player-", "of_card-", "of_attack-", "turn-")
"""Groups of messages by which read-backs speak of facts that rooms bring; of a path with its parts joined."""


def used(message: str) -> bool:
    """Whether the code names a message, or makes its name of the name of a group, of words it has, and of endings."""
    if message in written().texts or any(
        message.endswith(end) and message.removesuffix(end) in written().texts for end in ENDINGS
    ):
        return True
    heads = written().heads | {*OF_ROOMS}
    for tail in (message[at:] for at in range(1, len(message) + 1) if message[:at] in heads):
        if all(spoken(part) for part in ((tail,) if spoken(tail) else tail.split("-"))):
            return True
    return False


@cache
def spoken(tail: str) -> bool:
    """Whether a word is in the code, or made of the beginning of an f-string and a word, or of a word and an ending."""
    words, heads = written().words, written().heads
    ends = [tail[at:] for at, sign in enumerate(tail) if sign == "_" and tail[at:] in written().texts]
    return (
        tail in words
        or any(tail.removesuffix(end) in words for end in ends)
        or any(tail[at:] in words for at in range(1, len(tail)) if tail[:at] in heads)
    )


def further(id: str) -> bool:
    """Whether it is one more form of a line of play: each language has as many as it needs."""
    return id.startswith(LINE) and "." in id


@pytest.mark.parametrize("room", ROOMS)
def test_every_language_has_the_same_messages_of_the_same_facts(room: str) -> None:
    free = BELONGING if room == READBACK else frozenset()
    every = {
        lang: {id: facts(pattern) - free for id, pattern in messages(lang, room).patterns.items() if not further(id)}
        for lang in LANGUAGES
    }
    assert every["en"], "a folder of words has some"
    assert every["ja"] == every["en"]
    assert every["ko"] == every["en"]
    assert {Path(file).name.rpartition(".ftl")[0][-2:] for file in map(str, Path(room).iterdir())} == {*LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rooms_have_no_message_of_one_name(lang: str) -> None:
    assert {REPORT, GAME} <= {*SPOKEN[0]}
    for rooms in SPOKEN:
        assert messages(lang, *rooms).patterns


def test_the_code_names_no_message_that_is_missing() -> None:
    own = {name for rooms in SPOKEN for name in messages("en", *rooms).patterns}
    assert len(asked()) > 150
    assert [(where, names) for where, names in asked() if not any(name in own for name in names)] == []


def test_obstacles_and_kinds_of_choices_have_their_messages() -> None:
    own, named = {name for rooms in SPOKEN for name in messages("en", *rooms).patterns}, set()
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Obstacle"), args=[_, _, ast.Constant(value=what), *_]):
                    named.add(f"reason-{what}")
                case ast.Call(func=ast.Name(id="Choice" | "pick_one"), args=[_, ast.Constant(value=kind), *_]):
                    named.add(f"kind-{kind}")
    assert len(named) > 50
    assert sorted(id for id in named if id not in own) == []


OF_PROBLEMS = ("J", "hint-", "part-", "click-", "cli-", "fault-")
"""Messages that are found by what they say in English."""
SYSTEM = ("part-e", "click-")
"""What the system says of files, and what click does."""


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_of_problems_is_unused(room: str) -> None:
    """Each word of one stands in the code."""
    own = {id: ways for id, ways in messages("en", room).patterns.items() if id.startswith(OF_PROBLEMS)}
    code = spelt()
    said = ((id, word) for id, way in own.items() for t in texts(way) for word in re.findall(r"\w+", t))
    assert [(id, word) for id, word in said if word not in code and not id.startswith(SYSTEM)] == []


@pytest.mark.parametrize("room", [room for room in ROOMS if room != READBACK])
def test_no_message_is_unused(room: str) -> None:
    """Lines of play are found by what they say (`test_speech.py` of each game), so are problems and help."""
    own = (id for id in said(room, "en") if not id.startswith((LINE, TAIL, "help-", *OF_PROBLEMS)))
    assert sorted(id for id in own if not used(id.partition(".")[0])) == []


def test_gaps_and_their_readings_are_told_in_every_language() -> None:
    for lang in LANGUAGES:
        every = messages(lang, GAME)
        for gap, known in GAPS.items():
            letters = [chr(ord("a") + i) for i in range(len(known.readings))]
            told = [id for id in every.patterns if id.startswith(f"gap-{gap}.")]
            assert told == [f"gap-{gap}.{letter}" for letter in letters]
        told = [id for id in every.patterns if id.startswith("gap-") and "." not in id]
        assert told == [f"gap-{gap}" for gap in GAPS]


@pytest.mark.parametrize("room", ROOMS)
def test_languages_are_told_apart(room: str) -> None:
    """A sentence of some length that is the same in two languages was left in the other one."""
    tables = {lang: messages(lang, room).patterns for lang in LANGUAGES}
    for id, pattern in tables["en"].items():
        words = " ".join(texts(pattern))
        if len(re.findall(r"[A-Za-z]{3,}", words)) > 2:
            assert tables["ja"][id] != pattern, id
            assert tables["ko"][id] != pattern, id


@pytest.mark.parametrize("file", [file for room in ROOMS for file in files_of(room, "ko")], ids=lambda f: Path(f).name)
def test_korean_particles_are_chosen(file: str) -> None:
    """No `을(를)`, and no particle that fits only some of what a fact may say."""
    for id, pattern in compiled(file).items():
        assert not re.search(r"\(으\)|[을이은과](\(|/)[를가는와]|으로\(로\)", " ".join(texts(pattern))), id
        assert bare_particles(pattern) == [], id


def bare_particles(pattern: object) -> list[str]:
    found: list[str] = []
    before: object = ""
    for part in pattern if isinstance(pattern, list) else ():
        if isinstance(part, str) and isinstance(before, list) and before[0] == "fact":
            head = re.match(r"[)》〉」』`'”]*([가-힣]+)(?=[\s,.:)]|$)", part)
            found += [part] if head and head[1] in PARTICLES else []
        if isinstance(part, list) and part[0] == "select":
            found += [one for variant in part[2].values() for one in bare_particles(variant)]
        before = part
    return found


def test_a_megami_brings_words_of_her_own(tmp_path: Path) -> None:
    (tmp_path / "ko.ftl").write_text('poisoned = { $card }{ PARTICLE($card, "은/는") } 독\n    .short = 독\n', "utf-8")
    (tmp_path / "en.ftl").write_text("poisoned = { $card } is poisoned\n    .short = poison\n", "utf-8")
    own = messages("ko", GAME, str(tmp_path))
    assert own.say("poisoned", card="참") == "참은 독"
    assert own.say("poisoned.short") == "독"
    assert messages("en", str(tmp_path), GAME).say("poisoned", card="Slash") == "Slash is poisoned"
    assert messages("ko", GAME, str(tmp_path / "none")).patterns == messages("ko", GAME).patterns
    assert Path(MEGAMI, "yurina").is_dir()


def test_two_rooms_with_one_message_are_a_fault(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hits = strikes\n", "utf-8")
    with pytest.raises(ValueError, match="hits"):
        messages("en", GAME, str(tmp_path))


def test_a_topic_is_read_once_it_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = { gap-G1 }\n", "utf-8")
    (tmp_path / "gap.en.ftl").write_text("gap-G1 = a gap\n    .a = a reading\n", "utf-8")
    (tmp_path / "kind.en.ftl").write_text("hits = not a kind\n", "utf-8")
    own = messages("en", str(tmp_path))
    assert (own.say("one"), own.get("gap-G1.a"), "gap-G2" in own) == ("a gap", "a reading", False)
    with pytest.raises(ValueError, match="hits"):
        own.get("kind-main")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("one = a\none = b\n", "2: one: is there twice"),
        ("one = { $a ->\n    [x] y\n}\n", ":1: "),
        ("one = { UPPER($a) }\n", "1: one: FunctionReference"),
        ('two = x\none = { PARTICLE($a, "을") }\n', "2: one: PARTICLE wants"),
        ("-term = x\n", "1: Term is not used"),
    ],
)
def test_a_file_that_is_wrong_says_where(tmp_path: Path, text: str, fault: str) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=re.escape(fault)):
        compiled(str(file))


def test_what_a_pattern_can_say(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        "one = a { $x } { two } { one.more }\n    .more = m\ntwo = { $n ->\n    [0] none\n    [one] one\n"
        "    [absent] unsaid\n   *[other] { $n } of them\n}\n",
        "utf-8",
    )
    every = Messages("en", [str(file)])
    assert [every.say("two", n=n) for n in (0, 1, 2, "3")] == ["none", "one", "2 of them", "3 of them"]
    assert every.say("two") == "unsaid"
    assert every.say("one", x="b", n=1) == "a b one m"
    assert Messages("ko", [str(file)]).say("two", n=1) == "1 of them"
    with pytest.raises(KeyError):
        every.say("one", n=1)
    assert every.get("none", "else") == "else"
