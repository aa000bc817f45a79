"""What in a game's rules, by clause or by name, an explanation goes by: which steps lead on, carry, fail or decide."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine import Option
from judge.engine.data import EMPTY
from judge.light import NamedTuple
from judge.port.questions import Questions


class Landmarks(NamedTuple):
    """Procedures, steps and happenings that are told apart from others; a game without attacks leaves theirs empty."""

    attack: str = ""
    """The procedure that carries an attack through; what it is told says which (`attack`)."""
    uses: tuple[str, ...] = ()
    """Procedures about one object that is used, by which what happens in them is told apart; the ordinary one first."""
    leading: tuple[str, ...] = ()
    """Procedures whose steps only lead from one line of play to the next."""
    nesting: tuple[str, ...] = ()
    """Sections that say only how resolutions lie in one another, or which procedure a use follows."""
    by_state: str = ""
    """The procedure that comes up by a state alone, and may come up again right after."""
    called_up: str = ""
    """The section by which what a state or a change calls for is resolved."""
    booked: str = ""
    """The procedure of an effect that was booked for later."""
    waiting: tuple[str, ...] = ()
    """Where it is said that one of several effects waits for another."""
    telling_done: str = ""
    """The happening that says what has been done (`what`, for an act opened by `naming` its kind beside it)."""
    entering: str = ""
    """The happening with which an object comes into use."""
    making: str = ""
    """The happening with which an attack is made."""
    removing: str = ""
    """The happening with which an attack is taken away."""
    marking: str = ""
    """The happening with which an attack gets a mark (`fact`)."""
    binding: str = ""
    """The happening with which an attack gets a modifier of its own."""
    moving: str = ""
    """The act that moves what is counted from one place to another."""
    carrying: tuple[str, ...] = ()
    """Happenings that only carry a use, an attack or a turn on."""
    carrying_steps: tuple[str, ...] = ()
    """Steps of a use that move its object on, whatever it does."""
    failing: tuple[str, ...] = ()
    """Steps at which an attack comes to nothing."""
    unpaid: tuple[str, ...] = ()
    """Steps at which a use comes to nothing because it cannot be paid for."""
    carried_through: str = ""
    """The step at which an attack is over without having failed."""
    decisive: tuple[str, ...] = ()
    """Steps at which a value of an attack decides."""
    struck: tuple[str, ...] = ()
    """The numbers of a player between which it is chosen what damage strikes, in the order of the choice."""
    harmed: tuple[str, ...] = ()
    """The numbers of a player that damage changes."""
    telling: tuple[str, ...] = ()
    """Facts of the state that count for more than that something goes on."""
    ends: tuple[str, ...] = ()
    """Marks of an attack that say what becomes of it."""
    hit: str = ""
    """The one of these that says that it hits."""
    cancelled: tuple[str, ...] = ()
    """Those that say that it is cancelled, the whole of it first, or a part."""
    measured: tuple[str, ...] = ()
    """Numbers of the board that a teller of the trace needs as they last were."""
    meant: tuple[str, ...] = ()
    """Verbs of lines that are meant though nothing else could be answered: what follows does not ask past them."""
    opening: str = ""
    """The kind of choice at which one line of play after another is taken up."""
    quiet: tuple[str, ...] = ()
    """Kinds of choice that what follows makes plain."""
    naming: str = ""
    """The option that opens an act without saying which, and the kind of choice at which it is then named."""
    using: Mapping[str, str] = EMPTY
    """The verb of an option that uses an object, by the kind of choice."""
    answering: str = ""
    """That one of these kinds at which what is under way is answered."""
    paying: tuple[str, ...] = ()
    """Kinds of choice of what a price is paid with."""
    given_up: str = ""
    """The verb of an option that pays with an object."""
    striking: str = ""
    """Damage: the happening, the kind of choice of what it strikes, and the verb of its options."""
    passing: tuple[str, ...] = ()
    """Obstacles that only say that something else comes first."""
    declining: tuple[Option, ...] = (("pass",), ("end",))
    """Options by which nothing is done."""
    questions: Questions = Questions()
    """The forms in which people ask of what the rules of the game speak of."""
