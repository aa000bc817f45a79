"""What `typing` and `re` have, at a fraction of what it costs to make: a command begins with two hundred modules.

Type checkers see the originals. `NamedTuple` makes classes whose instances are made and read as fast as those of the
original; `Protocol` is nothing at all when a program runs; a `regex` is compiled when it is first used. `mypyc_attr`
says something of a class to the compiler of a compiled wheel, and to nobody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["NamedTuple", "Protocol", "mypyc_attr", "regex"]

if TYPE_CHECKING:
    from re import compile as regex
    from typing import NamedTuple, Protocol

    from mypy_extensions import mypyc_attr
else:
    import re
    from _collections import _tuplegetter
    from types import FunctionType

    class _Made(tuple):
        """What all named tuples have in common."""

        __slots__ = ()
        _fields = __match_args__ = ()
        _field_defaults = {}  # noqa: RUF012
        _size, _form = 0, "()"
        _places = {}  # noqa: RUF012

        @classmethod
        def _make(cls, values):
            made = tuple.__new__(cls, values)
            if len(made) != cls._size:
                raise TypeError(f"Expected {cls._size} arguments, got {len(made)}")
            return made

        def _replace(self, /, **fields):
            kind, made = type(self), [*self]
            try:
                for field, value in fields.items():
                    made[kind._places[field]] = value
            except KeyError:
                unknown = [field for field in fields if field not in kind._places]
                raise ValueError(f"Got unexpected field names: {unknown!r}") from None
            return tuple.__new__(kind, made)

        __replace__ = _replace

        def _asdict(self):
            return dict(zip(self._fields, self, strict=True))

        def __repr__(self):
            return type(self).__name__ + self._form % self

        def __getnewargs__(self):
            return tuple(self)

    class _Making(type):
        """Makes a class of named tuples where a class statement says what its fields are."""

        def __new__(cls, name, bases, namespace):
            fields = tuple(namespace.get("__annotations__", ()))
            defaults = {field: namespace.pop(field) for field in fields if field in namespace}
            new = _maker(name, fields, defaults, namespace.get("__annotations__", {}))
            for at, field in enumerate(fields):
                namespace[field] = _tuplegetter(at, _DOC)
            namespace |= {
                "__slots__": (), "__new__": new, "_fields": fields, "__match_args__": fields,
                "_field_defaults": defaults, "_size": len(fields),
                "_places": {field: at for at, field in enumerate(fields)},
                "_form": f"({'=%r, '.join(fields)}=%r)" if fields else "()",
            }  # fmt: skip
            return type(name, tuple(_Made if base is _NAMED else base for base in bases), namespace)

    class _NamedTuple:
        def __mro_entries__(self, bases):
            return (_NAMED,)

    class _Protocol:
        """Stands among the bases of what only type checkers look at."""

        __slots__ = ()

        def __class_getitem__(cls, of):
            return cls

    _compile = re.compile

    class _Pattern:
        """A regular expression that becomes itself when something of it is asked for."""

        def __init__(self, expression, flags=0):
            self.__dict__["as written"] = expression, flags

        def __getattr__(self, name):
            found = self.__dict__[name] = getattr(_compile(*self.__dict__["as written"]), name)
            return found

    def mypyc_attr(**told):
        return lambda made: made

    def _maker(name, fields, defaults, annotations):
        """`__new__` of a class: that for as many fields, given their names."""
        if len(fields) >= len(_MAKERS):
            return _of_many
        code = _MAKERS[len(fields)].__code__
        own = code.replace(co_name="__new__", co_qualname=f"{name}.__new__", co_varnames=("_cls", *fields))
        new = FunctionType(own, _GLOBALS, "__new__", (*defaults.values(),) or None)
        new.__annotations__ = annotations
        return new

    def _of_many(cls, /, *values, **named):
        """`__new__` of a class of more fields than functions are written for: few of these are made."""
        fields = cls._fields[len(values) :]
        try:
            found = (*values, *[named.pop(one) if one in named else cls._field_defaults[one] for one in fields])
        except KeyError as missing:
            raise TypeError(f"{cls.__name__}.__new__() missing a required argument: {missing}") from None
        if named or len(found) > cls._size:
            raise TypeError(f"{cls.__name__}.__new__() got too many arguments{''.join(f', {one!r}' for one in named)}")
        return tuple.__new__(cls, found)

    _new = tuple.__new__
    _MAKERS = (
        lambda c: _new(c, ()),
        lambda c, d: _new(c, (d,)),
        lambda c, d, e: _new(c, (d, e)),
        lambda c, d, e, f: _new(c, (d, e, f)),
        lambda c, d, e, f, g: _new(c, (d, e, f, g)),
        lambda c, d, e, f, g, h: _new(c, (d, e, f, g, h)),
        lambda c, d, e, f, g, h, i: _new(c, (d, e, f, g, h, i)),
        lambda c, d, e, f, g, h, i, j: _new(c, (d, e, f, g, h, i, j)),
        lambda c, d, e, f, g, h, i, j, k: _new(c, (d, e, f, g, h, i, j, k)),
        lambda c, d, e, f, g, h, i, j, k, m: _new(c, (d, e, f, g, h, i, j, k, m)),
        lambda c, d, e, f, g, h, i, j, k, m, n: _new(c, (d, e, f, g, h, i, j, k, m, n)),
        lambda c, d, e, f, g, h, i, j, k, m, n, o: _new(c, (d, e, f, g, h, i, j, k, m, n, o)),
        lambda c, d, e, f, g, h, i, j, k, m, n, o, p: _new(c, (d, e, f, g, h, i, j, k, m, n, o, p)),
        lambda c, d, e, f, g, h, i, j, k, m, n, o, p, q: _new(c, (d, e, f, g, h, i, j, k, m, n, o, p, q)),
        lambda c, d, e, f, g, h, i, j, k, m, n, o, p, q, r: _new(c, (d, e, f, g, h, i, j, k, m, n, o, p, q, r)),
        lambda c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, s: _new(c, (d, e, f, g, h, i, j, k, m, n, o, p, q, r, s)),
    )
    """Makers of tuples, by the number of fields: to compile one when its class is made takes thirty times as long."""
    _DOC = "A field of a named tuple."
    _GLOBALS = {"_new": _new, "__builtins__": {}}
    _NAMED = type.__new__(_Making, "NamedTuple", (), {})
    NamedTuple, Protocol, regex = _NamedTuple(), _Protocol, _Pattern
