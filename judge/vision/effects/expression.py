"""Expressions of the vocabulary: a small part of Python's syntax, read into the nodes of effect trees."""

from __future__ import annotations

import ast

from judge.engine.tree import Node

_BINARY = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//"}
_COMPARED = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.In: "in",
    ast.NotIn: "not in", ast.Is: "==", ast.IsNot: "!=",
}  # fmt: skip


class ExpressionError(ValueError):
    """What was written is no expression of the vocabulary."""


def expression(text: object) -> Node:
    """An expression as a node. Raises ExpressionError.

    >>> expression("count(my.hand) + 1").op
    '+'
    """
    if isinstance(text, bool):
        return Node("value", {"value": text})
    if isinstance(text, int):
        return Node("value", {"value": text})
    try:
        return _node(ast.parse(str(text).strip(), mode="eval").body)
    except SyntaxError:
        raise ExpressionError(f"{text!r} is no expression") from None


def _node(one: ast.expr) -> Node:
    match one:
        case ast.Constant(value) if isinstance(value, int | str):
            return Node("value", {"value": value})
        case ast.Name(id):
            if id in ("true", "false"):
                return Node("value", {"value": id == "true"})
            return Node("name", {"name": id})
        case ast.Attribute(value, attr):
            return Node("of", {"of": _node(value), "name": attr})
        case ast.Call(ast.Name(id), args, []):
            return Node("call", {"name": id, "args": tuple(map(_node, args))})
        case ast.UnaryOp(ast.Not(), operand):
            return Node("not", {"of": _node(operand)})
        case ast.UnaryOp(ast.USub(), operand):
            return Node("-", {"left": Node("value", {"value": 0}), "right": _node(operand)})
        case ast.UnaryOp(ast.UAdd(), operand):
            return _node(operand)
        case ast.BoolOp(op, values):
            return Node("and" if isinstance(op, ast.And) else "or", {"of": tuple(map(_node, values))})
        case ast.BinOp(left, op, right) if type(op) in _BINARY:
            return Node(_BINARY[type(op)], {"left": _node(left), "right": _node(right)})
        case ast.Compare(left, [op], [right]):
            return Node(_COMPARED[type(op)], {"left": _node(left), "right": _node(right)})
        case ast.IfExp(test, body, orelse):
            return Node("either", {"cond": _node(test), "then": _node(body), "else": _node(orelse)})
        case ast.List(items) | ast.Tuple(items):
            return Node("list", {"of": tuple(map(_node, items))})
        case ast.GeneratorExp(elt, [loop]) | ast.ListComp(elt, [loop]) if isinstance(loop.target, ast.Name):
            met = tuple(map(_node, loop.ifs))
            return Node("each", {"name": loop.target.id, "from": _node(loop.iter), "if": met, "give": _node(elt)})
    raise ExpressionError(f"{ast.unparse(one)!r} is no expression of the vocabulary")
