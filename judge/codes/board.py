"""J2: a board that cannot be."""

from __future__ import annotations

from judge.codes.entry import Code

CODES: dict[str, Code] = {
    "J201": Code(
        "The crystals do not add up",
        "There are 36 crystals, more or fewer only by what cards brought in or sent out. The message shows the sum.",
        "Leave one of the numbers out and it is computed; or state `outside: n`.",
        "board:\n  distance: 4\n  shadow: 0\n  a: {life: 10, aura: 3, flare: 0}\n  b: {life: 10, aura: 3, flare: 0}\n",
    ),
    "J202": Code(
        "Over its cap",
        "More crystals lie in an aura or in the distance than fit, and no card in play raises the cap.",
        "Correct the number; where it was computed, one of the others is wrong.",
        "board:\n  distance: 4\n  a: {aura: 6}\n",
    ),
    "J203": Code(
        "No such card",
        "No card of this printing bears that number or, in any language, that name.",
        "Take one of the names suggested; `judge cards search` finds names, `cards:` chooses the printing.",
        "board:\n  a: {megami: [yurina, himika], hand: [Slassh]}\n",
    ),
    "J204": Code(
        "A name of several cards",
        "The name alone does not say which card is meant.",
        "Write the official number.",
        "board:\n  a: {hand: [Twin]}\n",
    ),
    "J205": Code(
        "A card that no megami explains",
        "Neither megami of the player brings it in the version stated, and none of the opponent's cards can lie there.",
        "Correct `megami` (an alternate leaves cards of the original behind), or move the card.",
        "board:\n  a: {megami: [yurina, himika], hand: [衝音晶]}\n",
    ),
    "J206": Code(
        "A card in two places",
        "More of a card lie on the board than exist.",
        "Take it out of all zones but one.",
        "board:\n  a: {megami: [yurina, himika], hand: [Slash], played: [斬]}\n",
    ),
    "J207": Code(
        "A card in a zone of another class",
        "Only specials lie among the specials; an unknown special does not lie in deck, hand, played or facedown.",
        "Move the card, or name it.",
        "board:\n  a: {megami: [yurina, himika], specials: [斬]}\n",
    ),
    "J208": Code(
        "Not an enhancement",
        "An attack or an action does not stay in the enhancements.",
        "Put the card where it lies: `played`, `in_use`, `specials`.",
        "board:\n  distance: 4\n  a: {megami: [yurina, himika], enhancements: [Slash: 1]}\n",
    ),
    "J209": Code(
        "An enhancement without its crystals",
        "The crystals on an enhancement are part of the 36 and have to be stated, even where there is none.",
        "Write `Name: 2`, or `{card: Name, crystals: 2}`.",
        "board:\n  b: {megami: [saine, tokoyo], enhancements: [衝音晶]}\n",
    ),
    "J210": Code(
        "No such megami",
        "No megami and no version of one is called that.",
        "Write an id like `yurina` or `saine-a1`, or a name in Japanese, English or Korean.",
        "board:\n  a: {megami: [yurena, himika]}\n",
    ),
    "J211": Code(
        "Not two different megami",
        "A player has two megami, and never two versions of one.",
        "Name two; `?` stands for one that is not known.",
        "board:\n  a: {megami: [yurina]}\n",
    ),
    "J212": Code(
        "Known, but not there",
        "`known` lists hidden cards that the opponent has seen; this one lies in no hidden zone of the player.",
        "Put the card into the zone where it lies, or take it out of `known`.",
        "board:\n  a: {megami: [yurina, himika], hand: [Slash], known: [一閃]}\n",
    ),
}
