"""What things are called in a report: players, zones, cards, attacks, effects and amounts, in the reader's language."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeGuard

from judge.engine.identity import EffectId, Identity, text_of
from judge.messages import LANGUAGES, Messages, bracketed, labelled, listed, messages, words_of
from judge.port.amounts import distances, modifier
from judge.text.written import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from judge.engine import Choice, Event, Machine, Option
    from judge.engine.data import Ref
    from judge.port.expect import Line
    from judge.port.floor import Floor
    from judge.port.obstacle import Obstacle
    from judge.port.ruling import Open, Ruling
    from judge.port.tell import Tell

LONG = 120
"""How many columns what a clause says has at most beside an option; else it is told by its title."""
WORDS = words_of(__file__)
"""The folder of the messages of reports."""


def claims(lang: str) -> Callable[..., str]:
    """What says the messages of reports on claims and comparisons, which need no ruling."""
    return messages(lang, WORDS).under("claims")


def apart(parts: Iterable[str], lang: str) -> str:
    """Statements one after the other."""
    return messages(lang, WORDS).say("apart").join(parts)


def by_rule_alone(effect: object) -> TypeGuard[EffectId]:
    """Whether an effect is one of the rules, and of nothing on the board."""
    return isinstance(effect, EffectId) and effect.thing is None


class Words:
    """The words for one ruling in one language: `en`, `ja` or `ko`."""

    def __init__(self, ruling: Ruling, lang: str = "en") -> None:
        self._told_of(ruling.scenario.floor, ruling.machine, ruling.events, lang)

    @classmethod
    def at(cls, floor: Floor, machine: Machine, events: Sequence[Event], lang: str = "en") -> Words:
        """The words for where a machine stands, after these events."""
        words = cls.__new__(cls)
        words._told_of(floor, machine, events, lang)
        return words

    def _told_of(self, floor: Floor, machine: Machine, events: Sequence[Event], lang: str) -> None:
        from judge.answer.player import view_of

        self.lang = lang
        self.floor = floor
        self.tell: Tell = floor.tell
        self.view = view_of(machine)
        self.messages: Messages = messages(lang, WORDS, *self.tell.rooms(self.view))
        self._terms: dict[str, str] = {}
        self._cards: dict[int, str] = {}
        self.attacks: dict[int, Mapping[str, Any]] = {}
        self._texts: dict[int, Any] = {}
        for event in events:
            if event.kind == "begin" and "tree" in event.data["about"]:
                self._texts[event.frame] = event.data["about"]["tree"]
            for change in event.changes:
                head, _, number = change.path.partition(".")
                if head == "attack" and number.isdigit() and change.after is not None:
                    self.attacks.setdefault(int(number), change.after)

    def say(self, key: str, **parts: object) -> str:
        """A message of the language, filled in."""
        return self.messages.say(key, **parts)

    def term(self, key: str) -> str:
        """A term of the game, or of a room in force, whose messages have it as `term-KEY`."""
        found = self._terms.get(key)
        if found is None:
            found = self._terms[key] = self._term(key)
        return found

    def _term(self, key: str) -> str:
        own = self.messages.get(f"term-{key}", "")
        if own:
            return own
        if self.lang != "en":
            found = self.tell.glossary().get(key, {}).get(self.lang)
            if found:
                return found
        return key.replace("_", " ")

    def has_name(self, path: str) -> bool:
        """Whether what a path is about has a name of the game: the machine also keeps what has none.

        A fact of card 0 is asked where there is no card to ask it of.
        """
        key = path.rpartition(".")[2]
        if path.startswith("card.0."):
            return False
        return f"term-{key}" in self.messages or key in self.tell.glossary()

    def player(self, player: str) -> str:
        """A player, or who else decides."""
        if player in self.floor.players:
            return player.upper()
        return self.messages.get(player, player) if player else ""

    def card(self, card: int) -> str:
        """The name of a card on the board; one that nobody knows is a card."""
        found = self._cards.get(card)
        if found is None:
            own = self.tell.name(self.view, card, self.lang)
            found = self._cards[card] = self.say("a_card") if own == UNKNOWN else own
        return found

    def zone(self, path: str) -> str:
        """A zone: whose it is, and what."""
        head, _, tail = path.partition(".")
        if head == "card":
            return self.card(int(tail.partition(".")[0]))
        if head in self.floor.players and tail:
            return self.say("of", player=self.player(head), zone=self.term(tail))
        if path == "out":
            return self.say("out")
        whole = path.replace(".", "_")
        known = self.lang == "en" or f"term-{whole}" in self.messages or whole in self.tell.glossary()
        return self.term(whole) if known else listed(map(self.part, path.split(".")), self.lang)

    def part(self, name: str) -> str:
        """A part of a path: a player or a term."""
        return self.player(name) if name in self.floor.players else self.term(name)

    def procedure(self, name: str) -> str:
        """A procedure: the clause that it is, or what it is called."""
        return self.cites([name]) if any(sign.isdigit() for sign in name) else self.term(name)

    def attack(self, number: int) -> str:
        """An attack: its number in the run, and the card it comes from."""
        info = self.attacks.get(number)
        if info is None:
            return self.say("attack", n=number, name=UNKNOWN)
        if info["card"] is not None:
            name = self.card(info["card"].id)
            if other := info.get("called"):
                names = self.tell.names(self.view.game, self.lang)
                name = self.say("used_as", name=name, other=names.get(other, other))
            return self.say("attack", n=number, name=name)
        name = self.card(info["source"].id) if info["source"] is not None else UNKNOWN
        return self.say("attack", n=number, name=self.say("attack_of", name=name))

    def source(self, effect: Identity) -> str:
        """The card, the attack or the clause from which an effect comes."""
        card = self.tell.about(effect)
        if card is not None:
            return self.card(card)
        if isinstance(effect, EffectId):
            thing = effect.thing
            if thing is not None and thing.id in self.attacks:
                return self.attack(thing.id)
            return self.cites([effect.rule]) if effect.rule else str(effect.text) or str(effect)
        return self.player("rules") if effect == "rule" else self.cites([effect])

    def changed(self, target: str, you: str) -> str:
        """What an effect that lasts changes, as its player `you` would mean it (`my_attacks`)."""
        whose, _, what = target.partition("_") if target.startswith(("my_", "their_")) else ("", "", target)
        if target == "next_attack":
            whose = "my"
        name = self.messages.get(f"changed-{what}") or self.term(what)
        player = you if whose == "my" else self.tell.other(you) if whose else ""
        return self.say("of", player=self.player(player), zone=name) if player else name

    def modifier(self, category: str, what: Any) -> str:
        """What a modifier does, in short: as cards print it where that is a number."""
        if self.lang == "en":
            return modifier(category, what)
        key = f"modifier-{category}"
        if key not in self.messages:
            return modifier(category, what)
        told = what if category in ("gain", "expand", "shrink") else (what,)
        return self.say(key, what=self._modified(told[0]), n=told[-1])

    def _modified(self, what: Any) -> str:
        return distances(what) if isinstance(what, tuple) else self.term(str(what))

    def sources(self, effects: Sequence[Identity]) -> str:
        """The sources of several effects, each once."""
        return self.join(tuple(dict.fromkeys(self.source(e) for e in effects)))

    def join(self, parts: Sequence[str]) -> str:
        """A list in a sentence."""
        return listed(parts, self.lang) if len(parts) != 2 else self.say("and").join(parts)

    def cites(self, clauses: Iterable[str]) -> str:
        """Clauses as they stand behind what rests on them."""
        from judge.report.gists import cites

        return cites(clauses, self.lang)

    def apart(self, parts: Iterable[str]) -> str:
        """Statements one after the other."""
        return self.say("apart").join(parts)

    def made(self, event: Event) -> Choice:
        """A choice that was made, by its event; `about` says which text asked for it, and when."""
        from judge.engine import Choice

        text = self._texts.get(event.frame)
        about = () if text is None else (text, event.n)
        return Choice(event.actor, event.data["choice"], event.data["options"], about=about)

    def option(self, choice: Choice, option: Option) -> str:
        """An option as the line of play that picks it."""
        from judge.report.gists import cited

        told = self.floor.lines.label(self.view, choice, option, self.lang)
        return told if self.lang == "en" else cited(told, self.lang)

    def explained(self, choice: Choice, option: Option) -> str:
        """An option as a reader is shown it: what is named by a clause alone with what the clause says."""
        from judge.report.columns import width
        from judge.report.gists import gist_if_clause, title

        said = self.option(choice, option)
        effect = option[1] if option[0] in ("resolve", "replace") and len(option) > 1 else ""
        rule = effect if isinstance(effect, str) else effect.rule if by_rule_alone(effect) else ""
        gist = gist_if_clause(rule, self.lang) if rule else ""
        if width(gist) > LONG:
            gist = title(rule, self.lang)
        return bracketed(said, gist.rstrip(".。"), self.lang) if gist else said

    def nothing(self, choice: Choice) -> tuple[str, ...]:
        """The line that picks nothing, where that may be and no option says it."""
        if choice.least or any(option[0] in ("pass", "no") for option in choice.options):
            return ()
        return (self.floor.lines.labels(self.view, choice, (), self.lang),)

    def options(self, there: Open) -> tuple[str, ...]:
        """What is open, as lines of play."""
        if self.lang == "en":
            return there.options
        choice = there.choice
        return tuple(self.option(choice, choice.options[i]) for i in self.floor.lines.distinct(self.view, choice))

    def line(self, text: str) -> str:
        """A line of play, as it stands in a file or in English."""
        return self.floor.lines.translated(text, self.lang)

    def played(self, line: Line) -> str:
        """A line of play with its player, in the reader's language, however it was written."""
        rest = line.rest
        for arg in sorted(set(line.args), key=len, reverse=True):
            own = self.known.get(arg.casefold())
            rest = rest.replace(arg, self.called(own)) if own else rest
        return f"{line.by}: {self.line(f'{line.verb} {rest}'.strip().replace('_', ' '))}"

    @cached_property
    def known(self) -> Mapping[str, str]:
        """The names that facts hold, by those of every language; what else they are called by, as it is."""
        told = (self.tell.names(self.view.game, lang) for lang in LANGUAGES)
        return {name.casefold(): own for names in told for own, said in names.items() for name in (own, said)}

    def named_line(self, text: str) -> str:
        """A line of play as it stands in a file, with what it names in the reader's language."""
        parts = text.split(" ")
        for at in range(1, len(parts)):
            own = self.known.get(" ".join(parts[at:]).casefold())
            if own:
                return self.line(" ".join((*parts[:at], self.called(own))))
        return self.line(text)

    def filed(self, text: str) -> str:
        """A line of play with its player, as it stands in a file, in the reader's language; of an attempt
        what is tried."""
        if self.lang == "en":
            return text
        by, colon, rest = text.partition(": ")
        return f"{by}{colon}{self.named_line(rest.removeprefix('attempt '))}"

    def called(self, name: str) -> str:
        """An object by the name that facts hold, with what stands behind it there."""
        if self.lang == "en":
            return name
        own, colon, rest = name.partition(": ")
        own, bracket, state = own.partition(" (")
        told = self._names.get(own) or self._folded.get(own.casefold(), own)
        told = bracketed(told, self.term(state.rstrip(")")), self.lang) if bracket else told
        return labelled(told, self._state(rest), self.lang) if colon else told

    def _state(self, text: str) -> str:
        """What lies on a card and what it has, as files or reports in English write it."""
        if text.startswith("{"):
            pairs = [pair.partition(": ")[::2] for pair in text.strip("{}").split(", ")]
            more = [" ".join((name, value)).removesuffix(" true") for name, value in pairs if name != "crystals"]
            head = dict(pairs).get("crystals", "")
        else:
            head, _, rest = text.partition("(")
            more = rest.rstrip(")").split(", ") if rest else []
        told = [" ".join(self.zone(part) if "." in part else self.term(part) for part in one.split()) for one in more]
        return bracketed(head.strip(), listed(told, self.lang), self.lang) if told else head.strip()

    def valued(self, text: str) -> str:
        """What a player has told as words: a word of the game, several of them, or names of cards."""
        if self.lang == "en":
            return self.term(text)
        return listed((self._valued(part) for part in text.split(", ")), self.lang)

    def _valued(self, text: str) -> str:
        told = self.term(text)
        if told != text.replace("_", " "):
            return told
        own = self.known.get(text.casefold())
        return self.called(own) if own else " ".join(map(self.term, text.split(" ")))

    @cached_property
    def _names(self) -> Mapping[str, str]:
        return self.tell.names(self.view.game, self.lang)

    @cached_property
    def _folded(self) -> Mapping[str, str]:
        return {name.casefold(): own for name, own in self._names.items()}

    def fact(self, path: str, card: Ref | None = None) -> str:
        """A fact by its path: a zone, a number of the board, a value of a card or an attack.

        `card`: of an attack that is only weighed, the card with which it would be made.
        """
        parts = path.split(".")
        if card is not None:
            return self.say("its", thing=self.say("attack_weighed", name=self.card(card.id)), what=self.term(parts[-1]))
        if parts[0] == "attack" and len(parts) > 2:
            return self.say("its", thing=self.attack(int(parts[1])), what=self.term(parts[2]))
        if parts[0] == "card" and len(parts) > 2:
            return self.say("its", thing=self.card(int(parts[1])), what=self.term(parts[2]))
        if parts[0] == "attack" and len(parts) == 2 and parts[1].isdigit() and self.lang != "en":
            return self.attack(int(parts[1]))
        if parts[0] in self.floor.players and len(parts) > 2:
            return listed((self.zone(".".join(parts[:2])), *map(self.term, parts[2:])), self.lang)
        return self.zone(path)

    def kind(self, kind: str) -> str:
        """What a kind of choice is about."""
        return self.messages.get(f"kind-{kind}") or self.term(kind)

    def why(self, what: str) -> str:
        """An obstacle by its key."""
        return self.messages.get(f"reason-{what}") or self.term(what)

    def obstacle(self, one: Obstacle) -> str:
        """An obstacle, with what it comes from and the measure of it."""
        text = f"reason-{one.what}.text"
        ability = getattr(self.view.game, "abilities", {}).get(text_of(one.source))
        if text in self.messages and ability is not None:
            return self.say(text, text=self.text_of(ability))
        said = one.source == "rule" or one.what == "use_this"
        by = "" if said else self.say("obstacle_source", source=self.source(one.source))
        measure = f"reason-{one.what}.facts"
        if not one.facts or measure not in self.messages:
            return f"{self.why(one.what)}{by}"
        facts = {name: self._told(name, one) for name, _ in one.facts}
        return self.say("measured", what=f"{self.why(one.what)}{by}", measure=self.say(measure, **facts))

    def text_of(self, ability: Any) -> str:
        """What an ability says, in one line."""
        return self.tell.text_of(self, ability)

    def gap(self, gap: str) -> tuple[str, tuple[str, ...]]:
        """What the rules do not decide, and its readings in order; nothing for an unknown gap."""
        letters = [f"gap-{gap}.{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"]
        return self.messages.get(f"gap-{gap}"), tuple(self.say(one) for one in letters if one in self.messages)

    def reading(self, gap: str, letter: str) -> str:
        """One reading of a gap."""
        return self.say(f"gap-{gap}.{letter}")

    def _told(self, name: str, one: Obstacle) -> str:
        """One of the facts of an obstacle."""
        facts = dict(one.facts)
        value = facts[name]
        match name:
            case "active" | "by":
                return self.player(value)
            case "card":
                return self.card(value)
            case "zone":
                return self.zone(value)
            case "attack":
                return self.attack(value)
            case "range":
                return distances(value)
            case "phase":
                return self.term(f"{value}_phase")
            case "kind":
                return self.kind(value)
            case "where":
                return self.tell.condition(self, value)
            case "due" if isinstance(value, tuple):
                parts = zip(value, facts["there"], strict=True)
                return self.join([self._owed(*owed, there=there) for owed, there in parts])
        return self.term(value) if isinstance(value, str) else str(value)

    def _owed(self, zone: str, n: int, *effect: str, there: int) -> str:
        """A part of what is due: crystals of a zone, or cards of one that an effect asks for."""
        facts = {"n": n, "zone": self.zone(zone), "there": there}
        if not effect:
            return self.say("reason-cost.each", **facts)
        return self.say("reason-cost.cards", **facts, source=self.source(effect[0]))
