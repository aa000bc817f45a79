"""Where the rules are silent: each gap with its clauses and its readings, the most defensible first."""

from __future__ import annotations

from collections.abc import Mapping

from judge.port.obstacle import Gap

GAPS: Mapping[str, Gap] = {
    "G1": Gap(
        ("5-5 paragraph 1", "9-1 paragraph 2"), "One sentence orders several things: are they one change?",
        ("one for each operation", "one for the sentence"),
    ),
    "G2": Gap(
        ("9-1 paragraph 2", "5-5 paragraph 3"), "Is a held effect resolved although its condition has lapsed?",
        ("dropped, for it states a condition of the board", "kept"),
    ),
    "G3": Gap(
        ("4-2 1",), "Both players are at life 0 at once.", ("a draw, as in the newer edition", "undecided"),
    ),
    "G4": Gap(
        ("5-6 i",), "Several assignments meet, none of them the active player's.",
        ("the smallest of those left", "none applies"),
    ),
    "G5": Gap(
        ("10-5 2",), "An attack made by an effect is improper: does the rest of the effect go on?",
        ("it goes on", "it stops"),
    ),
    "G6": Gap(
        ("9-4 paragraph 2",), "An attack is proper but its player cannot attack: was it made?",
        ("it was not made", "it was made, then removed"),
    ),
    "G7": Gap(
        ("9-2-3 v",), "Does an enhancement that is no longer in use still enter the enhancements?",
        ("only if it is in use", "always"),
    ),
    "G8": Gap(
        ("9-1 paragraph 2", "9-2-2 iii"), "A card's effects wait until the attack it answers is over: where is it?",
        ("it stays in use until they are done", "it goes where used cards go at once"),
    ),
    "G9": Gap(
        ("9-4 ii", "9-4 iii"), "Has an attack that failed been resolved?",
        ("yes, its resolution ended there", "only one that was carried through"),
    ),
    "G10": Gap(
        ("5-9 paragraph 2", "10-31"), "May the card that is being used be paid as its own added cost?",
        ("no, only another card", "yes, it is still where it was"),
    ),
    "G12": Gap(
        ("10-22 paragraph 4",), "An attack gains and loses the same keyword.", ("the loss wins", "the gain wins"),
    ),
    "G13": Gap(
        ("9-4 ii", "9-4 iv", "9-4 vi"),
        "An effect by which an attack is cancelled was in force and is no more: is the attack cancelled?",
        ("it is not cancelled: that is asked at the step", "it stays cancelled"),
    ),
    "G14": Gap(
        ("5-6",), "The amount of a change that was ordered once would be another by now: which counts?",
        ("what it was when the change was resolved", "what it is whenever the change counts"),
    ),
    "G15": Gap(
        ("6-3 paragraph 7",), "Some of the crystals on a card in use leave it: where had they come from?",
        ("who moves them picks", "they cannot be told apart, so what moves has left no zone"),
    ),
    "G16": Gap(
        ("9-1 paragraph 2",), "Several effects would replace one movement, card or basic action: who picks?",
        ("the active player", "the player whose movement, card or action it is"),
    ),
    "G17": Gap(
        ("5-8-3-2 paragraph 1",), "The attacker picks the side, and the aura is too small.",
        ("the bar on too small an aura stays", "it binds only the damaged player"),
    ),
    "G18": Gap(
        ("10-26", "5-8-3-2 paragraph 1"), "Damage to both sides at once: is that one damage or two?",
        ("one for each side that has a number", "one, with both sides chosen"),
    ),
    "G19": Gap(
        ("5-8-3", "5-10 paragraph 1"), "Fewer crystals moved than damage was dealt: how much damage was taken?",
        ("the value dealt", "the crystals that moved"),
    ),
    "G20": Gap(
        ("10-8",), "Is a bound reached only when it is crossed?",
        ("when it is crossed", "at each change beyond it"),
    ),
    "G21": Gap(
        ("8-1-2",), "The card of an effect that is resolved once a phase left and came back: may it be resolved again?",
        ("yes, it is another object", "no, it is the same effect"),
    ),
    "G22": Gap(
        ("8-2-1",), "Where among the effects of the beginning of the main phase is the action chosen?",
        ("anywhere, as the active player likes", "first, before any of them"),
    ),
    "G23": Gap(
        ("8",), "When does what lasts for a turn end?",
        ("after 8-3-2, before the turn passes", "at 8-1-1 of the next turn"),
    ),
    "G24": Gap(
        ("10-16 paragraph 2", "9-1-3-3 paragraph 2"), "The original of a copy in use is lost: what of its text?",
        ("it keeps the text with which its use began", "the text is gone from then on"),
    ),
    "G25": Gap(
        ("6-2-1-7 paragraph 1", "9-5"), "The card left in the middle of its disenchant effects: what of the rest?",
        ("resolved: only the steps are lost", "lost with the steps"),
    ),
    "G26": Gap(
        ("9-2 paragraph 3",), "A card in use uses itself: does that count as a use?",
        ("it counts as another use", "it does not"),
    ),
    "G27": Gap(
        ("10-1 paragraph 1",), "Is an arrow in the text of an attack an arrow of a card, for effects on these?",
        ("yes, as the newer edition says", "no"),
    ),
    "G28": Gap(
        ("9-6 i-A", "9-6 i-B"), "An effect names several basic actions: may one be chosen that moves nothing?",
        ("any of those named, as the newer edition says", "one of them that moves something"),
    ),
    "G29": Gap(
        ("8-3-2", "10-24"), "No card above the hand limit can be put facedown: does that have to be proved?",
        ("yes, the hand is shown", "no, the player's word is taken"),
    ),
    "G30": Gap(
        ("6-4-1-1 paragraph 1",), "Has a copied attack the class and subtype of the original?",
        ("none: it is a created attack", "the original's"),
    ),
    "G31": Gap(
        ("10-13 paragraph 1",), "A phase is ended by an effect: which bookings are lost with it?",
        ("those for what was to be resolved in it", "all that were made in it"),
    ),
    "G32": Gap(
        ("9-2-1 i", "9-4 paragraph 1"),
        "Between its generation and its making another attack is made: which one takes an effect on the next attack?",
        ("the attack that is made first", "the attack that was generated first"),
    ),
    "G33": Gap(
        ("9-6 iii",), "Has a basic action that moved nothing happened?", ("yes, as the newer edition says", "no"),
    ),
    "G34": Gap(
        ("9-1 paragraph 2",), "Effects that nobody can decline call each other up without end: what then?",
        ("the game goes on without end, and has no result", "a draw"),
    ),
    "G35": Gap(
        ("9-1-1-6 paragraph 1",), "Is a redirect that depends on its destination judged crystal by crystal?",
        ("the whole movement at once", "crystal by crystal"),
    ),
    "G36": Gap(
        ("9-6 i-B",),
        "A basic action would move nothing, or what an effect does instead of it would not: is it allowed?",
        (
            "what is done has to move something", "the action itself has to move something",
            "one of the two has to move something",
        ),
    ),
    "G37": Gap(
        ("8-2-2 B", "9-2 paragraph 6"), "The one card of the throughout action was used improperly: what then?",
        ("the phase ends", "another may be chosen, for none was used"),
    ),
    "G38": Gap(
        ("5-7 i", "5-7 paragraph 2"), "Several effects replace one range by different ones: what is it then?",
        ("all of them together", "the active player's alone, as with numbers", "the last one alone"),
    ),
    "G39": Gap(
        ("5-7 paragraph 2", "10-4 paragraph 2"), "Several shrinks of a range with holes: in which order?",
        ("the one that suits the attack's player", "the one that suits the other player"),
    ),
    "G40": Gap(
        ("9-1 paragraph 1",), "A text lets one choose several times: when?",
        ("each when its turn comes, as the newer edition says", "all before the first is resolved"),
    ),
    "G41": Gap(
        ("9-1-1-6 paragraph 1",),
        "Damage is taken with crystals that count as lying in the aura: has the aura changed?",
        ("yes, they count as lying there", "no, the aura itself has not"),
    ),
    "G42": Gap(
        ("10-11", "10-27 paragraph 1"), "A copied attack speaks of \"this card\": which one is that?",
        ("no card: none was used for it", "the card of the original attack", "the card by which the copy was made"),
    ),
}  # fmt: skip
