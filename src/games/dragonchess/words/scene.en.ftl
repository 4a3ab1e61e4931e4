
# Dragonchess: what stands on the picture. Short: there is room for one or two words.

drc-plate-gold = Gold
drc-plate-scarlet = Scarlet
