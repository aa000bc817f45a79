"""How much life can still be lost: never more than is said, whatever is done; what single texts weigh."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from random import Random

import pytest

from judge.answer.outcomes import prepare
from judge.answer.outcomes.branching import Branching, Position
from judge.answer.outcomes.horizon import Horizon
from judge.answer.solve import Solved, solve
from judge.answer.solve.check import check
from judge.answer.solve.written import proof
from judge.engine.explore import Limits
from judge.engine.tree import Node
from judge.floors import FLOORS
from judge.furuyoni.bounds.goal import LifeBounds
from judge.furuyoni.bounds.texts import Texts
from judge.furuyoni.bounds.weight import ENDLESS, NOTHING, Weight
from judge.furuyoni.cards.definitions import define
from judge.furuyoni.cards.pools import versions
from judge.furuyoni.compose import Seat, board, deck
from judge.furuyoni.effects.operations import OPERATIONS
from judge.furuyoni.effects.vocabulary.schema import OPERATIONS as WORDS
from judge.furuyoni.megami import seated
from judge.furuyoni.vocab import vocabulary
from judge.port.bounds import Short
from judge.port.expect import Result
from judge.port.floor import Scenario
from judge.scenario.loader import parse_scenario
from tests.furuyoni.shipped import EVERY

BOARDS, PLAYS = (2_000, 12) if EVERY else (60, 8)


def scenario_of(text: str) -> Scenario:
    scenario, problems = parse_scenario(text, "board.yaml", FLOORS)
    assert scenario is not None, problems
    return scenario


def ground_of(scenario: Scenario) -> Branching:
    return prepare(scenario, (Result(scenario.place, "a"),), horizon=Horizon(turns=1))


def random_boards(printing: str, most: int = 5) -> Iterator[Branching]:
    """Boards in a's main phase, with so much to attack with, of any megami of whose rules something is said."""
    every = [
        version for version in versions().values()
        if version.in_printing(printing) and all(room.weights is not None for room in seated((version.id,)))
    ]  # fmt: skip
    for seed in range(BOARDS):
        random = Random(f"{printing} {seed}")
        seats = []
        for player in "ab":
            one, other = random.sample(every, 2)
            if one.megami == other.megami:
                break
            two = one.id, other.id
            normals, specials = deck(random, two, printing)
            held, played, used = random.randint(1, most), random.randint(0, 1), random.randint(0, max(1, 4 - most))
            life, vigor = (4, random.randint(0, most // 2)) if player == "a" else (8, 0)
            aura, flare = random.randint(0, 3), random.randint(2, 6)
            seats.append(Seat(two, normals, specials, held, played, used, life, aura, flare, vigor))
        if len(seats) == 2:
            yield ground_of(scenario_of(board(printing, random.randint(1, 6), seats)))


def played(ground: Branching, random: Random) -> Iterator[Position]:
    """The positions of one way to the end of the turn; b answers no attack and gives life where that can be chosen."""
    here = ground.start()
    yield here
    while here.by:
        choice = here.machine.pending
        assert choice is not None
        every = [*islice(ground.answers(here), 40)]
        liked = {("react", "b"): ("pass",), ("damage", "b"): ("damage", "life")}.get((choice.kind, choice.by))
        some = [answer for answer in every if [choice.options[i] for i in answer.picked] == [liked]]
        if choice.kind == "main" and random.random() < 0.8:
            some = [answer for answer in every if choice.options[answer.picked[0]][0] == "use"]
        here = ground.after(here, random.choice(some or every).picked)
        yield here


def test_no_more_life_is_lost_than_is_said() -> None:
    said, exactly, random = 0, 0, Random(0)
    for ground in chain(random_boards("s9"), random_boards("s10")):
        assert isinstance(ground.start(), Position)
        bounds = ground.bounds
        assert isinstance(bounds, LifeBounds)
        for _ in range(PLAYS):
            told: list[tuple[int, int]] = []
            life = 8
            for here in played(ground, random):
                state, choice = here.machine.state, here.machine.pending
                life = min(life, int(state["b.life"]))
                most = bounds.left.most(state, "a") if choice is not None and choice.kind == "main" else None
                assert all(before - life <= much for before, much in told), (ground.scenario, told)
                if most is not None:
                    told.append((life, most))
            said += len(told)
            exactly += any(before - life == much > 0 for before, much in told)
    assert said > BOARDS, "on too few boards anything is said"
    assert exactly, "what is said is never come to"


@pytest.mark.parametrize("printing", ["s9", "s10"])
def test_a_search_finds_the_same_with_nothing_known_beforehand(printing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def down(n: int, scenario: Scenario) -> Solved:
        return solve(scenario, [f"b.life: <= {7 - n % 3}"], by="a", limits=Limits(300), shorten=False)

    boards = [ground.scenario for ground in islice(random_boards(printing, 1), 60)]
    known = [down(n, scenario) for n, scenario in enumerate(boards)]
    monkeypatch.setattr(LifeBounds, "short", lambda self, state, by: None)
    spared, both = 0, 0
    for n, (scenario, found) in enumerate(zip(boards, known, strict=True)):
        less = sum(node.missed for hand in found.hands for node in hand.search.nodes)
        if less and found.won is not None:
            plain = down(n, scenario)
            assert plain.won in (None, found.won), scenario
            both += plain.won is not None
        spared += less
    assert both > 3
    assert spared > 10


WEIGHED = {
    "NA-01-yurina-O-N-1": Weight(theirs=1, attacks=1),
    "NA-04-tokoyo-O-N-7": Weight(theirs=1, attacks=1),
    "NA-04-tokoyo-O-N-3": NOTHING,
    "NA-16-yatsuha-O-N-1": Weight(theirs=2, attacks=1),
    "NA-10-kururu-O-S-2": Weight(theirs=1, returns=True),
}
"""Cards by number, and the most that one use of each can do."""


def texts() -> Texts:
    rooms = seated(("yurina", "kururu", "raira", "shinra"))
    own = {word: weight for room in rooms for word, weight in (room.weights or {}).items()}
    cards = {number: define(number, "s10") for number in (*WEIGHED, *OPEN)}
    made = {key: ability for card in cards.values() for key, ability in card.created.items()}
    return Texts(made, own, cards, vocabulary(rooms), turned=False)


OPEN = {
    "NA-01-yurina-A2-S-1": "put specials", "NA-16-yatsuha-O-S-1": "copy_attack", "NA-08-hagane-O-S-1": "damage",
    "NA-12-raira-A1-N-2": "storm", "NA-07-shinra-O-N-2": "draw",
}  # fmt: skip
"""Cards of which nothing can be said, with the word in them by which that is so."""


def test_what_single_cards_weigh() -> None:
    weigher = texts()
    for number, weight in WEIGHED.items():
        assert weigher.used(define(number, "s10")) == weight, number
    for number, why in OPEN.items():
        found = weigher.used(define(number, "s10"))
        assert (found.theirs, found.why) == (ENDLESS, why), number


def test_every_operation_of_the_core_is_weighed_or_leaves_it_open() -> None:
    """A new operation is open until somebody has weighed it."""
    weigher = texts()
    for op in {*OPERATIONS, *WORDS}:
        try:
            found = weigher.tree(Node(op, {"do": (), "cond": None, "modes": ()}))
        except KeyError:
            continue  # it asks what it is told, and so is weighed
        assert found in (NOTHING, Weight(own=1, draws=1), Weight(returns=True)) or found.theirs == ENDLESS, op
    assert weigher.tree(Node("a word to come", {})).theirs == ENDLESS


THREE = """
cards: s10
board:
  distance: 3
  a: {megami: [yurina, saine], life: 8, aura: 2, flare: %s, vigor: 1, hand: [%s], specials: {unused: [%s]}}
  b: {megami: [himika, tokoyo], life: 4, aura: 0, flare: 2, hand: [%s], deck: 3}
"""


@pytest.mark.parametrize(
    ("flare", "hand", "special", "other", "short"),
    [
        (5, "Slash, Brandish", "Uranami Storm", "", Short(3, 4)),
        (5, "Slash, Brandish", "Uranami Storm", "Quick Shot", Short(3, 4)),
        (0, "Slash, Brandish", "Uranami Storm", "", Short(3, 4)),
        (5, "Slash", "Uranami Storm", "", Short(1, 4)),
    ],
)
def test_what_can_still_be_taken_is_told(flare: int, hand: str, special: str, other: str, short: Short) -> None:
    """Costs are not looked at; what lies with the other player, who need not use it, does nothing."""
    solved = solve(scenario_of(THREE % (flare, hand, special, other)), by="a")
    assert solved.won is False
    assert solved.short == short
    assert solved.positions < 5
    tree = solved.tree()
    assert tree is not None
    assert [reply.branch.short for reply in tree.replies] == [short, short]
    told = check(proof(solved), FLOORS)
    assert (told.fault, told.reckoned) == ("", 2)
    whole = check(proof(solved), FLOORS, whole=True)
    assert (whole.fault, whole.reckoned) == ("", 0)
    assert whole.ends > 10


def test_a_proof_that_says_out_of_reach_what_is_not_does_not_hold() -> None:
    solved = solve(scenario_of(THREE % (5, "Slash, Brandish", "Uranami Storm", "")), by="a")
    written = proof(solved)
    nearer = {**written, "boards": [{**written["boards"][0]}]}
    text = nearer["boards"][0]["scenario"]
    nearer["boards"][0]["scenario"] = text.replace("life: 4", "life: 3").replace("shadow: 12", "shadow: 13")
    assert "may still be reached" in check(nearer, FLOORS).fault
    assert "the end is not what the tree says" in check(nearer, FLOORS, whole=True).fault
    won = {**written, "won": True, "boards": [{**written["boards"][0], "nodes": [{"short": True}]}]}
    assert "the goal is said to be out of reach" in check(won, FLOORS).fault


BLOW = "{type: attack, range: 0-10, damage: 1/2}"
STRIKE = "{attack: {range: 0-10, damage: [1, 1]}}"
OWN = """
cards_adhoc:
  Blow: {blow}
  Test: {{{test}}}
  Other: {other}
board:
  distance: 3
  a: {{megami: [yurina, saine], life: 8, aura: 2, flare: 5, vigor: 1, {a}}}
  b: {{megami: [himika, tokoyo], life: 8, aura: 3, flare: 2, {b}}}
play: [{play}]
"""


KINDS = {
    "card": "{}", "use": "type: action, abilities: [{{at: on_use, do: [{}]}}]",
    "leave": "type: enhancement, charge: 2, abilities: [{{at: disenchant, do: [{}]}}]",
    "used": "class: special, type: action, cost: 1, abilities: [{{at: used, {}}}]",
    "blow": "class: special, type: attack, range: 0-10, damage: 1/3, cost: 1, abilities: [{{{}}}]",
}  # fmt: skip
"""What the card of the file that is tested is like; what it says stands in it."""
LATER = "{later: {at: {phase: end}, do: [STRIKE]}}"
AGAIN = "{pick: {as: one, from: me.played}}, {use: one}"
RAISE = "change: {target: my_attacks, damage: [0, 1]}"
DONE = "{a: standard}, {a: use Test}"
HURT = "at: resurge_now, when: {damaged: me, at_least: 1}"
FLARE = "{at: static, define: {x: me.flare}}"


@pytest.mark.parametrize(
    ("kind", "says", "a", "b", "play", "most"),
    [
        ("card", "type: action", "hand: [Test]", "", "", 0),
        ("card", "type: action", "hand: [Test, Blow]", "", "", 2),
        ("card", "type: action", "hand: [Test], deck: [Blow]", "", "", 0),
        ("use", "{draw: 1}", "hand: [Test], deck: [Blow]", "", "", 2),
        ("use", "{draw: 1}, {reshuffle: me}", "hand: [Test, Blow]", "", "", None),
        ("use", "{use: {card: this}}", "hand: [Test, Blow]", "", "", None),
        ("use", AGAIN, "hand: [Test], played: [Blow]", "", "", 2),
        ("use", AGAIN, "hand: [Test], played: [Test, Blow]", "", "", None),
        ("use", "{use: {card: all opp.hand, by: opp}}", "hand: [Test]", "", "", None),
        ("use", LATER, "hand: [Test]", "", "", 1),
        ("use", LATER, "hand: [Test]", "", DONE, 1),
        ("use", "{change: {target: next_attack, damage: [0, 2]}}", "hand: [Test, Blow]", "", DONE, 4),
        ("use", "{change: {target: next_attack, swap: yes}}", "hand: [Test, Blow]", "", DONE, None),
        ("leave", "STRIKE", "hand: [Test]", "", "", 1),
        ("leave", "STRIKE", "enhancements: [{Test: 2}]", "", "", 1),
        ("leave", "STRIKE", "", "enhancements: [{Test: 2}]", "", 0),
        ("leave", "{damage: {to: me, zone: life, n: 2}}", "", "enhancements: [{Test: 2}]", "", 2),
        ("leave", "{move: {from: opp.life, to: shadow, n: 3}}", "enhancements: [{Test: 2}]", "", "", 3),
        ("used", RAISE, "hand: [Blow, Blow], specials: {used: [Test]}", "", "", 6),
        ("used", RAISE.replace("my", "their"), "hand: [Blow, Blow]", "specials: {used: [Test]}", "", 6),
        ("used", RAISE, "hand: [Blow, Blow]", "specials: {used: [Test]}", "", 4),
        ("used", "when: {damaged: opp, at_least: 1}, do: [STRIKE]", "specials: {used: [Test]}", "", "", None),
        ("used", "when: {phase: end, whose: me}, do: [STRIKE]", "hand: [Blow], specials: {used: [Test]}", "", "", 3),
        ("blow", HURT, "specials: {used: [Test]}", "", "", None),
        ("blow", "at: resurge, when: {phase: end}", "specials: {used: [Test]}", "", "", 0),
        ("blow", HURT, "hand: [Blow]", "specials: {used: [Test]}", "", 2),
        ("card", "type: attack, range: 3, damage: X/X, abilities: [" + FLARE + "]", "hand: [Test]", "", "", None),
    ],
)  # fmt: skip
def test_what_still_counts(kind: str, says: str, a: str, b: str, play: str, most: int | None) -> None:
    test = KINDS[kind].format(says).replace("STRIKE", STRIKE)
    text = OWN.format(blow=BLOW, other=BLOW, test=test, a=a, b=b, play=play)
    ground = ground_of(scenario_of(text.replace(", }", "}")))
    here = ground.start()
    while here.machine.pending is not None and here.machine.pending.kind != "main":
        here = ground.after(here, next(ground.answers(here)).picked)
    assert isinstance(ground.bounds, LifeBounds)
    assert ground.bounds.left.most(here.machine.state, "a") == most
