"""J40: a deck that cannot be chosen, and cards asked for that do not exist."""

from __future__ import annotations

from judge.codes.entry import Code

CODES: dict[str, Code] = {
    "J400": Code(
        "No such card or megami",
        "The printing asked for has no card or megami of that number or name, in any language. Megami come and cards "
        "change their names with printings.",
        "Take the name that is suggested, try `judge cards search WORD`, or choose the printing with `--cards`.",
    ),
    "J401": Code(
        "Not two megami",
        "A deck is made with two megami (2-1).",
        "List two under `megami:`, like `[yurina, saine-a1]`.",
    ),
    "J402": Code(
        "Two megami of one number",
        "A megami and her other versions bear one number, and the two that a player chooses must differ in it (2-1).",
        "Keep one of the two versions and choose another megami beside it.",
    ),
    "J403": Code(
        "A megami that cannot be chosen",
        "Cards name some megami as their user who are not in the list of those that can be chosen (2-2), and a megami "
        "cannot be chosen in a printing that is older than her.",
        "Choose a megami that `judge cards list` shows for the printing.",
    ),
    "J404": Code(
        "A card that cannot be chosen",
        "A deck is chosen from the lists of its two megami, each in her version (3-1, appendix 1). Not in them are "
        "cards of other megami, cards of another version, and what set-up lays out in extra or in a zone of its own.",
        "Replace the card by one of those that `judge cards list --megami VERSION` marks as chosen for a deck.",
    ),
    "J405": Code(
        "A card chosen twice",
        "Of each card a player has one (3-1). The card that Saine and Tokoyo share exists once, even with both.",
        "Replace one of the two.",
    ),
    "J406": Code(
        "Not seven normal cards and three specials",
        "A deck has exactly seven normal cards and three specials (3-2).",
        "Add or take away cards until both counts are right.",
    ),
    "J410": Code(
        "An effect that cannot be read",
        "The abilities of a card are written in the effect vocabulary: each says when it holds (`at`) and what it "
        "does, in operations and expressions that the vocabulary knows.",
        "Correct the word or the expression at the place; `docs/vocabulary.md` shows every operation with an example.",
    ),
    "J411": Code(
        "A card whose effects are not written yet",
        "The card exists, and its printed values are known, but its effects have not been written down, so a run "
        "stops where it would be used or would lie where it can be used from, wherever it came from.",
        "Take the card away if it does not matter, or define it in the file under `cards_adhoc`. "
        "`judge cards list --format json` says of every card whether it is executable.",
    ),
}
