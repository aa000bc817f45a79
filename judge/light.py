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
            new = FunctionType(_code(name, fields), _GLOBALS, "__new__", (*defaults.values(),) or None)
            new.__annotations__ = namespace.get("__annotations__", {})
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

    class _Pattern:
        """A regular expression that becomes itself when something of it is asked for."""

        def __init__(self, expression, flags=0):
            self.__dict__["as written"] = expression, flags

        def __getattr__(self, name):
            found = self.__dict__[name] = getattr(re.compile(*self.__dict__["as written"]), name)
            return found

    def mypyc_attr(**told):
        return lambda made: made

    def _code(name, fields):
        """The code of `__new__` for a class: made once for a number of fields, and given their names."""
        if (known := _CODES.get(len(fields))) is None:
            listed = "".join(f"_{at}, " for at in range(len(fields)))
            known = _CODES[len(fields)] = eval(f"lambda _cls, {listed}: _new(_cls, ({listed}))").__code__
        return known.replace(co_name="__new__", co_qualname=f"{name}.__new__", co_varnames=("_cls", *fields))

    _CODES = {}
    _DOC = "A field of a named tuple."
    _GLOBALS = {"_new": tuple.__new__, "__builtins__": {}}
    _NAMED = type.__new__(_Making, "NamedTuple", (), {})
    NamedTuple, Protocol, regex = _NamedTuple(), _Protocol, _Pattern
