### What the rules do not decide, and under its letter each reading, in English.

gap-G1 = 貫通 adds the damage that the blocking character had already taken: is the damage of this battle among it?
    .a = no, only earlier damage counts
    .b = yes, it has been applied by then
gap-G2 = Effects of both players come at one moment: in which order?
    .a = the turn player's first, all of them
    .b = the other player's first
gap-G3 = A node discarded as a payment would go elsewhere instead, but a declaration lets no effect act.
    .a = it goes elsewhere
    .b = it goes to the underworld
gap-G10 = The deck has fewer cards than the graze asks for.
    .a = no graze
    .b = as many as there are
gap-G11 = A card is discarded while another removal is being carried out.
    .a = at once, inside it
    .b = after it
gap-G12 = Do nodes wake in the active phase? They lie in the node area, not on the field.
    .a = no, only the cards of the field
    .b = yes, they too
gap-G13 = A card of ラストワード costs a hyphen, which is never played; its spiritualist lets nodes and cost be ignored.
    .a = it is played with the spiritualist there: nobody asks for its cost
    .b = it is never played
gap-G8 = A character becomes 決死 by 即死 in a battle: is it removed by battle?
    .a = no, by the effect
    .b = yes, by battle as well
