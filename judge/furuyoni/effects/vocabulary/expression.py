"""Expressions inside effects: a small checked grammar, read into tree nodes; every literal stays a node.

    expression = or ;  or = and {"or" and} ;  and = not {"and" not} ;  not = ["not"] comparison
    comparison = sum [("<=" | ">=" | "<" | ">" | "==" | "!=") sum] ;  sum = product {("+" | "-") product}
    product = unary {("*" | "/up" | "/down") unary} ;  unary = ["-" | "+"] atom
    atom = number | fact | call | "(" expression ")" ;  call = name "(" [argument {"," argument}] ")"
    argument = ["filter" "="] expression

A fact is a dotted name: `me.life`, `opp.aura`, `shadow`, `distance`, `this.crystals`, `attack.aura`.
"""

from __future__ import annotations

from functools import lru_cache

from judge.engine.tree import Node, num
from judge.light import regex

TOKEN = regex(r"\s*(?:(\d+)|([A-Za-z_][A-Za-z_0-9.-]*)|(<=|>=|==|!=|/up|/down|[-+*<>(),=]))")
COMPARISONS = ("<=", ">=", "<", ">", "==", "!=")
NAMED = "filter"
"""The one argument of a call that may be given by name."""
DEEPEST = 40
LONGEST = 200


class ExpressionError(ValueError):
    """An expression that cannot be read: what is wrong, and at which character (from 0)."""

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.at = at


@lru_cache(maxsize=4096)
def parse(text: str) -> Node:
    """Read an expression.

    Raises
    ------
    ExpressionError
        If the text is none.
    """
    return _Parser(text).whole()


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[tuple[str, int]] = []
        self.depth = 0
        at = 0
        while text[at:].strip():
            match = TOKEN.match(text, at)
            if match is None:
                raise ExpressionError(f"{text[at:].strip()[:10]!r} is no part of an expression", at)
            self.tokens.append((match[match.lastindex or 0], match.start(match.lastindex or 0)))
            at = match.end()
            if len(self.tokens) > LONGEST:
                raise ExpressionError("the expression is too long", at)
        self.next = 0

    def peek(self) -> str:
        return self.tokens[self.next][0] if self.next < len(self.tokens) else ""

    def place(self) -> int:
        return self.tokens[self.next][1] if self.next < len(self.tokens) else len(self.text)

    def take(self, *wanted: str) -> str | None:
        if self.peek() in wanted and self.peek():
            self.next += 1
            return self.tokens[self.next - 1][0]
        return None

    def need(self, wanted: str) -> None:
        if not self.take(wanted):
            raise ExpressionError(f"{wanted!r} is missing", self.place())

    def whole(self) -> Node:
        node = self.either()
        if self.peek():
            raise ExpressionError(f"{self.peek()!r} is left over", self.place())
        return node

    def either(self) -> Node:
        self.depth += 1
        if self.depth > DEEPEST:
            raise ExpressionError("the expression is nested too deeply", self.place())
        node = self.both()
        while self.take("or"):
            node = Node("or", {"left": node, "right": self.both()})
        self.depth -= 1
        return node

    def both(self) -> Node:
        node = self.negation()
        while self.take("and"):
            node = Node("and", {"left": node, "right": self.negation()})
        return node

    def negation(self) -> Node:
        nots = 0
        while self.take("not"):
            nots += 1
        node = self.comparison()
        for _ in range(nots):
            node = Node("not", {"of": node})
        return node

    def comparison(self) -> Node:
        left = self.sum()
        sign = self.take(*COMPARISONS)
        return Node(sign, {"left": left, "right": self.sum()}) if sign else left

    def sum(self) -> Node:
        node = self.product()
        while sign := self.take("+", "-"):
            node = Node(sign, {"left": node, "right": self.product()})
        return node

    def product(self) -> Node:
        node = self.unary()
        while sign := self.take("*", "/up", "/down"):
            node = Node(sign, {"left": node, "right": self.unary()})
        return node

    def unary(self) -> Node:
        if self.take("-"):
            return Node("minus", {"of": self.atom()})
        self.take("+")
        return self.atom()

    def atom(self) -> Node:
        token, place = self.peek(), self.place()
        self.next += 1
        if token.isdigit():
            if len(token) > 6:
                raise ExpressionError("the number is too large", place)
            return num(int(token))
        if token == "(":
            node = self.either()
            self.need(")")
            return node
        if not token or not (token[0].isalpha() or token[0] == "_"):
            self.next -= 1
            raise ExpressionError("a number, a fact or '(' is missing", place)
        if self.take("("):
            return self.call(token)
        return Node("fact", {"path": token})

    def call(self, name: str) -> Node:
        args: list[Node] = []
        named: list[tuple[str, Node]] = []
        while not self.take(")"):
            if args or named:
                self.need(",")
            if self.next + 1 < len(self.tokens) and self.tokens[self.next + 1][0] == "=":
                if self.peek() != NAMED or named:
                    raise ExpressionError(f"only `{NAMED}=` can stand here, and once", self.place())
                self.next += 2
                named.append((NAMED, self.either()))
            else:
                args.append(self.either())
            if not self.peek():
                raise ExpressionError("')' is missing", self.place())
        return Node("call", {"name": name, "args": tuple(args), **dict(named)})
