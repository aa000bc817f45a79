"""What is said of boards and of what happens on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.identity import Identity, thing_of
from judge.messages import bracketed
from judge.messages.forms import aside
from judge.port import simple_tell
from judge.port.simple_tell import EMPTY, shown
from judge.port.tell import Course, Say, Slot, UnderWay
from judge.vision.board import reading, strength
from judge.vision.file import lines
from judge.vision.messages import WORDS
from judge.vision.model import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.engine import Event, View
    from judge.port.floor import Change
    from judge.port.ruling import Ruling

SHOWN = ("hand", "field", "underworld", "removed", "play", "sideboard")
STACKED = ("deck", "nodes")
SILENT = ("queue", "put", "unlink", "waited", "priority", "entering", "change_hit", "hit")


class Tell(simple_tell.Tell):
    """Words made of the messages of the game and of the names of its cards."""

    def rooms(self, view: View) -> tuple[str, ...]:
        """The messages of the game."""
        return (WORDS,)

    def name(self, view: View, thing: int, lang: str) -> str:
        """Cards are called as they are printed."""
        return lines.card_name(view, thing)

    def about(self, effect: Identity) -> int | None:
        """The card that an effect's identity speaks of."""
        thing = thing_of(effect)
        return thing.id or None if thing is not None and thing.kind == "card" else None

    def text_of(self, words: Say, ability: Any) -> str:
        """Effects have no text of their own."""
        return str(getattr(ability, "key", ability))

    def sentences(self, words: Say, course: Course, event: Event) -> list[tuple[int, str]]:
        """What happened in a change, sentence by sentence."""
        found = [(0, said) for h in event.happened if (said := self._sentence(words, h.kind, h.facts, str(h.done)))]
        found += [(1, said) for c in event.derived if (said := self._became(words, c))]
        return found

    def assumed(self, words: Say, told: str) -> str:
        """Which card a name was taken for, with the numbers of the others (`file.facts.assumed`)."""
        name, number, others = told.rsplit(": ", 2)
        return words.say("assumed_alike", name=name, number=number, others=words.join(others.split(", ")))

    def _sentence(self, words: Say, kind: str, facts: Mapping[str, Any], done: str) -> str:
        if done == "not" or kind in SILENT or facts.get("alone"):
            return ""
        card = words.card(facts["card"]) if isinstance(facts.get("card"), int) else ""
        match kind:
            case "bring":
                return words.say("v_move", card=card, source=words.zone(facts["was"]), target=words.zone(facts["to"]))
            case "attach":
                return words.say("v_attach", card=card, host=words.card(facts["to"]))
            case "orient":
                return words.say("v_sleeps" if facts["asleep"] else "v_wakes", card=card)
            case "hurt":
                to = facts["to"]
                whom = words.player(to) if isinstance(to, str) else words.card(to)
                return words.say("v_hurt", whom=whom, n=facts["n"], combat=str(bool(facts["combat"])).lower())
            case "mark":
                return words.say(f"v_{facts['state']}", card=card)
            case "life":
                return words.say("v_life", player=words.player(facts["player"]), n=facts["by"])
            case "phase":
                return words.say("v_phase", phase=words.term(f"{facts['phase']}_phase"))
            case "turn":
                return words.say("v_turn", player=words.player(facts["player"]))
            case "link":
                return words.say(f"v_{facts['kind']}", player=words.player(facts["by"]), card=card)
            case "void":
                return words.say("v_void", card=card)
        return words.say(f"v_{kind}", card=card) if f"v_{kind}" in MESSAGES else ""

    def _became(self, words: Say, change: Any) -> str:
        head, _, rest = change.path.partition(".")
        number, _, what = rest.partition(".")
        if head != "card" or change.before is None or change.after is None:
            return ""
        return words.say("v_became", card=words.card(int(number)), what=words.term(what), n=change.after)

    def varied(self, words: Say, change: Change) -> str:
        """A change of the board: more life or nodes, a card awake, something not yet done, a phase, a turn player."""
        match change.kind, change.about:
            case "info", (str(player), "life" | "nodes" as what, int(n)):
                return words.say(f"vary-{what}", player=words.player(player), n=n)
            case "info", (str(player), str(done), False):
                return words.say("vary-not_done", player=words.player(player), what=words.term(done))
            case "mark", (int(card), "asleep"):
                return words.say("vary-awake", card=words.card(card))
            case "fact", ("phase", str(phase)):
                return words.say("vary-phase", phase=words.term(f"{phase}_phase"))
            case "fact", ("active", str(player)):
                return words.say("vary-active", player=words.player(player))
        raise ValueError(f"no words for {change}")

    def rows(self, words: Say, ruling: Ruling) -> list[tuple[str, ...]]:
        """A row for each zone, one for life."""
        head = ("", *(words.player(player) for player in PLAYERS))
        names = ("life", "field", "hand", "underworld", "removed", "play")
        rows = [(words.term(n), *(shown(ruling.board.get(f"{p}.{n}"), words.lang) for p in PLAYERS)) for n in names]
        for zone in STACKED:
            rows.append((words.term(zone), *(str(len(ruling.board.get(f"{p}.{zone}", ()))) for p in PLAYERS)))
        return [head, *(row for row in rows if any(cell not in (EMPTY, "0") for cell in row[1:]))]

    def common(self, words: Say, ruling: Ruling) -> str:
        """Whose turn it is, and which phase."""
        board = ruling.board
        phase = board.get("phase", "none")
        said = words.term(f"{phase}_phase") if phase != "none" else EMPTY
        turn = f"{words.term('turn')} {board['turn']}"
        return f"{bracketed(turn, words.player(board['active']), words.lang)} · {said}"

    def layout(self, words: Say) -> tuple[Slot, ...]:
        """A place for each zone."""
        found = [Slot("turn", words.term("turn"), "turn"), Slot("active", words.term("active"), "active"),
                 Slot("phase", "", "phase", term="{}_phase")]  # fmt: skip
        found += [Slot("interference", words.term("interference"), "number"),
                  *(Slot(path, words.term(path), "cards") for path in ("attacker", "blocker"))]  # fmt: skip
        for player in PLAYERS:
            found.append(Slot(f"{player}.life", words.term("life"), "number", player, stays=True))
            for zone in (*SHOWN, *STACKED):
                shape: Any = "cards" if zone in SHOWN else "stack"
                found.append(Slot(f"{player}.{zone}", words.term(zone), shape, player, stays=zone in ("field", "hand")))
            found.append(Slot(f"{player}.asleep_nodes", words.term("asleep_nodes"), "number", player))
        return tuple(found)

    def drawn(self, words: Say, view: View, path: str, cards: Sequence[str]) -> Sequence[str]:
        """Cards on the field with how they lie: awake or asleep (5.1.2), attack and toughness, damage, set cards."""
        if not path.endswith(".field"):
            return cards
        return [self._drawn(words, view, card) for card in reading.cards(view, path)]

    def _drawn(self, words: Say, view: View, card: int) -> str:
        name, has = lines.card_name(view, card), strength.damage(view, card)
        states = {"attacker": reading.attacker(view) == card, "blocker": reading.blocker(view) == card,
                  "asleep": reading.asleep(view, card), "down": reading.down(view, card)}  # fmt: skip
        more = [words.term(state) for state, so in states.items() if so]
        more += [f"{words.term('damage')} {has}"] if has else []
        more += [f"{words.term('set')}: {lines.card_name(view, one)}" for one in reading.attached(view, card)]
        if reading.is_character(view, card):
            name = "{} {}/{}".format(name, *strength.shown(view, card))
        return aside(name, more, words.lang) if more else name

    def under_way(self, view: View) -> Mapping[int, UnderWay]:
        """Attacks are facts of the board."""
        return {}


MESSAGES = ("v_face", "v_turn_side", "v_last", "v_wait", "v_order", "v_define", "v_unmark")


TELL = Tell({}, PLAYERS)
