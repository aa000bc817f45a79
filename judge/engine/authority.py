"""What an authority says where the rules are silent, and against what they say."""

from __future__ import annotations

from judge.light import NamedTuple


class Answered(NamedTuple):
    """What an authority answers where the rules are silent: the number of the reading, in which items, and when.

    `nearest`: the items speak of a neighbouring case.
    """

    reading: int
    items: tuple[str, ...]
    dated: str
    nearest: bool = False


class Disputed(NamedTuple):
    """An item of an authority that speaks against a clause which acted; the text stands, and the item is named."""

    item: str
    dated: str
    clause: str
    says: str
