"""Effects as trees of operations: where the program counter goes, what later nodes see, one change out of several."""

from __future__ import annotations

from typing import Any

import pytest

from judge.engine import Act, Ask, Choice, Do, Frame, Next, Procedure, Push, Spec, Step, View, codec, effect
from judge.engine.outcome import Outcome
from judge.engine.tree import Node, Part, at, block, num, parent, part, rewrite, sibling, walk, whole
from tests.engine.toy import Toy, adds, begin, diary, play, run, saying, says


def say(word: str) -> Node:
    return Node("say", {"word": word})


def operation_say(view: View, frame: Frame, node: Node) -> Outcome:
    return Do((says(node.args["word"]),))


def operation_ask(view: View, frame: Frame, node: Node) -> Outcome:
    if "word" not in frame.locals["here"]:
        return Ask(Choice("first", "word", (("left",), ("right",))), "word")
    return Do((says(frame.locals["here"]["word"][0][0]),))


def operation_push(view: View, frame: Frame, node: Node) -> Outcome:
    return Push(Spec(node.args["proc"]))


def operation_add(view: View, frame: Frame, node: Node) -> Outcome:
    return Do((Act("add", {"path": node.args["path"], "n": node.args["n"]}),))


def operation_last(view: View, frame: Frame, node: Node) -> Outcome:
    return Do((says(str(frame.locals["last"])),))


def operation_skip(view: View, frame: Frame, node: Node) -> Outcome:
    return Next()


OPERATIONS = {
    "say": operation_say, "ask": operation_ask, "push": operation_push, "add": operation_add, "last": operation_last,
    "skip": operation_skip,
}  # fmt: skip


def resolve(*nodes: Node, state: dict[str, Any] | None = None, words: tuple[str, ...] = ()) -> tuple[str, ...]:
    """What an effect of these operations writes."""
    start = Procedure("p", (Step("p 1", lambda v, f: Push(effect.spec("t", "e 1", "first"))),))
    game = Toy(start, saying("sub", "sub"), trees={"t": block(*nodes)}, operations=OPERATIONS)
    return diary(run(game, "p", state, *words))


def when(path: str, *then: Node, other: tuple[Node, ...] = ()) -> Node:
    return Node("if", {"cond": Node("fact", {"path": path}), "then": then, "else": other})


def repeat(n: int, *do: Node) -> Node:
    return Node("repeat", {"n": num(n), "do": do})


def test_operations_run_one_after_another() -> None:
    assert resolve(say("a"), say("b"), Node("skip", {}), say("c")) == ("a", "b", "c")


def test_an_effect_without_operations_just_ends() -> None:
    assert resolve() == ()
    assert resolve(block(), repeat(3), when("x")) == ()


@pytest.mark.parametrize(("x", "said"), [(1, ("yes", "end")), (0, ("no", "end"))])
def test_a_condition_takes_one_branch_and_goes_on_behind(x: int, said: tuple[str, ...]) -> None:
    assert resolve(when("x", say("yes"), other=(say("no"),)), say("end"), state={"x": x}) == said


def test_a_branch_that_is_not_there_is_passed_over() -> None:
    assert resolve(when("x", say("yes")), say("end")) == ("end",)


def test_a_condition_is_asked_when_it_is_reached() -> None:
    grow = Node("add", {"path": "x", "n": 1})
    assert resolve(grow, when("x", say("yes"))) == ("yes",)


def test_what_is_repeated_runs_whole_that_many_times() -> None:
    assert resolve(repeat(2, say("a"), say("b")), say("c")) == ("a", "b", "a", "b", "c")
    assert resolve(repeat(0, say("a")), repeat(-1, say("b")), say("c")) == ("c",)


def test_control_nests() -> None:
    tree = repeat(2, when("x", block(say("a"), repeat(2, say("b")))), say("c"))
    assert resolve(tree, say("d"), state={"x": 1}) == ("a", "b", "b", "c", "a", "b", "b", "c", "d")


def test_each_operation_asks_when_it_is_reached_and_anew_in_each_round() -> None:
    assert resolve(repeat(3, Node("ask", {})), words=("left", "right", "left")) == ("left", "right", "left")


def test_an_operation_may_begin_a_frame() -> None:
    assert resolve(say("a"), Node("push", {"proc": "sub"}), say("b")) == ("a", "sub", "b")


def test_an_operation_knows_what_the_one_before_it_came_to() -> None:
    take = Node("add", {"path": "x", "n": -2})
    for there, how in ((2, "fully"), (1, "partly"), (0, "not")):
        assert resolve(take, Node("last", {}), state={"x": there}) == (how,)


def test_operations_joined_are_one_change_after_all_their_choices() -> None:
    start = Procedure("p", (Step("p 1", lambda v, f: Push(effect.spec("t", "e 1", "first"))),))
    joined = Node("together", {"do": (say("a"), Node("ask", {}), Node("skip", {}), Node("ask", {}))})
    game = Toy(start, trees={"t": block(joined, say("end"))}, operations=OPERATIONS)
    machine = begin(game, "p")
    machine.run()
    machine.answer((0,))
    machine.run()
    assert diary(machine) == (), "nothing has changed while a choice is left"
    play(machine, "right")
    assert diary(machine) == ("a", "left", "right", "end")
    assert [len(e.happened) for e in machine.log or () if e.kind == "change"] == [3, 1]


def test_what_begins_a_frame_cannot_be_part_of_one_change() -> None:
    with pytest.raises(TypeError, match="push cannot be part"):
        resolve(Node("together", {"do": (Node("push", {"proc": "sub"}),)}))


# -- trees themselves ------------------------------------------------------------------------------------------------

TREE = block(say("a"), when("x", say("b"), repeat(2, say("c"))), say("d"))


def test_every_node_is_found_at_its_path() -> None:
    paths = dict(walk(TREE))
    assert len(paths) == 9
    assert all(at(TREE, path) is node for path, node in paths.items())


def test_paths_lead_on_and_up() -> None:
    assert sibling(TREE, ("do", 0)) == ("do", 1)
    assert sibling(TREE, ("do", 2)) is None
    assert sibling(TREE, ("do", 1, "cond")) is None
    assert parent(("do", 1, "then", 1)) == ("do", 1)
    with pytest.raises(LookupError):
        at(TREE, ("do",))


def test_a_rewritten_tree_leaves_the_first_as_it_was() -> None:
    doubled = rewrite(TREE, lambda n: num(n.args["value"] * 2) if n.op == "num" else n)
    numbers = [[n.args["value"] for _, n in walk(t) if n.op == "num"] for t in (TREE, doubled)]
    assert numbers == [[2], [4]]
    assert adds("x").args == {"path": "x", "n": 1}


def test_a_part_of_a_text_knows_its_text_and_is_kept_as_a_value() -> None:
    inner = part(part("1/0", ("do", 0)), ("do", 1, "then"))
    assert (whole("1/0"), whole(inner), str(inner)) == ("1/0", "1/0", "1/0|do/0|do/1/then")
    assert codec.loads(codec.dumps((inner,))) == (inner,)
    assert type(codec.loads(codec.dumps((inner,)))[0]) is Part
