"""What a text can do to life at most by one use of it: amounts that add up, or ENDLESS where nothing can be said."""

from __future__ import annotations

from judge.light import NamedTuple

ENDLESS = 1_000_000
"""So much stands for what nobody can say beforehand, and for all that is more."""


class Weight(NamedTuple):
    """The most that a text can do, for the player whose it is.

    `theirs` and `own` are the life that the other player and its own lose by it; `attacks` how many attacks it makes on
    the other player; `raised` by how much it raises what an attack of its player does to life, `exposed` what one of
    the other's does. `draws`: how many cards its player draws, `uses` how many uses of cards there are that could not
    be made else. `returns`: it puts cards into a deck. `why` is a word of which nothing can be said ("": there is
    none).
    """

    theirs: int = 0
    own: int = 0
    attacks: int = 0
    raised: int = 0
    exposed: int = 0
    draws: int = 0
    uses: int = 0
    returns: bool = False
    why: str = ""

    def plus(self, other: Weight) -> Weight:
        """Both of them."""
        if other == NOTHING:
            return self
        return Weight(
            _most(self.theirs + other.theirs), _most(self.own + other.own), _most(self.attacks + other.attacks),
            _most(self.raised + other.raised), _most(self.exposed + other.exposed), _most(self.draws + other.draws),
            _most(self.uses + other.uses), self.returns or other.returns, self.why or other.why,
        )  # fmt: skip

    def either(self, other: Weight) -> Weight:
        """One of them, of whichever does more in each way."""
        return Weight(
            max(self.theirs, other.theirs), max(self.own, other.own), max(self.attacks, other.attacks),
            max(self.raised, other.raised), max(self.exposed, other.exposed), max(self.draws, other.draws),
            max(self.uses, other.uses), self.returns or other.returns, self.why or other.why,
        )  # fmt: skip

    def times(self, n: int, why: str = "") -> Weight:
        """The same so many times; ENDLESS: as often as it may be."""
        if self == NOTHING:
            return self
        return Weight(
            _most(self.theirs * n), _most(self.own * n), _most(self.attacks * n), _most(self.raised * n),
            _most(self.exposed * n), _most(self.draws * n), _most(self.uses * n), self.returns, self.why or why,
        )  # fmt: skip


NOTHING = Weight()


def _most(n: int) -> int:
    return min(n, ENDLESS)


def unknown(why: str) -> Weight:
    """What a text can do of which nothing can be said, for a word that stands in it."""
    return Weight(ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, True, why)
