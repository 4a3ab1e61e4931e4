
# Dragonchess: what stands on the picture. Short: there is room for one or two words.

drc-plate-gold = Gold
drc-plate-scarlet = Scarlet
drc-plate-turn = to move
drc-plate-check = in check
drc-plate-holds = freezes { $squares }
drc-plate-holds-several = freezes { $count } pieces
drc-plate-mated = checkmated
drc-plate-resigned = has resigned
drc-plate-won = has won
drc-plate-stalemate = stalemate
drc-plate-bare-kings = bare Kings
drc-plate-repetition = position ×{ $times }
drc-plate-quiet = { $moves ->
    [one] one quiet move
   *[other] { $moves } quiet moves
}

drc-title-move = move { $number }
drc-reach-title = { $piece }: { $letters }

drc-level-air = Air
drc-level-land = Land
drc-level-underworld = Underworld

drc-layout-wide = three boards in a row
drc-layout-air = the air alone
drc-layout-land = the land alone
drc-layout-underworld = the underworld alone

# Letters on the pieces: what may be typed for them.

drc-badge-sylph = S
drc-badge-griffon = G
drc-badge-dragon = Dr
drc-badge-warrior = W
drc-badge-oliphant = O
drc-badge-unicorn = U
drc-badge-hero = H
drc-badge-thief = T
drc-badge-cleric = C
drc-badge-mage = M
drc-badge-king = K
drc-badge-paladin = P
drc-badge-dwarf = D
drc-badge-basilisk = B
drc-badge-elemental = E
