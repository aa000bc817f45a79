### Kururu, in English.

do-discovery = the discovery of the century
do-name_card = name a card: { $as }
kind-name_card = the card to name
kind-discover = whose specials are taken
