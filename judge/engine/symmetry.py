"""What a game says of its facts, so that positions can be told apart only by what may matter (`position_key`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.engine.data import EMPTY, Value
from judge.engine.identity import Count, Ref, object_at
from judge.light import NamedTuple

FRAME = "frame"
"""The kind under which `Symmetry.numbers` names values that are numbers of frames."""


def _nothing(path: str) -> bool:
    return False


class Symmetry(NamedTuple):
    """What a game says of its facts.

    Facts of an object lie under `kind.id.`; its incarnation is counted in `kind.id.epoch`.
    """

    kind: str = ""
    """The kind of the objects that last for the whole run and have incarnations."""
    passing: str = ""
    """The kind of the objects that come and go and are numbered as they come."""
    places: Mapping[str, str] = EMPTY
    """Paths of facts that list objects, with the kind of these."""
    bags: frozenset[str] = frozenset()
    """Those of the places in which order does not matter."""
    numbers: Mapping[str, str] = EMPTY
    """Names under which the number of an object, or of a frame (`FRAME`), stands by itself, with its kind."""
    verbs: frozenset[str] = frozenset()
    """Verbs of options whose second part is the number of a lasting object."""
    silent: Callable[[str], bool] = _nothing
    """Whether the fact of a path can never matter again but to be told."""
    interchangeable: tuple[tuple[int, ...], ...] = ()
    """Groups of lasting objects that only their numbers tell apart."""


    def object_at(self, path: str) -> tuple[str, int, str] | None:
        """The object of the game's to which a path leads: its kind, its number, and the rest of the path."""
        kind = path.partition(".")[0]
        return object_at(path) if kind and kind in (self.kind, self.passing) else None

    def names_objects(self, value: Value, name: str = "") -> bool:
        """Whether a value speaks of an object; `name`: under which it stands."""
        if isinstance(value, Ref | Count):
            return True
        if isinstance(value, str):
            return self.object_at(value) is not None
        if isinstance(value, Mapping):
            return any(self.names_objects(v, k) for k, v in value.items())
        if isinstance(value, tuple):
            fields = getattr(value, "_fields", None) or [name] * len(value)
            return any(self.names_objects(v, n) for v, n in zip(value, fields, strict=True))
        return isinstance(value, int) and name in self.numbers
