
# Dragonchess: what stands on the picture. Short: there is room for one or two words.

drc-plate-holds = freezes { $squares }
drc-plate-holds-several = freezes { $count } pieces

drc-level-air = Air
drc-level-land = Land
drc-level-underworld = Underworld

drc-layout-wide = three boards in a row
drc-layout-air = the air alone
drc-layout-land = the land alone
drc-layout-underworld = the underworld alone
